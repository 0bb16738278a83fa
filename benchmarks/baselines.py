"""Measure what learners can be compared with: `python3 play bench --baselines`.

`random`, `heuristic`, masked PPO after a fixed number of decisions (trained here, by examples/learn_ppo.py) and
`champion`, each against `heuristic` bots, with four players and with two.  `boomcat.compare` plays every deal once from
each seat; the deal is the unit of the 95 % interval.  With --write the table goes into docs/environments.md.
PyTorch isn't among the test packages: install it into the environment of the clone.
"""

import argparse
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from boomcat import compare
from boomcat.bots.bot import Bot
from boomcat.champion.champion_bot import Champion
from boomcat.core.chance import PlayerRng
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.plausible import game_matching
from boomcat.rl.encoding import TableEncoding, encoding_for
from boomcat.views.view import View
from tools.pages import filled, table

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "environments.md"
BEGIN, END = "<!-- baselines -->", "<!-- end of baselines -->"
SIZES = (4, 2)
BOT_SECONDS = 60.0

Maker = Callable[[PlayerRng], Bot]


class Policy(Champion):
    """Plays by a network over the environments' observation, and remembers as the champion does."""

    def __init__(self, encoding: TableEncoding, best: Callable[[bytes, bytes], int]) -> None:
        super().__init__()
        self.encoding = encoding
        #: The best number by a row of what is known and a row of what is legal.
        self.best = best

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        encoding, seat = self.encoding, view.viewer
        game = game_matching(view.rules, view.as_dict(), may_answer=True)
        mask, row = vec[u8](bytes(encoding.action_count)), vec[u8](bytes(encoding.width))
        memory = self.remember(view, knowledge)
        if encoding.actions.write(game, seat, mask, 0) == 1:
            return encoding.actions.move(game, seat, encoding.actions.last)
        encoding.observe(game, seat, memory, row, 0)
        return encoding.actions.move(game, seat, self.best(bytes(row), bytes(mask)))


def ppo(players: int, decisions: int) -> Maker:
    """Train against `heuristic` bots, and return what makes a bot of the result."""
    import numpy as np
    import torch

    example = runpy.run_path(str(ROOT / "examples" / "learn_ppo.py"))
    agent: Any = example["train"](["heuristic"] * (players - 1), decisions)
    encoding = encoding_for("original", players)
    scales = np.array(encoding.scales, np.float32)

    def best(row: bytes, mask: bytes) -> int:
        seen = torch.as_tensor(np.frombuffer(row, np.uint8) * scales)
        with torch.no_grad():
            policy, _ = agent(seen[None], torch.as_tensor(np.frombuffer(mask, np.uint8) != 0)[None])
        return int(policy.logits.argmax())

    return lambda _: Policy(encoding, best)


def win_rate(bot: str | Maker, players: int, deals: int) -> tuple[float, float, float]:
    """Return the win rate of one seat against `heuristic` at all others, and its 95 % interval."""
    found = compare(bot, "heuristic", players=players, deals=deals, seconds=BOT_SECONDS)
    return (found.win_rate, *found.interval)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --baselines", description=__doc__)
    parser.add_argument("--deals", type=int, default=500, help="deals, each played from every seat (500)")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="decisions that PPO learns from (1000000)")
    parser.add_argument("--write", action="store_true", help="write the table in docs/environments.md")
    chosen = parser.parse_args(words)
    rows = []
    for name in ("`random`", "`heuristic`", f"masked PPO, {chosen.decisions:,} decisions", "`champion`"):
        cells = []
        for players in SIZES:
            bot = ppo(players, chosen.decisions) if "PPO" in name else name.strip("`")
            rate, low, high = win_rate(bot, players, chosen.deals)
            cells.append(f"{rate:.1%} [{low:.1%}, {high:.1%}]".replace("%", " %"))
        rows.append((name, *cells))
    lines = table(("against `heuristic`", "three of them", "one of them"), rows, "|---|--:|--:|")
    print(*lines, sep="\n")
    if chosen.write:
        games = f"{chosen.deals} deals of the Original, each played from every seat; win rate with its 95 % interval."
        text = "\n".join(["", games, "", *lines, ""])
        PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, text), "utf-8")
