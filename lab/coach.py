"""Measures by rollouts how far the coach's chances are off, and whether its first move is the better one:

    python -m lab.coach POSITIONS         # adds to lab/.coach.json, and writes benchmarks/coach.md from all of it

Decisions in games of `heuristic`, `apprentice` and champions, in every edition and size, many of them with few cards.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from typing import Any

from boomcat.champion.judge import FINGERPRINT, Onlooker
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import PASSING
from boomcat.records import Record, dealt, replay
from boomcat.reviews.coach import FEW_CARDS, TOO_CLOSE, Advice, coach
from boomcat.reviews.reviewer import Watcher, position_of
from boomcat.reviews.rollouts import rolled_out
from boomcat.reviews.seat_position import SeatPosition
from lab.review import games
from tools.pages import table as table_of
from tools.pages import today

FOUND = Path(__file__).with_name(".coach.json")
DOCUMENT = Path(__file__).resolve().parent.parent / "benchmarks" / "coach.md"
BOTS = ("heuristic", "champion", "champion", "apprentice")
FIRST_GAME = 1_300_000
ROLLOUTS = 256
#: How often a decision is looked at, with few cards and with more; and how many of a game.
SHARE_OF_FEW, SHARE, MOST_OF_GAME = 0.25, 0.06, 4
HEAD = """# How good the coach is

Decisions in games of `heuristic`, `apprentice` and champions, all editions and sizes; each advised move played on
{rollouts} times by champions, with the same re-deals and luck. Judge `{judge}`, {today}; by `python -m lab.coach`.
*Within*: how many chances are as close to what the rollouts say as the coach claims for nine in ten; rollouts
themselves are off by up to six points, and the margins were chosen from these decisions and 125 others. *Clear*: moves
that the coach says are worse than its first, how many of them are, and by how much as it's said and really.
"""


def positions(record: Record, luck: random.Random) -> Iterator[SeatPosition]:
    """Yield some of the decisions of a game."""
    game, onlooker = dealt(record), Onlooker(record.rules)
    seats = range(record.rules.players)
    watchers = [Watcher(game, seat) for seat in seats]
    before, left = game.copy(), MOST_OF_GAME
    for step in replay(record):
        able = before.can_play_in(before.asking) & before.waiting if before.asking in PASSING else 0
        deciding = [step.seat] if step.move is not None else [seat for seat in seats if able >> seat & 1]
        share = SHARE_OF_FEW if len(before.draw_pile) <= FEW_CARDS else SHARE
        for seat in deciding:
            if left and len(legal_moves(before, seat)) > 1 and luck.random() < share:
                left -= 1
                yield position_of(before, watchers[seat], onlooker)
        onlooker.see(step.events)
        for watcher in watchers:
            if before.is_alive(watcher.seat.number):
                for event in step.events:
                    watcher.see(event)
        before = step.game.copy()


def measured(position: SeatPosition) -> dict[str, Any] | None:
    start = time.process_time()
    found: list[Advice] = coach(position.view, position.knowledge.copy(), position.history)
    seconds = time.process_time() - start
    if len(found) == 1:
        return None
    wins = rolled_out(position, [one.move for one in found], ROLLOUTS, purpose=5)
    return {
        "pile": position.view.draw_pile_size,
        "seconds": seconds,
        "advice": [[one.chance, one.low, one.high, one.is_close] for one in found],
        "won": wins.mean(0).tolist(),
    }


def page(rows: list[dict[str, Any]]) -> str:
    lines = []
    for label, few in ((f"more than {FEW_CARDS} cards", False), (f"{FEW_CARDS} cards or fewer", True)):
        some = [row for row in rows if (row["pile"] <= FEW_CARDS) == few]
        chances = [(one, won) for row in some for one, won in zip(row["advice"], row["won"], strict=True)]
        clear = [
            (row["advice"][0][0] - one[0], row["won"][0] - won)
            for row in some
            for one, won in list(zip(row["advice"], row["won"], strict=True))[1:]
            if row["advice"][0][0] - one[0] >= TOO_CLOSE
        ]
        off = sqrt(fmean((one[0] - won) ** 2 for one, won in chances))
        within = fmean(low <= won <= high for (_, low, high, _), won in chances)
        worse = fmean(really > 0 for _, really in clear)
        said, lost = (100 * fmean(pair[at] for pair in clear) for at in (0, 1))
        lines.append(
            [
                label,
                f"{len(some)}",
                f"{100 * off:.1f}",
                f"{100 * within:.0f} %",
                f"{len(clear)}",
                f"{100 * worse:.0f} %",
                f"{said:.1f}, {lost:.1f}",
            ]
        )
    heads = ["pile", "decisions", "off by (points)", "within", "clear", "really worse", "lost: said, really"]
    milliseconds = 1000 * median(row["seconds"] for row in rows)
    head = HEAD.format(rollouts=ROLLOUTS, judge=FINGERPRINT, today=today())
    return "\n".join(
        [head, *table_of(heads, lines), "", f"A question takes the processor {milliseconds:.1f} ms (median).\n"]
    )


def main(count: int) -> None:
    found: dict[str, Any] = json.loads(FOUND.read_text()) if FOUND.exists() else {"games": 0, "rows": []}
    rows: list[dict[str, Any]] = found["rows"]
    wanted = len(rows) + count
    while len(rows) < wanted:
        number = FIRST_GAME + found["games"]
        for _, _, record in games(1, number, BOTS):
            rows += [row for one in positions(record, random.Random(number)) if (row := measured(one)) is not None]
        found["games"] += 1
        FOUND.write_text(json.dumps(found))
    DOCUMENT.write_text(page(rows), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
