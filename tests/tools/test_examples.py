"""The examples are what the documents say, and play whole games of every edition."""

import ast
import json
import runpy
import subprocess
import sys

import pytest

from boomcat.bots.random_bot import RandomBot
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import EDITIONS
from boomcat.core.question import Ask
from boomcat.core.referee import standings
from boomcat.core.rules import Options, rules_for
from boomcat.programs import program_bot
from tests.support.random_games import OPTIONS
from tools.bot_protocol_example import ROOT, on_the_page, play

EXAMPLES = ROOT / "examples"
PLAIN = EXAMPLES / "plain_bot.py"
PATIENT = 60.0

every_edition = pytest.mark.parametrize("key", list(EDITIONS))


def ten_lines(seed):
    return runpy.run_path(str(EXAMPLES / "ten_lines.py"))["TenLines"](PlayerRng(seed))


@every_edition
@pytest.mark.parametrize("options", list(OPTIONS))
def test_the_bot_in_ten_lines_plays_whole_games(key, options):
    edition = EDITIONS[key]
    for players in range(edition.fewest, edition.most + 1):
        rules = rules_for(edition, players, OPTIONS[options])
        game = play(rules, players, [ten_lines(seat) for seat in range(players)], PATIENT)
        assert game.asking == Ask.OVER


def test_the_bot_in_ten_lines_beats_chance():
    rules = rules_for(EDITIONS["original"], 2, Options())
    bots = [[ten_lines(seed), RandomBot(PlayerRng(1000 + seed))] for seed in range(100)]
    won = [play(rules, seed, pair, PATIENT).winner() == 0 for seed, pair in enumerate(bots)]
    assert sum(won) > 60


def test_the_bot_in_ten_lines_has_ten_lines():
    source = (EXAMPLES / "ten_lines.py").read_text("utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 10
    assert source in (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")


@every_edition
@pytest.mark.parametrize("most", [False, True])
def test_the_plain_bot_plays_whole_games(key, most):
    edition = EDITIONS[key]
    players = edition.most if most else edition.fewest
    rules = rules_for(edition, players, OPTIONS["all" if most else "default"])
    sent: list[str] = []
    programs = [program_bot(str(PLAIN), seat, exchange=sent if seat == 0 else None) for seat in range(2)]
    game = play(rules, 1, [*programs, *(RandomBot(PlayerRng(seat)) for seat in range(2, players))], PATIENT)
    assert all(bot.process.popen.returncode is not None for bot in programs)
    assert json.loads(sent[-1][2:]) == {
        "message": "over",
        "standings": [seat + 1 for seat in standings(game)],
    }
    assert not any("refused" in line for line in sent)


def test_the_plain_bot_imports_nothing_of_boomcat():
    imported = [node for node in ast.walk(ast.parse(PLAIN.read_text("utf-8"))) if isinstance(node, ast.Import)]
    assert {alias.name for node in imported for alias in node.names} <= sys.stdlib_module_names
    assert "from " not in PLAIN.read_text("utf-8").split('"""', 2)[2].split("def ")[0]


def test_a_user_can_talk_to_the_plain_bot_by_hand():
    """As docs/bots.md says: the lines of the example, without their marks."""
    page = on_the_page()
    input_lines = "".join(line[2:] + "\n" for line in page if line.startswith("> "))
    done = subprocess.run(
        [sys.executable, "examples/plain_bot.py"],
        cwd=ROOT,
        input=input_lines,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENT,
    )
    assert done.stdout.splitlines() == [line[2:] for line in page if line.startswith("< ")]
    assert not done.stderr
