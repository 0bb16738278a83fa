# The server: its command, and why it refuses what clients ask for ("error-" and the reason).

command-serve =
    Ofrece mesas para personas y bots: en el navegador, y para cualquier programa (docs/protocol.md). Nada de lo que se
    confirmó se pierde, le pase lo que le pase al servidor, que sigue donde estaba.
    .short = Ofrece mesas para personas y bots

value-address = DIRECCIÓN
value-database = BASE
value-folder = CARPETA
value-log-level = debug|info|warning|error
value-log-format = text|json

option-host = Escucha en esta dirección; si falta, y sin --lan, solo puede conectarse este equipo. [BOOMCAT_HOST]
option-port = Escucha en este puerto; si falta, en el primero libre desde el 8000. [BOOMCAT_PORT]
option-lan = Deja que se conecten teléfonos y ordenadores de la misma red. [BOOMCAT_LAN]
option-database = Un archivo, o postgresql://…; si falta, boomcat.db en esta carpeta. [BOOMCAT_DATABASE]
option-open = Abre el navegador. [BOOMCAT_OPEN]
option-web = La carpeta del cliente web ya construido. [BOOMCAT_WEB]
option-keep-days = Cierra las mesas en las que no ha pasado nada en tantos días; si falta, 30. [BOOMCAT_KEEP_DAYS]
option-log-level = Qué anotar en el registro; si falta, warning. [BOOMCAT_LOG_LEVEL]
option-log-format = La forma del registro; si falta, text. [BOOMCAT_LOG_FORMAT]
option-speed = Hace que todos los relojes de las mesas vayan tantas veces más rápido, para pruebas. [BOOMCAT_SPEED]

serve-ready = Boomcat está en { $address }
serve-reachable = Los teléfonos de la misma red abren { $address }
serve-stop = Ctrl+C detiene el servidor.
serve-stopped = Detenido. Cada mesa seguirá cuando el servidor vuelva a arrancar.
serve-cannot-listen = { $port ->
    [0] No se puede escuchar en { $host }: { $reason }.
   *[other] No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: { $reason }. Elige otro con --port.
}
serve-no-store = No se pueden guardar las mesas en { $database }: { $problem }
serve-no-web = --web: En { $folder } no hay ningún cliente web construido; hace falta un index.html.

error-store-full = No queda sitio en el disco. No ha cambiado nada.
error-store-busy = Otro programa tiene ocupada la base de datos. No ha cambiado nada; inténtalo de nuevo.
error-store-damaged = La base de datos está dañada.
error-store-read-only = No se puede escribir en la base de datos.
error-store-unreachable = No se puede llegar a la base de datos. No ha cambiado nada; inténtalo de nuevo.
error-store-in-use = Otro servidor está usando esta base de datos.
error-store-closed = El servidor se está deteniendo. No ha cambiado nada.
error-store-stale = La mesa ha cambiado entretanto. No se ha hecho nada; inténtalo de nuevo.
error-store-gap = La mesa ha cambiado entretanto. No se ha hecho nada; inténtalo de nuevo.
error-store-failed = No se ha podido guardar. No ha cambiado nada; inténtalo de nuevo.
error-store-too-new = La base de datos es de una versión más nueva de Boomcat.
error-store-bad-address = Esto no es un archivo ni la dirección de una base de datos PostgreSQL.

error-bad-message = El servidor no entiende esto: { $problem }
error-message-too-long = Esto es demasiado largo para el servidor; como mucho { NUMBER($most, useGrouping: 0) } bytes.
error-too-many-requests = ¡No tan deprisa! Espera un momento e inténtalo de nuevo.
error-too-many-tables = Este servidor no tiene sitio ahora para otra mesa.
error-too-many-emotes = ¡No tantos a la vez!
error-unknown-emote = No hay ningún «{ $word }»; hay: { $allowed }.
error-no-such-endpoint = No hay nada en esta dirección.
error-no-such-table = Esa mesa no existe. Quizá el enlace no está completo, o la mesa se cerró.
error-table-unreadable = Esta mesa está guardada, pero no se puede leer. La razón está en el registro del servidor.
error-no-such-record = Esa grabación no existe. Una partida se puede leer cuando ha terminado.
error-no-such-code = Este código no vale, o ya no. Pide uno nuevo en el otro dispositivo.
error-server-broken = Algo ha ido mal en el servidor. No ha cambiado nada; inténtalo de nuevo.
error-say-hello-first = Primero saluda.

error-name-is-empty = Escribe un nombre.
error-no-open-seat = Deja un asiento libre para ti.
error-only-watching = Solo estás mirando.
error-not-host = Solo puede hacerlo el anfitrión ({ $host }).
error-table-is-full = Los { $seats } asientos están ocupados.
error-game-is-running = Hay una partida en marcha. Espera a que termine.
error-game-not-started = La partida aún no ha empezado.
error-seat-is-taken = El asiento { $seat } está ocupado.
error-seat-is-open = No hay nadie en el asiento { $seat }.
error-seat-is-gone = Ese asiento ya no existe.
error-seats-are-taken = Hay { $taken } asientos ocupados: no puede haber solo { $seats }.
error-not-a-person = En el asiento { $seat } no hay nadie que pueda hacerlo.
error-not-yourself = No puedes quitarte el asiento. Puedes dejar la mesa.
error-you-conceded = Has abandonado esta partida; un bot juega por ti.
error-people-play-on = En esta mesa todavía hay alguien jugando.
error-too-late-to-contribute = Las cartas están repartidas: es tarde para añadir algo a su azar.
error-already-contributed = Ya has añadido algo al azar de esta partida.
error-not-connected = Ahora no hay conexión con el servidor.
error-no-answer = El servidor no ha respondido a tiempo. Inténtalo de nuevo.
error-unreachable = No se puede llegar al servidor. Comprueba la conexión.
error-server-error = Algo ha ido mal en el servidor. Inténtalo de nuevo.
error-id-used-before = Otra petición tenía este id. Usa uno nuevo para cada una.
error-already-host = El anfitrión ya eres tú.
error-nothing-changed = Ya está así.
