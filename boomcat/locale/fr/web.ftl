### What the browser client says. Cards, events, errors and moves are in separate catalogues.

## At the table

# `name`, `target` are players' names, or “you”; `card` is a card’s name, or one copy of it as in “a Skip”.
web-you = toi
web-players = Les autres
web-piles = La table
web-percent = { $share } %
web-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

# Seats
web-seat-out = hors jeu
web-fallen = Hors jeu
web-fallen-one = { $name } est hors jeu
web-seat-turn =
    { $owed ->
        [one] c’est son tour
       *[other] c’est son tour, { $owed } tours à jouer
    }
web-seat-host = hôte
web-seat-bot = un bot
web-seat-stand-in = un bot joue à sa place
web-seat-away = hors ligne
web-seat-godcat = a le Chat-Dieu
web-seat-known = a forcément { $cards }
web-seat-marked = tout le monde voit { $cards }
web-sign-cursed =
    { $role ->
        [own] la malédiction t’empêche de voir tes cartes
       *[other] la malédiction lui cache ses propres cartes
    }
web-sign-taking =
    { $role ->
        [taker] sa prochaine carte est pour toi
        [own] ta prochaine carte est pour { $name }
       *[other] sa prochaine carte est pour { $name }
    }
web-sign-barking =
    { $role ->
        [own] un Chaton Aboyeur est devant toi
       *[other] a un Chaton Aboyeur devant soi
    }
web-sign-tower =
    { $count ->
        [one] sous la garde de la tour : { $count } carte
       *[other] sous la garde de la tour : { $count } cartes
    }
web-marked = Cartes marquées
web-seat-cards =
    { $count ->
        [0] { $name }, aucune carte
        [one] { $name }, { $count } carte
       *[other] { $name }, { $count } cartes
    }
web-choose-seat = Choisir { $seat }
web-surely-holds = À coup sûr dans cette main
web-surely-holds-nothing = Aucune idée. Elles ont toutes l’air innocentes.

# The piles
web-your-turn = À toi de jouer
web-turn-of = À { $name } de jouer
web-turns-to-take =
    { $count ->
        [one] un tour à jouer
       *[other] { $count } tours à jouer
    }
web-draw-pile =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
web-draw-pile-short = Pioche
web-top-imploding-up = Le Chaton Implosif est sur le dessus, face visible
web-direction-clockwise = On joue dans le sens horaire
web-direction-counter = On joue dans le sens antihoraire
web-risk = boum { $percent }
web-risk-bottom = Risque que la carte du dessous explose : { $percent }
web-discard-pile =
    { $count ->
        [one] Défausse, une carte : { $card }. Parcourir
       *[other] Défausse, { $count } cartes, sur le dessus : { $card }. Parcourir
    }
web-discard-pile-empty = Défausse vide
web-discard-short = Défausse : { $count }
web-discards =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
web-discards-hint = À partir du dessus.
web-removed =
    { $count ->
        [one] { $count } carte est hors jeu
       *[other] { $count } cartes sont hors jeu
    }
web-boxed =
    { $count ->
        [one] { $count } carte a été mise de côté sans être vue.
       *[other] { $count } cartes ont été mises de côté sans être vues.
    }
web-out-of-game = { $count } hors jeu
web-known-in-pile = Ce que tu sais de la pioche : { $cards }
web-known-place = { $place }. { $card }
web-known-more = et { $count } de plus
web-notes = Ce que tu sais
web-notes-hint = Compté depuis le dessus de la pioche. Une note disparaît dès qu’elle n’est plus certaine.
web-mat = Le tapis
web-mat-both = Le Chat-Dieu et le Chat-Diable sont sur le tapis.
web-mat-away = Les deux chats sont en jeu.
web-mat-held =
    Le Chat-Diable attend sur le tapis ; { $role ->
        [own] le Chat-Dieu est chez toi
       *[other] le Chat-Dieu est chez { $name }
    }.
web-mat-hint = Un Armageddon met les deux en jeu. Le Chat-Dieu se joue comme n’importe quelle carte, sauf un « Non ! » ; contre le Chat-Diable, il faut un Kit de Désamorçage.
web-tower-cards = La tour : { $cards }
web-tower-hint = La Tour du Pouvoir les met devant qui la joue. Les faveurs, les paires et les brelans les prennent alors, sans toucher à la main.
web-imploding-left = Chatons Implosifs dans la pioche : { $down } face cachée, { $up } face visible.

