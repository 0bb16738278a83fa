# The server: its command, and why it refuses what clients ask for ("error-" and the reason).

command-serve =
    Héberge des tables pour humains et bots : dans le navigateur, et pour tout programme (docs/protocol.md). Rien de ce
    qui a été confirmé ne se perd, quoi qu’il arrive au serveur ; il reprend où il en était.
    .short = Héberger des tables pour humains et bots
command-web =
    Écrit dans un dossier un site de simples fichiers. N’importe quel hébergeur peut le servir : chacun joue contre les bots dans son propre navigateur, sans serveur.
    .short = Écrire un site qui joue sans serveur
command-backup =
    Écrit dans un seul fichier tout ce qu’un serveur a enregistré, même pendant qu’il tourne : chaque table, chaque
    partie. Une simple copie du fichier de la base oublierait ce qui est encore dans son journal.
    .short = Sauver les tables d’un serveur dans un fichier
command-restore =
    Met une sauvegarde à la place de la base de données. Elle est vérifiée d’abord ; une base qu’un serveur utilise, ou
    qui n’est pas vide, reste intacte.
    .short = Remettre une sauvegarde en place
command-tables =
    Veille sur les tables d’un serveur, qu’il tourne ou non : les lister, en montrer une telle qu’on la voit en
    spectateur (jamais une main, jamais la pioche), en fermer une, ou bannir une adresse. Un serveur qui tourne réagit
    en quelques secondes.
    .short = Lister et fermer les tables d’un serveur, bannir

value-address = ADRESSE
value-place = ADRESSE:PORT
value-database = BASE
value-cluster = SERVEURS
value-action = list|show|close|ban|unban|bans
value-what = CODE|ADRESSE
value-code = CODE
value-folder = DOSSIER
value-url = URL
value-network = ADRESSE[/BITS]
value-log-level = debug|info|warning|error
value-log-format = text|json

option-host = Écouter sur cette adresse ; par défaut, seule cette machine peut se connecter, sauf avec --lan. [BOOMCAT_HOST]
option-port = Écouter sur ce port ; par défaut, sur le premier libre à partir de 8000. [BOOMCAT_PORT]
option-lan = Laisser se connecter les téléphones et ordinateurs du même réseau. [BOOMCAT_LAN]
option-public-url = L’adresse publique du serveur, s’il est derrière un proxy : https://jeux.example/boom. Les liens, QR codes et pages la suivent. [BOOMCAT_PUBLIC_URL]
option-trusted-proxy = Croire ce qu’un proxy à cette adresse (ou dans ce réseau) dit de l’origine des requêtes ; option répétable. Par défaut, aucun n’est cru, et tout le monde derrière un proxy compte pour une seule visite. [BOOMCAT_TRUSTED_PROXY]
option-database = Un fichier, ou postgresql://… ; par défaut, boomcat.db dans le clone, ou dans ton dossier de données d’applications si Boomcat est installé. [BOOMCAT_DATABASE]
option-cluster = Conserver plutôt les tables dans un cluster, avec d’autres serveurs : nats://un,deux,trois. [BOOMCAT_CLUSTER]
option-cluster-visited = Les serveurs d’un cluster, au lieu d’une base : nats://un,deux,trois. [BOOMCAT_CLUSTER]
option-cluster-credentials = Un fichier qui dit qui l’on est dans le cluster : utilisateur et mot de passe séparés par un deux-points, jeton, graine d’une nkey, ou identifiants écrits par nsc. [BOOMCAT_CLUSTER_CREDENTIALS]
option-open = Ouvrir le navigateur. [BOOMCAT_OPEN]
option-web-dir = Le dossier du client web construit. [BOOMCAT_WEB_DIR]
option-keep-days = Jeter tables et parties enregistrées après ce nombre de jours sans coup joué ; 365 par défaut, 0 garde tout pour toujours. [BOOMCAT_KEEP_DAYS]
option-forbidden-names = Refuser aussi comme noms, aux tables publiques, les mots de ce fichier, un par ligne. [BOOMCAT_FORBIDDEN_NAMES]
option-metrics = Montrer des chiffres pour Prometheus à /metrics de cette adresse, pour qui gère le serveur ; un port seul vaut pour cette machine seulement. Désactivé par défaut. [BOOMCAT_METRICS]
option-log-level = Ce qu’il faut noter dans le journal ; warning par défaut. [BOOMCAT_LOG_LEVEL]
option-log-format = La forme du journal ; text par défaut. [BOOMCAT_LOG_FORMAT]
option-clock-speed = Faire tourner les horloges des tables ce nombre de fois plus vite, pour des tests. [BOOMCAT_CLOCK_SPEED]
option-force = Remplace ce qui s’y trouve déjà. restore garde l’ancien fichier à côté du nouveau.
argument-action = list, par défaut, montre toutes les tables ouvertes ; show et close prennent le code d’une table, ban et unban une adresse ; bans liste les adresses bannies.
argument-what = Le code d’une table, une adresse comme 203.0.113.7 ou un réseau comme 203.0.113.0/24. Une adresse IPv6 vaut pour tout son /64.
option-ban-days = Combien de jours dure un bannissement ; 7 par défaut, 0 pour toujours.
option-add = Ne remet que ce qui manque, depuis une sauvegarde ou l’archive de ce qui a été jeté.
argument-web-folder = Le dossier à écrire ; un site plus ancien y est remplacé.
error-web-not-built = Le client du navigateur ou sa partie hors ligne n’est pas construit : lance python -m tools.web build et python -m tools.offline dans le clone.
error-web-folder = { $folder } contient d’autres fichiers. Choisis un nouveau dossier.
web-written = Écrit dans { $folder }, { $size } Mo. Dépose-le chez n’importe quel hébergeur en https.
argument-backup = Le fichier à écrire.
argument-restore = Un fichier écrit par boomcat backup, ou une copie de la base d’un serveur.

