### What the browser client says. Cards, events, errors and moves have catalogues of their own.

## At the table

# `name`, `target` are players' names, or “you”; `card` is a card’s name, or one copy of it as in “a Skip”.
web-you = you
web-players = The other players
web-piles = The table
web-percent = { $share } %
web-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
web-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

# Seats
web-seat-out = out of the game
web-fallen = Out of the game
web-fallen-one = { $name } is out
web-seat-turn =
    { $owed ->
        [one] their turn
       *[other] their turn, { $owed } turns to take
    }
web-seat-host = host
web-seat-bot = a bot
web-seat-stand-in = a bot plays for them
web-seat-away = away
web-seat-godcat = holds the Godcat
web-seat-known = surely holds { $cards }
web-seat-cards =
    { $count ->
        [0] { $name }, no cards
        [one] { $name }, { $count } card
       *[other] { $name }, { $count } cards
    }
web-choose-seat = Choose { $seat }
web-surely-holds = Surely in this hand
web-surely-holds-nothing = You know none of these cards.

# The piles
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-turns-to-take =
    { $count ->
        [one] one turn to take
       *[other] { $count } turns to take
    }
web-draw-pile =
    { $count ->
        [one] Draw pile, one card
       *[other] Draw pile, { $count } cards
    }
web-draw-pile-short = Draw pile
web-top-imploding-up = The Imploding Kitten is on top, face up
web-direction-clockwise = Play goes clockwise
web-direction-counter = Play goes anticlockwise
web-risk = risk { $percent }
web-risk-bottom = The bottom card explodes with a chance of { $percent }.
web-discard-pile =
    { $count ->
        [one] Discard pile, one card: { $card }. Look through it
       *[other] Discard pile, { $count } cards, on top: { $card }. Look through it
    }
web-discard-pile-empty = Discard pile, empty
web-discard-short = Discard, { $count }
web-discards =
    { $count ->
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
web-discards-hint = The top card first.
web-removed =
    { $count ->
        [one] One card has left the game
       *[other] { $count } cards have left the game
    }
web-boxed =
    { $count ->
        [one] One card left the game unseen.
       *[other] { $count } cards left the game unseen.
    }
web-out-of-game = { $count } out
web-known-in-pile = You know in the pile: { $cards }
web-known-place = { $place }. { $card }
web-known-more = and { $count } more
web-notes = What you know
web-notes-hint = Counted from the top of the draw pile. A note stays for as long as it is certain.
web-mat = The mat
web-mat-both = The Godcat and the Devilcat lie on the mat.
web-mat-away = Both cats are in play.
web-mat-held = The Devilcat waits on the mat; the Godcat is held by { $name }.
web-mat-hint = Armageddon sends both into play. Whoever gets the Godcat may play it as any card but a Nope; whoever gets the Devilcat needs a Defuse.

# The hand
web-your-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
web-hand-empty = No cards in hand.
web-card-selected = { $card }, chosen as number { $number }
web-card-blocked = { $card }, cannot be played now
web-sort = Sort by kind
web-put-back = Put the cards back
web-put-cards-back = Put the chosen cards back first, or play them.
web-explain = What { $card } does
web-explain-can-play = You can play it now.
web-explain-can-give = You can give it away now.
web-explain-rules =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }

# Why a card cannot be played
web-blocked-not-your-turn = It is not your turn.
web-blocked-question = That is no answer to this question.
web-blocked-nope = A Nope waits for somebody else’s card.
web-blocked-nope-but-combo = A Nope waits for somebody else’s card. Now it only goes into a combo.
web-blocked-defuse = A Defuse waits for a kitten.
web-blocked-defuse-but-combo = A Defuse waits for a kitten. Now it only goes into a combo.
web-blocked-mat = Armageddon needs both cats on the mat.
web-blocked-mat-but-combo = Armageddon needs both cats on the mat. Now it only goes into a combo.
web-blocked-no-victim = Nobody else holds a card.
web-blocked-no-victim-but-combo = Nobody else holds a card. Now it only goes into a combo.
web-blocked-alone = Alone this card does nothing: it needs its like.
web-blocked-alone-but-combo = Alone this card does nothing: choose more of its kind.

