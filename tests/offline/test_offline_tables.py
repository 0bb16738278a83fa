"""The server's tables in a browser: nothing is acknowledged before it is stored, and a reload loses nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from boomcat.champion import champion_bot
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.offline import stored_puzzles
from boomcat.offline.offline_server import OfflineServer
from boomcat.puzzles.puzzle_shelf import puzzles
from boomcat.records import read_record, replay
from boomcat.server.tables import written_puzzles
from boomcat.server.tables.written_puzzles import write_puzzle
from tests.support.memory_keys import MemoryKeys
from tests.support.virtual_table import QUIET, LoopClock, virtual
from tools.offline_data import write_puzzles


class Page:
    """A page of the browser, with a connection to one table."""

    def __init__(self, server: OfflineServer, seated: dict[str, Any]) -> None:
        self.server = server
        self.seated = seated
        self.heard: list[dict[str, Any]] = []
        self.over = False
        self.ids = 0

    async def connect(self) -> None:
        say = lambda text: self.heard.append(json.loads(text))  # noqa: E731
        line = await self.server.connect(self.seated["table"], say, self.lose)
        assert line is not None
        self.line = line
        line.hear(json.dumps({"message": "hello", "token": self.seated["token"], "last_sequence": None}))
        await self.until(lambda: any(message["message"] == "welcome" for message in self.heard))

    def lose(self) -> None:
        self.over = True

    @property
    def state(self) -> dict[str, Any]:
        states = [message["state"] for message in self.heard if "state" in message]
        return states[-1] if states else {}

    def news(self) -> int:
        """Return how many messages said more than who is here."""
        return sum(message["message"] != "presence" for message in self.heard)

    async def until(self, ready: Any) -> None:
        while not ready():
            await asyncio.sleep(0.05)

    async def ask(self, message: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        self.ids += 1
        name = f"r{id(self)}-{self.ids}"
        self.line.hear(json.dumps({"message": message, "id": name, **fields}))
        await self.until(lambda: any(one.get("id") == name for one in self.heard))
        return next(one for one in self.heard if one.get("id") == name)

    async def act(self) -> bool:
        """Answer the open question with the first offer without gaps; return whether the game goes on."""
        await self.until(lambda: self.state["offers"] or self.state["table"]["phase"] == "over")
        if self.state["table"]["phase"] == "over":
            return False
        moves = [offer["move"] for offer in self.state["offers"] if "{" not in offer["move"]]
        view = self.state["view"]
        if not moves:
            return False
        wanted = next((move for move in ("pass", "wait", "draw", "defuse") if move in moves), moves[0])
        await self.ask("answer", question=view["question"], move=wanted, game=self.state["table"]["game"])
        return True


async def posted(server: OfflineServer, path: str, **body: Any) -> dict[str, Any]:
    status, text = await server.respond(path, json.dumps(body))
    assert status == 200, text
    found: dict[str, Any] = json.loads(text)
    return found


async def sitting(keys: MemoryKeys, edition: str = "original", bots: int = 1) -> Page:
    server = OfflineServer(keys, clock=LoopClock(), log=QUIET)
    settings = {"edition": edition, "pace": "quick"}
    seated = await posted(server, "api/solo", name="Anna", bots=["heuristic"] * bots, settings=settings)
    page = Page(server, seated)
    await page.connect()
    await page.until(lambda: page.state["table"]["phase"] == "playing")
    return page


def test_a_move_is_acknowledged_once_it_is_stored():
    async def play() -> None:
        keys = MemoryKeys()
        page = await sitting(keys)
        await page.until(lambda: any(offer["move"] == "draw" for offer in page.state["offers"]))
        keys.writing.clear()
        before, asked = page.news(), keys.asked
        asking = asyncio.ensure_future(page.ask("answer", question=page.state["view"]["question"], move="draw"))
        await page.until(lambda: keys.asked > asked)
        await asyncio.sleep(1)
        assert page.news() == before
        assert not asking.done()
        keys.writing.set()
        assert (await asking)["message"] == "accepted"

    virtual(play())


def test_a_reload_continues_the_game_where_it_was():
    async def play() -> None:
        keys = MemoryKeys()
        page = await sitting(keys)
        for _ in range(4):
            await page.act()
        await page.until(lambda: page.state["offers"])
        before = page.state
        again = Page(OfflineServer(keys, clock=LoopClock(), log=QUIET), page.seated)
        await again.connect()
        assert (again.state["view"], again.state["offers"]) == (before["view"], before["offers"])

    virtual(play())


def test_a_key_that_only_the_tables_kept_is_given_back_until_the_player_forgets_it():
    async def play() -> None:
        keys = MemoryKeys()
        page = await sitting(keys)
        again = OfflineServer(keys, clock=LoopClock(), log=QUIET)
        status, text = await again.respond("api/seats", None)
        assert (status, json.loads(text)) == (200, [page.seated])
        await posted(again, "api/forget", table=page.seated["table"])
        assert await again.respond("api/seats", None) == (200, "[]")

    virtual(play())


def test_a_second_tab_takes_the_table_over_and_nothing_is_lost():
    async def play() -> None:
        keys = MemoryKeys()
        first = await sitting(keys)
        await first.until(lambda: any(offer["move"] == "draw" for offer in first.state["offers"]))
        second = Page(OfflineServer(keys, clock=LoopClock(), log=QUIET), first.seated)
        await second.connect()
        await second.act()
        entries = len(keys.texts)
        refused = await first.ask("answer", question=first.state["view"]["question"], move="draw")
        assert refused["reason"] == "store-stale"
        await first.until(lambda: first.over)
        assert len(keys.texts) >= entries

    virtual(play())


@pytest.mark.parametrize("edition", [*EDITIONS, *DECKS])
def test_a_finished_game_has_a_record_that_replays(edition: str):
    async def play() -> str:
        page = await sitting(MemoryKeys(), edition, bots=edition_named(edition).fewest - 1)
        while await page.act():
            pass
        if page.state["table"]["phase"] != "over":
            await page.ask("concede")
            await page.ask("hurry")
            await page.until(lambda: page.state["table"]["phase"] == "over")
        status, text = await page.server.respond(f"api/tables/{page.seated['table']}/records/1", None)
        assert status == 200
        return text

    text = virtual(play())
    record = read_record(text.splitlines())
    assert record.finished
    assert sum(1 for _ in replay(record)) >= len(record.moves)


def test_the_luck_of_a_game_is_checked_against_what_was_noted_before_it():
    async def play() -> None:
        page = await sitting(MemoryKeys())
        await page.ask("concede")
        await page.until(lambda: page.state["table"]["phase"] == "over")
        fairness = page.state["table"]["fairness"]
        _, record = await page.server.respond(f"api/tables/{page.seated['table']}/records/1", None)
        noted = {"record": record, "commitment": fairness["commitment"], "seat": 1}
        own = fairness["contributions"][0]
        for wanted, right in (
            ({}, True),
            ({"bytes": own}, True),
            ({"bytes": own + "00"}, False),
            ({"commitment": "0" * 64}, False),
        ):
            assert await posted(page.server, "api/check-luck", **{**noted, **wanted}) == {"right": right}

    virtual(play())


def test_the_puzzles_of_a_browser_are_those_of_a_server(tmp_path, monkeypatch):
    stored = tmp_path / "puzzles.jsonl"
    monkeypatch.setattr(stored_puzzles, "STORED", stored)
    shelf = puzzles()[:2]
    monkeypatch.setattr(written_puzzles, "puzzles", lambda: shelf)
    write_puzzles(stored)
    stored_puzzles.head.cache_clear()

    async def ask() -> None:
        server = OfflineServer(MemoryKeys(), clock=LoopClock(), log=QUIET)
        status, text = await server.respond("api/puzzles", None)
        assert (status, json.loads(text)["puzzles"][0]["edition"]) == (200, puzzles()[0].edition)
        for number, language, spoken in ((2, "fr", "fr"), (1, "de", "en")):
            found = await server.respond(f"api/puzzles/{number}?language={language}", None)
            assert found == (200, write_puzzle(number, spoken).decode())
        status, text = await server.respond("api/puzzles/3?language=en", None)
        assert (status, json.loads(text)["reason"]) == (404, "no-such-puzzle")

    virtual(ask())
    stored_puzzles.head.cache_clear()


def test_bots_that_need_a_server_are_neither_offered_nor_seated():

    async def ask() -> None:
        server = OfflineServer(MemoryKeys(), clock=LoopClock(), log=QUIET)
        status, text = await server.respond("api/catalog", None)
        assert (status, json.loads(text)["bots"]) == (200, ["random", "heuristic"])
        status, text = await server.respond("api/solo", json.dumps({"name": "Anna", "bots": ["champion"]}))
        assert (status, json.loads(text)["reason"]) == (409, "bot-needs-server")
        page = await sitting(MemoryKeys())
        refused = await page.ask("seat_bot", seat=2, bot="champion")
        assert refused["reason"] == "bot-needs-server"

    virtual(ask())


class NetworkFile:
    """The champion's network as a download that fails at first, and then likes the first option best."""

    questions = json.dumps(list(range(Ask.OVER)))

    def __init__(self) -> None:
        self.asked = 0

    async def load(self) -> NetworkFile:
        self.asked += 1
        if self.asked == 1:
            raise ConnectionError
        return self

    def scores(self, row: memoryview, options: memoryview) -> NetworkFile:
        return self

    def to_py(self) -> memoryview:
        return memoryview(bytes(1))


def test_the_champion_plays_in_a_browser_once_its_network_has_come(monkeypatch):
    monkeypatch.setattr(champion_bot, "read_network", champion_bot.read_network)

    async def play() -> None:
        download = NetworkFile()
        server = OfflineServer(MemoryKeys(), download, LoopClock(), QUIET)
        body = {"name": "Anna", "bots": ["champion", "apprentice"], "settings": {"pace": "quick"}}
        status, text = await server.respond("api/solo", json.dumps(body))
        assert (status, json.loads(text)["reason"]) == (409, "bot-needs-server")
        page = Page(server, await posted(server, "api/solo", **body))
        await page.connect()
        await page.until(lambda: page.state["table"]["phase"] == "playing")
        await page.ask("concede")
        await page.ask("hurry")
        await page.until(lambda: page.state["table"]["phase"] == "over")
        seated = await page.ask("seat_bot", seat=3, bot="champion")
        assert (seated["message"], download.asked) == ("accepted", 2)

    virtual(play())
