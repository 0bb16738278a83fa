# `boomcat arena`: bots against bots.

command-arena =
    Let bots play each other and find out who is stronger. Each deal is played in every rotation of seats with the same
    luck. The last bot fills the remaining seats: “arena heuristic random --players 4” is one heuristic against three
    random. Win rates are per seat, with intervals that count a deal as one observation. Ctrl-C shows what was played; the
    same command resumes. Unfinished runs are kept in BOOMCAT_CACHE, or the system’s cache.
    .short = Let bots play each other

value-bot = BOT
value-bots = BOT,...
value-seconds = SECONDS

argument-bots =
    Who plays: random, heuristic, apprentice, champion; cheat, which sees every card; or your own: a Python class
    (module:Class, or a file such as my_bot.py), or a program, by its path, or by “program:” and a command.
option-arena-players = The number of players; by default as many as there are bots.
option-deals = How many deals, each played once for every seat; 100 by default.
option-deal-seed = The seed of the first deal; 1 by default.
option-think-time = How long a bot may think before a default move is played; 1 second by default.
option-restart = Start over, even if the same command was interrupted.
option-plot = Draw the win rates with their intervals into this .svg or .png file.
option-arena-review = Then review twenty games, and say what each bot does wrong, with positions.
option-dask = Let the workers of a Dask cluster play, with the same result: its scheduler’s address, such as tcp://10.0.0.1:8786.
option-record-folder = Record every game in this new folder (docs/records.md).
option-simulate-bots = Who plays, separated by commas, seat by seat, as in the arena; the last one fills the rest. Without it moves are random.

error-no-bots = Say which bots are to play. Choose from: { $allowed }; or a Python class (module:Class, or a file such as my_bot.py), or a program, by its path or “program:” and a command.
error-too-many-bots =
    { $bots } bots don’t fit at a table for { $players }: name at most { $players }, or set --players to { $bots }.
error-seconds = “{ $word }” is not a number of seconds from { $least } to { $most }.
error-plot = “{ $word }” must end in one of: { $allowed }.
error-plot-folder = There’s no folder { $folder } to draw the plot in.
error-plot-unwritten = The plot cannot be written into { $file }: { $reason }.
error-worker-died = One of the processes that played has ended: something killed it, or a bot did.
arena-resumes = What was played is kept; the same command resumes.
arena-review-progress = Looking for someone to blame
arena-review-bot = { $bot }: { $count } bad moves in { $decisions } decisions; { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } points of a win lost per game and seat.
arena-review-kind = { $count } × { $played } instead of { $best }: { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } points each
arena-review-example = seat { $seat } plays “{ $played }”; better: “{ $best }”
dask-not-there = No Dask scheduler answers at { $address }. “dask scheduler” starts one, and “dask worker” with its address a worker.
dask-not-encrypted = Dask’s own configuration and { $address } don’t fit together: tls:// needs distributed.comm.tls with a certificate, its key and the authority, and where encryption is required nothing else will do.
dask-waiting = The Dask scheduler has no workers yet. Waiting for one; Ctrl-C ends it.
dask-lost = The Dask scheduler at { $address } has gone.
dask-no-boomcat = The Dask worker { $worker } lacks Boomcat { $version }. Install the same on every worker.
dask-other-boomcat = The Dask worker { $worker } has another Boomcat: { $theirs } where this is { $version }, or other files of it. Install the same on every worker.
dask-no-folder = Bots of your own are looked for in the folder that you’re in, and the Dask worker { $worker } has no { $folder }.
dask-no-bot = The Dask worker { $worker } can’t play { $bot }: { $problem }
dask-other-bot = The Dask worker { $worker } has another { $bot } than you. Copy yours to every worker.
dask-no-module = The Dask worker { $worker } lacks { $module }, which { $bot } needs.

arena-title =
    { $edition }, { $players } players: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $games } games
arena-bot = bot
arena-bot-seats = { $bot } × { $seats }
arena-rate = win rate (95% interval)
arena-rate-value = { $rate } ({ $low } – { $high })
arena-rating = rating
arena-rating-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-places = ranks (%)
arena-time = decision
arena-defaults = default moves
arena-microseconds = { NUMBER($time, maximumFractionDigits: 0) } µs
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-legend = The win rate of one seat; equals would win { $fair } each. Seed { NUMBER($seed, useGrouping: 0) }.
arena-no-incidents = No bot was late, made an illegal move, or crashed.
arena-incidents = { $bot } got a default move: { $incidents }.
arena-mostly-default = { $bot }: default moves were played for { $incidents } of { $decisions } decisions, so this result says nothing about the bot.
arena-incident =
    { $count } × { $kind ->
        [late] too late
        [illegal] illegal
        [malformed] not understood
        [dead] the program had ended
       *[crashed] crashed
    }
arena-interrupted = Interrupted after { $played } of { $deals } deals; the same command resumes.
arena-nothing-played = Interrupted before the first deal was finished.
arena-plot-axis = Win rate of one seat, with the 95% interval
arena-plot-fair = equals: { $fair }
