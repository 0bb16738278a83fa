# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Where somebody may not see a card there is a "-hidden" form of the message without it.
# A player is named in three ways: `$Actor` begins a sentence, `$actor` stands within it, and `$to-actor` is the one who
# gets something, loses it or is next. Each may be a number or a name, so nothing else may stand before them that depends
# on the word, such as an article.

# A player whose name is not known, and one who has a name: `.within` a sentence, and `.to` them.
player = Player { $seat }
    .within = player { $seat }
    .to = to player { $seat }
player-named = { $name }
    .within = { $name }
    .to = to { $name }

event-turn-began =
    { $role ->
        [actor] It is your turn.
       *[other] It is { $actor }’s turn.
    }
event-turn-owed =
    { $role ->
        [actor] It is your turn: you owe { $owed } turns.
       *[other] It is { $actor }’s turn, who owes { $owed } turns.
    }
event-turn-last =
    { $role ->
        [actor] It is your turn, the last that you owe.
       *[other] It is { $actor }’s turn, the last that they owe.
    }
event-played =
    { $role ->
        [actor] You play { $card }.
       *[other] { $Actor } plays { $card }.
    }
event-played-at =
    { $role ->
        [actor] You play { $card } on { $target }.
        [target] { $Actor } plays { $card } on you.
       *[other] { $Actor } plays { $card } on { $target }.
    }
event-pair =
    { $role ->
        [actor] You play a pair ({ $cards }) to steal a card from { $target }.
        [target] { $Actor } plays a pair ({ $cards }) to steal a card from you.
       *[other] { $Actor } plays a pair ({ $cards }) to steal a card from { $target }.
    }
event-triple =
    { $role ->
        [actor] You play three of a kind ({ $cards }) and want { $named } from { $target }.
        [target] { $Actor } plays three of a kind ({ $cards }) and wants { $named } from you.
       *[other] { $Actor } plays three of a kind ({ $cards }) and wants { $named } from { $target }.
    }
event-five =
    { $role ->
        [actor] You play five different cards ({ $cards }).
       *[other] { $Actor } plays five different cards ({ $cards }).
    }
event-noped =
    { $role ->
        [actor] You play a Nope: that is stopped.
       *[other] { $Actor } plays a Nope: that is stopped.
    }
event-yupped =
    { $role ->
        [actor] You play a Nope on the Nope: it goes ahead after all.
       *[other] { $Actor } plays a Nope on the Nope: it goes ahead after all.
    }
event-window-closed = Nobody plays a Nope any more: it happens.
event-window-closed-stopped = It was Noped: nothing happens.
event-drew =
    { $role ->
        [actor] You draw { $card }.
       *[other] { $Actor } draws { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] You draw a card.
       *[other] { $Actor } draws a card.
    }
event-drew-bottom =
    { $role ->
        [actor] You draw the bottom card: { $card }.
       *[other] { $Actor } draws the bottom card: { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] You draw the bottom card.
       *[other] { $Actor } draws the bottom card.
    }
event-drew-kitten =
    { $role ->
        [actor] You draw an Exploding Kitten!
       *[other] { $Actor } draws an Exploding Kitten!
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] You draw the bottom card: an Exploding Kitten!
       *[other] { $Actor } draws the bottom card: an Exploding Kitten!
    }
event-defused =
    { $role ->
        [actor] You play { $card }: the kitten does not explode.
       *[other] { $Actor } plays { $card }: the kitten does not explode.
    }
event-defused-devilcat =
    { $role ->
        [actor] You play { $card } against the Devilcat, which goes back to the mat.
       *[other] { $Actor } plays { $card } against the Devilcat, which goes back to the mat.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] You put the kitten on top of the draw pile.
               *[other] { $Actor } puts the kitten on top of the draw pile.
            }
        [one]
            { $role ->
                [actor] You put the kitten back, under one card.
               *[other] { $Actor } puts the kitten back, under one card.
            }
       *[other]
            { $role ->
                [actor] You put the kitten back, under { $above } cards.
               *[other] { $Actor } puts the kitten back, under { $above } cards.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] You put the kitten back into the draw pile.
       *[other] { $Actor } puts the kitten back into the draw pile, in secret.
    }
event-drew-kitten-imploding =
    { $role ->
        [actor] You draw the Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
       *[other] { $Actor } draws the Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] You draw the bottom card: the Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
       *[other] { $Actor } draws the bottom card: the Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] You draw the Imploding Kitten, face up!
       *[other] { $Actor } draws the Imploding Kitten, face up!
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] You draw the bottom card: the Imploding Kitten, face up!
       *[other] { $Actor } draws the bottom card: the Imploding Kitten, face up!
    }
event-placed-imploding-up =
    { $above ->
        [0]
            { $role ->
                [actor] You put the Imploding Kitten on top of the draw pile, face up.
               *[other] { $Actor } puts the Imploding Kitten on top of the draw pile, face up.
            }
        [one]
            { $role ->
                [actor] You put the Imploding Kitten back face up, under one card.
               *[other] { $Actor } puts the Imploding Kitten back face up, under one card.
            }
       *[other]
            { $role ->
                [actor] You put the Imploding Kitten back face up, under { $above } cards.
               *[other] { $Actor } puts the Imploding Kitten back face up, under { $above } cards.
            }
    }
event-placed-imploding-up-hidden =
    { $role ->
        [actor] You put the Imploding Kitten back into the draw pile, face up.
       *[other] { $Actor } puts the Imploding Kitten back into the draw pile, face up, and won’t say where.
    }
event-surfaced-imploding-up = The Imploding Kitten is on top of the draw pile, face up for all to see.
event-exploded =
    { $role ->
        [actor] You explode and are out. You leave: { $cards }.
       *[other] { $Actor } explodes and is out. They leave: { $cards }.
    }
