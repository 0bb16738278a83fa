"""Events: one immutable class for each kind of outcome.

A move is an intent, an event is an outcome.  Events are recorded only where `State.log` is a list, and they hold the
whole truth.  What one player may see of an event is decided here, beside its fields, and nowhere else: it is public, or
it says who sees it whole (`seen_by`) and what is left of it for the others (`face_down`).

`fields` names the fields and what each of them holds (`fields.py`), in the order of the arguments.  `tag` is what the
event is called in messages and records: it stays when the class is renamed.

(Plain classes with Final attributes, because frozen dataclasses crash when mypyc 2.4 compiles them.  Events that most
moves bring are kept away from the garbage collector, and the last of each kind that was dropped is used again.)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from boomcat.core.cards import NO_CARD, Card, Kind, card_name, card_of
from boomcat.core.fields import Field, Fields
from boomcat.core.value import Value

if TYPE_CHECKING:
    from boomcat.core.edition import Edition
    from boomcat.core.moves import Play

#: Instead of a place in the draw pile.
HIDDEN_PLACE: Final = -1


@mypyc_attr(acyclic=True)
class BaseEvent(Value):
    """An outcome.  Two events are equal if they are of one kind and say the same."""

    #: What it is called in messages and records.
    tag: ClassVar[str] = ""
    fields: ClassVar[Fields] = {}
    #: Whether it belongs to the event before: no player has looked at the top card in between (E10).
    at_once: ClassVar[bool] = False
    #: By how many cards it changes the draw pile; for a draw, unless the card was lifted before.
    pile: ClassVar[int] = 0
    #: Where it happened, if that is known: the words for cards depend on it.
    edition: Edition | None = None

    def seen_by(self, viewer: int) -> bool:
        """Return whether this seat, or a spectator (NO_SEAT), sees all of it.  By default no viewer does."""
        return False

    def face_down(self) -> Event:
        """Return the event that the others see: of the same kind, hidden cards replaced by NO_CARD."""
        raise NotImplementedError

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def arguments(self) -> tuple[object, ...]:
        return self.values()

    def __reduce__(self) -> tuple[object, ...]:
        if self.edition is None:
            return super().__reduce__()
        return (event_in, (self.edition, type(self), self.arguments()))

    def __repr__(self) -> str:
        written = [f"{name}={shown(kind, getattr(self, name))}" for name, kind in self.fields.items()]
        return f"{type(self).__name__}({', '.join(written)})"

    def __str__(self) -> str:
        """Return a sentence in English: `Player 3 draws a Skip.`"""
        # The words are in a layer above this one, and take as long to import as everything else.
        sentence: str = import_module("boomcat.story").tell_in_english(self)
        return sentence


@mypyc_attr(acyclic=True)
class PublicEvent(BaseEvent):
    """Everybody sees all of it."""

    def seen_by(self, viewer: int) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnBegan(PublicEvent):
    """The player's turn, or next owed turn, began; `owed` counts this one."""

    tag: ClassVar[str] = "turn_began"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "owed": Field.NUMBER, "attacked": Field.FLAG}

    def __init__(self, seat: int, owed: int, attacked: bool) -> None:
        self.seat: Final = seat
        self.owed: Final = owed
        self.attacked: Final = attacked


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Played(PublicEvent):
    """Cards were played from the hand; the Nope window is open."""

    tag: ClassVar[str] = "played"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "play": Field.PLAY}

    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Noped(PublicEvent):
    """A Nope was played; `depth` counts those of this window from 1: even ones are Yups."""

    tag: ClassVar[str] = "noped"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "depth": Field.NUMBER}

    def __init__(self, seat: int, depth: int) -> None:
        self.seat: Final = seat
        self.depth: Final = depth


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WindowClosed(PublicEvent):
    """No (further) Nope came: the action happens, or it was stopped."""

    tag: ClassVar[str] = "window_closed"
    fields: ClassVar[Fields] = {"stopped": Field.VARIANT}

    def __init__(self, stopped: bool) -> None:
        self.stopped: Final = stopped


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(BaseEvent):
    """A card went from the draw pile into a hand."""

    tag: ClassVar[str] = "drew"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.HIDDEN_CARD, "bottom": Field.VARIANT}
    pile: ClassVar[int] = -1

    def __init__(self, seat: int, card: int, bottom: bool) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.bottom: Final = bottom

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Drew(self.seat, NO_CARD, self.bottom)


