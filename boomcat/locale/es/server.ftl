# The server: its command, and why it refuses what clients ask for ("error-" and the reason).

command-serve =
    Aloja mesas para personas y bots: en el navegador, y para cualquier programa (docs/protocol.md). Nada de lo que se
    confirmó se pierde, le pase lo que le pase al servidor, que sigue donde estaba.
    .short = Aloja mesas para personas y bots
command-web =
    Escribe en una carpeta un sitio de simples archivos. Cualquier alojamiento puede servirlo: cada cual juega contra los bots en su propio navegador, sin servidor.
    .short = Escribir un sitio que juega sin servidor
command-backup =
    Escribe en un solo archivo todo lo que un servidor ha guardado, incluso mientras funciona: cada mesa, cada partida.
    Si solo copias el archivo de la base de datos, falta lo que sigue en su diario.
    .short = Guarda las mesas de un servidor en un archivo
command-restore =
    Pone una copia de seguridad en lugar de la base de datos. Primero la comprueba; una base que usa un servidor, o que
    no está vacía, se queda como está.
    .short = Recupera una copia de seguridad
command-tables =
    Cuida las mesas de un servidor, esté en marcha o no: las lista, muestra una como la ve quien mira (nunca una mano,
    nunca el mazo), cierra una o veta una dirección. Un servidor en marcha reacciona en segundos.
    .short = Lista y cierra las mesas de un servidor, veta

value-address = DIRECCIÓN
value-place = DIRECCIÓN:PUERTO
value-database = BASE
value-cluster = SERVIDORES
value-action = list|show|close|ban|unban|bans
value-what = CÓDIGO|DIRECCIÓN
value-code = CÓDIGO
value-folder = CARPETA
value-url = URL
value-network = DIRECCIÓN[/BITS]
value-log-level = debug|info|warning|error
value-log-format = text|json

option-host = Escucha en esta dirección; por defecto, y sin --lan, solo puede conectarse este equipo. [BOOMCAT_HOST]
option-port = Escucha en este puerto; por defecto, en el primero libre desde el 8000. [BOOMCAT_PORT]
option-lan = Deja que se conecten teléfonos y ordenadores de la misma red. [BOOMCAT_LAN]
option-public-url = La dirección pública del servidor, si hay un proxy delante: https://juegos.example/boom. Los enlaces, códigos QR y páginas la siguen. [BOOMCAT_PUBLIC_URL]
option-trusted-proxy = Cree lo que un proxy en esta dirección (o red) dice sobre quién hace las peticiones; se puede repetir. Por defecto no cree a ninguno, y todos los que están detrás de un proxy cuentan como una sola visita. [BOOMCAT_TRUSTED_PROXY]
option-database = Un archivo, o postgresql://…; por defecto, boomcat.db en el clon, o en tu carpeta de datos de aplicaciones si Boomcat está instalado. [BOOMCAT_DATABASE]
option-cluster = Guarda las mesas en un clúster, junto con otros servidores: nats://uno,dos,tres. [BOOMCAT_CLUSTER]
option-cluster-visited = Los servidores de un clúster, en vez de una base de datos: nats://uno,dos,tres. [BOOMCAT_CLUSTER]
option-cluster-credentials = Un archivo que dice quiénes somos en el clúster: usuario:contraseña, un token, la semilla de una nkey, o las credenciales que escribe nsc. [BOOMCAT_CLUSTER_CREDENTIALS]
option-open = Abre el navegador. [BOOMCAT_OPEN]
option-web-dir = La carpeta del cliente web ya construido. [BOOMCAT_WEB_DIR]
option-keep-days = Tira mesas y partidas grabadas tras este número de días sin jugadas; por defecto, 365; 0 lo guarda todo para siempre. [BOOMCAT_KEEP_DAYS]
option-forbidden-names = Rechaza también como nombres, en las mesas públicas, las palabras de este archivo, una por línea. [BOOMCAT_FORBIDDEN_NAMES]
option-metrics = Muestra cifras para Prometheus en /metrics de esta dirección, solo para quien lleva el servidor; si das solo un puerto, únicamente desde esta máquina. Apagado por defecto. [BOOMCAT_METRICS]
option-log-level = Qué anotar en el registro; por defecto, warning. [BOOMCAT_LOG_LEVEL]
option-log-format = La forma del registro; por defecto, text. [BOOMCAT_LOG_FORMAT]
option-clock-speed = Hace que los relojes de las mesas vayan este número de veces más rápido, para pruebas. [BOOMCAT_CLOCK_SPEED]
option-force = Reemplaza lo que ya hay. restore deja el archivo antiguo junto al nuevo.
argument-action = list, por defecto, muestra todas las mesas abiertas; show y close piden el código de una mesa, ban y unban una dirección; bans lista las vetadas.
argument-what = El código de una mesa, una dirección como 203.0.113.7 o una red como 203.0.113.0/24. Una dirección IPv6 vale por todo su /64.
option-ban-days = Cuántos días dura el veto; 7 por defecto, 0 para siempre.
option-add = Pone solo lo que falta, desde una copia de seguridad o desde el archivo de lo que se tiró.
argument-web-folder = La carpeta que se escribe; un sitio anterior se reemplaza.
error-web-not-built = El cliente del navegador o su parte sin conexión no está construido: ejecuta python -m tools.web build y python -m tools.offline en el clon.
error-web-folder = { $folder } tiene otros archivos. Elige una carpeta nueva.
web-written = Escrito en { $folder }, { $size } MB. Súbelo a cualquier alojamiento con https.
argument-backup = El archivo que se escribe.
argument-restore = Un archivo escrito por boomcat backup, o una copia de la base de datos de un servidor.

