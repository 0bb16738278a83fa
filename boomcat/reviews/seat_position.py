"""The knowledge of one seat when it decides, from which verdicts are made."""

from __future__ import annotations

from dataclasses import dataclass

from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.memory import Memory
from boomcat.views.view import View

#: Seats for which a question's number leaves room in a seed.
SEATS_IN_SEED = 16


@dataclass(frozen=True)
class SeatPosition:
    """A view with what was seen before it.  Nothing in it depends on a card that the seat can't see."""

    view: View
    knowledge: Knowledge
    memory: Memory
    #: All events so far, as the seat saw them.
    history: tuple[Event, ...]

    @property
    def seat(self) -> int:
        return self.view.viewer

    def rng(self, purpose: int) -> PlayerRng:
        """Return random numbers that anybody could draw who knows which question it was."""
        return PlayerRng((self.view.question * SEATS_IN_SEED + self.seat + 1) * 8 + purpose)

    def redeals(self, count: int, rng: PlayerRng) -> list[State]:
        """Return games that look the same from this seat."""
        # A re-deal concludes something from the top card, and the knowledge is to stay as it is.
        redeal = Redeal(self.view, self.knowledge.copy())
        return [redeal.draw(rng) for _ in range(count)]
