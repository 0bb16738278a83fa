"""Settings of a training run, fit for the machine and earlier training.  Without PyTorch, for tests."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from boomcat.learn.mix import DUEL, MEASURING, TRAINING, Shape
from boomcat.learn.run_folder import FROZEN, sizes_of

#: The size of the network on a large accelerator.
WIDTH = 512
MOVE_WIDTH = 256
BLOCKS = 2


@dataclass
class TrainingSettings:
    """The settings of a training run.  The defaults are for a large accelerator and 16 cores."""

    seconds: float = 480.0
    workers: int = 15
    lanes: int = 256  # of each worker, in both groups
    steps: int = 64  # of each lane in a rollout
    epochs: int = 3
    batch: int = 16384
    rate: float = 5e-4
    last_rate: float = 3e-4
    clip: float = 0.2
    drift: float = 0.03  # from the policy that played, after which a rollout is done with
    trust: float = 0.95
    entropy: float = 0.01
    last_entropy: float = 0.01
    seed: int = 1
    measure: float = 45.0  # seconds for the measurement at the end, at most
    games: int = 8  # that count in each lane of it
    begin: str = ""  # the weights to begin with, if the folder has none
    frozen: str = ""  # the weights of the only opponent, which takes its best move and doesn't learn
    width: int = WIDTH
    move_width: int = MOVE_WIDTH
    blocks: int = BLOCKS
    shapes: list[Shape] = field(default_factory=lambda: list(TRAINING))
    measured: list[Shape] = field(default_factory=lambda: list(MEASURING))


#: For a demonstration on a few cores: a small network, and small batches.
SMALL = {"lanes": 256, "steps": 48, "batch": 2048, "rate": 1e-3, "measure": 20.0, "games": 2}
SMALL_NETWORK = {"width": 128, "move_width": 64, "blocks": 1}
#: For a network that is good already: what large steps gain in one kind of game, they lose in others.
FINER_STEPS = {"rate": 4e-4, "last_rate": 2e-5, "last_entropy": 0.002}
#: Decisions against a frozen opponent after which a run begins with smaller steps.
FINE_STEPS_AFTER_DECISIONS = 150_000_000


def settings_for(
    folder: Path, seconds: float, workers: int, large: bool, begin: Path | None = None
) -> TrainingSettings:
    """Return settings for a machine with or without an accelerator; an earlier network sets the size.

    That is the one in the folder, or else the weights to begin with.
    """
    sizes: dict[str, Any] = {} if large else SMALL_NETWORK
    decisions = 0
    if begin is not None:
        sizes = sizes_of(begin) | FINER_STEPS | {"begin": str(begin)}
    if (folder / "history.json").exists():
        known = json.loads((folder / "history.json").read_text())
        before = known["settings"]
        sizes = {name: before[name] for name in SMALL_NETWORK if name in before}
        decisions = known.get("decisions", 0)
    # Other deals than those that it has learnt from.
    found = TrainingSettings(seconds=seconds, workers=workers, seed=TrainingSettings.seed + decisions)
    found = replace(found, **(sizes if large else SMALL | sizes))
    return duelling(found, folder / FROZEN, decisions) if (folder / FROZEN).exists() else found


def duelling(settings: TrainingSettings, frozen: Path, decisions: int) -> TrainingSettings:
    """Settings for training against one opponent only, with a network of its size, after `decisions`.

    Every run begins with large steps and much left to chance, to get away from what that network does itself, and ends
    with very small steps: what they gain would be lost in the noise of larger ones.
    """
    return replace(
        settings,
        **sizes_of(frozen),
        frozen=str(frozen),
        shapes=list(DUEL),
        measured=list(DUEL),
        rate=7e-4 / math.sqrt(1 + decisions / FINE_STEPS_AFTER_DECISIONS),
        last_rate=3e-5,
        entropy=0.02,
        last_entropy=0.001,
        measure=20.0,
    )
