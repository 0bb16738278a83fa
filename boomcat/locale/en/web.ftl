### What the browser client says. Cards, events, errors and moves are in separate catalogues.

## At the table

# `name`, `target` are players' names, or “you”; `card` is a card’s name, or one copy of it as in “a Skip”.
web-you = you
web-players = Everybody else
web-piles = The table
web-percent = { $share }%
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
web-seat-out = out
web-fallen = Out
web-fallen-one = { $name } is out
web-seat-turn =
    { $owed ->
        [one] their turn
       *[other] their turn, { $owed } to take
    }
web-seat-host = host
web-seat-bot = a bot
web-seat-stand-in = a bot is playing for them
web-seat-away = away
web-seat-godcat = holds the Godcat
web-seat-known = definitely holds { $cards }
web-seat-marked = everybody sees { $cards }
web-sign-cursed =
    { $role ->
        [own] you’re cursed: you can’t see your own cards
       *[other] cursed: can’t see their own cards
    }
web-sign-taking =
    { $role ->
        [taker] their next card goes to you
        [own] your next card goes to { $name }
       *[other] their next card goes to { $name }
    }
web-sign-barking =
    { $role ->
        [own] there’s a Barking Kitten in front of you
       *[other] there’s a Barking Kitten in front of them
    }
web-sign-tower =
    { $count ->
        [one] guarded by the tower, one card high
       *[other] guarded by the tower, { $count } cards high
    }
web-marked = Marked cards
web-seat-cards =
    { $count ->
        [0] { $name }, no cards
        [one] { $name }, { $count } card
       *[other] { $name }, { $count } cards
    }
web-choose-seat = Choose { $seat }
web-surely-holds = Definitely in this hand
web-surely-holds-nothing = No idea. They all look innocent.

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
web-risk = boom { $percent }
web-risk-bottom = Chance that the bottom card explodes: { $percent }
web-discard-pile =
    { $count ->
        [one] Discard pile, one card: { $card }. Press to look through it.
       *[other] Discard pile, { $count } cards, on top: { $card }. Press to look through it.
    }
web-discard-pile-empty = Discard pile, empty
web-discard-short = Discards: { $count }
web-discards =
    { $count ->
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
web-discards-hint = Top card first.
web-removed =
    { $count ->
        [one] One card is out of the game
       *[other] { $count } cards are out of the game
    }
web-boxed =
    { $count ->
        [one] One card was set aside unseen.
       *[other] { $count } cards were set aside unseen.
    }
web-out-of-game = { $count } out
web-known-in-pile = What you know of the pile: { $cards }
web-known-place = { $place }. { $card }
web-known-more = and { $count } more
web-notes = What you know
web-notes-hint = Counted from the top of the draw pile. A note vanishes as soon as it’s no longer certain.
web-mat = The mat
web-mat-both = The Godcat and the Devilcat are on the mat.
web-mat-away = Both cats are in play.
web-mat-held =
    The Devilcat is waiting on the mat; { $role ->
        [own] you have the Godcat
       *[other] the Godcat is with { $name }
    }.
web-mat-hint = Armageddon brings both into play. The Godcat can be played as any card but a Nope; against the Devilcat you need a Defuse.
web-tower-cards = The tower: { $cards }
web-tower-hint = The Tower of Power puts these in front of its player. Favors, pairs and threes then take them, and leave the hand alone.
web-imploding-left = Imploding Kittens in the pile: { $down } face down, { $up } face up.

# The hand
web-your-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
web-your-hand-cursed =
    { $count ->
        [one] Your hand: one card, face down
       *[other] Your hand: { $count } cards, face down
    }
web-cursed-note = Cursed until you draw
web-card-marked = { $card }, marked
web-hand-empty = No cards, no plan, no fear.
web-card-selected = { $card }, pick { $number }
web-card-blocked = { $card }, can’t be played now
web-sort = Sort by kind
web-put-back = Put the cards back
web-put-cards-back = Play the cards you picked, or put them back first.
web-explain = What { $card } does
web-explain-can-play = You can play it now.
web-explain-can-give = You can give it away now.
web-explain-can-add = You can put it into the pile now.
web-explain-rules =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }

# The first game: one short line when something happens for the first time
web-first-read = Got it
web-first-turn = Your turn! Play as many cards as you like, or none. Drawing ends your turn.
web-first-cursed = You’re cursed! Play a card blind, or draw one to see your hand again.
web-first-pair = Two of the same cat steal a card: press both.
web-first-attack =
    { $count ->
        [one] You’ve been attacked: one more turn to take.
       *[other] You’ve been attacked: that’s { $count } turns in a row.
    }
web-first-nope = Someone played a card. NOPE stops it. Or let it pass.
web-first-now = Someone’s about to draw. The paw alters the future first.
web-first-no-nope =
    { $passing ->
        [auto] A Nope would stop this card. You have none, so it passes by itself.
       *[asked] A Nope would stop this card. You have none, so let it pass.
    }
web-first-give = You choose what to give. Hang on to your Defuse!
web-first-kitten = A kitten! Your Defuse saves you. Without one you’d be out.
web-first-place = Hide the kitten where someone else will draw it. No one sees where.
web-first-blocked =
    { $device ->
        [touch] Faded cards can’t be played yet. Hold one to see why.
       *[mouse] Faded cards can’t be played yet. Rest the mouse on one to see why.
    }
web-first-hold =
    { $device ->
        [touch] What does a card do? Hold it to find out.
       *[mouse] What does a card do? Rest the mouse on it to find out.
    }

# Why a card cannot be played
web-blocked-not-your-turn = It’s not your turn.
web-blocked-now = Only just before another player draws.
web-blocked-hold = { $why } Hold a card to read it.
web-blocked-question = That’s not what you’re being asked.
web-blocked-nope = Save your Nope for someone else’s card.
web-blocked-nope-but-combo = Save your Nope for someone else’s card. Right now it only works in a combo.
web-blocked-defuse = Save your Defuse for a kitten.
web-blocked-defuse-but-combo = Save your Defuse for a kitten. Right now it only works in a combo.
web-blocked-mat = Armageddon needs both cats on the mat.
web-blocked-mat-but-combo = Armageddon needs both cats on the mat. Right now it only works in a combo.
web-blocked-no-victim = No one else has a card.
web-blocked-no-victim-but-combo = No one else has a card. Right now it only works in a combo.
web-blocked-alone = Useless on its own: it needs a match.
web-blocked-alone-but-combo = Useless on its own: add a matching card.
web-blocked-kitten = Keep quiet, and it stays asleep.
web-blocked-streaking = It isn’t played: just hold it, and look innocent.
web-blocked-bury = Someone else gets your next card: nothing to bury.
web-blocked-bury-but-combo = Someone else gets your next card: nothing to bury. Right now it only works in a combo.
web-blocked-take-that = Everybody’s next card is claimed already.
web-blocked-take-that-but-combo = Everybody’s next card is claimed already. Right now it only works in a combo.
web-blocked-mark = No one else has a card left to mark.
web-blocked-mark-but-combo = No one else has a card left to mark. Right now it only works in a combo.
web-blocked-curse = Everybody with cards is cursed already.
web-blocked-curse-but-combo = Everybody with cards is cursed already. Right now it only works in a combo.

# Your turn
web-do-draw = Draw a card
web-do-play = Play { $card }
web-do-attack = Attack: { $turns } turns
web-do-favor = Ask a Favor
web-do-pair = Steal a card
web-do-triple = Ask for it
web-do-five = Play the five
web-do-give = Give it
web-title-pair = A pair: { $card }
web-title-triple = Three of a kind: { $card }
web-title-five = Five different cards
web-title-godcat = The Godcat as { $card }
web-hint-attack = You don’t draw. { $target } takes { $turns } turns.
web-hint-targeted = You don’t draw. Who gets the { $turns } turns?
web-hint-skip =
    { $owed ->
        [one] End this turn without drawing.
       *[other] End one of your { $owed } turns without drawing.
    }
web-hint-super-skip =
    { $owed ->
        [one] End this turn without drawing.
       *[other] End all { $owed } turns without drawing.
    }
web-hint-swap = The top card goes to the bottom, and the bottom card on top.
web-hint-reverse =
    { $players ->
        [2] You don’t draw. With two players it’s just a Skip.
       *[other] You don’t draw, and play goes the other way.
    }
