# `boomcat arena`: bots against bots.

command-arena =
    Haz que unos bots jueguen entre sí y descubre cuál es más fuerte. Cada reparto se juega con todas las rotaciones de
    los asientos y la misma suerte, para que la suerte se anule. Si hay menos bots que asientos, el último bot ocupa los
    que quedan: «arena heuristic random --players 4» es un heuristic contra tres random. La tasa de victorias es la de un
    asiento: a igual fuerza, una entre el número de jugadores. Su intervalo toma el reparto como unidad. Ctrl-C muestra
    lo jugado hasta entonces y lo guarda; la misma orden sigue después desde ahí. Una serie terminada no se guarda. Las
    que quedan a medias están en la carpeta de la variable BOOMCAT_CACHE, si no en la caché del sistema, y solo cuentan
    mientras las reglas y los bots sean los mismos.
    .short = Haz que unos bots jueguen entre sí

value-bot = BOT
value-seconds = SEGUNDOS

argument-bots =
    Quién juega, cada uno en una fila del resultado: random, heuristic, o cheat, que ve todas las cartas y muestra lo
    máximo que se puede alcanzar; o un programa tuyo, por su ruta, o con «program:» y una orden.
option-arena-players = El número de jugadores; si falta, tantos como bots.
option-deals = Cuántos repartos, cada uno jugado una vez por asiento; si falta, 100.
option-deal-seed = La semilla del primer reparto; si falta, 1.
option-seconds = Cuánto puede pensar un bot cada respuesta; si falta, 1 segundo. Quien tarda más recibe una jugada de oficio.
option-fresh = Empieza de cero, aunque la misma orden se interrumpiera antes.
option-plot = Dibuja las tasas de victorias con sus intervalos en este archivo, que debe terminar en .svg o .png.

error-bot = No hay ningún bot «{ $word }»; hay: { $allowed }, y programas, por su ruta o con «program:» y una orden.
error-no-bots = Di qué bots deben jugar; hay: { $allowed }, y programas, por su ruta o con «program:» y una orden.
error-too-many-bots =
    { $bots } bots no caben en una mesa para { $players }: nombra { $players } como mucho, o pon --players a { $bots }.
error-seconds = «{ $word }» no es un número de segundos de { $least } a { $most }.
error-plot = «{ $word }» debe terminar en una de estas formas: { $allowed }.
error-plot-folder = No hay ninguna carpeta { $folder } donde dibujar el gráfico.
error-plot-unwritten = No se puede escribir el gráfico en { $file }: { $reason }.
error-worker-died = Uno de los procesos que jugaban se cerró desde fuera. Lo jugado está a salvo: la misma orden sigue desde ahí.

arena-title =
    { $edition }, { $players } jugadores: { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }, { $games ->
        [many] { $games } de partidas
       *[other] { $games } partidas
    }
arena-bot = bot
arena-bot-seats = { $bot } × { $seats }
arena-rate = victorias (intervalo del 95 %)
arena-rate-value = { $rate } ({ $low } – { $high })
arena-rating = puntuación
arena-rating-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-places = puestos (%)
arena-time = decisión
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-microseconds = { NUMBER($time, maximumFractionDigits: 0) } µs
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-legend = La tasa de victorias de un asiento; a igual fuerza sería { $fair } para cada uno. Semilla { NUMBER($seed, useGrouping: 0) }.
arena-no-incidents = Ningún bot llegó tarde, ni se equivocó, ni falló de otra manera.
arena-incidents = { $bot } recibió una jugada de oficio: { $incidents }.
arena-incident =
    { $count } × { $kind ->
        [late] demasiado tarde
        [illegal] no permitida
        [malformed] no se entendió
        [dead] el programa había terminado
       *[crashed] fallo del bot
    }
arena-interrupted =
    { $played ->
        [one] Interrumpido tras un reparto de { $deals }; la misma orden sigue desde ahí.
       *[other] Interrumpido tras { $played } repartos de { $deals }; la misma orden sigue desde ahí.
    }
arena-nothing-played = Interrumpido antes de terminar el primer reparto.
arena-plot-axis = Tasa de victorias de un asiento, con el intervalo del 95 %
arena-plot-fair = a igual fuerza: { $fair }
