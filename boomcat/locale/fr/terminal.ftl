# The game in the terminal, and the table that `boomcat position` draws.

game-dealt = { $edition }, { $players } joueurs. Tout le monde reçoit un Kit de Désamorçage et 7 autres cartes.
game-first =
    { $role ->
        [actor] C’est toi qui commences.
       *[other] { $Actor } commence.
    }
game-seat = Tu es le joueur { $seat }.
game-place =
    { $role ->
        [actor] { $place }. toi
       *[other] { $place }. { $actor }
    }
bot-failed =
    { $kind ->
        [late] { $Actor } a trop réfléchi ; un coup par défaut est joué.
        [crashed] { $Actor } a planté ; heuristic continue.
        [dead] { $Actor } a planté ; heuristic continue.
        [invalid] { $Actor } a répondu n’importe quoi ; heuristic continue.
       *[other] { $Actor } n’a rien répondu de valable ; un coup par défaut est joué.
    }
game-places = Classement final : { $places }.
game-left = Tu files par la chatière.
game-input-ended = Fin de l’entrée : la partie s’arrête là.
game-interrupted = Interrompu : la partie s’arrête ici.

table-title = { $edition }, { $players } joueurs
table-cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
table-player = Joueur { $seat } : { $state }
table-player-named = { $seat } { $name } : { $state }
table-seat = Joueur { $seat }
table-out = hors jeu
table-with-godcat = { $cards } avec le Chat-Dieu
table-noted = { $state } ; { $notes }
table-note-cursed = sous malédiction
table-note-marked = montre : { $cards }
table-note-taking = la prochaine carte est pour le joueur { $taker }
table-note-barking = un Chaton Aboyeur devant
table-note-tower = la tour devant : { $cards }
table-tower = La tour à côté de la pioche : { $cards }
table-risk-streaking =
    { $kittens ->
        [0] Plus aucun chaton
        [one] Encore { $kittens } chaton, dans la pioche ou dans une main
       *[other] Encore { $kittens } chatons, dans la pioche ou l’un d’eux dans une main
    } ; pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-risk =
    Chatons dans la pioche : { $kittens } sur { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
table-discards = Défausse : { $count }, sur le dessus : { $card }
table-discards-none = Défausse encore vide
table-mat = Sur le tapis : Chat-Dieu et Chat-Diable
table-owed = Tu dois jouer { $owed } tours
table-top-imploding-up = Sur le dessus de la pioche : le Chaton Implosif, face visible
table-direction-clockwise = On joue dans le sens horaire
table-direction-counter = On joue dans le sens antihoraire
table-hand = Ta main ({ $count }) : { $cards }
table-hand-cursed =
    { $count ->
        [one] Ta main : { $count } popotin
       *[other] Ta main : { $count } popotins
    }
table-before-you = Chez toi : { $notes }

menu-back = retour
menu-more = { $label }…
menu-prompt = Ton choix (« ? » pour l’aide) :
menu-place = Combien de cartes au-dessus de lui ? 0 pour le dessus, { $bottom } pour le dessous.
menu-nope = Entrée laisse passer, 1 joue ton « Non ! » :
menu-no-nope = Tu n’as pas de « Non ! » ; Entrée laisse passer :
menu-now = { $name } va piocher. Entrée laisse faire, 1 trafique l’avenir :
menu-no-now = { $name } va piocher. Tu ne peux pas trafiquer l’avenir ; Entrée laisse faire :
menu-pair = Deux pareilles : voler une carte au hasard
menu-triple = Trois pareilles : demander une carte par son nom
menu-five = 5 cartes différentes : prendre une carte dans la défausse
menu-godcat = Jouer le Chat-Dieu comme une autre carte
menu-player = joueur { $seat }
menu-ask-whom = Qui ?
menu-ask-cards = Quelles cartes ?
menu-ask-title = Comme quelle carte ?
menu-ask-named = Quelle carte demandes-tu ?
menu-ask-order = Quelle carte en position { $place } à partir du dessus ?
menu-ask-five =
    { $number ->
        [1] 5 cartes différentes. La première, dans cet ordre :
       *[other] Carte { $number } des cinq :
    }
menu-allowed = Tape un numéro ({ $numbers }), un coup dans la notation, « ? » pour l’aide, ou q pour quitter.
menu-allowed-pass = Appuie sur Entrée pour laisser passer, « ? » pour l’aide, ou q pour quitter.
menu-leave = Quitter la partie ? o pour oui, autre chose pour rester :
menu-yes = o
menu-help =
    Tape le numéro de ce que tu veux faire. Trois points annoncent une question de plus, et 0 revient en arrière.
    Tu peux aussi taper un coup : { $moves }. « c » demande au coach.
    Après chaque carte jouée, on te demande si tu dis non, quelles que soient tes cartes ; Entrée laisse passer.
    q quitte la partie.

position-pile = Pioche ({ $count }), à partir du dessus : { $cards }
position-discards = Défausse ({ $count }), à partir du dessus : { $cards }
position-removed = Retirées du jeu : { $cards }
position-boxed = Mises de côté sans être vues : { $cards }
position-lifted = Prise dans la pioche, pas encore en main : { $card }
position-godcat-before = Le Chat-Dieu est devant le joueur { $seat }.
position-actor = Le joueur { $seat } décide hors de son tour.
position-passed = Ont laissé passer : { $seats }.
position-asked = Au joueur { $seat } de décider : { $question }
position-won = Le joueur { $seat } a gagné.
