"""A session in virtual time: a clock that is a number, a store that is a dictionary, and clients that are lists."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from boomcat.core.state import State
from boomcat.server.operations.log import Log
from boomcat.server.tables.coach_questions import Coach, CoachQuestion, write_advice
from boomcat.server.tables.entries import Opened, read_entry
from boomcat.server.tables.http_bodies import JoinTable
from boomcat.server.tables.messages import AnyFromClient, Hello, Request
from boomcat.server.tables.seat_at_table import SeatAtTable, token_hash
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_info import Settings
from boomcat.server.tables.table_session import PendingStep, TableSession

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


class VirtualClock:
    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_700_000_000 + self.time

    def real(self, seconds: float) -> float:
        return seconds


class Client:
    """A device: what it was sent, with the time, and how it asks."""

    address = "192.0.2.7"

    def __init__(self, world: World, token: str | None, last: int | None = None, screen: bool = False) -> None:
        self.world = world
        self.sent: list[tuple[float, bytes]] = []
        self.ended: str | None = None
        world.clients.append(self)
        world.session.enter(self, Hello(token, last, screen))
        world.settle_due()

    def send(self, message: bytes) -> None:
        self.sent.append((self.world.clock.time, message))

    def end(self, reason: str) -> None:
        self.ended = reason

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for _, message in self.sent]

    @property
    def last(self) -> dict[str, Any]:
        return self.messages[-1]

    @property
    def state(self) -> dict[str, Any]:
        """The newest state that it was sent."""
        for message in reversed(self.messages):
            if "state" in message:
                found: dict[str, Any] = message["state"]
                return found
        raise AssertionError("no state was sent")

    def of_kind(self, *kinds: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["message"] in kinds]

    def ask(self, message: str, request: str | None = None, **fields: Any) -> dict[str, Any]:
        """Ask for something; returns the answer (accepted, refused, device_code)."""
        self.world.requests += 1
        wanted = request or f"request {self.world.requests}"
        raw = {"message": message, "id": wanted, **fields}
        decoded = DECODER.decode(msgspec.json.encode(raw))
        self.world.ask(self, decoded)  # type: ignore[arg-type]
        answers = [m for m in self.messages if m.get("id") == wanted]
        return answers[-1]

    def act(self, move: str, question: int | None = None, request: str | None = None) -> dict[str, Any]:
        wanted = self.world.game.question if question is None else question
        return self.ask("answer", request, question=wanted, move=move)

    def leave(self) -> None:
        self.world.session.leave(self)
        self.world.settle_due()


class PromptCoach(Coach):
    """Answers at once."""

    def ask(self, who: str, question: CoachQuestion, send: Callable[[bytes], None]) -> None:
        send(write_advice(question))


class StoreFails(Exception):
    pass


class World:
    """One table.  `seats` are "open" for people, who join as Ada, Bea, Cy …, or bots' names."""

    NAMES = ("Ada", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")

    def __init__(
        self, *seats: str, settings: Settings | None = None, seed: int = 1, secret: bytes | None = None
    ) -> None:
        self.clock = VirtualClock()
        self.random = Random(seed)
        self.secret = secret
        self.stored: list[tuple[bytes, float]] = []
        self.snapshot: str | None = None
        self.records: dict[int, str] = {}
        self.clients: list[Client] = []
        self.broken: str | None = None
        self.requests = 0
        self.codes: dict[str, SeatAtTable] = {}
        self.session = self.make_session(Table("testtabl"))
        self.tokens = {0: "token-0"}
        opened = Opened(
            settings=settings or Settings(),
            seats=list(seats or ("open", "open")),
            name="Ada",
            avatar=0,
            token=token_hash("token-0"),
        )
        self.carry_out(self.session.propose(opened))
        self.session.restore()
        for number in range(1, list(seats or ("open", "open")).count("open")):
            self.join(self.NAMES[number], f"token-{number}")

    def make_session(self, table: Table) -> TableSession:
        log = Log(level="error")
        return TableSession(table, self.clock, self.random, self.new, log, coach=PromptCoach(log))

    def new(self, table: str, chair: SeatAtTable) -> str:
        code = f"code{len(self.codes)}"
        self.codes[code] = chair
        return code

    def join(self, name: str, token: str, first_game: bool = False) -> None:
        self.carry_out(self.session.propose_join(JoinTable(name=name, first_game=first_game), token))

    @property
    def game(self) -> State:
        game = self.session.table.game
        assert game is not None
        return game

    # -- running -----------------------------------------------------------------

    def carry_out(self, pending: PendingStep | None) -> bool:
        if pending is None:
            return False
        if self.broken is not None:
            self.session.fail(pending, self.broken)
            raise StoreFails
        for seq, at, data in pending.change.entries:
            assert seq == len(self.stored)
            self.stored.append((bytes(data), at))
        self.snapshot = pending.change.snapshot or self.snapshot
        if pending.change.record is not None:
            self.records[pending.change.record[0]] = pending.change.record[1]
        self.session.settle(pending)
        return True

    def ask(self, client: Client, request: Request) -> None:
        try:
            self.carry_out(self.session.ask(client, request))
        except StoreFails:
            return
        self.settle_due()

    def settle_due(self) -> None:
        if self.broken is None:
            while self.carry_out(self.session.due()):
                pass

    def run(self, seconds: float) -> None:
        """Let this many seconds pass."""
        until = self.clock.time + seconds
        self.settle_due()
        while (due := self.session.next()) is not None and due <= until:
            self.clock.time = max(self.clock.time, due)
            self.settle_due()
        self.clock.time = until
        self.settle_due()

    def restart(self, snapshot: str | None = None) -> None:
        """Kill the server and start it again: all that is left is what was stored."""
        entries = iter([(read_entry(data), at) for data, at in self.stored])
        self.clients = []
        self.clock.time += 3
        self.session = self.make_session(Table.restored("testtabl", entries, snapshot or self.snapshot))
        self.session.restore()
        self.settle_due()

    def snapshot_or(self, position: str) -> str:
        """The stored position; before the first move there is the one of the deal."""
        return self.snapshot or position


def playing(*seats: str, settings: Settings | None = None, seed: int = 1) -> tuple[World, list[Client]]:
    """A game that has begun, with everybody connected."""
    world = World(*seats, settings=settings, seed=seed)
    clients = [Client(world, f"token-{number}") for number in range(seats.count("open"))]
    clients[0].ask("start")
    for client in clients:
        client.ask("contribute", bytes="00" * 16)
    assert world.session.table.phase == "playing"
    return world, clients


def turn_of(world: World, clients: list[Client]) -> Client:
    """Return the client of the player whose turn it is; all seats are people's."""
    game = world.game
    return clients[game.current]