event-exploded-imploding =
    { $role ->
        [actor] You vanish into a tiny black hole. You leave: { $cards }.
       *[other] { $Actor } implodes and is out. They leave: { $cards }.
    }
event-exploded-devilcat =
    { $role ->
        [actor] The Devilcat takes you out. You leave: { $cards }.
       *[other] The Devilcat takes { $actor } out. They leave: { $cards }.
    }
event-peeked =
    { $role ->
        [actor] You see, the top card first: { $cards }.
       *[other] { $Actor } sees, the top card first: { $cards }.
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] You look at the top card.
               *[other] { $Actor } looks at the top card.
            }
       *[other]
            { $role ->
                [actor] You look at the top { $count } cards.
               *[other] { $Actor } looks at the top { $count } cards.
            }
    }
event-altered =
    { $role ->
        [actor] You put them back, the top card first: { $cards }.
       *[other] { $Actor } puts them back, the top card first: { $cards }.
    }
event-altered-hidden =
    { $role ->
        [actor] You put them back in an order of your own.
       *[other] { $Actor } puts them back in an order of their own.
    }
event-revealed = Everybody sees, the top card first: { $cards }.
event-shuffled = The draw pile is shuffled.
event-swapped =
    { $role ->
        [actor] You swap the top and bottom cards of the draw pile.
       *[other] { $Actor } swaps the top and bottom cards of the draw pile.
    }
event-bombed =
    { $kittens ->
        [0]
            { $role ->
                [actor] You find no Exploding Kitten and just shuffle the draw pile.
               *[other] { $Actor } finds no Exploding Kitten and just shuffles the draw pile.
            }
        [one]
            { $role ->
                [actor] You put the only Exploding Kitten on top of the draw pile and shuffle the rest. Duck!
               *[other] { $Actor } puts the only Exploding Kitten on top of the draw pile and shuffles the rest. Duck!
            }
        [2]
            { $role ->
                [actor] You put both Exploding Kittens on top of the draw pile and shuffle the rest. Duck!
               *[other] { $Actor } puts both Exploding Kittens on top of the draw pile and shuffles the rest. Duck!
            }
       *[other]
            { $role ->
                [actor] You put all { $kittens } Exploding Kittens on top of the draw pile and shuffle the rest. Duck!
               *[other] { $Actor } puts all { $kittens } Exploding Kittens on top of the draw pile and shuffles the rest. Duck!
            }
    }
event-gave =
    { $role ->
        [actor] You give { $card } { $to-target }.
        [target] { $Actor } gives you { $card }.
       *[other] { $Actor } gives { $card } { $to-target }.
    }
event-gave-hidden =
    { $role ->
        [actor] You give a card { $to-target }.
        [target] { $Actor } gives you a card.
       *[other] { $Actor } gives a card { $to-target }.
    }
event-stole =
    { $role ->
        [actor] You steal { $card } from { $target }.
        [target] { $Actor } steals { $card } from you.
       *[other] { $Actor } steals { $card } from { $target }.
    }
event-stole-hidden =
    { $role ->
        [actor] You steal a card from { $target }.
        [target] { $Actor } steals a card from you.
       *[other] { $Actor } steals a card from { $target }.
    }
event-claimed-found =
    { $role ->
        [actor] { $Target } has to give you { $card }.
        [target] You have to give { $card } { $to-actor }.
       *[other] { $Target } has to give { $card } { $to-actor }.
    }
event-claimed =
    { $role ->
        [actor] { $Target } does not have { $card }: you get nothing.
        [target] You do not have { $card }: { $actor } gets nothing.
       *[other] { $Target } does not have { $card }: { $actor } gets nothing.
    }
event-found-nothing =
    { $role ->
        [actor] { $Target } has no cards left: you get nothing.
        [target] You have no cards left: { $actor } gets nothing.
       *[other] { $Target } has no cards left: { $actor } gets nothing.
    }
event-took =
    { $role ->
        [actor] You take { $card } from the discard pile.
       *[other] { $Actor } takes { $card } from the discard pile.
    }
event-lifted =
    { $role ->
        [actor] You look at the bottom card: { $card }.
       *[other] { $Actor } looks at the bottom card: { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] You look at the bottom card.
       *[other] { $Actor } looks at the bottom card.
    }
event-placed-on-top =
    { $role ->
        [actor] You put { $card } on top of the draw pile.
       *[other] { $Actor } puts { $card } on top of the draw pile.
    }
event-placed-on-top-hidden =
    { $role ->
        [actor] You put that card on top of the draw pile.
       *[other] { $Actor } puts that card on top of the draw pile.
    }
event-faced =
    { $role ->
        [actor] You lay { $card } before yourself and the other cat before { $target }.
        [target] { $Actor } has { $card } before them and lays the other cat before you.
       *[other] { $Actor } has { $card } before them and lays the other cat before { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] You lay one cat before yourself and one before { $target }, both face down.
        [target] { $Actor } lays one cat before themself and one before you, both face down.
       *[other] { $Actor } lays one cat before themself and one before { $target }, both face down.
    }
event-kept =
    { $role ->
        [actor] You keep the card before you.
       *[other] { $Actor } keeps the card before them.
    }
event-traded =
    { $role ->
        [actor] You trade cards.
       *[other] { $Actor } trades cards.
    }
event-turned-up =
    { $role ->
        [saved] You get the Godcat; the Devilcat lies before { $doomed }.
        [doomed] The Devilcat lies before you; { $saved } gets the Godcat.
       *[other] { $Saved } gets the Godcat; the Devilcat lies before { $doomed }.
    }
event-won =
    { $role ->
        [actor] You are the last one left: you win!
       *[other] { $Actor } is the last one left and wins.
    }
