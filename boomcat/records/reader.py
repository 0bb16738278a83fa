"""Reads records, and validates every line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from boomcat.core.recipe import edition_named
from boomcat.core.rules import Rules, rules_for
from boomcat.luck import MOST_CONTRIBUTED, SECRET_BYTES
from boomcat.notation.words import LARGEST_NUMBER
from boomcat.records.chain import Chain
from boomcat.records.record import (
    FORMAT,
    LONGEST_NAME,
    RULES_VERSION,
    VERSION,
    Player,
    Promise,
    Record,
    RecordedMove,
    RecordError,
    at_line,
)
from boomcat.wire import SeatNumber, options_from, read_options_message

#: In bytes; ten long names need less.
LONGEST_LINE_BYTES = 20_000

BEGINNING = f'{{"format":"{FORMAT}"'.encode()

Line = TypeVar("Line", bound=Struct)

# -- what the lines say --------------------------------------------------------------

Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
#: Lower-case hexadecimal digits, so that there is only one way to write bytes.
Digest: TypeAlias = Annotated[str, Meta(pattern=r"\A(?:[0-9a-f]{2}){32}\Z")]
Secret: TypeAlias = Annotated[str, Meta(pattern=rf"\A(?:[0-9a-f]{{2}}){{{SECRET_BYTES}}}\Z")]
Contribution: TypeAlias = Annotated[str, Meta(pattern=rf"\A(?:[0-9a-f]{{2}}){{0,{MOST_CONTRIBUTED}}}\Z")]


class SeatFields(Struct, forbid_unknown_fields=True):
    name: Name
    player: Literal["person", "bot"]


class LuckFields(Struct, forbid_unknown_fields=True):
    commitment: Digest
    secret: Secret
    contributions: list[Contribution]


class FirstLine(Struct):
    format: str
    version: int
    rules: int
    edition: str
    title: Name
    options: Any
    seats: Annotated[list[SeatFields], Meta(min_length=1)]


class SeededLine(FirstLine):
    seed: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
    start: datetime


class PromisedLine(FirstLine):
    luck: LuckFields
    start: datetime


class MoveLine(Struct):
    question: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
    seat: SeatNumber
    move: str
    seconds: Annotated[float, Meta(ge=0, le=LARGEST_NUMBER)]


class EndLine(Struct):
    standings: list[SeatNumber]


# -- reading -------------------------------------------------------------------------


def read_record(source: str | Path | Iterable[bytes] | Iterable[str]) -> Record:
    """Return the record in the file of this name, or in these lines.

    A record that breaks off is read up to there: see `finished`.
    """
    if isinstance(source, str | Path):
        with Path(source).open("rb") as file:
            return read_lines(iter(lambda: file.readline(LONGEST_LINE_BYTES + 1), b""))
    return read_lines(line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line for line in source)


def read_lines(lines: Iterator[bytes]) -> Record:
    chain = Chain()
    rules, players, luck, start = read_header(next(lines, b""), chain)
    moves: list[RecordedMove] = []
    standings: tuple[int, ...] | None = None
    whole, torn = 1, False
    for number, line in enumerate(lines, 2):
        if standings is not None:
            raise RecordError("record-goes-on", number)
        if torn:
            raise RecordError("record-line-changed", whole + 1)
        check_length(line, number)
        content = chain.open(line)
        if content is None:
            if line.endswith(b"\n"):
                raise RecordError("record-line-changed", number)
            torn = True
            continue
        whole = number
        kind, fields = fields_of(content, number, MoveLine, EndLine)
        found = converted(fields, kind, number)
        if isinstance(found, EndLine):
            if sorted(found.standings) != list(range(1, len(players) + 1)):
                wrong("standings", number)
            standings = tuple(seat - 1 for seat in found.standings)
        else:
            assert isinstance(found, MoveLine)
            if found.seat > len(players):
                wrong("seat", number)
            if moves and found.seconds < moves[-1].seconds:
                wrong("seconds", number)
            moves.append(RecordedMove(number, found.question, found.seat - 1, found.move, found.seconds))
    return Record(rules, players, luck, start, tuple(moves), standings, whole, torn)


def read_header(line: bytes, chain: Chain) -> tuple[Rules, tuple[Player, ...], int | Promise, datetime]:
    """The first line: the rules, the players, the luck and the start."""
    if not line:
        raise RecordError("record-empty", 1)
    check_length(line, 1)
    check_version(line)
    content = chain.open(line)
    if content is None:
        raise RecordError("record-line-changed", 1)
    kind, fields = fields_of(content, 1, SeededLine, PromisedLine)
    if fields["rules"] != RULES_VERSION:
        raise RecordError("record-rules-version", 1, {"found": version_of(fields["rules"]), "known": RULES_VERSION})
    header = converted(fields, kind, 1)
    assert isinstance(header, SeededLine | PromisedLine)
    if not all(one.name.isprintable() for one in header.seats):
        wrong("seats", 1)
    if not header.title.isprintable():
        wrong("title", 1)
    players = tuple(Player(one.name, one.player) for one in header.seats)
    with at_line(1):
        options = options_from(read_options_message(header.options))
        rules = rules_for(edition_named(header.edition, header.title), len(players), options)
    if isinstance(header, SeededLine):
        return rules, players, header.seed, header.start
    if len(header.luck.contributions) != len(players):
        wrong("luck", 1)
    given = tuple(bytes.fromhex(one) for one in header.luck.contributions)
    luck = Promise(header.luck.commitment, bytes.fromhex(header.luck.secret), given)
    return rules, players, luck, header.start


def check_length(line: bytes, number: int) -> None:
    if len(line) > LONGEST_LINE_BYTES:
        raise RecordError("record-line-too-long", number, {"most": LONGEST_LINE_BYTES})


def check_version(line: bytes) -> None:
    """Refuse files that aren't records, and records of other versions, whose checksums may differ."""
    try:
        fields = json.loads(line.decode())
    except (ValueError, RecursionError):
        if not line.startswith(BEGINNING):
            raise RecordError("record-foreign", 1) from None
        raise RecordError("record-line-changed" if line.endswith(b"\n") else "record-first-line-torn", 1) from None
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise RecordError("record-foreign", 1)
    version = fields.get("version")
    if version != VERSION or type(version) is not int:
        raise RecordError("record-version", 1, {"found": version_of(version), "known": VERSION})


def version_of(value: object) -> str:
    return str(value) if type(value) is int else "?"


def fields_of(content: str, number: int, *kinds: type[Line]) -> tuple[type[Line], dict[str, Any]]:
    """Return the fields of a line with a correct checksum, and its kind; the fields themselves may still be wrong."""
    try:
        fields = json.loads(content, parse_constant=float)
    except (ValueError, RecursionError):
        fields = None
    for kind in kinds:
        if isinstance(fields, dict) and set(fields) == {*kind.__struct_fields__}:
            return kind, fields
    # Each name once, even if several kinds of lines have it.
    names = dict.fromkeys(name for kind in kinds for name in kind.__struct_fields__)
    raise RecordError("record-wrong-fields", number, {"allowed": " ".join(names)})


def converted(fields: dict[str, Any], kind: type[Line], number: int) -> Line:
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        # It ends with the place: "Expected `int`, got `str` - at `$.seats[0].name`".
        wrong(re.split(r"\W", str(error).rpartition("`$.")[2])[0], number)


def wrong(field: str, number: int) -> NoReturn:
    raise RecordError("record-wrong-value", number, {"field": field})
