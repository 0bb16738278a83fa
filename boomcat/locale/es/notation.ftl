# What can be wrong with a text in the notation (`docs/notation.md`): "error-" and the reason that reading it gives.
# Words and cards are shown as they are written there. Where something is wrong in a line of a position, `in-line`
# stands around the message.

in-line = Línea { $line }: { $problem }

error-word-missing =
    { $expected ->
        [move] Falta una jugada.
        [play] Falta lo que se juega.
        [card] Falta una carta; «-» quiere decir ninguna.
        [seat] Falta el número de un jugador.
        [number] Falta un número.
        [edition] Falta la edición.
        [question] Falta la pregunta.
       *[word] Falta una palabra.
    }
error-word-too-many = «{ $word }» es una palabra de más.
error-unknown-word = «{ $word }» no va aquí; va una de estas: { $allowed }.
error-not-a-number = «{ $word }» no es un número.
error-number-out-of-range = { $number } no va aquí; hace falta un número de { $least } a { $most }.
error-not-a-seat = «{ $word }» no es un jugador; los jugadores van de 1 a { $players }.

# Cards
error-too-many-copies = «{ $card }» aparece { $copies } veces; la edición solo tiene { $most }.
error-too-many-at-table =
    «{ $card }» aparece { $copies ->
        [one] una vez
       *[other] { $copies } veces
    }; en esta mesa hay { $most }.
error-never-in-a-hand = Ninguna mano puede tener «{ $card }», así que no se puede jugar, dar ni tomar.
error-never-in-a-pile = «{ $card }» nunca está en un montón; está en el tapete o, si es el Gatísimo, en una mano.
error-in-draw-pile-only = «{ $card }» solo puede estar en el montón de cartas para robar.

# Moves
error-unknown-move = «{ $word }» no es una jugada; las jugadas empiezan con una de estas palabras: { $allowed }.
error-not-a-play = «{ $word }» no juega ninguna carta; lo que se juega empieza con una de estas palabras: { $allowed }.
error-never-alone = «{ $card }» no se juega sola.
error-wrong-stand-ins =
    { $copies ->
        [2] «{ $cards }» no son dos cartas iguales: nombra la carta y, tras un +, el Gato salvaje o el Gatísimo que vale por la segunda.
       *[other] «{ $cards }» no son tres cartas iguales: nombra la carta y, tras un +, cada Gato salvaje o el Gatísimo que vale por una de ellas.
    }
error-not-an-order = «{ $order }» no es un orden nuevo: nombra cada posición anterior una vez, cinco como mucho.

# Positions
error-edition-missing = El texto está vacío; una posición empieza con la edición.
error-unknown-option = Opción desconocida: «{ $word }». Elige entre: { $allowed }.
error-option-twice = La opción «{ $word }» aparece dos veces.
error-unknown-statement = Indicación desconocida: «{ $word }». Elige entre: { $allowed }.
error-statement-twice = «{ $word }» aparece dos veces.
error-flag-with-value = «{ $word }» va solo, sin dos puntos ni valor.
error-seat-missing = Falta el jugador { $seat }.
error-pile-missing = Falta el montón de cartas para robar.
error-too-few-kittens =
    Para terminar la partida { $needed ->
        [one] hace falta un gatito
       *[other] hacen falta { $needed } gatitos
    } en el montón de cartas para robar; hay { $kittens }.
error-all-players-out = Todo el mundo está fuera; tiene que quedar alguien.
error-place-taken = El jugador { $seat } ya fue el número { $place } en explotar.
error-place-missing = Nadie fue el número { $place } en explotar, pero otros explotaron después.
error-player-is-out = El jugador { $seat } está fuera.

# Windows and questions
error-window-and-question = Mientras hay una ventana de «Va a ser que no» abierta no hay ninguna otra pregunta.
error-passes-come-last = En una ventana de «Va a ser que no», quienes lo dejaron pasar van al final.
error-played-the-top-card = El jugador { $seat } jugó la carta de encima y no tiene que responder.
error-passed-twice = El jugador { $seat } aparece dos veces entre quienes lo dejaron pasar.
error-everybody-passed = Cuando todo el mundo lo ha dejado pasar, la ventana de «Va a ser que no» está cerrada.
error-unknown-question = Pregunta desconocida: «{ $word }». Elige entre: { $allowed }.
error-question-not-at-this-table = La pregunta «{ $word }» no se hace nunca en esta mesa.
error-player-has-the-turn = Es el turno del jugador { $seat }; hay que nombrar a otro.
error-hand-is-empty = El jugador { $seat } no tiene ninguna carta que dar.
error-no-choice-to-steal = El jugador { $seat } no tiene a la vez el Gatísimo y otra carta, así que no hay elección.
error-nothing-to-take = En el montón de cartas descartadas no hay ninguna carta que se pueda tomar.
error-nothing-to-defuse-with = El jugador { $seat } no tiene nada con que desactivar, así que no hay pregunta.
error-godcat-is-held = El jugador { $seat } tiene el Gatísimo en la mano, pero está delante de los jugadores del Apocalipsis.
error-godcat-not-opposite = Cuando el Minino de las Tinieblas está delante del jugador { $seat }, el otro jugador del Apocalipsis tiene el Gatísimo.
error-statement-not-at-this-table = «{ $word }» no dice nada en esta mesa: la carta no está en el mazo.
error-marked-not-held = Al jugador { $seat } no le queda ningún «{ $card }» que marcar.
error-taken-from-twice = La próxima carta del jugador { $seat } solo puede ir a otro jugador.
error-kitten-without-streaking = El jugador { $seat } puede tener un solo gatito en la mano, junto al Gatito Nudista.
error-not-out-of-turn = El jugador { $seat } no puede haber jugado eso fuera de su turno.
error-never-noped = «{ $card }» no se puede parar: no abre ninguna ventana.
