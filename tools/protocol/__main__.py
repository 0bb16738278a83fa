"""Writes all that is made from the types of the protocol."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from boomcat.server.http.openapi import openapi
from tools.protocol import events, games, questions, schema, words
from tools.protocol.page import PAGE, page
from tools.protocol.source import BOT_PROTOCOL, NOTATION, ROOT
from tools.protocol.typescript import typescript


def filled(page: Path, **tables: Callable[[], str]) -> str:
    """The page with these tables as they should be; what people wrote on it stays."""
    document = page.read_text(encoding="utf-8")
    for name, table in tables.items():
        begin, end = f"<!-- the {name} begin -->\n", f"<!-- the {name} end -->"
        before, _, rest = document.partition(begin)
        _, _, after = rest.partition(end)
        document = f"{before}{begin}{table()}\n{end}{after}"
    return document


WRITTEN: dict[Path, Callable[[], str]] = {
    BOT_PROTOCOL: lambda: filled(BOT_PROTOCOL, questions=questions.for_bots, events=events.table),
    NOTATION: lambda: filled(NOTATION, words=words.table, questions=questions.statements),
    ROOT / "docs" / "protocol.schema.json": schema.document,
    ROOT / "docs" / "openapi.json": lambda: openapi().decode() + "\n",
    PAGE: page,
    ROOT / "web" / "src" / "protocol.ts": typescript,
    ROOT / "web" / "src" / "state" / "games.json": games.document,
}


def main() -> None:
    for path, document in WRITTEN.items():
        path.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    os.environ["BOOMCAT_LANG"] = "en"
    main()
