# The command line. Every option and command has its line of help here; `short` is the command in a list of commands.

interrupted = Interrompu.

help-usage = Utilisation :
help-some-options = [OPTIONS]
help-command = COMMANDE [ARGUMENTS]
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :

command-boomcat =
    Le jeu de cartes Exploding Kittens, au complet : pour jouer, étudier, construire. Non officiel ; sans lien avec
    l’éditeur.
    .short = Exploding Kittens dans le terminal
command-terminal =
    Lance une partie dans le terminal, contre des bots. À chaque question, choisis un coup par son numéro, ou tape-le
    dans la notation ; « ? » pour l’aide, q pour quitter.
    .short = Jouer une partie dans le terminal
command-replay =
    Raconte une partie enregistrée : toutes cartes révélées, ou telle qu’un joueur l’a vue. Le nombre dans la marge est
    la question à laquelle on a répondu.
    .short = Raconter une partie enregistrée
command-review =
    Analyser une partie finie : ce qui fut chance, ce qui fut talent, et quels coups furent des erreurs. N’est une erreur que ce
    que 200 parties, jouées de là avec la même chance, jugent pire que le coup du champion.
    .short = Analyser une partie finie
command-puzzle =
    Affiche l’énigme du jour : un moment d’une partie. Avec un coup dans la notation, dit ce qu’il vaut.
    .short = Affiche l’énigme du jour, ou ce que vaut un coup
command-position =
    Montre une position : la table, qui décide quoi, et les coups permis.
    .short = Montrer une position et ses coups permis
command-odds =
    Explique le risque que la prochaine carte soit un Chaton Explosif, tel qu’un joueur peut le calculer : d’après une
    position, ou avec tout ce qu’il a vu avant une question d’une partie enregistrée.
    .short = Expliquer le risque de la prochaine pioche
command-simulate =
    Joue de nombreuses parties, au hasard ou entre les bots que tu indiques, et donne les taux de victoire par place, la
    durée des parties et la vitesse. Les mêmes arguments donnent toujours les mêmes parties.
    .short = Jouer de nombreuses parties et compter
command-editions =
    Liste les éditions et les paquets, ou les cartes de l’un d’eux.
    .short = Lister les éditions, les paquets et leurs cartes

value-edition = CLÉ
value-number = N
value-sizes = N|A-B
value-seat = PLACE
value-combos = special|cats
value-move = COUP
value-position = POSITION
value-file = FICHIER

option-help = Afficher cette aide.
option-version = Afficher la version, et si les règles sont compilées.
option-json = Écrire du JSON plutôt que des tableaux.
option-edition = L’édition, ou le début de sa clé : original (par défaut), nsfw, party-pack ou good-vs-evil ; un paquet fourni (« lightning ») ; ou un paquet à soi : des nombres derrière (« original skip=6 »), ou un fichier en .toml.
option-players = Le nombre de joueurs ; 4 par défaut.
option-sizes = Le nombre de joueurs, ou une plage de nombres ; par défaut, tous ceux que l’édition permet.
option-games = Le nombre de parties en tout, réparties également entre les nombres de joueurs ; 10 000 par défaut.
option-seed = Où commencent les graines des parties ; 1 par défaut.
option-game-seed = Jouer la partie de cette graine ; par défaut, chaque partie est nouvelle.
option-seat = Ta place ; 1 par défaut.
option-watch = Regarder jouer les bots, sans place à toi.
option-bot = Qui sont les bots : champion joue le mieux, apprentice presque, heuristic bien, random mal ; ou un bot à toi, classe Python ou programme, comme dans l’arène.
option-auto-pass = Ne pas demander si tu joues un « Non ! » quand tu n’en as pas.
option-record = Enregistrer la partie dans ce nouveau fichier ; boomcat replay la raconte.
option-plain = De simples lignes au lieu de tout l’écran : pour lecteurs d’écran et journaux. Un tube en reçoit de lui-même.
option-replay-seat = Raconter ce que voit le joueur de cette place ; par défaut, tout est raconté.
option-all = Tout raconter, même si la partie n’est pas finie.
option-odds-seat = Le risque de qui : un numéro de place. Obligatoire.
option-odds-record = Prendre la position dans l’enregistrement d’une partie.
option-question = Avec --record : le numéro de la question à laquelle on demande le risque.
option-combos = Quels combos il y a : special, tous les Combos Spéciaux de l’édition, ou cats, seulement les paires de Cartes Chat ; special par défaut.
option-quick = La partie rapide : un tiers du paquet est mis de côté sans être vu.
option-five-different = 5 Cartes Différentes en reprennent une dans la défausse, dans toutes les éditions.
option-no-stacking = Les Attaques ne s’additionnent pas : la victime joue toujours 2 tours.
option-remove-dead-hands = Les mains de ceux qui explosent sont retirées du jeu.
option-first-seat = La place qui commence ; au hasard par défaut.
argument-position = La position dans la notation, ou @ et le nom d’un fichier, ou - pour la lire sur l’entrée standard (par défaut).
argument-puzzle = Quelle énigme ; sans numéro, celle du jour.
argument-puzzle-move = Ce que tu ferais, dans la notation : skip, ou "pair skip 2".
argument-record = L’enregistrement d’une partie, tel que l’écrit boomcat terminal --record, ou tel qu’une table le donne à la fin de la partie.
argument-edition = La clé d’une édition, ou son début ; sans elle, toutes sont listées.

