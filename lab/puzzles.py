"""Makes the puzzles of the package from games of champions:

    python -m lab.puzzles make COUNT [PROCESSES]  # until there are COUNT; Ctrl-C stops, and the next call continues
    python -m lab.puzzles stand COUNT             # plays COUNT of them four times as often, with other luck
    python -m lab.puzzles page                    # writes benchmarks/puzzles.md

Each puzzle is appended to boomcat/puzzles/puzzles.jsonl when it has passed every trial; lab/.puzzles.json counts what
hasn't, and says with which game to continue.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from multiprocessing import Pool
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import PASSES, PASSING
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.game.game import Game
from boomcat.notation import read_move, write_move
from boomcat.puzzles.puzzle_moment import AHEAD, RIGHT, Puzzle, puzzle_from
from boomcat.puzzles.puzzle_shelf import SHELF
from lab.puzzle_playouts import Playouts
from lab.puzzle_trial import STAGES, Limits, Rejected, Wins, tried

COUNTED: Final = Path(__file__).with_name(".puzzles.json")
#: Of those that were played four times as often: how many stood, and how many there were.
STOOD: Final = Path(__file__).with_name(".puzzles-stood.json")
#: The luck of the deals: no other measurement uses these.
FIRST_SEED: Final = 30_000_000
#: Apprentices vary what champions do.
BOTS: Final = ("champion", "apprentice")
TABLES: Final = {"original": (2, 3, 4), "nsfw": (2, 3, 4), "party-pack": (2, 3, 4, 5), "good-vs-evil": (2, 3, 4)}
#: Cards in the pile: playouts from there are short, and champions err there most.
MOST_PILE: Final = 4
MOST_MOVES: Final = 30
#: Positions of a game that are tried, of those drawn by lot.
MOST_TRIED: Final = 12
FORCED: Final = (Ask.DEFUSE, Ask.DEVILCAT, Ask.BARK)
#: What the set must come to in the end, and the largest share of a motif.
HEURISTIC_FINDS, RANDOM_FINDS, CROWD = 0.70, 0.20, 0.25
#: So far behind, a move needs no 80,000 games.
SURELY_WRONG: Final = 0.3
PAGE: Final = Path(__file__).parent.parent / "benchmarks" / "puzzles.md"
#: In the order of the trial.
REASONS: Final = (
    "one kind of move", "close by one ply", "crowded", "too easy for bots", "obvious", "heuristics disagree at once",
    *(
        f"{words} by {upto:,} playouts{whose}"
        for upto in STAGES
        for words, whose in (("close", " of champions"), ("heuristics disagree", ""))
    ),
    "nothing is wrong", "too many different games", "the judge disagrees",
)  # fmt: skip
#: From this many puzzles on a motif can be crowded.
FIRST_FEW: Final = 30


def game_of(edition: str, players: int, seed: int) -> tuple[str, ...]:
    """Play a game; return its answers, as a puzzle has them."""
    game = Game(edition, players=players, seed=seed)
    game.playout([BOTS[(seat + seed) % len(BOTS)] for seat in range(players)])
    answers = []
    for _, given in groupby(game._moves, key=lambda one: one[0]):
        played = [f"{seat + 1} {write_move(move, game.edition)}" for _, seat, move in given if move not in PASSES]
        answers.append(played[0] if played else "")
    return tuple(answers)


def candidates(edition: str, players: int, seed: int, answers: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Yield the questions that might make a puzzle, and the seats that they're put to."""
    chance = SeededChance(seed)
    game = deal(rules_for(EDITIONS[edition], players, Options()), chance)
    for question, answer in enumerate(answers):
        yield from ((question, seat) for seat in asked(game) if is_worth_a_try(game, seat))
        if answer:
            seat, _, words = answer.partition(" ")
            apply(game, int(seat) - 1, question, read_move(words, game), chance)
        else:
            for one in asked(game):
                apply(game, one, question, PASSING[game.asking], chance)


