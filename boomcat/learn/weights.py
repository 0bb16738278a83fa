"""The file of a network's weights, which names the numbers that it was trained with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from boomcat.rl.layout import FIRST_LAYOUT, FIRST_MOVE_PARTS, FIRST_PARTS, MOVE_PARTS, PARTS, column_names


class OtherLayout(Exception):
    """Weights that were trained with numbers that there aren't any more."""


def read_weights(path: Path) -> dict[str, Any]:
    """Return weights by name, in single precision.

    They have a column for each number that there is now: those that they weren't trained with count nothing.
    """
    with np.load(path) as file:
        found = {name: file[name] for name in file.files}
    first = str(found.pop("layout", "")) == FIRST_LAYOUT
    for name, parts, before in (("enter", PARTS, FIRST_PARTS), ("move", MOVE_PARTS, FIRST_MOVE_PARTS)):
        named = found.pop(f"{name}.columns", np.array([])).tolist()
        if name == "move" and "move.weight" not in found:
            continue  # a judge only values
        trained, known = column_names(before) if first else named, column_names(parts)
        if not trained or set(trained) - set(known):
            raise OtherLayout(f"{path} was trained for the columns of another version")
        weights = np.zeros((len(found[f"{name}.weight"]), len(known)), np.float32)
        weights[:, [known.index(column) for column in trained]] = found[f"{name}.weight"]
        found[f"{name}.weight"] = weights
    return {name: values.astype(np.float32) for name, values in found.items()}


def columns_trained() -> dict[str, Any]:
    """Return what `read_weights` finds in a file beside the weights."""
    return {"enter.columns": np.array(column_names(PARTS)), "move.columns": np.array(column_names(MOVE_PARTS))}
