"""How to train, as fits the machine and what was trained before.  Without PyTorch, so that tests can look at it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path

from boomcat.learn.mix import MEASURING, TRAINING, Shape

#: The size of the network on a large accelerator.
WIDTH = 512
MOVE_WIDTH = 256
BLOCKS = 2


@dataclass
class Settings:
    """How to train.  The defaults are for a large accelerator and 16 cores."""

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
    snapshot: float = 60.0  # seconds between earlier selves
    measure: float = 45.0  # seconds for the measurement at the end, at most
    games: int = 8  # that count in each lane of it
    device: str = ""
    width: int = WIDTH
    move_width: int = MOVE_WIDTH
    blocks: int = BLOCKS
    shapes: list[Shape] = field(default_factory=lambda: list(TRAINING))
    measured: list[Shape] = field(default_factory=lambda: list(MEASURING))


#: For a demonstration on a few cores: a small network, and small batches.
SMALL = {"lanes": 256, "steps": 48, "batch": 2048, "rate": 1e-3, "measure": 20.0, "games": 2}
SMALL_NETWORK = {"width": 128, "move_width": 64, "blocks": 1}


def settings_for(folder: Path, seconds: float, workers: int, large: bool) -> Settings:
    """For a machine with or without an accelerator; and a network of the same size, if one is there to go on with."""
    sizes = {} if large else SMALL_NETWORK
    seed = Settings.seed
    if (folder / "history.json").exists():
        known = json.loads((folder / "history.json").read_text())
        before = known["settings"]
        sizes = {name: before[name] for name in SMALL_NETWORK if name in before}
        # Other deals than those that it has learnt from.
        seed += known.get("decisions", 0)
    return replace(Settings(seconds=seconds, workers=workers, seed=seed), **(sizes if large else SMALL | sizes))
