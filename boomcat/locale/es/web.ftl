### What the browser client says. Cards, events, errors and moves are in separate catalogues.

## At the table

# `name`, `target` are players' names, or “you”; `card` is a card’s name, or one copy of it as in “a Skip”.
web-you = tú
web-players = Los demás
web-piles = La mesa
web-percent = { $share } %
web-cards =
    { $count ->
        [0] ninguna carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }

# Seats
web-seat-out = fuera
web-fallen = Fuera
web-fallen-one = { $name } está fuera
web-seat-turn =
    { $owed ->
        [one] le toca
       *[other] le toca, { $owed } turnos por jugar
    }
web-seat-host = host
web-seat-bot = un bot
web-seat-stand-in = un bot juega en su lugar
web-seat-away = sin conexión
web-seat-godcat = tiene el Gatísimo
web-seat-known = tiene con certeza { $cards }
web-seat-marked = todo el mundo ve { $cards }
web-sign-cursed =
    { $role ->
        [own] la maldición te oculta tus cartas
       *[other] la maldición le oculta sus propias cartas
    }
web-sign-taking =
    { $role ->
        [taker] su próxima carta es para ti
        [own] tu próxima carta es para { $name }
       *[other] su próxima carta es para { $name }
    }
web-sign-barking =
    { $role ->
        [own] delante de ti hay un Gatito ladrador
       *[other] tiene delante un Gatito ladrador
    }
web-sign-tower =
    { $count ->
        [one] bajo la guardia de la torre: una carta
       *[other] bajo la guardia de la torre: { $count } cartas
    }
web-marked = Cartas marcadas
web-seat-cards =
    { $count ->
        [0] { $name }, ninguna carta
        [one] { $name }, { $count } carta
       *[other] { $name }, { $count } cartas
    }
web-choose-seat = Elegir a { $seat }
web-surely-holds = Con certeza en esta mano
web-surely-holds-nothing = Ni idea. Todas parecen inocentes.

# The piles
web-your-turn = Te toca
web-turn-of = Le toca a { $name }
web-turns-to-take =
    { $count ->
        [one] un turno por jugar
       *[other] { $count } turnos por jugar
    }
web-draw-pile =
    { $count ->
        [one] Montón para robar, una carta
       *[other] Montón para robar, { $count } cartas
    }
web-draw-pile-short = Robar
web-top-imploding-up = El Imploding Kitten está encima, boca arriba
web-direction-clockwise = Se juega en sentido horario
web-direction-counter = Se juega en sentido antihorario
web-risk = bum { $percent }
web-risk-bottom = Riesgo de que explote la carta del fondo: { $percent }
web-discard-pile =
    { $count ->
        [one] Descartes: una carta, { $card }. Mirarla
       *[other] Descartes: { $count } cartas, encima: { $card }. Mirarlas
    }
web-discard-pile-empty = Descartes: ninguno
web-discard-short = Descartes: { $count }
web-discards =
    { $count ->
        [one] Montón de cartas descartadas: una carta
       *[other] Montón de cartas descartadas: { $count } cartas
    }
web-discards-hint = Empezando por la de encima.
web-removed =
    { $count ->
        [one] Una carta está fuera del juego
       *[other] { $count } cartas están fuera del juego
    }
web-boxed =
    { $count ->
        [one] Una carta se apartó sin que nadie la viera.
       *[other] { $count } cartas se apartaron sin que nadie las viera.
    }
web-out-of-game = { $count } fuera
web-known-in-pile = Lo que sabes del montón: { $cards }
web-known-place = { $place }. { $card }
web-known-more = y { $count } más
web-notes = Lo que sabes
web-notes-hint = Contando desde arriba del montón para robar. Una nota desaparece en cuanto deja de ser segura.
web-mat = El tapete
web-mat-both = El Gatísimo y el Minino de las Tinieblas están en el tapete.
web-mat-away = Los dos gatos están en juego.
web-mat-held =
    El Minino de las Tinieblas espera en el tapete; { $role ->
        [own] el Gatísimo lo tienes tú
       *[other] el Gatísimo lo tiene { $name }
    }.
web-mat-hint = Un Apocalipsis pone a los dos en juego. El Gatísimo se juega como cualquier carta menos un «Va a ser que no»; contra el Minino de las Tinieblas hace falta una Desactivación.
web-tower-cards = La torre: { $cards }
web-tower-hint = La Torre del poder las pone delante de quien la juega. Los favores, las parejas y los tríos se llevan entonces estas, y no las de la mano.
web-imploding-left = Imploding Kittens en el montón: { $down } boca abajo, { $up } boca arriba.

# The hand
web-your-hand =
    { $count ->
        [0] Tu mano está vacía
        [one] Tu mano: una carta
       *[other] Tu mano: { $count } cartas
    }
web-your-hand-cursed =
    { $count ->
        [one] Tu mano: una carta, boca abajo
       *[other] Tu mano: { $count } cartas, boca abajo
    }
web-cursed-note = A oscuras hasta que robes
web-card-marked = { $card }, carta marcada
web-hand-empty = Sin cartas, sin plan, sin miedo.
web-card-selected = { $card }, elección { $number }
web-card-blocked = { $card }, ahora no se puede jugar
web-sort = Ordenar por tipo
web-put-back = Devolver a la mano
web-put-cards-back = Juega las cartas elegidas, o devuélvelas antes a la mano.
web-explain = Qué hace { $card }
web-explain-can-play = Puedes jugarla ahora.
web-explain-can-give = Puedes darla ahora.
web-explain-can-add = Puedes meterla en el montón ahora.
web-explain-rules =
    { $count ->
        [one] Regla { $rules }
       *[other] Reglas { $rules }
    }

# The first game: one short line when something happens for the first time
web-first-read = Entendido
web-first-turn = ¡Te toca! Juega las cartas que quieras, o ninguna. Al robar termina tu turno.
web-first-cursed = ¡Maldición! Juega una carta a ciegas, o roba para volver a ver tu mano.
web-first-pair = Dos gatos iguales roban una carta: elige los dos.
web-first-attack =
    { $count ->
        [one] Te han atacado: te queda un turno más.
       *[other] Te han atacado: son { $count } turnos seguidos.
    }
web-first-nope = Alguien ha jugado una carta. «¡NO!» la para. O déjala pasar.
web-first-now = Alguien va a robar. La zarpa cambia antes el futuro.
web-first-no-nope =
    { $passing ->
        [auto] Un «Va a ser que no» pararía esta carta. No tienes: pasa por su cuenta.
       *[asked] Un «Va a ser que no» pararía esta carta. No tienes: deja que pase.
    }
web-first-give = Tú eliges qué dar. ¡No sueltes tu Desactivación!
web-first-kitten = ¡Un gatito! Tu Desactivación te salva. Sin ella quedarías fuera.
web-first-place = Esconde el gatito donde lo robe otra persona. Nadie ve dónde.
web-first-blocked =
    { $device ->
        [touch] Las cartas pálidas tienen que esperar. Mantén pulsada una para saber por qué.
       *[mouse] Las cartas pálidas tienen que esperar. Deja el ratón encima de una para saber por qué.
    }
web-first-hold =
    { $device ->
        [touch] ¿Qué hace una carta? Mantenla pulsada y te lo dice.
       *[mouse] ¿Qué hace una carta? Deja el ratón encima y te lo dice.
    }

# Why a card cannot be played
web-blocked-not-your-turn = No te toca.
web-blocked-now = Solo justo antes de que alguien robe.
web-blocked-hold = { $why } Mantén pulsada una carta para leerla.
web-blocked-question = No es eso lo que te preguntan.
web-blocked-nope = Guarda tu «Va a ser que no» para la carta de otra persona.
web-blocked-nope-but-combo = Guarda tu «Va a ser que no» para la carta de otra persona. Ahora solo sirve en una combinación.
web-blocked-defuse = Guarda tu Desactivación para un gatito.
web-blocked-defuse-but-combo = Guarda tu Desactivación para un gatito. Ahora solo sirve en una combinación.
web-blocked-mat = Para un Apocalipsis hacen falta los dos gatos en el tapete.
web-blocked-mat-but-combo = Para un Apocalipsis hacen falta los dos gatos en el tapete. Ahora solo sirve en una combinación.
web-blocked-no-victim = Nadie más tiene cartas.
web-blocked-no-victim-but-combo = Nadie más tiene cartas. Ahora solo sirve en una combinación.
web-blocked-alone = Por sí sola no sirve de nada: necesita otra igual.
web-blocked-alone-but-combo = Por sí sola no sirve de nada: añade otra igual.
web-blocked-kitten = Chis, que duerme: no lo despiertes.
web-blocked-streaking = No se juega: guárdalo, y disimula.
web-blocked-bury = Tu próxima carta es para otra persona: nada que enterrar.
web-blocked-bury-but-combo = Tu próxima carta es para otra persona: nada que enterrar. Ahora solo sirve en una combinación.
web-blocked-take-that = La próxima carta de todo el mundo ya está pedida.
web-blocked-take-that-but-combo = La próxima carta de todo el mundo ya está pedida. Ahora solo sirve en una combinación.
web-blocked-mark = A nadie más le quedan cartas que marcar.
web-blocked-mark-but-combo = A nadie más le quedan cartas que marcar. Ahora solo sirve en una combinación.
web-blocked-curse = Todas las manos están ya malditas.
web-blocked-curse-but-combo = Todas las manos están ya malditas. Ahora solo sirve en una combinación.

# Your turn
web-do-draw = Robar una carta
web-do-play = Jugar { $card }
web-do-attack = Atacar: { $turns } turnos
web-do-favor = Pedir un Favor
web-do-pair = Quitar una carta
web-do-triple = Pedir
web-do-five = Jugar las cinco
web-do-give = Dar
web-title-pair = Dos cartas iguales: { $card }
web-title-triple = Tres cartas iguales: { $card }
web-title-five = Cinco cartas distintas
web-title-godcat = El Gatísimo como { $card }
web-hint-attack = No robas. { $target } juega { $turns } turnos.
web-hint-targeted = No robas. ¿Para quién los { $turns } turnos?
web-hint-skip =
    { $owed ->
        [one] Termina este turno sin robar.
       *[other] Termina uno de tus { $owed } turnos sin robar.
    }
