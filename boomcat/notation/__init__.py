"""A text for every move and for every moment of a game: `docs/notation.md`."""

from boomcat.notation.cards import read_cards, write_cards
from boomcat.notation.comparison import differences
from boomcat.notation.events import write_event
from boomcat.notation.moves import read_move, write_move
from boomcat.notation.positions import read_position, write_position
from boomcat.notation.views import write_view

__all__ = [
    "differences",
    "read_cards",
    "read_move",
    "read_position",
    "write_cards",
    "write_event",
    "write_move",
    "write_position",
    "write_view",
]
