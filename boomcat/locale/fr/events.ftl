# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Messages that name a card have a "-hidden" form for viewers who may not see it.
# Lists of cards stand in brackets: one may end in "Non !", after which no full stop can follow.
# A player is named in three ways: `$Actor` begins a sentence, `$actor` stands within it, and `$to-actor` is the one who
# gets something, loses it or is next. Each may be a number or a name, so nothing else may stand before them that depends
# on the word, such as an article.

# A player whose name is not known, and one who has a name: `.within` a sentence, and `.to` them.
player = Le joueur { $seat }
    .within = le joueur { $seat }
    .to = au joueur { $seat }
player-named = { $name }
    .within = { $name }
    .to = à { $name }

event-turn-began =
    { $role ->
        [actor] C’est ton tour.
       *[other] C’est { $to-actor } de jouer.
    }
event-turn-owed =
    { $role ->
        [actor] C’est ton tour : tu dois jouer { $owed } tours.
       *[other] C’est { $to-actor } de jouer { $owed } tours.
    }
event-turn-last =
    { $role ->
        [actor] Encore à toi. Le dernier, promis.
       *[other] C’est { $to-actor } de jouer le dernier tour qui lui reste.
    }
event-played =
    { $role ->
        [actor] Tu joues { $card }.
       *[other] { $Actor } joue { $card }.
    }
event-played-at =
    { $role ->
        [actor] Tu joues { $card } contre { $target }.
        [target] { $Actor } joue { $card } contre toi.
       *[other] { $Actor } joue { $card } contre { $target }.
    }
event-favor =
    { $role ->
        [actor] Tu demandes une Faveur { $to-target }.
        [target] { $Actor } te demande une Faveur.
       *[other] { $Actor } demande une Faveur { $to-target }.
    }
event-favor-godcat =
    { $role ->
        [actor] Tu joues le Chat-Dieu et demandes une Faveur { $to-target }.
        [target] { $Actor } joue le Chat-Dieu et te demande une Faveur.
       *[other] { $Actor } joue le Chat-Dieu et demande une Faveur { $to-target }.
    }
event-pair =
    { $role ->
        [actor] Tu joues deux pareilles ({ $cards }) pour voler une carte { $to-target }.
        [target] { $Actor } joue deux pareilles ({ $cards }) pour te voler une carte.
       *[other] { $Actor } joue deux pareilles ({ $cards }) pour voler une carte { $to-target }.
    }
event-triple =
    { $role ->
        [actor] Tu joues trois pareilles ({ $cards }) et demandes { $named } { $to-target }.
        [target] { $Actor } joue trois pareilles ({ $cards }) et te demande { $named }.
       *[other] { $Actor } joue trois pareilles ({ $cards }) et demande { $named } { $to-target }.
    }
event-five =
    { $role ->
        [actor] Tu joues 5 cartes différentes ({ $cards }).
       *[other] { $Actor } joue 5 cartes différentes ({ $cards }).
    }
event-noped =
    { $depth ->
        [1]
            { $role ->
                [actor] Tu dis « Non ! » : c’est bloqué.
               *[other] { $Actor } dit « Non ! » : c’est bloqué.
            }
       *[other]
            { $role ->
                [actor] Tu redis « Non ! » : rebloqué.
               *[other] { $Actor } redit « Non ! » : rebloqué.
            }
    }
event-yupped =
    { $depth ->
        [2]
            { $role ->
                [actor] Tu dis « Non ! » au « Non ! », donc « Si ! » : c’est reparti.
               *[other] { $Actor } dit « Non ! » au « Non ! », donc « Si ! » : c’est reparti.
            }
       *[other]
            { $role ->
                [actor] Tu redis « Non ! » au « Non ! », donc « Si ! » : ça repart encore.
               *[other] { $Actor } redit « Non ! » au « Non ! », donc « Si ! » : ça repart encore.
            }
    }