web-hint-super-skip =
    { $owed ->
        [one] Termina este turno sin robar.
       *[other] Termina los { $owed } turnos sin robar.
    }
web-hint-swap = La carta de encima va al fondo y la del fondo, encima.
web-hint-reverse =
    { $players ->
        [2] No robas. Con dos jugadores vale solo por Saltar turno.
       *[other] No robas, y se sigue en el otro sentido.
    }
web-hint-see5 = Mira en secreto las cinco cartas de encima.
web-hint-alter5 = Mira las cinco cartas de encima y elige su orden.
web-hint-catomic = Todos los Exploding Kittens van encima, el resto se baraja y tú no robas.
web-hint-mark = ¿Quién enseña una carta a partir de ahora? Cuál, lo decide el azar.
web-hint-curse = ¿Quién deja de ver sus propias cartas?
web-hint-garbage = Todo el mundo mete una carta en el montón, tú también. Después se baraja.
web-hint-barking = Quien tenga el otro debe desactivarlo o explotar. Si lo tienes tú, elige a tu víctima.
web-hint-alter-now = Mira las tres cartas de encima y elige su orden.
web-hint-bury = Mira la carta de encima y escóndela en el montón. Así termina el turno.
web-hint-take-that = ¿A quién le quitas la próxima carta que robe?
web-hint-personal = No robas. A cambio juegas { $turns } turnos.
web-hint-potluck = Todo el mundo pone una carta encima del montón, empezando por ti.
web-hint-share = Elige el orden de las tres cartas de encima. Después las ve { $target }.
web-hint-tower = Pon la torre delante de ti. Los demás se llevarán sus cartas, no las tuyas.
web-hint-see = Mira en secreto las tres cartas de encima.
web-hint-alter = Mira las tres cartas de encima y elige su orden.
web-hint-reveal = Todo el mundo ve las tres cartas de encima.
web-hint-shuffle = Vuelve a barajar el montón para robar.
web-hint-bottom = Roba la carta del fondo en su lugar. Así termina el turno.
web-hint-heck = Mira la carta del fondo: quédatela, o ponla encima.
web-hint-favor = ¿Quién te da una carta a su elección?
web-hint-armageddon = Para uno el Gatísimo, para otro el Minino de las Tinieblas.
web-hint-pair = ¿Quién pierde una carta al azar?
web-hint-triple = Elige a tu víctima y nombra una carta.
web-hint-five = Después toma una carta de las descartadas.
web-cards-chosen = { $count } cartas
web-more-cards =
    { $count ->
        [one] Elige una carta más que vaya con ella.
       *[other] Elige { $count } cartas más que vayan con ella.
    }
web-no-match = Estas cartas no van juntas
web-title-palette = El Gatísimo como…
web-hint-title-palette = ¿Como qué carta?
web-name-a-card = ¿Qué carta le pides a { $target }?
web-named = Pides: { $card }
web-change = Cambiar
web-whom = Elige a alguien
web-which-card = Elige una carta

# Other questions
web-ask-give = ¿Qué carta para { $name }?
web-hint-give = La eliges tú.
web-hint-give-tower = Sale de tu torre.
web-ask-defuse = ¡Un Exploding Kitten!
web-hint-defuse = ¡Rápido, que se quema la mecha!
web-hint-defuse-hand = Estaba en una mano desde el principio. ¡Rápido, que se quema la mecha!
web-ask-devilcat = ¡El Minino de las Tinieblas!
web-hint-devilcat = Solo una Desactivación lo devuelve al tapete.
web-do-defuse = Desactivar
web-do-defuse-godcat = Con el Gatísimo
web-do-explode = Explotar
web-do-explode-really = ¿Aposta?
web-ask-place = Esconde el gatito
web-ask-place-imploding = Devuelve el Imploding Kitten
web-hint-place-imploding = Boca arriba, donde quieras del montón. Nadie ve dónde, y quien lo robe queda fuera.
web-hint-place = Nadie ve dónde.
web-do-place = Ponerlo ahí
web-place-top = Encima: un regalo para quien robe después
web-place-bottom = En el fondo del todo
web-place-under =
    { $count ->
        [one] Debajo de una carta
       *[other] Debajo de { $count } cartas
    }
web-place-short-top = Encima
web-place-short-second = Segundo
web-place-short-middle = Medio
web-place-short-bottom = Fondo
web-ask-alter = Cambia el futuro
web-hint-alter-order = Arrastra las cartas, o usa las flechas.
web-do-alter = Devolverlas
web-place-number =
    { $place ->
        [1] Próxima
       *[other] { $place }.ª
    }
web-move-up = Subir { $card }
web-move-down = Bajar { $card }
web-ask-take = Toma una carta de las descartadas
web-hint-take = Cualquiera menos un gatito.
web-do-take = Tomar { $card }
web-ask-heck = Del fondo
web-hint-heck-choose = Quédatela, o ponla encima para quien robe después.
web-hint-heck-kitten = Si te lo quedas, explota. Si lo pones encima, alguien lo roba.
web-hint-heck-imploding = Si te lo quedas, vuelve al montón boca arriba. Si lo pones encima, lo encuentra otra persona.
web-hint-heck-imploding-up = Si te lo quedas, se acabó. Si lo pones encima, todo el mundo lo ve venir.
web-bottom-card = la carta del fondo
web-do-keep = Quedármela
web-do-put = Ponerla encima
web-ask-steal = Roba a { $name }
web-hint-steal = El Gatísimo se reconoce por el dorso.
web-steal-godcat = el Gatísimo
web-steal-random = otra carta
web-do-steal-godcat = Llevarme el Gatísimo
web-do-steal-random = Llevarme otra
web-ask-face = Apocalipsis
web-hint-face = ¿Qué gato pones delante de ti, y frente a quién el otro? Solo tú lo sabes.
web-which-cat = Elige tu gato
web-before-you = delante de ti
web-before-them = enfrente
web-before = frente a { $name }
web-do-face = Contra { $name }
web-ask-trade = Apocalipsis
web-hint-trade = Uno es el Gatísimo, otro el Minino de las Tinieblas. ¿Te quedas el tuyo, o lo cambias?
web-do-stay = Quedarme el mío
web-do-trade = Cambiar
web-ask-now = { $name } va a robar
web-hint-now-choose = Última ocasión de cambiar el futuro.
web-ask-add-garbage = Saca la basura
web-hint-add-garbage = ¿Qué carta va al montón? Después se baraja.
web-ask-add-potluck = ¿Tú qué traes?
web-hint-add-potluck = ¿Qué carta va encima del montón?
web-do-add = Meter { $card }
web-ask-bury = Entierra la carta de encima
web-hint-bury-choose = Nadie ve dónde.
web-do-bury = Enterrarla ahí
web-ask-share = Comparte el futuro
web-hint-share-choose = Ordena las cartas. Después las ve quien juega detrás de ti.
web-do-share = Compartirlo
web-ask-aim = ¡Ataca!
web-hint-aim-choose = ¿A quién le ladran los dos gatitos?
web-do-aim = Ladrar a { $name }
web-ask-bark = ¡Guau, guau!
web-hint-bark-choose = Los dos Gatitos ladradores te ladran. Solo una Desactivación los calma.
web-do-blind = Jugar a ciegas
web-hint-blind = El azar elige una de tus cartas. Si se puede jugar, se juega.
web-shown = Ves el futuro
web-shown-all = Todo el mundo ve el futuro
web-seen = Visto

# Who is waited for
web-wait-turn =
    { $mood ->
        [1] { $name } mira de reojo el montón.
        [2] { $name } se afila las uñas.
        [3] { $name } trama algo.
       *[other] { $name } está pensando.
    }
web-wait-nope = ¿Alguien dice que no?
web-wait-defuse = { $name } tiene una mecha encendida.
web-wait-place = { $name } esconde el gatito.
web-wait-place-imploding = { $name } devuelve el Imploding Kitten al montón.
web-wait-give = { $name } elige qué carta dar.
web-wait-steal = { $name } alarga la zarpa hacia una carta.
web-wait-take = { $name } rebusca en las cartas descartadas.
web-wait-alter = { $name } cambia el futuro.
web-wait-heck = { $name } mira la carta del fondo.
web-wait-face = { $name } pone el Gatísimo y el Minino de las Tinieblas.
web-wait-trade = { $name } duda: ¿se la queda o la cambia?
web-wait-devilcat = { $name } se enfrenta al Minino de las Tinieblas.
web-wait-now = ¿Alguien cambia el futuro?
web-wait-add = { $name } elige una carta para el montón.
web-wait-bury = { $name } cava un hoyo en el montón.
web-wait-share = { $name } envuelve el futuro para regalo.
web-wait-aim = { $name } elige a quién ladrar.
web-wait-bark = { $name } oye ladridos muy de cerca.
web-you-are-out = Estás en trocitos. Disfruta del espectáculo.
web-ghosts = Liga de fantasmas
web-ghost-how = Acierta y gana puntos.
web-ghost-ask-draw = Próxima carta
web-ghost-ask-out = Próximo bum
web-ghost-ask-winner = Victoria
web-ghost-kitten = Gatito
web-ghost-safe = Nada
web-ghost-worth = +{ $points }
web-ghost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-ghost-choice = { $question }: { $guess } +{ $points }
web-ghost-right = ¡Clavado! +{ $points }, total { $all }.
web-ghost-wrong = Fallo. Ni los fantasmas lo ven todo. Sigues con { $all }.
web-skip = Saltar al final
web-stand-in = Un bot te guarda el sitio calentito. Y juega.
web-gave-up = Has abandonado. Un bot juega tus cartas.
web-back = Ya estoy aquí
web-hurry = Responde ya, o responderá el reloj por ti.
web-title-your-turn = ¡Te toca!

