"""A model of NATS: journals that accept only entries at their end, leases that are replaced by revision, and
outages.  All times are those of an event loop in virtual time."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from boomcat.server.cluster.ownership import Holder

__all__ = ["Message", "Nats", "Plant", "Refused"]

#: "fence": NATS accepts every entry.  "belief": a refused node believes NATS, and writes again at the new end.
#: "format": a node runs a table that it cannot read.
Plant: TypeAlias = Literal["", "fence", "belief", "format"]


class Message(NamedTuple):
    """An entry of a table's journal: a claim or a player's move, and the format that it is written in."""

    nonce: int
    author: Holder
    move: int | None
    format: int


class Refused(NamedTuple):
    """A refusal: the length of the journal, and the entry at the place that the writer expected to be free."""

    last: int
    instead: int


class Lease(NamedTuple):
    holder: Holder
    revision: int


class Nats:
    def __init__(self, seed: int, plant: Plant) -> None:
        self.random = Random(seed)
        self.numbers = count(1)
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()
        self.plant = plant
        self.journals: dict[str, list[Message]] = {}
        self.leases: dict[str, Lease] = {}
        self.revision = 0
        #: Until when NATS has no majority; and its recent outages.
        self.outage_until = 0.0
        self.outages: deque[tuple[float, float]] = deque(maxlen=100)

    @property
    def now(self) -> float:
        return self.loop.time() - self.began

    def latency(self) -> float:
        """Return a millisecond, and now and then a second."""
        return self.random.uniform(0.0005, 0.002) if self.random.random() < 0.999 else self.random.uniform(0.1, 3.0)

    def append(self, code: str, expected: int, message: Message) -> int | Refused:
        journal = self.journals.setdefault(code, [])
        if len(journal) != expected and self.plant != "fence":
            return Refused(len(journal), journal[expected].nonce if expected < len(journal) else 0)
        journal.append(message)
        return len(journal)

    def put_lease(self, code: str, holder: Holder, revision: int) -> int | None:
        known = self.leases.get(code)
        if (0 if known is None else known.revision) != revision:
            return None
        self.revision += 1
        self.leases[code] = Lease(holder, self.revision)
        return self.revision

    def drop_lease(self, code: str, revision: int) -> bool:
        known = self.leases.get(code)
        if known is not None and known.revision == revision:
            del self.leases[code]
        return True

    def newest(self, code: str) -> int:
        """Return the format of the last entry."""
        journal = self.journals.get(code)
        return journal[-1].format if journal else 0