event-window-closed = Plus de « Non ! » : c’est parti.
event-window-closed-stopped = C’est non. On fait comme si de rien n’était.
event-drew =
    { $role ->
        [actor] Tu pioches { $card }.
       *[other] { $Actor } pioche { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Tu pioches une carte.
       *[other] { $Actor } pioche une carte.
    }
event-drew-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : { $card }.
       *[other] { $Actor } pioche la carte du dessous : { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Tu pioches la carte du dessous.
       *[other] { $Actor } pioche la carte du dessous.
    }
event-kitten-hidden =
    { $role ->
        [actor] Ton Chaton Exhibitionniste le cache : pas de boum, et pas un mot.
       *[other] { $Actor } le cache à côté du Chaton Exhibitionniste : pas de boum, et pas un mot.
    }
event-drew-kitten =
    { $role ->
        [actor] Tu pioches un Chaton Explosif !
       *[other] { $Actor } pioche un Chaton Explosif !
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : un Chaton Explosif !
       *[other] { $Actor } pioche la carte du dessous : un Chaton Explosif !
    }
event-defused =
    { $role ->
        [actor] Tu joues { $card } : la mèche fait pschitt.
       *[other] { $Actor } joue { $card } : la mèche fait pschitt.
    }
event-defused-devilcat =
    { $role ->
        [actor] Tu joues { $card } contre le Chat-Diable, qui retourne sur le tapis.
       *[other] { $Actor } joue { $card } contre le Chat-Diable, qui retourne sur le tapis.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Tu poses le chaton sur le dessus de la pioche.
               *[other] { $Actor } pose le chaton sur le dessus de la pioche.
            }
        [one]
            { $role ->
                [actor] Tu remets le chaton dans la pioche, sous une carte.
               *[other] { $Actor } remet le chaton dans la pioche, sous une carte.
            }
       *[other]
            { $role ->
                [actor] Tu remets le chaton dans la pioche, sous { $above } cartes.
               *[other] { $Actor } remet le chaton dans la pioche, sous { $above } cartes.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Tu remets le chaton dans la pioche.
       *[other] { $Actor } remet le chaton dans la pioche, en secret.
    }
event-drew-kitten-imploding =
    { $role ->
        [actor] Tu pioches un Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
       *[other] { $Actor } pioche un Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : un Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
       *[other] { $Actor } pioche la carte du dessous : un Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] Tu pioches un Chaton Implosif, face visible !
       *[other] { $Actor } pioche un Chaton Implosif, face visible !
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : un Chaton Implosif, face visible !
       *[other] { $Actor } pioche la carte du dessous : un Chaton Implosif, face visible !
    }
event-placed-imploding-up =
    { $above ->
        [0]
            { $role ->
                [actor] Tu poses le Chaton Implosif sur le dessus de la pioche, face visible.
               *[other] { $Actor } pose le Chaton Implosif sur le dessus de la pioche, face visible.
            }
        [one]
            { $role ->
                [actor] Tu remets le Chaton Implosif dans la pioche, face visible, sous une carte.
               *[other] { $Actor } remet le Chaton Implosif dans la pioche, face visible, sous une carte.
            }
       *[other]
            { $role ->
                [actor] Tu remets le Chaton Implosif dans la pioche, face visible, sous { $above } cartes.
               *[other] { $Actor } remet le Chaton Implosif dans la pioche, face visible, sous { $above } cartes.
            }
    }
event-placed-imploding-up-hidden =
    { $role ->
        [actor] Tu remets le Chaton Implosif dans la pioche, face visible.
       *[other] { $Actor } remet le Chaton Implosif dans la pioche, face visible, sans dire où.
    }
event-surfaced-imploding-up = Un Chaton Implosif est sur le dessus de la pioche, face visible, au vu de tout le monde.
event-exploded =
    { $role ->
        [actor] Boum. Il y en a jusqu’au plafond (il reste : { $cards }).
       *[other] { $Actor } fait boum (il reste : { $cards }).
    }
event-exploded-imploding =
    { $role ->
        [actor] Tu disparais dans un minuscule trou noir (il reste : { $cards }).
       *[other] { $Actor } implose (il reste : { $cards }).
    }
