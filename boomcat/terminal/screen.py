"""The terminal that the game is written to and read from: line by line, so that pipes work, too."""

from __future__ import annotations

import sys
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from boomcat.core.events import Event, Noped, Won
from boomcat.event_sentences import WEIGHTS
from boomcat.locale import text

#: A space at which no line ends.
BOUND = "\u00a0"


def unbroken(words: str) -> str:
    """Return the words so that they stay on one line."""
    return words.replace(" ", BOUND)


#: How events of each weight are printed.
STYLES = {"quiet": "dim", "plain": "", "loud": "bold red"}


def style_of(event: Event) -> str:
    """Return the style in which an event is printed."""
    match event:
        case Noped():
            return "yellow"
        case Won():
            return "bold green"
        case _:
            return STYLES[WEIGHTS.get(event.tag, "plain")]


class Left(Exception):
    """The person has left the game, or the input has ended; with a sentence about it."""


class Screen:
    def __init__(self) -> None:
        # Typed text is never markup.
        self.console = Console(highlight=False, markup=False)

    def say(self, words: str = "", style: str = "") -> None:
        """Wrapped between words that are not bound together (see `unbroken`)."""
        for line in words.split("\n"):
            for part in wrap(line, self.console.width, break_on_hyphens=False) or [""]:
                self.console.print(Text(part.replace(BOUND, " "), style=style))

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def options(self, labels: dict[int, str]) -> None:
        """A numbered list, in two columns where one would fill the screen."""
        lines = [f"{number:>3}  {label}" for number, label in labels.items()]
        half = (len(lines) + 1) // 2
        width = max(len(line) for line in lines) + 2
        if len(lines) > self.console.height // 2 and 2 * width <= self.console.width:
            lines = [
                left.ljust(width) + right for left, right in zip(lines[:half], [*lines[half:], ""][:half], strict=True)
            ]
        for line in lines:
            self.say(line)

    def ask(self, prompt: str) -> str:
        self.console.print(Text(f"{prompt} ", style="bold"), end="")
        line = sys.stdin.readline()
        if not line:
            self.say()
            raise Left(text("game-input-ended"))
        if not sys.stdin.isatty():
            # The terminal would have shown what was typed, and the end of the line.
            self.say(line.rstrip("\n"))
        return line.strip()
