"""The HTTP endpoints: opening and joining tables, the WebSocket, records, and the web client's files."""

from __future__ import annotations

import asyncio
import gzip
import io
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from functools import cached_property, partial
from pathlib import Path
from typing import TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from boomcat.bots.roster import NAMES
from boomcat.core.errors import MalformedInput, RuleError
from boomcat.locale import ENGLISH, languages
from boomcat.server.http.cross_origin import CrossOriginGuard
from boomcat.server.http.doorkeeper import Doorkeeper
from boomcat.server.http.filled_pages import not_modified
from boomcat.server.http.link_previews import LinkPreviews
from boomcat.server.http.networks import CLIENT_NETWORK_PREFIX, SITE_PREFIX, client_network
from boomcat.server.http.openapi import Health, openapi
from boomcat.server.http.preview_pictures import PreviewPictures
from boomcat.server.http.proxies import Proxies, PublicUrl, Trusted
from boomcat.server.http.security_headers import SecurityHeaders
from boomcat.server.http.static_files import web_routes
from boomcat.server.operations.analysis import AnalysisQueue
from boomcat.server.operations.fair_semaphore import FairSemaphore
from boomcat.server.operations.log import Log
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables import http_bodies
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.catalog import catalog, recipe_info
from boomcat.server.tables.http_bodies import Problem
from boomcat.server.tables.problems import status_of
from boomcat.server.tables.registry import NoSuchTable, TableRegistry, Tables
from boomcat.server.tables.replays import write_replay
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_codes import is_code, spelled
from boomcat.server.tables.written_puzzles import list_puzzles, write_puzzle
from boomcat.server.websocket.connection import TOO_SLOW
from boomcat.server.websocket.handshake import Handshake, turn_away
from boomcat.server.websocket.rate_limit import LARGEST_BODY_BYTES, TokenBuckets
from boomcat.server.websocket.session import ClientSession

ENCODER = msgspec.json.Encoder()
T = TypeVar("T")

#: Tables that one client network may open, join or guess: at once, and then per second.
TABLES_BURST, TABLES_RATE = 60, 1.0
#: The client networks of one site may together open this many times as much.
SITE_FACTOR = 4
#: For the body of a request: an unfinished request would block its connection.
BODY_TIMEOUT_SECONDS = 15.0
#: Connections of one client network: at once, and then per second.
CONNECTIONS = (2_000, 20.0)
#: Recipes to check, at once and then per second: the editor sends one after every change, which takes milliseconds.
READINGS = (200, 5.0)
#: Records to play again, at once and then per second; one at a time is read, which takes up to a second.
REPLAYS = (30, 0.5)
#: A record and its escapes in JSON; and zlib's level for what comes of it, which repeats itself.
LARGEST_REPLAY_BYTES, REPLAY_COMPRESSION = 2 * http_bodies.LONGEST_RECORD, 3
#: Records to review, at once and then per second: each takes a core for seconds, and waits for the others.
REVIEWS = (20, 0.2)
#: Cheap requests, for the health and the catalog, at once and then per second.
LOOKS = (300, 30.0)
#: For which a list of the public tables is shown again.
LISTED_SECONDS = 1.0
#: For the storage to report its health.
HEALTH_TIMEOUT_SECONDS = 4.0
#: Rate-limited requests are refused after this delay, up to this many at a time, to slow down floods.
REFUSAL_DELAY_SECONDS, MOST_DELAYED = 0.25, 500
#: WebSockets in all, if the system has room for them, and the share of one client network.
MOST_SOCKETS = 20_000
MOST_SOCKETS_SHARE = 0.25

#: More than any table has, and small enough for every database.
MOST_GAMES = 1_000_000

#: A camera can't read more from a QR code.
LONGEST_LINK_LETTERS = 300

EVERY_METHOD = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
Endpoint = Callable[[Request], Awaitable[Response]]


