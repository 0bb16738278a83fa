"""Thousands of people at a server's tables, who cost next to nothing: they share the machine with what is measured.

Frames are masked with zeros, which is a mask like any other.  Of a person's messages, only the few bytes that say
whether it is their turn are parsed; the player to move reads the offers, and picks one of them.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from functools import partial
from itertools import count
from typing import Any

import msgspec

from tests.support.clients import Message, any_move
from tests.support.raw_socket import CLOSE, PING, PONG, TEXT, frame, post, upgrade

__all__ = ["Load"]

#: One window in this many gets a Nope.
NOPES = 0.05
#: Tables that are opened at a time.
AT_ONCE = 20
#: After a refusal, in seconds.
BREATH = 0.05
#: Where the word of a message is, and which words say something to whom.
WORD = len(b'{"message":"')
UPDATE, WELCOME, ACCEPTED, REFUSED = b"uwar"
#: In what state and at which question a table is.
MARK = re.compile(rb'"phase":"(\w+)"(?:.*?"question":(\d+))?', re.DOTALL)
LUCK = random.Random()


class StatePart(msgspec.Struct):
    """What a player has to know to move; the rest of a message is skipped."""

    view: dict[str, Any]
    offers: list[Message]


class Received(msgspec.Struct):
    state: StatePart


RECEIVED = msgspec.json.Decoder(Received)


class Seat(asyncio.Protocol):
    """One socket.  At most one of its requests is under way at a time."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.upgraded = False
        self.rest = b""
        self.heard = self.bytes = 0
        self.newest = b""
        self.mark: tuple[bytes, bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.line = transport
        self.line.write(upgrade(self.table.port, f"/api/tables/{self.table.code}/socket"))

    def say(self, message: str, **fields: Any) -> None:
        said = {"message": message, "id": f"{next(self.table.load.numbers):012x}", **fields}
        self.line.write(frame(json.dumps(said).encode()))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.upgraded:
            if not data.endswith(b"\r\n\r\n"):  # nothing follows: the client speaks first
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self.upgraded, data = True, b""
            self.line.write(frame(json.dumps({"message": "hello", "token": self.token}).encode()))
        at, end = 0, len(data)
        while at + 2 <= end:
            length, start = data[at + 1], at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if start + length > end:
                break  # the rest of it is yet to come
            self.hear(data[at] & 15, data[start : start + length])
            at = start + length
        self.rest = data[at:]
        self.table.go_on()

    def connection_lost(self, _: Exception | None) -> None:
        self.table.load.lost += 1

    def hear(self, opcode: int, message: bytes) -> None:
        if opcode == TEXT:
            self.heard += 1
            self.bytes += len(message)
            word = message[WORD]
            if word in (UPDATE, WELCOME):
                self.newest = message
                found = MARK.search(message, message.index(b'"state":{'))
                assert found is not None
                self.mark = found[1], found[2]
            elif word == ACCEPTED:
                self.table.answered("")
            elif word == REFUSED:
                self.table.answered(json.loads(message)["reason"])
        elif opcode == PING:
            self.line.write(frame(message, PONG))
        elif opcode == CLOSE:
            self.line.abort()

    def offered(self, word: bytes = b"") -> bool:
        """Whether it is asked something at all; or something to which this is an answer."""
        at = self.newest.rindex(b',"offers":[')
        if not word:
            return not self.newest.startswith(b',"offers":[]', at)
        return self.newest.find(word, at) >= 0


class Table:
    """One after the other: something to say at a time that comes, and everything that leads to the next such time."""

    def __init__(self, load: Load, port: int, code: str) -> None:
        self.load = load
        self.port = port
        self.code = code
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
        self.load.loop.call_at(until, self.wake)

    def wake(self) -> None:
        self.due = True
        self.go_on()

    def go_on(self) -> None:
        """If everybody knows of the same question, and nothing is under way."""
        if not self.due or self.unanswered:
            return
        seats = self.seats
        mark = seats[0].mark
        if mark is None or any(seat.mark != mark for seat in seats):
            return
        phase, _ = mark
        if phase == b"playing":
            asked = [seat for seat in seats if seat.offered()]
            if asked and asked[0].offered(b'"move":"pass"') and random.random() > NOPES:
                self.unanswered = len(asked)
                for seat in asked:
                    seat.say("answer", question=int(mark[1]), move="pass")
            elif asked:
                self.move(random.choice(asked))
        elif phase == b"sealing":
            if not self.contributed:
                self.contributed = True
                self.unanswered = len(seats)
                for seat in seats:
                    seat.say("contribute", bytes="00")
        else:
            self.contributed = False
            self.unanswered = 1
            seats[0].say("start" if phase == b"lobby" else "rematch")

    def move(self, seat: Seat) -> None:
        state = RECEIVED.decode(seat.newest).state
        move = any_move(state.offers, LUCK)
        self.unanswered = 1
        self.moving = move != "pass"
        self.asked_at = self.load.loop.time()
        seat.say("answer", question=state.view["question"], move=move)

    def answered(self, refused: str) -> None:
        self.unanswered -= 1
        moving, self.moving = self.moving, False
        now = self.load.loop.time()
        if refused:
            self.load.refused[refused] = self.load.refused.get(refused, 0) + 1
            self.due = False
            self.wait(now + BREATH)
        elif moving:
            self.due = False
            self.load.latencies.append(now - self.asked_at)
            self.planned += random.uniform(0.0, 2.0 * self.load.pace)  # whatever was late is made up for
            self.wait(self.planned)


class Load:
    """All tables, at each of which a player moves every `pace` seconds on average; and the measurements."""

    def __init__(self, port: int, sockets: int, pace: float) -> None:
        self.port = port
        self.sockets = sockets
        self.pace = pace
        self.loop = asyncio.new_event_loop()
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.lost = 0
        self.numbers = count()

    def open_all(self, tables: int) -> None:
        """Some at a time: a commit for each alone would take long."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def open_one(number: int) -> None:
            async with turns:
                await self.open(f"127.1.{number // 250}.{number % 250 + 1}")

        async def open_each() -> None:
            await asyncio.gather(*map(open_one, range(tables)))

        self.loop.run_until_complete(open_each())

    async def open(self, home: str) -> None:
        body = {"name": "Person 1", "seats": ["open"] * self.sockets}
        _, opened = await post(self.port, "/api/tables", body, home)
        while opened.get("reason") == "server-is-busy":  # those who play come first, also here
            await asyncio.sleep(1)
            _, opened = await post(self.port, "/api/tables", body, home)
        tokens, code = [opened["token"]], opened["table"]
        for person in range(2, self.sockets + 1):
            _, joined = await post(self.port, f"/api/tables/{code}/join", {"name": f"Person {person}"}, home)
            tokens.append(joined["token"])
        table = Table(self, self.port, code)
        for token in tokens:
            made = partial(Seat, table, token)
            _, seat = await self.loop.create_connection(made, "127.0.0.1", self.port, local_addr=(home, 0))
            table.seats.append(seat)
        self.tables.append(table)

    def begin(self) -> None:
        """Start everybody at a different time: many tables are never in step."""
        for table in self.tables:
            table.planned = self.loop.time() + random.random() * self.pace
            table.wait(table.planned)

    def run(self, seconds: float) -> None:
        self.loop.run_until_complete(asyncio.sleep(seconds))
        if self.lost:
            raise ConnectionError(f"the server has hung up on {self.lost} clients")

    def heard(self) -> int:
        return sum(seat.heard for table in self.tables for seat in table.seats)

    def bytes(self) -> int:
        return sum(seat.bytes for table in self.tables for seat in table.seats)
