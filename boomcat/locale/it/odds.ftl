# `boomcat odds`: the risk of the next draw.

odds-explode = Giocatore { $seat }, domanda { $question }: la prossima carta ha { $share } di probabilità di esplodere.
odds-explode-sure = Giocatore { $seat }, domanda { $question }: la prossima carta è un Exploding Kitten, senza alcun dubbio.
odds-top-imploding-up = Giocatore { $seat }, domanda { $question }: l’Imploding Kitten è in cima, a faccia in su. Chi pesca dopo è fuori.
odds-explode-never = Giocatore { $seat }, domanda { $question }: la prossima carta non può essere un Exploding Kitten.
odds-no-cards = Giocatore { $seat }, domanda { $question }: il mazzo di pesca è vuoto, ora nessuno può pescare.
odds-kittens =
    { $kittens ->
        [0] Non ci sono gattini nel mazzo di pesca
        [one] C’è un gattino nel mazzo di pesca
       *[other] Ci sono { $kittens } gattini nel mazzo di pesca
    }, { $cards ->
        [0] che è vuoto.
        [one] che ha una carta.
       *[other] che ha { $cards } carte.
    }
odds-kittens-lifted =
    { $kittens ->
        [0] Non ci sono gattini
        [one] C’è un gattino
       *[other] Ci sono { $kittens } gattini
    } tra { $cards ->
        [0] le carte del mazzo di pesca, che è vuoto,
        [one] l’unica carta del mazzo di pesca
       *[other] le { $cards } carte del mazzo di pesca
    } e quella che ha preso il giocatore { $current }.
odds-on-table = Un gattino pescato è sul tavolo e non viene contato.
odds-streaking = Uno dei gattini può essere in una mano, accanto al Gattino Esibizionista.
odds-all-alike = Del loro ordine non si sa niente, quindi la probabilità è la stessa ovunque: { $kittens } su { $cards }.
odds-rest =
    { $cards ->
        [one]
            { $kittens ->
                [0] L’altra carta non è un gattino.
               *[other] L’altra carta è un gattino.
            }
       *[other]
            Delle altre { $cards } carte non si sa niente, { $kittens ->
                [0] se non che nessuna è un gattino.
                [one] se non che una è un gattino.
               *[other] se non che { $kittens } sono gattini.
            }
    }
odds-known = Noto con certezza, contando dalla cima ({ $cards }).
odds-known-place = { $place }. { $card }
odds-spread =
    { $rows ->
        [one] Di alcune carte si sa che sono nel mazzo, ma non dove.
       *[other] Il resto è la media di { $rows } mazzi possibili, ciascuno pesato per la sua probabilità.
    }
odds-no-history = Una posizione non dice niente di ciò che i giocatori hanno visto prima; per quello c’è --record.
odds-seen = Che cosa tu, giocatore { $seat }, hai visto del mazzo di pesca da quando è stato mescolato l’ultima volta:
odds-seen-at = Domanda { $question }: { $words }
odds-secret = Se qualcuno ha nascosto una carta in segreto, ogni posizione conta come ugualmente probabile.
odds-bottom = La carta in fondo ha { $share } di probabilità di esplodere.
odds-card = carta
odds-risk = rischio
odds-next =
    { $place ->
        [1] la prossima
       *[other] la { $place }ª
    }
