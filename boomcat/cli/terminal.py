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

from boomcat.cli.bots import BOT_DIED, BotName, mourn, words_of
from boomcat.cli.localized_click import Command, Option
from boomcat.cli.parameters import MOST_SEED, Number, check_players, check_seat, edition_option, rule_options
from boomcat.cli.program import INTERRUPTED
from boomcat.core.edition import Edition
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.locale import text

if TYPE_CHECKING:
    from boomcat.terminal.screen import Screen
    from boomcat.terminal.terminal_match import TerminalMatch

__all__ = ["command"]


@click.command("terminal", cls=Command, help="command-terminal")
@edition_option
@click.option("--players", cls=Option, type=Number(2, 10), default=4, metavar="value-number", help="option-players")
@click.option("--seat", cls=Option, type=Number(1, 10), default=1, metavar="value-seat", help="option-seat")
@click.option("--watch", cls=Option, is_flag=True, help="option-watch")
@click.option("--bot", cls=Option, type=BotName(), default="heuristic", metavar="value-bot", help="option-bot")
@click.option("--auto-pass", cls=Option, is_flag=True, help="option-auto-pass")
@click.option("--seed", cls=Option, type=Number(0, MOST_SEED), metavar="value-number", help="option-game-seed")
@click.option("--record", cls=Option, metavar="value-file", help="option-record")
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
    options: Options,
) -> None:
    from boomcat.bots.bot import BotFailed
    from boomcat.bots.cast import names
    from boomcat.core.chance import PlayerRng, SeededChance
    from boomcat.programs import BotDied, last_words
    from boomcat.records import Player, Recorder
    from boomcat.terminal.screen import Screen
    from boomcat.terminal.terminal_match import TerminalMatch

    check_players(edition, players)
    check_seat("--seat", seat - 1, players)
    check_seat("--first-seat", options.first, players)
    rules = rules_for(edition, players, options)
    if seed is None:
        seed = int.from_bytes(os.urandom(8)) % MOST_SEED
    screen = Screen()
    person = NO_SEAT if watch else seat - 1
    # A separate source of luck, which doesn't affect the game.
    called = names(players, PlayerRng(seed))
    if not watch:
        called[person] = ""
    recorder = None
    with ExitStack() as opened:
        if record is not None:
            file = new_file(record)
            opened.callback(close, file)
            seats = [Player(name, "bot" if name else "person") for name in called]
            try:
                recorder = Recorder(file, rules, seed, seats, datetime.now(UTC), time.monotonic)
            except OSError as error:
                raise cannot_record(record, error) from None
        luck = SeededChance(seed)
        try:
            match = TerminalMatch(rules, luck, PlayerRng(seed), screen, person, bot, auto_pass, recorder, called)
        except BotFailed as failure:
            mourn(BotDied(failure.kind, last_words(failure), NO_SEAT, 0, seed, bot))
        play(match, screen)


def play(match: TerminalMatch, screen: Screen) -> None:
    from boomcat.terminal.screen import InputEnded
    from boomcat.terminal.terminal_match import Left

    try:
        match.play()
    except Left:
        screen.say(text("game-left"))
    except InputEnded:
        screen.say(text("game-input-ended"))
    except KeyboardInterrupt:
        screen.say()
        screen.say(text("game-interrupted"))
        sys.exit(INTERRUPTED)
    for death in match.deaths:
        click.echo(words_of(death), err=True)
    if match.deaths:
        sys.exit(BOT_DIED)


def close(file: TextIO) -> None:
    # A failed write was reported when it happened.
    with suppress(OSError):
        file.close()


def cannot_record(name: str, error: OSError | ValueError) -> click.UsageError:
    reason = getattr(error, "strerror", None) or type(error).__name__
    return click.UsageError(text("record-cannot-write", file=name, reason=reason))


def new_file(name: str) -> TextIO:
    """Refuse to overwrite a file."""
    try:
        return Path(name).open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise click.UsageError(text("record-exists", file=name)) from None
    except (OSError, ValueError) as error:
        raise cannot_record(name, error) from None
