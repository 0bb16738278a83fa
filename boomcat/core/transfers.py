"""Cards that come into a hand, or leave it."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import Card, bit
from boomcat.core.state import State


def give(game: State, seat: i64, card: i64) -> None:
    """A card comes into a hand."""
    game.hands[seat].add(card)
    game.holding |= bit(seat)
    if card == Card.NOPE:
        game.noping |= bit(seat)


def take(game: State, seat: i64, card: i64) -> None:
    """A card leaves a hand."""
    hand = game.hands[seat]
    hand.remove(card)
    if not hand.size:
        game.holding ^= bit(seat)
    if card == Card.NOPE and not hand.has(Card.NOPE):
        game.noping ^= bit(seat)


def spend(game: State, card: i64) -> None:
    """The current player's card goes onto the discard pile, the Godcat back to the mat (G8)."""
    take(game, game.current, card)
    if card != Card.GODCAT:
        game.discards.append(card)
