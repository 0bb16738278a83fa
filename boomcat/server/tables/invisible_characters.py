"""Unicode characters that render as nothing: with them, two names could look the same, or a name empty."""

from __future__ import annotations

import unicodedata

#: Characters without a visible glyph that Python counts as printable: joiners, fillers, the empty Braille cell, a note
#: head that isn't drawn.  A space replaces them, as it does all that isn't printable.
BLANK = (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159)
#: Variation selectors change how the character before them is drawn, not which one it is.
SELECTORS = dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)), "")
MARKS = {**dict.fromkeys(BLANK, " "), **SELECTORS}


def strip_invisible(text: str) -> str:
    """Return the text with a space in place of every gap or control character, and without variation selectors."""
    return "".join(letter if letter.isprintable() else " " for letter in text.translate(MARKS))


def visible_words(text: str) -> str:
    """Return the text without control and invisible characters, and with single spaces; empty if nothing is visible."""
    words = strip_invisible(text).split()
    if not any(unicodedata.category(letter)[0] in "LNPS" for word in words for letter in word):
        return ""
    return " ".join(words)
