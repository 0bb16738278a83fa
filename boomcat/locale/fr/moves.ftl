# What a player can do, and what they are asked.

ask-turn = Joue une carte, ou pioche.
ask-nope = Dire non, ou laisser passer ?
ask-defuse = Un chaton ! Le désamorcer ?
ask-place = Où va le chaton ?
ask-give = Quelle carte donnes-tu { $to-current } ?
ask-steal = Que voles-tu { $to-other } ?
ask-take = Quelle carte prends-tu dans la défausse ?
ask-alter = Dans quel ordre remets-tu les cartes du dessus ?
ask-heck = Garder la carte du dessous, ou la poser sur le dessus ?
ask-face = Qui affrontes-tu, et quel chat poses-tu devant toi ?
ask-trade = Garder la carte devant toi, ou l’échanger ?
ask-devilcat = Le Chat-Diable est devant toi ! Le désamorcer ?
ask-now = { $Current } va piocher. Trafiquer l’avenir avant ?
ask-add =
    { $adding ->
        [potluck] Quelle carte poses-tu sur le dessus de la pioche ?
       *[garbage] Quelle carte mets-tu dans la pioche ?
    }
ask-bury = Où va la carte du dessus ?
ask-share = Dans quel ordre remets-tu les cartes du dessus ? On les montre ensuite au joueur suivant.
ask-aim = Contre qui aboient les deux Chatons Aboyeurs ?
ask-bark = Les deux Chatons Aboyeurs aboient contre toi ! Les désamorcer ?

move-draw = Piocher une carte
move-nope = Non !
move-pass = Laisser passer
move-play = Jouer { $card }
move-play-at = Jouer { $card } contre le joueur { $target }
move-favor = Demander une Faveur au joueur { $target }
move-favor-godcat = Demander une Faveur au joueur { $target }, avec le Chat-Dieu
move-pair = Deux pareilles ({ $cards }) : voler une carte au joueur { $target }
move-triple = Trois pareilles ({ $cards }) : demander { $named } au joueur { $target }
move-five = 5 cartes différentes ({ $cards })
move-defuse = Jouer { $card }
move-explode = Exploser
move-place =
    { $above ->
        [0] Poser le chaton sur le dessus
        [one] Glisser le chaton sous une carte
       *[other] Glisser le chaton sous { $above } cartes
    }
move-give = Donner { $card }
move-steal-godcat = Prendre le Chat-Dieu
move-steal-random = Prendre une autre carte au hasard
move-take = Prendre { $card }
move-alter = De haut en bas : { $cards }
move-alter-places = Les anciennes positions, de haut en bas : { $places }
move-keep = La garder
move-put = La poser sur le dessus de la pioche
move-face = Affronter le joueur { $opponent }, avec { $card } devant toi
move-stay = Garder la carte
move-trade = Échanger les cartes
move-blind = Jouer à l’aveugle
move-now = Trafiquer
move-wait = Laisser piocher
move-add = Mettre { $card }
move-bury =
    { $above ->
        [0] Reposer la carte sur le dessus
        [one] Glisser la carte sous une autre
       *[other] Glisser la carte sous { $above } autres
    }
move-share = De haut en bas : { $cards }
move-aim = Aboyer contre le joueur { $target }
