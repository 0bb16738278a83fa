"""The bots' characters: every table draws its own, and the browser gives the same face the same voice."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from boomcat.bots.cast import CAST
from boomcat.server.tables.entries import Opened, read_entry, write_entry
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_info import AVATARS, LONGEST_NAME, Settings
from tests.support.paths import ROOT
from tests.support.shared_server import serving

OPENED = Opened(settings=Settings(), seats=["open", *["heuristic"] * 4], name="Ada", avatar=3, token="x")


def names(entry):
    table = Table("testtabl")
    table.take(table.attempt(entry), 0.0)
    return [(chair.name, chair.avatar) for chair in table.chairs]


def test_every_face_belongs_to_a_character():
    assert len(CAST) == len(set(CAST)) == AVATARS
    assert all(name.isascii() and len(name) <= LONGEST_NAME for name in CAST)


def test_the_browser_knows_them_by_the_same_faces():
    code = (ROOT / "web" / "src" / "state" / "botLines.ts").read_text("utf-8")
    found = re.search(r"export const CAST = \[(.*?)\] as const", code, re.DOTALL)
    assert found
    assert re.findall(r"'(\w+)'", found[1]) == [name.lower() for name in CAST]


@pytest.mark.parametrize("seed", range(20))
def test_no_character_sits_at_a_table_twice_or_has_a_persons_face(seed):
    faces = Random(seed).sample(range(AVATARS), AVATARS)
    (host, *bots) = names(replace(OPENED, faces=faces))
    assert host == ("Ada", 3)
    assert len(set(bots)) == 4
    assert all(name == CAST[avatar] != CAST[3] for name, avatar in bots)
    assert [avatar for _, avatar in bots] == [face for face in faces if face != 3][:4]


def test_a_table_has_the_same_bots_after_a_restart():
    entry = replace(OPENED, faces=[7, 5, 11, *range(5), 6, 8, 9, 10])
    again = read_entry(write_entry(entry))
    assert names(again) == names(entry)


def test_a_table_of_an_older_server_can_still_be_read():
    assert b"faces" not in write_entry(OPENED)
    assert [avatar for _, avatar in names(OPENED)] == [3, 0, 1, 2, 4]


def test_tables_draw_their_bots_by_lot(web_client):
    with serving() as server:
        found = set()
        for _ in range(12):
            code = server.ask("/api/solo", {"name": "Ada"})["table"]
            found.add(tuple(seat["name"] for seat in server.ask(f"/api/tables/{code}")["seats"][1:]))
    assert len(found) > 6
