# The game in the terminal, and the table that `boomcat position` draws.

game-dealt = { $edition }, { $players } jugadores. Cada uno recibe una Desactivación y 7 cartas más.
game-first =
    { $role ->
        [actor] Empiezas tú.
       *[other] Empieza { $actor }.
    }
game-seat = Eres el jugador { $seat }.
game-place =
    { $role ->
        [actor] { $place }. tú
       *[other] { $place }. { $actor }
    }
bot-failed =
    { $kind ->
        [late] { $Actor } ha tardado demasiado; se hace una jugada automática.
        [crashed] { $Actor } ha fallado; sigue heuristic.
        [dead] { $Actor } se ha cerrado; sigue heuristic.
        [invalid] { $Actor } ha respondido un disparate; sigue heuristic.
       *[other] { $Actor } no ha dado una respuesta válida; se hace una jugada automática.
    }
game-places = Clasificación final: { $places }.
game-left = Te escapas por la gatera.
game-input-ended = Fin de la entrada: la partida termina aquí.
game-interrupted = Interrumpido: la partida termina aquí.

table-title = { $edition }, { $players } jugadores
table-cards =
    { $count ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $count } cartas
    }
table-player = Jugador { $seat }: { $state }
table-player-named = { $seat } { $name }: { $state }
table-seat = Jugador { $seat }
table-out = fuera
table-with-godcat = { $cards } con el Gatísimo
table-noted = { $state }; { $notes }
table-note-cursed = con maldición
table-note-marked = enseña: { $cards }
table-note-taking = la próxima carta es para el jugador { $taker }
table-note-barking = un Gatito ladrador delante
table-note-tower = la torre delante: { $cards }
table-tower = La torre junto al montón: { $cards }
table-risk-streaking =
    { $kittens ->
        [0] No quedan gatitos
        [one] Queda un gatito, en el montón o en una mano
       *[other] Quedan { $kittens } gatitos, en el montón o uno en una mano
    }; montón: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
table-risk =
    Gatitos en el montón: { $kittens } de { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
table-discards = Descartes: { $count }, encima: { $card }
table-discards-none = Aún no hay descartes
table-mat = En el tapete: el Gatísimo y el Minino de las Tinieblas
table-owed = Te quedan { $owed } turnos
table-top-imploding-up = Encima del montón: el Imploding Kitten, boca arriba
table-direction-clockwise = Se juega en sentido horario
table-direction-counter = Se juega en sentido antihorario
table-hand = Tu mano ({ $count }): { $cards }
table-hand-cursed =
    { $count ->
        [one] Tu mano: un pompis
       *[other] Tu mano: { $count } pompis
    }
table-before-you = Lo tuyo: { $notes }

menu-back = atrás
menu-more = { $label }…
menu-prompt = Tu elección («?» para la ayuda):
menu-place = ¿Cuántas cartas le pones encima? 0 es arriba del todo, { $bottom } el fondo.
menu-nope = Intro lo deja pasar, 1 juega tu «Va a ser que no»:
menu-no-nope = No tienes ningún «Va a ser que no»; Intro lo deja pasar:
menu-now = { $name } va a robar. Intro lo deja pasar, 1 cambia el futuro:
menu-no-now = { $name } va a robar. No puedes cambiar el futuro; Intro lo deja pasar:
menu-pair = Dos cartas iguales: robar una carta al azar
menu-triple = Tres cartas iguales: pedir una carta por su nombre
menu-five = Cinco cartas distintas: tomar una del montón de cartas descartadas
menu-godcat = Jugar el Gatísimo como otra carta
menu-player = jugador { $seat }
menu-ask-whom = ¿A quién?
menu-ask-cards = ¿Qué cartas?
menu-ask-title = ¿Como qué carta?
menu-ask-named = ¿Qué carta pides?
menu-ask-order = ¿Qué carta va en la posición { $place } desde arriba?
menu-ask-five =
    { $number ->
        [1] Cinco cartas distintas. La primera, en este orden:
       *[other] Carta { $number } de las cinco:
    }
menu-allowed = Escribe un número ({ $numbers }), una jugada en la notación, «?» para la ayuda, o q para salir.
menu-allowed-pass = Pulsa Intro para dejarlo pasar, «?» para la ayuda, o q para salir.
menu-leave = ¿Dejar la partida? s para salir, cualquier otra cosa para seguir:
menu-yes = s
menu-help =
    Escribe el número de lo que quieres hacer. Tres puntos quieren decir que sigue una pregunta, y 0 vuelve atrás.
    También puedes escribir una jugada: { $moves }. «c» pide consejo al entrenador.
    Después de cada carta que se juega te preguntan si dices que no, tengas lo que tengas; Intro lo deja pasar.
    q deja la partida.

position-pile = Montón de cartas para robar ({ $count }), desde arriba: { $cards }
position-discards = Montón de cartas descartadas ({ $count }), desde arriba: { $cards }
position-removed = Retiradas del juego: { $cards }
position-boxed = Apartadas sin que nadie las vea: { $cards }
position-lifted = Tomada del montón, aún en ninguna mano: { $card }
position-godcat-before = El Gatísimo está delante del jugador { $seat }.
position-actor = El jugador { $seat } decide fuera de su turno.
position-passed = Lo dejaron pasar: { $seats }.
position-asked = Decide el jugador { $seat }: { $question }
position-won = Ha ganado el jugador { $seat }.