@final
class DrewKitten(PublicEvent):
    """A kitten was drawn and shown (K1, E8, E9)."""

    tag: ClassVar[str] = "drew_kitten"
    fields: ClassVar[Fields] = {
        "seat": Field.SEAT,
        "card": Field.KITTEN,
        "bottom": Field.VARIANT,
        "defusable": Field.FLAG,
    }
    pile: ClassVar[int] = -1

    def __init__(self, seat: int, card: int, bottom: bool, defusable: bool) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.bottom: Final = bottom
        self.defusable: Final = defusable


@final
class Defused(PublicEvent):
    """A Defuse, or the Godcat as one, was played against a kitten or the Devilcat."""

    tag: ClassVar[str] = "defused"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.CARD, "against_devilcat": Field.VARIANT}

    def __init__(self, seat: int, card: int, against_devilcat: bool) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.against_devilcat: Final = against_devilcat


@final
class Placed(BaseEvent):
    """The kitten went back, under `above` cards; `card` is the side that's up (K2, K9, E8)."""

    tag: ClassVar[str] = "placed"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.KITTEN, "above": Field.PLACE}
    pile: ClassVar[int] = 1

    def __init__(self, seat: int, card: int, above: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.above: Final = above

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Placed(self.seat, self.card, HIDDEN_PLACE)


@final
class Surfaced(PublicEvent):
    """This card is on top of the draw pile, face up (E10)."""

    tag: ClassVar[str] = "surfaced"
    fields: ClassVar[Fields] = {"card": Field.KITTEN}
    at_once: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card: Final[Card | int] = card_of(card)


@final
class Exploded(PublicEvent):
    """A player is out; `cards` were in the hand."""

    tag: ClassVar[str] = "exploded"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "cards": Field.HAND, "by": Field.KITTEN}

    def __init__(self, seat: int, cards: tuple[int, ...], by: int) -> None:
        self.seat: Final = seat
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)
        self.by: Final[Card | int] = card_of(by)


@final
class Peeked(BaseEvent):
    """A player saw the top cards, the first one first (F2)."""

    tag: ClassVar[str] = "peeked"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "cards": Field.HIDDEN_CARDS}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Peeked(self.seat, unseen(self.cards))


@final
class Altered(BaseEvent):
    """A player put the top cards into this order (F3)."""

    tag: ClassVar[str] = "altered"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "cards": Field.HIDDEN_CARDS}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Altered(self.seat, unseen(self.cards))


@final
class Revealed(PublicEvent):
    """Everybody saw the top cards (F4)."""

    tag: ClassVar[str] = "revealed"
    fields: ClassVar[Fields] = {"cards": Field.CARDS}

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)


@final
class Shuffled(PublicEvent):
    """The draw pile was shuffled (F6)."""

    tag: ClassVar[str] = "shuffled"


@final
class Swapped(PublicEvent):
    """The top and the bottom card changed places (E2)."""

    tag: ClassVar[str] = "swapped"
    fields: ClassVar[Fields] = {"seat": Field.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class Bombed(PublicEvent):
    """The rest was shuffled; then this many Exploding Kittens came to the top (E6)."""

    tag: ClassVar[str] = "bombed"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "kittens": Field.NUMBER}
    at_once: ClassVar[bool] = True

    def __init__(self, seat: int, kittens: int) -> None:
        self.seat: Final = seat
        self.kittens: Final = kittens


