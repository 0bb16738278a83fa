# The command line. Every option and command has its line of help here; `short` is the command in a list of commands.

interrupted = Interrupted.

help-usage = Usage:
help-some-options = [OPTIONS]
help-command = COMMAND [ARGUMENTS]
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:

command-boomcat =
    The card game Exploding Kittens, complete: play it, study it, build on it. Unofficial; not affiliated with
    the publisher.
    .short = Exploding Kittens in the terminal
command-terminal =
    Play a game in the terminal, against bots. Whenever you are asked, choose a move by its number, or type it in the
    notation; type ? for help, q to quit.
    .short = Play a game in the terminal
command-replay =
    Retell a recorded game in words: with every card revealed, or as one player saw it. The number in the margin is the
    decision that was made.
    .short = Retell a recorded game
command-review =
    Review a finished game: what was luck, what was skill, and which moves were mistakes. A mistake is only what 200 games,
    played on from there with the same luck, agree was worse than the champion’s move.
    .short = Review a finished game
command-puzzle =
    Show the puzzle of the day: a moment of a real game. With a move in the notation it says how good that is.
    .short = Show the puzzle of the day, or say how good a move in it is
command-position =
    Show a position: the table, who decides what, and what they may do.
    .short = Show a position and its legal moves
command-odds =
    Explain the odds that the next card is an Exploding Kitten, as one player could work them out: from a position, or from
    all that the player saw in a recorded game.
    .short = Explain the risk of the next draw
command-simulate =
    Play many games, of random moves or between bots that you name, and report win rates by seat, game lengths and speed.
    The same arguments always give the same games.
    .short = Play many games and count
command-editions =
    List the editions and decks, or the cards of one of them.
    .short = List the editions, decks and their cards

value-edition = KEY
value-number = N
value-sizes = N|A-B
value-seat = SEAT
value-combos = special|cats
value-move = MOVE
value-position = POSITION
value-file = FILE

option-help = Show this help.
option-version = Show the version, and whether the rules are compiled.
option-json = Print JSON instead of tables.
option-edition = The key of an edition or its beginning: original (the default), nsfw, party-pack or good-vs-evil; a built-in deck (“lightning”); with counts, a deck of your own (“original skip=6”); or a .toml file.
option-players = The number of players; 4 by default.
option-sizes = The number of players, or a range; by default all that the edition allows.
option-games = How many games in all, spread evenly over the numbers of players; 10,000 by default.
option-seed = Where the games’ seeds start; 1 by default.
option-game-seed = Play the game of this seed; by default every game is a new one.
option-seat = Your seat; 1 by default.
option-watch = Watch the bots play, without a seat of your own.
option-bot = Your opponents: champion (strongest), apprentice, heuristic or random (hopeless); or your own, as in the arena.
option-auto-pass = Don’t ask whether to Nope while you have no Nope.
option-record = Record the game in this new file; boomcat replay retells it.
option-plain = Plain lines instead of the whole screen: for screen readers and logs. Pipes get them by themselves.
option-replay-seat = Show only what the player at this seat sees; by default everything is shown.
option-all = Tell everything even though the game is unfinished.
option-odds-seat = Whose risk: a seat number. Required.
option-odds-record = Take the position from the record of a game.
option-question = With --record: the number of the decision.
option-combos = Which combos count: special, all of the edition’s (the default), or cats, only pairs of Cat cards.
option-quick = A third of the deck is set aside unseen.
option-five-different = Five different cards count in any edition.
option-no-stacking = Attacks don’t add up: the victim always takes 2 turns.
option-remove-dead-hands = The hands of the dead leave the game.
option-first-seat = Which seat starts; random by default.
argument-position = In the notation, or @FILE, or - to read it from standard input (the default).
argument-puzzle = Which puzzle; without a number, today’s.
argument-puzzle-move = What you’d do, in the notation: skip, or "pair skip 2".
argument-record = A record, written by boomcat terminal --record or downloaded from a table after the game.
argument-edition = The key of an edition, or its beginning; without it all are listed.

error-no-such-command = Unknown command “{ $word }”. Choose from: { $allowed }.
did-you-mean = Did you mean { $word }?
error-no-such-language = There’s no language “{ $word }”, so it’s English. Choose BOOMCAT_LANG from: { $allowed }.
error-no-such-option = Unknown option “{ $word }” here. Choose from: { $allowed }.
error-option-needs-value = The option { $option } needs a value after it.
error-option-takes-no-value = The option { $option } takes no value.
error-missing-parameter = { $name } is missing.
error-seat-or-all = --seat and --all don’t go together; one player doesn’t see everything. Pick one.
error-position-or-record = A position and --record don’t go together; give one of them.
error-question-needs-record = --question goes with --record; a position already says what is being decided.
error-record-needs-question = --record goes with --question; this record has the decisions 0 to { $most }.
error-puzzle-move = This puzzle doesn’t have the move { $move }.
error-no-such-recorded-question = --question: The record has the decisions 0 to { $most }, not { $question }.
error-odds-seat-out = Player { $seat } is out and no longer draws.
error-odds-over = The game is over; no one draws any more.
error-extra-argument = “{ $word }” is one argument too many; { $help } shows what is allowed.
error-in-parameter = { $name }: { $problem }
error-number = “{ $word }” is not a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
error-word = “{ $word }” is not one of: { $allowed }.
error-sizes = “{ $word }” is neither a number of players, such as 4, nor a range, such as 2-5.
error-needs-extra = { $command } needs { $module }, which isn’t installed. In your clone of Boomcat: { $install }
error-cannot-write = The output cannot be written: { $reason }.
error-cannot-read = The file { $file } cannot be read: { $reason }.
error-not-text = { $file } is not UTF-8 text.

editions-key = key
editions-name = edition
editions-players = players
editions-cards = cards
editions-special = what is special
editions-range = { $fewest }–{ $most }
editions-title = { $edition }, for { $fewest } to { $most } players
editions-card = card
editions-count = number
editions-pack = { $sizes } players
editions-total = all
editions-deck = deck
editions-minutes = minutes
editions-feel = what it feels like
editions-mood = About { $minutes } minutes. Mood: { $moods }.
editions-setup = { $players } players: { $hand } cards in hand, { $defuses } × Defuse, { $kittens } × Exploding, { $implodings } × Imploding Kitten.
editions-more = boomcat editions KEY lists the cards of one.

simulate-size =
    { $players } players: { $games ->
        [one] one game
       *[other] { $games } games
    }
simulate-seat = player
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95% interval
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between = { $low } – { $high }
simulate-lengths = Decisions per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $shortest } to { $longest }.
simulate-speed = { $games } games and { $decisions } decisions per second.
simulate-total =
    { $edition }, seed { NUMBER($seed, useGrouping: 0) }: { $games ->
        [one] one game
       *[other] { $games } games
    }, fingerprint { $fingerprint }.
simulate-progress = Playing
simulate-interrupted = Interrupted: this is what was played so far.
simulate-nothing-played = Interrupted before the first game was over.

position-hint = Type or paste a position, then end it with Ctrl-D.
error-recipe-unreadable = The recipe { $file } can’t be read: { $reason }.