serve-ready = Boomcat tourne à l’adresse { $address }
serve-reachable = Téléphones du même réseau : ouvrir { $address }
serve-public = Adresse publique : { $address }
serve-stop = Ctrl+C arrête le serveur.
serve-stopped = Arrêté. Chaque table reprendra quand le serveur redémarrera.
serve-node-stopped = Arrêté. Ses tables continuent sur les autres nœuds, ou reprendront quand celui-ci redémarrera.
serve-cannot-listen = { $port ->
    [0] Impossible d’écouter sur { $host } : { $reason }.
   *[other] Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }. Choisis-en un autre avec --port.
}
serve-runs-already = Boomcat tourne déjà à l’adresse { $address }
serve-runs-elsewhere = Boomcat tourne déjà à l’adresse { $address }, avec les mêmes tables. Arrête-le d’abord, ou donne à celui-ci un autre --database.
serve-tables-here = Les tables sont conservées dans { $database }, parce que ce fichier se trouve dans ce dossier. Déplace-le dans { $folder } pour les retrouver depuis n’importe quel dossier.
serve-no-store = Impossible de conserver les tables dans { $database } : { $problem }
serve-both = --database et --cluster s’excluent : les tables sont conservées à un seul endroit.
serve-no-web = --web-dir : { $folder } ne contient pas de client web construit (pas d’index.html).
serve-no-forbidden-names = --forbidden-names : lecture impossible : { $problem }
serve-bad-public-url = --public-url : { $word } n’est pas une adresse comme https://jeux.example ou https://jeux.example/boom, ou son dossier porte un nom réservé à Boomcat.
serve-bad-proxy = --trusted-proxy : { $word } n’est ni une adresse ni un réseau comme 127.0.0.1, ::1 ou 10.0.0.0/8.
serve-no-client = Le client web n’est pas construit : pas de page ici pour les navigateurs, mais les programmes peuvent jouer. Dans un clone, python3 play le construit.

