# The command line. Every option and command has its line of help here; `short` is the command in a list of commands.

interrupted = Interrotto.

help-usage = Uso:
help-some-options = [OPZIONI]
help-command = COMANDO [ARGOMENTI]
help-arguments = Argomenti:
help-options = Opzioni:
help-commands = Comandi:

command-boomcat =
    Il gioco di carte Exploding Kittens, completo: da giocare, da studiare, su cui costruire. Non ufficiale; senza
    legami con l’editore.
    .short = Exploding Kittens nel terminale
command-terminal =
    Gioca una partita nel terminale, contro i bot. A ogni domanda scegli una mossa con il suo numero, o scrivila nella
    notazione; “?” per l’aiuto, q per uscire.
    .short = Gioca una partita nel terminale
command-replay =
    Racconta una partita registrata: con tutte le carte scoperte, o come l’ha vista un giocatore. Il numero a margine è
    la domanda a cui si è risposto.
    .short = Racconta una partita registrata
command-review =
    Analizza una partita finita: quanto è stata fortuna, quanto bravura, e quali mosse erano errori. È un errore solo ciò che
    200 partite, giocate da lì con la stessa fortuna, danno per peggiore della mossa del campione.
    .short = Analizza una partita finita
command-puzzle =
    Mostra il rompicapo di oggi: un momento di una partita. Con una mossa nella notazione dice quanto vale.
    .short = Mostra il rompicapo di oggi, o quanto vale una mossa
command-position =
    Mostra una posizione: il tavolo, chi decide che cosa, e che cosa si può fare.
    .short = Mostra una posizione e le mosse permesse
command-odds =
    Spiega il rischio che la prossima carta sia un Exploding Kitten, come può calcolarlo un giocatore: da una posizione,
    o con tutto ciò che ha visto prima di una domanda di una partita registrata.
    .short = Spiega il rischio della prossima pescata
command-simulate =
    Gioca molte partite, a caso o tra i bot che indichi, e dà le percentuali di vittorie per posto, la durata delle
    partite e la velocità. Gli stessi argomenti danno sempre le stesse partite.
    .short = Gioca molte partite e conta
command-editions =
    Elenca le edizioni e i mazzi, o le carte di uno di essi.
    .short = Elenca le edizioni, i mazzi e le loro carte

value-edition = CHIAVE
value-number = N
value-sizes = N|A-B
value-seat = POSTO
value-combos = special|cats
value-move = MOSSA
value-position = POSIZIONE
value-file = FILE

option-help = Mostra questo aiuto.
option-version = Mostra la versione, e se le regole sono compilate.
option-json = Scrive JSON invece di tabelle.
option-edition = L’edizione, o l’inizio della sua chiave: original (predefinita), nsfw, party-pack o good-vs-evil; un mazzo pronto (“lightning”); o un mazzo tuo: con i numeri dopo la chiave (“original skip=6”), o un file che finisce in .toml.
option-players = Il numero di giocatori; predefinito: 4.
option-sizes = Il numero di giocatori, o un intervallo di numeri; predefinito: tutti quelli che l’edizione permette.
option-games = Quante partite in tutto, divise in parti uguali tra i numeri di giocatori; predefinito: 10.000.
option-seed = Da dove partono i semi delle partite; predefinito: 1.
option-game-seed = Gioca la partita di questo seme; se non indicato, ogni partita è nuova.
option-seat = Il tuo posto; predefinito: 1.
option-watch = Guarda giocare i bot, senza un posto tuo.
option-bot = Chi sono i bot: champion gioca meglio di tutti, apprentice quasi, heuristic bene, random male; o un tuo bot, classe Python o programma, come nell’arena.
option-auto-pass = Non chiede se vuoi dire “No!” finché non ne hai.
option-record = Registra la partita in questo nuovo file; boomcat replay la racconta.
option-plain = Semplici righe invece di tutto lo schermo: per lettori di schermo e registri. Una pipe le riceve da sé.
option-replay-seat = Racconta ciò che vede il giocatore di questo posto; se non indicato, si racconta tutto.
option-all = Racconta tutto anche se la partita non è finita.
option-odds-seat = Il rischio di chi: un numero di posto. Obbligatorio.
option-odds-record = Prende la posizione dalla registrazione di una partita.
option-question = Con --record: il numero della domanda a cui si vuole il rischio.
option-combos = Quali combinazioni ci sono: special, tutte le Combinazioni Speciali dell’edizione, o cats, solo le coppie di carte Gatto; predefinito: special.
option-quick = La partita rapida: un terzo del mazzo è messo da parte senza essere visto.
option-five-different = Cinque carte diverse ne riprendono una dalla pila degli scarti, in ogni edizione.
option-no-stacking = Gli Attacchi non si sommano: la vittima fa sempre 2 turni.
option-remove-dead-hands = Le mani di chi esplode vengono tolte dal gioco.
option-first-seat = Il posto che comincia; predefinito: a caso.
argument-position = La posizione nella notazione, @ e il nome di un file, o - per leggerla dallo standard input (predefinito).
argument-puzzle = Quale rompicapo; senza numero, quello di oggi.
argument-puzzle-move = Che cosa faresti, nella notazione: skip, o "pair skip 2".
argument-record = La registrazione di una partita, come la scrive boomcat terminal --record, o come la dà un tavolo alla fine della partita.
argument-edition = La chiave di un’edizione, o il suo inizio; senza, si elencano tutte.