# The own turn
web-do-draw = Draw a card
web-do-play = Play { $card }
web-do-play-at = Play { $card } on { $target }
web-do-pair = Steal from { $target }
web-do-triple = Ask { $target } for { $card }
web-do-five = Play the five
web-do-give = Give { $card } to { $target }
web-title-pair = A pair: { $card }
web-title-triple = Three of a kind: { $card }
web-title-five = Five different cards
web-title-godcat = The Godcat as { $card }
web-hint-attack = You draw nothing. The next player takes two turns.
web-hint-targeted = You draw nothing. Who takes two turns?
web-hint-skip = End this turn without drawing.
web-hint-super-skip = End all your turns without drawing.
web-hint-swap = The top card goes to the bottom, the bottom card on top.
web-hint-reverse = You don’t draw, and play goes the other way.
web-hint-see5 = Sneak a look at the top five cards.
web-hint-alter5 = Look at the top five cards and rearrange them.
web-hint-catomic = All Exploding Kittens go on top, the rest is shuffled, and you don’t draw.
web-hint-see = Look at the three top cards, alone.
web-hint-alter = Look at the three top cards and put them in order.
web-hint-reveal = Everybody sees the three top cards.
web-hint-shuffle = Mix the draw pile.
web-hint-bottom = End this turn with the bottom card.
web-hint-heck = Look at the bottom card: keep it, or put it on top.
web-hint-favor = Who gives you a card of their choice?
web-hint-armageddon = The Godcat for one, the Devilcat for the other.
web-hint-pair = Steal a random card from whom?
web-hint-triple = Ask whom for which card?
web-hint-five = Then take any card from the discard pile.
web-cards-chosen = { $count } cards
web-more-cards =
    { $count ->
        [one] Choose one more card that goes with it.
       *[other] Choose { $count } more cards that go with it.
    }
web-no-match = These cards do not go together
web-title-palette = The Godcat as …
web-hint-title-palette = Which card shall it be?
web-name-a-card = Which card must { $target } give you?
web-named = Asking for: { $card }
web-change = Change
web-whom = Choose a player
web-which-card = Choose a card

# Other questions
web-ask-give = Which card for { $name }?
web-hint-give = You choose what you can spare.
web-ask-defuse = An Exploding Kitten!
web-hint-defuse = Quick, before the fuse burns down.
web-ask-devilcat = The Devilcat!
web-hint-devilcat = Only a Defuse sends it back to the mat.
web-do-defuse = Defuse it
web-do-defuse-godcat = Defuse it with the Godcat
web-do-explode = Explode
web-do-explode-really = Really explode?
web-ask-place = Hide the kitten
web-ask-place-imploding = Put the Imploding Kitten back
web-hint-place-imploding = Face up, anywhere in the pile. Nobody sees where, and whoever draws it next is out.
web-hint-place = Nobody sees where.
web-do-place = Put it there
web-place-top = On top: the next one to draw gets it
web-place-bottom = At the very bottom
web-place-under =
    { $count ->
        [one] Under one card
       *[other] Under { $count } cards
    }
