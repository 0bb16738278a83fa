# The server: its command, and why it refuses what clients ask for ("error-" and the reason).

command-serve =
    Host tables for people and bots: in the browser, and for any program (docs/protocol.md). Nothing that was
    acknowledged is lost, whatever happens to the server.
    .short = Host tables for people and bots
command-web =
    Write a website of plain files into a folder. Any host can serve it: visitors play against bots in their own browser, without a server.
    .short = Write a website that plays without a server
command-backup =
    Write everything a server has saved into one file, even while it’s serving. Simply copying the database file would
    miss what’s still in its log.
    .short = Save a server’s tables into a file
command-restore =
    Put a backup where the database is. The backup is checked first; a database that a server is using, or that
    isn’t empty, is left alone.
    .short = Bring a backup back
command-tables =
    Look after a server’s tables, whether it’s running or not: list them, show one as a spectator sees it, close one, or
    ban an address. A running server acts on it within seconds.
    .short = List and close a server’s tables, ban addresses

value-address = ADDRESS
value-place = ADDRESS:PORT
value-database = DATABASE
value-cluster = SERVERS
value-action = list|show|close|ban|unban|bans
value-what = CODE|ADDRESS
value-code = CODE
value-folder = FOLDER
value-url = URL
value-network = ADDRESS[/BITS]
value-log-level = debug|info|warning|error
value-log-format = text|json

option-host = Listen on this address; by default only this machine can connect, unless --lan is given. [BOOMCAT_HOST]
option-port = Listen on this port; by default the first free one from 8000 up. [BOOMCAT_PORT]
option-lan = Let phones and computers on the same network connect. [BOOMCAT_LAN]
option-public-url = The address that people type, if a proxy is in front: https://games.example/boom. Links, QR codes and pages follow it. [BOOMCAT_PUBLIC_URL]
option-trusted-proxy = Trust a proxy at this address or network to forward visitors’ addresses; may be given several times. By default everyone behind a proxy counts as a single visitor. [BOOMCAT_TRUSTED_PROXY]
option-database = A file, or postgresql://…; by default boomcat.db in the clone or in your data folder. [BOOMCAT_DATABASE]
option-cluster = Keep the tables in a cluster instead: nats://one,two,three. [BOOMCAT_CLUSTER]
option-cluster-visited = A cluster instead of a database: nats://one,two,three. [BOOMCAT_CLUSTER]
option-cluster-credentials = A file with user:password, a token, an nkey’s seed, or what nsc writes. [BOOMCAT_CLUSTER_CREDENTIALS]
option-open = Open the browser. [BOOMCAT_OPEN]
option-web-dir = The folder of the built web client. [BOOMCAT_WEB_DIR]
option-keep-days = Throw tables and records away after this many idle days; 365 by default, 0 for never. [BOOMCAT_KEEP_DAYS]
option-forbidden-names = Refuse the words in this file, too, as names at public tables; one to a line. [BOOMCAT_FORBIDDEN_NAMES]
option-metrics = Show figures for Prometheus at /metrics of this address, for operators only; a bare port means this machine. Off by default. [BOOMCAT_METRICS]
option-log-level = What to log; warning by default. [BOOMCAT_LOG_LEVEL]
option-log-format = How to log; text by default. [BOOMCAT_LOG_FORMAT]
option-clock-speed = Run all table clocks this many times faster, for tests. [BOOMCAT_CLOCK_SPEED]
option-force = Replace what’s already there; restore keeps the old file.
argument-action = list, which is the default, shows all open tables; show and close take a table’s code, ban and unban an address; bans lists the banned ones.
argument-what = A table’s code, an address like 203.0.113.7, or a network like 203.0.113.0/24. One IPv6 address stands for its whole /64.
option-ban-days = How many days a ban lasts; 7 by default, 0 means for ever.
option-add = Put back only what’s missing, from a backup or from an archive of the clean-up.
argument-web-folder = The folder to write; an earlier site in it is replaced.
error-web-not-built = The browser client or its offline part isn’t built: run python -m tools.web build and python -m tools.offline in the clone.
error-web-folder = { $folder } has other files. Choose a new folder.
web-written = Written to { $folder }, { $size } MB. Put it on any web host with https.
argument-backup = The file to write.
argument-restore = A file written by boomcat backup, or a copy of a server’s database.

