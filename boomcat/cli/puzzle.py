"""`boomcat puzzle`: the puzzle of the day, or any other; with a move, how good that is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from boomcat.cli.localized_click import Command, argument
from boomcat.cli.output import percent
from boomcat.cli.parameters import number as number_between
from boomcat.core.events import Noped, Played
from boomcat.core.move_pool import DRAW
from boomcat.locale import text
from boomcat.notation import read_move, write_move
from boomcat.story import Teller, ask, edition_name
from boomcat.terminal.table_text import hand_line, public_lines

if TYPE_CHECKING:
    from boomcat.puzzles.puzzle_moment import Puzzle
    from boomcat.reviews.named_text import NamedTeller
    from boomcat.reviews.seat_position import SeatPosition

#: More than any shelf has.
MOST_PUZZLES = 1_000_000


@click.command("puzzle", cls=Command, help="command-puzzle")
@argument("number", required=False, type=number_between(1, MOST_PUZZLES), help="argument-puzzle")
@argument("move", required=False, metavar="value-move", help="argument-puzzle-move")
def command(number: int | None, move: str | None) -> None:
    # Beside it, nothing of the command needs numpy.
    from boomcat.puzzles.daily import number_of
    from boomcat.puzzles.puzzle_shelf import puzzles
    from boomcat.reviews.named_text import NamedTeller

    number = number or number_of(datetime.now(UTC).date(), len(puzzles()))
    if number > len(puzzles()):
        raise click.UsageError(text("error-no-such-puzzle", number=number, most=len(puzzles())))
    puzzle = puzzles()[number - 1]
    _, position = puzzle.position()
    teller = NamedTeller(puzzle.rules.edition, ())
    for line in verdict(puzzle, move, position, teller) if move else question(puzzle, position, teller):
        click.echo(line)


def question(puzzle: Puzzle, position: SeatPosition, teller: NamedTeller) -> Iterator[str]:
    """Yield the position as the seat sees it, what follows from what it has seen, and the moves in the notation."""
    from boomcat.reviews.reasons import facts_about

    view, edition = position.view, puzzle.rules.edition
    title = text("table-title", edition=edition_name(edition), players=puzzle.players)
    yield f"{text('web-puzzle-title', number=puzzle.number)}. {title}"
    yield text("web-puzzle-ask", name=teller.within(puzzle.seat))
    yield ""
    yield from public_lines(view)
    yield hand_line(view)
    if view.pending is not None:
        events = Teller(edition, puzzle.seat)
        yield events.tell(Played(view.current, view.pending))
        for depth, seat in enumerate(view.noped_by, 1):
            yield events.tell(Noped(seat, depth))
    # The Defuses are in the hand, for all to count.
    known = [one for one in facts_about(position, DRAW, DRAW) if one.kind != "defuses"]
    if known:
        yield " ".join(teller.fact(one, now=True) for one in known)
    yield ""
    yield ask(view)
    for words in puzzle.chances:
        yield f"  {words}: {teller.move(read_move(words, view), view.top_cards)}"


def verdict(puzzle: Puzzle, move: str, position: SeatPosition, teller: NamedTeller) -> Iterator[str]:
    """Yield how good the move is, the chances of all, and what was to be known."""
    from boomcat.puzzles.puzzle_moment import Grade
    from boomcat.reviews.reasons import facts_about

    view = position.view
    played = read_move(move, view)
    words = write_move(played, puzzle.rules.edition)
    if words not in puzzle.chances:
        raise click.UsageError(text("error-puzzle-move", move=words))
    points = round(100 * puzzle.loss(words))
    grade = puzzle.grade(words)
    yield text("web-puzzle-wrong", points=points) if grade is Grade.WRONG else text(f"web-puzzle-{grade}")
    yield f"{text(f'web-puzzle-motif-{puzzle.motif}')}. {text('web-puzzle-about')}"
    yield ""
    for one in sorted(puzzle.chances, key=puzzle.loss):
        mark = ">" if one == words else " "
        described = teller.move(read_move(one, view), view.top_cards)
        yield f"{mark} {percent(puzzle.chances[one].champions):>6}  {described}"
    yield ""
    yield " ".join(teller.fact(one) for one in facts_about(position, played, read_move(puzzle.best, view)))
