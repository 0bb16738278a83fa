# `boomcat odds`: the risk of the next draw.

odds-explode = Player { $seat }, decision { $question }: the next card has a { $share } chance of exploding.
odds-explode-sure = Player { $seat }, decision { $question }: the next card is an Exploding Kitten, without a doubt.
odds-top-imploding-up = Player { $seat }, decision { $question }: the Imploding Kitten is on top, face up. The next one to draw is out.
odds-explode-never = Player { $seat }, decision { $question }: the next card can’t be an Exploding Kitten.
odds-no-cards = Player { $seat }, decision { $question }: the draw pile is empty, so no one can draw now.
odds-kittens =
    { $kittens ->
        [0] There’s no kitten in the draw pile
        [one] There is one kitten in the draw pile
       *[other] There are { $kittens } kittens in the draw pile
    }, { $cards ->
        [0] which is empty.
        [one] which has one card.
       *[other] which has { $cards } cards.
    }
odds-kittens-lifted =
    { $kittens ->
        [0] No kitten is
        [one] One kitten is
       *[other] { $kittens } kittens are
    } among { $cards ->
        [0] the cards of the draw pile, which is empty,
        [one] the only card of the draw pile
       *[other] the { $cards } cards of the draw pile
    } and the one that player { $current } has lifted from it.
odds-on-table = A kitten that was drawn is on the table and not counted.
odds-streaking = One of the kittens may be in a hand, beside the Streaking Kitten.
odds-all-alike = Nothing is known about their order, so the chance is the same everywhere: { $kittens } in { $cards }.
odds-rest =
    { $cards ->
        [one]
            { $kittens ->
                [0] The other card isn’t a kitten.
               *[other] The other card is a kitten.
            }
       *[other]
            Nothing is known about the other { $cards } cards, { $kittens ->
                [0] except that none of them is a kitten.
                [one] except that one of them is a kitten.
               *[other] except that { $kittens } of them are kittens.
            }
    }
odds-known = Known for certain, counted from the top: { $cards }.
odds-known-place = { $place }. { $card }
odds-spread =
    { $rows ->
        [one] Some cards are known to be in the pile, but not where.
       *[other] The rest is averaged over { $rows } possible piles, weighted by how likely each is.
    }
odds-no-history = A position says nothing about what players saw earlier; use --record for that.
odds-seen = What you, player { $seat }, have seen of the draw pile since it was last shuffled:
odds-seen-at = Decision { $question }: { $words }
odds-secret = Where someone hid a card in secret, every position counts as equally likely.
odds-bottom = The bottom card has a { $share } chance of exploding.
odds-card = card
odds-risk = risk
odds-next =
    { $place ->
        [1] next
       *[other] number { $place }
    }