class App(Starlette):
    """The application: endpoints with their limits.  In a cluster, `tables` finds the tables of all nodes."""

    def __init__(
        self,
        registry: TableRegistry,
        log: Log,
        version: str = "",
        address: str | None = None,
        web: Path | None = None,
        burst: float = TABLES_BURST,
        public: PublicUrl | None = None,
        trusted: Trusted | None = None,
        most_sockets: int = MOST_SOCKETS,
        tables: Tables | None = None,
        analyses: AnalysisQueue | None = None,
    ) -> None:
        super().__init__(
            routes=[*self.endpoints(), *web_routes(web, self.head)],
            middleware=[
                Middleware(CrossOriginGuard, public, log, registry.counters),
                Middleware(Proxies, trusted or Trusted(), public, log),
                Middleware(Doorkeeper, registry.bans, registry.counters),
                Middleware(SecurityHeaders),
            ],
            exception_handlers={404: missing, Exception: broken},
            lifespan=self.lifespan,
        )
        self.registry = registry
        self.tables: Tables = tables or registry
        self.log = log
        self.version = version
        self.address = address
        self.public = public
        self.most_sockets = most_sockets
        self.sockets = 0
        self.sockets_of: Counter[str] = Counter()
        self.buckets = TokenBuckets(registry.clock.now, burst, TABLES_RATE)
        self.sites = TokenBuckets(registry.clock.now, burst * SITE_FACTOR, TABLES_RATE * SITE_FACTOR)
        self.comers = TokenBuckets(time.monotonic, *CONNECTIONS)
        self.readers = TokenBuckets(time.monotonic, *READINGS)
        self.replayers = TokenBuckets(time.monotonic, *REPLAYS)
        self.replaying = FairSemaphore(1, time.monotonic)
        self.reviewers = TokenBuckets(time.monotonic, *REVIEWS)
        self.analyses = analyses or AnalysisQueue(log=log)
        self.lookers = TokenBuckets(time.monotonic, *LOOKS)
        self.previewers = TokenBuckets(registry.clock.now, burst, TABLES_RATE)
        # A code that was guessed counts as one that was typed.
        self.previews = LinkPreviews(self.tables, self.buckets.take)
        self.pictures = PreviewPictures(web) if web is not None else None
        #: Refused requests that are being delayed.
        self.delays = asyncio.Semaphore(MOST_DELAYED)
        #: The current health check of the storage: one at a time is enough.
        self.asking: asyncio.Future[bool] | None = None
        #: The list of public tables, and when it was asked for.
        self.listing: asyncio.Future[http_bodies.PublicTables] | None = None
        self.listed = 0.0

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.registry.start()
        yield
        await self.analyses.close()
        await self.registry.stop()

    # -- tables ------------------------------------------------------------------------

    async def open_table(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.OpenTable)
        return as_json(await self.tables.open_table(body, self.opener(request)), 201)

    async def play_solo(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.PlaySolo)
        return as_json(await self.tables.play_solo(body, self.opener(request)), 201)

    async def play_lesson(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.PlayLesson)
        return as_json(await self.tables.play_lesson(body, self.opener(request)), 201)

    async def play_on(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.PlayOn, self.replayers, LARGEST_REPLAY_BYTES)
        return as_json(await self.tables.play_on(body, self.opener(request)), 201)

    async def play_deal(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.PlayDeal)
        return as_json(await self.tables.play_deal(body, self.opener(request)), 201)

    async def open_duel(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.OpenDuel)
        self.opener(request)  # a duel counts as a table: it's stored, too
        return as_json(await self.tables.open_duel(body), 201)

    async def deal(self, request: Request) -> Response:
        self.limit(request)
        return as_json(await self.tables.deal(request.path_params["deal"]))

    async def deal_results(self, request: Request) -> Response:
        self.limit(request)
        table = request.query_params.get("table", "")
        return as_json(await self.tables.deal_results(request.path_params["deal"], table))

    async def play_now(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.PlayNow)
        return as_json(await self.tables.play_now(body, self.opener(request)), 201)

    async def public_tables(self, request: Request) -> Response:
        """List the public tables, as they were within the last second: all nodes are asked for theirs."""
        self.limit(request, self.lookers)
        if self.listing is None or self.registry.clock.now() > self.listed + LISTED_SECONDS:
            self.listed = self.registry.clock.now()
            self.listing = asyncio.ensure_future(self.tables.public())
        return as_json(await asyncio.shield(self.listing))

    async def join(self, request: Request) -> Response:
        body = await self.body(request, http_bodies.JoinTable)
        return as_json(await self.tables.join(request.path_params["code"], body, asker(request)), 201)

    async def claim(self, request: Request) -> Response:
        return as_json(await self.tables.claim(await self.body(request, http_bodies.ClaimSeat)), 201)

    async def table(self, request: Request) -> Response:
        self.limit(request)
        return as_json(await self.tables.info(request.path_params["code"], asker(request)))

    async def record(self, request: Request) -> Response:
        self.limit(request)
        code, number = spelled(request.path_params["code"]), request.path_params["number"]
        known = is_code(code) and number <= MOST_GAMES
        text = await self.tables.record(code, number) if known else None
        if text is None:
            raise NotAllowed("no-such-record")
        headers = {"content-disposition": f'attachment; filename="boomcat-{number}.jsonl"'}
        return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)

    async def qr_code(self, request: Request) -> Response:
        self.limit(request)
        table = await self.tables.info(request.path_params["code"], asker(request))
        drawn = io.BytesIO()
        link = f"{self.found_at(request)}/t/{table.code}"
        if len(link) > LONGEST_LINK_LETTERS:
            raise NotAllowed("message-too-long", {"most": LONGEST_LINK_LETTERS})
        segno.make(link, error="m").save(drawn, kind="svg", border=2, dark="#221d2d", light="#fff8e8", xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def head(self, request: Request, wanted: list[str]) -> str:
        """Return the head of a page; without a limit on pages, those of too many tables get the front page's."""
        language = next((one for one in wanted if one in languages()), ENGLISH)
        _, screen, *_ = request.url.path.removeprefix(request.scope.get("root_path", "")).split("/")
        name = request.path_params.get("name", "")
        if screen == "t" and not self.previewers.take(asker(request)):
            screen = ""
        preview = await self.previews.find(language, screen, name, asker(request))
        return preview.head(self.found_at(request))

    async def preview_picture(self, request: Request) -> Response:
        self.limit(request, self.previewers)
        if self.pictures is None:
            raise NotAllowed("no-such-endpoint")
        language, screen, name = (request.path_params[part] for part in ("language", "screen", "name"))
        preview = await self.previews.find(language, screen, name, asker(request))
        headers = {"cache-control": "no-cache", "etag": f'"{preview.tag}"'}
        if not_modified(request, headers["etag"]):
            return Response(status_code=304, headers=headers)
        return Response(await self.pictures.png(preview), 200, headers, "image/png")

    def found_at(self, request: Request) -> str:
        """Return our public URL, or the one that the client used, unless only this machine can use it."""
        if self.public is not None:
            return str(self.public)
        if request.url.hostname in ("localhost", "127.0.0.1", "::1") and self.address is not None:
            return self.address
        return f"{request.url.scheme}://{request.url.netloc}"

    async def catalog(self, request: Request) -> Response:
        self.limit(request, self.lookers)
        return Response(self.choices, 200, {"cache-control": "no-store"}, "application/json")

    @cached_property
    def choices(self) -> bytes:
        return ENCODER.encode(catalog(NAMES, self.address, str(self.public) if self.public else None))

    async def recipe(self, request: Request) -> Response:
        """Check a recipe and describe its deck.  Nothing is stored."""
        wanted = await self.body(request, http_bodies.ReadRecipe, self.readers)
        return as_json(recipe_info(wanted))

    async def replay(self, request: Request) -> Response:
        """Return the replay of a recorded game.  Nothing is stored."""
        wanted = await self.body(request, http_bodies.ReadReplay, self.replayers, LARGEST_REPLAY_BYTES)
        async with self.replaying.turn(asker(request)):
            written = await asyncio.to_thread(write_replay, wanted)
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            written = await asyncio.to_thread(gzip.compress, written, REPLAY_COMPRESSION)
            headers["content-encoding"] = "gzip"
        return Response(written, 200, headers, "application/json")

    async def review(self, request: Request) -> Response:
        """Review a finished game in another process, and send what is found meanwhile.  Nothing is stored."""
        wanted = await self.body(request, http_bodies.ReadReview, self.reviewers, LARGEST_REPLAY_BYTES)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        parts = self.analyses.run(asker(request), "review", wanted.record, wanted.language, packed)
        # A refusal comes instead of the first part.
        first = await unless_gone(request, anext(parts))

        async def lines() -> AsyncIterator[bytes]:
            async with aclosing(parts):
                yield first
                async for part in parts:
                    yield part

        headers = {"cache-control": "no-store", "vary": "accept-encoding", "x-accel-buffering": "no"}
        if packed:
            headers["content-encoding"] = "gzip"
        return StreamingResponse(lines(), 200, headers, "application/x-ndjson")

    async def puzzles(self, request: Request) -> Response:
        self.limit(request, self.lookers)
        return as_json(list_puzzles())

    async def puzzle(self, request: Request) -> Response:
        self.limit(request, self.lookers)
        number, language = request.path_params["number"], request.query_params.get("language", ENGLISH)
        if language not in languages():
            language = ENGLISH
        written = await asyncio.to_thread(write_puzzle, number, language)
        return Response(written, 200, {"cache-control": "no-store"}, "application/json")

    async def health(self, request: Request) -> Response:
        self.limit(request, self.lookers)
        if self.asking is None or self.asking.done():
            self.asking = asyncio.ensure_future(self.registry.store.healthy())
        asking = self.asking  # another request may begin the next question before this one goes on
        done, _ = await asyncio.wait({asking}, timeout=HEALTH_TIMEOUT_SECONDS)
        word = "ok" if done and asking.result() else "store-failing"
        if self.registry.tenure is not None:
            word = self.registry.tenure.trouble or word
        well, unreadable = word == "ok", len(self.registry.unreadable)
        status = Health(word, self.version, len(self.registry.actors), self.sockets, unreadable)
        return as_json(status, 200 if well else 503)

    async def description(self, _: Request) -> Response:
        return Response(openapi(), media_type="application/json")

    async def socket(self, websocket: WebSocket) -> None:
        who = asker(websocket)
        room = self.sockets < self.most_sockets and self.sockets_of[who] < self.most_sockets * MOST_SOCKETS_SHARE
        if not room or not self.comers.take(who):
            self.registry.counters.turned_away["too-many"] += 1
            await websocket.close(TOO_SLOW)  # before it is accepted: refused with a 403
            return
        handshake: Handshake = websocket.scope["handshake"]
        if handshake.decided:
            return  # lost already
        self.sockets += 1
        self.sockets_of[who] += 1
        handshake.over = partial(self.gone, who)
        await self.let_in(websocket, handshake)

    def gone(self, who: str) -> None:
        self.sockets -= 1
        self.sockets_of[who] -= 1
        if not self.sockets_of[who]:
            del self.sockets_of[who]

    async def let_in(self, websocket: WebSocket, handshake: Handshake) -> None:
        address = websocket.client.host if websocket.client else ""
        try:
            place = await self.tables.place(websocket.path_params["code"], asker(websocket), address)
        except NoSuchTable:
            self.registry.counters.turned_away["no-such-table"] += 1
            turn_away(websocket.scope, "closed")
        except (NotAllowed, StoreError, Broken):
            # It can't be read, or may exist: the client should retry and keep its key.
            turn_away(websocket.scope, "stopping")
        else:
            handshake.open(ClientSession(handshake.open_sockets, address, place, self.registry.counters))

    # -- helpers -------------------------------------------------------------------------

    def opener(self, request: Request) -> str:
        """Return the site that a new table counts for: one customer has a great many IPv6 addresses."""
        site = asker(request, SITE_PREFIX)
        if not self.sites.take(site):
            raise NotAllowed("too-many-requests")
        return site

    def limit(self, request: Request, buckets: TokenBuckets | None = None) -> None:
        if not (buckets or self.buckets).take(asker(request)):
            raise NotAllowed("too-many-requests")

    async def body(
        self,
        request: Request,
        kind: type[T],
        buckets: TokenBuckets | None = None,
        most: int = LARGEST_BODY_BYTES,
    ) -> T:
        self.limit(request, buckets)
        read = bytearray()
        try:
            async with asyncio.timeout(BODY_TIMEOUT_SECONDS):
                async for part in request.stream():
                    read += part
                    if len(read) > most:
                        raise NotAllowed("message-too-long", {"most": most})
        except TimeoutError:
            raise MalformedInput("bad-message", {"problem": "Input data did not come in time"}) from None
        try:
            return msgspec.json.decode(bytes(read), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise MalformedInput("bad-message", {"problem": str(error)[:200]}) from None

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Return an endpoint that answers every error with a `Problem`."""

        async def respond(request: Request) -> Response:
            try:
                return await endpoint(request)
            except RuleError as error:
                self.registry.counters.refusals[error.reason] += 1
                if error.reason in RETRY_AFTER_SECONDS and not self.delays.locked():
                    async with self.delays:
                        await asyncio.sleep(REFUSAL_DELAY_SECONDS)
                answer = as_json(Problem(error.reason, dict(error.details)), status_of(error))
                if error.reason in RETRY_AFTER_SECONDS:
                    answer.headers["retry-after"] = str(RETRY_AFTER_SECONDS[error.reason])
                return answer
            except StoreError as error:
                self.registry.counters.refusals[error.reason] += 1
                return as_json(Problem(error.reason, {}), 503)
            except Broken:
                return as_json(Problem("server-broken", {}), 500)
            except ClientDisconnect:
                return Response(status_code=400)  # the client is gone
            except Exception as error:
                self.log.broken(error)
                return as_json(Problem("server-broken", {}), 500)

        return respond

    def endpoints(self) -> list[BaseRoute]:
        return [
            Route("/api/tables", self.guarded(self.open_table), methods=["POST"]),
            Route("/api/solo", self.guarded(self.play_solo), methods=["POST"]),
            Route("/api/lessons", self.guarded(self.play_lesson), methods=["POST"]),
            Route("/api/play-now", self.guarded(self.play_now), methods=["POST"]),
            Route("/api/public", self.guarded(self.public_tables)),
            Route("/api/play-on", self.guarded(self.play_on), methods=["POST"]),
            Route("/api/play-deal", self.guarded(self.play_deal), methods=["POST"]),
            Route("/api/duels", self.guarded(self.open_duel), methods=["POST"]),
            Route("/api/deals/{deal}", self.guarded(self.deal)),
            Route("/api/deals/{deal}/results", self.guarded(self.deal_results)),
            Route("/api/claim", self.guarded(self.claim), methods=["POST"]),
            Route("/api/recipe", self.guarded(self.recipe), methods=["POST"]),
            Route("/api/replay", self.guarded(self.replay), methods=["POST"]),
            Route("/api/review", self.guarded(self.review), methods=["POST"]),
            Route("/api/puzzles", self.guarded(self.puzzles)),
            Route("/api/puzzles/{number:int}", self.guarded(self.puzzle)),
            Route("/api/catalog", self.guarded(self.catalog)),
            Route("/api/tables/{code}", self.guarded(self.table)),
            Route("/api/tables/{code}/join", self.guarded(self.join), methods=["POST"]),
            Route("/api/tables/{code}/qr.svg", self.guarded(self.qr_code)),
            Route("/api/tables/{code}/records/{number:int}", self.guarded(self.record)),
            Route("/api/preview/{language}/{screen}/{name}.png", self.guarded(self.preview_picture)),
            Route("/api/openapi.json", self.guarded(self.description)),
            Route("/health", self.guarded(self.health)),
            WebSocketRoute("/api/tables/{code}/socket", self.socket),
            Route("/api/{rest:path}", self.guarded(no_such_endpoint), methods=EVERY_METHOD),
        ]


#: When a client should retry.
RETRY_AFTER_SECONDS = {"too-many-requests": 10, "analysis-is-busy": 15, "server-is-busy": 30, "too-many-tables": 60}


def asker(connection: HTTPConnection, prefix: int = CLIENT_NETWORK_PREFIX) -> str:
    """Return the client network that a request counts for."""
    return client_network(connection.client.host, prefix) if connection.client else ""


async def no_such_endpoint(_: Request) -> Response:
    raise NotAllowed("no-such-endpoint")


async def unless_gone(request: Request, work: Awaitable[T]) -> T:
    """Return the result of the work, which is cancelled if the client leaves meanwhile.  Its body has been read."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()


def as_json(value: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, {"cache-control": "no-store"}, "application/json")


async def broken(_: Request, __: Exception) -> Response:
    return as_json(Problem("server-broken", {}), 500)


async def missing(request: Request, __: Exception) -> Response:
    """Answer with JSON under /api/, also where no route fits: for Starlette a path ends at a line break."""
    if request.scope["path"].removeprefix(request.scope.get("root_path", "")).startswith("/api/"):
        return as_json(Problem("no-such-endpoint", {}), 404)
    return PlainTextResponse("404", 404)
