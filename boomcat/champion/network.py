"""The network in numpy, without PyTorch: scores for the options of one decision. See boomcat/learn/torch_network.py."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from boomcat.core.question import Ask
from boomcat.learn.weights import read_weights
from boomcat.rl.layout import MOVE, MOVE_PARTS, OBSERVATION, PARTS, scales, start_of

WEIGHTS = Path(__file__).with_name("champion.npz")
#: Of more options than this, only this many are evaluated.
MOST_EVALUATED_MOVES = 32


class Trunk:
    """The first layers of the network, which read the rows of tables, from a file of weights in half precision."""

    def __init__(self, path: Path) -> None:
        weights = read_weights(path)
        self.weights = {name: np.ascontiguousarray(values.T) for name, values in weights.items()}
        self.blocks = sum(name.startswith("blocks.") and name.endswith(".weight") for name in weights)
        # Bytes come in; what to multiply them with is done once.
        self.enter = self.weights["enter.weight"] * np.array(scales(PARTS), np.float32)[:, None]

    def read(self, rows: bytes | memoryview) -> Any:
        """A line of numbers for each row, as `boomcat.rl.features` writes them."""
        weights = self.weights
        table = np.frombuffer(rows, np.uint8).reshape(-1, OBSERVATION)
        # Most of them are 0.
        there = np.flatnonzero(table.any(0))
        x = table[:, there].astype(np.float32) @ self.enter[there] + weights["enter.bias"]
        x = gelu(self.norm(x, "enter_norm"))
        for block in range(self.blocks):
            inner = x @ weights[f"blocks.{block}.weight"] + weights[f"blocks.{block}.bias"]
            x = x + gelu(self.norm(inner, f"norms.{block}"))
        return x

    def norm(self, x: Any, name: str) -> Any:
        apart = x - x.mean(1, keepdims=True)
        spread = np.sqrt((apart * apart).mean(1, keepdims=True) + 1e-5)
        return apart / spread * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]


class Scores(Trunk):
    """The champion's choice."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        #: The questions of which it has seen any in training; what it answered to others would mean nothing.
        column = start_of(PARTS, "question")
        self.questions = [asking for asking in range(Ask.OVER) if self.weights["enter.weight"][column + asking].any()]
        self.move = self.weights["move.weight"] * np.array(scales(MOVE_PARTS), np.float32)[:, None]

    def __call__(self, row: bytes | memoryview, options: bytes | memoryview) -> Any:
        """One number for each option, of the rows as `boomcat.rl.features` writes them; the highest is the best.

        Of many options those that look worst drop out before the last layer, where most of the time would go: in
        250 decisions the best of all was among the first four at that point.
        """
        weights = self.weights
        moves = np.frombuffer(options, np.uint8).reshape(-1, MOVE)
        x = self.read(row)
        used = np.flatnonzero(moves.any(0))
        z = moves[:, used].astype(np.float32) @ self.move[used]
        z += x @ weights["state.weight"] + weights["state.bias"]
        z = gelu(z)
        if len(z) <= MOST_EVALUATED_MOVES:
            return self.last(z)
        best = np.argpartition((z @ weights["score.weight"])[:, 0], -MOST_EVALUATED_MOVES)[-MOST_EVALUATED_MOVES:]
        found = np.full(len(z), -np.inf, np.float32)
        found[best] = self.last(z[best])
        return found

    def of_many(self, rows: bytes | memoryview, options: bytes | memoryview, counts: list[int]) -> Any:
        """Return the same for the options of several decisions in a row, of which `counts` says how many each has."""
        weights = self.weights
        moves = np.frombuffer(options, np.uint8).reshape(-1, MOVE)
        used = np.flatnonzero(moves.any(0))
        z = moves[:, used].astype(np.float32) @ self.move[used]
        z += np.repeat(self.read(rows) @ weights["state.weight"] + weights["state.bias"], counts, axis=0)
        return self.last(gelu(z))

    def last(self, z: Any) -> Any:
        weights = self.weights
        inner = z @ weights["mix.weight"]
        inner += weights["mix.bias"]
        z += gelu(inner)
        return (z @ weights["score.weight"])[:, 0]


def gelu(x: Any) -> Any:
    """x / (1 + exp(-2 √(2/π) (x + 0.044715 x³))), in one array: with many options memory costs more than arithmetic."""
    found = x * x
    found *= -1.5957691216 * 0.044715
    found -= 1.5957691216
    found *= x
    # Far below zero it is infinite, and what comes out is zero.
    with np.errstate(over="ignore"):
        np.exp(found, found)
    found += 1.0
    return np.divide(x, found, found)


@cache
def scores(path: Path) -> Scores:
    """Read once."""
    return Scores(path)