web-hint-see5 = Sneak a look at the top five cards.
web-hint-alter5 = Look at the top five cards and rearrange them.
web-hint-catomic = All Exploding Kittens go on top, the rest gets shuffled, and you don’t draw.
web-hint-mark = Who shows a card from now on? Chance picks which.
web-hint-curse = Who won’t see their own cards any more?
web-hint-garbage = Everybody puts a card into the draw pile, you too. Then it’s shuffled.
web-hint-barking = The player with the other one must defuse it or explode. If that’s you, you pick the victim.
web-hint-alter-now = Look at the top three cards and rearrange them.
web-hint-bury = Look at the top card and hide it in the pile. That ends the turn.
web-hint-take-that = Whose next card will be yours?
web-hint-personal = You don’t draw. You take { $turns } turns instead.
web-hint-potluck = Everybody puts a card on top of the draw pile, starting with you.
web-hint-share = Rearrange the top three cards. Then { $target } sees them.
web-hint-tower = Put the tower in front of you. Others take its cards instead of yours.
web-hint-see = Sneak a look at the top three cards.
web-hint-alter = Look at the top three cards and rearrange them.
web-hint-reveal = Everybody sees the top three cards.
web-hint-shuffle = Reshuffle the draw pile.
web-hint-bottom = Draw the bottom card instead. That ends the turn.
web-hint-heck = Look at the bottom card: keep it, or put it on top.
web-hint-favor = Who gives you a card? They choose which.
web-hint-armageddon = The Godcat for one of you, the Devilcat for the other.
web-hint-pair = Who loses a random card?
web-hint-triple = Pick a victim and name a card.
web-hint-five = Then take any card from the discard pile.
web-cards-chosen = { $count } cards
web-more-cards =
    { $count ->
        [one] Choose one more card that goes with it.
       *[other] Choose { $count } more cards that go with it.
    }
web-no-match = These cards don’t go together
web-title-palette = The Godcat as…
web-hint-title-palette = Which card will it be?
web-name-a-card = Which card do you want from { $target }?
web-named = Asking for: { $card }
web-change = Change
web-whom = Choose a player
web-which-card = Choose a card

# Other questions
web-ask-give = Which card for { $name }?
web-hint-give = You choose what you can spare.
web-hint-give-tower = It comes from your tower.
web-ask-defuse = An Exploding Kitten!
web-hint-defuse = Quick, before the fuse burns down.
web-hint-defuse-hand = It was in a hand all along. Quick, before the fuse burns down.
web-ask-devilcat = The Devilcat!
web-hint-devilcat = Only a Defuse sends it back to the mat.
web-do-defuse = Defuse it
web-do-defuse-godcat = Use the Godcat
web-do-explode = Explode
web-do-explode-really = On purpose?
web-ask-place = Hide the kitten
web-ask-place-imploding = Put the Imploding Kitten back
web-hint-place-imploding = Face up, anywhere in the pile. No one sees where, and the next one to draw it is out.
web-hint-place = No one sees where.
web-do-place = Put it there
web-place-top = On top: a present for the next one to draw
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
web-ask-alter = Alter the future
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
web-hint-heck-choose = Keep it, or put it on top for whoever draws next.
web-hint-heck-kitten = Keep it and it explodes. Put it on top and it’s somebody’s problem.
web-hint-heck-imploding = Keep it and it goes back into the pile, face up. Put it on top and someone else finds it.
web-hint-heck-imploding-up = Keep it and you’re out. Put it on top and everybody sees it coming.
web-bottom-card = the bottom card
web-do-keep = Keep it
web-do-put = Put it on top
web-ask-steal = Steal from { $name }
web-hint-steal = You can tell the Godcat by its back.
web-steal-godcat = the Godcat
web-steal-random = any other card
web-do-steal-godcat = Take the Godcat
web-do-steal-random = Take another card
web-ask-face = Armageddon
web-hint-face = Which cat goes in front of you, and who gets the other? Only you know.
web-which-cat = Choose your cat
web-before-you = in front of you
web-before-them = in front of them
web-before = in front of { $name }
web-do-face = Face { $name }
web-ask-trade = Armageddon
web-hint-trade = One is the Godcat, one the Devilcat. Keep yours, or trade?
web-do-stay = Keep mine
web-do-trade = Trade
web-ask-now = { $name } is about to draw
web-hint-now-choose = Last chance to alter the future.
web-ask-add-garbage = Take out the rubbish
web-hint-add-garbage = Which card goes into the draw pile? It’s shuffled afterwards.
web-ask-add-potluck = What do you bring?
web-hint-add-potluck = Which card goes on top of the draw pile?
web-do-add = Put in { $card }
web-ask-bury = Bury the top card
web-hint-bury-choose = No one sees where.
web-do-bury = Bury it there
web-ask-share = Share the future
web-hint-share-choose = Put the cards in order. Then the next player sees them.
web-do-share = Share it
web-ask-aim = Sic ’em!
web-hint-aim-choose = Who do both kittens bark at?
web-do-aim = Bark at { $name }
web-ask-bark = Woof, woof!
web-hint-bark-choose = Both Barking Kittens bark at you. Only a Defuse calms them.
web-do-blind = Play blind
web-hint-blind = Chance picks one of your cards. If it can be played, it’s played.
web-shown = You see the future
web-shown-all = Everybody sees the future
web-seen = Got it

# Who is waited for
web-wait-turn =
    { $mood ->
        [1] { $name } is eyeing the pile.
        [2] { $name } is sharpening a claw.
        [3] { $name } is plotting something.
       *[other] { $name } is thinking.
    }
web-wait-nope = Any Nopes?
web-wait-defuse = { $name } holds a burning fuse.
web-wait-place = { $name } is hiding the kitten.
web-wait-place-imploding = { $name } is tucking the Imploding Kitten back in.
web-wait-give = { $name } is picking a card to give away.
web-wait-steal = { $name } is reaching for a card.
web-wait-take = { $name } is rummaging through the discard pile.
web-wait-alter = { $name } is rewriting the future.
web-wait-heck = { $name } is peeking at the bottom card.
web-wait-face = { $name } is laying out the Godcat and the Devilcat.
web-wait-trade = { $name } is wondering: keep or trade?
web-wait-devilcat = { $name } is facing the Devilcat.
web-wait-now = Does anyone alter the future?
web-wait-add = { $name } is picking a card for the pile.
web-wait-bury = { $name } is digging a hole in the pile.
web-wait-share = { $name } is wrapping up the future.
web-wait-aim = { $name } is choosing who to bark at.
web-wait-bark = { $name } is being barked at.
web-you-are-out = You’re in pieces. Enjoy the view.
web-ghosts = Ghost League
web-ghost-how = Guess right, score points.
web-ghost-ask-draw = Next card
web-ghost-ask-out = Out next
web-ghost-ask-winner = Winner
web-ghost-kitten = Kitten
web-ghost-safe = Safe
web-ghost-worth = +{ $points }
web-ghost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ghost-choice = { $question }: { $guess } +{ $points }
web-ghost-right = Called it! +{ $points }, now { $all }.
web-ghost-wrong = Wrong. Being dead isn’t everything. Still { $all }.
web-skip = Skip to the end
web-stand-in = A bot is keeping your seat warm. And playing.
web-gave-up = You gave up. A bot is playing your cards.
web-back = I’m back
web-hurry = Answer now, or the clock answers for you.
web-title-your-turn = Your turn!

# The Nope window
web-nope-window = A chance to Nope
web-nope-word = NOPE
web-nope-plays = { $name } plays
web-nope-you-play = You play
web-no-nope = no Nopes
web-let-it-pass = Let it pass
web-nope-ask = Nope it, or let it pass?
web-nope-passed = You look the other way.
web-nope-passed-for-you = No card for this, so we pass for you.
web-nope-others = Now brace for Nopes.
web-nope-stops = NOPE!
web-nope-frees = YUP!
web-nope-stops-hint = “{ $play }” is off, unless someone Nopes this too.
web-nope-frees-hint = “{ $play }” is back on, unless someone Nopes again.
web-now-window = A chance to alter the future
web-now-you-draw = You’re about to draw
web-now-title = Now or never?
web-now-title-own = Wait for it…
web-now-others = The others may still alter the future.
web-now-ask = Alter the future now, or let them draw?
web-now-word = NOW
web-no-now = no NOW
web-blind = eyes shut
web-does-attack =
    { $role ->
        [target] No draw, and you take { $turns } turns.
       *[other] No draw, and { $target } takes { $turns } turns.
    }
