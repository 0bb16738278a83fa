"""In what two games differ."""

from boomcat.core.state import MOMENT, State


def differences(one: State, other: State) -> list[str]:
    """The fields in which they differ; none if the games are equal."""
    return [name for name in MOMENT if getattr(one, name) != getattr(other, name)]
