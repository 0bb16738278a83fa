"""Draws how memory and database grow over the days, or over an hour."""

from __future__ import annotations

from xml.sax.saxutils import escape

from tools.soak.days import Sample

__all__ = ["plot"]

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 64, 64, 56
PAPER, OAT, INK, SOFT_INK = "#FFF8E8", "#E9D5AC", "#221D2D", "#5D5463"
#: Colour, width and name of each line.  The liveliest is drawn below the others.
LINES = {
    "in_memory": ("#A8692F", 1.0, "tables in memory"),
    "database_mb": ("#E24A2E", 2.5, "database"),
    "memory_mb": ("#12504F", 2.5, "memory"),
}
UNITS = {"memory_mb": "MB", "database_mb": "MB", "in_memory": ""}


def plot(samples: list[Sample], title: str, marks: list[str]) -> str:
    """Return an SVG chart; each line has its own scale, from zero to its highest value, which is printed beside its
    name.

    The marks are spread evenly over the time axis.
    """
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Jost, sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAPER}"/>',
        text(LEFT, 34, f"{samples[-1]['opened']:,.0f} {title}", 20, INK),
    ]
    for at, mark in enumerate(marks):
        x = LEFT + across * at / (len(marks) - 1)
        found.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + down}" stroke="{OAT}" stroke-width="1.5"/>'
        )
        found.append(text(x, TOP + down + 18, mark, 13, SOFT_INK, "middle"))
    for number, (what, (colour, width, label)) in enumerate(LINES.items()):
        most = max(sample[what] for sample in samples) or 1
        points = " ".join(
            f"{LEFT + across * (at + 1) / len(samples):.1f},{TOP + down * (1 - sample[what] / most / 1.05):.1f}"
            for at, sample in enumerate(samples)
        )
        found.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}"/>')
        words = f"{label}: at most {most:,.0f} {UNITS[what]}".strip()
        found.append(text(LEFT + 220 * number, HEIGHT - 12, words, 13, colour))
    return "\n".join([*found, "</svg>", ""])


def text(x: float, y: float, words: str, size: int, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'