serve-ready = Boomcat is ready at { $address }
serve-reachable = Phones on the same network: open { $address }
serve-public = People find it at { $address }
serve-stop = Stop with Ctrl+C.
serve-stopped = Stopped. Every table carries on when the server starts again.
serve-node-stopped = Stopped. Its tables carry on at the other nodes, or when this one starts again.
serve-cannot-listen = { $port ->
    [0] Cannot listen on { $host }: { $reason }.
   *[other] Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Choose another with --port.
}
serve-runs-already = Boomcat is already running at { $address }
serve-runs-elsewhere = Boomcat is already running at { $address }, with the same tables. Stop it first, or give this one another --database.
serve-tables-here = Tables are kept in { $database }, because that file is in this folder. Move it to { $folder } to find them from every folder.
serve-no-store = The tables cannot be stored in { $database }: { $problem }
serve-both = --database and --cluster exclude each other: tables are kept in one place.
serve-no-web = --web-dir: { $folder } holds no built web client (no index.html).
serve-no-forbidden-names = --forbidden-names: this can’t be read: { $problem }
serve-bad-public-url = --public-url: { $word } isn’t an address such as https://games.example or https://games.example/boom, or its folder has a name that Boomcat needs itself.
serve-bad-proxy = --trusted-proxy: { $word } isn’t an address or a network such as 127.0.0.1, ::1 or 10.0.0.0/8.
serve-no-client = The web client isn’t built, so browsers get no page here; programs can play. In a clone, python3 play builds it.

database-problem = { $database }: { $problem }
database-progress = Copying
backup-done = Saved in { $file }: { $tables ->
    [one] one open table
   *[other] { $tables } open tables
}, { $records ->
    [one] one record
   *[other] { $records } records
}.
restore-done = Restored to { $file }: { $tables ->
    [one] one open table
   *[other] { $tables } open tables
}, { $records ->
    [one] one record
   *[other] { $records } records
}.
restore-aside = What was there before is now { $file }.
error-place = “{ $word }” isn’t an address to listen on. Try 9812, or 192.0.2.7:9812.
tables-none = No open tables.
tables-code = Code
tables-phase = State
tables-edition = Edition
tables-people = People
tables-bots = Bots
tables-age = Age
tables-touched = Quiet
tables-phases = { $phase ->
    [lobby] waiting
    [sealing] starting
    [playing] playing
    [over] over
   *[unreadable] unreadable
}
tables-since = { $unit ->
    [days] { $number } days
    [hours] { $number } h
   *[minutes] { $number } min
}
tables-about = Table { $code }: { $edition }, { $phase }, { $games ->
    [0] no game yet
    [one] first game
   *[other] { $games } games
}.
tables-times = Opened { $age } ago, quiet for { $touched }.
tables-pile = Draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
tables-open = open seat
tables-bot = { $name } (bot: { $bot })
tables-host = host
tables-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tables-out = out
tables-turn = their turn
tables-closed = Table { $code } is closed, and the people there know.
tables-closed-unheard = Table { $code } is closed. No running server has noticed yet, so players haven’t heard.
tables-banned = { $network } is banned { $until }. A running server throws it out within seconds.
tables-unbanned = { $network } may come in again.
tables-not-banned = { $network } isn’t banned. boomcat tables bans lists those that are.
tables-ban = { $network }, { $until }
tables-until = until { $date }
tables-for-ever = for ever
tables-no-bans = No one is banned.
error-network = “{ $word }” isn’t an address. Try 203.0.113.7, or 203.0.113.0/24.
error-network-all = Banning { $word } would lock everybody out. Name a smaller network.