web-place-short-top = Top
web-place-short-second = Second
web-place-short-middle = Middle
web-place-short-bottom = Bottom
web-ask-alter = Change the future
web-hint-alter-order = Drag the cards, or use the arrows.
web-do-alter = Put them back
web-place-number =
    { $place ->
        [1] Next
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-move-up = Move { $card } up
web-move-down = Move { $card } down
web-ask-take = Take one from the discard pile
web-hint-take = Any card but a kitten.
web-do-take = Take { $card }
web-ask-heck = From the bottom
web-hint-heck-choose = Keep it, or put it on top for the next one to draw.
web-hint-heck-kitten = Keep it, and it explodes. Put it on top, and somebody draws it.
web-hint-heck-imploding = Keep it and it goes back into the pile, face up. Put it on top and somebody else finds it.
web-hint-heck-imploding-up = Keep it and you’re out. Put it on top and everybody sees it coming.
web-bottom-card = the bottom card
web-do-keep = Keep it
web-do-put = Put it on top
web-ask-steal = Steal from { $name }
web-hint-steal = The Godcat has a back of its own.
web-steal-godcat = the Godcat
web-steal-random = any other card
web-do-steal-godcat = Take the Godcat
web-do-steal-random = Take another
web-ask-face = Armageddon
web-hint-face = Which cat lies before you, and who faces the other? Only you know.
web-which-cat = Choose your cat
web-before-you = before you
web-before-them = before them
web-before = before { $name }
web-do-face = Face { $name }, { $card } before you
web-ask-trade = Armageddon
web-hint-trade = One is the Godcat, one the Devilcat. Keep yours, or trade?
web-do-stay = Keep mine
web-do-trade = Trade
web-shown = You see the future
web-shown-all = Everybody sees the future
web-seen = Got it

# Who is waited for
web-wait-turn = { $name } is thinking.
web-wait-nope = A Nope?
web-wait-defuse = { $name } holds a burning fuse.
web-wait-place = { $name } hides the kitten.
web-wait-place-imploding = { $name } tucks the Imploding Kitten back in.
web-wait-give = { $name } picks a card to give away.
web-wait-steal = { $name } reaches for a card.
web-wait-take = { $name } looks through the discard pile.
web-wait-alter = { $name } changes the future.
web-wait-heck = { $name } looks at the bottom card.
web-wait-face = { $name } lays out the Godcat and the Devilcat.
web-wait-trade = { $name } wonders: keep or trade?
web-wait-devilcat = { $name } faces the Devilcat.
web-you-are-out = You are out, and watching.
web-stand-in = A bot plays for you.
web-gave-up = You gave this game up. A bot plays on.
web-back = I am back
web-hurry = Answer now, or the clock answers for you.
web-title-your-turn = Your turn!

# The Nope window
web-nope-window = A chance to Nope
web-nope-word = NOPE
web-nope-plays = { $name } plays
web-nope-you-play = You play
web-nope-held =
    { $count ->
        [one] you hold one
       *[other] you hold { $count }
    }
web-no-nope = no Nope
web-let-it-pass = Let it pass
web-nope-ask = Nope it, or let it pass?
web-nope-passed = You let it pass.
web-nope-others = Now the others may Nope it.
web-nope-stops = NOPE!
web-nope-frees = Nope to the Nope!
web-nope-stops-hint = “{ $play }” is stopped, unless this is Noped too.
web-nope-frees-hint = “{ $play }” goes ahead, unless somebody Nopes again.
web-does-attack = The turn ends without a draw, and the next player takes two.
web-does-targeted =
    { $role ->
        [target] The turn ends without a draw, and you take two.
       *[other] The turn ends without a draw, and { $target } takes two.
    }
web-does-skip = The turn ends without a draw.
web-does-super-skip = All turns still to take end without a draw.
web-does-swap = The top and bottom cards of the draw pile change places.
web-does-reverse = The turn ends without a draw, and play goes the other way.
web-does-see5 = A secret look at the top five cards.
web-does-alter5 = A secret look at the top five cards, and a new order for them.
web-does-catomic = All Exploding Kittens go on top, the rest is shuffled, and the turn ends without a draw.
web-does-see = A secret look at the three top cards.
web-does-alter = A secret look at the three top cards, and a new order for them.
web-does-reveal = Everybody sees the three top cards.
web-does-shuffle = The draw pile is mixed.
web-does-bottom = The bottom card is drawn instead of the top one.
web-does-heck = The bottom card is kept, or goes on top.
web-does-favor =
    { $role ->
        [target] You give away a card of your choice.
       *[other] { $target } gives away a card of their choice.
    }
web-does-armageddon = The Godcat for one, the Devilcat for another.
web-does-pair =
    { $role ->
        [target] A random card is stolen from you.
       *[other] A random card is stolen from { $target }.
    }
web-does-triple =
    { $role ->
        [target] You must hand over { $named }, if you hold one.
       *[other] { $target } must hand over { $named }, if they hold one.
    }
web-does-five = One card comes back from the discard pile.
web-tag-stopped = Noped!
web-tag-saved = Defused!
web-tag-looks = sees the future

# Before and after
web-sealing = Shuffling the cards
web-luck = Fair luck
web-luck-promise = Before the cards were dealt the table promised its secret by showing a fingerprint of it, and every player added luck of their own. So nobody could choose the shuffle: not the table, and no player alone.
web-luck-check = To check it, keep the fingerprint and your own bytes. When the game is over its record tells the secret, and “boomcat verify” computes every shuffle again.
web-luck-commitment = Fingerprint of the secret
web-luck-bytes = Your bytes
web-luck-secret = The secret
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-record = Record of the game
web-you-win = You win!
web-wins = { $name } wins
web-your-place = Your place: { $place } of { $of }
web-end-won = Last cat standing.
web-end-gone = Gave up. A bot went boom instead.
web-end-gone-won = Gave up. A bot won it anyway.
web-end-kitten-plain = Drew an Exploding Kitten. Boom.
web-end-kitten-declined = Could have defused it. Chose the bang.
web-end-kitten-hidden = Drew the kitten that { $by } had hidden.
web-end-kitten-own = Met the kitten again. Same hiding place, same paws.
web-end-kitten-bombed = Stood under the Catomic Bomb of { $by }.
web-end-kitten-attacked = Attacked by { $by }, met by a kitten.
web-end-imploding-plain = Drew the Imploding Kitten. It waved first.
web-end-imploding-hidden = Imploded, right where { $by } had planned it.
web-end-imploding-own = Put the Imploding Kitten back. Got it back.
web-end-devilcat-plain = The Devilcat came to collect.
web-end-devilcat-faced = Armageddon with { $by }. Wrong cat.
web-end-places = Places
web-end-numbers = The numbers
web-end-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
web-end-nopes =
    { $count ->
        [one] Nope
       *[other] Nopes
    }
web-end-chain = Nopes in a row
web-end-met =
    { $count ->
        [one] kitten drawn
       *[other] kittens drawn
    }
web-end-defused =
    { $count ->
        [one] kitten defused
       *[other] kittens defused
    }
web-end-luck = Kittens you were due: { $owed }. Kittens you met: { $met }.
web-end-luck-good = Nine lives, plainly.
web-end-luck-fair = The odds were fair to you.
web-end-luck-bad = The pile had it in for you.
web-end-luckiest = Luckiest cat: { $name }
web-end-share = Share a picture
web-end-shared = Picture saved
web-rematch = Play again
web-home = Home

# What happened, and what people say
web-log = What happened
web-log-open = What happened: show everything
web-emotes = Say something
web-emote-hello = Hello!
web-emote-laugh = Ha ha!
web-emote-wow = Wow!
web-emote-oops = Oops!
web-emote-angry = Grr!
web-emote-cry = Sniff!
web-emote-think = Hmm …
web-emote-clap = Bravo!
web-emote-love = Aww!
web-emote-sleep = Zzz …
web-emote-sorry = Sorry!
web-emote-boom = Boom!

## Home, lobby, settings

# The page
web-title = Boomcat
web-title-table = Boomcat: table { $code }
web-close = Close
web-cancel = Cancel
web-back-home = Back to the front page
web-strap =
    Draw a card.
    Try not to explode.
web-strap-players = For 2 to 10 players.
web-fine-print = Unofficial fan-made game. Not made or endorsed by the publisher of the card game.
web-error-unreachable = The server does not answer. Is it running, and are you on its network?
web-error-no-answer = The server did not answer. Perhaps it was done, perhaps not: look before you try again.
web-error-not-connected = Not connected. Nothing was changed; try again in a moment.
web-error-not-asked = Somebody else is asked now.

# Names for those who have chosen none, with commas between them, each of at most 20 letters
web-funny-names = Captain Whiskers, Sir Purrcival, Lady Hairball, Count Meowt, Doctor Pounce, Major Tomcat, Duchess of Fluff, Professor Paws, Baron von Purr, Agent Nine Lives, Queen of Naps, Uncle Catnip

# Who I am
web-me-change = Change
web-me-title = Who are you?
web-me-name = Name
web-me-face = Face
web-me-face-number = Face { $number }
web-me-other-name = Another name
web-me-done = That is me

# The front page
web-home-play = Play against bots now
web-home-play-change = Change the game
web-home-play-with = { $edition }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-home-open = Open a table
web-home-join = Join
web-home-join-title = Join by link or code
web-home-join-label = Link or code
web-home-join-hint = Paste the link that somebody sent you, or type the code of the table or of your other device.
web-home-join-empty = Type or paste a link or a code first.
web-home-join-go = Go there
web-home-settings = Settings
web-home-rules = Rules and cards
web-home-recent = Your tables
web-home-at = at table { $code }
web-home-continue-short = Continue
web-home-result = See the result
web-home-forget = Forget table { $code }
web-home-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
web-phase-lobby = waiting for players
web-phase-sealing = about to start
web-phase-playing = a game is being played
web-phase-over = the game is over

# Setting up a table
web-setup-open-title = Open a table
web-setup-solo-title = Against bots
web-setup-change-title = Change the table
web-setup-open = Open the table
web-setup-solo = Play
web-setup-change = Change it
web-setup-edition = Edition
web-setup-players = { $fewest }–{ $most } players
web-edition-original = The classic. Five different cards fetch one from the discard pile.
web-edition-nsfw = The classic with naughtier cats, without the trick with five.
web-edition-party-pack = The big box: more cards, more mischief, up to ten at the table.
web-edition-good-vs-evil = The Godcat saves, the Devilcat does not. Somebody will call Armageddon.
web-setup-seats = Seats
web-setup-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-setup-fewer = One seat fewer
web-setup-more = One seat more
web-setup-bots = Opponents
web-setup-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-setup-fewer-bots = One bot fewer
web-setup-more-bots = One bot more
web-setup-all-bots = How clever they are
web-setup-seat = Seat { $seat }
web-setup-you = You
web-seat-open = open
web-bot-random = Scatterbrain
    .phrase = Plays whatever comes to mind.
web-bot-heuristic = Clever cat
    .phrase = Counts cards, and knows when to run.
web-setup-rules = House rules
web-setup-rules-printed = as printed
web-setup-rules-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
web-option-combos = Special combos
    .phrase = Two and three of a kind with any card. Off: only pairs of cats, good for a first game.
web-option-quick = Quick game
    .phrase = A third of the pile leaves the game unseen: shorter, and harder to count.
web-option-five-different = Five different cards
    .phrase = They fetch any card from the discard pile, in this edition too.
web-option-stacking = Attacks add up
    .phrase = An attacked player who attacks hands all owed turns on, and two more. Off: always just two.
web-option-dead-leave = The dead take their cards along
    .phrase = Their cards leave the game instead of going to the discard pile.
web-option-first = Who begins
    .phrase = Drawn by lot, or the same seat in every game.
web-option-first-lot = By lot
web-setup-time = Time
web-setup-time-summary = { $turn } a turn, { $nope } to Nope
web-setup-turn = For a turn
    .phrase = Whoever takes longer gets the safest move, and in the end a bot.
web-setup-pace = Pace
    .phrase = How long everybody has to Nope, and how long bots take.
web-pace-relaxed = Relaxed
web-pace-normal = Normal
web-pace-quick = Quick
web-setup-nope = To say Nope
    .phrase = After every card that can be Noped. Short is quick, long is fair to slow connections.
web-setup-seconds = { $count } s
web-setup-minutes = { $count } min
web-setup-people = Looking on and odds
web-option-spectators = Others may watch
    .phrase = Whoever has the link can look on. They see no hands.
web-option-odds = Show the odds
    .phrase = How likely the next card explodes, from what each player knows.
web-people-watch = others may watch
web-people-no-watch = nobody watches
web-people-odds = with odds
web-people-no-odds = without odds

# Composing a deck
web-recipe-title = Compose a deck
web-recipe-lead = Your own mix: more cats, fewer Nopes, cards that no edition has.
web-recipe-name = Name of the deck
web-recipe-from = Start from
web-recipe-fewer = Remove one { $card }
web-recipe-more = Add one { $card }
web-recipe-total =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }, { $pile } in the draw pile with { $players } players
web-recipe-risk =
    { $kittens ->
        [0] None of them are kittens
        [one] One of them is a kitten
       *[other] { $kittens } of them are kittens
    }: the first draw is deadly { $share } of the time
