"""Answers what a page asks a server over HTTP, and connects it to its tables, all within the browser."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar
from urllib.parse import unquote

import msgspec

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.offline.browser_network import Download
from boomcat.offline.browser_storage import BrowserStorage, KeyStore
from boomcat.offline.luck_check import CheckLuck, check_luck
from boomcat.offline.page_connection import PageConnection
from boomcat.offline.playable_bots import PlayableBots
from boomcat.offline.stored_puzzles import list_stored, stored_puzzle
from boomcat.server.operations.log import Log
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables import http_bodies
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.catalog import catalog, recipe_info
from boomcat.server.tables.clock import RealClock, ServerClock
from boomcat.server.tables.name_filter import NameFilter
from boomcat.server.tables.problems import status_of
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.replays import write_replay
from boomcat.server.tables.requests import NotAllowed

#: How many of the player's seats the server lists when a page opens: the page shows no more.
MOST_SEATS = 6
ENCODER = msgspec.json.Encoder()
T = TypeVar("T")
TABLE = re.compile(r"api/tables/([^/]+)")
PUZZLE = re.compile(r"api/puzzles/(\d{1,6})\?language=([\w-]*)")
RECORD = re.compile(r"api/tables/([^/]+)/records/(\d{1,7})")


class ForgetSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/forget, which only the browser's own tables answer: the player has put a table away."""

    table: str


class OfflineServer:
    def __init__(
        self,
        keys: KeyStore,
        download: Download | None = None,
        clock: ServerClock | None = None,
        log: Log | None = None,
    ) -> None:
        self.clock = clock or RealClock()
        self.log = log or Log("warning")
        self.bots = PlayableBots(download, self.log)
        self.storage = BrowserStorage(keys)
        self.storage.clock = self.clock
        # No strangers meet here.
        self.registry = TableRegistry(self.storage, self.clock, self.log, names=NameFilter([]))
        # It needs NumPy, and more time than a browser has.
        self.registry.coach = None
        self.posts: dict[str, Callable[[bytes], Awaitable[bytes]]] = {
            "api/solo": self.play_solo,
            "api/lessons": self.play_lesson,
            "api/play-on": self.play_on,
            "api/recipe": self.recipe,
            "api/replay": self.replay,
            "api/check-luck": self.check_luck,
            "api/forget": self.forget,
        }

    async def respond(self, path: str, body: str | None) -> tuple[int, str]:
        """Return the status and the text that a server would answer with; `body` is None for a GET."""
        try:
            return 200, (await self.answer(path, body)).decode()
        except RuleError as error:
            status, problem = status_of(error), http_bodies.Problem(error.reason, dict(error.details))
        except StoreError as error:
            status, problem = 503, http_bodies.Problem(error.reason, {})
        except Exception as error:
            if not isinstance(error, Broken):
                self.log.broken(error)
            status, problem = 500, http_bodies.Problem("server-broken", {})
        return status, ENCODER.encode(problem).decode()

    async def answer(self, path: str, body: str | None) -> bytes:
        if body is not None and path in self.posts:
            return await self.posts[path](body.encode())
        if body is None and path == "api/catalog":
            return ENCODER.encode(catalog(self.bots.names))
        if body is None and path == "api/seats":
            seats = await self.storage.newest_seats(MOST_SEATS)
            return ENCODER.encode([msgspec.Raw(seat.encode()) for seat in seats])
        if body is None and path == "api/puzzles":
            return ENCODER.encode(list_stored())
        if body is None and (found := PUZZLE.fullmatch(path)):
            return stored_puzzle(int(found[1]), found[2])
        if body is None and (found := TABLE.fullmatch(path)):
            return ENCODER.encode(await self.registry.info(unquote(found[1])))
        if body is None and (found := RECORD.fullmatch(path)):
            text = await self.registry.record(unquote(found[1]), int(found[2]))
            if text is None:
                raise NotAllowed("no-such-record")
            return text.encode()
        raise NotAllowed("no-such-endpoint")

    async def connect(self, code: str, say: Callable[[str], None], over: Callable[[], None]) -> PageConnection | None:
        """Return a connection to a table; None if the table isn't there, or can't be read now."""
        try:
            actor = await self.registry.find(unquote(code))
            # A champion that can't play now is replaced by the table's default moves, as a bot that breaks down is.
            with suppress(NotAllowed):
                await self.bots.prepare([chair.bot for chair in actor.session.table.chairs])
            return PageConnection(actor, self.bots, say, over)
        except (RuleError, StoreError, Broken):
            return None

    # -- endpoints ---------------------------------------------------------------------

    async def play_solo(self, body: bytes) -> bytes:
        wanted = read(body, http_bodies.PlaySolo)
        await self.bots.prepare(wanted.bots)
        return await self.seat(await self.registry.play_solo(wanted))

    async def play_lesson(self, body: bytes) -> bytes:
        return ENCODER.encode(await self.registry.play_lesson(read(body, http_bodies.PlayLesson)))

    async def play_on(self, body: bytes) -> bytes:
        wanted = read(body, http_bodies.PlayOn)
        await self.bots.prepare([wanted.bot])
        return await self.seat(await self.registry.play_on(wanted))

    async def seat(self, seated: http_bodies.Seated) -> bytes:
        written = ENCODER.encode(seated)
        await self.storage.keep_seat(seated.table, written.decode())
        return written

    async def forget(self, body: bytes) -> bytes:
        await self.storage.keep_seat(read(body, ForgetSeat).table, "")
        return b"{}"

    async def recipe(self, body: bytes) -> bytes:
        return ENCODER.encode(recipe_info(read(body, http_bodies.ReadRecipe)))

    async def replay(self, body: bytes) -> bytes:
        return write_replay(read(body, http_bodies.ReadReplay))

    async def check_luck(self, body: bytes) -> bytes:
        return ENCODER.encode(check_luck(read(body, CheckLuck)))


def read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedInput("bad-message", {"problem": str(error)[:200]}) from None
