"""Public tables: people who don't know each other are seated together, and spectators see it one action late."""

import asyncio
import io
import json
from random import Random
from typing import Any

import msgspec
import pytest

from boomcat.core.errors import MalformedInput
from boomcat.server.operations.log import Log
from boomcat.server.tables import requests
from boomcat.server.tables.http_bodies import JoinTable, OpenTable, PlayNow, PlaySolo
from boomcat.server.tables.public_tables import TIMERS
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.server.tables.table_session import REPORT_INTERVAL_SECONDS
from boomcat.server.tables.turn_scheduler import COUNTDOWN_SECONDS, PUBLIC_SEALING_SECONDS
from tests.server.cluster.test_links import run
from tests.support.clients import any_move
from tests.support.strangers import LONGEST_WAIT_SECONDS, Strangers
from tests.support.virtual_cluster import Browser, VirtualCluster, now
from tests.support.virtual_session import Client, World

PUBLIC = Settings(public=True, timers=Timers(turn=10, nope=2, grace=5))


async def come(cluster: VirtualCluster, name: str, node: str = "a", **wishes: Any) -> Browser:
    seated = await cluster.nodes[node].play_now(PlayNow(name, **wishes), name)
    browser = Browser(cluster, seated, node)
    await browser.come()
    return browser


def seats(browser: Browser) -> list[str]:
    return [seat["occupant"] for seat in browser.state["table"]["seats"]]


async def until_playing(browser: Browser) -> None:
    while browser.state["view"] is None:
        await asyncio.sleep(0.05)


async def refused(work: Any) -> str:
    with pytest.raises(NotAllowed) as caught:
        await work
    return caught.value.reason


# -- who meets whom ----------------------------------------------------------------------------


def test_a_person_alone_plays_against_bots_within_fifteen_seconds():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            began = now()
            ada = await come(cluster, "Ada")
            clock = ada.state["clock"]
            assert clock["total"] == COUNTDOWN_SECONDS
            assert COUNTDOWN_SECONDS - 1 < clock["remaining"] <= COUNTDOWN_SECONDS
            await until_playing(ada)
            assert now() - began < COUNTDOWN_SECONDS + PUBLIC_SEALING_SECONDS + 1 < LONGEST_WAIT_SECONDS
            assert seats(ada) == ["person", "bot", "bot", "bot"]
            assert not any(seat["host"] for seat in ada.state["table"]["seats"])

    run(scene())


def test_people_who_come_during_the_countdown_play_together_and_later_ones_at_the_next_table():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            ada = await come(cluster, "Ada")
            await asyncio.sleep(COUNTDOWN_SECONDS - 1)
            bea = await come(cluster, "Bea")
            assert (bea.seated.table, bea.seated.seat) == (ada.seated.table, 2)
            await until_playing(bea)
            cy = await come(cluster, "Cy")
            assert cy.seated.table != ada.seated.table

    run(scene())


def test_a_full_table_starts_at_once():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            everybody = [await come(cluster, name, players=3) for name in ("Ada", "Bea", "Cy")]
            began = now()
            await until_playing(everybody[2])
            assert now() - began < PUBLIC_SEALING_SECONDS + 0.5
            assert seats(everybody[0]) == ["person"] * 3

    run(scene())


def test_people_who_come_at_the_same_moment_share_a_table():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            wanted = [cluster.nodes["a"].play_now(PlayNow(f"Guest {number}"), "home") for number in range(8)]
            found = await asyncio.gather(*wanted)
            assert len({(one.table, one.seat) for one in found}) == 8
            assert len({one.table for one in found}) == 2

    run(scene())


