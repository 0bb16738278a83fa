"""`boomcat tables`: list, show and close a server's tables, and ban networks."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from boomcat.cli.databases import cluster_option, credentials_option, database_option, store_problems, visit
from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import console, fail, print_json, table
from boomcat.cli.parameters import number, one_of
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.server.cluster.operator_view import OperatorView
    from boomcat.server.http.networks import Network
    from boomcat.server.operations.table_details import TableDetail
    from boomcat.server.storage.change import Ban
    from boomcat.server.storage.sql import SqlStore

ACTIONS = ("list", "show", "close", "ban", "unban", "bans")
ABOUT = {"show": "value-code", "close": "value-code", "ban": "value-network", "unban": "value-network"}
DAY_SECONDS = 24 * 3600.0
#: A running server notifies its people within this many seconds.
NOTIFY_TIMEOUT_SECONDS = 8.0
LONGEST_CODE = len("miso-taru-kubo-lina")


@click.command("tables", cls=Command, help="command-tables")
@argument("action", type=one_of("value-action", *ACTIONS), required=False, default="list", help="argument-action")
@argument("what", required=False, metavar="value-what", help="argument-what")
@option("--days", type=number(0, 3650), default=7, help="option-ban-days")
@database_option
@cluster_option
@credentials_option
@option("--json", "as_json", is_flag=True, help="option-json")
def command(
    action: str,
    what: str | None,
    days: int,
    database: str,
    cluster: str | None,
    cluster_credentials: str | None,
    as_json: bool,
) -> None:
    from boomcat.server.storage.sql import SqlStore

    if action in ABOUT and what is None:
        raise click.UsageError(text("error-missing-parameter", name=text(ABOUT[action])))
    if action not in ABOUT and what is not None:
        manual = f"{click.get_current_context().command_path} --help"
        raise click.UsageError(text("error-extra-argument", word=what, help=manual))
    with (
        store_problems(cluster or database),
        visit(cluster, cluster_credentials) if cluster else SqlStore.visit(database) as store,
    ):
        match action:
            case "list":
                show_tables(store, as_json)
            case "show":
                show_table(store, what or "", as_json)
            case "close":
                close(store, what or "")
            case "bans":
                show_bans(store, as_json)
            case "ban":
                ban(store, what or "", days)
            case _:
                lift(store, what or "")


# -- tables -----------------------------------------------------------------------------


def show_tables(store: SqlStore | OperatorView, as_json: bool) -> None:
    from boomcat.server.operations.table_details import listed

    found = sorted(map(listed, store.open_tables()), key=lambda one: -one.touched)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    if not found:
        click.echo(text("tables-none"))
        return
    counts = ("tables-people", "tables-bots", "tables-age", "tables-touched")
    headings = ("tables-code", "tables-phase", "tables-edition", *counts)
    shown = table(*headings, right=counts, box=None, padding=(0, 2, 0, 0), highlight=False)
    # Never shortened, even in a narrow terminal: the other commands need the whole code.
    shown.columns[0].min_width = LONGEST_CODE
    shown.columns[0].no_wrap = shown.columns[1].no_wrap = True
    for one in found:
        people, bots = (sum(seat.player == kind for seat in one.seats) for kind in ("person", "bot"))
        times = since(one.created), since(one.touched)
        shown.add_row(one.code, phase(one), one.edition, str(people), str(bots), *times)
    console().print(shown)


def show_table(store: SqlStore | OperatorView, code: str, as_json: bool) -> None:
    from boomcat.server.operations.table_details import looked
    from boomcat.server.tables.table_codes import spelled

    stored = store.load(spelled(code))
    if stored is None:
        fail(text("error-no-such-table"))
    try:
        found = looked(stored)
    except Exception:
        fail(text("error-table-unreadable"))
    if as_json:
        print_json(asdict(found))
        return
    click.echo(text("tables-about", code=found.code, edition=found.edition, phase=phase(found), games=found.games))
    click.echo(text("tables-times", age=since(found.created), touched=since(found.touched)))
    if found.draw_pile is not None:
        click.echo(text("tables-pile", cards=found.draw_pile))
    for words in seats(found):
        click.echo(words)


def seats(found: TableDetail) -> list[str]:
    lines = []
    for seat in found.seats:
        kind = {
            "open": text("tables-open"),
            "person": seat.name,
            "bot": text("tables-bot", name=seat.name, bot=seat.bot),
        }
        words = [kind[seat.player]]
        if seat.host:
            words.append(text("tables-host"))
        if seat.alive is not None and seat.cards is not None:
            words.append(text("tables-hand", cards=seat.cards) if seat.alive else text("tables-out"))
        if found.turn == seat.seat:
            words.append(text("tables-turn"))
        lines.append(f"  {seat.seat}  " + text("list-separator").join(words))
    return lines


def phase(one: TableDetail) -> str:
    return text("tables-phases", phase=one.phase)


def since(moment: float) -> str:
    """Return a rough duration: seconds don't matter here."""
    minutes = max(0, int(time.time() - moment)) // 60
    units = {"days": 24 * 60, "hours": 60, "minutes": 1}
    unit = next((unit for unit, length in units.items() if minutes >= 2 * length), "minutes")
    return text("tables-since", number=minutes // units[unit], unit=unit)


def close(store: SqlStore | OperatorView, code: str) -> None:
    from boomcat.server.tables.table_codes import spelled

    game = spelled(code)
    if not store.shut(game):
        fail(text("error-no-such-table"))
    end = time.monotonic() + NOTIFY_TIMEOUT_SECONDS
    while game in store.closed_by_order():
        if time.monotonic() > end:
            click.echo(text("tables-closed-unheard", code=game))
            return
        time.sleep(0.1)
    click.echo(text("tables-closed", code=game))


# -- bans -------------------------------------------------------------------------------


def ban(store: SqlStore | OperatorView, what: str, days: int) -> None:
    from boomcat.server.http.networks import has_this_machine
    from boomcat.server.storage.change import Ban

    network = read_network(what)
    if has_this_machine(network):
        raise click.UsageError(text("error-network-all", word=what))
    now = time.time()
    wanted = Ban(str(network), now, now + days * DAY_SECONDS if days else None)
    store.ban(wanted)
    click.echo(text("tables-banned", network=str(network), until=until(wanted)))


def lift(store: SqlStore | OperatorView, what: str) -> None:
    network = str(read_network(what))
    if not store.lift(network):
        fail(text("tables-not-banned", network=network))
    click.echo(text("tables-unbanned", network=network))


def show_bans(store: SqlStore | OperatorView, as_json: bool) -> None:
    found = store.bans(time.time())
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        click.echo(text("tables-ban", network=one.network, until=until(one)))
    if not found:
        click.echo(text("tables-no-bans"))


def read_network(word: str) -> Network:
    """Return the network; a single IPv6 address stands for its client network, which has all of them."""
    from boomcat.server.http.networks import BadAddress, client_network, network

    try:
        return network(word if "/" in word else client_network(word))
    except BadAddress:
        raise click.UsageError(text("error-network", word=word)) from None


def until(one: Ban) -> str:
    if one.until is None:
        return text("tables-for-ever")
    return text("tables-until", date=time.strftime("%Y-%m-%d %H:%M", time.localtime(one.until)))