def is_worth_a_try(game: State, seat: int) -> bool:
    if not 1 <= len(game.draw_pile) <= MOST_PILE or game.asking in FORCED or game.cursed >> seat & 1:
        return False
    fewest = 2 if is_window(game.asking) else 3
    return fewest <= len(legal_moves(game, seat)) <= MOST_MOVES


class Task(NamedTuple):
    """A game to look for a puzzle in, and what it must be like to fit in."""

    number: int
    edition: str
    players: int
    limits: Limits


Found: TypeAlias = tuple[int, dict[str, Any] | None, Counter[str]]


def puzzle_in(task: Task) -> Found:
    """Play a game; return its number, the first puzzle found in it, if any, and what was counted."""
    number, edition, players, limits = task
    seed = FIRST_SEED + number
    counted = Counter({"games": 1})
    answers = game_of(edition, players, seed)
    found = list(candidates(edition, players, seed, answers))
    counted["decisions"] += len(found)
    rng = PlayerRng(seed)
    for _ in range(min(MOST_TRIED, len(found))):
        question, seat = found.pop(rng.below(len(found)))
        puzzle = Puzzle(0, edition, players, seed, answers[:question], seat, "", {}, 0.0, 0.0)
        counted["tried"] += 1
        try:
            made = tried(puzzle, *puzzle.position(), limits)
        except Rejected as why:
            counted[str(why)] += 1
            continue
        return number, made.as_json(), counted
    return number, None, counted


class Shelf:
    """The puzzles that there are, and whether another one fits in."""

    def __init__(self) -> None:
        lines = SHELF.read_text("utf-8").splitlines() if SHELF.exists() else []
        self.puzzles = [puzzle_from(number, json.loads(line)) for number, line in enumerate(lines, 1)]

    def crowded(self) -> frozenset[str]:
        motifs = Counter(one.motif for one in self.puzzles)
        most = max(FIRST_FEW, len(self.puzzles)) * CROWD
        return frozenset(motif for motif, count in motifs.items() if count >= most)

    def next_edition(self) -> str:
        """Return the edition with the fewest puzzles."""
        return min(TABLES, key=lambda edition: sum(one.edition == edition for one in self.puzzles))

    def limits(self) -> Limits:
        """Return what the next one must be like."""
        count = len(self.puzzles) + 1
        heuristic = HEURISTIC_FINDS * count - sum(one.heuristic for one in self.puzzles)
        random = RANDOM_FINDS * count - sum(one.random for one in self.puzzles)
        return Limits(max(HEURISTIC_FINDS, heuristic), max(RANDOM_FINDS, random), self.crowded())

    def fits(self, puzzle: Puzzle) -> bool:
        limits = self.limits()
        easy = puzzle.heuristic > limits.heuristic or puzzle.random > limits.random
        return not easy and puzzle.motif not in limits.crowded

    def add(self, fields: dict[str, Any]) -> bool:
        puzzle = puzzle_from(len(self.puzzles) + 1, fields)
        if not self.fits(puzzle):
            return False
        with SHELF.open("a", encoding="utf-8") as file:
            file.write(json.dumps(fields, separators=(",", ":")) + "\n")
        self.puzzles.append(puzzle)
        return True


def make(count: int, processes: int = 1) -> None:
    shelf = Shelf()
    counted: Counter[str] = Counter(json.loads(COUNTED.read_text())) if COUNTED.exists() else Counter()
    first = max([counted["next"], *(one.seed - FIRST_SEED + 1 for one in shelf.puzzles)])

    def tasks() -> Iterator[Task]:
        number = first
        while len(shelf.puzzles) < count:
            edition = shelf.next_edition()
            sizes = TABLES[edition]
            yield Task(number, edition, sizes[number % len(sizes)], shelf.limits())
            number += 1

    def results(pool: Any) -> Iterator[Found]:
        """Few tasks are given out ahead of time, so that they fit what has been found."""
        coming = tasks()
        waiting: list[AsyncResult[Found]] = []
        while True:
            while len(waiting) < 2 * processes and (task := next(coming, None)) is not None:
                waiting.append(pool.apply_async(puzzle_in, (task,)))
            if not waiting:
                return
            yield waiting.pop(0).get()

    with Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for number, fields, found in results(pool):
                counted.update(found)
                counted["next"] = number + 1
                if fields is not None:
                    kept = shelf.add(fields)
                    counted["puzzles" if kept else "crowded"] += 1
                COUNTED.write_text(json.dumps(counted))
                print(f"\r{counted['games']:,} games, {len(shelf.puzzles)} puzzles", end="", flush=True)
        except KeyboardInterrupt:
            print("\nStopped; the next call continues.")


