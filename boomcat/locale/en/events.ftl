# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Messages that name a card have a "-hidden" form for viewers who may not see it.
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
        [actor] It’s your turn.
       *[other] It’s { $actor }’s turn.
    }
event-turn-owed =
    { $role ->
        [actor] It’s your turn: { $owed } turns to take.
       *[other] It’s { $actor }’s turn: { $owed } turns to take.
    }
event-turn-last =
    { $role ->
        [actor] Your turn again. Last one, promise.
       *[other] It’s { $actor }’s turn, the last of them.
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
event-favor =
    { $role ->
        [actor] You ask a Favor of { $target }.
        [target] { $Actor } asks a Favor of you.
       *[other] { $Actor } asks a Favor of { $target }.
    }
event-favor-godcat =
    { $role ->
        [actor] You play the Godcat and ask a Favor of { $target }.
        [target] { $Actor } plays the Godcat and asks a Favor of you.
       *[other] { $Actor } plays the Godcat and asks a Favor of { $target }.
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
    { $depth ->
        [1]
            { $role ->
                [actor] You Nope it.
               *[other] { $Actor } Nopes it.
            }
       *[other]
            { $role ->
                [actor] You Nope that too. Off again.
               *[other] { $Actor } Nopes that too. Off again.
            }
    }
event-yupped =
    { $depth ->
        [2]
            { $role ->
                [actor] You Nope the Nope. Yup, it’s on again.
               *[other] { $Actor } Nopes the Nope. Yup, it’s on again.
            }
       *[other]
            { $role ->
                [actor] You Nope even that. Yup, on again.
               *[other] { $Actor } Nopes even that. Yup, on again.
            }
    }
event-window-closed = No more Nopes: it happens.
event-window-closed-stopped = Noped. Everybody act natural.
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
event-kitten-hidden =
    { $role ->
        [actor] Your Streaking Kitten hides it: no bang, and not a word.
       *[other] { $Actor } hides it beside the Streaking Kitten: no bang, and not a word.
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
        [actor] You play { $card }: the fuse goes pfff.
       *[other] { $Actor } plays { $card }: the fuse goes pfff.
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
        [actor] You draw an Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
       *[other] { $Actor } draws an Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] You draw the bottom card: an Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
       *[other] { $Actor } draws the bottom card: an Imploding Kitten! No harm yet: it goes back into the draw pile, face up.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] You draw an Imploding Kitten, face up!
       *[other] { $Actor } draws an Imploding Kitten, face up!
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] You draw the bottom card: an Imploding Kitten, face up!
       *[other] { $Actor } draws the bottom card: an Imploding Kitten, face up!
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
event-surfaced-imploding-up = An Imploding Kitten is on top of the draw pile, face up for all to see.
event-exploded =
    { $role ->
        [actor] Boom. You’re mostly ceiling now. You leave behind: { $cards }.
       *[other] { $Actor } goes boom, and leaves behind: { $cards }.
    }
event-exploded-imploding =
    { $role ->
        [actor] You vanish into a tiny black hole. You leave behind: { $cards }.
       *[other] { $Actor } implodes, and leaves behind: { $cards }.
    }
event-exploded-devilcat =
    { $role ->
        [actor] The Devilcat takes you home. You leave behind: { $cards }.
       *[other] The Devilcat takes { $actor } home. They leave behind: { $cards }.
    }
event-exploded-barking =
    { $role ->
        [actor] You’re barked to bits. You leave behind: { $cards }.
       *[other] { $Actor } is barked to bits, and leaves behind: { $cards }.
    }
event-peeked =
    { $role ->
        [actor] From the top, you see: { $cards }.
       *[other] From the top, { $actor } sees: { $cards }.
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
        [actor] You put them back, from the top: { $cards }.
       *[other] { $Actor } puts them back, from the top: { $cards }.
    }
event-altered-hidden =
    { $role ->
        [actor] You put them back in an order of your choice.
       *[other] { $Actor } puts them back in an order of their choice.
    }
event-revealed = From the top, everybody sees: { $cards }.
event-shuffled = The draw pile is shuffled. So much for the plan.
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
        [actor] { $Target } hands you { $card }.
        [target] You hand { $card } { $to-actor }.
       *[other] { $Target } hands { $card } { $to-actor }.
    }
event-claimed =
    { $role ->
        [actor] { $Target } doesn’t have { $card }: nice try.
        [target] You don’t have { $card }: nice try, { $actor }.
       *[other] { $Target } doesn’t have { $card }: nice try, { $actor }.
    }
event-found-nothing =
    { $role ->
        [actor] { $Target } has nothing for you.
        [target] You have nothing for { $actor }.
       *[other] { $Target } has nothing for { $actor }.
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
        [actor] You put { $card } in front of yourself and the other cat in front of { $target }.
        [target] { $Actor } takes { $card } and puts the other cat in front of you.
       *[other] { $Actor } takes { $card } and puts the other cat in front of { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] You put one cat in front of yourself and one in front of { $target }, both face down.
        [target] { $Actor } puts one cat in front of you and keeps the other, both face down.
       *[other] { $Actor } puts one cat in front of { $target } and keeps the other, both face down.
    }
event-kept =
    { $role ->
        [actor] You keep the cat in front of you.
       *[other] { $Actor } keeps the cat in front of them.
    }
event-traded =
    { $role ->
        [actor] You trade cats.
       *[other] { $Actor } trades cats.
    }
event-turned-up =
    { $role ->
        [saved] You get the Godcat; the Devilcat is in front of { $doomed }.
        [doomed] The Devilcat is in front of you; { $saved } gets the Godcat.
       *[other] { $Saved } gets the Godcat; the Devilcat is in front of { $doomed }.
    }
