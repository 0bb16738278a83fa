"""The database of a browser, in memory: the same rules as web/src/offline/keyStore.ts."""

from __future__ import annotations

import asyncio
import json


class MemoryKeys:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        #: Writes that were asked for; while this is clear, they wait.
        self.asked = 0
        self.writing = asyncio.Event()
        self.writing.set()

    async def write(self, wanted: str) -> str:
        self.asked += 1
        await self.writing.wait()
        batch = json.loads(wanted)
        if any(key in self.texts for key, _ in batch["new"]):
            return "store-stale"
        if any(key not in self.texts for key in batch["there"]):
            return "store-gap"
        self.texts.update([*batch["new"], *batch["kept"]])
        return ""

    async def read(self, prefix: str) -> str:
        return json.dumps(sorted(pair for pair in self.texts.items() if pair[0].startswith(prefix)))