web-recipe-copy = Copy as text
web-recipe-paste = Paste text
web-recipe-reset = Reset to edition
web-recipe-use = Use this deck
web-recipe-change = Change this deck
web-recipe-instead = instead of { $count }
web-recipe-sizes = First draw, by number of players
web-recipe-size = { $players } players: { $share }
web-recipe-size-missing = { $players } players: doesn’t fit
web-recipe-text = The deck as text
web-recipe-text-hint = Paste a deck here: it is read as you type.

# Families of cards
web-family-peril = Kittens
web-family-save = Rescue
web-family-attack = Attacks
web-family-evade = Escapes
web-family-fortune = The future
web-family-ask = Favors
web-family-counter = Objections
web-family-cats = Cats
web-family-divine = Heaven and hell

# The lobby
web-lobby-title = Table { $code }
web-lobby-players = Who plays
web-lobby-you = you
web-lobby-host = host
web-lobby-away = away
web-lobby-here = here
web-lobby-open = Open seat
web-lobby-open-hint = Send the link, or seat a bot
web-lobby-open-waits = Waiting for somebody
web-lobby-seat-label = Seat { $seat }: { $what }
web-lobby-add-seat = Add a seat
web-lobby-watching = { $count ->
    [0] Nobody watches
    [one] { $count } watches
   *[other] { $count } watch
}
web-lobby-settings = Change the table
web-lobby-settings-see = The rules of this table
web-lobby-start = Start the game
web-lobby-too-few = { $edition } needs at least { $fewest } players. Invite somebody, or seat a bot.
web-lobby-too-many = { $edition } is for at most { $most } players.
web-lobby-open-vanish = { $count ->
    [one] The open seat will be taken away.
   *[other] The open seats will be taken away.
}
web-lobby-ready = Everybody is here.
web-lobby-waits-for-host = { $host } starts the game.
web-lobby-watch-note = You are watching.
web-lobby-take-seat = Take a seat
web-lobby-no-seat = All seats are taken.
web-lobby-leave = Leave

