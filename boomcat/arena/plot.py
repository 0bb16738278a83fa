"""Win rates at a glance: a sheet of paper with one bar a bot, and its interval across the end of the bar."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

FORMATS = (".svg", ".png")

PAPER, CREAM, OAT = "#FFF8E8", "#F8ECD2", "#E9D5AC"
MINT, DEEP_TEAL = "#A8D2C2", "#12504F"
INK, SOFT_INK = "#221D2D", "#5D5463"
#: The two shadows of a sheet, on cream.
SHADOWS = ((3, 6, "#E4D8C2"), (1.5, 3, "#D5C9B5"))

WIDTH, EDGE, MARGIN = 760, 24, 28
HEAD, LINE, FOOT = 104, 54, 62
TITLE, DASH = 21, 5
#: Room for a name, in letters, and what a letter takes.
FEWEST_LETTERS, MOST_LETTERS, LETTER = 8, 24, 9.6
FONTS = "Jost, Futura, 'Century Gothic', 'Liberation Sans', Arial, sans-serif"
#: Of a PNG: pixels for each unit, after and by how much more before it is made smaller; and signs that its font lacks.
SCALE, OVERSIZE = 2, 3
PLAINER = str.maketrans({"–": "-", "×": "x", "…": ".", "’": "'"})
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Bar(NamedTuple):
    """One bot: its name, its win rate between two bounds, and the words for these numbers."""

    name: str
    share: float
    low: float
    high: float
    words: str


class Svg:
    """A drawing of boxes and labels, each above the ones before it."""

    def __init__(self, title: str, width: int, height: int) -> None:
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONTS}" role="img">',
            f"<title>{escape(title)}</title>",
        ]

    def box(self, x: float, y: float, width: float, height: float, colour: str, radius: float = 0.0) -> None:
        size = f'width="{width:g}" height="{height:g}" rx="{radius:g}"'
        self.lines.append(f'<rect x="{x:g}" y="{y:g}" {size} fill="{colour}"/>')

    def label(self, x: float, y: float, words: str, size: float, colour: str, anchor: str = "middle") -> None:
        """A line of text on the baseline y; x is its start, middle or end.  A large one is a title."""
        look = f'font-size="{size:g}" font-weight="{700 if size >= TITLE else 500}" fill="{colour}"'
        self.lines.append(f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" {look}>{escape(words)}</text>')

    def save(self, file: Path) -> None:
        file.write_text("\n".join([*self.lines, "</svg>", ""]), "utf-8", newline="\n")


class Png:
    """The same, drawn larger than its numbers say, and then made smaller: that is what makes its edges smooth."""

    def __init__(self, _: str, width: int, height: int) -> None:
        from PIL import Image, ImageDraw

        self.image = Image.new("RGB", (width * SCALE * OVERSIZE, height * SCALE * OVERSIZE))
        self.pen = ImageDraw.Draw(self.image)

    def box(self, x: float, y: float, width: float, height: float, colour: str, radius: float = 0.0) -> None:
        scale = SCALE * OVERSIZE
        corners = [x * scale, y * scale, (x + width) * scale - 1, (y + height) * scale - 1]
        self.pen.rounded_rectangle(corners, radius * scale, fill=colour)

    def label(self, x: float, y: float, words: str, size: float, colour: str, anchor: str = "middle") -> None:
        from PIL import ImageFont

        scale = SCALE * OVERSIZE
        font = ImageFont.load_default(size * scale)
        side = {"start": "ls", "middle": "ms", "end": "rs"}[anchor]
        thick = scale * size / 60 if size >= TITLE else 0
        self.pen.text((x * scale, y * scale), words.translate(PLAINER), colour, font, side, stroke_width=thick)

    def save(self, file: Path) -> None:
        self.image.reduce(OVERSIZE).save(file, "png")


def write(file: Path, title: str, axis: str, bars: list[Bar], fair: float, fair_words: str) -> None:
    """Draw into a file, in the format that its name asks for.  At `fair` is a bot that is as strong as the others."""
    height = HEAD + LINE * len(bars) + FOOT + 2 * EDGE
    letters = max(FEWEST_LETTERS, *(len(shorter(bar.name)) for bar in bars))
    left = EDGE + MARGIN + LETTER * letters
    right = WIDTH - EDGE - MARGIN - 12
    top, bottom = EDGE + HEAD, EDGE + HEAD + LINE * len(bars)

    def across(share: float) -> float:
        return round(left + (right - left) * share, 1)

    drawing = (Png if file.suffix.lower() == ".png" else Svg)(title, WIDTH, height)
    sheet = (WIDTH - 2 * EDGE, height - 2 * EDGE)
    drawing.box(0, 0, WIDTH, height, CREAM)
    for x, y, colour in SHADOWS:
        drawing.box(EDGE + x, EDGE + y, *sheet, colour, 14)
    drawing.box(EDGE, EDGE, *sheet, PAPER, 14)
    drawing.label(EDGE + MARGIN, EDGE + 42, title, TITLE, INK, "start")
    for tick in TICKS:
        drawing.box(across(tick) - 0.75, top, 1.5, bottom - top, OAT)
        drawing.label(across(tick), bottom + 20, f"{tick:.0%}", 14, SOFT_INK)
    drawing.label(across(0.5), bottom + 44, axis, 14, SOFT_INK)
    for y in range(top - 8, bottom, 2 * DASH):
        drawing.box(across(fair) - 1, y, 2, min(DASH, bottom - y), SOFT_INK)
    drawing.label(across(fair), top - 15, fair_words, 14, SOFT_INK)
    for number, bar in enumerate(bars):
        middle = top + LINE * number + LINE * 0.62
        start, end = across(bar.low), across(bar.high)
        drawing.label(left - 18, middle + 6, shorter(bar.name), 16, INK, "end")
        drawing.box(left, middle - 9, max(across(bar.share) - left, 1), 18, MINT)
        drawing.box(start, middle - 1.5, max(end - start, 1), 3, DEEP_TEAL)
        for x in (start, end):
            drawing.box(x - 1.5, middle - 8, 3, 16, DEEP_TEAL)
        # The numbers are above the bar, on a separate background, and never leave the chart.
        half = len(bar.words) * 3.4
        place = min(max(across(bar.share), left + 8 + half), right + 10 - half)
        drawing.box(place - half, middle - 28, 2 * half, 17, PAPER)
        drawing.label(place, middle - 15, bar.words, 13, INK)
    drawing.save(file)


def shorter(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"
