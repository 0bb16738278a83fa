"""Codes that can be said aloud: four made-up words, `miso-taru-kubo-lina`.

They open a table, or bring a seat to another device.  The letters sound alike in English, French, Italian and Spanish
and are written without thinking: no `c`, `g`, `h` or `j`, no `b` beside a `v`, no `s` beside a `z`, and no `e`, which
every language pronounces differently.  So one code serves a table whose guests don't share a language.
"""

from __future__ import annotations

import re
import secrets
from itertools import product

SYLLABLES = tuple(consonant + vowel for consonant, vowel in product("bdfklmnprst", "aiou"))
#: Rude, or close to it, in a language that players speak.
RUDE = (
    "baka biti bitu boba bobi bobo bubi buti dika diki diko diku faka faki faku fati fika fiki fiko foda fodi "
    "fodu fufa fuka fuki fuko fuku kaka kako kapo koka koki kono kona kula kuli kulo kulu kuni loka loko loli "
    "lolo moro nabo nasi nika niku piko pipi pisi pito popo pota puka puki puko pupu pusi puta puti puto putu "
    "rabo sado salo sida sodo suka suki suko suku tita titi tota tula"
)
WORDS = tuple(word for word in map("".join, product(SYLLABLES, repeat=2)) if word not in RUDE.split())
WORDS_PER_CODE = 4

#: Tables that were opened before there were words have eight letters and digits.
CODE = re.compile(r"(?:[bdfklmnprst][aiou]){2}(?:-(?:[bdfklmnprst][aiou]){2}){3}|[bcdfghjkmnpqrstvwxz2346789]{8}")


def new_code() -> str:
    return "-".join(secrets.choice(WORDS) for _ in range(WORDS_PER_CODE))


def is_code(code: str) -> bool:
    """Return whether this has the form of a table's code; only such codes are looked up."""
    return CODE.fullmatch(code) is not None


def spelled(typed: str) -> str:
    """Return a code in its standard form, even if it was typed in capitals, with spaces or in one word."""
    letters = "".join(letter for letter in typed.lower() if letter.isalnum())
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4)) if len(letters) == 16 else letters
