"""The server over HTTP: every endpoint, every refusal, and what no answer ever contains."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest
import segno
from sqlalchemy import select
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.locale import text
from boomcat.records import read_record
from boomcat.server.http import app
from boomcat.server.storage.sql.database_schema import tickets
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import TableActor
from boomcat.server.tables.clock import RealClock, ServerClock
from boomcat.server.tables.device_codes import CODE_SECONDS
from boomcat.server.tables.http_bodies import LONGEST_RECORD
from boomcat.server.tables.messages import EMOTES
from boomcat.server.websocket.rate_limit import LARGEST_BODY_BYTES, TokenBuckets
from tests.support.clients import Message, socket_url
from tests.support.databases import eventually
from tests.support.in_process_server import ADDRESS, HouseServer
from tests.support.paths import ROOT
from tests.support.timeouts import PATIENCE_SECONDS
from tests.support.virtual_session import VirtualClock


class Site(HouseServer):
    """A server whose clock stands still unless a test moves it."""

    def __init__(self, database: Path, clock: ServerClock | None = None, **more: Any) -> None:
        super().__init__(database, clock or VirtualClock(), **more)
        self.client = httpx.Client(base_url=self.url, trust_env=False, verify=False, timeout=PATIENCE_SECONDS)

    def __exit__(self, *error: object) -> None:
        self.client.close()
        super().__exit__(*error)

    def open(self, *seats: str, **more: object) -> Message:
        answer = self.client.post("/api/tables", json={"name": "Ada", "seats": seats or ("open", "open"), **more})
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated

    def refusal(self, method: str, path: str, body: object = None, raw: bytes | None = None) -> tuple[int, str]:
        """Return the status and the reason, and check that the reason has a text that people can read."""
        content = raw if raw is not None else None if body is None else json.dumps(body).encode()
        answer = self.client.request(method, path, content=content)
        problem = answer.json()
        assert set(problem) == {"reason", "details"}
        shown = text(f"error-{problem['reason']}", **problem["details"])
        assert "error-" not in shown
        return answer.status_code, problem["reason"]

    def socket(self, seated: Message) -> ClientConnection:
        return connect(socket_url(self.url, seated["table"]), compression=None, proxy=None)


@pytest.fixture
def site(tmp_path) -> Iterator[Site]:
    with Site(tmp_path / "boomcat.db") as made:
        yield made


@pytest.fixture(scope="module")
def shared(tmp_path_factory) -> Iterator[Site]:
    """A server for tests that only read, or that touch only their own table."""
    with Site(tmp_path_factory.mktemp("shared") / "boomcat.db") as made:
        yield made


def say(socket: ClientConnection, message: str, **fields: object) -> None:
    socket.send(json.dumps({"message": message, **fields}))


def hello(socket: ClientConnection, token: object, last: int | None = None) -> Message:
    say(socket, "hello", token=token, last_sequence=last)
    return hear(socket, "welcome", "goodbye")


def hear(socket: ClientConnection, *kinds: str) -> Message:
    while True:
        message: Message = json.loads(socket.recv(30))
        if message["message"] in kinds:
            return message


def hear_phase(socket: ClientConnection, phase: str) -> None:
    while hear(socket, "update")["state"]["table"]["phase"] != phase:
        pass


# -- successful requests ---------------------------------------------------------------


def test_choices(shared):
    answer = shared.client.get("/api/catalog")
    assert answer.status_code == 200
    choices = answer.json()
    assert [edition["key"] for edition in choices["editions"]] == list(EDITIONS)
    for edition in choices["editions"]:
        real = EDITIONS[edition["key"]]
        assert (edition["min_players"], edition["max_players"]) == (real.fewest, real.most)
        assert sum(edition["counts"].values()) == sum(real.box.values())
        assert edition["moods"]
        assert edition["minutes"] > 0
    assert [deck["key"] for deck in choices["decks"]] == list(DECKS)
    lightning = next(deck for deck in choices["decks"] if deck["key"] == "lightning")
    assert (lightning["min_players"], lightning["max_players"], lightning["minutes"]) == (2, 4, 2)
    assert (lightning["moods"], lightning["counts"]["skip"]) == (["quick"], 4)
    assert lightning["cards"] == list(lightning["counts"])
    assert choices["most_copies"].keys() == set(choices["recipe_cards"])
    assert (choices["most_copies"]["streaking"], choices["most_copies"]["skip"]) == (1, 31)
    assert choices["bots"] == ["random", "heuristic", "apprentice", "champion"]
    assert choices["emotes"] == list(EMOTES)
    assert choices["address"] == ADDRESS
    assert choices["defaults"]["edition"] == "original"


def test_a_deck_is_listed_for_every_number_of_players(shared):
    """Every card that may be chosen is understood; and a deck that fits some tables says why it does not fit others."""
    cards = shared.client.get("/api/catalog").json()["recipe_cards"]
    whole = shared.client.post("/api/recipe", json={"recipe": {"cards": dict.fromkeys(cards, 1) | {"defuse": 5}}})
    assert whole.status_code == 200
    few = shared.client.post("/api/recipe", json={"recipe": {"cards": {"kitten": 2}}}).json()
    assert few["edition"] == "original kitten=2"
    assert [size["players"] for size in few["sizes"]] == [2, 3]
    assert [(one["players"], one["reason"]) for one in few["missing"]] == [
        (4, "recipe-too-few-kittens"),
        (5, "recipe-too-few-kittens"),
    ]
    again = shared.client.post("/api/recipe", json={"text": few["text"]}).json()
    assert again == few
    assert shared.client.post("/api/recipe", json={"text": few["edition"]}).json() == few
    assert shared.refusal("POST", "/api/recipe", {"text": "skip 6"}) == (400, "recipe-not-toml")


def test_open_look_join(shared):
    seated = shared.open("open", "open", "heuristic", avatar=3)
    assert seated["seat"] == 1
    path = f"/api/tables/{seated['table']}"
    info = shared.client.get(path).json()
    assert [seat["occupant"] for seat in info["seats"]] == ["person", "open", "bot"]
    assert info["phase"] == "lobby"
    joined = shared.client.post(f"{path}/join", json={"name": "  Be\u202eä \n", "avatar": 3})
    assert joined.status_code == 201
    assert (joined.json()["table"], joined.json()["seat"]) == (seated["table"], 2)
    assert joined.json()["token"] != seated["token"]
    seats = shared.client.get(path).json()["seats"]
    # No character that could reverse the text direction, and no two seats with the same avatar.
    assert [seat["name"] for seat in seats][:2] == ["Ada", "Be ä"]
    assert len({seat["avatar"] for seat in seats}) == 3


def test_the_host_gets_the_first_open_seat(shared):
    assert shared.open("random", "open", "open")["seat"] == 2


def test_a_solo_game_starts_at_once(shared):
    answer = shared.client.post("/api/solo", json={"name": "Ada", "bots": ["random", "heuristic"]})
    assert answer.status_code == 201
    seated = answer.json()
    info = shared.client.get(f"/api/tables/{seated['table']}").json()
    assert (info["phase"], info["game"]) == ("sealing", 1)
    assert [seat["bot"] for seat in info["seats"]] == [None, "random", "heuristic"]


def test_the_qr_code_is_a_picture_of_the_link(shared):
    seated = shared.open()
    answer = shared.client.get(f"/api/tables/{seated['table']}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ET.fromstring(answer.text).tag.endswith("svg")

    def drawn(link: str) -> str:
        code = segno.make(link, error="m")
        return code.svg_inline(border=2, dark="#221d2d", light="#fff8e8")

    def paths(svg: str) -> list[str]:
        return re.findall(r'\bd="([^"]+)"', svg)

    # A link with `localhost` in it would lead a phone to itself.
    assert paths(answer.text) == paths(drawn(f"{ADDRESS}/t/{seated['table']}"))
    elsewhere = shared.client.get(f"/api/tables/{seated['table']}/qr.svg", headers={"host": "cats.example:81"})
    assert paths(elsewhere.text) == paths(drawn(f"http://cats.example:81/t/{seated['table']}"))


def test_a_link_that_no_camera_could_read_is_refused(shared):
    seated = shared.open()
    answer = shared.client.get(f"/api/tables/{seated['table']}/qr.svg", headers={"host": "a" * 4000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "message-too-long")


def test_an_unfinished_request_is_answered_and_its_connection_is_freed(shared, monkeypatch):
    monkeypatch.setattr(app, "BODY_TIMEOUT_SECONDS", 0.05)
    with socket.create_connection(("127.0.0.1", shared.port), PATIENCE_SECONDS) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n{")
        heard = b"".join(iter(lambda: line.recv(4096), b""))
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert b'"bad-message"' in heard


def test_a_server_that_stops_does_not_say_that_a_table_is_gone(site):
    """Browsers forget the key to a seat whose table is gone."""
    site.registry.stopping = True
    answer = site.client.get("/api/tables/bcdfghjk")
    assert (answer.status_code, answer.json()["reason"]) == (503, "store-closed")
    with connect(socket_url(site.url, "bcdfghjk")) as line:
        assert json.loads(line.recv(PATIENCE_SECONDS)) == {"message": "goodbye", "reason": "stopping"}


def test_health(site):
    answer = site.client.get("/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": "0.1", "tables": 0, "connections": 0}
    seated = site.open()
    with site.socket(seated) as socket:
        hello(socket, seated["token"])
        assert site.client.get("/health").json() == {"status": "ok", "version": "0.1", "tables": 1, "connections": 1}


def test_health_when_the_store_fails(site):
    site.open()
    site.store.close()
    answer = site.client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "store-failing"


@pytest.mark.parametrize("steps", range(6))
def test_a_health_check_is_answered_although_another_one_has_begun(steps):
    """Both ask the store; the second begins just after the store has answered the first."""

    async def ask() -> tuple[int, int]:
        gates = [asyncio.Event(), asyncio.Event()]
        asked = iter(gates)

        async def healthy() -> bool:
            return await next(asked).wait()

        registry = SimpleNamespace(store=SimpleNamespace(healthy=healthy), tenure=None, unreadable=(), actors=())
        site = SimpleNamespace(
            asking=None, registry=registry, limit=lambda *_: None, lookers=None, version="0.1", sockets=0
        )
        first = asyncio.create_task(app.App.health(site, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        gates[0].set()
        for _ in range(steps):
            await asyncio.sleep(0)
        second = asyncio.create_task(app.App.health(site, None))  # type: ignore[arg-type]
        answered = await first
        gates[1].set()
        return answered.status_code, (await second).status_code

    assert asyncio.run(ask()) == (200, 200)


def test_health_of_a_node_that_is_cut_off_from_the_others(shared):
    shared.registry.tenure = SimpleNamespace(trouble="node-lapsed")
    answer = shared.client.get("/health")
    shared.registry.tenure = None
    assert (answer.status_code, answer.json()["status"]) == (503, "node-lapsed")


def test_a_record_exists_once_the_game_is_over_and_not_before(tmp_path):
    # The player has the first turn, and an hour for it.
    settings = {"timers": {"turn": 3600, "nope": 2, "grace": 5}, "options": {"first": 1}}
    with Site(tmp_path / "boomcat.db", RealClock(speed=100)) as site:
        seated = site.open("open", "random", settings=settings)
        path = f"/api/tables/{seated['table']}/records"
        assert site.refusal("GET", f"{path}/1") == (404, "no-such-record")
        with site.socket(seated) as socket:
            hello(socket, seated["token"])
            say(socket, "start", id="1")
            say(socket, "contribute", id="2", bytes="00")
            hear_phase(socket, "playing")
            assert site.refusal("GET", f"{path}/1") == (404, "no-such-record")
            # The player concedes, so that bots finish the game.
            say(socket, "concede", id="3")
            say(socket, "hurry", id="4")
            hear_phase(socket, "over")
        answer = site.client.get(f"{path}/1")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"] == 'attachment; filename="boomcat-1.jsonl"'
        record = read_record(answer.text.splitlines(keepends=True))
        assert record.finished
        assert site.refusal("GET", f"{path}/2") == (404, "no-such-record")


def test_every_answer_has_the_security_headers(shared):
    seated = shared.open()
    paths = ["/", "/api/catalog", f"/api/tables/{seated['table']}", "/api/nothing", "/health", "/nowhere"]
    for path in paths:
        headers = shared.client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


# -- refusals --------------------------------------------------------------------------

OPEN = {"name": "Ada", "seats": ["open", "open"]}


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b"[" * 10_000,
        b'{"name": 7}',
        b'{"name": ""}',
        b'{"name": "' + b"x" * 21 + b'"}',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "Ada", "avatar": 12}',
        b'{"name": "Ada", "avatar": 1e99}',
        b'{"name": "Ada", "seats": ["open"]}',
        b'{"name": "Ada", "seats": ["open", "cheat"]}',
        b'{"name": "Ada", "seats": ["open", "open\\n"]}',
        b'{"name": "Ada", "seats": [' + b'"open",' * 10 + b'"open"]}',
        b'{"name": "Ada", "settings": {"timers": {"turn": 1}}}',
        b'{"name": "Ada", "settings": {"timers": {"nope": 1e999}}}',
        b'{"name": "Ada", "settings": {"options": {"first": 0}}}',
        b'{"name": "Ada", "settings": {"odd": 1}}',
    ],
)
def test_a_body_that_cannot_be_parsed_is_refused(shared, raw):
    before = set(shared.registry.actors)
    assert shared.refusal("POST", "/api/tables", raw=raw) == (400, "bad-message")
    assert set(shared.registry.actors) == before


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (OPEN | {"name": " \u200b\t "}, 409, "name-is-empty"),
        (OPEN | {"seats": ["random", "heuristic"]}, 409, "no-open-seat"),
        (OPEN | {"settings": {"edition": "unheard-of"}}, 400, "unknown-edition"),
        (OPEN | {"seats": ["open"] * 6}, 400, "players-out-of-range"),
        (OPEN | {"settings": {"options": {"first": 5}}}, 400, "no-such-seat"),
        (OPEN | {"settings": {"edition": "good-vs-evil"}, "seats": ["open"] * 10}, 400, "players-out-of-range"),
    ],
)
def test_an_impossible_table_is_refused(shared, body, status, reason):
    before = set(shared.registry.actors)
    assert shared.refusal("POST", "/api/tables", body) == (status, reason)
    assert set(shared.registry.actors) == before


@pytest.mark.parametrize("body", [{"name": "Ada", "bots": []}, {"name": "Ada", "bots": ["open"]}])
def test_solo_needs_bots(shared, body):
    assert shared.refusal("POST", "/api/solo", body) == (400, "bad-message")


def test_too_many_bots_for_the_edition_are_refused(shared):
    body = {"name": "Ada", "bots": ["random"] * 9}
    assert shared.refusal("POST", "/api/solo", body) == (400, "players-out-of-range")


def test_a_record_is_shown_again_compressed_if_the_client_accepts_that(shared):
    record = (ROOT / "tests" / "fixtures" / "original.record.jsonl").read_text()
    plain, packed = (
        shared.client.post("/api/replay", json={"record": record, "seat": 2}, headers={"accept-encoding": kind})
        for kind in ("identity", "gzip")
    )
    assert plain.json() == packed.json()
    assert (plain.json()["seat"], plain.json()["finished"]) == (2, True)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert shared.refusal("POST", "/api/replay", {"record": "hello"}) == (400, "record-foreign")
    assert shared.refusal("POST", "/api/replay", {"record": record, "seat": 9})[0] == 400
    assert shared.refusal("POST", "/api/replay", {"record": "x" * (LONGEST_RECORD + 1)}) == (400, "bad-message")


@pytest.mark.parametrize("path", ["/api/tables", "/api/solo", "/api/claim", "/api/tables/bcdfghjk/join"])
def test_a_body_that_is_too_long_is_refused(shared, path):
    body = b'{"name": "' + b"x" * LARGEST_BODY_BYTES + b'"}'
    assert shared.refusal("POST", path, raw=body) == (413, "message-too-long")


@pytest.mark.parametrize("code", ["bcdfghjk", "x", "BCDFGHJK", "b" * 5000, "%00%00%00%00%00%00%00%00", "..%2f..%2f.."])
def test_an_unknown_table_is_not_found(shared, code):
    for method, path, body in (
        ("GET", f"/api/tables/{code}", None),
        ("GET", f"/api/tables/{code}/qr.svg", None),
        ("POST", f"/api/tables/{code}/join", {"name": "Ada"}),
    ):
        status, reason = shared.refusal(method, path, body)
        assert (status, reason) in ((404, "no-such-table"), (404, "no-such-endpoint"))
    assert shared.refusal("GET", f"/api/tables/{code}/records/1")[0] == 404
    with shared.socket({"table": "bcdfghjk"}) as socket:
        assert hear(socket, "goodbye")["reason"] == "closed"


@pytest.mark.parametrize("number", ["0", "2", "99999999999999999999999999"])
def test_an_unknown_record_is_not_found(shared, number):
    seated = shared.open()
    assert shared.refusal("GET", f"/api/tables/{seated['table']}/records/{number}") == (404, "no-such-record")


def test_a_full_table_refuses_another_player(shared):
    seated = shared.open("open", "random")
    path = f"/api/tables/{seated['table']}/join"
    assert shared.refusal("POST", path, {"name": "Bea"}) == (409, "table-is-full")


def test_a_game_in_progress_cannot_be_joined(shared):
    seated = shared.open("open", "open", "random")
    with shared.socket(seated) as socket:
        hello(socket, seated["token"])
        say(socket, "start", id="1")
        hear(socket, "accepted")
    path = f"/api/tables/{seated['table']}/join"
    assert shared.refusal("POST", path, {"name": "Bea"}) == (409, "game-is-running")


def test_a_new_player_must_have_a_name(shared):
    seated = shared.open()
    path = f"/api/tables/{seated['table']}/join"
    assert shared.refusal("POST", path, {"name": "\u2066\u2069"}) == (409, "name-is-empty")
    assert shared.refusal("POST", path, {}) == (400, "bad-message")
    # The seat is still open.
    assert shared.client.get(path[:-5]).json()["seats"][1]["occupant"] == "open"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/nothing"),
        ("GET", "/api/"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/bcdfghjk/hands"),
        ("GET", "/api/tables/bcdfghjk/records/1%0A2"),
    ],
)
def test_an_unknown_endpoint_is_not_found(shared, method, path):
    assert shared.refusal(method, path) == (404, "no-such-endpoint")


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/catalog"), ("DELETE", "/api/tables"), ("PUT", "/api/x")])
def test_an_unknown_method_is_not_found(shared, method, path):
    assert shared.refusal(method, path) == (404, "no-such-endpoint")


def test_an_address_that_asks_too_often_is_refused(tmp_path, monkeypatch):
    clock = VirtualClock()
    monkeypatch.setattr(app, "TokenBuckets", lambda _, burst, rate: TokenBuckets(clock.now, burst, rate))
    with Site(tmp_path / "boomcat.db", burst=3) as site:
        for _ in range(3):
            site.open()
        assert site.refusal("POST", "/api/tables", OPEN) == (429, "too-many-requests")
        assert site.refusal("GET", "/api/tables/bcdfghjk") == (429, "too-many-requests")
        assert site.refusal("POST", "/api/claim", {"code": "x"}) == (429, "too-many-requests")
        # Requests that guess no code aren't counted, and the limit recovers with time.
        assert site.client.get("/health").status_code == 200
        clock.time += 1
        site.open()


def test_one_address_gets_only_a_share_of_the_sockets(tmp_path):
    with Site(tmp_path / "boomcat.db", most_sockets=8) as site:
        seated = site.open()
        with site.socket(seated) as one:
            with site.socket(seated) as two:
                for socket in (one, two):
                    hello(socket, seated["token"])
                with pytest.raises(InvalidStatus):
                    site.socket(seated)
            # A closed socket frees its place as soon as the server notices.
            assert eventually(lambda: site.client.get("/health").json()["connections"] == 1)
            with site.socket(seated):
                pass


def test_a_full_server_refuses_a_new_table(tmp_path):
    with Site(tmp_path / "boomcat.db", most_tables=1) as site:
        seated = site.open()
        with site.socket(seated) as socket:
            hello(socket, seated["token"])
            site.clock.time += 3600
            assert site.refusal("POST", "/api/tables", OPEN) == (503, "too-many-tables")
        # Its player has left, so the table can be unloaded; it stays stored.
        assert eventually(lambda: site.client.get("/health").json()["connections"] == 0)
        site.clock.time += 3600
        site.open()
        assert site.client.get(f"/api/tables/{seated['table']}").status_code == 200


def test_a_busy_server_refuses_new_tables_but_admits_players_to_existing_ones(site):
    seated = site.open()
    site.registry.bots.waiting = lambda: 10.0
    assert site.refusal("POST", "/api/tables", OPEN) == (503, "server-is-busy")
    assert site.refusal("POST", "/api/solo", {"name": "Ada", "bots": ["random"]}) == (503, "server-is-busy")
    assert site.client.post("/api/tables", json=OPEN).headers["retry-after"] == "30"
    join = site.client.post(f"/api/tables/{seated['table']}/join", json={"name": "Bea"})
    assert join.status_code == 201
    assert "retry-after" not in join.headers


def test_a_failing_store_refuses_every_change(site):
    seated = site.open()
    site.store.close()
    assert site.refusal("POST", "/api/tables", OPEN) == (503, "store-closed")
    assert site.refusal("POST", f"/api/tables/{seated['table']}/join", {"name": "Bea"}) == (503, "store-closed")
    assert site.client.get(f"/api/tables/{seated['table']}").json()["seats"][1]["occupant"] == "open"


def test_an_internal_error_is_reported_without_its_reasons(shared, monkeypatch):
    def fails(*_: object) -> None:
        raise KeyError("secret")

    monkeypatch.setattr(shared.registry, "find", fails)
    answer = shared.client.get("/api/tables/bcdfghjk")
    assert answer.status_code == 500
    assert answer.json() == {"reason": "server-broken", "details": {}}
    assert answer.headers["x-content-type-options"] == "nosniff"


# -- other devices ---------------------------------------------------------------------


def device_code(site: Site, seated: Message, request: str = "d") -> str:
    with site.socket(seated) as socket:
        hello(socket, seated["token"])
        say(socket, "request_device_code", id=request)
        answer = hear(socket, "device_code")
        assert answer["seconds"] == CODE_SECONDS
        code: str = answer["code"]
        return code


def test_another_device_gets_the_same_seat_once(shared):
    seated = shared.open()
    code = device_code(shared, seated)
    # As people type it: with spaces, capitals and a hyphen.
    claimed = shared.client.post("/api/claim", json={"code": f" {code[:4].upper()}-{code[4:]} "})
    assert claimed.status_code == 201
    other = claimed.json()
    assert (other["table"], other["seat"]) == (seated["table"], 1)
    assert other["token"] != seated["token"]
    assert shared.refusal("POST", "/api/claim", {"code": code}) == (404, "no-such-code")
    with shared.socket(seated) as one, shared.socket(other) as two:
        assert hello(one, seated["token"])["state"]["seat"] == 1
        assert hello(two, other["token"])["state"]["seat"] == 1
        say(two, "seat_bot", id="b", seat=2, bot="random")
        assert hear(one, "update") == hear(two, "update")


def test_a_device_code_expires(site):
    seated = site.open()
    code = device_code(site, seated)
    site.clock.time += CODE_SECONDS
    assert site.refusal("POST", "/api/claim", {"code": code}) == (404, "no-such-code")


def test_a_new_device_code_invalidates_the_older_one(shared):
    seated = shared.open()
    older, newer = device_code(shared, seated), device_code(shared, seated, "e")
    assert shared.refusal("POST", "/api/claim", {"code": older}) == (404, "no-such-code")
    assert shared.client.post("/api/claim", json={"code": newer}).status_code == 201


def test_a_device_code_for_a_seat_that_was_left_is_refused(shared):
    seated = shared.open("open", "open")
    guest = shared.client.post(f"/api/tables/{seated['table']}/join", json={"name": "Bea"}).json()
    code = device_code(shared, guest)
    with shared.socket(guest) as socket:
        hello(socket, guest["token"])
        say(socket, "leave", id="l")
        assert hear(socket, "goodbye")["reason"] == "left"
    assert shared.refusal("POST", "/api/claim", {"code": code}) == (409, "seat-is-gone")
    with shared.socket(guest) as socket:
        assert hello(socket, guest["token"]) == {"message": "goodbye", "reason": "unknown-token"}


def test_a_device_code_survives_a_restart_and_works_once(tmp_path):
    with Site(tmp_path / "boomcat.db") as site:
        seated = site.open()
        void = device_code(site, seated)
        code, late = device_code(site, seated, "e"), device_code(site, site.open())
        time = site.clock.time
        site.store.writer.send(lambda _: None).result(PATIENCE_SECONDS)  # all before it is stored now
        # A reader of the database finds no code that opens anything.
        with site.store.reading() as connection:
            stored = set(connection.scalars(select(tickets.c.code)))
        assert len(stored) == 2
        assert not stored & {code, late}
    with Site(tmp_path / "boomcat.db") as site:
        site.clock.time = time + CODE_SECONDS - 1
        assert site.refusal("POST", "/api/claim", {"code": void}) == (404, "no-such-code")
    clock = VirtualClock()
    clock.time = time + 60
    with Site(tmp_path / "boomcat.db", clock=clock) as site:
        claimed = site.client.post("/api/claim", json={"code": code})
        assert (claimed.status_code, claimed.json()["seat"]) == (201, 1)
        with site.socket(seated) as socket:
            assert hello(socket, claimed.json()["token"])["state"]["seat"] == 1
    with Site(tmp_path / "boomcat.db", clock=clock) as site:
        assert site.refusal("POST", "/api/claim", {"code": code}) == (404, "no-such-code")
        clock.time = time + CODE_SECONDS
        assert site.refusal("POST", "/api/claim", {"code": late}) == (404, "no-such-code")


def test_a_device_code_still_works_after_its_table_could_not_be_read(shared, monkeypatch):
    code = device_code(shared, shared.open())

    async def unreachable(code: str, who: str) -> TableActor:
        raise StoreError("store-unreachable")

    with monkeypatch.context() as trouble:
        trouble.setattr(shared.registry, "find", unreachable)
        assert shared.refusal("POST", "/api/claim", {"code": code}) == (503, "store-unreachable")
    assert shared.client.post("/api/claim", json={"code": code}).status_code == 201


# -- what no answer contains -------------------------------------------------------------


def test_tokens_are_sent_only_to_their_owners(shared):
    """Not by any GET, not in a link or a picture, not to those at the table; and not in the database."""
    seated = shared.open("open", "open", "random")
    guest = shared.client.post(f"/api/tables/{seated['table']}/join", json={"name": "Bea"}).json()
    other = shared.client.post("/api/claim", json={"code": device_code(shared, seated)}).json()
    tokens = [one["token"] for one in (seated, guest, other)]
    answers = [shared.client.get(path).text for path in ("/api/catalog", "/health", f"/api/tables/{seated['table']}")]
    answers.append(shared.client.get(f"/api/tables/{seated['table']}/qr.svg").text)
    with shared.socket(seated) as host, shared.socket(guest) as second, shared.socket(guest) as watching:
        answers += [json.dumps(hello(host, seated["token"])), json.dumps(hello(second, guest["token"]))]
        answers.append(json.dumps(hello(watching, None)))
        say(host, "start", id="1")
        answers += [json.dumps(hear(socket, "update")) for socket in (host, second, watching)]
    stored = shared.store.load(str(seated["table"]))
    assert stored is not None
    answers += [entry.data.decode() for entry in stored.entries]
    for token in tokens:
        assert len(token) >= 32
        assert not any(token in words for words in answers)


# -- public tables ---------------------------------------------------------------------------


def test_strangers_get_seats_at_one_table_and_it_is_listed(site):
    seated = [site.client.post("/api/play-now", json={"name": name}) for name in ("Ada", "Bea")]
    assert [answer.status_code for answer in seated] == [201, 201]
    ada, bea = (answer.json() for answer in seated)
    assert (bea["table"], ada["seat"], bea["seat"]) == (ada["table"], 1, 2)
    assert site.client.get("/api/public").json() == {"tables": []}  # they aren't connected yet
    with site.socket(ada) as line:
        line.send(json.dumps({"message": "hello", "token": ada["token"]}))
        line.recv(PATIENCE_SECONDS)
        site.clock.time += 2 * app.LISTED_SECONDS
        [table] = site.client.get("/api/public").json()["tables"]
    assert (table["code"], table["playing"], table["starts_in"]) == (ada["table"], False, 6.0)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bea", "", ""]


def test_no_answer_shows_a_private_table_to_those_without_its_code(site):
    private = site.open(name="Zebedee")
    public = site.client.post("/api/play-now", json={"name": "Bea"}).json()
    with site.socket(private) as line:
        line.send(json.dumps({"message": "hello", "token": private["token"]}))
        line.recv(PATIENCE_SECONDS)
        site.clock.time += 2 * app.LISTED_SECONDS
        paths = ("/api/public", "/api/catalog", "/health", f"/api/tables/{public['table']}", "/", "/api/openapi.json")
        answers = [site.client.get(path).text for path in paths]
        answers.append(site.client.post("/api/play-now", json={"name": "Cy"}).text)
    assert not [text for text in answers if private["table"] in text or "Zebedee" in text]


def test_invalid_wishes_for_a_seat_are_refused(site):
    assert site.refusal("POST", "/api/play-now", {"name": "f u c k"}) == (409, "name-offends")
    assert site.refusal("POST", "/api/play-now", {"name": "Ada", "edition": "original skip=6"})[0] == 400
    assert site.refusal("POST", "/api/play-now", {"name": "Ada", "edition": "chess"}) == (400, "unknown-edition")
    assert site.refusal("POST", "/api/play-now", {"name": "Ada", "players": 9})[0] == 400
    assert site.refusal("POST", "/api/tables", {"name": "Ada", "settings": {"public": True}}) == (409, "only-play-now")
