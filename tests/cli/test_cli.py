"""The commands: what they print, and what they say when the arguments are wrong."""

import importlib
import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner

from boomcat.build import compiled
from boomcat.cli.odds import ALWAYS, lasts, sinks
from boomcat.cli.program import COMMANDS, program
from boomcat.core.cards import NO_CARD, Card
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.events import HIDDEN_PLACE, Added, Buried, LiftedTop, Shared
from tests.support.paths import ROOT
from tools.commands import DOCUMENT, document

EDITION_KEYS = ", ".join(["original, nsfw, party-pack, good-vs-evil", *DECKS])

#: The module, which has the name of the function that it calls.
simulation: Any = importlib.import_module("boomcat.cli.simulate")


POSITION = """original
1: defuse nope 2*tacocat
2: out 1
3: attack nope
pile: skip kitten see
discards: nope attack favor kitten
turn: 3 owes 2 attacked
window: attack, nope 1
"""


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")


def run(*arguments, typed=""):
    return CliRunner().invoke(program, arguments, input=typed, prog_name="boomcat")


def simulated(*arguments):
    result = run("simulate", "--json", *arguments)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


# -- the program -------------------------------------------------------------------


def test_the_version_says_which_build_runs():
    build = "compiled" if compiled() else "interpreted"
    assert run("--version").stdout.startswith(f"boomcat 0.1.0 ({build}), Python 3.")


def test_the_version_needs_no_slow_module():
    code = (
        "import sys; from boomcat.cli.program import program\ntry: program(['--version'])\nfinally: print(*sys.modules)"
    )
    output = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert not {"rich", "boomcat.story", "boomcat.terminal"} & set(output.split())


def test_alone_it_shows_its_help():
    assert run().stdout == run("--help").stdout
    assert run().exit_code == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name):
    result = run(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: boomcat {name} ")
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_the_document_of_the_commands_is_up_to_date():
    assert DOCUMENT.read_text("utf-8") == document(), "python -m tools.commands writes it anew"


@pytest.mark.parametrize("words", [(), *((name,) for name in COMMANDS)])
def test_the_document_shows_what_people_see(words):
    result = CliRunner().invoke(program, [*words, "--help"], prog_name="boomcat", terminal_width=80)
    seen = "\n".join(line.rstrip() for line in result.stdout.splitlines())
    assert f"## {' '.join(['boomcat', *words])}\n\n{seen}\n" in DOCUMENT.read_text("utf-8")


def test_the_old_name_of_the_game_in_the_terminal_still_works_and_is_not_listed():
    assert run("play", "--watch", "--seed", "3").stdout == run("terminal", "--watch", "--seed", "3").stdout
    assert "play" not in COMMANDS
    assert not any(line.strip().startswith("play ") for line in run("--help").stdout.splitlines())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["trminal"], f"Unknown command “trminal”. Choose from: {', '.join(COMMANDS)}. Did you mean terminal?"),
        (["--vresion"], "Unknown option “--vresion” here. Choose from: --version, --help. Did you mean --version?"),
        (["simulate", "--edition", "x"], f"--edition: Unknown edition “x”. Choose from: {EDITION_KEYS}."),
        (["simulate", "--players", "9"], "Original is for 2 to 5 players, not 9."),
        (
            ["simulate", "--players", "5-2"],
            "--players: “5-2” is neither a number of players, such as 4, nor a range, such as 2-5.",
        ),
        (["simulate", "--games", "0"], "--games: “0” is not a number from 1 to 1000000000000."),
        (["simulate", "--games"], "The option --games needs a value after it."),
        (["simulate", "--quick=3"], "The option --quick takes no value."),
        (["simulate", "--seed", "-1"], "--seed: “-1” is not a number from 0 to 4611686018427387904."),
        (["simulate", "--combos", "all"], "--combos: “all” is not one of: special, cats."),
        (["simulate", "--first-seat", "4", "--players", "3-5"], "--first-seat: “4” is not a number from 1 to 3."),
        (["simulate", "4"], "“4” is one argument too many; boomcat simulate --help shows what is allowed."),
        (["terminal", "--seat", "5"], "--seat: “5” is not a number from 1 to 4."),
        (["terminal", "--first-seat", "5"], "--first-seat: “5” is not a number from 1 to 4."),
        (["terminal", "--edition", "nsfw", "--players", "6"], "NSFW is for 2 to 5 players, not 6."),
        (["terminal", "--bot", "no_such.py"], "--bot: There’s no file no_such.py."),
        (["terminal", "--bot", "no_such_module:Bot"], None),
        (["editions", "x"], f"KEY: Unknown edition “x”. Choose from: {EDITION_KEYS}."),
        (["position", "@no-such-file"], "The file no-such-file cannot be read: No such file or directory."),
        (["position", "nsfv"], f"Line 1: Unknown edition “nsfv”. Choose from: {EDITION_KEYS}. Did you mean nsfw?"),
        (["position", POSITION.replace("skip", "hop")], None),
    ],
)  # fmt: skip
def test_wrong_arguments_get_one_sentence_and_exit_code_2(arguments, sentence):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert sentence in (None, result.stderr.rstrip())


