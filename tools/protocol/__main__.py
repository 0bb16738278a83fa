"""Writes all that is made from the types of the protocol."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from boomcat.server.http.openapi import openapi
from tools.pages import filled
from tools.protocol import games, lists, page, schema
from tools.protocol.source import BOT_PROTOCOL, NOTATION, ROOT
from tools.protocol.typescript import typescript


def with_lists(path: Path, **made: Callable[[], str]) -> str:
    document = path.read_text("utf-8")
    for name, text in made.items():
        document = filled(document, f"<!-- the {name} begin -->\n", f"<!-- the {name} end -->", text() + "\n")
    return document


WRITTEN: dict[Path, Callable[[], str]] = {
    BOT_PROTOCOL: lambda: with_lists(BOT_PROTOCOL, questions=lists.questions, events=lists.events),
    NOTATION: lambda: with_lists(NOTATION, words=lists.words, questions=lists.statements),
    ROOT / "docs" / "protocol.schema.json": schema.document,
    ROOT / "docs" / "openapi.json": lambda: openapi().decode() + "\n",
    page.PAGE: lambda: with_lists(page.PAGE, messages=lambda: f"\n{page.tables()}"),
    ROOT / "web" / "src" / "protocol.ts": typescript,
    ROOT / "web" / "src" / "state" / "games.json": games.document,
}


def main() -> None:
    for path, document in WRITTEN.items():
        path.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    os.environ["BOOMCAT_LANG"] = "en"
    main()
