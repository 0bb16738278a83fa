"""Clients for tests of the server: a plain device that shows every message, and a player who never gives up."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import socket
from contextlib import suppress
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.timeouts import PATIENCE_SECONDS

__all__ = ["Device", "Message", "Player", "any_move", "game_in", "open_table", "socket_url"]

Message = dict[str, Any]


def socket_url(url: str, code: str) -> str:
    return url.replace("http", "ws", 1) + f"/api/tables/{code}/socket"


async def post(url: str, body: object) -> Message:
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE_SECONDS) as client:
        answer = await client.post(url, json=body)
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found


async def open_table(url: str, seats: list[str], settings: Message) -> list[Message]:
    """Open a table and let a person join for every open seat; what each of them got."""
    seated = [await post(f"{url}/api/tables", {"name": "Person 1", "seats": seats, "settings": settings})]
    code = seated[0]["table"]
    for number in range(2, seats.count("open") + 1):
        seated.append(await post(f"{url}/api/tables/{code}/join", {"name": f"Person {number}"}))
    return seated


#: What lets a window pass.
PASSES = ("pass", "wait")


def any_move(offers: list[Message], luck: random.Random) -> str:
    """A move that the offers stand for: any of them, but no explosion that can be helped, and few Nopes."""
    sensible = [offer for offer in offers if offer["move"] not in ("decline", "explode")] or offers
    if luck.random() < 0.7:
        quiet = [offer for offer in sensible if offer["move"] in (*PASSES, "draw")]
        sensible = quiet or sensible
    offer = luck.choice(sensible)
    cards = offer.get("cards", []) + luck.sample(offer.get("pick_from", []), offer.get("pick_count", 0))
    order = luck.sample(range(1, offer.get("order_length", 0) + 1), offer.get("order_length", 0))
    move: str = offer["move"].format(
        target=luck.choice(offer.get("targets") or [0]),
        named=luck.choice(offer.get("named") or [""]),
        place=luck.randint(0, offer.get("max_above", 0)),
        order=" ".join(map(str, order)),
        cards=" ".join(cards),
    )
    return move


def game_in(state: Message) -> Message:
    """All that a state shows but clocks, who is here and whether there is a coach, which no journal keeps."""
    table = state["table"]
    passing = ("connected", "played_by_bot", "bot_in")
    seats = [{name: value for name, value in seat.items() if name not in passing} for seat in table["seats"]]
    lasting = {name: value for name, value in table.items() if name not in ("spectators", "hurried", "coach")}
    rest = {name: value for name, value in state.items() if name != "clock"}
    return {**rest, "table": {**lasting, "seats": seats}}


def stage_of(state: Message) -> tuple[str, int, int]:
    """The question that a state asks."""
    table, view = state["table"], state["view"]
    return (table["phase"], table["game"], view["question"] if view else 0)


class Device:
    """One connection, by hand: nothing is read or said but what a test asks for."""

    def __init__(self, url: str, code: str, *, slow: bool = False) -> None:
        self.address = socket_url(url, code)
        self.slow = slow
        self.frames: list[str] = []

    async def __aenter__(self) -> Self:
        more: dict[str, Any] = {"sock": self.narrow()} if self.slow else {}
        self.socket: ClientConnection = await connect(
            self.address, compression=None, max_size=None, proxy=None, ping_interval=None, close_timeout=1, **more
        )
        return self

    def narrow(self) -> socket.socket:
        """A connection for which the system keeps hardly anything."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", int(self.address.split(":")[2].split("/")[0])))
        made.setblocking(False)
        return made

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, message: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"message": message, **fields}))

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        return message

    async def hear_until(self, *kinds: str, **fields: Any) -> Message:
        """The next of these kinds with these fields; what comes before is skipped (but stays in `frames`)."""
        while True:
            message = await self.hear()
            if message["message"] in kinds and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def state_in(self, phase: str) -> Message:
        """The next state that the table has in this phase."""
        while True:
            state: Message = (await self.hear_until("update"))["state"]
            if state["table"]["phase"] == phase:
                return state

    async def hello(self, token: str | None = None, last: int | None = None) -> Message:
        """Say hello, or ask for everything again; a client that does so too often is refused for a while."""
        while True:
            await self.say("hello", token=token, last_sequence=last)
            answer = await self.hear_until("welcome", "goodbye", "refused")
            if answer.get("reason") != "too-many-requests":
                return answer
            await asyncio.sleep(1)

    async def ask(self, message: str, request: str = "", **fields: Any) -> Message:
        """Ask for something; the answer."""
        wanted = request or secrets.token_hex(8)
        await self.say(message, id=wanted, **fields)
        return await self.hear_until("accepted", "refused", "device_code", id=wanted)

    async def quiet(self) -> list[Message]:
        """All that was sent up to now: everything before the answer to a ping."""
        await self.say("ping")
        found: list[Message] = []
        while (message := await self.hear())["message"] != "pong":
            found.append(message)
        return found

    async def closed(self) -> int | None:
        """Read on until the server closes; its code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code


class Player:
    """Plays from the offers as fast as it can, through as many connections as it takes.

    It keeps every event by the number of its message, and has at most one request under way, which it sends
    again under the same id until it is answered: what docs/protocol.md asks of a client.
    """

    def __init__(self, url: str, seated: Message, seed: int, *, hosting: bool = False, games: int = 1) -> None:
        self.url = url
        self.code: str = seated["table"]
        #: None for a spectator.
        self.seat: int | None = seated.get("seat")
        self.token: str | None = seated.get("token")
        #: Whether it's a screen for everybody in the room.
        self.screen: bool = seated.get("screen", False)
        self.hosting = hosting
        #: After this many games it stops; the host starts the next one.
        self.games = games
        self.luck = random.Random(seed)
        self.last: int | None = None
        self.waiting: Message | None = None
        self.answered: set[tuple[str, int, int]] = set()
        #: All that came over the wire.
        self.frames: list[str] = []
        #: Events by the number of the message that brought them.
        self.delivered: dict[int, list[Message]] = {}
        #: What every message with a state showed of the game, by its number.
        self.shown: dict[int, Message] = {}
        self.accepted: dict[str, int] = {}
        #: Passes: the ids of the requests, and their questions.  A crash may forget them.
        self.passes: set[str] = set()
        self.passed: set[tuple[str, int, int]] = set()
        self.refused: dict[str, str] = {}
        self.state: Message | None = None
        #: The game that is being played, and requests that were sent again.
        self.game = 0
        self.resent = 0
        self.connections = 0
        self.goodbyes: list[str] = []
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                address = socket_url(self.url, self.code)
                async with connect(address, compression=None, max_size=None, proxy=None, open_timeout=5) as connection:
                    self.connections += 1
                    await self.say(connection, self.hello(self.last))
                    if self.waiting is not None:
                        self.resent += 1
                        await self.say(connection, self.waiting)
                    async for frame in connection:
                        self.frames.append(str(frame))
                        await self.hear(connection, json.loads(frame))
                        if self.over:
                            return
            await asyncio.sleep(0.05)

    def hello(self, last: int | None) -> Message:
        return {"message": "hello", "token": self.token, "last_sequence": last, "screen": self.screen}

    async def say(self, connection: ClientConnection, message: Message) -> None:
        await connection.send(json.dumps(message))

    async def request(self, connection: ClientConnection, message: str, **fields: Any) -> None:
        self.waiting = {"message": message, "id": secrets.token_hex(8), **fields}
        self.note_pass(self.waiting)
        await self.say(connection, self.waiting)

    def note_pass(self, request: Message) -> None:
        if request.get("move") in PASSES:
            self.passes.add(request["id"])

    async def hear(self, connection: ClientConnection, message: Message) -> None:
        match message["message"]:
            case "welcome":
                self.check_welcome(message)
                self.last = message["sequence"]
                self.look(message)
                if message["state"]["offers"]:
                    self.answered -= self.passed  # we are asked again
                await self.answer(connection, message["state"])
            case "update":
                if self.last is not None and message["sequence"] != self.last + 1:
                    assert message["sequence"] <= self.last, f"gap: {self.last} then {message['sequence']}"
                if message["sequence"] != self.last or message["events"]:
                    self.keep(message)
                self.look(message)
                self.last = max(self.last or 0, message["sequence"])
                await self.answer(connection, message["state"])
            case "accepted":
                self.accepted[message["id"]] = message["sequence"]
                await self.settled(connection, message["id"])
            case "refused" if message["reason"] == "too-many-requests" and self.waiting is not None:
                await asyncio.sleep(0.1)
                await self.say(connection, self.waiting)
            case "refused" if message["reason"].startswith("store-") and message["id"] == self.asking():
                await self.try_again(connection, message["reason"])
            case "refused":
                assert message["id"] is not None, message
                self.refused[message["id"]] = message["reason"]
                await self.settled(connection, message["id"])
            case "goodbye":
                self.goodbyes.append(message["reason"])
            case _:
                pass

    def asking(self) -> str | None:
        """The id of the request that is under way."""
        return None if self.waiting is None else self.waiting["id"]

    async def try_again(self, connection: ClientConnection, reason: str) -> None:
        """The database is in trouble: nothing has happened, and it is asked for anew, under another id."""
        assert self.waiting is not None
        self.refused[self.waiting["id"]] = reason
        await asyncio.sleep(0.05)
        self.waiting = {**self.waiting, "id": secrets.token_hex(8)}
        self.note_pass(self.waiting)
        await self.say(connection, self.waiting)

    def check_welcome(self, message: Message) -> None:
        """Check that exactly the missing messages come, and that the server knows no less than the client."""
        last = self.last or 0
        assert message["sequence"] >= last, "a delivered message is forgotten"
        if message["missed"] is not None:
            assert [happened["sequence"] for happened in message["missed"]] == [
                *range(last + 1, message["sequence"] + 1)
            ]
        for happened in message["missed"] or []:
            self.keep(happened)

    async def settled(self, connection: ClientConnection, request: str) -> None:
        """There is an answer; meanwhile something else may have been asked."""
        if self.waiting is not None and self.waiting["id"] == request:
            self.waiting = None
            if self.state is not None:
                await self.answer(connection, self.state)

    def keep(self, happened: Message) -> None:
        """Keep the events of a message; the same number never has two contents."""
        known = self.delivered.setdefault(happened["sequence"], happened["events"])
        assert known == happened["events"]

    def look(self, message: Message) -> None:
        """The same number never shows two games, whichever process shows it."""
        if stage_of(message["state"]) in self.passed:
            return  # a pass has no number, and whether it is known still depends on the process
        shown = game_in(message["state"])
        known = self.shown.setdefault(message["sequence"], shown)
        assert known == shown, f"{message['sequence']} showed another game before"

    async def answer(self, connection: ClientConnection, state: Message) -> None:
        self.state = state
        table, view = state["table"], state["view"]
        self.game = table["game"]
        stage = stage_of(state)
        if table["phase"] == "over" and table["game"] >= self.games:
            self.over = True
        elif self.waiting is not None or stage in self.answered or state["seat"] is None:
            return
        elif table["phase"] == "sealing":
            self.answered.add(stage)
            await self.request(connection, "contribute", bytes=secrets.token_hex(8))
        elif table["phase"] == "over" or (table["phase"] == "lobby" and self.hosting):
            self.answered.add(stage)
            await self.request(connection, "start" if table["phase"] == "lobby" else "rematch")
        elif state["offers"]:
            self.answered.add(stage)
            move = any_move(state["offers"], self.luck)
            if move in PASSES:
                self.passed.add(stage)
            await self.request(connection, "answer", question=view["question"], move=move)
