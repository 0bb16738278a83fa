# `boomcat join`: a person or a bot at a table on a server.

command-join =
    Gioca al tavolo di un server da questo terminale, con gente nei browser. La connessione torna se cade, e q ti tiene
    il posto per la prossima volta. Con --bot si siede un bot; Ctrl-C lascia il suo posto.
    .short = Gioca al tavolo di un server
value-link = LINK
value-name = NOME
argument-link = Il link del tavolo: https://cats.example/t/miso-taru-kubo-lina.
option-join-bot = Fa sedere un bot: heuristic, apprentice, champion, random, o uno tuo, come nell’arena.
option-join-name = Il tuo nome al tavolo, o quello del bot.
option-join-count = Quanti; predefinito: 1.
option-join-games = Se ne va dopo questo numero di partite; se non indicato, resta finché c’è il tavolo.
option-no-delay = Risponde appena ha deciso, invece che alla velocità che le persone possono seguire.
join-seated = { $name } ha il posto { $seat } di { $table }; gioca { $bot }. Si aspetta che chi ospita dia il via.
join-began = { $name }, posto { $seat }: è cominciata la partita { $game }.
join-ended = { $name }, posto { $seat }: la partita { $game } è finita, posizione { $rank } su { $players }.
join-failed =
    { $name }, posto { $seat }: { $kind ->
        [late] troppo tardi
        [illegal] una risposta non permessa
       *[malformed] una risposta che non è una mossa
    }; si è giocata una mossa automatica.
join-died =
    { $kind ->
        [crashed] { $bot } è andato in crash
        [invalid] { $bot } ha dato una risposta che non è una mossa permessa
       *[dead] Il programma { $bot } è terminato
    } alla decisione { NUMBER($question, useGrouping: 0) }. Ha lasciato il posto; continua un bot del server.
join-over =
    { $reason ->
        [left] Via
        [removed] Alla porta
        [closed] Il tavolo è chiuso,
        [shut] Chi gestisce il server ha chiuso il tavolo
        [banned] Chi gestisce il server ha chiuso la gattaiola
        [unknown-token] Il posto non c’è più,
       *[other] Il server ha salutato ({ $reason })
    } dopo { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
error-join-only-bots = --count, --games e --no-delay valgono solo per i bot: indicane uno con --bot.
error-not-a-link = “{ $word }” non è un link. Ha questo aspetto: https://cats.example/t/miso-taru-kubo-lina.
error-not-a-table = “{ $word }” non è il link di un tavolo. Finisce così: /t/miso-taru-kubo-lina.
error-too-few-seats =
    { $count ->
        [one] Non c’è nessun posto libero.
       *[other] Servono { $count } posti; liberi: { $free }.
    } Chi ospita il tavolo può aggiungerne.
error-server-unreachable = Il server non è raggiungibile a { $address }: { $problem }.
error-no-https = Niente https a { $address }: forse il server parla solo http.
error-no-http = Niente http a { $address }: forse il server parla solo https.
error-certificate = Il certificato di { $address } non è affidabile: { $problem }.
error-not-boomcat = Non sembra un server di Boomcat (stato HTTP { $status }).
error-other-protocol = Il server parla il protocollo { $spoken }, qui è { $own }: usa la stessa versione di Boomcat da entrambe le parti.
error-strange-message = Il server ha detto una cosa impossibile: { $problem }
error-server-refused = Il server ha rifiutato: { $reason }.
