# The cards. `one` is a single copy of the card within a sentence.
# Names are those that the Italian rulebook prints; where it prints none, the comment says that the name is ours.

card-kitten = Exploding Kitten
    .one = un Exploding Kitten
card-defuse = Disinnesgatto
    .one = un Disinnesgatto
card-attack = Attacco (2x)
    .one = un Attacco
card-targeted = Attacco Mirato (2x)
    .one = un Attacco Mirato
card-skip = Salta
    .one = una carta Salta
card-see = Prevedi il Futuro (3x)
    .one = una carta Prevedi il Futuro
card-alter = Cambia il Futuro (3x)
    .one = una carta Cambia il Futuro
# Ours
card-reveal = Rivela il Futuro (3x)
    .one = una carta Rivela il Futuro
card-shuffle = Mescola
    .one = una carta Mescola
card-bottom = Pesca dal Fondo
    .one = una carta Pesca dal Fondo
# Ours
card-heck = Scatena il Caos
    .one = una carta Scatena il Caos
card-favor = Favore
    .one = un Favore
card-nope = No!
    .one = un “No!”
# Ours
card-armageddon = Armageddon
    .one = un Armageddon
card-feral = Gatta Selvatica
    .one = una Gatta Selvatica
# Ours
card-super-skip = Super Salta
    .one = una carta Super Salta
# Ours
card-swap = Scambia Cima e Fondo
    .one = una carta Scambia Cima e Fondo
# Ours
card-reverse = Inverti il Giro
    .one = una carta Inverti il Giro
# Ours
card-see5 = Prevedi il Futuro (5x)
    .one = una carta Prevedi il Futuro 5x
# Ours
card-alter5 = Cambia il Futuro (5x)
    .one = una carta Cambia il Futuro 5x
# Ours
card-catomic = Bomba Gattomica
    .one = una Bomba Gattomica
# Ours
card-imploding = Imploding Kitten
    .one = l’Imploding Kitten
# Ours
card-imploding-up = Imploding Kitten (a faccia in su)
    .one = l’Imploding Kitten a faccia in su
# Ours
card-streaking = Gattino Esibizionista
    .one = il Gattino Esibizionista
# Ours
card-mark = Marchio
    .one = un Marchio
# Ours
card-curse = Maledizione del Sederino
    .one = una Maledizione del Sederino
# Ours
card-garbage = Raccolta Rifiuti
    .one = una Raccolta Rifiuti
# Ours
card-barking = Gattino che Abbaia
    .one = un Gattino che Abbaia
# Ours
card-alter-now = Cambia il Futuro ORA (3x)
    .one = una carta Cambia il Futuro ORA
# Ours
card-bury = Sotterra
    .one = una carta Sotterra
# Ours
card-take-that = Questa la Prendo Io
    .one = una carta Questa la Prendo Io
# Ours
card-personal = Attacco Personale (3x)
    .one = un Attacco Personale
# Ours
card-potluck = Porta Qualcosa
    .one = una carta Porta Qualcosa
# Ours
card-share = Condividi il Futuro (3x)
    .one = una carta Condividi il Futuro
# Ours
card-tower = Torre del Potere
    .one = la Torre del Potere
# Ours
card-godcat = Gatto Divino
    .one = il Gatto Divino
# Ours
card-devilcat = Gatto Diabolico
    .one = il Gatto Diabolico

## Cats of the Original and the Party Pack

# Ours
card-tacocat = Tacogatto
    .one = un Tacogatto
# Ours
card-cattermelon = Gattanguria
    .one = una Gattanguria
# Ours
card-potato = Gatto Patata Peloso
    .one = un Gatto Patata Peloso
card-beard = Barbagatto
    .one = un Barbagatto
# Ours
card-rainbow = Gatto Vomita-Arcobaleni
    .one = un Gatto Vomita-Arcobaleni

## Cats of NSFW

# Ours
card-bikini = Gatto in Bikini
    .one = un Gatto in Bikini
# Ours
card-schrodinger = Schrödinger del Gatto
    .one = uno Schrödinger del Gatto