# The Nope window
web-nope-window = La ocasión de decir que no
web-nope-word = ¡NO!
web-nope-plays = { $name } juega
web-nope-you-play = Juegas
web-no-nope = no tienes
web-let-it-pass = Dejarlo pasar
web-nope-ask = ¿Dices que no, o lo dejas pasar?
web-nope-passed = Miras para otro lado.
web-nope-passed-for-you = Sin carta para esto: lo dejamos pasar por ti.
web-nope-others = Ahora, a ver quién dice que no.
web-nope-stops = ¡Va a ser que no!
web-nope-frees = ¡Pues va a ser que sí!
web-nope-stops-hint = «{ $play }» se detiene, salvo que alguien vuelva a decir que no.
web-nope-frees-hint = «{ $play }» sigue adelante, salvo que alguien vuelva a decir que no.
web-now-window = La ocasión de cambiar el futuro
web-now-you-draw = Vas a robar
web-now-title = ¿Ahora o nunca?
web-now-title-own = Un momento…
web-now-others = Los demás pueden cambiar aún el futuro.
web-now-ask = ¿Cambias el futuro ya, o dejas robar?
web-now-word = ¡YA!
web-no-now = no lo tienes
web-blind = ojos cerrados
web-does-attack =
    { $role ->
        [target] No se roba, y tú juegas { $turns } turnos.
       *[other] No se roba, y { $target } juega { $turns } turnos.
    }
web-does-targeted =
    { $role ->
        [target] No se roba, y tú juegas { $turns } turnos.
       *[other] No se roba, y { $target } juega { $turns } turnos.
    }
web-does-skip =
    { $owed ->
        [one] El turno termina sin robar.
       *[other] Uno de los { $owed } turnos termina sin robar.
    }
web-does-super-skip =
    { $owed ->
        [one] El turno termina sin robar.
       *[other] Los { $owed } turnos terminan sin robar.
    }
web-does-swap = La carta de encima y la del fondo cambian de sitio.
web-does-reverse =
    { $players ->
        [2] El turno termina sin robar. Con dos jugadores vale solo por Saltar turno.
       *[other] El turno termina sin robar, y se sigue en el otro sentido.
    }
web-does-see5 = Una mirada secreta a las cinco cartas de encima.
web-does-alter5 = Una mirada secreta a las cinco cartas de encima, y un nuevo orden.
web-does-catomic = Todos los Exploding Kittens van encima, el resto se baraja y el turno termina sin robar.
web-does-mark =
    { $role ->
        [target] Una carta tuya al azar queda a la vista de todo el mundo.
       *[other] { $target } enseña una carta al azar a todo el mundo, a partir de ahora.
    }
web-does-curse =
    { $role ->
        [target] Dejas de ver tus propias cartas hasta que robes una.
       *[other] { $target } deja de ver sus propias cartas hasta que robe una.
    }
web-does-garbage = Todo el mundo mete una carta en el montón, y se baraja.
web-does-barking = Alguien debe desactivarlo o explotar, o se queda esperando a su gemelo.
web-does-alter-now = Una mirada secreta a las tres cartas de encima, y un nuevo orden.
web-does-bury = La carta de encima se esconde en el montón, y el turno termina sin robar.
web-does-take-that =
    { $role ->
        [target] La próxima carta que robes no es para ti.
        [player] La próxima carta que robe { $target } es para ti.
       *[other] La próxima carta que robe { $target } es para { $player }.
    }
web-does-personal = No se roba, pero la misma persona juega otros { $turns } turnos.
web-does-potluck = Todo el mundo pone una carta encima del montón.
web-does-share =
    { $role ->
        [target] Las tres cartas de encima cambian de orden, y tú las ves.
       *[other] Las tres cartas de encima cambian de orden, y { $target } las ve.
    }
web-does-tower = La torre protege la mano que tiene detrás: los demás se llevan primero sus cartas.
web-does-see = Una mirada secreta a las tres cartas de encima.
web-does-alter = Una mirada secreta a las tres cartas de encima, y un nuevo orden.
web-does-reveal = Todo el mundo ve las tres cartas de encima.
web-does-shuffle = Se vuelve a barajar el montón para robar.
web-does-bottom = Se roba la carta del fondo en vez de la de encima.
web-does-heck = La carta del fondo se queda en la mano, o va encima.
web-does-favor =
    { $role ->
        [target] Das una carta a tu elección.
       *[other] { $target } da una carta a su elección.
    }
web-does-armageddon = Para uno el Gatísimo, para otro el Minino de las Tinieblas.
web-does-pair =
    { $role ->
        [target] Te roban una carta al azar.
       *[other] Le roban una carta al azar a { $target }.
    }
web-does-triple =
    { $role ->
        [target] Tienes que dar { $named }, si es que tienes.
       *[other] { $target } tiene que dar { $named }, si es que tiene.
    }
web-does-five = Vuelve una carta de las descartadas.
web-tag-stopped = ¡Que no!
web-tag-yupped = ¡Que sí!
web-tag-saved = ¡Desactivado!
web-tag-looks = ve el futuro

# Explosions: what is heard, and what is said about it in the silence after them
web-boom-kitten = ¡Bum!
web-boom-devilcat = ¡Bum!
web-boom-imploding = ¡Flup!
web-boom-barking = ¡Guau!
web-wit-1 =
    { $role ->
        [own] Tenías siete vidas. Tenías.
       *[other] { $name } tenía siete vidas. Tenía.
    }
web-wit-2 =
    { $role ->
        [own] La curiosidad. Siempre es la curiosidad.
       *[other] La curiosidad pudo con { $name }. Siempre es la curiosidad.
    }
web-wit-3 =
    { $role ->
        [own] Así que eso era lo que había debajo.
       *[other] { $name } está ahora por todas partes. Sobre todo en las cortinas.
    }
web-wit-4 =
    { $role ->
        [own] Caerás de pie. Estén donde estén tus pies.
       *[other] { $name } caerá de pie. Algún día.
    }
web-wit-5 =
    { $role ->
        [own] Querías una carta. Ella tenía otros planes.
       *[other] { $name } quería una carta. Ella tenía otros planes.
    }
web-wit-6 =
    { $role ->
        [own] ¿Ese olor? Tus bigotes.
       *[other] ¿Ese olor? Los bigotes de { $name }.
    }
web-wit-imploding =
    { $role ->
        [own] Te doblas en dos, en cuatro, en ocho… y plof.
       *[other] { $name } ocupa ahora muy, muy poco sitio.
    }
web-wit-devilcat =
    { $role ->
        [own] El Minino de las Tinieblas te manda saludos.
       *[other] El Minino de las Tinieblas le enseña la salida a { $name }: por abajo.
    }
web-wit-barking =
    { $role ->
        [own] Dos perros disfrazados de gato. ¿Quién lo diría?
       *[other] De { $name } solo queda el eco de un guau.
    }

# Before and after
web-sealing = Barajando. Ahí dentro algo hace tictac…
web-luck = Azar limpio
web-luck-ask = ¿Se baraja limpio?
web-luck-promise = Antes de repartir, la mesa selló un secreto y enseñó su huella; después cada jugador añadió azar propio. Así nadie pudo elegir el orden de las cartas: ni la mesa, ni un jugador solo.
web-luck-check = Para comprobarlo, guarda la huella y tus bytes. Al terminar la partida, la grabación revela el secreto, y «boomcat verify ARCHIVO --commitment HUELLA» vuelve a calcular cada barajada.
web-luck-commitment = Huella del secreto
web-luck-bytes = Tus bytes
web-luck-check-here = Comprobar aquí mismo
web-luck-right = Comprobado: este navegador ha repetido la partida y cada carta llegó como se prometió.
web-luck-wrong = Algo no cuadra: este registro no es la partida prometida.
web-luck-secret = El secreto
web-copy = Copiar
web-copy-what = Copiar: { $what }
web-copied = Copiado
web-record = Descargar partida
web-you-win = Bigotes intactos: ¡has ganado!
web-wins = Gana { $name }
web-wins-others = El resto es confeti.
web-your-place = Quedas en el puesto { $place } de { $of }
web-end-won = El último gato en pie.
web-end-gone = Se rindió. Explotó un bot en su lugar.
web-end-gone-won = Se rindió. Ganó un bot igualmente.
web-end-kitten-plain = Robó un Exploding Kitten. Bum.
web-end-kitten-declined = Podía desactivarlo. Prefirió el bum.
web-end-kitten-hidden = Robó el gatito que escondió { $by }.
web-end-kitten-own = Volvió a ver al gatito. Mismo escondite, mismas patas.
web-end-kitten-bombed = Justo debajo de la Bomba gatómica de { $by }.
web-end-kitten-attacked = Ataca { $by }, remata un gatito.
web-end-kitten-held = Tenía un gatito en la manga. Bum.
web-end-imploding-plain = Robó el Imploding Kitten, que hasta saludó.
web-end-imploding-hidden = Implosión, tal como planeó { $by }.
web-end-imploding-own = Devolvió el Imploding Kitten. Y volvió.
web-end-devilcat-plain = El Minino de las Tinieblas vino a cobrar.
web-end-devilcat-faced = Apocalipsis con { $by }. Gato equivocado.
web-end-barking-plain = Un ladrido de más.
web-end-barking-declined = Podía callarlo. Lo dejó ladrar.
web-end-barking-barked = { $by } encontró la otra mitad del ladrido.
web-end-places = Clasificación
web-end-numbers = Los números
web-end-turns =
    { $count ->
        [one] turno
       *[other] turnos
    }
web-end-nopes =
    { $count ->
        [one] «Va a ser que no»
       *[other] «Va a ser que no»
    }
web-end-chain = «no» seguidos
web-end-met =
    { $count ->
        [one] gatito robado
       *[other] gatitos robados
    }
web-end-defused =
    { $count ->
        [one] gatito desactivado
       *[other] gatitos desactivados
    }
web-end-luck = Gatitos según los cálculos: { $owed }. Gatitos en la cara: { $met }.
web-end-luck-good = Siete vidas, confirmado.
web-end-luck-fair = Ni suerte ni mala pata: la media.
web-end-luck-bad = El montón te tenía manía.
web-end-luckiest = Gato con más suerte: { $name }
web-end-share = Compartir imagen
web-end-shared = Imagen guardada
web-rematch = Otra partida
web-home = Inicio