@final
class Gave(BaseEvent):
    """A card changed hands as a favor (F9)."""

    tag: ClassVar[str] = "gave"
    fields: ClassVar[Fields] = {"giver": Field.SEAT, "taker": Field.SEAT, "card": Field.HIDDEN_CARD}

    def __init__(self, giver: int, taker: int, card: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final[Card | int] = card_of(card)

    def seen_by(self, viewer: int) -> bool:
        return viewer in (self.giver, self.taker) or self.card == Kind.GODCAT

    def face_down(self) -> Event:
        return Gave(self.giver, self.taker, NO_CARD)


@final
class Stole(BaseEvent):
    """A pair took a card (X1, G9)."""

    tag: ClassVar[str] = "stole"
    fields: ClassVar[Fields] = {"thief": Field.SEAT, "victim": Field.SEAT, "card": Field.HIDDEN_CARD}

    def __init__(self, thief: int, victim: int, card: int) -> None:
        self.thief: Final = thief
        self.victim: Final = victim
        self.card: Final[Card | int] = card_of(card)

    def seen_by(self, viewer: int) -> bool:
        return viewer in (self.thief, self.victim) or self.card == Kind.GODCAT

    def face_down(self) -> Event:
        return Stole(self.thief, self.victim, NO_CARD)


@final
class Claimed(PublicEvent):
    """Three of a kind named a card, which was given up or not there (X2)."""

    tag: ClassVar[str] = "claimed"
    fields: ClassVar[Fields] = {"thief": Field.SEAT, "victim": Field.SEAT, "card": Field.CARD, "found": Field.VARIANT}

    def __init__(self, thief: int, victim: int, card: int, found: bool) -> None:
        self.thief: Final = thief
        self.victim: Final = victim
        self.card: Final[Card | int] = card_of(card)
        self.found: Final = found


@final
class FoundNothing(PublicEvent):
    """The target's hand was empty when the play resolved (F12)."""

    tag: ClassVar[str] = "found_nothing"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "target": Field.SEAT}

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target


@final
class Took(PublicEvent):
    """A card was taken from the discard pile (X3)."""

    tag: ClassVar[str] = "took"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.CARD}

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)


@final
class Lifted(BaseEvent):
    """A player looks at the bottom card (F8)."""

    tag: ClassVar[str] = "lifted"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.HIDDEN_CARD}
    pile: ClassVar[int] = -1

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Lifted(self.seat, NO_CARD)


@final
class PlacedOnTop(BaseEvent):
    """The lifted card went onto the draw pile (F8)."""

    tag: ClassVar[str] = "placed_on_top"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.HIDDEN_CARD}
    pile: ClassVar[int] = 1

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return PlacedOnTop(self.seat, NO_CARD)


@final
class Faced(BaseEvent):
    """The cats of Armageddon were laid down; `own_cat` is in front of the player (G2)."""

    tag: ClassVar[str] = "faced"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "opponent": Field.SEAT, "own_cat": Field.HIDDEN_CARD}

    def __init__(self, seat: int, opponent: int, own_cat: int) -> None:
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.own_cat: Final[Card | int] = card_of(own_cat)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Faced(self.seat, self.opponent, NO_CARD)


@final
class TurnedUp(PublicEvent):
    """The opponent kept or traded, and both cats were turned up (G3, G4)."""

    tag: ClassVar[str] = "turned_up"
    fields: ClassVar[Fields] = {
        "opponent": Field.SEAT,
        "traded": Field.FLAG,
        "godcat_seat": Field.SEAT,
        "devilcat_seat": Field.SEAT,
        "defusable": Field.FLAG,
    }

    def __init__(self, opponent: int, traded: bool, godcat_seat: int, devilcat_seat: int, defusable: bool) -> None:
        self.opponent: Final = opponent
        self.traded: Final = traded
        self.godcat_seat: Final = godcat_seat
        self.devilcat_seat: Final = devilcat_seat
        self.defusable: Final = defusable


@final
class Handed(BaseEvent):
    """A Favor or a pair moved a card, and a mark or a curse decided who saw it (H7, H8): everybody (`shown`), or the
    giver and the taker if they may.
    """

    tag: ClassVar[str] = "handed"
    fields: ClassVar[Fields] = {
        "giver": Field.SEAT,
        "taker": Field.SEAT,
        "card": Field.HIDDEN_CARD,
        "shown": Field.FLAG,
        "giver_sees": Field.FLAG,
        "taker_sees": Field.FLAG,
    }

    def __init__(self, giver: int, taker: int, card: int, shown: bool, giver_sees: bool, taker_sees: bool) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final[Card | int] = card_of(card)
        self.shown: Final = shown
        self.giver_sees: Final = giver_sees
        self.taker_sees: Final = taker_sees

    def seen_by(self, viewer: int) -> bool:
        if self.shown:
            return True
        return (viewer == self.giver and self.giver_sees) or (viewer == self.taker and self.taker_sees)

    def face_down(self) -> Event:
        return Handed(self.giver, self.taker, NO_CARD, self.shown, self.giver_sees, self.taker_sees)


