# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Where somebody may not see a card there is a "-hidden" form of the message without it.

event-turn-began =
    { $role ->
        [actor] It is your turn.
       *[other] It is player { $actor }’s turn.
    }
event-turn-owed =
    { $role ->
        [actor] It is your turn: you owe { $owed } turns.
       *[other] It is player { $actor }’s turn, who owes { $owed } turns.
    }
event-turn-last =
    { $role ->
        [actor] It is your turn, the last that you owe.
       *[other] It is player { $actor }’s turn, the last that they owe.
    }
event-played =
    { $role ->
        [actor] You play { $card }.
       *[other] Player { $actor } plays { $card }.
    }
event-played-at =
    { $role ->
        [actor] You play { $card } on player { $target }.
        [target] Player { $actor } plays { $card } on you.
       *[other] Player { $actor } plays { $card } on player { $target }.
    }
event-pair =
    { $role ->
        [actor] You play a pair ({ $cards }) to steal a card from player { $target }.
        [target] Player { $actor } plays a pair ({ $cards }) to steal a card from you.
       *[other] Player { $actor } plays a pair ({ $cards }) to steal a card from player { $target }.
    }
event-triple =
    { $role ->
        [actor] You play three of a kind ({ $cards }) and want { $named } from player { $target }.
        [target] Player { $actor } plays three of a kind ({ $cards }) and wants { $named } from you.
       *[other] Player { $actor } plays three of a kind ({ $cards }) and wants { $named } from player { $target }.
    }
event-five =
    { $role ->
        [actor] You play five different cards ({ $cards }).
       *[other] Player { $actor } plays five different cards ({ $cards }).
    }
event-noped =
    { $role ->
        [actor] You play a Nope: that is stopped.
       *[other] Player { $actor } plays a Nope: that is stopped.
    }
event-yupped =
    { $role ->
        [actor] You play a Nope on the Nope: it goes ahead after all.
       *[other] Player { $actor } plays a Nope on the Nope: it goes ahead after all.
    }
event-window-passed = Nobody plays a Nope any more: it happens.
event-window-stopped = It was Noped: nothing happens.
event-drew =
    { $role ->
        [actor] You draw { $card }.
       *[other] Player { $actor } draws { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] You draw a card.
       *[other] Player { $actor } draws a card.
    }
event-drew-bottom =
    { $role ->
        [actor] You draw the bottom card: { $card }.
       *[other] Player { $actor } draws the bottom card: { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] You draw the bottom card.
       *[other] Player { $actor } draws the bottom card.
    }
event-drew-kitten =
    { $role ->
        [actor] You draw an Exploding Kitten!
       *[other] Player { $actor } draws an Exploding Kitten!
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] You draw the bottom card: an Exploding Kitten!
       *[other] Player { $actor } draws the bottom card: an Exploding Kitten!
    }
event-defused =
    { $role ->
        [actor] You play { $card }: the kitten does not explode.
       *[other] Player { $actor } plays { $card }: the kitten does not explode.
    }
event-defused-devilcat =
    { $role ->
        [actor] You play { $card } against the Devilcat, which goes back to the mat.
       *[other] Player { $actor } plays { $card } against the Devilcat, which goes back to the mat.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] You put the kitten on top of the draw pile.
               *[other] Player { $actor } puts the kitten on top of the draw pile.
            }
        [one]
            { $role ->
                [actor] You put the kitten back, under one card.
               *[other] Player { $actor } puts the kitten back, under one card.
            }
       *[other]
            { $role ->
                [actor] You put the kitten back, under { $above } cards.
               *[other] Player { $actor } puts the kitten back, under { $above } cards.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] You put the kitten back into the draw pile.
       *[other] Player { $actor } puts the kitten back into the draw pile, in secret.
    }
event-exploded =
    { $role ->
        [actor] You explode and are out. You leave: { $cards }.
       *[other] Player { $actor } explodes and is out. They leave: { $cards }.
    }
event-exploded-devilcat =
    { $role ->
        [actor] The Devilcat takes you out. You leave: { $cards }.
       *[other] The Devilcat takes player { $actor } out. They leave: { $cards }.
    }
