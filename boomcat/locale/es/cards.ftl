# The cards. `one` is a single copy of the card within a sentence.
# Names are those that the Spanish rulebook prints; where it prints none, the comment says that the name is ours.

card-kitten = Exploding Kitten
    .one = un Exploding Kitten
card-defuse = Desactivación
    .one = una Desactivación
card-attack = Ataque (X2)
    .one = un Ataque
card-targeted = Ataque dirigido (X2)
    .one = un Ataque dirigido
# Ours
card-skip = Saltar turno
    .one = una carta de Saltar turno
# Ours
card-see = Ver el futuro (X3)
    .one = una carta de Ver el futuro
# Ours
card-alter = Cambiar el futuro (X3)
    .one = una carta de Cambiar el futuro
card-reveal = Revelar el futuro (X3)
    .one = una carta de Revelar el futuro
card-shuffle = Barajar
    .one = una carta de Barajar
# Ours
card-bottom = Robar del fondo
    .one = una carta de Robar del fondo
card-heck = Armar jaleo
    .one = una carta de Armar jaleo
card-favor = Favor
    .one = un Favor
card-nope = Va a ser que no
    .one = un «Va a ser que no»
card-armageddon = Apocalipsis
    .one = un Apocalipsis
card-feral = Gato salvaje
    .one = un Gato salvaje
# Ours
card-super-skip = Saltar todos los turnos
    .one = una carta de Saltar todos los turnos
# Ours
card-swap = Intercambiar extremos
    .one = una carta de Intercambiar extremos
# Ours
card-reverse = Cambiar de sentido
    .one = una carta de Cambiar de sentido
# Ours
card-see5 = Ver el futuro (X5)
    .one = una carta de Ver el futuro X5
# Ours
card-alter5 = Cambiar el futuro (X5)
    .one = una carta de Cambiar el futuro X5
# Ours
card-catomic = Bomba gatómica
    .one = una Bomba gatómica
# Ours
card-imploding = Imploding Kitten
    .one = el Imploding Kitten
# Ours
card-imploding-up = Imploding Kitten (boca arriba)
    .one = el Imploding Kitten boca arriba
# Ours
card-streaking = Gatito exhibicionista
    .one = el Gatito exhibicionista
# Ours
card-mark = Marcar
    .one = una carta de Marcar
# Ours
card-curse = Maldición del pompis
    .one = una Maldición del pompis
# Ours
card-garbage = Recogida de basura
    .one = una Recogida de basura
# Ours
card-barking = Gatito ladrador
    .one = un Gatito ladrador
# Ours
card-alter-now = Cambiar el futuro YA (X3)
    .one = una carta de Cambiar el futuro YA
# Ours
card-bury = Enterrar
    .one = una carta de Enterrar
# Ours
card-take-that = Eso me lo quedo
    .one = una carta de Eso me lo quedo
# Ours
card-personal = Ataque personal (X3)
    .one = un Ataque personal
# Ours
card-potluck = Olla común
    .one = una Olla común
# Ours
card-share = Compartir el futuro (X3)
    .one = una carta de Compartir el futuro
# Ours
card-tower = Torre del poder
    .one = la Torre del poder
card-godcat = El Gatísimo
    .one = el Gatísimo
card-devilcat = El Minino de las Tinieblas
    .one = el Minino de las Tinieblas

## Cats of the Original and the Party Pack

# Ours
card-tacocat = Tacogato
    .one = un Tacogato
# Ours
card-cattermelon = Gatosandía
    .one = un Gatosandía
# Ours
card-potato = Gato patata peludo
    .one = un Gato patata peludo
# Ours
card-beard = Gato barbudo
    .one = un Gato barbudo
# Ours
card-rainbow = Gato vomitarcoíris
    .one = un Gato vomitarcoíris

## Cats of NSFW

# Ours
card-bikini = Gato en bikini
    .one = un Gato en bikini
# Ours
card-schrodinger = Schrödinger del gato
    .one = un Schrödinger del gato
