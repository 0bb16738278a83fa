"""Commands that use the whole terminal."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from boomcat.cli.localized_click import option

if TYPE_CHECKING:
    from boomcat.terminal.fullscreen.scene import Feed

plain_option = option("--plain", is_flag=True, help="option-plain")


def is_wanted(plain: bool) -> bool:
    """Return whether to use the whole terminal: not for pipes, dumb terminals, or those who asked for lines."""
    return not plain and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def run(feed: Feed, *, plain: bool) -> None:
    """Show the feed until the player leaves, and print its last words."""
    if is_wanted(plain):
        from boomcat.terminal.fullscreen.table_app import TableApp

        words = TableApp(feed).run()
    else:
        from boomcat.terminal.plain_display import PlainDisplay
        from boomcat.terminal.screen import Screen

        words = PlainDisplay(Screen()).run(feed)
    if words:
        click.echo(words)
