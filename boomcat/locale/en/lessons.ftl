# The lessons of boomcat/lessons: lesson-NAME-STEP asks for a step, at most twelve words, and -instead answers any other
# move that would be legal. $player2 is the name of player 2, and so on.
lesson-first-draw = Your turn. Draw a card: that ends it.
lesson-first-draw-instead = All in good time. First, draw.
lesson-first-see = There’s a kitten in there. Play See the Future.
lesson-first-see-instead = Blind is brave. Look first: See the Future.
lesson-first-skip = A kitten on top! Skip: your turn ends without drawing.
lesson-first-skip-instead = That kitten won’t wait. Skip it.
lesson-first-noped = Noped! Your Skip does nothing. Let it pass.
lesson-first-pair = Two cats alike steal a card. Play both Tacocats.
lesson-first-pair-instead = First rob { $player2 }: you’ll need what comes.
lesson-first-kitten = A stolen Nope, lovely. Now draw: you have a Defuse.
lesson-first-kitten-instead = Stalling? Be brave, and draw.
lesson-first-defuse = There it is. Quick, defuse it!
lesson-first-defuse-instead = Exploding would end the lesson rather early. Defuse it.
lesson-first-hide = Hide the kitten on top: { $player2 } draws next.
lesson-first-hide-instead = Too kind. On top with it!
lesson-first-nope = { $player2 } attacks: two turns for you. Nope it!
lesson-first-nope-instead = Then that kitten would be yours. Nope it!
lesson-first-attack = Defused and hidden again! Attack: { $player2 } draws, twice.
lesson-first-attack-instead = That kitten could be anywhere. Let { $player2 } draw: attack.