# A seat in the hands of the host
web-seat-put-bot = Seat a bot
web-seat-change-bot = Another bot
web-seat-remove-bot = Send the bot away
web-seat-remove-seat = Take this seat away
web-seat-remove-person = Remove { $name }
web-seat-remove-sure = { $name } loses the seat. In the middle of a game a bot plays on.
web-seat-hand-over = Make { $name } the host
web-seat-hand-over-sure = { $name } then starts games and changes the table, not you.
web-seat-yes-remove = Remove
web-seat-yes-hand-over = Hand over

# Inviting
web-share-title = Invite
web-share-lead = Send this link. It opens the table on any phone or computer.
web-share-link = Link to the table
web-share-copy = Copy
web-share-copied = Copied
web-share-copy-yourself = Press and hold the link to copy it.
web-share-send = Send
web-share-message = Come and play Boomcat with me:
web-share-qr-alt = The link as a QR code
web-share-say = Or say it out loud:
web-share-scan = Point a phone’s camera at it.
web-share-local = Only this computer can open this link. For phones start the server with --lan.

# An invitation
web-invite-title = You are invited
web-invite-lead = { $host } waits for you at table { $code }.
web-invite-lead-nobody = Table { $code } waits for you.
web-invite-sit = Take a seat
web-invite-watch = Watch
web-invite-playing = A game is being played. You can take a seat when it is over.
web-invite-full = All seats are taken.
web-invite-no-watching = This table does not let others watch.
web-invite-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}

