"""A screen for everybody in the room, such as a TV: it sees what spectators see, and all know that it's there."""

import asyncio
from random import Random
from typing import Any

import pytest

from boomcat.server.tables import table_session
from boomcat.server.tables.messages import Hello
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.virtual_cluster import Browser, VirtualCluster, table_of
from tests.support.virtual_session import Client, World, playing
from tests.support.virtual_table import virtual


def screens(viewer: Client | Browser, counted: str = "screens") -> int:
    """Return how many screens, or others, the newest message about the table counts."""
    about = [one.get("table") or one["state"]["table"] for one in viewer.messages if "table" in one or "state" in one]
    found: int = about[-1][counted]
    return found


def test_everybody_learns_that_a_screen_came_and_went():
    world = World("open", "open")
    host = Client(world, "token-0")
    screen = Client(world, None, screen=True)
    world.run(1)
    assert (screens(host), screens(screen)) == (1, 1)
    assert host.last["table"]["spectators"] == 0
    screen.leave()
    world.run(1)
    assert screens(host) == 0


def test_a_spectator_is_no_screen_and_a_seat_can_be_none():
    world = World("open", "open")
    host, spectator = Client(world, "token-0"), Client(world, None)
    Client(world, "token-1", screen=True)
    world.run(1)
    assert screens(spectator) == 0
    assert host.last["table"]["spectators"] == 1


def test_a_screen_gets_the_very_bytes_that_a_spectator_gets():
    world, clients = playing("open", "heuristic", "heuristic", settings=Settings(timers=Timers(turn=10, nope=2)))
    spectator, screen = Client(world, None), Client(world, None, screen=True)
    world.run(1)
    heard = len(spectator.sent), len(screen.sent)
    world.run(3000)
    assert clients[0].state["table"]["phase"] == "over"
    assert spectator.sent[heard[0] :] == screen.sent[heard[1] :]
    assert len(spectator.of_kind("update")) > 10
    assert screen.state["seat"] is None
    assert screen.state["knowledge"] is None


def test_a_screen_can_only_watch():
    world, _ = playing("open", "heuristic")
    screen = Client(world, None, screen=True)
    for request in ("start", "rematch", "leave", "resume", "hurry", "request_device_code"):
        assert screen.ask(request)["reason"] == "only-watching"


def test_a_table_without_spectators_has_no_screen():
    world = World("open", "open", settings=Settings(spectators=False))
    assert Client(world, None, screen=True).last == {"message": "goodbye", "reason": "spectators-forbidden"}
    world = World("open", "open")
    host, screen = Client(world, "token-0"), Client(world, None, screen=True)
    host.ask("configure", settings={"spectators": False})
    assert screen.ended == "spectators-forbidden"
    assert screens(host) == 0


def test_a_screen_at_a_public_table_is_a_spectator():
    world = World("open", "open", settings=Settings(public=True))
    host, screen = Client(world, "token-0"), Client(world, None, screen=True)
    world.run(1)
    assert (screens(host), screens(host, "spectators")) == (0, 1)
    assert screen.ended is None


def test_the_oldest_screen_makes_way_and_spectators_keep_their_room(monkeypatch):
    monkeypatch.setattr(table_session, "MOST_SPECTATORS", 1)
    world = World("open", "open")
    host, spectator = Client(world, "token-0"), Client(world, None)
    shown = [Client(world, None, screen=True) for _ in range(table_session.MOST_SCREENS + 1)]
    world.run(1)
    assert [one.ended for one in shown] == ["full", *[None] * table_session.MOST_SCREENS]
    assert screens(host) == table_session.MOST_SCREENS
    assert spectator.ended is None
    assert Client(world, None).ended == "full"


@pytest.mark.parametrize("screen", [False, True])
def test_a_second_hello_on_a_connection_changes_its_role(screen):
    world = World("open", "open")
    host, watcher = Client(world, "token-0"), Client(world, None, screen=screen)
    world.run(1)
    world.session.enter(watcher, Hello(screen=not screen))
    world.run(1)
    assert screens(host) == (0 if screen else 1)
    assert host.last["table"]["spectators"] == (1 if screen else 0)


def test_a_screen_is_back_after_a_restart():
    world, _ = playing("open", "heuristic")
    screen = Client(world, None, screen=True)
    number = screen.last["sequence"]
    world.restart()
    host, screen = Client(world, "token-0"), Client(world, None, number, screen=True)
    world.run(1)
    assert (screens(host), screens(screen)) == (1, 1)
    assert screen.messages[0]["missed"] == []


class FarScreen(Browser):
    def role(self) -> dict[str, Any]:
        return {"screen": True}


def test_a_screen_at_another_node_shows_the_whole_game():
    async def play() -> None:
        async with VirtualCluster("a", "b") as cluster:
            players = await table_of(cluster, "a", "a")
            screen = FarScreen(cluster, players[0].seated, "b")
            await screen.come()
            await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
            while screen.state["table"]["phase"] != "over":
                await asyncio.sleep(0.1)
            assert screens(players[0]) == 1
            assert screen.state["seat"] is None
            await cluster.stop("a")
            while not (players[0].connected and screen.connected and screens(players[0]) == 1):
                await asyncio.sleep(0.1)

    virtual(asyncio.wait_for(play(), 3_600))
