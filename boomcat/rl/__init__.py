"""Environments for learning: what a seat may know and may do as numbers, and many games at once.

The functions here need the extra `rl`, and `openspiel_game` the package `open_spiel`; nothing is imported before that.
See docs/environments.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boomcat.rl.interfaces.registration import register_now_or_later


def _missing(name: str, extra: str) -> ModuleNotFoundError:
    sentence = f"boomcat.rl needs {name}: install Boomcat with its extra {extra}, see docs/environments.md"
    return ModuleNotFoundError(sentence, name=name)


try:
    import librt.vecs as _  # noqa: F401 (without it a compiled module would fail in a way that doesn't name it)
except ImportError as _error:
    raise _missing("librt", "rl") from _error

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boomcat.core.rules import Options
    from boomcat.rl.interfaces.batch_env import BatchEnv
    from boomcat.rl.interfaces.gymnasium_env import GymEnv
    from boomcat.rl.interfaces.openspiel import OpenSpielGame
    from boomcat.rl.interfaces.opponents import Opponent
    from boomcat.rl.interfaces.sb3 import Sb3VecEnv
    from boomcat.rl.interfaces.vector_env import BoomcatVectorEnv

__all__ = ["aec_env", "batch_env", "gym_env", "openspiel_game", "sb3_env", "vector_env"]

register_now_or_later()


def _interface(module: str, extra: str = "rl") -> Any:
    """Import an interface.  If a package is missing, say which extra it belongs to."""
    try:
        return import_module(f"boomcat.rl.interfaces.{module}")
    except ModuleNotFoundError as error:
        raise _missing((error.name or "").partition(".")[0], extra) from error


def aec_env(
    edition: str = "original",
    players: int = 4,
    *,
    options: Options | None = None,
    floats: bool = False,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo AEC environment of an edition or recipe; `env.unwrapped` is the raw one, without checks."""
    return _interface("pettingzoo_env").wrapped(edition, players, options, floats, render_mode)


def gym_env(
    edition: str = "original",
    opponents: Sequence[Opponent] = ("heuristic",) * 3,
    *,
    options: Options | None = None,
    floats: bool = False,
    mask_in_observation: bool = False,
    render_mode: str | None = None,
) -> GymEnv:
    """A Gymnasium environment: one seat against bots.

    Observations are bytes; with `floats` they are scaled, as those of `gymnasium.make("Boomcat-v0")` are.
    An opponent is a name (`"heuristic"`), a class derived from Bot, a file with one (`"my_bot.py:MyBot"`), or a network
    (`"net.npz"`).
    """
    env: GymEnv = _interface("gymnasium_env").GymEnv(
        edition, opponents, options, floats, mask_in_observation, render_mode
    )
    return env


def vector_env(
    num_envs: int = 256,
    edition: str = "original",
    opponents: Sequence[Opponent] = ("heuristic",) * 3,
    *,
    options: Options | None = None,
    floats: bool = True,
    mask_in_observation: bool = False,
    render_mode: str | None = None,
) -> BoomcatVectorEnv:
    """A Gymnasium vector environment on top of the batch, as `gymnasium.make_vec("Boomcat-v0")` makes it."""
    env: BoomcatVectorEnv = _interface("vector_env").BoomcatVectorEnv(
        num_envs, edition, opponents, options, floats, mask_in_observation, render_mode
    )
    return env


def sb3_env(
    num_envs: int = 256,
    edition: str = "original",
    opponents: Sequence[Opponent] = ("heuristic",) * 3,
    *,
    options: Options | None = None,
) -> Sb3VecEnv:
    """The same as a `VecEnv` of Stable-Baselines3, with the masks that `MaskablePPO` of sb3-contrib asks for."""
    env: Sb3VecEnv = _interface("sb3", "sb3").Sb3VecEnv(vector_env(num_envs, edition, opponents, options=options))
    return env


def openspiel_game(edition: str = "original", players: int = 4) -> OpenSpielGame:
    """A game of OpenSpiel, with chance nodes for the deal, serialisation, and re-deals for searches."""
    spiel = _interface("openspiel", "openspiel")
    game: OpenSpielGame = spiel.OpenSpielGame(spiel.parameters(edition, players))
    return game


def batch_env(
    edition: str = "original",
    cast: Sequence[Opponent] = ("learner",) * 4,
    *,
    games: int = 256,
    seed: int = 0,
    options: Options | None = None,
    floats: bool = False,
) -> BatchEnv:
    """Many games side by side; `cast` says who plays: "learner", "other" (also answered outside), or opponents."""
    env: BatchEnv = _interface("batch_env").BatchEnv(edition, cast, games, seed, options, floats)
    return env
