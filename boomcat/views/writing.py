"""A view as JSON: what everybody sees is written once, with a gap for each thing that is a viewer's own.

By the types of the view's shape, like all that is written; but compiled, because a server says little else.  The words
for cards come with their quotation marks, and the play of a window from whoever knows the notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from boomcat.core.cards import NO_CARD
from boomcat.core.game import NOBODY
from boomcat.core.question import QUESTION_WORDS
from boomcat.views.view import OWN, SHAPE, View

__all__ = ["filled", "with_gaps"]

NULL: Final = "null"
#: How a field is written, by its type: `boomcat/wire/fields.py` says the same of all types there are.
NUMBER: Final = 0
FLAG: Final = 1
SEAT: Final = 2
CARD: Final = 3
ASKING: Final = 4
PLAY: Final = 5
NUMBERS: Final = 6
FLAGS: Final = 7
SEATS: Final = 8
CARDS: Final = 9
PILE: Final = 10
WAYS: Final = {
    "number": NUMBER,
    "flag": FLAG,
    "seat": SEAT,
    "seat?": SEAT,
    "card?": CARD,
    "asking": ASKING,
    "play?": PLAY,
    "numbers": NUMBERS,
    "flags": FLAGS,
    "seats": SEATS,
    "cards": CARDS,
    "hand": CARDS,
    "pile": PILE,
}
#: Each field with what stands before it, its name, how it is written, and whether it is a viewer's own.
FIELDS: Final = [
    (f'{"," if number else "{"}"{name}":', name, WAYS[kind], name in OWN)
    for number, (name, kind) in enumerate(SHAPE.items())
]
OWN_FIELDS: Final = [(name, way) for _, name, way, own in FIELDS if own]


def with_gaps(view: View, words: Sequence[str], play: str) -> list[str]:
    """What a spectator sees, in pieces: between each two of them there is something that is a viewer's own."""
    pieces: list[str] = []
    parts: list[str] = []
    for key, name, way, own in FIELDS:
        parts.append(key)
        if own:
            pieces.append("".join(parts))
            parts = []
        elif way == PLAY:
            parts.append(play)
        else:
            parts.append(written(getattr(view, name), way, words))
    parts.append("}")
    pieces.append("".join(parts))
    return pieces


def filled(pieces: list[str], view: View, words: Sequence[str]) -> str:
    """The same with what is this viewer's own."""
    parts = [pieces[0]]
    for number, (name, way) in enumerate(OWN_FIELDS):
        parts.append(written(getattr(view, name), way, words))
        parts.append(pieces[number + 1])
    return "".join(parts)


def written(value: object, way: int, words: Sequence[str]) -> str:
    if way == NUMBER:
        return str(value)
    if way == FLAG:
        return "true" if value else "false"
    if way == SEAT:
        return NULL if value == NOBODY else str(cast("int", value) + 1)
    if way == CARD:
        return NULL if value == NO_CARD else words[cast("int", value)]
    if way == ASKING:
        return f'"{QUESTION_WORDS[cast("int", value)]}"'
    return f"[{','.join(listed(value, way, words))}]"


def listed(value: object, way: int, words: Sequence[str]) -> list[str]:
    if way == CARDS:
        return [words[card] for card in cast("Iterable[int]", value)]
    if way == PILE:
        return [words[card] for card in reversed(cast("list[int]", value))]
    if way == SEATS:
        return [str(seat + 1) for seat in cast("list[int]", value)]
    if way == FLAGS:
        return ["true" if flag else "false" for flag in cast("list[bool]", value)]
    return [str(number) for number in cast("list[int]", value)]
