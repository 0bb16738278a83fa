"""Checks facts without the knowledge they were made from: against the view, and in re-deals."""

from __future__ import annotations

from functools import reduce
from math import sqrt
from typing import Final

from boomcat.core.cards import Kind
from boomcat.core.hand import holds
from boomcat.core.moves import Move
from boomcat.notation import read_move, write_move
from boomcat.reviews.one_ply import is_deadly
from boomcat.reviews.reasons import Fact, cards_of
from boomcat.reviews.seat_position import SeatPosition

#: How many re-deals are looked at, and by how many standard errors a share of them may be off.
LOOKED_AT: Final = 200
OFF_BY: Final = 5.0


def is_true(fact: Fact, position: SeatPosition, played: Move | str) -> bool:
    """Return whether a fact about this move holds in all that the seat thinks possible."""
    view = position.view
    move = read_move(played, view) if isinstance(played, str) else played
    match fact.kind:
        case "risk" | "safe" | "doomed":
            redeals = position.redeals(LOOKED_AT, position.rng(3))
            share = sum(is_deadly(game.draw_pile[-1]) for game in redeals) / LOOKED_AT
            said = {"safe": 0.0, "doomed": 1.0}.get(fact.kind, fact.share)
            return abs(share - said) <= OFF_BY * sqrt(said * (1 - said) / LOOKED_AT)
        case "holds":
            redeals = position.redeals(LOOKED_AT, position.rng(3))
            return all(holds(game.hands[fact.seat], fact.card) for game in redeals)
        case "defuses":
            return sum(card == Kind.DEFUSE for card in view.hand) == fact.count
        case "owed":
            return view.owed == fact.count > 1
        case "aimed":
            return view.pending is not None and f" {view.viewer + 1}" in write_move(view.pending, view.rules.edition)
        case "stopped":
            # Each Nope turns the one before it over.
            return reduce(lambda stopped, _: not stopped, view.noped_by, False)
        case "next":
            after = rotated(view.viewer, len(view.alive), view.clockwise)
            return fact.seat == next(seat for seat in after if view.alive[seat]) and view.owed == 1
        case "spends":
            return len(cards_of(move)) == fact.count
        case "last":
            left = [int(card) for card in view.hand]
            for card in cards_of(move):
                left.remove(card)
            return fact.card in view.hand and fact.card not in left
        case _:
            return False


def rotated(seat: int, players: int, clockwise: bool) -> list[int]:
    """Return the seats after this one, in the order of play."""
    after = [(seat + step) % players for step in range(1, players)]
    return after if clockwise else after[::-1]
