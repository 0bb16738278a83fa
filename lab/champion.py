"""Train the next champion and its judge: `python -m lab.champion FOLDER`, with PyTorch; best with 16 cores and a GPU.

Its steps can be named one by one: `train` goes on from today's weights by self-play, `games` lets champions finish
games, `judge` learns from these, and `measure` plays new ones and writes FOLDER/judge.json, from which
`python -m lab.judge` makes a page.  `python -m lab.successor` compares two champions.
"""

import argparse
import json
import os
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

import torch

from boomcat.champion.network import WEIGHTS
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.recipe import edition_named
from boomcat.learn.mix import BARKING, EVERY_CARD, STREAKING, TRAINING, Shape
from boomcat.learn.settings import settings_for
from boomcat.learn.trainer import Trainer
from lab.judge import measured
from lab.judge_games import Order, play_all
from lab.judge_trainer import learn_to_judge

STEPS = ("train", "games", "judge", "measure")
#: Tables at which the judge must be right: every edition, family and deck at every size.
TABLES = [
    *(Shape(key, players, players) for key, one in EDITIONS.items() for players in range(one.fewest, one.most + 1)),
    *(Shape(key, players, players) for key in (STREAKING, BARKING, EVERY_CARD) for players in (2, 3, 4, 5)),
    *(Shape(key, players, players) for key in DECKS for players in edition_named(key).sizes),
]


def lessons() -> list[Shape]:
    """Return the tables at which a judge learns: as often as a champion, but each often enough."""
    weights = {(one.edition, one.players): 2 for one in TABLES}
    for one in TRAINING:
        if not one.options:
            weights[one.edition, one.players] = weights.get((one.edition, one.players), 0) + one.weight
    return [Shape(edition, players, players, "", weight) for (edition, players), weight in weights.items()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.champion", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("steps", nargs="*", help=f"of {', '.join(STEPS)}; all of them without any")
    parser.add_argument("--seconds", type=float, default=840.0, help="of training")
    parser.add_argument("--playing", type=float, default=120.0, help="seconds for the games that a judge learns from")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--games", type=int, default=3000, help="of each table that the judge is measured at")
    parser.add_argument("--positions", type=int, default=15, help="of each table that are played on from")
    parser.add_argument("--rollouts", type=int, default=400)
    parser.add_argument("--lanes", type=int, default=192, help="games side by side in each process")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--champion", type=Path, help="weights to compare and to judge, instead of those just trained")
    parser.add_argument("--rows", type=Path, help="where to keep gigabytes of rows")
    chosen = parser.parse_intermixed_args()
    folder, begun = chosen.folder, time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    champion = chosen.champion or folder / "net.npz"
    rows = chosen.rows or folder / "rows"
    log = (folder / "log.txt").open("a")

    def say(line: str) -> None:
        print(f"{time.monotonic() - begun:7.1f} {line}", file=log, flush=True)
        print(f"{time.monotonic() - begun:7.1f} {line}", flush=True)

    settings = settings_for(folder, chosen.seconds, chosen.workers, torch.cuda.is_available(), WEIGHTS)
    order = Order((), str(champion), str(rows), 0, chosen.workers, chosen.lanes, seed=3)
    for step in chosen.steps or STEPS:
        say(step)
        if step == "train":
            trainer = Trainer(settings, folder, folder if (folder / "net.pt").exists() else None, say)
            try:
                trainer.run()
            finally:
                trainer.pool.close()
        elif step == "games":
            play_all(order._replace(shapes=tuple(lessons()), seconds=chosen.playing))
        elif step == "judge":
            learn_to_judge(champion, rows, folder / "judge.npz", chosen.epochs, say)
        elif step == "measure":
            play_all(
                order._replace(
                    shapes=tuple(TABLES),
                    folder=str(folder / "measured"),
                    seed=77,
                    games=chosen.games,
                    judge=str(folder / "judge.npz"),
                    positions=chosen.positions,
                    rollouts=chosen.rollouts,
                )
            )
            found = measured([folder / "measured"], [one.label() for one in TABLES])
            (folder / "judge.json").write_text(json.dumps(found))
    say("done")


if __name__ == "__main__":
    main()
