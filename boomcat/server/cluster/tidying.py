"""Throwing away what nobody has touched for long, as boomcat/server/store/thrown.py does: a part at a time, copied.

The copy is a SQLite file like any archive.  A table goes only if nobody has written to it since it was copied: first
it is closed, with the number of the message that was the last, then its messages are thrown away.
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from boomcat.server.cluster.pages import changes_in
from boomcat.server.cluster.streams import Message
from boomcat.server.store import Change, Store, StoreError
from boomcat.server.store.backup import new_file, one_file
from boomcat.server.store.orders import Ban
from boomcat.server.store.thrown import next_archive, trim

__all__ = ["archived", "outdated", "write_copy"]


def outdated(times: dict[str, float], before: float, share: float, spared: Sequence[str]) -> list[str]:
    """At most this share of all tables, the oldest first; none where even the newest looks old: the clock is wrong."""
    if not times or max(times.values()) < before:
        return []
    kept = set(spared)
    old = sorted((at, code) for code, at in times.items() if at < before and code not in kept)
    return [code for _, code in old[: math.ceil(len(times) * share)]]


async def archived(folder: Path, tables: dict[str, list[Message]]) -> Path:
    """Everything that is known of these tables, in a file of its own."""
    changes = {code: changes_in(code, [message.data for message in found]) for code, found in tables.items()}
    return await asyncio.to_thread(write_archive, folder, changes)


def write_archive(folder: Path, tables: dict[str, list[Change]]) -> Path:
    file = next_archive(folder)
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreError("store-read-only", {"why": f"{error.strerror}: {folder}"}) from None
    with new_file(file, force=False) as part:
        write_copy(part, tables)
    trim(folder)
    return file


def write_copy(part: Path, tables: dict[str, list[Change]], bans: Sequence[Ban] = ()) -> None:
    """A SQLite file of our schema."""
    with Store.open(str(part)) as target:
        for promise in [target.commit(change) for changes in tables.values() for change in changes]:
            promise.result()
        for ban in bans:
            target.ban(ban)
    with closing(sqlite3.connect(part)) as connection:
        one_file(connection)
