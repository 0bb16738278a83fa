"""The page about strength has the chapters that its tool measures, and measuring one chapter leaves the others
alone."""

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


def test_in_the_cross_table_one_bots_wins_are_the_others_losses():
    lines = crossed({(NAMES[0], NAMES[1]): 0.25})
    assert lines[2].split(" | ")[1:3] == ["–", "25.0"]
    assert lines[3].split(" | ")[1:3] == ["75.0", "–"]


def test_incidents_are_listed_by_kind():
    assert incident_text(Counter(late=2, illegal=1)) == "3 (1 illegal, 2 late)"
