# `boomcat join`: a person or a bot at a table on a server.

command-join =
    Juega en la mesa de un servidor desde esta terminal, con gente en sus navegadores. La conexión vuelve si se corta, y
    q te guarda el asiento para la próxima vez. Con --bot se sienta un bot; Ctrl-C deja su asiento.
    .short = Juega en la mesa de un servidor
value-link = ENLACE
value-name = NOMBRE
argument-link = El enlace de la mesa: https://cats.example/t/miso-taru-kubo-lina.
option-join-bot = Sienta un bot: heuristic, apprentice, champion, random, o uno tuyo, como en la arena.
option-join-name = Tu nombre en la mesa, o el del bot.
option-join-count = Cuántos; por defecto, 1.
option-join-games = Se va tras este número de partidas; por defecto, se queda mientras exista la mesa.
option-no-delay = Responde en cuanto lo decide, y no a la velocidad que la gente puede seguir.
join-seated = { $name } tiene el asiento { $seat } de { $table }; juega { $bot }. A la espera de que empiece la partida.
join-began = { $name }, asiento { $seat }: ha empezado la partida { $game }.
join-ended = { $name }, asiento { $seat }: la partida { $game } ha terminado, puesto { $rank } de { $players }.
join-failed =
    { $name }, asiento { $seat }: { $kind ->
        [late] demasiado tarde
        [illegal] una respuesta no permitida
       *[malformed] una respuesta que no es una jugada
    }; se ha hecho una jugada automática.
join-died =
    { $kind ->
        [crashed] { $bot } ha fallado
        [invalid] { $bot } ha dado una respuesta que no es una jugada permitida
       *[dead] El programa { $bot } ha terminado
    } en la decisión { NUMBER($question, useGrouping: 0) }. Ha dejado el asiento; sigue un bot del servidor.
join-over =
    { $reason ->
        [left] Fuera
        [removed] De patitas en la calle
        [closed] La mesa está cerrada
        [shut] Quien lleva el servidor ha cerrado la mesa
        [banned] Quien lleva el servidor ha cerrado la gatera
        [unknown-token] El asiento ya no está
       *[other] El servidor se ha despedido ({ $reason })
    } tras { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
error-join-only-bots = --count, --games y --no-delay solo valen para bots: indica uno con --bot.
error-not-a-link = «{ $word }» no es un enlace. Tiene este aspecto: https://cats.example/t/miso-taru-kubo-lina.
error-not-a-table = «{ $word }» no es el enlace de una mesa. Termina así: /t/miso-taru-kubo-lina.
error-too-few-seats =
    { $count ->
        [one] No hay ningún asiento libre.
       *[other] Hacen falta { $count } asientos; libres: { $free }.
    } Quien organiza la mesa puede añadir más.
error-server-unreachable = No se puede llegar al servidor en { $address }: { $problem }.
error-no-https = No hay https en { $address }: quizá el servidor solo hable http.
error-no-http = No hay http en { $address }: quizá el servidor solo hable https.
error-certificate = El certificado de { $address } no es de fiar: { $problem }.
error-not-boomcat = Esto no parece un servidor de Boomcat (estado HTTP { $status }).
error-other-protocol = El servidor habla el protocolo { $spoken } y aquí es { $own }: usa la misma versión de Boomcat en ambos lados.
error-strange-message = El servidor ha dicho algo imposible: { $problem }
error-server-refused = El servidor se ha negado: { $reason }.
