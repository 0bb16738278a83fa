"""`boomcat join`: take a seat at a server's table, or seat bots there."""

from __future__ import annotations

import sys
import threading
import time
from getpass import getuser
from random import SystemRandom
from typing import TYPE_CHECKING

import click

from boomcat.cli import whole_screen
from boomcat.cli.bots import BOT, BOT_DIED, think_time_option, words_of
from boomcat.cli.extras import need
from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.many_games import interruptions
from boomcat.cli.output import FAILED, INTERRUPTED, fail
from boomcat.cli.parameters import Reader, number
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.guest import CannotJoin, Guest, TableAddress, TableConnection

MOST_GAMES = 10**6
MOST_GUESTS = 9
LONGEST_NAME = 20
WAKE_INTERVAL_SECONDS = 0.2


def read_link(word: str) -> TableAddress:
    from boomcat.guest import TableAddress

    return TableAddress.read(word)


@click.command("join", cls=Command, help="command-join")
@argument("link", type=Reader("value-link", read_link), help="argument-link")
@option("--bot", type=BOT, help="option-join-bot")
@option("--name", metavar="value-name", help="option-join-name")
@option("--count", type=number(1, MOST_GUESTS), default=1, help="option-join-count")
@option("--games", type=number(1, MOST_GAMES), help="option-join-games")
@think_time_option
@option("--no-delay", is_flag=True, help="option-no-delay")
@whole_screen.plain_option
def command(
    link: TableAddress,
    bot: str | None,
    name: str | None,
    count: int,
    games: int | None,
    seconds: float,
    no_delay: bool,
    plain: bool,
) -> None:
    from boomcat.guest import CannotJoin

    need("websockets")
    if bot is None and (count > 1 or games is not None or no_delay):
        raise click.UsageError(text("error-join-only-bots"))
    try:
        if bot is None:
            sit_at(link, name, plain)
        else:
            sys.exit(seat_bots(link, bot, name or name_of(bot), count, games or 0, seconds, no_delay))
    except CannotJoin as error:
        fail(problem(error))


def sit_at(link: TableAddress, name: str | None, plain: bool) -> None:
    """Let the person play at the table, at the seat that this computer has had there before if it has one."""
    from boomcat.guest import look_at, sit_down
    from boomcat.guest.kept_seats import keep_token, kept_token
    from boomcat.guest.server_feed import ServerFeed

    look_at(link)
    token = kept_token(link.table)
    if token is None:
        token = sit_down(link, (name or getuser())[:LONGEST_NAME]).token
        keep_token(link.table, token)
    whole_screen.run(ServerFeed(link, token), plain=plain)


def seat_bots(link: TableAddress, bot: str, name: str, count: int, games: int, seconds: float, no_delay: bool) -> int:
    """Let bots play at the table until they leave; return the exit code."""
    from boomcat.guest import CannotJoin, Guest, TableConnection, look_at, sit_down
    from boomcat.programs import any_bot

    party: list[Guest] = []
    visits = []
    with interruptions() as stop:
        table = look_at(link)
        free = sum(seat.occupant == "open" for seat in table.seats)
        if table.phase in ("sealing", "playing"):
            raise CannotJoin("game-is-running")
        if free < count:
            raise CannotJoin("too-few-seats", {"free": free, "count": count})
        for _ in range(count):
            seat = sit_down(link, name)
            assert seat.seat is not None  # only people ask for a place in the queue
            report = JoinReport(name, seat.seat)
            guest = Guest(
                seat.token,
                time.monotonic,
                lambda rng: any_bot(bot, rng),
                report,
                SystemRandom(),
                think_time=seconds,
                delay=not no_delay,
                games=games,
                party=party,
            )
            party.append(guest)
            visits.append(TableConnection(link, guest, stop))
            report.say("join-seated", bot=bot, table=link.code)
        threads = [threading.Thread(target=visit.run, name=f"guest {number}") for number, visit in enumerate(visits)]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            # Not `join`: on Windows, Ctrl-C wouldn't interrupt it.
            time.sleep(WAKE_INTERVAL_SECONDS)
        interrupted = stop.is_set()
    return report_of(bot, visits) or (INTERRUPTED if interrupted else 0)


def name_of(bot: str) -> str:
    """Return a bot's name at the table: the class, or the file without its folder and ending."""
    short = bot.replace("\\", "/").rpartition("/")[2].rpartition(":")[2].removesuffix(".py").strip()
    return short[:LONGEST_NAME] or "Bot"


class JoinReport:
    """Prints a guest's progress on the terminal."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat

    def say(self, message_id: str, **arguments: str | int) -> None:
        click.echo(text(message_id, name=self.name, seat=self.seat, **arguments))

    def began(self, game: int, seat: int, name: str) -> None:
        # Between games seats may move, and equal names get numbers.
        self.seat, self.name = seat, name
        self.say("join-began", game=game)

    def ended(self, game: int, rank: int, players: int) -> None:
        self.say("join-ended", game=game, rank=rank, players=players)

    def failed(self, kind: str) -> None:
        self.say("join-failed", kind=kind)


def problem(error: CannotJoin) -> str:
    """Return the server's reason in the user's language, if we know it."""
    from boomcat.guest.person import reason_text

    return reason_text(error.reason, error.details)


def report_of(bot: str, visits: list[TableConnection[Guest]]) -> int:
    """Print how the visits ended, and return the exit code."""
    code = 0
    for visit in visits:
        death = visit.guest.death
        if death is not None:
            click.echo(text("join-died", bot=bot, kind=death.kind, question=death.question), err=True)
            click.echo(words_of(death), err=True)
            code = BOT_DIED
        elif visit.problem is not None:
            click.echo(problem(visit.problem), err=True)
            code = FAILED
        else:
            reason = visit.guest.over or "left"
            click.echo(text("join-over", reason=reason, games=visit.guest.played))
    return code
