# Bots from outside, programs (`docs/bot-protocol.md`) and Python classes (`docs/bots.md`): "error-" and the reason why one
# cannot be had.

error-program-not-found = Non c’è nessun programma “{ $program }” da avviare.
error-program-cannot-start = Impossibile avviare il programma “{ $program }”: { $reason }.
error-program-not-executable = { $file } non è un programma che si può avviare così com’è. Aggiungi una riga shebang e rendilo eseguibile (chmod +x { $file }), o indica tutto il comando, tra virgolette: “{ $command }”.
error-unknown-bot = Bot sconosciuto: “{ $word }”. Scegli tra: { $allowed }; o indica una classe Python (modulo:Classe, o un file come my_bot.py), o un programma, con il suo percorso o con “program:” e un comando.
error-bot-no-such-file = Non c’è nessun file { $file }.
error-bot-no-weights = { $file } non contiene i pesi di una rete che sappia giocare: { $problem }.
error-bot-no-such-module = Non c’è nessun modulo { $module } da importare; indicalo a partire dalla cartella in cui sei, o indica un file.
error-bot-not-loaded = Impossibile caricare { $file }: { $problem }
error-bot-no-class = In { $file } non c’è nessun bot: serve una classe derivata da Bot di boomcat.
error-bot-many-classes = In { $file } ci sono più bot; indicane uno, dopo i due punti: { $allowed }.
error-bot-no-such-class = In { $file } non c’è la classe { $word }. I bot che ci sono: { $allowed }.
error-bot-not-a-bot = { $word } in { $file } non è un bot: deve essere una classe derivata da Bot di boomcat.
error-bot-no-choose = Il bot { $word } in { $file } non ha il metodo choose, che decide.
bot-died =
    { $kind ->
        [crashed] { $bot } è andato in crash
        [invalid] { $bot } ha dato una risposta che non è una mossa permessa
       *[dead] Il programma { $bot } è terminato
    } alla decisione { NUMBER($question, useGrouping: 0) } della partita con seme { NUMBER($seed, useGrouping: 0) }, al posto { $seat }. Ci si ferma qui.
bot-invalid = { $method } ha restituito { $answer }; deve restituire un elemento di view.moves.
bot-last-words = Le sue ultime parole:
bot-last-words-none = Nessuna ultima parola.
bot-hint-class = Doveva essere una classe Python? Allora il file deve importare boomcat e derivare la classe dal suo Bot.
