# `boomcat join`: a person or a bot at a table on a server.

command-join =
    Joue à la table d’un serveur depuis ce terminal, avec des gens dans leurs navigateurs. La connexion revient si elle
    est coupée, et q te garde ta place pour la prochaine fois. Avec --bot, un bot s’assoit ; Ctrl-C libère sa place.
    .short = Joue à la table d’un serveur
value-link = LIEN
value-name = NOM
argument-link = Le lien de la table : https://cats.example/t/miso-taru-kubo-lina.
option-join-bot = Installe un bot : heuristic, apprentice, champion, random, ou un bot à toi, comme dans l’arène.
option-join-name = Ton nom à la table, ou celui du bot.
option-join-count = Combien ; 1 par défaut.
option-join-games = Partir après ce nombre de parties ; par défaut, rester tant que la table existe.
option-no-delay = Répondre dès que c’est décidé, et non à la vitesse que les gens peuvent suivre.
join-seated = { $name } a la place { $seat } de { $table } ; { $bot } joue. En attente du lancement par l’hôte.
join-began = { $name }, place { $seat } : la partie { $game } a commencé.
join-ended = { $name }, place { $seat } : la partie { $game } est finie, rang { $rank } sur { $players }.
join-failed =
    { $name }, place { $seat } : { $kind ->
        [late] trop tard
        [illegal] une réponse interdite
       *[malformed] une réponse qui n’est pas un coup
    } ; un coup par défaut a été joué.
join-died =
    { $kind ->
        [crashed] { $bot } a planté
        [invalid] { $bot } a répondu autre chose qu’un coup permis
       *[dead] Le programme { $bot } s’est arrêté
    } à la décision { NUMBER($question, useGrouping: 0) }. Sa place est libérée ; un bot du serveur continue.
join-over =
    { $reason ->
        [left] Parti
        [removed] Mis à la porte
        [closed] La table est fermée
        [shut] Qui gère le serveur a fermé la table
        [banned] Qui gère le serveur a fermé la chatière
        [unknown-token] La place n’est plus là
       *[other] Le serveur a dit au revoir ({ $reason })
    } après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
error-join-only-bots = --count, --games et --no-delay ne valent que pour les bots : nommes-en un avec --bot.
error-not-a-link = « { $word } » n’est pas un lien. Il ressemble à ceci : https://cats.example/t/miso-taru-kubo-lina.
error-not-a-table = « { $word } » n’est pas le lien d’une table. Il finit ainsi : /t/miso-taru-kubo-lina.
error-too-few-seats =
    { $count ->
        [one] Il n’y a pas de place libre.
       *[other] Il faut { $count } places ; libres : { $free }.
    } L’hôte de la table peut en ajouter.
error-server-unreachable = Impossible de joindre le serveur à { $address } : { $problem }.
error-no-https = Pas de https à { $address } : le serveur ne parle peut-être que http.
error-no-http = Pas de http à { $address } : le serveur ne parle peut-être que https.
error-certificate = Le certificat de { $address } n’est pas digne de confiance : { $problem }.
error-not-boomcat = Cela ne ressemble pas à un serveur Boomcat (statut HTTP { $status }).
error-other-protocol = Le serveur parle le protocole { $spoken }, ici c’est { $own } : utilise la même version de Boomcat des deux côtés.
error-strange-message = Le serveur a dit une chose impossible : { $problem }
error-server-refused = Le serveur a refusé : { $reason }.