# Ours
card-momma = Mamá gata
    .one = una Mamá gata
# Ours
card-shy = Gato de vejiga tímida
    .one = un Gato de vejiga tímida
# Ours
card-zombie = Gato zombi
    .one = un Gato zombi

## Cats of Good vs. Evil

# Ours
card-horse = Gato caballo
    .one = un Gato caballo
# Ours
card-knight = Gato caballero
    .one = un Gato caballero
# Ours
card-mercat = Gato sirena
    .one = un Gato sirena
# Ours
card-troll = Gato trol
    .one = un Gato trol

## Several cards

cards-copies = { $count } × { $card }
cards-none = ninguna carta
list-separator = { ", " }
cards-godcat-as = el Gatísimo (como { $card })

## The editions

# Ours
edition-original = Original
    .special = cinco cartas distintas recuperan una del montón de cartas descartadas
edition-nsfw = NSFW
    .special = la Original con otros gatos, sin las cinco cartas distintas
edition-party-pack = Party Pack
    .special = hasta diez jugadores; las huellas dicen qué cartas se usan
edition-good-vs-evil = El bien contra el mal
    .special = Apocalipsis: para uno el Gatísimo, para otro el Minino de las Tinieblas

## The built-in decks: their names, and what they feel like

# Ours
edition-classic = Clásica
    .special = La que conoce todo el mundo: roba, suda, confía.
# Ours
edition-lightning = Relámpago
    .special = Casi sin cartas, casi sin tiempo. Parpadea y se acabó.
# Ours
edition-attack-wave = Oleada de ataques
    .special = Esquiva, pásalo, esquiva otra vez. Robar es de lentos.
# Ours
edition-nope-storm = Tormenta de noes
    .special = Planees lo que planees, la mesa dice que no. A menudo dos veces.
# Ours
edition-black-hole = Agujero negro
    .special = Sin Desactivaciones, solo gatitos que implosionan. Averigua dónde están, o desaparece.
# Ours
edition-card-hoarders = Avaricia
    .special = Mucho que ver, poco que gastar. Cuenta, espera, salta.
# Ours
edition-claws-out = Uñas fuera
    .special = Dos cartas por cabeza y muchos ataques. Corta, ruidosa, personal.
# Ours
edition-crossfire = Fuego cruzado
    .special = Ataques por todas partes, gatos por ninguna.
# Ours
edition-mind-games = Juegos mentales
    .special = Entierra, marca, farolea. Gana lo que sabes.
# Ours
edition-eye-for-an-eye = Ojo por ojo
    .special = Todo el mundo ve el futuro. Todo el mundo lo deja como estaba.
# Ours
edition-danger-mode = Modo peligro
    .special = Seis gatitos en un montón pequeño. Uno puede acabar en una mano.
# Ours
edition-power-play = Juego de poder
    .special = Cartas fuertes, planes largos y un gatito en la manga.
# Ours
edition-sticky-fingers = Manos largas
    .special = Lo que robas puede acabar al otro lado de la mesa. El gatito también.
# Ours
edition-bring-it-on = A por ello
    .special = Atácate a propósito, y sobrevive para disfrutarlo.
# Ours
edition-sharing-is-caring = Compartir es vivir
    .special = Os conoceréis las cartas, y lo aprovecharéis.

## What a deck is for

mood-quick = rápida
mood-nasty = malvada
mood-thoughtful = pensada
mood-crowded = concurrida

# An edition with other numbers of cards: without a name, and with one.
recipe-of = { $edition }, con cambios
recipe-titled = { $title } (a partir de { $edition })

# The five kinds of Cats where it isn't known which edition is played.
card-cat-1 = Gato 1
    .one = un Gato 1
card-cat-2 = Gato 2
    .one = un Gato 2
card-cat-3 = Gato 3
    .one = un Gato 3
card-cat-4 = Gato 4
    .one = un Gato 4
card-cat-5 = Gato 5
    .one = un Gato 5