@final
class Marked(PublicEvent):
    """A random card of the target is now seen by all (H7)."""

    tag: ClassVar[str] = "marked"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "target": Field.SEAT, "card": Field.CARD}

    def __init__(self, seat: int, target: int, card: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final[Card | int] = card_of(card)


@final
class Cursed(BaseEvent):
    """The target no longer sees their hand, which held `cards` (H8)."""

    tag: ClassVar[str] = "cursed"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "target": Field.SEAT, "cards": Field.HIDDEN_CARDS}

    def __init__(self, seat: int, target: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.target

    def face_down(self) -> Event:
        return Cursed(self.seat, self.target, unseen(self.cards))


@final
class PickedUp(BaseEvent):
    """The curse is over: the player sees the hand again (H8)."""

    tag: ClassVar[str] = "picked_up"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "cards": Field.HIDDEN_CARDS}
    at_once: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return PickedUp(self.seat, unseen(self.cards))


@final
class Discarded(PublicEvent):
    """A card of a hand was discarded unplayed, or the Godcat went to the mat (H8, B1)."""

    tag: ClassVar[str] = "discarded"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.CARD}

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)


@final
class Added(BaseEvent):
    """A card of a hand went into the draw pile (H9), or onto it (B6)."""

    tag: ClassVar[str] = "added"
    fields: ClassVar[Fields] = {
        "seat": Field.SEAT,
        "card": Field.HIDDEN_CARD,
        "on_top": Field.VARIANT,
        "shown": Field.FLAG,
        "blind": Field.FLAG,
    }
    pile: ClassVar[int] = 1

    def __init__(self, seat: int, card: int, on_top: bool, shown: bool, blind: bool) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.on_top: Final = on_top
        self.shown: Final = shown
        self.blind: Final = blind

    def seen_by(self, viewer: int) -> bool:
        return self.shown or (viewer == self.seat and not self.blind)

    def face_down(self) -> Event:
        return Added(self.seat, NO_CARD, self.on_top, self.shown, self.blind)


@final
class WentOff(PublicEvent):
    """The Exploding Kitten in a hand goes off (H3)."""

    tag: ClassVar[str] = "went_off"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.KITTEN, "defusable": Field.FLAG}

    def __init__(self, seat: int, card: int, defusable: bool) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.defusable: Final = defusable


@final
class Laid(PublicEvent):
    """An I'll Take That, or one's own Barking Kitten, stays before a player (B1, B4)."""

    tag: ClassVar[str] = "laid"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "target": Field.SEAT, "card": Field.CARD}

    def __init__(self, seat: int, target: int, card: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final[Card | int] = card_of(card)


@final
class Intercepted(PublicEvent):
    """Another player gets the card that is drawn now; the next event is about it (B4)."""

    tag: ClassVar[str] = "intercepted"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "taker": Field.SEAT}

    def __init__(self, seat: int, taker: int) -> None:
        self.seat: Final = seat
        self.taker: Final = taker


@final
class LiftedTop(BaseEvent):
    """A player looks at the top card (B3)."""

    tag: ClassVar[str] = "lifted_top"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.HIDDEN_CARD}
    pile: ClassVar[int] = -1

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return LiftedTop(self.seat, NO_CARD)


@final
class Buried(BaseEvent):
    """The lifted card went back, under `above` cards (B3)."""

    tag: ClassVar[str] = "buried"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "card": Field.HIDDEN_CARD, "above": Field.PLACE}
    pile: ClassVar[int] = 1

    def __init__(self, seat: int, card: int, above: int) -> None:
        self.seat: Final = seat
        self.card: Final[Card | int] = card_of(card)
        self.above: Final = above

    def seen_by(self, viewer: int) -> bool:
        return viewer == self.seat

    def face_down(self) -> Event:
        return Buried(self.seat, NO_CARD, HIDDEN_PLACE)


