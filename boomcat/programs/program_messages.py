"""What a program and the engine say to each other: one JSON object a line, as `docs/bot-protocol.md` specifies.

Events, views and options are those of `boomcat.wire`; what is not named here or there no program ever learns.
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

__all__ = [
    "PROTOCOL",
    "Deal",
    "EngineHello",
    "EngineMessage",
    "EngineQuestion",
    "EngineRefusal",
    "Events",
    "Over",
    "ask_message",
    "deal_message",
    "write_line",
]

#: Grows when a program that was right before would no longer be.  New fields alone do not change it.
PROTOCOL = 4


class EngineMessage(Struct, frozen=True, tag_field="message"):
    """One line."""


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
    """The message as it goes through the pipe: ASCII, with no line break but the last one."""
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