event-handed =
    { $role ->
        [actor] You hand { $card } { $to-target }.
        [target] { $Actor } hands you { $card }.
       *[other] { $Actor } hands { $card } { $to-target }.
    }
event-handed-hidden =
    { $role ->
        [actor] You hand a card { $to-target }.
        [target] { $Actor } hands you a card.
       *[other] { $Actor } hands a card { $to-target }.
    }
event-marked =
    { $role ->
        [actor] You turn up one of { $target }’s cards: { $card }.
        [target] { $Actor } turns up one of your cards: { $card }. So much for secrets.
       *[other] { $Actor } turns up one of { $target }’s cards: { $card }.
    }
event-cursed =
    { $role ->
        [actor] You curse { $target }. Last seen in that hand: { $cards }.
        [target] { $Actor } curses you: all your cards are cat butts now. Last seen: { $cards }.
       *[other] { $Actor } curses { $target }. Last seen in that hand: { $cards }.
    }
event-cursed-hidden =
    { $role ->
        [actor] You curse { $target }: nothing but cat butts in that hand now.
        [target] { $Actor } curses you: all your cards are cat butts now.
       *[other] { $Actor } curses { $target }: nothing but cat butts in that hand now.
    }
event-picked-up =
    { $role ->
        [actor] The curse is over. You’re holding: { $cards }.
       *[other] The curse is over for { $actor }. In hand: { $cards }.
    }
event-picked-up-hidden =
    { $role ->
        [actor] The curse is over for you.
       *[other] The curse is over for { $actor }.
    }
event-discarded =
    { $role ->
        [actor] You discard { $card }.
       *[other] { $Actor } discards { $card }.
    }
event-added =
    { $role ->
        [actor] You slip { $card } into the draw pile.
       *[other] { $Actor } slips { $card } into the draw pile.
    }
event-added-hidden =
    { $role ->
        [actor] You slip a card into the draw pile.
       *[other] { $Actor } slips a card into the draw pile.
    }
event-added-on-top =
    { $role ->
        [actor] You put { $card } on top of the draw pile.
       *[other] { $Actor } puts { $card } on top of the draw pile.
    }
event-added-on-top-hidden =
    { $role ->
        [actor] You put a card on top of the draw pile.
       *[other] { $Actor } puts a card on top of the draw pile.
    }
event-went-off =
    { $role ->
        [actor] The Exploding Kitten in your hand starts to hiss!
       *[other] { $Actor } holds an Exploding Kitten, and it starts to hiss!
    }
event-laid =
    { $role ->
        [actor] In front of you from now on: { $card }.
       *[other] In front of { $actor } from now on: { $card }.
    }
event-intercepted =
    { $role ->
        [actor] The card you draw goes { $to-target }.
        [target] The card that { $actor } draws goes to you.
       *[other] The card that { $actor } draws goes { $to-target }.
    }
event-lifted-top =
    { $role ->
        [actor] You look at the top card: { $card }.
       *[other] { $Actor } looks at the top card: { $card }.
    }
event-lifted-top-hidden =
    { $role ->
        [actor] You look at the top card.
       *[other] { $Actor } looks at the top card.
    }
event-buried =
    { $above ->
        [0]
            { $role ->
                [actor] You put { $card } back on top of the draw pile.
               *[other] { $Actor } puts { $card } back on top of the draw pile.
            }
        [one]
            { $role ->
                [actor] You bury { $card } under one card.
               *[other] { $Actor } buries { $card } under one card.
            }
       *[other]
            { $role ->
                [actor] You bury { $card } under { $above } cards.
               *[other] { $Actor } buries { $card } under { $above } cards.
            }
    }
event-buried-hidden =
    { $role ->
        [actor] You bury it in the draw pile.
       *[other] { $Actor } buries it in the draw pile, and won’t say where.
    }
event-shared =
    { $role ->
        [actor] You show the top cards { $to-target }: { $cards }.
        [target] { $Actor } shows you the top cards: { $cards }.
       *[other] { $Actor } shows the top cards { $to-target }: { $cards }.
    }
event-shared-hidden =
    { $role ->
        [actor] You show the top cards { $to-target }.
        [target] { $Actor } shows you the top cards.
       *[other] { $Actor } shows the top cards { $to-target }.
    }
event-barked =
    { $role ->
        [actor] You set both Barking Kittens on { $target }!
        [target] { $Actor } sets both Barking Kittens on you!
       *[other] { $Actor } sets both Barking Kittens on { $target }!
    }
event-barked-from-hand =
    { $role ->
        [actor] { $Target } held the other Barking Kitten. Woof, woof!
        [target] You held the other Barking Kitten. { $Actor } says woof!
       *[other] { $Target } held the other Barking Kitten. { $Actor } says woof!
    }
event-towered =
    { $role ->
        [actor] The tower is in front of you now: { $cards }.
       *[other] The tower is in front of { $actor } now: { $cards }.
    }
event-tower-taken =
    { $role ->
        [actor] You take { $card } from { $target }’s tower.
        [target] { $Actor } takes { $card } from your tower.
       *[other] { $Actor } takes { $card } from { $target }’s tower.
    }
event-reached =
    { $role ->
        [actor] You reach for the draw pile.
       *[other] { $Actor } reaches for the draw pile.
    }
event-won =
    { $role ->
        [actor] You’re the last one in one piece: you win!
       *[other] { $Actor } is the last one in one piece, and wins.
    }
