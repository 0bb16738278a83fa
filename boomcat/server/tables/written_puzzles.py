"""The puzzles as messages: what the seat could see, how good each move is, and why.

A puzzle holds no card that its seat couldn't see, as at a table.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

from boomcat.core.cards import NO_CARD
from boomcat.locale import speaking
from boomcat.notation import read_move
from boomcat.puzzles.puzzle import Puzzle
from boomcat.puzzles.puzzle_shelf import number_of, puzzles
from boomcat.records.record import NO_TIME, Player, Record
from boomcat.reviews.reasons import facts_about
from boomcat.reviews.review_text import ReviewTeller
from boomcat.reviews.seat_position import SeatPosition
from boomcat.server.tables import messages
from boomcat.server.tables.offers import offered
from boomcat.server.tables.replays import table_of
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.updates import knowledge_info
from boomcat.story import Teller, describe
from boomcat.wire import event_message, view_message
from boomcat.wire.knowledge_messages import bottom_matters

ENCODER = msgspec.json.Encoder()
#: Of puzzles in a language; each takes some hundredths of a second to write.
MOST_KEPT: Final = 256


def list_puzzles() -> messages.PuzzleList:
    """Return what is known of all puzzles before one is opened, and which one is today's."""
    today = datetime.now(UTC).date()
    infos = [messages.PuzzleInfo(one.edition, one.players, one.motif) for one in puzzles()]
    return messages.PuzzleList(today.isoformat(), number_of(today), infos)


@lru_cache(MOST_KEPT)
def write_puzzle(number: int, language: str) -> bytes:
    """Return the JSON of a puzzle in a language that we speak; raises NotAllowed if there's none with this number."""
    if not 1 <= number <= len(puzzles()):
        raise NotAllowed("no-such-puzzle", {"number": number, "most": len(puzzles())})
    with speaking(language):
        return ENCODER.encode(puzzle_message(puzzles()[number - 1]))


def puzzle_message(puzzle: Puzzle) -> messages.PuzzlePosition:
    _, position = puzzle.position()
    view, edition = position.view, puzzle.rules.edition
    players = tuple(Player("", "person" if seat == puzzle.seat else "bot") for seat in range(puzzle.players))
    table = table_of(Record(puzzle.rules, players, puzzle.seed, NO_TIME, (), None, 0, False))
    offers, blocked = offered(view)
    state = messages.TableState(
        table=table,
        seat=puzzle.seat + 1,
        view=view_message(view),
        offers=offers,
        blocked=blocked,
        knowledge=knowledge_info(position.knowledge.copy(), view.draw_pile_size > 0, bottom_matters(puzzle.rules)),
        clock=None,
    )
    reasons = Reasons(puzzle, position, [seat.name for seat in table.seats])
    ranked = sorted(puzzle.chances, key=puzzle.loss)
    return messages.PuzzlePosition(
        number=puzzle.number,
        motif=puzzle.motif,
        state=state,
        history=[event_message(event, edition) for event in position.history],
        moves=[
            messages.PuzzleMove(
                move=move,
                words=reasons.words(move),
                grade=str(puzzle.grade(move)),  # type: ignore[arg-type]
                chance=puzzle.chances[move].champions,
                why=reasons.why(move),
            )
            for move in ranked
        ],
    )


class Reasons:
    """Describes the moves of a puzzle, in the language that is spoken now."""

    def __init__(self, puzzle: Puzzle, position: SeatPosition, names: list[str]) -> None:
        self.puzzle = puzzle
        self.position = position
        self.edition = puzzle.rules.edition
        # Facts about a position read like those of a record.
        self.teller = ReviewTeller.__new__(ReviewTeller)
        self.teller.edition = self.edition
        self.teller.teller = Teller(self.edition, position.seat, names)

    def words(self, move: str) -> str:
        view = self.position.view
        return describe(self.edition, read_move(move, view), tuple(card for card in view.top_cards if card != NO_CARD))

    def why(self, move: str) -> list[str]:
        """Return what speaks against a wrong move, and for the best one against the next best wrong one."""
        view, best = self.position.view, self.puzzle.best
        facts = facts_about(self.position, read_move(move, view), read_move(best, view))
        return [self.teller.fact(one) for one in facts]
