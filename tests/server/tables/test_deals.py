"""Deals that many people play: the same for everybody, unknown in advance, and compared only afterwards."""

import asyncio
import json
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from boomcat.core.errors import RuleError
from boomcat.core.recipe import edition_named
from boomcat.luck import commitment
from boomcat.records import read_record
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.deals import (
    DAILY_DECKS,
    DAY_SECONDS,
    PLAYERS,
    SharedDeal,
    StoredResult,
    deal_of_the_day,
    sealed,
)
from boomcat.server.tables.http_bodies import OpenDuel, PlayDeal
from boomcat.server.tables.table_info import Settings
from tests.server.tables.test_registry import in_a_house
from tests.support.clients import Device, Message, any_move
from tests.support.in_process_server import HouseServer
from tests.support.in_process_table import served
from tests.support.virtual_cluster import VirtualCluster
from tests.support.virtual_session import Client, World
from tests.support.virtual_table import virtual

DUEL = SharedDeal("miso-taru-kubo-lina", Settings("party-pack"), ["heuristic", "random", "heuristic"], bytes(range(32)))


def begun(deal: SharedDeal, seed: int) -> Client:
    world = World("open", *deal.bots, settings=deal.settings, seed=seed)
    world.carry_out(world.session.propose(sealed(deal)))
    client = Client(world, "token-0")
    world.settle_due()
    return client


def play(client: Client, step: float, crash_at: int | None = None) -> list[tuple[int, int, str]]:
    """Answer what is asked, passing every window; return all moves of the game."""
    world = client.world
    while 1 not in world.records:
        state = client.state
        client.sent.clear()
        offers = [offer for offer in state["offers"] if offer["move"] != "nope"]
        if offers:
            client.act(any_move(offers, Random(world.game.question)))
        if crash_at is not None and world.game.question >= crash_at:
            world.restart()
            client, crash_at = Client(world, "token-0"), None
        while 1 not in world.records and not any(b'"state"' in message for _, message in client.sent):
            world.run(step)
    record = read_record(world.records[1].splitlines(keepends=True))
    return [(move.question, move.seat, move.move) for move in record.moves]


# -- the same for everybody --------------------------------------------------------------------


def test_the_same_choices_lead_to_the_same_game_at_every_table():
    """Whatever the server draws, however long the player thinks, and however often the server is killed."""
    moves = play(begun(DUEL, seed=1), 0.2)
    assert len(moves) > 20
    assert play(begun(DUEL, seed=2), 1.7) == moves
    assert play(begun(DUEL, seed=3), 0.5, crash_at=12) == moves
    other = msgspec.structs.replace(DUEL, secret=bytes(32))
    assert play(begun(other, seed=1), 0.2) != moves


def test_players_add_no_bytes_to_a_deal_and_the_next_game_is_an_ordinary_one():
    client = begun(DUEL, seed=1)
    assert client.state["table"]["fairness"]["contributions"] == ["", "", "", ""]
    assert client.ask("contribute", bytes="07")["reason"] == "too-late-to-contribute"
    play(client, 0.5)
    assert client.state["table"]["fairness"]["secret"] == DUEL.secret.hex()
    assert client.ask("rematch")["message"] == "accepted"
    table = client.state["table"]
    assert (table["phase"], table["deal"]) == ("sealing", None)
    assert table["fairness"]["commitment"] != commitment(DUEL.secret)


def test_every_day_has_a_deal_of_its_own_with_the_next_deck():
    days = [deal_of_the_day(f"2026-11-{day:02}") for day in range(1, 31)]
    assert {day.settings.edition for day in days} == set(DAILY_DECKS)
    assert "nsfw" not in DAILY_DECKS
    assert len({day.secret for day in days}) == len(days)
    assert all(edition_named(deck).fewest <= PLAYERS <= edition_named(deck).most for deck in DAILY_DECKS)


# -- over HTTP -------------------------------------------------------------------------------------


NOTHING: tuple[int, Message] = 200, {"places": [], "place": None, "players": []}


class Later(RealClock):
    """A clock that is days ahead."""

    days = 0

    def wall(self) -> float:
        return super().wall() + self.days * DAY_SECONDS


async def asked(server: HouseServer, path: str, body: object = None) -> tuple[int, Message]:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        answer = await (client.get(path) if body is None else client.post(path, json=body))
    return answer.status_code, answer.json()


async def given_up(server: HouseServer, deal: str, name: str = "Ada") -> tuple[str, list[Message]]:
    """Play a deal and give it up; return the table's code, and all that the player was sent."""
    status, seated = await asked(server, "/api/play-deal", {"deal": deal, "name": name})
    assert status == 201, seated
    async with Device(server.url, seated["table"]) as device:
        await device.hello(seated["token"])
        await device.state_in("playing")
        await device.ask("concede")
        await device.ask("hurry")
        await device.state_in("over")
        return seated["table"], [json.loads(frame) for frame in device.frames]