error-store-full = The disk is full. Nothing was changed.
error-store-busy = Another program is holding the database. Nothing was changed; try again.
error-store-damaged = The database is damaged.
error-store-read-only = The database is read-only.
error-store-unreachable = The database can’t be reached. Nothing was changed; try again.
error-store-in-use = Another server is using this database.
error-store-linked = This database file has a second name (a hard link), and playing under both would ruin it. Delete one of the two.
error-store-closed = The server is stopping. Nothing was changed.
error-store-stale = The table has moved on in the meantime, so nothing was done. Try again.
error-store-gap = The table has moved on in the meantime, so nothing was done. Try again.
error-store-failed = Saving failed. Nothing was changed; try again.
error-store-too-new = The database was written by a newer version of Boomcat.
error-store-too-old = The database was written by an older version of Boomcat. Start the server once to bring it up to date.
error-store-exists = There’s something here already. --force replaces it.
error-store-bad-address = This is neither a file nor the address of a PostgreSQL database.
error-cluster-bad-address = These aren’t addresses of NATS servers. Write nats://one,two,three (or tls://…); options may follow after a question mark.
error-cluster-bad-option = An option behind the question mark isn’t allowed. replicas is 1, 3 or 5, streams a number up to 256, prefix up to 32 small letters, digits, - and _; ca, cert and key are files.
error-cluster-bad-credentials = The file with the credentials must hold one of these: user:password in one line, a token, an nkey’s seed (SU…), or what nsc writes (.creds).
error-cluster-bad-certificate = A file for TLS can’t be read. In the address, ca names the authority’s certificate, cert and key this server’s own.
error-cluster-unreachable = No NATS server answers. Check the addresses, and that the servers are running.
error-cluster-wrong-credentials = NATS doesn’t accept these credentials. Check --cluster-credentials against the accounts of the NATS servers.
error-cluster-not-permitted = This NATS user lacks permissions. Allow it to publish and subscribe to boomcat.> (your prefix, if you’ve set one), $JS.API.> and _INBOX.>.
error-cluster-wrong-tls = The encrypted connection to NATS failed. Use tls:// if, and only if, the servers have TLS; SSL_CERT_FILE, or the address’s option ca, names the certificate to trust, cert and key the one to show.
error-cluster-no-jetstream = JetStream is switched off. Add a jetstream section to the configuration of the NATS servers, and enable it for this account.
error-cluster-too-few = There aren’t enough NATS servers to keep everything several times. Start at least three with JetStream in one NATS cluster, or give the address the option replicas=1 just to try it out.
error-cluster-too-old = The NATS servers are too old. Boomcat needs version 2.11 or newer.
error-cluster-other-streams = The cluster holds streams of these names that were made in another way. Use the options they were made with, or another prefix.
error-cluster-clocks = The clocks of this machine and of the NATS servers are far apart. Set them by NTP.
error-cluster-upgrading = This table has moved to a newer Boomcat, and this server can’t follow it there yet. Try again in a moment.

error-bad-message = The server doesn’t understand this: { $problem }
error-wrong-host = This server goes by another name. Use the link that its operator gave you.
error-wrong-origin = This came from another website’s page, so it doesn’t count.
error-not-json = The server only reads JSON.
error-message-too-long = This is too long for the server; at most { NUMBER($most, useGrouping: 0) } bytes.
error-too-many-requests = Easy, tiger! Wait a moment and try again.
error-banned = You can’t come in: this server’s operator has banned your address.
error-too-many-tables = This server has no room for another table right now.
error-server-is-busy = It’s packed in here, and games that are on come first. Try again in a minute.
error-analysis-is-busy = The kittens who judge games are all busy. Try again in a moment.
error-analysis-failed = The judge fell asleep over this game. Try again in a moment.
error-too-many-emotes = One at a time!
error-unknown-emote = Unknown emote “{ $word }”. Choose from: { $allowed }.
error-talk-is-off = You can only type where the host has switched talk on. Emotes always work.
error-nothing-said = Type something to say.
error-too-much-talk = Let the others get a word in!
error-no-such-endpoint = There’s nothing at this address.
error-no-such-table = There’s no such table. Perhaps the link is incomplete, or the table was closed.
error-table-unreadable = This table is saved, but can’t be read. The reason is in the server’s log.
error-no-such-record = There’s no such record. A game can be read once it’s over.
error-no-such-code = This code is invalid or has expired. Ask for a new one on the other device.
error-no-such-deal = There’s no such deal. Today’s is at deal/today.
error-deal-is-over = That day is over. There’s a new deal today.
error-deal-is-sealed = Others still play this deal. Its record can be read in { $hours } { $hours ->
    [one] hour
   *[other] hours
}.
error-server-broken = Something went wrong on the server. Nothing was changed; try again.
error-say-hello-first = Say hello first.

