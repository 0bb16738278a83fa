"""The server sends the web client compressed, in the visitor's language, and only once."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from boomcat.server.http import static_files as web
from boomcat.server.http.filled_pages import FilledPages
from boomcat.server.http.static_files import languages_wanted, web_routes

SCRIPT = "/assets/main-12345678.js"
FILES = {
    "index.html": b"<p>plain",
    "index.html.gz": gzip.compress(b"<p>plain"),
    "pages/home-en.html": b"<p>hello",
    "pages/home-fr.html": b"<p>bonjour",
    "pages/table-en.html": b"<p>a table",
    "assets/main-12345678.js": b"let cat;",
    "assets/main-12345678.js.br": b"as if it were brotli",
    "assets/main-12345678.js.gz": gzip.compress(b"let cat;"),
    "assets/font-12345678.woff2": b"letters",
    "icon.svg": b"<svg/>",
    "icon.svg.gz": gzip.compress(b"<svg/>"),
}


class Answer:
    """The bytes of an answer as they are sent, still compressed."""

    def __init__(self, status: int, headers: httpx.Headers, content: bytes) -> None:
        self.status, self.headers, self.content = status, headers, content


class Site:
    def __init__(self, folder: Path | None) -> None:
        self.app = Starlette(routes=web_routes(folder))

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        asked = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}

        async def run() -> Answer:
            async with (
                httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://boomcat.example") as client,
                client.stream(method, path, headers=asked) as answer,
            ):
                return Answer(answer.status_code, answer.headers, b"".join([part async for part in answer.aiter_raw()]))

        return asyncio.run(run())


@pytest.fixture
def site(tmp_path: Path) -> Site:
    for name, content in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
    return Site(tmp_path)


@pytest.mark.parametrize(("accepted", "encoding"), [
    ("gzip, deflate, br, zstd", "br"),
    ("br;q=0.1, gzip", "br"),
    ("gzip, deflate", "gzip"),
    ("br;q=0, gzip;q=0.5", "gzip"),
    ("*", "br"),
    ("br;q=0, *;q=0", None),
    ("br;q=what", None),
    ("identity", None),
    ("", None),
])  # fmt: skip
def test_a_script_is_sent_in_the_smallest_encoding_that_the_browser_accepts(site, accepted, encoding):
    for method in ("GET", "HEAD"):
        answer = site.ask(SCRIPT, method, accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == encoding
        file = "assets/main-12345678.js" + {"br": ".br", "gzip": ".gz", None: ""}[encoding]
        assert answer.content == (FILES[file] if method == "GET" else b"")
        assert answer.headers["content-length"] == str(len(FILES[file]))
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_file_without_a_compressed_form_is_sent_as_it_is(site):
    answer = site.ask("/assets/font-12345678.woff2", accept_encoding="br, gzip")
    assert (answer.content, answer.headers["content-type"]) == (b"letters", "font/woff2")
    assert "content-encoding" not in answer.headers
    # The page has no brotli form, but a gzip one.
    assert site.ask("/d/1234", accept_encoding="br, gzip").headers["content-encoding"] == "gzip"


def test_files_with_stable_names_are_revalidated_and_not_sent_again(site):
    for path in ("/", "/t/abcd", "/d/abcd", "/card/skip", "/deck/lightning", "/icon.svg"):
        first = site.ask(path)
        assert first.headers["cache-control"] == "no-cache"
        again = site.ask(path, if_none_match=first.headers["etag"])
        assert (again.status, again.content) == (304, b"")
        assert again.headers["vary"] == first.headers["vary"]


def test_every_encoding_of_a_file_has_its_own_etag(site):
    tags = {site.ask(SCRIPT, accept_encoding=name).headers["etag"] for name in ("br", "gzip", "identity")}
    assert len(tags) == 3


@pytest.mark.parametrize(("path", "spoken", "shown"), [
    ("/", "fr-CH, fr;q=0.9, en;q=0.8", "bonjour"),
    ("/", "cy, fr;q=0.4, en;q=0.2", "bonjour"),
    ("/", "en-GB, fr;q=0.9", "hello"),
    ("/", "fr;q=0, en", "hello"),
    ("/", "cy", "hello"),
    ("/", "../../secret, en", "hello"),
    ("/", "", "hello"),
    ("/t/abcd", "fr", "a table"),
    ("/t/abcd?watch", "en", "a table"),
    ("/d/abcd", "fr", "plain"),
])  # fmt: skip
def test_a_page_is_rendered_in_the_visitors_language(site, path, spoken, shown):
    answer = site.ask(path, accept_language=spoken)
    assert answer.content.decode() == f"<p>{shown}"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    if not path.startswith("/d/"):
        assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"


def test_the_preferred_language_comes_first():
    assert languages_wanted("en;q=0.3, FR-ch, it;q=0.7, *;q=0") == ["fr", "it", "en"]


def test_without_rendered_pages_the_plain_page_is_sent(tmp_path):
    (tmp_path / "index.html").write_bytes(b"<p>plain")
    site = Site(tmp_path)
    assert [site.ask(path).content for path in ("/", "/t/abcd", "/d/abcd")] == [b"<p>plain"] * 3


def test_other_files_are_not_sent(site):
    for path in ("/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/index.html", "/icon.svg.gz", "/pages/x"):
        assert site.ask(path).status == 404, path
    assert site.ask(SCRIPT, "POST").status == 405


def test_a_server_without_a_web_client_says_so(tmp_path):
    for folder in (None, tmp_path):
        assert b"was not built" in Site(folder).ask("/").content


def test_an_installed_package_serves_its_bundled_client_and_a_clone_the_one_it_built(tmp_path, monkeypatch):
    installed, clone = (tmp_path / name for name in ("package", "clone"))
    monkeypatch.setattr(web, "BUILDS", (installed, clone))
    assert web.built_client() is None
    for folder in (clone, installed):
        folder.mkdir()
        assert web.built_client() != folder
        (folder / "index.html").touch()
        assert web.built_client() == folder


def test_the_bundle_for_browsers_is_sent_from_inside_a_client_or_from_beside_a_built_one(tmp_path):
    for folder, bundle in ((tmp_path / "web", tmp_path / "web" / "python"), (tmp_path / "dist", tmp_path / "python")):
        for place in (folder, bundle / "1234"):
            place.mkdir(parents=True)
        (folder / "index.html").write_bytes(b"<p>plain")
        (bundle / "bundle.json").write_bytes(b"{}")
        (bundle / "1234" / "pyodide.asm.wasm").write_bytes(b"wasm")
        site = Site(folder)
        about, engine, page = map(site.ask, ("/python/bundle.json", "/python/1234/pyodide.asm.wasm", "/offline/"))
        assert (about.content, about.headers["cache-control"]) == (b"{}", "no-cache")
        assert engine.headers["content-type"] == "application/wasm"  # browsers compile it while it arrives
        assert "immutable" in engine.headers["cache-control"]
        assert page.content == b"<p>plain"
    assert Site(folder).ask("/offline").headers["location"] == "offline/"


@pytest.mark.parametrize("offline", [True, False])
def test_a_page_says_whether_the_game_can_be_fetched_to_be_played_offline(tmp_path, offline):
    (tmp_path / "index.html").write_text('<html lang="en"><title>Boomcat</title>')
    page = FilledPages(tmp_path, offline).page("index.html", "<title>Cats</title>").plain
    assert (b"data-offline" in page, b"<title>Cats</title>" in page) == (offline, True)
