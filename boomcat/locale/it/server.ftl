# The server: its command, and why it refuses what clients ask for ("error-" and the reason).

command-serve =
    Ospita tavoli per persone e bot: nel browser, e per qualsiasi programma (docs/protocol.md). Niente di ciò che è
    stato confermato va perso, qualunque cosa succeda al server, che riprende da dov’era.
    .short = Ospita tavoli per persone e bot
command-web =
    Scrive in una cartella un sito di semplici file. Qualsiasi host può pubblicarlo: si gioca contro i bot nel proprio browser, senza server.
    .short = Scrivere un sito che gioca senza server
command-backup =
    Scrive in un solo file tutto ciò che un server ha salvato, anche mentre è in funzione: ogni tavolo, ogni partita.
    Copiando soltanto il file del database si perderebbe quello che è ancora nel suo registro.
    .short = Salva i tavoli di un server in un file
command-restore =
    Mette un backup al posto del database. Prima lo controlla; un database che un server sta usando, o che non è vuoto,
    resta com’è.
    .short = Ripristina un backup
command-tables =
    Bada ai tavoli di un server, acceso o spento: li elenca, ne mostra uno come lo vede chi assiste (mai una mano, mai il
    mazzo), ne chiude uno, o bandisce un indirizzo. Un server acceso reagisce in pochi secondi.
    .short = Elenca e chiude i tavoli di un server, bandisce

value-address = INDIRIZZO
value-place = INDIRIZZO:PORTA
value-database = DATABASE
value-cluster = SERVER
value-action = list|show|close|ban|unban|bans
value-what = CODICE|INDIRIZZO
value-code = CODICE
value-folder = CARTELLA
value-url = URL
value-network = INDIRIZZO[/BIT]
value-log-level = debug|info|warning|error
value-log-format = text|json

option-host = Ascolta su questo indirizzo; se non indicato, e senza --lan, può collegarsi solo questo computer. [BOOMCAT_HOST]
option-port = Ascolta su questa porta; predefinita: la prima libera da 8000 in su. [BOOMCAT_PORT]
option-lan = Lascia collegare telefoni e computer della stessa rete. [BOOMCAT_LAN]
option-public-url = L’indirizzo pubblico del server, se davanti c’è un proxy: https://giochi.example/boom. Link, codici QR e pagine lo seguono. [BOOMCAT_PUBLIC_URL]
option-trusted-proxy = Crede a ciò che un proxy a questo indirizzo (o in questa rete) dice su chi fa le richieste; si può ripetere. Se non indicato non crede a nessuno, e tutti quelli dietro un proxy contano come una sola visita. [BOOMCAT_TRUSTED_PROXY]
option-database = Un file, o postgresql://…; predefinito: boomcat.db nel clone, o nella tua cartella dei dati delle applicazioni se Boomcat è installato. [BOOMCAT_DATABASE]
option-cluster = Conserva invece i tavoli in un cluster, insieme ad altri server: nats://uno,due,tre. [BOOMCAT_CLUSTER]
option-cluster-visited = I server di un cluster, invece di un database: nats://uno,due,tre. [BOOMCAT_CLUSTER]
option-cluster-credentials = Un file che dice chi siamo nel cluster: utente:password, un token, il seme di una nkey, o le credenziali scritte da nsc. [BOOMCAT_CLUSTER_CREDENTIALS]
option-open = Apre il browser. [BOOMCAT_OPEN]
option-web-dir = La cartella del client web già costruito. [BOOMCAT_WEB_DIR]
option-keep-days = Butta tavoli e partite registrate dopo questo numero di giorni senza mosse; predefinito: 365, 0 tiene tutto per sempre. [BOOMCAT_KEEP_DAYS]
option-forbidden-names = Rifiuta anche, come nomi ai tavoli pubblici, le parole di questo file, una per riga. [BOOMCAT_FORBIDDEN_NAMES]
option-metrics = Mostra cifre per Prometheus su /metrics di questo indirizzo, solo per chi gestisce il server; una porta da sola vale solo per questa macchina. Spento se non lo chiedi. [BOOMCAT_METRICS]
option-log-level = Che cosa annotare nel registro; predefinito: warning. [BOOMCAT_LOG_LEVEL]
option-log-format = La forma del registro; predefinito: text. [BOOMCAT_LOG_FORMAT]
option-clock-speed = Fa andare gli orologi dei tavoli questo numero di volte più veloci, per prova. [BOOMCAT_CLOCK_SPEED]
option-force = Sostituisce quello che c’è già. restore tiene il vecchio file accanto al nuovo.
argument-action = list, predefinito, mostra tutti i tavoli aperti; show e close vogliono il codice di un tavolo, ban e unban un indirizzo; bans elenca quelli banditi.
argument-what = Il codice di un tavolo, un indirizzo come 203.0.113.7 o una rete come 203.0.113.0/24. Un indirizzo IPv6 vale per tutta la sua /64.
option-ban-days = Quanti giorni dura il bando; predefinito: 7, 0 vuol dire per sempre.
option-add = Rimette solo ciò che manca, da un backup o dall’archivio di ciò che è stato buttato.
argument-web-folder = La cartella da scrivere; un sito precedente viene sostituito.
error-web-not-built = Il client per il browser o la sua parte offline non è costruito: esegui python -m tools.web build e python -m tools.offline nel clone.
error-web-folder = { $folder } contiene altri file. Scegli una cartella nuova.
web-written = Scritto in { $folder }, { $size } MB. Mettilo su un host qualsiasi con https.
argument-backup = Il file da scrivere.
argument-restore = Un file scritto da boomcat backup, o una copia del database di un server.

