# The command line. Every option and command has its line of help here; `short` is the command in a list of commands.

interrupted = Interrumpido.

help-usage = Uso:
help-some-options = [OPCIONES]
help-command = ORDEN [ARGUMENTOS]
help-arguments = Argumentos:
help-options = Opciones:
help-commands = Órdenes:

command-boomcat =
    El juego de cartas Exploding Kittens, completo: para jugar, para estudiar, para construir. No oficial; sin relación
    con la editorial.
    .short = Exploding Kittens en la terminal
command-terminal =
    Juega una partida en la terminal, contra bots. Cuando te pregunten, elige una jugada por su número, o escríbela en
    la notación; «?» para la ayuda, q para salir.
    .short = Juega una partida en la terminal
command-replay =
    Cuenta una partida grabada: con todas las cartas a la vista, o como la vio un jugador. El número al margen es la
    pregunta que se respondió.
    .short = Cuenta una partida grabada
command-review =
    Analizar una partida terminada: qué fue suerte, qué fue habilidad y qué jugadas fueron errores. Solo es un error lo que
    200 partidas, jugadas desde ahí con la misma suerte, dan por peor que la jugada del campeón.
    .short = Analizar una partida terminada
command-puzzle =
    Muestra el acertijo de hoy: un momento de una partida. Con una jugada en la notación dice cuánto vale.
    .short = Muestra el acertijo de hoy, o cuánto vale una jugada
command-position =
    Muestra una posición: la mesa, quién decide qué, y qué se puede hacer.
    .short = Muestra una posición y sus jugadas permitidas
command-odds =
    Explica el riesgo de que la próxima carta sea un Exploding Kitten, como puede calcularlo un jugador: a partir de una
    posición, o con todo lo que vio antes de una pregunta de una partida grabada.
    .short = Explica el riesgo de la próxima carta
command-simulate =
    Juega muchas partidas, al azar o entre los bots que indiques, y da las tasas de victorias por asiento, la duración de
    las partidas y la velocidad. Los mismos argumentos dan siempre las mismas partidas.
    .short = Juega muchas partidas y cuenta
command-editions =
    Enumera las ediciones y las barajas, o las cartas de una de ellas.
    .short = Enumera las ediciones, las barajas y sus cartas

value-edition = CLAVE
value-number = N
value-sizes = N|A-B
value-seat = ASIENTO
value-combos = special|cats
value-move = JUGADA
value-position = POSICIÓN
value-file = ARCHIVO

option-help = Muestra esta ayuda.
option-version = Muestra la versión, y si las reglas están compiladas.
option-json = Escribe JSON en vez de tablas.
option-edition = La edición, o el comienzo de su clave: original (por defecto), nsfw, party-pack o good-vs-evil; una baraja hecha («lightning»); o una baraja propia: con números detrás («original skip=6»), o un archivo que acabe en .toml.
option-players = El número de jugadores; por defecto, 4.
option-sizes = El número de jugadores, o un rango de números; por defecto, todos los que permite la edición.
option-games = Cuántas partidas en total, repartidas por igual entre los números de jugadores; por defecto, 10 000.
option-seed = Dónde empiezan las semillas de las partidas; por defecto, 1.
option-game-seed = Juega la partida de esta semilla; por defecto, cada partida es nueva.
option-seat = Tu asiento; por defecto, 1.
option-watch = Mira jugar a los bots, sin asiento propio.
option-bot = Quiénes son los bots: champion juega mejor que nadie, apprentice casi, heuristic bien, random mal; o uno tuyo, clase de Python o programa, como en la arena.
option-auto-pass = No pregunta si quieres decir que no mientras no tengas un «Va a ser que no».
option-record = Graba la partida en este archivo nuevo; boomcat replay la cuenta.
option-plain = Líneas sencillas en vez de toda la pantalla: para lectores de pantalla y registros. Una tubería las recibe sin pedirlas.
option-replay-seat = Cuenta lo que ve el jugador de este asiento; por defecto, se cuenta todo.
option-all = Cuenta todo aunque la partida no haya terminado.
option-odds-seat = El riesgo de quién: un número de asiento. Obligatorio.
option-odds-record = Toma la posición de la grabación de una partida.
option-question = Con --record: el número de la pregunta en la que se pide el riesgo.
option-combos = Qué combinaciones hay: special, todas las Combinaciones especiales de la edición, o cats, solo parejas de cartas de Gato; por defecto, special.
option-quick = La partida rápida: un tercio de la baraja se aparta sin que nadie lo vea.
option-five-different = Cinco cartas distintas recuperan una del montón de cartas descartadas, en cualquier edición.
option-no-stacking = Los Ataques no se suman: la víctima siempre juega 2 turnos.
option-remove-dead-hands = Las manos de quienes explotan se retiran del juego.
option-first-seat = El asiento que empieza; por defecto, al azar.
argument-position = La posición en la notación, @ y el nombre de un archivo, o - para leerla de la entrada estándar (por defecto).
argument-puzzle = Qué acertijo; sin número, el de hoy.
argument-puzzle-move = Lo que harías, en la notación: skip, o "pair skip 2".
argument-record = La grabación de una partida, como la escribe boomcat terminal --record, o como la da una mesa al acabar la partida.
argument-edition = La clave de una edición, o su comienzo; sin ella, se enumeran todas.

