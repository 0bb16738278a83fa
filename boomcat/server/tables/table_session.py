"""A table with its connections: requests come in, messages go out.

Nothing here waits.  A request or the clock makes a `PendingStep`.  The `TableActor` stores its change, and then calls
`settle`, which sends updates to every viewer, or `fail`, after which nothing has happened.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

import msgspec
from mypy_extensions import mypyc_attr

from boomcat.core.errors import IllegalMove, RuleError
from boomcat.core.events import Event
from boomcat.core.move_pool import PASSES
from boomcat.core.moves import Move
from boomcat.notation.move_text import read_move, write_move
from boomcat.notation.positions import write_position
from boomcat.records import RULES_VERSION
from boomcat.server.http.networks import client_network
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.log import Log
from boomcat.server.storage.change import Change, StoredEntry
from boomcat.server.tables import entries, http_bodies, messages, table_info, updates
from boomcat.server.tables.clock import ServerClock, TableClock
from boomcat.server.tables.coach_questions import Coach, CoachQuestion
from boomcat.server.tables.device_codes import CODE_SECONDS
from boomcat.server.tables.entries import AnyEntry
from boomcat.server.tables.invisible_characters import visible_words
from boomcat.server.tables.messages import Request
from boomcat.server.tables.requests import (
    NotAllowed,
    check_in_lesson,
    check_may_ask_coach,
    check_seat,
    entry_for,
    entry_in_queue,
    entry_to_join,
    entry_to_move,
    entry_to_predict,
)
from boomcat.server.tables.seat_at_table import SeatAtTable, Stream, token_hash
from boomcat.server.tables.table import StepOutcome, Table
from boomcat.server.tables.table_info import Clock as ClockFace
from boomcat.server.tables.turn_scheduler import LEAST_SECONDS, TurnScheduler
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import GameEvent

ENCODER = msgspec.json.Encoder()
#: Spectators of a table, its screens, and devices at one seat; the oldest screen or device makes way for another.
MOST_SPECTATORS = 100
MOST_SCREENS = 4
MOST_DEVICES = 8
#: Least seconds between two messages about the number of spectators.
WATCHERS_INTERVAL_SECONDS = 0.25
#: Legal moves that the refusal of an illegal one names.
MOST_NAMED = 40
#: Least seconds between two emotes of a seat, and between two things it says.
EMOTE_INTERVAL_SECONDS = 1.0
TALK_INTERVAL_SECONDS = 2.0
#: Least seconds between two reports of a seat.
REPORT_INTERVAL_SECONDS = 10.0
#: Stands for the seat of a connection that has not entered.
NOT_HERE = SeatAtTable()


class Connection(Protocol):
    """One device that looks at the table."""

    @property
    def address(self) -> str:
        """The client's network address, for bans."""

    def send(self, message: bytes) -> None: ...

    def end(self, reason: str) -> None:
        """Close the connection after the messages that were sent."""


class PendingStep(NamedTuple):
    """An outcome that is ready to be stored."""

    outcome: StepOutcome
    change: Change
    at: float
    #: The connection and the request that asked for it.
    asker: Connection | None
    request: Request | None