# Another device
web-device-title = Play on another device
web-device-lead = Open this on the other device within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. It works once, and your seat works on both.
web-device-type = Or press Join on the front page there and type:
web-device-again = A new code
web-device-asking = Asking for a code…
web-device-claiming = Fetching your seat…
web-device-failed = That did not work
web-device-other = Try another code

# The menu at the table
web-menu = Menu
web-menu-rules = Rules and cards
web-menu-invite = Invite
web-menu-device = Play on another device
web-menu-players = Players
web-menu-change = Change the table
web-menu-settings = Settings
web-menu-home = Front page
    .phrase = Your seat stays yours.
web-menu-home-watching = Stop watching
web-menu-concede = Give this game up
    .phrase = A bot plays on; your seat stays yours.
web-menu-concede-sure = Give this game up?
web-menu-concede-sure-body = A bot plays your cards to the end. You can watch, and play the next game.
web-menu-concede-yes = Give up
web-menu-leave = Leave the table
    .phrase = Your seat is free for somebody else.
web-menu-leave-sure = Leave for good?
web-menu-leave-sure-body = Your seat becomes free. If a game is being played, a bot finishes it for you.
web-menu-leave-yes = Leave
web-left = You have left table { $code }.

# Settings
web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = As the device
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-motion = Motion
web-settings-motion-system = As the device
web-settings-motion-full = Full
web-settings-motion-reduced = Little
web-settings-sound = Sound
web-settings-volume = Loudness

