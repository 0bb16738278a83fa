"""Win rates at a glance: a sheet of paper with one bar a bot, and its interval across the end of the bar."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from boomcat.arena.shapes import Box, Drawing, Label, Shape, Stroke

__all__ = ["FORMATS", "Bar", "Plot", "draw", "write"]

FORMATS = (".svg", ".png")

PAPER, CREAM, OAT = "#FFF8E8", "#F8ECD2", "#E9D5AC"
MINT, DEEP_TEAL = "#A8D2C2", "#12504F"
INK, SOFT_INK = "#221D2D", "#5D5463"
#: The two shadows of a sheet, on cream.
SHADOWS = ((3, 6, "#E4D8C2"), (1.5, 3, "#D5C9B5"))

WIDTH, EDGE, MARGIN = 760, 24, 28
HEAD, LINE, FOOT = 104, 54, 62
#: Room for a name, in letters, and what a letter takes.
FEWEST_LETTERS, MOST_LETTERS, LETTER = 8, 24, 9.6
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True)
class Bar:
    """One bot: its name, its win rate between two bounds, and the words for these numbers."""

    name: str
    share: float
    low: float
    high: float
    words: str


@dataclass(frozen=True)
class Plot:
    """What is shown; every word is the caller's."""

    title: str
    axis: str
    bars: list[Bar]
    #: Where a bot would be that is as strong as the others.
    fair: float
    fair_words: str


def draw(plot: Plot) -> Drawing:
    height = HEAD + LINE * len(plot.bars) + FOOT + 2 * EDGE
    letters = max(FEWEST_LETTERS, *(len(shorter(bar.name)) for bar in plot.bars))
    left = EDGE + MARGIN + LETTER * letters
    right = WIDTH - EDGE - MARGIN - 12
    top, bottom = EDGE + HEAD, EDGE + HEAD + LINE * len(plot.bars)

    def across(share: float) -> float:
        return round(left + (right - left) * share, 1)

    sheet = (WIDTH - 2 * EDGE, height - 2 * EDGE)
    shapes: list[Shape] = [Box(0, 0, WIDTH, height, CREAM)]
    shapes += [Box(EDGE + x, EDGE + y, *sheet, colour, 14) for x, y, colour in SHADOWS]
    shapes.append(Box(EDGE, EDGE, *sheet, PAPER, 14))
    shapes.append(Label(EDGE + MARGIN, EDGE + 42, plot.title, 21, INK, weight=700))
    for tick in TICKS:
        shapes.append(Stroke(across(tick), top, bottom, 1.5, OAT))
        shapes.append(Label(across(tick), bottom + 20, f"{tick:.0%}", 14, SOFT_INK, "middle"))
    shapes.append(Label(across(0.5), bottom + 44, plot.axis, 14, SOFT_INK, "middle"))
    shapes.append(Stroke(across(plot.fair), top - 8, bottom, 2, SOFT_INK, 5))
    shapes.append(Label(across(plot.fair), top - 15, plot.fair_words, 14, SOFT_INK, "middle"))
    for number, bar in enumerate(plot.bars):
        middle = top + LINE * number + LINE * 0.62
        start, end = across(bar.low), across(bar.high)
        shapes.append(Label(left - 18, middle + 6, shorter(bar.name), 16, INK, "end"))
        shapes.append(Box(left, middle - 9, max(across(bar.share) - left, 1), 18, MINT))
        shapes.append(Box(start, middle - 1.5, max(end - start, 1), 3, DEEP_TEAL))
        shapes += [Stroke(x, middle - 8, middle + 8, 3, DEEP_TEAL) for x in (start, end)]
        # The numbers are above the bar, on a separate background, and never leave the chart.
        half = len(bar.words) * 3.4
        place = min(max(across(bar.share), left + 8 + half), right + 10 - half)
        shapes.append(Box(place - half, middle - 28, 2 * half, 17, PAPER))
        shapes.append(Label(place, middle - 15, bar.words, 13, INK, "middle"))
    return Drawing(plot.title, WIDTH, height, shapes)


def shorter(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"


def write(plot: Plot, file: Path) -> None:
    """Draw into a file, in the format that its name asks for."""
    drawing = draw(plot)
    file.write_bytes(drawing.png() if file.suffix.lower() == ".png" else drawing.svg())