database-problem = { $database } : { $problem }
database-progress = Copie
backup-done = Sauvé dans { $file } : { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}, { $records ->
    [one] { $records } partie enregistrée
   *[other] { $records } parties enregistrées
}.
restore-done = Remis en place dans { $file } : { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}, { $records ->
    [one] { $records } partie enregistrée
   *[other] { $records } parties enregistrées
}.
restore-aside = Ce qui s’y trouvait avant s’appelle maintenant { $file }.
error-place = On ne peut pas écouter à « { $word } ». Essaie 9812 ou 192.0.2.7:9812.
tables-none = Aucune table ouverte.
tables-code = Code
tables-phase = État
tables-edition = Édition
tables-people = Humains
tables-bots = Bots
tables-age = Âge
tables-touched = Calme
tables-phases = { $phase ->
    [lobby] en attente
    [sealing] va commencer
    [playing] en cours
    [over] finie
   *[unreadable] illisible
}
tables-since = { $unit ->
    [days] { $number } jours
    [hours] { $number } h
   *[minutes] { $number } min
}
tables-about = Table { $code } : { $edition }, { $phase }, { $games ->
    [0] pas encore de partie
    [one] première partie
   *[other] { $games } parties
}.
tables-times = Ouverte il y a { $age }, calme depuis { $touched }.
tables-pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
tables-open = place libre
tables-bot = { $name } (bot : { $bot })
tables-host = hôte
tables-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
tables-out = hors jeu
tables-turn = c’est son tour
tables-closed = La table { $code } est fermée, et on l’a dit à qui s’y trouvait.
tables-closed-unheard = La table { $code } est fermée. Aucun serveur ne l’a encore remarqué : personne n’a été prévenu.
tables-banned = { $network } est banni { $until }. Un serveur qui tourne le met dehors en quelques secondes.
tables-unbanned = { $network } peut revenir.
tables-not-banned = { $network } n’est pas banni. boomcat tables bans liste les adresses bannies.
tables-ban = { $network }, { $until }
tables-until = jusqu’au { $date }
tables-for-ever = pour toujours
tables-no-bans = Personne n’est banni.
error-network = « { $word } » n’est pas une adresse. Essaie 203.0.113.7 ou 203.0.113.0/24.
error-network-all = Bannir { $word } mettrait tout le monde dehors. Nomme un réseau plus petit.

error-store-full = Le disque est plein. Rien n’a changé.
error-store-busy = Un autre programme occupe la base de données. Rien n’a changé ; réessaie.
error-store-damaged = La base de données est endommagée.
error-store-read-only = La base de données est en lecture seule.
error-store-unreachable = La base de données est injoignable. Rien n’a changé ; réessaie.
error-store-in-use = Un autre serveur utilise cette base de données.
error-store-linked = Ce fichier de base de données porte un deuxième nom (un lien physique), et jouer sous les deux l’abîmerait. Supprime l’un des deux.
error-store-closed = Le serveur s’arrête. Rien n’a changé.
error-store-stale = La table a avancé entre-temps : rien n’a été fait. Réessaie.
error-store-gap = La table a avancé entre-temps : rien n’a été fait. Réessaie.
error-store-failed = L’enregistrement a échoué. Rien n’a changé ; réessaie.
error-store-too-new = La base de données vient d’une version plus récente de Boomcat.
error-store-too-old = La base de données vient d’une version plus ancienne de Boomcat. Démarre une fois le serveur pour la mettre à jour.
error-store-exists = Il y a déjà quelque chose ici. --force le remplace.
error-store-bad-address = Ce n’est ni un fichier ni l’adresse d’une base PostgreSQL.
error-cluster-bad-address = Ce ne sont pas des adresses de serveurs NATS. Écris nats://un,deux,trois (ou tls://…) ; des options peuvent suivre après un point d’interrogation.
error-cluster-bad-option = Une option après le point d’interrogation n’est pas permise. replicas vaut 1, 3 ou 5, streams un nombre jusqu’à 256, prefix jusqu’à 32 minuscules, chiffres, - et _ ; ca, cert et key sont des fichiers.
error-cluster-bad-credentials = Le fichier d’identifiants doit contenir l’un de ceux-ci : l’utilisateur et le mot de passe sur une ligne, séparés par un deux-points, un jeton, la graine d’une nkey (SU…), ou ce qu’écrit nsc (.creds).
error-cluster-bad-certificate = Un fichier pour TLS est illisible. Dans l’adresse, ca indique le certificat de l’autorité, cert et key ceux de ce serveur.
error-cluster-unreachable = Aucun serveur NATS ne répond. Vérifie les adresses, et que les serveurs tournent.
error-cluster-wrong-credentials = NATS refuse ces identifiants. Compare --cluster-credentials avec les comptes des serveurs NATS.
error-cluster-not-permitted = NATS ne laisse pas cet utilisateur dire ou entendre tout ce qu’il faut. Autorise-le à publier et à s’abonner à boomcat.> (ou à ton préfixe, si tu en as choisi un), $JS.API.> et _INBOX.>.
error-cluster-wrong-tls = La connexion chiffrée à NATS a échoué. Utilise tls:// si, et seulement si, les serveurs ont TLS ; SSL_CERT_FILE, ou l’option ca de l’adresse, désigne le certificat de confiance, les options cert et key celui à présenter.
error-cluster-no-jetstream = JetStream n’est pas activé. Ajoute une section jetstream à la configuration des serveurs NATS, et active-le pour ce compte.
error-cluster-too-few = Il n’y a pas assez de serveurs NATS pour tout conserver plusieurs fois. Démarres-en au moins trois avec JetStream dans un même cluster NATS, ou donne à l’adresse l’option replicas=1 juste pour essayer.
error-cluster-too-old = Les serveurs NATS sont trop anciens. Boomcat a besoin de la version 2.11 ou plus récente.
error-cluster-other-streams = Le cluster contient des flux de ces noms, créés autrement. Utilise les options avec lesquelles ils ont été créés, ou un autre prefix.
error-cluster-clocks = Les horloges de cette machine et des serveurs NATS sont très décalées. Règle-les par NTP.
error-cluster-upgrading = Cette table tourne déjà sur un Boomcat plus récent, et ce serveur ne peut pas encore la suivre. Réessaie dans un instant.

