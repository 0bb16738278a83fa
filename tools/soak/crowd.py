"""Thousands of clients that reconnect at once, after the server was killed and started again."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

from boomcat.server.http.http_connections import raise_file_limit
from tests.support.clients import Message, open_table
from tests.support.raw_socket import Closed, RawSocket
from tests.support.server_process import ServerProcess
from tools.soak.floods import SETTINGS
from tools.soak.servers import healthy, megabytes, percentile_ms, unlimited
from tools.soak.trial import Figures, Trial

#: Each table has two seats, and each seat is open on this many devices.
DEVICES_PER_SEAT = 5
CLIENTS_PER_TABLE = 2 * DEVICES_PER_SEAT
#: How many clients connect at a time before the kill.
CLIENTS_AT_A_TIME = 50


class Guest:
    """A client that says hello, gets its welcome, and does nothing else."""

    line: RawSocket

    def __init__(self, number: int, port: int, seated: Message) -> None:
        self.home = f"127.8.{number // 250}.{number % 250 + 1}"
        self.port = port
        self.seated = seated
        self.sequence = -1

    async def come(self) -> float:
        """Connect as the web client does, trying again after 0.2 seconds, then 0.4, up to 5; return how long it
        took."""
        start, pause = time.perf_counter(), 0.2
        while True:
            try:
                self.line = await RawSocket.open(self.port, f"/api/tables/{self.seated['table']}/socket", self.home)
                self.line.say(json.dumps({"message": "hello", "token": self.seated["token"], "last_sequence": None}))
                while (heard := json.loads(await self.line.hear()))["message"] != "welcome":
                    assert heard["message"] != "goodbye", heard
                self.sequence = heard["sequence"]
                return time.perf_counter() - start
            except (Closed, OSError):
                await asyncio.sleep(pause)
                pause = min(5.0, 2 * pause)


async def come_back(server: ServerProcess, sockets: int) -> Figures:
    guests: list[Guest] = []
    for first in range(0, sockets, CLIENTS_PER_TABLE):
        seated = await open_table(server.url, ["open", "open"], SETTINGS)
        places = (seated * DEVICES_PER_SEAT)[: sockets - first]
        guests += [Guest(first + at, server.port, one) for at, one in enumerate(places)]
    for first in range(0, sockets, CLIENTS_AT_A_TIME):
        await asyncio.gather(*(guest.come() for guest in guests[first : first + CLIENTS_AT_A_TIME]))
    numbers = [guest.sequence for guest in guests]
    await asyncio.to_thread(server.kill)
    for guest in guests:
        guest.line.drop()
    coming = [asyncio.create_task(guest.come()) for guest in guests]
    start = time.perf_counter()
    await asyncio.to_thread(server.start)
    served = time.perf_counter() - start
    waits = await asyncio.gather(*coming)
    assert [guest.sequence for guest in guests] == numbers, "a client came back to another table"
    found: Figures = {"back": len(guests), "server_started_seconds": round(served, 1)}
    found |= {"median_back_ms": percentile_ms(waits, 0.5), "last_back_seconds": round(max(waits), 1)}
    found["memory_mb"] = round(megabytes(server.pid), 1)
    for guest in guests:
        guest.line.drop()
    await asyncio.sleep(0)
    return found


def reconnects(_: Random, times: int, folder: Path) -> Figures:
    raise_file_limit()
    server = unlimited(folder)  # opening the tables isn't part of the trial
    with healthy(server):
        return asyncio.run(come_back(server, times))


CROWD = [Trial("reconnects", "people come back at the same moment, after a kill", 5_000, 5_000, reconnects)]
