# Records of games (`docs/records.md`): what can be wrong with one, and what `replay` says around the story.
# An error is "error-" and its reason; `in-line` (notation.ftl) stands around it.

error-record-empty = El archivo está vacío; la grabación de una partida empieza con una línea sobre la partida.
error-record-foreign = Esto no es la grabación de una partida, que empieza con una línea que contiene "format":"boomcat-record".
error-record-version = La grabación es de la versión { $found }; aquí solo se puede leer la versión { $known }.
error-record-rules-version = La partida se jugó con la versión { $found } de las reglas y hoy podría ir de otra manera; solo se pueden repetir partidas de la versión { $known }.
error-record-first-line-torn = Ni siquiera la primera línea está entera, así que no hay nada que repetir.
error-record-line-changed = Esta línea se ha cambiado, o no sigue a la anterior; solo se pueden leer líneas tal como se escribieron.
error-record-line-too-long = Esta línea es demasiado larga; una línea tiene { $most } bytes como mucho.
error-record-goes-on = La grabación termina con los puestos, en la línea anterior a esta; después no puede haber nada.
error-record-wrong-fields = Esta línea no tiene los campos que hacen falta; en este lugar hay: { $allowed }.
error-record-wrong-value =
    { $field ->
        [edition] «edition» debe ser la clave de una edición.
        [title] «title» debe ser un texto de 100 letras como mucho, todas visibles.
        [seats] «seats» debe enumerar cada jugador con un «name» de 100 letras como mucho y un «player», person o bot.
        [seed] «seed» debe ser un número entero de 64 bits como mucho.
        [luck] «luck» debe tener un «commitment» y un «secret» de 64 cifras hexadecimales cada uno, y unas «contributions», 64 como mucho por jugador.
        [start] «start» debe ser una fecha como 2026-05-01T18:30:00+00:00.
        [question] «question» debe ser el número de una pregunta.
        [seat] «seat» debe ser el número de un jugador de esta mesa.
        [move] «move» debe ser una jugada en la notación.
        [seconds] «seconds» debe ser un número, y no menor que en la línea anterior.
       *[standings] «standings» debe nombrar a cada jugador una vez.
    }
error-record-wrong-question = Esto responde a la pregunta { $question }, pero la que está abierta es la { $open }.
error-record-not-asked = En la pregunta { $question } no le toca responder al jugador { $seat }; les toca a: { $allowed }.
error-record-has-pass = Dejar pasar una ventana de «Va a ser que no» no se graba nunca; solo se graban las jugadas que otros ven.
error-record-illegal-move =
    El jugador { $seat } no puede responder «{ $move }» a la pregunta { $question }; puede: { $moves ->
        [none] solo dejarlo pasar
       *[other] { $moves }
    }{ $more ->
        [0] .
       *[other] {" "}y { $more } más.
    }
error-record-ends-early = Los puestos se dicen cuando la pregunta { $question } sigue abierta; antes tiene que terminar la partida.
error-record-other-places = Estos no son los puestos con los que termina la partida, que son: { $allowed }.

replay-players = Los jugadores: { $players }.
replay-player =
    { $player ->
        [person] { $seat } una persona
       *[bot] { $seat } un bot
    }
replay-player-named =
    { $player ->
        [person] { $seat } { $name } (una persona)
       *[bot] { $seat } { $name } (un bot)
    }
replay-start = Grabada el { $start }.
replay-options = Opciones: { $options }.
replay-hand = El jugador { $seat } recibe: { $cards }.
replay-torn = La partida no ha terminado: la grabación se corta a mitad de la línea { $line }.
replay-unfinished = La partida no ha terminado: la grabación acaba tras la línea { $line }, antes de que se digan los puestos.
replay-as-spectator = Se cuenta como la ve el público; --all lo cuenta todo, --seat lo que ve un jugador.
replay-open = Aquí termina la grabación; la pregunta { $question } está abierta.

record-exists = El archivo { $file } ya existe; una grabación necesita uno nuevo.
record-cannot-write = No se puede escribir el archivo { $file }: { $reason }.
record-folder-not-empty = La carpeta { $folder } no está vacía; hace falta una solo para estas partidas.
record-folder-done =
    { $games ->
        [one] Una partida está grabada
       *[other] { $games } partidas están grabadas
    } en { $folder }.
record-stopped = La partida ya no se puede grabar: { $reason }. Sigue sin grabarse.
