"""What one player may see of what happened.  Every kind of event is classified here, and nowhere else."""

from __future__ import annotations

from boomcat.core.cards import NO_CARD, Card
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

__all__ = ["HIDDEN_PLACE", "redact"]

#: Instead of a place in the draw pile.
HIDDEN_PLACE = -1


def redact(event: Event, viewer: int | None) -> Event:
    """The event as this seat sees it, or a spectator (None): of the same kind, hidden cards replaced by NO_CARD."""
    match event:
        case Drew():
            return event if event.seat == viewer else Drew(event.seat, NO_CARD, event.bottom)
        case Placed():
            return event if event.seat == viewer else Placed(event.seat, HIDDEN_PLACE)
        case Peeked():
            return event if event.seat == viewer else Peeked(event.seat, unseen(event.cards))
        case Altered():
            return event if event.seat == viewer else Altered(event.seat, unseen(event.cards))
        case Gave():
            if viewer in (event.giver, event.taker) or event.card == Card.GODCAT:
                return event
            return Gave(event.giver, event.taker, NO_CARD)
        case Stole():
            if viewer in (event.thief, event.victim) or event.card == Card.GODCAT:
                return event
            return Stole(event.thief, event.victim, NO_CARD)
        case Lifted():
            return event if event.seat == viewer else Lifted(event.seat, NO_CARD)
        case PutOnTop():
            return event if event.seat == viewer else PutOnTop(event.seat, NO_CARD)
        case Faced():
            return event if event.seat == viewer else Faced(event.seat, event.opponent, NO_CARD)
        case TurnBegan() | Played() | Noped() | WindowClosed() | DrewKitten() | Defused() | Exploded():
            return event
        case Revealed() | Shuffled() | Claimed() | FoundNothing() | Took() | TurnedUp() | Won():
            return event
        case _:
            raise TypeError(f"nobody has decided who may see {type(event).__name__}")


def unseen(cards: tuple[int, ...]) -> tuple[int, ...]:
    """As many cards, face down."""
    return (NO_CARD,) * len(cards)
