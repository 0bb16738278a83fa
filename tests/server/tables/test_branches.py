"""Play on from here: a table that begins in the middle of a recorded game."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from boomcat.bots.cast import CAST
from boomcat.core.chance import Chance
from boomcat.core.errors import RuleError
from boomcat.notation.positions import write_position
from boomcat.records import read_record
from boomcat.records.record import Record, RecordedMove
from boomcat.records.replay import ReplayStep, replay
from boomcat.server.tables import table as tables
from boomcat.server.tables.branches import entry_to_branch
from boomcat.server.tables.entries import AnyEntry, Moved, WindowEnded, read_entry, write_entry
from boomcat.server.tables.http_bodies import PlayOn, ReplayMoment
from boomcat.server.tables.replays import replay_for
from boomcat.server.tables.table import Table
from boomcat.views.view import View
from boomcat.wire import view_message
from tests.server.tables.test_replays import played
from tests.support.clients import Device
from tests.support.in_process_server import HouseServer
from tests.support.in_process_table import served
from tests.support.paths import ROOT

FIXTURES = sorted((ROOT / "tests" / "fixtures").glob("*.record.jsonl"))


def alive_in(step: ReplayMoment) -> list[bool]:
    found: list[bool] = msgspec.to_builtins(step.view)["alive"]
    return found


def branched(record: str, step: int, seat: int) -> Table:
    table = Table("testtabl")
    entry = read_entry(write_entry(entry_to_branch(PlayOn(record, step, seat))))
    table.take(table.attempt(entry), 1_000.0)
    return table


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name.split(".")[0])
def test_a_branch_begins_with_what_the_replay_shows_at_that_moment(path: Path):
    """The same table for every seat, with the same odds, whether a seed or a secret was the luck."""
    text = path.read_text()
    record = read_record(path)
    replays = [replay_for(record, seat, everything=False) for seat in range(record.rules.players)]
    for step in range(0, len(replays[0].steps) - 1, 7):
        shown = [replay.steps[step] for replay in replays]
        seat = next(seat for seat, alive in enumerate(alive_in(shown[0]), 1) if alive)
        table = branched(text, step, seat)
        assert table.game is not None
        for viewer, one in enumerate(shown):
            assert view_message(View(table.game, viewer)) == one.view
            assert one.knowledge is not None
            assert table.seats[viewer].knowledge.known_hands() == one.knowledge.hands
        assert [chair.player for chair in table.chairs].count("person") == 1
        assert table.chairs[seat - 1].player == "person"


@pytest.mark.parametrize("step", [0, 20, 50])
def test_the_same_moves_lead_to_the_same_end_and_the_same_record(step: int):
    """A branch has the luck of its game, and its record holds the moves from before, too."""
    text = (ROOT / "tests" / "fixtures" / "original.record.jsonl").read_text()
    record = read_record(text.splitlines(keepends=True))
    table, found = branched(text, step, 1), None
    for move in record.moves[len(table.moves) :]:
        if move.question > table.game.question:  # type: ignore[union-attr]
            table.take(table.attempt(WindowEnded(question=table.game.question)), 2_000.0)  # type: ignore[union-attr]
        outcome = table.attempt(Moved(seat=move.seat, question=move.question, move=move.move))
        found = table.record(outcome, 2_000.0)
        table.take(outcome, 2_000.0)
    assert table.phase == "over"
    again = read_record((found or "").splitlines(keepends=True))
    assert (again.standings, again.luck, again.rules) == (record.standings, record.luck, record.rules)
    assert [moved(move) for move in again.moves] == [moved(move) for move in record.moves]
    assert again.moves[-1].seconds > record.moves[-1].seconds


def test_a_branch_that_began_under_other_rules_continues_from_its_last_position(monkeypatch: pytest.MonkeyPatch):
    text = (ROOT / "tests" / "fixtures" / "original.record.jsonl").read_text()
    branch = entry_to_branch(PlayOn(text, 0, 1))
    table = branched(text, 0, 1)
    assert table.game is not None
    drew = Moved(seat=table.game.current, question=0, move="draw")
    table.take(table.attempt(drew), 1_001.0)
    position = write_position(table.game)
    monkeypatch.setattr(tables, "RULES_VERSION", branch.rules + 1)
    stored: list[tuple[AnyEntry, float]] = [(branch, 1_000.0), (drew, 1_001.0)]
    for count in (1, 2):
        again = Table.restored("testtabl", iter(stored[:count]), position)
        assert again.game is not None
        assert write_position(again.game) == position
        assert again.phase == "playing"


def moved(move: RecordedMove) -> tuple[int, int, str]:
    return move.question, move.seat, move.move


def test_a_branch_is_opened_over_http_and_its_person_is_asked_at_once(tmp_path: Path):
    text = (ROOT / "tests" / "fixtures" / "original.record.jsonl").read_text()

    async def play(server: HouseServer) -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
            seated = (
                await client.post("/api/play-on", json={"record": text, "step": 0, "seat": 2, "bot": "random"})
            ).json()
        async with Device(server.url, seated["table"]) as device:
            state = (await device.hello(seated["token"]))["state"]
            assert (state["seat"], state["view"]["question"], seated["seat"]) == (2, 0, 2)
            assert [seat["occupant"] for seat in state["table"]["seats"]] == ["bot", "person", "bot"]
            assert {offer["move"] for offer in state["offers"]} >= {"draw"}

    served(tmp_path, play)


def test_names_that_no_table_has_are_shortened_or_replaced_by_that_of_a_character():
    record = {**json.loads(played("original", seed=2)[1].splitlines()[0])}
    del record["check"]
    record["seats"] = [{"name": name, "player": "person"} for name in ("x" * 90, "", "\u3164", "Ada")]
    entry = entry_to_branch(PlayOn(json.dumps(record), 0, 1))
    assert [player.name for player in entry.players] == ["x" * 20, CAST[1], CAST[2], "Ada"]


def test_other_tables_do_not_wait_for_the_moves_of_a_branch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """They are repeated in a thread, when the branch is opened and when it's read again."""
    text = (ROOT / "tests" / "fixtures" / "original.record.jsonl").read_text()
    threads: list[threading.Thread] = []

    def seen(record: Record, chance: Chance) -> Iterator[ReplayStep]:
        threads.append(threading.current_thread())
        return replay(record, chance)

    monkeypatch.setattr("boomcat.server.tables.rewound.replay", seen)

    async def play(server: HouseServer) -> None:
        loop = threading.current_thread()
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
            seated = (await client.post("/api/play-on", json={"record": text, "step": 20, "seat": 2})).json()
        server.registry.drop(seated["table"])
        async with Device(server.url, seated["table"]) as device:
            assert (await device.hello(seated["token"]))["state"]["seat"] == 2
        assert len(threads) == 2
        assert loop not in threads

    served(tmp_path, play)


@pytest.mark.parametrize(
    ("step", "seat", "reason"),
    [(9_999, 1, "no-such-moment"), (3, 9, "no-such-seat"), (-1, 1, "game-is-over"), (-2, 0, "branch-seat-is-out")],
)
def test_a_branch_needs_a_moment_and_a_seat_that_can_be_played(step: int, seat: int, reason: str):
    _, text = played("original", seed=2)
    shown = replay_for(read_record(text.splitlines(keepends=True)), 0, everything=False).steps
    out = next(number for number, alive in enumerate(alive_in(shown[-2]), 1) if not alive)
    with pytest.raises(RuleError) as refused:
        entry_to_branch(PlayOn(text, step % len(shown) if step < 0 else step, seat or out))
    assert refused.value.reason == reason
