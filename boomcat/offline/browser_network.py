"""The champion's network in a browser: its arithmetic is done in JavaScript (web/offline/network.js)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol


class Arithmetic(Protocol):
    """The network's file, as the worker has read it."""

    #: What it was trained to answer, as JSON.
    questions: str

    def scores(self, row: memoryview, options: memoryview) -> Any:
        """Return an array of JavaScript with a number for each option."""


class Download(Protocol):
    """Fetches the file when it's needed for the first time."""

    async def load(self) -> Arithmetic: ...


class BrowserNetwork:
    """A `champion_bot.MoveScorer`."""

    def __init__(self, arithmetic: Arithmetic) -> None:
        self.arithmetic = arithmetic
        self.questions: list[int] = json.loads(arithmetic.questions)

    def __call__(self, row: memoryview, options: memoryview) -> Sequence[float]:
        found: memoryview = self.arithmetic.scores(row, options).to_py()
        return found.tolist()


async def install(download: Download) -> None:
    """Let champions in this process decide with the network of the browser."""
    # Imported here, so that a page without a champion opens sooner.
    from boomcat.champion import champion_bot

    network = BrowserNetwork(await download.load())
    champion_bot.read_network = lambda _: network
