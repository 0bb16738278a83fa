# The server: its command, and why it refuses what clients ask for ("error-" and the reason).

command-serve =
    Host tables for people and bots: in the browser, and for any program (docs/protocol.md). Nothing that was
    acknowledged is lost, whatever happens to the server; it goes on where it was.
    .short = Host tables for people and bots

value-address = ADDRESS
value-database = DATABASE
value-folder = FOLDER
value-log-level = debug|info|warning|error
value-log-format = text|json

option-host = Listen at this address; by default only this machine can connect, unless --lan is given. [BOOMCAT_HOST]
option-port = Listen at this port; by default at the first free one from 8000 on. [BOOMCAT_PORT]
option-lan = Let phones and computers on the same network connect. [BOOMCAT_LAN]
option-database = A file, or postgresql://…; by default boomcat.db in this folder. [BOOMCAT_DATABASE]
option-open = Open the browser. [BOOMCAT_OPEN]
option-web = The folder of the built web client. [BOOMCAT_WEB]
option-keep-days = Close tables at which nothing happened for so many days; 30 by default. [BOOMCAT_KEEP_DAYS]
option-log-level = What to log; warning by default. [BOOMCAT_LOG_LEVEL]
option-log-format = How to log; text by default. [BOOMCAT_LOG_FORMAT]
option-speed = Let all clocks of the tables run so many times faster, for tests. [BOOMCAT_SPEED]

serve-ready = Boomcat is served at { $address }
serve-reachable = Phones on the same network open { $address }
serve-stop = Stop with Ctrl+C.
serve-stopped = Stopped. Every table goes on when the server starts again.
serve-cannot-listen = { $port ->
    [0] Nothing can listen at { $host }: { $reason }.
   *[other] Nothing can listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Choose another with --port.
}
serve-no-store = The tables cannot be stored in { $database }: { $problem }
serve-no-web = --web: There is no built web client in { $folder }; one has an index.html in it.

error-store-full = No room is left on the disk. Nothing was changed.
error-store-busy = Another program holds the database. Nothing was changed; try again.
error-store-damaged = The database is damaged.
error-store-read-only = The database may not be written to.
error-store-unreachable = The database cannot be reached. Nothing was changed; try again.
error-store-in-use = Another server is using this database.
error-store-closed = The server is stopping. Nothing was changed.
error-store-stale = The table has changed in the meantime. Nothing was changed; try again.
error-store-gap = The table has changed in the meantime. Nothing was changed; try again.
error-store-failed = It could not be stored. Nothing was changed; try again.
error-store-too-new = The database was written by a newer version of Boomcat.
error-store-bad-address = This is neither a file nor the address of a PostgreSQL database.

error-bad-message = The server does not understand this: { $problem }
error-message-too-long = This is too long for the server; at most { NUMBER($most, useGrouping: 0) } bytes.
error-too-many-requests = Not so fast! Wait a moment and try again.
error-too-many-tables = This server has no room for another table now.
error-too-many-emotes = Not so many at once!
error-unknown-emote = There is no “{ $word }”; there are: { $allowed }.
error-no-such-endpoint = There is nothing at this address.
error-no-such-table = There is no such table. Perhaps the link is not complete, or the table was closed.
error-table-unreadable = This table is stored, but cannot be read. Whoever runs the server finds the reason in its log.
error-no-such-record = There is no such record. A game can be read when it is over.
error-no-such-code = This code is not valid, or no longer. Ask for a new one on the other device.
error-server-broken = Something went wrong in the server. Nothing was changed; try again.
error-say-hello-first = Say hello first.

error-name-is-empty = Type a name.
error-no-open-seat = Leave a seat open for yourself.
error-only-watching = You are only watching.
error-not-host = Only the host, { $host }, can do that.
error-table-is-full = All { $seats } seats are taken.
error-game-is-running = A game is being played. Wait until it is over.
error-game-not-started = The game has not started yet.
error-seat-is-taken = Somebody sits on seat { $seat }.
error-seat-is-open = Nobody sits on seat { $seat }.
error-seat-is-gone = That seat is not there any more.
error-seats-are-taken = { $taken } seats are taken, so there cannot be only { $seats }.
error-not-a-person = Nobody who could do that sits on seat { $seat }.
error-not-yourself = You cannot remove yourself. You can leave.
error-you-conceded = You have given this game up; a bot plays on for you.
error-people-play-on = Somebody at the table is still playing.
error-too-late-to-contribute = The cards are dealt: it is too late to add to their luck.
error-already-contributed = You have added to the luck of this game already.
error-not-connected = There is no connection to the server now.
error-no-answer = The server did not answer in time. Try again.
error-unreachable = The server cannot be reached. Check the connection.
error-server-error = Something went wrong in the server. Try again.
error-id-used-before = Another request had this id. Use a new one for each.
error-already-host = You are the host already.
error-nothing-changed = That is how it is already.
