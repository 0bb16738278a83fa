"""Helpers of the commands that work on a server's database."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from boomcat.cli.localized_click import option, setting
from boomcat.cli.output import fail
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.server.cluster.operator_view import OperatorView
    from boomcat.server.storage.store_errors import StoreError

DATABASE = "boomcat.db"
CLONE = Path(__file__).resolve().parent.parent.parent


def tables_folder() -> Path:
    """Return the folder of the tables: the clone, or the user's data folder if Boomcat was installed."""
    if (CLONE / "play").is_file() and os.access(CLONE, os.W_OK):
        return CLONE
    if sys.platform in ("win32", "darwin"):
        return Path(click.get_app_dir("boomcat", roaming=False))
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")  # noqa: PTH111 (it never fails)
    return Path(data, "boomcat")


def default_database() -> str:
    """Return the database in the current folder, as older versions kept it; else the one in `tables_folder`."""
    before = Path(DATABASE).resolve()
    if before.is_file():
        return str(before)
    return str(tables_folder() / DATABASE)


def make_tables_folder(database: str) -> None:
    """Make the folder of the tables, if this database is in it; for commands that may create a database."""
    folder = Path(database).parent
    if folder == tables_folder():
        with suppress(OSError):  # opening the file reports the problem
            folder.mkdir(parents=True, exist_ok=True)


database_option = setting("--database", default=default_database, metavar="value-database", help="option-database")
cluster_option = setting("--cluster", metavar="value-cluster", help="option-cluster-visited")
credentials_option = setting("--cluster-credentials", metavar="value-file", help="option-cluster-credentials")
force_option = option("--force", is_flag=True, help="option-force")


def visit(cluster: str, credentials: str | None, make: bool = False) -> OperatorView:
    from boomcat.server.cluster.operator_view import OperatorView
    from boomcat.server.storage.nats.nats_address import Address

    return OperatorView(Address.read(cluster, Path(credentials) if credentials else None), make)


@contextmanager
def store_problems(what: str) -> Iterator[None]:
    """Turn a database's error into one sentence and an exit code."""
    from boomcat.server.storage.sql import without_password
    from boomcat.server.storage.store_errors import StoreError

    try:
        yield
    except StoreError as error:
        problem = text("database-problem", database=without_password(what), problem=text(f"error-{error.reason}"))
        fail(with_cause(problem, error))


def with_cause(problem: str, error: StoreError) -> str:
    return f"{problem} ({error.details['why']})" if "why" in error.details else problem
