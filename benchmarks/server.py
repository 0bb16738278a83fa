"""Measure the server under load: `python3 play bench --server`.

Tables full of people, each of which makes a move a second through sockets of their own, on a SQLite file that is
written through to the disk.  The clients run in another process, on the same machine.  Nothing here is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
Message = dict[str, Any]
ACCEPTED, REFUSED = '{"message":"accepted"', '{"message":"refused"'
UPDATE, WELCOME = '{"message":"update"', '{"message":"welcome"'


# -- the server, without the limits on what one address may do --------------------------


def serve(database: str) -> None:
    from boomcat.server.app import make_app
    from boomcat.server.clock import RealClock
    from boomcat.server.house import House
    from boomcat.server.lines import Crowd
    from boomcat.server.log import Log
    from boomcat.server.serve import Server, listen, settings
    from boomcat.server.store import Store

    listening = listen("127.0.0.1", 0)
    log = Log("warning")
    house = House(Store.open(database), RealClock(), log)
    app = make_app(house, log, web=ROOT / "web" / "dist", burst=1e9)

    def ready() -> None:
        print(listening.getsockname()[1], flush=True)

    Server(settings(app, Crowd(log, most_silent=100_000)), house, ready).run(sockets=[listening])


class Process:
    """What the system knows about the server."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", str(database)]
        self.popen = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.popen.stdout is not None
        self.address = f"127.0.0.1:{int(self.popen.stdout.readline())}"

    def cpu_seconds(self) -> float:
        words = Path(f"/proc/{self.popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """In bytes."""
        lines = Path(f"/proc/{self.popen.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        self.popen.wait(30)


# -- the clients ----------------------------------------------------------------------


async def post(address: str, path: str, body: Message) -> Message:
    """Without a library: nothing that takes part in the measurement should be slow."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-length: {len(content)}\r\nconnection: close\r\n\r\n"
    writer.write(head.encode() + content)
    answer = (await reader.read()).partition(b"\r\n\r\n")[2]
    writer.close()
    found: Message = json.loads(answer)
    return found


@dataclass
class Seat:
    """One socket.  It reads everything, but looks only into what it needs."""

    connection: ClientConnection
    newest: str = ""
    heard: int = 0
    answers: dict[str, asyncio.Future[str]] = field(default_factory=dict)

    async def read(self) -> None:
        async for frame in self.connection:
            text = str(frame)
            self.heard += 1
            if text.startswith((UPDATE, WELCOME)):
                self.newest = text
            elif text.startswith((ACCEPTED, REFUSED)):
                answer = json.loads(text)
                self.answers.pop(answer["id"]).set_result(answer.get("reason", ""))

    async def ask(self, message: str, **fields: Any) -> str:
        request = secrets.token_hex(6)
        self.answers[request] = asyncio.get_running_loop().create_future()
        waiting = self.answers[request]
        await self.connection.send(json.dumps({"message": message, "id": request, **fields}))
        return await waiting


async def sit_down(address: str, code: str, token: str | None) -> tuple[Seat, asyncio.Task[None]]:
    seat = Seat(await connect(f"ws://{address}/api/tables/{code}/socket", compression=None, max_size=None, proxy=None))
    task = asyncio.create_task(seat.read())
    await seat.connection.send(json.dumps({"message": "hello", "token": token}))
    return seat, task


def any_move(offers: list[Message]) -> str:
    """A draw most of the time; a play opens a window, and then somebody lets it pass."""
    if random.random() < 0.7:
        offers = [offer for offer in offers if offer["move"] in ("draw", "pass")] or offers
    offer = random.choice(offers)
    cards = offer.get("cards", []) + random.sample(offer.get("pick_from", []), offer.get("pick_count", 0))
    order = random.sample(range(1, offer.get("order_length", 0) + 1), offer.get("order_length", 0))
    move: str = offer["move"].format(
        target=random.choice(offer.get("targets") or [0]),
        named=random.choice(offer.get("named") or [""]),
        place=random.randint(0, offer.get("max_above", 0)),
        order=" ".join(map(str, order)),
        cards=" ".join(cards),
    )
    return move


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, address: str, sockets: int) -> None:
        self.address = address
        self.sockets = sockets
        self.tables: list[list[Seat]] = []
        self.codes: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.measuring = False

    async def open(self) -> None:
        body = {"name": "Person 1", "seats": ["open"] * self.sockets}
        seated = [await post(self.address, "/api/tables", body)]
        code = seated[0]["table"]
        for number in range(2, self.sockets + 1):
            seated.append(await post(self.address, f"/api/tables/{code}/join", {"name": f"Person {number}"}))
        seats = []
        for one in seated:
            seat, task = await sit_down(self.address, code, one["token"])
            seats.append(seat)
            self.tasks.append(task)
        self.codes.append(code)
        self.tables.append(seats)

    async def play(self, seats: list[Seat], pace: float) -> None:
        """A move every `pace` seconds, for ever."""
        await asyncio.sleep(random.random() * pace)
        while True:
            start = time.perf_counter()
            await self.step(seats)
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - start)))

    async def step(self, seats: list[Seat]) -> None:
        states = [json.loads(seat.newest)["state"] for seat in seats]
        phase = states[0]["table"]["phase"]
        if phase in ("lobby", "over"):
            await seats[0].ask("start" if phase == "lobby" else "rematch")
        elif phase == "sealing":
            await asyncio.gather(*(seat.ask("contribute", bytes="00") for seat in seats))
        else:
            asked = [at for at, state in enumerate(states) if state["offers"]]
            if asked:
                at = random.choice(asked)
                question, move = states[at]["view"]["question"], any_move(states[at]["offers"])
                start = time.perf_counter()
                reason = await seats[at].ask("answer", question=question, move=move)
                if self.measuring:
                    self.latencies.append(time.perf_counter() - start)
                    if reason:
                        self.refused[reason] = self.refused.get(reason, 0) + 1


