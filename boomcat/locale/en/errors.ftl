# What can be wrong with an answer: "error-" and the reason that the rules give. `docs/notation.md` has the notation.

error-unknown-edition = Unknown edition “{ $word }”. Choose from: { $allowed }.
error-unknown-card = Unknown card “{ $word }” in this edition. Choose from: { $allowed }.
error-unknown-combos = “{ $word }” is not a kind of combos. Choose from: { $allowed }.
error-players-out-of-range = { $edition } is for { $fewest } to { $most } players, not { $players }.
error-no-such-seat = There’s no player { $seat } at this table; players are 1 to { $players }.
error-no-such-question = There’s no decision { $question } yet; the open one is { $open }.
error-question-is-closed = That answers decision { $question }, which is closed; the open one is { $open }.
error-game-is-over = The game is over.
error-you-are-out = You’re out.
error-own-card-on-top = That card is yours; now it’s up to the others.
error-already-passed = You’ve already let it pass.
error-not-asked = It’s not your decision; it’s player { $asked }’s.
error-not-an-answer = That doesn’t answer the current question.
error-card-not-held = You don’t have the cards for that.
error-card-not-in-edition = That card isn’t in this edition.
error-card-not-discarded = That card isn’t in the discard pile.
error-kitten-stays-discarded = You can’t take a kitten from the discard pile.
error-combo-not-at-this-table = That combo isn’t played at this table.
error-not-five-different = It takes five different cards.
error-feral-cannot-be-that = A Feral Cat can only stand for a Cat card.
error-godcat-cannot-be-that = The Godcat can’t be played as that card.
error-godcat-not-on-mat = You can only play that while the Godcat and the Devilcat are on the mat.
error-target-is-yourself = Choose another player, not yourself.
error-target-not-at-table = There’s no such player at this table.
error-target-is-out = That player is out.
error-target-has-no-cards = That player has no cards.
error-target-has-nothing-to-mark = That player has no card left to mark.
error-target-is-cursed = That player is cursed already.
error-next-card-is-taken = Someone has already claimed that next card.
error-you-are-cursed = You’re cursed: you can’t choose cards you can’t see.
error-you-see-your-cards = You can see your cards, so choose one.
error-card-not-in-tower = That card isn’t in the tower.
error-godcat-stays-in-hand = The Godcat won’t go into the draw pile.
error-card-does-not-defuse = Only a Defuse or the Godcat can stop an explosion.
error-card-is-not-that = Cards are played as themselves; only the Godcat can be another card.
error-not-a-cat-of-the-mat = Choose the Godcat or the Devilcat.
error-place-too-deep = The draw pile isn’t that deep.
error-wrong-number-of-cards = Name each top card’s new position exactly once.
error-recipe-not-toml =
    { $row ->
        [0] The recipe is not valid TOML.
       *[other] Line { $row } of the recipe is not valid TOML.
    } Write lines such as “[cards]” and “skip = 6”.
error-recipe-unknown-field = Unknown field “{ $word }” in the recipe. Choose from: { $allowed }.
error-recipe-unknown-card = Unknown card “{ $word }” in the recipe. Choose from: { $allowed }.
error-recipe-card-twice = “{ $card }” appears twice in the recipe; how many are there to be?
error-recipe-bad-count = “{ $card }” needs a whole number from 0 to { $most }.
error-recipe-bad-value =
    { $field ->
        [start] “start” must be the key of an edition or a deck.
        [deal] “deal” must be a table such as “cards = 5”.
        [kittens] “kittens” must be a table such as “exploding = 4”.
       *[cards] “cards” must be a table of cards, each with a whole number.
    }
error-bad-option =
    { $field ->
        [options] “options” must be a table of options.
        [combos] “combos” must be “special” or “cats”.
        [first] “first” must be the number of a seat, from 1 to { $most }.
       *[other] “{ $field }” must be true or false.
    }
error-recipe-too-many-cards = { $cards } cards are too many; a deck holds at most { $most }.
error-recipe-too-few-kittens =
    { $players } players need { $needed ->
        [one] one kitten
       *[other] { $needed } kittens
    }; this deck has { $kittens }.
error-recipe-too-few-defuses = { $players } players need a Defuse each; this deck has { $defuses }.
error-recipe-too-few-cards = Dealing to { $players } players takes { $needed } cards; this deck has { $cards } to deal.
error-recipe-mat-incomplete = The Godcat and the Devilcat come together, one of each, and Armageddon needs them both.
error-recipe-bad-amount = “{ $word }” needs a number, or numbers by players: “5”, “n-1”, “7,5:5”.
error-recipe-bad-players = “players” needs a number or a range within { $fewest }-{ $most }.
error-recipe-knob-out-of-range = For { $players } players “{ $word }” comes to { $value }; it takes { $least } to { $most }.
error-recipe-not-in-deck = { $players } players are to get { $needed } of “{ $card }”; this deck has { $copies }.
error-recipe-bad-title = The title must be text of at most 40 letters, none of them invisible.
