"""Measure the server: `python3 play bench --server`.

Many tables with a socket for each person, each of which makes moves at random times, one a second on average, through
sockets of their own, on a SQLite file that is written through to the disk.  The clients run in another process, on the
same machine, each table at an address of its own (Linux has plenty of them in 127.0.0.0/8).  Nothing here is asserted.

    tables, moves_per_second     passes are not counted, although they are made and cost their part
    server_share                 of one core; cpu_ms_per_move is the same for each move
    p50_ms, p99_ms               in the server, from a move's arrival to its last write; client_… until it is answered
    sync_ms                      half of all commits took at most this long
    gc_pause_ms, gc_full_ms      the longest time for which Python looked for garbage and nobody was served; and what it
                                 takes to look at everything, which waits for a quiet minute, or a quarter of an hour
    kb_per_table                 with its sockets, after some moves
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from boomcat.server.offers import Offer
from boomcat.server.tally import Histogram

ROOT = Path(__file__).resolve().parent.parent
Message = dict[str, Any]
ACCEPTED, REFUSED = '{"message":"accepted"', '{"message":"refused"'
UPDATE, WELCOME = '{"message":"update"', '{"message":"welcome"'
#: One in so many windows gets a Nope.
NOPES = 0.05
#: So many tables are opened at a time.
AT_ONCE = 20


# -- the server ------------------------------------------------------------------------


class Exact(Histogram):
    """Remembers every single time."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[float] = []

    def add(self, seconds: float) -> None:
        self.all.append(seconds)

    def taken(self) -> list[float]:
        taken, self.all = self.all, []
        return taken


class Pauses:
    """How long the garbage collector took, every time: in this thread, however busy the machine is with others."""

    def __init__(self) -> None:
        self.began = 0.0
        self.all: list[float] = []

    def __call__(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.all.append(time.thread_time() - self.began)

    def taken(self) -> list[float]:
        taken, self.all = self.all, []
        return taken


def serve(database: str) -> None:
    """As `boomcat serve` does; and at every SIGUSR1 it writes down what it has measured since the last one;
    at SIGUSR2 it looks at all garbage before."""
    from boomcat.server.app import make_app
    from boomcat.server.clock import RealClock
    from boomcat.server.house import House, load_bots
    from boomcat.server.lines import Crowd
    from boomcat.server.log import Log
    from boomcat.server.serve import Server, listen, settings
    from boomcat.server.store import Store

    load_bots()  # else they come in a while, and look like memory that the tables take
    listening = listen("127.0.0.1", 0)
    log = Log("warning")
    house = House(Store.open(database), RealClock(), log)
    moves = house.tally.move_seconds = Exact()
    syncs = house.store.writer.commit_seconds = Exact()
    app = make_app(house, log, web=ROOT / "web" / "dist")
    pauses = Pauses()
    gc.callbacks.append(pauses)

    def report() -> None:
        print(json.dumps({"moves": moves.taken(), "syncs": syncs.taken(), "pauses": pauses.taken()}), flush=True)

    def sweep() -> None:
        gc.collect()
        report()

    def ready() -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, report)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, sweep)
        print(listening.getsockname()[1], flush=True)

    Server(settings(app, Crowd(log)), house, ready).run(sockets=[listening])


class Process:
    """What the system knows about the server, and what it says of itself."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", str(database)]
        self.popen = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.port = int(self.line())

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def line(self) -> str:
        assert self.popen.stdout is not None
        return self.popen.stdout.readline()

    async def report(self, asked: signal.Signals = signal.SIGUSR1) -> dict[str, list[float]]:
        """The times since the last report, in seconds; with SIGUSR2, after a look at all garbage."""
        self.popen.send_signal(asked)
        found: dict[str, list[float]] = json.loads(await asyncio.to_thread(self.line))
        return found

    def cpu_seconds(self) -> float:
        words = Path(f"/proc/{self.popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """In bytes."""
        lines = Path(f"/proc/{self.popen.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        self.popen.wait(60)


# -- the clients ----------------------------------------------------------------------


async def post(port: int, home: str, path: str, body: Message) -> Message:
    """Without a library: nothing that takes part in the measurement should be slow."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(home, 0))
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\n"
    writer.write(head.encode() + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(content) + content)
    answer = (await reader.read()).partition(b"\r\n\r\n")[2]
    writer.close()
    found: Message = json.loads(answer)
    return found


