# `boomcat odds`: the risk of the next draw.

odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-explode = Giocatore { $seat }, domanda { $question }: la prossima carta esplode con probabilità { $share }.
odds-explode-sure = Giocatore { $seat }, domanda { $question }: la prossima carta è un Exploding Kitten, senza alcun dubbio.
odds-top-imploding-up = Giocatore { $seat }, domanda { $question }: l’Imploding Kitten è in cima, a faccia in su. Chi lo pesca è eliminato.
odds-explode-never = Giocatore { $seat }, domanda { $question }: la prossima carta non può essere un Exploding Kitten.
odds-no-cards = Giocatore { $seat }, domanda { $question }: il mazzo di pesca è vuoto, ora nessuno può pescare.
odds-kittens =
    { $kittens ->
        [0] Nessun gattino è nel mazzo di pesca
        [one] Un gattino è nel mazzo di pesca
       *[other] { $kittens } gattini sono nel mazzo di pesca
    }, { $cards ->
        [0] che è vuoto.
        [one] che ha una carta.
       *[other] che ha { $cards } carte.
    }
odds-kittens-lifted =
    { $kittens ->
        [0] Nessun gattino è
        [one] Un gattino è
       *[other] { $kittens } gattini sono
    } tra { $cards ->
        [0] le carte del mazzo di pesca, che è vuoto,
        [one] l’unica carta del mazzo di pesca
       *[other] le { $cards } carte del mazzo di pesca
    } e quella che il giocatore { $current } ha preso dal fondo.
odds-on-table = Un gattino pescato è sul tavolo e non viene contato.
odds-all-alike = Del loro ordine non si sa niente, quindi la probabilità è la stessa ovunque: { $kittens } su { $cards }.
odds-rest =
    { $cards ->
        [one] Dell’altra carta non si sa niente
       *[other] Delle altre { $cards } carte non si sa niente
    }, e { $kittens ->
        [0] tra esse non c’è nessun gattino.
        [one] tra esse c’è un gattino.
       *[other] tra esse ci sono { $kittens } gattini.
    }
odds-known = Note con certezza, contando dalla cima ({ $cards }).
odds-known-place = { $place } { $card }
odds-spread =
    { $rows ->
        [one] Di alcune carte si sa che sono nel mazzo, ma non dove.
       *[other] Il resto è pesato su { $rows } modi in cui il mazzo può essere disposto, ognuno secondo la sua probabilità.
    }
odds-no-history = Una posizione non dice che cosa si è visto prima; --record lo dice.
odds-seen = Che cosa tu, giocatore { $seat }, hai visto del mazzo di pesca da quando è stato mescolato l’ultima volta:
odds-seen-at = Domanda { $question }: { $words }
odds-secret = Un posto scelto in segreto da altri vale come ugualmente probabile ovunque.
odds-bottom = La carta in fondo esplode con probabilità { $share }.
odds-card = carta
odds-risk = rischio
odds-next =
    { $place ->
        [1] la prossima
       *[other] la { $place }ª
    }
