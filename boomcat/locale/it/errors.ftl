# What can be wrong with an answer: "error-" and the reason that the rules give. `docs/notation.md` has the notation.

error-unknown-edition = Edizione sconosciuta: “{ $word }”. Scegli tra: { $allowed }.
error-unknown-card = Carta sconosciuta in questa edizione: “{ $word }”. Scegli tra: { $allowed }.
error-unknown-combos = “{ $word }” non è un tipo di combinazioni. Scegli tra: { $allowed }.
error-players-out-of-range = { $edition } si gioca da { $fewest } a { $most } giocatori, non in { $players }.
error-no-such-seat = Non c’è nessun giocatore { $seat } a questo tavolo; i giocatori vanno da 1 a { $players }.
error-no-such-question = Non c’è ancora nessuna domanda { $question }; quella aperta è la { $open }.
error-question-is-closed = Questo risponde alla domanda { $question }, che è chiusa; quella aperta è la { $open }.
error-game-is-over = La partita è finita.
error-you-are-out = Per te è finita: sei fuori.
error-own-card-on-top = Quella carta è tua; ora tocca agli altri.
error-already-passed = Hai già lasciato correre.
error-not-asked = Non decidi tu; decide il giocatore { $asked }.
error-not-an-answer = Questo non risponde alla domanda di adesso.
error-card-not-held = Non hai le carte per farlo.
error-card-not-in-edition = Questa carta non è in questa edizione.
error-card-not-discarded = Questa carta non è nella pila degli scarti.
error-kitten-stays-discarded = Un gattino non si può riprendere dalla pila degli scarti.
error-combo-not-at-this-table = Questa combinazione non si gioca a questo tavolo.
error-not-five-different = Servono cinque carte diverse.
error-feral-cannot-be-that = Una Gatta Selvatica può valere solo come carta Gatto.
error-godcat-cannot-be-that = Il Gatto Divino non si può giocare come questa carta.
error-godcat-not-on-mat = Si può giocare solo finché il Gatto Divino e il Gatto Diabolico sono sul tappetino.
error-target-is-yourself = Scegli qualcun altro, non te.
error-target-not-at-table = Questo giocatore non è a questo tavolo.
error-target-is-out = Questo giocatore è fuori.
error-target-has-no-cards = Questo giocatore non ha carte.
error-target-has-nothing-to-mark = Questo giocatore non ha più carte da marchiare.
error-target-is-cursed = Su questo giocatore c’è già una maledizione.
error-next-card-is-taken = Qualcuno si è già prenotato quella prossima carta.
error-you-are-cursed = Maledizione: non puoi scegliere carte che non vedi.
error-you-see-your-cards = Le tue carte le vedi, quindi scegline una.
error-card-not-in-tower = Questa carta non è nella torre.
error-godcat-stays-in-hand = Il Gatto Divino non va nel mazzo di pesca.
error-card-does-not-defuse = Solo un Disinnesgatto o il Gatto Divino può fermare un’esplosione.
error-card-is-not-that = Una carta si gioca per quello che è; solo il Gatto Divino può essere un’altra.
error-not-a-cat-of-the-mat = Metti giù il Gatto Divino o il Gatto Diabolico.
error-place-too-deep = Il mazzo di pesca non è così profondo.
error-wrong-number-of-cards = Di’ la nuova posizione di ogni carta in cima, una volta sola.
error-recipe-not-toml =
    { $row ->
        [0] La ricetta non è TOML valido.
       *[other] La riga { $row } della ricetta non è TOML valido.
    } Scrivi righe come “[cards]” e “skip = 6”.
error-recipe-unknown-field = Campo sconosciuto nella ricetta: “{ $word }”. Scegli tra: { $allowed }.
error-recipe-unknown-card = Carta sconosciuta nella ricetta: “{ $word }”. Scegli tra: { $allowed }.
error-recipe-card-twice = “{ $card }” compare due volte nella ricetta; quante devono essere?
error-recipe-bad-count = “{ $card }”: serve un numero intero da 0 a { $most }.
error-recipe-bad-value =
    { $field ->
        [start] “start” deve essere la chiave di un’edizione o di un mazzo.
        [deal] “deal” deve essere una tabella come “cards = 5”.
        [kittens] “kittens” deve essere una tabella come “exploding = 4”.
       *[cards] “cards” deve essere una tabella di carte, ognuna con un numero intero.
    }
error-bad-option =
    { $field ->
        [options] “options” deve essere una tabella di opzioni.
        [combos] “combos” deve essere “special” o “cats”.
        [first] “first” deve essere il numero di un posto, da 1 a { $most }.
       *[other] “{ $field }” deve essere true o false.
    }
error-recipe-too-many-cards = { $cards } carte sono troppe; un mazzo ne ha al massimo { $most }.
error-recipe-too-few-kittens =
    Con { $players } giocatori { $needed ->
        [one] serve un gattino
       *[other] servono { $needed } gattini
    }; questo mazzo ne ha { $kittens }.
error-recipe-too-few-defuses = Con { $players } giocatori serve un Disinnesgatto a testa; questo mazzo ne ha { $defuses }.
error-recipe-too-few-cards = Per dare le carte a { $players } giocatori ne servono { $needed }; questo mazzo ne ha { $cards } da distribuire.
error-recipe-mat-incomplete = Il Gatto Divino e il Gatto Diabolico vanno insieme, uno per tipo, e un Armageddon ha bisogno di entrambi.
error-recipe-bad-amount = “{ $word }” vuole un numero, o numeri per giocatori: “5”, “n-1”, “7,5:5”.
error-recipe-bad-players = “players” vuole un numero o un intervallo dentro { $fewest }-{ $most }.
error-recipe-knob-out-of-range = Con { $players } giocatori “{ $word }” fa { $value }; va da { $least } a { $most }.
error-recipe-not-in-deck = Con { $players } giocatori servono { $needed } “{ $card }”; questo mazzo ne ha { $copies }.
error-recipe-bad-title = Il titolo deve essere un testo di al massimo 40 lettere, tutte visibili.
