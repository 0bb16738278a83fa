# `boomcat verify`: whether the luck of a recorded game was the promised one (`docs/fairness.md`).

command-verify =
    Check the luck of a recorded game: that the secret is the one promised before the game, and that every card was dealt,
    shuffled and stolen as the secret and the players’ bytes decide. The exit code is 0 if everything checks out, 1 if
    something doesn’t, 2 if the file can’t be read.
    .short = Check the luck of a recorded game
value-hex = HEX
option-commitment = The fingerprint that you noted before the game.
option-contribution = With --seat: the bytes that you gave before the game.
option-verify-seat = With --contribution: your seat.

error-hexadecimal = “{ $word }” should be { $least ->
        [0] hexadecimal digits, two per byte and at most { $most }
       *[other] { $least } hexadecimal digits
    }.
error-contribution-and-seat = --contribution and --seat go together; name both or neither.

verify-wrong = Wrong: { $problem }
verify-lines = Every line has the right checksum; there are { $lines }.
verify-seed = This game was played with a plain seed. Nothing was promised about its luck, so there is nothing to check but the replay.
verify-commitment-right = The fingerprint { $commitment } belongs to the secret.
verify-commitment-wrong = The fingerprint in the record, { $commitment }, does not belong to the secret, whose fingerprint is { $right }.
verify-noted-right = The fingerprint is the one that you noted.
verify-noted-wrong = The fingerprint is not the one that you noted, which is { $noted }.
verify-noted-seed = You noted a fingerprint, but this record makes no promise.
verify-own-right = Player { $seat }’s bytes are yours.
verify-own-wrong = Player { $seat }’s bytes are not yours, which are { $bytes }.
verify-own-seed = You gave bytes of your own, but this record has none.
verify-given =
    Player { $seat } ({ $player ->
        [person] a person
       *[bot] a bot
    }) gave { $bytes }.
verify-given-nothing =
    Player { $seat } ({ $player ->
        [person] a person
       *[bot] a bot
    }) gave no bytes.

verify-luck = What the luck decided:
verify-outcomes =
    { $count ->
        [one] Outcome { $first }: { $what }
       *[other] Outcomes { $first } to { $last }: { $what }
    }
verify-hands = { $cards } cards were dealt to { $players } players.
verify-boxed = { $cards } cards were set aside unseen.
verify-tower = { $cards } cards became the tower.
verify-pile = The draw pile of { $cards } cards was shuffled.
verify-first = Player { $seat } was chosen to start.
verify-shuffle = At decision { $question } the draw pile of { $cards } cards was shuffled.
verify-theft = At decision { $question } player { $thief } stole a card from player { $victim }.
verify-card = At decision { $question } a card of player { $seat } was chosen.

verify-replayed = With this luck the recorded moves lead to the recorded standings: { $places }.
verify-unfinished = The record ends before the game does, after line { $line }; what follows cannot be checked.

verify-proved = Everything checks out. The secret was settled before anybody gave bytes, because you noted its fingerprint then, and all luck follows from the secret and the bytes.
verify-proved-without-note = Everything checks out, if the fingerprint is the one that you were shown before the game: compare it, or name it with --commitment. Without a note of your own, the record could have been made afterwards.
verify-no-contributions = Everything checks out, but no player gave bytes: the table alone chose the luck, though it did so before the game if the fingerprint is the one that you were shown.
verify-replay-only = The replay checks out. Choosing the seed means choosing the luck, so this doesn’t prove that it was fair.
verify-not-proved = This is not the game that was promised.
verify-not-whole = What is there checks out, but the game is incomplete, so nothing is proved.
