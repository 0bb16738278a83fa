# `boomcat learn`: a network that learns by playing against itself.

command-learn =
    Train a network by letting it play against itself, earlier selves and the other bots: one for all editions and numbers
    of players, small on a CPU, large with a CUDA device. The same command with the same folder continues. The folder then
    holds checkpoints, a log, measured win rates, a picture of how it went, and net.npz, which plays wherever a bot is
    named.
    .short = Train a network by self-play
argument-learn-folder = Where everything is kept; the folder is made if it isn’t there.
option-learn-seconds = How long to learn; 300 by default. Measuring comes after that.
option-learn-workers = How many processes play; by default one for each core but one.
option-learn-against =
    Learn only against this network, champion or a net.npz, which learns nothing: in the Original with two players,
    beginning with its weights. It shows how far the network can be exploited. A folder started this way stays this way.
learn-progress = Learning
learn-begins = Learning on { $device } after { NUMBER($decisions) } decisions. Ctrl-C ends it early; nothing is lost.
learn-title = Games won while learning
learn-axis = Decisions
learn-measured = { $shape }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }], games: { NUMBER($games) }
learn-done = { NUMBER($decisions) } decisions in all. Let it play: boomcat arena { $file } { $other }
error-learn-against = “{ $word }” isn’t a network: champion, or the file of one, such as net.npz.
error-learn-folder = Something else was learnt in { $folder }. Choose another folder.
value-weights = NETWORK
