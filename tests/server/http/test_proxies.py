"""Behind a proxy: the visitor's address, the public address, and proxies that aren't trusted."""

import asyncio
import io
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from starlette.types import Receive, Scope, Send

from boomcat.server.http.app import SITE_FACTOR, App
from boomcat.server.http.networks import SITE_PREFIX, BadAddress, client_network, network
from boomcat.server.http.proxies import Proxies, PublicUrl, Trusted
from boomcat.server.operations.log import Log
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.tables.registry import TableRegistry
from tests.support.virtual_session import VirtualClock

NEAR, FAR, VISITOR, LIAR = "127.0.0.1", "10.1.2.3", "203.0.113.9", "198.51.100.66"
OURS = Trusted(map(network, ["127.0.0.1", "10.0.0.0/8", "::1"]))


def seen(
    peer: str, trusted: Trusted = OURS, public: str = "", kind: str = "http", path: str = "/", **headers: str
) -> Any:
    """Return the scope as the rest of the server sees it."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    sent.append((b"host", b"inside:8000"))
    scheme = {"http": "http", "websocket": "ws"}[kind]
    scope = {"type": kind, "client": (peer, 5), "headers": sent, "scheme": scheme, "path": path}
    proxies = Proxies(app, trusted, PublicUrl.read(public) if public else None, Log(level="error"))
    asyncio.run(proxies(scope, None, None))  # type: ignore[arg-type]
    assert scope["client"] == (peer, 5), "the address of the connection stays in the original scope"
    return found[0]


@pytest.mark.parametrize(("peer", "forwarded", "client"), [
    (NEAR, VISITOR, VISITOR),
    (FAR, VISITOR, VISITOR),
    ("::ffff:127.0.0.1", VISITOR, VISITOR),
    ("::1", "2001:db8::7", "2001:db8::7"),
    (NEAR, f"{VISITOR}:4711", VISITOR),
    (NEAR, "[2001:db8::7]:4711", "2001:db8::7"),
    # Through two of our proxies.
    (NEAR, f"{VISITOR}, {FAR}", VISITOR),
    # The visitor's own header comes before what the proxy added.
    (NEAR, f"{LIAR}, {VISITOR}", VISITOR),
    (NEAR, f"127.0.0.1, {VISITOR}", VISITOR),
    (NEAR, f"{LIAR}, {VISITOR}, {FAR}", VISITOR),
    # What cannot be read ends the chain: it counts for the proxy.
    (NEAR, f"{LIAR}, unknown", NEAR),
    (NEAR, f"{LIAR},", NEAR),
    (NEAR, "", NEAR),
    # From anybody else it is only a word.
    (VISITOR, LIAR, VISITOR),
    (VISITOR, f"{LIAR}, 127.0.0.1", VISITOR),
    ("", LIAR, ""),
])  # fmt: skip
def test_only_proxies_that_were_named_say_who_is_asking(peer, forwarded, client):
    for kind in ("http", "websocket"):
        assert seen(peer, kind=kind, x_forwarded_for=forwarded)["client"][0] == client
    assert seen(peer, Trusted(), x_forwarded_for=forwarded)["client"][0] == peer


def test_the_standard_header_counts_where_the_usual_one_is_missing():
    forwarded = f'for={LIAR};proto=https, For="[2001:db8::7]:80";by={FAR}, for={FAR}'
    assert seen(NEAR, forwarded=forwarded)["client"][0] == "2001:db8::7"
    assert seen(NEAR, forwarded=f"for={LIAR}, proto=https")["client"][0] == NEAR
    assert seen(NEAR, forwarded=f"for={LIAR}", x_forwarded_for=VISITOR)["client"][0] == VISITOR
    assert seen(VISITOR, forwarded=f"for={LIAR}")["client"][0] == VISITOR


def host_of(scope: Scope) -> bytes:
    found: bytes = dict(scope["headers"])[b"host"]
    return found


def test_so_do_they_alone_say_how_the_page_was_reached():
    headers: Any = {"x_forwarded_proto": "https", "x_forwarded_host": "games.example:8443"}
    trusted = seen(NEAR, **headers)
    assert (trusted["scheme"], host_of(trusted)) == ("https", b"games.example:8443")
    assert seen(NEAR, kind="websocket", **headers)["scheme"] == "wss"
    other = seen(VISITOR, **headers)
    assert (other["scheme"], host_of(other)) == ("http", b"inside:8000")
    odd = seen(NEAR, x_forwarded_proto="gopher", x_forwarded_host="a b; c")
    assert (odd["scheme"], host_of(odd)) == ("http", b"inside:8000")


def test_a_proxy_that_was_not_named_is_spoken_of_once():
    logged = io.StringIO()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        pass

    proxies = Proxies(app, Trusted(), None, Log(file=logged))

    def visit(peer: str, **headers: str) -> str:
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "client": (peer, 5), "headers": lines}
        asyncio.run(proxies(scope, None, None))  # type: ignore[arg-type]
        return logged.getvalue()

    assert visit(NEAR) == ""
    said = visit(FAR, forwarded=f"for={LIAR}")
    assert re.fullmatch(r"\S+ warning proxy-not-trusted peer=10.1.2.3 option=--trusted-proxy\n", said)
    assert visit(VISITOR, forwarded=f"for={LIAR}") == said
    assert LIAR not in said


@pytest.mark.parametrize(("path", "full"), [
    ("/boom", "/boom"),
    ("/boom/", "/boom/"),
    ("/boom/t/abcd", "/boom/t/abcd"),
    # A proxy that strips the path prefix.
    ("/", "/boom/"),
    ("/t/abcd", "/boom/t/abcd"),
    ("/boomerang", "/boom/boomerang"),
])  # fmt: skip
def test_whether_the_proxy_keeps_the_folder_or_not_it_is_there(path, full):
    scope = seen(VISITOR, public="https://Games.example/boom/", path=path)
    assert (scope["root_path"], scope["path"]) == ("/boom", full)
    assert (scope["scheme"], host_of(scope)) == ("https", b"games.example")


@pytest.mark.parametrize("text", [
    "games.example", "ftp://games.example", "https://", "https:///boom", "https://games.example?x", "https://a b",
    "https://games.example/#x", "https://games.example/a//b", "https://me:key@games.example", "https://[::1",
    "https://games.example/t", "https://games.example/api/boom", "https://games.example/%74",
])  # fmt: skip
def test_an_invalid_public_address_is_refused(text):
    with pytest.raises(BadAddress):
        PublicUrl.read(text)


def test_a_request_counts_for_a_client_network():
    assert client_network(VISITOR) == client_network(f"::ffff:{VISITOR}") == VISITOR
    assert client_network("2001:db8::1") == client_network("2001:db8::ffff:2") != client_network("2001:db8:0:1::1")
    assert client_network("testclient") == "testclient"
    assert (
        client_network("2001:db8::1", SITE_PREFIX)
        == client_network("2001:db8:0:ffff::1", SITE_PREFIX)
        != client_network("2001:db8:1::1", SITE_PREFIX)
    )
    assert client_network(VISITOR, SITE_PREFIX) == VISITOR


# -- the whole server ------------------------------------------------------------------


class Site:
    """The whole server except the socket; every request comes from the proxy on this machine."""

    def __init__(self, folder: Path, public: str | None = None, web: Path | None = None, **more: Any) -> None:
        log = Log(level="error")
        self.store = SqlStore.open(str(folder / "tables.db"))
        self.registry = TableRegistry(DatabaseStorage(self.store), VirtualClock(), log)
        given = PublicUrl.read(public) if public else None
        self.app = App(self.registry, log, "0.1", None, web, public=given, **more)

    async def ask(self, path: str, method: str = "GET", body: object = None, **headers: str) -> httpx.Response:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        transport = httpx.ASGITransport(self.app, client=(NEAR, 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://inside:8000") as client:
            return await client.request(method, path, json=body, headers=sent)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("index.html", "pages/home-en.html", "pages/table-en.html", "assets/main-1.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.mark.parametrize("trusted", [True, False])
def test_visitors_behind_a_trusted_proxy_are_counted_one_by_one(folder, trusted):
    site = Site(folder, burst=2, trusted=OURS if trusted else Trusted())

    async def guess() -> list[int]:
        found = []
        for last in (1, 2, 3):
            for _ in range(3):
                found.append((await site.ask("/api/tables/x", x_forwarded_for=f"203.0.113.{last}")).status_code)
        return found

    try:
        # Each visitor gets two guesses behind a trusted proxy; otherwise all visitors share two.
        assert asyncio.run(guess()) == ([404, 404, 429] * 3 if trusted else [404, 404] + [429] * 7)
    finally:
        site.store.close()


def test_all_client_networks_of_a_site_share_a_larger_limit(folder):
    """A rented server usually comes with 65,536 IPv6 networks."""
    site = Site(folder, burst=2, trusted=OURS)

    async def open_some() -> list[int]:
        body, found = {"name": "Ada", "seats": ["open", "open"]}, []
        for number in range(20):
            for_whom = f"2001:db8:0:{number:x}::1"
            found.append((await site.ask("/api/tables", "POST", body, x_forwarded_for=for_whom)).status_code)
        await site.registry.stop()
        return found

    assert asyncio.run(open_some()) == [201] * 2 * SITE_FACTOR + [429] * (20 - 2 * SITE_FACTOR)


def test_every_link_and_redirect_uses_the_public_address(folder):
    site = Site(folder, "https://games.example/boom", folder)

    async def run() -> None:
        await site.registry.start()
        assert (await site.ask("/api/catalog")).json()["public_url"] == "https://games.example/boom"
        opened = await site.ask("/boom/api/tables", "POST", {"name": "Ada", "seats": ["open", "open"]})
        code = opened.json()["table"]
        drawn = io.BytesIO()
        link = f"https://games.example/boom/t/{code}"
        segno.make(link, error="m").save(drawn, kind="svg", border=2, dark="#221d2d", light="#fff8e8", xmldecl=False)
        assert (await site.ask(f"/boom/api/tables/{code}/qr.svg")).content == drawn.getvalue()
        for folder in ("", "/boom"):
            assert (await site.ask(f"{folder}/")).text == "pages/home-en.html"
            assert (await site.ask(f"{folder}/t/{code}")).text == "pages/table-en.html"
            assert (await site.ask(f"{folder}/assets/main-1.js")).text == "assets/main-1.js"
        for path, right in {
            "/boom": "/boom/",
            f"/boom/t/{code}/": f"/boom/t/{code}",
            f"/t/{code}/": f"/boom/t/{code}",
        }.items():
            moved = await site.ask(path)
            assert (moved.status_code, moved.headers["location"]) == (307, "https://games.example" + right)
        await site.registry.stop()

    try:
        asyncio.run(run())
    finally:
        site.store.close()


@pytest.mark.parametrize(("public", "host", "sockets"), [
    (None, "cats.local:8000", "'self' ws://cats.local:8000"),
    (None, "[fe80::1]:8000", "'self' ws://[fe80::1]:8000"),
    (None, "x; script-src *", "'self'"),
    ("https://games.example/boom", "inside:8000", "'self' wss://games.example"),
])  # fmt: skip
def test_a_page_may_connect_only_to_its_own_server(folder, public, host, sockets):
    site = Site(folder, public, folder)

    async def run() -> None:
        page = await site.ask("/", host=host)
        policy = page.headers["content-security-policy"]
        assert re.search(r"connect-src ([^;]*);", policy)[1] == sockets  # type: ignore[index]
        assert "frame-ancestors 'none'" in policy
        assert policy.count("script-src") == 0
        assert page.headers["referrer-policy"] == "no-referrer"
        # Only pages have this header: it is longer than many an answer.
        assert "content-security-policy" not in (await site.ask("/assets/main-1.js")).headers

    try:
        asyncio.run(run())
    finally:
        site.store.close()
