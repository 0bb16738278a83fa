"""Unicode characters that render as nothing: with them, two names could look the same, or a name empty."""

from __future__ import annotations

__all__ = ["SELECTORS", "strip_invisible"]

#: Unicode's default ignorable code points (DerivedCoreProperties.txt, 16.0), including the reserved ones.
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
#: Further characters without a visible glyph: the empty Braille cell, a note head that isn't drawn, a filler.
BLANK = ((0x2800, 0x2800), (0x1D159, 0x1D159), (0x16FE4, 0x16FE4))
#: A space replaces these, as it does control characters.
GAPS = {sign: " " for first, last in (*IGNORED, *BLANK) for sign in range(first, last + 1)}
#: Variation selectors change how the character before them is drawn, not which one it is.
SELECTORS = {sign: "" for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for sign in range(first, last + 1)}
MARKS = {**GAPS, **SELECTORS}


def strip_invisible(text: str) -> str:
    """Return the text with a space in place of every gap or control character, and without variation selectors."""
    return "".join(letter if letter.isprintable() else " " for letter in text.translate(MARKS))
