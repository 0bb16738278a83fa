"""Cards that come into a hand, or leave it."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import Kind, bit
from boomcat.core.hand import add_card, holds, remove_card
from boomcat.core.state import State


def give(game: State, seat: i64, card: i64) -> None:
    """Add a card to a hand."""
    add_card(game.hands[seat], card)
    game.holding |= bit(seat)
    if card == Kind.NOPE:
        game.noping |= bit(seat)


def take(game: State, seat: i64, card: i64) -> None:
    """Remove a card from a hand."""
    hand = game.hands[seat]
    remove_card(hand, card)
    if not hand.size:
        game.holding ^= bit(seat)
    if card == Kind.NOPE and not holds(hand, Kind.NOPE):
        game.noping ^= bit(seat)


def spend(game: State, card: i64) -> None:
    """Put the current player's card onto the discard pile, the Godcat back on the mat (G8)."""
    take(game, game.current, card)
    if card != Kind.GODCAT:
        game.discards.append(card)
