"""Measures in new games what the review rests on:

    python -m lab.review means GAMES         # how lucky champions are in each kind of step, for reviews/luck.toml
    python -m lab.review luck GAMES          # whether luck is 0 among equals, and whether everything adds up
    python -m lab.review mistakes GAMES      # whether what's called a mistake is one: 400 fresh rollouts of each
    python -m lab.review page                # writes benchmarks/review.md from what the others found

Each run adds to lab/.review.json, so that many short ones are as good as a long one.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import Any

from boomcat.champion.judge import FINGERPRINT
from boomcat.core.edition import EDITIONS
from boomcat.game.game import Game
from boomcat.notation import write_move
from boomcat.records import NO_TIME, Player, Record, read_record, write_record
from boomcat.reviews.fate import MEANS
from boomcat.reviews.reviewer import Effort, Reviewer
from boomcat.reviews.rollouts import difference
from boomcat.reviews.verdict import BAD
from tools.pages import table as table_of
from tools.pages import today

FOUND = Path(__file__).with_name(".review.json")
#: Where most games are played, and every edition and deck.
TABLES = [("original", 2), ("original", 4), ("party-pack", 4), ("good-vs-evil", 3), ("nsfw", 2), ("original", 3)]
ALL_TABLES = [(key, players) for key, edition in EDITIONS.items() for players in edition.sizes]
#: Those who make mistakes.
FALLIBLE = ("heuristic", "champion", "random", "heuristic")
FRESH = 400
#: Of rarer kinds of luck no mean is known.
ENOUGH = 30
#: What a result is the sum of.
PARTS = ("deal", "luck", "skill", "others", "second_thoughts")
DOCUMENT = Path(__file__).resolve().parent.parent / "benchmarks" / "review.md"
HEAD = """# How fair the review is

Games at tables of all editions and sizes that neither judge nor means were made from. Judge `{judge}`,
{today}; by `python -m lab.review`.
"""
LUCK = """## Luck among equals

{games} games of champions: the mean of a seat and game, in points with its 95 % interval. Luck should be 0, and skill
is by definition. The sum misses the result by {off:.0e} at most.
"""
MISTAKES = """## Mistakes

{games} games in which three seats in four are `heuristic`'s or `random`'s; each move that was called bad was compared
with the champion's in {fresh} games with other luck. *Lost* is in points.
"""


def games(count: int, start: int, bots: tuple[str, ...]) -> Iterator[tuple[str, int, Record]]:
    """Play at the tables in turn, at every other time at any."""
    for number in range(start, start + count):
        tables = TABLES if number % 2 else ALL_TABLES
        key, players = tables[number // 2 % len(tables)]
        game = Game(key, players=players, seed=900_000 + number)
        names = [bots[(seat + number) % len(bots)] for seat in range(players)]
        yield key, players, record_of(game.playout(names))


def record_of(game: Game) -> Record:
    players = [Player("", "bot")] * game.players
    moves = [(question, seat, write_move(move, game.edition), 0.0) for question, seat, move in game._moves]
    assert game.seed is not None
    return read_record(StringIO(write_record(game.rules, game.seed, players, NO_TIME, moves, game.standings)))


def load() -> dict[str, Any]:
    return json.loads(FOUND.read_text()) if FOUND.exists() else {}


def save(name: str, value: Any) -> None:
    FOUND.write_text(json.dumps({**load(), name: value}))


def means(count: int) -> None:
    found = load().get("means", {"games": 0, "sums": {}})
    sums: dict[str, list[float]] = defaultdict(lambda: [0, 0.0], found["sums"])
    effort = Effort(rolled_out=0, dealt_again=0, centred=False)
    for _, players, record in games(count, found["games"], ("champion",)):
        reviewer = Reviewer(record, effort)
        for _ in reviewer.run():
            pass
        for fortune in reviewer.fortunes:
            entry = sums[f"{'two' if players == 2 else 'more'} {fortune.kind}"]
            sums[f"{'two' if players == 2 else 'more'} {fortune.kind}"] = [entry[0] + 1, entry[1] + fortune.luck]
        found["games"] += 1
        if found["games"] % 20 == 0:
            save("means", {"games": found["games"], "sums": dict(sums)})
    save("means", {"games": found["games"], "sums": dict(sums)})
    write_means(sums)


def write_means(sums: dict[str, list[float]]) -> None:
    head = MEANS.read_text("utf-8").partition("[")[0]
    lines = []
    for group in ("two", "more"):
        lines.append(f"[means.{group}]")
        for name, (count, total) in sorted(sums.items()):
            if name.startswith(group) and count >= ENOUGH:
                lines.append(f"{name.partition(' ')[2]} = {total / count:.5f}")
        lines.append("")
    MEANS.write_text(head + "\n".join(lines).rstrip() + "\n", "utf-8")


def luck(count: int) -> None:
    """Seeds that the means haven't seen."""
    found = load().get("luck", {"games": 0, "rows": [], "off": 0.0})
    effort = Effort(rolled_out=0, dealt_again=0)
    for _, players, record in games(count, 500_000 + found["games"], ("champion",)):
        reviewer = Reviewer(record, effort)
        for _ in reviewer.run():
            pass
        review = reviewer.review()
        for one in review.seats:
            whole = one.deal + one.luck + one.skill + one.others + one.second_thoughts
            found["off"] = max(found["off"], abs(whole - (one.result - 1 / players)))
        found["rows"].append([players, *(sum(getattr(one, part) for one in review.seats) / players for part in PARTS)])
        found["games"] += 1
        if found["games"] % 20 == 0:
            save("luck", found)
    save("luck", found)