error-bad-message = Le serveur ne comprend pas cela : { $problem }
error-wrong-host = Ce serveur porte un autre nom. Utilise le lien fourni par la personne qui le gère.
error-wrong-origin = Cela vient de la page d’un autre site, donc ça ne compte pas.
error-not-json = Le serveur ne lit que du JSON.
error-message-too-long = C’est trop long pour le serveur ; au plus { NUMBER($most, useGrouping: 0) } octets.
error-too-many-requests = Tout doux, minou ! Attends un instant et réessaie.
error-banned = Tu ne peux pas entrer : qui gère ce serveur a banni ton adresse.
error-too-many-tables = Ce serveur n’a plus de place pour une table de plus.
error-server-is-busy = C’est plein à craquer, et les parties en cours passent d’abord. Réessaie dans une minute.
error-analysis-is-busy = Les chatons qui jugent les parties sont tous occupés. Réessaie dans un instant.
error-analysis-failed = Le juge s’est endormi sur cette partie. Réessaie dans un instant.
error-too-many-emotes = Un à la fois !
error-unknown-emote = Émotion inconnue : « { $word } ». Au choix : { $allowed }.
error-talk-is-off = Pour écrire, il faut que l’hôte ait autorisé la parole. Les grimaces marchent toujours.
error-nothing-said = Écris quelque chose à dire.
error-too-much-talk = Laisse les autres en placer une !
error-no-such-endpoint = Il n’y a rien à cette adresse.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été fermée.
error-table-unreadable = Cette table est enregistrée, mais elle est illisible. La raison est dans le journal du serveur.
error-no-such-record = Cet enregistrement n’existe pas. Une partie peut être lue quand elle est finie.
error-no-such-code = Ce code n’est pas valable ou a expiré. Demandes-en un nouveau sur l’autre appareil.
error-no-such-deal = Cette donne n’existe pas. Celle du jour est à l’adresse deal/today.
error-deal-is-over = Cette journée est finie. Une nouvelle donne t’attend aujourd’hui.
error-deal-is-sealed = D’autres jouent encore cette donne. Son enregistrement pourra être lu dans { $hours } { $hours ->
    [one] heure
   *[other] heures
}.
error-server-broken = Quelque chose a mal tourné sur le serveur. Rien n’a changé ; réessaie.
error-say-hello-first = Dis d’abord bonjour.

