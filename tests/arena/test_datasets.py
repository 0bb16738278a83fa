"""`--record FOLDER`: games of bots as records, the same whenever and wherever they are made."""

import importlib
import json
import os
import signal
from typing import Any

import pytest
from click.testing import CliRunner

from boomcat.bots.roster import bot_named
from boomcat.cli.program import program
from boomcat.core.chance import PlayerRng
from boomcat.core.question import Ask
from boomcat.records import NO_TIME, decisions, read_record, replay

pool: Any = importlib.import_module("boomcat.arena.pool")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("BOOMCAT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def run(*arguments):
    return CliRunner().invoke(program, list(arguments), prog_name="boomcat")


def contents(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_the_arena_writes_every_game_into_a_separate_file(tmp_path, monkeypatch):
    command = ["arena", "heuristic", "random", "--players", "3", "--deals", "4", "--seed", "8", "--record"]
    result = run(*command, "one")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == "12 games are recorded in one.\n"
    names = [f"original-3-seed-{seed:02}-rotation-{turn}.jsonl" for seed in range(8, 12) for turn in (1, 2, 3)]
    assert list(contents(tmp_path / "one")) == names
    for name in names:
        record = read_record(tmp_path / "one" / name)
        assert sorted(one.name for one in record.players) == ["heuristic", "random", "random"]
        assert record.start == NO_TIME
        assert record.finished
        assert sum(1 for _ in replay(record)) >= len(record.moves)
    monkeypatch.setattr(pool, "PROCESSES_AFTER_GAMES", 0)
    monkeypatch.setattr("boomcat.arena.run_file.processors", lambda: 2)
    assert run(*command, "two").exit_code == 0
    assert contents(tmp_path / "two") == contents(tmp_path / "one")


def test_simulate_writes_records_too_and_prints_how_many(tmp_path):
    command = ["simulate", "--bots", "heuristic,random", "--players", "2-3", "--games", "6", "--json", "--record"]
    result = run(*command, "games")
    assert result.exit_code == 0, result.stderr
    printed = json.loads(result.stdout)
    assert [size["bots"] for size in printed["sizes"]] == [["heuristic", "random"], ["heuristic", "random", "random"]]
    for size in printed["sizes"]:
        files = sorted((tmp_path / "games").glob(f"original-{size['players']}-seed-*.jsonl"))
        winners = [(read_record(file).standings or [])[0] for file in files]
        assert [winners.count(seat) for seat in range(size["players"])] == size["wins"]
    again = json.loads(run(*command, "again").stdout)
    assert again["fingerprint"] == printed["fingerprint"]
    assert contents(tmp_path / "again") == contents(tmp_path / "games")
    other = run(*command, "other", "--seed", "2").stdout
    assert json.loads(other)["fingerprint"] != printed["fingerprint"]


def test_recorded_games_can_be_replayed_and_verified(tmp_path):
    """Without named bots, the moves are recorded as those of `random`."""
    assert run("simulate", "--record", "games", "--games", "1", "--players", "2", "--edition", "good").exit_code == 0
    (file,) = (tmp_path / "games").iterdir()
    printed = run("replay", str(file))
    assert printed.exit_code == 0
    assert "1 random (a bot)" in printed.stdout
    assert "1970" not in printed.stdout
    assert run("verify", str(file)).exit_code == 0


def test_a_folder_with_foreign_files_is_not_written_into(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").touch()
    for command in (["simulate", "--games", "1", "--players", "2"], ["arena", "random", "--deals", "1"]):
        result = run(*command, "--record", "mine")
        assert result.exit_code == 2
        assert "isn’t empty" in result.stderr
        assert list(contents(tmp_path / "mine")) == ["thesis.txt"]
        result = run(*command, "--record", "mine/thesis.txt")
        assert result.exit_code == 2
        assert "cannot be written" in result.stderr


def test_an_interrupted_run_continues_and_missing_games_are_played_again(tmp_path, monkeypatch):
    command = ["arena", "heuristic", "random", "--deals", "4", "--record"]
    assert run(*command, "whole").exit_code == 0
    play = pool.play_round

    def interrupted(plan, deal):
        if deal == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return play(plan, deal)

    monkeypatch.setattr(pool, "play_round", interrupted)
    assert run(*command, "part").exit_code == 130
    assert len(contents(tmp_path / "part")) == 6
    (tmp_path / "part" / "original-2-seed-2-rotation-2.jsonl").unlink()
    monkeypatch.setattr(pool, "play_round", play)
    assert run(*command, "part").exit_code == 0
    assert contents(tmp_path / "part") == contents(tmp_path / "whole")


def test_a_full_disk_ends_the_run(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    result = run("simulate", "--games", "1", "--players", "2", "--record", "games")
    assert result.exit_code == 1
    assert result.stderr.endswith("cannot be written: No space left on device.\n")


def test_recorded_decisions_are_based_on_what_the_players_saw(tmp_path):
    """`heuristic`, asked again with each recorded view and knowledge, gives the recorded answers."""
    assert run("simulate", "--bots", "heuristic", "--games", "5", "--players", "3", "--record", "games").exit_code == 0
    for file in sorted((tmp_path / "games").iterdir()):
        record = read_record(file)
        bot = bot_named("heuristic", PlayerRng(1))
        seen = []
        for one in decisions(record):
            # Where it hides a kitten depends on its own luck.
            if one.view.asking != Ask.PLACE:
                # Of several equally good targets it takes any.
                assert any(bot.choose(one.view, one.knowledge, 1.0) == one.move for _ in range(200))
            assert record.standings is not None
            assert one.rank == record.standings.index(one.seat)
            seen.append((one.seat, one.view.question))
        assert seen == [(one.seat, one.question) for one in record.moves]
