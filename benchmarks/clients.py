"""Thousands of people at a server's tables, who cost little: they share the machine with what is measured.

Of a message only what a player has to know is decoded, and only the player to move reads the offers.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from itertools import count
from typing import Any

import msgspec

from tests.support.clients import Message, any_move
from tests.support.raw_socket import Closed, RawSocket, post

#: One window in this many gets a Nope.
NOPE_SHARE = 0.05
#: Tables that are opened at a time.
TABLES_AT_ONCE = 20
#: After a refusal, in seconds.
RETRY_SECONDS = 0.05
LUCK = random.Random()


class TablePart(msgspec.Struct):
    phase: str


class ViewPart(msgspec.Struct):
    question: int


class StatePart(msgspec.Struct):
    table: TablePart
    view: ViewPart | None
    #: Still JSON.
    offers: msgspec.Raw


class OfferPart(msgspec.Struct):
    move: str


class Received(msgspec.Struct):
    """The rest of a message is skipped."""

    message: str
    reason: str = ""
    state: StatePart | None = None


RECEIVED = msgspec.json.Decoder(Received)
OFFERS = msgspec.json.Decoder(list[OfferPart])


class Seat:
    """One socket.  At most one of its requests is under way at a time."""

    def __init__(self, table: Table, line: RawSocket) -> None:
        self.table = table
        self.line = line
        self.phase, self.question = "", 0
        self.offers = b"[]"

    def moves(self) -> list[str]:
        """Return what the seat may answer; nothing if it isn't asked."""
        return [offer.move for offer in OFFERS.decode(self.offers)]

    def say(self, message: str, **fields: Any) -> None:
        said = {"message": message, "id": f"{next(self.table.load.numbers):012x}", **fields}
        self.line.say(json.dumps(said))

    async def listen(self) -> None:
        load = self.table.load
        try:
            while True:
                data = await self.line.hear()
                load.heard += 1
                load.bytes += len(data)
                heard = RECEIVED.decode(data)
                if state := heard.state:
                    self.phase, self.question = state.table.phase, state.view.question if state.view else 0
                    self.offers = bytes(state.offers)
                elif heard.message in ("accepted", "refused"):
                    self.table.answered(heard.reason)
                load.loop.call_soon(self.table.go_on)  # once all that has come is read
        except Closed:
            load.lost += 1


class Table:
    """One after the other: something to say at a time that comes, and everything that leads to the next such time."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[Seat] = []
        #: When the next move is planned, and whether it is time for it.
        self.planned = 0.0
        self.due = False
        #: The answers that are still to come, for one, too.
        self.unanswered = 0
        self.moving = False
        self.contributed = False
        self.asked_at = 0.0

    def wait(self, until: float) -> None:
        self.due = False
        self.load.loop.call_at(until, self.wake)

    def wake(self) -> None:
        self.due = True
        self.go_on()

    def go_on(self) -> None:
        """Answer the next question, if all players know of it and nothing is under way."""
        seats = self.seats
        phase, question = seats[0].phase, seats[0].question
        if not self.due or self.unanswered or any((seat.phase, seat.question) != (phase, question) for seat in seats):
            return
        if phase == "playing":
            asked = [seat for seat in seats if seat.moves()]
            if asked and "pass" in asked[0].moves() and random.random() > NOPE_SHARE:
                self.unanswered = len(asked)
                for seat in asked:
                    seat.say("answer", question=question, move="pass")
            elif asked:
                self.move(random.choice(asked))
        elif phase == "sealing":
            if not self.contributed:
                self.contributed = True
                self.unanswered = len(seats)
                for seat in seats:
                    seat.say("contribute", bytes="00")
        elif phase:
            self.contributed = False
            asking = seats[:1] if phase == "lobby" else seats
            self.unanswered = len(asking)
            for seat in asking:
                seat.say("start" if phase == "lobby" else "rematch")

    def move(self, seat: Seat) -> None:
        offers: list[Message] = json.loads(seat.offers)
        move = any_move(offers, LUCK)
        self.unanswered = 1
        self.moving = move != "pass"
        self.asked_at = self.load.loop.time()
        seat.say("answer", question=seat.question, move=move)

    def answered(self, refused: str) -> None:
        self.unanswered -= 1
        moving, self.moving = self.moving, False
        now = self.load.loop.time()
        if refused:
            self.load.refused[refused] += 1
            self.wait(now + RETRY_SECONDS)
        elif moving:
            self.load.latencies.append(now - self.asked_at)
            self.planned += random.uniform(0.0, 2.0 * self.load.pace)  # whatever was late is made up for
            self.wait(self.planned)


class Load:
    """All tables, at each of which a player moves every `pace` seconds on average; and the measurements.

    Each connection goes to any of the ports.
    """

    def __init__(self, runner: asyncio.Runner, ports: list[int], sockets: int, pace: float) -> None:
        self.runner = runner
        self.ports = ports
        self.sockets = sockets
        self.pace = pace
        self.loop = runner.get_loop()
        self.tables: list[Table] = []
        self.listening: set[asyncio.Task[None]] = set()
        self.numbers = count()
        self.heard = self.bytes = self.lost = 0
        self.measure_anew()

    def measure_anew(self) -> None:
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.heard = self.bytes = 0

    def open_all(self, tables: int) -> None:
        """Open the tables, some at a time: a commit for each alone would take long."""
        turns = asyncio.Semaphore(TABLES_AT_ONCE)

        async def open_one(number: int) -> None:
            async with turns:
                await self.open(f"127.1.{number // 250}.{number % 250 + 1}")

        async def open_each() -> None:
            await asyncio.gather(*map(open_one, range(tables)))

        self.runner.run(open_each())

    async def open(self, home: str) -> None:
        async def ask(path: str, body: Message) -> Any:
            _, answer = await post(random.choice(self.ports), path, body, home)
            return answer

        body = {"name": "Person 1", "seats": ["open"] * self.sockets}
        while (opened := await ask("/api/tables", body)).get("reason") == "server-is-busy":
            await asyncio.sleep(1)  # those who play come first, also here
        code, table = opened["table"], Table(self)
        seated = [opened]
        for person in range(2, self.sockets + 1):
            seated.append(await ask(f"/api/tables/{code}/join", {"name": f"Person {person}"}))
        for one in seated:
            line = await RawSocket.open(random.choice(self.ports), f"/api/tables/{code}/socket", home)
            line.say(json.dumps({"message": "hello", "token": one["token"]}))
            table.seats.append(Seat(table, line))
        self.listening |= {self.loop.create_task(seat.listen()) for seat in table.seats}
        self.tables.append(table)

    def begin(self) -> None:
        """Start everybody at a different time: many tables are never in step."""
        for table in self.tables:
            table.planned = self.loop.time() + random.random() * self.pace
            table.wait(table.planned)

    def run(self, seconds: float) -> None:
        self.runner.run(asyncio.sleep(seconds))
        if self.lost:
            raise ConnectionError(f"the server has hung up on {self.lost} clients")
