"""Refuses names that offend, at tables where strangers meet.

The words are in files (boomcat/server/offensive_words), one to a line, and a host may add more.  A word counts where it
stands alone; one with a `*` before it counts inside others, too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from boomcat.server.tables.invisible_characters import MARKS
from boomcat.server.tables.requests import NotAllowed

FOLDER = Path(__file__).parent.parent / "offensive_words"
LETTER, GAP = r"[^\W\d_]", r"[\W\d_]"
#: Digits, signs and letters of other alphabets that look like a letter.  L counts as I, since 1 may be either.
LOOKALIKES = str.maketrans("01345789@$!|€+lаеорсухіѕјтмнвκορατυχ", "oieastbgasiietiaeopcyxisjtmhbkopatux")


class NameFilter:
    def __init__(self, words: Iterable[str]) -> None:
        listed = sorted({word.strip() for word in words if word.strip() and not word.startswith("#")})
        alone = [spaced(letters_of(word)) for word in listed if not word.startswith("*")]
        inside = [pattern(letters_of(word), f"{GAP}*") for word in listed if word.startswith("*")]
        self.alone = re.compile(rf"(?<!{LETTER})(?:{'|'.join(alone)})(?!{LETTER})") if alone else None
        self.inside = re.compile("|".join(inside)) if inside else None

    @classmethod
    def read(cls, added: Path | None = None) -> NameFilter:
        """Return the filter with our words and those of a file; raises OSError and UnicodeDecodeError."""
        files = [*sorted(FOLDER.glob("*.txt")), *([] if added is None else [added])]
        return cls(word for file in files for word in file.read_text("utf-8-sig").splitlines())

    def offends(self, name: str) -> bool:
        folded = fold(name)
        return any(known is not None and known.search(folded) is not None for known in (self.alone, self.inside))

    def check(self, name: str) -> None:
        """Refuse a name that offends."""
        if self.offends(name):
            raise NotAllowed("name-offends")


def fold(text: str) -> str:
    """Return the text as it is read: in small letters, without accents, and with letters for what looks like them."""
    plain = unicodedata.normalize("NFKD", text.translate(dict.fromkeys(MARKS, "")))
    seen = "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Me", "Cf", "Cc"))
    return re.sub(r"!+(?!\w)", " ", seen).casefold().translate(LOOKALIKES)


def letters_of(word: str) -> str:
    return "".join(re.findall(LETTER, fold(word)))


def spaced(letters: str) -> str:
    """Return the pattern of a word that stands alone: in one piece, or with a gap after every letter."""
    return "|".join((pattern(letters), pattern(letters, f"{GAP}+")))


def pattern(letters: str, gap: str = "") -> str:
    """Return the pattern of a word whose letters may be repeated, and whose vowels may be stars.

    A star is a gap, too, so it isn't also a repeated vowel: each further way to read a star would double the time.
    """
    parts = []
    for letter, run in groupby(letters):
        seen = f"[{letter}*]" if letter in "aeiou" else letter
        parts.append(gap.join([seen] * len(list(run))) + f"(?:{gap}{letter if gap else seen})*")
    return gap.join(parts)