def test_wishes_are_kept():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            five = await come(cluster, "Ada", edition="party-pack", players=5)
            settings = five.state["table"]["settings"]
            assert (settings["edition"], len(seats(five)), settings["timers"]["turn"]) == ("party-pack", 5, TIMERS.turn)
            assert (await come(cluster, "Bea", players=3)).seated.table != five.seated.table
            assert (await come(cluster, "Cy", edition="nsfw")).seated.table != five.seated.table
            # Who doesn't mind sits down where most people are.
            assert (await come(cluster, "Dot", edition="party-pack")).seated.table == five.seated.table
            assert (await come(cluster, "Eli")).seated.table == five.seated.table
            # A person can avoid another one.
            assert (await come(cluster, "Fay", avoid=("ADA",))).seated.table != five.seated.table
            for wish in ({"edition": "chess"}, {"players": 9}):
                with pytest.raises(MalformedInput):
                    await cluster.nodes["a"].play_now(PlayNow("Gus", **wish), "home")

    run(scene())


def test_a_request_whose_answer_was_lost_gets_the_same_seat():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            request = PlayNow("Ada", token="x" * 22)
            first = await cluster.nodes["a"].play_now(request, "home")
            assert await cluster.nodes["b"].play_now(request, "home") == first
            await come(cluster, "Bea")
            await asyncio.sleep(COUNTDOWN_SECONDS + 3)
            assert await cluster.nodes["a"].play_now(request, "home") == first

    run(scene())


def test_a_table_that_its_only_person_left_gets_no_more_people():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            ada, bea = await come(cluster, "Ada"), await come(cluster, "Bea", edition="nsfw")
            ada.ask("leave")
            bea.go()
            await asyncio.sleep(4)
            for edition in ("original", "nsfw"):
                assert (await come(cluster, "Cy", edition=edition)).seated.table not in (
                    ada.seated.table,
                    bea.seated.table,
                )
            # Who has the link may sit down: the countdown begins again.
            registry = cluster.nodes["a"].registry
            again = Browser(cluster, await registry.join(ada.seated.table, JoinTable("Dot")), "a")
            await again.come()
            assert again.state["clock"]["remaining"] > COUNTDOWN_SECONDS - 0.5

    run(scene())


def test_a_countdown_goes_on_when_its_node_is_killed():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            began = now()
            seated = await cluster.nodes["b"].play_now(PlayNow("Ada"), "home")
            ada, bea = Browser(cluster, seated, "a", "b"), await come(cluster, "Bea")
            await ada.come()
            await asyncio.sleep(COUNTDOWN_SECONDS - 0.5)
            cluster.kill("a")
            ada.end("stopping")
            bea.connected = False
            await until_playing(ada)
            assert now() - began < LONGEST_WAIT_SECONDS
            assert seats(ada) == ["person", "person", "bot", "bot"]

    run(scene())


@pytest.mark.parametrize("nodes", ["a", "abc"])
def test_two_hundred_people_come_and_go(nodes):
    """No one waits too long and no seat is given twice, also when the node where they meet is killed."""

    async def scene() -> None:
        async with VirtualCluster(*nodes) as cluster:
            strangers = Strangers(cluster, Random(5))
            coming = asyncio.create_task(strangers.come_and_go(200, 240))
            if len(nodes) > 1:
                await asyncio.sleep(100)
                strangers.kill("a")
            await coming
        assert len(strangers.waits) + strangers.left == 200
        assert len(strangers.waits) > 140
        assert len({table for table, _ in strangers.sat}) > 10

    run(scene())


# -- without a host ----------------------------------------------------------------------------


def test_a_public_table_has_no_host():
    world = World("open", "open", settings=PUBLIC)
    ada, _ = (Client(world, f"token-{number}") for number in range(2))
    asked: dict[str, dict[str, Any]] = {
        "configure": {"settings": {}},
        "remove_player": {"seat": 2},
        "make_host": {"seat": 2},
        "seat_bot": {"seat": 2, "bot": "heuristic"},
        "start": {},
    }
    for request, fields in asked.items():
        assert ada.ask(request, **fields)["reason"] == "no-host-here"
    assert ada.ask("talk", text="hi")["reason"] == "talk-is-off"


