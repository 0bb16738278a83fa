# What can be wrong with an answer: "error-" and the reason that the rules give. `docs/notation.md` has the notation.

error-unknown-edition = There is no edition “{ $word }”; there are: { $allowed }.
error-unknown-card = There is no card “{ $word }” in this edition; there are: { $allowed }.
error-unknown-combos = Combos are one of: { $allowed }; not “{ $word }”.
error-players-out-of-range = { $edition } is for { $fewest } to { $most } players, not for { $players }.
error-no-such-seat = There is no player { $seat } at this table; players are 1 to { $players }.
error-no-such-question = There is no question { $question } yet; the open one is { $open }.
error-question-is-closed = That answers question { $question }, which is closed; the open one is { $open }.
error-game-is-over = The game is over.
error-you-are-out = You are out of the game.
error-own-card-on-top = You played the top card; now the others are asked.
error-already-passed = You have let it pass already.
error-not-asked = You are not asked; player { $asked } is.
error-not-an-answer = That is no answer to the question that is open.
error-card-not-held = You do not hold the cards for that.
error-card-not-in-edition = That card is not in this edition.
error-card-not-discarded = That card does not lie in the discard pile.
error-kitten-stays-discarded = A kitten cannot be taken from the discard pile.
error-combo-not-at-this-table = That combo is not played at this table.
error-not-five-different = It takes five different cards.
error-feral-cannot-be-that = A Feral Cat can only stand for a Cat card.
error-godcat-cannot-be-that = The Godcat cannot be played as that card.
error-godcat-not-on-mat = That can be played only while the Godcat and the Devilcat lie on the mat.
error-target-is-yourself = Choose another player, not yourself.
error-target-not-at-table = There is no such player at this table.
error-target-is-out = That player is out of the game.
error-target-has-no-cards = That player has no cards.
error-card-does-not-defuse = Only a Defuse or the Godcat can stop an explosion.
error-card-is-not-that = A card is played as itself; only the Godcat can be another one.
error-not-a-cat-of-the-mat = Lay down the Godcat or the Devilcat.
error-place-too-deep = The draw pile is not that deep.
error-wrong-number-of-cards = Give every top card its new place, no more and no fewer.
error-recipe-not-toml = The recipe is not valid TOML: { $problem }.
error-recipe-unknown-field = Unknown field “{ $word }” in the recipe. Choose from: { $allowed }.
error-recipe-unknown-card = Unknown card “{ $word }” in the recipe. Choose from: { $allowed }.
error-recipe-bad-count = “{ $card }” needs a whole number from 0 to { $most }.
error-recipe-too-many-cards = { $cards } cards are too many; a deck has at most { $most }.
error-recipe-too-few-kittens =
    { $players } players need { $needed ->
        [one] one kitten
       *[other] { $needed } kittens
    }; this deck has { $kittens }.
error-recipe-too-few-defuses = { $players } players need a Defuse each; this deck has { $defuses }.
error-recipe-too-few-cards = Dealing to { $players } players takes { $needed } cards; this deck has { $cards } to deal.
error-recipe-mat-incomplete = The Godcat and the Devilcat come together, one of each, and Armageddon needs them both.
error-recipe-bad-title = The title must be a text of at most 40 letters.