serve-ready = Boomcat è pronto all’indirizzo { $address }
serve-reachable = Dai telefoni della stessa rete apri { $address }
serve-public = Indirizzo pubblico: { $address }
serve-stop = Ctrl+C ferma il server.
serve-stopped = Fermato. Ogni tavolo riprenderà quando il server ripartirà.
serve-node-stopped = Fermato. I suoi tavoli continuano sugli altri nodi, o riprenderanno quando questo ripartirà.
serve-cannot-listen = { $port ->
    [0] Impossibile ascoltare su { $host }: { $reason }.
   *[other] Impossibile ascoltare su { $host }, porta { NUMBER($port, useGrouping: 0) }: { $reason }. Scegline un’altra con --port.
}
serve-runs-already = Boomcat è già in esecuzione all’indirizzo { $address }
serve-runs-elsewhere = Boomcat è già in esecuzione all’indirizzo { $address }, con gli stessi tavoli. Fermalo prima, o dai a questo un altro --database.
serve-tables-here = I tavoli si conservano in { $database }, perché quel file è in questa cartella. Spostalo in { $folder } per ritrovarli da qualsiasi cartella.
serve-no-store = Impossibile conservare i tavoli in { $database }: { $problem }
serve-both = --database e --cluster si escludono: i tavoli si conservano in un posto solo.
serve-no-web = --web-dir: { $folder } non contiene un client web costruito (manca index.html).
serve-no-forbidden-names = --forbidden-names: non si può leggere: { $problem }
serve-bad-public-url = --public-url: { $word } non è un indirizzo come https://giochi.example o https://giochi.example/boom, oppure la cartella ha un nome riservato a Boomcat.
serve-bad-proxy = --trusted-proxy: { $word } non è un indirizzo né una rete come 127.0.0.1, ::1 o 10.0.0.0/8.
serve-no-client = Il client web non è costruito: qui i browser non trovano nessuna pagina, ma i programmi possono giocare. In un clone lo costruisce python3 play.

