"""Cards that come into a hand, or leave it."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import Kind, bit
from boomcat.core.events import Discarded, Gave, Handed, PickedUp, Stole
from boomcat.core.hand import add_card, cards_in, holds, remove_card
from boomcat.core.state import MARK, State


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
    if game.marks:
        unmark(game, seat, card)


def unmark(game: State, seat: i64, card: i64) -> None:
    """Take the mark away with the card: of equal cards the marked one leaves first (H7)."""
    if game.is_marked(seat, card):
        marks = game.marks[:]
        marks.remove(int(seat * MARK + card))
        game.marks = marks


def spend(game: State, card: i64) -> None:
    """Put the current player's card onto the discard pile, the Godcat back on the mat (G8)."""
    take(game, game.current, card)
    if card != Kind.GODCAT:
        game.discards.append(card)


def discard(game: State, seat: i64, card: i64) -> None:
    """Put a card of any player onto the discard pile without playing it, the Godcat back on the mat."""
    take(game, seat, card)
    if card != Kind.GODCAT:
        game.discards.append(card)
    if game.recording:
        game.events.append(Discarded(seat, card))


def hand_over(game: State, giver: i64, taker: i64, card: i64, stolen: bool) -> None:
    """Move a card from hand to hand, seen by both players, unless a mark or a curse decides otherwise (H7, H8)."""
    shown = game.is_marked(giver, card)
    take(game, giver, card)
    give(game, taker, card)
    if not game.recording:
        return
    blind = game.cursed & (bit(giver) | bit(taker))
    if shown or blind:
        shown = shown or card == Kind.GODCAT
        game.events.append(
            Handed(giver, taker, card, shown, not game.cursed & bit(giver), not game.cursed & bit(taker))
        )
    elif stolen:
        game.events.append(Stole(taker, giver, card))
    else:
        game.events.append(Gave(giver, taker, card))


def pick_up(game: State, seat: i64) -> None:
    """Lift the curse from a player who drew a card (H8)."""
    if game.cursed & bit(seat):
        game.cursed ^= bit(seat)
        if game.recording:
            game.events.append(PickedUp(seat, tuple(cards_in(game.hands[seat]))))
