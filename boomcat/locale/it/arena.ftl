# `boomcat arena`: bots against bots.

command-arena =
    Fa giocare dei bot l’uno contro l’altro e dice chi è più forte. Ogni distribuzione viene giocata con tutte le
    rotazioni dei posti e la stessa sorte, così la sorte si annulla. Se ci sono meno bot che posti, l’ultimo occupa
    quelli che restano: “arena heuristic random --players 4” è un heuristic contro tre random. Le percentuali di vittorie
    sono per posto, con intervalli in cui una distribuzione conta come una sola osservazione. Ctrl-C mostra quanto è
    stato giocato e lo conserva; lo stesso comando poi riprende. Le serie incompiute restano in BOOMCAT_CACHE, o nella
    cache del sistema, finché le regole e i bot restano gli stessi.
    .short = Fa giocare dei bot l’uno contro l’altro

value-bot = BOT
value-bots = BOT,...
value-seconds = SECONDI

argument-bots =
    Chi gioca, ognuno in una riga del risultato: random, heuristic, apprentice, champion;
    cheat, che vede tutte le carte e segna il limite massimo; oppure un tuo bot: una classe Python (modulo:Classe, o un file come my_bot.py), o un
    programma, con il suo percorso, o con “program:” e un comando.
option-arena-players = Il numero di giocatori; predefinito: tanti quanti i bot.
option-deals = Quante distribuzioni, ognuna giocata una volta per posto; predefinito: 100.
option-deal-seed = Il seme della prima distribuzione; predefinito: 1.
option-think-time = Quanto può pensare un bot per ogni risposta; predefinito: 1 secondo. Poi si gioca una mossa automatica.
option-restart = Ricomincia da capo, anche se lo stesso comando era stato interrotto.
option-plot = Disegna le percentuali di vittorie con i loro intervalli in questo file, che deve finire in .svg o .png.
option-arena-review = Analizza poi venti partite e mostra che cosa sbaglia ogni bot, con posizioni.
option-dask = Fai giocare i worker di un cluster Dask: l’indirizzo del suo scheduler, per esempio tcp://10.0.0.1:8786. Il risultato è lo stesso che su questa macchina.
option-record-folder = Registra ogni partita in questa nuova cartella; docs/records.md spiega come leggerle.
option-simulate-bots = Chi gioca, separati da virgole, posto per posto; l’ultimo occupa il resto. I nostri bot, classi Python o programmi, come nell’arena; altrimenti si gioca a caso.

error-no-bots = Di’ quali bot devono giocare. Scegli tra: { $allowed }; o una classe Python (modulo:Classe, o un file come my_bot.py), o un programma, con il suo percorso o con “program:” e un comando.
error-too-many-bots =
    { $bots } bot non stanno a un tavolo per { $players }: nominane al massimo { $players }, o imposta --players a { $bots }.
error-seconds = “{ $word }” non è un numero di secondi da { $least } a { $most }.
error-plot = “{ $word }” deve finire in uno di questi modi: { $allowed }.
error-plot-folder = Non c’è nessuna cartella { $folder } in cui disegnare il grafico.
error-plot-unwritten = Impossibile scrivere il grafico in { $file }: { $reason }.
error-worker-died = Uno dei processi che giocavano è finito: qualcosa l’ha chiuso, o è stato un bot.
arena-resumes = Quanto è stato giocato è al sicuro; lo stesso comando riprende.
arena-review-progress = Si cercano i colpevoli
arena-review-bot = { $bot }: { $count } mosse cattive in { $decisions } decisioni; { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } centesimi di vittoria persi per partita e posto.
arena-review-kind = { $count } × { $played } invece di { $best }: { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } centesimi ciascuna
arena-review-example = il posto { $seat } gioca “{ $played }”; meglio: “{ $best }”
dask-not-there = Nessuno scheduler Dask risponde a { $address }. “dask scheduler” ne avvia uno, e “dask worker” con il suo indirizzo un worker.
dask-not-encrypted = La configurazione di Dask e { $address } non vanno insieme: tls:// richiede distributed.comm.tls con un certificato, la sua chiave e l’autorità, e dove la cifratura è obbligatoria non va bene altro.
dask-waiting = Lo scheduler Dask non ha ancora worker. Ne aspettiamo uno; Ctrl-C interrompe.
dask-lost = Lo scheduler Dask a { $address } è sparito.
dask-no-boomcat = Al worker Dask { $worker } manca Boomcat { $version }. Installa lo stesso su ogni worker.
dask-other-boomcat = Il worker Dask { $worker } ha un altro Boomcat: { $theirs } mentre questo è { $version }, o altri file. Installa lo stesso su ogni worker.
dask-no-folder = I tuoi bot si cercano nella cartella in cui ti trovi, e il worker Dask { $worker } non ha { $folder }.
dask-no-bot = Il worker Dask { $worker } non può far giocare { $bot }: { $problem }
dask-other-bot = Il worker Dask { $worker } ha un { $bot } diverso dal tuo. Copia il tuo su ogni worker.
dask-no-module = Al worker Dask { $worker } manca { $module }, che serve a { $bot }.

arena-title =
    { $edition }, { $players } giocatori: { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }, { $games ->
        [many] { $games } di partite
       *[other] { $games } partite
    }
arena-bot = bot
arena-bot-seats = { $bot } × { $seats }
arena-rate = vittorie (intervallo al 95%)
arena-rate-value = { $rate } ({ $low } – { $high })
arena-rating = punteggio
arena-rating-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-places = piazzamenti (%)
arena-time = decisione
arena-defaults = mosse automatiche
arena-microseconds = { NUMBER($time, maximumFractionDigits: 0) } µs
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-legend = La percentuale di vittorie di un posto; a parità di forza sarebbe { $fair } per ciascuno. Seme { NUMBER($seed, useGrouping: 0) }.
arena-no-incidents = Nessun bot ha fatto tardi, ha fatto mosse non permesse o è andato in crash.
arena-incidents = { $bot } ha ricevuto una mossa automatica: { $incidents }.
arena-mostly-default = { $bot }: { $incidents } decisioni su { $decisions } sono state mosse automatiche, quindi questo risultato non dice nulla del bot.
arena-incident =
    { $count } × { $kind ->
        [late] troppo tardi
        [illegal] non permessa
        [malformed] non capita
        [dead] programma già chiuso
       *[crashed] errore del bot
    }
arena-interrupted =
    { $played ->
        [one] Interrotto dopo una distribuzione su { $deals }; lo stesso comando riprende.
       *[other] Interrotto dopo { $played } distribuzioni su { $deals }; lo stesso comando riprende.
    }
arena-nothing-played = Interrotto prima che finisse la prima distribuzione.
arena-plot-axis = Percentuale di vittorie di un posto, con l’intervallo al 95%
arena-plot-fair = a parità di forza: { $fair }
