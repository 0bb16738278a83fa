"""The server is killed at random moments while people play: no delivered message is lost, doubled or changed.

`python3 play soak --server kills kills-pg` does it for longer.
"""

import asyncio
import json
import random

import pytest
from click.testing import CliRunner

from boomcat.cli.program import program
from boomcat.server.storage.sql import SqlStore
from tests.support.clients import Device, Message, Player, open_table
from tests.support.databases import eventually
from tests.support.play_through_faults import SPEED, check_journals, play_through
from tests.support.server_process import ServerProcess
from tests.support.store_helpers import opened
from tools.soak.faults import kills

KILLS = 2


@pytest.mark.long(30)
def test_players_go_on_through_kills_and_no_message_is_lost_or_doubled(database_url, tmp_path):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    with ServerProcess(tmp_path / "server", database_url, speed=SPEED) as server:
        people = play_through(server, random.Random(seed), kills(KILLS))
        assert server.stop() == 0
    assert not server.logged
    assert all(player.connections > KILLS for player in people.all)
    # Requests were under way when the server was killed; otherwise this would prove little.
    assert sum(player.resent for player in people.all) > 0
    with eventually(lambda: opened(database_url)) as store:
        check_journals(store, people)
        for table in people.tables:
            verify_records(store, table, tmp_path)


def verify_records(store: SqlStore, players: list[Player], folder) -> None:
    """Verify with `boomcat verify`, as a player would who noted nothing down."""
    numbers = store.records(players[0].code)
    assert numbers == list(range(1, players[0].games + 1))
    file = folder / "record.jsonl"
    text = store.record(players[0].code, numbers[-1])
    assert text is not None
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(program, ["verify", str(file), "--json"], prog_name="boomcat", catch_exceptions=False)
    assert done.exit_code == 0, done.output
    verdict = json.loads(done.stdout)
    assert verdict["right"]
    assert verdict["whole"]


def test_after_a_restart_every_open_clock_has_at_least_ten_seconds(tmp_path):
    """In a Nope window, which is shorter than that; and in a turn, which keeps its longer time."""

    async def play() -> None:
        with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db")) as server:
            # The window comes last: it is open for only eight seconds.
            hosts = {window: await begin(server, window) for window in (False, True)}
            server.kill()
            server.start()
            for window, host in hosts.items():
                async with Device(server.url, host["table"]) as one:
                    state = (await one.hello(host["token"]))["state"]
                    assert (state["view"]["asking"] == "nope") == window
                    assert state["clock"]["total"] == (10 if window else 40)
                    assert state["clock"]["remaining"] <= state["clock"]["total"]

    asyncio.run(play())


async def begin(server: ServerProcess, window: bool) -> Message:
    """Start a game, with a Nope window open or not, and return the seat of its host."""
    settings = {"edition": "original", "timers": {"turn": 40, "nope": 8, "grace": 3600}}
    seated = await open_table(server.url, ["open", "open"], settings)
    async with Device(server.url, seated[0]["table"]) as one, Device(server.url, seated[0]["table"]) as two:
        await one.hello(seated[0]["token"])
        await two.hello(seated[1]["token"])
        await one.ask("start")
        await one.ask("contribute", bytes="00")
        await two.ask("contribute", bytes="01")
        dealt = await one.state_in("playing")
        if window:
            mover = (one, two)[dealt["view"]["current"] - 1]
            state = dealt if mover is one else await two.state_in("playing")
            play = next(offer for offer in state["offers"] if offer["kind"] in ("play", "pair"))
            answer = await mover.ask("answer", question=dealt["view"]["question"], move=any_play(play))
            assert answer["message"] == "accepted"
    return seated[0]


def any_play(offer: dict[str, object]) -> str:
    move = str(offer["move"])
    targets = offer.get("targets")
    return move.format(target=targets[0]) if isinstance(targets, list) else move
