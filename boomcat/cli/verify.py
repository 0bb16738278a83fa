"""`boomcat verify`: check that the luck of a recorded game matches its commitment."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import click

from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import print_json
from boomcat.cli.parameters import SEAT, Reader, check_seat
from boomcat.cli.replay import recorded
from boomcat.core.events import Event, Handed, Marked, Shuffled, Stole, TowerTaken
from boomcat.locale import text
from boomcat.luck import MOST_CONTRIBUTED, commitment
from boomcat.records import FORMAT, Promise, Record, RecordError, Rolled, rolled
from boomcat.story import explain

NOT_RIGHT = 1
#: Hexadecimal digits of a commitment.
DIGITS = 64


def hexadecimal(least: int, most: int) -> Reader:
    """Bytes as hexadecimal digits, in upper or lower case."""

    def read(word: str) -> str:
        digits = word.strip().lower()
        if not re.fullmatch("(?:[0-9a-f]{2})*", digits) or not least <= len(digits) <= most:
            raise ValueError(text("error-hexadecimal", word=word, least=least, most=most))
        return digits

    return Reader("value-hex", read)


@click.command("verify", cls=Command, help="command-verify")
@argument("file", metavar="value-file", help="argument-record")
@option("--commitment", "noted", type=hexadecimal(DIGITS, DIGITS), help="option-commitment")
@option("--contribution", type=hexadecimal(0, 2 * MOST_CONTRIBUTED), help="option-contribution")
@option("--seat", type=SEAT, help="option-verify-seat")
@option("--json", "as_json", is_flag=True, help="option-json")
def command(file: str, noted: str | None, contribution: str | None, seat: int | None, as_json: bool) -> None:
    if (contribution is None) != (seat is None):
        raise click.UsageError(text("error-contribution-and-seat"))
    record = recorded(file)
    own = None
    if contribution is not None and seat is not None:
        check_seat("--seat", seat - 1, record.rules.players)
        own = seat - 1, bytes.fromhex(contribution)
    verdict = Verdict(record, noted, own)
    if as_json:
        print_json(verdict.as_json())
    else:
        verdict.show()
    click.get_current_context().exit(0 if verdict.whole and verdict.right else NOT_RIGHT)


class Finding(NamedTuple):
    """The result of one check."""

    right: bool
    words: str


class Verdict:
    """All that can be checked: against a commitment noted before the game, and the bytes that a seat gave."""

    def __init__(self, record: Record, noted: str | None = None, own: tuple[int, bytes] | None = None) -> None:
        self.record = record
        self.noted = noted
        # Reading the record has checked its lines.
        self.findings = [Finding(True, text("verify-lines", lines=record.lines))]
        if isinstance(record.luck, Promise):
            self.check_promise(record.luck, noted, own)
        else:
            self.find(True, text("verify-seed"))
            if noted is not None:
                self.find(False, text("verify-noted-seed"))
            if own is not None:
                self.find(False, text("verify-own-seed"))
        self.luck: list[Rolled] = []
        #: How a part of a game would have continued can't be checked.
        self.whole = record.finished
        # Replaying the whole game computes every outcome again.
        try:
            for one in rolled(record):
                self.luck.append(one)
        except RecordError as error:
            self.find(False, explain(error))
        else:
            if record.standings is not None:
                seats = text("list-separator").join(str(seat + 1) for seat in record.standings)
                self.find(True, text("verify-replayed", places=seats))

    @property
    def right(self) -> bool:
        return all(finding.right for finding in self.findings)

    def check_promise(self, promise: Promise, noted: str | None, own: tuple[int, bytes] | None) -> None:
        shown = promise.commitment
        if promise.kept:
            self.find(True, text("verify-commitment-right", commitment=shown))
        else:
            self.find(False, text("verify-commitment-wrong", commitment=shown, right=commitment(promise.secret)))
        if noted is not None:
            same = noted == shown
            self.find(same, text("verify-noted-right") if same else text("verify-noted-wrong", noted=noted))
        if own is not None:
            seat, given = own
            if promise.contributions[seat] == given:
                self.find(True, text("verify-own-right", seat=seat + 1))
            else:
                self.find(False, text("verify-own-wrong", seat=seat + 1, bytes=given.hex() or "–"))

    def find(self, right: bool, words: str) -> None:
        self.findings.append(Finding(right, words))

    # -- in words --------------------------------------------------------------

    def show(self) -> None:
        """Print all findings; that of the game comes last, after its luck."""
        for words in self.given():
            click.echo(words)
        click.echo(text("verify-luck"))
        for one in self.luck:
            first, last, count = one.outcomes[0].ordinal, one.outcomes[-1].ordinal, len(one.outcomes)
            click.echo("  " + text("verify-outcomes", count=count, first=first, last=last, what=self.decided(one)))
        for finding in self.findings:
            words = finding.words if finding.right else text("verify-wrong", problem=finding.words)
            click.secho(words, fg=None if finding.right else "red")
        if not self.whole:
            click.echo(text("verify-unfinished", line=self.record.lines))
        click.secho(self.summary(), bold=True)

    def given(self) -> list[str]:
        if not isinstance(self.record.luck, Promise):
            return []
        seats = enumerate(zip(self.record.players, self.record.luck.contributions, strict=True), 1)
        return [
            text("verify-given", seat=seat, player=one.player, bytes=given.hex())
            if given
            else text("verify-given-nothing", seat=seat, player=one.player)
            for seat, (one, given) in seats
        ]

    def decided(self, one: Rolled) -> str:
        count = len(one.outcomes)
        match one.cause:
            case "hands":
                return text("verify-hands", cards=count, players=self.record.rules.players)
            case "boxed":
                return text("verify-boxed", cards=count)
            case "tower":
                return text("verify-tower", cards=count)
            case "pile":
                # The last card of a shuffle needs no outcome.
                return text("verify-pile", cards=count + 1)
            case str():
                return text("verify-first", seat=one.outcomes[0].value + 1)
            case Shuffled():
                return text("verify-shuffle", question=one.question or 0, cards=count + 1)
            case Stole(thief=taker, victim=giver) | Handed(taker=taker, giver=giver):
                return text("verify-theft", question=one.question or 0, thief=taker + 1, victim=giver + 1)
            case event:
                return text("verify-card", question=one.question or 0, seat=whose(event) + 1)

    def summary(self) -> str:
        if not self.right:
            return text("verify-not-proved")
        if not self.whole:
            return text("verify-not-whole")
        if not isinstance(self.record.luck, Promise):
            return text("verify-replay-only")
        if not any(self.record.luck.contributions):
            return text("verify-no-contributions")
        return text("verify-proved" if self.noted is not None else "verify-proved-without-note")

    # -- as JSON ---------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        luck = self.record.luck
        return {
            "format": FORMAT,
            "right": self.right,
            "whole": self.whole,
            "commitment": luck.commitment if isinstance(luck, Promise) else None,
            "findings": [finding._asdict() for finding in self.findings],
            "decided": [self.rolled_as_json(one) for one in self.luck],
        }

    def rolled_as_json(self, one: Rolled) -> dict[str, Any]:
        return {
            "cause": one.cause if isinstance(one.cause, str) else type(one.cause).__name__,
            "question": one.question,
            "outcomes": [
                # An unfinished game may continue elsewhere, so its luck stays secret.
                {"ordinal": roll.ordinal, "bound": roll.bound, "value": roll.value if self.whole else None}
                for roll in one.outcomes
            ],
        }


def whose(event: Event) -> int:
    """Return the player of whose cards the luck chose one: out of a hand, or of the tower in its place."""
    if isinstance(event, Marked):
        return event.target
    if isinstance(event, TowerTaken):
        return event.owner
    seat: int = getattr(event, "seat")  # noqa: B009
    return seat
