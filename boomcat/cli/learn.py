"""`boomcat learn`: train a network by self-play."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click

from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.many_games import ProgressBar, interruptions
from boomcat.cli.parameters import Reader, number
from boomcat.locale import text

MOST_SECONDS = 7 * 24 * 3600
MOST_WORKERS = 256
CHAMPION = "champion"


def read_weights(word: str) -> Path:
    """Read the name of a network's file: the champion's, or one that was trained here."""
    from boomcat.champion.network import WEIGHTS
    from boomcat.programs.named import WEIGHTS_ENDING, check_weights

    if word == CHAMPION:
        return WEIGHTS
    if not word.endswith(WEIGHTS_ENDING):
        raise ValueError(text("error-learn-against", word=word))
    check_weights(Path(word))
    return Path(word)


@click.command("learn", cls=Command, help="command-learn")
@argument("folder", metavar="value-folder", help="argument-learn-folder")
@option("--seconds", type=number(1, MOST_SECONDS, "value-seconds"), default=300, help="option-learn-seconds")
@option("--workers", type=number(1, MOST_WORKERS), help="option-learn-workers")
@option("--against", type=Reader("value-weights", read_weights), help="option-learn-against")
def command(folder: str, seconds: int, workers: int | None, against: Path | None) -> None:
    # One thread each, because there are many workers.  This has to be set before PyTorch is imported.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    from torch import cuda

    from boomcat.learn.curves import curves
    from boomcat.learn.run_folder import FROZEN, keep
    from boomcat.learn.settings import settings_for
    from boomcat.learn.trainer import Trainer

    target = Path(folder)
    begun = time.monotonic()
    cores = workers or max(1, (os.cpu_count() or 2) - 1)
    target.mkdir(parents=True, exist_ok=True)
    if against is not None and not keep(against, target):
        raise click.UsageError(text("error-learn-folder", folder=folder))
    settings = settings_for(target, float(seconds), cores, large=cuda.is_available())
    with (
        interruptions() as interrupted,
        ProgressBar(seconds, "learn-progress") as bar,
        (target / "log.txt").open("a") as log,
    ):

        def say(line: str) -> None:
            print(f"{time.monotonic() - begun:7.1f} {line}", file=log, flush=True)
            bar.advance(0)

        def stopped() -> bool:
            bar.reach(int(time.monotonic() - begun), seconds)
            return interrupted.is_set()

        trainer = Trainer(settings, target, target if (target / "net.pt").exists() else None, say, stopped)
        click.echo(text("learn-begins", device=trainer.device, decisions=trainer.decisions), err=True)
        try:
            trainer.run()
            measured = trainer.measure()
            trainer.save()
        finally:
            trainer.pool.close()
    title, axis = text("learn-title"), text("learn-axis")
    (target / "curves.svg").write_text(curves(trainer.history, title, axis), encoding="utf-8")
    for row in measured:
        if row["games"]:
            facts = {name: row[name] for name in ("rate", "low", "high", "games")}
            click.echo(text("learn-measured", shape=row["shape"], **facts))
    other = str(target / FROZEN) if settings.frozen else "heuristic"
    click.echo(text("learn-done", decisions=trainer.decisions, file=str(target / "net.npz"), other=other))
