"""Whether two games are at the same moment."""

from __future__ import annotations

from boomcat.core.game import Game
from boomcat.core.hand import Hand
from boomcat.core.rules import Rules


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of all fields: a compiled class keeps them elsewhere."""
    names: tuple[str, ...] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return tuple(sorted(names))


#: The log says how the moment came about, not what it is.
GAME_FIELDS = tuple(name for name in fields_of(Game) if name not in ("events", "recording"))
HAND_FIELDS = fields_of(Hand)


def differences(one: Game, other: Game) -> list[str]:
    """The fields in which they differ."""
    return [name for name in GAME_FIELDS if value(one, name) != value(other, name)]


def same(one: Game, other: Game) -> bool:
    """Whether they are equal in every field, the log aside."""
    return not differences(one, other)


def value(game: Game, name: str) -> object:
    """A field's value in a form in which equal moments are equal."""
    found: object = getattr(game, name)
    if isinstance(found, Rules):
        return found.edition, found.players, found.options
    if name == "hands":
        return [[getattr(hand, field) for field in HAND_FIELDS] for hand in game.hands]
    return found