def mistakes(count: int) -> None:
    found = load().get("mistakes", {"games": 0, "rows": []})
    effort = Effort(rolled_out=3, dealt_again=0)
    for key, players, record in games(count, 700_000 + found["games"], FALLIBLE):
        start = time.perf_counter()
        reviewer = Reviewer(record, effort)
        for _ in reviewer.run():
            pass
        seconds = time.perf_counter() - start
        for at, one in reviewer.candidates.items():
            moment = reviewer.moments[at]
            if moment.verdict in BAD:
                fresh = difference(one.position, one.best, one.played, FRESH, purpose=5)
                found["rows"].append([key, players, str(moment.verdict), moment.loss, fresh.mean, fresh.error, seconds])
        found["games"] += 1
        save("mistakes", found)


# -- what is published ---------------------------------------------------------------


def page() -> None:
    """Write benchmarks/review.md."""
    found = load()
    equals, fallible = found["luck"], found["mistakes"]
    DOCUMENT.write_text(
        "\n".join(
            [
                HEAD.format(judge=FINGERPRINT, today=today()),
                LUCK.format(games=equals["games"], off=equals["off"]),
                *table_of(
                    ["players", "games", *(part.replace("_", " ") for part in PARTS)],
                    [parts_of(equals["rows"], two) for two in (True, False)],
                ),
                "",
                MISTAKES.format(games=fallible["games"], fresh=FRESH),
                *table_of(
                    ["verdict", "moves", "worse", "lost: said, really"],
                    [called(fallible["rows"], verdict) for verdict in BAD],
                ),
                "",
            ]
        ),
        "utf-8",
    )


def parts_of(rows: list[list[float]], two: bool) -> list[str]:
    """Return a line of the table: the mean of each part of the result, in points, with its interval."""
    some = [parts for players, *parts in rows if (players == 2) == two]
    columns = [points([100 * one for one in column]) for column in zip(*some, strict=True)]
    return ["two" if two else "more", f"{len(some)}", *columns]


def called(rows: list[list[Any]], verdict: str) -> list[str]:
    """Return a line of the table: how many moves were called so, how many are worse, and by how much."""
    some = [(loss, really) for _, _, said, loss, really, _, _ in rows if said == verdict]
    if not some:
        return [verdict, "0", "", ""]
    worse = sum(really > 0 for _, really in some)
    lost = ", ".join(f"{100 * sum(column) / len(some):.1f}" for column in zip(*some, strict=True))
    return [verdict, f"{len(some)}", f"{worse} ({worse / len(some):.0%})", lost]


def points(values: list[float]) -> str:
    """Return the mean, and half its 95 % interval."""
    mean = sum(values) / len(values)
    error = 1.96 * sqrt(sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1) / len(values))
    return f"{mean:+.1f} ± {error:.1f}".replace("-", "−")


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    commands: dict[str, Callable[..., None]] = {"means": means, "luck": luck, "mistakes": mistakes, "page": page}
    commands[command](*map(int, rest))
