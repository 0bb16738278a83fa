# `boomcat arena`: bots against bots.

command-arena =
    Fait jouer des bots les uns contre les autres et dit lequel est le plus fort. Chaque donne est jouée avec toutes les
    rotations des places et le même tirage, pour que le hasard s’annule. S’il y a moins de bots que de places, le
    dernier occupe celles qui restent : « arena heuristic random --players 4 », c’est un heuristic contre trois random.
    Les taux de victoire sont par place, avec des intervalles où une donne compte comme une seule observation. Ctrl-C
    montre ce qui a été joué et le conserve ; la même commande reprend ensuite. Les séries inachevées sont conservées
    dans BOOMCAT_CACHE, ou dans le cache du système, tant que les règles et les bots restent les mêmes.
    .short = Faire jouer des bots les uns contre les autres

value-bot = BOT
value-bots = BOT,...
value-seconds = SECONDES

argument-bots =
    Qui joue, chacun sur une ligne du résultat : random, heuristic, apprentice, champion ;
    cheat, qui voit toutes les cartes et marque la limite supérieure ; ou un bot à toi : une classe Python (module:Classe, ou un fichier comme my_bot.py), ou
    un programme, par son chemin, ou par « program: » et une commande.
option-arena-players = Le nombre de joueurs ; par défaut, autant que de bots.
option-deals = Le nombre de donnes, chacune jouée une fois par place ; 100 par défaut.
option-deal-seed = La graine de la première donne ; 1 par défaut.
option-think-time = Le temps de réflexion d’un bot par réponse ; 1 seconde par défaut. Au-delà, un coup par défaut est joué.
option-restart = Repartir de zéro, même si la même commande a été interrompue auparavant.
option-plot = Dessiner les taux de victoire avec leurs intervalles dans ce fichier, en .svg ou en .png.
option-arena-review = Analyser ensuite vingt parties, et dire ce que chaque bot fait mal, avec des positions.
option-dask = Faire jouer les workers d’un cluster Dask : l’adresse de son scheduler, par exemple tcp://10.0.0.1:8786. Le résultat est le même que sur cette machine.
option-record-folder = Enregistrer chaque partie dans ce nouveau dossier ; docs/records.md explique comment les lire.
option-simulate-bots = Qui joue, séparés par des virgules, place par place ; le dernier occupe le reste. Nos bots, des classes Python ou des programmes, comme dans l’arène ; sinon, on joue au hasard.

error-no-bots = Indique les bots qui doivent jouer. Au choix : { $allowed } ; ou une classe Python (module:Classe, ou un fichier comme my_bot.py), ou un programme, par son chemin ou par « program: » et une commande.
error-too-many-bots =
    { $bots } bots ne tiennent pas à une table de { $players } : indiques-en { $players } au plus, ou mets --players à { $bots }.
error-seconds = « { $word } » n’est pas un nombre de secondes de { $least } à { $most }.
error-plot = « { $word } » doit se terminer par : { $allowed }.
error-plot-folder = Il n’y a pas de dossier { $folder } où dessiner le graphique.
error-plot-unwritten = Impossible d’écrire le graphique dans { $file } : { $reason }.
error-worker-died = L’un des processus qui jouaient s’est arrêté : tué de l’extérieur, ou par un bot.
arena-resumes = Ce qui a été joué est conservé ; la même commande reprend.
arena-review-progress = On cherche les coupables
arena-review-bot = { $bot } : { $count } mauvais coups en { $decisions } décisions ; { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } centièmes de victoire perdus par partie et par siège.
arena-review-kind = { $count } × { $played } au lieu de { $best } : { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } centièmes chacun
arena-review-example = le siège { $seat } joue « { $played } » ; mieux : « { $best } »
dask-not-there = Aucun scheduler Dask ne répond à { $address }. « dask scheduler » en démarre un, et « dask worker » avec son adresse, un worker.
dask-not-encrypted = La configuration de Dask et { $address } ne vont pas ensemble : tls:// demande distributed.comm.tls avec un certificat, sa clé et l’autorité, et là où le chiffrement est exigé, rien d’autre ne convient.
dask-waiting = Le scheduler Dask n’a encore aucun worker. On en attend un ; Ctrl-C arrête tout.
dask-lost = Le scheduler Dask à { $address } a disparu.
dask-no-boomcat = Le worker Dask { $worker } n’a pas Boomcat { $version }. Installe le même sur chaque worker.
dask-other-boomcat = Le worker Dask { $worker } a un autre Boomcat : { $theirs } alors qu’ici c’est { $version }, ou d’autres fichiers. Installe le même sur chaque worker.
dask-no-folder = Tes propres bots sont cherchés dans le dossier où tu es, et le worker Dask { $worker } n’a pas { $folder }.
dask-no-bot = Le worker Dask { $worker } ne peut pas jouer { $bot } : { $problem }
dask-other-bot = Le worker Dask { $worker } a un autre { $bot } que toi. Copie le tien sur chaque worker.
dask-no-module = Le worker Dask { $worker } n’a pas { $module }, dont { $bot } a besoin.

arena-title =
    { $edition }, { $players } joueurs : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [many] { $games } de parties
       *[other] { $games } parties
    }
arena-bot = bot
arena-bot-seats = { $bot } × { $seats }
arena-rate = taux de victoire (intervalle à 95 %)
arena-rate-value = { $rate } ({ $low } – { $high })
arena-rating = cote
arena-rating-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-places = rangs (%)
arena-time = décision
arena-defaults = coups par défaut
arena-microseconds = { NUMBER($time, maximumFractionDigits: 0) } µs
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-legend = Le taux de victoire d’une place ; à force égale, ce serait { $fair } chacun. Graine { NUMBER($seed, useGrouping: 0) }.
arena-no-incidents = Aucun bot n’a été en retard, n’a joué de coup interdit ni n’a planté.
arena-incidents = { $bot } a reçu un coup par défaut : { $incidents }.
arena-mostly-default = { $bot } : des coups par défaut ont remplacé { $incidents } décisions sur { $decisions } ; ce résultat ne dit donc rien du bot.
arena-incident =
    { $count } × { $kind ->
        [late] trop tard
        [illegal] interdit
        [malformed] incompris
        [dead] programme terminé
       *[crashed] planté
    }
arena-interrupted =
    { $played ->
        [one] Interrompu après { $played } donne sur { $deals } ; la même commande reprend.
       *[other] Interrompu après { $played } donnes sur { $deals } ; la même commande reprend.
    }
arena-nothing-played = Interrompu avant la fin de la première donne.
arena-plot-axis = Taux de victoire d’une place, avec l’intervalle à 95 %
arena-plot-fair = à force égale : { $fair }