# The hand
web-your-hand =
    { $count ->
        [0] Ta main est vide
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
web-your-hand-cursed =
    { $count ->
        [one] Ta main : { $count } carte, face cachée
       *[other] Ta main : { $count } cartes, face cachée
    }
web-cursed-note = Dans le noir jusqu’à ta pioche
web-card-marked = { $card }, carte marquée
web-hand-empty = Plus de cartes, plus de plan, même pas peur.
web-card-selected = { $card }, choix n° { $number }
web-card-blocked = { $card }, ne se joue pas maintenant
web-sort = Trier par sorte
web-put-back = Reposer les cartes
web-put-cards-back = Joue les cartes choisies, ou repose-les d’abord.
web-explain = Ce que fait { $card }
web-explain-can-play = Tu peux la jouer maintenant.
web-explain-can-give = Tu peux la donner maintenant.
web-explain-can-add = Tu peux la mettre dans la pioche maintenant.
web-explain-rules =
    { $count ->
        [one] Règle { $rules }
       *[other] Règles { $rules }
    }

# The first game: one short line when something happens for the first time
web-first-read = Compris
web-first-turn = À toi ! Joue autant de cartes que tu veux, ou aucune. Piocher finit ton tour.
web-first-cursed = Malédiction ! Joue une carte à l’aveugle, ou pioche pour revoir ta main.
web-first-pair = Deux chats pareils volent une carte : choisis les deux.
web-first-attack =
    { $count ->
        [one] C’est une Attaque : encore un tour à jouer.
       *[other] C’est une Attaque : à toi de jouer { $count } tours de suite.
    }
web-first-nope = Quelqu’un a joué une carte. « NON ! » l’arrête. Ou laisse passer.
web-first-now = Quelqu’un va piocher. La patte trafique l’avenir juste avant.
web-first-no-nope =
    { $passing ->
        [auto] Un « Non ! » arrêterait cette carte. Tu n’en as pas : ça passe tout seul.
       *[asked] Un « Non ! » arrêterait cette carte. Tu n’en as pas : laisse faire.
    }
web-first-give = Tu choisis ce que tu donnes. Garde bien ton Kit de Désamorçage !
web-first-kitten = Un chaton ! Ton Kit de Désamorçage te sauve. Sans lui, ce serait fini.
web-first-place = Cache le chaton là où quelqu’un d’autre le piochera. Personne ne voit où.
web-first-blocked =
    { $device ->
        [touch] Les cartes pâles attendent leur heure. Appuie longtemps pour savoir pourquoi.
       *[mouse] Les cartes pâles attendent leur heure. Laisse la souris dessus pour savoir pourquoi.
    }
web-first-hold =
    { $device ->
        [touch] Que fait une carte ? Appuie longtemps dessus, elle te le dit.
       *[mouse] Que fait une carte ? Laisse la souris dessus, elle te le dit.
    }

# Why a card cannot be played
web-blocked-not-your-turn = Ce n’est pas ton tour.
web-blocked-now = Seulement juste avant que quelqu’un pioche.
web-blocked-hold = { $why } Maintiens une carte pour la lire.
web-blocked-question = Ce n’est pas ce qu’on te demande.
web-blocked-nope = Garde ton « Non ! » pour la carte de quelqu’un d’autre.
web-blocked-nope-but-combo = Garde ton « Non ! » pour la carte de quelqu’un d’autre. Pour l’instant, il ne sert que dans un combo.
web-blocked-defuse = Garde ton Kit de Désamorçage pour un chaton.
web-blocked-defuse-but-combo = Garde ton Kit de Désamorçage pour un chaton. Pour l’instant, il ne sert que dans un combo.
web-blocked-mat = Pour un Armageddon, il faut les deux chats sur le tapis.
web-blocked-mat-but-combo = Pour un Armageddon, il faut les deux chats sur le tapis. Pour l’instant, il ne sert que dans un combo.
web-blocked-no-victim = Personne d’autre n’a de carte.
web-blocked-no-victim-but-combo = Personne d’autre n’a de carte. Pour l’instant, elle ne sert que dans un combo.
web-blocked-alone = Toute seule, elle ne sert à rien : il lui faut sa pareille.
web-blocked-alone-but-combo = Toute seule, elle ne sert à rien : ajoute une carte pareille.
web-blocked-kitten = Chut ! Il dort, laisse-le dormir.
web-blocked-streaking = Il ne se joue pas : garde-le, l’air de rien.
web-blocked-bury = Ta prochaine carte est pour quelqu’un d’autre : rien à enterrer.
web-blocked-bury-but-combo = Ta prochaine carte est pour quelqu’un d’autre : rien à enterrer. Pour l’instant, elle ne sert que dans un combo.
web-blocked-take-that = La prochaine carte de chacun est déjà réservée.
web-blocked-take-that-but-combo = La prochaine carte de chacun est déjà réservée. Pour l’instant, elle ne sert que dans un combo.
web-blocked-mark = Plus personne d’autre n’a de carte à marquer.
web-blocked-mark-but-combo = Plus personne d’autre n’a de carte à marquer. Pour l’instant, elle ne sert que dans un combo.
web-blocked-curse = Toutes les mains sont déjà maudites.
web-blocked-curse-but-combo = Toutes les mains sont déjà maudites. Pour l’instant, elle ne sert que dans un combo.

# Your turn
web-do-draw = Piocher
web-do-play = Jouer { $card }
web-do-attack = Attaquer : { $turns } tours
web-do-favor = Exiger une Faveur
web-do-pair = Voler une carte
web-do-triple = Demander
web-do-five = Jouer les cinq
web-do-give = Donner
web-title-pair = Deux pareilles : { $card }
web-title-triple = Trois pareilles : { $card }
web-title-five = 5 cartes différentes
web-title-godcat = Le Chat-Dieu comme { $card }
web-hint-attack = Tu ne pioches pas. { $target } joue { $turns } tours.
web-hint-targeted = Tu ne pioches pas. À qui les { $turns } tours ?
web-hint-skip =
    { $owed ->
        [one] Finis ce tour sans piocher.
       *[other] Finis un de tes { $owed } tours sans piocher.
    }
web-hint-super-skip =
    { $owed ->
        [one] Finis ce tour sans piocher.
       *[other] Finis tes { $owed } tours sans piocher.
    }
web-hint-swap = La carte du dessus passe dessous, celle du dessous passe dessus.
web-hint-reverse =
    { $players ->
        [2] Tu ne pioches pas. À deux, c’est un simple Passe-Tour.
       *[other] Tu ne pioches pas, et on repart dans l’autre sens.
    }
web-hint-see5 = Regarde en secret les cinq cartes du dessus.
web-hint-alter5 = Regarde les cinq cartes du dessus et choisis leur ordre.
web-hint-catomic = Tous les Chatons Explosifs passent sur le dessus, le reste est mélangé, et tu ne pioches pas.
web-hint-mark = Qui montre désormais une carte ? Le hasard choisit laquelle.
web-hint-curse = Qui ne verra plus ses propres cartes ?
web-hint-garbage = Tout le monde met une carte dans la pioche, toi aussi. Puis on la mélange.
web-hint-barking = Qui a l’autre doit le désamorcer ou exploser. Si c’est toi, choisis ta victime.
web-hint-alter-now = Regarde les trois cartes du dessus et choisis leur ordre.
web-hint-bury = Regarde la carte du dessus et cache-la dans la pioche. Cela finit le tour.
web-hint-take-that = À qui prendre la prochaine carte piochée ?
web-hint-personal = Tu ne pioches pas. Tu joues { $turns } tours à la place.
web-hint-potluck = Tout le monde met une carte sur la pioche, et c’est toi qui commences.
web-hint-share = Choisis l’ordre des trois cartes du dessus. Ensuite, { $target } les voit.
web-hint-tower = Mets la tour devant toi. On prendra ses cartes plutôt que les tiennes.
web-hint-see = Regarde en secret les trois cartes du dessus.
web-hint-alter = Regarde les trois cartes du dessus et choisis leur ordre.
web-hint-reveal = Tout le monde voit les trois cartes du dessus.
web-hint-shuffle = Rebats toute la pioche.
web-hint-bottom = Pioche plutôt la carte du dessous. Cela finit le tour.
web-hint-heck = Regarde la carte du dessous : garde-la, ou pose-la sur le dessus.
web-hint-favor = Qui te donne une carte de son choix ?
web-hint-armageddon = À l’un le Chat-Dieu, à l’autre le Chat-Diable.
web-hint-pair = Qui perd une carte au hasard ?
web-hint-triple = Choisis ta victime et nomme une carte.
web-hint-five = Prends ensuite une carte dans la défausse.
web-cards-chosen = { $count } cartes
web-more-cards =
    { $count ->
        [one] Choisis encore une carte qui va avec.
       *[other] Choisis encore { $count } cartes qui vont avec.
    }
web-no-match = Ces cartes ne vont pas ensemble
web-title-palette = Le Chat-Dieu comme…
web-hint-title-palette = Comme quelle carte ?
web-name-a-card = Quelle carte demandes-tu à { $target } ?
web-named = Demandée : { $card }
web-change = Changer
web-whom = Choisis quelqu’un
web-which-card = Choisis une carte

# Other questions
web-ask-give = Quelle carte pour { $name } ?
web-hint-give = C’est toi qui choisis.
web-hint-give-tower = Elle vient de ta tour.
web-ask-defuse = Un Chaton Explosif !
web-hint-defuse = Vite, la mèche brûle !
web-hint-defuse-hand = Il dormait dans une main. Vite, la mèche brûle !
web-ask-devilcat = Le Chat-Diable !
web-hint-devilcat = Seul un Kit de Désamorçage le renvoie sur le tapis.
web-do-defuse = Désamorcer
web-do-defuse-godcat = Avec le Chat-Dieu
web-do-explode = Exploser
web-do-explode-really = Exprès ?
web-ask-place = Cache le chaton
web-ask-place-imploding = Remets le Chaton Implosif
web-hint-place-imploding = Face visible, où tu veux dans la pioche. Personne ne voit où, et qui le piochera sera hors jeu.
web-hint-place = Personne ne voit où.
web-do-place = Le cacher là
web-place-top = Sur le dessus : cadeau pour qui pioche ensuite
web-place-bottom = Tout en dessous
web-place-under =
    { $count ->
        [one] Sous { $count } carte
       *[other] Sous { $count } cartes
    }
web-place-short-top = Dessus
web-place-short-second = 2e
web-place-short-middle = Milieu
web-place-short-bottom = Dessous
web-ask-alter = Trafique l’avenir
web-hint-alter-order = Fais glisser les cartes, ou sers-toi des flèches.
web-do-alter = Valider l’ordre
web-place-number =
    { $place ->
        [1] Prochaine
       *[other] { $place }e
    }
web-move-up = Monter { $card }
web-move-down = Descendre { $card }
web-ask-take = Prends une carte dans la défausse
web-hint-take = N’importe laquelle, sauf un chaton.
web-do-take = Prendre { $card }
web-ask-heck = La carte du dessous
web-hint-heck-choose = Garde-la, ou pose-la sur le dessus pour qui pioche ensuite.
web-hint-heck-kitten = Si tu le gardes, il explose. Si tu le poses sur le dessus, quelqu’un le piochera.
web-hint-heck-imploding = Si tu le gardes, il retourne dans la pioche, face visible. Si tu le poses sur le dessus, quelqu’un d’autre le trouvera.
web-hint-heck-imploding-up = Si tu le gardes, c’est fini pour toi. Si tu le poses sur le dessus, tout le monde le voit venir.
web-bottom-card = la carte du dessous
web-do-keep = La garder
web-do-put = Sur le dessus
web-ask-steal = Vole à { $name }
web-hint-steal = Le Chat-Dieu se reconnaît à son dos.
web-steal-godcat = le Chat-Dieu
web-steal-random = une autre carte
web-do-steal-godcat = Le Chat-Dieu
web-do-steal-random = Une autre carte
web-ask-face = Armageddon
web-hint-face = Quel chat poses-tu devant toi, et qui aura l’autre ? Personne d’autre ne le sait.
web-which-cat = Choisis ton chat
web-before-you = devant toi
web-before-them = en face
web-before = devant { $name }
web-do-face = Affronter { $name }
web-ask-trade = Armageddon
web-hint-trade = L’un est le Chat-Dieu, l’autre le Chat-Diable. Garder le tien, ou échanger ?
web-do-stay = Garder le mien
web-do-trade = Échanger
web-ask-now = { $name } va piocher
web-hint-now-choose = Dernière chance de trafiquer l’avenir.
web-ask-add-garbage = On sort les poubelles
web-hint-add-garbage = Quelle carte va dans la pioche ? On la mélange ensuite.
web-ask-add-potluck = Qu’est-ce que tu apportes ?
web-hint-add-potluck = Quelle carte va sur le dessus de la pioche ?
web-do-add = Mettre { $card }
web-ask-bury = Enterre la carte du dessus
web-hint-bury-choose = Personne ne voit où.
web-do-bury = L’enterrer là
web-ask-share = Partage l’avenir
web-hint-share-choose = Range les cartes. Ensuite, on les montre à qui joue après toi.
web-do-share = Partager
web-ask-aim = Attaque !
web-hint-aim-choose = Contre qui aboient les deux chatons ?
web-do-aim = Contre { $name }
web-ask-bark = Ouaf, ouaf !
web-hint-bark-choose = Les deux Chatons Aboyeurs aboient contre toi. Seul un Kit de Désamorçage les calme.
web-do-blind = Jouer à l’aveugle
web-hint-blind = Le hasard choisit une de tes cartes. Si elle peut se jouer, elle est jouée.
web-shown = Tu vois l’avenir
web-shown-all = Tout le monde voit l’avenir
web-seen = Vu

# Who is waited for
web-wait-turn =
    { $mood ->
        [1] { $name } lorgne la pioche.
        [2] { $name } se fait les griffes.
        [3] { $name } mijote quelque chose.
       *[other] { $name } réfléchit.
    }
web-wait-nope = Un « Non ! », quelqu’un ?
web-wait-defuse = { $name } tient une mèche qui brûle.
web-wait-place = { $name } cache le chaton.
web-wait-place-imploding = { $name } remet le Chaton Implosif dans la pioche.
web-wait-give = { $name } choisit une carte à donner.
web-wait-steal = { $name } tend la patte vers une carte.
web-wait-take = { $name } fouille la défausse.
web-wait-alter = { $name } trafique l’avenir.
web-wait-heck = { $name } regarde la carte du dessous.
web-wait-face = { $name } pose le Chat-Dieu et le Chat-Diable.
web-wait-trade = { $name } hésite : garder ou échanger ?
web-wait-devilcat = { $name } affronte le Chat-Diable.
web-wait-now = Quelqu’un trafique l’avenir ?
web-wait-add = { $name } choisit une carte pour la pioche.
web-wait-bury = { $name } creuse un trou dans la pioche.
web-wait-share = { $name } emballe l’avenir.
web-wait-aim = { $name } cherche contre qui aboyer.
web-wait-bark = { $name } se fait aboyer dessus.
web-you-are-out = Te voilà en morceaux. Profite du spectacle.
web-ghosts = Ligue des fantômes
web-ghost-how = Devine juste, marque des points.
web-ghost-ask-draw = Prochaine carte
web-ghost-ask-out = Prochain boum
web-ghost-ask-winner = Victoire
web-ghost-kitten = Chaton
web-ghost-safe = Rien
web-ghost-worth = +{ $points }
web-ghost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ghost-choice = { $question } : { $guess } +{ $points }
web-ghost-right = Bien vu ! +{ $points }, soit { $all }.
web-ghost-wrong = Raté. Être fantôme ne suffit pas. Toujours { $all }.
web-skip = Passer à la fin
web-stand-in = Un bot te garde la place au chaud. Et joue.
web-gave-up = Tu as abandonné. Un bot joue tes cartes.
web-back = Me revoilà
web-hurry = Réponds maintenant, sinon l’horloge répond pour toi.
web-title-your-turn = À toi de jouer !

# The Nope window
web-nope-window = L’occasion de dire non
web-nope-word = NON !
web-nope-plays = { $name } joue
web-nope-you-play = Tu joues
web-no-nope = pas de « Non ! »
web-let-it-pass = Laisser passer
web-nope-ask = Dire non, ou laisser passer ?
web-nope-passed = Tu regardes ailleurs.
web-nope-passed-for-you = Pas de carte pour ça : on laisse passer pour toi.
web-nope-others = Maintenant, gare aux « Non ! ».
web-nope-stops = Non !
web-nope-frees = Si !
web-nope-stops-hint = « { $play } » est bloqué, sauf si quelqu’un redit non.
web-nope-frees-hint = « { $play } » reprend, sauf si quelqu’un redit non.
web-now-window = L’occasion de trafiquer l’avenir
web-now-you-draw = Tu vas piocher
web-now-title = Maintenant ou jamais ?
web-now-title-own = Minute…
web-now-others = Les autres peuvent encore trafiquer l’avenir.
web-now-ask = Trafiquer l’avenir illico, ou laisser piocher ?
web-now-word = ILLICO
web-no-now = pas d’illico
web-blind = yeux fermés
web-does-attack =
    { $role ->
        [target] Pas de pioche, et tu joues { $turns } tours.
       *[other] Pas de pioche, et { $target } joue { $turns } tours.
    }
web-does-targeted =
    { $role ->
        [target] Pas de pioche, et tu joues { $turns } tours.
       *[other] Pas de pioche, et { $target } joue { $turns } tours.
    }
web-does-skip =
    { $owed ->
        [one] Le tour finit sans piocher.
       *[other] Un des { $owed } tours finit sans piocher.
    }
web-does-super-skip =
    { $owed ->
        [one] Le tour finit sans piocher.
       *[other] Les { $owed } tours finissent sans piocher.
    }
web-does-swap = La carte du dessus et celle du dessous changent de place.
web-does-reverse =
    { $players ->
        [2] Le tour finit sans piocher. À deux, c’est un simple Passe-Tour.
       *[other] Le tour finit sans piocher, et on repart dans l’autre sens.
    }
web-does-see5 = Un regard secret sur les cinq cartes du dessus.
web-does-alter5 = Un regard secret sur les cinq cartes du dessus, et un nouvel ordre.
web-does-catomic = Tous les Chatons Explosifs passent sur le dessus, le reste est mélangé, et le tour finit sans piocher.
web-does-mark =
    { $role ->
        [target] Une de tes cartes, au hasard, est retournée pour tout le monde.
       *[other] { $target } montre désormais à tout le monde une carte au hasard.
    }
web-does-curse =
    { $role ->
        [target] Tu ne vois plus tes propres cartes, jusqu’à ce que tu en pioches une.
       *[other] { $target } ne voit plus ses propres cartes, jusqu’à ce qu’une autre soit piochée.
    }
web-does-garbage = Tout le monde met une carte dans la pioche, puis on la mélange.
web-does-barking = Quelqu’un doit le désamorcer ou exploser, ou alors il attend son jumeau.
web-does-alter-now = Un regard secret sur les trois cartes du dessus, et un nouvel ordre.
web-does-bury = La carte du dessus est cachée dans la pioche, et le tour finit sans piocher.
web-does-take-that =
    { $role ->
        [target] La prochaine carte que tu pioches n’est pas pour toi.
        [player] La prochaine carte que pioche { $target } est pour toi.
       *[other] La prochaine carte que pioche { $target } est pour { $player }.
    }
web-does-personal = Pas de pioche, mais { $turns } tours de plus pour la même personne.
web-does-potluck = Tout le monde met une carte sur le dessus de la pioche.
web-does-share =
    { $role ->
        [target] Les trois cartes du dessus changent d’ordre, et tu les vois.
       *[other] Les trois cartes du dessus changent d’ordre, et { $target } les voit.
    }
web-does-tower = La tour garde la main qui est derrière : on prend d’abord ses cartes à elle.
web-does-see = Un regard secret sur les trois cartes du dessus.
web-does-alter = Un regard secret sur les trois cartes du dessus, et un nouvel ordre.
web-does-reveal = Tout le monde voit les trois cartes du dessus.
web-does-shuffle = Toute la pioche est rebattue.
web-does-bottom = La carte du dessous est piochée au lieu de celle du dessus.
web-does-heck = La carte du dessous est gardée, ou posée sur le dessus.
web-does-favor =
    { $role ->
        [target] Tu donnes une carte de ton choix.
       *[other] { $target } donne une carte de son choix.
    }
web-does-armageddon = À l’un le Chat-Dieu, à l’autre le Chat-Diable.
web-does-pair =
    { $role ->
        [target] On te vole une carte au hasard.
       *[other] On vole une carte au hasard à { $target }.
    }
web-does-triple =
    { $role ->
        [target] Tu dois donner { $named }, si tu en as.
       *[other] { $target } doit donner { $named }, s’il y en a dans sa main.
    }
web-does-five = Une carte revient de la défausse.
web-tag-stopped = Non !
web-tag-yupped = Si !
web-tag-saved = Désamorcé !
web-tag-looks = voit l’avenir

# Explosions: what is heard, and what is said about it in the silence after them
web-boom-kitten = Boum !
web-boom-devilcat = Boum !
web-boom-imploding = Vlouf !
web-boom-barking = Ouaf !
web-wit-1 =
    { $role ->
        [own] Tu avais neuf vies. Avais.
       *[other] { $name } avait neuf vies. Avait.
    }
web-wit-2 =
    { $role ->
        [own] La curiosité. Toujours la curiosité.
       *[other] La curiosité est un vilain défaut. Demande à { $name }.
    }
web-wit-3 =
    { $role ->
        [own] Voilà donc ce qu’il y avait là-dessous.
       *[other] { $name } est partout maintenant. Surtout sur les rideaux.
    }
web-wit-4 =
    { $role ->
        [own] Tu retomberas sur tes pattes. Où qu’elles soient.
       *[other] { $name } retombera sur ses pattes. Un jour.
    }
web-wit-5 =
    { $role ->
        [own] Tu voulais une carte. Elle avait d’autres projets.
       *[other] { $name } voulait une carte. Elle avait d’autres projets.
    }
web-wit-6 =
    { $role ->
        [own] Cette odeur ? Tes moustaches.
       *[other] Cette odeur ? Les moustaches de { $name }.
    }
web-wit-imploding =
    { $role ->
        [own] Un pli, deux plis, quatre plis… et plus personne.
       *[other] { $name } est désormais minuscule. Vraiment minuscule.
    }
web-wit-devilcat =
    { $role ->
        [own] Le Chat-Diable te salue bien.
       *[other] Le Chat-Diable montre la sortie à { $name } : en bas.
    }
web-wit-barking =
    { $role ->
        [own] Deux chiens déguisés en chats. Qui l’eût cru ?
       *[other] De { $name }, il ne reste que l’écho d’un ouaf.
    }

# Before and after
web-sealing = On mélange. Ça fait tic-tac là-dedans…
web-luck = Hasard équitable
web-luck-ask = Le mélange est honnête ?
web-luck-promise = Avant la donne, la table a scellé un secret et montré son empreinte ; puis chaque joueur a ajouté son propre hasard. Personne n’a donc pu choisir le mélange : ni la table, ni un joueur seul.
web-luck-check = Pour vérifier, garde l’empreinte et tes octets. À la fin de la partie, l’enregistrement révèle le secret, et « boomcat verify FICHIER --commitment EMPREINTE » recalcule chaque mélange.
web-luck-commitment = Empreinte du secret
web-luck-bytes = Tes octets
web-luck-check-here = Vérifier dans ce navigateur
web-luck-right = Vérifié : ce navigateur a rejoué la partie, et chaque carte est venue comme promis.
web-luck-wrong = Quelque chose cloche : cet enregistrement n’est pas la partie promise.
web-luck-secret = Le secret
web-copy = Copier
web-copy-what = Copier : { $what }
web-copied = Copié
web-record = Télécharger la partie
web-you-win = Moustaches intactes : gagné !
web-wins = { $name } gagne
web-wins-others = Les autres sont en confettis.
web-your-place = Tu finis { $place }e sur { $of }
web-end-won = Seul chat encore debout.
web-end-gone = Abandon. Un bot a explosé à sa place.
web-end-gone-won = Abandon. Un bot a gagné quand même.
web-end-kitten-plain = A pioché un Chaton Explosif. Boum.
web-end-kitten-declined = Pouvait désamorcer. A préféré le boum.
web-end-kitten-hidden = { $by } avait caché le chaton pile là.
web-end-kitten-own = A retrouvé le chaton. Même cachette, mêmes pattes.
web-end-kitten-bombed = Pile sous une Bombe Chatomique signée { $by }.
web-end-kitten-attacked = { $by } attaque, un chaton achève.
web-end-kitten-held = Avait un chaton dans la manche. Boum.
web-end-imploding-plain = A pioché le Chaton Implosif. Il a fait coucou.
web-end-imploding-hidden = Implosion, comme prévu par { $by }.
web-end-imploding-own = A reposé le Chaton Implosif. L’a récupéré.
web-end-devilcat-plain = Le Chat-Diable est passé encaisser.
web-end-devilcat-faced = Armageddon avec { $by }. Mauvais chat.
web-end-barking-plain = Un aboiement de trop.
web-end-barking-declined = Pouvait le faire taire. L’a laissé aboyer.
web-end-barking-barked = { $by } a trouvé l’autre moitié de l’aboiement.
web-end-places = Classement
web-end-numbers = Les chiffres
web-end-turns =
    { $count ->
        [one] tour
       *[other] tours
    }
web-end-nopes =
    { $count ->
        [one] « Non ! »
       *[other] « Non ! »
    }
web-end-chain = « Non ! » d’affilée
web-end-met =
    { $count ->
        [one] chaton pioché
       *[other] chatons piochés
    }
web-end-defused =
    { $count ->
        [one] chaton désamorcé
       *[other] chatons désamorcés
    }
web-end-luck = Chatons d’après les probas : { $owed }. Chatons dans la figure : { $met }.
web-end-luck-good = Neuf vies, c’est confirmé.
web-end-luck-fair = Ni veine ni poisse : la moyenne.
web-end-luck-bad = La pioche t’en voulait.
web-end-luckiest = Chat le plus chanceux : { $name }
web-end-share = Partager l’image
web-end-shared = Image enregistrée
web-rematch = Rejouer
web-home = Accueil

# The next game
web-next-in = Tu joues
web-next-waiting = Tu joues. On attend { $names }.
web-next-others = Partants pour une autre : { $names }.
web-next-start = Jouer sans eux
web-next-soon = Départ dans { $seconds } s
web-next-begun = La partie suivante a commencé. Prends ton temps.
web-next-lobby = La partie suivante se prépare. Prends ton temps.
web-next-come = J’arrive
web-score = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
web-queue = Attendent une place : { $names }
web-queue-new = { $name } veut une place à la prochaine partie.
web-queue-ask = Demander une place
web-queue-place = { $place ->
    [1] À toi la prochaine place : dès la partie suivante.
   *[other] Tu es au numéro { $place } de la file.
}
web-queue-leave = Tant pis
web-wait-away = { $name } a filé. Un bot prend le relais dans { $seconds } s.
web-meanwhile = Pendant ton absence, on a joué pour toi : { $what }.
web-meanwhile-drew = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
web-meanwhile-gave = { $cards } en cadeau

# What happened, and what people say
web-log = Ce qui s’est passé
web-log-open = Ce qui s’est passé : tout montrer
web-log-empty = Rien n’a explosé. Pour l’instant.
web-emotes = Dire quelque chose
web-talk = Tes propres mots
web-talk-send = Le dire
web-talk-log = Dit à l’instant
web-mute = Ne plus entendre { $name }
    .phrase = Ce qui est dit là n’apparaît plus sur cet appareil. Personne ne le remarque.
web-emote-hello = Salut !
web-emote-laugh = Ha ha !
web-emote-wow = Waouh !
web-emote-oops = Oups !
web-emote-angry = Grr !
web-emote-cry = Snif !
web-emote-think = Hmm…
web-emote-clap = Bravo !
web-emote-love = Trop mignon !
web-emote-sleep = Zzz…
web-emote-sorry = Pardon !
web-emote-boom = Boum !
web-emote-thanks = Merci !
web-emote-please = S’il te plaît ?
web-emote-yes = Oui !
web-emote-never = Jamais !
web-emote-luck = Bonne chance !
web-emote-played = Bien joué !
web-emote-hurry = Tic, tac…
web-emote-sneaky = Hé hé…
web-emote-scared = Gloups !
web-emote-cool = Tranquille.
web-emote-shrug = Tant pis.
web-emote-party = Youpi !

# What bots say, each in a characteristic way, about what everybody sees: they fall, defuse, say Nope and Yup, win, are robbed,
# or wait for a person. Short: it stands in a bubble. First, what is said about each of them.
web-says-domino = Le majordome. En nœud papillon.
    .boom = Quel manque de tenue.
    .defuse = Nœud toujours droit.
    .nope = Sans façon.
    .yup = Mais si, voyons.
    .win = Comme répété.
    .robbed = Elle était brodée !
    .wait = Prends ton temps.
web-says-ziggy = Marche à l’électricité statique.
    .boom = Ça valait le coup !
    .defuse = Bzz ! Toujours là !
    .nope = Bzzt ! Non !
    .yup = Bzzt ! Si !
    .win = Électrique !
    .robbed = Hé ! Ça pique !
    .wait = Allez allez allez !
web-says-coco = Souffre avec élégance.
    .boom = Enfin une émotion.
    .defuse = Je reste. Dommage.
    .nope = Trop attendu. Non.
    .yup = Non à ton non.
    .win = Naturellement.
    .robbed = L’art, c’est le vol.
    .wait = Les années passent.
web-says-galileo = Compte les cartes. Pour la science.
    .boom = Très improbable.
    .defuse = Comme calculé.
    .nope = Objection !
    .yup = Objection rejetée.
    .win = C’est démontré.
    .robbed = Rude critique…
    .wait = Le temps est relatif.
web-says-monty = Plus vieux que la pioche.
    .boom = Saperlipopette !
    .defuse = Du calme, vieux chat.
    .nope = Insensé !
    .yup = Bien au contraire !
    .win = Du grand art, ma foi.
    .robbed = Ma carte, voyons !
    .wait = Un thé, en attendant ?
web-says-sushi = Ne vient que pour le buffet.
    .boom = Trop cuit.
    .defuse = Encore frais !
    .nope = Pas au menu.
    .yup = Commande relancée.
    .win = C’est moi qui régale.
    .robbed = Mon casse-croûte !
    .wait = Un petit creux…
web-says-radar = T’entend réfléchir.
    .boom = Je l’entendais venir.
    .defuse = Chut. Tout va bien.
    .nope = J’ai entendu. Non.
    .yup = Quel non ? J’ai rien ouï.
    .win = Tout dans l’oreille.
    .robbed = Un courant d’air ?
    .wait = C’était quoi, ça ?
web-says-morgan = Un pirate, une oreille en moins.
    .boom = Chat à la mer !
    .defuse = Pas dans mon port !
    .nope = Halte-là !
    .yup = Toutes voiles dehors !
    .win = À moi le trésor !
    .robbed = Voleur à bord !
    .wait = Calme plat.
web-says-pompon = Du poil à quatre-vingt-dix pour cent.
    .boom = Ma fourrure !
    .defuse = Pas un poil roussi.
    .nope = Vulgaire. Non.
    .yup = J’insiste.
    .win = On applaudit.
    .robbed = Bas les pattes !
    .wait = Je patiente, hein.
web-says-flora = Cultive les fleurs. Et les rancunes.
    .boom = Bon pour le terreau.
    .defuse = Étouffé dans l’œuf.
    .nope = Tchac.
    .yup = Ça repousse.
    .win = En pleine fleur !
    .robbed = Ma petite graine…
    .wait = J’arrose, en attendant.
web-says-disco = N’a pas entendu la question.
    .boom = Quelle basse.
    .defuse = Le son continue.
    .nope = Mauvaise piste.
    .yup = Remix !
    .win = Un rappel !
    .robbed = Hé, mon sample !
    .wait = Musique d’ascenseur…
web-says-bingo = C’est toujours l’anniversaire de quelqu’un.
    .boom = La meilleure fête !
    .defuse = La fête est sauvée !
    .nope = Fin de la fête !
    .yup = La fête reprend !
    .win = Bingo !
    .robbed = Ma pochette surprise !
    .wait = Qui veut du gâteau ?

## Home, lobby, settings

# The page
web-title = Boomcat
web-title-table = Boomcat : table { $code }
# What the game is, for a stranger: at the door and in link previews
web-what = Le jeu de cartes où les chatons explosent. Pioche, esquive, sabote les autres : qui reste en un seul morceau gagne.
web-close = Fermer
web-cancel = Annuler
web-back-home = Retour à l’accueil
web-strap =
    Pioche une carte.
    Essaie de ne pas exploser.
web-strap-players = De 2 à 10 joueurs.
web-fine-print = Jeu non officiel, fait par des fans. Ni créé ni approuvé par l’éditeur du jeu de cartes.
web-error-unreachable = Le serveur ne répond pas. Est-il en marche, et es-tu sur son réseau ?
web-error-no-answer = Pas de réponse. C’est peut-être fait, peut-être pas : vérifie avant de réessayer.
web-error-not-connected = Pas de connexion. Rien n’a changé ; réessaie dans un instant.
web-error-not-asked = C’est maintenant à quelqu’un d’autre de décider.

# Names for those who have chosen none, with commas between them, each of at most 20 letters
web-funny-names = Capitaine Moustache, Sire Ronron, Dame Boule de Poils, Comte Miaou, Docteur Griffe, Major Matou, Duchesse Duvet, Professeur Patte, Baron Ronflette, Agent Neuf Vies, Reine de la Sieste, Tonton Herbe à Chat

# Who I am
web-me-change = Changer
web-me-are = Tu es
web-me-title = Qui es-tu ?
web-me-name = Nom
web-me-face = Tête
web-me-face-number = Tête { $number }
web-me-other-name = Un autre nom
web-me-done = C’est moi

# The front page
web-home-play = Affronter les bots
web-home-play-change = Modifier la partie
web-home-first = Partie guidée
web-home-first-skip = Sans aide, merci
web-home-play-with = { $edition }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-lesson-offer = Leçon de 3 minutes
web-lesson-resume = Reprendre la leçon
web-home-open = Ouvrir une table
web-home-join = Rejoindre
web-home-strangers = Avec des inconnus
web-home-public = Tables publiques
web-home-join-title = Rejoindre par lien ou code
web-home-join-label = Lien ou code
web-home-join-hint = Colle le lien qu’on t’a envoyé, ou tape le code de la table ou de ton autre appareil.
web-home-join-empty = Tape ou colle d’abord un lien ou un code.
web-home-join-no-code = Ce n’est pas un code. Un code, ce sont quatre petits mots, comme miso-taru-kubo-lina. Le lien entier marche aussi.
web-home-join-unknown = Aucune table n’a ce code : compare-le avec ton invitation. Un code de ton autre appareil sert une fois, pendant quelques minutes : demandes-en un nouveau là-bas.
web-home-join-go = Y aller
web-home-settings = Réglages
web-home-rules = Règles et cartes
web-home-offline = Jouer hors ligne
web-home-recent = Tes tables
web-home-at = à la table { $code }
web-home-continue-short = Continuer
web-home-result = Voir le résultat
web-home-forget = Oublier la table { $code }
web-home-more-tables = { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
}
web-phase-lobby = en attente de joueurs
web-phase-sealing = va commencer
web-phase-playing = partie en cours
web-phase-over = partie finie

# Setting up a table
web-setup-open-title = Ouvrir une table
web-setup-solo-title = Contre des bots
web-setup-change-title = Réglages de la table
web-setup-open = Ouvrir la table
web-setup-solo = Jouer
web-setup-change = Enregistrer
web-setup-edition = Paquet
web-setup-players = { $fewest }–{ $most } joueurs
web-edition-original = Le classique. On commence ici, on finit en morceaux.
web-edition-nsfw = Le classique, chats plus coquins. À cacher aux grands-mères.
web-edition-party-pack = La grande boîte : plus de cartes, plus de bêtises, jusqu’à dix à table.
web-edition-good-vs-evil = Le Chat-Dieu sauve, le Chat-Diable non. Quelqu’un finira par jouer un Armageddon.
web-setup-seats = Places
web-setup-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-setup-fewer = Une place de moins
web-setup-more = Une place de plus
web-setup-bots = Adversaires
web-setup-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-setup-fewer-bots = Un bot de moins
web-setup-more-bots = Un bot de plus
web-setup-all-bots = Malins comment ?
web-setup-seat = Place { $seat }
web-setup-you = Toi
web-seat-open = pour quelqu’un
web-bot-random = Tête en l’air
    .phrase = Joue ce qui lui passe par la tête.
web-bot-heuristic = Chat malin
    .phrase = Compte les cartes, et sait quand filer.
web-bot-apprentice = Disciple
    .phrase = S’entraîne avec le champion, et se laisse emporter.
web-bot-champion = Champion
    .phrase = Des millions de parties dans les pattes. Prévois de la chance.
web-setup-rules = Règles maison
web-setup-rules-printed = comme dans la boîte
web-setup-rules-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
web-option-combos = Combos Spéciaux
    .phrase = Deux et trois pareilles avec toutes les cartes. Sans : seulement des paires de chats, bien pour débuter.
web-option-quick = Partie rapide
    .phrase = Un tiers de la pioche est mis de côté sans être vu : une partie plus courte, et plus dure à compter.
web-option-five-different = 5 Cartes Différentes
    .phrase = Elles reprennent une carte dans la défausse, dans cette édition aussi.
web-option-stacking = Les Attaques s’additionnent
    .phrase = Attaquer quand on est attaqué refile tous les tours restants, plus deux. Sans : toujours deux.
web-option-remove-dead-hands = Les morts emportent leurs cartes
    .phrase = Leurs cartes sont retirées du jeu au lieu d’aller à la défausse.
web-option-first = Qui commence
    .phrase = Après la première partie : qui a sauté en premier, chacun son tour, ou le hasard. Ou toujours la même place.
web-option-first-lot = Au hasard
web-option-first-loser = Qui a perdu
web-option-first-rotation = Chacun son tour
web-option-absentees = Garder la place des absents
    .phrase = Un bot joue jusqu’à leur retour. Sinon, plus de place à la partie suivante.
web-setup-time = Temps
web-setup-time-summary = { $turn } par tour, { $nope } pour dire non
web-setup-turn = Temps par tour
    .phrase = Temps écoulé : on pioche pour toi. À la deuxième fois, un bot te remplace.
web-setup-pace = Rythme
    .phrase = Le temps pour dire non, et celui que prennent les bots.
web-pace-relaxed = Tranquille
web-pace-normal = Normal
web-pace-quick = Rapide
web-setup-nope = Temps pour dire non
    .phrase = Après chaque carte à laquelle on peut dire non. Court, c’est vif ; long, c’est plus équitable pour les connexions lentes.
web-setup-seconds = { $count } s
web-setup-minutes = { $count } min
web-setup-people = Compagnie et risque
web-option-spectators = On peut regarder
    .phrase = Avec le lien, on peut regarder, mais pas les mains.
web-option-talk = On peut écrire
    .phrase = Du texte en plus des grimaces, à la table seulement : le public n’écrit pas et ne lit pas. Rien n’est conservé.
web-option-odds = Montrer le risque
    .phrase = Le risque que la prochaine carte explose, d’après ce que sait chaque joueur.
web-people-watch = avec public
web-people-no-watch = sans public
web-people-odds = risque montré
web-people-no-odds = risque caché
web-people-talk = on peut écrire

# The coach

web-coach = Demander au coach
web-coach-says = Le coach dit
web-coach-thinks = Le coach se gratte l’oreille…
web-coach-nothing = Rien à décider pour l’instant.
web-coach-close = trop serré
web-coach-between = entre { $low } et { $high }
web-coach-note = Chances de gagner si tout le monde jouait comme le champion. La barre montre à quel point le coach en est sûr.
web-coach-take-back = Reprendre un coup
    .phrase = Ensuite, c’est pour s’entraîner : mêmes cartes, aucune gloire.
web-coach-allow = Autoriser le coach
web-coach-forbid = Congédier le coach
web-coach-allow-count = { $count } d’accord sur { $people }. Il faut tout le monde.
web-option-coach = Le coach peut aider
    .phrase = Des conseils sur demande, contre des bots ou si tout le monde est d’accord. Le coach n’en voit pas plus que toi.
web-people-coach = coach disponible

# Composing a deck
web-recipe-title = Composer un paquet
web-recipe-lead = Ton mélange à toi : plus de chats, moins de « Non ! », des cartes d’aucune édition.
web-recipe-name = Nom du paquet
web-recipe-from = Partir de
web-recipe-fewer = Retirer une carte : { $card }
web-recipe-more = Ajouter une carte : { $card }
web-recipe-total =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, dont { $pile } dans la pioche à { $players } joueurs
web-recipe-risk =
    { $kittens ->
        [0] Sans aucun chaton
        [one] Dont un chaton
       *[other] Dont { $kittens } chatons
    } : la première pioche est mortelle dans { $share } des cas
web-recipe-copy = Copier en texte
web-recipe-paste = Coller un texte
web-recipe-reset = Rétablir l’édition
web-recipe-use = Prendre ce paquet
web-recipe-change = Modifier ce paquet
web-recipe-instead = au lieu de { $count }
web-recipe-sizes = Première pioche, selon le nombre de joueurs
web-recipe-size = { $players } joueurs : { $share }
web-recipe-size-missing = { $players } joueurs : pas assez de cartes
web-recipe-text = Le paquet en texte
web-recipe-text-hint = Colle un paquet ici : il est lu pendant que tu tapes.
web-recipe-text-wrong = Le texte collé n’est pas encore un paquet.

# Choosing a deck
web-deck-mood = Humeur
web-mood-quick = Rapide
web-mood-nasty = Vache
web-mood-thoughtful = Cérébral
web-mood-crowded = Animé
web-deck-length = Durée
web-deck-any-length = Toute durée
web-deck-at-most = { $minutes } min au plus
web-deck-minutes = { $minutes } min
web-deck-size = Nombre de places
web-deck-any-size = Toute table
web-deck-for = À { $players }
# The number of seats that are planned
web-deck-misfit = Pas à { $seats }
web-deck-found =
    { $count ->
        [0] Aucun paquet de ce genre.
        [one] Un paquet de ce genre.
       *[other] { $count } paquets de ce genre.
    }
web-deck-all = Tout montrer
web-lobby-deck = { $deck } : ce qu’il contient
web-deck-inside = Ce qu’il contient

# The page of a deck, and handing it on
web-title-page = { $name } · Boomcat
web-deck-copy = Copier le lien
web-deck-message = Un paquet pour exploser ensemble :
web-deck-play = Jouer avec
web-deck-cards = Les cartes
web-deck-set-up = La donne
web-deck-dealt =
    { $deal ->
        [one] Une carte
       *[other] { $deal } cartes
    } { $dealt ->
        [0] par tête, sans Kit de Désamorçage.
       *[other] et un Kit de Désamorçage par tête.
    } { $defuses ->
        [0] Aucun Kit dans la partie.
        [one] Un seul Kit dans la partie.
       *[other] { $defuses } Kits dans la partie.
    }
web-deck-tower =
    { $count ->
        [one] Une carte part dans la tour.
        [6] Six cartes partent dans la tour.
       *[other] { $count } cartes partent dans la tour.
    }
web-deck-pile =
    { $pile } dans la pioche, avec { $kittens ->
        [0] zéro Chaton Explosif
        [one] un Chaton Explosif
       *[other] { $kittens } Chatons Explosifs
    }{ $implodings ->
        [0] {""}
        [one] {" "}et un Chaton Implosif
       *[other] {" "}et { $implodings } Chatons Implosifs
    }. Piocher en premier est mortel dans { $share } des cas.
web-deck-others = D’autres paquets
web-deck-unknown = Paquet inconnu
    .phrase = Jamais entendu parler. Le lien a peut-être perdu un bout en route.

# The page of a card
web-about-argued = Ce qui fait débat
web-about-rules = Ce qui tranche
web-about-decks = Où la trouver
web-about-in = dans
web-about-no-deck = Dans aucune boîte. Compose un paquet et glisse-la dedans.
web-about-others = La même famille
web-about-unknown = Carte inconnue
    .phrase = « { $word } » n’est dans aucune de nos boîtes. Le chat l’a peut-être mangée.
web-rules-mentioned =
    { $count ->
        [one] Une règle citée par celles-ci
       *[other] { $count } règles citées par celles-ci
    }
web-rules-ruling = Notre décision
web-rules-key = Ces règles n’existent qu’en anglais. O : Original. N : NSFW. P : Party Pack. G : Good vs. Evil. R : notre décision, là où les livrets se taisent.

# The set-up of a composed deck
web-knobs = La donne
web-knobs-scope = Changer pour
web-knobs-every = toutes les tables
web-knobs-one = { $players } à table
web-knob-deal = Cartes données
web-knob-dealt-defuses = Kits donnés
web-knob-defuses = Kits en tout
web-knob-kittens = Chatons Explosifs
web-knob-implodings = Chatons Implosifs
web-knob-fewest = Places au moins
web-knob-most = Places au plus
web-knob-fewer = { $knob } : un de moins
web-knob-more = { $knob } : un de plus

# Families of cards
web-family-peril = Chatons
web-family-save = Secours
web-family-attack = Attaques
web-family-evade = Esquives
web-family-fortune = L’avenir
web-family-ask = Faveurs
web-family-counter = Objections
web-family-cats = Chats
web-family-divine = Ciel et enfer

# The lobby
web-lobby-title = Table { $code }
web-lobby-players = Qui joue
web-lobby-you = toi
web-lobby-host = hôte
web-lobby-away = hors ligne
web-lobby-here = en ligne
web-lobby-open = Place libre
web-lobby-open-hint = Invite, ou mets un bot
web-lobby-open-waits = Gardée au chaud pour quelqu’un
web-lobby-seat-label = Place { $seat } : { $what }
web-lobby-add-seat = Ajouter une place
web-lobby-watching = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-lobby-settings = Réglages de la table
web-lobby-settings-see = Les règles de cette table
web-lobby-start = Lancer la partie
web-lobby-too-few = { $edition } se joue au moins à { $fewest }. Invite quelqu’un, ou mets un bot.
web-lobby-too-many = { $edition } se joue à { $most } au plus.
web-lobby-open-wait = { $count ->
    [one] Si tu lances maintenant, la place libre attend la partie suivante.
   *[other] Si tu lances maintenant, les places libres attendent la partie suivante.
}
web-lobby-gentle = Rythme doux pour une première partie : { $nope } pour dire non.
web-lobby-ready = Tout le monde est là. Dernière chance de fuir.
web-lobby-say-ready = C’est bon !
web-lobby-said-ready = C’est noté !
web-lobby-is-ready = c’est bon
web-lobby-ready-count = C’est bon pour { $ready } sur { $people }.
web-lobby-waits-for-host = C’est à { $host } de lancer la partie.
web-lobby-watch-note = Tu regardes.
web-lobby-take-seat = Prendre une place
web-lobby-no-seat = Toutes les places sont prises.
web-lobby-leave = Quitter

# A seat in the hands of the host
web-seat-put-bot = Mettre un bot
web-seat-change-bot = Un autre bot
web-seat-remove-bot = Renvoyer le bot
web-seat-remove-seat = Retirer cette place
web-seat-remove-person = Retirer { $name }
web-seat-remove-sure = { $name } perd sa place. En pleine partie, un bot prend le relais.
web-seat-hand-over = Confier la table à { $name }
web-seat-hand-over-sure = C’est alors { $name } qui mène la table, et non plus toi.
web-seat-yes-remove = Retirer
web-seat-yes-hand-over = Confier

# Inviting
web-share-title = Inviter
web-share-lead = Envoie ce lien. Il ouvre la table sur n’importe quel téléphone ou ordinateur.
web-share-lead-network = Envoie ce lien. Il ouvre la table sur tous les appareils du même réseau.
web-share-only-here = Seul cet ordinateur peut ouvrir ce lien.
web-share-link = Lien vers la table
web-share-copy = Copier
web-share-copied = Copié
web-share-copy-yourself = Appuie longuement sur le lien pour le copier.
web-share-send = Envoyer
web-share-message = Viens jouer à Boomcat avec moi :
web-share-qr-alt = Le lien en code QR
web-share-say = Ou dis-le à voix haute :
web-share-scan = Vise le code avec l’appareil photo d’un téléphone.
web-share-local = Pour les téléphones, lance le serveur avec --lan.

# A TV
web-tv-title = Boomcat à la télé
web-tv-use = Jouer sur la télé
web-tv-lead = La table sur grand écran, les cartes en main.
web-tv-step-open = Ouvre le navigateur de la télé, ou d’un ordinateur branché dessus.
web-tv-step-address = Tape cette adresse :
web-tv-step-code = Puis ce code :
web-tv-here = C’est la télé, ici
web-tv-forbidden = Personne ne peut regarder cette table, pas même une télé.
web-tv-allow = Laisser regarder
web-tv-connected = { $count ->
    [one] Une télé montre cette table.
   *[other] { $count } télés montrent cette table.
}
web-tv-code = Quelle table ? Tape son code, l’orthographe est libre.
web-tv-go = Montrer
web-tv-join = À table !
web-tv-type = Vise-le avec un téléphone, ou ouvre { $address } et tape :
web-tv-late = En retard ? { $address }, code
web-tv-full = Toutes les places sont prises
web-tv-sound = Appuie sur une touche pour le son.
web-tv-on = À la télé
web-tv-whole = La table ici aussi
web-tv-hand = Juste ma main ici

# An invitation
web-invite-title = On t’invite
web-invite-title-playing = Partie en cours
web-invite-lead = { $host } t’attend à la table { $code }.
web-invite-lead-no-host = La table { $code } t’attend.
web-invite-lead-playing = { $host } et compagnie jouent déjà à la table { $code }.
web-invite-lead-playing-no-host = La table { $code } joue déjà.
web-invite-sit = Prendre une place
web-invite-watch = Regarder
web-invite-playing = Partie en cours. Demande une place, et tu joues à la suivante.
web-invite-full = Tout est pris. Même la place sur le radiateur. Demande, et la prochaine est à toi.
web-invite-no-watching = Cette table n’admet pas de public.
web-invite-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

# Another device
web-device-title = Changer d’appareil
web-device-lead = Ouvre ceci sur l’autre appareil d’ici { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Le code sert une fois ; ta place marche ensuite sur les deux.
web-device-type = Ou, sur l’autre appareil, appuie sur « Rejoindre » et tape :
web-device-again = Un nouveau code
web-device-asking = On demande un code…
web-device-claiming = On va chercher ta place…
web-device-failed = Ça n’a pas marché
web-device-other = Un autre code

# The menu at the table
web-menu = Menu
web-menu-rules = Règles et cartes
web-menu-invite = Inviter
web-menu-device = Changer d’appareil
web-menu-players = Joueurs
web-menu-change = Réglages de la table
web-menu-settings = Réglages
web-menu-home = Accueil
    .phrase = Ta place reste à toi.
web-menu-home-watching = Ne plus regarder
web-menu-concede = Abandonner cette partie
    .phrase = Un bot continue ; ta place reste à toi.
web-menu-concede-sure = Abandonner cette partie ?
web-menu-concede-sure-body = Un bot joue tes cartes jusqu’au bout. Tu peux regarder, et jouer la partie suivante.
web-menu-concede-yes = Abandonner
web-menu-leave = Quitter la table
    .phrase = Ta place sera libre pour quelqu’un d’autre.
web-menu-leave-sure = Partir pour de bon ?
web-menu-leave-sure-body = Ta place se libère. Si une partie est en cours, un bot la finit pour toi.
web-menu-leave-yes = Quitter
web-left = Tu as quitté la table { $code }.

# The keys of the table
web-keys = Touches
web-keys-nope = NON !, ou ILLICO
web-keys-blind = Jouer à l’aveugle, sous une malédiction
web-keys-tab = Aller aux boutons, Maj+Tab pour revenir
web-keys-arrows = Parcourir les cartes
web-keys-enter = Entrée
web-keys-space = Espace
web-keys-press = Choisir une carte, presser un bouton
web-keys-help = Sur une carte : son effet. Ailleurs : ces touches
web-keys-escape = Échap
web-keys-close = Fermer, reposer les cartes choisies

# Settings
web-settings-title = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
web-settings-theme-system = Auto
web-settings-theme-light = Jour
web-settings-theme-dark = Nuit
web-settings-motion = Animations
web-settings-motion-system = Auto
web-settings-motion-full = Toutes
web-settings-motion-reduced = Réduites
web-settings-sound = Son
web-settings-chatter = Les bots parlent
web-settings-volume = Volume
web-settings-pass = Laisser passer d’office sans « Non ! »
    .phrase = Personne ne le voit : pour les autres, l’attente reste la même. Cela vaut aussi pour les cartes ILLICO.

# The connection
web-connection-lost = Chat sur le câble. Nouvel essai…
web-connection-connecting = On rejoint la table…
web-ended-removed = L’hôte t’a retiré ta place
    .phrase = Tu peux encore en demander une autre.
web-ended-closed = Cette table est fermée
    .phrase = Il ne s’y passait plus rien depuis longtemps : on a débarrassé.
web-ended-shut = Cette table a été fermée
    .phrase = La personne qui gère ce serveur l’a fermée. Les parties finies gardent leur enregistrement.
web-ended-banned = On ne te laisse pas entrer
    .phrase = Qui gère ce serveur a fermé la chatière à ta connexion.
web-ended-full = Complet
    .phrase = Cette table n’a plus de place pour d’autres connexions. Réessaie plus tard.
web-ended-left = Tu as quitté la table
    .phrase = Merci d’avoir joué. Attention aux débris.
web-ended-spectators-forbidden = Pas de public ici
    .phrase = À cette table, il te faut une place.
web-ended-unknown-token = Cette place n’est plus à toi
    .phrase = La clé gardée par cet appareil ne marche plus. Prends une nouvelle place.
web-ended-unknown-table = Pas de table ici
    .phrase = Quelqu’un l’aura poussée du bord. Ou le lien est incomplet.
web-ended-new-version = Il y a une nouvelle version
    .phrase = Recharge la page pour continuer à jouer.
web-ended-reload = Recharger
web-table-not-loaded = La table ne s’affiche pas. Le serveur tourne-t-il ?
web-ended-look-again = Retour à la table

# The rules, in short
web-rules-title = Règles et cartes
web-rules-goal = Le dernier chat en un seul morceau gagne.
web-rules-turn = À ton tour, joue autant de cartes que tu veux, ou aucune. Puis pioche une carte : c’est à la personne suivante.
web-rules-kitten = Si tu pioches un Chaton Explosif, tu es hors jeu, sauf avec un Kit de Désamorçage. Tu caches alors le chaton où tu veux dans la pioche.
web-rules-nope = À tout, sauf à un chaton ou à un Kit de Désamorçage, on peut dire « Non ! » avant l’effet. Même à un autre « Non ! ».
web-rules-pair = Deux pareilles : vole une carte au hasard à quelqu’un.
web-rules-triple = Trois pareilles : nomme une carte ; si ta victime l’a, elle est à toi.
web-rules-five = 5 Cartes Différentes : prends une carte dans la défausse.
web-rules-cats-only = À cette table, on ne joue que des paires de chats.
web-rules-no-combo = Un chat tout seul ne fait rien.
web-rules-combos = Combos
web-rules-cards = Les cartes
web-rules-how = Comment on joue
web-rules-table = À cette table
web-rules-table-quick = Partie rapide : un tiers de la pioche a été mis de côté sans être vu.
web-rules-table-no-stacking = Les Attaques ne s’additionnent pas : c’est toujours deux tours.
web-rules-table-remove-dead-hands = Les morts emportent leurs cartes : elles sont retirées du jeu.
web-rules-table-time = { $turn } par tour, { $nope } pour dire non.
web-rules-edition = Cartes : { $edition }
web-rules-copies =
    { $count ->
        [one] { $count } dans la boîte
       *[other] { $count } dans la boîte
    }

# The search in the rules
web-search = Chercher une carte ou une règle
web-search-example = Bloquer une Faveur ?
web-search-nothing = Rien trouvé. Essaie le nom d’une carte.
web-search-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}

# What each card does, in one line
web-card-kitten = Explose quand tu le pioches. Seul un Kit de Désamorçage te sauve.
web-card-defuse = Te sauve d’un chaton. Cache ensuite le chaton dans la pioche.
web-card-attack = Finit ton tour sans piocher. La personne suivante joue deux tours.
web-card-targeted = Finit ton tour sans piocher. Une personne de ton choix joue deux tours.
web-card-skip = Finit un tour sans piocher.
web-card-super-skip = Finit ton tour sans piocher, et tous ceux qu’il te restait à jouer.
web-card-swap = La carte du dessus et celle du dessous changent de place. Ton tour continue.
web-card-reverse = Inverse le sens du jeu et finit un tour sans piocher. À deux, c’est un Passe-Tour.
web-card-see5 = Regarde en secret les cinq cartes du dessus de la pioche.
web-card-alter5 = Regarde les cinq cartes du dessus, et remets-les dans l’ordre que tu veux.
web-card-catomic = Met tous les Chatons Explosifs sur le dessus, mélange le reste et finit un tour sans piocher.
web-card-imploding = Pioché face cachée, il retourne dans la pioche face visible. Pioché face visible, il t’élimine : rien ne te sauve.
web-card-imploding-up = Qui le pioche est hors jeu. Inutile de sortir un Kit de Désamorçage.
web-card-streaking = Te laisse garder un Chaton Explosif en main. Il n’explose pas, et personne ne le sait.
web-card-mark = Retourne une carte au hasard chez quelqu’un d’autre. Tout le monde la voit tant qu’elle reste dans sa main.
web-card-curse = Quelqu’un d’autre ne voit plus ses propres cartes, et joue à l’aveugle jusqu’à ce qu’une carte soit piochée.
web-card-garbage = Tout le monde met une carte de son choix dans la pioche. Puis on la mélange. Ton tour continue.
web-card-barking = Il y en a deux. Qui a l’autre doit le désamorcer ou exploser ; avec les deux, c’est toi qui choisis qui. Sinon, il attend devant toi.
web-card-alter-now = Regarde les trois cartes du dessus, et remets-les dans l’ordre que tu veux. Même hors de ton tour, juste avant qu’on pioche.
web-card-bury = Regarde la carte du dessus, et cache-la où tu veux dans la pioche. Cela finit un tour sans piocher.
web-card-take-that = Pose-le sur quelqu’un : sa prochaine carte piochée est pour toi. Les ennuis aussi, si c’est un chaton.
web-card-personal = Finit ton tour sans piocher. Ensuite, tu en joues trois. C’est toi qui l’as voulu.
web-card-potluck = Tout le monde, à commencer par toi, met une carte de son choix sur le dessus de la pioche. Ton tour continue.
web-card-share = Regarde les trois cartes du dessus, et remets-les dans l’ordre que tu veux. Puis la personne suivante les voit aussi.
web-card-tower = Met la tour devant toi. Tant qu’elle a des cartes, on prend celles-là plutôt que les tiennes.
web-card-see = Regarde en secret les trois cartes du dessus de la pioche.
web-card-alter = Regarde les trois cartes du dessus, et remets-les dans l’ordre que tu veux.
web-card-reveal = Montre à tout le monde les trois cartes du dessus, sans changer leur ordre.
web-card-shuffle = Rebat toute la pioche. Ce qu’on en savait, c’est du passé.
web-card-bottom = Pioche la carte du dessous au lieu de celle du dessus. Cela finit ton tour.
web-card-heck = Regarde la carte du dessous : garde-la, ou pose-la sur le dessus. Cela finit ton tour.
web-card-favor = Quelqu’un te donne une carte de son choix.
web-card-nope = Annule ce que fait quelqu’un d’autre. À tout moment, même contre un « Non ! ».
web-card-armageddon = Toi et quelqu’un d’autre : à l’un le Chat-Dieu, à l’autre le Chat-Diable. Mieux vaut avoir un Kit de Désamorçage.
web-card-feral = Compte comme n’importe quelle Carte Chat dans un combo.
web-card-godcat = Vaut une fois n’importe quelle carte, sauf un « Non ! ». Tout le monde voit qui l’a.
web-card-devilcat = Fait exploser qui le reçoit. Un Kit de Désamorçage le renvoie sur le tapis.
web-card-cat = Tout seul, il ne sert à rien. Deux pareils volent une carte au hasard.

# What a rulebook says of each card in the odd cases, in one or two short sentences; the numbers of the rules stand beside it
web-ruling-kitten = Aucun « Non ! » possible. Sans Kit de Désamorçage, tu es hors jeu et toutes tes cartes vont à la défausse.
web-ruling-defuse = Aucun « Non ! » possible. Cache le chaton où tu veux, même tout en haut ; cela finit un tour.
web-ruling-attack = Peut recevoir un « Non ! ». Tu subis déjà une Attaque ? Ta victime récupère tes tours restants, plus deux.
web-ruling-targeted = Peut recevoir un « Non ! ». Ta victime récupère tes tours restants, plus deux, et le jeu reprend chez elle.
web-ruling-skip = Peut recevoir un « Non ! » : alors ton tour continue. Après une Attaque, ne finit qu’un seul tour.
web-ruling-super-skip = Peut recevoir un « Non ! ». La personne suivante joue un seul tour, peu importe combien il t’en restait.
web-ruling-swap = Peut recevoir un « Non ! ». Qui connaissait une des deux cartes la connaît toujours.
web-ruling-reverse = Peut recevoir un « Non ! » : alors rien ne s’inverse. Après une Attaque, ne finit qu’un seul tour.
web-ruling-see = Peut recevoir un « Non ! ». Voir un chaton, ce n’est pas le piocher. S’il reste moins de cartes, tu vois celles-là.
web-ruling-see5 = { web-ruling-see }
web-ruling-alter = Peut recevoir un « Non ! ». Voir un chaton, ce n’est pas le piocher. Personne n’apprend le nouvel ordre.
web-ruling-alter5 = { web-ruling-alter }
web-ruling-reveal = Peut recevoir un « Non ! ». Un chaton seulement montré n’est pas pioché.
web-ruling-catomic = Peut recevoir un « Non ! ». Ensuite, tout le monde sait ce qui attend sur le dessus.
web-ruling-imploding = Aucun « Non ! » possible. Pioché face cachée, il ne coûte aucun Kit de Désamorçage.
web-ruling-imploding-up = Ni « Non ! » ni désamorçage possible. Arrivé sur le dessus, tout le monde le voit.
web-ruling-streaking = Ne se joue jamais. Un deuxième chaton explose comme d’habitude. Si cette carte quitte ta main, le chaton qui y reste explose.
web-ruling-mark = Peut recevoir un « Non ! ». Une carte retournée se joue et se vole comme les autres. De deux pareilles, elle part la première.
web-ruling-curse = Peut recevoir un « Non ! ». Sous la malédiction, tu ne peux pas dire « Non ! », et un Kit de Désamorçage ne la lève pas.
web-ruling-garbage = Peut recevoir un « Non ! ». Personne ne voit ce que mettent les autres, et le Chat-Dieu reste où il est.
web-ruling-barking = Aucun « Non ! » possible. Seul un Kit de Désamorçage aide, et rien n’est remis dans la pioche.
web-ruling-alter-now = Peut recevoir un « Non ! ». Hors de ton tour, il passe avant la pioche, et la personne dont c’est le tour peut changer d’avis.
web-ruling-bury = Peut recevoir un « Non ! ». Ce n’est pas piocher : un chaton n’explose pas. Interdit avec un « Par Ici ! » sur toi.
web-ruling-take-that = Peut recevoir un « Non ! ». Ne prend qu’une carte, que personne d’autre ne voit. Jamais deux sur la même personne.
web-ruling-personal = Peut recevoir un « Non ! ». Après une Attaque, les trois tours s’ajoutent à ceux qu’il te reste à jouer.
web-ruling-potluck = Peut recevoir un « Non ! ». La dernière carte posée est la première piochée. Personne ne voit celles des autres.
web-ruling-share = Peut recevoir un « Non ! ». La personne suivante regarde, mais ne touche pas.
web-ruling-tower = Peut recevoir un « Non ! ». Pour une Faveur, tu choisis dans la tour ; une paire y prend une carte au hasard. Vide, elle n’aide plus.
web-ruling-shuffle = Peut recevoir un « Non ! ». Un chaton qu’on vient de cacher bouge aussi.
web-ruling-bottom = Peut recevoir un « Non ! ». Un chaton au fond explose comme les autres.
web-ruling-heck = Peut recevoir un « Non ! ». Garder un chaton, c’est le piocher ; sur le dessus, il attend.
web-ruling-favor = Peut recevoir un « Non ! ». Si ce « Non ! » était sa dernière carte, tu ne reçois rien.
web-ruling-nope = Peut recevoir un « Non ! » à son tour. Jamais contre ta propre carte, un chaton ou un Kit de Désamorçage.
web-ruling-armageddon = Peut recevoir un « Non ! » tant que les deux chats sont sur le tapis. Après une Attaque, ne finit qu’un seul tour.
web-ruling-feral = En main, c’est un Chat Sauvage et rien d’autre. Deux forment une paire.
web-ruling-godcat = Retourne sur son tapis dès qu’il est joué, même après un « Non ! ». Inutile contre le Chat-Diable.
web-ruling-devilcat = N’est jamais dans la pioche. Un Kit de Désamorçage l’arrête, et rien n’est remis.
web-ruling-cat = Peut recevoir un « Non ! » : un seul arrête tout le combo.

## Playing without a server

web-offline-loading = Les chats font leurs valises
    .phrase = Tout le jeu emménage chez toi : quelques mégaoctets, une seule fois. Ensuite, plus besoin de réseau.
web-offline-starting = Réveil des bots
    .phrase = La nuit a été courte.
web-offline-failed = Les chats refusent d’emménager
    .phrase = Le téléchargement s’est interrompu, ou ce navigateur n’y arrive pas.
web-offline-elsewhere = Les chats sont dans un autre onglet
    .phrase = Ils jouent là où on les a appelés en dernier. Rien n’est perdu.
web-offline-here = Jouer ici
web-offline-retry = Réessayer
web-offline-note = Hors ligne : les bots jouent dans ce navigateur, et tes parties restent sur cet appareil. L’analyse et le coach ont besoin d’un serveur.
web-offline-update = Une nouvelle version est là.
web-offline-others = Une nouvelle version est là. Ferme d’abord les autres pages du jeu.
web-offline-use = L’utiliser
web-offline-leave = Retour au serveur

## Revoir une partie

web-replay = Ralenti
web-replay-of = Ralenti : { $deck }
web-replay-loading = On rembobine…
web-replay-failed = Impossible de revoir cette partie
web-replay-broken-link = Le lien est abîmé : il en manque un bout.
web-replay-unreadable = Ce fichier est illisible, ou trop gros pour une seule partie.
web-replay-another = En ouvrir une autre
web-replay-choose = Quelle partie ?
    .phrase = Choisis un enregistrement, ou dépose-le ici. C’est le fichier du bouton « Télécharger la partie », à la fin d’une partie.
web-replay-file = Choisir un fichier
web-replay-controls = Commandes
web-replay-time-line = Fil de la partie
web-replay-moment = Moment { $at } sur { $of }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-pace = Vitesse : { $times } ×
web-replay-seen-by = Vu par
web-replay-watching = Le public
web-replay-open = Toutes les cartes
web-replay-pile = Pioche
web-replay-copy = Copier le lien vers ce moment
web-replay-copied = Lien copié. Toute la partie est dedans.
web-replay-watch = Revoir la partie
web-replay-play-on = Jouer d’ici
web-replay-look-back = Revoir
web-replay-return = Retour au jeu
web-replay-asked = La table t’attend !

## The review of a game

web-review = L’analyse
web-review-open = Bien joué ?
web-review-all = Toute l’analyse
web-review-making = On refait le match…
web-review-again = Réessayer
web-review-quiet = Rien à dire ici. Les flèches mènent là où il y a à dire.
web-review-previous = Remarque précédente
web-review-next = Remarque suivante
web-review-turning-points = Tournants
web-review-share = une part égale
web-review-part-deal = la donne
web-review-part-luck = la chance
web-review-part-skill = ses coups
web-review-part-others = les autres
web-review-part-second-thoughts = les repentirs
web-review-won = victoire
web-review-lost = défaite
web-review-find = Belle trouvaille
web-review-close = Trop serré pour trancher
web-review-slip = Un faux pas
web-review-mistake = Une erreur
web-review-howler = Une bourde
web-review-better = « { $best } » valait { $points } de plus.
web-review-or = « { $best } » ou ça, va savoir.
web-review-worst-slip = Pire faux pas
web-review-luckiest = Carte la plus chanceuse
web-review-missed = Qu’a-t-on raté ?
web-review-try = Même position, à toi. Mieux que « { $played } », ça existe ?
web-review-try-best = C’est ça. Le champion te salue.
web-review-try-good = Aussi bon que le coup du champion.
web-review-try-worse = Il manque { $points } points. Essaie autre chose.
web-review-try-same = C’est ce qui s’est passé, et on a vu la suite. Essaie autre chose.
web-review-try-unknown = Le juge n’y avait pas pensé. Essaie autre chose.
web-review-show = Montre-moi
web-review-next-try = Le suivant
web-review-end-try = Arrêter là
web-review-head = Chances de gagner si tout le monde continuait comme le champion. Juge { $judge }.

## Your games

web-games = Tes parties
web-games-none = Rien n’a encore explosé ici. Finis une partie, et tu la retrouveras dans cette liste, à revoir et à compter.
web-games-deck = Paquet
web-games-played = Parties
web-games-won = Gagnées
web-games-you-won = Gagné
web-games-due = { $share }, et le hasard seul en donne { $due }
web-games-kittens = Chatons rencontrés
web-games-owed = pour { $owed } attendus
web-games-victim = Victime préférée
web-games-nemesis = Bête noire
web-games-moves = Tes coups
web-games-moves-over = points par partie face à ceux du champion, sur les { $count } dernières
web-games-moves-few = affiché à partir de { $least } parties analysées ; pour l’instant { $count }
web-games-review = Analyser dix
web-games-forget = Oublier cette partie
    .phrase = Elle disparaît de cet appareil, et son ralenti avec elle.
web-games-forget-yes = Oublier
web-games-all = Voir les { $count }
web-games-save = Enregistrer
web-games-load = Ajouter un fichier
web-games-open = Ouvrir une partie
web-games-no-file = Ce n’est pas un fichier de parties d’ici.
web-games-added = { $count ->
    [0] Tu avais déjà toutes ces parties.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
web-games-coming = { $count } parties sont en route. Garde cette page ouverte sur les deux appareils.
web-games-came-along = { $count ->
    [one] Une partie est venue avec toi.
   *[other] { $count } parties sont venues avec toi.
}
web-games-here = Elles ne sont gardées que sur cet appareil. « Changer d’appareil », dans le menu d’une table, les emporte.
web-games-fleeting = Ce navigateur ne garde rien pour nous : ferme la page, et elles disparaissent. Enregistre-les dans un fichier.

# A lesson: a game by a script
web-lesson = Leçon
web-lesson-step = { $number }/{ $steps }
web-lesson-leave = Quitter la leçon
web-lesson-done = Tu sais tout ce qu’il faut. Le reste, c’est du cran.
web-lesson-play = Une vraie partie
web-lesson-back = À ta table

# Public tables, where strangers meet
web-public-title = Tables publiques
web-public-none = Pas un inconnu à l’horizon. Commence : des bots te rejoignent tout de suite.
web-public-playing = En cours, { $watching ->
    [0] sans public
    [one] { $watching } personne regarde
   *[other] { $watching } personnes regardent
}
web-public-waiting = { $count ->
    [0] Ça va commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-public-watch = Regarder
web-public-sit = S’asseoir
web-public-starts = Début dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
web-public-starts-now = C’est parti !
web-public-bots-come = { $count ->
    [one] Un bot prendra la place libre.
   *[other] Des bots prendront les places libres.
}
web-public-strangers = Te voilà entre inconnus
web-public-manners = On ne parle qu’en grimaces. Tout le monde peut regarder, avec un coup de retard. Touche un joueur pour le bloquer ou le signaler. Si tu pars, un bot finit la partie.
web-public-block = Bloquer { $name }
    .phrase = Ses grimaces disparaissent, et tu ne seras plus à table avec ce nom. Personne ne le remarque.
web-public-report = Signaler { $name } à l’hôte du serveur
web-public-report-name = Nom grossier
web-public-report-emotes = Grimaces pénibles
web-public-report-play = Gâche la partie
web-public-late = Tu vois tout avec un coup de retard : impossible de souffler.
web-public-reported = C’est signalé. Merci.

# A deal that many people play, each at a table of their own
web-deal = La donne du jour
web-deal-duel = Un duel
web-deal-lead = { $deck }, contre { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Les mêmes cartes, les mêmes bots et la même chance pour tout le monde.
web-deal-next = La prochaine arrive dans { $time }.
web-deal-past = Cette journée est finie. Une nouvelle donne t’attend aujourd’hui.
web-deal-send = Envoie le lien et joue. Tu verras le résultat des autres quand tu auras fini, et eux le tien.
web-deal-play = Jouer
web-deal-first = Personne avant toi. Les autres ne perdent rien pour attendre.
web-deal-others = Et les autres ?
web-deal-count = Place { $place } : { $count } sur { $all }
web-deal-you = Toi
web-deal-table = Ta partie
web-deal-link = Lien vers cette donne
web-deal-message = Mêmes cartes, mêmes bots, même chance. Tu fais mieux ?
web-deal-new = Nouveau duel
web-deal-new-hint = Une donne toute neuve pour toi et tes amis : { $deck }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
web-deal-fingerprint = Empreinte
web-deal-sealed = Fixée avant la première partie. Le secret qu’elle cache s’ouvre ici dans { $time }.
web-deal-sealed-duel = Fixée avant la première partie. Ta partie montre son secret quand elle est finie.
web-deal-secret = Secret

## Puzzles

web-home-puzzle = L’énigme du jour
web-home-puzzle-streak =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours de suite
    }
web-puzzles = Énigmes
web-puzzle-title = Énigme { $number }
web-puzzle-today = L’énigme du jour
web-puzzle-all = Toutes les énigmes
web-puzzle-next = Énigme suivante
web-puzzle-again = Réessayer
web-puzzle-why = Pourquoi ?
web-puzzle-share = Partager
web-puzzle-copied = Copié. Rien n’est dévoilé.
web-puzzle-loading = On prépare un piège…
web-puzzle-failed = Impossible d’afficher cette énigme
web-puzzle-ask = Tu joues { $name }. Quel coup gagne le plus souvent ?
web-puzzle-best = Le meilleur coup !
web-puzzle-right = Juste aussi !
web-puzzle-wrong =
    { $points ->
        [one] Ça coûte { $points } point
       *[other] Ça coûte { $points } points
    }
web-puzzle-about = Combien de fois chaque coup gagne, si tout le monde joue ensuite comme le champion. Un point, c’est une victoire sur cent.
web-puzzle-yours = Ton coup
web-puzzle-reasons = Ce qu’on pouvait savoir
web-puzzle-solved = { $solved } sur { $of } trouvées.
web-puzzle-table = { $edition }, { $players } joueurs
web-puzzle-was =
    { $grade ->
        [wrong] ratée
       *[other] trouvée
    }
web-puzzle-streak =
    { $count ->
        [one] Trouvée { $count } jour de suite.
       *[other] Trouvée { $count } jours de suite.
    }
web-puzzle-result =
    { $grade ->
        [best] Énigme Boomcat { $number } : le meilleur coup du premier coup.
        [right] Énigme Boomcat { $number } : juste du premier coup.
       *[wrong] Énigme Boomcat { $number } : boum. Le chaton passe le bonjour.
    }
web-puzzle-motif-hide = Cacher le chaton
web-puzzle-motif-give = Quelle carte donner
web-puzzle-motif-discards = Un trésor à la poubelle
web-puzzle-motif-arrange = Ranger l’avenir
web-puzzle-motif-pass = Garder son « Non ! »
web-puzzle-motif-nope = « Non ! », et vite
web-puzzle-motif-showdown = Chat contre chat
web-puzzle-motif-kitten = Piocher le chaton exprès
web-puzzle-motif-safe = Prendre la carte sûre
web-puzzle-motif-dare = Oser piocher
web-puzzle-motif-name = Nommer sa carte
web-puzzle-motif-steal = Voler d’abord
web-puzzle-motif-look = Regarder d’abord
web-puzzle-motif-alter = Changer l’avenir
web-puzzle-motif-shuffle = Mélanger à temps
web-puzzle-motif-bottom = Par le dessous
web-puzzle-motif-attack = Attaquer maintenant
web-puzzle-motif-skip = Passer à temps
web-puzzle-motif-surprise = Tout autre chose
web-puzzle-motif-attack-or-skip = Attaque ou Passe-Tour ?
