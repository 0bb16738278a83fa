"""`boomcat backup`: copy everything that a server has stored into one file, even while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from boomcat.cli.databases import (
    Progress,
    cluster_option,
    credentials_option,
    database_option,
    force_option,
    store_problems,
    visit,
)
from boomcat.cli.localized_click import Command, argument
from boomcat.locale import text

__all__ = ["command"]


@click.command("backup", cls=Command, help="command-backup")
@argument("file", metavar="value-file", help="argument-backup")
@database_option
@cluster_option
@credentials_option
@force_option
def command(file: str, database: str, cluster: str | None, cluster_credentials: str | None, force: bool) -> None:
    from boomcat.server.storage.sql.backup_file import back_up

    with store_problems(file if Path(file).exists() and not force else cluster or database):
        if cluster:
            with visit(cluster, cluster_credentials) as visited:
                found = visited.back_up(Path(file), force=force)
        else:
            with Progress() as progress:
                found = back_up(database, Path(file), force=force, progress=progress)
    click.echo(text("backup-done", file=file, tables=found.tables, records=found.records))
