# The game in the terminal, and the table that `boomcat position` draws.

game-dealt = { $edition }, { $players } giocatori. Ognuno riceve un Disinnesgatto e altre 7 carte.
game-first =
    { $role ->
        [actor] Cominci tu.
       *[other] Comincia { $actor }.
    }
game-seat = Tu sei il giocatore { $seat }.
game-place =
    { $role ->
        [actor] { $place }. tu
       *[other] { $place }. { $actor }
    }
bot-failed =
    { $kind ->
        [late] { $Actor } ci ha messo troppo; si gioca una mossa automatica.
        [crashed] { $Actor } è andato in crash; continua heuristic.
        [dead] { $Actor } si è chiuso; continua heuristic.
        [invalid] { $Actor } ha risposto una cosa senza senso; continua heuristic.
       *[other] { $Actor } non ha dato una risposta valida; si gioca una mossa automatica.
    }
game-places = Classifica finale: { $places }.
game-left = Te la svigni dalla gattaiola.
game-input-ended = Fine dell’input: la partita finisce qui.
game-interrupted = Interrotto: la partita finisce qui.

table-title = { $edition }, { $players } giocatori
table-cards =
    { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
table-player = Giocatore { $seat }: { $state }
table-player-named = { $seat } { $name }: { $state }
table-seat = Giocatore { $seat }
table-out = fuori
table-with-godcat = { $cards } con il Gatto Divino
table-noted = { $state }; { $notes }
table-note-cursed = sotto maledizione
table-note-marked = mostra: { $cards }
table-note-taking = la prossima carta va al giocatore { $taker }
table-note-barking = un Gattino che Abbaia davanti
table-note-tower = la torre davanti: { $cards }
table-tower = La torre accanto al mazzo: { $cards }
table-risk-streaking =
    { $kittens ->
        [0] Nessun gattino rimasto
        [one] Resta un gattino, nel mazzo o in una mano
       *[other] Restano { $kittens } gattini, nel mazzo o uno in una mano
    }; mazzo: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
table-risk =
    Gattini nel mazzo: { $kittens } su { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
table-discards = Scarti: { $count }, in cima: { $card }
table-discards-none = Ancora nessuno scarto
table-mat = Sul tappetino: Gatto Divino e Gatto Diabolico
table-owed = Devi fare { $owed } turni
table-top-imploding-up = In cima al mazzo: l’Imploding Kitten, a faccia in su
table-direction-clockwise = Si gioca in senso orario
table-direction-counter = Si gioca in senso antiorario
table-hand = La tua mano ({ $count }): { $cards }
table-hand-cursed =
    { $count ->
        [one] La tua mano: un sederino
       *[other] La tua mano: { $count } sederini
    }
table-before-you = Da te: { $notes }

menu-back = indietro
menu-more = { $label }…
menu-prompt = La tua scelta (“?” per l’aiuto):
menu-place = Quante carte gli metti sopra? 0 è la cima, { $bottom } il fondo.
menu-nope = Invio lascia correre, 1 gioca il tuo “No!”:
menu-no-nope = Non hai nessun “No!”; Invio lascia correre:
menu-now = { $name } sta per pescare. Invio lascia fare, 1 cambia il futuro:
menu-no-now = { $name } sta per pescare. Non puoi cambiare il futuro; Invio lascia fare:
menu-pair = Coppia: ruba una carta a caso
menu-triple = Tris: chiedi una carta per nome
menu-five = Cinque carte diverse: prendi una carta dalla pila degli scarti
menu-godcat = Gioca il Gatto Divino come un’altra carta
menu-player = giocatore { $seat }
menu-ask-whom = Chi?
menu-ask-cards = Quali carte?
menu-ask-title = Come quale carta?
menu-ask-named = Quale carta chiedi?
menu-ask-order = Quale carta va in posizione { $place } dalla cima?
menu-ask-five =
    { $number ->
        [1] Cinque carte diverse. La prima, in quest’ordine:
       *[other] Carta { $number } delle cinque:
    }
menu-allowed = Scrivi un numero ({ $numbers }), una mossa nella notazione, “?” per l’aiuto, o q per uscire.
menu-allowed-pass = Premi Invio per lasciar correre, “?” per l’aiuto, o q per uscire.
menu-leave = Lasciare la partita? s per uscire, qualsiasi altra cosa per restare:
menu-yes = s
menu-help =
    Scrivi il numero di ciò che vuoi fare. Tre puntini vogliono dire che segue una domanda, e 0 torna indietro.
    Puoi anche scrivere una mossa: { $moves }. “c” chiede al coach.
    Dopo ogni carta giocata ti si chiede se dici “No!”, qualunque carta tu abbia; Invio lascia correre.
    q lascia la partita.

position-pile = Mazzo di pesca ({ $count }), dalla cima: { $cards }
position-discards = Pila degli scarti ({ $count }), dalla cima: { $cards }
position-removed = Tolte dal gioco: { $cards }
position-boxed = Messe da parte senza essere viste: { $cards }
position-lifted = Presa dal mazzo, non ancora in mano: { $card }
position-godcat-before = Il Gatto Divino è davanti al giocatore { $seat }.
position-actor = Il giocatore { $seat } decide fuori dal suo turno.
position-passed = Hanno lasciato correre: { $seats }.
position-asked = Decide il giocatore { $seat }: { $question }
position-won = Ha vinto il giocatore { $seat }.
