"""`boomcat backup` and `boomcat restore`: everything that a server has stored, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from boomcat.cli.databases import (
    cluster_option,
    credentials_option,
    database_option,
    force_option,
    make_tables_folder,
    store_problems,
    visit,
)
from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.many_games import ProgressBar
from boomcat.locale import text


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
            with ProgressBar(words="database-progress") as bar:
                found = back_up(database, Path(file), force=force, progress=bar.reach)
    click.echo(text("backup-done", file=file, tables=found.tables, records=found.records))


@click.command("restore", cls=Command, help="command-restore")
@argument("file", metavar="value-file", help="argument-restore")
@database_option
@cluster_option
@credentials_option
@option("--add", "adding", is_flag=True, help="option-add")
@force_option
def restore(
    file: str, database: str, cluster: str | None, cluster_credentials: str | None, adding: bool, force: bool
) -> None:
    from boomcat.server.storage.sql import backup_file, without_password

    with store_problems(file):
        backup_file.check(Path(file))
    with store_problems(cluster or database), ProgressBar(words="database-progress") as bar:
        if cluster:  # existing tables are never replaced
            with visit(cluster, cluster_credentials, make=True) as visited:
                found, aside = visited.put_back(Path(file)), ""
        elif adding:
            found, aside = backup_file.add(Path(file), database), ""
        else:
            make_tables_folder(database)
            found, aside = backup_file.restore(Path(file), database, force=force, progress=bar.reach)
    click.echo(
        text("restore-done", file=without_password(cluster or database), tables=found.tables, records=found.records)
    )
    if aside:
        click.echo(text("restore-aside", file=aside))
