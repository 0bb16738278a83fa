"""Views: everything that one player sees, as a text of one statement a line.

This is what a leak would show in: two views are the same if and only if their texts are.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import Edition
from boomcat.core.game import NOBODY
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.notation.cards import NO_CARDS, write_cards
from boomcat.notation.moves import write_move
from boomcat.notation.options import write_options
from boomcat.notation.questions import WORD_OF
from boomcat.views.view import FIELDS, View

#: Longer lists of moves are counted and fingerprinted.
MOST_MOVES = 20

PHASES = {**WORD_OF, Ask.NOPE: "nope", Ask.OVER: "over"}


def write_view(view: View) -> str:
    """Every field, in the order of `FIELDS`, after the table's own line."""
    return "\n".join(f"{name}: {value}" for name, value in view_statements(view).items()) + "\n"


def view_statements(view: View) -> dict[str, str]:
    """The statements by name: seats count from 1, rows of cards begin with the top one."""
    edition = view.rules.edition
    table = f"{edition.key} {view.rules.players} {write_options(view.rules.options)}"
    return {"table": table.rstrip(), **{name: WRITERS[name](view, edition) for name in FIELDS}}


def write_seat(seat: int) -> str:
    return NO_CARDS if seat == NOBODY else str(seat + 1)


def write_seats(seats: list[int]) -> str:
    return " ".join(map(write_seat, seats)) or NO_CARDS


def write_card(card: int, edition: Edition) -> str:
    return NO_CARDS if card == NO_CARD else edition.word(card)


def write_moves(moves: list[Move], edition: Edition) -> str:
    texts = [write_move(move, edition) for move in moves]
    joined = ", ".join(texts)
    if len(moves) <= MOST_MOVES:
        return joined or NO_CARDS
    return f"{len(moves)} of {sha256(joined.encode()).hexdigest()[:8]}"


WRITERS: dict[str, Callable[[View, Edition], str]] = {
    "viewer": lambda view, _: write_seat(view.viewer),
    "question": lambda view, _: str(view.question),
    "phase": lambda view, _: PHASES[view.phase],
    "asked": lambda view, _: write_seats(view.asked),
    "moves": lambda view, edition: write_moves(view.moves, edition),
    "current": lambda view, _: write_seat(view.current),
    "owed": lambda view, _: str(view.owed),
    "attacked": lambda view, _: "yes" if view.attacked else "no",
    "alive": lambda view, _: write_seats([seat for seat, alive in enumerate(view.alive) if alive]),
    "fallen": lambda view, _: write_seats(view.fallen),
    "places": lambda view, _: write_seats(view.places),
    "sizes": lambda view, _: " ".join(map(str, view.sizes)),
    "hand": lambda view, edition: write_cards(view.hand, edition),
    "pile": lambda view, _: str(view.pile),
    "kittens": lambda view, _: str(view.kittens),
    "discards": lambda view, edition: write_cards(reversed(view.discards), edition),
    "removed": lambda view, edition: write_cards(view.removed, edition),
    "boxed": lambda view, _: str(view.boxed),
    "pending": lambda view, edition: NO_CARDS if view.pending is None else write_move(view.pending, edition),
    "noped_by": lambda view, _: write_seats(view.noped_by),
    "top": lambda view, _: write_seat(view.top),
    "godcat": lambda view, _: write_seat(view.godcat),
    "other": lambda view, _: write_seat(view.other),
    "lifted": lambda view, edition: write_card(view.lifted, edition),
    "top_cards": lambda view, edition: write_cards(view.top_cards, edition),
    "own_cat": lambda view, edition: write_card(view.own_cat, edition),
}