# The connection
web-connection-lost = Connection lost, trying again…
web-connection-connecting = Going to the table…
web-ended-removed = The host has taken your seat away
    .phrase = You can still ask for a new one.
web-ended-closed = This table is closed
    .phrase = Nothing happened here for a long time, so it was tidied up.
web-ended-full = Too many are watching
    .phrase = This table has no room for more connections. Try again later.
web-ended-left = You have left the table
    .phrase = It was nice with you.
web-ended-spectators-forbidden = No looking on here
    .phrase = This table does not let others watch. You need a seat.
web-ended-unknown-token = This seat is no longer yours
    .phrase = The key that this device kept for it does not fit any more. Take a new seat.
web-ended-unknown-table = There is no such table
    .phrase = Perhaps the link is not complete, or the table was closed.
web-ended-new-version = There is a new version
    .phrase = Load the page again to play on.
web-ended-reload = Load again
web-table-not-loaded = The table did not arrive. Is the server there?
web-ended-look-again = Look at the table

# The rules, in short
web-rules-title = Rules and cards
web-rules-goal = The last one who has not exploded wins.
web-rules-turn = In your turn play as many cards as you like, or none. Then draw one card, and the next player is on.
web-rules-kitten = Whoever draws an Exploding Kitten is out, unless they have a Defuse. Then the kitten goes back into the pile, wherever they like.
web-rules-nope = Every card but a kitten and a Defuse can be Noped before it works, and so can a Nope.
web-rules-pair = Two of a kind: take a random card from somebody.
web-rules-triple = Three of a kind: name a card; whoever you chose must give it to you, if they hold it.
web-rules-five = Five different cards: take any card from the discard pile.
web-rules-cats-only = At this table only pairs of cats are played.
web-rules-no-combo = Alone a cat does nothing.
web-rules-combos = Combos
web-rules-cards = The cards
web-rules-how = How it goes
web-rules-table = At this table
web-rules-table-quick = Quick game: a third of the pile has left it unseen.
web-rules-table-no-stacking = Attacks do not add up: it is always two turns.
web-rules-table-dead-leave = The cards of those who explode leave the game.
web-rules-table-time = { $turn } for a turn, { $nope } to Nope.
web-rules-edition = Cards of { $edition }
web-rules-copies =
    { $count ->
        [one] one in the box
       *[other] { $count } in the box
    }

