"""What happened, as the protocol tells it: a type for each kind of event.

The words are those of `boomcat.programs.events`, which writes them; here their types are declared for clients.  Events
are redacted for the viewer before they come here.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from boomcat.core.edition import Edition
from boomcat.core.events import Event
from boomcat.programs.events import event_message
from boomcat.views.redact import redact

__all__ = ["GameEvent", "told"]


class Base(Struct, frozen=True, tag_field="event"):
    """One event."""


class Turn(Base, frozen=True, tag="turn"):
    seat: int
    owed: int
    attacked: bool


class Played(Base, frozen=True, tag="played"):
    seat: int
    play: str


class Noped(Base, frozen=True, tag="noped"):
    seat: int
    depth: int


class WindowClosed(Base, frozen=True, tag="window_closed"):
    stopped: bool


class Drew(Base, frozen=True, tag="drew"):
    seat: int
    card: str | None
    bottom: bool


class DrewKitten(Base, frozen=True, tag="drew_kitten"):
    seat: int
    bottom: bool
    defusable: bool


class Defused(Base, frozen=True, tag="defused"):
    seat: int
    card: str
    devilcat: bool


class Placed(Base, frozen=True, tag="placed"):
    seat: int
    above: int | None


class Exploded(Base, frozen=True, tag="exploded"):
    seat: int
    cards: list[str]
    devilcat: bool


class Peeked(Base, frozen=True, tag="peeked"):
    seat: int
    cards: list[str | None]


class Altered(Base, frozen=True, tag="altered"):
    seat: int
    cards: list[str | None]


class Revealed(Base, frozen=True, tag="revealed"):
    cards: list[str]


class Shuffled(Base, frozen=True, tag="shuffled"):
    pass


class Gave(Base, frozen=True, tag="gave"):
    giver: int
    taker: int
    card: str | None


class Stole(Base, frozen=True, tag="stole"):
    thief: int
    victim: int
    card: str | None


class Claimed(Base, frozen=True, tag="claimed"):
    thief: int
    victim: int
    card: str
    found: bool


class FoundNothing(Base, frozen=True, tag="found_nothing"):
    seat: int
    target: int


class Took(Base, frozen=True, tag="took"):
    seat: int
    card: str


class Lifted(Base, frozen=True, tag="lifted"):
    seat: int
    card: str | None


class PutOnTop(Base, frozen=True, tag="put_on_top"):
    seat: int
    card: str | None


class Faced(Base, frozen=True, tag="faced"):
    seat: int
    opponent: int
    own: str | None


class TurnedUp(Base, frozen=True, tag="turned_up"):
    opponent: int
    swapped: bool
    godcat: int
    devilcat: int
    defusable: bool


class Won(Base, frozen=True, tag="won"):
    seat: int


GameEvent: TypeAlias = (
    Turn
    | Played
    | Noped
    | WindowClosed
    | Drew
    | DrewKitten
    | Defused
    | Placed
    | Exploded
    | Peeked
    | Altered
    | Revealed
    | Shuffled
    | Gave
    | Stole
    | Claimed
    | FoundNothing
    | Took
    | Lifted
    | PutOnTop
    | Faced
    | TurnedUp
    | Won
)


def told(event: Event, viewer: int, edition: Edition) -> GameEvent:
    """The event as this viewer may know it."""
    written: GameEvent = msgspec.convert(event_message(redact(event, viewer), edition), GameEvent)
    return written
