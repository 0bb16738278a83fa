"""Writes all that is made from the types of the protocol."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tools.protocol import events, games, schema, words
from tools.protocol.page import PAGE, page
from tools.protocol.source import BOT_PROTOCOL, ROOT
from tools.protocol.typescript import typescript

WRITTEN: dict[Path, Callable[[], str]] = {
    BOT_PROTOCOL: events.page,
    words.PAGE: words.page,
    ROOT / "docs" / "protocol.schema.json": schema.document,
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
