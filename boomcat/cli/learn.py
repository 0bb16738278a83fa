"""`boomcat learn`: train a network by self-play."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import click

from boomcat.cli.localized_click import Argument, Command, Option
from boomcat.cli.parameters import Number
from boomcat.cli.simulate import ProgressBar, interruptions
from boomcat.core.errors import MalformedInput
from boomcat.locale import text
from boomcat.story import explain

__all__ = ["command"]

MOST_SECONDS = 7 * 24 * 3600
MOST_WORKERS = 256
CHAMPION = "champion"


class Weights(click.ParamType[Path]):
    """The file of a network: the champion's, or one that was trained here."""

    name = "weights"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        from boomcat.champion.network import WEIGHTS
        from boomcat.programs.named import WEIGHTS_ENDING, check_weights

        if value == CHAMPION:
            return WEIGHTS
        if not str(value).endswith(WEIGHTS_ENDING):
            self.fail(text("error-learn-against", word=str(value)), param, ctx)
        try:
            check_weights(Path(value))
        except MalformedInput as error:
            self.fail(explain(error), param, ctx)
        return Path(value)


@click.command("learn", cls=Command, help="command-learn")
@click.argument("folder", cls=Argument, metavar="value-folder", help="argument-learn-folder")
@click.option(
    "--seconds",
    cls=Option,
    type=Number(1, MOST_SECONDS),
    default=300,
    metavar="value-seconds",
    help="option-learn-seconds",
)
@click.option(
    "--workers", cls=Option, type=Number(1, MOST_WORKERS), metavar="value-number", help="option-learn-workers"
)
@click.option("--against", cls=Option, type=Weights(), metavar="value-weights", help="option-learn-against")
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
            bar.advance(int(time.monotonic() - begun) - bar.played)
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