web-does-targeted =
    { $role ->
        [target] No draw, and you take { $turns } turns.
       *[other] No draw, and { $target } takes { $turns } turns.
    }
web-does-skip =
    { $owed ->
        [one] The turn ends without drawing.
       *[other] One of { $owed } turns ends without drawing.
    }
web-does-super-skip =
    { $owed ->
        [one] The turn ends without drawing.
       *[other] All { $owed } turns end without drawing.
    }
web-does-swap = The top and bottom cards of the draw pile swap places.
web-does-reverse =
    { $players ->
        [2] The turn ends without drawing. With two players it’s just a Skip.
       *[other] The turn ends without drawing, and play goes the other way.
    }
web-does-see5 = A secret look at the top five cards.
web-does-alter5 = A secret look at the top five cards, and a new order for them.
web-does-catomic = All Exploding Kittens go on top, the rest gets shuffled, and the turn ends without drawing.
web-does-mark =
    { $role ->
        [target] A random card of yours is turned up for everybody.
       *[other] { $target } has a random card turned up for everybody.
    }
web-does-curse =
    { $role ->
        [target] You can’t see your own cards until you draw one.
       *[other] { $target } can’t see their own cards until they draw one.
    }
web-does-garbage = Everybody puts a card into the draw pile, and it’s shuffled.
web-does-barking = Someone must defuse it or explode, or it waits for its twin.
web-does-alter-now = A secret look at the top three cards, and a new order for them.
web-does-bury = The top card is hidden in the pile, and the turn ends without drawing.
web-does-take-that =
    { $role ->
        [target] The next card you draw isn’t yours to keep.
        [player] The next card that { $target } draws goes to you.
       *[other] The next card that { $target } draws goes to { $player }.
    }
web-does-personal = No draw, but { $turns } more turns for the same player.
web-does-potluck = Everybody puts a card on top of the draw pile.
web-does-share =
    { $role ->
        [target] The top three cards get a new order, and you see it.
       *[other] The top three cards get a new order, and { $target } sees it.
    }
web-does-tower = The tower guards the hand behind it: others take its cards first.
web-does-see = A secret look at the top three cards.
web-does-alter = A secret look at the top three cards, and a new order for them.
web-does-reveal = Everybody sees the top three cards.
web-does-shuffle = The draw pile is reshuffled.
web-does-bottom = The bottom card is drawn instead of the top one.
web-does-heck = The bottom card is kept, or put on top.
web-does-favor =
    { $role ->
        [target] You give away a card of your choice.
       *[other] { $target } gives away a card of their choice.
    }
web-does-armageddon = The Godcat for one of them, the Devilcat for the other.
web-does-pair =
    { $role ->
        [target] A random card is stolen from you.
       *[other] A random card is stolen from { $target }.
    }
web-does-triple =
    { $role ->
        [target] You must hand over { $named }, if you have one.
       *[other] { $target } must hand over { $named }, if they have one.
    }
web-does-five = One card comes back from the discard pile.
web-tag-stopped = Noped!
web-tag-yupped = Yup!
web-tag-saved = Defused!
web-tag-looks = sees the future

# Explosions: what is heard, and what is said about it in the silence after them
web-boom-kitten = Boom!
web-boom-devilcat = Boom!
web-boom-imploding = Fwump!
web-boom-barking = Woof!
web-wit-1 =
    { $role ->
        [own] You had nine lives. Had.
       *[other] { $name } had nine lives. Had.
    }
web-wit-2 =
    { $role ->
        [own] Curiosity. It’s always curiosity.
       *[other] Curiosity got { $name }. It’s always curiosity.
    }
web-wit-3 =
    { $role ->
        [own] So that’s what was under there.
       *[other] { $name } is everywhere now. Mostly on the curtains.
    }
web-wit-4 =
    { $role ->
        [own] You’ll land on your feet. Wherever those are.
       *[other] { $name } will land on all fours. Eventually.
    }
web-wit-5 =
    { $role ->
        [own] You asked for a card. It had other plans.
       *[other] { $name } asked for a card. It had other plans.
    }
web-wit-6 =
    { $role ->
        [own] That smell? Your whiskers.
       *[other] That smell? { $name }’s whiskers.
    }
web-wit-imploding =
    { $role ->
        [own] Folded in half. And again. And again. Pop.
       *[other] { $name } is now very, very small.
    }
web-wit-devilcat =
    { $role ->
        [own] The Devilcat sends its regards.
       *[other] The Devilcat shows { $name } the way out. Down.
    }
web-wit-barking =
    { $role ->
        [own] Two dogs in cat suits. Who saw that coming?
       *[other] { $name } is all bark now. No cat left.
    }

# Before and after
web-sealing = Shuffling. Something in there is ticking…
web-luck = Fair luck
web-luck-ask = Is the shuffle fair?
web-luck-promise = Before the deal, the table locked in a secret and showed its fingerprint; then every player added randomness of their own. So no one could choose the shuffle: not the table, and no player alone.
web-luck-check = To check, keep the fingerprint and your own bytes. After the game the record reveals the secret, and “boomcat verify FILE --commitment FINGERPRINT” recomputes every shuffle.
web-luck-commitment = Fingerprint of the secret
web-luck-bytes = Your bytes
web-luck-check-here = Check it in this browser
web-luck-right = Checked: this browser played the game again, and every card came as promised.
web-luck-wrong = Something’s off: this record isn’t the game that was promised.
web-luck-secret = The secret
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-record = Download this game
web-you-win = Not a whisker singed. You win!
web-wins = { $name } wins
web-wins-others = Everybody else is confetti.
web-your-place =
    You came { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $of }
web-end-won = Last cat standing.
web-end-gone = Gave up. A bot went boom instead.
web-end-gone-won = Gave up. A bot won it anyway.
web-end-kitten-plain = Drew an Exploding Kitten. Boom.
web-end-kitten-declined = Could have defused it. Chose the bang.
web-end-kitten-hidden = Drew the kitten { $by } had hidden.
web-end-kitten-own = Met the kitten again. Same hiding place, same paws.
web-end-kitten-bombed = Was standing under { $by }’s Catomic Bomb.
web-end-kitten-attacked = Attacked by { $by }, met by a kitten.
web-end-kitten-held = Had a kitten up the sleeve. It went off.
web-end-imploding-plain = Drew the Imploding Kitten. It waved first.
web-end-imploding-hidden = Imploded, right where { $by } had planned it.
web-end-imploding-own = Put the Imploding Kitten back. Got it back.
web-end-devilcat-plain = The Devilcat came to collect.
web-end-devilcat-faced = Armageddon with { $by }. Wrong cat.
web-end-barking-plain = Barked to bits.
web-end-barking-declined = Could have calmed it down. Let it bark.
web-end-barking-barked = { $by } found the other half of the bark.
web-end-places = Standings
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
web-end-luck = Kittens by the odds: { $owed }. Kittens in your face: { $met }.
web-end-luck-good = Nine lives, clearly.
web-end-luck-fair = Exactly as unlucky as everybody else.
web-end-luck-bad = The pile had it in for you.
web-end-luckiest = Luckiest cat: { $name }
web-end-share = Share a picture
web-end-shared = Picture saved
web-rematch = Play again
web-home = Home

# The next game
web-next-in = You’re in
web-next-waiting = You’re in. Waiting for { $names }.
web-next-others = Ready for another: { $names }.
web-next-start = Start without them
web-next-soon = Start in { $seconds } s
web-next-begun = The next game is on. Take your time.
web-next-lobby = The next game is being set up. Take your time.
web-next-come = Come along
web-score = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-queue = Waiting for a seat: { $names }
web-queue-new = { $name } wants a seat in the next game.
web-queue-ask = Ask for a seat
web-queue-place = { $place ->
    [1] You’re next: a seat in the next game.
   *[other] You’re number { $place } in line for a seat.
}
web-queue-leave = Never mind
web-wait-away = { $name } has wandered off. A bot takes over in { $seconds } s.
web-meanwhile = While you were away, we played for you: { $what }.
web-meanwhile-drew = { $count ->
    [one] { $count } card drawn
   *[other] { $count } cards drawn
}
web-meanwhile-gave = { $cards } as a gift

