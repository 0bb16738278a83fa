"""Names that offend, and the many that only look as if they did."""

import pytest

from boomcat.server.tables.name_filter import FOLDER, NameFilter, fold
from boomcat.server.tables.requests import NotAllowed

NAMES = NameFilter.read()


@pytest.mark.parametrize(
    "name",
    [
        "shit",
        "SHIT",
        "sh1t",
        "$h!t",
        "shiiiit",
        "s h i t",
        "s.h.i.t",
        "sh*t",
        "sh\u200bit",
        "shit\ufe0f",
        "s\u0301hit",
        "ｓｈｉｔ",
        "\u0455hi\u0442",  # Cyrillic letters
        "f\u03c5ck",  # a Greek one
        "oh shit!",
        "motherfucker",
        "xXfuckXx",
        "fu_ck",
        "putain",
        "¡Mierda!",
        "CAZZO",
        "enculé",
        "ENCULE",
        "nègre",
        "vaf fanculo",
    ],
)
def test_a_name_that_offends_is_refused_however_it_is_written(name):
    with pytest.raises(NotAllowed) as caught:
        NAMES.check(name)
    assert caught.value.reason == "name-offends"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Scunthorpe",
        "Cassandra",
        "Shitake",
        "Essex",
        "Pakistan",
        "Hancock",
        "Nigel",
        "Niger",
        "Penelope",
        "Titus",
        "Computa",
        "Fagin",
        "Ann 4L",
        "Кошка",
        "Класс",
        "猫",
        "😼😼",
        "1984",
        "*",
        "",
    ],
)
def test_a_name_that_contains_such_a_word_by_chance_is_fine(name):
    assert not NAMES.offends(name)


def test_a_name_of_many_stars_is_checked_in_few_steps():
    """If a star could be read in two ways, this would take years."""
    stars = "*" * 60
    assert not any(NAMES.offends(letter + stars) for letter in "abcdefghijklmnopqrstuvwxyz")
    assert NAMES.offends(f"sh{stars}t")


def test_there_is_a_list_for_every_language():
    from boomcat.locale import languages

    assert {file.stem for file in FOLDER.glob("*.txt")} == set(languages())
    for file in FOLDER.glob("*.txt"):
        words = [word for word in file.read_text("utf-8").splitlines() if not word.startswith("#")]
        assert len(words) > 15
        assert words == [word.strip() for word in words if fold(word).strip("*")]
        assert all(NAMES.offends(word.removeprefix("*")) for word in words)


def test_a_host_can_add_words(tmp_path):
    file = tmp_path / "words.txt"
    file.write_text("# ours\nbroccoli\n*spinach\n\n", "utf-8")
    names = NameFilter.read(file)
    assert names.offends("Broccoli 2")
    assert not names.offends("Broccolini")
    assert names.offends("superspinach99")
    assert names.offends("shit")
    assert not NAMES.offends("broccoli")


def test_a_list_may_be_empty():
    assert not NameFilter([]).offends("shit")
    assert not NameFilter(["# nothing", "", "  "]).offends("shit")