serve-ready = Boomcat está listo en { $address }
serve-reachable = Desde los teléfonos de la misma red, abre { $address }
serve-public = Dirección pública: { $address }
serve-stop = Ctrl+C detiene el servidor.
serve-stopped = Detenido. Cada mesa seguirá cuando el servidor vuelva a arrancar.
serve-node-stopped = Detenido. Sus mesas siguen en los otros nodos, o seguirán cuando este vuelva a arrancar.
serve-cannot-listen = { $port ->
    [0] No se puede escuchar en { $host }: { $reason }.
   *[other] No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: { $reason }. Elige otro con --port.
}
serve-runs-already = Boomcat ya está en marcha en { $address }
serve-runs-elsewhere = Boomcat ya está en marcha en { $address }, con las mismas mesas. Detenlo primero, o dale a este otro --database.
serve-tables-here = Las mesas se guardan en { $database }, porque ese archivo está en esta carpeta. Muévelo a { $folder } para encontrarlas desde cualquier carpeta.
serve-no-store = No se pueden guardar las mesas en { $database }: { $problem }
serve-both = --database y --cluster se excluyen: las mesas se guardan en un solo lugar.
serve-no-web = --web-dir: { $folder } no contiene un cliente web construido (no hay index.html).
serve-no-forbidden-names = --forbidden-names: no se puede leer: { $problem }
serve-bad-public-url = --public-url: { $word } no es una dirección como https://juegos.example o https://juegos.example/boom, o su carpeta tiene un nombre que Boomcat necesita.
serve-bad-proxy = --trusted-proxy: { $word } no es una dirección ni una red como 127.0.0.1, ::1 o 10.0.0.0/8.
serve-no-client = El cliente web no está construido: aquí los navegadores no encuentran ninguna página, pero los programas pueden jugar. En un clon, python3 play lo construye.

