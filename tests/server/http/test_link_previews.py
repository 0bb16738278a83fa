"""Link previews: what a chat shows of a link says no more than the door does, in the visitor's language."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from PIL import Image, ImageFont

from boomcat.locale import languages, speaking, text
from boomcat.server.http import link_previews
from boomcat.server.http.app import App
from boomcat.server.http.link_previews import (
    CARDS,
    DECK_KEYS,
    HEIGHT,
    WIDTH,
    Preview,
    card_preview,
    deck_preview,
    home_preview,
    table_preview,
)
from boomcat.server.http.preview_pictures import COLUMN, LEFT, MOST_KEPT, PreviewPictures, balanced, cut
from boomcat.server.http.proxies import PublicUrl
from boomcat.server.operations.log import Log
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.requests import NotAllowed
from tests.support.virtual_session import VirtualClock

PAGE = '<!doctype html><html><head><title>Boomcat</title></head><body data-page="{name}"></body></html>'
PUBLIC = "https://games.example/boom"
UNKNOWN = "miso-taru-kubo-lina"
OPEN = {"name": "Anna", "seats": ["open", "open", "open"]}


class Tags(HTMLParser):
    """The tags of a page's head by name, its title, and everything else that it has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.elements: list[str] = []
        self.title = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        named = dict(attrs)
        name = named.get("property") or named.get("name")
        if tag == "meta" and name:
            assert name not in self.found
            self.found[name] = named["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.elements[-1] == "title" and not self.title:
            self.title = data


class Site:
    """The whole server except the socket, with a small client."""

    def __init__(self, folder: Path, public: str | None = None, **more: Any) -> None:
        self.store = SqlStore.open(str(folder / "tables.db"))
        log = Log(level="error")
        self.registry = TableRegistry(DatabaseStorage(self.store), VirtualClock(), log)
        self.given = PublicUrl.read(public) if public else None
        self.root = f"https://{self.given.netloc}" if self.given else "http://cats.example"
        self.app = App(self.registry, log, "0.1", None, folder, public=self.given, **more)

    async def ask(self, path: str, method: str = "GET", body: object = None, **headers: str) -> httpx.Response:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        transport = httpx.ASGITransport(self.app, client=("203.0.113.9", 5))
        async with httpx.AsyncClient(transport=transport, base_url=self.root) as client:
            return await client.request(method, path, json=body, headers=sent)

    async def tags(self, path: str, **headers: str) -> Tags:
        answer = await self.ask(path, **headers)
        assert answer.status_code == 200
        return Tags(answer.text)

    async def open(self, **more: object) -> str:
        answer = await self.ask("/api/tables", "POST", OPEN | more)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["table"]
        return code

    async def picture(self, path: str, **headers: str) -> httpx.Response:
        """Return the picture that a page names."""
        address = (await self.tags(path, **headers)).found["og:image"]
        return await self.ask(address.removeprefix(self.root))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for screen in ("home", "table"):
        for language in languages():
            page = tmp_path / "pages" / f"{screen}-{language}.html"
            page.parent.mkdir(exist_ok=True)
            page.write_text(PAGE.format(name=f"{screen}-{language}"))
    (tmp_path / "index.html").write_text(PAGE.format(name="index"))
    (tmp_path / "preview").mkdir()
    Image.new("RGB", (WIDTH, HEIGHT), "#f8ecd2").save(tmp_path / "preview" / "base.png")
    font = ImageFont.load_default(24)
    assert isinstance(font, ImageFont.FreeTypeFont)
    (tmp_path / "preview" / "display.ttf").write_bytes(font.font_bytes)
    return tmp_path


def visiting(site: Site, visit: Callable[[Site], Awaitable[None]]) -> None:
    async def run() -> None:
        await site.registry.start()
        try:
            await visit(site)
        finally:
            await site.registry.stop()

    try:
        asyncio.run(run())
    finally:
        site.store.close()


def test_a_tables_preview_says_who_invites_to_which_deck_and_how_many_seats_are_open(folder):
    async def visit(site: Site) -> None:
        code = await site.open()
        shown = await site.tags(f"/t/{code}")
        assert shown.title == shown.found["og:title"] == "Anna invites you to Boomcat"
        assert shown.found["og:description"] == "Original. 2 open seats. No account, nothing to install."
        assert shown.found["description"] == shown.found["twitter:description"] == shown.found["og:description"]
        assert shown.found["twitter:card"] == "summary_large_image"
        assert shown.found["og:url"] == f"http://cats.example/t/{code}"
        assert shown.found["og:image"].startswith(f"http://cats.example/api/preview/en/t/{code}.png?")
        await site.ask(f"/api/tables/{code}/join", "POST", {"name": "Ben"})
        assert "One open seat" in (await site.tags(f"/t/{code}")).found["og:description"]
        await site.ask(f"/api/tables/{code}/join", "POST", {"name": "Cleo"})
        full = await site.tags(f"/t/{code}?watch")
        assert full.title == "Anna hosts a game of Boomcat"
        assert "Every seat is taken" in full.found["og:description"]
        assert not {"Ben", "Cleo"} & set(str(full.found).split())

    visiting(Site(folder), visit)


def test_a_running_game_has_a_preview_that_only_says_so(folder):
    async def visit(site: Site) -> None:
        seated = (await site.ask("/api/solo", "POST", {"name": "Anna", "bots": ["random", "random"]})).json()
        page = f"/t/{seated['table']}"
        before = await site.tags(page)
        assert before.title == "Anna hosts a game of Boomcat"
        assert before.found["og:description"] == "Original. A game is on. No account, nothing to install."
        # Nothing else that is known of the table changes it.
        info = await site.registry.info(seated["table"])
        seats = [replace(seat, connected=False, played_by_bot=True, left_game=True, avatar=9) for seat in info.seats]
        other = replace(
            info, seats=seats, players=[], game=7, spectators=99, only_bots=True, hurried=True, fairness=None
        )
        assert table_preview("en", other) == table_preview("en", info)

    visiting(Site(folder), visit)


@pytest.mark.parametrize("language", languages())
def test_a_preview_is_in_the_visitors_language(folder, language):
    async def visit(site: Site) -> None:
        code = await site.open()
        spoken = f"{language}-XX, en;q=0.5"
        shown = await site.tags(f"/t/{code}", accept_language=spoken)
        with speaking(language):
            assert shown.title == text("preview-invites", host="Anna")
            assert text("preview-open", count=2) in shown.found["og:description"]
            assert (await site.tags("/", accept_language=spoken)).title == text("preview-home")
            card = await site.tags("/card/nope", accept_language=spoken)
            assert card.title == text("web-title-page", name=text("card-nope"))
            assert card.found["og:description"] == text("web-card-nope")
            deck = await site.tags("/deck/lightning", accept_language=spoken)
            assert text("edition-lightning") in deck.title
        assert f"/api/preview/{language}/t/" in shown.found["og:image"]
        assert {one.found["og:locale"] for one in (shown, card, deck)} == {language}

    visiting(Site(folder), visit)


def test_an_unknown_language_becomes_english(folder):
    async def visit(site: Site) -> None:
        for spoken in ("cy", "", "../../secret"):
            assert (await site.tags("/", accept_language=spoken)).title == text("preview-home")
        assert (await site.ask("/api/preview/cy/home/boomcat.png")).content == (await site.picture("/")).content

    visiting(Site(folder), visit)


def test_addresses_in_a_preview_are_those_of_the_public_url(folder):
    async def visit(site: Site) -> None:
        code = await site.open()
        for prefix in ("", "/boom"):
            shown = await site.tags(f"{prefix}/t/{code}", host="inside:8000")
            assert shown.found["og:url"] == f"{PUBLIC}/t/{code}"
            assert shown.found["og:image"] == shown.found["twitter:image"]
            assert shown.found["og:image"].startswith(f"{PUBLIC}/api/preview/en/t/{code}.png?")
            assert (await site.tags(f"{prefix}/")).found["og:url"] == f"{PUBLIC}/"
        assert (await site.picture(f"/t/{code}")).headers["content-type"] == "image/png"

    visiting(Site(folder, PUBLIC), visit)


def test_peoples_words_are_never_markup(folder):
    async def visit(site: Site) -> None:
        rude = "<b>\"&'>"
        code = await site.open(name=rude, settings={"edition": "original skip=6", "title": "</title><script>"})
        plain = await site.tags("/t/" + UNKNOWN)
        shown = await site.tags(f"/t/{code}", host='cats.example"><script>')
        assert shown.elements == plain.elements
        assert shown.title == f"{rude} invites you to Boomcat"
        assert shown.found["og:description"].startswith("</title><script> (from Original).")

    visiting(Site(folder), visit)


def test_an_unknown_table_has_the_front_pages_preview(folder):
    async def visit(site: Site) -> None:
        home = await site.tags("/")
        assert (await site.tags(f"/t/{UNKNOWN}")).found == home.found
        assert (await site.tags("/t/no-code-at-all")).found == home.found
        drawn = (await site.picture("/")).content
        unknown = [f"t/{UNKNOWN}", "t/x", "card/dog", "deck/original_skip=9", "nowhere/x", "home/x"]
        for page in unknown:
            assert (await site.ask(f"/api/preview/en/{page}.png")).content == drawn, page

    visiting(Site(folder), visit)


def test_a_table_that_cannot_be_looked_up_has_the_front_pages_preview(folder, monkeypatch):
    async def visit(site: Site) -> None:
        home = await site.tags("/")
        found = site.registry.info

        async def broken(code: str, who: str = "") -> Any:
            raise StoreError("store-closed")

        async def slow(code: str, who: str = "") -> Any:
            await asyncio.sleep(3600)

        code = await site.open()
        monkeypatch.setattr(link_previews, "LOOKUP_TIMEOUT_SECONDS", 0.01)
        for info in (broken, slow):
            monkeypatch.setattr(site.registry, "info", info)
            assert (await site.tags(f"/t/{code}")).found == home.found
        monkeypatch.setattr(site.registry, "info", found)
        assert (await site.tags(f"/t/{code}")).found != home.found

    visiting(Site(folder), visit)


def test_guesses_by_link_count_like_guesses_by_code(folder):
    async def visit(site: Site) -> None:
        code = await site.open()
        for _ in range(3):
            await site.tags(f"/t/{UNKNOWN}")
        # Pages still load, but say nothing of any table; and codes can't be tried in another way.
        assert (await site.tags(f"/t/{code}")).found == (await site.tags("/")).found
        assert (await site.ask(f"/api/preview/en/t/{code}.png")).status_code == 429
        assert (await site.ask(f"/api/tables/{UNKNOWN}")).status_code == 429

    visiting(Site(folder, burst=3), visit)


def test_a_page_with_a_preview_is_compressed_and_sent_once(folder):
    async def visit(site: Site) -> None:
        code = await site.open()
        for path in ("/", f"/t/{code}", "/card/skip", "/deck/lightning"):
            plain = await site.ask(path, accept_encoding="identity")
            squeezed = await site.ask(path, accept_encoding="br, gzip")
            assert squeezed.headers["content-encoding"] == "gzip"
            assert squeezed.text == plain.text
            assert plain.headers["etag"] != squeezed.headers["etag"]
            assert plain.headers["content-type"] == "text/html; charset=utf-8"
            assert plain.headers["vary"] == "Accept-Encoding, Accept-Language"
            assert "content-security-policy" in plain.headers
            again = await site.ask(path, accept_encoding="gzip", if_none_match=squeezed.headers["etag"])
            assert (again.status_code, again.content) == (304, b"")
        # The preview of a table changes with it.
        tag = (await site.ask(f"/t/{code}")).headers["etag"]
        await site.ask(f"/api/tables/{code}/join", "POST", {"name": "Ben"})
        assert (await site.ask(f"/t/{code}", if_none_match=tag)).status_code == 200

    visiting(Site(folder), visit)


def test_a_rebuilt_page_is_read_again(folder):
    async def visit(site: Site) -> None:
        await site.ask("/")
        (folder / "pages" / "home-en.html").write_text("<title>Boomcat</title>anew")
        assert (await site.ask("/")).text.endswith("anew")

    visiting(Site(folder), visit)


# -- the picture -----------------------------------------------------------------------


def test_the_picture_is_a_png_that_is_drawn_once(folder, monkeypatch):
    drawn: list[Preview] = []
    draw = PreviewPictures.draw

    def count(self: PreviewPictures, preview: Preview) -> bytes:
        drawn.append(preview)
        return draw(self, preview)

    monkeypatch.setattr(PreviewPictures, "draw", count)

    async def visit(site: Site) -> None:
        code = await site.open()
        pictures = await asyncio.gather(*(site.picture(f"/t/{code}") for _ in range(5)))
        first = pictures[0]
        assert len(drawn) == 1
        assert {one.content for one in pictures} == {first.content}
        assert first.headers["content-type"] == "image/png"
        with Image.open(io.BytesIO(first.content)) as image:
            assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
        address = f"/api/preview/en/t/{code}.png"
        again = await site.ask(address, if_none_match=first.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        await site.ask(f"/api/tables/{code}/join", "POST", {"name": "Ben"})
        after = await site.ask(address, if_none_match=first.headers["etag"])
        assert (after.status_code, after.content != first.content) == (200, True)

    visiting(Site(folder), visit)


def test_only_the_latest_pictures_are_kept_and_few_wait(folder, monkeypatch):
    monkeypatch.setattr(PreviewPictures, "draw", lambda self, preview: preview.headline[0].encode())

    def preview(number: int) -> Preview:
        return Preview("en", "home/boomcat", "", "", (str(number),), ())

    async def run() -> None:
        pictures = PreviewPictures(folder)
        for number in range(MOST_KEPT + 10):
            assert await pictures.png(preview(number)) == str(number).encode()
        assert len(pictures.kept) == MOST_KEPT
        crowd = await asyncio.gather(
            *(pictures.png(preview(-number)) for number in range(1, 40)), return_exceptions=True
        )
        refused = [one for one in crowd if isinstance(one, NotAllowed)]
        assert refused
        assert {one.reason for one in refused} == {"server-is-busy"}
        assert len(refused) < len(crowd)
        assert pictures.waiting == 0

    asyncio.run(run())


def test_words_that_the_font_lacks_letters_for_are_left_out(folder):
    pictures = PreviewPictures(folder)
    for name in ("花子", "Ann\u0301a 😼", "\u202eAnna", "أنا"):
        assert pictures.shown((f"{name} invites you", "You’re invited")) == "You’re invited"
    assert pictures.shown(("Anna  invites\nyou", "You’re invited")) == "Anna invites you"
    shown = pictures.draw(Preview("en", "t/x", "", "", ("花子 invites you", "You’re invited"), ()))
    assert shown == pictures.draw(Preview("en", "t/x", "", "", ("You’re invited",), ()))


def test_long_words_stay_within_their_column(folder):
    pictures = PreviewPictures(folder)
    long = "W" * 200
    drawn = pictures.draw(Preview("en", "t/x", "", "", (long,), ((long,), ("One open seat",))))
    with Image.open(io.BytesIO(drawn)) as image:
        assert len(image.convert("RGB").crop((LEFT + COLUMN + 4, 0, WIDTH, HEIGHT)).getcolors() or []) == 1
    font = pictures.font(40)
    assert cut(long, font, 300).endswith("…")
    lines = balanced("one two three four five six", font, 300)
    assert len(lines) == 2
    assert abs(font.getlength(lines[0]) - font.getlength(lines[1])) < 150


@pytest.mark.parametrize("language", languages())
def test_every_card_and_deck_has_a_preview(language):
    for word in CARDS:
        assert card_preview(language, word).description
    for key in DECK_KEYS:
        assert deck_preview(language, key).description
    assert home_preview(language).description
