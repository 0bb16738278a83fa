# `boomcat odds`: the risk of the next draw.

odds-explode = Jugador { $seat }, pregunta { $question }: la próxima carta tiene un { $share } de probabilidad de explotar.
odds-explode-sure = Jugador { $seat }, pregunta { $question }: la próxima carta es un Exploding Kitten, sin ninguna duda.
odds-top-imploding-up = Jugador { $seat }, pregunta { $question }: el Imploding Kitten está arriba del todo, boca arriba. Quien robe después queda fuera.
odds-explode-never = Jugador { $seat }, pregunta { $question }: la próxima carta no puede ser un Exploding Kitten.
odds-no-cards = Jugador { $seat }, pregunta { $question }: el montón de cartas para robar está vacío, ahora nadie puede robar.
odds-kittens =
    { $kittens ->
        [0] No hay ningún gatito en el montón de cartas para robar
        [one] Hay un gatito en el montón de cartas para robar
       *[other] Hay { $kittens } gatitos en el montón de cartas para robar
    }, { $cards ->
        [0] que está vacío.
        [one] que tiene una carta.
       *[other] que tiene { $cards } cartas.
    }
odds-kittens-lifted =
    { $kittens ->
        [0] No hay ningún gatito
        [one] Hay un gatito
       *[other] Hay { $kittens } gatitos
    } entre { $cards ->
        [0] las cartas del montón para robar, que está vacío,
        [one] la única carta del montón para robar
       *[other] las { $cards } cartas del montón para robar
    } y la que ha tomado el jugador { $current }.
odds-on-table = Un gatito ya robado está sobre la mesa y no se cuenta.
odds-streaking = Uno de los gatitos puede estar en una mano, junto al Gatito exhibicionista.
odds-all-alike = No se sabe nada de su orden, así que la probabilidad es la misma en todas partes: { $kittens } de { $cards }.
odds-rest =
    { $cards ->
        [one]
            { $kittens ->
                [0] La otra carta no es un gatito.
               *[other] La otra carta es un gatito.
            }
       *[other]
            De las otras { $cards } cartas no se sabe nada, { $kittens ->
                [0] salvo que ninguna es un gatito.
                [one] salvo que una es un gatito.
               *[other] salvo que { $kittens } son gatitos.
            }
    }
odds-known = Se sabe con certeza, contando desde arriba: { $cards }.
odds-known-place = { $place }. { $card }
odds-spread =
    { $rows ->
        [one] De algunas cartas se sabe que están en el montón, pero no dónde.
       *[other] El resto es la media de { $rows } montones posibles, ponderados por su probabilidad.
    }
odds-no-history = Una posición no dice nada de lo que los jugadores vieron antes; para eso está --record.
odds-seen = Lo que tú, jugador { $seat }, has visto del montón de cartas para robar desde que se barajó por última vez:
odds-seen-at = Pregunta { $question }: { $words }
odds-secret = Si alguien escondió una carta en secreto, todas las posiciones cuentan como igual de probables.
odds-bottom = La carta del fondo tiene un { $share } de probabilidad de explotar.
odds-card = carta
odds-risk = riesgo
odds-next =
    { $place ->
        [1] la próxima
       *[other] la { $place }.ª
    }
