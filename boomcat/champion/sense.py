"""Moves that can't be of any use: the champion never makes them, whatever its network thinks."""

from __future__ import annotations

from typing import Final

from boomcat.core.cards import DEADLY, NO_CARD, Kind, bit
from boomcat.core.explosions import can_defuse
from boomcat.core.move_pool import DRAW, NOPE
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.memory import Memory

#: How many top cards they show.
LOOKS: Final[dict[int, int]] = {Kind.SEE_THE_FUTURE: 3, Kind.SEE_THE_FUTURE_5: 5}


def sensible(game: State, seat: int, memory: Memory, options: list[Move]) -> list[Move]:
    """Leave out what is of no use: to shuffle one card, to look at what one knows, to stop one's own play, and to draw
    what is certain death while anything else may be done.

    It reads only what the seat may know: of the pile, what its memory says.
    """
    if game.asking == Ask.TURN and not game.cursed & bit(seat):
        kept = [move for move in options if not is_idle(game, memory, move)]
        if len(kept) > 1 and draws_death(game, seat, memory):
            kept = [move for move in kept if move is not DRAW]
        return kept
    if game.asking == Ask.NOPE and game.player() == seat and game.nopes % 2 == 0:
        return [move for move in options if move is not NOPE]
    return options


def is_idle(game: State, memory: Memory, move: Move) -> bool:
    """Return whether the play changes nothing and shows this seat nothing new."""
    if not isinstance(move, CardPlay):
        return False
    pile = len(game.draw_pile)
    if move.title == Kind.SHUFFLE:
        return pile <= 1
    return move.title in LOOKS and knows_top(memory, min(LOOKS[move.title], pile))


def knows_top(memory: Memory, count: int) -> bool:
    """Return whether the seat is certain of this many top cards."""
    if count == 0 or len(memory.known) < count or NO_CARD in memory.known[-count:]:
        return count == 0
    return bool(memory.clear >= count or not (memory.floating or memory.doubt))


def draws_death(game: State, seat: int, memory: Memory) -> bool:
    """Return whether the next card is certain to be the seat's last."""
    if not knows_top(memory, 1) or game.taker_from(seat) != NO_SEAT or game.rules.now_cards or game.rules.keeps_kittens:
        return False
    card = memory.known[-1]
    if card == Kind.EXPLODING_KITTEN:
        return not can_defuse(game, seat)
    return bool(bit(card) & DEADLY)
