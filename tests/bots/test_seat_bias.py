"""No bot picks on a seat: with the first turn drawn by lot, every seat is as good as any other.

By lot any seat begins, and all else at a table is the same for everybody around it.  So with identical bots each seat
must win as often as the others, and be aimed at as often.  Bots that kept the first of equally good targets, in the
order of the seats, gave seat 1 of ten 2.8 % of the games, and seat 10 16.8 %.

targets    find a bot that aims at low or high seats, at one table and in few games
winners    at one table find only a great advantage: of two players one must win 74 of 100 games, or 1,629 of 3,000 in a
           thorough run; two players have no choice of targets
the trend  adds up the winners of all tables, and finds a smaller advantage that grows or falls with the seat's number
"""

import re
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

from boomcat.arena.contestants import contestant
from boomcat.bots.match import Match
from boomcat.bots.seat import Seat
from boomcat.champion.champion_bot import Champion
from boomcat.core.cards import AIMED, AIMED_AT_CARDS, bit
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.combos import OfAKind
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Event, Exploded, Faced, Played
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_position, write_move, write_position
from boomcat.rl.choices import options_of
from boomcat.rl.features import MOVE_ROW
from boomcat.views.view import View
from tests.support.paths import ROOT
from tests.support.random_games import moments
from tests.support.thorough import few

TABLES = [(key, players) for key, edition in EDITIONS.items() for players in edition.sizes]
#: Chance finds this much in one of a hundred thousand tables: in units of the standard deviation of a normal variable.
MOST = 4.3


def target_of(event: Event) -> int | None:
    """Return the targets that a bot chose among several."""
    if isinstance(event, Faced):
        return event.opponent
    if isinstance(event, Played):
        play = event.play
        if isinstance(play, OfAKind) or (isinstance(play, CardPlay) and bit(play.title) & (AIMED | AIMED_AT_CARDS)):
            return int(play.target)
    return None


@cache
def played(bot: str, key: str, players: int, games: int) -> tuple[list[list[int]], list[list[int]]]:
    """For each game the winner, and at whom the bots aimed while there was a choice: more than two were alive."""
    rules = rules_for(edition_named(key), players, Options())
    winners, targets = [], []
    for seed in range(games):
        chance = SeededChance(seed)
        game = deal(rules, chance)
        game.hurry()
        seats = [Seat(game, seat, contestant(bot, PlayerRng(1000 * seed + seat))) for seat in range(players)]
        match = Match(game, chance, seats, PlayerRng(seed), 60)
        match.play()
        winners.append([int(game.winner())])
        targets.append(targets_of(match.events, players))
    return winners, targets


def targets_of(events: list[Event], alive: int) -> list[int]:
    found = []
    for event in events:
        alive -= isinstance(event, Exploded)
        if alive > 2 and (target := target_of(event)) is not None:
            found.append(target)
    return found


def excess(games: list[list[int]], players: int) -> float:
    """Return how uneven the seats are: chi square as a normal variable, after Wilson and Hilferty.

    The seats of one game depend on each other, so chi square is divided by their effect on its expectation (Rao and
    Scott), which is 1 for one seat a game.
    """
    total, degrees = sum(map(len, games)), players - 1
    counts = [[game.count(seat) - len(game) / players for seat in range(players)] for game in games]
    effect = sum(off**2 for game in counts for off in game) / (total * degrees / players)
    chi = sum(sum(seat) ** 2 for seat in zip(*counts, strict=True)) / (total / players) / effect
    spread = 2 / (9 * degrees)
    return float(((chi / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def games_for(players: int) -> int:
    return few(100 if players <= 3 else 40 if players <= 5 else 25, 3_000)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_seat_is_off_by_more_than_chance(key, players):
    winners, targets = played("heuristic", key, players, games_for(players))
    assert excess(winners, players) < MOST
    if players > 2:
        assert excess(targets, players) < MOST


def test_high_seats_win_no_more_than_low_ones_over_all_tables():
    """Few games at each table, but all of them together: where in the order of the seats the winner sits."""
    total, games = 0.0, 0
    for key, players in TABLES:
        winners, _ = played("heuristic", key, players, games_for(players))
        middle, spread = (players - 1) / 2, sqrt((players**2 - 1) / 12)
        total += sum((seat - middle) / spread for [seat] in winners)
        games += len(winners)
    assert abs(total) / sqrt(games) < MOST


EXAMPLES = [str(ROOT / "examples" / name) for name in ("ten_lines.py", "grudge.py")]


@pytest.mark.parametrize("bot", ["random", "cheat", *EXAMPLES], ids=lambda bot: Path(bot).stem)
def test_no_other_bot_picks_on_a_seat_either(bot):
    players = 5
    winners, targets = played(bot, "original", players, games_for(players))
    assert excess(winners, players) < MOST
    assert excess(targets, players) < MOST


def test_the_thief_of_the_guide_picks_on_no_seat_either(tmp_path):
    page, file, players = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8"), tmp_path / "thief.py", 5
    found = re.search(r"^```python thief.py\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert found
    file.write_text(found[1], "utf-8")
    _, targets = played(str(file), "original", players, games_for(players))
    assert excess(targets, players) < MOST


def moved_on(text: str, players: int, by: int) -> str:
    """Return the position with every player moved on by this many seats."""
    lines = text.splitlines()
    if not any(line.startswith("turn:") for line in lines):
        lines.append("turn: 1")  # which goes without saying

    def further(words: re.Match[str]) -> str:
        return words[1] + str((int(words[2]) - 1 + by) % players + 1)

    return "\n".join(re.sub(r"^(|turn: )(\d+)\b", further, line) for line in lines)


def aim_moved_on(move: str, players: int, by: int) -> str:
    return re.sub(r"\b\d+\b", lambda seat: str((int(seat[0]) - 1 + by) % players + 1), move)


@pytest.mark.parametrize(("key", "players"), [("original", 4), ("party-pack", 7), ("good-vs-evil", 3)])
def test_the_champion_and_the_apprentice_see_the_same_from_every_seat(key, players):
    """The network's input is relative to the seat: if everybody moves on, it stays the same, byte for byte."""
    compared = 0
    for seed in range(few(3, 30)):
        for game, _ in moments(key, players, Options(), seed, hurried=True):
            if game.asking != Ask.TURN or game.living < players:
                continue
            text, found = write_position(game), []
            for by in range(players):
                twin = read_position(moved_on(text, players, by))
                options = options_of(twin, twin.current)
                view = View(twin, twin.current)
                row, moves = Champion().rows(view, twin, options, Knowledge(view))
                words = [aim_moved_on(write_move(move, twin.rules.edition), players, -by) for move in options]
                rows = [bytes(moves[at * MOVE_ROW : (at + 1) * MOVE_ROW]) for at in range(len(options))]
                found.append((bytes(row), dict(zip(words, rows, strict=True))))
            assert all(one == found[0] for one in found), text
            compared += len(found[0][1]) > 2
    assert compared
