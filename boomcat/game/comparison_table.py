"""The results of a comparison, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomcat.core.recipe import edition_named
from boomcat.locale import ENGLISH, speaking, text
from boomcat.story import edition_name

if TYPE_CHECKING:
    from boomcat.arena.statistics import Result
    from boomcat.game.contest import Comparison


def table(comparison: Comparison) -> str:
    """The columns of `boomcat arena`, in English and without its ratings."""
    with speaking(ENGLISH):
        heads = ["arena-bot", "arena-rate", "arena-places", "arena-time", "arena-defaults"]
        rows = [[text(head) for head in heads], *[cells(one) for one in comparison.results]]
        if not any(one.incidents for one in comparison.results):
            rows = [row[:-1] for row in rows]
        title = text(
            "arena-title",
            edition=edition_name(edition_named(comparison.edition, comparison.title)),
            players=comparison.players,
            deals=comparison.deals,
            games=comparison.games,
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([title, *lines])


def cells(one: Result) -> list[str]:
    places = " ".join(f"{100 * share:.0f}" for share in one.places)
    return [name_of(one), rate_of(one), places, duration(one.seconds_per_decision), str(one.incidents.total())]


def name_of(one: Result) -> str:
    return one.bot if one.seats == 1 else text("arena-bot-seats", bot=one.bot, seats=one.seats)


def rate_of(one: Result) -> str:
    """Return the win rate and its interval."""
    rate, low, high = (text("percent", share=share) for share in (one.win_rate, one.low, one.high))
    return text("arena-rate-value", rate=rate, low=low, high=high)


def duration(seconds: float) -> str:
    if seconds < 0.001:
        return text("arena-microseconds", time=seconds * 1e6)
    return text("arena-milliseconds", time=seconds * 1e3)
