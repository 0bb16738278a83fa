"""A seat at a server's table, played by a bot that gets only what the server sends to this seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from random import Random
from typing import Protocol

from boomcat.bots.bot import FATAL, Bot, BotFailed
from boomcat.bots.seat import Seat
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event, Shuffled
from boomcat.core.policies import default_move
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import standings
from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.guest.table_client import TableClient, new_id, rules_of
from boomcat.notation import write_move
from boomcat.programs import BotDied, last_words
from boomcat.server.tables.messages import (
    Answer,
    AnyFromServer,
    Contribute,
    MakeHost,
    Presence,
    Refused,
    Rematch,
    Request,
    Update,
    Welcome,
)
from boomcat.server.tables.table_info import PACES, TableInfo, TableState
from boomcat.wire import GameEvent
from boomcat.wire.event_messages import event_from
from boomcat.wire.view_messages import game_like

#: The range of an answer's delay, in seconds times the table's pace; and in a window, as a part of it.
#: Drawn before the bot looks at its cards, so that the delay reveals nothing about them (N7, B2).
ANSWER_DELAYS = (0.6, 1.7)
PART_OF_WINDOW = (0.2, 0.5)
#: Seconds of the table's clock reserved for the way to the server.
NETWORK_MARGIN_SECONDS = 0.5
MIN_THINKING_SECONDS = 0.05


class Report(Protocol):
    """Receives the progress of a guest."""

    def began(self, game: int, seat: int, name: str) -> None: ...
    def ended(self, game: int, rank: int, players: int) -> None: ...
    def failed(self, kind: str) -> None: ...


@dataclass(eq=False, repr=False)
class Guest(TableClient):
    """A client whose seat is played by a bot."""

    make_bot: Callable[[PlayerRng], Bot]
    report: Report
    random: Random
    _: KW_ONLY
    think_time: float = 1.0
    delay: bool = True
    #: How many games to play; 0 to stay as long as the table exists.
    games: int = 0
    #: All guests that joined together: none of them can be the host.
    party: Sequence[Guest] = ()
    #: Our seat, counted from 1.
    number: int = 0
    #: The current game, the number of finished games, and the last request made at this table.
    game: int = 0
    played: int = 0
    done: tuple[object, ...] = ()
    seat: Seat | None = None
    rules: Rules | None = None
    events: list[Event] = field(default_factory=list)
    death: BotDied | None = None

    # -- hearing -------------------------------------------------------------------

    def hear(self, message: AnyFromServer) -> None:
        match message:
            case Welcome():
                self.last_sequence = message.sequence
                if self.done[:1] == ("answer",) and not any(isinstance(one, Answer) for one in self.asked.values()):
                    self.done = ()  # after a restart the table may have forgotten a pass, and asks again
                self.see(message.state, message.history, whole=True)
            case Update():
                self.last_sequence = message.sequence
                self.see(message.state, message.events, whole=False)
            case Presence():
                self.hand_on(message.table)
            case _:
                super().hear(message)

    def refused(self, request: Request | None, message: Refused) -> None:
        if isinstance(request, Answer) and message.reason not in ("question-is-closed", "already-passed"):
            self.report.failed("illegal")

    def see(self, state: TableState, events: list[GameEvent], *, whole: bool) -> None:
        """Take in the table's state; `events` are those of the whole game if `whole`, otherwise the new ones."""
        table = state.table
        self.number = state.seat or 0
        self.hand_on(table)
        match table.phase:
            case "sealing":
                self.once(("contribute", table.game), Contribute(id=new_id(), bytes=secrets.token_hex(16)))
            case "playing" | "over" if state.view is not None and state.seat is not None:
                self.follow(state, events, whole=whole)
            case "lobby" if self.games and self.played >= self.games:
                self.leave()
        if table.phase == "over" and state.seat is not None:
            self.once(("rematch", table.game), Rematch(id=new_id()))

    def once(self, what: tuple[object, ...], request: Request, delay: float = 0.0) -> None:
        if self.done != what and not self.leaving:
            self.done = what
            self.ask(request, delay)

    # -- playing -------------------------------------------------------------------

    def follow(self, state: TableState, events: list[GameEvent], *, whole: bool) -> None:
        assert state.view is not None
        assert state.seat is not None
        new = state.table.game != self.game
        if getattr(state.view, "viewer", None) is None or (state.table.phase == "over" if new else self.seat is None):
            # We don't play in this game, or it is over.
            return
        rules = rules_of(state)
        game = game_like(state.view, rules, may_answer=bool(state.offers))
        if new:
            self.begin(game, state, rules, len(events))
        elif self.rules is not None:
            news = events[len(self.events) :] if whole else events
            self.events += [event_from(event, self.rules) for event in news]
        if self.seat is None:
            return
        try:
            self.seat.see(self.events)
        except BotFailed as failure:
            self.failed(failure, game)
        self.drop_answers(game.question)
        if game.asking == Ask.OVER:
            self.end(game)
        elif state.offers and not self.leaving:
            self.answer(state, game)

    def begin(self, game: State, state: TableState, rules: Rules, known: int) -> None:
        """Begin a game, usually with the deal; a guest that arrives later begins with the current position."""
        assert state.seat is not None
        self.close()
        self.game, self.rules = state.table.game, rules
        self.report.began(self.game, state.seat, state.table.seats[state.seat - 1].name)
        try:
            bot = self.make_bot(PlayerRng(self.random.getrandbits(62)))
        except BotFailed as failure:
            self.failed(failure, game)
            return
        self.seat = Seat(game, state.seat - 1, bot)
        # We know only how many events happened before.
        self.events = [Shuffled() for _ in range(known)]
        self.seat.events_seen = known

    def answer(self, state: TableState, game: State) -> None:
        """Decide at once, and schedule the answer after a delay."""
        assert self.seat is not None
        what = ("answer", self.game, game.question)
        if self.done == what:
            return
        wait = self.answer_delay(state, game)
        try:
            move = self.seat.choose(game, self.seconds(state), self.clock)
        except BotFailed as failure:
            self.failed(failure, game)
            if self.leaving:
                return
            move = default_move(game, self.seat.number, PlayerRng(self.random.getrandbits(62)))
        text = write_move(move, game.rules.edition)
        self.once(what, Answer(id=new_id(), question=game.question, move=text, game=self.game), wait)

    def drop_answers(self, question: int) -> None:
        """Drop scheduled answers to earlier questions."""
        for key in list(self.due):
            request = self.asked[key]
            if isinstance(request, Answer) and request.question != question:
                self.forget(key)

    def answer_delay(self, state: TableState, game: State) -> float:
        if not self.delay:
            return 0.0
        if is_window(game.asking) and state.clock is not None:
            return state.clock.total * self.random.uniform(*PART_OF_WINDOW)
        return PACES[state.table.settings.pace].bots * self.random.uniform(*ANSWER_DELAYS)

    def seconds(self, state: TableState) -> float:
        """Return how many seconds the bot may think."""
        left = self.think_time if state.clock is None else state.clock.remaining - NETWORK_MARGIN_SECONDS
        return max(MIN_THINKING_SECONDS, min(self.think_time, left))

    def end(self, game: State) -> None:
        """Close the bot after a game, report its place, and leave after the last game."""
        assert self.seat is not None
        places, seat = standings(game), self.seat.number
        self.played += 1
        self.close(game)
        self.report.ended(self.game, places.index(seat) + 1, len(places))
        if self.games and self.played >= self.games:
            self.leave()

    def failed(self, failure: BotFailed, game: State) -> None:
        """Report a late or illegal answer, which a default move replaces; leave the table if the bot crashed."""
        if failure.kind not in FATAL:
            self.report.failed(failure.kind)
        elif self.death is None:
            seat = -1 if self.seat is None else self.seat.number
            self.death = BotDied(failure.kind, last_words(failure), seat, game.question, method=failure.method)
            self.leave()

    def close(self, game: State | None = None) -> None:
        """Close the bot, after calling `over` if the game has ended."""
        seat, self.seat = self.seat, None
        if seat is None or seat.bot is None:
            return
        try:
            if game is not None:
                seat.close(game, self.events)
            else:
                seat.bot.close()
        except BotFailed as failure:
            if game is not None:
                self.failed(failure, game)

    # -- the host ------------------------------------------------------------------

    def hand_on(self, table: TableInfo) -> None:
        """Make another player host, because a bot can't be one; leave if no other player is here."""
        host = next((one.seat for one in table.seats if one.host), 0)
        if not self.number or host != self.number or table.phase in ("sealing", "playing"):
            return
        ours = {self.number, *(guest.number for guest in self.party)}
        people = [one for one in table.seats if one.occupant == "person" and one.connected]
        others = [one.seat for one in people if one.seat not in ours]
        if others:
            self.once(("host", table.game, others[0]), MakeHost(id=new_id(), seat=others[0]))
        else:
            self.leave()
