"""Answers that no card needs yet are written, read, put into words and offered by their shape."""

from types import SimpleNamespace
from typing import Any

import pytest

from boomcat.core.edition import EDITIONS
from boomcat.core.errors import MalformedInput
from boomcat.core.moves import value_text
from boomcat.core.rules import Options, Rules
from boomcat.notation.move_text import read_value
from boomcat.notation.words import Words
from boomcat.story import message_of

ORIGINAL = EDITIONS["original"]


def dig(deep: bool) -> Any:
    return SimpleNamespace(words="dig up", shape={"deep": "flag?"}, deep=deep)


@pytest.mark.parametrize(("deep", "word"), [(True, "yes"), (False, "no")])
def test_a_yes_or_no_is_a_word(deep, word):
    assert value_text("flag", deep, ORIGINAL.words) == [word]
    assert read_value("flag", Words(word), Rules(ORIGINAL, 2, Options()), pile=9) is deep


def test_neither_yes_nor_no_is_malformed():
    with pytest.raises(MalformedInput, match="yes no"):
        read_value("flag", Words("maybe"), Rules(ORIGINAL, 2, Options()), pile=9)


def test_yes_and_no_have_a_message_each():
    assert [message_of(dig(deep)) for deep in (True, False)] == ["dig-up-yes", "dig-up-no"]