database-problem = { $database }: { $problem }
database-progress = Copiando
backup-done = Guardado en { $file }: { $tables ->
    [one] una mesa abierta
   *[other] { $tables } mesas abiertas
}, { $records ->
    [one] una partida registrada
   *[other] { $records } partidas grabadas
}.
restore-done = Recuperado en { $file }: { $tables ->
    [one] una mesa abierta
   *[other] { $tables } mesas abiertas
}, { $records ->
    [one] una partida registrada
   *[other] { $records } partidas grabadas
}.
restore-aside = Lo que había antes se llama ahora { $file }.
error-place = No se puede escuchar en «{ $word }». Prueba 9812 o 192.0.2.7:9812.
tables-none = No hay mesas abiertas.
tables-code = Código
tables-phase = Estado
tables-edition = Edición
tables-people = Personas
tables-bots = Bots
tables-age = Edad
tables-touched = Calma
tables-phases = { $phase ->
    [lobby] en espera
    [sealing] a punto de empezar
    [playing] en juego
    [over] terminada
   *[unreadable] ilegible
}
tables-since = { $unit ->
    [days] { $number } días
    [hours] { $number } h
   *[minutes] { $number } min
}
tables-about = Mesa { $code }: { $edition }, { $phase }, { $games ->
    [0] aún sin partidas
    [one] primera partida
   *[other] { $games } partidas
}.
tables-times = Abierta hace { $age }, en calma desde hace { $touched }.
tables-pile = Montón: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
tables-open = asiento libre
tables-bot = { $name } (bot: { $bot })
tables-host = host
tables-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
tables-out = fuera
tables-turn = le toca
tables-closed = La mesa { $code } está cerrada, y quien estaba allí lo sabe.
tables-closed-unheard = La mesa { $code } está cerrada. Ningún servidor en marcha lo ha visto aún: nadie recibió aviso.
tables-banned = { $network } queda con veto { $until }. Un servidor en marcha lo echa en segundos.
tables-unbanned = { $network } puede volver.
tables-not-banned = { $network } no tiene veto. boomcat tables bans lista las direcciones vetadas.
tables-ban = { $network }, { $until }
tables-until = hasta el { $date }
tables-for-ever = para siempre
tables-no-bans = No hay vetos.
error-network = «{ $word }» no es una dirección. Prueba 203.0.113.7 o 203.0.113.0/24.
error-network-all = Vetar { $word } dejaría fuera a todo el mundo. Nombra una red más pequeña.

error-store-full = El disco está lleno. No ha cambiado nada.
error-store-busy = Otro programa tiene ocupada la base de datos. No ha cambiado nada; inténtalo de nuevo.
error-store-damaged = La base de datos está dañada.
error-store-read-only = La base de datos es de solo lectura.
error-store-unreachable = No se puede llegar a la base de datos. No ha cambiado nada; inténtalo de nuevo.
error-store-in-use = Otro servidor está usando esta base de datos.
error-store-linked = Este archivo de base de datos tiene un segundo nombre (un enlace duro), y usar los dos lo estropearía. Borra uno de los dos.
error-store-closed = El servidor se está deteniendo. No ha cambiado nada.
error-store-stale = La mesa ha avanzado entretanto, así que no se ha hecho nada. Inténtalo de nuevo.
error-store-gap = La mesa ha avanzado entretanto, así que no se ha hecho nada. Inténtalo de nuevo.
error-store-failed = No se ha podido guardar. No ha cambiado nada; inténtalo de nuevo.
error-store-too-new = La base de datos es de una versión más nueva de Boomcat.
error-store-too-old = La base de datos es de una versión anterior de Boomcat. Arranca una vez el servidor para actualizarla.
error-store-exists = Aquí ya hay algo. --force lo reemplaza.
error-store-bad-address = Esto no es un archivo ni la dirección de una base de datos PostgreSQL.
error-cluster-bad-address = Estas no son direcciones de servidores NATS. Escribe nats://uno,dos,tres (o tls://…); tras un signo de interrogación pueden seguir opciones.
error-cluster-bad-option = Una opción tras el signo de interrogación no está permitida. replicas es 1, 3 o 5, streams un número hasta 256, prefix hasta 32 minúsculas, cifras, - y _; ca, cert y key son archivos.
error-cluster-bad-credentials = El archivo de credenciales debe contener una de estas cosas: usuario:contraseña en una línea, un token, la semilla de una nkey (SU…), o lo que escribe nsc (.creds).
error-cluster-bad-certificate = No se puede leer un archivo para TLS. En la dirección, ca indica el certificado de la autoridad, cert y key los de este servidor.
error-cluster-unreachable = Ningún servidor NATS responde. Comprueba las direcciones, y que los servidores estén en marcha.
error-cluster-wrong-credentials = NATS no acepta estas credenciales. Compara --cluster-credentials con las cuentas de los servidores NATS.
error-cluster-not-permitted = NATS no deja que este usuario diga u oiga todo lo necesario. Permítele publicar y suscribirse a boomcat.> (o a tu prefijo, si has elegido uno), $JS.API.> e _INBOX.>.
error-cluster-wrong-tls = La conexión cifrada con NATS ha fallado. Usa tls:// si, y solo si, los servidores tienen TLS; SSL_CERT_FILE, o la opción ca de la dirección, indica el certificado de confianza; cert y key, el que se muestra.
error-cluster-no-jetstream = JetStream está apagado. Añade una sección jetstream a la configuración de los servidores NATS, y actívalo para esta cuenta.
error-cluster-too-few = No hay suficientes servidores NATS para guardarlo todo varias veces. Arranca al menos tres con JetStream en un mismo clúster NATS, o pon en la dirección la opción replicas=1 solo para probar.
error-cluster-too-old = Los servidores NATS son demasiado antiguos. Boomcat necesita la versión 2.11 o posterior.
error-cluster-other-streams = El clúster contiene flujos con estos nombres creados de otra manera. Usa las opciones con las que se crearon, u otro prefix.
error-cluster-clocks = Los relojes de esta máquina y de los servidores NATS están muy separados. Ponlos en hora con NTP.
error-cluster-upgrading = Esta mesa ya está en un Boomcat más nuevo y este servidor aún no puede seguirla. Inténtalo de nuevo en un momento.

