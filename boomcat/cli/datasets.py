"""`--record FOLDER`: where the commands that play many games put their records."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import click

from boomcat.cli.localized_click import Option
from boomcat.locale import text

__all__ = ["absolute", "dataset_option", "fail_to_record", "open_folder", "tell_recorded"]

CANNOT_WRITE = 1


def dataset_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--record", cls=Option, metavar="value-folder", help="option-record-folder")(command)


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
        reason = error.strerror or type(error).__name__
        raise click.UsageError(text("record-cannot-write", file=name, reason=reason)) from None


def fail_to_record(folder: str, error: Exception) -> NoReturn:
    click.echo(text("record-cannot-write", file=folder, reason=str(error)), err=True)
    sys.exit(CANNOT_WRITE)


def tell_recorded(folder: str, games: int) -> None:
    """Print a summary to standard error, so that standard output holds only the results."""
    click.echo(text("record-folder-done", games=games, folder=folder), err=True)
