"""One seat at a table of a server, with a bot on it.

Nothing here waits, connects or reads a clock of its own: it hears messages, and whoever carries them asks what is to be
said and when.  What the bot is told are the views and events of its own seat and nothing else; there is nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from boomcat.bots.bot import FATAL, Bot, BotFailed
from boomcat.bots.seat import Clock, Seat
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event, Shuffled
from boomcat.core.policies import default_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import standings
from boomcat.core.rules import Rules, rules_for
from boomcat.core.state import State
from boomcat.notation import write_move
from boomcat.programs import BotDied, last_words
from boomcat.server.tables.messages import (
    PACES,
    Accepted,
    Answer,
    AnyFromServer,
    Contribute,
    Goodbye,
    Hello,
    Leave,
    MakeHost,
    Presence,
    Refused,
    Request,
    TableInfo,
    TableState,
    Update,
    Welcome,
)
from boomcat.wire import GameEvent, options_from
from boomcat.wire.event_messages import event_from
from boomcat.wire.reading import game_like

__all__ = ["Guest", "Report"]

#: Seconds: how long it takes for an answer at the least, times the pace of the table, and in a window which part of it.
#: Drawn before the bot looks at its cards, so that nothing can be read from it (N7).
THINKING = (0.6, 1.7)
PART_OF_WINDOW = (0.2, 0.5)
#: Of the table's clock, for the way to the server.
MARGIN = 0.5
SHORTEST = 0.05
#: Before a request is sent again that came too soon after others.
PAUSE = 0.5
#: After these it comes back; whatever else the server says, it lets nobody back in.
COME_BACK = ("stopping", "too-slow")


class Report(Protocol):
    """Somebody who wants to know how the guest is doing."""

    def began(self, game: int, seat: int, name: str) -> None: ...
    def ended(self, game: int, rank: int, players: int) -> None: ...
    def failed(self, kind: str) -> None: ...


class Guest:
    def __init__(
        self,
        token: str,
        make_bot: Callable[[PlayerRng], Bot],
        report: Report,
        clock: Clock,
        random: Random,
        *,
        think_time: float = 1.0,
        delay: bool = True,
        games: int = 0,
        party: Sequence[Guest] = (),
    ) -> None:
        self.token = token
        self.make_bot = make_bot
        self.report = report
        self.clock = clock
        self.random = random
        self.think_time = think_time
        self.delay = delay
        #: How many games to stay for; 0 for as long as the table does.
        self.games = games
        #: All guests that came together: none of them can be a host.
        self.party = party
        #: The own seat, counted from 1.
        self.number = 0
        self.last_sequence: int | None = None
        #: The requests that are not answered yet, and when what is to be said is due; the id keeps them apart.
        self.asked: dict[str, Request] = {}
        self.due: dict[str, float] = {}
        #: The game that is played, how many were played to the end, and the last thing that was done at this table.
        self.game = 0
        self.played = 0
        self.done: tuple[object, ...] = ()
        self.seat: Seat | None = None
        self.rules: Rules | None = None
        self.events: list[Event] = []
        #: Why it is over, once it is: a reason of `Goodbye`, or "protocol".
        self.over: str | None = None
        self.leaving = False
        self.death: BotDied | None = None

    # -- saying --------------------------------------------------------------------

    def hello(self) -> list[Hello | Request]:
        """What is said first on every connection: who it is, and whatever was not answered on the last one."""
        return [Hello(token=self.token, last_sequence=self.last_sequence), *self.said()]

    def said(self) -> list[Hello | Request]:
        return [request for key, request in self.asked.items() if key not in self.due]

    def ask(self, request: Request, delay: float = 0.0) -> None:
        self.asked[request.id] = request
        self.due[request.id] = self.clock() + delay

    def next_due(self) -> float | None:
        return min(self.due.values(), default=None)

    def take_due(self) -> list[Request]:
        """What is to be said now."""
        now = self.clock()
        ready = [key for key, time in self.due.items() if time <= now]
        for key in ready:
            del self.due[key]
        return [self.asked[key] for key in ready]

    def leave(self) -> None:
        """Give the seat up; a bot of the server's plays on."""
        if not self.leaving:
            self.leaving = True
            self.asked.clear()
            self.due.clear()
            self.ask(Leave(id=new_id()))

    # -- hearing -------------------------------------------------------------------

    def hear(self, message: AnyFromServer) -> None:
        match message:
            case Welcome():
                self.last_sequence = message.sequence
                self.see(message.state, message.history, whole=True)
            case Update():
                self.last_sequence = message.sequence
                self.see(message.state, message.events, whole=False)
            case Presence():
                self.hand_on(message.table)
            case Accepted():
                self.forget(message.id)
            case Refused():
                self.refused(message)
            case Goodbye() if message.reason not in COME_BACK:
                self.over = message.reason
                self.close()

    def forget(self, key: str | None) -> Request | None:
        self.due.pop(key or "", None)
        return self.asked.pop(key or "", None)

    def refused(self, message: Refused) -> None:
        request = self.forget(message.id)
        if request is not None and message.reason == "too-many-requests":
            self.ask(request, PAUSE)
        elif isinstance(request, Answer) and message.reason not in ("question-is-closed", "already-passed"):
            self.report.failed("illegal")

    def see(self, state: TableState, events: list[GameEvent], *, whole: bool) -> None:
        """The table as it is now; `events` are those of the whole game, or what came to those that are known."""
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
            # Others play this game, or it is over.
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
        """A game begins, as a rule with the deal.  Who comes later begins with what lies on the table."""
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
        # Of what happened before it knows only how much it was.
        self.events = [Shuffled() for _ in range(known)]
        self.seat.told = known

    def answer(self, state: TableState, game: State) -> None:
        """Decide at once, say it after a while."""
        assert self.seat is not None
        what = ("answer", self.game, game.question)
        if self.done == what:
            return
        wait = self.patience(state, game)
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
        """What was to be said to a question before this one is of no use any more."""
        for key in list(self.due):
            request = self.asked[key]
            if isinstance(request, Answer) and request.question != question:
                self.forget(key)

    def patience(self, state: TableState, game: State) -> float:
        if not self.delay:
            return 0.0
        if game.asking == Ask.NOPE and state.clock is not None:
            return state.clock.total * self.random.uniform(*PART_OF_WINDOW)
        return PACES[state.table.settings.pace].bots * self.random.uniform(*THINKING)

    def seconds(self, state: TableState) -> float:
        """How long the bot may think."""
        left = self.think_time if state.clock is None else state.clock.remaining - MARGIN
        return max(SHORTEST, min(self.think_time, left))

    def end(self, game: State) -> None:
        """The game is over."""
        assert self.seat is not None
        places, seat = standings(game), self.seat.number
        self.played += 1
        self.close(game)
        self.report.ended(self.game, places.index(seat) + 1, len(places))
        if self.games and self.played >= self.games:
            self.leave()

    def failed(self, failure: BotFailed, game: State) -> None:
        """Late or wrong: a default move is made.  Dead: the seat is given up, and a bot of the server's plays on."""
        if failure.kind not in FATAL:
            self.report.failed(failure.kind)
        elif self.death is None:
            seat = -1 if self.seat is None else self.seat.number
            self.death = BotDied(failure.kind, last_words(failure), seat, game.question, method=failure.method)
            self.leave()

    def close(self, game: State | None = None) -> None:
        """Send the bot home, and tell it how the game ended if it has."""
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
        """A bot is no host: whoever else is here becomes it, and with nobody else here the evening is over."""
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


def new_id() -> str:
    return secrets.token_hex(8)


def rules_of(state: TableState) -> Rules:
    settings = state.table.settings
    players = len(state.table.players)
    return rules_for(edition_named(settings.edition, settings.title), players, options_from(settings.options))
