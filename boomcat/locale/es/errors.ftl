# What can be wrong with an answer: "error-" and the reason that the rules give. `docs/notation.md` has the notation.

error-unknown-edition = Edición desconocida: «{ $word }». Elige entre: { $allowed }.
error-unknown-card = Carta desconocida en esta edición: «{ $word }». Elige entre: { $allowed }.
error-unknown-combos = «{ $word }» no es un tipo de combinaciones. Elige entre: { $allowed }.
error-players-out-of-range = { $edition } es para { $fewest } a { $most } jugadores, no para { $players }.
error-no-such-seat = No hay ningún jugador { $seat } en esta mesa; los jugadores van de 1 a { $players }.
error-no-such-question = Todavía no hay ninguna pregunta { $question }; la que está abierta es la { $open }.
error-question-is-closed = Eso responde a la pregunta { $question }, que está cerrada; la que está abierta es la { $open }.
error-game-is-over = La partida ha terminado.
error-you-are-out = La partida ha terminado para ti.
error-own-card-on-top = Esa carta es tuya; ahora les toca a los demás.
error-already-passed = Ya lo has dejado pasar.
error-not-asked = No decides tú, sino el jugador { $asked }.
error-not-an-answer = Eso no responde a la pregunta de ahora.
error-card-not-held = No tienes las cartas que hacen falta.
error-card-not-in-edition = Esa carta no está en esta edición.
error-card-not-discarded = Esa carta no está en el montón de cartas descartadas.
error-kitten-stays-discarded = Un gatito no se puede recuperar del montón de cartas descartadas.
error-combo-not-at-this-table = Esa combinación no se juega en esta mesa.
error-not-five-different = Hacen falta cinco cartas distintas.
error-feral-cannot-be-that = Un Gato salvaje solo puede valer por una carta de Gato.
error-godcat-cannot-be-that = El Gatísimo no se puede jugar como esa carta.
error-godcat-not-on-mat = Eso solo se puede jugar mientras el Gatísimo y el Minino de las Tinieblas estén en el tapete.
error-target-is-yourself = Elige a otra persona, no a ti.
error-target-not-at-table = Ese jugador no está en esta mesa.
error-target-is-out = Ese jugador está fuera.
error-target-has-no-cards = Ese jugador no tiene cartas.
error-target-has-nothing-to-mark = A ese jugador no le quedan cartas que marcar.
error-target-is-cursed = Sobre ese jugador ya pesa una maldición.
error-next-card-is-taken = Alguien se ha pedido ya esa próxima carta.
error-you-are-cursed = Maldición: no puedes elegir cartas que no ves.
error-you-see-your-cards = Tus cartas las ves, así que elige una.
error-card-not-in-tower = Esa carta no está en la torre.
error-godcat-stays-in-hand = El Gatísimo no va al montón de cartas para robar.
error-card-does-not-defuse = Solo una Desactivación o el Gatísimo puede evitar una explosión.
error-card-is-not-that = Una carta se juega como lo que es; solo el Gatísimo puede ser otra.
error-not-a-cat-of-the-mat = Pon el Gatísimo o el Minino de las Tinieblas.
error-place-too-deep = El montón de cartas para robar no es tan hondo.
error-wrong-number-of-cards = Di la nueva posición de cada carta de encima, una sola vez.
error-recipe-not-toml =
    { $row ->
        [0] La receta no es TOML válido.
       *[other] La línea { $row } de la receta no es TOML válido.
    } Escribe líneas como «[cards]» y «skip = 6».
error-recipe-unknown-field = Campo desconocido en la receta: «{ $word }». Elige entre: { $allowed }.
error-recipe-unknown-card = Carta desconocida en la receta: «{ $word }». Elige entre: { $allowed }.
error-recipe-card-twice = «{ $card }» aparece dos veces en la receta; ¿cuántas tiene que haber?
error-recipe-bad-count = «{ $card }»: hace falta un número entero de 0 a { $most }.
error-recipe-bad-value =
    { $field ->
        [start] «start» debe ser la clave de una edición o una baraja.
        [deal] «deal» debe ser una tabla como «cards = 5».
        [kittens] «kittens» debe ser una tabla como «exploding = 4».
       *[cards] «cards» debe ser una tabla de cartas, cada una con un número entero.
    }
error-bad-option =
    { $field ->
        [options] «options» debe ser una tabla de opciones.
        [combos] «combos» debe ser «special» o «cats».
        [first] «first» debe ser el número de un asiento, de 1 a { $most }.
       *[other] «{ $field }» debe ser true o false.
    }
error-recipe-too-many-cards = { $cards } cartas son demasiadas; una baraja tiene { $most } como mucho.
error-recipe-too-few-kittens =
    Con { $players } jugadores { $needed ->
        [one] hace falta un gatito
       *[other] hacen falta { $needed } gatitos
    }; esta baraja tiene { $kittens }.
error-recipe-too-few-defuses = Con { $players } jugadores hace falta una Desactivación por persona; esta baraja tiene { $defuses }.
error-recipe-too-few-cards = Para repartir a { $players } jugadores hacen falta { $needed } cartas; esta baraja tiene { $cards } para repartir.
error-recipe-mat-incomplete = El Gatísimo y el Minino de las Tinieblas van juntos, uno de cada, y un Apocalipsis necesita a los dos.
error-recipe-bad-amount = «{ $word }» pide un número, o números por jugadores: «5», «n-1», «7,5:5».
error-recipe-bad-players = «players» pide un número o un intervalo dentro de { $fewest }-{ $most }.
error-recipe-knob-out-of-range = Con { $players } jugadores, «{ $word }» sale { $value }; va de { $least } a { $most }.
error-recipe-not-in-deck = Con { $players } jugadores hacen falta { $needed } de «{ $card }»; esta baraja tiene { $copies }.
error-recipe-bad-title = El título debe ser un texto de 40 letras como mucho, todas visibles.