error-name-is-empty = Tape un nom.
error-name-offends = Des inconnus liront ce nom : choisis-en un plus gentil. Lettres, chiffres et emoji sont les bienvenus.
error-only-play-now = Ta table est pour les gens qui ont son lien. Pour rencontrer des inconnus, choisis « Avec des inconnus ».
error-no-host-here = Pas d’hôte ici : cette table se débrouille toute seule.
error-only-among-strangers = On ne signale quelqu’un qu’aux tables publiques.
error-not-a-stranger = Il n’y a personne à signaler à la place { $seat }.
error-too-many-reports = Bien noté. Respire un coup avant le prochain signalement.
error-no-open-seat = Laisse une place libre pour toi.
error-only-watching = Tu ne fais que regarder.
error-not-host = Seul l’hôte ({ $host }) peut faire cela.
error-table-is-full = Les { $seats } places sont prises.
error-game-is-running = Partie en cours. Attends qu’elle soit finie.
error-you-sit-out = Tu n’es pas de cette partie. Reviens d’abord au jeu.
error-agree-first = Dis d’abord que tu joues.
error-wait-for-the-others = Les autres ont encore { $seconds } s pour se décider.
error-queue-is-full = Il y a déjà { $most } personnes qui attendent.
error-game-not-started = La partie n’a pas encore commencé.
error-seat-is-taken = La place { $seat } est occupée.
error-seat-is-open = La place { $seat } est vide.
error-seat-is-gone = Cette place n’existe plus.
error-seats-are-taken = { $taken } places sont déjà prises : il ne peut pas y en avoir seulement { $seats }.
error-not-a-person = Personne à la place { $seat } ne peut faire cela.
error-not-yourself = Tu ne peux pas te retirer ta place. Mais tu peux quitter la table.
error-no-such-moment = Cette partie n’a pas de moment { $moment } ; le dernier est le { $most }.
error-no-such-puzzle = Il n’y a pas d’énigme { $number } ; la dernière est la { $most }.
error-branch-seat-is-out = La place { $seat } a déjà explosé ; prends une place encore entière.
error-you-conceded = Tu as abandonné cette partie ; un bot joue à ta place.
error-people-play-on = Il y a encore quelqu’un qui joue à cette table.
error-coach-is-off = Le coach ne répond que là où la table l’accepte : contre des bots, ou si tout le monde est d’accord.
error-coach-no-choice = Tu n’as pas le choix en ce moment. Même le coach n’y peut rien.
error-coach-is-busy = Le coach boit un café. Réessaie dans un instant.
error-nothing-to-take-back = Tu n’as aucun coup à reprendre.
error-only-against-bots = On ne reprend un coup que contre des bots. Les gens, eux, s’en souviennent.
error-too-late-to-contribute = Les cartes sont distribuées : il est trop tard pour y mettre du hasard.
error-already-contributed = Tu as déjà mis du hasard dans cette partie.
error-not-a-ghost = Il faut d’abord exploser.
error-too-late-to-predict = Trop tard : c’est déjà arrivé.
error-already-predicted = Tu as déjà fait ce pronostic.
error-no-such-prediction = Choisis quelqu’un qui est encore en jeu.
error-not-in-lesson = Un bon coup, mais pas dans cette leçon.
error-only-a-lesson = Pas possible pendant une leçon.
error-bot-needs-server = Le bot « { $word } » ne joue qu’avec un réseau. Sans réseau, il y a { $allowed }.
error-no-such-lesson = Leçon inconnue « { $word } » : il y a { $allowed }.
error-not-connected = Il n’y a pas de connexion au serveur en ce moment.
error-no-answer = Le serveur n’a pas répondu à temps. Réessaie.
error-unreachable = Le serveur est injoignable. Vérifie la connexion.
error-server-error = Quelque chose a mal tourné sur le serveur. Réessaie.
error-id-used-before = Une autre demande portait cet id. Prends-en un nouveau pour chacune.
error-already-host = L’hôte, c’est déjà toi.
error-nothing-changed = C’est déjà réglé ainsi.