# -- what is published ---------------------------------------------------------------


def stand(count: int) -> None:
    """Play the moves of this many puzzles four times as often, with other luck, and count those that stand."""
    shelf = Shelf().puzzles
    stood = 0
    for played, puzzle in enumerate(shelf[:: max(1, len(shelf) // count)][:count], 1):
        stood += stands(puzzle)
        print(f"\r{stood} of {played} stand", end="", flush=True)
        STOOD.write_text(json.dumps([stood, played]))


def stands(puzzle: Puzzle) -> bool:
    """Return whether every right move is right, and every wrong one wrong, by new playouts of champions."""
    _, position = puzzle.position()
    words = [write_move(move, puzzle.rules.edition) for move in position.view.moves]
    # Those that were never in doubt take a fraction of the games.
    wins = Wins(Playouts(position, position.view.moves, champions=True, purpose=1))
    best = words.index(puzzle.best)
    close = [at for at, move in enumerate(words) if puzzle.loss(move) < SURELY_WRONG]
    wins.more(STAGES[-2], range(len(words)))
    wins.more(4 * STAGES[-1], close)
    behind = {move: wins.behind(best, at)[0] for at, move in enumerate(words)}
    return all(lost <= RIGHT if puzzle.loss(move) <= RIGHT else lost >= AHEAD for move, lost in behind.items())


def page() -> None:
    """Write benchmarks/puzzles.md."""
    shelf = Shelf().puzzles
    counted: Counter[str] = Counter(json.loads(COUNTED.read_text()))
    stood, played = json.loads(STOOD.read_text()) if STOOD.exists() else (0, 0)
    games, tables = counted["games"], Counter(f"{one.edition} {one.players}p" for one in shelf)
    motifs = Counter(one.motif for one in shelf)
    reasons = [name for name in REASONS if counted[name]]
    heuristic, random = (1 - sum(getattr(one, bot) for one in shelf) / len(shelf) for bot in ("heuristic", "random"))
    PAGE.write_text(
        f"""# How puzzles are found

`python -m lab.puzzles make COUNT` looks for them in games of champions and apprentices, and appends each to
`boomcat/puzzles/puzzles.jsonl`; Ctrl-C stops it, and the next call continues. There are {len(shelf)} puzzles,
from {games:,} games: one in {games / len(shelf):.0f}.

{counted["tried"]:,} of {counted["decisions"]:,} decisions with one to four cards in the pile were tried. Why they were
rejected, cheap reasons first; rejected by playouts means that a move was neither right nor wrong, or that heuristics
disagreed:

| reason | decisions |
|---|---|
"""
        + "".join(f"| {name} | {counted[name]:,} |\n" for name in reasons)
        + f"""
- Tables: {", ".join(f"{name} {count}" for name, count in sorted(tables.items()))}.
- Motifs: {", ".join(f"{name} {count}" for name, count in motifs.most_common())}.
- `heuristic` misses {heuristic:.0%} of them, `random` {random:.0%}.
- Played again with other luck, by {4 * STAGES[-1]:,} playouts of champions: {stood} of {played} stand.
""",
        "utf-8",
    )


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    commands: dict[str, Callable[..., None]] = {"make": make, "stand": stand, "page": page}
    commands[command](*map(int, rest))
