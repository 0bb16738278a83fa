# La mesa en toda la terminal: `boomcat terminal`, `join`, `replay` y `review`.

screen-you = tú
screen-owes =
    { $owed ->
        [one] debe 1 turno
       *[other] debe { $owed } turnos
    }
screen-chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-your-risk = Tu próxima carta explota: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-knows-place =
    { $above ->
        [0] Arriba: { $card }
       *[other] Debajo de { $above }: { $card }
    }
screen-knows-hand = { $name } tiene: { $cards }
screen-seconds = { $seconds } s
screen-place-top = Arriba del todo
screen-place-bottom = Abajo del todo
screen-place =
    { $above ->
        [one] Debajo de 1 carta
       *[other] Debajo de { $above } cartas
    }
screen-others-think = Alguien más está tramando algo.
screen-you-are-out = Estás en trocitos. Disfruta de las vistas.
screen-cannot-play = { $card } tiene que esperar.
screen-not-now = Ahora no.
screen-type-move = Una jugada en notación, por ejemplo: favor 3
screen-palette = ¿Qué quieres hacer?
screen-theme = Tema
screen-theme-help = Día, noche y más
screen-speed-slow = Despacio
screen-speed-fast = Rápido
screen-speed-at-once = Al instante
screen-auto-pass-on = Lo dejo pasar por ti mientras no tengas nada que jugar
screen-auto-pass-off = Se te pregunta cada vez
screen-reviewing = Repasando tus decisiones vitales… { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
screen-moment = momento { $at } de { $last }
screen-seen-by = Lo que ve el jugador { $seat }
screen-seen-by-all = Lo que ven todos
screen-table = { $edition } · mesa { $table }
screen-reconnecting = Se cortó la conexión. Se intenta otra vez…
screen-queued =
    { $place ->
        [1] Te toca después: hay un asiento para ti al acabar esta partida.
       *[other] Llevas el número { $place } de la cola.
    }
screen-lobby = A la espera de que empiece quien invita.
screen-lobby-host = La mesa es tuya: s empieza la partida.
screen-shuffling = Se baraja. Algo hace tictac ahí dentro…
screen-over = La partida ha acabado. r pide otra.
screen-passing = No tienes nada para pararla.
screen-bot-plays = Un bot te guarda el asiento calentito. b lo recupera.
screen-open-seat = asiento libre
screen-host = invita
screen-bot = bot
screen-wins =
    { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }

screen-key-draw = Robar
screen-key-nope = ¡No!
screen-key-pass = Dejar pasar
screen-key-type = Escribir jugada
screen-key-back = Atrás
screen-key-help = Ayuda
screen-key-leave = Salir
screen-key-jump-hand = Ir a la mano
screen-key-jump-choices = Ir a las opciones
screen-key-jump-log = Ir al registro
screen-key-faster = Más rápido
screen-key-coach = Consejo
screen-key-auto-pass = Dejarlo pasar, o preguntar
screen-key-previous = Atrás
screen-key-next = Adelante
screen-key-play = Ver
screen-key-turn-before = Turno anterior
screen-key-turn-after = Turno siguiente
screen-key-first = Al reparto
screen-key-last = Al final
screen-key-remark = Otra nota
screen-key-seat = Otro asiento
screen-key-start = Empezar
screen-key-rematch = Revancha
screen-key-resume = Recuperar mi asiento
screen-key-give-up = Dejar mi asiento
join-over-person =
    { $reason ->
        [left] Has dejado tu asiento.
        [removed] Te han enseñado la puerta.
        [closed] La mesa está cerrada.
        [shut] Quien lleva el servidor ha cerrado la mesa.
        [banned] Quien lleva el servidor ha cerrado la gatera.
        [unknown-token] Tu asiento ya no está.
       *[other] El servidor se ha despedido ({ $reason }).
    }
screen-help = Todo funciona también con el ratón. Ctrl-P encuentra cualquier orden.
screen-help-choices = Elige de la lista con ↑ ↓ e Intro, o por su número. Una carta de tu mano muestra solo lo que puede hacer.
