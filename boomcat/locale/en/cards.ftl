# The cards. `one` is a single copy of the card within a sentence.

card-kitten = Exploding Kitten
    .one = an Exploding Kitten
card-defuse = Defuse
    .one = a Defuse
card-attack = Attack (2x)
    .one = an Attack
card-targeted = Targeted Attack (2x)
    .one = a Targeted Attack
card-skip = Skip
    .one = a Skip
card-see = See the Future (3x)
    .one = a See the Future card
card-alter = Alter the Future (3x)
    .one = an Alter the Future card
card-reveal = Reveal the Future (3x)
    .one = a Reveal the Future card
card-shuffle = Shuffle
    .one = a Shuffle
card-bottom = Draw from the Bottom
    .one = a Draw from the Bottom card
card-heck = Raising Heck
    .one = a Raising Heck card
card-favor = Favor
    .one = a Favor
card-nope = Nope
    .one = a Nope
card-armageddon = Armageddon
    .one = an Armageddon
card-feral = Feral Cat
    .one = a Feral Cat
card-super-skip = Super Skip
    .one = a Super Skip
card-swap = Swap Top and Bottom
    .one = a Swap Top and Bottom card
card-reverse = Reverse
    .one = a Reverse
card-see5 = See the Future (5x)
    .one = a 5x See the Future card
card-alter5 = Alter the Future (5x)
    .one = a 5x Alter the Future card
card-catomic = Catomic Bomb
    .one = a Catomic Bomb
card-imploding = Imploding Kitten
    .one = the Imploding Kitten
card-imploding-up = Imploding Kitten (face up)
    .one = the face-up Imploding Kitten
card-streaking = Streaking Kitten
    .one = the Streaking Kitten
card-mark = Mark
    .one = a Mark
card-curse = Curse of the Cat Butt
    .one = a Curse of the Cat Butt
card-garbage = Garbage Collection
    .one = a Garbage Collection
card-barking = Barking Kitten
    .one = a Barking Kitten
card-alter-now = Alter the Future NOW (3x)
    .one = an Alter the Future NOW card
card-bury = Bury
    .one = a Bury
card-take-that = I’ll Take That
    .one = an I’ll Take That
card-personal = Personal Attack (3x)
    .one = a Personal Attack
card-potluck = Potluck
    .one = a Potluck
card-share = Share the Future (3x)
    .one = a Share the Future card
card-tower = Tower of Power
    .one = the Tower of Power
card-godcat = Godcat
    .one = the Godcat
card-devilcat = Devilcat
    .one = the Devilcat

# Cats of the Original and the Party Pack
card-tacocat = Tacocat
    .one = a Tacocat
card-cattermelon = Cattermelon
    .one = a Cattermelon
card-potato = Hairy Potato Cat
    .one = a Hairy Potato Cat
card-beard = Beard Cat
    .one = a Beard Cat
card-rainbow = Rainbow-Ralphing Cat
    .one = a Rainbow-Ralphing Cat

# Cats of NSFW
card-bikini = Bikini Cat
    .one = a Bikini Cat
card-schrodinger = Cat’s Schrödinger
    .one = a Cat’s Schrödinger
card-momma = Momma Cat
    .one = a Momma Cat
card-shy = Shy Bladder Cat
    .one = a Shy Bladder Cat
card-zombie = Zombie Cat
    .one = a Zombie Cat

# Cats of Good vs. Evil
card-horse = Horse Cat
    .one = a Horse Cat
card-knight = Knight Cat
    .one = a Knight Cat
card-mercat = Mercat
    .one = a Mercat
card-troll = Troll Cat
    .one = a Troll Cat

# Several cards
cards-copies = { $count } × { $card }
cards-none = no cards
list-separator = { ", " }
cards-godcat-as = the Godcat as { $card }

# The editions
edition-original = Original
    .special = five different cards take one from the discard pile
edition-nsfw = NSFW
    .special = the Original with cats of its own, minus the trick with five different cards
edition-party-pack = Party Pack
    .special = up to ten players; paw prints say which cards are used
edition-good-vs-evil = Good vs. Evil
    .special = Armageddon: the Godcat for one player, the Devilcat for another

## The built-in decks: their names, and what they feel like

edition-classic = Classic
    .special = The one everybody knows: draw, sweat, hope.
edition-lightning = Lightning
    .special = Hardly any cards, hardly any time. Blink and it’s over.
edition-attack-wave = Attack Wave
    .special = Duck, pass it on, duck again. Drawing is for the slow.
edition-nope-storm = Nope Storm
    .special = Whatever you plan, the table says Nope. Often twice.
edition-black-hole = Black Hole
    .special = No Defuses, only Imploding Kittens. Know where they are, or be gone.
edition-card-hoarders = Card Hoarders
    .special = Plenty to see, little to spend. Count, wait, pounce.
edition-claws-out = Claws Out
    .special = Two cards each and a lot of Attacks. Short, loud, personal.
edition-crossfire = Crossfire
    .special = Attacks from every side, cats from none.
edition-mind-games = Mind Games
    .special = Bury it, mark it, bluff. What you know wins.
edition-eye-for-an-eye = Eye for an Eye
    .special = Everyone sees the future. Everyone changes it back.
edition-danger-mode = Danger Mode
    .special = Six kittens in a thin pile. One may move into a hand.
edition-power-play = Power Play
    .special = Strong cards, long plans, and a kitten up a sleeve.
edition-sticky-fingers = Sticky Fingers
    .special = What you draw may end up across the table. So may the kitten.
edition-bring-it-on = Bring It On
    .special = Attack yourself, on purpose, and live to enjoy it.
edition-sharing-is-caring = Sharing Is Caring
    .special = You’ll know each other’s cards, and you’ll use it.

## What a deck is for

mood-quick = quick
mood-nasty = nasty
mood-thoughtful = thoughtful
mood-crowded = crowded

# An edition with other numbers of cards: without a name, and with one.
recipe-of = Remixed { $edition }
recipe-titled = { $title } (from { $edition })

# The five kinds of Cats where it isn't known which edition is played.
card-cat-1 = Cat 1
    .one = a Cat 1
card-cat-2 = Cat 2
    .one = a Cat 2
card-cat-3 = Cat 3
    .one = a Cat 3
card-cat-4 = Cat 4
    .one = a Cat 4
card-cat-5 = Cat 5
    .one = a Cat 5