event-peeked =
    { $role ->
        [actor] You see, the top card first: { $cards }.
       *[other] Player { $actor } sees, the top card first: { $cards }.
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] You look at the top card.
               *[other] Player { $actor } looks at the top card.
            }
       *[other]
            { $role ->
                [actor] You look at the top { $count } cards.
               *[other] Player { $actor } looks at the top { $count } cards.
            }
    }
event-altered =
    { $role ->
        [actor] You put them back, the top card first: { $cards }.
       *[other] Player { $actor } puts them back, the top card first: { $cards }.
    }
event-altered-hidden =
    { $role ->
        [actor] You put them back in an order of your own.
       *[other] Player { $actor } puts them back in an order of their own.
    }
event-revealed = Everybody sees, the top card first: { $cards }.
event-shuffled = The draw pile is shuffled.
event-gave =
    { $role ->
        [actor] You give { $card } to player { $target }.
        [target] Player { $actor } gives you { $card }.
       *[other] Player { $actor } gives { $card } to player { $target }.
    }
event-gave-hidden =
    { $role ->
        [actor] You give a card to player { $target }.
        [target] Player { $actor } gives you a card.
       *[other] Player { $actor } gives a card to player { $target }.
    }
event-stole =
    { $role ->
        [actor] You steal { $card } from player { $target }.
        [target] Player { $actor } steals { $card } from you.
       *[other] Player { $actor } steals { $card } from player { $target }.
    }
event-stole-hidden =
    { $role ->
        [actor] You steal a card from player { $target }.
        [target] Player { $actor } steals a card from you.
       *[other] Player { $actor } steals a card from player { $target }.
    }
event-claimed =
    { $role ->
        [actor] Player { $target } has to give you { $card }.
        [target] You have to give { $card } to player { $actor }.
       *[other] Player { $target } has to give { $card } to player { $actor }.
    }
event-claimed-in-vain =
    { $role ->
        [actor] Player { $target } does not have { $card }: you get nothing.
        [target] You do not have { $card }: player { $actor } gets nothing.
       *[other] Player { $target } does not have { $card }: player { $actor } gets nothing.
    }
event-found-nothing =
    { $role ->
        [actor] Player { $target } has no cards left: you get nothing.
        [target] You have no cards left: player { $actor } gets nothing.
       *[other] Player { $target } has no cards left: player { $actor } gets nothing.
    }
event-took =
    { $role ->
        [actor] You take { $card } from the discard pile.
       *[other] Player { $actor } takes { $card } from the discard pile.
    }
event-lifted =
    { $role ->
        [actor] You look at the bottom card: { $card }.
       *[other] Player { $actor } looks at the bottom card: { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] You look at the bottom card.
       *[other] Player { $actor } looks at the bottom card.
    }
event-put-on-top =
    { $role ->
        [actor] You put { $card } on top of the draw pile.
       *[other] Player { $actor } puts { $card } on top of the draw pile.
    }
event-put-on-top-hidden =
    { $role ->
        [actor] You put that card on top of the draw pile.
       *[other] Player { $actor } puts that card on top of the draw pile.
    }
event-faced =
    { $role ->
        [actor] You lay { $card } before yourself and the other cat before player { $target }.
        [target] Player { $actor } has { $card } before them and lays the other cat before you.
       *[other] Player { $actor } has { $card } before them and lays the other cat before player { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] You lay one cat before yourself and one before player { $target }, both face down.
        [target] Player { $actor } lays one cat before themself and one before you, both face down.
       *[other] Player { $actor } lays one cat before themself and one before player { $target }, both face down.
    }
event-kept =
    { $role ->
        [actor] You keep the card before you.
       *[other] Player { $actor } keeps the card before them.
    }
event-swapped =
    { $role ->
        [actor] You swap the two cards.
       *[other] Player { $actor } swaps the two cards.
    }
event-turned-up =
    { $role ->
        [saved] You get the Godcat; the Devilcat lies before player { $doomed }.
        [doomed] The Devilcat lies before you; player { $saved } gets the Godcat.
       *[other] Player { $saved } gets the Godcat; the Devilcat lies before player { $doomed }.
    }
event-won =
    { $role ->
        [actor] You are the last one left: you win!
       *[other] Player { $actor } is the last one left and wins.
    }
