"""A recorded game for the screen, which goes back and forth in it; with a review, everybody's chances beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boomcat.bots.seat import Seat
from boomcat.core.events import Event, TurnBegan
from boomcat.core.moves import Move
from boomcat.core.state import NO_SEAT, State
from boomcat.locale import text
from boomcat.records import Record, dealt, replay
from boomcat.story import Teller, card_name, counted, edition_name
from boomcat.terminal.fullscreen.scene import Display, FeedCommand, KnownCards, Scene, knowledge_of
from boomcat.terminal.news import News
from boomcat.terminal.screen import style_of
from boomcat.views.redact import redact
from boomcat.views.view import View

#: Seconds between two moments that are played by themselves.
STEP_SECONDS: Final = 0.8
#: Cards of the pile that an open replay lists.
SHOWN_OF_PILE: Final = 5

Lines = Sequence[tuple[str, str]]


class ReplayFeed:
    """Shows the moments of a record."""

    plays = False

    def __init__(self, record: Record, seat: int, names: Sequence[str]) -> None:
        self.record = record
        self.seat = seat
        self.names = tuple(names)
        self.at = 0
        self.halt: Callable[[], None] | None = None
        self.display: Display
        games = [dealt(record)]
        self.events: list[tuple[Event, ...]] = [()]
        for step in replay(record):
            games.append(step.game.copy())
            self.events.append(step.events)
        self.games: list[State] = games
        #: The moments at which a turn begins.
        self.turns = [
            at for at, events in enumerate(self.events) if at == 0 or any(isinstance(one, TurnBegan) for one in events)
        ]
        #: Everybody's chances at each moment, and what a review says of the moves that led there.
        self.chances: Sequence[tuple[float, ...]] = ()
        self.remarks: dict[int, Lines] = {}
        #: How far a review is; "" when it's complete, or none is made.
        self.note = ""

    def commands(self) -> list[FeedCommand]:
        return [
            FeedCommand("left", text("screen-key-previous"), lambda: self.go(self.at - 1)),
            FeedCommand("right", text("screen-key-next"), lambda: self.go(self.at + 1)),
            FeedCommand("space", text("screen-key-play"), self.play),
            FeedCommand("left_square_bracket", text("screen-key-turn-before"), self.turn_before, shown=False),
            FeedCommand("right_square_bracket", text("screen-key-turn-after"), self.turn_after, shown=False),
            FeedCommand("home", text("screen-key-first"), lambda: self.go(0), shown=False),
            FeedCommand("end", text("screen-key-last"), lambda: self.go(len(self.games) - 1), shown=False),
            FeedCommand("s", text("screen-key-seat"), self.next_seat),
        ]

    def start(self, display: Display) -> None:
        self.display = display
        self.go(0)

    def answer(self, move: Move) -> None:
        """Do nothing: a recorded game takes no moves."""

    def stop(self) -> None:
        self.pause()

    # -- going through the game --------------------------------------------------------

    def go(self, at: int) -> None:
        self.pause()
        self.show(at)

    def show(self, at: int) -> None:
        self.at = max(0, min(at, len(self.games) - 1))
        self.display.retell(self.lines())
        self.display.show(self.scene())

    def play(self) -> None:
        """Play the moments by themselves, or stop."""
        if self.halt is not None:
            self.pause()
        else:
            if self.at == len(self.games) - 1:
                self.at = 0
            self.halt = self.display.repeat(STEP_SECONDS, self.play_one)

    def play_one(self) -> None:
        if self.at + 1 >= len(self.games):
            self.pause()
        else:
            self.show(self.at + 1)

    def pause(self) -> None:
        if self.halt is not None:
            self.halt()
            self.halt = None

    def turn_before(self) -> None:
        self.go(max((at for at in self.turns if at < self.at), default=0))

    def turn_after(self) -> None:
        self.go(min((at for at in self.turns if at > self.at), default=len(self.games) - 1))

    def next_seat(self) -> None:
        """Look from the next seat, and from all at once after the last."""
        self.seat = self.seat + 1 if self.seat + 1 < len(self.names) else NO_SEAT
        self.show(self.at)

    # -- what is seen -----------------------------------------------------------------

    def lines(self) -> list[tuple[str, str]]:
        """Return the sentences of the game up to this moment, as the seat heard them."""
        teller = Teller(self.record.rules.edition, self.seat, self.names)
        found: list[tuple[str, str]] = []
        news = News()
        for at, events in enumerate(self.events[: self.at + 1]):
            for event in events:
                if news.includes(event):
                    shown = event if self.sees_all else redact(event, self.seat)
                    found.append((teller.tell(shown), style_of(event)))
            found += self.remarks.get(at, ())
        return found

    @property
    def sees_all(self) -> bool:
        return self.seat == NO_SEAT and self.record.finished

    def scene(self) -> Scene:
        game = self.games[self.at]
        view = View(game, self.seat)
        place = text("screen-moment", at=self.at, last=len(self.games) - 1)
        whose = text("screen-seen-by-all") if self.seat == NO_SEAT else text("screen-seen-by", seat=self.seat + 1)
        title = text("table-title", edition=edition_name(self.record.rules.edition), players=game.players)
        return Scene(
            title=f"{title} · {place}",
            prompt=f"{whose}  {self.note}".rstrip(),
            view=view,
            names=self.names,
            knowledge=self.knowledge(view),
            chances=self.chances[self.at] if self.at < len(self.chances) else None,
        )

    def knowledge(self, view: View) -> KnownCards | None:
        if self.seat == NO_SEAT:
            return all_cards(view, self.games[self.at]) if self.sees_all else None
        seat = Seat(self.games[0].copy(), self.seat)
        heard = [event for events in self.events[: self.at + 1] for event in events]
        seat.see(heard)
        return knowledge_of(seat.knowledge, view)


def all_cards(view: View, game: State) -> KnownCards:
    """Return what lies where, all of it: the game is over."""
    edition = view.rules.edition
    pile = tuple((above, card_name(edition, card)) for above, card in enumerate(reversed(game.draw_pile)))
    return KnownCards(
        None, pile[:SHOWN_OF_PILE], tuple((counted(edition, hand),) if hand else () for hand in game.hands)
    )