# What happened, and what people say
web-log = What happened
web-log-open = What happened: show everything
web-log-empty = Nothing has exploded. Yet.
web-emotes = Say something
web-talk = Your own words
web-talk-send = Say it
web-talk-log = Just said
web-mute = Mute { $name }
    .phrase = What they say is hidden on this device. They don’t notice.
web-emote-hello = Hello!
web-emote-laugh = Ha ha!
web-emote-wow = Wow!
web-emote-oops = Oops!
web-emote-angry = Grr!
web-emote-cry = Sniff!
web-emote-think = Hmm…
web-emote-clap = Bravo!
web-emote-love = Aww!
web-emote-sleep = Zzz…
web-emote-sorry = Sorry!
web-emote-boom = Boom!
web-emote-thanks = Thanks!
web-emote-please = Pretty please?
web-emote-yes = Yes!
web-emote-never = Never!
web-emote-luck = Good luck!
web-emote-played = Well played!
web-emote-hurry = Tick, tock…
web-emote-sneaky = Heh heh…
web-emote-scared = Eek!
web-emote-cool = Easy.
web-emote-shrug = Oh well.
web-emote-party = Woo-hoo!

# What bots say, each in a characteristic way, about what everybody sees: they fall, defuse, say Nope and Yup, win, are robbed,
# or wait for a person. Short: it stands in a bubble. First, what is said about each of them.
web-says-domino = The butler did it. In a bow tie.
    .boom = How very undignified.
    .defuse = Tie still straight.
    .nope = I think not.
    .yup = I think so, actually.
    .win = As rehearsed.
    .robbed = It was monogrammed!
    .wait = Take your time. Do.
web-says-ziggy = Runs on static and bad ideas.
    .boom = Worth it!
    .defuse = Zap! Still here!
    .nope = Bzzt! No!
    .yup = Bzzt! Yes!
    .win = Zzzap! Me!
    .robbed = Hey! Static!
    .wait = Go go go go!
web-says-coco = Suffers beautifully.
    .boom = Finally, a feeling.
    .defuse = I remain. Pity.
    .nope = Too obvious. No.
    .yup = No to your no.
    .win = Naturally.
    .robbed = All art is theft.
    .wait = I’ve aged.
web-says-galileo = Counts cards. Calls it science.
    .boom = An unlikely result.
    .defuse = As I calculated.
    .nope = Objection!
    .yup = Objection denied.
    .win = Proof complete.
    .robbed = Peer review hurts.
    .wait = Time is relative.
web-says-monty = Older than the draw pile.
    .boom = I say! Ow.
    .defuse = Steady, old cat.
    .nope = Preposterous!
    .yup = Quite the contrary!
    .win = Jolly good show, me.
    .robbed = My card, if you please!
    .wait = Tea, meanwhile?
web-says-sushi = Here for the snacks.
    .boom = Overcooked.
    .defuse = Still fresh!
    .nope = Not on the menu.
    .yup = Order’s back on.
    .win = Dinner’s on me.
    .robbed = My snack!
    .wait = I could eat.
web-says-radar = Hears you thinking.
    .boom = I heard that coming.
    .defuse = Ssh. All quiet.
    .nope = Heard that. No.
    .yup = What no? Can’t hear.
    .win = All ears, me.
    .robbed = Was that a draught?
    .wait = What was that?
web-says-morgan = A pirate, minus one ear.
    .boom = Cat overboard!
    .defuse = Not in my harbour!
    .nope = Belay that!
    .yup = Full sail again!
    .win = The treasure’s mine!
    .robbed = Thief aboard!
    .wait = No wind today.
web-says-pompon = Ninety percent fluff.
    .boom = My fur!
    .defuse = Not a hair singed.
    .nope = How common. No.
    .yup = I insist.
    .win = Applause, please.
    .robbed = Paws off!
    .wait = I’m being patient.
web-says-flora = Grows flowers. And grudges.
    .boom = Good for the soil.
    .defuse = Nipped in the bud.
    .nope = Snip.
    .yup = It grows back.
    .win = In full bloom!
    .robbed = My little seed…
    .wait = I’ll water something.
web-says-disco = Never heard the question.
    .boom = What a bass drop.
    .defuse = The beat goes on.
    .nope = Wrong track.
    .yup = Remix!
    .win = Encore!
    .robbed = You sampled me!
    .wait = Elevator music…
web-says-bingo = It’s always somebody’s birthday.
    .boom = Best party ever!
    .defuse = Party saved!
    .nope = Party’s over!
    .yup = Party’s back on!
    .win = Bingo!
    .robbed = My goody bag!
    .wait = Cake, anyone?

## Home, lobby, settings

# The page
web-title = Boomcat
web-title-table = Boomcat: table { $code }
# What the game is, for a stranger: at the door and in link previews
web-what = The card game in which kittens explode. Draw, dodge, sabotage the others: the last one in one piece wins.
web-close = Close
web-cancel = Cancel
web-back-home = Back to home
web-strap =
    Draw a card.
    Try not to explode.
web-strap-players = For 2 to 10 players.
web-fine-print = Unofficial fan-made game. Not made or endorsed by the publisher of the card game.
web-error-unreachable = The server isn’t answering. Is it running, and are you on its network?
web-error-no-answer = No answer. It may or may not have worked: check before you try again.
web-error-not-connected = Not connected. Nothing was changed; try again in a moment.
web-error-not-asked = It’s someone else’s call now.

# Names for those who have chosen none, with commas between them, each of at most 20 letters
web-funny-names = Captain Whiskers, Sir Purrcival, Lady Hairball, Count Meowt, Doctor Pounce, Major Tomcat, Duchess of Fluff, Professor Paws, Baron von Purr, Agent Nine Lives, Queen of Naps, Uncle Catnip

# Who I am
web-me-change = Change
web-me-are = You are
web-me-title = Who are you?
web-me-name = Name
web-me-face = Face
web-me-face-number = Face { $number }
web-me-other-name = Another name
web-me-done = That’s me

# The front page
web-home-play = Play the bots
web-home-play-change = Game options
web-home-first = First game: with hints
web-home-first-skip = No hints, thanks
web-home-play-with = { $edition }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-lesson-offer = 3-minute lesson
web-lesson-resume = Resume the lesson
web-home-open = Open a table
web-home-join = Join
web-home-strangers = Play strangers
web-home-public = Public tables
web-home-join-title = Join by link or code
web-home-join-label = Link or code
web-home-join-hint = Paste the link someone sent you, or type the code of the table or of your other device.
web-home-join-empty = Type or paste a link or a code first.
web-home-join-no-code = That’s no code. A code is four little words, like miso-taru-kubo-lina. The whole link will do, too.
web-home-join-unknown = No table has this code: compare it with your invitation. A code from your other device works once, for a few minutes: get a new one there.
web-home-join-go = Go
web-home-settings = Settings
web-home-rules = Rules and cards
web-home-offline = Play offline
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
web-phase-playing = game in progress
web-phase-over = game over

# Setting up a table
web-setup-open-title = Open a table
web-setup-solo-title = Against bots
web-setup-change-title = Table settings
web-setup-open = Open the table
web-setup-solo = Play
web-setup-change = Save
web-setup-edition = Deck
web-setup-players = { $fewest }–{ $most } players
web-edition-original = The classic. Start here, end in pieces.
web-edition-nsfw = The classic with naughtier cats. Keep it away from Grandma.
web-edition-party-pack = The big box: more cards, more mischief, up to ten at the table.
web-edition-good-vs-evil = The Godcat saves, the Devilcat doesn’t. Somebody will call Armageddon.
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
web-setup-all-bots = How clever are they?
web-setup-seat = Seat { $seat }
web-setup-you = You
web-seat-open = for a friend
web-bot-random = Scatterbrain
    .phrase = Plays whatever comes to mind.
web-bot-heuristic = Clever cat
    .phrase = Counts cards, and knows when to run.
web-bot-apprentice = Apprentice
    .phrase = Trains with the champion, and gets carried away.
