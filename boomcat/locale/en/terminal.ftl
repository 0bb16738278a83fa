# The game in the terminal, and the table that `boomcat position` draws.

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
bot-failed =
    { $kind ->
        [late] { $Actor } took too long; a default move is made.
        [crashed] { $Actor } broke down; heuristic plays on.
        [dead] { $Actor } broke down; heuristic plays on.
        [invalid] { $Actor } answered nonsense; heuristic plays on.
       *[other] { $Actor } gave no answer that counts; a default move is made.
    }
game-places = Final ranking: { $places }.
game-left = You slip out through the cat flap.
game-input-ended = End of input: the game stops here.
game-interrupted = Interrupted: the game ends here.

table-title = { $edition }, { $players } players
table-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
table-player = Player { $seat }: { $state }
table-player-named = { $seat } { $name }: { $state }
table-seat = Player { $seat }
table-out = out
table-with-godcat = { $cards } with the Godcat
table-noted = { $state }; { $notes }
table-note-cursed = cursed
table-note-marked = shows: { $cards }
table-note-taking = the next card goes to player { $taker }
table-note-barking = a Barking Kitten in front
table-note-tower = the tower in front: { $cards }
table-tower = Tower beside the pile: { $cards }
table-risk-streaking =
    { $kittens ->
        [0] No kittens left
        [one] One kitten left, in the pile or in a hand
       *[other] { $kittens } kittens left, in the pile or one in a hand
    }; draw pile: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-risk =
    Kittens in the draw pile: { $kittens } of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
table-discards = Discards: { $count }, on top: { $card }
table-discards-none = No discards yet
table-mat = On the mat: Godcat and Devilcat
table-owed = { $owed } turns to take
table-top-imploding-up = On top of the draw pile: the Imploding Kitten, face up
table-direction-clockwise = Play goes clockwise
table-direction-counter = Play goes anticlockwise
table-hand = Your hand ({ $count }): { $cards }
table-hand-cursed =
    { $count ->
        [one] Your hand: one cat butt
       *[other] Your hand: { $count } cat butts
    }
table-before-you = With you: { $notes }

menu-back = back
menu-more = { $label }…
menu-prompt = Your choice (? for help):
menu-place = How many cards go on top of it? 0 is the top, { $bottom } the bottom.
menu-nope = Enter to let it pass, 1 to play your Nope:
menu-no-nope = No Nope in hand; Enter to let it pass:
menu-now = { $name } is about to draw. Enter to let it happen, 1 to alter the future:
menu-no-now = { $name } is about to draw. You can’t alter the future now; Enter to let it happen:
menu-pair = A pair: steal a random card
menu-triple = Three of a kind: ask for a card by name
menu-five = Five different cards: take a card from the discard pile
menu-godcat = Play the Godcat as another card
menu-player = player { $seat }
menu-ask-whom = Who?
menu-ask-cards = Which cards?
menu-ask-title = As what card?
menu-ask-named = Which card do you want?
menu-ask-order = Which card goes at position { $place } from the top?
menu-ask-five =
    { $number ->
        [1] Five different cards. The first, in this order:
       *[other] Card { $number } of the five:
    }
menu-allowed = Type a number ({ $numbers }), a move in the notation, ? for help, or q to quit.
menu-allowed-pass = Press Enter to let it pass, ? for help, or q to quit.
menu-leave = Quit the game? y to quit, anything else to stay:
menu-yes = y
menu-help =
    Type the number of what you want to do. Three dots mean another question follows; 0 goes back.
    You can also type a move: { $moves }. “c” asks the coach.
    After every card you’re asked whether to Nope it, whatever you hold; Enter lets it pass.
    q quits the game.

position-pile = Draw pile ({ $count }), top first: { $cards }
position-discards = Discard pile ({ $count }), top first: { $cards }
position-removed = Removed from the game: { $cards }
position-boxed = Set aside unseen: { $cards }
position-lifted = Lifted from the draw pile, not yet in a hand: { $card }
position-godcat-before = The Godcat is in front of player { $seat }.
position-actor = Player { $seat } decides out of turn.
position-passed = Let it pass: { $seats }.
position-asked = Player { $seat } decides: { $question }
position-won = Player { $seat } has won.
