"""Keeps a table moving: clocks, bots, and absent players.

Nothing here looks at a card to decide when something happens.  A window lasts as long as the table's setting says,
and ends earlier only when all living people have let it pass and all bots have answered; a bot's delay is drawn before
it is asked (N7, B2).  Where only bots can still answer they do so soon: when no living person is left, which
is public, and when the only person at the table has answered and there are no spectators.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from boomcat.bots.bot import Bot
from boomcat.bots.roster import bot_named
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.move_pool import PASSES
from boomcat.core.moves import Move
from boomcat.core.policies import default_move
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import asked
from boomcat.core.state import State
from boomcat.luck import bots_number
from boomcat.notation.move_text import write_move
from boomcat.records import RULES_VERSION
from boomcat.server.operations.log import Log
from boomcat.server.tables.entries import AnyEntry, BotSeated, GameDealt, HostChanged, Moved, WindowEnded
from boomcat.server.tables.next_game import is_in
from boomcat.server.tables.requests import begin, begin_lesson
from boomcat.server.tables.seat_at_table import SeatAtTable
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_info import PACES
from boomcat.views.redact import redact

#: Seconds in which players can contribute to the luck of a game.
SEALING_SECONDS = 5.0
#: At a public table: from the first person who sits down until the game starts, and then for the luck.
COUNTDOWN_SECONDS, PUBLIC_SEALING_SECONDS = 8.0, 1.0
#: The least seconds on every clock after a restart, and on that of a player who reconnects.
LEAST_SECONDS = 10.0
#: The range of a bot's delay, in seconds; and in a window, as a share of its length.
THINKING_SECONDS = (0.6, 1.7)
WINDOW_SHARE = (0.2, 0.5)
#: The range of a bot's delay in a window that only bots can still answer.
BRIEF_SECONDS = (0.4, 0.9)
#: Factor for all of these when a player hurries the bots.
HURRIED_FACTOR = 0.08
#: An idle player is warned this many seconds before the end, or at two thirds of the time, if that is later.
WARNING_SECONDS = 10.0
#: Questions in a row that the clock answers before a bot takes over.
MOST_IDLE_QUESTIONS = 2
#: Seconds for everybody to agree to another game, from the first who does; then it may start without the others.
AGREEING_SECONDS = 20.0
#: The bot that stands in for a person.
STAND_IN = "heuristic"
#: The time limit of a decision, more than any of our bots needs.
BOT_SECONDS = 1.0


def untimed() -> float:
    """Return a constant time, so that our bots are never late on a slow machine."""
    return 0.0


class DueStep(NamedTuple):
    """An entry that the clock or a bot brings about, with the move that it stands for."""

    entry: AnyEntry
    move: Move | None = None


class BotAtSeat:
    """A bot that decides for a seat in one game."""

    def __init__(self, game: int, name: str, bot: Bot) -> None:
        self.game = game
        self.name = name
        self.bot = bot
        self.shown = 0

    def see(self, events: list[Event], seat: int) -> None:
        """Show the bot every event so far, if it listens to events; the others only read the seat's knowledge."""
        while type(self.bot).see is not Bot.see and self.shown < len(events):
            self.shown += 1
            self.bot.see(redact(events[self.shown - 1], seat))


