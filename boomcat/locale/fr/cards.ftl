# The cards. `one` is a single copy of the card within a sentence.
# Names are those that the French rulebook prints; where it prints none, the comment says that the name is ours.

card-kitten = Chaton Explosif
    .one = un Chaton Explosif
card-defuse = Kit de Désamorçage
    .one = un Kit de Désamorçage
card-attack = Attaque (2X)
    .one = une Attaque
# Ours
card-targeted = Attaque Ciblée (2X)
    .one = une Attaque Ciblée
card-skip = Passe-Tour
    .one = un Passe-Tour
card-see = Divination (3X)
    .one = une Divination
# Ours
card-alter = Avenir Trafiqué (3X)
    .one = un Avenir Trafiqué
# Ours
card-reveal = Avenir Dévoilé (3X)
    .one = un Avenir Dévoilé
card-shuffle = Mélange
    .one = un Mélange
# Ours
card-bottom = Tirage du Dessous
    .one = un Tirage du Dessous
# Ours
card-heck = Grabuge
    .one = un Grabuge
card-favor = Faveur
    .one = une Faveur
card-nope = Non !
    .one = un « Non ! »
# Ours
card-armageddon = Armageddon
    .one = un Armageddon
# Ours
card-feral = Chat Sauvage
    .one = un Chat Sauvage
# Ours
card-super-skip = Super Passe-Tour
    .one = un Super Passe-Tour
# Ours
card-swap = Dessus-Dessous
    .one = un Dessus-Dessous
# Ours
card-reverse = Demi-Tour
    .one = un Demi-Tour
# Ours
card-see5 = Divination (5X)
    .one = une Divination 5X
# Ours
card-alter5 = Avenir Trafiqué (5X)
    .one = un Avenir Trafiqué 5X
# Ours
card-catomic = Bombe Chatomique
    .one = une Bombe Chatomique
# Ours
card-imploding = Chaton Implosif
    .one = le Chaton Implosif
# Ours
card-imploding-up = Chaton Implosif (face visible)
    .one = le Chaton Implosif face visible
card-streaking = Chaton Exhibitionniste
    .one = le Chaton Exhibitionniste
# Ours
card-mark = Marquage
    .one = un Marquage
# Ours
card-curse = Malédiction du Popotin
    .one = une Malédiction du Popotin
# Ours
card-garbage = Ramassage des Ordures
    .one = un Ramassage des Ordures
# Ours
card-barking = Chaton Aboyeur
    .one = un Chaton Aboyeur
# Ours
card-alter-now = Avenir Trafiqué ILLICO (3X)
    .one = un Avenir Trafiqué ILLICO
# Ours
card-bury = Enterrement
    .one = un Enterrement
# Ours
card-take-that = Par Ici !
    .one = un « Par Ici ! »
# Ours
card-personal = Attaque Personnelle (3X)
    .one = une Attaque Personnelle
# Ours
card-potluck = Auberge Espagnole
    .one = une Auberge Espagnole
# Ours
card-share = Avenir Partagé (3X)
    .one = un Avenir Partagé
# Ours
card-tower = Tour du Pouvoir
    .one = la Tour du Pouvoir
# Ours
card-godcat = Chat-Dieu
    .one = le Chat-Dieu
# Ours
card-devilcat = Chat-Diable
    .one = le Chat-Diable

## Cats of the Original and the Party Pack

# Ours
card-tacocat = Tacochat
    .one = un Tacochat
# Ours
card-cattermelon = Pastèchat
    .one = un Pastèchat
# Ours
card-potato = Chat Patate Poilu
    .one = un Chat Patate Poilu
card-beard = Barbachat
    .one = un Barbachat
# Ours
card-rainbow = Chat Vomit-Arc-en-Ciel
    .one = un Chat Vomit-Arc-en-Ciel

## Cats of NSFW

# Ours
card-bikini = Chat en Bikini
    .one = un Chat en Bikini
# Ours
card-schrodinger = Schrödinger du Chat
    .one = un Schrödinger du Chat
