"""An opponent that doesn't learn: the file of its weights, kept beside those that are learnt against it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

import numpy as np

from boomcat.learn.checkpoint import replacing

#: Its name in the folder, which says what is learnt there.
FROZEN: Final = "against.npz"
#: Not a weight: for which numbers the others were trained.
LAYOUT: Final = "layout"


def keep(weights: Path, folder: Path) -> bool:
    """Let everything in this folder be learnt against these weights; not if something else was learnt there before."""
    kept = folder / FROZEN
    if kept.exists():
        return kept.read_bytes() == weights.read_bytes()
    if (folder / "net.pt").exists():
        return False
    with replacing(folder) as unfinished:
        shutil.copyfile(weights, unfinished / FROZEN)
    return True


def weights_of(path: Path) -> dict[str, Any]:
    """By name, in the precision of learning."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files if name != LAYOUT}


def sizes_of(path: Path) -> dict[str, Any]:
    """The size of the network, as `TrainingSettings` names it."""
    weights = weights_of(path)
    width, move_width = (len(weights[name]) for name in ("enter.weight", "move.weight"))
    blocks = sum(name.startswith("blocks.") and name.endswith(".weight") for name in weights)
    return {"width": width, "move_width": move_width, "blocks": blocks}
