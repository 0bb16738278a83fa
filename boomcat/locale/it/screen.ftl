# Il tavolo su tutto il terminale: `boomcat terminal`, `join`, `replay` e `review`.

screen-you = tu
screen-owes =
    { $owed ->
        [one] deve 1 turno
       *[other] deve { $owed } turni
    }
screen-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-your-risk = La tua prossima carta esplode: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-knows-place =
    { $above ->
        [0] In cima: { $card }
       *[other] Sotto { $above }: { $card }
    }
screen-knows-hand = { $name } ha: { $cards }
screen-seconds = { $seconds } s
screen-place-top = In cima
screen-place-bottom = In fondo
screen-place =
    { $above ->
        [one] Sotto 1 carta
       *[other] Sotto { $above } carte
    }
screen-others-think = Di fronte si trama.
screen-you-are-out = Ormai sei in briciole. Goditi la vista.
screen-cannot-play = { $card }: non ora.
screen-not-now = Non ora.
screen-type-move = Una mossa in notazione, per esempio: favor 3
screen-palette = Che cosa vuoi fare?
screen-theme = Tema
screen-theme-help = Giorno, notte e altri
screen-speed-slow = Piano
screen-speed-fast = Veloce
screen-speed-at-once = Subito
screen-auto-pass-on = Si lascia correre per te finché non hai nulla da giocare
screen-auto-pass-off = Ti si chiede ogni volta
screen-reviewing = Si ripassano le tue scelte di vita… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-moment = momento { $at } di { $last }
screen-seen-by = Con gli occhi del giocatore { $seat }
screen-seen-by-all = Con gli occhi di tutti
screen-table = { $edition } · tavolo { $table }
screen-reconnecting = Connessione persa. Si riprova…
screen-queued =
    { $place ->
        [1] Tocca a te dopo: un posto ti aspetta a fine partita.
       *[other] Sei al numero { $place } della fila.
    }
screen-lobby = Si aspetta che chi ospita cominci.
screen-lobby-host = Il tavolo è tuo: s comincia la partita.
screen-shuffling = Si mescola. Qualcosa lì dentro fa tic tac…
screen-over = La partita è finita. r ne chiede un’altra.
screen-passing = Non hai nulla per fermarla.
screen-bot-plays = Un bot ti tiene il posto in caldo. b lo riprende.
screen-open-seat = posto libero
screen-host = ospita
screen-bot = bot
screen-wins =
    { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }

screen-key-draw = Pesca
screen-key-nope = No!
screen-key-pass = Lascia correre
screen-key-type = Scrivi una mossa
screen-key-back = Indietro
screen-key-help = Aiuto
screen-key-leave = Esci
screen-key-jump-hand = Vai alla mano
screen-key-jump-choices = Vai alle scelte
screen-key-jump-log = Vai al diario
screen-key-faster = Più veloce
screen-key-coach = Coach
screen-key-auto-pass = Lascia correre, o chiedi
screen-key-previous = Indietro
screen-key-next = Avanti
screen-key-play = Avvia
screen-key-turn-before = Turno prima
screen-key-turn-after = Turno dopo
screen-key-first = All’inizio
screen-key-last = Alla fine
screen-key-remark = Altra nota
screen-key-seat = Posto
screen-key-start = Comincia
screen-key-rematch = Rivincita
screen-key-resume = Riprendi il posto
screen-key-give-up = Lascia il posto
join-over-person =
    { $reason ->
        [left] Hai lasciato il posto.
        [removed] Ti hanno mostrato la porta.
        [closed] Il tavolo è chiuso.
        [shut] Chi gestisce il server ha chiuso il tavolo.
        [banned] Chi gestisce il server ha chiuso la gattaiola.
        [unknown-token] Il tuo posto non c’è più.
       *[other] Il server ha salutato ({ $reason }).
    }
screen-help = Tutto funziona anche col mouse. Ctrl-P trova ogni comando.
screen-help-choices = Scegli dalla lista con ↑ ↓ e Invio, o col numero. Una carta della tua mano mostra solo ciò che può fare.
