"""What a given number of tables needs, worked out from what was measured: `python -m lab.scale`.

`--write` puts it into docs/cluster.md, and a test compares the two.  Measure anew with `python3 play bench --cluster
--json` and `python3 play bench --server --tables 1000 --json`, and write the figures here.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import ceil
from pathlib import Path

__all__ = ["BUSY", "MEASURED", "Figures", "Need", "Pace", "need", "report"]

PAGE = Path(__file__).resolve().parent.parent / "docs" / "cluster.md"
BEGIN, END = "<!-- made by lab/scale.py -->\n", "<!-- end -->\n"

DAY = 86_400


@dataclass(frozen=True, slots=True)
class Figures:
    """What one move costs; CPU in milliseconds."""

    #: On the nodes, where most people come to another node than their table's.
    node_ms: float
    #: On the NATS servers, all three together, for one change; and what they took at most in a second.
    nats_ms: float
    changes_per_second: int
    changes_per_move: float
    entry_bytes: int
    #: Bytes of messages to all people of a table about one move.
    told_kb: float


@dataclass(frozen=True, slots=True)
class Pace:
    name: str
    #: Moves in a second at a table where people play, and the part of all tables at which they do.
    moves: float
    playing: float


#: 2026-11-16, two shared cores at 2.8 GHz that nodes, NATS servers and clients had to share.
MEASURED = Figures(
    node_ms=2.4,
    nats_ms=0.09,
    changes_per_second=13_000,
    changes_per_move=1.2,
    entry_bytes=730,
    told_kb=16.0,
)
#: Every table as quick as in our benchmark; and as people play.
BUSY = Pace("busy", 1.0, 1.0)
USUAL = Pace("usual", 0.2, 0.2)
#: A core is full enough at this part of its time: above it waits grow.
ROOM = 0.7


@dataclass(frozen=True, slots=True)
class Need:
    moves_per_second: float
    #: A node is a process, which uses one core.
    node_cores: int
    nats_cores: int
    #: Sets of three servers, by what one set took here.
    nats_sets: int
    #: To people; and nearly as much once more on the bus, where there are many nodes.
    told_mb_per_second: float
    stored_gb_per_day: float


def need(tables: int, pace: Pace, figures: Figures = MEASURED) -> Need:
    playing = tables * pace.playing
    moves = playing * pace.moves
    changes = moves * figures.changes_per_move
    nodes = max(3, ceil(moves * figures.node_ms / 1000 / ROOM))
    return Need(
        moves_per_second=moves,
        node_cores=nodes,
        nats_cores=max(3, ceil(changes * figures.nats_ms / 1000 / ROOM)),
        nats_sets=ceil(changes / (figures.changes_per_second * ROOM)),
        told_mb_per_second=moves * figures.told_kb / 1e3,
        stored_gb_per_day=3 * changes * figures.entry_bytes * DAY / 1e9,
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:,.1f}"


def report() -> str:
    heads = ["tables", "pace", "cores for nodes", "cores for NATS", "NATS servers", "MB/s to people", "GB stored a day"]
    lines = [f"| {' | '.join(heads)} |", "|--:|---|" + "--:|" * (len(heads) - 2)]
    for tables in (1_000, 10_000, 100_000):
        for pace in (USUAL, BUSY):
            it = need(tables, pace)
            cells = [
                f"{tables:,}",
                pace.name,
                f"{it.node_cores:,}",
                f"{it.nats_cores:,}",
                f"{3 * it.nats_sets:,}",
                number(it.told_mb_per_second),
                number(it.stored_gb_per_day),
            ]
            lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    before, rest = page.split(BEGIN)
    return before + BEGIN + "\n" + report() + "\n" + END + rest.split(END)[1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.scale", description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/cluster.md")
    if parser.parse_args().write:
        PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
    else:
        print(report(), end="")


if __name__ == "__main__":
    main()
