"""A drawing as a few plain shapes, and how they become an SVG or a PNG."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TypeAlias
from xml.sax.saxutils import escape

__all__ = ["Box", "Drawing", "Label", "Shape", "Stroke"]

FONTS = "Jost, Futura, 'Century Gothic', 'Liberation Sans', Arial, sans-serif"
#: A PNG is drawn larger than its numbers say, and then made smaller: that is what makes its edges smooth.
SCALE, OVERSIZE = 2, 3
#: Signs that the font of the PNG lacks.
PLAINER = str.maketrans({"–": "-", "×": "x", "…": ".", "’": "'"})


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float
    colour: str
    radius: float = 0.0

    def svg(self) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" rx="{self.radius:g}"'
        return f'<rect x="{self.x:g}" y="{self.y:g}" {size} fill="{self.colour}"/>'


@dataclass(frozen=True)
class Stroke:
    """A straight line, upright; a dashed one has dashes and gaps of this length."""

    x: float
    top: float
    bottom: float
    width: float
    colour: str
    dash: float = 0.0

    def svg(self) -> str:
        ends = f'x1="{self.x:g}" y1="{self.top:g}" x2="{self.x:g}" y2="{self.bottom:g}"'
        dashes = f' stroke-dasharray="{self.dash:g}"' if self.dash else ""
        return f'<line {ends} stroke="{self.colour}" stroke-width="{self.width:g}"{dashes}/>'

    def pieces(self) -> list[tuple[float, float]]:
        """From where to where it is drawn."""
        if not self.dash:
            return [(self.top, self.bottom)]
        found, y = [], self.top
        while y < self.bottom:
            found.append((y, min(y + self.dash, self.bottom)))
            y += 2 * self.dash
        return found


@dataclass(frozen=True)
class Label:
    """A line of text on the baseline y; x is its start, middle or end."""

    x: float
    y: float
    words: str
    size: float
    colour: str
    anchor: str = "start"
    weight: int = 500

    def svg(self) -> str:
        look = f'font-size="{self.size:g}" font-weight="{self.weight}" fill="{self.colour}"'
        return f'<text x="{self.x:g}" y="{self.y:g}" text-anchor="{self.anchor}" {look}>{escape(self.words)}</text>'


Shape: TypeAlias = Box | Stroke | Label


@dataclass(frozen=True)
class Drawing:
    """Shapes, each above the ones before it."""

    title: str
    width: int
    height: int
    shapes: list[Shape]

    def svg(self) -> bytes:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONTS}" role="img">',
            f"<title>{escape(self.title)}</title>",
            *(shape.svg() for shape in self.shapes),
            "</svg>",
            "",
        ]
        return "\n".join(lines).encode()

    def png(self) -> bytes:
        from PIL import Image, ImageDraw, ImageFont

        scale = SCALE * OVERSIZE
        large = Image.new("RGB", (self.width * scale, self.height * scale))
        pen = ImageDraw.Draw(large)
        for shape in self.shapes:
            match shape:
                case Box():
                    right, bottom = shape.x + shape.width, shape.y + shape.height
                    corners = [shape.x * scale, shape.y * scale, right * scale - 1, bottom * scale - 1]
                    pen.rounded_rectangle(corners, shape.radius * scale, fill=shape.colour)
                case Stroke():
                    left, right = (shape.x - shape.width / 2) * scale, (shape.x + shape.width / 2) * scale
                    for top, bottom in shape.pieces():
                        pen.rectangle([left, top * scale, right, bottom * scale], fill=shape.colour)
                case Label():
                    font = ImageFont.load_default(shape.size * scale)
                    side = {"start": "l", "middle": "m", "end": "r"}[shape.anchor]
                    thick = scale * shape.size / 60 if shape.weight > 600 else 0
                    place = (shape.x * scale, shape.y * scale)
                    words = shape.words.translate(PLAINER)
                    pen.text(place, words, shape.colour, font, side + "s", stroke_width=thick)
        file = BytesIO()
        size = (self.width * SCALE, self.height * SCALE)
        large.resize(size, Image.Resampling.LANCZOS).save(file, "png")
        return file.getvalue()
