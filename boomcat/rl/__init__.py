"""Environments for learning: what a seat may know and may do as numbers, and many games at once.

The functions here need the extra `rl`, and `openspiel_game` the package `open_spiel`; nothing is imported before that.
See docs/environments.md.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

try:
    import librt.vecs as _  # noqa: F401 (whoever lacks it hears what to do, not that some extension module broke)
except ImportError as _error:
    raise ModuleNotFoundError('boomcat.rl needs librt: pip install "boomcat[rl]"', name="librt") from _error

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boomcat.core.rules import Options
    from boomcat.rl.interfaces.batch import BatchEnv
    from boomcat.rl.interfaces.gymnasium_env import GymEnv
    from boomcat.rl.interfaces.openspiel import OpenSpielGame

__all__ = ["aec_env", "batch_env", "gym_env", "openspiel_game"]


@contextmanager
def _needing(extra: str) -> Iterator[None]:
    """Whoever lacks a package hears what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        sentence = f'boomcat.rl needs {error.name}: pip install "boomcat[{extra}]"'
        raise ModuleNotFoundError(sentence, name=error.name) from error


def aec_env(
    edition: str = "original",
    players: int = 4,
    *,
    options: Options | None = None,
    compact: bool = True,
    floats: bool = False,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo AEC environment of an edition or recipe; `env.unwrapped` is the raw one, without checks."""
    with _needing("rl"):
        from boomcat.rl.interfaces.pettingzoo_env import wrapped

    return wrapped(edition, players, options, compact, floats, render_mode)


def gym_env(
    edition: str = "original",
    opponents: Sequence[str] = ("heuristic",) * 3,
    *,
    options: Options | None = None,
    compact: bool = True,
    floats: bool = False,
    render_mode: str | None = None,
) -> GymEnv:
    """A Gymnasium environment: one seat against bots by name, such as `random`, `heuristic` or `champion`."""
    with _needing("rl"):
        from boomcat.rl.interfaces.gymnasium_env import GymEnv

    return GymEnv(edition, opponents, options, compact, floats, render_mode)


def openspiel_game(edition: str = "original", players: int = 4, *, compact: bool = True) -> OpenSpielGame:
    """A game of OpenSpiel, with chance nodes for the deal, serialisation, and re-deals for searches."""
    with _needing("openspiel"):
        from boomcat.rl.interfaces.openspiel import OpenSpielGame, parameters

    return OpenSpielGame(parameters(edition, players, compact))


def batch_env(
    edition: str = "original",
    cast: Sequence[str] = ("learner",) * 4,
    *,
    games: int = 256,
    seed: int = 0,
    options: Options | None = None,
    compact: bool = True,
    floats: bool = False,
) -> BatchEnv:
    """Many games side by side; `cast` says who plays: "learner", "other" (also answered outside), or bots by name."""
    with _needing("rl"):
        from boomcat.rl.interfaces.batch import BatchEnv

    return BatchEnv(edition, cast, games, seed, options, compact, floats)