# Ours
card-momma = Maman Chat
    .one = une Maman Chat
# Ours
card-shy = Chat à Vessie Timide
    .one = un Chat à Vessie Timide
# Ours
card-zombie = Chat Zombie
    .one = un Chat Zombie

## Cats of Good vs. Evil

# Ours
card-horse = Chat Cheval
    .one = un Chat Cheval
# Ours
card-knight = Chat Chevalier
    .one = un Chat Chevalier
# Ours
card-mercat = Chat Sirène
    .one = un Chat Sirène
# Ours
card-troll = Chat Troll
    .one = un Chat Troll

## Several cards

cards-copies = { $count } × { $card }
cards-none = aucune carte
list-separator = { ", " }
cards-godcat-as = le Chat-Dieu (comme { $card })

## The editions

edition-original = Originale
    .special = 5 cartes différentes en reprennent une dans la défausse
edition-nsfw = NSFW
    .special = l’Originale avec d’autres chats, sans les 5 Cartes Différentes
edition-party-pack = Party Pack
    .special = jusqu’à dix joueurs ; les empreintes disent quelles cartes on prend
# Ours
edition-good-vs-evil = Le Bien contre le Mal
    .special = Armageddon : le Chat-Dieu pour l’un, le Chat-Diable pour l’autre

## The built-in decks: their names, and what they feel like

# Ours
edition-classic = Classique
    .special = Celui que tout le monde connaît : pioche, transpire, espère.
# Ours
edition-lightning = Éclair
    .special = Presque pas de cartes, presque pas de temps. Cligne des yeux, c’est fini.
# Ours
edition-attack-wave = Vague d’attaques
    .special = Esquive, refile, esquive encore. Piocher, c’est pour les lents.
# Ours
edition-nope-storm = Tempête de Non !
    .special = Quoi que tu prévoies, la table dit non. Souvent deux fois.
# Ours
edition-black-hole = Trou noir
    .special = Aucun Kit de Désamorçage, rien que des chatons qui implosent. Sache où ils sont, ou adieu.
# Ours
edition-card-hoarders = Avarice
    .special = Beaucoup à voir, peu à dépenser. Compte, attends, bondis.
# Ours
edition-claws-out = Griffes dehors
    .special = Deux cartes chacun et plein d’attaques. Court, bruyant, personnel.
# Ours
edition-crossfire = Feux croisés
    .special = Des attaques de partout, des chats de nulle part.
# Ours
edition-mind-games = Jeux d’esprit
    .special = Enterre, marque, bluffe. Ce que tu sais te fait gagner.
# Ours
edition-eye-for-an-eye = Œil pour œil
    .special = Tout le monde voit l’avenir. Tout le monde le remet comme avant.
# Ours
edition-danger-mode = Mode danger
    .special = Six chatons dans une petite pioche. L’un d’eux peut loger dans une main.
# Ours
edition-power-play = Coup de force
    .special = Des cartes fortes, de longs plans, et un chaton dans la manche.
# Ours
edition-sticky-fingers = Doigts collants
    .special = Ce que tu pioches finit parfois en face. Le chaton aussi.
# Ours
edition-bring-it-on = Même pas mal
    .special = Attaque-toi, exprès, et survis pour en profiter.
# Ours
edition-sharing-is-caring = On partage
    .special = Vous connaîtrez vos cartes, et vous vous en servirez.

## What a deck is for

mood-quick = rapide
mood-nasty = méchant
mood-thoughtful = réfléchi
mood-crowded = nombreux

# An edition with other numbers of cards: without a name, and with one.
recipe-of = { $edition }, version maison
recipe-titled = { $title } (d’après { $edition })

# The five kinds of Cats where it isn't known which edition is played.
card-cat-1 = Chat 1
    .one = un Chat 1
card-cat-2 = Chat 2
    .one = un Chat 2
card-cat-3 = Chat 3
    .one = un Chat 3
card-cat-4 = Chat 4
    .one = un Chat 4
card-cat-5 = Chat 5
    .one = un Chat 5