# The next game
web-next-in = Juegas
web-next-waiting = Juegas. Falta por decidirse: { $names }.
web-next-others = Quieren otra: { $names }.
web-next-start = Empezar sin ellos
web-next-soon = Empezar en { $seconds } s
web-next-begun = Ya ha empezado la siguiente. Tómate tu tiempo.
web-next-lobby = Se prepara la siguiente. Tómate tu tiempo.
web-next-come = Voy
web-score = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
web-queue = Esperan asiento: { $names }
web-queue-new = { $name } quiere un asiento en la próxima partida.
web-queue-ask = Pedir un asiento
web-queue-place = { $place ->
    [1] Vas primero: tendrás asiento en la próxima partida.
   *[other] Vas en el puesto { $place } de la cola.
}
web-queue-leave = Déjalo
web-wait-away = { $name } no está. Un bot sigue en { $seconds } s.
web-meanwhile = Mientras no estabas, hemos jugado por ti: { $what }.
web-meanwhile-drew = { $count ->
    [one] { $count } carta robada
   *[other] { $count } cartas robadas
}
web-meanwhile-gave = { $cards } de regalo

# What happened, and what people say
web-log = Qué ha pasado
web-log-open = Qué ha pasado: verlo todo
web-log-empty = Nada ha explotado. Aún.
web-emotes = Decir algo
web-talk = Con tus palabras
web-talk-send = Decirlo
web-talk-log = Recién dicho
web-mute = Silenciar a { $name }
    .phrase = Lo que diga no sale en este dispositivo. Nadie se entera.
web-emote-hello = ¡Hola!
web-emote-laugh = ¡Ja, ja!
web-emote-wow = ¡Hala!
web-emote-oops = ¡Uy!
web-emote-angry = ¡Grrr!
web-emote-cry = ¡Snif!
web-emote-think = Mmm…
web-emote-clap = ¡Bravo!
web-emote-love = ¡Qué cuqui!
web-emote-sleep = Zzz…
web-emote-sorry = ¡Perdón!
web-emote-boom = ¡Bum!
web-emote-thanks = ¡Gracias!
web-emote-please = ¿Porfa?
web-emote-yes = ¡Sí!
web-emote-never = ¡Jamás!
web-emote-luck = ¡Suerte!
web-emote-played = ¡Bien jugado!
web-emote-hurry = Tic, tac…
web-emote-sneaky = Je, je…
web-emote-scared = ¡Socorro!
web-emote-cool = Pan comido.
web-emote-shrug = Qué remedio.
web-emote-party = ¡Yuju!

# What bots say, each in a characteristic way, about what everybody sees: they fall, defuse, say Nope and Yup, win, are robbed,
# or wait for a person. Short: it stands in a bubble. First, what is said about each of them.
web-says-domino = El mayordomo. Con pajarita.
    .boom = Qué poca elegancia.
    .defuse = Pajarita intacta.
    .nope = Me temo que no.
    .yup = Me temo que sí.
    .win = Como en el ensayo.
    .robbed = ¡Estaba bordada!
    .wait = Sin prisa, claro.
web-says-ziggy = Funciona con electricidad estática.
    .boom = ¡Valió la pena!
    .defuse = ¡Zas! ¡Sigo aquí!
    .nope = ¡Bzzt! ¡No!
    .yup = ¡Bzzt! ¡Sí!
    .win = ¡Qué calambre!
    .robbed = ¡Eh! ¡Chispas!
    .wait = ¡Va, va, va, va!
web-says-coco = Sufre con elegancia.
    .boom = Por fin, una emoción.
    .defuse = Sigo aquí. Qué pena.
    .nope = Muy obvio. No.
    .yup = No a tu no.
    .win = Naturalmente.
    .robbed = El arte es robo.
    .wait = Pasan los años.
web-says-galileo = Cuenta cartas. Lo llama ciencia.
    .boom = Qué improbable.
    .defuse = Según mis cálculos.
    .nope = ¡Protesto!
    .yup = Protesta denegada.
    .win = Queda demostrado.
    .robbed = Dura crítica…
    .wait = El tiempo es relativo.
web-says-monty = Más viejo que el montón.
    .boom = ¡Recórcholis!
    .defuse = Calma, viejo gato.
    .nope = ¡Inaudito!
    .yup = ¡Al contrario!
    .win = Espléndida jugada.
    .robbed = ¡Mi carta, por favor!
    .wait = ¿Un té, mientras?
web-says-sushi = Ha venido por la comida.
    .boom = Demasiado hecho.
    .defuse = ¡Aún fresco!
    .nope = No está en el menú.
    .yup = Pedido en marcha.
    .win = Invito a cenar.
    .robbed = ¡Mi merienda!
    .wait = Tengo hambrecita.
web-says-radar = Te oye pensar.
    .boom = Lo oí venir.
    .defuse = Chis. Todo en calma.
    .nope = Lo he oído. No.
    .yup = ¿Qué no? No oigo.
    .win = Todo oídos, yo.
    .robbed = ¿Una corriente?
    .wait = ¿Qué ha sido eso?
web-says-morgan = Un pirata, menos una oreja.
    .boom = ¡Gato al agua!
    .defuse = ¡En mi puerto, no!
    .nope = ¡Alto ahí!
    .yup = ¡A toda vela!
    .win = ¡El tesoro es mío!
    .robbed = ¡Ladrón a bordo!
    .wait = Calma chicha.
web-says-pompon = Pelo en un noventa por ciento.
    .boom = ¡Mi pelaje!
    .defuse = Ni un pelo chamuscado.
    .nope = Qué vulgar. No.
    .yup = Insisto.
    .win = Aplausos, por favor.
    .robbed = ¡Quita esa pata!
    .wait = Estoy esperando…
web-says-flora = Cultiva flores. Y rencores.
    .boom = Buen abono.
    .defuse = Cortado de raíz.
    .nope = Tris.
    .yup = Rebrota.
    .win = ¡En plena flor!
    .robbed = Mi semillita…
    .wait = Riego, mientras.
web-says-disco = No oyó la pregunta.
    .boom = Menudo bajón.
    .defuse = Sigue el ritmo.
    .nope = Pista equivocada.
    .yup = ¡Remix!
    .win = ¡Otra, otra!
    .robbed = ¡Eh, mi pista!
    .wait = Música de espera…
web-says-bingo = Siempre es el cumpleaños de alguien.
    .boom = ¡Menuda fiesta!
    .defuse = ¡Fiesta salvada!
    .nope = ¡Se acabó la fiesta!
    .yup = ¡Sigue la fiesta!
    .win = ¡Bingo!
    .robbed = ¡Mi regalito!
    .wait = ¿Quién quiere tarta?

## Home, lobby, settings

# The page
web-title = Boomcat
web-title-table = Boomcat: mesa { $code }
# What the game is, for a stranger: at the door and in link previews
web-what = El juego de cartas en el que los gatitos explotan. Roba, esquiva, sabotea al resto: gana quien quede de una pieza.
web-close = Cerrar
web-cancel = Cancelar
web-back-home = Volver al inicio
web-strap =
    Roba una carta.
    Intenta no explotar.
web-strap-players = De 2 a 10 jugadores.
web-fine-print = Juego no oficial, hecho por fans. Ni creado ni aprobado por la editorial del juego de cartas.
web-error-unreachable = El servidor no responde. ¿Está en marcha, y estás en su red?
web-error-no-answer = Sin respuesta. Puede que esté hecho o puede que no: compruébalo antes de intentarlo de nuevo.
web-error-not-connected = Sin conexión. No ha cambiado nada; inténtalo dentro de un momento.
web-error-not-asked = Ahora le toca a otra persona.

# Names for those who have chosen none, with commas between them, each of at most 20 letters
web-funny-names = Capitán Bigotes, Don Ronroneo, Doña Bola de Pelo, Conde Miau, Doctor Zarpazo, Almirante Micifuz, Duquesa Pelusa, Profesor Patitas, Barón Ronrón, Agente Siete Vidas, Reina de la Siesta, Tío Hierba Gatera

# Who I am
web-me-change = Cambiar
web-me-are = Eres
web-me-title = ¿Quién eres?
web-me-name = Nombre
web-me-face = Cara
web-me-face-number = Cara { $number }
web-me-other-name = Otro nombre
web-me-done = Soy yo

# The front page
web-home-play = Jugar contra bots
web-home-play-change = Ajustes de la partida
web-home-first = Partida guiada
web-home-first-skip = Sin ayuda, gracias
web-home-play-with = { $edition }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-lesson-offer = Lección: 3 minutos
web-lesson-resume = Seguir la lección
web-home-open = Abrir una mesa
web-home-join = Unirse
web-home-strangers = Con desconocidos
web-home-public = Mesas públicas
web-home-join-title = Unirse con enlace o código
web-home-join-label = Enlace o código
web-home-join-hint = Pega el enlace que te han enviado, o escribe el código de la mesa o de tu otro dispositivo.
web-home-join-empty = Escribe o pega antes un enlace o un código.
web-home-join-no-code = Eso no es un código. Un código son cuatro palabritas, como miso-taru-kubo-lina. También vale el enlace entero.
web-home-join-unknown = Ninguna mesa tiene este código: compáralo con tu invitación. Un código de tu otro dispositivo sirve una vez, durante unos minutos: pide uno nuevo allí.
web-home-join-go = Ir
web-home-settings = Ajustes
web-home-rules = Reglas y cartas
web-home-offline = Jugar sin conexión
web-home-recent = Tus mesas
web-home-at = en la mesa { $code }
web-home-continue-short = Seguir
web-home-result = Ver el resultado
web-home-forget = Olvidar la mesa { $code }
web-home-more-tables = { $count ->
    [one] { $count } mesa más
   *[other] { $count } mesas más
}
web-phase-lobby = esperando jugadores
web-phase-sealing = a punto de empezar
web-phase-playing = partida en curso
web-phase-over = partida terminada

# Setting up a table
web-setup-open-title = Abrir una mesa
web-setup-solo-title = Contra bots
web-setup-change-title = Ajustes de la mesa
web-setup-open = Abrir la mesa
web-setup-solo = Jugar
web-setup-change = Guardar
web-setup-edition = Baraja
web-setup-players = { $fewest }–{ $most } jugadores
web-edition-original = El clásico. Aquí se empieza, en trocitos se acaba.
web-edition-nsfw = El clásico con gatos más descarados. Que no lo vea la abuela.
web-edition-party-pack = La caja grande: más cartas, más líos, hasta diez.
web-edition-good-vs-evil = El Gatísimo salva, el Minino de las Tinieblas no. Alguien acabará jugando un Apocalipsis.
web-setup-seats = Asientos
web-setup-seats-count = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
web-setup-fewer = Un asiento menos
web-setup-more = Un asiento más
web-setup-bots = Rivales
web-setup-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-setup-fewer-bots = Un bot menos
web-setup-more-bots = Un bot más
web-setup-all-bots = ¿Cómo de listos son?
web-setup-seat = Asiento { $seat }
web-setup-you = Tú
web-seat-open = para alguien
web-bot-random = Cabeza loca
    .phrase = Juega lo primero que se le ocurre.
