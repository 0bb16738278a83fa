"""`boomcat terminal`: one game in the terminal."""

from __future__ import annotations

import os
import sys
import time
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

from boomcat.cli import whole_screen
from boomcat.cli.bots import BOT, BOT_DIED, mourn, words_of
from boomcat.cli.localized_click import Command, option
from boomcat.cli.output import INTERRUPTED, reason_of
from boomcat.cli.parameters import MOST_SEED, SEAT, check_seat, edition_option, number, rule_options
from boomcat.core.edition import Edition
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.core.chance import Chance, PlayerRng
    from boomcat.core.rules import Rules
    from boomcat.records import Recorder
    from boomcat.terminal.screen import Screen
    from boomcat.terminal.terminal_match import TerminalMatch


@click.command("terminal", cls=Command, help="command-terminal")
@edition_option
@option("--players", type=number(2, 10), default=4, help="option-players")
@option("--seat", type=SEAT, default=1, help="option-seat")
@option("--watch", is_flag=True, help="option-watch")
@option("--bot", type=BOT, default="heuristic", help="option-bot")
@option("--auto-pass", is_flag=True, help="option-auto-pass")
@option("--seed", type=number(0, MOST_SEED), help="option-game-seed")
@option("--record", metavar="value-file", help="option-record")
@whole_screen.plain_option
@rule_options
def command(
    edition: Edition,
    players: int,
    seat: int,
    watch: bool,
    bot: str,
    auto_pass: bool,
    seed: int | None,
    record: str | None,
    plain: bool,
    options: Options,
) -> None:
    from boomcat.bots.bot import BotFailed
    from boomcat.bots.cast import names
    from boomcat.core.chance import PlayerRng, SeededChance
    from boomcat.programs import BotDied, last_words
    from boomcat.records import Player, Recorder
    from boomcat.terminal.screen import Screen
    from boomcat.terminal.terminal_match import TerminalMatch

    edition.pack(players)
    check_seat("--seat", seat - 1, players)
    check_seat("--first-seat", options.first, players)
    rules = rules_for(edition, players, options)
    if seed is None:
        seed = int.from_bytes(os.urandom(8)) % MOST_SEED
    person = NO_SEAT if watch else seat - 1
    # A separate source of luck, which doesn't affect the game.
    called = names(players, PlayerRng(seed))
    if not watch:
        called[person] = ""
    recorder = None
    with ExitStack() as opened:
        if record is not None:
            seats = [Player(name, "bot" if name else "person") for name in called]
            try:
                file = new_file(record)
                opened.callback(close, file)
                recorder = Recorder(file, rules, seed, seats, datetime.now(UTC), time.monotonic)
            except FileExistsError:
                raise click.UsageError(text("record-exists", file=record)) from None
            except (OSError, ValueError) as error:
                raise click.UsageError(text("record-cannot-write", file=record, reason=reason_of(error))) from None
        players_and_luck = (rules, SeededChance(seed), PlayerRng(seed))
        try:
            if whole_screen.is_wanted(plain):
                play_on_screen(person, bot, recorder, called, *players_and_luck)
            else:
                screen = Screen()
                match = TerminalMatch(*players_and_luck, screen, person, bot, auto_pass, recorder, called)
                play(match, screen)
        except BotFailed as failure:
            mourn(BotDied(failure.kind, last_words(failure), NO_SEAT, 0, seed, bot))


def play_on_screen(
    person: int,
    bot: str,
    recorder: Recorder | None,
    called: list[str],
    rules: Rules,
    luck: Chance,
    rng: PlayerRng,
) -> None:
    from boomcat.terminal.fullscreen.local_feed import DisplayScreen, LocalFeed, ScreenMatch

    match = ScreenMatch(rules, luck, rng, DisplayScreen(), person, bot, True, recorder, called)
    whole_screen.run(LocalFeed(match), plain=False)
    report(match)


def play(match: TerminalMatch, screen: Screen) -> None:
    from boomcat.terminal.screen import Left

    try:
        match.play()
    except Left as left:
        screen.say(str(left))
    except KeyboardInterrupt:
        screen.say()
        screen.say(text("game-interrupted"))
        sys.exit(INTERRUPTED)
    report(match)


def report(match: TerminalMatch) -> None:
    """Print what bots that broke down left behind, and exit with an error if any did."""
    for death in match.deaths:
        click.echo(words_of(death), err=True)
    if match.deaths:
        sys.exit(BOT_DIED)


def close(file: TextIO) -> None:
    # A failed write was reported when it happened.
    with suppress(OSError):
        file.close()


def new_file(name: str) -> TextIO:
    return Path(name).open("x", encoding="utf-8", newline="\n")