web-bot-champion = Champion
    .phrase = Has practised for millions of games. Bring luck.
web-setup-rules = House rules
web-setup-rules-printed = by the book
web-setup-rules-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
web-option-combos = Special combos
    .phrase = Two and three of a kind with any card. Off: only pairs of cats, good for a first game.
web-option-quick = Quick game
    .phrase = A third of the pile is set aside unseen: a shorter game, and harder to count.
web-option-five-different = Five different cards
    .phrase = They fetch any card from the discard pile, in this edition too.
web-option-stacking = Attacks add up
    .phrase = Attack while under attack and your victim gets all your remaining turns plus two. Off: always just two.
web-option-remove-dead-hands = The dead take their cards with them
    .phrase = Their cards are removed from the game instead of going to the discard pile.
web-option-first = Who goes first
    .phrase = After the first game: who was out first, each in turn, or a lot. Or the same seat every game.
web-option-first-lot = Random
web-option-first-loser = Loser
web-option-first-rotation = In turn
web-option-absentees = Keep seats of those who stay away
    .phrase = A bot plays until they come along. Off: their seat is gone in the next game.
web-setup-time = Time
web-setup-time-summary = { $turn } a turn, { $nope } to stop a card
web-setup-turn = Time for a turn
    .phrase = Run out of time and you simply draw; do it twice and a bot takes over.
web-setup-pace = Pace
    .phrase = How long everybody has to Nope, and how long bots take.
web-pace-relaxed = Relaxed
web-pace-normal = Normal
web-pace-quick = Quick
web-setup-nope = Time to Nope
    .phrase = After every card that can be Noped. Short is quick, long is fair to slow connections.
web-setup-seconds = { $count } s
web-setup-minutes = { $count } min
web-setup-people = Company and odds
web-option-spectators = Others may watch
    .phrase = Anyone with the link can watch, but not peek at hands.
web-option-talk = Players may type
    .phrase = Text beside emotes, for players only: spectators neither write nor read it. It isn’t kept.
web-option-odds = Show the odds
    .phrase = How likely the next card is to explode, from what each player knows.
web-people-watch = spectators welcome
web-people-no-watch = no spectators
web-people-odds = risk shown
web-people-no-odds = risk hidden
web-people-talk = players may type

# The coach

web-coach = Ask the coach
web-coach-says = The coach says
web-coach-thinks = The coach scratches an ear …
web-coach-nothing = There’s nothing to decide right now.
web-coach-close = too close to call
web-coach-between = between { $low } and { $high }
web-coach-note = Chances to win if everyone played like the champion. The bar shows how sure the coach is.
web-coach-take-back = Take back a move
    .phrase = From there it’s practice: same cards, no glory.
web-coach-allow = Allow the coach
web-coach-forbid = Send the coach home
web-coach-allow-count = { $count } of { $people } agree. It takes everyone.
web-option-coach = The coach may help
    .phrase = Advice on request, alone with bots or if everyone agrees. The coach sees no more than you do.
web-people-coach = coach on call

# Composing a deck
web-recipe-title = Build a deck
web-recipe-lead = Your own mix: more cats, fewer Nopes, cards no edition has.
web-recipe-name = Name of the deck
web-recipe-from = Start from
web-recipe-fewer = Remove one { $card }
web-recipe-more = Add one { $card }
web-recipe-total =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }, { $pile } of them in the draw pile with { $players } players
web-recipe-risk =
    { $kittens ->
        [0] No kittens
        [one] One kitten
       *[other] { $kittens } kittens
    } in there: the first draw is deadly { $share } of the time
web-recipe-copy = Copy as text
web-recipe-paste = Paste text
web-recipe-reset = Back to the edition
web-recipe-use = Use this deck
web-recipe-change = Edit this deck
web-recipe-instead = instead of { $count }
web-recipe-sizes = First draw, by number of players
web-recipe-size = { $players } players: { $share }
web-recipe-size-missing = { $players } players: not enough cards
web-recipe-text = The deck as text
web-recipe-text-hint = Paste a deck here: it’s read as you type.
web-recipe-text-wrong = The pasted text isn’t a deck yet.

# Choosing a deck
web-deck-mood = Mood
web-mood-quick = Quick
web-mood-nasty = Nasty
web-mood-thoughtful = Thoughtful
web-mood-crowded = Crowded
web-deck-length = Length
web-deck-any-length = Any length
web-deck-at-most = Up to { $minutes } min
web-deck-minutes = { $minutes } min
web-deck-size = Players
web-deck-any-size = Any table
web-deck-for = { $players } players
# The number of seats that are planned
web-deck-misfit = Not for { $seats } players
web-deck-found =
    { $count ->
        [0] No deck is like that.
        [one] One deck is like that.
       *[other] { $count } decks are like that.
    }
web-deck-all = Show all
web-lobby-deck = { $deck }: what’s in it
web-deck-inside = What’s in it

# The page of a deck, and handing it on
web-title-page = { $name } · Boomcat
web-deck-copy = Copy the link
web-deck-message = A deck to blow up with:
web-deck-play = Play this deck
web-deck-cards = The cards
web-deck-set-up = How it’s dealt
web-deck-dealt =
    { $deal ->
        [one] One card
       *[other] { $deal } cards
    } { $dealt ->
        [0] each, no Defuse.
       *[other] and a Defuse each.
    } { $defuses ->
        [0] No Defuses at all.
        [one] One Defuse in the game.
       *[other] { $defuses } Defuses in the game.
    }
web-deck-tower =
    { $count ->
        [one] One card leaves for the tower.
        [6] Six cards leave for the tower.
       *[other] { $count } cards leave for the tower.
    }
web-deck-pile =
    { $pile } in the draw pile, with { $kittens ->
        [0] no Exploding Kitten
        [one] one Exploding Kitten
       *[other] { $kittens } Exploding Kittens
    }{ $implodings ->
        [0] {""}
        [one] {" "}and one Imploding one
       *[other] {" "}and { $implodings } Imploding ones
    }. The first draw is deadly { $share } of the time.
web-deck-others = Other decks
web-deck-unknown = That’s no deck
    .phrase = Not one we’ve heard of. Perhaps the link lost a bit on its way.

# The page of a card
web-about-argued = What people argue about
web-about-rules = What decides
web-about-decks = Where it’s found
web-about-in = in
web-about-no-deck = In no box. Build a deck and put it in.
web-about-others = More of its kind
web-about-unknown = That’s no card
    .phrase = “{ $word }” isn’t in any of our boxes. The cat may have eaten it.
web-rules-mentioned =
    { $count ->
        [one] One rule that they mention
       *[other] { $count } rules that they mention
    }
web-rules-ruling = Our ruling
web-rules-key = O: Original. N: NSFW. P: Party Pack. G: Good vs. Evil. R: our ruling, where the rulebooks are silent.

