"""Counts of habits that CONTRIBUTING.md advises against ("How we write"), over code, tests, tools and docs.

The limits only ever go down.  An excess names the files with the most occurrences.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.paths import ROOT

FOLDERS = ("boomcat", "tests", "tools", "docs", "lab", "benchmarks")
#: Files that people read: English, and all of it ours.
SUFFIXES = {".md", ".py", ".pyi"}
ENGLISH = ROOT / "boomcat" / "locale" / "en"
#: This file names the words.
EXCEPT = {Path(__file__).resolve()}

#: Pattern and limit.  Most of what is left is wit in the game's texts (`boomcat/locale/en`).
WORDS = {
    "whoever, nobody, somebody": (r"\b(whoever|nobody|somebody)\b", 30),
    "told, tells": (r"\b(told|tells)\b", 10),
    "is + no (isn't a)": (r"\bis\s+no\b", 0),
    "so + many (this many)": (r"\bso\s+many\b", 0),
}
#: Names of tests are sentences, too.
TEST = re.compile(r"^ *(?:async )?def (test_\w+)", re.MULTILINE)
IN_NAMES = re.compile(r"whoever|nobody|somebody|(?<![a-z])(told|tells)(?![a-z])|^test_(what|whatever|who|whose)_")


def texts() -> Iterator[tuple[Path, str]]:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in SUFFIXES]
    for file in sorted([*files, *ENGLISH.glob("*.ftl")]):
        if file not in EXCEPT and "node_modules" not in file.parts:
            yield file, file.read_text("utf-8")


def found(matches: Callable[[str], int]) -> Counter[str]:
    """Return how often something occurs, by file, without the files in which it doesn't."""
    return +Counter({str(file.relative_to(ROOT)): matches(text) for file, text in texts()})


@pytest.mark.parametrize("words", WORDS)
def test_some_words_are_rare(words):
    pattern, limit = WORDS[words]
    counted = re.compile(pattern, re.IGNORECASE)
    places = found(lambda text: sum(1 for _ in counted.finditer(text)))
    assert places.total() <= limit, f"{places.total()} times {words}, at most {limit}: {places.most_common(8)}"


def test_test_names_name_the_actor():
    places = found(lambda text: sum(bool(IN_NAMES.search(name)) for name in TEST.findall(text)))
    assert not places, places.most_common(8)
