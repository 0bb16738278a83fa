"""`boomcat arena`: bots against bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from boomcat.arena.contestants import CONTESTANTS
from boomcat.cli.arena_review import reviewed
from boomcat.cli.arena_review import show as show_reviews
from boomcat.cli.bots import BOT_DIED, bot_name, report_default_moves, think_time_option
from boomcat.cli.extras import need
from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.many_games import absolute, dask_option, dataset_option, playing, tell_recorded
from boomcat.cli.output import INTERRUPTED, console, percent, print_json, reason_of, table
from boomcat.cli.parameters import MOST_SEED, Reader, check_seat, edition_option, number, rule_options
from boomcat.core.edition import Edition
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options
from boomcat.game.comparison_table import cells, name_of, rate_of
from boomcat.locale import text
from boomcat.story import edition_name

if TYPE_CHECKING:
    from boomcat.arena.plan import Plan
    from boomcat.arena.statistics import RatedResult
    from boomcat.reviews.bot_review import BotReview

MOST_DEALS = 10**9


def read_picture(word: str) -> Path:
    """Read the name of an image file for a plot."""
    from boomcat.arena.plot import FORMATS

    path = Path(word)
    if path.suffix.lower() not in FORMATS:
        raise ValueError(text("error-plot", word=word, allowed=", ".join(FORMATS)))
    if not path.parent.is_dir():
        raise ValueError(text("error-plot-folder", folder=str(path.parent)))
    return path


@click.command("arena", cls=Command, help="command-arena")
@argument("bots", type=bot_name(*CONTESTANTS), nargs=-1, help="argument-bots")
@edition_option
@option("--players", type=number(2, 10), help="option-arena-players")
@option("--deals", type=number(1, MOST_DEALS), default=100, help="option-deals")
@option("--seed", type=number(0, MOST_SEED), default=1, help="option-deal-seed")
@think_time_option
@rule_options
@option("--restart", is_flag=True, help="option-restart")
@option("--json", "as_json", is_flag=True, help="option-json")
@dataset_option
@option("--plot", type=Reader("value-file", read_picture), help="option-plot")
@option("--review", "with_review", is_flag=True, help="option-arena-review")
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
    with_review: bool,
    dask: str | None,
) -> None:
    from boomcat.arena.plan import Plan
    from boomcat.arena.run_file import Store, cache_folder, run
    from boomcat.arena.statistics import rows

    need("openskill")
    if with_review:
        need("numpy")
    if plot is not None and plot.suffix.lower() == ".png":
        need("PIL")
    if not bots:
        raise click.UsageError(text("error-no-bots", allowed=", ".join(CONTESTANTS)))
    players = max(edition.fewest, len(bots)) if players is None else players
    edition.pack(players)
    check_seat("--first-seat", options.first, players)
    if len(bots) > players:
        raise click.UsageError(text("error-too-many-bots", bots=len(bots), players=players))
    plan = Plan(bots, edition.key, players, deals, seed, seconds, options.key(), edition.title, record=absolute(record))
    store = Store(plan, cache_folder())
    if restart:
        store.forget()
    resumed, comfort = record is not None and bool(store.read()), text("arena-resumes")
    with playing(deals * players, dask, plan.record, resumed=resumed, comfort=comfort) as (cluster, interrupted, bar):
        rounds = run(plan, store, interrupted, tell=bar.advance, cluster=cluster)
    found = rows(plan, rounds) if rounds else []
    reviews = reviewed(plan) if with_review and found else {}
    if as_json:
        print_json([facts(plan, len(rounds), row) | reviewed_facts(reviews, row.bot) for row in found])
    elif found:
        show(plan, len(rounds), found)
        show_reviews(reviews)
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


def reviewed_facts(reviews: dict[str, BotReview], bot: str) -> dict[str, Any]:
    return {"review": reviews[bot].as_json()} if bot in reviews else {}


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


def show(plan: Plan, deals: int, found: list[RatedResult]) -> None:
    counting = any(row.incidents for row in found)
    headings = ["arena-bot", "arena-rate", "arena-rating", "arena-places", "arena-time"]
    if counting:
        headings.append("arena-defaults")
    numbers = ("arena-rate", "arena-rating", "arena-time", "arena-defaults")
    shown = table(*headings, right=numbers, title=title(plan, deals), title_justify="left")
    for row in found:
        name, rate, *others = cells(row)
        rating = text("arena-rating-value", mean=row.rating.mean, deviation=row.rating.deviation)
        shown.add_row(name, rate, rating, *others[: None if counting else -1])
    screen = console()
    screen.print(shown)
    screen.print(text("arena-legend", fair=percent(1 / plan.players), seed=plan.seed), soft_wrap=True)
    if not counting:
        screen.print(text("arena-no-incidents"), soft_wrap=True)
    for row in found:
        if row.incidents:
            kinds = [text("arena-incident", kind=kind, count=count) for kind, count in sorted(row.incidents.items())]
            screen.print(text("arena-incidents", bot=row.bot, incidents=", ".join(kinds)), soft_wrap=True)


def draw_into(file: Path, plan: Plan, deals: int, found: list[RatedResult]) -> None:
    from boomcat.arena.plot import Bar, write

    bars = [Bar(name_of(row), row.win_rate, row.low, row.high, rate_of(row)) for row in found]
    fair = 1 / plan.players
    words = text("arena-plot-axis"), text("arena-plot-fair", fair=percent(fair))
    try:
        write(file, title(plan, deals), words[0], bars, fair, words[1])
    except OSError as error:
        raise click.UsageError(text("error-plot-unwritten", file=str(file), reason=reason_of(error))) from error
