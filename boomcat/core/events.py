"""What happened: one immutable class for each kind of outcome.

A move is an intent, an event is an outcome.  Events are recorded only where `Game.log` is a list, and they hold the
whole truth; what one player may see of them is decided by `boomcat.views.redact`, nowhere else.  (Plain classes with
Final attributes, because frozen dataclasses crash when mypyc 2.4 compiles them.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

if TYPE_CHECKING:
    from boomcat.core.moves import Play


class Event:
    """An outcome.  Two events are equal if they are of one kind and say the same."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return type(self).__name__ + repr(self.fields())


@final
class TurnBegan(Event):
    """Play came to this player, or the player's next owed turn began."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "owed", "attacked")

    def __init__(self, seat: int, owed: int, attacked: bool) -> None:
        self.seat: Final = seat
        self.owed: Final = owed
        self.attacked: Final = attacked


@final
class Played(Event):
    """Cards were played from the hand; the Nope window is open."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "play")

    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play


@final
class Noped(Event):
    """A Nope was played; `depth` counts the Nopes of this window from 1, so an even one is a Yup."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "depth")

    def __init__(self, seat: int, depth: int) -> None:
        self.seat: Final = seat
        self.depth: Final = depth


@final
class WindowClosed(Event):
    """Nobody (else) played a Nope: what was played happens, or it was stopped."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stopped",)

    def __init__(self, stopped: bool) -> None:
        self.stopped: Final = stopped


@final
class Drew(Event):
    """A card that is no kitten went from the draw pile into a hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card", "bottom")

    def __init__(self, seat: int, card: int, bottom: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.bottom: Final = bottom


@final
class DrewKitten(Event):
    """An Exploding Kitten was drawn and shown (K1); everybody sees whether the player can defuse it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "bottom", "defusable")

    def __init__(self, seat: int, bottom: bool, defusable: bool) -> None:
        self.seat: Final = seat
        self.bottom: Final = bottom
        self.defusable: Final = defusable


@final
class Defused(Event):
    """A Defuse, or the Godcat as one, was played against a kitten or the Devilcat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card", "devilcat")

    def __init__(self, seat: int, card: int, devilcat: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.devilcat: Final = devilcat


@final
class Placed(Event):
    """The kitten went back, under `above` other cards (K2, K9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "above")

    def __init__(self, seat: int, above: int) -> None:
        self.seat: Final = seat
        self.above: Final = above


@final
class Exploded(Event):
    """A player is out; `cards` were in the hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards", "devilcat")

    def __init__(self, seat: int, cards: tuple[int, ...], devilcat: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.devilcat: Final = devilcat


@final
class Peeked(Event):
    """A player saw the top cards, the first one first (F2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


@final
class Altered(Event):
    """A player put the top cards into this order (F3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


@final
class Revealed(Event):
    """Everybody saw the top cards (F4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


@final
class Shuffled(Event):
    """The draw pile was shuffled (F6)."""


@final
class Gave(Event):
    """A card changed hands as a favor (F9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("giver", "taker", "card")

    def __init__(self, giver: int, taker: int, card: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final = card


@final
class Stole(Event):
    """A pair took a card (X1, G9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("thief", "victim", "card")

    def __init__(self, thief: int, victim: int, card: int) -> None:
        self.thief: Final = thief
        self.victim: Final = victim
        self.card: Final = card


@final
class Claimed(Event):
    """A named card was given up, or was not there (X2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("thief", "victim", "card", "found")

    def __init__(self, thief: int, victim: int, card: int, found: bool) -> None:
        self.thief: Final = thief
        self.victim: Final = victim
        self.card: Final = card
        self.found: Final = found


@final
class FoundNothing(Event):
    """The target's hand was empty by the time that the play resolved (F12)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target


@final
class Took(Event):
    """A card was taken from the discard pile (X3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


@final
class Lifted(Event):
    """A player took the bottom card and looks at it (F8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


@final
class PutOnTop(Event):
    """The lifted card went onto the draw pile (F8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


@final
class Faced(Event):
    """The two cats of Armageddon were laid down, unseen by all but the player (G2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "opponent", "own")

    def __init__(self, seat: int, opponent: int, own: int) -> None:
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.own: Final = own


@final
class TurnedUp(Event):
    """The opponent kept or swapped, and both cats were turned up (G3, G4); `defusable` as for a kitten."""

    __match_args__: ClassVar[tuple[str, ...]] = ("opponent", "swapped", "godcat", "devilcat", "defusable")

    def __init__(self, opponent: int, swapped: bool, godcat: int, devilcat: int, defusable: bool) -> None:
        self.defusable: Final = defusable
        self.opponent: Final = opponent
        self.swapped: Final = swapped
        self.godcat: Final = godcat
        self.devilcat: Final = devilcat


@final
class Won(Event):
    """One player is left (T5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
