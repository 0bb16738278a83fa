# `boomcat join`: a person or a bot at a table on a server.

command-join =
    Play at a table of a server, from this terminal, with people in their browsers. It comes back if the connection
    breaks, and q keeps your seat for the next time. With --bot, a bot sits down in your place; Ctrl-C gives its seat up.
    .short = Play at a table of a server
value-link = LINK
value-name = NAME
argument-link = The link of the table: https://cats.example/t/miso-taru-kubo-lina.
option-join-bot = Seat a bot: heuristic, apprentice, champion, random, or your own, as in the arena.
option-join-name = Your name at the table, or the bot’s.
option-join-count = How many of them; 1 by default.
option-join-games = Leave after this many games; by default stay for as long as the table does.
option-no-delay = Answer at once instead of at a pace people can follow.
join-seated = { $name } has seat { $seat } of { $table }; { $bot } plays. Waiting for the host to start.
join-began = { $name }, seat { $seat }: game { $game } has begun.
join-ended = { $name }, seat { $seat }: game { $game } is over, rank { $rank } of { $players }.
join-failed =
    { $name }, seat { $seat }: { $kind ->
        [late] too late
        [illegal] an answer that isn’t allowed
       *[malformed] an answer that isn’t a move
    }; a default move was made.
join-died =
    { $kind ->
        [crashed] { $bot } crashed
        [invalid] { $bot } gave an answer that isn’t a legal move
       *[dead] The program { $bot } has ended
    } at decision { NUMBER($question, useGrouping: 0) }. It gave up its seat; a bot of the server’s plays on.
join-over =
    { $reason ->
        [left] Left
        [removed] Shown to the door
        [closed] The table is closed
        [shut] The server’s operator has shut the table
        [banned] The server’s operator has shut the cat flap
        [unknown-token] The seat is gone
       *[other] The server said goodbye ({ $reason })
    } after { $games ->
        [one] one game
       *[other] { $games } games
    }.
error-join-only-bots = --count, --games and --no-delay are only for bots: name one with --bot.
error-not-a-link = “{ $word }” is not a link. It looks like this: https://cats.example/t/miso-taru-kubo-lina.
error-not-a-table = “{ $word }” is not the link of a table. It ends like this: /t/miso-taru-kubo-lina.
error-too-few-seats =
    { $count ->
        [one] There’s no open seat.
       *[other] { $count } seats are wanted; open: { $free }.
    } The table’s host can add some.
error-server-unreachable = The server can’t be reached at { $address }: { $problem }.
error-no-https = There’s no https at { $address }: perhaps the server only speaks http.
error-no-http = There’s no http at { $address }: perhaps the server only speaks https.
error-certificate = The certificate of { $address } can’t be trusted: { $problem }.
error-not-boomcat = This doesn’t look like a Boomcat server (HTTP status { $status }).
error-other-protocol = The server speaks protocol { $spoken }, this is { $own }: use the same version of Boomcat on both sides.
error-strange-message = The server said something that can’t be: { $problem }
error-server-refused = The server refused: { $reason }.
