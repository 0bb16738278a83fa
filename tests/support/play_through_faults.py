"""People play at the real server through whatever happens to it: all that it accepted, except passes, is stored once.

    async def trouble(people: People) -> None:
        await people.hear(50)
        server.kill()
        server.start()

    people = play_through(server, luck, trouble)
    with eventually(lambda: opened(database)) as store:
        figures = check_journals(store, people)

Each keeps a journal: every request with its answer, every message by its number.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import httpx
import msgspec

from boomcat.server.storage.change import StoredTable
from boomcat.server.tables import updates as perspective
from boomcat.server.tables.entries import Moved, read_entry
from boomcat.server.tables.table import Table
from tests.support.clients import Message, Player, game_in, open_table
from tests.support.server_process import ServerProcess
from tests.support.timeouts import PATIENCE_SECONDS

__all__ = ["FEW", "MANY", "PATIENT", "SPEED", "People", "Replayed", "check_journals", "count_journals", "play_through"]

SPEED = 50
#: Too long to run out, even on a busy machine; windows close because everybody has passed.
PATIENT = {"turn": 3600, "nope": 20, "grace": 3600}
MANY = [
    ("original", ["open", "open", "open", "heuristic"]),
    ("party-pack", ["open"] * 6 + ["random"]),
    ("good-vs-evil", ["open", "open"]),
]
#: Without a bot, a person is always asked, and so always notices a fault.
FEW = [("good-vs-evil", ["open", "open"])]


class People:
    """Everybody at every table."""

    def __init__(self, server: ServerProcess, luck: random.Random, tables: list[list[Player]]) -> None:
        self.server = server
        self.luck = luck
        self.tables = tables
        #: Whether they stayed to the end of the game.
        self.stayed = True

    @property
    def all(self) -> list[Player]:
        return [player for players in self.tables for player in players]

    def heard(self) -> int:
        return sum(len(player.delivered) for player in self.all)

    async def hear(self, more: int) -> None:
        """Moments are counted in messages, so that they are in the middle of things however slow the machine is."""
        wanted = self.heard() + more
        while self.heard() < wanted:
            await asyncio.sleep(0.005)

    async def freeze_while_a_client_waits(self) -> None:
        """Freeze the server while a client that has read everything sent before waits for an answer."""
        while True:
            self.server.freeze()
            await asyncio.sleep(0.1)
            if any(player.waiting for player in self.all):
                return
            self.server.thaw()
            await asyncio.sleep(self.luck.random() * 0.05)

    async def until_refused(self, reason: str, more: int = 1) -> None:
        """Until that many more were refused for this reason, or the server itself has said as often that it is unwell.

        If bots and clocks have to act at every table, or no client can connect, no player sends what could be refused.
        """

        def refused() -> int:
            return sum(list(player.refused.values()).count(reason) for player in self.all)

        wanted = refused() + more
        asking = asyncio.create_task(self.until_unwell(more))
        try:
            while refused() < wanted and not asking.done():
                await asyncio.sleep(0.005)
        finally:
            asking.cancel()

    async def until_unwell(self, times: int) -> None:
        """Asked so seldom that people are refused before, if anybody asks for anything."""
        async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE_SECONDS) as client:
            while times:
                await asyncio.sleep(0.5)
                with suppress(httpx.TransportError):
                    times -= (await client.get(f"{self.server.url}/health")).status_code == 503

    def stuck(self) -> list[str]:
        """Return the players who have not reached the end, and what they wait for."""
        return [
            f"{player.code} {player.seat}: {player.waiting}, last {player.last}, game {player.game} of {player.games}, "
            f"line {player.connections}, {player.goodbyes[-3:]}, {list(player.refused.items())[-3:]}"
            for player in self.all
            if not player.over
        ]

    def end_soon(self) -> None:
        """The next game is the last one: this one may be over, and the next one on its way."""
        for players in self.tables:
            last = max(player.game for player in players) + 1
            for player in players:
                player.games = last


Trouble = Callable[[People], Awaitable[None]]


def play_through(
    server: ServerProcess,
    luck: random.Random,
    trouble: Trouble,
    tables: list[tuple[str, list[str]]] = MANY,
    seconds: float = 240,
    *,
    to_the_end: bool = True,
    player: Callable[..., Player] = Player,
) -> People:
    """Until the trouble is over, and then to the end of the next game, or only for a moment."""

    async def play() -> People:
        people = People(server, luck, [])
        for edition, seats in tables:
            seated = await open_table(server.url, seats, {"edition": edition, "timers": PATIENT})
            seeds = [luck.getrandbits(32) for _ in seated]
            people.tables.append(
                [
                    player(server.url, one, seed, hosting=at == 0, games=10**6)
                    for at, (one, seed) in enumerate(zip(seated, seeds, strict=True))
                ]
            )

        try:
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                playing = [group.create_task(player.play()) for player in people.all]
                await trouble(people)
                people.stayed = to_the_end
                if to_the_end:
                    people.end_soon()
                else:
                    await people.hear(10)
                    for task in playing:
                        task.cancel()
        except TimeoutError:
            raise AssertionError(f"it never ends: {people.stuck()}") from None
        return people

    return asyncio.run(play())


class Shelf(Protocol):
    """The places where tables are found afterwards."""

    def load(self, game: str, /) -> StoredTable | None: ...


class Replayed:
    """The messages of a fresh replay of a journal to every seat, by number."""

    def __init__(self, stored: StoredTable) -> None:
        assert [entry.seq for entry in stored.entries] == list(range(len(stored.entries)))
        self.entries = [read_entry(entry.data) for entry in stored.entries]
        #: Where each request is, by the seat and its id.
        self.requests: dict[tuple[int | None, str], list[int]] = {}
        for place, entry in enumerate(self.entries):
            if entry.id:
                self.requests.setdefault((entry.by, entry.id), []).append(place)
        self.table = Table(stored.game)
        self.seats: dict[int, dict[int, list[object]]] = {}
        self.shown: dict[int, dict[int, Message]] = {}
        for entry, line in zip(self.entries, stored.entries, strict=True):
            step = self.table.attempt(entry)
            streams = self.table.take(step, line.at)
            moment = perspective.StateWriter(self.table, perspective.info(self.table, 0, 0, False, {}), None)
            for seat, chair in enumerate(self.table.chairs):
                if any(chair.stream is stream for stream in streams):
                    events = msgspec.json.encode(perspective.events_for(self.table, step.events, chair))
                    self.seats.setdefault(seat, {})[chair.stream.number] = json.loads(events)
                    state = json.loads(msgspec.json.encode(moment.state_for(chair)))
                    self.shown.setdefault(seat, {})[chair.stream.number] = game_in(state)


def check_journals(store: Shelf, people: People) -> dict[str, float]:
    """Check that everything delivered is stored, once and in order; return how much that was."""
    figures = count_journals(store, people)
    assert not figures["lost"], f"{figures['lost']} accepted requests or messages are not stored"
    assert not figures["doubled"], f"{figures['doubled']} accepted requests are stored more than once"
    return figures


def count_journals(store: Shelf, people: People) -> dict[str, float]:
    """The same, but for what is lost or doubled, which is counted."""
    kept: Counter[str] = Counter()
    for players in people.tables:
        stored = store.load(players[0].code)
        assert stored is not None, "a table is lost"
        kept += count_table(stored, players, people.stayed)
    return {
        "acknowledged": sum(len(player.accepted.keys() - player.passes) for player in people.all),
        "delivered": people.heard(),
        "sent_again": sum(player.resent for player in people.all),
        "refused": sum(len(player.refused) for player in people.all),
        "lost": kept["lost"],
        "doubled": kept["doubled"],
    }


def check_table(stored: StoredTable, players: list[Player], stayed: bool) -> None:
    found = count_table(stored, players, stayed)
    assert not found, f"accepted requests that are not stored exactly once: {dict(found)}"


def count_table(stored: StoredTable, players: list[Player], stayed: bool) -> Counter[str]:
    replayed = Replayed(stored)
    found: Counter[str] = Counter()
    # No question is answered twice by one seat.
    moves = [(entry.seat, entry.question, entry.move) for entry in replayed.entries if isinstance(entry, Moved)]
    found["doubled"] += sum(max(0, often - replayed.table.games) for often in Counter(moves).values())
    for player in players:
        assert player.seat is not None
        seat = player.seat - 1
        assert not [request for request in player.passes if (seat, request) in replayed.requests], "a pass is stored"
        places = [replayed.requests.get((seat, one), []) for one in player.accepted if one not in player.passes]
        found["lost"] += sum(not place for place in places)
        found["doubled"] += sum(len(place) > 1 for place in places)
        first = [place[0] for place in places if place]
        assert first == sorted(first), "requests are stored in another order than they were accepted in"
        for request, reason in player.refused.items():
            assert (seat, request) not in replayed.requests, f"refused as {reason}, and stored"
        happened = replayed.seats.get(seat, {})
        found["lost"] += len(player.delivered.keys() - happened.keys())
        for number in player.delivered.keys() & happened.keys():
            assert happened[number] == player.delivered[number], "a client received what did not happen"
        games = replayed.shown.get(seat, {})
        for number in player.shown.keys() & games.keys():
            assert games[number] == player.shown[number], "a client was shown another game than was stored"
        assert found["lost"] or not stayed or player.last == max(happened)
    assert found["lost"] or not stayed or replayed.table.phase == "over"
    return +found
