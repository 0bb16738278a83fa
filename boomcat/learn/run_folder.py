"""The files in the folder of a run, and among them an opponent that doesn't learn, if one is kept there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from boomcat.learn.weights import read_weights

#: The opponent's name in the folder, which says what is learnt there.
FROZEN: Final = "against.npz"


@contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """Yield a folder for files that change together: they replace those in this folder when all are written.

    A process killed while writing them continues with the previous ones.
    """
    unfinished = folder / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    yield unfinished
    for path in unfinished.iterdir():
        path.replace(folder / path.name)
    unfinished.rmdir()


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


def sizes_of(path: Path) -> dict[str, Any]:
    """The size of the network, as `TrainingSettings` names it."""
    weights = read_weights(path)
    width, move_width = (len(weights.get(name, ())) for name in ("enter.weight", "move.weight"))
    blocks = sum(name.startswith("blocks.") and name.endswith(".weight") for name in weights)
    return {"width": width, "move_width": move_width, "blocks": blocks}
