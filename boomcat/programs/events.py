"""What happened, as a message: each kind of event with its fields, and nothing else.

Events are to be redacted first (`boomcat.views.redact`): what they still hold is told.
"""

from __future__ import annotations

from typing import TypeAlias

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import Edition
from boomcat.core.events import (
    Altered,
    Claimed,
    Defused,
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Faced,
    FoundNothing,
    Gave,
    Lifted,
    Noped,
    Peeked,
    Placed,
    Played,
    PutOnTop,
    Revealed,
    Shuffled,
    Stole,
    Took,
    TurnBegan,
    TurnedUp,
    WindowClosed,
    Won,
)
from boomcat.notation.moves import write_move
from boomcat.views.redact import HIDDEN_PLACE

__all__ = ["EventMessage", "event_message"]

#: `event` is the kind; the others depend on it.
EventMessage: TypeAlias = dict[str, str | int | bool | list[str | None] | None]


def event_message(event: Event, edition: Edition) -> EventMessage:
    """The event, as it was redacted for the one who is told."""

    def word(card: int) -> str | None:
        return None if card == NO_CARD else edition.word(card)

    def words(cards: tuple[int, ...]) -> list[str | None]:
        return [word(card) for card in cards]

    match event:
        case TurnBegan():
            return {"event": "turn", "seat": event.seat + 1, "owed": event.owed, "attacked": event.attacked}
        case Played():
            return {"event": "played", "seat": event.seat + 1, "play": write_move(event.play, edition)}
        case Noped():
            return {"event": "noped", "seat": event.seat + 1, "depth": event.depth}
        case WindowClosed():
            return {"event": "window_closed", "stopped": event.stopped}
        case Drew():
            return {"event": "drew", "seat": event.seat + 1, "card": word(event.card), "bottom": event.bottom}
        case DrewKitten():
            return {
                "event": "drew_kitten",
                "seat": event.seat + 1,
                "bottom": event.bottom,
                "defusable": event.defusable,
            }
        case Defused():
            return {"event": "defused", "seat": event.seat + 1, "card": word(event.card), "devilcat": event.devilcat}
        case Placed():
            above = None if event.above == HIDDEN_PLACE else event.above
            return {"event": "placed", "seat": event.seat + 1, "above": above}
        case Exploded():
            return {
                "event": "exploded",
                "seat": event.seat + 1,
                "cards": words(event.cards),
                "devilcat": event.devilcat,
            }
        case Peeked():
            return {"event": "peeked", "seat": event.seat + 1, "cards": words(event.cards)}
        case Altered():
            return {"event": "altered", "seat": event.seat + 1, "cards": words(event.cards)}
        case Revealed():
            return {"event": "revealed", "cards": words(event.cards)}
        case Shuffled():
            return {"event": "shuffled"}
        case Gave():
            return {"event": "gave", "giver": event.giver + 1, "taker": event.taker + 1, "card": word(event.card)}
        case Stole():
            return {"event": "stole", "thief": event.thief + 1, "victim": event.victim + 1, "card": word(event.card)}
        case Claimed():
            return {
                "event": "claimed",
                "thief": event.thief + 1,
                "victim": event.victim + 1,
                "card": word(event.card),
                "found": event.found,
            }
        case FoundNothing():
            return {"event": "found_nothing", "seat": event.seat + 1, "target": event.target + 1}
        case Took():
            return {"event": "took", "seat": event.seat + 1, "card": word(event.card)}
        case Lifted():
            return {"event": "lifted", "seat": event.seat + 1, "card": word(event.card)}
        case PutOnTop():
            return {"event": "put_on_top", "seat": event.seat + 1, "card": word(event.card)}
        case Faced():
            return {
                "event": "faced",
                "seat": event.seat + 1,
                "opponent": event.opponent + 1,
                "own": word(event.own),
            }
        case TurnedUp():
            return {
                "event": "turned_up",
                "opponent": event.opponent + 1,
                "swapped": event.swapped,
                "godcat": event.godcat + 1,
                "devilcat": event.devilcat + 1,
                "defusable": event.defusable,
            }
        case Won():
            return {"event": "won", "seat": event.seat + 1}
        case _:
            raise TypeError(f"no program can be told about {type(event).__name__}")