error-bad-message = El servidor no entiende esto: { $problem }
error-wrong-host = Este servidor se llama de otra manera. Usa el enlace que te dio quien lo lleva.
error-wrong-origin = Esto viene de la página de otro sitio, así que no cuenta.
error-not-json = El servidor solo lee JSON.
error-message-too-long = Esto es demasiado largo para el servidor; como mucho { NUMBER($most, useGrouping: 0) } bytes.
error-too-many-requests = ¡Calma, tigre! Espera un momento e inténtalo de nuevo.
error-banned = No puedes entrar: quien lleva este servidor ha vetado tu dirección.
error-too-many-tables = Este servidor no tiene sitio ahora para otra mesa.
error-server-is-busy = Esto está a rebosar, y las partidas en curso van primero. Inténtalo de nuevo en un minuto.
error-analysis-is-busy = Los gatitos que juzgan partidas están todos ocupados. Inténtalo de nuevo en un momento.
error-analysis-failed = El juez se ha dormido con esta partida. Inténtalo de nuevo en un momento.
error-too-many-emotes = ¡De uno en uno!
error-unknown-emote = Emoción desconocida: «{ $word }». Elige entre: { $allowed }.
error-talk-is-off = Solo se puede escribir si el host ha activado la charla. Las caritas funcionan siempre.
error-nothing-said = Escribe algo que decir.
error-too-much-talk = ¡Deja hablar a los demás!
error-no-such-endpoint = No hay nada en esta dirección.
error-no-such-table = Esa mesa no existe. Quizá el enlace no está completo, o la mesa se cerró.
error-table-unreadable = Esta mesa está guardada, pero no se puede leer. La razón está en el registro del servidor.
error-no-such-record = Esa grabación no existe. Una partida se puede leer cuando ha terminado.
error-no-such-code = Este código no es válido o ha caducado. Pide uno nuevo en el otro dispositivo.
error-no-such-deal = Ese reparto no existe. El de hoy está en deal/today.
error-deal-is-over = Ese día ya pasó. Hoy hay un reparto nuevo.
error-deal-is-sealed = Otras personas aún juegan este reparto. Su grabación se podrá leer en { $hours } { $hours ->
    [one] hora
   *[other] horas
}.
error-server-broken = Algo ha ido mal en el servidor. No ha cambiado nada; inténtalo de nuevo.
error-say-hello-first = Primero saluda.