class TurnScheduler:
    def __init__(
        self,
        table: Table,
        random: Random,
        log: Log,
        viewers: Mapping[Any, SeatAtTable | None],
    ) -> None:
        self.table = table
        self.random = random
        self.log = log
        #: The seats of all connections; None for a spectator's.
        self.viewers = viewers
        self.bots: dict[int, BotAtSeat] = {}
        #: The game that a player hurries.
        self.hurried_game = 0
        #: The question that the times below belong to.
        self.open: tuple[int, str, int] | None = None
        self.length = 0.0
        self.deadline: float | None = None
        #: When the next game may start without those who have not agreed to it.
        self.vote_ends: float | None = None
        self.forget_question()

    def forget_question(self) -> None:
        self.warning: float | None = None
        #: When each bot answers, and which bots have let the window pass.
        self.answers: dict[int, float] = {}
        self.passed: set[int] = set()
        #: Seats whose player came back during this question: each gets more time only once.
        self.returned: set[int] = set()
        #: Whether the bots are quick in this question.
        self.brief = False

    # -- what is open --------------------------------------------------------------

    def look(self, now: float, least: float = 0.0) -> None:
        """Set the clocks for the open question, if it is a new one, and the bots' times after players came or went."""
        table = self.table
        game = table.game if table.phase == "playing" else None
        counting = table.counts_down
        key = (table.games, table.phase, game.question if game else int(counting))
        if key != self.open:
            self.open = key
            self.forget_question()
            seconds = self.seconds(game)
            # Don't prolong the time if no question is open.
            self.length = max(seconds, least) if seconds and not (table.settings.public and game is None) else seconds
            self.deadline = now + self.length if self.length else None
            if game and not is_window(game.asking) and self.deadline is not None:
                self.warning = max(now + self.length * 2 / 3, self.deadline - WARNING_SECONDS)
        if game:
            self.look_for_bots(game, now)
        elif counting and table.open_seat is None:
            self.deadline = now
        if table.phase != "over" or not any(chair.agreed for chair in table.chairs):
            self.vote_ends = None
        elif self.vote_ends is None:
            self.vote_ends = now + AGREEING_SECONDS

    def seconds(self, game: State | None) -> float:
        """Return how long the open question stays open."""
        if self.table.counts_down:
            return COUNTDOWN_SECONDS
        if self.table.phase == "sealing":
            return PUBLIC_SEALING_SECONDS if self.table.settings.public else SEALING_SECONDS
        if game is None or game.asking == Ask.OVER or self.table.lesson is not None:
            return 0.0  # a learner has all the time in the world
        return self.window() if is_window(game.asking) else float(self.table.settings.timers.turn)

    def window(self) -> float:
        settings = self.table.settings
        return PACES[settings.pace].nope if settings.timers.nope is None else settings.timers.nope

    def look_for_bots(self, game: State, now: float) -> None:
        if not self.brief and is_window(game.asking) and self.up_to_bots(game):
            self.brief = True
            # Bots that were asked before take no longer than if they were asked now.
            for seat in sorted(self.answers.keys() - self.passed):
                self.answers[seat] = min(self.answers[seat], now + self.delay(game, seat))
        for seat in self.table.awaited(game):
            driven = self.table.chairs[seat].driven
            if driven and seat not in self.answers:
                late = now + self.delay(game, seat)
                self.answers[seat] = late if self.deadline is None else min(late, self.deadline)
            elif not driven and seat in self.answers:
                # The person is back: no bot answers for them any more.
                del self.answers[seat]
                self.passed.discard(seat)
                if not is_window(game.asking) and self.deadline is not None and seat not in self.returned:
                    self.returned.add(seat)
                    self.deadline = max(self.deadline, now + LEAST_SECONDS)
                    self.warning = max(now, self.deadline - WARNING_SECONDS)

    def delay(self, game: State, seat: int) -> float:
        """Return a bot's delay, drawn only from what is public.

        In a deal that others play, too, the bots answer a window in the same order everywhere.
        """
        random, table = self.random, self.table
        if table.deal_name:
            random = Random(bots_number(table.secret, seat, game.question, "delay"))
        tempo = PACES[table.settings.pace].bots * (HURRIED_FACTOR if self.hurried else 1.0)
        if not is_window(game.asking):
            return tempo * random.uniform(*THINKING_SECONDS)
        if self.brief:
            return tempo * random.uniform(*BRIEF_SECONDS)
        return self.window() * random.uniform(*WINDOW_SHARE)

    def up_to_bots(self, game: State) -> bool:
        """Return whether a window may end as soon as the bots have answered it.

        A person's pass must not show (N7), unless no other person could see it.
        """
        chairs = self.table.chairs
        if not any(game.is_alive(seat) and not chair.driven for seat, chair in enumerate(chairs)):
            return True
        alone = sum(chair.keyed for chair in chairs) == 1 and all(chair in chairs for chair in self.viewers.values())
        return alone and all(chairs[seat].driven for seat in self.table.awaited(game))

    @property
    def hurried(self) -> bool:
        return self.hurried_game == self.table.games and self.table.only_bots()

    def hurry(self, now: float) -> None:
        """Let the bots play the rest of this game fast."""
        self.hurried_game = self.table.games
        self.answers = {seat: time for seat, time in self.answers.items() if seat in self.passed}
        self.look(now)

    def left(self, now: float) -> tuple[float, float] | None:
        """Return the public clock: seconds left, and the whole time."""
        if self.vote_ends is not None:
            return self.vote_left(now), AGREEING_SECONDS
        if self.deadline is None:
            return None
        return max(0.0, self.deadline - now), self.length

    def vote_left(self, now: float) -> float:
        """Return how many seconds people still have to agree to the next game."""
        return 0.0 if self.vote_ends is None else max(0.0, self.vote_ends - now)

    # -- what is due ---------------------------------------------------------------

    def next(self, bots: bool = True) -> float | None:
        """Return when the next step is due; with `bots=False`, apart from bots' moves."""
        game = self.table.game
        if game is not None and is_window(game.asking) and self.all_passed(game):
            return 0.0  # closing the window could not be stored before
        times = [] if self.warning is None else [self.warning]
        # A window closes when its time is up; any other question waits for its bot.
        if self.deadline is not None and (bots or not self.answers or (game is not None and is_window(game.asking))):
            times.append(self.deadline)
        if bots:
            times += [time for seat, time in self.answers.items() if seat not in self.passed]
        times += [time for time, _ in self.vanishing()]
        return min(times, default=None)

    def vanishing(self) -> list[tuple[float, SeatAtTable]]:
        """Return the players who are away and not replaced yet, and when a bot plays for them."""
        grace, chairs = self.table.settings.timers.grace, self.table.chairs
        return [(one.vanished + grace, one) for one in chairs if one.vanished is not None and not one.absent]

    def vanish(self, now: float) -> bool:
        """Let bots play for players who were away longer than the grace time; return whether there are new ones."""
        found = [chair for time, chair in self.vanishing() if now >= time]
        for chair in found:
            chair.absent = True
        if found:
            self.look(now)
        return bool(found)

    def warn(self, now: float) -> int | None:
        """Return the seat to warn now that its time is nearly up."""
        game = self.table.game
        if self.warning is None or now < self.warning or game is None or self.table.phase != "playing":
            return None
        self.warning = None
        seats = asked(game)
        return seats[0] if seats and not self.table.chairs[seats[0]].driven else None

    def due(self, now: float, bots: Callable[[], bool]) -> DueStep | None:
        """Return the next step that no request asks for.  Before a bot decides, `bots` says whether it may."""
        table = self.table
        heir = self.heir()
        if heir is not None:
            return DueStep(HostChanged(seat=heir))
        if table.lesson is not None and table.foreign:
            return DueStep(begin_lesson(table.lesson))
        if table.counts_down and (self.deadline is None or now < self.deadline):
            return None
        if table.counts_down or (table.settings.public and table.phase == "over" and table.open_seat is not None):
            return self.fill_or_begin()
        if table.phase == "sealing":
            silent = any(chair.keyed and not chair.sits_out and chair.contribution is None for chair in table.chairs)
            late = self.deadline is not None and now >= self.deadline
            ready = late or not silent or table.deal_name
            return DueStep(GameDealt(rules=RULES_VERSION)) if ready else None
        if table.phase == "over":
            return self.due_rematch()
        game = table.game
        if game is None or table.phase != "playing":
            return None
        return self.due_in_window(game, now, bots) if is_window(game.asking) else self.due_answer(game, now, bots)

    def due_rematch(self) -> DueStep | None:
        """Return the beginning of the next game, if all people who are here have agreed to it."""
        people = [chair for chair in self.table.chairs if chair.keyed and not chair.absent]
        if any(chair.agreed and chair.devices for chair in people) and all(is_in(chair) for chair in people):
            try:
                return DueStep(begin(self.table, {}))
            except RuleError:
                return None  # too few are left for this deck: the host sees that, and changes something
        return None

    def fill_or_begin(self) -> DueStep:
        """Return the next step towards a game at a public table: bots take the open seats, and then it starts."""
        seat = self.table.open_seat
        return DueStep(begin(self.table, {}) if seat is None else BotSeated(seat=seat, bot=STAND_IN))

    def skip_countdown(self, seconds: float) -> None:
        """Note that so much of the countdown was over before a restart."""
        if self.table.counts_down and self.deadline is not None:
            self.deadline -= min(max(0.0, seconds), self.length)

    def heir(self) -> int | None:
        """Return the seat of the next host, if the host is gone and another person is here."""
        if self.table.settings.public:
            return None  # it has none
        chairs = self.table.chairs
        host = chairs[self.table.host] if chairs else None
        if host is None or (host.keyed and not host.absent):
            return None
        after = [(self.table.host + step) % len(chairs) for step in range(1, len(chairs))]
        here = [seat for seat in after if chairs[seat].keyed and chairs[seat].devices and not chairs[seat].absent]
        # A host who is absent is replaced by a person who is here; one who left, by any person.
        heirs = here or ([] if host.keyed else [seat for seat in after if chairs[seat].keyed])
        return heirs[0] if heirs else None

    def due_in_window(self, game: State, now: float, bots: Callable[[], bool]) -> DueStep | None:
        for seat, time in sorted(self.answers.items(), key=lambda answer: answer[1]):
            if time <= now and seat not in self.passed:
                if not bots():
                    break
                move = self.decide(game, seat)
                if move not in PASSES:
                    return self.moved(game, seat, move, "bot")
                self.passed.add(seat)
        over = self.deadline is not None and now >= self.deadline
        if over or self.all_passed(game):
            return DueStep(WindowEnded(question=game.question))
        return None

    def all_passed(self, game: State) -> bool:
        """Return whether all have passed, so that the window can close before its time is up."""
        return all(seat in self.passed for seat in self.table.awaited(game))

    def due_answer(self, game: State, now: float, bots: Callable[[], bool]) -> DueStep | None:
        seat = asked(game)[0]
        if seat in self.answers:
            may = now >= self.answers[seat] and bots()
            return self.moved(game, seat, self.decide(game, seat), "bot") if may else None
        if self.deadline is None or now < self.deadline:
            return None
        return self.moved(game, seat, default_move(game, seat, self.rng(game, seat)), "clock")

    def count_idle(self, chair: SeatAtTable) -> None:
        """Count a question that the clock answered for a player."""
        chair.idle += 1
        if chair.idle >= MOST_IDLE_QUESTIONS:
            chair.absent = True

    def moved(self, game: State, seat: int, move: Move, decided: Literal["bot", "clock"]) -> DueStep:
        text = write_move(move, game.rules.edition)
        return DueStep(Moved(seat=seat, question=game.question, move=text, decided=decided), move)

    # -- bots ----------------------------------------------------------------------

    def rng(self, game: State, seat: int) -> PlayerRng:
        table = self.table
        if table.deal_name:
            return PlayerRng(bots_number(table.secret, seat, game.question, "choice"))
        return PlayerRng(self.random.getrandbits(62))

    def decide(self, game: State, seat: int) -> Move:
        """Return the move of the bot at this seat, from what the seat may know; in a lesson, that of the script."""
        if self.table.lesson is not None:
            return self.table.lesson.reply(game, seat)
        place = self.table.seats[seat]
        try:
            driver = self.driver_at(game, seat)
            driver.see(self.table.events, seat)
            place.bot = driver.bot
            return place.choose(game, BOT_SECONDS, untimed)
        except Exception as error:  # a bot that breaks down must not stop the table
            self.log.error("bot-failed", seat=seat + 1, error=type(error).__name__)
            return default_move(game, seat, self.rng(game, seat))
        finally:
            # The bot only answers: the seat keeps its knowledge for its player, even if this bot doesn't use it.
            place.bot = None

    def driver_at(self, game: State, seat: int) -> BotAtSeat:
        """Return the bot at a seat; in a deal that others play, too, a new one for every question.

        Its luck depends on the question then, and not on earlier ones: a restart changes nothing.
        """
        chair = self.table.chairs[seat]
        name = chair.bot if chair.player == "bot" else STAND_IN
        known = self.bots.get(seat)
        if known is None or (known.game, known.name) != (self.table.games, name) or self.table.deal_name:
            known = self.bots[seat] = BotAtSeat(self.table.games, name, bot_named(name, self.rng(game, seat)))
        return known