web-bot-heuristic = Gato listo
    .phrase = Cuenta cartas, y sabe cuándo huir.
web-bot-apprentice = Aprendiz
    .phrase = Entrena con el campeón, y a veces se emociona de más.
web-bot-champion = Campeón
    .phrase = Lleva millones de partidas en las patas. Vas a necesitar suerte.
web-setup-rules = Reglas de la casa
web-setup-rules-printed = según el reglamento
web-setup-rules-changed = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
}
web-option-combos = Combinaciones especiales
    .phrase = Dos y tres iguales con cualquier carta. Sin ellas: solo parejas de gatos, bien para empezar.
web-option-quick = Partida rápida
    .phrase = Un tercio del montón se aparta sin que nadie lo vea: una partida más corta, y más difícil de contar.
web-option-five-different = Cinco cartas distintas
    .phrase = Recuperan una carta de las descartadas, también en esta edición.
web-option-stacking = Los Ataques se suman
    .phrase = Atacar cuando te atacan endosa todos los turnos que quedan, y dos más. Sin esto: siempre dos.
web-option-remove-dead-hands = Quien explota se lleva sus cartas
    .phrase = Sus cartas se retiran del juego en vez de ir a las descartadas.
web-option-first = Quién empieza
    .phrase = Tras la primera partida: quien saltó primero, por turnos o al azar. O siempre el mismo asiento.
web-option-first-lot = Al azar
web-option-first-loser = Quien perdió
web-option-first-rotation = Por turnos
web-option-absentees = Guardar el sitio de quien falta
    .phrase = Un bot juega hasta que vuelva. Si no, su asiento desaparece en la próxima partida.
web-setup-time = Tiempo
web-setup-time-summary = { $turn } por turno, { $nope } para decir que no
web-setup-turn = Tiempo por turno
    .phrase = Si se acaba el tiempo, se roba por ti; a la segunda entra un bot.
web-setup-pace = Ritmo
    .phrase = Cuánto tiempo hay para decir que no, y cuánto tardan los bots.
web-pace-relaxed = Tranquilo
web-pace-normal = Normal
web-pace-quick = Rápido
web-setup-nope = Tiempo para decir que no
    .phrase = Después de cada carta que se puede parar. Corto es más vivo; largo, más justo con las redes lentas.
web-setup-seconds = { $count } s
web-setup-minutes = { $count } min
web-setup-people = Compañía y riesgo
web-option-spectators = Se puede mirar
    .phrase = Con el enlace se puede mirar, pero no las manos.
web-option-talk = Se puede escribir
    .phrase = Texto además de caritas, solo entre quienes juegan: el público ni escribe ni lee. No se guarda nada.
web-option-odds = Mostrar el riesgo
    .phrase = Qué probabilidad hay de que explote la próxima carta, según lo que sabe cada jugador.
web-people-watch = con público
web-people-no-watch = sin público
web-people-odds = riesgo visible
web-people-no-odds = riesgo oculto
web-people-talk = se puede escribir

# The coach

web-coach = Pedir consejo
web-coach-says = El entrenador dice
web-coach-thinks = El entrenador se rasca una oreja…
web-coach-nothing = Ahora no hay nada que decidir.
web-coach-close = muy igualado
web-coach-between = entre { $low } y { $high }
web-coach-note = Probabilidad de ganar si todos jugaran como el campeón. La barra muestra cuánto se fía el entrenador.
web-coach-take-back = Deshacer jugada
    .phrase = A partir de ahí es entrenamiento: las mismas cartas, ninguna gloria.
web-coach-allow = Permitir consejos
web-coach-forbid = Basta de consejos
web-coach-allow-count = De acuerdo: { $count } de { $people }. Hacen falta todos.
web-option-coach = Se puede pedir consejo
    .phrase = El entrenador aconseja contra bots, o si todos están de acuerdo. No ve más que tú.
web-people-coach = con entrenador

# Composing a deck
web-recipe-title = Componer una baraja
web-recipe-lead = Mézclala a tu gusto: más gatos, menos «Va a ser que no», cartas de ninguna edición.
web-recipe-name = Nombre de la baraja
web-recipe-from = A partir de
web-recipe-fewer = Quitar una carta: { $card }
web-recipe-more = Añadir una carta: { $card }
web-recipe-total =
    { $cards ->
        [one] Una carta
       *[other] { $cards } cartas
    }, { $pile } en el montón para robar con { $players } jugadores
web-recipe-risk =
    { $kittens ->
        [0] De ellas, ninguna es un gatito
        [one] De ellas, una es un gatito
       *[other] De ellas, { $kittens } son gatitos
    }: la primera carta es mortal el { $share } de las veces
web-recipe-copy = Copiar como texto
web-recipe-paste = Pegar texto
web-recipe-reset = Restaurar edición
web-recipe-use = Usar esta baraja
web-recipe-change = Cambiar esta baraja
web-recipe-instead = en vez de { $count }
web-recipe-sizes = Primera carta, según el número de jugadores
web-recipe-size = { $players } jugadores: { $share }
web-recipe-size-missing = { $players } jugadores: faltan cartas
web-recipe-text = La baraja como texto
web-recipe-text-hint = Pega aquí una baraja: se lee mientras escribes.
web-recipe-text-wrong = El texto pegado aún no es una baraja.

# Choosing a deck
web-deck-mood = Humor
web-mood-quick = Rápida
web-mood-nasty = Malvada
web-mood-thoughtful = Cerebral
web-mood-crowded = Animada
web-deck-length = Duración
web-deck-any-length = Lo que dure
web-deck-at-most = Hasta { $minutes } min
web-deck-minutes = { $minutes } min
web-deck-size = Cuántos puestos
web-deck-any-size = Toda mesa
web-deck-for = Para { $players }
# The number of seats that are planned
web-deck-misfit = No para { $seats }
web-deck-found =
    { $count ->
        [0] Ninguna baraja así.
        [one] Una baraja así.
       *[other] { $count } barajas así.
    }
web-deck-all = Ver todas
web-lobby-deck = { $deck }: qué lleva dentro
web-deck-inside = Qué lleva dentro

# The page of a deck, and handing it on
web-title-page = { $name } · Boomcat
web-deck-copy = Copiar el enlace
web-deck-message = Una baraja para explotar en compañía:
web-deck-play = Jugar con esta
web-deck-cards = Las cartas
web-deck-set-up = Cómo se reparte
web-deck-dealt =
    { $deal ->
        [one] Una carta
       *[other] { $deal } cartas
    } { $dealt ->
        [0] por cabeza, sin Desactivación.
       *[other] y una Desactivación por cabeza.
    } { $defuses ->
        [0] Ninguna Desactivación en juego.
        [one] Una Desactivación en juego.
       *[other] { $defuses } Desactivaciones en juego.
    }
web-deck-tower =
    { $count ->
        [one] Una carta se va a la torre.
        [6] Seis cartas se van a la torre.
       *[other] { $count } cartas se van a la torre.
    }
web-deck-pile =
    { $pile } en el montón, con { $kittens ->
        [0] cero Exploding Kittens
        [one] un Exploding Kitten
       *[other] { $kittens } Exploding Kittens
    }{ $implodings ->
        [0] {""}
        [one] {" "}y un Imploding Kitten
       *[other] {" "}y { $implodings } Imploding Kittens
    }. Robar la primera es mortal el { $share } de las veces.
web-deck-others = Otras barajas
web-deck-unknown = Baraja desconocida
    .phrase = Ni idea de cuál es. Quizá el enlace perdió un trozo por el camino.

# The page of a card
web-about-argued = Por qué se discute
web-about-rules = Qué decide
web-about-decks = Dónde está
web-about-in = en
web-about-no-deck = En ninguna caja. Monta una baraja y métela dentro.
web-about-others = La misma familia
web-about-unknown = Carta desconocida
    .phrase = «{ $word }» no está en ninguna de nuestras cajas. Se la habrá comido el gato.
web-rules-mentioned =
    { $count ->
        [one] Una regla que estas mencionan
       *[other] { $count } reglas que estas mencionan
    }
web-rules-ruling = Nuestra decisión
web-rules-key = Estas reglas están solo en inglés. O: Original. N: NSFW. P: Party Pack. G: Good vs. Evil. R: nuestra decisión, donde los reglamentos callan.

# The set-up of a composed deck
web-knobs = Cómo se reparte
web-knobs-scope = El cambio vale para
web-knobs-every = toda mesa
web-knobs-one = solo { $players } puestos
web-knob-deal = Cartas repartidas
web-knob-dealt-defuses = Desactivaciones dadas
web-knob-defuses = Desactivaciones en total
web-knob-kittens = Exploding Kittens dentro
web-knob-implodings = Imploding Kittens dentro
web-knob-fewest = Puestos, mínimo
web-knob-most = Puestos, máximo
web-knob-fewer = { $knob }: menos uno
web-knob-more = { $knob }: más uno

# Families of cards
web-family-peril = Gatitos
web-family-save = Salvación
web-family-attack = Ataques
web-family-evade = Huidas
web-family-fortune = El futuro
web-family-ask = Favores
web-family-counter = Objeciones
web-family-cats = Gatos
web-family-divine = Cielo e infierno

