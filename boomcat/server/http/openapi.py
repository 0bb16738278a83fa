"""The OpenAPI description of the HTTP endpoints, made from the same types: `GET /api/openapi.json`."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from boomcat.server.tables.http_bodies import (
    Catalog,
    ClaimSeat,
    DealInfo,
    DealResults,
    JoinTable,
    OpenDuel,
    OpenTable,
    PlayDeal,
    PlayLesson,
    PlayNow,
    PlayOn,
    PlaySolo,
    Problem,
    PublicTables,
    PuzzleList,
    PuzzlePosition,
    ReadRecipe,
    ReadReplay,
    ReadReview,
    RecipeInfo,
    Replay,
    ReviewProgress,
    Seated,
)
from boomcat.server.tables.messages import PROTOCOL
from boomcat.server.tables.table_info import TableInfo


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /health.  `unreadable` are tables that are stored, but damaged; the others play on."""

    status: str
    version: str
    tables: int
    connections: int
    unreadable: int = 0


class Endpoint(NamedTuple):
    method: str
    path: str
    summary: str
    #: The types of the body and the answer, or the media type of a file.
    body: type | None
    answer: type | str
    status: int = 200


ENDPOINTS = (
    Endpoint("post", "/api/tables", "Open a table", OpenTable, Seated, 201),
    Endpoint("post", "/api/solo", "Play against bots; the game starts at once", PlaySolo, Seated, 201),
    Endpoint("post", "/api/lessons", "Play a lesson; it starts at once", PlayLesson, Seated, 201),
    Endpoint("post", "/api/play-now", "Play with people who wait, and bots; it starts soon", PlayNow, Seated, 201),
    Endpoint("get", "/api/public", "Public tables: waiting for players, or to watch", None, PublicTables),
    Endpoint("post", "/api/play-on", "Play on against bots in the middle of a recorded game", PlayOn, Seated, 201),
    Endpoint("post", "/api/play-deal", "Play today's deal, or a duel, against its bots", PlayDeal, Seated, 201),
    Endpoint("post", "/api/duels", "A deal that friends play at separate tables", OpenDuel, DealInfo, 201),
    Endpoint("get", "/api/deals/{deal}", "A deal that many play: today's, or a duel", None, DealInfo),
    Endpoint("get", "/api/deals/{deal}/results", "How others played it", None, DealResults),
    Endpoint("post", "/api/claim", "Open a seat on another device, with a code", ClaimSeat, Seated, 201),
    Endpoint("post", "/api/recipe", "The deck that a recipe makes, without storing it", ReadRecipe, RecipeInfo),
    Endpoint("post", "/api/replay", "A recorded game, moment by moment; nothing is kept", ReadReplay, Replay),
    Endpoint(
        "post",
        "/api/review",
        "Luck, skill and mistakes in a finished game, a message a line as it's found; nothing is kept",
        ReadReview,
        ReviewProgress,
    ),
    Endpoint("get", "/api/puzzles", "All puzzles, and which one is today's", None, PuzzleList),
    Endpoint("get", "/api/puzzles/{number}", "A puzzle, with the worth of every move", None, PuzzlePosition),
    Endpoint("get", "/api/catalog", "All that can be chosen when a table is opened", None, Catalog),
    Endpoint("get", "/api/tables/{code}", "Look before you sit", None, TableInfo),
    Endpoint("post", "/api/tables/{code}/join", "Take a seat", JoinTable, Seated, 201),
    Endpoint("get", "/api/tables/{code}/qr.svg", "The table's link as a QR code", None, "image/svg+xml"),
    Endpoint("get", "/api/tables/{code}/records/{number}", "A game that is over", None, "application/jsonl"),
    Endpoint("get", "/api/preview/{language}/{screen}/{name}.png", "The picture of a link preview", None, "image/png"),
    Endpoint("get", "/api/openapi.json", "This description", None, "application/json"),
    Endpoint("get", "/health", "Whether all is well", None, Health),
)
PARAMETERS: dict[str, Any] = {
    "code": {"description": "The table's code, as its link has it", "schema": {"type": "string", "minLength": 1}},
    "number": {
        "description": "Which of the table's games, or which puzzle; 1 is the first",
        "schema": {"type": "integer", "minimum": 1},
    },
    "language": {"description": "Of the words in it: `fr`", "schema": {"type": "string", "minLength": 1}},
    "deal": {"description": "A duel's name, a day, or `today`", "schema": {"type": "string", "minLength": 1}},
    "screen": {"description": "`t`, `card` or `deck`; `home` for the front page", "schema": {"type": "string"}},
    "name": {"description": "The table's code, the card or the deck", "schema": {"type": "string", "minLength": 1}},
}
ABOUT = (
    "How tables are opened and joined. The game itself is played over a WebSocket, `/api/tables/{code}/socket`, which "
    "docs/protocol.md describes. Refused requests get a Problem, whose reason is the id of a message."
)
REF = "#/components/schemas/{name}"


@cache
def openapi() -> bytes:
    return msgspec.json.format(msgspec.json.encode(description()), indent=1)


def description() -> dict[str, Any]:
    kinds = [kind for one in ENDPOINTS for kind in (one.body, one.answer) if isinstance(kind, type)]
    _, schemas = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method] = operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boomcat", "version": str(PROTOCOL), "description": ABOUT, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(endpoint: Endpoint) -> dict[str, Any]:
    problem = {"description": "It can't be done, and why", "content": content(Problem)}
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): {"description": "Done", "content": content(endpoint.answer)},
            "4XX": problem,
            "5XX": problem,
        },
    }
    if endpoint.answer is Health:
        found["responses"]["503"] = {"description": "The database is in trouble", "content": content(Health)}
    named = [name for name in PARAMETERS if f"{{{name}}}" in endpoint.path]
    if named:
        found["parameters"] = [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in named]
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": content(endpoint.body)}
    return found


def content(what: type | str) -> dict[str, Any]:
    if isinstance(what, str):
        return {what: {}}
    return {"application/json": {"schema": {"$ref": REF.format(name=what.__name__)}}}
