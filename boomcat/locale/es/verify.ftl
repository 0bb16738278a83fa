# `boomcat verify`: whether the luck of a recorded game was the promised one (`docs/fairness.md`).

command-verify =
    Comprueba el azar de una partida grabada: que el secreto es el que se prometió antes de la partida, que cada carta
    se repartió, se barajó y se robó como deciden el secreto y los bytes de los jugadores, y que esta partida se sigue de
    ello. El código de salida es 0 si todo es correcto, 1 si algo no lo es, 2 si el archivo no se puede leer.
    .short = Comprueba el azar de una partida grabada
value-hex = HEX
option-commitment = La huella que anotaste antes de la partida.
option-contribution = Con --seat: los bytes que diste antes de la partida.
option-verify-seat = Con --contribution: tu asiento.

error-hexadecimal = «{ $word }»: hacen falta { $least ->
        [0] cifras hexadecimales, dos por byte y { $most } como mucho
       *[other] { $least } cifras hexadecimales
    }.
error-contribution-and-seat = --contribution y --seat van juntas; da las dos o ninguna.

verify-wrong = Incorrecto: { $problem }
verify-lines = Cada línea tiene la suma de control correcta; número de líneas: { $lines }.
verify-seed = Esta partida se jugó con una simple semilla. No se prometió nada sobre su azar, así que solo se puede comprobar el desarrollo.
verify-commitment-right = La huella { $commitment } corresponde al secreto.
verify-commitment-wrong = La huella de la grabación, { $commitment }, no corresponde al secreto, cuya huella es { $right }.
verify-noted-right = La huella es la que anotaste.
verify-noted-wrong = La huella no es la que anotaste, que es { $noted }.
verify-noted-seed = Anotaste una huella, pero esta grabación no promete nada.
verify-own-right = Los bytes del jugador { $seat } son los tuyos.
verify-own-wrong = Los bytes del jugador { $seat } no son los tuyos, que son { $bytes }.
verify-own-seed = Diste bytes propios, pero esta grabación no tiene ninguno.
verify-given =
    El jugador { $seat } ({ $player ->
        [person] una persona
       *[bot] un bot
    }) dio { $bytes }.
verify-given-nothing =
    El jugador { $seat } ({ $player ->
        [person] una persona
       *[bot] un bot
    }) no dio bytes.

verify-luck = Lo que decidió el azar:
verify-outcomes =
    { $count ->
        [one] Resultado { $first }: { $what }
       *[other] Resultados { $first } a { $last }: { $what }
    }
verify-hands = Se repartieron { $cards } cartas a { $players } jugadores.
verify-boxed = { $cards } cartas se apartaron sin que nadie las viera.
verify-tower = { $cards } cartas se convirtieron en la torre.
verify-pile = Se barajó el montón de { $cards } cartas para robar.
verify-first = Salió elegido el jugador { $seat } para empezar.
verify-shuffle = En la pregunta { $question } se barajó el montón de { $cards } cartas para robar.
verify-theft = En la pregunta { $question } el jugador { $thief } le robó una carta al jugador { $victim }.
verify-card = En la pregunta { $question } se eligió una carta del jugador { $seat }.

verify-replayed = Con este azar las jugadas grabadas llevan a los puestos grabados: { $places }.
verify-unfinished = La grabación termina antes que la partida, tras la línea { $line }; lo que sigue no se puede comprobar.

verify-proved = Todo es correcto. El secreto estaba fijado antes de que nadie diera bytes, porque anotaste entonces su huella, y todo el azar se sigue del secreto y de los bytes.
verify-proved-without-note = Todo es correcto, si la huella es la que te mostraron antes de la partida: compárala, o dala con --commitment. Sin una nota tuya, la grabación podría haberse hecho después.
verify-no-contributions = Todo es correcto, pero ningún jugador dio bytes: el azar lo eligió la mesa sola, aunque antes de la partida, si la huella es la que te mostraron.
verify-replay-only = El desarrollo es correcto. Quien eligió la semilla eligió el azar, así que esto no prueba que fuera limpio.
verify-not-proved = Esta no es la partida que se prometió.
verify-not-whole = Lo que hay es correcto, pero la partida no está entera, así que nada queda probado.
