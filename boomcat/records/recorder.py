"""Writes the record of a game, either while it is played or as a whole afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from io import StringIO
from typing import TextIO

import msgspec

from boomcat.core.move_pool import PASSES
from boomcat.core.moves import Move
from boomcat.core.rules import Rules
from boomcat.luck import SealedChance
from boomcat.notation import write_move
from boomcat.records.chain import Chain
from boomcat.records.record import FORMAT, LONGEST_NAME, PLAYERS, RULES_VERSION, VERSION, Player, Promise
from boomcat.wire import options_message

#: In every edition.
PASSED = tuple(str(move) for move in PASSES)


class Recorder:
    """Writes a record line by line, and flushes each line, so that a crash loses one line at most.

    `clock` counts seconds from any point.  The recorder never touches the game itself.
    """

    def __init__(
        self,
        file: TextIO,
        rules: Rules,
        luck: int | SealedChance,
        players: Sequence[Player],
        start: datetime,
        clock: Callable[[], float],
        rules_version: int = RULES_VERSION,
    ) -> None:
        if len(players) != rules.players or any(one.player not in PLAYERS for one in players):
            raise ValueError(f"{rules.players} players, each one of {PLAYERS}, are needed")
        if isinstance(luck, SealedChance) and len(luck.contributions) != rules.players:
            raise ValueError(f"{rules.players} contributions are needed, which may be empty")
        self.file = file
        self.edition = rules.edition
        self.clock = clock
        self.begin = clock()
        self.chain = Chain()
        self.seconds = 0.0
        self.write(
            {
                "format": FORMAT,
                "version": VERSION,
                "rules": rules_version,
                "edition": rules.edition.key,
                "title": rules.edition.title,
                "options": msgspec.to_builtins(options_message(rules.options)),
                "seats": [{"name": printable(one.name)[:LONGEST_NAME], "player": one.player} for one in players],
                **({"luck": Promise.of(luck).as_json()} if isinstance(luck, SealedChance) else {"seed": luck}),
                "start": start.isoformat(timespec="seconds"),
            }
        )

    def move(self, question: int, seat: int, move: Move) -> None:
        """Record a move.  What lets a window pass is secret (N7, B2), so it isn't recorded."""
        if move not in PASSES:
            self.write_move(question, seat, write_move(move, self.edition), self.clock() - self.begin)

    def write_move(self, question: int, seat: int, words: str, seconds: float) -> None:
        # A clock that was set back must not make a record that cannot be read.
        self.seconds = max(self.seconds, round(seconds, 3))
        self.write({"question": question, "seat": seat + 1, "move": words, "seconds": self.seconds})

    def end(self, standings: Sequence[int]) -> None:
        """Record the end of the game, with the seats from first place to last."""
        self.write({"standings": [seat + 1 for seat in standings]})

    def write(self, fields: dict[str, object]) -> None:
        self.file.write(self.chain.seal(fields) + "\n")
        self.file.flush()


def write_record(
    rules: Rules,
    luck: int | SealedChance,
    players: Sequence[Player],
    start: datetime,
    moves: Iterable[tuple[int, int, str, float]],
    standings: Sequence[int] | None,
    rules_version: int = RULES_VERSION,
) -> str:
    """Return the record of a game from its stored moves: the question, the seat from 0, the words, the seconds.

    Passes are left out.  Without standings the game is unfinished.
    """
    file = StringIO()
    recorder = Recorder(file, rules, luck, players, start, lambda: 0.0, rules_version)
    for question, seat, words, seconds in moves:
        if words not in PASSED:
            recorder.write_move(question, seat, words, seconds)
    if standings is not None:
        recorder.end(standings)
    return file.getvalue()


def printable(words: str) -> str:
    """Return words without control characters, which a terminal might obey."""
    return "".join(letter if letter.isprintable() else " " for letter in words)
