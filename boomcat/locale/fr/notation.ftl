# What can be wrong with a text in the notation (`docs/notation.md`): "error-" and the reason that reading it gives.
# Words and cards are shown as they are written there. Where something is wrong in a line of a position, `in-line`
# stands around the message.

in-line = Ligne { $line } : { $problem }

error-word-missing =
    { $expected ->
        [move] Il manque un coup.
        [play] Il manque ce qui est joué.
        [card] Il manque une carte ; « - » veut dire aucune.
        [seat] Il manque le numéro d’un joueur.
        [number] Il manque un nombre.
        [edition] Il manque l’édition.
        [question] Il manque la question.
       *[word] Il manque un mot.
    }
error-word-too-many = « { $word } » est un mot de trop.
error-unknown-word = « { $word } » n’est pas attendu ici ; il faut l’un de ceux-ci : { $allowed }.
error-not-a-number = « { $word } » n’est pas un nombre.
error-number-out-of-range = { $number } ne va pas ici ; il faut un nombre de { $least } à { $most }.
error-not-a-seat = « { $word } » n’est pas un joueur ; les joueurs vont de 1 à { $players }.

# Cards
error-too-many-copies = « { $card } » figure { $copies } fois ; l’édition n’en a que { $most }.
error-too-many-at-table = « { $card } » figure { $copies } fois ; cette table en a { $most }.
error-never-in-a-hand = Aucune main ne peut contenir « { $card } », qu’on ne peut donc ni jouer, ni donner, ni prendre.
error-never-in-a-pile = « { $card } » n’est jamais dans une pile, mais sur le tapis ou, pour le Chat-Dieu, dans une main.
error-in-draw-pile-only = « { $card } » ne peut être que dans la pioche.

# Moves
error-unknown-move = « { $word } » n’est pas un coup ; un coup commence par l’un de ces mots : { $allowed }.
error-not-a-play = « { $word } » ne joue aucune carte ; ce qui est joué commence par l’un de ces mots : { $allowed }.
error-never-alone = « { $card } » ne se joue pas seule.
error-wrong-stand-ins =
    { $copies ->
        [2] « { $cards } » ne fait pas deux pareilles : nomme la carte et, derrière un +, le Chat Sauvage ou le Chat-Dieu qui remplace la seconde.
       *[other] « { $cards } » ne fait pas trois pareilles : nomme la carte et, derrière un +, chaque Chat Sauvage ou le Chat-Dieu qui en remplace une.
    }
error-not-an-order = « { $order } » n’est pas un nouvel ordre : nomme chaque ancienne position une fois, cinq au plus.

# Positions
error-edition-missing = Le texte est vide ; une position commence par l’édition.
error-unknown-option = Option inconnue : « { $word } ». Au choix : { $allowed }.
error-option-twice = L’option « { $word } » figure deux fois.
error-unknown-statement = Indication inconnue : « { $word } ». Au choix : { $allowed }.
error-statement-twice = « { $word } » figure deux fois.
error-flag-with-value = « { $word } » s’écrit seul, sans deux-points ni valeur.
error-seat-missing = Il manque le joueur { $seat }.
error-pile-missing = Il manque la pioche.
error-too-few-kittens =
    Il faut { $needed ->
        [one] { $needed } chaton
       *[other] { $needed } chatons
    } dans la pioche pour finir la partie ; il y en a { $kittens }.
error-all-players-out = Tout le monde a explosé ; il doit rester quelqu’un.
error-place-taken = Le joueur { $seat } a déjà explosé au rang { $place }.
error-place-missing = Personne n’a explosé au rang { $place }, mais d’autres ont explosé plus tard.
error-player-is-out = Pour le joueur { $seat }, la partie est finie.

# Windows and questions
error-window-and-question = Tant qu’une fenêtre de « Non ! » est ouverte, il n’y a pas d’autre question.
error-passes-come-last = Dans une fenêtre de « Non ! », ceux qui ont passé viennent en dernier.
error-played-the-top-card = Le joueur { $seat } a joué la carte du dessus : on ne lui demande rien.
error-passed-twice = Le joueur { $seat } est nommé deux fois parmi ceux qui ont passé.
error-everybody-passed = Quand tout le monde a passé, la fenêtre de « Non ! » est close.
error-unknown-question = Question inconnue : « { $word } ». Au choix : { $allowed }.
error-question-not-at-this-table = La question « { $word } » n’est jamais posée à cette table.
error-player-has-the-turn = C’est le tour du joueur { $seat } ; il faut nommer quelqu’un d’autre.
error-hand-is-empty = Le joueur { $seat } n’a pas de carte à donner.
error-no-choice-to-steal = Le joueur { $seat } n’a pas à la fois le Chat-Dieu et une autre carte : il n’y a pas de choix.
error-nothing-to-take = La défausse ne contient aucune carte qu’on puisse prendre.
error-nothing-to-defuse-with = Le joueur { $seat } n’a rien pour désamorcer : il n’y a pas de question.
error-godcat-is-held = Le joueur { $seat } a le Chat-Dieu en main, mais il est devant les joueurs de l’Armageddon.
error-godcat-not-opposite = Quand le Chat-Diable est devant le joueur { $seat }, l’autre joueur de l’Armageddon a le Chat-Dieu.
error-statement-not-at-this-table = « { $word } » ne dit rien à cette table : la carte n’est pas dans le paquet.
error-marked-not-held = Le joueur { $seat } n’a plus de « { $card } » à marquer.
error-taken-from-twice = La prochaine carte du joueur { $seat } ne peut aller qu’à un seul autre joueur.
error-kitten-without-streaking = Le joueur { $seat } peut avoir un seul chaton en main, à côté du Chaton Exhibitionniste.
error-not-out-of-turn = Le joueur { $seat } n’a pas pu jouer ça hors de son tour.
error-never-noped = « { $card } » ne se contre pas : pas de fenêtre.
