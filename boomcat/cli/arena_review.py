"""`boomcat arena --review`: what the bots did wrong, by kind of mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomcat.cli.many_games import ProgressBar
from boomcat.cli.output import console
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.arena.plan import Plan
    from boomcat.reviews.bot_review import BotReview

#: Kinds of mistakes that are listed of each bot.
MOST_KINDS = 6


def reviewed(plan: Plan) -> dict[str, BotReview]:
    """Play and review some games of the plan."""
    from boomcat.reviews.bot_review import BotReviewer

    reviewer = BotReviewer(plan)
    with ProgressBar(words="arena-review-progress") as bar:
        for game, _ in enumerate(reviewer.run(), 1):
            bar.reach(game, reviewer.games)
    return reviewer.found


def show(found: dict[str, BotReview]) -> None:
    screen = console()
    for one in found.values():
        count = sum(len(kind.examples) for kind in one.mistakes)
        lost = 100 * sum(kind.loss for kind in one.mistakes) / one.seats
        screen.print()
        screen.print(
            text("arena-review-bot", bot=one.bot, decisions=one.decisions, count=count, points=lost),
            style="bold",
            soft_wrap=True,
        )
        for kind in one.mistakes[:MOST_KINDS]:
            worst = max(kind.examples, key=lambda example: example.loss)
            points = 100 * kind.loss / len(kind.examples)
            words = text(
                "arena-review-kind", count=len(kind.examples), played=kind.played, best=kind.best, points=points
            )
            screen.print(words, soft_wrap=True)
            where = text("arena-review-example", seat=worst.seat, played=worst.played, best=worst.best)
            screen.print(f"  {'; '.join(worst.position.splitlines())}\n  # {where}", soft_wrap=True, markup=False)
