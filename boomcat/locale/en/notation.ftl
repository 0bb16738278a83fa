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
error-unknown-word = “{ $word }” is not expected here; one of these is: { $allowed }.
error-not-a-number = “{ $word }” is not a number.
error-number-out-of-range = { $number } is out of range here; it takes a number from { $least } to { $most }.
error-not-a-seat = “{ $word }” is not a player; players are 1 to { $players }.

# Cards
error-too-many-copies = “{ $card }” is there { $copies } times; the edition has only { $most }.
error-too-many-at-table =
    “{ $card }” appears { $copies ->
        [one] once
       *[other] { $copies } times
    }; this table has { $most }.
error-never-in-a-hand = No hand can hold “{ $card }”, so it cannot be played, given or taken.
error-never-in-a-pile = “{ $card }” is never in a pile; it is on the mat or, the Godcat, in a hand.
error-in-draw-pile-only = “{ $card }” can only be in the draw pile.

# Moves
error-unknown-move = “{ $word }” is not a move; moves begin with one of these: { $allowed }.
error-not-a-play = “{ $word }” doesn’t play a card; plays begin with one of these: { $allowed }.
error-never-alone = “{ $card }” is not played on its own.
error-wrong-stand-ins =
    { $copies ->
        [2] “{ $cards }” is not a pair: name its card and, after a +, the Feral Cat or the Godcat that stands in for the second.
       *[other] “{ $cards }” is not three of a kind: name its card and, after a +, each Feral Cat or the Godcat that stands in.
    }
error-not-an-order = “{ $order }” is not a new order: name every old position once, at most five.

# Positions
error-edition-missing = The text is empty; a position begins with the edition.
error-unknown-option = Unknown option “{ $word }”. Choose from: { $allowed }.
error-option-twice = The option “{ $word }” appears twice.
error-unknown-statement = Unknown statement “{ $word }”. Choose from: { $allowed }.
error-statement-twice = “{ $word }” appears twice.
error-flag-with-value = “{ $word }” stands alone, without a colon and a value.
error-seat-missing = Player { $seat } is missing.
error-pile-missing = The draw pile is missing.
error-too-few-kittens =
    The draw pile needs { $needed ->
        [one] one kitten
       *[other] { $needed } kittens
    } to end the game; it has { $kittens }.
error-all-players-out = Everybody is out; one player must be left.
error-place-taken = Player { $seat } was already number { $place } to explode.
error-place-missing = No one was number { $place } to explode, but others were later.
error-player-is-out = Player { $seat } is out.

# Windows and questions
error-window-and-question = While a Nope window is open there’s no other question.
error-passes-come-last = Those who passed come last in a Nope window.
error-played-the-top-card = Player { $seat } played the top card and is not asked.
error-passed-twice = Player { $seat } is named twice among those who passed.
error-everybody-passed = Once everybody has passed, the Nope window is closed.
error-unknown-question = Unknown question “{ $word }”. Choose from: { $allowed }.
error-question-not-at-this-table = The question “{ $word }” is never asked at this table.
error-player-has-the-turn = It is player { $seat }’s own turn; someone else must be named.
error-hand-is-empty = Player { $seat } has no cards to give.
error-no-choice-to-steal = Player { $seat } doesn’t hold both the Godcat and another card, so there’s no choice.
error-nothing-to-take = There’s no card in the discard pile that can be taken.
error-nothing-to-defuse-with = Player { $seat } has nothing to defuse with, so there’s no question.
error-godcat-is-held = Player { $seat } holds the Godcat, but it is in front of the players of Armageddon.
error-godcat-not-opposite = When the Devilcat is in front of player { $seat }, the other player of Armageddon holds the Godcat.
error-statement-not-at-this-table = “{ $word }” says nothing at this table: the card for it isn’t in the deck.
error-marked-not-held = Player { $seat } has no “{ $card }” left to mark.
error-taken-from-twice = The next card of player { $seat } can go to one other player only.
error-kitten-without-streaking = Player { $seat } can hold one kitten, beside the Streaking Kitten.
error-not-out-of-turn = Player { $seat } can’t have played that out of turn.
error-never-noped = “{ $card }” can’t be Noped: it opens no window.