event-exploded-devilcat =
    { $role ->
        [actor] Le Chat-Diable t’emmène chez lui (il reste : { $cards }).
       *[other] Le Chat-Diable emmène { $actor } chez lui (il reste : { $cards }).
    }
event-exploded-barking =
    { $role ->
        [actor] Ouaf, puis boum (il reste : { $cards }).
       *[other] Ouaf, puis boum : { $actor } n’y résiste pas (il reste : { $cards }).
    }
event-peeked =
    { $role ->
        [actor] Tu vois les cartes du dessus, de haut en bas ({ $cards }).
       *[other] { $Actor } voit les cartes du dessus, de haut en bas ({ $cards }).
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Tu regardes la carte du dessus.
               *[other] { $Actor } regarde la carte du dessus.
            }
       *[other]
            { $role ->
                [actor] Tu regardes les { $count } cartes du dessus.
               *[other] { $Actor } regarde les { $count } cartes du dessus.
            }
    }
event-altered =
    { $role ->
        [actor] Tu les remets dans cet ordre, de haut en bas ({ $cards }).
       *[other] { $Actor } les remet dans cet ordre, de haut en bas ({ $cards }).
    }
event-altered-hidden =
    { $role ->
        [actor] Tu les remets dans l’ordre de ton choix.
       *[other] { $Actor } les remet dans l’ordre de son choix.
    }
event-revealed = Tout le monde voit les cartes du dessus, de haut en bas ({ $cards }).
event-shuffled = La pioche est mélangée. Adieu, beaux plans.
event-swapped =
    { $role ->
        [actor] Tu intervertis les cartes du dessus et du dessous de la pioche.
       *[other] { $Actor } intervertit les cartes du dessus et du dessous de la pioche.
    }
event-bombed =
    { $kittens ->
        [0]
            { $role ->
                [actor] Tu ne trouves aucun Chaton Explosif et te contentes de mélanger la pioche.
               *[other] { $Actor } ne trouve aucun Chaton Explosif et se contente de mélanger la pioche.
            }
        [one]
            { $role ->
                [actor] Tu poses le seul Chaton Explosif sur le dessus de la pioche et mélanges le reste. Aux abris !
               *[other] { $Actor } pose le seul Chaton Explosif sur le dessus de la pioche et mélange le reste. Aux abris !
            }
       *[other]
            { $role ->
                [actor] Tu poses les { $kittens } Chatons Explosifs sur le dessus de la pioche et mélanges le reste. Aux abris !
               *[other] { $Actor } pose les { $kittens } Chatons Explosifs sur le dessus de la pioche et mélange le reste. Aux abris !
            }
    }
