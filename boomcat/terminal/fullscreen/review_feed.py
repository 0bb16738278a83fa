"""A replay with a review beside it, which a thread works out meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from boomcat.locale import text
from boomcat.records import Record
from boomcat.reviews.review_text import ReviewTeller
from boomcat.reviews.reviewer import Reviewer
from boomcat.terminal.fullscreen.replay_feed import ReplayFeed
from boomcat.terminal.fullscreen.scene import Display, FeedCommand

#: How remarks about moves and turning points are printed.
REMARK_STYLE = "italic bold"


class ReviewFeed(ReplayFeed):
    """Shows everybody's chances with every moment, and what the judge says of the moves in the log."""

    def __init__(self, record: Record, seat: int, names: Sequence[str]) -> None:
        super().__init__(record, seat, names)
        self.reviewer = Reviewer(record)
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.work, name="review", daemon=True)
        #: The moments about which there is a remark.
        self.remarkable: list[int] = []

    def commands(self) -> list[FeedCommand]:
        return [*super().commands(), FeedCommand("m", text("screen-key-remark"), self.next_remark)]

    def start(self, display: Display) -> None:
        super().start(display)
        self.thread.start()

    def stop(self) -> None:
        super().stop()
        self.stopped.set()
        self.thread.join()

    def work(self) -> None:
        """Review the game; show the chances as soon as they are known."""
        for share in self.reviewer.run():
            if self.stopped.is_set():
                return
            self.chances = tuple(self.reviewer.curve)
            self.note = text("screen-reviewing", share=share)
            self.display.show(self.scene())
        review = self.reviewer.review()
        teller = ReviewTeller(self.record, review)
        remarks: dict[int, list[str]] = {}
        for point in review.turning_points:
            remarks.setdefault(point.step, []).append(teller.turning_point(point))
        for moment in review.moments:
            if moment.is_bad:
                remarks.setdefault(moment.step, []).append(f"{teller.moment(moment)} {teller.why(moment)}")
        self.remarks = {at: [(words, REMARK_STYLE) for words in found] for at, found in remarks.items()}
        self.remarkable = sorted(remarks)
        self.note = ""
        self.display.retell(self.lines())
        self.display.show(self.scene())

    def next_remark(self) -> None:
        """Go to the next moment that the review says something of, from the last one to the first."""
        if self.remarkable:
            self.go(next((at for at in self.remarkable if at > self.at), self.remarkable[0]))