def test_only_play_now_opens_a_public_table():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            node, settings = cluster.nodes["a"], Settings(public=True)
            assert await refused(node.open_table(OpenTable("Ada", settings))) == "only-play-now"
            assert await refused(node.play_solo(PlaySolo("Ada", settings))) == "only-play-now"

    run(scene())
    world = World("open", "open")
    host = Client(world, "token-0")
    assert host.ask("configure", settings={"public": True})["reason"] == "only-play-now"


def test_names_that_offend_are_refused_at_public_tables_only():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            node = cluster.nodes["a"]
            assert await refused(node.play_now(PlayNow("Sh1t"))) == "name-offends"
            assert await refused(node.play_now(PlayNow("\u3164"))) == "name-is-empty"
            ada = await come(cluster, "Ada")
            assert await refused(node.join(ada.seated.table, JoinTable("sh\u200bit"))) == "name-offends"
            private = await node.open_table(OpenTable("Shit"))
            await node.join(private.table, JoinTable("Sh1t"))

    run(scene())


def test_a_player_who_leaves_is_replaced_at_once_and_one_who_vanishes_soon():
    world = World("open", "open", "open", settings=PUBLIC)
    ada, bea, cy = (Client(world, f"token-{number}") for number in range(3))
    world.run(PUBLIC_SEALING_SECONDS)
    cy.ask("leave")
    assert ada.state["table"]["seats"][2]["played_by_bot"]
    bea.leave()
    world.run(PUBLIC.timers.grace + 0.1)
    assert [seat["played_by_bot"] for seat in ada.last["table"]["seats"]] == [False, True, True]
    assert TIMERS.grace <= 10


def test_those_who_stay_play_again_and_bots_take_the_seats_of_the_others():
    world = World("open", "open", "open", settings=PUBLIC)
    clients = [Client(world, f"token-{number}") for number in range(3)]
    world.run(900)
    assert phase(world) == "over"
    clients[0].ask("leave")
    assert [seat["occupant"] for seat in clients[1].state["table"]["seats"]] == ["bot", "person", "person"]
    assert clients[2].ask("rematch")["message"] == "accepted"
    world.run(PUBLIC_SEALING_SECONDS)
    assert phase(world) == "playing"


def test_a_public_table_has_no_queue_from_which_a_game_is_seen_at_once():
    world = World("open", "open", settings=PUBLIC)
    for number in range(2):
        Client(world, f"token-{number}")
    with pytest.raises(NotAllowed) as caught:
        world.session.propose_join(JoinTable("Cy", wait=True), "token")
    assert caught.value.reason == "game-is-running"


def test_a_report_is_logged_for_the_operator_and_no_player_learns_of_it():
    world = World("open", "open", "open", settings=PUBLIC)
    clients = [Client(world, f"token-{number}") for number in range(3)]
    log = io.StringIO()
    world.session.log = Log("warning", "json", log)
    heard = [len(client.sent) for client in clients]
    assert clients[0].ask("report_player", seat=2, what="name")["message"] == "accepted"
    assert [len(client.sent) for client in clients] == [heard[0] + 1, *heard[1:]]
    line = json.loads(log.getvalue())
    table = world.session.table
    assert {name: line[name] for name in ("event", "code", "game", "seat", "what", "by")} == {
        "event": "player-reported",
        "code": table.code,
        "game": table.games,
        "seat": 2,
        "what": "name",
        "by": 1,
    }
    assert clients[0].ask("report_player", seat=3, what="play")["reason"] == "too-many-reports"
    assert clients[1].ask("report_player", seat=2, what="play")["reason"] == "not-a-stranger"
    assert clients[1].ask("report_player", seat=9, what="play")["reason"] == "no-such-seat"
    world.run(REPORT_INTERVAL_SECONDS)
    assert clients[0].ask("report_player", seat=3, what="play")["message"] == "accepted"
    private = Client(World("open", "open"), "token-0")
    assert private.ask("report_player", seat=2, what="name")["reason"] == "only-among-strangers"


# -- the list ----------------------------------------------------------------------------------


