"""The whole server inside the process of a test: real sockets, with the truth in reach."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from boomcat.server.http.app import App
from boomcat.server.http.http_connections import ConnectionLimiter
from boomcat.server.operations.log import Log
from boomcat.server.operations.metrics import metrics_app
from boomcat.server.operations.server_process import MetricsServer, Server, listen, settings
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.table import Table
from tests.support.timeouts import PATIENCE_SECONDS

__all__ = ["HouseServer"]

#: Where phones would find it.
ADDRESS = "http://192.168.1.7:8000"


class HouseServer:
    """In a thread (`with`), or in the loop that runs already (`async with server.here()`)."""

    def __init__(
        self,
        database: Path,
        clock: ServerClock,
        *,
        log: Log | None = None,
        burst: float = 1e9,
        most_tables: int = 10_000,
        metrics: bool = False,
        limiter: ConnectionLimiter | None = None,
        most_sockets: int = 10_000,
    ) -> None:
        self.log = log or Log(level="error")
        self.clock: Any = clock
        self.store = SqlStore.open(str(database))
        self.registry = TableRegistry(DatabaseStorage(self.store), clock, self.log, most_tables=most_tables)
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.ready = threading.Event()
        app = App(self.registry, self.log, "0.1", ADDRESS, burst=burst, most_sockets=most_sockets)
        figures = metrics_app(self.registry, "0.1")
        beside = (
            MetricsServer(figures, listen("127.0.0.1", 0), limiter or ConnectionLimiter(self.log)) if metrics else None
        )
        self.metrics = "" if beside is None else f"http://127.0.0.1:{beside.listening.getsockname()[1]}/metrics"
        self.server = Server(
            settings(app, limiter or ConnectionLimiter(self.log)), self.registry, self.ready.set, beside
        )
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def table(self, code: str) -> Table:
        """As the server has it."""
        return self.registry.actors[code].session.table

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.ready.wait(PATIENCE_SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE_SECONDS)
        self.store.close()
        assert not self.thread.is_alive()

    @asynccontextmanager
    async def here(self) -> AsyncIterator[Self]:
        serving = asyncio.create_task(self.server.serve([self.listening]))
        while not self.server.started:
            await asyncio.sleep(0.001)
            assert not serving.done()
        try:
            yield self
        finally:
            self.server.should_exit = True
            await serving
            self.store.close()
