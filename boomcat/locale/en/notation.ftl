# What can be wrong with a text in the notation (`docs/notation.md`): "error-" and the reason that reading it gives.
# Words and cards are shown as they are written there. Where something is wrong in a line of a position, `in-line`
# stands around the message.

in-line = Line { $line }: { $problem }

error-word-missing =
    { $expected ->
        [move] A move is missing.
        [play] A play is missing.
        [card] A card is missing; “-” is none at all.
        [seat] A player’s number is missing.
        [number] A number is missing.
        [edition] The edition is missing.
        [question] The question is missing.
       *[word] A word is missing.
    }
error-word-too-many = “{ $word }” is one word too many.
error-unknown-word = “{ $word }” does not fit here; one of these does: { $allowed }.
error-not-a-number = “{ $word }” is not a number.
error-number-out-of-range = { $number } does not fit here; it takes a number from { $least } to { $most }.
error-not-a-seat = “{ $word }” is not a player; players are 1 to { $players }.

# Cards
error-too-many-copies = { $copies } times “{ $card }” is too often; the edition has { $most }.
error-too-many-at-table =
    “{ $card }” appears { $copies ->
        [one] once
       *[other] { $copies } times
    }; this table has { $most }.
error-never-in-a-hand = No hand can hold “{ $card }”, so it cannot be played, given or taken.
error-never-in-a-pile = “{ $card }” never lies in a pile; it lies on the mat or, the Godcat, in a hand.
error-in-draw-pile-only = “{ $card }” can only lie in the draw pile.

# Moves
error-unknown-move = “{ $word }” is no move; moves begin with one of these: { $allowed }.
error-not-a-play = “{ $word }” plays no card; plays begin with one of these: { $allowed }.
error-never-alone = “{ $card }” is not played alone.
error-wrong-stand-ins =
    { $copies ->
        [2] “{ $cards }” is no pair: name its card, and behind a + the Feral Cat or the Godcat that stands in for the second.
       *[other] “{ $cards }” is no three of a kind: name its card, and behind a + each Feral Cat or the Godcat that stands in.
    }
error-not-an-order = “{ $order }” is not a new order: name every old position once, at most five.

# Positions
error-edition-missing = The text is empty; a position begins with the edition.
error-unknown-option = There is no option “{ $word }”; there are: { $allowed }.
error-option-twice = The option “{ $word }” is there twice.
error-unknown-statement = There is no statement “{ $word }”; there are: { $allowed }.
error-statement-twice = “{ $word }” is there twice.
error-seat-missing = Player { $seat } is missing.
error-pile-missing = The draw pile is missing.
error-too-few-kittens = The draw pile needs { $needed } kittens to end the game, and there are { $kittens }.
error-nobody-left = Everybody is out; one player must be left.
error-place-taken = Player { $seat } was already number { $place } to explode.
error-place-missing = Nobody was number { $place } to explode, but others were later.
error-player-is-out = Player { $seat } is out of the game.

# Windows and questions
error-window-and-question = While a window is open there is no other question.
error-passes-come-last = Those who passed come last in a window.
error-played-the-top-card = Player { $seat } played the top card and is not asked.
error-passed-twice = Player { $seat } is named twice among those who passed.
error-everybody-passed = When everybody has passed the window is closed.
error-unknown-question = There is no question “{ $word }”; there are: { $allowed }.
error-question-not-at-this-table = The question “{ $word }” is never asked at this table.
error-player-has-the-turn = It is player { $seat }’s own turn; somebody else must be named.
error-hand-is-empty = Player { $seat } has no card to give.
error-no-choice-to-steal = Player { $seat } does not hold both the Godcat and another card, so there is no choice.
error-nothing-to-take = The discard pile holds no card that can be taken.
error-nothing-to-defuse-with = Player { $seat } has nothing to defuse with, so there is no question.
error-godcat-is-held = Player { $seat } holds the Godcat, but it lies before the players of Armageddon.
error-godcat-not-opposite = Where the Devilcat lies before player { $seat }, the other player of Armageddon holds the Godcat.
