# `boomcat verify`: whether the luck of a recorded game was the promised one (`docs/fairness.md`).

command-verify =
    Verifica la sorte di una partita registrata: che il segreto sia quello promesso prima della partita, che ogni
    carta sia stata distribuita, mescolata e rubata come decidono il segreto e i byte dei giocatori, e che questa
    partita ne derivi. Il codice di uscita è 0 se tutto torna, 1 se qualcosa non torna, 2 se il file non si può leggere.
    .short = Verifica la sorte di una partita registrata
value-hex = HEX
option-commitment = L’impronta che hai annotato prima della partita.
option-contribution = Con --seat: i byte che hai dato prima della partita.
option-verify-seat = Con --contribution: il tuo posto.

error-hexadecimal = “{ $word }”: servono { $least ->
        [0] cifre esadecimali, due per byte e al massimo { $most }
       *[other] { $least } cifre esadecimali
    }.
error-contribution-and-seat = --contribution e --seat vanno insieme; dalli entrambi o nessuno.

verify-wrong = Sbagliato: { $problem }
verify-lines = Ogni riga ha la somma di controllo giusta; numero di righe: { $lines }.
verify-seed = Questa partita è stata giocata con un semplice seme. Sulla sua sorte non era promesso niente, quindi resta da verificare solo lo svolgimento.
verify-commitment-right = L’impronta { $commitment } corrisponde al segreto.
verify-commitment-wrong = L’impronta nella registrazione, { $commitment }, non corrisponde al segreto, la cui impronta è { $right }.
verify-noted-right = L’impronta è quella che hai annotato.
verify-noted-wrong = L’impronta non è quella che hai annotato, che è { $noted }.
verify-noted-seed = Hai annotato un’impronta, ma questa registrazione non promette niente.
verify-own-right = I byte del giocatore { $seat } sono i tuoi.
verify-own-wrong = I byte del giocatore { $seat } non sono i tuoi, che sono { $bytes }.
verify-own-seed = Hai dato dei byte tuoi, ma questa registrazione non ne ha.
verify-given =
    Il giocatore { $seat } ({ $player ->
        [person] una persona
       *[bot] un bot
    }) ha dato { $bytes }.
verify-given-nothing =
    Il giocatore { $seat } ({ $player ->
        [person] una persona
       *[bot] un bot
    }) non ha dato byte.

verify-luck = Che cosa ha deciso la sorte:
verify-outcomes =
    { $count ->
        [one] Esito { $first }: { $what }
       *[other] Esiti da { $first } a { $last }: { $what }
    }
verify-hands = { $cards } carte sono state distribuite a { $players } giocatori.
verify-boxed = { $cards } carte sono state messe da parte senza essere viste.
verify-tower = { $cards } carte sono diventate la torre.
verify-pile = Il mazzo di pesca di { $cards } carte è stato mescolato.
verify-first = È stato sorteggiato il giocatore { $seat } per cominciare.
verify-shuffle = Alla domanda { $question } è stato mescolato il mazzo di pesca di { $cards } carte.
verify-theft = Alla domanda { $question } il giocatore { $thief } ha rubato una carta al giocatore { $victim }.
verify-card = Alla domanda { $question } è stata scelta una carta del giocatore { $seat }.

verify-replayed = Con questa sorte le mosse registrate portano alla classifica registrata: { $places }.
verify-unfinished = La registrazione finisce prima della partita, dopo la riga { $line }; quello che segue non si può verificare.

verify-proved = Tutto torna. Il segreto era fissato prima che qualcuno desse dei byte, perché allora hai annotato la sua impronta, e tutta la sorte deriva dal segreto e dai byte.
verify-proved-without-note = Tutto torna, se l’impronta è quella che ti è stata mostrata prima della partita: confrontala, o dalla con --commitment. Senza un tuo appunto, la registrazione potrebbe essere stata fatta dopo.
verify-no-contributions = Tutto torna, ma nessun giocatore ha dato byte: la sorte l’ha scelta il tavolo da solo, però prima della partita, se l’impronta è quella che ti è stata mostrata.
verify-replay-only = Lo svolgimento torna. Chi ha scelto il seme ha scelto la sorte, quindi questa non è una prova che fosse equa.
verify-not-proved = Questa non è la partita che era stata promessa.
verify-not-whole = Quello che c’è torna, ma la partita non è intera, quindi niente è provato.
