"""`boomcat arena`: bots against bots."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from boomcat.arena.contestants import CONTESTANTS
from boomcat.cli.bots import BOT_DIED, BotName, report_default_moves, think_time_option
from boomcat.cli.dask_option import cluster_at, dask_option, troubles
from boomcat.cli.datasets import absolute, dataset_option, open_folder, tell_recorded
from boomcat.cli.extras import need
from boomcat.cli.localized_click import Argument, Command, Option
from boomcat.cli.parameters import MOST_SEED, Number, check_players, check_seat, edition_option, rule_options
from boomcat.cli.program import INTERRUPTED
from boomcat.cli.simulate import ProgressBar, interruptions
from boomcat.core.edition import Edition
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options
from boomcat.locale import text
from boomcat.story import edition_name

if TYPE_CHECKING:
    from boomcat.arena.plan import Plan
    from boomcat.arena.statistics import RatedResult

__all__ = ["command"]

MOST_DEALS = 10**9


class Picture(click.ParamType[Path]):
    """An image file for a plot."""

    name = "picture"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        from boomcat.arena.plot import FORMATS

        path = Path(value)
        if path.suffix.lower() not in FORMATS:
            self.fail(text("error-plot", word=str(value), allowed=", ".join(FORMATS)), param, ctx)
        if not path.parent.is_dir():
            self.fail(text("error-plot-folder", folder=str(path.parent)), param, ctx)
        return path


@click.command("arena", cls=Command, help="command-arena")
@click.argument("bots", cls=Argument, type=BotName(*CONTESTANTS), nargs=-1, metavar="value-bot", help="argument-bots")
@edition_option
@click.option("--players", cls=Option, type=Number(2, 10), metavar="value-number", help="option-arena-players")
@click.option(
    "--deals", cls=Option, type=Number(1, MOST_DEALS), default=100, metavar="value-number", help="option-deals"
)
@click.option(
    "--seed", cls=Option, type=Number(0, MOST_SEED), default=1, metavar="value-number", help="option-deal-seed"
)
@think_time_option
@rule_options
@click.option("--restart", cls=Option, is_flag=True, help="option-restart")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="option-json")
@dataset_option
@click.option("--plot", cls=Option, type=Picture(), metavar="value-file", help="option-plot")
@dask_option
def command(
    bots: tuple[str, ...],
    edition: Edition,
    players: int | None,
    deals: int,
    seed: int,
    seconds: float,
    options: Options,
    restart: bool,
    as_json: bool,
    record: str | None,
    plot: Path | None,
    dask: str | None,
) -> None:
    from boomcat.arena.plan import Plan
    from boomcat.arena.run_file import Store, cache_folder, run
    from boomcat.arena.statistics import rows

    need("openskill")
    if plot is not None and plot.suffix.lower() == ".png":
        need("PIL")
    if not bots:
        raise click.UsageError(text("error-no-bots", allowed=", ".join(CONTESTANTS)))
    players = max(edition.fewest, len(bots)) if players is None else players
    check_players(edition, players)
    check_seat("--first-seat", options.first, players)
    if len(bots) > players:
        raise click.UsageError(text("error-too-many-bots", bots=len(bots), players=players))
    plan = Plan(bots, edition.key, players, deals, seed, seconds, options.key(), edition.title, record=absolute(record))
    store = Store(plan, cache_folder())
    if restart:
        store.forget()
    with troubles(plan.record, text("arena-resumes")), cluster_at(dask) as cluster:
        if record is not None:
            open_folder(plan.record, resumed=bool(store.read()))
        with interruptions() as interrupted, ProgressBar(deals * players) as bar, redirect_stdout(sys.stderr):
            rounds = run(plan, store, interrupted, tell=bar.advance, cluster=cluster)
    found = rows(plan, rounds) if rounds else []
    if as_json:
        click.echo(json.dumps([facts(plan, len(rounds), row) for row in found], indent=2))
    elif found:
        show(plan, len(rounds), found)
    if plot is not None and found:
        draw_into(plot, plan, len(rounds), found)
    if record is not None:
        tell_recorded(record, len(rounds) * players)
    if len(rounds) < deals:
        played = text("arena-interrupted", played=len(rounds), deals=deals) if rounds else text("arena-nothing-played")
        click.echo(played, err=True)
    failed = report_default_moves((row.bot, row.incidents.total(), row.decisions) for row in found)
    if len(rounds) < deals:
        sys.exit(INTERRUPTED)
    if failed:
        sys.exit(BOT_DIED)


def facts(plan: Plan, deals: int, row: RatedResult) -> dict[str, Any]:
    """Return one row of the results as a dictionary."""
    return {
        "bot": row.bot,
        "win_rate": row.win_rate,
        "low": row.low,
        "high": row.high,
        "games": row.games,
        "rating": row.rating.mean,
        "rating_deviation": row.rating.deviation,
        "wins": row.wins,
        "seats": row.seats,
        "rank_shares": row.places,
        "decisions": row.decisions,
        "seconds_per_decision": row.seconds_per_decision,
        "default_moves": row.incidents.total(),
        "incidents": dict(sorted(row.incidents.items())),
        "edition": plan.edition,
        "players": plan.players,
        "deals": deals,
        "seed": plan.seed,
    }


def title(plan: Plan, deals: int) -> str:
    name = edition_name(edition_named(plan.edition, plan.title))
    return text("arena-title", edition=name, players=plan.players, deals=deals, games=deals * plan.players)


def percent(share: float) -> str:
    return text("arena-percent", share=share)


def show(plan: Plan, deals: int, found: list[RatedResult]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title(plan, deals), title_justify="left")
    table.add_column(text("arena-bot"))
    for heading in ("arena-rate", "arena-rating"):
        table.add_column(text(heading), justify="right")
    table.add_column(text("arena-places"))
    table.add_column(text("arena-time"), justify="right")
    counting = any(row.incidents for row in found)
    if counting:
        table.add_column(text("arena-defaults"), justify="right")
    for row in found:
        name = row.bot if row.seats == 1 else text("arena-bot-seats", bot=row.bot, seats=row.seats)
        rate, low, high = percent(row.win_rate), percent(row.low), percent(row.high)
        table.add_row(
            name,
            text("arena-rate-value", rate=rate, low=low, high=high),
            text("arena-rating-value", mean=row.rating.mean, deviation=row.rating.deviation),
            " ".join(f"{100 * share:.0f}" for share in row.places),
            duration(row.seconds_per_decision),
            *([str(row.incidents.total())] if counting else []),
        )
    console = Console(highlight=False, markup=False)
    console.print(table)
    console.print(text("arena-legend", fair=percent(1 / plan.players), seed=plan.seed), soft_wrap=True)
    if not counting:
        console.print(text("arena-no-incidents"), soft_wrap=True)
    for row in found:
        if row.incidents:
            kinds = [text("arena-incident", kind=kind, count=count) for kind, count in sorted(row.incidents.items())]
            console.print(text("arena-incidents", bot=row.bot, incidents=", ".join(kinds)), soft_wrap=True)


def duration(seconds: float) -> str:
    if seconds < 0.001:
        return text("arena-microseconds", time=seconds * 1e6)
    return text("arena-milliseconds", time=seconds * 1e3)


def draw_into(file: Path, plan: Plan, deals: int, found: list[RatedResult]) -> None:
    from boomcat.arena.plot import Bar, Plot, write

    lines = [
        Bar(
            row.bot if row.seats == 1 else text("arena-bot-seats", bot=row.bot, seats=row.seats),
            row.win_rate,
            row.low,
            row.high,
            text("arena-rate-value", rate=percent(row.win_rate), low=percent(row.low), high=percent(row.high)),
        )
        for row in found
    ]
    fair = 1 / plan.players
    plot = Plot(title(plan, deals), text("arena-plot-axis"), lines, fair, text("arena-plot-fair", fair=percent(fair)))
    try:
        write(plot, file)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise click.UsageError(text("error-plot-unwritten", file=str(file), reason=reason)) from error
