"""The page about strength holds what its tool measures, and measuring a chapter leaves the others alone."""

import re
from collections import Counter

from boomcat.bots.roster import NAMES
from lab.strength import CHAPTERS, DOCUMENT, crossed, document, incident_text


def test_the_page_has_the_chapters_that_the_tool_measures():
    assert re.findall(r"^## (.*)$", DOCUMENT.read_text("utf-8"), re.MULTILINE) == list(CHAPTERS)


def test_a_chapter_that_is_measured_anew_leaves_the_others_as_they_were():
    before = DOCUMENT.read_text("utf-8")
    assert document({}, before) == before
    title = list(CHAPTERS)[1]
    after = document({title: "A draw.\n"}, before)
    assert f"## {title}\n\nA draw.\n" in after
    assert [one for one in after.split("## ") if not one.startswith(title)] == [
        one for one in before.split("## ") if not one.startswith(title)
    ]


def test_in_the_great_table_what_one_wins_the_other_loses():
    lines = crossed({(NAMES[0], NAMES[1]): 0.25})
    assert lines[2].split(" | ")[1:3] == ["–", "25.0"]
    assert lines[3].split(" | ")[1:3] == ["75.0", "–"]


def test_of_incidents_it_says_what_they_were():
    assert incident_text(Counter(late=2, illegal=1)) == "3 (1 illegal, 2 late)"
