"""Cards that come into a hand, or leave it."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import Kind, bit
from boomcat.core.hand import add_card, holds, remove_card
from boomcat.core.state import State


def give(game: State, seat: i64, card: i64) -> None:
    """A card comes into a hand."""
    add_card(game.hands[seat], card)
    game.holding |= bit(seat)
    if card == Kind.NOPE:
        game.noping |= bit(seat)


def take(game: State, seat: i64, card: i64) -> None:
    """A card leaves a hand."""
    hand = game.hands[seat]
    remove_card(hand, card)
    if not hand.size:
        game.holding ^= bit(seat)
    if card == Kind.NOPE and not holds(hand, Kind.NOPE):
        game.noping ^= bit(seat)


def spend(game: State, card: i64) -> None:
    """The current player's card goes onto the discard pile, the Godcat back to the mat (G8)."""
    take(game, game.current, card)
    if card != Kind.GODCAT:
        game.discards.append(card)