# -- editions ----------------------------------------------------------------------


def test_editions_lists_them_all():
    output = run("editions").stdout
    assert all(key in output for key in [*EDITIONS, *DECKS])


def test_a_deck_says_what_it_feels_like_and_how_many_it_deals():
    output = run("editions", "lightning").stdout
    assert "Blink and it’s over" in " ".join(output.split())
    assert "About 2 minutes. Mood: quick." in output
    assert "4 players: 2 cards in hand, 4 × Defuse, 3 × Exploding, 0 × Imploding Kitten." in output
    assert "cards in hand" not in run("editions", "party").stdout


def test_the_cards_of_the_party_pack_depend_on_the_paw_c2():
    output = run("editions", "party").stdout
    assert "2–3 players" in output
    row = next(line for line in output.splitlines() if "Defuse" in line)
    assert [int(word) for word in row.split() if word.isdigit()] == [10, 3, 7, 10]


@pytest.mark.parametrize(("key", "cards"), [("original", 56), ("nsfw", 56), ("party-pack", 120), ("good-vs-evil", 55)])
def test_editions_as_json(key, cards):
    found = json.loads(run("editions", key, "--json").stdout)
    assert found["total"] == cards == sum(found["cards"].values())
    assert found["cards"] == {title["card"]: title["count"] for title in found["titles"]}
    assert found in json.loads(run("editions", "--json").stdout)


def test_editions_and_decks_as_json():
    found = {one["key"]: one for one in json.loads(run("editions", "--json").stdout)}
    assert list(found) == [*EDITIONS, *DECKS]
    assert found["lightning"]["players"] == [2, 4]
    assert found["lightning"]["cards"] == {"kitten": 3, "defuse": 4, "skip": 4, "nope": 2, "reverse": 2}
    assert (found["lightning"]["moods"], found["lightning"]["minutes"]) == (["quick"], 2)
    assert "moods" not in found["original"]
    assert found["danger-mode"]["sizes"][0] == {
        "players": 2, "hand": 8, "defuses": 2, "kittens": 6, "implodings": 0, "draw_pile_size": 36 - 14 + 6,
    }  # fmt: skip


# -- simulate ----------------------------------------------------------------------


def test_the_report_of_a_simulation():
    report = simulated("--edition", "party", "--players", "2-4", "--games", "50", "--seed", "7")
    assert set(report) == {
        "edition", "games", "seed", "games_per_second", "decisions_per_second", "compiled", "fingerprint", "sizes",
    }  # fmt: skip
    assert (report["edition"], report["games"], report["seed"], report["compiled"]) == ("party-pack", 50, 7, compiled())
    assert [(size["players"], size["games"]) for size in report["sizes"]] == [(2, 17), (3, 17), (4, 16)]
    for size in report["sizes"]:
        assert sum(size["wins"]) == size["games"]
        assert int(size["fingerprint"], 16) >= 0
        assert sum(size["win_rates"]) == pytest.approx(1)
        assert size["shortest"] <= size["decisions_per_game"] <= size["longest"]
        for rate, (low, high) in zip(size["win_rates"], size["win_rate_intervals"], strict=True):
            assert 0 <= low <= rate <= high <= 1


def test_by_default_every_number_of_players_is_played():
    assert [size["players"] for size in simulated("--games", "8")["sizes"]] == [2, 3, 4, 5]


def test_fewer_games_than_sizes_leave_the_larger_sizes_out():
    assert [size["players"] for size in simulated("--games", "3")["sizes"]] == [2, 3, 4]


def test_the_same_arguments_give_the_same_games(monkeypatch):
    first = simulated("--games", "60", "--players", "2-3")
    monkeypatch.setattr(simulation, "GAMES_PER_CHUNK", 7)
    again = simulated("--games", "60", "--players", "2-3")
    assert first["fingerprint"] == again["fingerprint"]
    assert [size["wins"] for size in first["sizes"]] == [size["wins"] for size in again["sizes"]]
    assert simulated("--games", "60", "--players", "2-3", "--seed", "2")["fingerprint"] != first["fingerprint"]


@pytest.mark.parametrize(
    "options",
    [
        ["--combos", "cats"],
        ["--quick"],
        ["--five-different"],
        ["--no-stacking"],
        ["--remove-dead-hands"],
        ["--first-seat", "2"],
    ],
)
def test_every_option_changes_the_games(options):
    same = ["--edition", "nsfw", "--players", "4", "--games", "40"]
    assert simulated(*same)["fingerprint"] != simulated(*same, *options)["fingerprint"]


def test_tables_for_people():
    output = run("simulate", "--games", "20", "--players", "2").stdout
    assert "2 players: 20 games" in output
    assert "95% interval" in output
    assert "games and" in output