# The lobby
web-lobby-title = Mesa { $code }
web-lobby-players = Quién juega
web-lobby-you = tú
web-lobby-host = host
web-lobby-away = sin conexión
web-lobby-here = en línea
web-lobby-open = Asiento libre
web-lobby-open-hint = Invita, o pon un bot
web-lobby-open-waits = Calentito para alguien
web-lobby-seat-label = Asiento { $seat }: { $what }
web-lobby-add-seat = Añadir un asiento
web-lobby-watching = { $count ->
    [0] No mira nadie
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
web-lobby-settings = Ajustes de la mesa
web-lobby-settings-see = Las reglas de esta mesa
web-lobby-start = Empezar la partida
web-lobby-too-few = { $edition }: hacen falta al menos { $fewest } jugadores. Invita a alguien, o sienta a un bot.
web-lobby-too-many = { $edition }: como mucho { $most } jugadores.
web-lobby-open-wait = { $count ->
    [one] Si empiezas ya, el asiento libre espera a la próxima partida.
   *[other] Si empiezas ya, los asientos libres esperan a la próxima partida.
}
web-lobby-gentle = Ritmo tranquilo para primeras partidas: { $nope } para decir que no.
web-lobby-ready = Mesa completa. Última oportunidad de huir.
web-lobby-say-ready = ¡Por mí, ya!
web-lobby-said-ready = ¡Anotado!
web-lobby-is-ready = por mí, ya
web-lobby-ready-count = Ya pueden { $ready } de { $people }.
web-lobby-waits-for-host = Le toca a { $host } empezar la partida.
web-lobby-watch-note = Estás mirando.
web-lobby-take-seat = Tomar asiento
web-lobby-no-seat = Todos los asientos están ocupados.
web-lobby-leave = Salir

# A seat in the hands of the host
web-seat-put-bot = Sentar a un bot
web-seat-change-bot = Otro bot
web-seat-remove-bot = Echar al bot
web-seat-remove-seat = Quitar este asiento
web-seat-remove-person = Quitar a { $name }
web-seat-remove-sure = { $name } pierde el asiento. En plena partida entra un bot.
web-seat-hand-over = Pasar la mesa a { $name }
web-seat-hand-over-sure = A partir de ahí la mesa la lleva { $name }, no tú.
web-seat-yes-remove = Quitar
web-seat-yes-hand-over = Pasar

# Inviting
web-share-title = Invitar
web-share-lead = Envía este enlace. Abre la mesa en cualquier teléfono u ordenador.
web-share-lead-network = Envía este enlace. Abre la mesa en cualquier aparato de la misma red.
web-share-only-here = Solo este ordenador puede abrir este enlace.
web-share-link = Enlace a la mesa
web-share-copy = Copiar
web-share-copied = Copiado
web-share-copy-yourself = Mantén pulsado el enlace para copiarlo.
web-share-send = Enviar
web-share-message = Ven a jugar a Boomcat conmigo:
web-share-qr-alt = El enlace como código QR
web-share-say = O dilo en voz alta:
web-share-scan = Apunta al código con la cámara de un teléfono.
web-share-local = Para los teléfonos, arranca el servidor con --lan.

# A TV
web-tv-title = Boomcat en la tele
web-tv-use = Usar la tele
web-tv-lead = La mesa en pantalla grande, las cartas en la mano.
web-tv-step-open = Abre el navegador de la tele, o de un ordenador conectado a ella.
web-tv-step-address = Escribe esta dirección:
web-tv-step-code = Y luego este código:
web-tv-here = Esta es la tele
web-tv-forbidden = Nadie puede mirar esta mesa, ni siquiera una tele.
web-tv-allow = Dejar mirar
web-tv-connected = { $count ->
    [one] Una tele muestra esta mesa.
   *[other] { $count } teles muestran esta mesa.
}
web-tv-code = ¿Qué mesa? Escribe su código, como te salga.
web-tv-go = Mostrar
web-tv-join = ¡A la mesa!
web-tv-type = Apunta con un teléfono, o abre { $address } y escribe:
web-tv-late = ¿Llegas tarde? { $address }, código
web-tv-full = Todos los asientos están ocupados
web-tv-sound = Pulsa una tecla para el sonido.
web-tv-on = En la tele
web-tv-whole = Mesa aquí también
web-tv-hand = Aquí solo mi mano

# An invitation
web-invite-title = Tienes una invitación
web-invite-title-playing = Partida en curso
web-invite-lead = { $host } te espera en la mesa { $code }.
web-invite-lead-no-host = La mesa { $code } te espera.
web-invite-lead-playing = { $host } y compañía ya están jugando en la mesa { $code }.
web-invite-lead-playing-no-host = En la mesa { $code } ya se juega.
web-invite-sit = Tomar asiento
web-invite-watch = Mirar
web-invite-playing = Partida en curso. Pide un asiento y juegas en la siguiente.
web-invite-full = Todo ocupado. Hasta el sitio del radiador. Pide, y el siguiente es tuyo.
web-invite-no-watching = En esta mesa no hay público.
web-invite-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}

# Another device
web-device-title = Otro dispositivo
web-device-lead = Abre esto en el otro dispositivo en { $minutes ->
    [one] el próximo minuto
   *[other] los próximos { $minutes } minutos
}. El código vale una vez; tu asiento funciona en los dos.
web-device-type = O, en la página de inicio del otro dispositivo, pulsa «Unirse» y escribe:
web-device-again = Un código nuevo
web-device-asking = Pidiendo un código…
web-device-claiming = Buscando tu asiento…
web-device-failed = No ha funcionado
web-device-other = Probar otro código

# The menu at the table
web-menu = Menú
web-menu-rules = Reglas y cartas
web-menu-invite = Invitar
web-menu-device = Otro dispositivo
web-menu-players = Jugadores
web-menu-change = Ajustes de la mesa
web-menu-settings = Ajustes
web-menu-home = Inicio
    .phrase = Tu asiento sigue siendo tuyo.
web-menu-home-watching = Dejar de mirar
web-menu-concede = Abandonar esta partida
    .phrase = Sigue un bot; tu asiento sigue siendo tuyo.
web-menu-concede-sure = ¿Abandonar esta partida?
web-menu-concede-sure-body = Un bot juega tus cartas hasta el final. Puedes mirar, y jugar la próxima partida.
web-menu-concede-yes = Abandonar
web-menu-leave = Dejar la mesa
    .phrase = Tu asiento quedará libre para otra persona.
web-menu-leave-sure = ¿Seguro que te vas?
web-menu-leave-sure-body = Tu asiento queda libre. Si hay una partida en curso, un bot la termina por ti.
web-menu-leave-yes = Salir
web-left = Has dejado la mesa { $code }.

# The keys of the table
web-keys = Teclas
web-keys-nope = ¡NO!, o ¡YA!
web-keys-blind = Jugar a ciegas, bajo una maldición
web-keys-tab = A los botones; Mayús+Tab para volver
web-keys-arrows = Recorrer las cartas
web-keys-enter = Intro
web-keys-space = Espacio
web-keys-press = Pulsar una carta o un botón
web-keys-help = En una carta: qué hace. En otro sitio: estas teclas
web-keys-escape = Esc
web-keys-close = Cerrar, o soltar las cartas elegidas

# Settings
web-settings-title = Ajustes
web-settings-language = Idioma
web-settings-theme = Colores
web-settings-theme-system = Auto
web-settings-theme-light = Día
web-settings-theme-dark = Noche
web-settings-motion = Animaciones
web-settings-motion-system = Auto
web-settings-motion-full = Todas
web-settings-motion-reduced = Reducidas
web-settings-sound = Sonido
web-settings-chatter = Los bots hablan
web-settings-volume = Volumen
web-settings-pass = Dejarlo pasar si no puedo decir que no
    .phrase = Nadie lo nota: para los demás la espera es la misma. Vale también para las cartas YA.

# The connection
web-connection-lost = Gato en el cable. Reintentando…
web-connection-connecting = Entrando en la mesa…
web-ended-removed = El host te ha quitado el asiento
    .phrase = Aún puedes pedir otro.
web-ended-closed = Esta mesa está cerrada
    .phrase = Hacía mucho que no pasaba nada aquí, así que la hemos recogido.
web-ended-shut = Han cerrado esta mesa
    .phrase = La ha cerrado quien lleva este servidor. Las partidas terminadas siguen grabadas.
web-ended-banned = No puedes entrar
    .phrase = Quien lleva este servidor ha cerrado la gatera a tu conexión.
web-ended-full = Aforo completo
    .phrase = Esta mesa no admite más conexiones. Inténtalo más tarde.
web-ended-left = Has dejado la mesa
    .phrase = Gracias por jugar. Cuidado con los restos.
web-ended-spectators-forbidden = Aquí no hay público
    .phrase = En esta mesa necesitas un asiento.
web-ended-unknown-token = Este asiento ya no es tuyo
    .phrase = La llave guardada en este dispositivo ya no sirve. Toma otro asiento.
web-ended-unknown-table = Esa mesa no está
    .phrase = Alguien la habrá tirado de un zarpazo. O el enlace no está completo.
web-ended-new-version = Hay una versión nueva
    .phrase = Recarga la página para seguir jugando.
web-ended-reload = Recargar
web-table-not-loaded = La mesa no se carga. ¿Está en marcha el servidor?
web-ended-look-again = Volver a la mesa

# The rules, in short
web-rules-title = Reglas y cartas
web-rules-goal = Gana el último gato de una pieza.
web-rules-turn = En tu turno juega todas las cartas que quieras, o ninguna. Luego roba una carta y pasa el turno.
web-rules-kitten = Si robas un Exploding Kitten quedas fuera, salvo que tengas una Desactivación. Entonces escondes el gatito donde quieras del montón.
web-rules-nope = A todo, menos a un gatito o a una Desactivación, se le puede decir «Va a ser que no» antes de que pase. Incluso a otro «Va a ser que no».
web-rules-pair = Dos cartas iguales: roba a alguien una carta al azar.
web-rules-triple = Tres cartas iguales: nombra una carta; si tu víctima la tiene, es tuya.
web-rules-five = Cinco cartas distintas: toma una carta de las descartadas.
web-rules-cats-only = En esta mesa solo se juegan parejas de gatos.
web-rules-no-combo = Un gato solo no hace nada.
web-rules-combos = Combinaciones
web-rules-cards = Las cartas
web-rules-how = Cómo se juega
web-rules-table = En esta mesa
web-rules-table-quick = Partida rápida: un tercio del montón se ha apartado sin que nadie lo viera.
web-rules-table-no-stacking = Los Ataques no se suman: siempre son dos turnos.
web-rules-table-remove-dead-hands = Quien explota se lleva sus cartas: se retiran del juego.
web-rules-table-time = { $turn } por turno, { $nope } para decir que no.
web-rules-edition = Cartas: { $edition }
web-rules-copies =
    { $count ->
        [one] una en la caja
       *[other] { $count } en la caja
    }