def test_the_secret_of_todays_deal_stays_sealed_until_the_day_is_over(tmp_path: Path):
    async def day(server: HouseServer) -> None:
        _, today = await asked(server, "/api/deals/today")
        assert (today["daily"], today["secret"], today["players"]) == (True, None, PLAYERS)
        assert today == {**(await asked(server, f"/api/deals/{today['name']}"))[1], **clocks(today)}
        assert await asked(server, "/api/deals/today/results") == NOTHING

        code, sent = await given_up(server, "today")
        secret = server.table(code).secret
        assert commitment(secret) == today["commitment"]
        assert secret.hex() not in repr(sent)
        assert sent[-1]["state"]["table"]["fairness"]["secret"] is None
        assert (await asked(server, f"/api/tables/{code}/records/1"))[1]["reason"] == "deal-is-sealed"
        # Who gave up is the last, and anonymous.
        found = await asked(server, f"/api/deals/today/results?table={code.upper()}")
        assert found == (200, {"places": [0, 0, 0, 1], "place": 4, "players": []})
        assert await asked(server, "/api/deals/today/results?table=miso-taru-kubo-lina") == NOTHING

        server.registry.clock.days = 2  # type: ignore[attr-defined]
        _, then = await asked(server, f"/api/deals/{today['name']}")
        assert (then["secret"], then["ends_in"], then["opens_in"]) == (secret.hex(), 0, 0)
        assert (await asked(server, f"/api/deals/{today['name']}/results"))[1]["places"] == [0, 0, 0, 1]
        again = {"deal": today["name"], "name": "Bea"}
        assert (await asked(server, "/api/play-deal", again))[1]["reason"] == "deal-is-over"
        assert (await asked(server, "/api/deals/today"))[1]["commitment"] != today["commitment"]
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
            assert today["commitment"] in (await client.get(f"/api/tables/{code}/records/1")).text

    async def run() -> None:
        async with HouseServer(tmp_path / "boomcat.db", Later(50.0)).here() as server:
            await day(server)

    asyncio.run(run())


def clocks(info: Message) -> Message:
    return {name: info[name] for name in ("ends_in", "opens_in")}


def test_friends_play_a_duel_and_see_each_others_result_afterwards_also_after_a_restart(tmp_path: Path):
    codes: dict[str, str] = {}

    async def first(server: HouseServer) -> None:
        bots = ["random", "heuristic"]
        settings = {"edition": "original skip=6", "title": "Skippy", "pace": "relaxed", "odds": False}
        status, duel = await asked(server, "/api/duels", {"settings": settings, "bots": bots})
        assert (status, duel["daily"], duel["title"], duel["bots"]) == (201, False, "Skippy", bots)
        codes["duel"] = duel["name"]
        codes["Ada"], sent = await given_up(server, duel["name"])
        table = sent[-1]["state"]["table"]
        assert commitment(bytes.fromhex(table["fairness"]["secret"])) == duel["commitment"]
        assert (table["deal"], table["settings"]["odds"]) == (duel["name"], True)

    async def second(server: HouseServer) -> None:
        duel = codes["duel"]
        assert await asked(server, f"/api/deals/{duel}/results") == NOTHING
        code, _ = await given_up(server, duel.upper().replace("-", " "), "Bea")
        _, found = await asked(server, f"/api/deals/{duel}/results?table={code}")
        assert found["places"] == [0, 0, 2]
        assert [(one["name"], one["own"]) for one in found["players"]] == [("Ada", False), ("Bea", True)]
        characters = [server.registry.actors[code].session.table.chairs[seat].avatar for seat in (1, 2)]
        stored = server.store.load(codes["Ada"])
        assert stored is not None
        assert f'"faces":{msgspec.json.decode(stored.entries[0].data)["faces"]}'.count(str(characters[0]))
        assert (await asked(server, "/api/deals/nosuchone/results"))[0] == 404

    served(tmp_path, first, speed=50.0)
    served(tmp_path, second, speed=50.0)


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        (OpenDuel(Settings("original"), ("heuristic",) * 9), "players-out-of-range"),
        (OpenDuel(Settings("nonsense")), "unknown-edition"),
        (OpenDuel(Settings(public=True)), "only-play-now"),
        (PlayDeal("miso-taru-kubo-lina", "Ada"), "no-such-deal"),
        (PlayDeal("2026-02-31", "Ada"), "no-such-deal"),
        (PlayDeal("today", "\u200b"), "name-is-empty"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(tmp_path: Path, request_: OpenDuel | PlayDeal, reason: str):
    async def course(registry, clock) -> None:
        with pytest.raises(RuleError) as caught:
            await (registry.open_duel if isinstance(request_, OpenDuel) else registry.play_deal)(request_)
        assert caught.value.reason == reason

    in_a_house(tmp_path, course)


def test_a_result_counts_only_if_the_game_ended_before_the_deal_opened(tmp_path: Path):
    async def course(registry, clock) -> None:
        deals = registry.deals
        deal = await deals.find("today")
        table = play_table(deal)
        for ended, rows in ((deal.sealed_until + 1, 0), (deal.sealed_until - 1, 1), (deal.sealed_until - 2, 1)):
            table.ended = ended
            await deals.keep_result(table)
            found = await registry.store.results(deal.name)
            assert len(found) == rows
        assert msgspec.json.decode(found["testtabl"], type=StoredResult).name == ""

    in_a_house(tmp_path, course)


def play_table(deal: SharedDeal):
    client = begun(deal, seed=1)
    play(client, 1.0)
    return client.world.session.table


# -- on a cluster --------------------------------------------------------------------------------


def test_all_nodes_of_a_cluster_deal_the_same():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            a, b = cluster.nodes["a"], cluster.nodes["b"]
            today = await asyncio.gather(a.deal("today"), b.deal("today"))
            assert today[0].commitment == today[1].commitment
            duel = await a.open_duel(OpenDuel())
            seated = await b.play_deal(PlayDeal(duel.name, "Ada"))
            table = b.registry.actors[seated.table].session.table
            assert commitment(table.secret) == duel.commitment

    virtual(scene())