# Ours
card-momma = Mamma Gatta
    .one = una Mamma Gatta
# Ours
card-shy = Gatto dalla Vescica Timida
    .one = un Gatto dalla Vescica Timida
# Ours
card-zombie = Gatto Zombie
    .one = un Gatto Zombie

## Cats of Good vs. Evil

# Ours
card-horse = Gatto Cavallo
    .one = un Gatto Cavallo
# Ours
card-knight = Gatto Cavaliere
    .one = un Gatto Cavaliere
# Ours
card-mercat = Gatto Sirena
    .one = un Gatto Sirena
# Ours
card-troll = Gatto Troll
    .one = un Gatto Troll

## Several cards

cards-copies = { $count } × { $card }
cards-none = nessuna carta
list-separator = { ", " }
cards-godcat-as = il Gatto Divino (come { $card })

## The editions

# Ours
edition-original = Originale
    .special = cinque carte diverse ne riprendono una dalla pila degli scarti
edition-nsfw = NSFW
    .special = l’Originale con altri gatti, senza le cinque carte diverse
edition-party-pack = Party Pack
    .special = fino a dieci giocatori; le impronte dicono quali carte si usano
# Ours
edition-good-vs-evil = Il Bene contro il Male
    .special = Armageddon: a uno il Gatto Divino, all’altro il Gatto Diabolico

## The built-in decks: their names, and what they feel like

# Ours
edition-classic = Classico
    .special = Quello che conoscono tutti: pesca, suda, spera.
# Ours
edition-lightning = Fulmine
    .special = Quasi niente carte, quasi niente tempo. Un battito di ciglia ed è finita.
# Ours
edition-attack-wave = Ondata d’attacchi
    .special = Schiva, passa, schiva ancora. Pescare è da lenti.
# Ours
edition-nope-storm = Tempesta di No!
    .special = Qualunque piano tu abbia, il tavolo dice di no. Spesso due volte.
# Ours
edition-black-hole = Buco nero
    .special = Niente Disinnesgatto, solo gattini che implodono. Sappi dove sono, o sparisci.
# Ours
edition-card-hoarders = Avarizia
    .special = Molto da vedere, poco da spendere. Conta, aspetta, balza.
# Ours
edition-claws-out = Artigli fuori
    .special = Due carte a testa e tanti attacchi. Breve, rumoroso, personale.
# Ours
edition-crossfire = Fuoco incrociato
    .special = Attacchi da ogni parte, gatti da nessuna.
# Ours
edition-mind-games = Giochi mentali
    .special = Seppellisci, segna, bluffa. Vince ciò che sai.
# Ours
edition-eye-for-an-eye = Occhio per occhio
    .special = Tutti vedono il futuro. Tutti lo rimettono com’era.
# Ours
edition-danger-mode = Modalità pericolo
    .special = Sei gattini in un mazzo sottile. Uno può finire in una mano.
# Ours
edition-power-play = Prova di forza
    .special = Carte forti, piani lunghi e un gattino nella manica.
# Ours
edition-sticky-fingers = Mani lunghe
    .special = Ciò che peschi può finire dall’altra parte del tavolo. Anche il gattino.
# Ours
edition-bring-it-on = Fatti sotto
    .special = Attacca te, apposta, e sopravvivi per godertela.
# Ours
edition-sharing-is-caring = Si condivide
    .special = Conoscerete le vostre carte, e ne approfitterete.

## What a deck is for

mood-quick = veloce
mood-nasty = cattivo
mood-thoughtful = ragionato
mood-crowded = affollato

# An edition with other numbers of cards: without a name, and with one.
recipe-of = { $edition }, con ritocchi
recipe-titled = { $title } (da { $edition })

# The five kinds of Cats where it isn't known which edition is played.
card-cat-1 = Gatto 1
    .one = un Gatto 1
card-cat-2 = Gatto 2
    .one = un Gatto 2
card-cat-3 = Gatto 3
    .one = un Gatto 3
card-cat-4 = Gatto 4
    .one = un Gatto 4
card-cat-5 = Gatto 5
    .one = un Gatto 5
