"""Writes the record of a game while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TextIO

from boomcat.core.moves import Move, Pass
from boomcat.core.rules import Rules
from boomcat.notation import write_move
from boomcat.notation.options import write_options
from boomcat.records.chain import Chain
from boomcat.records.record import FORMAT, LONGEST_NAME, PLAYERS, RULES_VERSION, VERSION, Player

__all__ = ["Recorder"]


class Recorder:
    """Line by line, each written out at once, so that a crash costs one line at most.

    `clock` counts seconds from anywhere.  The game itself is never touched.
    """

    def __init__(
        self,
        file: TextIO,
        rules: Rules,
        seed: int,
        players: Sequence[Player],
        start: datetime,
        clock: Callable[[], float],
    ) -> None:
        if len(players) != rules.players or any(one.player not in PLAYERS for one in players):
            raise ValueError(f"{rules.players} players, each one of {PLAYERS}, are needed")
        self.file = file
        self.edition = rules.edition
        self.clock = clock
        self.begin = clock()
        self.seconds = 0.0
        self.chain = Chain()
        self.write(
            {
                "format": FORMAT,
                "version": VERSION,
                "rules": RULES_VERSION,
                "edition": rules.edition.key,
                "options": write_options(rules.options),
                "seats": [{"name": printable(one.name), "player": one.player} for one in players],
                "seed": seed,
                "start": start.isoformat(timespec="seconds"),
            }
        )

    def move(self, question: int, seat: int, move: Move) -> None:
        """A move was made.  That somebody let a Nope window pass is nobody's business (N7): it leaves no trace."""
        if isinstance(move, Pass):
            return
        # A clock that was set back must not make a record that cannot be read.
        self.seconds = max(self.seconds, round(self.clock() - self.begin, 3))
        words = write_move(move, self.edition)
        self.write({"question": question, "seat": seat + 1, "move": words, "seconds": self.seconds})

    def end(self, places: Sequence[int]) -> None:
        """The game is over; the seats from the first place to the last."""
        self.write({"places": [seat + 1 for seat in places]})

    def write(self, fields: dict[str, object]) -> None:
        self.file.write(self.chain.seal(fields) + "\n")
        self.file.flush()


def printable(name: str) -> str:
    """The name without anything that a terminal could take for a command."""
    return "".join(letter if letter.isprintable() else " " for letter in name)[:LONGEST_NAME]