database-problem = { $database }: { $problem }
database-progress = Copia in corso
backup-done = Salvato in { $file }: { $tables ->
    [one] un tavolo aperto
   *[other] { $tables } tavoli aperti
}, { $records ->
    [one] una partita registrata
   *[other] { $records } partite registrate
}.
restore-done = Ripristinato in { $file }: { $tables ->
    [one] un tavolo aperto
   *[other] { $tables } tavoli aperti
}, { $records ->
    [one] una partita registrata
   *[other] { $records } partite registrate
}.
restore-aside = Quello che c’era prima ora si chiama { $file }.
error-place = Non si può ascoltare su “{ $word }”. Prova 9812 o 192.0.2.7:9812.
tables-none = Nessun tavolo aperto.
tables-code = Codice
tables-phase = Stato
tables-edition = Edizione
tables-people = Persone
tables-bots = Bot
tables-age = Età
tables-touched = Fermo
tables-phases = { $phase ->
    [lobby] in attesa
    [sealing] sta per iniziare
    [playing] in corso
    [over] finita
   *[unreadable] illeggibile
}
tables-since = { $unit ->
    [days] { $number } giorni
    [hours] { $number } h
   *[minutes] { $number } min
}
tables-about = Tavolo { $code }: { $edition }, { $phase }, { $games ->
    [0] ancora nessuna partita
    [one] prima partita
   *[other] { $games } partite
}.
tables-times = Aperto da { $age }, fermo da { $touched }.
tables-pile = Mazzo: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
tables-open = posto libero
tables-bot = { $name } (bot: { $bot })
tables-host = host
tables-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
tables-out = fuori
tables-turn = è il suo turno
tables-closed = Il tavolo { $code } è chiuso, e chi c’era lo sa.
tables-closed-unheard = Il tavolo { $code } è chiuso. Nessun server acceso se n’è ancora accorto: nessuno è stato avvisato.
tables-banned = { $network } è al bando { $until }. Un server acceso lo mette fuori in pochi secondi.
tables-unbanned = { $network } può tornare.
tables-not-banned = { $network } non è al bando. boomcat tables bans elenca gli indirizzi banditi.
tables-ban = { $network }, { $until }
tables-until = fino al { $date }
tables-for-ever = per sempre
tables-no-bans = Nessuno è al bando.
error-network = “{ $word }” non è un indirizzo. Prova 203.0.113.7 o 203.0.113.0/24.
error-network-all = Bandire { $word } chiuderebbe fuori tutti. Indica una rete più piccola.

error-store-full = Il disco è pieno. Non è cambiato niente.
error-store-busy = Un altro programma tiene occupato il database. Non è cambiato niente; riprova.
error-store-damaged = Il database è danneggiato.
error-store-read-only = Il database è in sola lettura.
error-store-unreachable = Il database non è raggiungibile. Non è cambiato niente; riprova.
error-store-in-use = Un altro server sta usando questo database.
error-store-linked = Questo file di database ha un secondo nome (un hard link), e usarli entrambi lo rovinerebbe. Eliminane uno.
error-store-closed = Il server si sta fermando. Non è cambiato niente.
error-store-stale = Nel frattempo il tavolo è andato avanti, quindi non è stato fatto niente. Riprova.
error-store-gap = Nel frattempo il tavolo è andato avanti, quindi non è stato fatto niente. Riprova.
error-store-failed = Il salvataggio non è riuscito. Non è cambiato niente; riprova.
error-store-too-new = Il database è di una versione più recente di Boomcat.
error-store-too-old = Il database è di una versione più vecchia di Boomcat. Avvia una volta il server per aggiornarlo.
error-store-exists = Qui c’è già qualcosa. --force lo sostituisce.
error-store-bad-address = Questo non è né un file né l’indirizzo di un database PostgreSQL.
error-cluster-bad-address = Questi non sono indirizzi di server NATS. Scrivi nats://uno,due,tre (o tls://…); dopo un punto interrogativo possono seguire delle opzioni.
error-cluster-bad-option = Un’opzione dopo il punto interrogativo non è ammessa. replicas è 1, 3 o 5, streams un numero fino a 256, prefix fino a 32 tra minuscole, cifre, - e _; ca, cert e key sono file.
error-cluster-bad-credentials = Il file delle credenziali deve contenere una di queste cose: utente:password su una riga, un token, il seme di una nkey (SU…), o ciò che scrive nsc (.creds).
error-cluster-bad-certificate = Un file per TLS non si può leggere. Nell’indirizzo, ca indica il certificato dell’autorità, cert e key quelli di questo server.
error-cluster-unreachable = Nessun server NATS risponde. Controlla gli indirizzi, e che i server siano in funzione.
error-cluster-wrong-credentials = NATS non accetta queste credenziali. Confronta --cluster-credentials con gli account dei server NATS.
error-cluster-not-permitted = NATS non lascia dire o sentire a questo utente tutto ciò che serve. Permettigli di pubblicare e di iscriversi a boomcat.> (o al tuo prefisso, se ne hai scelto uno), $JS.API.> e _INBOX.>.
error-cluster-wrong-tls = La connessione cifrata a NATS non è riuscita. Usa tls:// se, e solo se, i server hanno TLS; SSL_CERT_FILE, o l’opzione ca dell’indirizzo, indica il certificato di cui fidarsi, cert e key quello da mostrare.
error-cluster-no-jetstream = JetStream è spento. Aggiungi una sezione jetstream alla configurazione dei server NATS, e attivalo per questo account.
error-cluster-too-few = Non ci sono abbastanza server NATS per conservare tutto più volte. Avviane almeno tre con JetStream in un solo cluster NATS, o dai all’indirizzo l’opzione replicas=1 solo per provare.
error-cluster-too-old = I server NATS sono troppo vecchi. A Boomcat serve la versione 2.11 o più recente.
error-cluster-other-streams = Il cluster contiene flussi con questi nomi creati in altro modo. Usa le opzioni con cui sono stati creati, o un altro prefix.
error-cluster-clocks = Gli orologi di questa macchina e dei server NATS sono molto distanti. Regolali con NTP.
error-cluster-upgrading = Questo tavolo gira già su un Boomcat più recente, e questo server non può ancora seguirlo. Riprova tra un momento.

