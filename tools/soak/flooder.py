"""Floods a server, in a separate process: `python -m tools.soak.flooder KIND PORT ADDRESSES SECONDS CODE`.

It uses a given number of addresses of 127.0.0.0/8 and a limited rate: on one machine it must not be
the lack of a core that those who play feel.  It prints what it did as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.support.raw_socket import PING, Closed, RawSocket, frame

__all__ = ["KINDS"]

#: Actions a second, all addresses together.
RATE = 2_000
#: The niceness of the process, so that the server and the players come first: real floods come from other machines.
NICE = 10
#: Connections from a single address.
OF_ONE = 300

done: Counter[str] = Counter()


class Pace:
    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.due = 0.0

    async def __call__(self) -> None:
        now = asyncio.get_running_loop().time()
        self.due = max(self.due, now) + 1 / self.rate
        await asyncio.sleep(self.due - now)


class Flood:
    def __init__(self, port: int, code: str) -> None:
        self.port = port
        self.path = f"/api/tables/{code}/socket"
        self.pace = Pace(RATE)

    async def line(self, home: str, narrow: bool = False) -> RawSocket:
        await self.pace()
        done["connections"] += 1
        return await RawSocket.open(self.port, self.path, home, narrow)

    async def pings(self, home: str) -> None:
        """Send pings and never read."""
        line = await self.line(home, narrow=True)
        line.say('{"message":"hello"}')
        while not line.writer.is_closing():
            await self.pace()
            line.send(frame(b"x" * 125, PING) * 10)
            done["pings"] += 10
            await line.writer.drain()

    async def silent(self, home: str) -> None:
        await self.pace()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(home, 0))
        done["connections"] += 1
        try:
            await reader.read()
        finally:
            writer.transport.abort()

    async def headers(self, home: str) -> None:
        """Send a byte now and then."""
        await self.pace()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(home, 0))
        done["connections"] += 1
        try:
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            while not reader.at_eof() and not writer.is_closing():
                writer.write(b"x")
                done["bytes"] += 1
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()

    async def hellos(self, home: str) -> None:
        line = await self.line(home)
        try:
            while True:
                await self.pace()
                line.say('{"message":"hello","last_sequence":0}')
                done["hellos"] += 1
                await line.hear()
        finally:
            line.drop()

    async def chat(self, home: str) -> None:
        line = await self.line(home)
        line.say('{"message":"hello"}')
        try:
            while True:
                await self.pace()
                line.say('{"message":"emote","id":"x","emote":"wow"}')
                done["emotes"] += 1
                await line.hear()
        finally:
            line.drop()

    async def tables(self, home: str) -> None:
        """Open tables with nine bots each, which stay unwatched."""
        await self.opened(home)

    async def bots(self, home: str) -> None:
        """Open the same tables, but concede at once, and watch the bots go on as fast as they can."""
        seated = await self.opened(home)
        if seated is None:
            return
        line = await RawSocket.open(self.port, f"/api/tables/{seated['table']}/socket", home)
        done["watched"] += 1
        line.say(json.dumps({"message": "hello", "token": seated["token"]}))
        try:
            phase, asked = "", ""
            while phase != "over":
                heard = json.loads(await line.hear())
                phase = heard.get("state", {}).get("table", {}).get("phase", phase)
                if phase == "playing" and not asked:
                    asked = "concede"
                    line.say('{"message":"concede","id":"1"}')
                elif heard["message"] == "accepted" and asked == "concede":
                    asked = "hurry"
                    line.say('{"message":"hurry","id":"2"}')
        finally:
            line.drop()

    async def opened(self, home: str) -> dict[str, str] | None:
        """Return a table with nine bots, or None if the server refuses."""
        await self.pace()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(home, 0))
        try:
            body = json.dumps({"name": "x", "bots": ["heuristic"] * 9, "settings": {"edition": "party-pack"}}).encode()
            head = f"POST /api/solo HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
            writer.write(head.encode() + b"connection: close\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
            answer = await reader.read()
        finally:
            writer.transport.abort()
        if not answer.startswith(b"HTTP/1.1 201"):
            done["turned_away"] += 1
            return None
        done["opened"] += 1
        seated: dict[str, str] = json.loads(answer.partition(b"\r\n\r\n")[2])
        return seated

    async def unread(self, home: str) -> None:
        """Watch a table and never read."""
        line = await self.line(home, narrow=True)
        line.say('{"message":"hello"}')
        try:
            while not line.writer.is_closing():
                await asyncio.sleep(0.5)
        finally:
            line.drop()

    async def again_and_again(self, one: Callable[[str], Awaitable[None]], home: str) -> None:
        while True:
            try:
                await one(home)
            except (Closed, OSError, asyncio.IncompleteReadError):
                done["cut_off"] += 1
            await asyncio.sleep(0.1)


KINDS = ("pings", "silent", "headers", "hellos", "chat", "tables", "bots", "unread")


async def flood(kind: str, port: int, addresses: int, seconds: float, code: str) -> None:
    homes = [f"127.9.{number // 250}.{number % 250 + 1}" for number in range(addresses)] * (
        OF_ONE if addresses == 1 else 1
    )
    attack = Flood(port, code)
    tasks = [asyncio.create_task(attack.again_and_again(getattr(attack, kind), home)) for home in homes]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    os.nice(NICE)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    asyncio.run(flood(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), sys.argv[5]))
    print(json.dumps(done))
