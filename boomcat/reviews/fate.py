"""The steps of a game whose outcome is luck for a seat, and how lucky champions are in them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from boomcat.core.cards import LOOKS, Kind
from boomcat.core.combos import Pair, Triple
from boomcat.core.move_pool import DRAW
from boomcat.core.plays import CardPlay
from boomcat.core.question import QUESTIONS, Ask, is_window
from boomcat.core.state import State
from boomcat.records.replay import ReplayStep

#: What each kind of luck among champions comes to on average, measured: the judge's error, and no luck.
MEANS: Final = Path(__file__).with_name("luck.toml")

#: Cards that give a card from the pile.
DRAWS: Final = frozenset([Kind.DRAW_FROM_THE_BOTTOM])


def fate_of(before: State, step: ReplayStep, seat: int) -> str:
    """Return what kind of luck the step held for this seat, which follows from the move alone; "" for none."""
    asking, pending = before.asking, before.pending
    if step.move is None:
        if pending is None:
            # The window before a draw (B2).
            return "draw" if seat == before.current else ""
        if before.nopes % 2:
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
        return "" if is_window(step.game.asking) else "draw"
    if asking == Ask.TURN and before.cursed >> seat & 1:
        return "blind"
    return QUESTIONS[asking].luck


def mean_luck(kind: str, players: int) -> float:
    """Return how much luck this kind of step brings among champions, in won games: it's taken off."""
    means = measured_means()
    return means.get("two" if players == 2 else "more", {}).get(kind, 0.0)


@cache
def measured_means() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = tomllib.loads(MEANS.read_text("utf-8"))["means"]
    return found
