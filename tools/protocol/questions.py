"""The questions of docs/bot-protocol.md and docs/notation.md: what is asked, and what may be answered."""

from __future__ import annotations

from boomcat.core.question import QUESTIONS, Ask


def for_bots() -> str:
    asked = [one for one in QUESTIONS if one.asking != Ask.OVER]
    return "\n".join(f"- `{one.word}`: {one.meaning}: {one.moves}" for one in asked)


def statements() -> str:
    """How a position says what is asked; a window and the end of a game are written otherwise."""
    asked = [one for one in QUESTIONS if one.asking not in (Ask.NOPE, Ask.OVER)]
    return "\n".join("- " + one.asked.replace(" | ", ": ", 1) for one in asked)