# The set-up of a composed deck
web-knobs = How it’s dealt
web-knobs-scope = A change is for
web-knobs-every = every table
web-knobs-one = { $players } players only
web-knob-deal = Cards dealt
web-knob-dealt-defuses = Defuses dealt
web-knob-defuses = Defuses in all
web-knob-kittens = Exploding Kittens
web-knob-implodings = Imploding Kittens
web-knob-fewest = Fewest players
web-knob-most = Most players
web-knob-fewer = { $knob }: one fewer
web-knob-more = { $knob }: one more

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
web-lobby-players = Who’s playing
web-lobby-you = you
web-lobby-host = host
web-lobby-away = away
web-lobby-here = here
web-lobby-open = Open seat
web-lobby-open-hint = Send the link, or seat a bot
web-lobby-open-waits = Kept warm for somebody
web-lobby-seat-label = Seat { $seat }: { $what }
web-lobby-add-seat = Add a seat
web-lobby-watching = { $count ->
    [0] No one is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-lobby-settings = Table settings
web-lobby-settings-see = The rules of this table
web-lobby-start = Start the game
web-lobby-too-few = { $edition } needs at least { $fewest } players. Invite someone, or seat a bot.
web-lobby-too-many = { $edition } is for at most { $most } players.
web-lobby-open-wait = { $count ->
    [one] Start now and the empty seat waits for the next game.
   *[other] Start now and the empty seats wait for the next game.
}
web-lobby-gentle = Gentle pace for first games: { $nope } to Nope.
web-lobby-ready = Everybody’s here. Last chance to run.
web-lobby-say-ready = I’m ready
web-lobby-said-ready = Ready!
web-lobby-is-ready = ready
web-lobby-ready-count = { $ready } of { $people } ready.
web-lobby-waits-for-host = Waiting for { $host } to start the game.
web-lobby-watch-note = You’re watching.
web-lobby-take-seat = Take a seat
web-lobby-no-seat = All seats are taken.
web-lobby-leave = Leave

# A seat in the hands of the host
web-seat-put-bot = Seat a bot
web-seat-change-bot = Another bot
web-seat-remove-bot = Send the bot away
web-seat-remove-seat = Remove this seat
web-seat-remove-person = Remove { $name }
web-seat-remove-sure = { $name } loses the seat. Mid-game, a bot takes over.
web-seat-hand-over = Make { $name } the host
web-seat-hand-over-sure = From then on { $name } runs the table, not you.
web-seat-yes-remove = Remove
web-seat-yes-hand-over = Hand over

# Inviting
web-share-title = Invite
web-share-lead = Send this link. It opens the table on any phone or computer.
web-share-lead-network = Send this link. It opens the table on every device in the same network.
web-share-only-here = Only this computer can open this link.
web-share-link = Link to the table
web-share-copy = Copy
web-share-copied = Copied
web-share-copy-yourself = Press and hold the link to copy it.
web-share-send = Send
web-share-message = Come and play Boomcat with me:
web-share-qr-alt = The link as a QR code
web-share-say = Or say it out loud:
web-share-scan = Point a phone’s camera at the code.
web-share-local = To let phones in, start the server with --lan.

# A TV
web-tv-title = Boomcat on TV
web-tv-use = Use a TV
web-tv-lead = The table on the big screen, the cards in your hands.
web-tv-step-open = Open the browser of the TV, or of a computer that’s plugged into it.
web-tv-step-address = Type this address:
web-tv-step-code = Then this code:
web-tv-here = This is the TV
web-tv-forbidden = Nobody may watch this table, not even a TV.
web-tv-allow = Let it watch
web-tv-connected = { $count ->
    [one] A TV is showing this table.
   *[other] { $count } TVs are showing this table.
}
web-tv-code = Which table? Type its code, spelled as you like.
web-tv-go = Show it
web-tv-join = Join the table
web-tv-type = Point a phone’s camera at it, or open { $address } and type:
web-tv-late = Late? { $address }, code
web-tv-full = All seats are taken
web-tv-sound = Press any key for sound.
web-tv-on = On the TV
web-tv-whole = Table on here, too
web-tv-hand = Only my hand here

# An invitation
web-invite-title = You’re invited
web-invite-title-playing = A game is on
web-invite-lead = { $host } is waiting for you at table { $code }.
web-invite-lead-no-host = Table { $code } is waiting for you.
web-invite-lead-playing = { $host } and company are already playing at table { $code }.
web-invite-lead-playing-no-host = Table { $code } is already playing.
web-invite-sit = Take a seat
web-invite-watch = Watch
web-invite-playing = Game in progress. Ask for a seat, and you’re in at the next one.
web-invite-full = All seats are taken. Even the one on the radiator. Ask, and the next one is yours.
web-invite-no-watching = This table allows no spectators.
web-invite-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}

# Another device
web-device-title = Use another device
web-device-lead = Open this on the other device within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. The code works once; your seat then works on both.
web-device-type = Or press “Join” on the home page there and type:
web-device-again = A new code
web-device-asking = Asking for a code…
web-device-claiming = Fetching your seat…
web-device-failed = That didn’t work
web-device-other = Try another code

# The menu at the table
web-menu = Menu
web-menu-rules = Rules and cards
web-menu-invite = Invite
web-menu-device = Use another device
web-menu-players = Players
web-menu-change = Table settings
web-menu-settings = Settings
web-menu-home = Home
    .phrase = Your seat stays yours.
web-menu-home-watching = Stop watching
web-menu-concede = Give up this game
    .phrase = A bot plays on; your seat stays yours.
web-menu-concede-sure = Give up this game?
web-menu-concede-sure-body = A bot plays your cards to the end. You can watch, and play the next game.
web-menu-concede-yes = Give up
web-menu-leave = Leave the table
    .phrase = Your seat goes to someone else.
web-menu-leave-sure = Leave for good?
web-menu-leave-sure-body = Your seat becomes free. If a game is in progress, a bot finishes it for you.
web-menu-leave-yes = Leave
web-left = You have left table { $code }.

# The keys of the table
web-keys = Keys
web-keys-nope = NOPE, or NOW
web-keys-blind = Play blind, under a curse
web-keys-tab = On to the buttons, Shift+Tab back
web-keys-arrows = Walk through the cards
web-keys-enter = Enter
web-keys-space = Space
web-keys-press = Press a card or a button
web-keys-help = On a card: what it does. Elsewhere: these keys
web-keys-escape = Esc
web-keys-close = Close a sheet, put cards back

# Settings
web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = Auto
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-motion = Motion
web-settings-motion-system = Auto
web-settings-motion-full = Full
web-settings-motion-reduced = Reduced
web-settings-sound = Sound
web-settings-chatter = Bots talk
web-settings-volume = Volume
web-settings-pass = Auto-pass when I have no Nope
    .phrase = No one can tell: for the others the wait stays the same. The same goes for NOW cards.

# The connection
web-connection-lost = Cat on the cable. Retrying…
web-connection-connecting = Joining the table…
web-ended-removed = The host has removed you
    .phrase = You can still ask for another seat.
web-ended-closed = This table is closed
    .phrase = Nothing had happened here for ages, so we cleared the table.
web-ended-shut = This table has been shut
    .phrase = The people who run this server closed it. Finished games keep their records.
web-ended-banned = You can’t come in
    .phrase = The people who run this server have shut the cat flap for your connection.
web-ended-full = Full house
    .phrase = This table has no room for more connections. Try again later.
web-ended-left = You have left the table
    .phrase = Thanks for playing. Mind the debris on your way out.
web-ended-spectators-forbidden = No spectators here
    .phrase = You need a seat to be at this table.
web-ended-unknown-token = This seat isn’t yours any more
    .phrase = The key saved on this device no longer fits. Take a new seat.
web-ended-unknown-table = No such table
    .phrase = Something pushed it off the edge. Or the link is incomplete.
web-ended-new-version = There is a new version
    .phrase = Reload the page to keep playing.
web-ended-reload = Reload
web-table-not-loaded = The table didn’t load. Is the server running?
web-ended-look-again = Back to the table

# The rules, in short
web-rules-title = Rules and cards
web-rules-goal = Last cat in one piece wins.
web-rules-turn = On your turn, play whatever you like, or nothing. Then draw a card, and it’s the next player’s turn.
web-rules-kitten = Draw an Exploding Kitten and you’re out, unless you have a Defuse. Then you hide the kitten anywhere in the pile.
web-rules-nope = Anything but a kitten or a Defuse can be Noped before it happens. Even a Nope.
web-rules-pair = Two of a kind: steal a random card from someone.
web-rules-triple = Three of a kind: name a card; if your victim has it, it’s yours.
web-rules-five = Five different cards: take any card from the discard pile.
web-rules-cats-only = At this table, only pairs of cats can be played.
web-rules-no-combo = A cat on its own does nothing.
web-rules-combos = Combos
web-rules-cards = The cards
web-rules-how = How to play
web-rules-table = At this table
web-rules-table-quick = Quick game: a third of the pile was set aside unseen.
web-rules-table-no-stacking = Attacks don’t add up: it’s always two turns.
web-rules-table-remove-dead-hands = The dead take their cards with them: their hands are removed from the game.
web-rules-table-time = { $turn } for a turn, { $nope } to Nope.
web-rules-edition = Cards of { $edition }
web-rules-copies =
    { $count ->
        [one] one in the box
       *[other] { $count } in the box
    }

# The search in the rules
web-search = Search cards and rulings
web-search-example = Can I Nope a Defuse?
web-search-nothing = Nothing found. Try the name of a card.
web-search-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}

