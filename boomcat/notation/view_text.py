"""Views: everything that one player sees, as a text of one statement a line.

This is what a leak would show in: two views are the same if and only if their texts are.
"""

from __future__ import annotations

from hashlib import sha256

from boomcat.core.edition import Edition
from boomcat.core.moves import Move
from boomcat.notation.card_text import NO_CARDS
from boomcat.notation.codecs import CODECS
from boomcat.notation.move_text import write_move
from boomcat.notation.option_text import write_options
from boomcat.views.view import VIEW_FIELDS, View

#: Longer lists of moves are counted and fingerprinted.
MOST_MOVES = 20


def write_view(view: View) -> str:
    """Every field, in the order of `VIEW_FIELDS`, after the table's own line and before the moves."""
    return "\n".join(f"{name}: {value}" for name, value in view_statements(view).items()) + "\n"


def view_statements(view: View) -> dict[str, str]:
    """The statements by name: seats count from 1, rows of cards begin with the top one."""
    edition = view.rules.edition
    table = f"{edition.key} {view.rules.players} {write_options(view.rules.options)}"
    return {
        "table": table.rstrip(),
        **{name: CODECS[kind].text(getattr(view, name), edition) for name, kind in VIEW_FIELDS.items()},
        "moves": write_moves(view.moves, edition),
    }


def write_moves(moves: list[Move], edition: Edition) -> str:
    texts = [write_move(move, edition) for move in moves]
    joined = ", ".join(texts)
    if len(moves) <= MOST_MOVES:
        return joined or NO_CARDS
    return f"{len(moves)} of {sha256(joined.encode()).hexdigest()[:8]}"