@mypyc_attr(allow_interpreted_subclasses=True)
class TableSession:
    def __init__(
        self,
        table: Table,
        clock: ServerClock,
        random: Random,
        new_code: Callable[[str, SeatAtTable], str],
        log: Log,
        counters: Counters | None = None,
        keep_result: Callable[[Table], None] | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.table = table
        self.server_clock = clock
        #: Stands still while no client is connected: no bot moves, and no time runs out.
        self.clock = TableClock(clock)
        #: Makes a one-time code that opens a seat of a table on another device.
        self.new_code = new_code
        self.log = log.bind(table=table.code)
        self.counters = counters or Counters()
        #: Called when the game of a deal that others play, too, is over.
        self.keep_result = keep_result
        self.coach = coach
        table.has_coach = coach is not None
        self.viewers: dict[Connection, SeatAtTable | None] = {}
        #: The spectators that are screens for everybody in the room: they see what spectators see.
        self.screens: dict[Connection, None] = {}
        #: Predictions, which are stored with the next step: the table must not wait for them.
        self.unstored: list[StoredEntry] = []
        #: When the number of spectators was last sent, and when it is to be sent again.
        self.watchers_sent = -WATCHERS_INTERVAL_SECONDS
        self.watchers_due: float | None = None
        self.scheduler = TurnScheduler(table, random, self.log, self.viewers)
        #: The number of the last update that spectators were sent, and the emotes that they get with the next one.
        self.sent_to_spectators = 0
        self.held: list[bytes] = []

    def restore(self) -> None:
        """Start all clocks anew after a restart; no player is connected yet."""
        now = self.clock.now()
        for chair in self.table.chairs:
            if chair.keyed:
                # Even with a short grace time, players have some seconds to reconnect.
                chair.vanished = now + max(0.0, LEAST_SECONDS - self.table.settings.timers.grace)
        self.scheduler.look(now, LEAST_SECONDS)
        self.scheduler.skip_countdown(self.server_clock.wall() - self.table.waiting_since)
        self.sent_to_spectators = self.newest_for_spectators()
        self.look_for_result()

    def look_for_result(self) -> None:
        if self.table.deal_name and self.table.phase == "over" and self.keep_result is not None:
            self.keep_result(self.table)

    # -- connections ---------------------------------------------------------------

    def enter(self, connection: Connection, hello: messages.Hello) -> None:
        """Let a connection in, or turn it away."""
        chair = None
        if hello.token is not None:
            chair = self.table.chair_with(token_hash(hello.token))
            if chair is None:
                self.say_goodbye(connection, "unknown-token")
                return
        elif not self.table.settings.spectators:
            self.say_goodbye(connection, "spectators-forbidden")
            return
        # Strangers could quieten the devices of players with a screen that nobody in their rooms can see.
        screen = chair is None and hello.screen and not self.table.settings.public
        role = (chair, screen)
        again = connection in self.viewers and (self.viewers[connection], connection in self.screens) == role
        if connection in self.viewers:
            self.leave(connection, presence=False)
        if not self.make_room(chair, screen):
            self.say_goodbye(connection, "full")
            return
        self.viewers[connection] = chair
        if screen:
            self.screens[connection] = None
        self.clock.go_on()
        if chair is not None:
            chair.devices += 1
            self.come_back(chair)
        self.scheduler.look(self.clock.now())
        if not again and chair is None:
            self.send_watchers(to_all_but=connection)
        elif not again:
            self.send_presence(to_all_but=connection)
        self.send(connection, self.welcome(chair, hello.last_sequence))

    def make_room(self, chair: SeatAtTable | None, screen: bool) -> bool:
        """Return whether there is room for one more; the oldest device or screen makes way."""
        if chair is None and not screen:
            return self.spectators() < MOST_SPECTATORS
        same = list(self.screens) if screen else self.viewers_at(chair)
        if len(same) >= (MOST_SCREENS if screen else MOST_DEVICES):
            self.dismiss(same[:1], "full")
        return True

    def viewers_at(self, chair: SeatAtTable | None) -> list[Connection]:
        """Return the devices at a seat, the oldest first; or the spectators with the screens."""
        return [one for one, whose in self.viewers.items() if whose is chair]

    def come_back(self, chair: SeatAtTable) -> None:
        chair.vanished = None
        chair.absent = False
        chair.idle = 0

    def leave(self, connection: Connection, presence: bool = True) -> None:
        """Remove a connection that is gone."""
        if connection not in self.viewers:
            return
        chair = self.viewers.pop(connection)
        self.screens.pop(connection, None)
        if chair is not None:
            chair.devices -= 1
            if chair.devices == 0 and chair.keyed:
                chair.vanished = self.clock.now()
        if not self.viewers:
            self.clock.stop()
        if presence and chair is None:
            self.send_watchers()
        elif presence:
            self.send_presence()

    def fair_share_key(self) -> str:
        """Return the network of the longest connected client: its fair share of bots' time is used here."""
        return client_network(next((connection.address for connection in self.viewers), ""))

    def spectators(self) -> int:
        return len(self.viewers_at(None)) - len(self.screens)

    def watches(self, connection: Connection) -> bool:
        """Return whether the connection is a spectator's."""
        return self.viewers.get(connection, NOT_HERE) is None

    # -- requests ------------------------------------------------------------------

    def ask(self, connection: Connection, request: Request) -> PendingStep | None:
        """Refuse a request, answer it at once, or return the step that carries it out."""
        try:
            chair = self.viewers.get(connection)
            if chair is None or chair not in self.table.chairs + self.table.queue:
                raise NotAllowed("only-watching")
            if request.id in chair.done:
                number, known = chair.done[request.id]
                if not repeats(known, request):
                    raise NotAllowed("id-used-before")
                self.send(connection, messages.Accepted(id=request.id, sequence=number))
                return None
            if chair in self.table.queue:
                place = self.table.queue.index(chair)
                return self.propose(entry_in_queue(self.table, place, request), connection, request)
            seat = self.table.chairs.index(chair)
            if isinstance(request, messages.Relay):
                self.relay(connection, chair, request)
                return None
            if isinstance(request, messages.Predict):
                self.predict(connection, seat, chair, request)
                return None
            if isinstance(request, messages.AskCoach):
                self.ask_coach(connection, seat, chair, request)
                return None
            if chair.absent and not isinstance(request, messages.RequestDeviceCode):
                self.come_back(chair)
                self.scheduler.look(self.clock.now())
                self.send_presence()
            chair.idle = 0
            return self.answer(connection, seat, chair, request)
        except RuleError as error:
            self.counters.refusals[error.reason] += 1
            self.send(connection, refusal(self.table, request.id, error))
            return None

    def answer(self, connection: Connection, seat: int, chair: SeatAtTable, request: Request) -> PendingStep | None:
        match request:
            case messages.Answer():
                return self.answer_question(connection, seat, chair, request)
            case messages.Emote():
                self.emote(seat, chair, request)
            case messages.Talk():
                # Not remembered: the server keeps no text.
                self.talk(seat, chair, request)
                self.send(connection, messages.Accepted(id=request.id, sequence=chair.stream.number))
                return None
            case messages.Resume() if not chair.sits_out:
                if chair.gone:
                    raise NotAllowed("you-conceded")
            case messages.Rematch() if chair.agreed or (self.table.phase == "sealing" and not chair.sits_out):
                pass  # agreed already, or another player was faster
            case messages.Start() if self.table.phase == "over" and (
                wait := self.scheduler.vote_left(self.clock.now())
            ):
                raise NotAllowed("wait-for-the-others", {"seconds": math.ceil(self.server_clock.real(wait))})
            case messages.Hurry():
                self.hurry()
            case messages.ReportPlayer():
                self.report(seat, chair, request)
            case messages.RequestDeviceCode():
                code = self.new_code(self.table.code, chair)
                self.send(connection, messages.DeviceCode(id=request.id, code=code, seconds=CODE_SECONDS))
                return None
            case _:
                return self.propose(entry_for(self.table, seat, request), connection, request)
        chair.remember(request.id, chair.stream.number, request)
        self.send(connection, messages.Accepted(id=request.id, sequence=chair.stream.number))
        return None

    def answer_question(
        self, connection: Connection, seat: int, chair: SeatAtTable, request: messages.Answer
    ) -> PendingStep | None:
        """Read the move, and return its step.

        An answer that was given before, by a double click or in a second tab, is accepted again with its number.

        A pass or a wait isn't stored.  It's accepted at once, and only the seat's devices get an update, which has no
        new number, since after a crash the numbers must match the stored entries.
        """
        move, words = None, request.move
        game = self.table.game
        if game is not None and request.game in (None, self.table.games):
            move = read_move(request.move, game)
            words = write_move(move, game.rules.edition)
            known = chair.answers.get((request.question, words))
            if known is not None:
                self.send(connection, messages.Accepted(id=request.id, sequence=known))
                return None
            if seat in self.table.passed and request.question == game.question:
                raise IllegalMove("already-passed")
        entry = entry_to_move(self.table, seat, request, words)
        if move is not None:
            check_in_lesson(self.table, seat, request, move)
        if move is None or move not in PASSES:
            return self.propose(entry, connection, request, move)
        self.table.let_pass(seat, request.question, move)
        number = chair.stream.number
        chair.remember(request.id, number, request)
        chair.remember_answer(request.question, words, number)
        self.send(connection, messages.Accepted(id=request.id, sequence=number))
        self.scheduler.look(self.clock.now())
        self.send_updates([], [chair.stream])
        return None

    def emote(self, seat: int, chair: SeatAtTable, request: messages.Emote) -> None:
        if request.emote not in messages.EMOTES:
            raise NotAllowed("unknown-emote", {"word": request.emote, "allowed": " ".join(messages.EMOTES)})
        now = self.clock.now()
        if now < chair.emoted + EMOTE_INTERVAL_SECONDS:
            raise NotAllowed("too-many-emotes")
        chair.emoted = now
        emoted = messages.Emoted(seat=seat + 1, emote=request.emote)
        self.send_all(emoted, to_spectators=not self.table.late)
        if self.table.late:
            self.held.append(ENCODER.encode(emoted))

    def talk(self, seat: int, chair: SeatAtTable, request: messages.Talk) -> None:
        """Send what a player says to the players: a spectator may be a stranger."""
        if not self.table.settings.talk:
            raise NotAllowed("talk-is-off")
        text = visible_words(request.text)
        if not text:
            raise NotAllowed("nothing-said")
        now = self.clock.now()
        if now < chair.talked + TALK_INTERVAL_SECONDS:
            raise NotAllowed("too-much-talk")
        chair.talked = now
        message = ENCODER.encode(messages.Said(seat=seat + 1, text=text))
        for connection, listener in list(self.viewers.items()):
            if listener in self.table.chairs:
                connection.send(message)

    def relay(self, connection: Connection, chair: SeatAtTable, request: messages.Relay) -> None:
        for other in self.viewers_at(chair):
            if other is not connection:
                self.send(other, messages.Relayed(data=request.data))
        self.send(connection, messages.Accepted(id=request.id, sequence=chair.stream.number))

    def report(self, seat: int, chair: SeatAtTable, request: messages.ReportPlayer) -> None:
        """Log what a player says about a stranger, for the operator only."""
        if not self.table.settings.public:
            raise NotAllowed("only-among-strangers")
        other = self.table.chairs[check_seat(self.table, request.seat)]
        if other.player != "person" or other is chair:
            raise NotAllowed("not-a-stranger", {"seat": request.seat})
        now = self.clock.now()
        if now < chair.reported + REPORT_INTERVAL_SECONDS:
            raise NotAllowed("too-many-reports")
        chair.reported = now
        # Everybody can see the code of a public table, and the operator can look the table up with it.
        self.log.warning(
            "player-reported",
            code=self.table.code,
            game=self.table.games,
            seat=request.seat,
            what=request.what,
            by=seat + 1,
        )

    def predict(self, connection: Connection, seat: int, chair: SeatAtTable, request: messages.Predict) -> None:
        """Note a prediction, which is sent to the ghost's devices only.

        It's stored with the next step: neither the disk nor the clocks make anybody wait for it.
        """
        entry, at = entry_to_predict(self.table, seat, request), self.server_clock.wall()
        self.unstored.append(StoredEntry(self.table.entries, at, entries.write_entry(entry)))
        self.table.take(self.table.attempt(entry), at)
        self.send(connection, messages.Accepted(id=request.id, sequence=chair.stream.number))
        self.send_updates([], [chair.stream])

    def ask_coach(self, connection: Connection, seat: int, chair: SeatAtTable, request: messages.AskCoach) -> None:
        """Have the question answered, for this device only.  It's no request that brings a player back."""
        table, game = self.table, check_may_ask_coach(self.table, seat, request)

        def send(answer: bytes) -> None:
            if self.viewers.get(connection) is chair:
                connection.send(answer)

        question = CoachQuestion(
            id=request.id,
            view=View(game, seat),
            knowledge=table.seats[seat].knowledge.copy(),
            events=tuple([redact(event, seat) for event in table.events]),
            names=tuple([one.name for one in table.chairs]),
            language=request.language,
        )
        assert self.coach is not None
        self.coach.ask(client_network(connection.address), question, send)

    def hurry(self) -> None:
        if self.table.phase != "playing":
            raise NotAllowed("game-is-over" if self.table.phase == "over" else "game-not-started")
        if not self.table.only_bots():
            raise NotAllowed("people-play-on")
        self.scheduler.hurry(self.clock.now())
        self.send_presence()

    def propose_join(self, request: http_bodies.JoinTable, token: str) -> PendingStep:
        return self.propose(entry_to_join(self.table, request, token_hash(token)), None)

    def add_device(self, holder: str, token: str) -> PendingStep:
        """Return the step that adds a device to the seat with this key's hash."""
        seat = self.table.seat_with(holder)
        if seat is None:
            raise NotAllowed("seat-is-gone")
        return self.propose(entries.DeviceAdded(seat=seat, token=token_hash(token)), None)

    def seated(self, token: str) -> http_bodies.Seated:
        seat = self.table.seat_with(token_hash(token))
        return http_bodies.Seated(table=self.table.code, seat=None if seat is None else seat + 1, token=token)

    # -- from a pending step to a settled one ---------------------------------------

    def propose(
        self,
        entry: AnyEntry,
        asker: Connection | None = None,
        request: Request | None = None,
        move: Move | None = None,
    ) -> PendingStep:
        """Return the step that an entry would make; `move` is its move, if known.  Raise RuleError if it's illegal."""
        outcome = self.table.attempt(entry, move)
        at = self.server_clock.wall()
        record = self.table.record(outcome, at)
        change = Change(
            game=self.table.code,
            rules=RULES_VERSION,
            entries=(*self.unstored, StoredEntry(self.table.entries, at, entries.write_entry(entry))),
            created=at if self.table.entries == 0 else None,
            snapshot=None if outcome.game is None else write_position(outcome.game),
            record=None if record is None else (self.table.games, record),
        )
        return PendingStep(outcome, change, at, asker, request)

    def settle(self, pending: PendingStep) -> None:
        """Apply a stored step, and send the updates."""
        table = self.table
        before, queue = list(table.chairs), list(table.queue)
        self.unstored.clear()
        streams = table.take(pending.outcome, pending.at)
        now = self.clock.now()
        entry = pending.outcome.entry
        asker = None if pending.asker is None else self.viewers.get(pending.asker)
        chair = before[entry.by] if entry.by is not None else asker
        if pending.asker is not None and pending.request is not None and chair is not None:
            chair.remember(pending.request.id, chair.stream.number, pending.request)
            self.send(pending.asker, messages.Accepted(id=pending.request.id, sequence=chair.stream.number))
        if isinstance(entry, entries.Freed) or (isinstance(entry, entries.Gone) and entry.why != "conceded"):
            self.dismiss(self.viewers_at(before[entry.seat]), "left" if entry.by == entry.seat else "removed")
        if isinstance(entry, entries.Unqueued):
            self.dismiss(self.viewers_at(queue[entry.place]), "left")
        for chair in table.chairs:
            if not chair.devices and chair.vanished is None and chair.keyed:
                chair.vanished = now  # a player with a key who has not connected yet
        if isinstance(entry, entries.Configured) and not entry.settings.spectators:
            self.dismiss(self.viewers_at(None), "spectators-forbidden")
        if isinstance(entry, entries.Moved):
            self.counters.moves[entry.decided] += 1
            if entry.decided == "clock":
                self.scheduler.count_idle(table.chairs[entry.seat])
        self.scheduler.look(now)
        if isinstance(entry, entries.TakenBack):
            for connection, seated in list(self.viewers.items()):
                self.send(connection, self.welcome(seated, None))
        else:
            self.send_updates(pending.outcome.events, streams)
        if pending.outcome.game is not None:
            self.look_for_result()

    def fail(self, pending: PendingStep, reason: str) -> None:
        """Refuse the request of a step that could not be stored."""
        if pending.asker is not None and pending.request is not None:
            self.counters.refusals[reason] += 1
            self.send(pending.asker, messages.Refused(id=pending.request.id, reason=reason, details={}, allowed=[]))

    def dismiss(self, connections: list[Connection], reason: str) -> None:
        for connection in connections:
            self.say_goodbye(connection, reason)
            self.leave(connection, presence=False)

    # -- the clock -------------------------------------------------------------------

    def next(self, bots: bool = True) -> float | None:
        """Return when the next step is due by the clock; None without connections."""
        if not self.viewers:
            return None
        due = self.scheduler.next(bots)
        if self.watchers_due is not None:
            due = self.watchers_due if due is None else min(due, self.watchers_due)
        return None if due is None else self.clock.elsewhere(due)

    def restart_clocks(self) -> None:
        """Give every player some time after the storage was in trouble."""
        self.scheduler.open = None
        self.scheduler.look(self.clock.now(), LEAST_SECONDS)
        self.send_presence()

    def due(self, bots: Callable[[], bool] = lambda: True) -> PendingStep | None:
        """Return the step that is due by the clock, if there is one.  Call it again after each step."""
        if not self.viewers:
            return None
        now = self.clock.now()
        if self.scheduler.vanish(now):
            self.send_presence()
        if self.watchers_due is not None and now >= self.watchers_due:
            self.send_watchers()
        hurried = self.scheduler.warn(now)
        if hurried is not None:
            self.send_warning(self.table.chairs[hurried], now)
        decision = self.scheduler.due(now, bots)
        return None if decision is None else self.propose(decision.entry, move=decision.move)

    # -- messages --------------------------------------------------------------------

    def face(self) -> ClockFace | None:
        left = self.scheduler.left(self.clock.now())
        if left is None:
            return None
        remaining, total = [hundredths(self.server_clock.real(seconds)) for seconds in left]
        return ClockFace(remaining=remaining, total=total)

    def info(self, late: bool = False) -> table_info.TableInfo:
        """Return what everybody sees of the table; with `late`, as it was before the last action."""
        now = self.clock.now()
        away = {
            chair: hundredths(self.server_clock.real(max(0.0, at - now))) for at, chair in self.scheduler.vanishing()
        }
        return updates.info(self.table, self.spectators(), len(self.screens), self.scheduler.hurried, away, late)

    def info_for(self, chair: SeatAtTable | None) -> table_info.TableInfo:
        return self.info(late=chair is None and self.table.late)

    def writer(self, late: bool) -> updates.StateWriter:
        """Return a writer of the state; with `late`, of that before the last action, whose clock is over."""
        return updates.StateWriter(self.table, self.info(late), None if late else self.face(), late)

    def welcome(self, chair: SeatAtTable | None, last: int | None) -> messages.Welcome:
        table = self.table
        late = chair is None and table.late
        stream = table.watchers if chair is None else chair.stream
        number = self.newest_for_spectators() if chair is None else stream.number
        since = None if last is None else stream.since(last)
        missed = None
        if since is not None:
            shown = [one for one in since if one[0] <= number]
            missed = [messages.Happened(number, self.events(first, end, chair)) for number, first, end in shown]
        happened = table.before.events if late and table.before is not None else len(table.events)
        return messages.Welcome(
            protocol=messages.PROTOCOL,
            sequence=number,
            missed=missed,
            history=self.events(0, happened, chair),
            state=self.writer(late).state_for(chair),
        )

    def events(self, first: int, end: int, chair: SeatAtTable | None) -> list[GameEvent]:
        return updates.events_for(self.table, self.table.events[first:end], chair)

    def send_updates(self, happened: list[Event], streams: list[Stream]) -> None:
        moment = self.writer(late=False)
        written: dict[SeatAtTable | None, bytes] = {}
        public = self.table.settings.public
        for connection, chair in list(self.viewers.items()):
            stream = self.table.watchers if chair is None else chair.stream
            if stream not in streams or (chair is None and public):
                continue
            if chair not in written:
                events = updates.events_for(self.table, happened, chair)
                update = messages.Update(stream.number, events, moment.state_for(chair))
                written[chair] = ENCODER.encode(update)
            connection.send(written[chair])
        if public and self.table.watchers in streams:
            self.send_to_spectators()

    def newest_for_spectators(self) -> int:
        """Return the number of the last update that spectators may see: at a public table, the one before the last."""
        return self.table.watchers.number - self.table.late

    def send_to_spectators(self) -> None:
        """Send the spectators of a public table what they may see by now; after the last action, all the rest."""
        table, viewers = self.table, self.viewers_at(None)
        number, newest = table.watchers.number, self.newest_for_spectators()
        since = table.watchers.since(self.sent_to_spectators) if viewers else None
        self.sent_to_spectators = newest
        for sequence, first, end in since or []:
            if sequence <= newest:
                state = self.writer(late=sequence < number).state_for(None)
                update = ENCODER.encode(messages.Update(sequence, self.events(first, end, None), state))
                for connection in viewers:
                    connection.send(update)
        for emoted in self.held:
            for connection in viewers:
                connection.send(emoted)
        self.held.clear()

    def send_warning(self, chair: SeatAtTable, now: float) -> None:
        game, left = self.table.game, self.scheduler.left(now)
        if game is not None and left is not None:
            message = messages.TimeWarning(question=game.question, seconds=hundredths(self.server_clock.real(left[0])))
            for connection in self.viewers_at(chair):
                self.send(connection, message)

    def send_watchers(self, to_all_but: Connection | None = None) -> None:
        """Send the number of spectators, but not too often: a hundred who come and go would cause ten thousand
        messages."""
        now = self.clock.now()
        if now >= self.watchers_sent + WATCHERS_INTERVAL_SECONDS:
            self.watchers_sent = now
            self.send_presence(to_all_but)
        elif self.watchers_due is None:
            self.watchers_due = self.watchers_sent + WATCHERS_INTERVAL_SECONDS

    def send_presence(self, to_all_but: Connection | None = None) -> None:
        self.watchers_due = None
        if self.viewers:
            self.send_all(messages.Presence(table=self.info(), clock=self.face()), to_all_but, not self.table.late)
            if self.table.late and None in self.viewers.values():
                written = ENCODER.encode(messages.Presence(table=self.info_for(None), clock=None))
                for connection in self.viewers_at(None):
                    if connection is not to_all_but:
                        connection.send(written)

    def send_all(
        self, message: messages.FromServer, to_all_but: Connection | None = None, to_spectators: bool = True
    ) -> None:
        written = ENCODER.encode(message)
        for connection, chair in list(self.viewers.items()):
            if connection is not to_all_but and (to_spectators or chair is not None):
                connection.send(written)

    def send(self, connection: Connection, message: messages.AnyFromServer) -> None:
        connection.send(ENCODER.encode(message))

    def say_goodbye(self, connection: Connection, reason: str) -> None:
        self.send(connection, messages.Goodbye(reason=reason))  # type: ignore[arg-type]
        connection.end(reason)

    def send_away(self, banned: Callable[[str], bool]) -> None:
        for connection in [one for one in self.viewers if banned(one.address)]:
            self.say_goodbye(connection, "banned")
            self.leave(connection)

    def close(self, reason: str) -> None:
        """Say goodbye to all connections: the server stops, or the table is closed."""
        self.dismiss(list(self.viewers), reason)


def hundredths(seconds: float) -> float:
    """Round to hundredths; several times faster than `round` with digits."""
    return round(seconds * 100) / 100


def refusal(table: Table, request: str | None, error: RuleError) -> messages.Refused:
    edition = table.game.rules.edition if table.game is not None else None
    allowed = [write_move(move, edition) for move in error.allowed[:MOST_NAMED]] if edition is not None else []
    return messages.Refused(id=request, reason=error.reason, details=dict(error.details), allowed=allowed)


def repeats(known: Request | entries.Entry, request: Request) -> bool:
    """Return whether a request is the one that was carried out under its id.

    After a restart only the stored entry is left of it: a move must be an answer to the same question, and nothing else
    may be an answer.
    """
    if isinstance(known, entries.Moved):
        return isinstance(request, messages.Answer) and request.question == known.question
    if isinstance(known, entries.Entry):
        return not isinstance(request, messages.Answer)
    return known == request