error-no-such-command = Comando sconosciuto: “{ $word }”. Scegli tra: { $allowed }.
did-you-mean = Volevi dire { $word }?
error-no-such-language = Non c’è nessuna lingua “{ $word }”, quindi si parla inglese. Per BOOMCAT_LANG scegli tra: { $allowed }.
error-no-such-option = Opzione sconosciuta qui: “{ $word }”. Scegli tra: { $allowed }.
error-option-needs-value = Dopo l’opzione { $option } serve un valore.
error-option-takes-no-value = L’opzione { $option } non prende valori.
error-missing-parameter = Manca { $name }.
error-seat-or-all = --seat e --all non vanno insieme; un giocatore non vede tutto. Scegline una.
error-position-or-record = Una posizione e --record non vanno insieme; scegline uno.
error-question-needs-record = --question va con --record; una posizione contiene già la sua domanda.
error-record-needs-question = --record va con --question; questa registrazione ha le domande da 0 a { $most }.
error-puzzle-move = In questo rompicapo la mossa { $move } non c’è.
error-no-such-recorded-question = --question: la registrazione ha le domande da 0 a { $most }, non { $question }.
error-odds-seat-out = Il giocatore { $seat } è fuori e non pesca più.
error-odds-over = La partita è finita; nessuno pesca più.
error-extra-argument = “{ $word }” è un argomento di troppo; { $help } mostra che cosa è permesso.
error-in-parameter = { $name }: { $problem }
error-number = “{ $word }” non è un numero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
error-word = “{ $word }” non è nell’elenco: { $allowed }.
error-sizes = “{ $word }” non è né un numero di giocatori, come 4, né un intervallo, come 2-5.
error-needs-extra = { $command } ha bisogno di { $module }, che non è installato. Nel tuo clone di Boomcat: { $install }
error-cannot-write = Impossibile scrivere il risultato: { $reason }.
error-cannot-read = Impossibile leggere il file { $file }: { $reason }.
error-not-text = { $file } non è un testo in UTF-8.

editions-key = chiave
editions-name = edizione
editions-players = giocatori
editions-cards = carte
editions-special = che cosa ha di speciale
editions-range = { $fewest }–{ $most }
editions-title = { $edition }, da { $fewest } a { $most } giocatori
editions-card = carta
editions-count = numero
editions-pack = { $sizes } giocatori
editions-total = in tutto
editions-deck = mazzo
editions-minutes = minuti
editions-feel = che effetto fa
editions-mood = Circa { $minutes } minuti. Umore: { $moods }.
editions-setup = { $players } giocatori: { $hand } carte in mano, { $defuses } × Disinnesgatto, { $kittens } × gattino esplosivo, { $implodings } × gattino implosivo.
editions-more = boomcat editions CHIAVE elenca le carte di un’edizione.

simulate-size =
    { $players } giocatori: { $games ->
        [one] una partita
        [many] { $games } di partite
       *[other] { $games } partite
    }
simulate-seat = giocatore
simulate-wins = vittorie
simulate-rate = percentuale
simulate-interval = intervallo al 95%
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between = { $low } – { $high }
simulate-lengths = Decisioni per partita: { NUMBER($mean, maximumFractionDigits: 1) } in media, da { $shortest } a { $longest }.
simulate-speed = Al secondo: { $games } partite e { $decisions } decisioni.
simulate-total =
    { $edition }, seme { NUMBER($seed, useGrouping: 0) }: { $games ->
        [one] una partita
        [many] { $games } di partite
       *[other] { $games } partite
    }, impronta { $fingerprint }.
simulate-progress = In gioco
simulate-interrupted = Interrotto: ecco quanto è stato giocato finora.
simulate-nothing-played = Interrotto prima della fine della prima partita.

position-hint = Scrivi o incolla una posizione, poi chiudi con Ctrl-D.
error-recipe-unreadable = Impossibile leggere la ricetta { $file }: { $reason }.
