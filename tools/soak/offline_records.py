"""Makes records at tables of a browser, and replays records, in Pyodide and in native Python.

    await main(["make", "FILE", "SEED", "original", ...])    a game of each deck; a line of JSON for each
    await main(["replay", "FILE", "RESULT"])                 what comes of each record, line by line
    await main(["make", ..., "then", "replay", ...])         one after the other

web/offline/run.js runs it in Pyodide, tools/soak/offline.py in this Python.
"""

import asyncio
import hashlib
import json
from pathlib import Path
from random import Random

from boomcat.core.recipe import edition_named
from boomcat.notation import write_position
from boomcat.offline.offline_server import OfflineServer
from boomcat.records import read_record, replay
from boomcat.server.operations.log import Log
from boomcat.server.tables.clock import RealClock

#: Bots take no time at these tables.
SPEED = 1e6


class Keys:
    """A database in memory, as web/src/offline/keyStore.ts would be."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def write(self, wanted: str) -> str:
        batch = json.loads(wanted)
        self.texts.update([*batch["new"], *batch["kept"]])
        return ""

    async def read(self, prefix: str) -> str:
        return json.dumps(sorted(pair for pair in self.texts.items() if pair[0].startswith(prefix)))


async def make(deck: str, luck: Random) -> str:
    """Return the record of a game between bots, one of which plays for a person who has conceded."""
    server = OfflineServer(Keys(), clock=RealClock(SPEED), log=Log("error"))
    sizes = edition_named(deck).sizes
    bots = [luck.choice(("random", "heuristic")) for _ in range(luck.choice(sizes) - 1)]
    body = {"name": "Anna", "bots": bots, "settings": {"edition": deck}}
    status, text = await server.respond("api/solo", json.dumps(body))
    assert status == 200, text
    seated = json.loads(text)
    heard: list[str] = []
    line = await server.connect(seated["table"], heard.append, lambda: None)
    assert line is not None

    async def phase(word: str) -> None:
        while not any(f'"phase":"{word}"' in text for text in heard):
            await asyncio.sleep(0.001)

    line.hear(json.dumps({"message": "hello", "token": seated["token"], "last_sequence": None}))
    await phase("playing")
    line.hear(json.dumps({"message": "concede", "id": "a"}))
    line.hear(json.dumps({"message": "hurry", "id": "b"}))
    await phase("over")
    line.leave()
    status, record = await server.respond(f"api/tables/{seated['table']}/records/1", None)
    assert status == 200, record
    return record


def result(record: str) -> str:
    """Return a digest of every position of a recorded game, and who won."""
    read = read_record(record.splitlines())
    assert read.finished
    digest = hashlib.sha256()
    for step in replay(read):
        digest.update(write_position(step.game).encode())
    return f"{digest.hexdigest()} {read.standings}"


async def main(words: list[str]) -> None:
    """Run commands, with `then` between them: a browser's Python takes seconds to start."""
    while "then" in words:
        end = words.index("then")
        await run(words[:end])
        words = words[end + 1 :]
    await run(words)


async def run(words: list[str]) -> None:
    match words:
        case ["make", file, seed, *decks]:
            luck = Random(int(seed))
            lines = [json.dumps(await make(deck, luck)) for deck in decks]
        case ["replay", source, file]:
            lines = [result(json.loads(line)) for line in Path(source).read_text("utf-8").splitlines()]
        case _:
            raise ValueError(words)
    Path(file).write_text("\n".join(lines) + "\n", "utf-8")
