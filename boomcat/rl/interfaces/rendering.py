"""What an environment shows of the table as text."""

from __future__ import annotations

from boomcat.notation.card_text import NO_CARDS
from boomcat.notation.view_text import view_statements
from boomcat.rl.encoding import TableEncoding
from boomcat.rl.game_slot import EncodedSlot
from boomcat.views.view import View


def seen_by(one: EncodedSlot, seat: int, mask: bytes) -> str:
    """Return all that this seat may see, and nothing else: its view in the notation, and its answers by number."""
    seen = view_statements(View(one.game, seat))
    seen["moves"] = ", ".join(answers_of(one.encoding, seat, mask)) or NO_CARDS
    return "\n".join(f"{name}: {value}" for name, value in seen.items() if value != NO_CARDS)


def answers_of(encoding: TableEncoding, seat: int, mask: bytes) -> list[str]:
    return [f"{number} {encoding.actions.text(number, seat)}" for number, legal in enumerate(mask) if legal]