error-no-such-command = Orden desconocida: «{ $word }». Elige entre: { $allowed }.
did-you-mean = ¿Querías decir { $word }?
error-no-such-language = No hay ningún idioma «{ $word }», así que será inglés. Para BOOMCAT_LANG elige entre: { $allowed }.
error-no-such-option = Opción desconocida aquí: «{ $word }». Elige entre: { $allowed }.
error-option-needs-value = Después de la opción { $option } hace falta un valor.
error-option-takes-no-value = La opción { $option } no lleva valor.
error-missing-parameter = Falta { $name }.
error-seat-or-all = --seat y --all no van juntas; un jugador no lo ve todo. Elige una.
error-position-or-record = Una posición y --record no van juntas; da solo una.
error-question-needs-record = --question va con --record; una posición ya lleva su pregunta.
error-record-needs-question = --record va con --question; esta grabación tiene las preguntas de 0 a { $most }.
error-puzzle-move = En este acertijo no existe la jugada { $move }.
error-no-such-recorded-question = --question: la grabación tiene las preguntas de 0 a { $most }, no { $question }.
error-odds-seat-out = El jugador { $seat } está fuera y ya no roba cartas.
error-odds-over = La partida ha terminado; ya nadie roba cartas.
error-extra-argument = «{ $word }» es un argumento de más; { $help } muestra lo que se permite.
error-in-parameter = { $name }: { $problem }
error-number = «{ $word }» no es un número de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
error-word = «{ $word }» no está en la lista: { $allowed }.
error-sizes = «{ $word }» no es un número de jugadores, como 4, ni un rango, como 2-5.
error-needs-extra = { $command } necesita { $module }, que no está instalado. En tu clon de Boomcat: { $install }
error-cannot-write = No se puede escribir el resultado: { $reason }.
error-cannot-read = No se puede leer el archivo { $file }: { $reason }.
error-not-text = { $file } no es un texto en UTF-8.

editions-key = clave
editions-name = edición
editions-players = jugadores
editions-cards = cartas
editions-special = qué tiene de especial
editions-range = { $fewest }–{ $most }
editions-title = { $edition }, de { $fewest } a { $most } jugadores
editions-card = carta
editions-count = número
editions-pack = { $sizes } jugadores
editions-total = en total
editions-deck = baraja
editions-minutes = minutos
editions-feel = qué se siente
editions-mood = Unos { $minutes } minutos. Ánimo: { $moods }.
editions-setup = { $players } jugadores: { $hand } cartas en mano, { $defuses } × Desactivación, { $kittens } × gatito explosivo, { $implodings } × gatito implosivo.
editions-more = boomcat editions CLAVE enumera las cartas de una edición.

simulate-size =
    { $players } jugadores: { $games ->
        [one] una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }
simulate-seat = jugador
simulate-wins = victorias
simulate-rate = tasa de victorias
simulate-interval = intervalo del 95 %
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between = { $low } – { $high }
simulate-lengths = Decisiones por partida: { NUMBER($mean, maximumFractionDigits: 1) } de media, de { $shortest } a { $longest }.
simulate-speed = Por segundo: { $games } partidas y { $decisions } decisiones.
simulate-total =
    { $edition }, semilla { NUMBER($seed, useGrouping: 0) }: { $games ->
        [one] una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, huella { $fingerprint }.
simulate-progress = Jugando
simulate-interrupted = Interrumpido: esto es lo que se ha jugado hasta ahora.
simulate-nothing-played = Interrumpido antes de terminar la primera partida.

position-hint = Escribe o pega una posición, y termina con Ctrl-D.
error-recipe-unreadable = No se puede leer la receta { $file }: { $reason }.