class TablePart(msgspec.Struct):
    phase: str


class ViewPart(msgspec.Struct):
    question: int


class StatePart(msgspec.Struct):
    """What a player has to know to go on; the rest of a message is skipped."""

    table: TablePart
    view: ViewPart | None
    offers: list[Offer]


class Told(msgspec.Struct):
    state: StatePart


TOLD = msgspec.json.Decoder(Told)


@dataclass
class Seat:
    """One socket.  It reads everything, but looks only into what it needs."""

    connection: ClientConnection
    newest: str = ""
    heard: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    answers: dict[str, asyncio.Future[str]] = field(default_factory=dict)

    async def read(self) -> None:
        async for frame in self.connection:
            text = str(frame)
            self.heard += 1
            if text.startswith((UPDATE, WELCOME)):
                self.newest = text
                self.news.set()
            elif text.startswith((ACCEPTED, REFUSED)):
                answer = json.loads(text)
                self.answers.pop(answer["id"]).set_result(answer.get("reason", ""))

    def state(self) -> StatePart:
        return TOLD.decode(self.newest).state

    async def ask(self, message: str, **fields: Any) -> str:
        request = secrets.token_hex(6)
        self.answers[request] = asyncio.get_running_loop().create_future()
        waiting = self.answers[request]
        await self.connection.send(json.dumps({"message": message, "id": request, **fields}))
        return await waiting


async def sit_down(port: int, home: str, code: str, token: str | None) -> tuple[Seat, asyncio.Task[None]]:
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    seat = Seat(
        await connect(address, compression=None, max_size=None, proxy=None, ping_interval=None, local_addr=(home, 0))
    )
    task = asyncio.create_task(seat.read())
    await seat.connection.send(json.dumps({"message": "hello", "token": token}))
    return seat, task


def any_move(offers: list[Offer]) -> str:
    """A draw most of the time; a play opens a window, and then the others let it pass."""
    if random.random() < 0.7:
        offers = [offer for offer in offers if offer.move == "draw"] or offers
    offer = random.choice(offers)
    cards = offer.cards + random.sample(offer.pick_from, offer.pick_count)
    order = random.sample(range(1, offer.order_length + 1), offer.order_length)
    return offer.move.format(
        target=random.choice(offer.targets or [0]),
        named=random.choice(offer.named or [""]),
        place=random.randint(0, offer.max_above),
        order=" ".join(map(str, order)),
        cards=" ".join(cards),
    )


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, port: int, sockets: int) -> None:
        self.port = port
        self.sockets = sockets
        self.tables: list[list[Seat]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.measuring = False

    async def open_all(self, tables: int) -> None:
        """Some at a time: a commit for each alone would take long."""
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(self.open(number) for number in range(first, min(first + AT_ONCE, tables))))

    async def open(self, number: int) -> None:
        home = home_of(number)
        body = {"name": "Person 1", "seats": ["open"] * self.sockets}
        opened = await post(self.port, home, "/api/tables", body)
        while opened.get("reason") == "server-is-busy":  # those who play come first, also here
            await asyncio.sleep(1)
            opened = await post(self.port, home, "/api/tables", body)
        seated = [opened]
        code = seated[0]["table"]
        for person in range(2, self.sockets + 1):
            seated.append(await post(self.port, home, f"/api/tables/{code}/join", {"name": f"Person {person}"}))
        seats = []
        for one in seated:
            seat, task = await sit_down(self.port, home, code, one["token"])
            seats.append(seat)
            self.tasks.append(task)
        for seat in seats:
            await seat.news.wait()
        self.tables.append(seats)

    async def play(self, seats: list[Seat], pace: float) -> None:
        """A move every `pace` seconds on average, for ever, whenever it comes: many tables are never in step."""
        due = time.perf_counter() + random.random() * pace
        while True:
            await asyncio.sleep(due - time.perf_counter())
            while not await self.step(seats):
                pass
            # Whatever was late is made up for.
            due += random.uniform(0.0, 2.0 * pace)

    async def step(self, seats: list[Seat]) -> bool:
        """Whether it was a move."""
        for seat in seats:
            seat.news.clear()
        states = [seat.state() for seat in seats]
        phase = states[0].table.phase
        asked = [(seat, state) for seat, state in zip(seats, states, strict=True) if state.offers]
        if phase in ("lobby", "over"):
            await seats[0].ask("start" if phase == "lobby" else "rematch")
        elif phase == "sealing":
            await asyncio.gather(*(seat.ask("contribute", bytes="00") for seat in seats))
        elif any(offer.move == "pass" for _, state in asked for offer in state.offers) and random.random() > NOPES:
            await asyncio.gather(*(self.answer(seat, state, "pass") for seat, state in asked))
        elif asked:
            seat, state = random.choice(asked)
            move = any_move(state.offers)
            return await self.answer(seat, state, move) and move != "pass"
        await asyncio.gather(*(seat.news.wait() for seat in seats))
        return False

    async def answer(self, seat: Seat, state: StatePart, move: str) -> bool:
        assert state.view is not None
        start = time.perf_counter()
        reason = await seat.ask("answer", question=state.view.question, move=move)
        if self.measuring:
            if reason:
                self.refused[reason] = self.refused.get(reason, 0) + 1
            elif move != "pass":
                self.latencies.append(time.perf_counter() - start)
        return not reason


