"""What a program and the engine say to each other: one JSON object a line, as `docs/bot-protocol.md` specifies.

Every message is built field by field from nothing: what is not named here no program ever learns.  Seats count from 1;
cards, moves and plays are words of the notation; null stands for nobody, for no card, and for what is hidden.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypedDict

from boomcat.core.cards import KINDS, NO_CARD, Card
from boomcat.core.edition import Edition
from boomcat.core.game import NOBODY
from boomcat.core.question import Ask
from boomcat.core.rules import BY_LOT, Options
from boomcat.knowledge.knowledge import ANY_NUMBER, Knowledge
from boomcat.notation.moves import write_move
from boomcat.notation.questions import WORD_OF
from boomcat.programs.events import EventMessage
from boomcat.views.view import View

__all__ = [
    "KINDS_OF_QUESTIONS",
    "PROTOCOL",
    "ask_message",
    "deal_message",
    "events_message",
    "hello_message",
    "knowledge_message",
    "options_message",
    "over_message",
    "refused_message",
    "view_message",
    "write_line",
]

#: Grows when a program that was right before would no longer be.  New fields alone do not change it.
PROTOCOL = 1

#: The words for the kinds of questions: those of the notation, and two that need none there.
KINDS_OF_QUESTIONS: dict[int, str] = {**WORD_OF, Ask.NOPE: "nope", Ask.OVER: "over"}

#: Odds are rounded to this many digits: more than a bot needs, and the same on every machine.
DIGITS = 6


class HelloMessage(TypedDict):
    message: Literal["hello"]
    protocol: int


class OptionsMessage(TypedDict):
    combos: str
    quick: bool
    first: int | None
    five_different: bool
    stacking: bool
    dead_leave: bool


class DealMessage(TypedDict):
    message: Literal["deal"]
    edition: str
    options: OptionsMessage
    players: int
    seat: int
    seed: int


class EventsMessage(TypedDict):
    message: Literal["events"]
    events: list[EventMessage]


class ViewMessage(TypedDict):
    """All of `View` but the rules, which the deal told, and the moves, which stand beside it in the question."""

    seat: int | None
    question: int
    kind: str
    asked: list[int]
    current: int
    owed: int
    attacked: bool
    alive: list[bool]
    fallen: list[int]
    places: list[int]
    sizes: list[int]
    hand: list[str]
    pile: int
    kittens: int
    discards: list[str]
    removed: list[str]
    boxed: int
    pending: str | None
    noped_by: list[int]
    top: int | None
    godcat: int | None
    other: int | None
    lifted: str | None
    top_cards: list[str]
    own_cat: str | None


class KnownCard(TypedDict):
    above: int
    card: str


class KnowledgeMessage(TypedDict):
    explode: list[float]
    known: list[KnownCard]
    hands: list[list[str]]
    at_most: list[dict[str, int]]
    unseen: dict[str, int]


class AskMessage(TypedDict):
    message: Literal["ask"]
    question: int
    kind: str
    seconds: float
    moves: list[str]
    view: ViewMessage
    knowledge: KnowledgeMessage


class RefusedMessage(TypedDict):
    message: Literal["refused"]
    question: int
    reason: str


class OverMessage(TypedDict):
    message: Literal["over"]
    places: list[int]


def write_line(message: Mapping[str, object]) -> bytes:
    """The message as it goes through the pipe: ASCII, with no line break but the last one."""
    return json.dumps(message, allow_nan=False).encode("ascii") + b"\n"


# -- small things --------------------------------------------------------------


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat + 1


def seats(found: Iterable[int]) -> list[int]:
    return [seat + 1 for seat in found]


def word_or_none(card: int, edition: Edition) -> str | None:
    return None if card == NO_CARD else edition.word(card)


def words(cards: Iterable[int], edition: Edition) -> list[str]:
    return [edition.word(card) for card in cards]


# -- messages ------------------------------------------------------------------


def hello_message() -> HelloMessage:
    return {"message": "hello", "protocol": PROTOCOL}


def options_message(options: Options) -> OptionsMessage:
    return {
        "combos": options.combos,
        "quick": options.quick,
        "first": None if options.first == BY_LOT else options.first + 1,
        "five_different": options.five_different,
        "stacking": options.stacking,
        "dead_leave": options.dead_leave,
    }


def deal_message(view: View, seed: int) -> DealMessage:
    return {
        "message": "deal",
        "edition": view.rules.edition.key,
        "options": options_message(view.rules.options),
        "players": len(view.sizes),
        "seat": view.viewer + 1,
        "seed": seed,
    }


def events_message(events: list[EventMessage]) -> EventsMessage:
    return {"message": "events", "events": events}


def view_message(view: View) -> ViewMessage:
    edition = view.rules.edition
    return {
        "seat": seat_or_none(view.viewer),
        "question": view.question,
        "kind": KINDS_OF_QUESTIONS[view.phase],
        "asked": seats(view.asked),
        "current": view.current + 1,
        "owed": view.owed,
        "attacked": view.attacked,
        "alive": list(view.alive),
        "fallen": seats(view.fallen),
        "places": seats(view.places),
        "sizes": list(view.sizes),
        "hand": words(view.hand, edition),
        "pile": view.pile,
        "kittens": view.kittens,
        # As in the notation, the top card comes first.
        "discards": words(reversed(view.discards), edition),
        "removed": words(view.removed, edition),
        "boxed": view.boxed,
        "pending": None if view.pending is None else write_move(view.pending, edition),
        "noped_by": seats(view.noped_by),
        "top": seat_or_none(view.top),
        "godcat": seat_or_none(view.godcat),
        "other": seat_or_none(view.other),
        "lifted": word_or_none(view.lifted, edition),
        "top_cards": words(view.top_cards, edition),
        "own_cat": word_or_none(view.own_cat, edition),
    }


def knowledge_message(knowledge: Knowledge) -> KnowledgeMessage:
    edition = knowledge.rules.edition
    pile = range(knowledge.pile.size())
    at_places = [(above, knowledge.known_at(above)) for above in pile]
    at_most: list[dict[str, int]] = []
    for bounds in knowledge.most:
        at_most.append({edition.word(card): bounds[card] for card in edition.titles if bounds[card] < ANY_NUMBER})
    loose = knowledge.pool.loose
    return {
        "explode": [round(knowledge.chance_to_explode(above), DIGITS) for above in pile],
        "known": [{"above": above, "card": edition.word(card)} for above, card in at_places if card != NO_CARD],
        "hands": [known_hand(knowledge, seat) for seat in range(len(knowledge.sizes))],
        "at_most": at_most,
        "unseen": {edition.word(card): loose.count(card) for card in range(KINDS) if loose.count(card)},
    }


def known_hand(knowledge: Knowledge, seat: int) -> list[str]:
    """What another player surely holds, the Godcat included, which the knowledge counts apart."""
    cards = knowledge.held[seat].cards()
    if knowledge.godcat == seat and seat != knowledge.seat:
        cards.append(Card.GODCAT)
    return words(cards, knowledge.rules.edition)


def ask_message(view: View, knowledge: Knowledge, moves: Sequence[str], seconds: float) -> AskMessage:
    return {
        "message": "ask",
        "question": view.question,
        "kind": KINDS_OF_QUESTIONS[view.phase],
        "seconds": seconds,
        "moves": list(moves),
        "view": view_message(view),
        "knowledge": knowledge_message(knowledge),
    }


def refused_message(question: int, reason: str) -> RefusedMessage:
    return {"message": "refused", "question": question, "reason": reason}


def over_message(view: View) -> OverMessage:
    return {"message": "over", "places": seats(view.places)}