def test_public_tables_are_listed_on_every_node_and_private_ones_are_not():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            secret = await cluster.nodes["a"].open_table(OpenTable("Zebedee"))
            hidden = Browser(cluster, secret, "a")
            await hidden.come()
            ada = await come(cluster, "Ada")
            for node in "ab":
                listed = await cluster.nodes[node].public()
                assert [one.code for one in listed.tables] == [ada.seated.table]
                assert secret.table not in str(listed)
                assert "Zebedee" not in str(listed)
            [waiting] = listed.tables
            assert [seat.occupant for seat in waiting.seats] == ["person", "open", "open", "open"]
            assert (waiting.playing, waiting.edition, waiting.spectators) == (False, "original", 0)
            assert waiting.starts_in is not None
            await until_playing(ada)
            bea = await come(cluster, "Bea", "b")
            listed = await cluster.nodes["a"].public()
            assert [(one.code, one.playing) for one in listed.tables] == [
                (bea.seated.table, False),
                (ada.seated.table, True),
            ]
            ada.go()
            bea.ask("leave")
            await asyncio.sleep(0.1)
            assert (await cluster.nodes["b"].public()).tables == []

    run(scene())


# -- one action late ---------------------------------------------------------------------------


def begun(monkeypatch: pytest.MonkeyPatch, settings: Settings = PUBLIC) -> tuple[World, list[Client]]:
    monkeypatch.setattr(requests, "new_secret", lambda: bytes(32))
    world = World("open", "open", "open", settings=settings)
    clients = [Client(world, f"token-{number}") for number in range(3)]
    if not settings.public:
        clients[0].ask("start")
    world.run(6 if not settings.public else PUBLIC_SEALING_SECONDS)
    assert world.session.table.phase == "playing"
    return world, clients


def act(world: World, clients: list[Client], luck: Random) -> None:
    """Make one action: a move, or everybody's pass."""
    entries, table = len(world.stored), world.session.table
    while len(world.stored) == entries:
        seat = next(seat for seat in range(3) if clients[seat].state["offers"])
        answer = clients[seat].act(any_move(clients[seat].state["offers"], luck))
        assert answer["message"] == "accepted"
    assert table.phase in ("playing", "over")


def phase(world: World) -> str:
    return world.session.table.phase


def shown(client: Client) -> list[Any]:
    """Return the updates that a spectator was sent."""
    return [
        (one["sequence"], one["events"], one["state"]["view"]) for one in client.messages if one["message"] == "update"
    ]


def test_spectators_see_every_action_but_the_last_and_the_end_at_once(monkeypatch):
    late, late_players = begun(monkeypatch)
    live, live_players = begun(monkeypatch, msgspec.structs.replace(PUBLIC, public=False))
    for world in (late, live):  # the same hands
        assert world.game.hands == late.game.hands
    spectator, watcher = Client(late, None), Client(live, None)
    assert spectator.state["view"] is None
    luck, same = Random(3), Random(3)
    seen: list[Any] = []
    while phase(late) == "playing":
        act(late, late_players, luck)
        act(live, live_players, same)
        over = phase(late) == "over"
        actions = [(events, view) for _, events, view in shown(watcher)]
        seen = [(events, view) for _, events, view in shown(spectator)]
        # The deal comes first, which the other one saw when it came.
        assert seen[1:] == (actions if over else actions[:-1])
    assert len(seen) > 10
    assert [number for number, *_ in shown(spectator)] == list(
        range(shown(spectator)[0][0], shown(spectator)[0][0] + len(seen))
    )
    assert Client(late, None).state["view"]["asking"] == "over"


