"""Reads records, and validates every line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

from boomcat.core.recipe import edition_named
from boomcat.core.rules import Rules, rules_for
from boomcat.luck import MOST_CONTRIBUTED, SECRET_BYTES
from boomcat.notation.words import LARGEST_NUMBER
from boomcat.records.chain import Chain
from boomcat.records.record import (
    FORMAT,
    LONGEST_NAME,
    PLAYERS,
    RULES_VERSION,
    VERSION,
    Player,
    Promise,
    Record,
    RecordedMove,
)
from boomcat.records.record_errors import RecordError, at_line
from boomcat.wire import options_from
from boomcat.wire.option_messages import read_options_message

__all__ = ["LONGEST_LINE", "read_record"]

#: In bytes; ten long names need less.
LONGEST_LINE = 20_000

SEEDED = ("format", "version", "rules", "edition", "title", "options", "seats", "seed", "start")
PROMISED = ("format", "version", "rules", "edition", "title", "options", "seats", "luck", "start")
LUCK = ("commitment", "secret", "contributions")
HEXADECIMAL = re.compile("(?:[0-9a-f]{2})*")
COMMITMENT_BYTES = 32
MOVE = ("question", "seat", "move", "seconds")
END = ("standings",)
BEGINNING = f'{{"format":"{FORMAT}"'.encode()


def read_record(source: str | Path | Iterable[bytes] | Iterable[str]) -> Record:
    """Return the record in the file of this name, or in these lines.

    A record that breaks off is read up to there: see `finished`.
    """
    if isinstance(source, str | Path):
        with Path(source).open("rb") as file:
            return read_lines(iter(lambda: file.readline(LONGEST_LINE + 1), b""))
    return read_lines(line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line for line in source)


def read_lines(lines: Iterator[bytes]) -> Record:
    chain = Chain()
    header = Header(next(lines, b""), chain)
    moves: list[RecordedMove] = []
    standings: tuple[int, ...] | None = None
    whole, torn = 1, False
    for number, line in enumerate(lines, 2):
        if standings is not None:
            raise RecordError("record-goes-on", number)
        if torn:
            raise RecordError("record-line-changed", whole + 1)
        check_length(line, number)
        content = chain.open(without_end(line))
        if content is None:
            if line.endswith(b"\n"):
                raise RecordError("record-line-changed", number)
            torn = True
            continue
        whole = number
        fields = fields_of(content, number, MOVE, END)
        if "standings" in fields:
            standings = read_standings(fields["standings"], header.rules.players, number)
        else:
            moves.append(read_entry(fields, header.rules.players, moves[-1].seconds if moves else 0.0, number))
    return Record(header.rules, header.players, header.luck, header.start, tuple(moves), standings, whole, torn)


def without_end(line: bytes) -> bytes:
    """Strip the line ending, which is two characters in a file that was copied from Windows."""
    return line.removesuffix(b"\n").removesuffix(b"\r")


def check_length(line: bytes, number: int) -> None:
    if len(line) > LONGEST_LINE:
        raise RecordError("record-line-too-long", number, {"most": LONGEST_LINE})


def fields_of(content: str, number: int, *allowed: tuple[str, ...]) -> dict[str, Any]:
    """Return the fields of a line with a correct checksum; the fields themselves may still be wrong."""
    try:
        fields = json.loads(content, parse_constant=float)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict) or set(fields) not in map(set, allowed):
        # Each name once, even if several kinds of lines have it.
        names = dict.fromkeys(name for names in allowed for name in names)
        raise RecordError("record-wrong-fields", number, {"allowed": " ".join(names)})
    return fields


def wrong(field: str, number: int) -> NoReturn:
    raise RecordError("record-wrong-value", number, {"field": field})


def is_number(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


# -- the first line ----------------------------------------------------------------


class Header:
    """The first line: the rules, the players and the luck."""

    def __init__(self, line: bytes, chain: Chain) -> None:
        if not line:
            raise RecordError("record-empty", 1)
        check_length(line, 1)
        check_version(line)
        content = chain.open(without_end(line))
        if content is None:
            raise RecordError("record-line-changed", 1)
        fields = fields_of(content, 1, SEEDED, PROMISED)
        if fields["rules"] != RULES_VERSION:
            details: dict[str, str | int] = {"found": version_of(fields["rules"]), "known": RULES_VERSION}
            raise RecordError("record-rules-version", 1, details)
        self.players = read_players(fields["seats"])
        self.rules = read_rules(fields["edition"], fields["title"], fields["options"], len(self.players))
        self.luck = read_promise(fields["luck"], len(self.players)) if "luck" in fields else read_seed(fields["seed"])
        self.start = read_start(fields["start"])


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


def read_players(seats: object) -> tuple[Player, ...]:
    players: list[Player] = []
    for seat in seats if isinstance(seats, list) else []:
        if not isinstance(seat, dict) or set(seat) != {"name", "player"}:
            wrong("seats", 1)
        name, player = seat["name"], seat["player"]
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable() or player not in PLAYERS:
            wrong("seats", 1)
        players.append(Player(name, player))
    if not players:
        wrong("seats", 1)
    return tuple(players)


def read_rules(edition: object, title: object, options: object, players: int) -> Rules:
    if not isinstance(edition, str):
        wrong("edition", 1)
    if not isinstance(title, str) or len(title) > LONGEST_NAME or not title.isprintable():
        wrong("title", 1)
    with at_line(1):
        chosen = options_from(read_options_message(options))
        return rules_for(edition_named(edition, title), players, chosen)


def read_seed(seed: object) -> int:
    if type(seed) is not int or not is_number(seed, -(2**63), 2**63 - 1):
        wrong("seed", 1)
    return seed


def read_promise(luck: object, players: int) -> Promise:
    if not isinstance(luck, dict) or set(luck) != set(LUCK):
        wrong("luck", 1)
    given = luck["contributions"]
    if not isinstance(given, list) or len(given) != players:
        wrong("luck", 1)
    secret = read_bytes(luck["secret"], SECRET_BYTES, SECRET_BYTES)
    contributions = tuple(read_bytes(one, 0, MOST_CONTRIBUTED) for one in given)
    return Promise(read_bytes(luck["commitment"], COMMITMENT_BYTES, COMMITMENT_BYTES).hex(), secret, contributions)


def read_bytes(digits: object, fewest: int, most: int) -> bytes:
    """Return bytes written as lower-case hexadecimal digits, so that there is only one way to write them."""
    if not isinstance(digits, str) or not HEXADECIMAL.fullmatch(digits) or not fewest <= len(digits) // 2 <= most:
        wrong("luck", 1)
    return bytes.fromhex(digits)


def read_start(start: object) -> datetime:
    try:
        return datetime.fromisoformat(start if isinstance(start, str) else "")
    except ValueError:
        wrong("start", 1)


# -- the other lines ---------------------------------------------------------------


def read_entry(fields: dict[str, Any], players: int, earlier: float, number: int) -> RecordedMove:
    if not is_number(fields["question"], 0, LARGEST_NUMBER):
        wrong("question", number)
    if not is_number(fields["seat"], 1, players):
        wrong("seat", number)
    if not isinstance(fields["move"], str):
        wrong("move", number)
    seconds = fields["seconds"]
    if type(seconds) not in (int, float) or not earlier <= seconds <= LARGEST_NUMBER:
        wrong("seconds", number)
    return RecordedMove(number, fields["question"], fields["seat"] - 1, fields["move"], float(seconds))


def read_standings(standings: object, players: int, number: int) -> tuple[int, ...]:
    """Return the standings as seats counted from 0; each seat must occur once."""
    if not isinstance(standings, list) or any(type(seat) is not int for seat in standings):
        wrong("standings", number)
    if sorted(standings) != list(range(1, players + 1)):
        wrong("standings", number)
    return tuple(seat - 1 for seat in standings)
