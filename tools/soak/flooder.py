"""Floods a server, in a separate process: `python -m tools.soak.flooder KIND PORT ADDRESSES SECONDS CODE`.

It uses a given number of addresses of 127.0.0.0/8 and a limited rate: on one machine it must not be
the lack of a core that those who play feel.  It prints what it did as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from boomcat.server.http.http_connections import raise_file_limit
from tests.support.raw_socket import PING, Closed, RawSocket, frame, post

#: Actions a second, all addresses together.
ACTIONS_PER_SECOND = 2_000
#: The niceness of the process, so that the server and the players come first: real floods come from other machines.
NICENESS = 10
#: Connections from a single address.
PER_ADDRESS = 300
HELLO = '{"message":"hello","last_sequence":0}'
EMOTE = '{"message":"emote","id":"x","emote":"wow"}'


class Flood:
    def __init__(self, port: int, code: str) -> None:
        self.port = port
        self.path = f"/api/tables/{code}/socket"
        self.due = 0.0
        self.done: Counter[str] = Counter()

    async def pace(self, action: str, often: int = 1) -> None:
        """Wait until the rate allows an action, and count it."""
        now = asyncio.get_running_loop().time()
        self.due = max(self.due, now) + 1 / ACTIONS_PER_SECOND
        await asyncio.sleep(self.due - now)
        self.done[action] += often

    async def watch(self, ping: bool, home: str) -> None:
        """Watch the table and never read, not even the answers to pings."""
        await self.pace("connections")
        line = await RawSocket.open(self.port, self.path, home, narrow=True)
        try:
            line.say('{"message":"hello"}')
            while not line.writer.is_closing():
                if ping:
                    await self.pace("pings", 10)
                    line.send(frame(b"x" * 125, PING) * 10)
                    await line.writer.drain()
                else:
                    await asyncio.sleep(0.5)
        finally:
            line.drop()

    async def request(self, name: str, message: str, home: str) -> None:
        """Send a message and wait for an answer, again and again."""
        await self.pace("connections")
        line = await RawSocket.open(self.port, self.path, home)
        try:
            line.say('{"message":"hello"}')
            while True:
                await self.pace(name)
                line.say(message)
                await line.hear()
        finally:
            line.drop()

    async def connect(self, begin: bytes, home: str) -> None:
        """Connect, and never get to the end of a request: send a byte now and then, or nothing."""
        await self.pace("connections")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(home, 0))
        try:
            writer.write(begin)
            while not reader.at_eof() and not writer.is_closing():
                if begin:
                    writer.write(b"x")
                    self.done["bytes"] += 1
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), 1)
        finally:
            writer.transport.abort()

    async def open_table(self, watch: bool, home: str) -> None:
        """Open a table with nine bots; concede and watch them go on as fast as they can, or leave them unwatched."""
        await self.pace("requests")
        body = {"name": "x", "bots": ["heuristic"] * 9, "settings": {"edition": "party-pack"}}
        status, seated = await post(self.port, "/api/solo", body, home)
        if status != 201:
            self.done["turned_away"] += 1
            return
        self.done["opened"] += 1
        if watch:
            await self.hurry(f"/api/tables/{seated['table']}/socket", seated["token"], home)

    async def hurry(self, path: str, token: str, home: str) -> None:
        line = await RawSocket.open(self.port, path, home)
        self.done["watched"] += 1
        requests = ["concede", "hurry"]
        try:
            line.say(json.dumps({"message": "hello", "token": token}))
            phase = ""
            while phase != "over":
                phase = json.loads(await line.hear()).get("state", {}).get("table", {}).get("phase", phase)
                while phase == "playing" and requests:
                    line.say(json.dumps({"message": requests[0], "id": requests.pop(0)}))
        finally:
            line.drop()

    async def go_on(self, one: Callable[[str], Awaitable[None]], home: str) -> None:
        while True:
            try:
                await one(home)
            except (Closed, OSError, asyncio.IncompleteReadError):
                self.done["cut_off"] += 1
            await asyncio.sleep(0.1)


#: Each flood in words, and its method.
KINDS: dict[str, tuple[str, Callable[[Flood, str], Awaitable[None]]]] = {
    "pings": ("pings that are never read", lambda flood, home: flood.watch(True, home)),
    "silent": ("connections that say nothing", lambda flood, home: flood.connect(b"", home)),
    "headers": ("headers that never end", lambda flood, home: flood.connect(b"GET / HTTP/1.1\r\nx: ", home)),
    "hellos": ("hellos, again and again", lambda flood, home: flood.request("hellos", HELLO, home)),
    "chat": ("emotes", lambda flood, home: flood.request("emotes", EMOTE, home)),
    "tables": ("tables with nine bots each", lambda flood, home: flood.open_table(False, home)),
    "bots": (
        "tables at which nine bots hurry while a spectator watches",
        lambda flood, home: flood.open_table(True, home),
    ),
    "unread": ("spectators who never read", lambda flood, home: flood.watch(False, home)),
}


async def flood(kind: str, port: int, addresses: int, seconds: float, code: str) -> Counter[str]:
    homes = [f"127.9.{number // 250}.{number % 250 + 1}" for number in range(addresses)]
    attack = Flood(port, code)
    one = partial(KINDS[kind][1], attack)
    tasks = [asyncio.create_task(attack.go_on(one, home)) for home in homes * (PER_ADDRESS if addresses == 1 else 1)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return attack.done


if __name__ == "__main__":
    os.nice(NICENESS)
    raise_file_limit()
    kind, port, addresses, seconds, code = sys.argv[1:]
    print(json.dumps(asyncio.run(flood(kind, int(port), int(addresses), float(seconds), code))))
