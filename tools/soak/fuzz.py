"""Garbage over sockets: random, mutated, reordered, replayed, of another table or version, by the hundred thousand.

Two seats, a spectator and a stranger who never says hello send it to a table, where the game goes on now and then.  No
other table may notice, the log may not report an internal error, no answer may contain another player's secrets, and
memory must not grow.  Afterwards the table is the same when it is read from the database.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from msgspec.structs import fields

from boomcat.server.storage.sql import SqlStore
from boomcat.server.tables.messages import Accepted, AnyFromClient, AnyFromServer, Goodbye, Refused, Update, Welcome
from tests.support.clients import Device, Message, any_move, open_table
from tests.support.raw_socket import BINARY, TEXT, Closed, RawSocket, frame
from tests.support.server_process import ServerProcess
from tools.soak.servers import healthy, megabytes, unlimited
from tools.soak.trial import Figures, Trial

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFromServer)
SETTINGS: Message = {"timers": {"turn": 3600, "nope": 20, "grace": 3600}}
#: Attempts to catch a table at which no bot moves during the restart.
RESTART_ATTEMPTS = 5
#: Messages that are sent at once before all answers are read.
MESSAGES_AT_ONCE = 40
#: Entries of a table at the first question: opened, joined, start, two contributions, dealt.
OPENING_ENTRIES = 6

#: Every message of a client, with its fields.
MESSAGES = {str(one.__struct_config__.tag): fields(one) for one in get_args(AnyFromClient)}
#: These end the game for an attacker, who then sits down at a new table.
RARE = ["leave", "concede", "remove_player", "request_device_code"]
COMMON = [word for word in MESSAGES if word not in RARE]
MOVES = ["draw", "pass", "nope", "skip", "favor 2", "place 0", "give skip", "pair taco taco 2", "alter 1 2 3", "\x00"]
EDITIONS = ["original", "party-pack", "none"]
#: Values of fields, sensible ones and others.
VALUES: dict[str, list[Any]] = {
    "id": ["a", "b", "c" * 41],
    "token": [None],
    "question": [0],
    "move": [*MOVES, "x" * 250],
    "last_sequence": [None, 0, 5, 10**6],
    "game": [None, 1],
    "bytes": ["00", "zz", "00" * 32, "00" * 33],
    "data": ["", "x", "x" * 3_501],
    "emote": ["wow", "haha", "rude"],
    "text": ["boo", "\u3164", "x" * 81],
    "seat": [0, 1, 2, 3, 11],
    "seats": [11],
    "what": ["kitten", "winner", "cat", "name"],
    "number": [0, 1, 5],
    "screen": [True, False],
    "allow": [True, False],
    "language": ["fr", "xx"],
    "bot": ["none"],
    "settings": [{"edition": edition, "title": title} for edition in EDITIONS for title in ("", "\u3164")],
    "protocol": [99],
}
NUMBERS = [0, -1, 1.5, 2**31, 2**63, 10**30]
ODD: list[Any] = [None, True, *NUMBERS, "", "x", "\0", "\ud800", "ａ", "x" * 300, [], {}, [[[[]]]]]
WORDS = [*MESSAGES, "update", "welcome", "nothing"]
PIECES = (b"{", b"}", b'"', b",", b"\\u0000", b"[" * 50, b"\xc3\xa9", b"9" * 40)


class Mutator:
    """Makes messages at random and from messages that were sent before."""

    def __init__(self, luck: Random, token: str) -> None:
        self.luck = luck
        #: A token of another table.
        self.token = token
        self.sent = deque([b'{"message":"ping"}'], maxlen=500)
        self.question = 1

    def next(self) -> bytes:
        make = self.luck.choices(
            [self.noise, self.structure, self.plausible, self.changed, self.mutated, self.replayed, self.spliced],
            [5, 5, 35, 20, 20, 10, 5],
        )[0]
        self.sent.append(make())
        return self.sent[-1]

    def noise(self) -> bytes:
        letters = "".join(
            chr(self.luck.choice((self.luck.randrange(32, 127), self.luck.randrange(0xD7FF)))) for _ in range(30)
        )
        return letters[: self.luck.randrange(30)].encode()

    def structure(self) -> bytes:
        def some(depth: int) -> Any:
            kind = self.luck.randrange(8 if depth < 4 else 5)
            if kind < 5:
                return self.luck.choice([*ODD, *WORDS])
            if kind < 6:
                return [some(depth + 1) for _ in range(self.luck.randrange(4))]
            return {self.luck.choice(["message", *VALUES]): some(depth + 1) for _ in range(self.luck.randrange(4))}

        return written(some(0))

    def plausible(self) -> bytes:
        """Return a message of this protocol, or nearly."""
        luck = self.luck
        word = luck.choice(COMMON if luck.random() < 0.999 else RARE)
        message: Message = {"message": word}
        for field in MESSAGES[word]:
            if field.required or luck.random() < 0.5:
                message[field.encode_name] = luck.choice(VALUES[field.encode_name])
        if "question" in message:
            message["question"] = self.question + luck.choice((0, 0, 0, -1, 1))
        if "id" in message and luck.random() < 0.5:
            message["id"] = luck.randbytes(6).hex()
        return written(message)

    def changed(self) -> bytes:
        """Return an earlier message with a field that is odd, missing or new."""
        try:
            message = json.loads(self.luck.choice(self.sent))
        except ValueError:
            return self.plausible()
        if not isinstance(message, dict) or not message:
            return self.plausible()
        name = self.luck.choice([*message, *VALUES])
        if self.luck.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = self.luck.choice([*ODD, self.token])
        return written(message)

    def mutated(self) -> bytes:
        data = bytearray(self.luck.choice(self.sent))
        for _ in range(self.luck.randint(1, 4)):
            at = self.luck.randrange(len(data) + 1)
            match self.luck.randrange(3):
                case 0:
                    data[at:at] = self.luck.choice(PIECES)
                case 1:
                    del data[at : at + self.luck.randint(1, 5)]
                case _ if at < len(data):
                    data[at] = self.luck.randrange(32, 127)
        return bytes(data).decode("utf-8", "ignore").encode()

    def replayed(self) -> bytes:
        return self.luck.choice(self.sent)

    def spliced(self) -> bytes:
        one, two = self.luck.choice(self.sent), self.luck.choice(self.sent)
        made = one[: self.luck.randrange(len(one) + 1)] + two[self.luck.randrange(len(two) + 1) :]
        return made.decode("utf-8", "ignore").encode()

    def frames(self, message: bytes) -> bytes:
        """Return the message mostly in one frame; at times in fragments, or as a frame of another type."""
        turn = self.luck.random()
        if turn < 0.02:
            return frame(message, BINARY)
        if turn < 0.06:
            at = self.luck.randrange(len(message) + 1)
            return frame(message[:at], TEXT, final=False) + frame(message[at:], 0)
        return frame(message)


def written(message: Any) -> bytes:
    return json.dumps(message, ensure_ascii=True).encode()


class Attacker:
    """A client that sends garbage, through as many connections as it takes."""

    def __init__(self, attack: Attack, token: str | None, says_hello: bool = True) -> None:
        self.attack = attack
        self.token = token
        self.says_hello = says_hello
        self.socket: RawSocket | None = None
        self.offers: list[Message] = []
        self.marked = ""
        self.unseated = False

    async def line(self) -> RawSocket:
        if self.socket is None:
            self.socket = await RawSocket.open(self.attack.server.port, f"/api/tables/{self.attack.code}/socket")
            self.attack.connections += 1
            if self.says_hello:
                self.socket.send(frame(written({"message": "hello", "token": self.token})), self.mark())
                await self.read()
        return self.socket

    def mark(self) -> bytes:
        """Return a request that is always refused, with its id: its answer shows that all messages before it were
        read."""
        self.marked = f"mark-{self.attack.luck.getrandbits(64)}"
        return frame(written({"message": "emote", "id": self.marked, "emote": "none of ours"}))

    async def send(self, *messages: bytes) -> bool:
        """Send the messages; return whether all of them were read."""
        if self.socket is not None and self.unseated:  # it said hello without a token
            self.socket.drop()
            self.socket = None
        line = await self.line()
        line.send(*messages, self.mark())
        return await self.read()

    async def read(self) -> bool:
        """Read all answers up to that to our mark; return whether it came."""
        assert self.socket is not None
        try:
            async with asyncio.timeout(60):
                while not self.look(await self.socket.hear()):
                    pass
            return True
        except Closed:
            self.socket.drop()
            self.socket = None
            return False

    def look(self, data: bytes) -> bool:
        """Check the message; return whether it is the answer to our mark."""
        self.attack.heard += 1
        message = DECODER.decode(data)
        for token in self.attack.tokens:
            assert token.encode() not in data, "a client was sent a token"
        match message:
            case Refused():
                assert message.reason != "server-broken", data
                self.attack.refused += 1
                return message.id == self.marked
            case Accepted():
                self.attack.accepted += 1
            case Goodbye(reason="unknown-token" | "removed" | "left" | "closed" | "full" | "spectators-forbidden"):
                self.attack.gone = self.attack.gone or self.token is not None
            case Welcome() | Update():
                assert message.state.seat is None or self.token, "a client sees what is not theirs"
                self.unseated = self.token is not None and message.state.seat is None
                view = message.state.view
                self.offers = [msgspec.to_builtins(offer) for offer in message.state.offers]
                self.attack.phase = message.state.table.phase
                if view is not None:
                    self.attack.mutator.question = view.question  # type: ignore[attr-defined]
            case _:
                pass
        return False


class Attack:
    def __init__(self, server: ServerProcess, luck: Random, token: str, tokens: list[str]) -> None:
        self.server = server
        self.luck = luck
        #: Only their owners send these, and no client is ever sent one of them.
        self.tokens = tokens
        self.mutator = Mutator(luck, token)
        self.code = ""
        self.codes: list[str] = []
        self.attackers: list[Attacker] = []
        self.phase = "lobby"
        #: Whether a player has lost their seat, so that nothing is left to do here.
        self.gone = True
        self.heard = self.accepted = self.refused = self.connections = 0

    async def sit_down(self) -> None:
        """Sit down at a new table."""
        await self.go()
        seated = await open_table(self.server.url, ["open", "open", "random"], SETTINGS)
        self.code = seated[0]["table"]
        self.codes.append(self.code)
        self.attackers = [Attacker(self, one["token"]) for one in seated]
        self.attackers += [Attacker(self, None), Attacker(self, None, says_hello=False)]
        self.tokens += [one["token"] for one in seated]
        self.gone = False

    async def go(self) -> None:
        for attacker in self.attackers:
            if attacker.socket is not None:
                attacker.socket.drop()
        await asyncio.sleep(0)  # they are closed in the next turn of the loop

    def sensible(self, attacker: Attacker) -> Iterator[bytes]:
        """Yield a valid request, so that the game goes on."""
        ident = self.luck.randbytes(8).hex()
        if self.phase in ("lobby", "over"):
            yield written({"message": "start" if self.phase == "lobby" else "rematch", "id": ident})
        elif self.phase == "sealing":
            yield written({"message": "contribute", "id": ident, "bytes": "00"})
        elif attacker.offers:
            move = any_move(attacker.offers, self.luck)
            yield written({"message": "answer", "id": ident, "question": self.mutator.question, "move": move})

    async def run(self, messages: int) -> int:
        """Send the messages; return how many were read, which is all in the end."""
        done = 0
        while done < messages:
            if self.gone:
                await self.sit_down()
            attacker = self.luck.choice(self.attackers)
            batch = [self.mutator.next() for _ in range(min(MESSAGES_AT_ONCE, messages - done))]
            batch += self.sensible(attacker)
            if await attacker.send(*map(self.mutator.frames, batch)):
                done += len(batch)
            else:
                # Any message of the batch may have ended the connection: sent one by one, each of them is read.
                for message in batch:
                    if self.gone:
                        await self.sit_down()
                        attacker = self.luck.choice(self.attackers)
                    await attacker.send(self.mutator.frames(message))
                    done += 1
            if self.luck.random() < 0.1:  # this closes the connection, and the next message opens another
                await attacker.send(frame(b'{"message":"\xff\xfe"}'))
                done += 1
        return done


def fuzz(luck: Random, times: int, folder: Path) -> Figures:
    server = unlimited(folder)
    with healthy(server, "error"):
        figures, other = asyncio.run(attack_one_of_two(server, luck, times))
    with SqlStore.open(str(folder / "boomcat.db")) as store:
        after = store.load(other)
        assert after is not None
        assert len(after.entries) == OPENING_ENTRIES, "another table was touched"
    return figures


async def attack_one_of_two(server: ServerProcess, luck: Random, times: int) -> tuple[Figures, str]:
    """Return the figures, and the code of the other table."""
    others = await open_table(server.url, ["open", "open"], SETTINGS)
    code = others[0]["table"]
    async with Device(server.url, code) as one, Device(server.url, code) as two:
        for device, seated in zip((one, two), others, strict=True):
            await device.hello(seated["token"])
        await one.ask("start")
        for device in (one, two):
            await device.ask("contribute", bytes="00")
        for device in (one, two):
            await device.state_in("playing")
            await device.quiet()
        attack = Attack(server, luck, others[0]["token"], [others[1]["token"]])
        done = await attack.run(times // 5)
        before = megabytes(server.pid)
        done += await attack.run(times - done)
        grown = megabytes(server.pid) - before
        heard = [*await one.quiet(), *await two.quiet()]
        assert not heard, "another table heard of it"
    await attack.go()
    await check_restart(attack)
    found: Figures = {"messages": done, "memory_grown_mb": round(max(0.0, grown), 1), "answers": attack.heard}
    found |= {"accepted": attack.accepted, "refused": attack.refused}
    return found | {"connections": attack.connections, "tables": len(attack.codes)}, code


async def check_restart(attack: Attack) -> None:
    """Check that the database holds what was in memory, unless a move came in between: bots make one now and then."""
    server, token = attack.server, attack.attackers[0].token
    for _ in range(RESTART_ATTEMPTS):
        before = await welcome(attack, token)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        after = await welcome(attack, token)
        if before["message"] != "welcome" or before["sequence"] == after["sequence"]:
            break
        assert after["sequence"] > before["sequence"], "a delivered message is forgotten"
    else:
        raise AssertionError("the table never stands still")
    for key in ("message", "seat", "view", "offers"):
        assert before.get(key) == after.get(key), f"{key} was {before.get(key)}, and is {after.get(key)}"


async def welcome(attack: Attack, token: str | None) -> Message:
    """Return the table as its host sees it: after a restart the clocks start anew, and no client is connected."""
    async with Device(attack.server.url, attack.code) as device:
        heard = await device.hello(token)
    return {**heard, **heard.get("state", {})}


FUZZ = [
    Trial(
        "fuzz", "messages: random, mutated, reordered, replayed, of another table or version", 1_000_000, 50_000, fuzz
    )
]
