"""Decides whether a position is a puzzle: cheap looks first, and 20,000 playouts only of what survives them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

import numpy as np

from boomcat.bots.random_bot import RandomBot
from boomcat.champion.sense import sensible
from boomcat.core.chance import PlayerRng
from boomcat.core.combos import Pair, Triple
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.state import State
from boomcat.notation import write_move
from boomcat.puzzles.motifs import motif_of
from boomcat.puzzles.puzzle_moment import AHEAD, RIGHT, Chances, Puzzle
from boomcat.reviews.one_ply import OnePly
from boomcat.reviews.seat_position import SeatPosition
from boomcat.rl.choices import options_of
from lab.puzzle_playouts import Playouts, heuristics_moves

#: Playouts of every move that may still be right, or not wrong enough: in all, after each stage.
STAGES: Final = (100, 400, 2_000, 20_000)
#: So much further apart than `RIGHT` and `AHEAD` say, so that more playouts don't change the verdict.
MARGIN: Final = 0.01
#: Standard errors: of a lead, of a verdict before the last stage, and of a move that isn't played any more.
LEAD_ERRORS: Final = 5.0
EARLY_ERRORS: Final = 3.5
SETTLED_ERRORS: Final = 8.0
#: The first look of the judge: moves that it likes nearly as well as the best.
FIRST_REDEALS: Final = 24
NEAR: Final = 0.08
#: Its last one: this many looks, each with this many re-deals.
LOOKS: Final = 8
REDEALS: Final = 50
#: New games that a re-deal may still take, before the last stage and the one before it: in 20,000 that adds up.
MOST_NEW: Final = {2: 1.5, 3: 0.8}
HEURISTICS_ASKED: Final = 32
RANDOMS_ASKED: Final = 1_000


class Rejected(Exception):
    """The position isn't a puzzle; the message is the reason's name in the list of the yield."""


class Wins:
    """The wins of some moves, with the same luck for all of them; of a settled move only the first ones."""

    def __init__(self, playouts: Playouts) -> None:
        self.playouts = playouts
        self.columns: list[Any] = [np.zeros(0, bool) for _ in playouts.moves]

    @property
    def played(self) -> int:
        return max(len(column) for column in self.columns)

    def more(self, upto: int, among: Sequence[int]) -> None:
        if upto == self.played:
            return
        won = self.playouts.more(upto - self.played, among)
        for place, move in enumerate(among):
            self.columns[move] = np.concatenate([self.columns[move], won[:, place]])

    def mean(self, move: int) -> float:
        return float(self.columns[move].mean())

    def behind(self, best: int, move: int) -> tuple[float, float]:
        """Return by how much this move is worse than the best one, and the standard error."""
        count = min(len(self.columns[best]), len(self.columns[move]))
        apart = self.columns[best][:count].astype(np.float64) - self.columns[move][:count]
        # A difference that never varied isn't a proof: one game out of `count` may yet.
        return float(apart.mean()), max(float(apart.std(ddof=1)) / sqrt(count), 1 / count)


@dataclass(frozen=True)
class Limits:
    """Limits for the next puzzle: the largest chance that bots may have to solve it, and motifs that are crowded."""

    heuristic: float = 1.0
    random: float = 1.0
    crowded: frozenset[str] = frozenset()


ANYTHING: Final = Limits()


def tried(
    puzzle: Puzzle, game: State, position: SeatPosition, limits: Limits = ANYTHING, stages: Sequence[int] = STAGES
) -> Puzzle:
    """Return the position as a puzzle, with the worth of its moves; raise Rejected if it isn't one."""
    moves, seat = position.view.moves, position.seat
    if len({kind_of(move) for move in sensible(game, seat, position.memory, options_of(game, seat))}) < 2:
        raise Rejected("one kind of move")
    first = OnePly(position, FIRST_REDEALS).values(moves)
    near = [value > max(first) - NEAR for value in first]
    if sum(near) > max(1, len(moves) // 4):
        raise Rejected("close by one ply")
    likely = first.index(max(first))
    if motif_of(position, moves[likely]) in limits.crowded:
        raise Rejected("crowded")
    bots = shares_of_bots(position, {move for move, is_near in zip(moves, near, strict=True) if is_near})
    if bots[0] > limits.heuristic or bots[1] > limits.random:
        raise Rejected("too easy for bots")
    if len(moves) == 2 and bots[0] == 1:
        raise Rejected("obvious")
    champions = Wins(Playouts(position, moves, champions=True, purpose=6))
    heuristics = Wins(Playouts(position, moves, champions=False, purpose=7))
    among = list(range(len(moves)))
    # Games of heuristics take a fifth of the time of others.
    heuristics.more(stages[0], among)
    if any(disagrees(*heuristics.behind(likely, move), wrong=not near[move], early=True) for move in among):
        raise Rejected("heuristics disagree at once")
    new = 0.0
    for stage, upto in enumerate(stages):
        if new > MOST_NEW.get(stage, new):
            raise Rejected("too many different games")
        before, known = champions.played, champions.playouts.games
        champions.more(upto, among)
        new = (champions.playouts.games - known) / (upto - before)
        best = max(among, key=champions.mean)
        early = upto < stages[-1]
        others = [(move, *champions.behind(best, move)) for move in among if move != best]
        if any(is_doubtful(*found, early=early) for _, *found in others):
            raise Rejected(f"close by {upto:,} playouts of champions")
        wrong = [move for move, behind, _ in others if behind > (RIGHT + AHEAD) / 2]
        if not wrong and len(among) == len(moves):
            raise Rejected("nothing is wrong")
        heuristics.more(upto, among)
        led = {move: heuristics.behind(best, move) for move, _, _ in others}
        if any(disagrees(*led[move], wrong=move in wrong, early=early) for move in led):
            raise Rejected(f"heuristics disagree by {upto:,} playouts")
        among = [best] + [move for move, *found in others if not (is_settled(*found) and is_settled(*led[move]))]
    right = [move for move in range(len(moves)) if champions.behind(best, move)[0] <= RIGHT]
    judged, errors = judged_by_many(position, moves, best)
    for move in range(len(moves)):
        lead = judged[best] - judged[move]
        if move not in right and (lead < AHEAD or lead < LEAD_ERRORS * errors[move]):
            raise Rejected("the judge disagrees")
    heuristic, random = shares_of_bots(position, {moves[move] for move in right})
    found = {
        write_move(move, position.view.rules.edition): Chances(
            max(0.0, champions.mean(best) - champions.behind(best, at)[0]),
            max(0.0, heuristics.mean(best) - heuristics.behind(best, at)[0]),
            judged[at],
        )
        for at, move in enumerate(moves)
    }
    motif = motif_of(position, moves[best])
    return replace(puzzle, chances=found, motif=motif, heuristic=heuristic, random=random)


def is_doubtful(behind: float, error: float, *, early: bool) -> bool:
    """Return whether a move is surely neither right nor wrong; in the end, whether it isn't surely one of both."""
    if early:
        return behind - EARLY_ERRORS * error > RIGHT and behind + EARLY_ERRORS * error < AHEAD
    return RIGHT - MARGIN / 2 < behind < max(AHEAD + MARGIN, LEAD_ERRORS * error)


def disagrees(behind: float, error: float, *, wrong: bool, early: bool) -> bool:
    """Return whether heuristics find a wrong move good enough, or a right one wrong."""
    if early:
        return wrong and behind + EARLY_ERRORS * error < AHEAD
    return behind < max(AHEAD + MARGIN, LEAD_ERRORS * error) if wrong else behind >= AHEAD


def is_settled(behind: float, error: float) -> bool:
    return behind - SETTLED_ERRORS * error > AHEAD


def judged_by_many(position: SeatPosition, moves: list[Move], best: int) -> tuple[list[float], list[float]]:
    """Return the judge's values in other re-deals, and the standard error of the best one's lead over each."""
    looks = []
    for seed in range(LOOKS):
        ply = OnePly(position, REDEALS)
        ply.rng = PlayerRng(seed)
        looks.append(ply.values(moves))
    values = np.array(looks)
    leads = values[:, [best]] - values
    errors = leads.std(0, ddof=1) / sqrt(LOOKS)
    return values.mean(0).tolist(), errors.tolist()


def shares_of_bots(position: SeatPosition, right: set[Move]) -> tuple[float, float]:
    """Return how likely `heuristic` and `random` find one of these moves."""
    bot = RandomBot(PlayerRng(1))
    randoms = [bot.choose(position.view, position.knowledge, 0.0) for _ in range(RANDOMS_ASKED)]
    asked = heuristics_moves(position, HEURISTICS_ASKED), randoms
    heuristic, random = (sum(move in right for move in moves) / len(moves) for moves in asked)
    return heuristic, random


def kind_of(move: Move) -> object:
    """Return what a move is, whomever it's aimed at."""
    if isinstance(move, CardPlay):
        return int(move.title)
    return type(move) if isinstance(move, Pair | Triple) else str(move)
