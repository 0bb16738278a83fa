"""The tables of questions of docs/notation.md and docs/bot-protocol.md: what is asked, and what may be answered."""

from __future__ import annotations

from boomcat.core.question import QUESTIONS, Ask


def for_bots() -> str:
    lines = ["| `asking` | question | moves, for example |", "|---|---|---|"]
    asked = [one for one in QUESTIONS if one.asking != Ask.OVER]
    return "\n".join([*lines, *(f"| `{one.word}` | {one.meaning} | {one.moves} |" for one in asked)])


def statements() -> str:
    """How a position says what is asked; a window and the end of a game are written otherwise."""
    lines = ["| `asked:` | the question |", "|---|---|"]
    asked = [one for one in QUESTIONS if one.asking not in (Ask.NOPE, Ask.OVER)]
    return "\n".join([*lines, *(f"| {one.asked} |" for one in asked)])
