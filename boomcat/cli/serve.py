"""`boomcat serve`: tables for people and bots, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

import click

from boomcat import __version__
from boomcat.cli.databases import credentials_option, database_option, make_tables_folder, tables_folder, with_cause
from boomcat.cli.localized_click import Command, setting
from boomcat.cli.output import fail
from boomcat.cli.parameters import PLACE, YesOrNo, number, one_of
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.server.operations.running_server import RunningServer
    from boomcat.server.storage.base import Storage
    from boomcat.server.storage.store_errors import StoreError
    from boomcat.server.tables.registry import TableRegistry, Tables

    #: The storage of the tables; and, in a cluster, the function that joins it.
    Kept: TypeAlias = tuple[Storage, Callable[[TableRegistry], Tables] | None]

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
MOST_CLOCK_SPEED = 100


@click.command("serve", cls=Command, help="command-serve")
@setting("--host", metavar="value-address", help="option-host")
@setting("--port", type=number(0, 65535), help="option-port")
@setting("--lan", is_flag=True, type=YesOrNo(), help="option-lan")
@setting("--public-url", metavar="value-url", help="option-public-url")
@setting("--trusted-proxy", "trusted_proxies", multiple=True, metavar="value-network", help="option-trusted-proxy")
@database_option
@setting("--cluster", metavar="value-cluster", help="option-cluster")
@credentials_option
@setting("--open", "opening", is_flag=True, type=YesOrNo(), help="option-open")
@setting("--web-dir", "web", metavar="value-folder", help="option-web-dir")
@setting("--keep-days", type=number(0, 3650), default=365, help="option-keep-days")
@setting("--forbidden-names", metavar="value-file", help="option-forbidden-names")
@setting("--metrics", type=PLACE, help="option-metrics")
@setting("--log-level", type=one_of("value-log-level", *LEVELS), default="warning", help="option-log-level")
@setting("--log-format", type=one_of("value-log-format", *FORMATS), default="text", help="option-log-format")
@setting("--clock-speed", type=number(1, MOST_CLOCK_SPEED), default=1, help="option-clock-speed")
def command(
    host: str | None,
    port: int | None,
    lan: bool,
    public_url: str | None,
    trusted_proxies: tuple[str, ...],
    database: str,
    cluster: str | None,
    cluster_credentials: str | None,
    opening: bool,
    web: str | None,
    keep_days: int,
    forbidden_names: str | None,
    metrics: tuple[str, int] | None,
    log_level: str,
    log_format: str,
    clock_speed: int,
) -> None:
    from boomcat.server.http.networks import BadAddress, network
    from boomcat.server.http.proxies import PublicUrl, Trusted
    from boomcat.server.http.static_files import built_client
    from boomcat.server.operations.log import Log
    from boomcat.server.operations.running_server import RunningServer, announced, found, running
    from boomcat.server.operations.server_process import (
        ANYWHERE,
        CannotListen,
        address_of,
        listen,
        reachable_address,
        run,
    )
    from boomcat.server.storage.store_errors import StoreError
    from boomcat.server.tables.name_filter import NameFilter

    if cluster and given("database"):
        raise click.UsageError(text("serve-both"))
    folder = Path(web) if web else built_client()
    if web and not Path(web, "index.html").is_file():
        raise click.UsageError(text("serve-no-web", folder=web))
    try:
        public = PublicUrl.read(public_url) if public_url else None
    except BadAddress as error:
        raise click.UsageError(text("serve-bad-public-url", word=str(error))) from None
    try:
        trusted = Trusted(map(network, trusted_proxies))
    except BadAddress as error:
        raise click.UsageError(text("serve-bad-proxy", word=str(error))) from None
    try:
        names = NameFilter.read(Path(forbidden_names) if forbidden_names else None)
    except (OSError, UnicodeDecodeError) as error:
        raise click.UsageError(text("serve-no-forbidden-names", problem=str(error))) from None
    wanted = host, port, lan
    host = host or (EVERYWHERE if lan else LOCAL)
    closing = click.get_current_context().with_resource
    try:
        listening = closing(listen(host, port))
    except CannotListen as error:
        if not cluster and (other := running(database)):
            lead_to(other, other.serves(*wanted), opening)
        raise click.UsageError(text("serve-cannot-listen", host=host, port=port or 0, reason=str(error))) from None
    try:
        figures = None if metrics is None else closing(listen(*metrics))
    except CannotListen as error:
        raise click.UsageError(text("error-in-parameter", name="--metrics", problem=str(error))) from None
    try:
        store, join = in_cluster(cluster, cluster_credentials) if cluster else in_database(database)
    except StoreError as error:
        if not cluster and error.reason == "store-in-use" and (other := found(database)):
            lead_to(other, other.serves(*wanted), opening)
        cannot_start(cluster or database, error)
    number = listening.getsockname()[1]
    here = address_of("localhost" if host in (LOCAL, *ANYWHERE) else host, number)
    outside = reachable_address(host, number)

    def ready() -> None:
        say(text("serve-ready", address=here))
        if public is not None:
            show_code(str(public))
            say(text("serve-public", address=str(public)))
        elif outside is not None:
            show_code(outside)
            say(text("serve-reachable", address=outside))
        if folder is None:
            say(text("serve-no-client"))
        say(text("serve-stop"))
        if opening:
            open_page(here)

    if not (cluster or given("database")) and Path(database).parent != tables_folder():
        say(text("serve-tables-here", database=database, folder=str(tables_folder())))
    log = Log(log_level, log_format)
    with nullcontext() if cluster else announced(database, RunningServer(here, outside or "")):
        try:
            run(
                store,
                listening,
                log,
                __version__,
                outside,
                folder,
                keep_days,
                ready,
                clock_speed,
                public,
                trusted,
                figures,
                join,
                names,
            )
        except StoreError as error:
            cannot_start(cluster or database, error)
    say(text("serve-node-stopped" if cluster else "serve-stopped"))


def lead_to(other: RunningServer, fits: bool, opening: bool) -> NoReturn:
    """Exit, because a server already runs with these tables; open its page if it fits the options."""
    if opening and fits:
        say(text("serve-runs-already", address=other.here))
        open_page(other.here)
        sys.exit()
    fail(text("serve-runs-elsewhere", address=other.here))


def open_page(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


def cannot_start(where: str, error: StoreError) -> NoReturn:
    from boomcat.server.storage.sql import without_password

    problem = text("serve-no-store", database=without_password(where), problem=text(f"error-{error.reason}"))
    fail(with_cause(problem, error))


def given(name: str) -> bool:
    """Return whether this option was set."""
    return click.get_current_context().get_parameter_source(name) is not click.core.ParameterSource.DEFAULT


def in_database(address: str) -> Kept:
    from boomcat.server.storage.sql import SqlStore
    from boomcat.server.storage.sql.database_storage import DatabaseStorage

    make_tables_folder(address)
    return DatabaseStorage(SqlStore.open(address)), None


def in_cluster(address: str, credentials: str | None) -> Kept:
    """Return the cluster's storage, after checking at start that it works."""
    from boomcat.server.cluster.node import join
    from boomcat.server.storage.nats.nats_address import Address
    from boomcat.server.storage.nats.nats_storage import ClusterStorage

    storage = ClusterStorage(Address.read(address, Path(credentials) if credentials else None))
    asyncio.run(storage.check())
    return storage, lambda registry: join(registry, storage)


def say(words: str) -> None:
    """Print for the operator.  A failure to print, on a full disk or without a terminal, stops no table."""
    with suppress(OSError):
        click.echo(words)


def show_code(address: str) -> None:
    """Print the address as a QR code, if the output is a terminal."""
    if sys.stdout.isatty():
        import segno

        segno.make(address, error="l").terminal(compact=True, border=2)
