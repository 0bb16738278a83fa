# Records of games (`docs/records.md`): what can be wrong with one, and what `replay` says around the story.
# An error is "error-" and its reason; `in-line` (notation.ftl) stands around it.

error-record-empty = Il file è vuoto; la registrazione di una partita comincia con una riga sulla partita.
error-record-foreign = Questa non è la registrazione di una partita, che comincia con una riga in cui c’è "format":"boomcat-record".
error-record-version = La registrazione è della versione { $found }; qui si può leggere solo la versione { $known }.
error-record-rules-version = La partita è stata giocata con la versione { $found } delle regole e oggi potrebbe andare diversamente; si possono rivedere solo partite della versione { $known }.
error-record-first-line-torn = Nemmeno la prima riga è intera, quindi non c’è niente da rivedere.
error-record-line-changed = Questa riga è stata cambiata, o non segue quella precedente; si possono leggere solo righe rimaste come sono state scritte.
error-record-line-too-long = Questa riga è troppo lunga; una riga ha al massimo { $most } byte.
error-record-goes-on = La registrazione finisce con la classifica, nella riga prima di questa; dopo non può esserci altro.
error-record-wrong-fields = Questa riga non ha i campi che servono; a questo punto ci sono: { $allowed }.
error-record-wrong-value =
    { $field ->
        [edition] “edition” deve essere la chiave di un’edizione.
        [title] “title” deve essere un testo di al massimo 100 lettere, tutte visibili.
        [seats] “seats” deve elencare ogni giocatore con un “name” di al massimo 100 lettere e un “player”, person o bot.
        [seed] “seed” deve essere un numero intero di al massimo 64 bit.
        [luck] “luck” deve avere un “commitment” e un “secret” di 64 cifre esadecimali ciascuno, e delle “contributions”, al massimo 64 per giocatore.
        [start] “start” deve essere una data come 2026-05-01T18:30:00+00:00.
        [question] “question” deve essere il numero di una domanda.
        [seat] “seat” deve essere il numero di un giocatore di questo tavolo.
        [move] “move” deve essere una mossa nella notazione.
        [seconds] “seconds” deve essere un numero, non più piccolo che nella riga precedente.
       *[standings] “standings” deve nominare ogni giocatore una volta.
    }
error-record-wrong-question = Questo risponde alla domanda { $question }, ma quella aperta è la { $open }.
error-record-not-asked = Alla domanda { $question } non deve rispondere il giocatore { $seat }, ma: { $allowed }.
error-record-has-pass = Che qualcuno lasci correre in una finestra di “No!” non si registra mai; si registrano solo le mosse che gli altri vedono.
error-record-illegal-move =
    Il giocatore { $seat } non può rispondere “{ $move }” alla domanda { $question }; si può: { $moves ->
        [none] solo lasciar correre
       *[other] { $moves }
    }{ $more ->
        [0] .
        [one] {" "}e un’altra.
       *[other] {" "}e altre { $more }.
    }
error-record-ends-early = La classifica viene data mentre la domanda { $question } è ancora aperta; prima la partita deve essere finita.
error-record-other-places = Questa non è la classifica con cui finisce la partita, che è: { $allowed }.

replay-players = I giocatori: { $players }.
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
replay-start = Registrata il { $start }.
replay-options = Opzioni: { $options }.
replay-hand = Il giocatore { $seat } riceve le sue carte ({ $cards }).
replay-torn = La partita non è finita: la registrazione si interrompe a metà della riga { $line }.
replay-unfinished = La partita non è finita: la registrazione si ferma dopo la riga { $line }, prima della classifica.
replay-as-spectator = Viene raccontata come la vede il pubblico; --all racconta tutto, --seat quello che vede un giocatore.
replay-open = Qui finisce la registrazione; la domanda { $question } è aperta.

record-exists = Il file { $file } esiste già; una registrazione ha bisogno di un file nuovo.
record-cannot-write = Impossibile scrivere il file { $file }: { $reason }.
record-folder-not-empty = La cartella { $folder } non è vuota; ce ne vuole una solo per queste partite.
record-folder-done =
    { $games ->
        [one] Una partita è registrata
       *[other] { $games } partite sono registrate
    } in { $folder }.
record-stopped = La partita non si può più registrare: { $reason }. Continua senza.