# What each card does, in one line
web-card-kitten = Explodes when you draw it. Only a Defuse saves you.
web-card-defuse = Saves you from a kitten. Then hide the kitten in the pile again.
web-card-attack = Ends your turn without drawing. The next player takes two turns.
web-card-targeted = Ends your turn without drawing. A player of your choice takes two turns.
web-card-skip = Ends one turn without drawing.
web-card-super-skip = Ends your turn without drawing, and every other turn you had to take.
web-card-swap = Swaps the top and bottom cards of the pile. Your turn goes on.
web-card-reverse = Turns the order of play around and ends one turn without drawing. With two players it’s a Skip.
web-card-see5 = Peek at the top five cards of the pile, in secret.
web-card-alter5 = Peek at the top five cards, and put them back in any order.
web-card-catomic = Puts every Exploding Kitten on top of the pile, shuffles the rest, and ends one turn without drawing.
web-card-imploding = Draw it face down and it goes back into the pile face up. Draw it face up and you’re out: nothing saves you.
web-card-imploding-up = Draw it and you’re out. Don’t bother with a Defuse.
web-card-streaking = Lets you keep one Exploding Kitten in your hand. It doesn’t explode, and no one knows.
web-card-mark = Turns up a random card of another player. Everybody sees it until it leaves their hand.
web-card-curse = Another player can’t see their own cards, and plays blind until they draw one.
web-card-garbage = Everybody puts a card of their choice into the draw pile. Then it’s shuffled. Your turn goes on.
web-card-barking = There are two. The player with the other one must defuse it or explode; with both, you choose who. Otherwise it waits in front of you.
web-card-alter-now = Peek at the top three cards, and put them back in any order. Even when it’s not your turn, just before a card is drawn.
web-card-bury = Peek at the top card, and hide it anywhere in the pile. That ends one turn without drawing.
web-card-take-that = Put it on another player: the next card they draw is yours. So is the trouble, if it’s a kitten.
web-card-personal = Ends your turn without drawing. Then you take three. You asked for it.
web-card-potluck = Everybody, you first, puts a card of their choice on top of the draw pile. Your turn goes on.
web-card-share = Peek at the top three cards, and put them back in any order. Then the next player sees them too.
web-card-tower = Puts the tower in front of you. While it has cards, others take those instead of yours.
web-card-see = Peek at the top three cards of the pile, in secret.
web-card-alter = Peek at the top three cards, and put them back in any order.
web-card-reveal = Shows everybody the top three cards. Their order stays.
web-card-shuffle = Reshuffles the pile. Whatever anybody knew is history.
web-card-bottom = Draw the bottom card instead of the top one. That ends your turn.
web-card-heck = Look at the bottom card: keep it, or put it on top. That ends your turn.
web-card-favor = Another player gives you a card. They choose which.
web-card-nope = Cancels what another player does. Any time, even on a Nope.
web-card-armageddon = Puts the Godcat in front of one of you and the Devilcat in front of the other. Better have a Defuse.
web-card-feral = Counts as any Cat card in a combo.
web-card-godcat = Can be any card but a Nope, once. Everybody sees who holds it.
web-card-devilcat = Blows up whoever gets it. A Defuse sends it back to the mat.
web-card-cat = Useless alone. Two of the same steal a random card.

# What a rulebook says of each card in the odd cases, in one or two short sentences; the numbers of the rules stand beside it
web-ruling-kitten = Can’t be Noped. Without a Defuse you’re out, and all your cards are discarded.
web-ruling-defuse = Can’t be Noped. Hide the kitten anywhere, even right on top; that ends one turn.
web-ruling-attack = Can be Noped. Under attack yourself? Your remaining turns go to your victim, plus two.
web-ruling-targeted = Can be Noped. Your remaining turns go with it, and play continues from your victim.
web-ruling-skip = Can be Noped: then your turn goes on. Under attack it ends only one turn.
web-ruling-super-skip = Can be Noped. The next player takes one turn, however many you had left.
web-ruling-swap = Can be Noped. Anyone who knew one of the two cards still does.
web-ruling-reverse = Can be Noped: then nothing is reversed. Under attack it ends only one turn.
web-ruling-see = Can be Noped. Seeing a kitten isn’t drawing it. If fewer cards are left, you see those.
web-ruling-see5 = { web-ruling-see }
web-ruling-alter = Can be Noped. Seeing a kitten isn’t drawing it. No one learns the new order.
web-ruling-alter5 = { web-ruling-alter }
web-ruling-reveal = Can be Noped. A kitten that was only shown isn’t drawn.
web-ruling-catomic = Can be Noped. Afterwards everybody knows what’s waiting on top.
web-ruling-imploding = Can’t be Noped. Drawn face down, it costs you no Defuse.
web-ruling-imploding-up = Can’t be Noped, can’t be defused. Once it’s on top, everybody sees it.
web-ruling-streaking = Never played. A second kitten explodes as usual. If this card leaves your hand, the kitten that stays goes off.
web-ruling-mark = Can be Noped. A card that’s turned up can be played and stolen like any other. Of two equal ones it goes first.
web-ruling-curse = Can be Noped. While you’re cursed you can’t Nope, and a Defuse doesn’t lift the curse.
web-ruling-garbage = Can be Noped. No one sees what the others put in, and the Godcat stays where it is.
web-ruling-barking = Can’t be Noped. Only a Defuse helps, and nothing goes back into the pile.
web-ruling-alter-now = Can be Noped. Played in another player’s turn, it comes before their draw, and they may think again.
web-ruling-bury = Can be Noped. It isn’t drawing: a kitten doesn’t explode. Not while an I’ll Take That lies on you.
web-ruling-take-that = Can be Noped. It takes one card only, and no one else sees which. Never two on the same player.
web-ruling-personal = Can be Noped. Under attack, your three turns come on top of the ones you owe.
web-ruling-potluck = Can be Noped. The last card put down is the first one drawn. No one sees what the others put.
web-ruling-share = Can be Noped. The next player may look, but not touch.
web-ruling-tower = Can be Noped. For a Favor you choose from the tower; a pair takes a random card of it. Once it’s empty it’s no help.
web-ruling-shuffle = Can be Noped. Even a freshly hidden kitten gets moved.
web-ruling-bottom = Can be Noped. A kitten at the bottom explodes like any other.
web-ruling-heck = Can be Noped. Keep a kitten and you’ve drawn it; on top of the pile it waits.
web-ruling-favor = Can be Noped. If that Nope was their last card, you get nothing.
web-ruling-nope = Can be Noped itself. Never works on your own card, a kitten or a Defuse.
web-ruling-armageddon = Can be Noped until the two cats leave the mat. Under attack it ends only one turn.
web-ruling-feral = In your hand it’s a Feral Cat and nothing else. Two of them match.
web-ruling-godcat = Goes back to its mat once it’s played, even if it’s Noped. No help against the Devilcat.
web-ruling-devilcat = It’s never in the draw pile. A Defuse stops it, and nothing goes back into the pile.
web-ruling-cat = Can be Noped: one Nope stops the whole combo.

## Playing without a server

web-offline-loading = Packing the cats
    .phrase = The whole game moves in with you: a few megabytes, once. After that it needs no network.
web-offline-starting = Waking the bots
    .phrase = They were up late.
web-offline-failed = The cats won’t move in
    .phrase = The download broke off, or this browser can’t run it.
web-offline-elsewhere = The cats are in another tab
    .phrase = They play on where they were called last. Nothing is lost.
web-offline-here = Play here
web-offline-retry = Try again
web-offline-note = Offline: the bots play in this browser, and your games stay on this device. The review and the coach need a server.
web-offline-update = A new version is here.
web-offline-others = A new version is here. Close the other pages of this game first.
web-offline-use = Use it now
web-offline-leave = Back to the server

## Looking at a game again

web-replay = Replay
web-replay-of = Replay: { $deck }
web-replay-loading = Rewinding…
web-replay-failed = This game can’t be shown
web-replay-broken-link = The link is damaged: part of it is missing.
web-replay-unreadable = This file can’t be read, or is too big for one game.
web-replay-another = Open another one
web-replay-choose = Which game?
    .phrase = Choose a record, or drop it here. It’s the file behind “Download this game” at the end of a game.