error-name-is-empty = Type a name.
error-name-offends = Strangers will read this name, so make it a kinder one. Letters, digits and emoji are all welcome.
error-only-play-now = A table of your own is for people with its link. To meet strangers, choose “Play strangers”.
error-no-host-here = There’s no host here: this table runs itself.
error-only-among-strangers = You can only report people at public tables.
error-not-a-stranger = There’s no stranger at seat { $seat }.
error-too-many-reports = Got it. Take a breath before the next report.
error-no-open-seat = Leave a seat open for yourself.
error-only-watching = You’re only watching.
error-not-host = Only the host, { $host }, can do that.
error-table-is-full = All { $seats } seats are taken.
error-game-is-running = Game in progress. Wait until it’s over.
error-you-sit-out = You’re sitting this one out. Come along first.
error-agree-first = Say that you want to play first.
error-wait-for-the-others = The others may still think about it, for { $seconds } s.
error-queue-is-full = { $most } people are waiting already.
error-game-not-started = The game hasn’t started yet.
error-seat-is-taken = Seat { $seat } is taken.
error-seat-is-open = Seat { $seat } is empty.
error-seat-is-gone = That seat is gone.
error-seats-are-taken = { $taken } seats are taken, so there can’t be only { $seats }.
error-not-a-person = No one at seat { $seat } can do that.
error-not-yourself = You can’t remove yourself. You can leave.
error-no-such-moment = There’s no moment { $moment } in this game; its last one is { $most }.
error-no-such-puzzle = There’s no puzzle { $number }; the last one is { $most }.
error-branch-seat-is-out = Player { $seat } is out by then; take the seat of somebody who’s still in one piece.
error-you-conceded = You’ve given up this game; a bot plays on for you.
error-people-play-on = Someone at the table is still playing.
error-coach-is-off = The coach only answers where the table allows it: alone with bots, or if everyone here agrees.
error-coach-no-choice = You have no choice right now. Even the coach can’t help with that.
error-coach-is-busy = The coach is out for a coffee. Try again in a moment.
error-nothing-to-take-back = There’s no move of yours to take back.
error-only-against-bots = Moves can only be taken back against bots. People remember.
error-too-late-to-contribute = The cards are dealt: too late to add randomness.
error-already-contributed = You’ve already added randomness to this game.
error-not-a-ghost = First you have to explode.
error-too-late-to-predict = Too late: it has already happened.
error-already-predicted = You’ve already made that prediction.
error-no-such-prediction = Pick a player who’s still in.
error-not-in-lesson = That’s a good move, just not in this lesson.
error-only-a-lesson = That doesn’t work in a lesson.
error-bot-needs-server = The bot “{ $word }” plays only with a network. Without one there are { $allowed }.
error-no-such-lesson = Unknown lesson “{ $word }”: there are { $allowed }.
error-not-connected = There’s no connection to the server right now.
error-no-answer = The server didn’t answer in time. Try again.
error-unreachable = The server can’t be reached. Check the connection.
error-server-error = Something went wrong on the server. Try again.
error-id-used-before = Another request had this id. Use a new one for each.
error-already-host = You’re already the host.
error-nothing-changed = It’s already set that way.
