"""The messages between a program and the engine: one JSON object a line, as `docs/bot-protocol.md` specifies.

Events, views and options are those of `boomcat.wire`; programs get no other data.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from boomcat.core.question import QUESTION_WORDS
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View
from boomcat.wire import (
    GameEvent,
    KnowledgeMessage,
    OptionsMessage,
    ViewMessage,
    knowledge_message,
    options_message,
    view_message,
)

#: Raised by changes that break existing programs.  New fields alone don't.
PROTOCOL = 5


class EngineMessage(Struct, frozen=True, tag_field="message"):
    """A message from the engine to a program, on one line."""


class EngineHello(EngineMessage, frozen=True, tag="hello"):
    protocol: int


class Deal(EngineMessage, frozen=True, tag="deal"):
    edition: str
    options: OptionsMessage
    players: int
    seat: int
    seed: int


class Events(EngineMessage, frozen=True, tag="events"):
    events: list[GameEvent]


class EngineQuestion(EngineMessage, frozen=True, tag="ask"):
    question: int
    asking: str
    seconds: float
    moves: list[str]
    view: ViewMessage
    knowledge: KnowledgeMessage


class EngineRefusal(EngineMessage, frozen=True, tag="refused"):
    question: int
    reason: str


class Over(EngineMessage, frozen=True, tag="over"):
    standings: list[int]


def write_line(message: EngineMessage) -> bytes:
    """Return the message as a line of ASCII, with a line break only at the end."""
    return msgspec.json.encode(message) + b"\n"


def deal_message(view: View, seed: int) -> Deal:
    return Deal(
        edition=view.rules.edition.key,
        options=options_message(view.rules.options),
        players=len(view.hand_sizes),
        seat=view.viewer + 1,
        seed=seed,
    )


def ask_message(view: View, knowledge: Knowledge, moves: list[str], seconds: float) -> EngineQuestion:
    return EngineQuestion(
        question=view.question,
        asking=QUESTION_WORDS[view.asking],
        seconds=seconds,
        moves=moves,
        view=view_message(view),
        knowledge=knowledge_message(knowledge),
    )
