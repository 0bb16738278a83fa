# The table on the whole terminal: `boomcat terminal`, `join`, `replay` and `review`.

screen-you = you
screen-owes =
    { $owed ->
        [one] owes 1 turn
       *[other] owes { $owed } turns
    }
screen-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-your-risk = Your next card explodes: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-knows-place =
    { $above ->
        [0] On top: { $card }
       *[other] Under { $above }: { $card }
    }
screen-knows-hand = { $name } holds: { $cards }
screen-seconds = { $seconds } s
screen-place-top = On top
screen-place-bottom = At the bottom
screen-place =
    { $above ->
        [one] Under 1 card
       *[other] Under { $above } cards
    }
screen-others-think = Somebody else is plotting.
screen-you-are-out = You’re in pieces. Enjoy the view.
screen-cannot-play = { $card } has to wait.
screen-not-now = Not now.
screen-type-move = A move in the notation, such as: favor 3
screen-palette = What would you like to do?
screen-theme = Theme
screen-theme-help = Day, night, and more
screen-speed-slow = Slow
screen-speed-fast = Fast
screen-speed-at-once = At once
screen-auto-pass-on = Passing for you while you hold nothing to play
screen-auto-pass-off = Asking you in every window
screen-reviewing = Replaying your life choices… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-moment = moment { $at } of { $last }
screen-seen-by = Seen by player { $seat }
screen-seen-by-all = Seen by everybody
screen-table = { $edition } · table { $table }
screen-reconnecting = The connection is gone. Trying again…
screen-queued =
    { $place ->
        [1] You’re next: a seat is yours when this game is over.
       *[other] You’re number { $place } in the queue.
    }
screen-lobby = Waiting for the host to start the game.
screen-lobby-host = You’re the host: s starts the game.
screen-shuffling = Shuffling. Something in there is ticking…
screen-over = The game is over. r asks for another one.
screen-passing = You have nothing to stop it with.
screen-bot-plays = A bot is keeping your seat warm. b takes it back.
screen-open-seat = open seat
screen-host = host
screen-bot = bot
screen-wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }

screen-key-draw = Draw
screen-key-nope = Nope
screen-key-pass = Let it pass
screen-key-type = Type a move
screen-key-back = Back
screen-key-help = Help
screen-key-leave = Leave
screen-key-jump-hand = Jump to the hand
screen-key-jump-choices = Jump to the choices
screen-key-jump-log = Jump to the log
screen-key-faster = Faster
screen-key-coach = Coach
screen-key-auto-pass = Pass for me, or ask
screen-key-previous = Back
screen-key-next = Next
screen-key-play = Play
screen-key-turn-before = Turn before
screen-key-turn-after = Next turn
screen-key-first = To the deal
screen-key-last = To the end
screen-key-remark = Next remark
screen-key-seat = Other seat
screen-key-start = Start
screen-key-rematch = Rematch
screen-key-resume = Take my seat back
screen-key-give-up = Give my seat up
join-over-person =
    { $reason ->
        [left] You gave your seat up.
        [removed] You were shown to the door.
        [closed] The table is closed.
        [shut] The server’s operator has shut the table.
        [banned] The server’s operator has shut the cat flap.
        [unknown-token] Your seat is gone.
       *[other] The server said goodbye ({ $reason }).
    }
screen-help = Everything works with the mouse, too. Ctrl-P finds any command.
screen-help-choices = Choose from the list with ↑ ↓ and Enter, or by its number. A card of your hand lists only what that card can do.
