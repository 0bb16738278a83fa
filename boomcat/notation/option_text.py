"""The options of a table: `combos=cats quick first=2`."""

from __future__ import annotations

from boomcat.core.errors import MalformedInput
from boomcat.core.rules import BY_LOT, SEATS, Options
from boomcat.notation.words import Words, seat_in

SWITCHES = ("quick", "five-different", "no-stacking", "remove-dead-hands")
VALUES = ("combos", "first")


def write_options(options: Options) -> str:
    """Write the options that differ from the default."""
    words = [] if options.combos == "special" else [f"combos={options.combos}"]
    if options.first != BY_LOT:
        words.append(f"first={options.first + 1}")
    switched = (options.quick, options.five_different, not options.stacking, options.remove_dead_hands)
    words += [switch for switch, on in zip(SWITCHES, switched, strict=True) if on]
    return " ".join(words)


def read_options(words: Words) -> Options:
    """Read all the words that are left."""
    found: dict[str, str] = {}
    while words:
        word = words.next("word")
        name, equals, value = word.partition("=")
        if name not in (VALUES if equals else SWITCHES):
            allowed = " ".join([*(f"{value}=" for value in VALUES), *SWITCHES])
            raise MalformedInput("unknown-option", {"word": word, "allowed": allowed})
        if name in found:
            raise MalformedInput("option-twice", {"word": name})
        found[name] = value
    return Options(
        combos=found.get("combos", "special"),
        quick="quick" in found,
        first=seat_in(found["first"], SEATS) if "first" in found else BY_LOT,
        five_different="five-different" in found,
        stacking="no-stacking" not in found,
        remove_dead_hands="remove-dead-hands" in found,
    )