@final
class Shared(BaseEvent):
    """A player saw the top cards in another one's order (B7)."""

    tag: ClassVar[str] = "shared"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "target": Field.SEAT, "cards": Field.HIDDEN_CARDS}

    def __init__(self, seat: int, target: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)

    def seen_by(self, viewer: int) -> bool:
        return viewer in (self.seat, self.target)

    def face_down(self) -> Event:
        return Shared(self.seat, self.target, unseen(self.cards))


@final
class Barked(PublicEvent):
    """A Barking Kitten barks at a player, who held the other one (`from_hand`) or not (B1)."""

    tag: ClassVar[str] = "barked"
    fields: ClassVar[Fields] = {
        "seat": Field.SEAT,
        "target": Field.SEAT,
        "from_hand": Field.VARIANT,
        "defusable": Field.FLAG,
    }

    def __init__(self, seat: int, target: int, from_hand: bool, defusable: bool) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.from_hand: Final = from_hand
        self.defusable: Final = defusable


@final
class Towered(PublicEvent):
    """The tower, with these cards, is before a player now (B8)."""

    tag: ClassVar[str] = "towered"
    fields: ClassVar[Fields] = {"seat": Field.SEAT, "cards": Field.CARDS}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final[tuple[Card | int, ...]] = seen(cards)


@final
class TowerTaken(PublicEvent):
    """A player got a card of the tower, not from its owner's hand (B8)."""

    tag: ClassVar[str] = "tower_taken"
    fields: ClassVar[Fields] = {"taker": Field.SEAT, "owner": Field.SEAT, "card": Field.CARD}

    def __init__(self, taker: int, owner: int, card: int) -> None:
        self.taker: Final = taker
        self.owner: Final = owner
        self.card: Final[Card | int] = card_of(card)


@final
class Reached(PublicEvent):
    """The player is about to draw; the others may alter the future first (B2)."""

    tag: ClassVar[str] = "reached"
    fields: ClassVar[Fields] = {"seat": Field.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class Won(PublicEvent):
    """One player is left (T5)."""

    tag: ClassVar[str] = "won"
    fields: ClassVar[Fields] = {"seat": Field.SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


def event_in(edition: Edition, kind: type[BaseEvent], arguments: tuple[object, ...]) -> BaseEvent:
    """An event of this kind in a game of this edition."""
    event = kind(*arguments)
    event.edition = edition
    return event


def shown(kind: Field, value: object) -> str:
    """A field as Python writes it, cards by their names."""
    if isinstance(value, int) and kind in (Field.CARD, Field.HIDDEN_CARD, Field.KITTEN):
        return card_name(value)
    if isinstance(value, tuple):
        return f"({', '.join([card_name(card) for card in value])}{',' if len(value) == 1 else ''})"
    return repr(value)


def seen(cards: tuple[int, ...]) -> tuple[Card | int, ...]:
    """The cards of these numbers; those that lie face down stay NO_CARD."""
    return tuple([card_of(card) for card in cards])


def unseen(cards: tuple[Card | int, ...]) -> tuple[int, ...]:
    """As many cards, face down."""
    return (NO_CARD,) * len(cards)


#: What changes nothing but the order of the draw pile, and is seen by everybody.
Stirred: TypeAlias = Shuffled | Swapped | Bombed

#: All kinds of events: a `match` over them ends in `assert_never`, so mypy names what a new one needs.
Event: TypeAlias = (
    TurnBegan
    | Played
    | Noped
    | WindowClosed
    | Drew
    | DrewKitten
    | Defused
    | Placed
    | Surfaced
    | Exploded
    | Peeked
    | Altered
    | Revealed
    | Shuffled
    | Swapped
    | Bombed
    | Gave
    | Stole
    | Claimed
    | FoundNothing
    | Took
    | Lifted
    | PlacedOnTop
    | Faced
    | TurnedUp
    | Handed
    | Marked
    | Cursed
    | PickedUp
    | Discarded
    | Added
    | WentOff
    | Laid
    | Intercepted
    | LiftedTop
    | Buried
    | Shared
    | Barked
    | Towered
    | TowerTaken
    | Reached
    | Won
)