# The search in the rules
web-search = Buscar una carta o una regla
web-search-example = ¿Se acumulan los Ataques?
web-search-nothing = Sin resultados. Prueba con el nombre de una carta.
web-search-found = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}

# What each card does, in one line
web-card-kitten = Explota cuando lo robas. Solo te salva una Desactivación.
web-card-defuse = Te salva de un gatito. Después esconde otra vez el gatito en el montón.
web-card-attack = Termina tu turno sin robar. La siguiente persona juega dos turnos.
web-card-targeted = Termina tu turno sin robar. Quien tú elijas juega dos turnos.
web-card-skip = Termina un turno sin robar.
web-card-super-skip = Termina tu turno sin robar, y todos los que te quedaban por jugar.
web-card-swap = La carta de encima y la del fondo cambian de sitio. Tu turno sigue.
web-card-reverse = Invierte el sentido del juego y termina un turno sin robar. Con dos jugadores vale por Saltar turno.
web-card-see5 = Mira en secreto las cinco cartas de encima del montón.
web-card-alter5 = Mira las cinco cartas de encima, y devuélvelas en el orden que quieras.
web-card-catomic = Pone todos los Exploding Kittens encima, baraja el resto y termina un turno sin robar.
web-card-imploding = Si lo robas boca abajo, vuelve al montón boca arriba. Si lo robas boca arriba, quedas fuera: nada te salva.
web-card-imploding-up = Quien lo roba queda fuera: no hay Desactivación que valga.
web-card-streaking = Te deja guardar en la mano un Exploding Kitten. No explota, y nadie lo sabe.
web-card-mark = Da la vuelta a una carta al azar de otra persona. Todo el mundo la ve mientras siga en su mano.
web-card-curse = Otra persona deja de ver sus propias cartas, y juega a ciegas hasta que robe una.
web-card-garbage = Todo el mundo mete en el montón una carta a su elección. Después se baraja. Tu turno sigue.
web-card-barking = Hay dos. Quien tenga el otro debe desactivarlo o explotar; si tienes los dos, eliges tú quién. Si no, espera delante de ti.
web-card-alter-now = Mira las tres cartas de encima, y devuélvelas en el orden que quieras. Incluso fuera de tu turno, justo antes de que se robe.
web-card-bury = Mira la carta de encima, y escóndela donde quieras del montón. Termina un turno sin robar.
web-card-take-that = Ponla sobre otra persona: la próxima carta que robe es tuya. También los problemas, si es un gatito.
web-card-personal = Termina tu turno sin robar. Después juegas tres. Tú te lo has buscado.
web-card-potluck = Todo el mundo, empezando por ti, pone encima del montón una carta a su elección. Tu turno sigue.
web-card-share = Mira las tres cartas de encima, y devuélvelas en el orden que quieras. Después las ve también la siguiente persona.
web-card-tower = Pone la torre delante de ti. Mientras tenga cartas, los demás se llevan esas, no las tuyas.
web-card-see = Mira en secreto las tres cartas de encima del montón.
web-card-alter = Mira las tres cartas de encima, y devuélvelas en el orden que quieras.
web-card-reveal = Enseña a todo el mundo las tres cartas de encima, sin cambiar su orden.
web-card-shuffle = Vuelve a barajar el montón. Lo que se sabía de él es historia.
web-card-bottom = Roba la carta del fondo en vez de la de encima. Así termina tu turno.
web-card-heck = Mira la carta del fondo: quédatela, o ponla encima. Así termina tu turno.
web-card-favor = Otra persona te da una carta a su elección.
web-card-nope = Anula lo que hace otra persona. En cualquier momento, incluso contra un «Va a ser que no».
web-card-armageddon = Tú y otra persona: para una el Gatísimo, para la otra el Minino de las Tinieblas. Mejor tener una Desactivación.
web-card-feral = En una combinación vale por cualquier carta de Gato.
web-card-godcat = Vale una vez por cualquier carta menos un «Va a ser que no». Todo el mundo ve quién lo tiene.
web-card-devilcat = Hace explotar a quien lo recibe. Una Desactivación lo devuelve al tapete.
web-card-cat = Por sí sola no hace nada. Dos iguales roban una carta al azar.

# What a rulebook says of each card in the odd cases, in one or two short sentences; the numbers of the rules stand beside it
web-ruling-kitten = Ningún «Va a ser que no» lo para. Sin Desactivación quedas fuera y descartas todas tus cartas.
web-ruling-defuse = Ningún «Va a ser que no» la para. Esconde el gatito donde quieras, incluso encima; así termina un turno.
web-ruling-attack = Un «Va a ser que no» lo para. ¿Ya te han atacado? Tu víctima carga con los turnos que te quedaban, más dos.
web-ruling-targeted = Un «Va a ser que no» lo para. Tu víctima carga con los turnos que te quedaban, más dos, y se sigue desde ella.
web-ruling-skip = Un «Va a ser que no» la para: entonces tu turno sigue. Tras un Ataque termina un solo turno.
web-ruling-super-skip = Un «Va a ser que no» la para. La siguiente persona juega un turno, por muchos que te quedaran.
web-ruling-swap = Un «Va a ser que no» la para. Quien conocía una de las dos cartas la sigue conociendo.
web-ruling-reverse = Un «Va a ser que no» la para: entonces nada se invierte. Tras un Ataque termina un solo turno.
web-ruling-see = Un «Va a ser que no» la para. Ver un gatito no es robarlo. Si quedan menos cartas, ves esas.
web-ruling-see5 = { web-ruling-see }
web-ruling-alter = Un «Va a ser que no» la para. Ver un gatito no es robarlo. Nadie sabe el nuevo orden.
web-ruling-alter5 = { web-ruling-alter }
web-ruling-reveal = Un «Va a ser que no» la para. Un gatito que solo se ha enseñado no está robado.
web-ruling-catomic = Un «Va a ser que no» la para. Después todo el mundo sabe qué espera encima.
web-ruling-imploding = Ningún «Va a ser que no» lo para. Si lo robas boca abajo, no cuesta ninguna Desactivación.
web-ruling-imploding-up = No lo paran ni un «Va a ser que no» ni una Desactivación. Cuando está encima, todo el mundo lo ve.
web-ruling-streaking = Nunca se juega. Un segundo gatito explota como siempre. Si esta carta sale de tu mano, el gatito que se queda explota.
web-ruling-mark = Un «Va a ser que no» la para. Una carta a la vista se juega y se roba como las demás. De dos iguales, sale ella primero.
web-ruling-curse = Un «Va a ser que no» la para. Con la maldición no puedes decir «Va a ser que no», y una Desactivación no la quita.
web-ruling-garbage = Un «Va a ser que no» la para. Nadie ve qué meten los demás, y el Gatísimo se queda donde está.
web-ruling-barking = Ningún «Va a ser que no» lo para. Solo sirve una Desactivación, y al montón no vuelve nada.
web-ruling-alter-now = Un «Va a ser que no» la para. Fuera de tu turno llega antes de que se robe, y quien tiene el turno puede pensárselo otra vez.
web-ruling-bury = Un «Va a ser que no» la para. No es robar: un gatito no explota. No vale con una carta de Eso me lo quedo sobre ti.
web-ruling-take-that = Un «Va a ser que no» la para. Se lleva una sola carta, y nadie más la ve. Nunca dos sobre la misma persona.
web-ruling-personal = Un «Va a ser que no» lo para. Tras un Ataque, los tres turnos se suman a los que te quedan.
web-ruling-potluck = Un «Va a ser que no» la para. La última carta puesta es la primera que se roba. Nadie ve las de los demás.
web-ruling-share = Un «Va a ser que no» la para. La siguiente persona mira, pero no toca.
web-ruling-tower = Un «Va a ser que no» la para. Para un Favor eliges tú de la torre; una pareja se lleva una al azar. Vacía, ya no sirve.
web-ruling-shuffle = Un «Va a ser que no» la para. Un gatito recién escondido también se mueve.
web-ruling-bottom = Un «Va a ser que no» la para. Un gatito en el fondo explota como los demás.
web-ruling-heck = Un «Va a ser que no» la para. Si te quedas un gatito, lo has robado; encima del montón, espera.
web-ruling-favor = Un «Va a ser que no» lo para. Si esa era su última carta, no recibes nada.
web-ruling-nope = Otro «Va a ser que no» lo para. Nunca contra tu propia carta, un gatito o una Desactivación.
web-ruling-armageddon = Un «Va a ser que no» lo para mientras los dos gatos están en el tapete. Tras un Ataque termina un solo turno.
web-ruling-feral = En la mano es un Gato salvaje y nada más. Dos forman pareja.
web-ruling-godcat = Vuelve a su tapete en cuanto se juega, aunque se lo paren. No sirve contra el Minino de las Tinieblas.
web-ruling-devilcat = Nunca está en el montón de cartas para robar. Una Desactivación lo para, y no se devuelve nada.
web-ruling-cat = Un «Va a ser que no» la para: uno solo basta para toda la combinación.

## Playing without a server

web-offline-loading = Los gatos hacen las maletas
    .phrase = Todo el juego se muda contigo: unos pocos megabytes, una sola vez. Después no necesita red.
web-offline-starting = Despertando a los bots
    .phrase = Anoche se acostaron tarde.
web-offline-failed = Los gatos no quieren mudarse
    .phrase = La descarga se interrumpió, o este navegador no puede con ella.
web-offline-elsewhere = Los gatos están en otra pestaña
    .phrase = Juegan donde se les llamó por última vez. No se pierde nada.
web-offline-here = Jugar aquí
web-offline-retry = Reintentar
web-offline-note = Sin conexión: los bots juegan en este navegador y tus partidas se quedan en este dispositivo. El análisis y el entrenador necesitan un servidor.
web-offline-update = Hay una versión nueva.
web-offline-others = Hay una versión nueva. Cierra antes las demás páginas del juego.
web-offline-use = Usarla ya
web-offline-leave = Volver al servidor

## Volver a ver una partida

web-replay = Repetición
web-replay-of = Repetición: { $deck }
web-replay-loading = Rebobinando…
web-replay-failed = Esta partida no se puede mostrar
web-replay-broken-link = El enlace está dañado: le falta una parte.
web-replay-unreadable = Este archivo no se puede leer, o es demasiado grande para una sola partida.
web-replay-another = Abrir otra
web-replay-choose = ¿Qué partida?
    .phrase = Elige una grabación o suéltala aquí. Es el archivo del botón «Descargar partida» al final de una partida.
