# `boomcat verify`: whether the luck of a recorded game was the promised one (`docs/fairness.md`).

command-verify =
    Check the luck of a recorded game: that the secret is the one that was promised before the game, that every card
    was dealt, shuffled and stolen as the secret and the players’ bytes decide, and that this game follows from it. The
    exit code is 0 if all is right, 1 if something is not, 2 if the file cannot be read.
    .short = Check the luck of a recorded game
value-hex = HEX
option-commitment = The commitment that you noted before the game.
option-contribution = With --seat: the bytes that you gave before the game.
option-verify-seat = With --contribution: your seat.

error-hexadecimal = “{ $word }” is not made of hexadecimal digits, { $least ->
        [0] two for each byte and at most { $most }
       *[other] { $least } of them
    }.
error-contribution-and-seat = --contribution and --seat go together; name both or neither.

verify-wrong = Wrong: { $problem }
verify-lines = Every line has the right checksum; there are { $lines }.
verify-seed = This game was played with a plain seed. Nothing was promised about its luck, so there is nothing to check but the replay.
verify-commitment-right = The commitment { $commitment } belongs to the secret.
verify-commitment-wrong = The commitment in the record, { $commitment }, does not belong to the secret, whose commitment is { $right }.
verify-noted-right = The commitment is the one that you noted.
verify-noted-wrong = The commitment is not the one that you noted, which is { $noted }.
verify-noted-seed = You noted a commitment, but this record makes no promise.
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
verify-boxed = { $cards } cards left the game unseen.
verify-pile = The draw pile of { $cards } cards was shuffled.
verify-first = Player { $seat } was chosen to start.
verify-shuffle = At question { $question } the draw pile of { $cards } cards was shuffled.
verify-theft = At question { $question } player { $thief } stole a card of player { $victim }.

verify-replayed = With this luck the recorded moves lead to the recorded places: { $places }.
verify-unfinished = The record ends before the game does, after line { $line }; what follows cannot be checked.

verify-proved = All is right. The secret was settled before anybody gave bytes, because you noted its commitment then, and all luck follows from the secret and the bytes.
verify-proved-without-note = All is right, if the commitment is the one that you were shown before the game: compare it, or name it with --commitment. Without a note of your own, the record could have been made afterwards.
verify-nobody-gave = All is right, but no player gave bytes: the table alone chose the luck, though it did so before the game if the commitment is the one that you were shown.
verify-replay-only = The replay is right. Whoever chose the seed chose the luck, so this is no proof that it was fair.
verify-not-proved = This is not the game that was promised.
verify-not-whole = What is there is right, but it is not a whole game, so it is not proved.
