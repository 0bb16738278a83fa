"""The network for many rows at once: what places are worth, and how it likes the options there."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from boomcat.champion.network import Scores, gelu
from boomcat.rl.choices import MOST
from boomcat.rl.features import MOVE_ROW, ROW

#: So many rows at once are the most that a search writes down.
ROOM = 256


class Paper(threading.local):
    """Where rows are written down, one place for each thread, and the same as arrays to read.

    What compiled code was given once is never freed (librt 0.16), so it's always given the same.
    """

    def __init__(self) -> None:
        self.rows = vec[u8](bytes(ROW * ROOM))
        self.moves = vec[u8](bytes(MOVE_ROW * MOST * ROOM))
        self.row_array: Any = np.frombuffer(memoryview(self.rows), np.uint8).reshape(-1, ROW)
        self.move_array: Any = np.frombuffer(memoryview(self.moves), np.uint8).reshape(-1, MOVE_ROW)


PAPER = Paper()


class Judge:
    """As `Scores`, which is the quicker for one row."""

    def __init__(self, scores: Scores) -> None:
        self.scores = scores
        self.weights = scores.weights

    def norm(self, x: Any, name: str) -> Any:
        x -= x.mean(1, keepdims=True)
        x /= np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / x.shape[1] + 1e-5)
        x *= self.weights[f"{name}.weight"]
        x += self.weights[f"{name}.bias"]
        return x

    def trunk(self, rows: int) -> Any:
        """What the network makes of the first rows on the paper."""
        weights = self.weights
        written = PAPER.row_array[:rows].astype(np.float32)
        x = gelu(self.norm(written @ self.scores.enter + weights["enter.bias"], "enter_norm"))
        for block in range(self.scores.blocks):
            inner = x @ weights[f"blocks.{block}.weight"] + weights[f"blocks.{block}.bias"]
            x = x + gelu(self.norm(inner, f"norms.{block}"))
        return x

    def values(self, x: Any) -> Any:
        """The chance to win, for each of these."""
        return np.clip((x @ self.weights["value.weight"])[:, 0] + self.weights["value.bias"], 0.0, 1.0)

    def options(self, x: Any, counts: Any) -> Any:
        """The scores of the moves on the paper, of which each of these has so many."""
        owner = np.repeat(np.arange(len(counts)), counts)
        moves = PAPER.move_array[: len(owner)].astype(np.float32)
        state = x @ self.weights["state.weight"] + self.weights["state.bias"]
        return self.scores.last(gelu(state[owner] + moves @ self.scores.move))
