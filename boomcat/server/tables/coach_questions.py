"""Players ask the coach: each answer is worked out in a thread, one at a time, from a copy of what its seat knows.

It takes about two milliseconds, in which the event loop may have to wait for the thread.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from boomcat.core.events import Event
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation.move_text import write_move
from boomcat.server.operations.fair_semaphore import FairSemaphore
from boomcat.server.operations.log import Log
from boomcat.server.tables import messages
from boomcat.server.tables.requests import NotAllowed
from boomcat.views.view import View

ENCODER = msgspec.json.Encoder()
#: Seconds after each answer that are left to the requests of players.
REST_SECONDS = 0.004
#: If the oldest question has waited longer, no further one is taken.
BUSY_AFTER_SECONDS = 2.0


@dataclass(frozen=True)
class CoachQuestion:
    """A seat's knowledge when it asks the coach.  Nothing in it depends on a card that the seat can't see."""

    #: The id of the request.
    id: str
    view: View
    knowledge: Knowledge
    #: All events of the game, as the seat saw them.
    events: tuple[Event, ...]
    #: What the players are called.
    names: tuple[str, ...]
    language: str


class Coach:
    """The questions of all tables."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.turns = FairSemaphore(1, time.monotonic, REST_SECONDS)
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(self, who: str, question: CoachQuestion, send: Callable[[bytes], None]) -> None:
        """Answer soon, by calling `send`; `who` is the client's network.  Raises NotAllowed if too many ask."""
        if self.turns.waiting() > BUSY_AFTER_SECONDS:
            raise NotAllowed("coach-is-busy")
        task = asyncio.create_task(self.answer(who, question, send))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, who: str, question: CoachQuestion, send: Callable[[bytes], None]) -> None:
        async with self.turns.turn(who):
            try:
                found = await asyncio.to_thread(write_advice, question)
            except Exception as error:
                self.log.broken(error)
                found = ENCODER.encode(messages.Refused(question.id, "server-broken", {}, []))
        send(found)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def write_advice(asked: CoachQuestion) -> bytes:
    """Return the message with what the coach says."""
    # No browser has them, and they load the champion.
    from boomcat.locale import ENGLISH, languages, speaking
    from boomcat.reviews.coach import coach
    from boomcat.reviews.named_text import NamedTeller

    view, edition = asked.view, asked.view.rules.edition
    teller = NamedTeller(edition, asked.names)
    found = coach(view, asked.knowledge, asked.events)
    with speaking(asked.language if asked.language in languages() else ENGLISH):
        moves = [
            messages.AdvisedMove(
                move=write_move(one.move, edition),
                words=teller.move(one.move, view.top_cards),
                chance=one.chance,
                low=one.low,
                high=one.high,
                close=one.is_close,
                why="" if one.reason is None else teller.fact(one.reason, now=True),
            )
            for one in found
        ]
    return ENCODER.encode(messages.Advised(asked.id, view.question, moves))
