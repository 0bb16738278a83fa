"""Options shared by the commands that play many games: `--record`, `--dask`, a progress bar, and Ctrl-C."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Self

import click

from boomcat.cli.bots import mourn
from boomcat.cli.extras import need
from boomcat.cli.localized_click import option
from boomcat.cli.output import INTERRUPTED, fail, reason_of
from boomcat.core.errors import MalformedInput
from boomcat.locale import text
from boomcat.story import explain

if TYPE_CHECKING:
    from boomcat.arena.pool import Cluster

#: Seconds before the bar is shown.
BAR_AFTER_SECONDS = 2.0
STANDARD_ERROR = 2
#: After these errors the same command resumes the run.
RESUMABLE = ("dask-lost", "error-worker-died")

dataset_option = option("--record", metavar="value-folder", help="option-record-folder")
dask_option = option("--dask", metavar="value-address", help="option-dask")


def absolute(folder: str | None) -> str:
    """Return the absolute path of a folder, as plans store it; "" for None."""
    return "" if folder is None else str(Path(folder).resolve())


def open_folder(name: str, *, resumed: bool = False) -> None:
    """Make the folder.  Refuse one that isn't empty, unless a run that began there is resumed."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not resumed and any(folder.iterdir()):
            raise click.UsageError(text("record-folder-not-empty", folder=name))
    except OSError as error:
        raise click.UsageError(text("record-cannot-write", file=name, reason=reason_of(error))) from None


def tell_recorded(folder: str, games: int) -> None:
    """Print a summary to standard error, so that standard output holds only the results."""
    click.echo(text("record-folder-done", games=games, folder=folder), err=True)


@contextmanager
def playing(
    games: int, dask: str | None, record: str, *, resumed: bool = False, comfort: str = ""
) -> Iterator[tuple[Cluster | None, threading.Event, ProgressBar]]:
    """Yield who plays these games, an event that ends them, and a bar; nothing that a bot prints becomes a result."""
    with troubles(comfort), cluster_at(dask) as cluster:
        if record:
            open_folder(record, resumed=resumed)
        with interruptions() as interrupted, ProgressBar(games) as bar, redirect_stdout(sys.stderr):
            yield cluster, interrupted, bar


@contextmanager
def cluster_at(address: str | None) -> Iterator[Cluster | None]:
    """Yield the cluster at this address; None for this machine."""
    if address is None:
        yield None
        return
    need("distributed")
    from boomcat.arena.dask_pool import DaskCluster

    with DaskCluster(address, lambda: click.echo(text("dask-waiting"), err=True)) as cluster:
        yield cluster


@contextmanager
def troubles(comfort: str = "") -> Iterator[None]:
    """Report in a sentence why a run ended early, followed by `comfort` if its games aren't lost."""
    from boomcat.arena.run_ended import RunEnded
    from boomcat.programs import BotDied

    try:
        yield
    except BotDied as died:
        mourn(died)
    except RunEnded as ended:
        cause = {} if ended.cause is None else {"problem": explain(MalformedInput(*ended.cause))}
        words = text(ended.reason, **cause, **ended.details)
        fail(f"{words} {comfort}".strip() if ended.reason in RESUMABLE else words)


class ProgressBar:
    """A progress bar on the error stream, if that is a terminal."""

    def __init__(self, total: int = 0, words: str = "simulate-progress") -> None:
        self.total = total
        self.words = words
        self.done = 0
        self.start = time.monotonic()
        self.shown: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown is not None:
            self.shown.stop()

    def advance(self, more: int) -> None:
        self.reach(self.done + more, self.total)

    def reach(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        if self.shown is None and sys.stderr.isatty() and time.monotonic() - self.start > BAR_AFTER_SECONDS:
            from rich.console import Console
            from rich.progress import Progress

            self.shown = Progress(console=Console(stderr=True), transient=True)
            self.shown.add_task(text(self.words), total=total)
            self.shown.start()
        if self.shown is not None:
            self.shown.update(0, completed=done, total=total)


@contextmanager
def interruptions() -> Iterator[threading.Event]:
    """Set an event on Ctrl-C instead of raising, so that every game played is counted.

    A second Ctrl-C ends the program at once, because a bot may hang.
    """
    interrupted = threading.Event()

    def hear(*_: object) -> None:
        if interrupted.is_set():
            end_at_once()
        interrupted.set()

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


def end_at_once() -> NoReturn:
    """Kill all workers and exit without cleaning up: threads that wait for a bot would block a normal exit."""
    for worker in multiprocessing.active_children():
        worker.kill()
    # Not through `sys.stderr`: the signal may have interrupted a write to it.
    os.write(STANDARD_ERROR, ("\n" + text("interrupted") + "\n").encode())
    os._exit(INTERRUPTED)
