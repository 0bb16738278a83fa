"""Signs that leave no mark: a name of nothing else looks like none, and with one more of them like somebody else's."""

from __future__ import annotations

__all__ = ["SELECTORS", "visible"]

#: All of Unicode's default ignorables (DerivedCoreProperties.txt, 16.0), with what is reserved for more of them.
IGNORED = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
#: And what counts as a sign there, but is drawn as nothing: an empty Braille cell, a note without a head, a filler.
BLANK = ((0x2800, 0x2800), (0x1D159, 0x1D159), (0x16FE4, 0x16FE4))
#: They are gaps, not letters: a space takes their place, as it does for control signs.
GAPS = {sign: " " for first, last in (*IGNORED, *BLANK) for sign in range(first, last + 1)}
#: These belong to the sign before them, and say how it is to be drawn: without them it is the same sign.
SELECTORS = {sign: "" for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for sign in range(first, last + 1)}
MARKS = {**GAPS, **SELECTORS}


def visible(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text.translate(MARKS))
