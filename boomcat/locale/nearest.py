"""Did you mean …?"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

from boomcat.locale import text

#: The least similarity of two words, from 0 to 1, and that of a word and one that begins with it.
LEAST_SIMILARITY = 0.65
LEAST_SIMILARITY_OF_BEGINNING = 0.9
#: In letters: a shorter word is the beginning of too many others.
FEWEST_LETTERS = 2
MOST_LETTERS = 60


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """Return the allowed word that was most likely meant by this one; the first of several."""
    typed = word.strip().lower()
    best, found = LEAST_SIMILARITY, None
    if not FEWEST_LETTERS <= len(typed) <= MOST_LETTERS:
        return None
    for one in allowed:
        known = one.lower()
        # Names may be cut short where they are typed, so a mistyped beginning counts as well.
        like = max(alike(typed, known), LEAST_SIMILARITY_OF_BEGINNING * alike(typed, known[: len(typed)]))
        if len(known) >= FEWEST_LETTERS and typed.startswith(known):
            like = max(like, LEAST_SIMILARITY_OF_BEGINNING)
        if like > best:
            best, found = like, one
    return found


def alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def did_you_mean(problem: str, word: str, allowed: Iterable[str]) -> str:
    """Return the problem, and the word that may have been meant if one is similar."""
    meant = nearest(word, allowed)
    return problem if meant is None else f"{problem} {text('did-you-mean', word=meant)}"