def test_an_interrupted_simulation_reports_what_was_played(monkeypatch):
    play = simulation.simulate

    def interrupted(rules, seed, games, tally):
        play(rules, seed, games, tally)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(simulation, "simulate", interrupted)
    result = run("simulate", "--json", "--players", "2-3")
    report = json.loads(result.stdout)
    assert result.exit_code == 130
    assert result.stderr == "Interrupted: this is what was played so far.\n"
    assert report["games"] == simulation.GAMES_PER_CHUNK
    assert [size["players"] for size in report["sizes"]] == [2]


def test_odds_say_that_a_kitten_may_be_in_a_hand():
    position = "original streaking=1; 1: {}; 2: skip; pile: favor 2*kitten see; turn: 1"
    maybe = "One of the kittens may be in a hand, beside the Streaking Kitten."
    assert maybe in run("odds", position.format("see"), "--seat", "1").stdout
    assert maybe not in run("odds", position.format("streaking"), "--seat", "1").stdout
    assert maybe not in run("odds", f"{position.format('see')}; discards: streaking", "--seat", "1").stdout


@pytest.mark.parametrize(
    ("event", "draws", "by"),
    [
        (LiftedTop(1, NO_CARD), 0, -1),
        (Buried(1, NO_CARD, HIDDEN_PLACE), ALWAYS, 1),
        (Buried(0, Card.SKIP, 2), 3, 1),
        (Added(1, NO_CARD, True, False, False), 1, 1),
        (Added(1, NO_CARD, False, False, False), 0, 1),
        (Shared(1, 0, (Card.SKIP, Card.NOPE)), 2, 0),
        (Shared(1, 2, (NO_CARD, NO_CARD)), 0, 0),
    ],
)
def test_odds_know_for_how_many_draws_an_event_matters(event, draws, by):
    assert (lasts(event), sinks(event)) == (draws, by)


# -- position ----------------------------------------------------------------------


def test_position_draws_the_table_and_lists_the_moves(tmp_path):
    shown = run("position", POSITION)
    assert shown.exit_code == 0
    for words in (
        "Original, 3 players",
        "2 × Tacocat",
        "It’s player 3’s turn: 2 turns to take.",
        "Player 1 Nopes it.",
        "Player 3 decides",
        "Let it pass",
    ):
        assert words in shown.stdout
    (tmp_path / "position").write_text(POSITION, "utf-8")
    assert run("position", f"@{tmp_path / 'position'}").stdout == shown.stdout
    assert run("position", typed=POSITION).stdout == run("position", "-", typed=POSITION).stdout == shown.stdout


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("turn: 2 owes 1 attacked", "the last of them"),
        ("asked: face", "Face player 2, with the Godcat in front of you"),
        ("asked: trade 2 godcat", "The Godcat is in front of player 1."),
        ("asked: heck skip", "not yet in a hand: a Skip"),
        ("window: favor 2, passed 3", "Let it pass: 3."),
        ("removed: nope", "Removed from the game: Nope"),
        ("boxed: nope", "Set aside unseen: Nope"),
    ],
)
def test_position_knows_every_situation(asked, words):
    good = "good-vs-evil; 1: defuse favor; 2: defuse attack; 3: defuse nope; pile: 2*kitten shuffle; discards: favor; "
    asked = asked.replace("skip", "shuffle")
    assert words.replace("Skip", "Shuffle") in run("position", good + asked).stdout


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("cursed: 2", "Player 2: cursed"),
        ("marked: 3 nope", "Player 3: shows: Nope"),
        ("taking: 1 from 2", "Player 2: the next card goes to player 1"),
        ("barking: 3", "Player 3: a Barking Kitten in front"),
        ("tower: skip see", "Tower beside the pile: Skip, See the Future (3x)"),
        ("tower: 2 skip see", "Player 2: the tower in front: Skip, See the Future (3x)"),
        ("window: draw, passed 3", "Player 1 reaches for the draw pile."),
        ("window: draw, passed 3", "Let it pass: 3."),
        ("window: alter-now by 3; discards: alter-now", "Player 3 plays an Alter the Future NOW card."),
        ("asked: alter by 3", "Player 3 decides out of turn."),
        ("asked: bury skip", "not yet in a hand: a Skip"),
        ("asked: add potluck 3", "Which card goes on top of the draw pile?"),
    ],
)
def test_position_knows_what_the_newest_cards_do(more, words):
    deck = "original curse=2 mark=2 take-that=2 barking=2 tower=1 alter-now=4 bury=2 potluck=2"
    cards = "1: defuse favor; 2: defuse attack; 3: defuse nope; pile: 2*kitten 3*shuffle"
    assert words in run("position", f"{deck}; {cards}; {more}").stdout


def test_a_file_that_is_not_text_cannot_be_shown(tmp_path):
    (tmp_path / "cat.png").write_bytes(b"\x89PNG\xff")
    result = run("position", f"@{tmp_path / 'cat.png'}")
    assert result.exit_code == 2
    assert "is not UTF-8 text" in result.stderr


def test_a_game_that_is_over_shows_the_winner():
    assert "Player 1 has won." in run("position", "original; 1: defuse; 2: out; pile: skip; turn: 1").stdout