web-replay-file = Elegir un archivo
web-replay-controls = Controles
web-replay-time-line = Línea de tiempo
web-replay-moment = Momento { $at } de { $of }
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-pace = Velocidad: { $times } ×
web-replay-seen-by = Visto por
web-replay-watching = El público
web-replay-open = Todas las cartas
web-replay-pile = Mazo
web-replay-copy = Copiar el enlace a este momento
web-replay-copied = Enlace copiado. Lleva la partida entera.
web-replay-watch = Volver a verla
web-replay-play-on = Jugar desde aquí
web-replay-look-back = Mirar atrás
web-replay-return = Volver al juego
web-replay-asked = ¡La mesa te espera!

## The review of a game

web-review = El análisis
web-review-open = ¿Bien jugado?
web-review-all = Todo el análisis
web-review-making = Repasando decisiones…
web-review-again = Reintentar
web-review-quiet = Aquí no hay nada que decir. Las flechas llevan adonde lo hay.
web-review-previous = Nota anterior
web-review-next = Nota siguiente
web-review-turning-points = Momentos clave
web-review-share = una parte igual
web-review-part-deal = el reparto
web-review-part-luck = la suerte
web-review-part-skill = sus jugadas
web-review-part-others = los demás
web-review-part-second-thoughts = dudas del juez
web-review-won = victoria
web-review-lost = derrota
web-review-find = Mejor hallazgo
web-review-close = Demasiado igualado
web-review-slip = Un desliz
web-review-mistake = Un error
web-review-howler = Una pifia
web-review-better = «{ $best }» valía { $points } más.
web-review-or = «{ $best }» o esta, a saber.
web-review-worst-slip = Peor desliz
web-review-luckiest = Carta más afortunada
web-review-missed = ¿Qué se escapó?
web-review-try = La misma posición, te toca. ¿Hay algo mejor que «{ $played }»?
web-review-try-best = Eso es. El campeón te saluda.
web-review-try-good = Tan buena como la jugada del campeón.
web-review-try-worse = Faltan { $points } puntos. Prueba otra.
web-review-try-same = Eso fue lo que pasó, y ya viste cómo acabó. Prueba otra.
web-review-try-unknown = Al juez no se le había ocurrido. Prueba otra.
web-review-show = Enséñamela
web-review-next-try = La siguiente
web-review-end-try = Dejar de probar
web-review-head = Probabilidad de ganar si todos siguieran jugando como el campeón. Juez { $judge }.

## Your games

web-games = Tus partidas
web-games-none = Aquí aún no ha explotado nada. Termina una partida y estará en esta lista, para verla otra vez y para contarla.
web-games-deck = Mazo
web-games-played = Partidas
web-games-won = Ganadas
web-games-you-won = Ganaste
web-games-due = { $share }, y la suerte sola da { $due }
web-games-kittens = Gatitos vistos
web-games-owed = de { $owed } que tocaban
web-games-victim = Víctima favorita
web-games-nemesis = Némesis
web-games-moves = Tus jugadas
web-games-moves-over = puntos por partida frente a las del campeón, en las últimas { $count }
web-games-moves-few = se muestra desde { $least } partidas analizadas; por ahora { $count }
web-games-review = Analizar diez
web-games-forget = Olvidar la partida
    .phrase = Se borra de este dispositivo, con su repetición.
web-games-forget-yes = Olvidar
web-games-all = Mostrar las { $count }
web-games-save = Guardar en archivo
web-games-load = Añadir de archivo
web-games-open = Abrir una partida
web-games-no-file = No es un archivo de partidas de aquí.
web-games-added = { $count ->
    [0] Ya tenías todas estas partidas.
    [one] Una partida añadida.
   *[other] { $count } partidas añadidas.
}
web-games-coming = { $count } partidas están en camino. Deja esta página abierta en los dos dispositivos.
web-games-came-along = { $count ->
    [one] Una partida ha venido contigo.
   *[other] { $count } partidas han venido contigo.
}
web-games-here = Solo se guardan en este dispositivo. «Otro dispositivo», en el menú de una mesa, se las lleva.
web-games-fleeting = Este navegador no guarda nada: si cierras la página, desaparecen. Guárdalas en un archivo.

# A lesson: a game by a script
web-lesson = Lección
web-lesson-step = { $number }/{ $steps }
web-lesson-leave = Dejar la lección
web-lesson-done = Ya sabes lo que hace falta. Lo demás es valor.
web-lesson-play = Jugar de verdad
web-lesson-back = A tu mesa

# Public tables, where strangers meet
web-public-title = Mesas públicas
web-public-none = Ni un desconocido a la vista. Empieza tú: los bots llegan enseguida.
web-public-playing = En juego, { $watching ->
    [0] sin público
    [one] mira { $watching } persona
   *[other] miran { $watching } personas
}
web-public-waiting = { $count ->
    [0] A punto de empezar
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
web-public-watch = Mirar
web-public-sit = Sentarse
web-public-starts = Empieza en { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
web-public-starts-now = ¡Allá vamos!
web-public-bots-come = { $count ->
    [one] Un bot ocupará el asiento libre.
   *[other] Los bots ocuparán los asientos libres.
}
web-public-strangers = Estás entre desconocidos
web-public-manners = Aquí solo se habla con caritas. Cualquiera puede mirar, con una jugada de retraso. Toca a alguien para bloquearlo o denunciarlo. Si te vas, sigue un bot.
web-public-block = Bloquear a { $name }
    .phrase = No verás sus caritas ni te tocará con ese nombre. No se entera nadie.
web-public-report = Denunciar a { $name } al host del servidor
web-public-report-name = Nombre grosero
web-public-report-emotes = Caritas molestas
web-public-report-play = Arruina el juego
web-public-late = Lo ves con una jugada de retraso: así nadie sopla.
web-public-reported = Denunciado. Gracias.

# A deal that many people play, each at a table of their own
web-deal = Reparto del día
web-deal-duel = Un duelo
web-deal-lead = { $deck }, contra { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Las mismas cartas, los mismos bots y la misma suerte para todo el mundo.
web-deal-next = El próximo llega en { $time }.
web-deal-past = Ese día ya pasó. Hoy hay un reparto nuevo.
web-deal-send = Manda el enlace y juega. Ves cómo les fue a los demás cuando terminas, y ellos a ti.
web-deal-play = Jugar
web-deal-first = Nadie antes que tú. A los demás aún les espera.
web-deal-others = ¿Y los demás?
web-deal-count = Puesto { $place }: { $count } de { $all }
web-deal-you = Tú
web-deal-table = Tu partida
web-deal-link = Enlace a este reparto
web-deal-message = Mismas cartas, mismos bots, misma suerte. ¿Lo haces mejor?
web-deal-new = Nuevo duelo
web-deal-new-hint = Un reparto nuevo para ti y tu gente: { $deck }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
web-deal-fingerprint = Huella
web-deal-sealed = Fijada antes de que nadie jugara. Su secreto se abre aquí en { $time }.
web-deal-sealed-duel = Fijada antes de que nadie jugara. Tu partida muestra su secreto cuando termina.
web-deal-secret = Secreto

## Puzzles

web-home-puzzle = El acertijo de hoy
web-home-puzzle-streak =
    { $count ->
        [one] { $count } día
       *[other] { $count } días seguidos
    }
web-puzzles = Acertijos
web-puzzle-title = Acertijo { $number }
web-puzzle-today = El acertijo de hoy
web-puzzle-all = Todos los acertijos
web-puzzle-next = El siguiente
web-puzzle-again = Otra vez
web-puzzle-why = ¿Por qué?
web-puzzle-share = Compartir
web-puzzle-copied = Copiado. No revela nada.
web-puzzle-loading = Preparando la trampa…
web-puzzle-failed = Este acertijo no se puede mostrar
web-puzzle-ask = Juegas como { $name }. ¿Qué jugada gana más veces?
web-puzzle-best = ¡La mejor jugada!
web-puzzle-right = ¡También vale!
web-puzzle-wrong =
    { $points ->
        [one] Eso cuesta { $points } punto
       *[other] Eso cuesta { $points } puntos
    }
web-puzzle-about = Cuántas veces gana cada jugada si luego todo el mundo juega como el campeón. Un punto es una victoria de cada cien.
web-puzzle-yours = Tu jugada
web-puzzle-reasons = Lo que se podía saber
web-puzzle-solved = { $solved } de { $of } resueltos.
web-puzzle-table = { $edition }, { $players } jugadores
web-puzzle-was =
    { $grade ->
        [wrong] fallado
       *[other] resuelto
    }
web-puzzle-streak =
    { $count ->
        [one] Resuelto { $count } día seguido.
       *[other] Resuelto { $count } días seguidos.
    }
web-puzzle-result =
    { $grade ->
        [best] Acertijo Boomcat { $number }: la mejor jugada a la primera.
        [right] Acertijo Boomcat { $number }: resuelto a la primera.
       *[wrong] Acertijo Boomcat { $number }: bum. Recuerdos del gatito.
    }
web-puzzle-motif-hide = Esconder al gatito
web-puzzle-motif-give = Qué carta dar
web-puzzle-motif-discards = Un tesoro en la basura
web-puzzle-motif-arrange = Ordenar el futuro
web-puzzle-motif-pass = Guardar el «Va a ser que no»
web-puzzle-motif-nope = «Va a ser que no», y ya
web-puzzle-motif-showdown = Gato contra gato
web-puzzle-motif-kitten = Robar al gatito a propósito
web-puzzle-motif-safe = Tomar la carta segura
web-puzzle-motif-dare = Atreverse a robar carta
web-puzzle-motif-name = Nombrar la carta
web-puzzle-motif-steal = Robar primero
web-puzzle-motif-look = Mirar primero
web-puzzle-motif-alter = Cambiar el futuro
web-puzzle-motif-shuffle = Barajar a tiempo
web-puzzle-motif-bottom = Por debajo
web-puzzle-motif-attack = Atacar ahora
web-puzzle-motif-skip = Saltar a tiempo
web-puzzle-motif-surprise = Algo muy distinto
web-puzzle-motif-attack-or-skip = ¿Ataque o Saltar turno?
