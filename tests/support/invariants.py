"""Facts that are true at every moment of every game, about cards, kittens, players and the cards before them."""

from __future__ import annotations

from boomcat.core.cards import NO_CARD, Card, members_of
from boomcat.core.hand import copies_in, holds
from boomcat.core.referee import asked
from boomcat.core.state import NO_SEAT, State
from tests.support.random_games import in_hands, perils_to_come


def check_moment(game: State, cards: int) -> None:
    """Check a moment of a game that has this many cards."""
    assert card_count(game) == cards, "a card was lost or made"
    assert bool(asked(game)) == (game.living > 1), "no question is open"
    assert perils_to_come(game) >= game.living - 1, "too few kittens"
    check_hands(game)
    check_markers(game)


def card_count(game: State) -> int:
    """Return how many cards there are, wherever they are."""
    piles = (game.draw_pile, game.discards, game.removed, game.set_aside, game.tower)
    found = sum(map(len, piles)) + sum(hand.size for hand in game.hands) + (game.lifted != NO_CARD)
    on_the_mat = game.rules.titles >> Card.GODCAT & 1 and game.godcat_holder() == NO_SEAT
    return int(found) + bool(on_the_mat)


def check_hands(game: State) -> None:
    """Check what is known of hands without looking, and that a kitten is in one only beside a Streaking Kitten."""
    for seat, hand in enumerate(game.hands):
        assert (game.holding >> seat & 1, game.noping >> seat & 1) == (hand.size > 0, holds(hand, Card.NOPE))
        marked = game.marked(seat)
        assert all(marked.count(card) <= copies_in(hand, card) for card in marked), "a marked card is gone"
        assert Card.GODCAT not in marked
        assert game.is_alive(seat) or not hand.size, "a dead player holds cards"
        if holds(hand, Card.EXPLODING_KITTEN) and game.adding == NO_CARD:
            assert holds(hand, Card.STREAKING_KITTEN), "a kitten in a hand is alone"
    assert in_hands(game, Card.EXPLODING_KITTEN) <= 1


def check_markers(game: State) -> None:
    """Check that what lies before players lies before the living."""
    living = {seat for seat in range(game.players) if game.is_alive(seat)}
    assert len(living) == game.living
    assert game.marks == sorted(game.marks)
    assert set(members_of(game.cursed)) <= living
    assert {int(game.barking), int(game.tower_owner)} <= living | {NO_SEAT}
    for seat in range(game.players):
        taker = game.taker_from(seat)
        assert taker == NO_SEAT or (taker != seat and {seat, taker} <= living)
