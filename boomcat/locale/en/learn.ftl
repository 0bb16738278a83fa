# `boomcat learn`: a network that learns by playing against itself.

command-learn =
    Train a network by letting it play against itself, earlier selves and the other bots: one for all editions and numbers of
    players. On a CPU it’s a small network, good for a demonstration; with a CUDA device a large one. The
    same command with the same folder goes on where it stopped. The folder then holds checkpoints, a log, measured
    win rates, a picture of how it went, and net.npz, which plays wherever a bot is named.
    .short = Train a network by self-play
argument-learn-folder = Where everything is kept; the folder is made if it isn’t there.
option-learn-seconds = How long to learn; 300 by default. Measuring comes after that.
option-learn-workers = How many processes play; by default one for each core but one.
learn-progress = Learning
learn-begins = Learning on { $device } after { NUMBER($decisions) } decisions. Ctrl-C ends it early; nothing is lost.
learn-title = Games won while learning
learn-axis = Decisions
learn-measured = { $shape }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }], games: { NUMBER($games) }
learn-done = { NUMBER($decisions) } decisions in all. Let it play: boomcat arena { $file } heuristic
