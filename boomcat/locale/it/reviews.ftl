# L’analisi di una partita: quanto è stata fortuna, quanto bravura, quali mosse erano errori. In centesimi di vittoria.

review-progress = Ripensando alle tue scelte
review-head = Probabilità di vincere se tutti continuassero come il campione. Giudice { $judge }.
review-won = vittoria
review-lost = sconfitta
review-account = mano iniziale { $deal }, fortuna { $luck }, bravura { $skill }, gli altri { $others }, ripensamenti { $second_thoughts }
review-move-on = { $cards } contro { $player }
review-move-on-named = { $cards } contro { $player }, per { $named }
review-noped = { $player } dice “No!” a “{ $play }”.
review-yupped = { $player } dice “No!” al “No!”: “{ $play }” torna in gioco.
review-let-through = Nessuno dice “No!” a “{ $play }”.
review-stopped = Il “No!” a “{ $play }” regge.
review-nothing-happened = Tutti hanno lasciato correre.
review-turning = { $what } ({ $player }: { $change })
review-turning-nope = { $what } Brucia. ({ $player }: { $change })
review-mistakes =
    { $count ->
        [0] Nessun errore che reggerebbe in tribunale.
        [one] Una mossa su cui riflettere:
       *[other] { $count } mosse su cui riflettere:
    }
review-moment-best = { $player }, decisione { $question }: “{ $played }”. La scelta del campione.
review-moment-good = { $player }, decisione { $question }: “{ $played }”. Buona quanto “{ $best }”.
review-moment-close = { $player }, decisione { $question }: “{ $played }”, o “{ $best }”? Troppo vicine per decidere.
review-moment-slip = { $player }, decisione { $question }: “{ $played }”. Una svista: “{ $best }” valeva { $points } in più.
review-moment-mistake = { $player }, decisione { $question }: “{ $played }”. Un errore: “{ $best }” valeva { $points } in più.
review-moment-howler = { $player }, decisione { $question }: “{ $played }”. Uno strafalcione, si è sentito dalla stanza accanto: “{ $best }” valeva { $points } in più.
review-find = Colpo migliore: { $moment }
review-slip = Svista peggiore: { $moment }
review-luckiest = Carta più fortunata: { $what } ({ $change })
review-redeals = { $player } ha vinto una partita che vincono { $won } ridistribuzioni su 100.
review-oddest = La cosa più strana: { $player } ha pescato un gattino con un rischio del { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
review-mostly-luck = Una partita è soprattutto fortuna. Dai la colpa alle carte: lo fanno tutti.
review-fact-risk = La carta successiva esplodeva con un rischio del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
review-fact-safe = La carta successiva era di certo innocua.
review-fact-doomed = La carta successiva sarebbe esplosa di certo.
review-fact-defuses =
    { $count ->
        [0] Non c’era alcun Disinnesgatto in mano.
        [one] C’era un Disinnesgatto in mano.
       *[other] C’erano { $count } Disinnesgatti in mano.
    }
review-fact-owed = Restavano { $count } turni da giocare.
review-fact-last = Era l’ultima carta del suo tipo in mano: { $card }.
review-fact-spends = È costata { $count } carte.
review-fact-holds = { $player } aveva di certo questa carta: { $card }.
review-fact-aimed = Il bersaglio era proprio questa persona.
review-fact-stopped = Era già annullato.
review-fact-next = { $player } giocava subito dopo.
error-review-unfinished = Si può analizzare solo una partita finita, e questa registrazione si ferma prima.

# The coach, before the move.

coach-fact-risk = La prossima carta esplode con un rischio del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
coach-fact-safe = La prossima carta è di certo innocua.
coach-fact-doomed = La prossima carta esplode di certo.
coach-fact-owed = Ti restano { $count } turni da giocare.
coach-fact-aimed = Il bersaglio sei tu.
coach-fact-stopped = È già annullato.
coach-fact-next = { $player } gioca subito dopo.
coach-fact-last = È la tua ultima carta di questo tipo ({ $card }).
coach-fact-spends = Costa { $count } carte.
coach-fact-holds = { $player } ha di certo questa carta ({ $card }).
coach-line = Coach: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }): { $move }
coach-line-close = Coach: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), troppo incerto: { $move }
coach-missing = Al coach serve NumPy: installa l’extra “champion”.
coach-nothing = Adesso non c’è niente da decidere.
