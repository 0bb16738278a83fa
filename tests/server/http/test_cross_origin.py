"""Requests from other sites' pages are refused; friends come in by every name of the server."""

import asyncio
import unicodedata

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from boomcat.server.http import app
from boomcat.server.http.cross_origin import CrossOriginGuard
from boomcat.server.http.proxies import PublicUrl
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.log import Log
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.invisible_characters import BLANK, strip_invisible
from boomcat.server.tables.requests import NotAllowed, clean_name
from tests.support.in_process_server import HouseServer

PUBLIC = PublicUrl.read("https://games.example/boom")


async def let_in(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    else:
        await send({"type": "websocket.accept"})


def asked(kind: str, public: PublicUrl | None, **headers: str) -> str:
    """Return why a request, a change or a socket is refused, or an empty string."""
    gate = CrossOriginGuard(let_in, public, Log(level="error"), Counters())
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Scope = {"type": "websocket" if kind == "socket" else "http", "headers": given, "method": kind}
    received: list[str] = []

    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        if message["type"] == "http.response.body":
            received.append(message["body"].decode())
        elif message["type"] == "websocket.close":
            received.append("closed")

    asyncio.run(gate(scope, receive, send))
    return "".join(received)


@pytest.mark.parametrize("kind", ["POST", "socket"])
@pytest.mark.parametrize(
    ("public", "headers"),
    [
        (None, {"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:8000"}),
        (None, {"host": "[fd00::7]:8000", "origin": "http://[fd00::7]:8000"}),
        (None, {"host": "ada-laptop:8000", "origin": "http://ada-laptop:8000"}),
        (None, {"host": "Ada.local:8000", "origin": "http://ada.local:8000"}),
        (None, {"host": "ada.example", "origin": "http://ada.example"}),
        (None, {"host": "ada.example:443", "origin": "https://ada.example"}),
        # Clients that send no Origin header: bots, old phones.
        (None, {"host": "192.168.1.7:8000"}),
        # A TLS proxy that doesn't pass the host name on; one that passes it on under another header.
        (None, {"host": "127.0.0.1:8000", "origin": "https://ada.example", "sec_fetch_site": "same-origin"}),
        (None, {"host": "boomcat:8000", "origin": "http://ada.example", "x_forwarded_host": "ada.example"}),
        (PUBLIC, {"host": "games.example", "origin": "https://games.example"}),
        (PUBLIC, {"host": "127.0.0.1:8000", "origin": "https://games.example"}),
        (PUBLIC, {"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:8000"}),
        (PUBLIC, {"host": "[::1]", "origin": "http://[::1]"}),
        (PUBLIC, {"host": "boomcat.internal:8000", "origin": "https://games.example"}),
        (PUBLIC, {"host": "boomcat:8000", "origin": "https://games.example:443"}),
    ],
)
def test_a_friend_gets_in_under_every_name_of_the_server(kind, public, headers):
    assert asked(kind, public, **headers) == ""


@pytest.mark.parametrize("kind", ["POST", "socket"])
@pytest.mark.parametrize(
    ("public", "headers", "reason"),
    [
        (None, {"host": "192.168.1.7:8000", "origin": "https://evil.example"}, "wrong-origin"),
        (None, {"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:9000"}, "wrong-origin"),
        (None, {"host": "192.168.1.7:8000", "origin": "null"}, "wrong-origin"),
        (None, {"host": "192.168.1.7:8000", "origin": "http://[evil"}, "wrong-origin"),
        (None, {"host": "a.example", "origin": "https://a.example", "sec_fetch_site": "cross-site"}, "wrong-origin"),
        (PUBLIC, {"host": "games.example", "origin": "https://evil.example"}, "wrong-origin"),
        # A foreign name that resolves to our address: its pages would count as ours.
        (PUBLIC, {"host": "evil.example:8000", "origin": "http://evil.example:8000"}, "wrong-host"),
        (PUBLIC, {"host": "games.example.evil.example"}, "wrong-host"),
    ],
)
def test_a_page_of_another_site_is_refused(kind, public, headers, reason):
    received = asked(kind, public, **headers)
    assert received == "closed" if kind == "socket" else f'"{reason}"' in received


def test_reading_is_allowed_from_any_site_but_not_under_another_host_name():
    assert asked("GET", None, host="192.168.1.7", origin="https://elsewhere.example") == ""
    assert "wrong-host" in asked("GET", PUBLIC, host="evil.example")


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]


@pytest.mark.parametrize("kind", FORMS)
def test_content_types_that_forms_can_send_are_refused(kind):
    assert "not-json" in asked("POST", None, host="localhost", content_type=kind)
    assert asked("POST", None, host="localhost", content_type="Application/JSON; charset=utf-8") == ""
    assert asked("POST", None, host="localhost") == ""


# -- in a whole server ---------------------------------------------------------------------


def test_the_server_checks_origins_and_limits_requests(tmp_path, monkeypatch):
    monkeypatch.setattr(app, "LOOKS", (5, 0.001))
    with (
        HouseServer(tmp_path / "boomcat.db", RealClock()) as server,
        httpx.Client(base_url=server.url, trust_env=False, verify=False) as client,
    ):
        body = {"name": "Ada", "seats": ["open", "heuristic"]}
        refused = client.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
        assert (refused.status_code, refused.json()["reason"]) == (403, "wrong-origin")
        assert client.post("/api/tables", json=body, headers={"origin": server.url}).status_code == 201
        assert client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
        seen = {client.get(path).status_code for path in ("/health", "/api/catalog") * 10}
        assert seen == {200, 429}


# -- names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800\u2800",
        "\u00ad",
        "\u200b \u2060",
        "\ufe0f",
        "\U000e0100",
        "\u0301",
    ],
)
def test_an_invisible_name_is_refused(name):
    with pytest.raises(NotAllowed) as caught:
        clean_name(name)
    assert caught.value.reason == "name-is-empty"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ada\u3164", "Ada"),
        ("A\u200bda", "A da"),
        ("\u2800Ada  Lovelace\ufe0f", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("まゆ", "まゆ"),
        ("\u2764\ufe0f", "\u2764"),
        ("한글", "한글"),
    ],
)
def test_a_name_keeps_all_of_its_visible_characters(name, seen):
    assert clean_name(name) == seen


#: Unicode's default ignorable code points (DerivedCoreProperties.txt, 16.0), including the reserved ones.
IGNORED = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)


def test_every_invisible_character_is_known():
    """All format characters that are assigned and leave no mark, and the fillers among the letters."""
    invisible = [*BLANK, *(sign for first, last in IGNORED for sign in range(first, last + 1))]
    for sign in range(0x110000):
        filler = "FILLER" in unicodedata.name(chr(sign), "") and chr(sign).isalpha()
        if filler or unicodedata.category(chr(sign)) in ("Cf", "Cc", "Zs", "Zl", "Zp", "Cs", "Co", "Cn"):
            invisible.append(sign)
    assert not strip_invisible("".join(map(chr, invisible))).strip()