def at(latencies: list[float], part: float) -> float:
    return sorted(latencies)[min(len(latencies) - 1, int(part * len(latencies)))] * 1000


async def measure(process: Process, tables: int, sockets: int, seconds: float, pace: float) -> list[tuple[str, str]]:
    load = Load(process.address, sockets)
    empty = process.memory()
    for _ in range(tables):
        await load.open()
    await asyncio.sleep(2)
    opened = process.memory()
    players = [asyncio.create_task(load.play(seats, pace)) for seats in load.tables]
    await asyncio.sleep(min(10.0, 5 * pace))  # until all games are going
    load.measuring = True
    heard = sum(seat.heard for seats in load.tables for seat in seats)
    cpu, own, start = process.cpu_seconds(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    cpu, own, lasted = process.cpu_seconds() - cpu, time.process_time() - own, time.perf_counter() - start
    load.measuring = False
    heard = sum(seat.heard for seats in load.tables for seat in seats) - heard
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    playing = process.memory()
    watching = [await sit_down(process.address, code, None) for code in load.codes for _ in range(sockets)]
    await asyncio.sleep(2)
    watched = process.memory()
    for task in [*load.tasks, *(task for _, task in watching)]:
        task.cancel()
    moves = len(load.latencies)
    return [
        ("tables × sockets", f"{tables} × {sockets}"),
        ("moves a second", f"{moves / lasted:,.0f}"),
        ("messages to clients a second", f"{heard / lasted:,.0f}"),
        ("of one core, the server", f"{cpu / lasted:.0%}"),
        ("of one core, the clients", f"{own / lasted:.0%}"),
        ("from a move to its answer, half of them", f"{at(load.latencies, 0.5):.1f} ms"),
        ("… 99 of 100", f"{at(load.latencies, 0.99):.1f} ms"),
        ("… the slowest", f"{at(load.latencies, 1):.1f} ms"),
        ("refused, being too late", f"{sum(load.refused.values())} of {moves} {load.refused or ''}"),
        ("memory of the empty server", f"{empty / 1e6:.0f} MB"),
        ("… with all tables open", f"{opened / 1e6:.0f} MB"),
        ("… after the games", f"{playing / 1e6:.0f} MB"),
        ("memory of a table with its sockets", f"{(playing - empty) / tables / 1e3:.0f} kB"),
        ("memory of one more idle socket", f"{(watched - playing) / len(watching) / 1e3:.1f} kB"),
    ]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables (200)")
    parser.add_argument("--sockets", type=int, default=5, help="people at each, 2 to 5 (5)")
    parser.add_argument("--seconds", type=float, default=30, help="how long (30)")
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table (1)")
    parser.add_argument("--folder", default=None, help="where the database is; for a real disk's figures, on that disk")
    parser.add_argument("--serve", default=None, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    if chosen.serve:
        serve(chosen.serve)
        return
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        process = Process(Path(folder) / "boomcat.db")
        try:
            done = measure(process, chosen.tables, chosen.sockets, chosen.seconds, chosen.pace)
            results = asyncio.run(done)
        finally:
            process.stop()
    table = Table("what", "measured")
    for row in results:
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
