# What a player can do, and what they are asked.

ask-turn = Play a card, or draw.
ask-nope = Nope it, or let it pass?
ask-defuse = A kitten! Defuse it?
ask-place = Where does the kitten go?
ask-give = Which card do you give to player { $current }?
ask-steal = What do you steal from player { $other }?
ask-take = Which card do you take from the discard pile?
ask-alter = In which order do the top cards go back?
ask-heck = Keep the bottom card, or put it on top?
ask-face = Whom do you face, and which cat lies before you?
ask-trade = Keep the card in front of you, or trade it?
ask-devilcat = The Devilcat lies before you! Defuse it?

move-draw = Draw a card
move-nope = Nope!
move-pass = Let it pass
move-play = Play { $card }
move-play-at = Play { $card } on player { $target }
move-pair = A pair ({ $cards }): steal a card from player { $target }
move-triple = Three of a kind ({ $cards }): ask player { $target } for { $named }
move-five = Five different ({ $cards })
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
move-steal-random = Take a random other card
move-take = Take { $card }
move-alter = Top card first: { $cards }
move-alter-places = Old places, top card first: { $places }
move-keep = Keep it
move-put = Put it on top of the draw pile
move-face = Face player { $opponent }, with { $card } before you
move-stay = Keep the card
move-trade = Trade cards
