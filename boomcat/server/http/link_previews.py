"""Link previews: what a chat shows of a link, as tags in the head of the page (preview_pictures.py draws the picture).

A preview of a table says what the door says: who invites, the deck, and how many seats are open.  An unknown table has
the preview of the front page, and so has one that can't be looked up now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from hashlib import blake2s
from html import escape
from typing import NamedTuple

from boomcat.core.cards import FACTS
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import RuleError
from boomcat.core.recipe import edition_named
from boomcat.locale import ENGLISH, Missing, languages, speaking, text
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.registry import NoSuchTable, Tables
from boomcat.server.tables.table_info import Settings, TableInfo
from boomcat.story import edition_name

#: A page doesn't wait longer for its table.
LOOKUP_TIMEOUT_SECONDS = 2.0
WIDTH, HEIGHT = 1200, 630
CARDS = {facts.word for facts in FACTS if facts.word} | {cat for edition in EDITIONS.values() for cat in edition.cats}
DECK_KEYS = {*EDITIONS, *DECKS}


class Preview(NamedTuple):
    """The words of a preview."""

    language: str
    #: Where its picture is, below `/api/preview/LANGUAGE/`: `t/miso-taru-kubo-lina`.
    page: str
    title: str
    description: str
    #: The picture's title and labels.  Each is followed by our words, for people's words that no font here has.
    headline: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]

    @property
    def tag(self) -> str:
        """Return a key to the picture's contents, so that chats get a new one after a change."""
        return blake2s(repr((self.headline, self.labels)).encode(), digest_size=8).hexdigest()

    def head(self, root: str) -> str:
        """Return the tags for the head of the page; `root` is the public URL of the server."""
        picture = f"{root}/api/preview/{self.language}/{self.page}.png?{self.tag}"
        properties = {
            "og:site_name": "Boomcat",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": f"{root}/{'' if self.page == HOME else self.page}",
            "og:locale": self.language,
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": self.title,
        }
        names = {
            "description": self.description,
            "twitter:card": "summary_large_image",
            "twitter:title": self.title,
            "twitter:description": self.description,
            "twitter:image": picture,
        }
        return "\n    ".join([
            f"<title>{escape(self.title)}</title>",
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
            *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()),
        ])  # fmt: skip


HOME = "home/boomcat"


@cache
def home_preview(language: str) -> Preview:
    with speaking(language):
        title, free = text("preview-home"), text("preview-free")
        return Preview(language, HOME, title, f"{text('web-what')} {free}", (title,), ((free,),))


@cache
def card_preview(language: str, word: str) -> Preview:
    with speaking(language):
        name = text(f"card-{word}")
        try:
            meaning = text(f"web-card-{word}")
        except Missing:
            meaning = text("web-card-cat")
        title = text("web-title-page", name=name)
        return Preview(language, f"card/{word}", title, meaning, (name,), ((text("preview-card"),),))


@cache
def deck_preview(language: str, key: str) -> Preview:
    with speaking(language):
        name = edition_name(edition_named(key))
        title = text("web-title-page", name=name)
        line = text(f"web-edition-{key}") if key in EDITIONS else text(f"edition-{key}.special")
        return Preview(language, f"deck/{key}", title, line, (name,), ((text("preview-deck"),),))


def deck_names(settings: Settings) -> tuple[str, ...]:
    """Return the name of the deck, and what to call it without its title, which a player wrote."""
    return tuple(dict.fromkeys(edition_name(edition_named(settings.edition, title)) for title in (settings.title, "")))


def table_preview(language: str, table: TableInfo) -> Preview:
    host = next((seat.name for seat in table.seats if seat.host), "")
    free = sum(seat.occupant == "open" for seat in table.seats)
    invites = free > 0 and table.phase in ("lobby", "over")
    with speaking(language):
        own = text("preview-invites-no-host") if invites else text("preview-hosts-no-host")
        if not host:
            title = own
        elif invites:
            title = text("preview-invites", host=host)
        else:
            title = text("preview-hosts", host=host)
        if invites:
            state = text("preview-open", count=free)
        else:
            state = text("preview-full") if table.phase in ("lobby", "over") else text("preview-playing")
        decks = deck_names(table.settings)
        description = text("preview-table", deck=decks[0], state=state)
        return Preview(language, f"t/{table.code}", title, description, (title, own), (decks, (state,)))


class LinkPreviews:
    """Finds the preview of a page.  `missed` learns which client asked for a table that doesn't exist."""

    def __init__(self, tables: Tables, missed: Callable[[str], object]) -> None:
        self.tables = tables
        self.missed = missed

    async def find(self, language: str, screen: str, name: str, client: str) -> Preview:
        language = language if language in languages() else ENGLISH
        if screen == "t":
            table = await self.table(name, client)
            return home_preview(language) if table is None else table_preview(language, table)
        word = name.lower()
        if screen == "card" and word in CARDS:
            return card_preview(language, word)
        if screen == "deck" and word in DECK_KEYS:
            return deck_preview(language, word)
        return home_preview(language)

    async def table(self, code: str, client: str) -> TableInfo | None:
        try:
            async with asyncio.timeout(LOOKUP_TIMEOUT_SECONDS):
                return await self.tables.info(code, client)
        except NoSuchTable:
            self.missed(client)
        except (RuleError, StoreError, Broken, TimeoutError):
            pass
        return None
