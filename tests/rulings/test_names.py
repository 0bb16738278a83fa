"""The names of the cards (L3)."""

import re
import unicodedata
from pathlib import Path

import pytest

from boomcat.core.edition import EDITIONS
from boomcat.locale import text
from tests.support.scenario import rule

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules.md"
KEYS = {"O": "original", "P": "party-pack", "N": "nsfw", "G": "good-vs-evil"}


def named_cats() -> dict[str, list[str]]:
    """The Cat kinds of each edition as rule L3 lists them."""
    line = next(line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("L3."))
    found = {}
    for keys, names in re.findall(r"([A-Z](?: and [A-Z])*): ([^.]*)\.", line):
        for key in keys.split(" and "):
            found[KEYS[key]] = names.split(", ")
    return found


def plain(name: str) -> str:
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()


@rule("L3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_words_of_the_cats_are_short_for_their_names(edition):
    names = named_cats()[edition]
    words = EDITIONS[edition].cats
    assert len(words) == len(names) == len(set(words))
    for word, name in zip(words, names, strict=True):
        assert word in plain(name).replace("-", " ").replace("'", " ").split()


@rule("L3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_english_names_of_the_cats_are_those_of_the_list(edition, monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    names = [text(f"card-{word}").replace("\u2019", "'") for word in EDITIONS[edition].cats]
    assert names == named_cats()[edition]


@rule("L3")
def test_the_english_names_of_the_other_cards_are_those_of_the_components_table(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    rows = re.findall(r"^\| ([^|]+) \|", RULES.read_text(encoding="utf-8").partition("## Set-up")[0], re.MULTILINE)
    listed = {name for row in rows for name in row.split(", ")}
    words = {edition.word(title) for edition in EDITIONS.values() for title in edition.titles}
    cats = {cat for edition in EDITIONS.values() for cat in edition.cats}
    assert {text(f"card-{word}") for word in words - cats} <= listed
