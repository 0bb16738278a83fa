"""A cluster for the operator commands: the methods of `SqlStore` that they use, without an event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any, TypeVar

from boomcat.server.storage.change import Ban, Change, Damaged, StoredTable
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_retention import write_copy
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.storage.nats.pages import assembled, changes_in, written
from boomcat.server.storage.sql.backup_file import Contents, check, new_file, opened_copy
from boomcat.server.storage.store_errors import Stale
from boomcat.server.tables.clock import RealClock

T = TypeVar("T")

#: After this every node has read the command and informed its people.
COMMAND_SECONDS = 5.0


class OperatorView(AbstractContextManager["OperatorView"]):
    def __init__(self, address: Address, make: bool = False) -> None:
        """Connect; `make` creates missing streams."""
        self.loop = asyncio.Runner()
        self.storage = ClusterStorage(address, "visit", make)
        self.shut_at: dict[str, float] = {}
        try:
            self.do(self.storage.start(RealClock(), lambda: None))
        except BaseException:
            self.loop.close()
            raise

    def __exit__(self, *_: object) -> None:
        self.do(self.storage.close())
        self.loop.close()

    def do(self, errand: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(errand)

    # -- tables -------------------------------------------------------------------------------

    def messages(self) -> dict[str, list[bytes]]:
        async def read() -> dict[str, list[bytes]]:
            codes = await self.storage.codes()
            return {code: [message.data for message in await self.storage.read(code)] for code in codes}

        return self.do(read())

    def open_tables(self) -> list[StoredTable]:
        found = (assembled(code, messages) for code, messages in self.messages().items())
        return sorted((table for table in found if table is not None), key=lambda table: (table.created, table.game))

    def load(self, code: str) -> StoredTable | None:
        return self.do(self.storage.look(code))

    def shut(self, code: str) -> bool:
        self.shut_at[code] = time.monotonic()
        return self.do(self.storage.shut(code))

    def closed_by_order(self) -> list[str]:
        """Return the tables that we have closed and whose people may not know it yet."""
        return [code for code, at in self.shut_at.items() if time.monotonic() < at + COMMAND_SECONDS]

    # -- bans ---------------------------------------------------------------------------------

    def bans(self, now: float) -> list[Ban]:
        return self.do(self.storage.bans(now))

    def ban(self, wanted: Ban) -> None:
        self.do(self.storage.ban(wanted))

    def lift(self, network: str) -> bool:
        return self.do(self.storage.lift(network))

    # -- backup -------------------------------------------------------------------------------

    def back_up(self, file: Path, *, force: bool = False) -> Contents:
        """Write all undamaged tables, each as it is when its turn comes, to a backup file."""
        tables = {}
        for code, messages in self.messages().items():
            with suppress(Damaged):  # `boomcat tables show` says which
                tables[code] = changes_in(code, messages)
        bans = self.bans(time.time())
        deals = {**self.do(self.storage.deal_notes("deal.*")), **self.do(self.storage.deal_notes("result.*.*"))}
        with new_file(file, force) as part:
            write_copy(part, tables, bans, deals)
            return check(part)

    def put_back(self, file: Path) -> Contents:
        """Add the open tables of a backup that the cluster lacks, with their records, and deals with their results."""
        tables = records = 0
        with opened_copy(file) as store:
            for key, value, until in store.deal_notes():
                self.do(self.storage.add_note(key, value, until))
            for stored in store.open_tables():
                found = [(number, store.record(stored.game, number)) for number in store.records(stored.game)]
                if not stored.damaged and self.do(self.write(stored, found)):
                    tables, records = tables + 1, records + len(found)
        return Contents(tables, records)

    async def write(self, stored: StoredTable, records: list[tuple[int, str | None]]) -> bool:
        """Write a table as one page, all or nothing; return whether it was missing."""
        code, rules = stored.game, stored.rules
        changes = [Change(code, rules, stored.entries, stored.created, stored.snapshot)]
        changes += [Change(code, rules, record=(number, text)) for number, text in records if text is not None]
        stream, subject = self.storage.stream_of(code), self.storage.subject_of(code)
        with suppress(Stale):
            await self.storage.streams.write(stream, subject, written(code, changes), 0)
            return True
        return False
