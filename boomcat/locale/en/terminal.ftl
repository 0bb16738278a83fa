# The game in the terminal, and the table that `boomcat show` draws.

game-dealt = { $edition }, { $players } players. Everybody gets a Defuse and 7 more cards.
game-first =
    { $role ->
        [actor] You start.
       *[other] { $Actor } starts.
    }
game-seat = You are player { $seat }.
game-place =
    { $role ->
        [actor] { $place }. you
       *[other] { $place }. { $actor }
    }
game-places = The places: { $places }.
game-left = You have left the game.
game-input-ended = The input has ended, and the game with it.
game-interrupted = Interrupted: the game ends here.

table-title = { $edition }, { $players } players
table-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
table-player = Player { $seat }: { $state }
table-seat = Player { $seat }
table-out = out
table-with-godcat = { $cards } with the Godcat
table-risk = Kittens in the pile: { $kittens } of { $cards } cards ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
table-discards = Discards: { $count }, on top: { $card }
table-discards-none = No discards yet
table-mat = On the mat: Godcat and Devilcat
table-owed = You owe { $owed } turns
table-top-imploding-up = On top of the pile: the Imploding Kitten, face up
table-direction-clockwise = Play goes clockwise
table-direction-counter = Play goes anticlockwise
table-hand = Your hand ({ $count }): { $cards }

menu-back = back
menu-more = { $label } …
menu-prompt = Your choice (? helps):
menu-place = How many cards lie above it? 0 is the top, { $bottom } the bottom.
menu-nope = Enter lets it pass, 1 plays your Nope:
menu-no-nope = You hold no Nope; Enter lets it pass:
menu-pair = A pair: steal a random card
menu-triple = Three of a kind: ask for a card by its name
menu-five = Five different: take a card from the discard pile
menu-godcat = Play the Godcat as another card
menu-player = player { $seat }
menu-ask-whom = Whom?
menu-ask-cards = Which cards?
menu-ask-title = As which card?
menu-ask-named = Which card do you ask for?
menu-ask-order = Which card comes at place { $place } from the top?
menu-ask-five =
    { $number ->
        [1] Five different. The first, in this order:
       *[other] Card { $number } of the five:
    }
menu-allowed = Type a number ({ $numbers }), a move in the notation, ? for help, or q to leave.
menu-allowed-pass = Press Enter to let it pass, ? for help, or q to leave.
menu-leave = Leave the game? y leaves, anything else stays:
menu-yes = y
menu-help =
    Type the number of what you want to do. Three dots mean that a question follows, and 0 goes back.
    You can also type a move: { $moves }.
    After every card that is played you are asked whether you Nope it, whatever you hold; Enter lets it pass.
    q leaves the game.

show-pile = Draw pile ({ $count }), top first: { $cards }
show-discards = Discard pile ({ $count }), top first: { $cards }
show-removed = Out of the game: { $cards }
show-boxed = Out of the game, unseen: { $cards }
show-lifted = Taken from the pile, in nobody’s hand: { $card }
show-godcat-before = The Godcat lies before player { $seat }.
show-passed = Passed: { $seats }.
show-asked = Player { $seat } is asked: { $question }
show-won = Player { $seat } has won.
