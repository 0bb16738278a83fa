"""The server is killed at random moments while people play: nothing that anybody was told is lost, doubled or changed.

BOOMCAT_KILLS makes it longer: this many kills for each database (`python3 play soak --kills 100`).
"""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from boomcat.server import perspective
from boomcat.server.entries import Moved, read_entry
from boomcat.server.store import Store, StoredTable
from boomcat.server.table import Table
from tests.databases import eventually
from tests.server_process import ENVIRONMENT, ROOT, ServerProcess
from tests.serving_client import Device, Player, open_table
from tests.stores import opened

SPEED = 50
KILLS = int(os.environ.get("BOOMCAT_KILLS", "2"))
#: Nobody is too slow for these, even on a busy machine; windows close because all have let them pass.
PATIENT = {"turn": 3600, "nope": 20, "grace": 3600}
TABLES = [
    ("original", ["open", "open", "open", "heuristic"]),
    ("party-pack", ["open"] * 6 + ["random"]),
    ("good-vs-evil", ["open", "open"]),
]


class Told:
    """What a fresh replay of a journal tells every seat, by the number of the message."""

    def __init__(self, stored: StoredTable) -> None:
        assert [entry.seq for entry in stored.entries] == list(range(len(stored.entries)))
        self.entries = [read_entry(entry.data) for entry in stored.entries]
        self.requests = Counter((entry.by, entry.id) for entry in self.entries if entry.id)
        self.table = Table(stored.game)
        self.seats: dict[int, dict[int, list[object]]] = {}
        for entry, line in zip(self.entries, stored.entries, strict=True):
            step = self.table.attempt(entry)
            streams = self.table.take(step, line.at)
            for seat, chair in enumerate(self.table.chairs):
                if any(chair.stream is stream for stream in streams):
                    events = perspective.Retelling(self.table, step.events).to(seat)
                    self.seats.setdefault(seat, {})[chair.stream.number] = json.loads(msgspec.json.encode(events))


def check(stored: StoredTable, players: list[Player]) -> None:
    told = Told(stored)
    # No question is answered twice by one seat.
    moves = [(entry.seat, entry.question, entry.move) for entry in told.entries if isinstance(entry, Moved)]
    games = told.table.games
    assert Counter(moves).most_common(1)[0][1] <= games
    for player in players:
        assert player.seat is not None
        seat = player.seat - 1
        for request in player.accepted:
            assert told.requests[seat, request] == 1, "an accepted request is not stored exactly once"
        for request, reason in player.refused.items():
            assert told.requests[seat, request] == 0, f"refused as {reason}, and stored"
        for number, events in player.told.items():
            assert told.seats[seat][number] == events, "somebody was told what did not happen"
        assert player.last == max(told.seats[seat])
    assert told.table.phase == "over"


async def kill_again_and_again(server: ServerProcess, luck: random.Random, tables: list[list[Player]]) -> None:
    for _ in range(KILLS):
        # Moments are counted in messages, so that they are in the middle of things however slow the machine is.
        heard = sum(len(player.told) for players in tables for player in players)
        wanted = heard + luck.randint(20, 200)
        while sum(len(player.told) for players in tables for player in players) < wanted:
            await asyncio.sleep(0.005)
        await asyncio.sleep(luck.random() * 0.05)
        await freeze_while_somebody_waits(server, luck, tables)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    for players in tables:
        # The next game is the last one: this one may be over, and the next one on its way.
        last = max(player.game for player in players) + 1
        for player in players:
            player.games = last


async def freeze_while_somebody_waits(server: ServerProcess, luck: random.Random, tables: list[list[Player]]) -> None:
    """In the middle of whatever it does; and somebody waits for an answer, who has read all that was sent before."""
    while True:
        server.freeze()
        await asyncio.sleep(0.1)
        if any(player.waiting for players in tables for player in players):
            return
        server.thaw()
        await asyncio.sleep(luck.random() * 0.05)


async def play_through_kills(server: ServerProcess, luck: random.Random) -> list[list[Player]]:
    tables: list[list[Player]] = []
    for edition, seats in TABLES:
        settings = {"edition": edition, "timers": PATIENT}
        seated = await open_table(server.url, seats, settings)
        tables.append(
            [Player(server.url, one, luck.getrandbits(32), hosting=at == 0, games=99) for at, one in enumerate(seated)]
        )
    async with asyncio.timeout(120 + 10 * KILLS), asyncio.TaskGroup() as group:
        for players in tables:
            for player in players:
                group.create_task(player.play())
        group.create_task(kill_again_and_again(server, luck, tables))
    return tables


@pytest.mark.long(30)
def test_players_go_on_through_kills_and_nothing_told_is_lost_or_doubled(database_url, tmp_path):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    luck = random.Random(seed)
    with ServerProcess(tmp_path / "server", database_url, speed=SPEED) as server:
        tables = asyncio.run(play_through_kills(server, luck))
        assert server.stop() == 0
    assert not server.logged
    players = [player for table in tables for player in table]
    assert all(player.connections > KILLS for player in players)
    # Requests were under way when the server was killed; otherwise this would prove little.
    assert sum(player.resent for player in players) > 0
    store = eventually(lambda: opened(database_url))
    with store:
        for table in tables:
            stored = store.load(table[0].code)
            assert stored is not None
            check(stored, table)
            verify_records(store, table, tmp_path)


def verify_records(store: Store, players: list[Player], folder) -> None:
    """With `boomcat verify`, as a player would who noted nothing down."""
    numbers = store.records(players[0].code)
    assert numbers == list(range(1, players[0].games + 1))
    file = folder / "record.jsonl"
    text = store.record(players[0].code, numbers[-1])
    assert text is not None
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "boomcat", "verify", str(file), "--json"],
        cwd=ROOT,
        env=ENVIRONMENT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    verdict = json.loads(done.stdout)
    assert verdict["right"]
    assert verdict["whole"]


@pytest.mark.parametrize("window", [True, False])
def test_after_a_restart_every_open_clock_has_at_least_ten_seconds(tmp_path, window):
    """In a Nope window, which is shorter than that; and in a turn, which keeps its own longer time."""

    async def play() -> None:
        with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db")) as server:
            settings = {"edition": "original", "timers": {"turn": 40, "nope": 8, "grace": 3600}}
            seated = await open_table(server.url, ["open", "open"], settings)
            async with Device(server.url, seated[0]["table"]) as one, Device(server.url, seated[0]["table"]) as two:
                await one.hello(seated[0]["token"])
                await two.hello(seated[1]["token"])
                await one.ask("start")
                await one.ask("contribute", bytes="00")
                await two.ask("contribute", bytes="01")
                dealt = await one.state_in("playing")
                devices = [one, two]
                question = dealt["view"]["question"]
                if window:
                    mover = devices[dealt["view"]["current"] - 1]
                    state = dealt if mover is one else await two.state_in("playing")
                    play = next(offer for offer in state["offers"] if offer["kind"] in ("play", "pair"))
                    move = any_play(play)
                    assert (await mover.ask("answer", question=question, move=move))["message"] == "accepted"
            server.kill()
            server.start()
            async with Device(server.url, seated[0]["table"]) as one:
                state = (await one.hello(seated[0]["token"]))["state"]
                assert (state["view"]["asking"] == "nope") == window
                assert state["clock"]["total"] == (10 if window else 40)
                assert state["clock"]["remaining"] <= state["clock"]["total"]

    asyncio.run(play())


def any_play(offer: dict[str, object]) -> str:
    move = str(offer["move"])
    targets = offer.get("targets")
    return move.format(target=targets[0]) if isinstance(targets, list) else move
