"""The learning curve as a picture: the share of games won against each kind of opponent, over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 270, 56, 48
PAPER, OAT, INK, SOFT_INK = "#FFF8E8", "#E9D5AC", "#221D2D", "#5D5463"
COLOURS = ("#12504F", "#E24A2E", "#A8692F", "#5B4B8A", "#1F8A83", "#B4801C", "#8A2F4B", "#4A5D23")
#: Fewer games than this say nothing.
FEWEST = 20


def curves(history: Sequence[dict[str, Any]], title: str, axis: str) -> str:
    """An SVG of a trainer's history."""
    lines = points(history)
    most = max((at for line in lines.values() for at, _ in line), default=1)
    across = WIDTH - LEFT - RIGHT
    down = HEIGHT - TOP - BOTTOM
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Jost, sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAPER}"/>',
        written(LEFT, 34, title, 20, INK),
        written(LEFT, HEIGHT - 12, f"{axis}: {most:,}", 13, SOFT_INK),
    ]
    for tick in (0, 25, 50, 75, 100):
        y = TOP + down * (1 - tick / 100)
        found.append(
            f'<line x1="{LEFT}" x2="{LEFT + across}" y1="{y:g}" y2="{y:g}" stroke="{OAT}" stroke-width="1.5"/>'
        )
        found.append(written(LEFT - 10, y + 5, f"{tick} %", 13, SOFT_INK, "end"))
    for number, (colour, (label, line)) in enumerate(zip(COLOURS, lines.items(), strict=False)):
        path = " ".join(f"{LEFT + across * at / most:.1f},{TOP + down * (1 - share):.1f}" for at, share in line)
        found.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        found.append(written(LEFT + across + 14, TOP + 16 + 22 * number, label, 13, colour))
    return "\n".join([*found, "</svg>", ""])


def written(x: float, y: float, words: str, size: int, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'


def points(history: Sequence[dict[str, Any]]) -> dict[str, list[tuple[int, float]]]:
    """Return the points of each curve: the share that was won after this many decisions, by kind of game."""
    found: dict[str, list[tuple[int, float]]] = {}
    for facts in history:
        for label, (share, games) in facts.get("wins", {}).items():
            if games >= FEWEST:
                found.setdefault(label, []).append((facts["decisions"], share))
    # More lines than colours can't be distinguished.
    longest = sorted(found, key=lambda label: -len(found[label]))[: len(COLOURS)]
    return {label: found[label] for label in sorted(longest)}