@pytest.mark.parametrize("seed", range(2))
def test_no_byte_that_spectators_get_depends_on_the_last_action(monkeypatch, seed):
    """Two games that are the same but for their last action look the same from outside: to who was there before, to
    who comes now, over HTTP and in the list; also to who waits, sees people come and go, and sees an emote."""

    def after(actions: int, last: int) -> list[Any]:
        world, clients = begun(monkeypatch)
        spectator, screen = Client(world, None), Client(world, None, screen=True)
        luck = Random(seed)
        for _ in range(actions):
            if world.session.table.phase != "playing":
                break
            act(world, clients, luck)
        heard = len(spectator.sent)
        act(world, clients, Random(last))
        if world.session.table.phase != "playing":
            return []
        seen: list[Any] = [spectator.sent, screen.sent, heard]
        clients[1].ask("emote", emote="boom")
        late = Client(world, None)
        seen += [late.sent, msgspec.json.encode(world.session.info_for(None))]
        again = Client(world, None, last=late.messages[0]["sequence"] - 1)
        late.leave()
        world.run(1)
        clients[2].leave()
        world.run(0.5)
        seen += [again.sent, list(spectator.sent), stateless(world)]
        return seen

    different = 0
    for actions in range(1, 30, 3):
        outcomes = [after(actions, last) for last in range(3)]
        kept = [seen[:-1] for seen in outcomes if seen]
        assert all(seen == kept[0] for seen in kept)
        different += len({seen[-1] for seen in outcomes if seen}) > 1
    assert different > 2


def stateless(world: World) -> bytes:
    """Return what a player sees, to know whether the actions differed at all."""
    return msgspec.json.encode(world.session.welcome(world.session.table.chairs[0], None).history)


def test_spectators_learn_with_the_next_action_who_gave_up_and_that_only_bots_are_left(monkeypatch):
    world, clients = begun(monkeypatch)
    spectator = Client(world, None)
    act(world, clients, Random(1))
    heard = len(spectator.sent)
    for client in clients:
        assert client.ask("concede")["message"] == "accepted"
    assert clients[0].state["table"]["only_bots"]
    late = Client(world, None)
    world.run(0.3)
    [presence] = spectator.messages[heard:]
    about = msgspec.to_builtins(world.session.info_for(None))
    for table in (late.state["table"], presence["table"], about):
        assert not table["only_bots"]
        assert not any(seat["left_game"] or seat["played_by_bot"] for seat in table["seats"])
        assert table["spectators"] == 2  # who watches is known at once
    world.run(20)
    assert spectator.state["table"]["only_bots"]
    assert all(seat["left_game"] for seat in spectator.state["table"]["seats"])


def test_emotes_reach_spectators_with_the_next_action_and_text_never():
    world = World("open", "open", settings=PUBLIC)
    clients = [Client(world, f"token-{number}") for number in range(2)]
    spectator = Client(world, None)
    world.run(PUBLIC_SEALING_SECONDS)
    clients[0].ask("emote", emote="boom")
    assert len(clients[1].of_kind("emoted")) == 1
    assert spectator.of_kind("emoted") == []
    turn = next(client for client in clients if client.state["offers"])
    turn.act("draw")
    assert [one["emote"] for one in spectator.of_kind("emoted")] == ["boom"]


def test_spectators_get_no_clock_during_a_game():
    world = World("open", "open", settings=PUBLIC)
    players = [Client(world, f"token-{number}") for number in range(2)]
    spectator = Client(world, None)
    world.run(PUBLIC_SEALING_SECONDS)
    players[0].leave()
    world.run(100)
    messages = [one for one in spectator.messages if "clock" in one or "state" in one]
    clocks = [one.get("clock") or one.get("state", {}).get("clock") for one in messages]
    playing = [
        clock
        for clock, one in zip(clocks, messages, strict=True)
        if (one.get("table") or one["state"]["table"])["phase"] == "playing"
    ]
    assert len(playing) > 5
    assert not any(playing)


def test_spectators_see_the_same_after_a_restart(monkeypatch):
    world, clients = begun(monkeypatch)
    luck = Random(1)
    for _ in range(8):
        act(world, clients, luck)
    before = Client(world, None)
    world.restart()
    after = Client(world, None)
    for one in (before, after):
        assert one.messages[0]["message"] == "welcome"
    for part in ("sequence", "history"):
        assert before.messages[0][part] == after.messages[0][part]
    assert before.state["view"] == after.state["view"]
    clients = [Client(world, f"token-{number}") for number in range(3)]
    act(world, clients, luck)
    assert shown(after)[0][0] == after.messages[0]["sequence"] + 1
