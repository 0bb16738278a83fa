"""The numbers of one kind of table: a number for each action, and a row of bytes for what a seat knows."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import State
from boomcat.rl.actions import Actions
from boomcat.rl.features import ROW, ObservationWriter, TableFacts
from boomcat.rl.layout import PARTS, Part, columns_of, laid_out, scales
from boomcat.rl.masks import Masks
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
        self.masks = Masks(self.actions)
        self.facts = TableFacts(rules)
        self.writer = ObservationWriter(by_seat=True)
        columns = columns_of(rules)
        factors = scales(PARTS)
        #: The named parts of an observation, and the factor by which to multiply each of its bytes.
        self.parts: list[Part] = laid_out(
            [(part.name, len(columns[part.name]), part.scale, part.meaning) for part in PARTS if columns[part.name]]
        )
        chosen = [column for part in self.parts for column in columns[part.name]]
        self.scales: list[float] = [factors[column] for column in chosen]
        self.columns: vec[i64] = vec[i64](chosen)
        self.full_row: vec[u8] = vec[u8](bytes(ROW))
        self.action_count: i64 = self.actions.size
        self.width: i64 = len(chosen)

    def observe(self, game: State, seat: i64, memory: Memory, row: vec[u8], base: i64) -> None:
        """Write what this seat knows into the bytes from `base` on."""
        full = self.full_row
        self.writer.look(self.facts, game, seat, memory)
        self.writer.fill(self.facts, game, memory, full, 0)
        columns = self.columns
        width = self.width
        at: i64 = 0
        while at < width:
            column = columns[at]
            row[base + at] = full[column]
            full[column] = 0
            at += 1


def encoding_for(edition: str, players: int, options: Options | None = None) -> TableEncoding:
    """Return the encoding of an edition or recipe with this number of players."""
    return TableEncoding(rules_for(edition_named(edition), players, options or Options()))
