# El análisis de una partida: qué fue suerte, qué fue habilidad y qué jugadas fueron errores. En centésimas de victoria.

review-progress = Repasando decisiones
review-head = Probabilidad de ganar si todos siguieran jugando como el campeón. Juez { $judge }.
review-won = victoria
review-lost = derrota
review-account = reparto { $deal }, suerte { $luck }, habilidad { $skill }, los demás { $others }, dudas del juez { $second_thoughts }
review-move-on = { $cards } contra { $player }
review-move-on-named = { $cards } contra { $player }, por { $named }
review-noped = { $player } dice que no a «{ $play }».
review-yupped = { $player } dice que no al no: «{ $play }» vuelve a valer.
review-let-through = Nadie dice que no a «{ $play }».
review-stopped = El no a «{ $play }» se mantiene.
review-nothing-happened = Todos lo dejaron pasar.
review-turning = { $what } ({ $player }: { $change })
review-turning-nope = { $what } Eso dolió. ({ $player }: { $change })
review-mistakes =
    { $count ->
        [0] Ningún error que se sostenga ante un juez.
        [one] Una jugada para pensar:
       *[other] { $count } jugadas para pensar:
    }
review-moment-best = { $player }, decisión { $question }: «{ $played }». Lo que haría el campeón.
review-moment-good = { $player }, decisión { $question }: «{ $played }». Tan buena como «{ $best }».
review-moment-close = { $player }, decisión { $question }: «{ $played }», ¿o «{ $best }»? Demasiado igualado.
review-moment-slip = { $player }, decisión { $question }: «{ $played }». Un desliz: «{ $best }» valía { $points } más.
review-moment-mistake = { $player }, decisión { $question }: «{ $played }». Un error: «{ $best }» valía { $points } más.
review-moment-howler = { $player }, decisión { $question }: «{ $played }». Una pifia que se oyó en la cocina: «{ $best }» valía { $points } más.
review-find = Mejor hallazgo: { $moment }
review-slip = Peor desliz: { $moment }
review-luckiest = Carta más afortunada: { $what } ({ $change })
review-redeals = { $player } ganó una partida que ganan { $won } de 100 repartos.
review-oddest = Lo más raro: { $player } robó un gatito con un riesgo de { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
review-mostly-luck = Una partida es sobre todo suerte. Échales la culpa a las cartas, como todos.
review-fact-risk = La siguiente carta explotaba con un riesgo de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
review-fact-safe = La siguiente carta era segura, sin duda.
review-fact-doomed = La siguiente carta iba a explotar, sin duda.
review-fact-defuses =
    { $count ->
        [0] No había ninguna Desactivación en la mano.
        [one] Había una Desactivación en la mano.
       *[other] Había { $count } Desactivaciones en la mano.
    }
review-fact-owed = Quedaban { $count } turnos por jugar.
review-fact-last = Era la última carta de su clase en la mano: { $card }.
review-fact-spends = Costó { $count } cartas.
review-fact-holds = { $player } tenía con certeza esta carta: { $card }.
review-fact-aimed = El blanco era esta persona.
review-fact-stopped = Ya estaba anulado.
review-fact-next = { $player } jugaba a continuación.
error-review-unfinished = Solo se puede analizar una partida terminada, y este registro acaba antes que la partida.

# The coach, before the move.

coach-fact-risk = La siguiente carta explota con un riesgo de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
coach-fact-safe = La siguiente carta es segura, sin duda.
coach-fact-doomed = La siguiente carta explota, sin duda.
coach-fact-owed = Te quedan { $count } turnos por jugar.
coach-fact-aimed = El blanco eres tú.
coach-fact-stopped = Ya está anulado.
coach-fact-next = { $player } juega a continuación.
coach-fact-last = Es tu última carta de esta clase: { $card }.
coach-fact-spends = Cuesta { $count } cartas.
coach-fact-holds = { $player } tiene con certeza esta carta: { $card }.
coach-line = Entrenador: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }): { $move }
coach-line-close = Entrenador: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), muy igualado: { $move }
coach-missing = El entrenador necesita NumPy: instala el extra «champion».
coach-nothing = Ahora no hay nada que decidir.