event-gave =
    { $role ->
        [actor] Tu donnes { $card } { $to-target }.
        [target] { $Actor } te donne { $card }.
       *[other] { $Actor } donne { $card } { $to-target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Tu donnes une carte { $to-target }.
        [target] { $Actor } te donne une carte.
       *[other] { $Actor } donne une carte { $to-target }.
    }
event-stole =
    { $role ->
        [actor] Tu voles { $card } { $to-target }.
        [target] { $Actor } te vole { $card }.
       *[other] { $Actor } vole { $card } { $to-target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Tu voles une carte { $to-target }.
        [target] { $Actor } te vole une carte.
       *[other] { $Actor } vole une carte { $to-target }.
    }
event-claimed-found =
    { $role ->
        [actor] { $Target } te remet { $card }.
        [target] Tu remets { $card } { $to-actor }.
       *[other] { $Target } remet { $card } { $to-actor }.
    }
event-claimed =
    { $role ->
        [actor] { $Target } n’a pas la carte demandée ({ $card }) : bien tenté.
        [target] Tu n’as pas la carte demandée ({ $card }) : bien tenté, { $actor }.
       *[other] { $Target } n’a pas la carte demandée ({ $card }) : bien tenté, { $actor }.
    }
event-found-nothing =
    { $role ->
        [actor] { $Target } n’a rien pour toi.
        [target] Tu n’as rien pour { $actor }.
       *[other] { $Target } n’a rien pour { $actor }.
    }
event-took =
    { $role ->
        [actor] Tu prends { $card } dans la défausse.
       *[other] { $Actor } prend { $card } dans la défausse.
    }
event-lifted =
    { $role ->
        [actor] Tu regardes la carte du dessous : { $card }.
       *[other] { $Actor } regarde la carte du dessous : { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Tu regardes la carte du dessous.
       *[other] { $Actor } regarde la carte du dessous.
    }
event-placed-on-top =
    { $role ->
        [actor] Tu poses { $card } sur le dessus de la pioche.
       *[other] { $Actor } pose { $card } sur le dessus de la pioche.
    }
event-placed-on-top-hidden =
    { $role ->
        [actor] Tu poses cette carte sur le dessus de la pioche.
       *[other] { $Actor } pose cette carte sur le dessus de la pioche.
    }
event-faced =
    { $role ->
        [actor] Tu poses { $card } devant toi et l’autre chat devant { $target }.
        [target] { $Actor } pose { $card } de son côté et l’autre chat devant toi.
       *[other] { $Actor } pose { $card } de son côté et l’autre chat devant { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Tu poses un chat devant toi et un devant { $target }, tous deux face cachée.
        [target] { $Actor } pose un chat de son côté et un devant toi, tous deux face cachée.
       *[other] { $Actor } pose un chat de son côté et un devant { $target }, tous deux face cachée.
    }
event-kept =
    { $role ->
        [actor] Tu gardes la carte devant toi.
       *[other] { $Actor } garde sa carte.
    }
event-traded =
    { $role ->
        [actor] Tu échanges les deux cartes.
       *[other] { $Actor } échange les deux cartes.
    }
event-turned-up =
    { $role ->
        [saved] Tu reçois le Chat-Dieu ; le Chat-Diable est devant { $doomed }.
        [doomed] Le Chat-Diable est devant toi ; { $saved } reçoit le Chat-Dieu.
       *[other] { $Saved } reçoit le Chat-Dieu ; le Chat-Diable est devant { $doomed }.
    }
event-handed =
    { $role ->
        [actor] Tu remets { $card } { $to-target }.
        [target] { $Actor } te remet { $card }.
       *[other] { $Actor } remet { $card } { $to-target }.
    }
event-handed-hidden =
    { $role ->
        [actor] Tu remets une carte { $to-target }.
        [target] { $Actor } te remet une carte.
       *[other] { $Actor } remet une carte { $to-target }.
    }
event-marked =
    { $role ->
        [actor] Tu retournes une carte chez { $target } : { $card }.
        [target] { $Actor } retourne une de tes cartes : { $card }. Adieu, secret.
       *[other] { $Actor } retourne une carte chez { $target } : { $card }.
    }
event-cursed =
    { $role ->
        [actor] Tu maudis { $target } (dernières cartes vues : { $cards }).
        [target] { $Actor } te maudit : tes cartes ne sont plus que des popotins (dernières cartes vues : { $cards }).
       *[other] { $Actor } maudit { $target } (dernières cartes vues : { $cards }).
    }
event-cursed-hidden =
    { $role ->
        [actor] Tu maudis { $target } : plus que des popotins dans cette main.
        [target] { $Actor } te maudit : tes cartes ne sont plus que des popotins.
       *[other] { $Actor } maudit { $target } : plus que des popotins dans cette main.
    }
event-picked-up =
    { $role ->
        [actor] La malédiction est levée (en main : { $cards }).
       *[other] La malédiction est levée pour { $actor } (en main : { $cards }).
    }
event-picked-up-hidden =
    { $role ->
        [actor] La malédiction est levée pour toi.
       *[other] La malédiction est levée pour { $actor }.
    }
event-discarded =
    { $role ->
        [actor] Tu défausses { $card }.
       *[other] { $Actor } défausse { $card }.
    }
event-added =
    { $role ->
        [actor] Tu glisses { $card } dans la pioche.
       *[other] { $Actor } glisse { $card } dans la pioche.
    }
event-added-hidden =
    { $role ->
        [actor] Tu glisses une carte dans la pioche.
       *[other] { $Actor } glisse une carte dans la pioche.
    }
event-added-on-top =
    { $role ->
        [actor] Tu poses { $card } sur le dessus de la pioche.
       *[other] { $Actor } pose { $card } sur le dessus de la pioche.
    }
event-added-on-top-hidden =
    { $role ->
        [actor] Tu poses une carte sur le dessus de la pioche.
       *[other] { $Actor } pose une carte sur le dessus de la pioche.
    }
event-went-off =
    { $role ->
        [actor] Le Chaton Explosif que tu as en main se met à siffler !
       *[other] { $Actor } a un Chaton Explosif en main, et il se met à siffler !
    }
event-laid =
    { $role ->
        [actor] Tu as désormais { $card } devant toi.
       *[other] { $Actor } a désormais { $card } devant soi.
    }
event-intercepted =
    { $role ->
        [actor] La carte que tu pioches est pour { $target }.
        [target] La carte que pioche { $actor } est pour toi.
       *[other] La carte que pioche { $actor } est pour { $target }.
    }
event-lifted-top =
    { $role ->
        [actor] Tu regardes la carte du dessus : { $card }.
       *[other] { $Actor } regarde la carte du dessus : { $card }.
    }
event-lifted-top-hidden =
    { $role ->
        [actor] Tu regardes la carte du dessus.
       *[other] { $Actor } regarde la carte du dessus.
    }
event-buried =
    { $above ->
        [0]
            { $role ->
                [actor] Tu reposes { $card } sur le dessus de la pioche.
               *[other] { $Actor } repose { $card } sur le dessus de la pioche.
            }
        [one]
            { $role ->
                [actor] Tu enterres { $card } sous une carte.
               *[other] { $Actor } enterre { $card } sous une carte.
            }
       *[other]
            { $role ->
                [actor] Tu enterres { $card } sous { $above } cartes.
               *[other] { $Actor } enterre { $card } sous { $above } cartes.
            }
    }
event-buried-hidden =
    { $role ->
        [actor] Tu l’enterres dans la pioche.
       *[other] { $Actor } l’enterre dans la pioche, sans dire où.
    }
event-shared =
    { $role ->
        [actor] Tu montres les cartes du dessus { $to-target }, de haut en bas ({ $cards }).
        [target] { $Actor } te montre les cartes du dessus, de haut en bas ({ $cards }).
       *[other] { $Actor } montre les cartes du dessus { $to-target }, de haut en bas ({ $cards }).
    }
event-shared-hidden =
    { $role ->
        [actor] Tu montres les cartes du dessus { $to-target }.
        [target] { $Actor } te montre les cartes du dessus.
       *[other] { $Actor } montre les cartes du dessus { $to-target }.
    }
event-barked =
    { $role ->
        [actor] Tu lâches les deux Chatons Aboyeurs sur { $target } !
        [target] { $Actor } lâche les deux Chatons Aboyeurs sur toi !
       *[other] { $Actor } lâche les deux Chatons Aboyeurs sur { $target } !
    }
event-barked-from-hand =
    { $role ->
        [actor] { $Target } avait l’autre Chaton Aboyeur. Ouaf, ouaf !
        [target] Tu avais l’autre Chaton Aboyeur. { $Actor } fait ouaf !
       *[other] { $Target } avait l’autre Chaton Aboyeur. { $Actor } fait ouaf !
    }
event-towered =
    { $role ->
        [actor] La tour est maintenant devant toi ({ $cards }).
       *[other] La tour est maintenant devant { $actor } ({ $cards }).
    }
event-tower-taken =
    { $role ->
        [actor] Tu prends { $card } dans la tour, devant { $target }.
        [target] { $Actor } prend { $card } dans ta tour.
       *[other] { $Actor } prend { $card } dans la tour, devant { $target }.
    }
event-reached =
    { $role ->
        [actor] Tu tends la patte vers la pioche.
       *[other] { $Actor } tend la patte vers la pioche.
    }
event-won =
    { $role ->
        [actor] Il ne reste que toi en un seul morceau : c’est gagné !
       *[other] Tout le monde a explosé sauf { $actor }, qui gagne la partie.
    }
