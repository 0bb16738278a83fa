"""Draws the pictures of link previews: words upon a picture that is part of the client's build (web/previews.ts)."""

from __future__ import annotations

import asyncio
import io
import unicodedata
from collections import OrderedDict
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from boomcat.server.http.link_previews import Preview
from boomcat.server.tables.requests import NotAllowed

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont

#: Pictures of at most 100 kB.
MOST_KEPT = 100
MOST_WAITING = 20
#: Where the words are, in pixels: the column's left edge and width, the lines of the title, and the labels.
LEFT, COLUMN = 72, 610
TITLE_TOP, TITLE_BOTTOM = 184, 428
TITLE_SIZES = range(92, 40, -4)
MOST_LINES = 3
LABEL_TOP, LABEL_HEIGHT, LABEL_GAP = 462, 58, 12
LABEL_SIZES = range(38, 18, -2)
INK, MUSTARD, PAPER, DEEP_TEAL = "#221d2d", "#f0b434", "#fff8e8", "#12504f"
LABEL_COLOURS = ((MUSTARD, INK), (DEEP_TEAL, PAPER))
#: More than the paper's shades and the edges of the letters need.
COLOURS = 128


class PreviewPictures:
    """Draws one picture at a time, in a thread, and keeps the latest ones."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "preview"
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.drawing = asyncio.Lock()
        self.waiting = 0

    async def png(self, preview: Preview) -> bytes:
        if preview.tag not in self.kept:
            if self.waiting >= MOST_WAITING:
                raise NotAllowed("server-is-busy")
            self.waiting += 1
            try:
                async with self.drawing:
                    if preview.tag not in self.kept:
                        self.kept[preview.tag] = await asyncio.to_thread(self.draw, preview)
            finally:
                self.waiting -= 1
        self.kept.move_to_end(preview.tag)
        found = self.kept[preview.tag]
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    @cached_property
    def base(self) -> Image.Image:
        from PIL import Image

        with Image.open(self.folder / "base.png") as picture:
            return picture.convert("RGB")

    @cache  # noqa: B019 (one for each process)
    def font(self, size: int) -> ImageFont.FreeTypeFont:
        from PIL import ImageFont

        return ImageFont.truetype(self.folder / "display.ttf", size, layout_engine=ImageFont.Layout.BASIC)

    def draw(self, preview: Preview) -> bytes:
        from PIL import Image, ImageDraw

        picture = self.base.copy()
        pen = ImageDraw.Draw(picture)
        self.draw_title(pen, self.shown(preview.headline))
        for number, label in enumerate(preview.labels):
            self.draw_label(pen, self.shown(label), LABEL_TOP + number * (LABEL_HEIGHT + LABEL_GAP), number)
        file = io.BytesIO()
        picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
        return file.getvalue()

    def shown(self, texts: tuple[str, ...]) -> str:
        """Return the first of the texts that the font has all letters of, or the last."""
        normal = [unicodedata.normalize("NFC", " ".join(text.split())) for text in texts]
        return next((text for text in normal if all(map(self.has, set(text)))), normal[-1])

    @cache  # noqa: B019
    def has(self, letter: str) -> bool:
        """Return whether the font has this letter: others all look alike."""
        font = self.font(24)
        return letter.isspace() or bytes(font.getmask(letter)) not in (b"", bytes(font.getmask("\uffff")))

    def draw_title(self, pen: ImageDraw.ImageDraw, title: str) -> None:
        for size in TITLE_SIZES:
            font = self.font(size)
            lines = wrapped(title, font, COLUMN)
            fits = len(lines) <= MOST_LINES and len(lines) * size <= TITLE_BOTTOM - TITLE_TOP
            if fits and all(font.getlength(line) <= COLUMN for line in lines):
                break
        lines = balanced(title, font, COLUMN)
        top = TITLE_BOTTOM - len(lines[:MOST_LINES]) * size
        for number, line in enumerate(lines[:MOST_LINES]):
            pen.text((LEFT, top + number * size), cut(line, font, COLUMN), INK, font)

    def draw_label(self, pen: ImageDraw.ImageDraw, words: str, top: int, number: int) -> None:
        most = COLUMN - LABEL_HEIGHT
        font = next((font for font in map(self.font, LABEL_SIZES) if font.getlength(words) <= most), self.font(20))
        words = cut(words, font, most)
        paper, ink = LABEL_COLOURS[number % len(LABEL_COLOURS)]
        right = LEFT + font.getlength(words) + LABEL_HEIGHT
        pen.rounded_rectangle((LEFT, top, right, top + LABEL_HEIGHT), LABEL_HEIGHT / 2, paper)
        pen.text((LEFT + LABEL_HEIGHT / 2, top + LABEL_HEIGHT / 2 - 2), words, ink, font, anchor="lm")


def wrapped(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """Break a text into lines between its words."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and font.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def balanced(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """Break a text into as few lines as possible, of about the same length."""
    lines = wrapped(text, font, width)
    for narrower in range(width, width // 2, -20):
        found = wrapped(text, font, narrower)
        if len(found) > len(lines) or any(font.getlength(line) > narrower for line in found):
            break
        lines = found
    return lines


def cut(line: str, font: ImageFont.FreeTypeFont, width: int) -> str:
    """Shorten a line that is too long even in the smallest letters."""
    if font.getlength(line) <= width:
        return line
    while line and font.getlength(line + "…") > width:
        line = line[:-1]
    return line + "…"
