"""The puzzles as messages: what the seat could see, how good each move is, and why.

A puzzle holds no card that its seat couldn't see, as at a table.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

from boomcat.locale import speaking
from boomcat.notation import read_move
from boomcat.puzzles.daily import number_of
from boomcat.puzzles.puzzle_moment import Puzzle
from boomcat.puzzles.puzzle_shelf import puzzles
from boomcat.records.record import NO_TIME, Player, Record
from boomcat.reviews.named_text import NamedTeller
from boomcat.reviews.reasons import facts_about
from boomcat.server.tables import http_bodies, table_info
from boomcat.server.tables.offers import offered
from boomcat.server.tables.replays import table_of
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.updates import knowledge_info
from boomcat.wire import event_message, view_message
from boomcat.wire.knowledge_messages import bottom_matters

ENCODER = msgspec.json.Encoder()
#: Of puzzles in a language; each takes some hundredths of a second to write.
MOST_KEPT: Final = 256


def list_puzzles() -> http_bodies.PuzzleList:
    """Return what is known of all puzzles before one is opened, and which one is today's."""
    today = datetime.now(UTC).date()
    infos = [http_bodies.PuzzleInfo(one.edition, one.players, one.motif) for one in puzzles()]
    return http_bodies.PuzzleList(today.isoformat(), number_of(today, len(infos)), infos)


@lru_cache(MOST_KEPT)
def write_puzzle(number: int, language: str) -> bytes:
    """Return the JSON of a puzzle in a language that we speak; raises NotAllowed if there's none with this number."""
    if not 1 <= number <= len(puzzles()):
        raise NotAllowed("no-such-puzzle", {"number": number, "most": len(puzzles())})
    with speaking(language):
        return ENCODER.encode(puzzle_message(puzzles()[number - 1]))


def puzzle_message(puzzle: Puzzle) -> http_bodies.PuzzlePosition:
    _, position = puzzle.position()
    view, edition = position.view, puzzle.rules.edition
    players = tuple(Player("", "person" if seat == puzzle.seat else "bot") for seat in range(puzzle.players))
    table = table_of(Record(puzzle.rules, players, puzzle.seed, NO_TIME, (), None, 0, False))
    offers, blocked = offered(view)
    state = table_info.TableState(
        table=table,
        seat=puzzle.seat + 1,
        view=view_message(view),
        offers=offers,
        blocked=blocked,
        knowledge=knowledge_info(position.knowledge.copy(), view.draw_pile_size > 0, bottom_matters(puzzle.rules)),
        clock=None,
    )
    teller = NamedTeller(edition, [seat.name for seat in table.seats])
    ranked = [(words, read_move(words, view)) for words in sorted(puzzle.chances, key=puzzle.loss)]
    _, best = ranked[0]
    return http_bodies.PuzzlePosition(
        number=puzzle.number,
        motif=puzzle.motif,
        state=state,
        history=[event_message(event, edition) for event in position.history],
        moves=[
            http_bodies.PuzzleMove(
                move=words,
                words=teller.move(move, view.top_cards),
                grade=str(puzzle.grade(words)),  # type: ignore[arg-type]
                chance=puzzle.chances[words].champions,
                why=[teller.fact(one) for one in facts_about(position, move, best)],
            )
            for words, move in ranked
        ],
    )
