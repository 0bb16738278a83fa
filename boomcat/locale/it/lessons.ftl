# The lessons of boomcat/lessons: lesson-NAME-STEP asks for a step, at most twelve words, and -instead answers any other
# move that would be legal. $player2 is the name of player 2, and so on.
lesson-first-draw = Tocca a te. Pesca una carta: il turno finisce.
lesson-first-draw-instead = Ogni cosa a suo tempo. Prima pesca.
lesson-first-see = Lì dentro c’è un gattino. Gioca Prevedi il Futuro.
lesson-first-see-instead = Alla cieca? Prima guarda: Prevedi il Futuro.
lesson-first-skip = Un gattino in cima! Salta: finisci senza pescare.
lesson-first-skip-instead = Quel gattino non aspetta. Gioca Salta.
lesson-first-noped = No! Il tuo Salta non fa niente. Lascia correre.
lesson-first-pair = Due gatti uguali rubano una carta. Gioca i due Tacogatti.
lesson-first-pair-instead = Prima deruba { $player2 }: ti servirà tra poco.
lesson-first-kitten = Un “No!” rubato, che bello. Ora pesca: hai il Disinnesgatto.
lesson-first-kitten-instead = Prendi tempo? Coraggio, pesca.
lesson-first-defuse = Eccolo. Presto, disinnescalo!
lesson-first-defuse-instead = Se esplodi, la lezione finisce un po’ presto. Disinnescalo.
lesson-first-hide = Nascondi il gattino in cima: poi pesca { $player2 }.
lesson-first-hide-instead = Troppa bontà. In cima!
lesson-first-nope = { $player2 } attacca: due turni per te. Di’ di No!
lesson-first-nope-instead = E quel gattino sarebbe tuo. Di’ di No!
lesson-first-attack = Disinnescato e nascosto! Attacca: { $player2 } pesca due volte.
lesson-first-attack-instead = Quel gattino può essere vicino. Fai pescare { $player2 }: attacca.
