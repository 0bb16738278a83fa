# `boomcat odds`: the risk of the next draw.

odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-explode = Player { $seat }, question { $question }: the next card explodes with a chance of { $share }.
odds-explode-sure = Player { $seat }, question { $question }: the next card is an Exploding Kitten, without a doubt.
odds-top-imploding-up = Player { $seat }, question { $question }: the Imploding Kitten lies on top, face up. Whoever draws it is out.
odds-explode-never = Player { $seat }, question { $question }: the next card cannot be an Exploding Kitten.
odds-no-cards = Player { $seat }, question { $question }: the draw pile is empty, nobody can draw now.
odds-kittens =
    { $kittens ->
        [0] No kitten is in the draw pile
        [one] One kitten is in the draw pile
       *[other] { $kittens } kittens are in the draw pile
    }, { $cards ->
        [0] which is empty.
        [one] which has one card.
       *[other] which has { $cards } cards.
    }
odds-kittens-lifted =
    { $kittens ->
        [one] One kitten is
       *[other] { $kittens } kittens are
    } among the { $cards } cards of the draw pile and the one that player { $current } has lifted from its bottom.
odds-on-table = A kitten that was drawn lies on the table and is not counted.
odds-all-alike = Nothing is known of their order, so the chance is the same everywhere: { $kittens } in { $cards }.
odds-rest =
    { $cards ->
        [one] Of the other card nothing is known
       *[other] Of the other { $cards } cards nothing is known
    }, and { $kittens ->
        [0] no kitten is among them.
        [one] one kitten is among them.
       *[other] { $kittens } kittens are among them.
    }
odds-known = Known for certain, counted from the top: { $cards }.
odds-known-place = { $place } { $card }
odds-spread =
    { $rows ->
        [one] Some cards are known to be in the pile, but not where.
       *[other] The rest is weighed over { $rows } ways in which the pile may lie, each by how likely it is.
    }
odds-no-history = A position does not tell what anybody saw before; --record does.
odds-seen = What you, player { $seat }, have seen of the draw pile since it was last shuffled:
odds-seen-at = Question { $question }: { $words }
odds-secret = A place that somebody else chose in secret counts as equally likely everywhere.
odds-bottom = The bottom card explodes with a chance of { $share }.
odds-card = card
odds-risk = risk
odds-next =
    { $place ->
        [1] next
       *[other] number { $place }
    }
