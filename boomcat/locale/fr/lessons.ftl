# The lessons of boomcat/lessons: lesson-NAME-STEP asks for a step, at most twelve words, and -instead answers any other
# move that would be legal. $player2 is the name of player 2, and so on.
lesson-first-draw = À toi. Pioche une carte : ton tour est fini.
lesson-first-draw-instead = Chaque chose en son temps. D’abord, pioche.
lesson-first-see = Un chaton se cache là-dedans. Joue la Divination.
lesson-first-see-instead = À l’aveugle ? Regarde d’abord : Divination.
lesson-first-skip = Un chaton sur la pile ! Passe-Tour : finis sans piocher.
lesson-first-skip-instead = Ce chaton n’attend pas. Joue le Passe-Tour.
lesson-first-noped = Non ! Ton Passe-Tour ne fait rien. Laisse faire.
lesson-first-pair = Deux chats pareils volent une carte. Joue tes deux Tacochats.
lesson-first-pair-instead = D’abord, vole { $player2 } : ça te servira bientôt.
lesson-first-kitten = Un « Non ! » volé ! Maintenant pioche : tu peux désamorcer.
lesson-first-kitten-instead = Tu gagnes du temps ? Courage, pioche.
lesson-first-defuse = Le voilà. Vite, désamorce-le !
lesson-first-defuse-instead = Exploser ? La leçon serait un peu courte. Désamorce-le.
lesson-first-hide = Cache le chaton tout en haut : { $player2 } pioche ensuite.
lesson-first-hide-instead = Trop de gentillesse. Tout en haut !
lesson-first-nope = { $player2 } attaque : deux tours pour toi. Dis Non !
lesson-first-nope-instead = Et ce chaton serait pour toi. Dis Non !
lesson-first-attack = Désamorcé, recaché ! Attaque : { $player2 } pioche deux fois.
lesson-first-attack-instead = Ce chaton est peut-être tout près. Laisse piocher { $player2 } : attaque.