# What each card does, in one line
web-card-kitten = Explodes when it is drawn. Only a Defuse saves you.
web-card-defuse = Saves you from a kitten. Then hide the kitten in the pile again.
web-card-attack = Ends your turn without drawing. The next player takes two turns.
web-card-targeted = Ends your turn without drawing. A player of your choice takes two turns.
web-card-skip = Ends one turn without drawing.
web-card-super-skip = Ends your turn without drawing, and every other turn you had to take.
web-card-swap = The top and bottom cards of the pile change places. Your turn goes on.
web-card-reverse = Turns the order of play around and ends one turn without drawing. With two players it’s a Skip.
web-card-see5 = Peek at the top five cards of the pile, in secret.
web-card-alter5 = Peek at the top five cards, and put them back in any order.
web-card-catomic = Puts every Exploding Kitten on top of the pile, shuffles the rest, and ends one turn without drawing.
web-card-imploding = Drawn face down, it goes back into the pile face up. Drawn face up, it takes you out: nothing saves you.
web-card-imploding-up = Whoever draws it is out. Don’t bother with a Defuse.
web-card-see = Look at the three top cards of the pile, in secret.
web-card-alter = Look at the three top cards, and put them back in any order.
web-card-reveal = Turns the three top cards up for everybody. Their order stays.
web-card-shuffle = Mixes the pile. Whatever anybody knew of it is gone.
web-card-bottom = Ends your turn by drawing the bottom card instead of the top one.
web-card-heck = Look at the bottom card: keep it, or put it on top. That ends your turn.
web-card-favor = Another player gives you a card of their own choice.
web-card-nope = Stops what another player does. Works at any time, on a Nope too.
web-card-armageddon = Deals the Godcat and the Devilcat to you and another player. One of you explodes, unless they can defuse.
web-card-feral = Counts as any Cat card in a combo.
web-card-godcat = Can be any card but a Nope, once. Everybody sees who holds it.
web-card-devilcat = Explodes whoever gets it. A Defuse saves, and it goes back to its mat.
web-card-cat = Does nothing alone. Two of the same steal a random card.

# What a rulebook says of each card in the odd cases, in one or two short sentences; the numbers of the rules stand beside it
web-ruling-kitten = Can’t be Noped. Without a Defuse you’re out, and all your cards are discarded.
web-ruling-defuse = Can’t be Noped. Hide the kitten anywhere, even right on top; that ends one turn.
web-ruling-attack = Can be Noped. Under attack yourself? Every turn you haven’t taken goes along, plus two.
web-ruling-targeted = Can be Noped. Turns you still owe go along, and play goes on from your victim.
web-ruling-skip = Can be Noped: then your turn goes on. Under attack it ends only one turn.
web-ruling-super-skip = Can be Noped. The next player takes one turn, however many you owed.
web-ruling-swap = Can be Noped. Whoever knew one of the two cards still knows it.
web-ruling-reverse = Can be Noped: then nothing turns. Under attack it ends only one turn.
web-ruling-see = Can be Noped. A kitten you only saw isn’t drawn. If fewer cards are left, you see those.
web-ruling-alter = Can be Noped. A kitten you only saw isn’t drawn. Nobody learns the new order.
web-ruling-reveal = Can be Noped. A kitten that was only shown isn’t drawn.
web-ruling-catomic = Can be Noped. Afterwards everybody knows what’s waiting on top.
web-ruling-imploding = Can’t be Noped. Drawn face down, it costs you no Defuse.
web-ruling-imploding-up = Can’t be Noped, can’t be defused. Once it’s on top, everybody sees it.
web-ruling-shuffle = Can be Noped. A kitten that somebody just hid moves too.
web-ruling-bottom = Can be Noped. A kitten at the bottom explodes like any other.
web-ruling-heck = Can be Noped. Keep a kitten and you’ve drawn it; on top of the pile it waits.
web-ruling-favor = Can be Noped. If that Nope was their last card, you get nothing.
web-ruling-nope = Can be Noped itself. Never works on your own card, a kitten or a Defuse.
web-ruling-armageddon = Can be Noped until the two cats leave the mat. Under attack it ends only one turn.
web-ruling-feral = In your hand it’s a Feral Cat and nothing else. Two of them match.
web-ruling-godcat = Goes back to its mat once it’s played, even if it’s Noped. No help against the Devilcat.
web-ruling-devilcat = Never lies in the draw pile. A Defuse stops it, and nothing is put back.
web-ruling-cat = Can be Noped: one Nope stops the whole combo.
