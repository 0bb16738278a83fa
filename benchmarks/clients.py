"""Thousands of people at a server's tables, who cost next to nothing: they share the machine with what is measured.

One loop over bare sockets, no library in between.  Frames are masked with zeros, which is a mask like any other.  Of
a person's messages, only the few bytes that say whether it is their turn are parsed; the player to move reads the
offers, and picks one of them.
"""

from __future__ import annotations

import json
import random
import re
import select
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count
from typing import Any

import msgspec

from boomcat.server.tables.messages import Offer

__all__ = ["Load", "Message"]

Message = dict[str, Any]
#: One window in this many gets a Nope.
NOPES = 0.05
#: Tables that are opened at a time.
AT_ONCE = 20
#: After a refusal, in seconds.
BREATH = 0.05
#: What one read takes: every message of ours, and several of them.
BUFFER = memoryview(bytearray(256 * 1024))
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
#: Where the word of a message is, and which words say something to whom.
WORD = len(b'{"message":"')
UPDATE, WELCOME, ACCEPTED, REFUSED = b"uwar"
NUMBERS = count()
UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
#: In what state and at which question a table is.
MARK = re.compile(rb'"phase":"(\w+)"(?:.*?"question":(\d+))?', re.DOTALL)


class ViewPart(msgspec.Struct):
    question: int


class StatePart(msgspec.Struct):
    """What a player has to know to move; the rest of a message is skipped."""

    view: ViewPart
    offers: list[Offer]


class Received(msgspec.Struct):
    state: StatePart


RECEIVED = msgspec.json.Decoder(Received)


def frame(opcode: int, payload: bytes) -> bytes:
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + size + bytes(4) + payload


class Seat:
    """One socket.  At most one of its requests is under way at a time."""

    __slots__ = ("bytes", "heard", "line", "mark", "newest", "rest", "table")

    def __init__(self, table: Table, line: socket.socket) -> None:
        self.table = table
        self.line = line
        self.rest = b""
        self.heard = self.bytes = 0
        self.newest = b""
        self.mark: tuple[bytes, bytes] | None = None

    def say(self, message: str, **fields: Any) -> None:
        said = {"message": message, "id": f"{next(NUMBERS):012x}", **fields}
        self.line.send(frame(TEXT, json.dumps(said).encode()))

    def read(self) -> None:
        size = self.line.recv_into(BUFFER)
        if not size:
            raise ConnectionError("the server has hung up")
        data = self.rest + bytes(BUFFER[:size])
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
            self.line.send(frame(PONG, message))
        elif opcode == CLOSE:
            raise ConnectionError("the server has said goodbye")

    def offered(self, word: bytes = b"") -> bool:
        """Whether it is asked something at all; or something to which this is an answer."""
        at = self.newest.rindex(b',"offers":[')
        if not word:
            return not self.newest.startswith(b',"offers":[]', at)
        return self.newest.find(word, at) >= 0


class Table:
    """One after the other: something to say at a time that comes, and everything that leads to the next such time."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[Seat] = []
        #: Whether it is time for a move; and the answers that are still to come, for one, too.
        self.due = False
        self.unanswered = 0
        self.moving = False
        self.contributed = False
        self.asked_at = 0.0

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
        move = any_move(state.offers)
        self.unanswered = 1
        self.moving = move != "pass"
        self.asked_at = time.perf_counter()
        seat.say("answer", question=state.view.question, move=move)

    def answered(self, refused: str) -> None:
        self.unanswered -= 1
        moving, self.moving = self.moving, False
        if refused:
            self.load.refused[refused] = self.load.refused.get(refused, 0) + 1
            self.due = False
            self.load.wait(self, time.perf_counter() + BREATH)
        elif moving:
            self.due = False
            self.load.moved(self)


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
    """All tables, at each of which a player moves every `pace` seconds on average; and the measurements."""

    def __init__(self, port: int, sockets: int, pace: float) -> None:
        self.port = port
        self.sockets = sockets
        self.pace = pace
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        #: When each table is to make its next move, the first one first.
        self.timetable: list[tuple[float, int, Table]] = []
        self.planned: dict[Table, float] = {}
        self.numbers = count()
        self.epoll = select.epoll()
        self.seats: dict[int, Seat] = {}

    # -- coming in -----------------------------------------------------------------------

    def open_all(self, tables: int) -> None:
        """Some at a time: a commit for each alone would take long.  Meanwhile those who sit answer pings."""
        with ThreadPoolExecutor(AT_ONCE) as threads:
            for opening in [threads.submit(self.open, number) for number in range(tables)]:
                while not opening.done():
                    self.run(0.05)
                self.tables.append(opening.result())
                for seat in self.tables[-1].seats:
                    seat.line.setblocking(False)
                    self.seats[seat.line.fileno()] = seat
                    self.epoll.register(seat.line.fileno(), select.EPOLLIN)

    def open(self, number: int) -> Table:
        home = f"127.1.{number // 250}.{number % 250 + 1}"
        body = {"name": "Person 1", "seats": ["open"] * self.sockets}
        opened = self.post(home, "/api/tables", body)
        while opened.get("reason") == "server-is-busy":  # those who play come first, also here
            time.sleep(1)
            opened = self.post(home, "/api/tables", body)
        tokens, code = [opened["token"]], opened["table"]
        for person in range(2, self.sockets + 1):
            tokens.append(self.post(home, f"/api/tables/{code}/join", {"name": f"Person {person}"})["token"])
        table = Table(self)
        for token in tokens:
            seat = Seat(table, self.connect(home, code))
            seat.line.send(frame(TEXT, json.dumps({"message": "hello", "token": token}).encode()))
            table.seats.append(seat)
        return table

    def post(self, home: str, path: str, body: Message) -> Message:
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        with socket.create_connection(("127.0.0.1", self.port), source_address=(home, 0)) as line:
            line.send(head.encode() + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(content) + content)
            with line.makefile("rb") as answer:
                found: Message = json.loads(answer.read().partition(b"\r\n\r\n")[2])
        return found

    def connect(self, home: str, code: str) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), source_address=(home, 0))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        line.send(head.encode() + UPGRADE)
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):  # nothing follows: who comes in speaks first
            answer += line.recv(4096)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return line

    # -- playing -------------------------------------------------------------------------

    def begin(self) -> None:
        """Start everybody at a different time: many tables are never in step."""
        now = time.perf_counter()
        for table in self.tables:
            self.planned[table] = now + random.random() * self.pace
            self.wait(table, self.planned[table])

    def wait(self, table: Table, until: float) -> None:
        heappush(self.timetable, (until, next(self.numbers), table))

    def moved(self, table: Table) -> None:
        """Whatever was late is made up for."""
        self.latencies.append(time.perf_counter() - table.asked_at)
        self.planned[table] += random.uniform(0.0, 2.0 * self.pace)
        self.wait(table, self.planned[table])

    def run(self, seconds: float) -> None:
        clock, poll, seats, timetable = time.perf_counter, self.epoll.poll, self.seats, self.timetable
        end = clock() + seconds
        while (now := clock()) < end:
            while timetable and timetable[0][0] <= now:
                table = heappop(timetable)[2]
                table.due = True
                table.go_on()
            for file, _ in poll(min(end, timetable[0][0] if timetable else end) - now):
                seats[file].read()

    def heard(self) -> int:
        return sum(seat.heard for seat in self.seats.values())

    def bytes(self) -> int:
        return sum(seat.bytes for seat in self.seats.values())
