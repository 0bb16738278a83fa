"""The options of a table as a message."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from boomcat.core.errors import MalformedInput
from boomcat.core.rules import BY_LOT, OPTIONS, SEATS, Options

SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=SEATS)]


class OptionsMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table (V1-V4); the defaults are the rulebooks'."""

    #: `special`: all combos of the edition; `cats`: only pairs of cats.
    combos: Literal["special", "cats"] = "special"
    #: Whether a third of the deck leaves the game unseen.
    quick: bool = False
    #: The seat that starts; null: at random.
    first: SeatNumber | None = None
    #: Whether five different cards are played in an edition that does not have them.
    five_different: bool = False
    #: Whether attacks stack.
    stacking: bool = True
    #: Whether the cards of the dead leave the game.
    remove_dead_hands: bool = False


def options_message(options: Options) -> OptionsMessage:
    chosen: dict[str, Any] = {name: getattr(options, name) for name in OPTIONS}
    first = None if options.first == BY_LOT else options.first + 1
    return OptionsMessage(**{**chosen, "first": first})


def options_from(message: OptionsMessage) -> Options:
    chosen: dict[str, Any] = {name: getattr(message, name) for name in OPTIONS}
    first = BY_LOT if message.first is None else message.first - 1
    return Options(**{**chosen, "first": first})


def read_options_message(found: object) -> OptionsMessage:
    """The options as a file writes them; raises MalformedInput, which names the one that is wrong."""
    if not isinstance(found, dict):
        raise MalformedInput("bad-option", {"field": "options", "most": SEATS})
    allowed = OptionsMessage.__struct_fields__
    for name, value in found.items():
        if name not in allowed:
            raise MalformedInput("unknown-option", {"word": name, "allowed": " ".join(allowed)})
        try:
            msgspec.convert({name: value}, OptionsMessage)
        except msgspec.ValidationError:
            raise MalformedInput("bad-option", {"field": name, "most": SEATS}) from None
    return msgspec.convert(found, OptionsMessage)
