"""Measure the champion with a time to think, and renew docs/champion.md: `python -m tools.searching`.

It takes six minutes on two idle cores; the same games are played on every machine, only the times differ.
"""

import argparse
import os
from pathlib import Path

from boomcat.arena.plan import Plan
from boomcat.arena.statistics import rows
from boomcat.arena.tournament import run
from boomcat.core.edition import ORIGINAL
from boomcat.core.rules import Options
from tools.strength import machine, percent, short

PAGE = Path(__file__).resolve().parent.parent / "docs" / "champion.md"
BEGIN, END = "<!-- the search begins -->\n", "<!-- the search ends -->"
SEED = 1
SECONDS = 60.0
FIFTY, FIVE_HUNDRED = "tools.search:Fifty", "tools.search:FiveHundred"
#: Who, against whom, how many players and deals; each deal is played once for every seat.
CONTESTS = (
    (FIFTY, "champion", 2, 300),
    (FIFTY, "champion", 4, 100),
    (FIVE_HUNDRED, "champion", 2, 30),
    (FIVE_HUNDRED, "champion", 4, 10),
    (FIFTY, "tools.opponents:Drawer", 2, 20),
    (FIFTY, "tools.opponents:Uniform", 2, 20),
    (FIFTY, "heuristic", 2, 20),
)
TIMES = {FIFTY: "50 ms", FIVE_HUNDRED: "500 ms"}


def measure(share: float) -> str:
    lines = ["| time | against | players | won | 95% interval | games |", "|---|---|---|---|---|---|"]
    for bot, other, players, deals in CONTESTS:
        plan = Plan((bot, other), ORIGINAL.key, players, max(2, round(deals * share)), SEED, SECONDS, Options().key())
        row = rows(plan, run(plan))[0]
        against = f"{players - 1} {short(other)}"
        cells = [TIMES[bot], against, str(players), f"**{percent(row.win_rate)}**"]
        cells += [f"{percent(row.low)} – {percent(row.high)}", str(row.games)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", f"`python -m tools.searching` measured it: {machine()}.", ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.searching", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the deals")
    os.environ["BOOMCAT_LANG"] = "en"
    found = measure(parser.parse_args().share)
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{found}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