error-bad-message = Il server non capisce il messaggio: { $problem }
error-wrong-host = Questo server ha un altro nome. Usa il link che ti ha dato chi lo gestisce.
error-wrong-origin = Arriva dalla pagina di un altro sito, quindi non vale.
error-not-json = Il server legge solo JSON.
error-message-too-long = È troppo lungo per il server; al massimo { NUMBER($most, useGrouping: 0) } byte.
error-too-many-requests = Calma, tigre! Aspetta un momento e riprova.
error-banned = Non puoi entrare: chi gestisce questo server ha bandito il tuo indirizzo.
error-too-many-tables = Ora questo server non ha posto per un altro tavolo.
error-server-is-busy = Qui è pieno zeppo, e le partite in corso vengono prima. Riprova tra un minuto.
error-analysis-is-busy = I gattini che giudicano le partite sono tutti occupati. Riprova tra un attimo.
error-analysis-failed = Il giudice si è addormentato su questa partita. Riprova tra un attimo.
error-too-many-emotes = Uno alla volta!
error-unknown-emote = Emote sconosciuta: “{ $word }”. Scegli tra: { $allowed }.
error-talk-is-off = Si può scrivere solo se l’host ha attivato le chiacchiere. Le faccine funzionano sempre.
error-nothing-said = Scrivi qualcosa da dire.
error-too-much-talk = Lascia parlare anche gli altri!
error-no-such-endpoint = A questo indirizzo non c’è niente.
error-no-such-table = Questo tavolo non esiste. Forse il link non è completo, o il tavolo è stato chiuso.
error-table-unreadable = Questo tavolo è salvato, ma non si riesce a leggerlo. Il motivo è nel registro del server.
error-no-such-record = Questa registrazione non esiste. Una partita si può leggere quando è finita.
error-no-such-code = Questo codice non è valido o è scaduto. Chiedine uno nuovo sull’altro dispositivo.
error-no-such-deal = Questa mano non esiste. Quella del giorno è su deal/today.
error-deal-is-over = Quel giorno è passato. Oggi c’è una mano nuova.
error-deal-is-sealed = C’è chi gioca ancora questa mano. La registrazione si potrà leggere tra { $hours } { $hours ->
    [one] ora
   *[other] ore
}.
error-server-broken = Qualcosa è andato storto nel server. Non è cambiato niente; riprova.
error-say-hello-first = Prima saluta.

