"""Does in Pyodide what a page does without a server, so that every module that it takes is loaded.

web/offline/bundle.js runs this with the whole standard library; write_modules.py then keeps those modules.
"""

import asyncio
import json
from io import StringIO


class Keys:
    """A database in memory, as web/src/offline/keyStore.ts would be."""

    def __init__(self):
        self.texts = {}

    async def write(self, wanted):
        batch = json.loads(wanted)
        self.texts.update([*batch["new"], *batch["kept"]])
        return ""

    async def read(self, prefix):
        return json.dumps(sorted(pair for pair in self.texts.items() if pair[0].startswith(prefix)))


class Network:
    """The champion's, without an opinion; and how it is downloaded."""

    questions = json.dumps(list(range(100)))

    async def load(self):
        return self

    def scores(self, row, options):
        return self

    def to_py(self):
        return memoryview(bytes(1))


async def use_everything():
    """Open tables, play, look at a game again, and make mistakes."""
    from boomcat.offline.offline_server import OfflineServer
    from boomcat.server.operations.log import Log
    from boomcat.server.tables.clock import RealClock

    keys, clock = Keys(), RealClock(speed=1000.0)
    server = OfflineServer(keys, Network(), clock, Log("error"))

    async def ask(path, **body):
        status, text = await server.respond(path, json.dumps(body))
        assert status == 200, text
        return json.loads(text)

    await server.respond("api/catalog", None)
    await ask("api/recipe", text='start = "original"')
    await ask("api/lessons", name="Anna", lesson="first")
    seated = await ask("api/solo", name="Anna", bots=["heuristic", "random", "champion", "apprentice"])
    heard, lost = [], []

    async def heard_of(word):
        while not any(word in text for text in heard):
            assert not lost, heard[-1]
            await asyncio.sleep(0.01)

    other = OfflineServer(keys, Network(), clock, Log("error"))
    line = await other.connect(seated["table"], heard.append, lambda: lost.append(True))
    line.hear(json.dumps({"message": "hello", "token": seated["token"], "last_sequence": None}))
    await heard_of('"phase":"playing"')
    line.hear("nonsense")
    line.hear(json.dumps({"message": "answer", "id": "a", "question": 1, "move": "nonsense", "game": 1}))
    line.hear(json.dumps({"message": "concede", "id": "b"}))
    line.hear(json.dumps({"message": "hurry", "id": "c"}))
    await heard_of('"phase":"over"')
    status, record = await server.respond(f"api/tables/{seated['table']}/records/1", None)
    assert status == 200, record
    await ask("api/replay", record=record, seat=1)
    await ask("api/check-luck", record=record)
    await ask("api/play-on", record=record, step=0, seat=1)
    try:
        raise ValueError
    except ValueError as error:
        Log("error", file=StringIO()).broken(error)
