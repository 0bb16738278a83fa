"""The review of a recorded game as the messages that POST /api/review sends, one in each line."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from boomcat.locale import ENGLISH, languages, speaking
from boomcat.records.record import Record
from boomcat.records.replay import dealt, replay
from boomcat.reviews.game_review import PARTS, Fortune, Highlights, Moment, Review
from boomcat.reviews.review_text import ReviewTeller
from boomcat.reviews.reviewer import Reviewer
from boomcat.reviews.verdict import is_as_good
from boomcat.server.tables import http_bodies, table_info
from boomcat.server.tables.offers import offered
from boomcat.server.tables.replays import read_replayed
from boomcat.views.view import View

ENCODER = msgspec.json.Encoder()
#: A message is sent whenever so much more of the work is done.
SHARE_OF_MESSAGE: Final = 0.02
#: The last games that were reviewed: everybody who played one asks for it.
KEPT: Final = 16
COMPRESSION: Final = 6

FINISHED: OrderedDict[str, tuple[Record, Review]] = OrderedDict()


def write_review(text: str, language: str, compressed: bool) -> Iterator[bytes]:
    """Yield `ReviewProgress` messages, one in each line, as the work goes on; `compressed` with gzip.

    Raises a RuleError for a record that can't be read, can't have happened, or isn't finished.
    """
    packer = zlib.compressobj(COMPRESSION, wbits=31) if compressed else None
    for message in progress(text, language if language in languages() else ENGLISH):
        line = ENCODER.encode(message) + b"\n"
        yield line if packer is None else packer.compress(line) + packer.flush(zlib.Z_SYNC_FLUSH)
    if packer is not None:
        yield packer.flush()


def progress(text: str, language: str) -> Iterator[http_bodies.ReviewProgress]:
    rest: Sequence[tuple[float, ...]]
    if text in FINISHED:
        rest = FINISHED[text][1].curve
    else:
        record = read_replayed(text)
        reviewer = Reviewer(record)
        sent, shown = 0.0, 0
        for share in reviewer.run():
            if shown == 0 or share >= sent + SHARE_OF_MESSAGE:
                yield http_bodies.ReviewProgress(share, [hundredths(one) for one in reviewer.curve[shown:]])
                sent, shown = share, len(reviewer.curve)
        rest = reviewer.curve[shown:]
        FINISHED[text] = record, reviewer.review()
        while len(FINISHED) > KEPT:
            FINISHED.popitem(last=False)
    FINISHED.move_to_end(text)
    with speaking(language):
        found = WrittenReview(*FINISHED[text]).message()
    yield http_bodies.ReviewProgress(1.0, [hundredths(one) for one in rest], found)


class WrittenReview:
    """Writes a review in the language that is spoken now."""

    def __init__(self, record: Record, review: Review) -> None:
        self.review = review
        self.teller = ReviewTeller(record, review)
        self.places = {(one.question, one.seat): place for place, one in enumerate(review.moments)}
        self.offers = offers_at(record, [one for one in review.moments if one.is_bad])

    def message(self) -> http_bodies.GameReview:
        return http_bodies.GameReview(
            judge=self.review.judge,
            seats=[
                http_bodies.ReviewedSeat(one.seat + 1, one.result, *(getattr(one, part) for part in PARTS))
                for one in self.review.seats
            ],
            moments=[self.moment(one) for one in self.review.moments],
            turning_points=[
                http_bodies.ReviewedEvent(one.seat + 1, one.step, one.change, self.teller.step(one.step))
                for one in self.review.turning_points
            ],
            highlights=[self.highlights(one) for one in self.review.highlights],
            summary=list(self.teller.footer()),
        )

    def moment(self, one: Moment) -> http_bodies.ReviewedMoment:
        best = next(option.chance for option in one.options if option.move == one.best)
        offers, blocked = self.offers.get((one.question, one.seat), ([], {}))
        return http_bodies.ReviewedMoment(
            seat=one.seat + 1,
            question=one.question,
            step=one.step,
            asking=one.asking,
            played=one.played,
            best=one.best,
            loss=one.loss,
            confirmed=one.confirmed,
            verdict=str(one.verdict),  # type: ignore[arg-type]
            words=self.teller.moment(one),
            why=[self.teller.fact(fact) for fact in one.facts],
            chances=hundredths(one.chances),
            options=[
                http_bodies.ReviewedOption(
                    option.move,
                    self.teller.described[one.question, option.move],
                    option.chance,
                    is_as_good(best - option.chance) and not (one.is_bad and option.move == one.played),
                )
                for option in one.options
            ],
            offers=offers,
            blocked=blocked,
        )

    def highlights(self, one: Highlights) -> http_bodies.ReviewedHighlights:
        return http_bodies.ReviewedHighlights(
            seat=one.seat + 1,
            find=self.place(one.find),
            slip=self.place(one.slip),
            luckiest=None if one.luckiest is None else self.fortune(one.luckiest),
        )

    def place(self, moment: Moment | None) -> int | None:
        return None if moment is None else self.places[moment.question, moment.seat]

    def fortune(self, one: Fortune) -> http_bodies.ReviewedEvent:
        return http_bodies.ReviewedEvent(one.seat + 1, one.step, one.luck, self.teller.step(one.step))


def offers_at(
    record: Record, moments: Sequence[Moment]
) -> dict[tuple[int, int], tuple[list[table_info.Offer], dict[str, str]]]:
    """Return what the player of each moment could do there, by question and seat."""
    found = {}
    game = dealt(record)
    for number, step in enumerate(replay(record), 1):
        for one in moments:
            if one.step == number:
                found[one.question, one.seat] = offered(View(game, one.seat))
        game = step.game.copy()
    return found


def hundredths(shares: Sequence[float]) -> list[int]:
    """Return whole hundredths that sum to 100: those that lose the most by rounding down get what is left."""
    found = [int(100 * share) for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda at: found[at] - 100 * shares[at])
    for at in by_rest[: 100 - sum(found)]:
        found[at] += 1
    return found
