"""`boomcat replay`: a recorded game in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

import click
import msgspec

from boomcat.cli import whole_screen
from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import console, print_json, reason_of
from boomcat.cli.parameters import SEAT, check_seat
from boomcat.core.events import Event, Noped, TurnBegan, WindowClosed
from boomcat.core.fields import has_secrets
from boomcat.core.hand import cards_in
from boomcat.core.move_pool import PASSES
from boomcat.core.moves import Move, Play, SimpleMove
from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.notation import write_move
from boomcat.notation.codecs import seat_to_json
from boomcat.notation.option_text import write_options
from boomcat.records import FORMAT, NO_TIME, Promise, Record, ReplayStep, dealt, read_record, replay
from boomcat.story import Teller, counted, edition_name
from boomcat.views.redact import redact
from boomcat.wire import event_message, options_message

MARGIN_COLUMNS = 6


@click.command("replay", cls=Command, help="command-replay")
@argument("file", metavar="value-file", help="argument-record")
@option("--seat", type=SEAT, help="option-replay-seat")
@option("--all", "everything", is_flag=True, help="option-all")
@option("--json", "as_json", is_flag=True, help="option-json")
@whole_screen.plain_option
def command(file: str, seat: int | None, everything: bool, as_json: bool, plain: bool) -> None:
    if seat is not None and everything:
        raise click.UsageError(text("error-seat-or-all"))
    record = recorded(file)
    viewer = NO_SEAT if seat is None else seat - 1
    check_seat("--seat", viewer, record.rules.players)
    if whole_screen.is_wanted(plain or as_json):
        from boomcat.terminal.fullscreen.replay_feed import ReplayFeed

        whole_screen.run(ReplayFeed(record, viewer, names_in(record)), plain=False)
        return
    telling = Telling(record, viewer, viewer == NO_SEAT and (everything or record.finished))
    if as_json:
        print_json(telling.as_json())
    else:
        telling.show()


def recorded(name: str) -> Record:
    """Return the record in the file of this name."""
    try:
        return read_record(Path(name))
    except (OSError, ValueError) as error:
        raise click.UsageError(text("error-cannot-read", file=name, reason=reason_of(error))) from None


def names_in(record: Record) -> list[str]:
    """Return what the players are called; those who share a name are called by number."""
    given = Counter(one.name for one in record.players)
    return [one.name if given[one.name] == 1 else "" for one in record.players]


class Telling:
    """A record as one seat or a spectator sees it, or, with `everything`, including all that is hidden."""

    def __init__(self, record: Record, viewer: int, everything: bool) -> None:
        self.record = record
        self.viewer = viewer
        self.everything = everything
        self.edition = record.rules.edition
        self.names = names_in(record)
        self.game = dealt(record)
        # Replay all of it before printing, so that an impossible game isn't shown.
        self.steps = list(replay(record))

    def seen(self, step: ReplayStep) -> list[Event]:
        return [event if self.everything else redact(event, self.viewer) for event in step.events]

    # -- in words --------------------------------------------------------------

    def show(self) -> None:
        from rich.text import Text

        screen = console()
        for margin, words, style in self.lines():
            width = max(screen.width - MARGIN_COLUMNS, MARGIN_COLUMNS)
            if not words:
                screen.print()
            for number, part in enumerate(wrap(words, width, break_on_hyphens=False)):
                label = f"{margin:>{MARGIN_COLUMNS - 2}}  " if number == 0 else " " * MARGIN_COLUMNS
                screen.print(Text.assemble((label, "dim"), (part, style)))

    def lines(self) -> Iterator[tuple[str, str, str]]:
        """Yield the question's number where one begins, a sentence, and its style."""
        from boomcat.terminal.screen import style_of

        for words in self.beginning():
            yield "", words, ""
        teller = Teller(self.edition, self.viewer, self.names)
        record, current, noped, question = self.record, NO_SEAT, False, NO_SEAT
        for step in self.steps:
            for event in self.seen(step):
                if isinstance(event, WindowClosed) and not (noped or event.stopped):
                    continue
                noped = isinstance(event, Noped)
                if isinstance(event, TurnBegan) and event.seat != current:
                    current = event.seat
                    yield "", "", ""
                if isinstance(event, TurnBegan) or step.question == question:
                    yield "", teller.tell(event), style_of(event)
                else:
                    question = step.question
                    yield str(question), teller.tell(event), style_of(event)
        yield "", "", ""
        if record.standings is None:
            last = self.steps[-1].game if self.steps else self.game
            yield "", unfinished(record), ""
            yield "", text("replay-open", question=last.question), ""
        else:
            yield "", teller.tell_places(record.standings), ""

    def beginning(self) -> list[str]:
        record, rules = self.record, self.record.rules
        separator = text("list-separator")
        lines = [text("game-dealt", edition=edition_name(self.edition), players=rules.players)]
        options = write_options(rules.options)
        if options:
            lines.append(text("replay-options", options=options))
        players = [
            text("replay-player-named", seat=seat, name=one.name, player=one.player)
            if one.name
            else text("replay-player", seat=seat, player=one.player)
            for seat, one in enumerate(record.players, 1)
        ]
        lines.append(text("replay-players", players=separator.join(players)))
        if record.start != NO_TIME:
            lines.append(text("replay-start", start=f"{record.start:%Y-%m-%d %H:%M}"))
        if not record.finished:
            lines.append(unfinished(record))
            if self.viewer == NO_SEAT and not self.everything:
                lines.append(text("replay-as-spectator"))
        teller = Teller(self.edition, self.viewer, self.names)
        return [*lines, "", *self.hands(), teller.say("game-first", actor=self.game.current)]

    def hands(self) -> list[str]:
        if self.viewer != NO_SEAT:
            hand = self.game.hands[self.viewer]
            return [text("table-hand", count=hand.size, cards=counted(self.edition, cards_in(hand)))]
        if not self.everything:
            return []
        return [
            text("replay-hand", seat=seat, cards=counted(self.edition, cards_in(hand)))
            for seat, hand in enumerate(self.game.hands, 1)
        ]

    # -- as JSON ---------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        record = self.record
        return {
            "format": FORMAT,
            "edition": self.edition.key,
            "title": self.edition.title,
            "options": msgspec.to_builtins(options_message(record.rules.options)),
            "players": [{"name": one.name, "player": one.player} for one in record.players],
            "start": record.start.isoformat(),
            # These are enough to deal the cards again.
            "seed": record.luck if self.everything and isinstance(record.luck, int) else None,
            "luck": record.luck.as_json() if self.everything and isinstance(record.luck, Promise) else None,
            "seat": seat_to_json(self.viewer, self.edition),
            "everything": self.everything,
            "finished": record.finished,
            "lines": record.lines,
            "torn": record.torn,
            "steps": [self.step_as_json(step) for step in self.steps],
            "standings": None if record.standings is None else [seat + 1 for seat in record.standings],
        }

    def step_as_json(self, step: ReplayStep) -> dict[str, Any]:
        return {
            "question": step.question,
            "seat": seat_to_json(step.seat, self.edition),
            "move": self.move_as_json(step.seat, step.move),
            "seconds": step.seconds,
            "events": [msgspec.to_builtins(event_message(event, self.edition)) for event in self.seen(step)],
        }

    def move_as_json(self, seat: int, move: Move | None) -> str | None:
        if move is None:
            return None
        shown = self.everything or seat == self.viewer or is_open(move)
        return write_move(move, self.edition) if shown else None


def is_open(move: Move) -> bool:
    """Return whether other players see the move itself, besides its events."""
    if isinstance(move, SimpleMove):
        return move not in PASSES and not has_secrets(move.fields)
    return isinstance(move, Play)


def unfinished(record: Record) -> str:
    if record.torn:
        return text("replay-torn", line=record.lines + 1)
    return text("replay-unfinished", line=record.lines)
