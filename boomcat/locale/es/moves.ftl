# What a player can do, and what they are asked.

ask-turn = Juega una carta, o roba.
ask-nope = ¿Dices que no, o lo dejas pasar?
ask-defuse = ¡Un gatito! ¿Lo desactivas?
ask-place = ¿Dónde va el gatito?
ask-give = ¿Qué carta le das { $to-current }?
ask-steal = ¿Qué le robas { $to-other }?
ask-take = ¿Qué carta tomas del montón de cartas descartadas?
ask-alter = ¿En qué orden devuelves las cartas de encima?
ask-heck = ¿Te quedas la carta del fondo, o la pones encima?
ask-face = ¿Con quién te enfrentas, y qué gato pones delante de ti?
ask-trade = ¿Te quedas la carta que tienes delante, o la cambias?
ask-devilcat = ¡Tienes delante al Minino de las Tinieblas! ¿Lo desactivas?
ask-now = { $Current } va a robar. ¿Cambias antes el futuro?
ask-add =
    { $adding ->
        [potluck] ¿Qué carta pones encima del montón de cartas para robar?
       *[garbage] ¿Qué carta metes en el montón de cartas para robar?
    }
ask-bury = ¿Dónde va la carta de encima?
ask-share = ¿En qué orden devuelves las cartas de encima? Después las ve quien juega detrás de ti.
ask-aim = ¿A quién le ladran los dos Gatitos ladradores?
ask-bark = ¡Los dos Gatitos ladradores te ladran! ¿Los desactivas?

move-draw = Robar una carta
move-nope = Va a ser que no
move-pass = Dejarlo pasar
move-play = Jugar { $card }
move-play-at = Jugar { $card } contra el jugador { $target }
move-favor = Pedir un Favor al jugador { $target }
move-favor-godcat = Pedir un Favor al jugador { $target }, con el Gatísimo
move-pair = Dos cartas iguales ({ $cards }): robarle una carta al jugador { $target }
move-triple = Tres cartas iguales ({ $cards }): pedirle { $named } al jugador { $target }
move-five = Cinco cartas distintas ({ $cards })
move-defuse = Jugar { $card }
move-explode = Explotar
move-place =
    { $above ->
        [0] Poner el gatito encima
        [one] Poner el gatito debajo de una carta
       *[other] Poner el gatito debajo de { $above } cartas
    }
move-give = Dar { $card }
move-steal-godcat = Llevarme el Gatísimo
move-steal-random = Llevarme otra carta al azar
move-take = Tomar { $card }
move-alter = De arriba abajo: { $cards }
move-alter-places = Posiciones anteriores, de arriba abajo: { $places }
move-keep = Quedármela
move-put = Ponerla encima del montón de cartas para robar
move-face = Enfrentarme al jugador { $opponent }, con { $card } delante de mí
move-stay = Quedarme la carta
move-trade = Cambiar la carta
move-blind = Jugar a ciegas
move-now = Cambiarlo ya
move-wait = Dejar robar
move-add = Meter { $card }
move-bury =
    { $above ->
        [0] Devolver la carta encima
        [one] Poner la carta debajo de otra
       *[other] Poner la carta debajo de otras { $above }
    }
move-share = De arriba abajo: { $cards }
move-aim = Ladrar al jugador { $target }
