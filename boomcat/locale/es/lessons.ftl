# The lessons of boomcat/lessons: lesson-NAME-STEP asks for a step, at most twelve words, and -instead answers any other
# move that would be legal. $player2 is the name of player 2, and so on.
lesson-first-draw = Tu turno. Roba una carta: así termina.
lesson-first-draw-instead = Todo a su tiempo. Primero, roba.
lesson-first-see = Ahí dentro hay un gatito. Juega Ver el futuro.
lesson-first-see-instead = A ciegas, no. Mira antes: Ver el futuro.
lesson-first-skip = ¡Un gatito arriba! Saltar turno: terminas sin robar.
lesson-first-skip-instead = Ese gatito no espera. Juega Saltar turno.
lesson-first-noped = ¡Va a ser que no! No pasa nada. Déjalo pasar.
lesson-first-pair = Dos gatos iguales quitan una carta. Juega tus dos Tacogatos.
lesson-first-pair-instead = Primero quítale una a { $player2 }: te hará falta.
lesson-first-kitten = ¡Te llevas un «Va a ser que no»! Ahora roba.
lesson-first-kitten-instead = ¿Ganando tiempo? Valor, y roba.
lesson-first-defuse = Ahí está. ¡Rápido, desactívalo!
lesson-first-defuse-instead = Si explotas, la lección se queda corta. Desactívalo.
lesson-first-hide = Esconde el gatito arriba del todo: ahora roba { $player2 }.
lesson-first-hide-instead = Demasiada bondad. ¡Arriba del todo!
lesson-first-nope = { $player2 } ataca: dos turnos para ti. ¡Dile que no!
lesson-first-nope-instead = Y ese gatito sería tuyo. ¡Dile que no!
lesson-first-attack = ¡Desactivado y escondido! Ataca: { $player2 } roba dos veces.
lesson-first-attack-instead = Ese gatito puede estar cerca. Que robe { $player2 }: ataca.
