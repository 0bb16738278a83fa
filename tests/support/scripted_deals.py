"""A server inside the process of the test, with real sockets and the browser client, whose deals are written:

    with Staged(folder, speed=4) as server:
        server.position = "original; 1: see skip; 2: nope; pile: kitten 3*skip"
        page.goto(server.url)

Every game that is started there begins at the written position, and the truth is in reach: `server.table(code)`.
"""

import threading
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

from boomcat.core.state import State
from boomcat.notation import read_position
from boomcat.server.http.app import App
from boomcat.server.http.http_connections import ConnectionLimiter
from boomcat.server.operations.server_process import Server, settings
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.table import Table
from tests.support.browser import DIST
from tests.support.in_process_server import HouseServer
from tests.support.shared_server import ask

__all__ = ["Staged"]


class Staged(HouseServer):
    def __init__(self, folder: Path, speed: float = 1.0) -> None:
        super().__init__(folder / "tables.db", RealClock(speed))
        app = App(self.registry, self.log, web=DIST, burst=1e9)
        self.server = Server(settings(app, ConnectionLimiter(self.log)), self.registry, self.ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.position = ""
        staged = self

        class StagedTable(Table):
            def deal(self) -> State:
                """Return the position in which every game begins."""
                return read_position(staged.position)

        self.dealing = patch("boomcat.server.tables.registry.Table", StagedTable)

    def __enter__(self) -> Self:
        self.dealing.start()
        super().__enter__()
        return self

    def __exit__(self, *why: object) -> None:
        super().__exit__(*why)
        self.dealing.stop()

    def ask(self, path: str, body: object = None) -> Any:
        return ask(self.url + path, body)

    def moves(self, code: str, seat: int = 1) -> list[str]:
        """Return the moves of this seat, in the notation, without passes."""
        return [move for _, by, move, _ in list(self.table(code).moves) if by == seat - 1]
