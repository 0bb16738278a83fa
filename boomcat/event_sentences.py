"""The sentences of each event, and how much it matters: one table for the terminal and the browser.

Events are named by their tags on the wire. Most need no row: their sentence is the message `event-<tag>`, filled by the
types of the fields. `tools/protocol/typescript.py` writes these tables into web/src/protocol.ts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from boomcat.core.cards import Card

#: A short log leaves out the quiet events; the loud ones stand out.
Weight: TypeAlias = Literal["quiet", "plain", "loud"]
#: What has to be true of a field: it is set, it is more than one, it is an even number, or it is an Exploding Kitten.
Condition: TypeAlias = Literal["set", "many", "even", "kitten"]


@dataclass(frozen=True)
class EventSentence:
    """A message about an event, and the values that fill it; `when` names a field and what has to be true of it."""

    message: str
    values: tuple[str, ...] = ()
    when: tuple[str, Condition] | None = None
    #: The fields with the players, by their role in the sentence; empty: the first is the actor, the second the target.
    roles: dict[str, str] = field(default_factory=dict)
    #: The word of the card that the event's card was played as.
    card_as: str = ""


#: The weight of the events that are not plain.
WEIGHTS: dict[str, Weight] = {
    "turn_began": "quiet",
    "window_closed": "quiet",
    "reached": "quiet",
    "drew_kitten": "loud",
    "defused": "loud",
    "exploded": "loud",
    "surfaced": "loud",
    "turned_up": "loud",
    "went_off": "loud",
    "barked": "loud",
    "won": "loud",
}

#: The sentences about an event, one of each row: the first whose condition holds.
SENTENCES: dict[str, tuple[tuple[EventSentence, ...], ...]] = {
    "turn_began": (
        (
            EventSentence("event-turn-owed", ("owed",), when=("owed", "many")),
            EventSentence("event-turn-last", when=("attacked", "set")),
            EventSentence("event-turn-began"),
        ),
    ),
    "noped": (
        (EventSentence("event-yupped", ("depth",), when=("depth", "even")), EventSentence("event-noped", ("depth",))),
    ),
    "defused": (
        (
            EventSentence("event-defused-devilcat", ("card",), when=("against_devilcat", "set"), card_as="defuse"),
            EventSentence("event-defused", ("card",), card_as="defuse"),
        ),
    ),
    "turned_up": (
        (
            EventSentence("event-traded", when=("traded", "set"), roles={"actor": "opponent"}),
            EventSentence("event-kept", roles={"actor": "opponent"}),
        ),
        (EventSentence("event-turned-up", roles={"saved": "godcat_seat", "doomed": "devilcat_seat"}),),
    ),
    "laid": ((EventSentence("event-laid", ("card",), roles={"actor": "target"}),),),
}

#: What is said behind the sentences about an event, if its condition holds. A card that is face down meets none.
ASIDES: dict[str, EventSentence] = {
    "drew": EventSentence("event-kitten-hidden", when=("card", "kitten")),
}

#: The sentence about a play: a kind of combo, a card that is worded specially, or any card, perhaps played at someone.
PLAY_SENTENCES: dict[str, EventSentence] = {
    "pair": EventSentence("event-pair", ("cards",)),
    "triple": EventSentence("event-triple", ("cards", "named")),
    "five": EventSentence("event-five", ("cards",)),
    "favor": EventSentence("event-favor"),
    "godcat as favor": EventSentence("event-favor-godcat"),
    "card": EventSentence("event-played", ("card",)),
    "card at": EventSentence("event-played-at", ("card",)),
}


def holds(condition: Condition, value: int) -> bool:
    """Return whether a condition is true of a field's value."""
    match condition:
        case "set":
            return bool(value)
        case "many":
            return value > 1
        case "even":
            return value % 2 == 0
        case "kitten":
            return value == Card.EXPLODING_KITTEN
