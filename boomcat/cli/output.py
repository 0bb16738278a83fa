"""Output of the commands: JSON, tables, and problems on the error stream."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

from boomcat.locale import text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

FAILED = 1
INTERRUPTED = 130


def fail(problem: str, code: int = FAILED) -> NoReturn:
    click.echo(problem, err=True)
    sys.exit(code)


def reason_of(error: Exception) -> str:
    """Return why a file couldn't be read or written, in the system's words."""
    return getattr(error, "strerror", None) or type(error).__name__


def print_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def console() -> Console:
    """Return a console that prints words as they are."""
    from rich.console import Console

    return Console(highlight=False, markup=False)


def table(*headings: str, right: tuple[str, ...] = (), **settings: Any) -> Table:
    """Return an empty table with these messages above its columns; the numbers in some stand at their right."""
    from rich.table import Table

    empty = Table(**settings)
    for heading in headings:
        empty.add_column(text(heading), justify="right" if heading in right else "left")
    return empty


def percent(share: float) -> str:
    return text("percent", share=share)
