# What a player can do, and what they are asked.

ask-turn = Play a card, or draw.
ask-nope = Nope it, or let it pass?
ask-defuse = A kitten! Defuse it?
ask-place = Where does the kitten go?
ask-give = Which card do you give { $to-current }?
ask-steal = What do you steal from { $other }?
ask-take = Which card do you take from the discard pile?
ask-alter = What order do the top cards go back in?
ask-heck = Keep the bottom card, or put it on top?
ask-face = Who do you face, and which cat goes in front of you?
ask-trade = Keep the cat in front of you, or trade?
ask-devilcat = The Devilcat is in front of you! Defuse it?
ask-now = { $Current } is about to draw. Alter the future first?
ask-add =
    { $adding ->
        [potluck] Which card goes on top of the draw pile?
       *[garbage] Which card goes into the draw pile?
    }
ask-bury = Where does the top card go?
ask-share = What order do the top cards go back in? The next player will see them.
ask-aim = Who do both Barking Kittens bark at?
ask-bark = Both Barking Kittens bark at you! Defuse them?

move-draw = Draw a card
move-nope = Nope!
move-pass = Let it pass
move-play = Play { $card }
move-play-at = Play { $card } on player { $target }
move-favor = Ask player { $target } a Favor
move-favor-godcat = Ask player { $target } a Favor, with the Godcat
move-pair = A pair ({ $cards }): steal a card from player { $target }
move-triple = Three of a kind ({ $cards }): ask player { $target } for { $named }
move-five = Five different cards ({ $cards })
move-defuse = Play { $card }
move-explode = Explode
move-place =
    { $above ->
        [0] Put the kitten on top
        [one] Put the kitten under one card
       *[other] Put the kitten under { $above } cards
    }
move-give = Give { $card }
move-steal-godcat = Take the Godcat
move-steal-random = Take another card at random
move-take = Take { $card }
move-alter = From the top: { $cards }
move-alter-places = Old positions, top card first: { $places }
move-keep = Keep it
move-put = Put it on top of the draw pile
move-face = Face player { $opponent }, with { $card } in front of you
move-stay = Keep the cat
move-trade = Trade cats
move-blind = Turn over a card
move-now = Alter it now
move-wait = Let them draw
move-add = Put in { $card }
move-bury =
    { $above ->
        [0] Put the card back on top
        [one] Put the card under one other
       *[other] Put the card under { $above } others
    }
move-share = From the top: { $cards }
move-aim = Bark at player { $target }
