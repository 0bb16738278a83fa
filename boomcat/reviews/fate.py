"""What befalls a seat in a step of a game: the steps whose outcome is luck, and how lucky champions are in them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from boomcat.core.cards import Kind
from boomcat.core.combos import Pair, Triple
from boomcat.core.move_pool import DRAW
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.records.replay import ReplayStep

#: What each kind of luck among champions comes to on average, measured: the judge's error, and no luck.
MEANS: Final = Path(__file__).with_name("luck.toml")

#: Cards that show their player something when they take effect, and those that give a card from the pile.
LOOKS: Final = frozenset(
    [
        Kind.SEE_THE_FUTURE,
        Kind.SEE_THE_FUTURE_5,
        Kind.ALTER_THE_FUTURE,
        Kind.ALTER_THE_FUTURE_5,
        Kind.ALTER_THE_FUTURE_NOW,
        Kind.REVEAL_THE_FUTURE,
        Kind.SHARE_THE_FUTURE,
        Kind.BURY,
        Kind.RAISING_HECK,
    ]
)
DRAWS: Final = frozenset([Kind.DRAW_FROM_THE_BOTTOM])
#: Answers whose player doesn't know what will come of them.
RANDOM_ANSWERS: Final = {Ask.STEAL: "steal", Ask.FACE: "cats", Ask.TRADE: "cats", Ask.AIM: "bark"}


def fate_of(before: State, step: ReplayStep, seat: int) -> str:
    """Return what kind of luck the step held for this seat, which follows from the move alone; "" for none."""
    asking, pending = before.asking, before.pending
    if step.move is None:
        if asking == Ask.NOW:
            return "draw" if seat == before.current else ""
        if before.nopes % 2 or pending is None:
            return ""
        if isinstance(pending, Pair):
            return "steal" if seat == before.player() else "robbed" if seat == pending.target else ""
        if seat != before.player():
            return ""
        if isinstance(pending, Triple):
            return "name"
        if isinstance(pending, CardPlay):
            return "look" if pending.title in LOOKS else "draw" if pending.title in DRAWS else "effect"
        return ""
    if seat != step.seat:
        return ""
    if asking == Ask.TURN and step.move == DRAW:
        return "" if step.game.asking == Ask.NOW else "draw"
    if asking == Ask.TURN and before.cursed >> seat & 1:
        return "blind"
    return RANDOM_ANSWERS.get(asking, "")


def mean_luck(kind: str, players: int) -> float:
    """Return how much luck this kind of step brings among champions, in won games: it's taken off."""
    means = measured_means()
    return means.get("two" if players == 2 else "more", {}).get(kind, 0.0)


@cache
def measured_means() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = tomllib.loads(MEANS.read_text("utf-8"))["means"]
    return found
