# Records of games (`docs/records.md`): what can be wrong with one, and what `replay` says around the story.
# An error is "error-" and its reason; `in-line` (notation.ftl) stands around it.

error-record-empty = The file is empty; the record of a game begins with a line about the game.
error-record-foreign = This is not the record of a game; one begins with a line that contains "format":"boomcat-record".
error-record-version = The record is version { $found }; only version { $known } can be read here.
error-record-rules-version = The game was played by version { $found } of the rules and could go differently today; only games of version { $known } can be replayed.
error-record-first-line-torn = Even the first line is incomplete, so there is nothing to replay.
error-record-line-changed = This line was changed, or doesn’t follow the line before it; only lines as they were written can be read.
error-record-line-too-long = This line is too long; a line has at most { $most } bytes.
error-record-goes-on = The record ends with the standings, in the line before this one; nothing may follow.
error-record-wrong-fields = This line doesn’t have the fields it needs; here they are: { $allowed }.
error-record-wrong-value =
    { $field ->
        [edition] “edition” must be the key of an edition.
        [title] “title” must be text of at most 100 letters, none of them invisible.
        [seats] “seats” must list every player with a “name” of at most 100 letters and a “player”, person or bot.
        [seed] “seed” must be a whole number of at most 64 bits.
        [luck] “luck” must have a “commitment” and a “secret” of 64 hexadecimal digits each, and “contributions”, for every player at most 64.
        [start] “start” must be a time such as 2026-05-01T18:30:00+00:00.
        [question] “question” must be the number of a question.
        [seat] “seat” must be the number of a player at this table.
        [move] “move” must be a move in the notation.
        [seconds] “seconds” must be a number, and no smaller than in the line before.
       *[standings] “standings” must name every player once.
    }
error-record-wrong-question = This answers decision { $question }, but the open one is { $open }.
error-record-not-asked = Player { $seat } is not asked at decision { $question }; asked: { $allowed }.
error-record-has-pass = Letting a Nope window pass is never recorded; only moves that others see are.
error-record-illegal-move =
    Player { $seat } cannot answer decision { $question } with “{ $move }”; allowed: { $moves ->
        [none] nothing but letting it pass
       *[other] { $moves }
    }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
error-record-ends-early = The standings are given while decision { $question } is still open; the game must be over first.
error-record-other-places = These are not the standings the game ends with, which are: { $allowed }.

replay-players = The players: { $players }.
replay-player =
    { $player ->
        [person] { $seat } a person
       *[bot] { $seat } a bot
    }
replay-player-named =
    { $player ->
        [person] { $seat } { $name } (a person)
       *[bot] { $seat } { $name } (a bot)
    }
replay-start = Recorded on { $start }.
replay-options = Options: { $options }.
replay-hand = Player { $seat } is dealt: { $cards }.
replay-torn = The game is unfinished: the record breaks off in the middle of line { $line }.
replay-unfinished = The game is unfinished: the record ends after line { $line }, before the standings.
replay-as-spectator = This is what a spectator sees; --all shows everything, --seat what one player sees.
replay-open = Here the record ends; decision { $question } is open.

record-exists = The file { $file } already exists; a record needs a new one.
record-cannot-write = The file { $file } cannot be written: { $reason }.
record-folder-not-empty = The folder { $folder } isn’t empty; a dataset needs one of its own.
record-folder-done =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } recorded in { $folder }.
record-stopped = The game can no longer be recorded: { $reason }. It goes on without a record.
