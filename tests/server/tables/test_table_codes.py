"""Codes of tables: they can be said aloud, not guessed, and read however they are typed."""

import math
import re

import pytest

from boomcat.server.tables.table_codes import RUDE, WORDS, is_code, new_code, spelled


def test_a_code_is_four_words_that_cannot_be_guessed():
    assert len(set(WORDS)) == len(WORDS)
    assert 4 * math.log2(len(WORDS)) > 43
    codes = {new_code() for _ in range(1_000)}
    assert len(codes) == 1_000
    for code in codes:
        assert is_code(code)
        assert re.fullmatch(r"[a-z]{4}(-[a-z]{4}){3}", code)


def test_no_code_contains_a_rude_word():
    assert not (set(RUDE.split()) & set(WORDS))
    assert all(re.fullmatch(r"([bdfklmnprst][aiou]){2}", word) for word in RUDE.split()), "it would stand there in vain"


def test_tables_from_before_the_word_codes_keep_their_codes():
    assert is_code("kqz7wm2x")
    assert spelled("KQZ7 WM2X") == "kqz7wm2x"


@pytest.mark.parametrize(
    "typed", ["miso-taru-kubo-lina", "Miso Taru Kubo Lina", "MISOTARUKUBOLINA", " miso,taru ; kubo/lina\n"]
)
def test_punctuation_and_capitals_do_not_matter(typed):
    assert spelled(typed) == "miso-taru-kubo-lina"


@pytest.mark.parametrize(
    "typed", ["", "miso", "miso-taru-kubo", "miso-taru-kubo-lina-", "miso-taru-kubo-line", "kqz7wm2", "a" * 5_000]
)
def test_an_invalid_code_is_refused(typed):
    assert not is_code(typed)