error-name-is-empty = Scrivi un nome.
error-name-offends = Questo nome lo leggeranno degli sconosciuti: scegline uno più gentile. Lettere, cifre ed emoji vanno bene.
error-only-play-now = Il tuo tavolo è per chi ha il link. Per incontrare sconosciuti scegli “Con sconosciuti”.
error-no-host-here = Qui nessuno è host: il tavolo fa da sé.
error-only-among-strangers = Si può segnalare qualcuno solo ai tavoli pubblici.
error-not-a-stranger = Al posto { $seat } non c’è nessuno da segnalare.
error-too-many-reports = Ricevuto. Respira prima della prossima segnalazione.
error-no-open-seat = Lascia un posto libero per te.
error-only-watching = Stai solo guardando.
error-not-host = Può farlo solo l’host ({ $host }).
error-table-is-full = Tutti i { $seats } posti sono occupati.
error-game-is-running = Partita in corso. Aspetta che finisca.
error-you-sit-out = Questa partita la salti. Prima torna in gioco.
error-agree-first = Prima di’ che vuoi giocare.
error-wait-for-the-others = Gli altri hanno ancora { $seconds } s per pensarci.
error-queue-is-full = Ci sono già { $most } persone in attesa.
error-game-not-started = La partita non è ancora cominciata.
error-seat-is-taken = Il posto { $seat } è occupato.
error-seat-is-open = Il posto { $seat } è vuoto.
error-seat-is-gone = Quel posto non c’è più.
error-seats-are-taken = I posti occupati sono { $taken }: non possono essere solo { $seats }.
error-not-a-person = Nessuno al posto { $seat } può farlo.
error-not-yourself = Non puoi escluderti. Puoi lasciare il tavolo.
error-no-such-moment = In questa partita non c’è il momento { $moment }; l’ultimo è il { $most }.
error-no-such-puzzle = Il rompicapo { $number } non esiste; l’ultimo è il { $most }.
error-branch-seat-is-out = A quel punto il posto { $seat } è già esploso; scegline uno ancora intero.
error-you-conceded = Hai abbandonato questa partita; un bot gioca al posto tuo.
error-people-play-on = A questo tavolo c’è ancora chi gioca.
error-coach-is-off = Il coach risponde solo dove il tavolo lo permette: contro i bot, o se tutti sono d’accordo.
error-coach-no-choice = Adesso non hai scelta. Nemmeno il coach può farci niente.
error-coach-is-busy = Il coach è a prendere un caffè. Riprova tra un attimo.
error-nothing-to-take-back = Non hai nessuna mossa da ritirare.
error-only-against-bots = Le mosse si ritirano solo contro i bot. Le persone se le ricordano.
error-too-late-to-contribute = Le carte sono distribuite: è tardi per aggiungere casualità.
error-already-contributed = Hai già aggiunto casualità a questa partita.
error-not-a-ghost = Prima devi esplodere.
error-too-late-to-predict = Troppo tardi: è già successo.
error-already-predicted = Questo pronostico l’hai già fatto.
error-no-such-prediction = Scegli chi è ancora in gioco.
error-not-in-lesson = Bella mossa, ma non in questa lezione.
error-only-a-lesson = In una lezione non si può.
error-bot-needs-server = Il bot “{ $word }” gioca solo con la rete. Senza rete ci sono { $allowed }.
error-no-such-lesson = Lezione sconosciuta “{ $word }”: ci sono { $allowed }.
error-not-connected = Ora non c’è collegamento con il server.
error-no-answer = Il server non ha risposto in tempo. Riprova.
error-unreachable = Il server non è raggiungibile. Controlla il collegamento.
error-server-error = Qualcosa è andato storto nel server. Riprova.
error-id-used-before = Un’altra richiesta aveva questo id. Usane uno nuovo per ognuna.
error-already-host = L’host sei già tu.
error-nothing-changed = È già impostato così.
