"""Runs every trial of `python3 play soak --server` for a moment."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.support.databases import eventually
from tests.support.play_through_faults import People, check_journals, play_through
from tests.support.server_process import ServerProcess
from tests.support.store_helpers import opened
from tests.support.thorough import few
from tools.soak import faults
from tools.soak.server import TRIALS, go_on, named, table
from tools.soak.trial import Book, Figures, Trial

#: How often: trials of durability always this often, others as often as a test can afford (tests/support/thorough.py).
TIMES = {
    "pages": 20,
    "fuzz": few(500, 2_000),
    "http": few(1, 3),
    "versions": 30,
    "reconnects": 20,
    "clocks": 40,
}
#: Tested elsewhere, and more closely: the server in test_server_killed.py and test_server_process.py, databases in
#: test_sql_store.py and test_sql_store_killed.py, floods in test_http_connections.py and test_hostile_clients.py,
#: windows in test_nope_timing.py.
ELSEWHERE = {
    "kills",
    "kills-pg",
    "disk-full",
    "disk-removed",
    "disk-unsynced",
    "disk-halfsynced",
    "pg-killed",
    "pg-cut",
}
ELSEWHERE |= {name for name in TRIALS if name.startswith(("flood-", "windows"))}
#: A moment of these would show nothing.
ELSEWHERE |= {"hour"}


@pytest.mark.parametrize("name", [name for name in TRIALS if name not in ELSEWHERE])
def test_a_moment_of_every_trial(tmp_path, monkeypatch, request, name):
    trial = TRIALS[name]
    if trial.postgres:
        server = request.getfixturevalue("postgres")
        monkeypatch.setattr(faults, "postgres", lambda: server)
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    trial.round(random.Random(seed), TIMES.get(name, 1), tmp_path)


def test_a_file_that_is_gone_is_noticed_where_only_bots_play_on(tmp_path):
    """No player sends anything that could be refused: waiting for a refusal would never end."""
    path, aside = tmp_path / "boomcat.db", tmp_path / "aside.db"
    bots = [("original", ["open", "heuristic", "heuristic", "heuristic", "heuristic"])]

    async def trouble(people: People) -> None:
        person = people.all[0]
        while person.game < 1 or person.waiting is not None or person.state is None or person.state["offers"]:
            await asyncio.sleep(0.001)
        path.rename(aside)
        await people.until_refused("store-unreachable", 2)
        aside.rename(path)

    with ServerProcess(tmp_path / "server", str(path), speed=5) as server:
        people = play_through(server, random.Random(1), trouble, bots, to_the_end=False)
        assert server.stop() == 0
    with eventually(lambda: opened(str(path))) as store:
        check_journals(store, people)


def test_a_trial_continues_where_it_was_stopped(tmp_path):
    done = []

    def one_round(luck: random.Random, times: int, folder: Path) -> Figures:
        assert folder.is_dir()
        done.append(times)
        assert luck.random() >= 0
        return {"acknowledged": times, "worst_ms": 10.0 - times}

    trial = Trial("some", "something happens", 7, 3, one_round)
    go_on(trial, Book(tmp_path / "book.json"), 7)
    for left in (4, 1):
        go_on(trial, Book(tmp_path / "book.json"), left)
    page = Book(tmp_path / "book.json").page("some")
    assert done == [3, 3, 1]
    assert page.done == 7
    assert page.figures == {"acknowledged": 7, "worst_ms": 9.0}
    assert not page.failures


def test_two_processes_can_write_into_one_book(tmp_path):
    one, other = Book(tmp_path / "book.json"), Book(tmp_path / "book.json")
    one.note("some", 2, 1.0, {"acknowledged": 2})
    other.note("others", 1, 1.0, {})
    other.note("some", 3, 1.0, {"acknowledged": 4})
    one.note_failure("others", "seed 1: no")
    pages = Book(tmp_path / "book.json").pages
    assert {name: page.done for name, page in pages.items()} == {"some": 5, "others": 1}
    assert pages["some"].figures == {"acknowledged": 6}
    assert pages["others"].failures == ["seed 1: no"]


def test_a_round_that_breaks_a_promise_is_noted_with_its_seed(tmp_path):
    def one_round(luck: random.Random, times: int, folder: Path) -> Figures:
        raise AssertionError("an accepted request is lost")

    book = Book(tmp_path / "book.json")
    with pytest.raises(AssertionError):
        go_on(Trial("some", "something happens", 7, 3, one_round), book, 7, seed=11)
    page = Book(tmp_path / "book.json").page("some")
    assert page.done == 0
    assert page.failures == ["seed 11: an accepted request is lost"]


def test_a_word_names_a_trial_or_all_trials_that_begin_with_it():
    assert named("kills") == ["kills"]
    assert named("pg") == ["pg-killed", "pg-slow", "pg-hung", "pg-cut"]
    assert named("nothing") == []


def test_a_new_book_leaves_the_figures_of_other_trials_as_they_are(tmp_path):
    book = Book(tmp_path / "book.json")
    book.note("kills", 20, 1.0, {"acknowledged": 7})
    rows = table(book, "| trial |\n| `kills` | … | 500 | 9 |\n| `fuzz` | … | 650,000 | of yesterday |").splitlines()
    assert [row.split("|")[3:5] for row in rows if "`kills`" in row] == [[" 20 of 500 ", " 7 acknowledged "]]
    assert "| `fuzz` | … | 650,000 | of yesterday |" in rows
    assert len(rows) == 2 + len(TRIALS)
