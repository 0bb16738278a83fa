# `boomcat arena`: bots against bots.

command-arena =
    Hace jugar a unos bots entre sí y dice cuál es más fuerte. Cada reparto se juega con todas las rotaciones de los
    asientos y el mismo azar, para que el azar se anule. Si hay menos bots que asientos, el último ocupa los que quedan:
    «arena heuristic random --players 4» es un heuristic contra tres random. Las tasas de victorias son por asiento, con
    intervalos en los que un reparto cuenta como una sola observación. Ctrl-C muestra lo jugado y lo guarda; la misma
    orden sigue después. Las series a medias se guardan en BOOMCAT_CACHE o, si no, en la caché del sistema, mientras las
    reglas y los bots sean los mismos.
    .short = Hace jugar a unos bots entre sí

value-bot = BOT
value-bots = BOT,...
value-seconds = SEGUNDOS

argument-bots =
    Quién juega, cada uno en una fila del resultado: random, heuristic, apprentice, champion;
    cheat, que ve todas las cartas y marca el límite máximo; o un bot tuyo: una clase de Python (módulo:Clase, o un archivo como my_bot.py), o un programa,
    por su ruta, o con «program:» y una orden.
option-arena-players = El número de jugadores; por defecto, tantos como bots.
option-deals = Cuántos repartos, cada uno jugado una vez por asiento; por defecto, 100.
option-deal-seed = La semilla del primer reparto; por defecto, 1.
option-think-time = Cuánto puede pensar un bot cada respuesta; por defecto, 1 segundo. Después se hace una jugada automática.
option-restart = Empieza de cero, aunque la misma orden se interrumpiera antes.
option-plot = Dibuja las tasas de victorias con sus intervalos en este archivo, que debe terminar en .svg o .png.
option-arena-review = Después analiza veinte partidas y dice qué hace mal cada bot, con posiciones.
option-dask = Haz jugar a los workers de un clúster Dask: la dirección de su scheduler, por ejemplo tcp://10.0.0.1:8786. El resultado es el mismo que en esta máquina.
option-record-folder = Graba cada partida en esta carpeta nueva; docs/records.md explica cómo leerlas.
option-simulate-bots = Quién juega, separados por comas, asiento por asiento; el último ocupa el resto. Nuestros bots, clases de Python o programas, como en la arena; si no, se juega al azar.

error-no-bots = Di qué bots deben jugar. Elige entre: { $allowed }; o una clase de Python (módulo:Clase, o un archivo como my_bot.py), o un programa, por su ruta o con «program:» y una orden.
error-too-many-bots =
    { $bots } bots no caben en una mesa para { $players }: nombra { $players } como mucho, o pon --players a { $bots }.
error-seconds = «{ $word }» no es un número de segundos de { $least } a { $most }.
error-plot = «{ $word }» debe terminar en una de estas formas: { $allowed }.
error-plot-folder = No hay ninguna carpeta { $folder } donde dibujar el gráfico.
error-plot-unwritten = No se puede escribir el gráfico en { $file }: { $reason }.
error-worker-died = Uno de los procesos que jugaban ha terminado: algo lo mató, o fue un bot.
arena-resumes = Lo jugado está a salvo; la misma orden sigue desde ahí.
arena-review-progress = Buscando culpables
arena-review-bot = { $bot }: { $count } malas jugadas en { $decisions } decisiones; { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } centésimas de victoria perdidas por partida y asiento.
arena-review-kind = { $count } × { $played } en vez de { $best }: { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } centésimas cada una
arena-review-example = el asiento { $seat } juega «{ $played }»; mejor: «{ $best }»
dask-not-there = Ningún scheduler Dask responde en { $address }. «dask scheduler» arranca uno, y «dask worker» con su dirección, un worker.
dask-not-encrypted = La configuración de Dask y { $address } no casan: tls:// necesita distributed.comm.tls con un certificado, su clave y la autoridad, y donde el cifrado es obligatorio no vale otra cosa.
dask-waiting = El scheduler Dask aún no tiene workers. Esperamos a uno; Ctrl-C lo termina.
dask-lost = El scheduler Dask en { $address } ha desaparecido.
dask-no-boomcat = Al worker Dask { $worker } le falta Boomcat { $version }. Instala el mismo en cada worker.
dask-other-boomcat = El worker Dask { $worker } tiene otro Boomcat: { $theirs } cuando este es { $version }, u otros archivos. Instala el mismo en cada worker.
dask-no-folder = Tus propios bots se buscan en la carpeta en la que estás, y el worker Dask { $worker } no tiene { $folder }.
dask-no-bot = El worker Dask { $worker } no puede hacer jugar a { $bot }: { $problem }
dask-other-bot = El worker Dask { $worker } tiene otro { $bot } distinto del tuyo. Copia el tuyo en cada worker.
dask-no-module = Al worker Dask { $worker } le falta { $module }, que { $bot } necesita.

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
arena-defaults = jugadas automáticas
arena-microseconds = { NUMBER($time, maximumFractionDigits: 0) } µs
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-legend = La tasa de victorias de un asiento; a igual fuerza sería { $fair } para cada uno. Semilla { NUMBER($seed, useGrouping: 0) }.
arena-no-incidents = Ningún bot llegó tarde, hizo jugadas no permitidas ni falló.
arena-incidents = { $bot } recibió una jugada automática: { $incidents }.
arena-mostly-default = { $bot }: { $incidents } de { $decisions } decisiones han sido jugadas automáticas, así que este resultado no dice nada del bot.
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
