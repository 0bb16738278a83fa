# What can be wrong with a text in the notation (`docs/notation.md`): "error-" and the reason that reading it gives.
# Words and cards are shown as they are written there. Where something is wrong in a line of a position, `in-line`
# stands around the message.

in-line = Riga { $line }: { $problem }

error-word-missing =
    { $expected ->
        [move] Manca una mossa.
        [play] Manca una giocata.
        [card] Manca una carta; “-” vuol dire nessuna.
        [seat] Manca il numero di un giocatore.
        [number] Manca un numero.
        [edition] Manca l’edizione.
        [question] Manca la domanda.
       *[word] Manca una parola.
    }
error-word-too-many = “{ $word }” è una parola di troppo.
error-unknown-word = “{ $word }” qui non va; va una di queste: { $allowed }.
error-not-a-number = “{ $word }” non è un numero.
error-number-out-of-range = { $number } qui non va; serve un numero da { $least } a { $most }.
error-not-a-seat = “{ $word }” non è un giocatore; i giocatori vanno da 1 a { $players }.

# Cards
error-too-many-copies = “{ $card }” compare { $copies } volte; l’edizione ne ha solo { $most }.
error-too-many-at-table =
    “{ $card }” compare { $copies ->
        [one] una volta
       *[other] { $copies } volte
    }; a questo tavolo ce ne sono { $most }.
error-never-in-a-hand = Nessuna mano può contenere “{ $card }”, quindi non si può giocare, dare o prendere.
error-never-in-a-pile = “{ $card }” non sta mai in un mazzo; sta sul tappetino o, il Gatto Divino, in una mano.
error-in-draw-pile-only = “{ $card }” può stare solo nel mazzo di pesca.

# Moves
error-unknown-move = “{ $word }” non è una mossa; le mosse cominciano con una di queste parole: { $allowed }.
error-not-a-play = “{ $word }” non gioca nessuna carta; le giocate cominciano con una di queste parole: { $allowed }.
error-never-alone = “{ $card }” non si gioca da sola.
error-wrong-stand-ins =
    { $copies ->
        [2] “{ $cards }” non è una coppia: nomina la carta e, dopo un +, la Gatta Selvatica o il Gatto Divino al posto della seconda.
       *[other] “{ $cards }” non è un tris: nomina la carta e, dopo un +, ogni Gatta Selvatica o il Gatto Divino al posto di una di esse.
    }
error-not-an-order = “{ $order }” non è un nuovo ordine: nomina ogni vecchia posizione una volta, al massimo cinque.

# Positions
error-edition-missing = Il testo è vuoto; una posizione comincia con l’edizione.
error-unknown-option = Opzione sconosciuta: “{ $word }”. Scegli tra: { $allowed }.
error-option-twice = L’opzione “{ $word }” compare due volte.
error-unknown-statement = Indicazione sconosciuta: “{ $word }”. Scegli tra: { $allowed }.
error-statement-twice = “{ $word }” compare due volte.
error-flag-with-value = “{ $word }” si scrive da solo, senza due punti né valore.
error-seat-missing = Manca il giocatore { $seat }.
error-pile-missing = Manca il mazzo di pesca.
error-too-few-kittens =
    Per finire la partita { $needed ->
        [one] serve un gattino
       *[other] servono { $needed } gattini
    } nel mazzo di pesca; ce ne sono { $kittens }.
error-all-players-out = Sono tutti fuori; deve restare qualcuno.
error-place-taken = Il giocatore { $seat } è già il numero { $place } a esplodere.
error-place-missing = Nessuno è il numero { $place } a esplodere, ma altri sono esplosi dopo.
error-player-is-out = Il giocatore { $seat } è fuori.

# Windows and questions
error-window-and-question = Finché una finestra di “No!” è aperta non ci sono altre domande.
error-passes-come-last = In una finestra di “No!” chi ha lasciato correre viene per ultimo.
error-played-the-top-card = Il giocatore { $seat } ha giocato la carta in cima e non deve rispondere.
error-passed-twice = Il giocatore { $seat } è nominato due volte tra chi ha lasciato correre.
error-everybody-passed = Quando tutti hanno lasciato correre, la finestra di “No!” è chiusa.
error-unknown-question = Domanda sconosciuta: “{ $word }”. Scegli tra: { $allowed }.
error-question-not-at-this-table = La domanda “{ $word }” non si fa mai a questo tavolo.
error-player-has-the-turn = È il turno del giocatore { $seat }; va nominato qualcun altro.
error-hand-is-empty = Il giocatore { $seat } non ha carte da dare.
error-no-choice-to-steal = Il giocatore { $seat } non ha insieme il Gatto Divino e un’altra carta, quindi non c’è scelta.
error-nothing-to-take = Nella pila degli scarti non c’è nessuna carta che si possa prendere.
error-nothing-to-defuse-with = Il giocatore { $seat } non ha niente per disinnescare, quindi non c’è domanda.
error-godcat-is-held = Il giocatore { $seat } ha in mano il Gatto Divino, che però è davanti ai giocatori dell’Armageddon.
error-godcat-not-opposite = Quando il Gatto Diabolico è davanti al giocatore { $seat }, l’altro giocatore dell’Armageddon ha il Gatto Divino.
error-statement-not-at-this-table = “{ $word }” non dice nulla a questo tavolo: la carta non è nel mazzo.
error-marked-not-held = Il giocatore { $seat } non ha più “{ $card }” da marcare.
error-taken-from-twice = La prossima carta del giocatore { $seat } può andare a un solo altro giocatore.
error-kitten-without-streaking = Il giocatore { $seat } può avere un solo gattino in mano, accanto al Gattino Nudista.
error-not-out-of-turn = Il giocatore { $seat } non può averlo giocato fuori turno.
error-never-noped = “{ $card }” non si può fermare: non apre nessuna finestra.
