"""The numbers of one kind of table: a number for each action, and a row of bytes for what a seat knows."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import State
from boomcat.rl.actions import Actions
from boomcat.rl.features import ObservationWriter
from boomcat.rl.layout import PARTS, Part, Row, columns_of, laid_out, scales
from boomcat.rl.memory import Memory


@final
class TableEncoding:
    """Encodes the actions and observations of an edition or recipe with a number of players.

    An observation is the row that the champion sees (`layout.PARTS`), without the columns that are constant here:
    kinds that are not in the game, seats that are not at the table, and the rules.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.actions = Actions(rules)
        columns = columns_of(rules)
        self.writer = ObservationWriter(rules, columns, by_seat=True)
        rows: list[Row] = []
        for part in PARTS:
            kept = [part.words[column - part.start] for column in columns[part.name]]
            if kept:
                rows.append((part.name, kept, part.scale, part.meaning))
        #: The named parts of an observation, and the factor by which to multiply each of its bytes.
        self.parts: list[Part] = laid_out(rows)
        self.scales: list[float] = scales(self.parts)
        self.action_count: i64 = self.actions.size
        self.width: i64 = len(self.scales)

    def observe(self, game: State, seat: i64, memory: Memory, row: vec[u8], base: i64) -> None:
        """Write what this seat knows into bytes from `base` on that are 0."""
        self.writer.look(game, seat, memory)
        self.writer.fill(game, memory, row, base)


def encoding_for(edition: str, players: int, options: Options | None = None) -> TableEncoding:
    """Return the encoding of an edition or recipe with this number of players."""
    return TableEncoding(rules_for(edition_named(edition), players, options or Options()))
