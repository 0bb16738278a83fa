# La table dans tout le terminal : `boomcat terminal`, `join`, `replay` et `review`.

screen-you = toi
screen-owes =
    { $owed ->
        [one] doit 1 tour
       *[other] doit { $owed } tours
    }
screen-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-your-risk = Ta prochaine carte explose : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-knows-place =
    { $above ->
        [0] Sur le dessus : { $card }
       *[other] Sous { $above } : { $card }
    }
screen-knows-hand = { $name } a : { $cards }
screen-seconds = { $seconds } s
screen-place-top = Sur le dessus
screen-place-bottom = Tout en dessous
screen-place =
    { $above ->
        [one] Sous 1 carte
       *[other] Sous { $above } cartes
    }
screen-others-think = Ça complote en face.
screen-you-are-out = Te voilà en morceaux. Profite de la vue.
screen-cannot-play = { $card } : il faut attendre.
screen-not-now = Pas maintenant.
screen-type-move = Un coup en notation, par exemple : favor 3
screen-palette = Que veux-tu faire ?
screen-theme = Thème
screen-theme-help = Jour, nuit, et d’autres
screen-speed-slow = Lent
screen-speed-fast = Rapide
screen-speed-at-once = Immédiat
screen-auto-pass-on = On laisse passer pour toi tant que tu n’as rien à jouer
screen-auto-pass-off = On te demande à chaque fois
screen-reviewing = On repasse tes choix de vie… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-moment = moment { $at } sur { $last }
screen-seen-by = Vu par le joueur { $seat }
screen-seen-by-all = Vu par tout le monde
screen-table = { $edition } · table { $table }
screen-reconnecting = Connexion perdue. Nouvel essai…
screen-queued =
    { $place ->
        [1] C’est ton tour ensuite : une place t’attend après cette partie.
       *[other] Tu es numéro { $place } dans la file.
    }
screen-lobby = On attend que l’hôte lance la partie.
screen-lobby-host = C’est ta table : s lance la partie.
screen-shuffling = On mélange. Quelque chose fait tic-tac là-dedans…
screen-over = La partie est finie. r en demande une autre.
screen-passing = Tu n’as rien pour l’arrêter.
screen-bot-plays = Un bot te garde la place au chaud. b la reprend.
screen-open-seat = place libre
screen-host = hôte
screen-bot = bot
screen-wins =
    { $wins ->
        [one] 1 victoire
       *[other] { $wins } victoires
    }

screen-key-draw = Piocher
screen-key-nope = Non !
screen-key-pass = Laisser passer
screen-key-type = Taper un coup
screen-key-back = Retour
screen-key-help = Aide
screen-key-leave = Quitter
screen-key-jump-hand = Aller à la main
screen-key-jump-choices = Aller aux choix
screen-key-jump-log = Aller au journal
screen-key-faster = Plus vite
screen-key-coach = Coach
screen-key-auto-pass = Laisser passer, ou demander
screen-key-previous = Avant
screen-key-next = Après
screen-key-play = Lecture
screen-key-turn-before = Tour d’avant
screen-key-turn-after = Tour suivant
screen-key-first = À la donne
screen-key-last = À la fin
screen-key-remark = Remarque
screen-key-seat = Autre place
screen-key-start = Lancer
screen-key-rematch = Revanche
screen-key-resume = Reprendre ma place
screen-key-give-up = Céder ma place
join-over-person =
    { $reason ->
        [left] Tu as cédé ta place.
        [removed] On t’a montré la porte.
        [closed] La table est fermée.
        [shut] L’administration du serveur a fermé la table.
        [banned] L’administration du serveur a fermé la chatière.
        [unknown-token] Ta place n’existe plus.
       *[other] Le serveur a dit au revoir ({ $reason }).
    }
screen-help = Tout marche aussi à la souris. Ctrl-P trouve chaque commande.
screen-help-choices = Choisis dans la liste avec ↑ ↓ et Entrée, ou par son numéro. Une carte de ta main ne montre que ce qu’elle peut faire.
