"""In what two games differ."""

from __future__ import annotations

from boomcat.core.game import MOMENT, Game


def differences(one: Game, other: Game) -> list[str]:
    """The fields in which they differ; none if the games are equal."""
    return [name for name in MOMENT if getattr(one, name) != getattr(other, name)]