error-no-such-command = Commande inconnue : « { $word } ». Au choix : { $allowed }.
did-you-mean = Tu voulais dire { $word } ?
error-no-such-language = Il n’y a pas de langue « { $word } », ce sera donc l’anglais. BOOMCAT_LANG au choix : { $allowed }.
error-no-such-option = Option inconnue ici : « { $word } ». Au choix : { $allowed }.
error-option-needs-value = Il faut une valeur après l’option { $option }.
error-option-takes-no-value = L’option { $option } ne prend pas de valeur.
error-missing-parameter = Il manque { $name }.
error-seat-or-all = --seat et --all ne vont pas ensemble ; un joueur ne voit pas tout. Choisis.
error-position-or-record = Une position et --record ne vont pas ensemble ; donne l’un des deux.
error-question-needs-record = --question va avec --record ; une position contient déjà sa question.
error-record-needs-question = --record va avec --question ; cet enregistrement a les questions 0 à { $most }.
error-puzzle-move = Le coup { $move } n’existe pas dans cette énigme.
error-no-such-recorded-question = --question : l’enregistrement a les questions 0 à { $most }, pas { $question }.
error-odds-seat-out = Pour le joueur { $seat } la partie est finie : il ne pioche plus.
error-odds-over = La partie est finie ; personne ne pioche plus.
error-extra-argument = « { $word } » est un argument de trop ; { $help } montre ce qui est permis.
error-in-parameter = { $name } : { $problem }
error-number = « { $word } » n’est pas un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
error-word = « { $word } » n’est pas dans la liste : { $allowed }.
error-sizes = « { $word } » n’est ni un nombre de joueurs, comme 4, ni une plage, comme 2-5.
error-needs-extra = { $command } a besoin de { $module }, qui n’est pas installé. Dans ton clone de Boomcat : { $install }
error-cannot-write = Impossible d’écrire le résultat : { $reason }.
error-cannot-read = Impossible de lire le fichier { $file } : { $reason }.
error-not-text = { $file } n’est pas un texte en UTF-8.

editions-key = clé
editions-name = édition
editions-players = joueurs
editions-cards = cartes
editions-special = sa particularité
editions-range = { $fewest }–{ $most }
editions-title = { $edition }, pour { $fewest } à { $most } joueurs
editions-card = carte
editions-count = nombre
editions-pack = { $sizes } joueurs
editions-total = en tout
editions-deck = paquet
editions-minutes = minutes
editions-feel = ce qu’on y ressent
editions-mood = Environ { $minutes } minutes. Humeur : { $moods }.
editions-setup = { $players } joueurs : { $hand } cartes en main, { $defuses } × Désamorçage, { $kittens } × chaton explosif, { $implodings } × chaton implosif.
editions-more = boomcat editions CLÉ liste les cartes d’une édition.

simulate-size =
    { $players } joueurs : { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }
simulate-seat = joueur
simulate-wins = victoires
simulate-rate = taux de victoire
simulate-interval = intervalle à 95 %
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between = { $low } – { $high }
simulate-lengths = Décisions par partie : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $shortest } à { $longest }.
simulate-speed = Par seconde : { $games } parties et { $decisions } décisions.
simulate-total =
    { $edition }, graine { NUMBER($seed, useGrouping: 0) } : { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, empreinte { $fingerprint }.
simulate-progress = En jeu
simulate-interrupted = Interrompu : voici ce qui a été joué.
simulate-nothing-played = Interrompu avant la fin de la première partie.

position-hint = Tape ou colle une position, puis termine par Ctrl-D.
error-recipe-unreadable = Impossible de lire la recette { $file } : { $reason }.
