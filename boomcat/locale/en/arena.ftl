# `boomcat arena`: bots against bots.

command-arena =
    Let bots play against each other, and tell who is stronger. Every deal is played with every rotation of the seats
    and the same luck, so that luck cancels. If there are fewer bots than seats, the last bot fills the empty ones:
    “arena heuristic random --players 4” is one heuristic against three random. The win rate is that of one seat: among
    equals, one in as many as there are players. Its interval takes the deal as the unit. Ctrl-C shows what was played
    so far and keeps it; the same command then goes on from there. A finished run is not kept. Unfinished ones lie in
    the folder of the variable BOOMCAT_CACHE, by default in the cache of the system, and count only while the rules and
    the bots are the same.
    .short = Let bots play against each other

value-bot = BOT
value-seconds = SECONDS

argument-bots =
    Who plays, each a row of the result: random, heuristic, or cheat, which sees every card and shows what can be
    reached at most; or a program of your own, by its path, or by “program:” and a command.
option-arena-players = The number of players; as many as there are bots by default.
option-deals = How many deals, each played once for every seat; 100 by default.
option-deal-seed = The seed of the first deal; 1 by default.
option-seconds = How long a bot may think about an answer; 1 second by default. Whoever takes longer gets a default move.
option-fresh = Begin anew, even if the same command was interrupted before.
option-plot = Draw the win rates with their intervals into this file, which must end in .svg or .png.

error-bot = There is no bot “{ $word }”; there are: { $allowed }, and programs, by their path or “program:” and a command.
error-no-bots = Name the bots that are to play; there are: { $allowed }, and programs, by their path or “program:” and a command.
error-too-many-bots =
    { $bots } bots cannot sit at a table for { $players }: name at most { $players }, or set --players to { $bots }.
error-seconds = “{ $word }” is not a number of seconds from { $least } to { $most }.
error-plot = “{ $word }” must end in one of: { $allowed }.
error-plot-folder = There is no folder { $folder } to draw the plot in.
error-plot-unwritten = The plot cannot be written into { $file }: { $reason }.
error-worker-died = One of the processes that played was ended from outside. What was played is kept: the same command goes on from there.

arena-title =
    { $edition }, { $players } players: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $games } games
arena-bot = bot
arena-bot-seats = { $bot } × { $seats }
arena-rate = win rate (95 % interval)
arena-rate-value = { $rate } ({ $low } – { $high })
arena-rating = rating
arena-rating-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-places = places (%)
arena-time = decision
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-microseconds = { NUMBER($time, maximumFractionDigits: 0) } µs
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-legend = The win rate of one seat; equals would win { $fair } each. Seed { NUMBER($seed, useGrouping: 0) }.
arena-no-incidents = No bot was late, or wrong, or failed in any other way.
arena-incidents = { $bot } got a default move: { $incidents }.
arena-incident =
    { $count } × { $kind ->
        [late] too late
        [illegal] illegal
        [malformed] not understood
        [dead] the program had ended
       *[crashed] crashed
    }
arena-interrupted = Interrupted after { $played } of { $deals } deals; the same command goes on from there.
arena-nothing-played = Interrupted before the first deal was finished.
arena-plot-axis = Win rate of one seat, with the 95 % interval
arena-plot-fair = equals: { $fair }
