"""Observations as numpy arrays, as bytes or as floats."""

from __future__ import annotations

from typing import Any

import numpy as np

from boomcat.rl.encoding import TableEncoding

#: Arrays say nothing of their shape to a type checker.
Array = Any
#: Random seeds are below this.
MOST = 1 << 60


class Scale:
    """Makes arrays of the rows that an encoding writes."""

    def __init__(self, encoding: TableEncoding, floats: bool) -> None:
        self.floats = floats
        self.factors: Array = np.array(encoding.scales, np.float32)
        self.dtype: Any = np.float32 if floats else np.uint8
        #: The highest that each number can be.
        self.high: Array = self.factors * 255 if floats else np.full(encoding.width, 255, np.uint8)

    def array(self, rows: bytes | Array) -> Array:
        found = np.frombuffer(rows, np.uint8) if isinstance(rows, bytes) else rows
        return found * self.factors if self.floats else found


def named_parts(encoding: TableEncoding) -> dict[str, slice]:
    """Return the place of each named part of an observation: `observation[parts["hand"]]`."""
    return {part.name: slice(part.start, part.start + part.length) for part in encoding.parts}