web-replay-file = Choose a file
web-replay-controls = Controls
web-replay-time-line = Time line
web-replay-moment = Moment { $at } of { $of }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-pace = Speed: { $times } ×
web-replay-seen-by = Seen by
web-replay-watching = A spectator
web-replay-open = All cards
web-replay-pile = Draw pile
web-replay-copy = Copy link to this moment
web-replay-copied = Link copied. It holds the whole game.
web-replay-watch = Watch again
web-replay-play-on = Play on from here
web-replay-look-back = Look back
web-replay-return = Back to the game
web-replay-asked = The table is waiting for you!

## The review of a game

web-review = The review
web-review-open = Was that right?
web-review-all = The whole review
web-review-making = Replaying your life choices…
web-review-again = Try again
web-review-quiet = Nothing to add here. The arrows lead to where there is.
web-review-previous = Previous remark
web-review-next = Next remark
web-review-turning-points = Turning points
web-review-share = an equal share
web-review-part-deal = the deal
web-review-part-luck = luck
web-review-part-skill = own moves
web-review-part-others = the others
web-review-part-second-thoughts = second thoughts
web-review-won = won
web-review-lost = lost
web-review-find = Best find
web-review-close = Too close to call
web-review-slip = A slip
web-review-mistake = A mistake
web-review-howler = A howler
web-review-better = “{ $best }” was worth { $points } more.
web-review-or = “{ $best }” or this, who knows.
web-review-worst-slip = Worst slip
web-review-luckiest = Luckiest card
web-review-missed = What was missed?
web-review-try = Same position, your move. Anything better than “{ $played }”?
web-review-try-best = That’s it. The champion sends regards.
web-review-try-good = Just as good as the champion’s move.
web-review-try-worse = { $points } points short. Try another one.
web-review-try-same = That’s what happened, and look how that went. Try another one.
web-review-try-unknown = The judge never thought of that. Try another one.
web-review-show = Show me
web-review-next-try = Next one
web-review-end-try = Stop trying
web-review-head = Chances to win if everybody played on like the champion. Judge { $judge }.

## Your games

web-games = Your games
web-games-none = Nothing has exploded here yet. Finish a game, and it’ll be in this list: to watch again, and to count.
web-games-deck = Deck
web-games-played = Games
web-games-won = Won
web-games-you-won = You won
web-games-due = { $share }, and luck alone gives { $due }
web-games-kittens = Kittens met
web-games-owed = of { $owed } that were due
web-games-victim = Favourite victim
web-games-nemesis = Nemesis
web-games-moves = Your moves
web-games-moves-over = points a game against the champion’s, over the last { $count } games
web-games-moves-few = shown from { $least } reviewed games on; so far { $count }
web-games-review = Review ten games
web-games-forget = Forget this game
    .phrase = It’s deleted from this device, with its replay.
web-games-forget-yes = Forget it
web-games-all = Show all { $count }
web-games-save = Save as a file
web-games-load = Add from a file
web-games-open = Open a record
web-games-no-file = That isn’t a file of games from here.
web-games-added = { $count ->
    [0] You had all of these games already.
    [one] One game added.
   *[other] { $count } games added.
}
web-games-coming = { $count } games are on their way. Keep this page open on both devices.
web-games-came-along = { $count ->
    [one] One game came along.
   *[other] { $count } games came along.
}
web-games-here = They’re kept on this device only. “Use another device” in a table’s menu takes them along.
web-games-fleeting = This browser keeps nothing for us: close this page, and they’re gone. Save them as a file.

# A lesson: a game by a script
web-lesson = Lesson
web-lesson-step = { $number }/{ $steps }
web-lesson-leave = Leave the lesson
web-lesson-done = That’s all you need to know. The rest is nerve.
web-lesson-play = A real game
web-lesson-back = To your table

# Public tables, where strangers meet
web-public-title = Public tables
web-public-none = No strangers about. Be the first: bots join you in a moment.
web-public-playing = Playing, { $watching ->
    [0] no one is watching
    [one] { $watching } person is watching
   *[other] { $watching } people are watching
}
web-public-waiting = { $count ->
    [0] About to start
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-public-watch = Watch
web-public-sit = Sit down
web-public-starts = Starts in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
web-public-starts-now = Here we go!
web-public-bots-come = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}
web-public-strangers = You’re among strangers
web-public-manners = You talk with emotes only. Anyone may watch, one move late. Press a player to block or report them. Leave early and a bot plays on.
web-public-block = Block { $name }
    .phrase = You won’t see their emotes, nor be seated with that name. They don’t notice.
web-public-report = Report { $name } to the host of this server
web-public-report-name = Rude name
web-public-report-emotes = Nasty emotes
web-public-report-play = Ruins the game
web-public-late = You’re watching one move late, so no whispering.
web-public-reported = Reported. Thank you.

# A deal that many people play, each at a table of their own
web-deal = Today’s deal
web-deal-duel = A duel
web-deal-lead = { $deck }, against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Everybody gets the same cards, the same bots and the same luck.
web-deal-next = The next one comes in { $time }.
web-deal-past = That day is over. There’s a new deal today.
web-deal-send = Send your friends the link, and play. You see how they did once you’ve finished, and so do they.
web-deal-play = Play
web-deal-first = You’re the first. The others still have it coming.
web-deal-others = How others did
web-deal-count = Place { $place }: { $count } of { $all }
web-deal-you = You
web-deal-table = Your game
web-deal-link = Link to this deal
web-deal-message = Same cards, same bots, same luck. Can you do better?
web-deal-new = New duel
web-deal-new-hint = A fresh deal for you and your friends: { $deck }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
web-deal-fingerprint = Fingerprint
web-deal-sealed = Fixed before anybody played. The secret behind it opens here in { $time }.
web-deal-sealed-duel = Fixed before anybody played. Your game shows the secret behind it when it’s over.
web-deal-secret = Secret

## Puzzles

web-home-puzzle = Today’s puzzle
web-home-puzzle-streak =
    { $count ->
        [one] { $count } day
       *[other] { $count } days in a row
    }
web-puzzles = Puzzles
web-puzzle-title = Puzzle { $number }
web-puzzle-today = Today’s puzzle
web-puzzle-all = All puzzles
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-why = Why?
web-puzzle-share = Share
web-puzzle-copied = Copied. It gives nothing away.
web-puzzle-loading = Setting a trap…
web-puzzle-failed = This puzzle can’t be shown
web-puzzle-ask = You’re { $name }. Which move wins most often?
web-puzzle-best = The best move!
web-puzzle-right = Right, too!
web-puzzle-wrong =
    { $points ->
        [one] That costs { $points } point
       *[other] That costs { $points } points
    }
web-puzzle-about = How often each move wins if everybody plays on like the champion. A point is one win in a hundred.
web-puzzle-yours = Your move
web-puzzle-reasons = What there was to know
web-puzzle-solved = { $solved } of { $of } solved.
web-puzzle-table = { $edition }, { $players } players
web-puzzle-was =
    { $grade ->
        [wrong] missed
       *[other] solved
    }
web-puzzle-streak =
    { $count ->
        [one] Solved { $count } day in a row.
       *[other] Solved { $count } days in a row.
    }
web-puzzle-result =
    { $grade ->
        [best] Boomcat puzzle { $number }: the best move at the first try.
        [right] Boomcat puzzle { $number }: right at the first try.
       *[wrong] Boomcat puzzle { $number }: boom. The kitten sends its regards.
    }
web-puzzle-motif-hide = Hide the kitten
web-puzzle-motif-give = Which card to give
web-puzzle-motif-discards = Treasure in the trash
web-puzzle-motif-arrange = Arrange the future
web-puzzle-motif-pass = Save your Nope
web-puzzle-motif-nope = Nope it now
web-puzzle-motif-showdown = Cat against cat
web-puzzle-motif-kitten = Draw the kitten on purpose
web-puzzle-motif-safe = Take the safe card
web-puzzle-motif-dare = Dare to draw
web-puzzle-motif-name = Name your card
web-puzzle-motif-steal = Steal first
web-puzzle-motif-look = Look first
web-puzzle-motif-alter = Change the future
web-puzzle-motif-shuffle = Shuffle in time
web-puzzle-motif-bottom = From the bottom
web-puzzle-motif-attack = Attack now
web-puzzle-motif-skip = Skip in time
web-puzzle-motif-surprise = Something else entirely
web-puzzle-motif-attack-or-skip = Attack or Skip?
