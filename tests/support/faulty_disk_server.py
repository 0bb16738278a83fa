"""`boomcat serve` on a disk that fails on command: `python -m tests.support.faulty_disk_server FILE serve ...`.

What the first word in FILE says happens to the next commits to SQLite:

    slow SECONDS     each takes that long
    readonly         each is refused, by SQLite itself
    unsynced         each fails, and nothing of it is there
    halfsynced       each fails, but all of it is there

Every fault adds a byte to FILE.done, so that a test can see that it happened.
"""

import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from sqlalchemy.engine.default import DefaultDialect


def fail_on_command(orders: Path) -> None:
    commit = DefaultDialect.do_commit

    def do_commit(self: DefaultDialect, connection: Any) -> None:
        order, _, rest = orders.read_text().partition(" ")
        if not order or not connection.in_transaction:
            commit(self, connection)
            return
        with orders.with_suffix(".done").open("a") as done:
            done.write(".")
        if order == "slow":
            time.sleep(float(rest))
            commit(self, connection)
        elif order == "readonly":
            connection.rollback()
            connection.execute("PRAGMA query_only = ON")
            connection.execute("CREATE TABLE never (x)")
        else:
            if order == "halfsynced":
                commit(self, connection)
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error

    DefaultDialect.do_commit = do_commit  # type: ignore[method-assign]


if __name__ == "__main__":
    from boomcat.cli import main

    fail_on_command(Path(sys.argv[1]))
    sys.argv[1:] = sys.argv[2:]
    main()
