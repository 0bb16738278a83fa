"""Runs every trial of `python3 play soak --server` and `--decks` for a moment."""

import asyncio
import json
import random
from argparse import Namespace
from pathlib import Path

import pytest

from boomcat.core.cards import Card
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options
from tests.support.databases import eventually
from tests.support.invariants import card_count, check_moment
from tests.support.play_through_faults import People, check_journals, play_through
from tests.support.random_games import new_game
from tests.support.server_process import ServerProcess
from tests.support.store_helpers import opened
from tests.support.thorough import few
from tools.soak import faults
from tools.soak.decks import batches, play_decks, play_games
from tools.soak.fuzz import MESSAGES, VALUES
from tools.soak.server import TRIALS, named, with_row
from tools.soak.trial import Figures, Trial, run

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
#: windows in test_nope_timing.py, strangers in test_public_tables.py.
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
ELSEWHERE |= {name for name in TRIALS if name.startswith(("flood-", "play-now", "windows"))}
#: A moment of these would show nothing.
ELSEWHERE |= {"hour"}


@pytest.mark.long(5)
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


def test_the_attacker_has_values_for_every_field_of_every_message():
    assert {field.encode_name for sent in MESSAGES.values() for field in sent} <= VALUES.keys()


def test_a_trial_runs_in_rounds_and_the_worst_times_and_the_sums_of_all_else_count(capsys):
    done = []

    def one_round(luck: random.Random, times: int, folder: Path) -> Figures:
        assert folder.is_dir()
        done.append(times)
        assert luck.random() >= 0
        return {"acknowledged": times, "worst_ms": 10.0 - times}

    shown: list[int] = []
    assert run(Trial("some", "something happens", 7, 3, one_round), 7, shown.append) == {
        "acknowledged": 7,
        "worst_ms": 9.0,
    }
    assert done == [3, 3, 1]
    assert shown == [3, 3, 1]
    assert not capsys.readouterr().err


def test_a_round_that_breaks_a_promise_ends_the_trial_with_its_seed(capsys):
    def one_round(luck: random.Random, times: int, folder: Path) -> Figures:
        raise AssertionError("an accepted request is lost")

    with pytest.raises(AssertionError, match="an accepted request is lost"):
        run(Trial("some", "something happens", 7, 3, one_round), 7, print, random.Random(1))
    assert capsys.readouterr().err == f"some, seed {random.Random(1).getrandbits(32)}, after 0 of 7\n"


def test_a_word_names_a_trial_or_all_trials_that_begin_with_it():
    assert named("kills") == ["kills"]
    assert named("pg") == ["pg-killed", "pg-slow", "pg-hung", "pg-cut"]
    assert named("nothing") == []


def test_new_figures_leave_those_of_other_trials_as_they_are():
    before = "| trial |\n|---|\n| `kills` | … | 500 | 9 |\n| `fuzz` | … | 650,000 | of yesterday |\n"
    head, line, kills, fuzz = with_row(before, TRIALS["kills"], 20, {"acknowledged": 7}).splitlines()
    assert (head, line) == ("| trial |", "|---|")
    assert kills.split("|")[3:5] == [" 20 of 500 ", " 7 acknowledged "]
    assert fuzz == "| `fuzz` | … | 650,000 | of yesterday |"


def test_a_moment_of_every_deck_and_size():
    for key in [*EDITIONS, *DECKS]:
        for players in edition_named(key).sizes:
            assert play_games(key, players, 1, 2) > players


def test_decks_are_counted_in_batches_and_reported(capsys):
    arguments = Namespace(decks=["lightning"], games=2, workers=1, seed=1, json=True)
    assert play_decks(arguments) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert [(row["deck"], row["players"], row["games"]) for row in tables] == [("lightning", n, 2) for n in (2, 3, 4)]
    assert all(row["decisions"] > 2 for row in tables)
    assert list(batches(600, 5)) == [(5, 250), (255, 250), (505, 100)]
    assert play_decks(Namespace(decks=["no-such-deck"])) == 2
    assert "no-such-deck" in capsys.readouterr().err


SPOILT = {
    "card": lambda game: game.discards.append(Card.SKIP),
    "curse": lambda game: setattr(game, "cursed", 1 << game.players),
    "marker": lambda game: setattr(game, "barking", game.players),
    "nope": lambda game: setattr(game, "noping", ~game.noping),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_game_that_is_not_right_is_found(what):
    game, _ = new_game("power-play", 4, Options(), 1)
    cards = card_count(game)
    check_moment(game, cards)
    SPOILT[what](game)
    with pytest.raises(AssertionError):
        check_moment(game, cards)