def home_of(table: int) -> str:
    return f"127.1.{table // 250}.{table % 250 + 1}"


def at(seconds: list[float], part: float) -> float:
    """In milliseconds."""
    return round(sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))] * 1000, 1) if seconds else 0.0


async def measure(process: Process, tables: int, sockets: int, seconds: float, pace: float) -> dict[str, Any]:
    load = Load(process.port, sockets)
    empty = process.memory()
    await load.open_all(tables)
    await asyncio.sleep(2)
    opened = process.memory()
    players = [asyncio.create_task(load.play(seats, pace)) for seats in load.tables]
    await asyncio.sleep(min(10.0, 5 * pace))  # until all games are going
    load.measuring = True
    heard = sum(seat.heard for seats in load.tables for seat in seats)
    await process.report()
    cpu, own, start = process.cpu_seconds(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    cpu, own, lasted = process.cpu_seconds() - cpu, time.process_time() - own, time.perf_counter() - start
    load.measuring = False
    inside = await process.report()
    heard = sum(seat.heard for seats in load.tables for seat in seats) - heard
    for player in players:
        player.cancel()
    failed = [one for one in await asyncio.gather(*players, return_exceptions=True) if isinstance(one, Exception)]
    if failed:
        raise failed[0]
    playing = process.memory()
    swept = await process.report(signal.SIGUSR2)
    for task in load.tasks:
        task.cancel()
    moves = max(1, len(load.latencies))
    return {
        "tables": tables,
        "sockets": sockets,
        "moves_per_second": round(moves / lasted, 1),
        "messages_per_second": round(heard / lasted),
        "server_share": round(cpu / lasted, 3),
        "clients_share": round(own / lasted, 3),
        "cpu_ms_per_move": round(cpu / moves * 1000, 3),
        "p50_ms": at(inside["moves"], 0.5),
        "p99_ms": at(inside["moves"], 0.99),
        "client_p50_ms": at(load.latencies, 0.5),
        "client_p99_ms": at(load.latencies, 0.99),
        "sync_ms": at(inside["syncs"], 0.5),
        "gc_pause_ms": at(inside["pauses"], 1.0),
        "gc_full_ms": at(swept["pauses"], 1.0),
        "moves_per_sync": round(len(inside["moves"]) / max(1, len(inside["syncs"])), 1),
        "refused": load.refused,
        "empty_mb": round(empty / 1e6),
        "opened_mb": round(opened / 1e6),
        "kb_per_table": round((playing - empty) / tables / 1e3),
    }


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python3 play bench --server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=200, help="tables (200)")
    parser.add_argument("--sockets", type=int, default=5, help="people at each, 2 to 5 (5)")
    parser.add_argument("--seconds", type=float, default=30, help="how long (30)")
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table (1)")
    parser.add_argument("--folder", default=None, help="where the database is; for a real disk's figures, on that disk")
    parser.add_argument("--json", action="store_true", help="print JSON")
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
    if chosen.json:
        print(json.dumps(results))
        return
    table = Table("what", "measured")
    for name, value in results.items():
        table.add_row(name, str(value))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
