"""A review in words: each sentence is made from facts, and says no more than they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from boomcat.core.events import Event, Noped, TurnBegan, WindowClosed
from boomcat.core.question import is_window
from boomcat.event_sentences import WEIGHTS
from boomcat.locale import text
from boomcat.notation import read_move
from boomcat.records.record import Record
from boomcat.records.replay import ReplayStep, dealt, replay
from boomcat.reviews.game_review import PARTS, Highlights, Moment, Review, TurningPoint
from boomcat.reviews.named_text import NamedTeller

#: A curve in one line.
BLOCKS: Final = "▁▂▃▄▅▆▇█"
#: Letters of such a line.
CURVE_WIDTH: Final = 48


class ReviewTeller(NamedTeller):
    """Writes a review for people, in the language that is spoken now."""

    def __init__(self, record: Record, review: Review) -> None:
        given = Counter(one.name for one in record.players)
        super().__init__(record.rules.edition, [one.name if given[one.name] == 1 else "" for one in record.players])
        self.review = review
        #: What happened in each step, the deal first; and the moves of each decision, as they're described.
        self.events: list[Sequence[Event]] = [()]
        self.described: dict[tuple[int, str], str] = {}
        #: The play that the window of a step was about.
        self.pending: dict[int, str] = {}
        wanted: dict[int, list[Moment]] = {}
        for one in review.moments:
            wanted.setdefault(one.step, []).append(one)
        self.describe_moves(replay(record), record, wanted)

    def describe_moves(self, steps: Iterator[ReplayStep], record: Record, wanted: dict[int, list[Moment]]) -> None:
        game = dealt(record)
        for number, step in enumerate(steps, 1):
            if game.pending is not None and is_window(game.asking):
                self.pending[number] = self.play(game.pending)
            for moment in wanted.get(number, ()):
                for written in {option.move for option in moment.options}:
                    words = self.move(read_move(written, game))
                    known = f"{words} ({self.pending[number]})" if number in self.pending else words
                    self.described[moment.question, written] = known
            self.events.append(step.events)
            game = step.game.copy()

    # -- sentences -------------------------------------------------------------------

    def step(self, number: int) -> str:
        """Return the sentence about the event of a step that matters most."""
        order = ("loud", "plain", "quiet")
        events = [one for one in self.events[number] if not isinstance(one, (TurnBegan, WindowClosed))]
        if not events and number in self.pending:
            stopped = any(isinstance(one, WindowClosed) and one.stopped for one in self.events[number])
            return text("review-stopped" if stopped else "review-let-through", play=self.pending[number])
        if not events:
            return text("review-nothing-happened")
        event = min(events, key=lambda one: order.index(WEIGHTS.get(one.tag, "plain")))
        if isinstance(event, Noped):
            message = "review-noped" if event.depth % 2 else "review-yupped"
            return text(message, player=self.name(event.seat), play=self.pending[number])
        return self.teller.tell(event)

    def turning_point(self, point: TurningPoint) -> str:
        noped = [one for one in self.events[point.step] if isinstance(one, Noped)]
        what = self.step(point.step)
        message = "review-turning-nope" if noped else "review-turning"
        return text(message, what=what, player=self.name(point.seat), change=signed(point.change))

    def moment(self, moment: Moment) -> str:
        """Return what was played, what would have been better, and by how much."""
        played = self.described[moment.question, moment.played]
        best = self.described[moment.question, moment.best]
        return text(
            f"review-moment-{moment.verdict}",
            player=self.name(moment.seat),
            question=moment.question,
            played=played,
            best=best,
            points=points(moment.loss),
        )

    def why(self, moment: Moment) -> str:
        return " ".join(self.fact(one) for one in moment.facts)

    # -- lines -----------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Yield the whole review for a terminal; "" is an empty line."""
        review = self.review
        yield text("review-head", judge=review.judge)
        yield ""
        for one in review.seats:
            result = text("review-won" if one.result else "review-lost")
            yield f"{curve_of(review, one.seat)}  {self.name(one.seat)}: {result}"
            yield text("review-account", **{name: signed(getattr(one, name)) for name in PARTS})
        yield ""
        for point in review.turning_points:
            yield self.turning_point(point)
        for highlights in review.highlights:
            found = list(self.highlights(highlights))
            if found:
                yield ""
                yield self.name(highlights.seat)
                yield from found
        bad = [one for one in review.moments if one.is_bad]
        yield ""
        yield text("review-mistakes", count=len(bad))
        for moment in sorted(bad, key=lambda one: -one.loss):
            yield self.moment(moment)
            yield self.why(moment)
        yield ""
        yield from self.footer()

    def highlights(self, one: Highlights) -> Iterator[str]:
        if one.find is not None:
            yield text("review-find", moment=self.described[one.find.question, one.find.played])
        if one.slip is not None:
            yield text("review-slip", moment=self.described[one.slip.question, one.slip.played])
        if one.luckiest is not None:
            yield text("review-luckiest", what=self.step(one.luckiest.step), change=signed(one.luckiest.luck))

    def footer(self) -> Iterator[str]:
        review = self.review
        if review.redeals_won is not None:
            winner = next(one.seat for one in review.seats if one.result)
            yield text("review-redeals", player=self.name(winner), won=review.redeals_won)
        if review.oddest is not None and review.oddest.odds is not None:
            yield text("review-oddest", player=self.name(review.oddest.seat), share=review.oddest.odds)
        yield text("review-mostly-luck")


def points(share: float) -> int:
    """Return hundredths of a won game."""
    return round(100 * share)


def signed(share: float) -> str:
    return f"{points(share):+d}".replace("-", "−") if points(share) else "0"


def curve_of(review: Review, seat: int) -> str:
    """Return a seat's chances as a line of blocks, squeezed if the game was long."""
    values = [chances[seat] for chances in review.curve]
    width = min(CURVE_WIDTH, len(values))
    squeezed = [values[at * len(values) // width] for at in range(width - 1)] + [values[-1]]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in squeezed)