error-name-is-empty = Escribe un nombre.
error-name-offends = Este nombre lo leerán desconocidos: elige uno más amable. Valen letras, números y emojis.
error-only-play-now = Tu mesa es para quien tenga el enlace. Para conocer gente, elige «Con desconocidos».
error-no-host-here = Aquí no hay host: esta mesa se las arregla sola.
error-only-among-strangers = Solo se puede denunciar a alguien en mesas públicas.
error-not-a-stranger = En el asiento { $seat } no hay nadie a quien denunciar.
error-too-many-reports = Anotado. Respira antes de la próxima denuncia.
error-no-open-seat = Deja un asiento libre para ti.
error-only-watching = Solo estás mirando.
error-not-host = Solo puede hacerlo el host ({ $host }).
error-table-is-full = Los { $seats } asientos están ocupados.
error-game-is-running = Partida en curso. Espera a que termine.
error-you-sit-out = En esta partida no estás. Antes vuelve al juego.
error-agree-first = Di antes que quieres jugar.
error-wait-for-the-others = Los demás aún tienen { $seconds } s para pensárselo.
error-queue-is-full = Ya hay { $most } personas esperando.
error-game-not-started = La partida aún no ha empezado.
error-seat-is-taken = El asiento { $seat } está ocupado.
error-seat-is-open = El asiento { $seat } está vacío.
error-seat-is-gone = Ese asiento ya no existe.
error-seats-are-taken = Hay { $taken } asientos ocupados: no puede haber solo { $seats }.
error-not-a-person = Nadie en el asiento { $seat } puede hacerlo.
error-not-yourself = No puedes quitarte el asiento. Puedes dejar la mesa.
error-no-such-moment = En esta partida no hay momento { $moment }; el último es el { $most }.
error-no-such-puzzle = No hay acertijo { $number }; el último es el { $most }.
error-branch-seat-is-out = El asiento { $seat } ya ha explotado; elige uno que siga entero.
error-you-conceded = Has abandonado esta partida; un bot juega por ti.
error-people-play-on = En esta mesa todavía hay alguien jugando.
error-coach-is-off = El entrenador solo responde donde la mesa lo permite: contra bots, o si todos están de acuerdo.
error-coach-no-choice = Ahora no tienes elección. Ni el entrenador puede hacer nada.
error-coach-is-busy = El entrenador se está tomando un café. Inténtalo de nuevo en un momento.
error-nothing-to-take-back = No tienes ninguna jugada que deshacer.
error-only-against-bots = Solo se deshacen jugadas contra bots. Las personas se acuerdan.
error-too-late-to-contribute = Las cartas están repartidas: ya no se puede añadir azar.
error-already-contributed = Ya has añadido azar a esta partida.
error-not-a-ghost = Primero tienes que explotar.
error-too-late-to-predict = Demasiado tarde: ya ha pasado.
error-already-predicted = Ese pronóstico ya lo has hecho.
error-no-such-prediction = Elige a alguien que siga en juego.
error-not-in-lesson = Buena jugada, pero no en esta lección.
error-only-a-lesson = Eso no se puede en una lección.
error-bot-needs-server = El bot «{ $word }» solo juega con red. Sin red hay { $allowed }.
error-no-such-lesson = Lección desconocida «{ $word }»: hay { $allowed }.
error-not-connected = Ahora no hay conexión con el servidor.
error-no-answer = El servidor no ha respondido a tiempo. Inténtalo de nuevo.
error-unreachable = No se puede llegar al servidor. Comprueba la conexión.
error-server-error = Algo ha ido mal en el servidor. Inténtalo de nuevo.
error-id-used-before = Otra petición tenía este id. Usa uno nuevo para cada una.
error-already-host = El host ya eres tú.
error-nothing-changed = Ya está configurado así.
