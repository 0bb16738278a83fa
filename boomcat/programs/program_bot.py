"""A bot that is a separate program: it runs in a process that cannot reach ours, and exchanges lines with us."""

from __future__ import annotations

import json
import time

from boomcat.bots.bot import Bot, BotFailed
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation.move_text import read_move, write_move
from boomcat.programs.bot_process import Process
from boomcat.programs.command import command_of
from boomcat.programs.program_messages import (
    PROTOCOL,
    EngineHello,
    EngineMessage,
    EngineRefusal,
    Events,
    Over,
    ask_message,
    deal_message,
    write_line,
)
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import event_message

#: Seconds that a program may take to start and say hello before it gets the first question anyway.
START_TIMEOUT_SECONDS = 5.0
#: Seconds to wait for its hello if the game is over before it was asked.
FINAL_HELLO_SECONDS = 0.1
WITHOUT_WAITING = 0.0
#: No question is open for longer than this.
MAX_WAIT_SECONDS = 86_400.0
#: In characters: longer than any move, and how much error messages show of a wrong answer.
LONGEST_MOVE_LETTERS = 200
#: Numbers up to here are exact in every language.
SEEDS = 1 << 32


class ProgramBot(Bot):
    """Asks the program and checks its answers.  Raises only BotFailed, and before the deadline.

    The game calls `see` with every event and `over` at the end; the program learns of it with the
    next question.
    """

    def __init__(self, process: Process, seed: int, exchange: list[str] | None = None) -> None:
        self.process = process
        self.seed = seed % SEEDS
        #: The transcript, if wanted: our lines after `> `, the program's after `< `.
        self.exchange = exchange
        #: Why we ended the program, if we did.
        self.reason = ""
        self.greeted = False
        self.dealt = False
        self.events: list[Event] = []
        self.say(EngineHello(PROTOCOL))

    # -- sending -------------------------------------------------------------------

    def say(self, message: EngineMessage) -> None:
        line = write_line(message)
        if self.exchange is not None:
            self.exchange.append("> " + line.decode("ascii").rstrip())
        if not self.process.send(line):
            self.process.end(WITHOUT_WAITING)

    def see(self, event: Event) -> None:
        """Queue an event, as `redact` shows it to this seat."""
        if not self.process.ended:
            self.events.append(event)

    def over(self, view: View) -> None:
        """Send the last events and the end of the game; the view is the seat's last one."""
        if self.process.ended:
            return
        try:
            self.greet(time.monotonic() + FINAL_HELLO_SECONDS)
        except BotFailed:
            return
        self.send_news(view)
        self.say(Over([seat + 1 for seat in view.standings]))

    def send_news(self, view: View) -> None:
        if not self.dealt:
            self.dealt = True
            self.say(deal_message(view, self.seed))
        if self.events:
            # Redacted once more: it changes nothing, unless a caller forgot.
            edition = view.rules.edition
            messages = [event_message(redact(event, view.viewer), edition) for event in self.events]
            self.events.clear()
            self.say(Events(messages))

    # -- asking --------------------------------------------------------------------

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        if self.process.ended:
            raise BotFailed("dead", self.reason or self.process.last_words())
        seconds = min(max(seconds, 0.0), MAX_WAIT_SECONDS)
        deadline = time.monotonic() + seconds
        self.greet(deadline)
        self.send_news(view)
        edition = view.rules.edition
        self.say(ask_message(view, knowledge, [write_move(move, edition) for move in view.moves], seconds))
        try:
            return read_answer(self.listen(view.question, deadline), view)
        except BotFailed as failure:
            if failure.kind != "dead":
                self.say(EngineRefusal(view.question, failure.kind))
            raise

    def listen(self, question: int, deadline: float) -> object:
        """Return the `move` of the program's answer to this question; skip late answers to older ones."""
        while True:
            said = self.hear(deadline)
            number = said.get("question")
            if type(number) is not int or number > question:
                raise BotFailed("malformed", shown(said))
            if number == question:
                return said.get("move")

    def hear(self, deadline: float) -> dict[str, object]:
        """Return the next object that the program sends."""
        try:
            line = self.process.receive(deadline)
        except TimeoutError:
            raise BotFailed("late") from None
        if line is None:
            self.process.end(WITHOUT_WAITING)
            if self.process.flooded:
                self.reason = "more than a megabyte unread"
                raise BotFailed("malformed", self.reason)
            raise BotFailed("dead", self.process.last_words())
        if self.exchange is not None:
            self.exchange.append("< " + line.decode("utf-8", errors="replace").rstrip())
        try:
            said = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError):
            raise BotFailed("malformed", shown(line)) from None
        if not isinstance(said, dict):
            raise BotFailed("malformed", shown(said))
        return said

    def greet(self, deadline: float) -> None:
        """Wait for the program's first line, its protocol; until then nothing more is sent to it."""
        if self.greeted:
            return
        said = self.hear(deadline)
        protocol = said.get("protocol")
        if type(protocol) is not int or protocol != PROTOCOL:
            self.process.end(WITHOUT_WAITING)
            self.reason = f"protocol {PROTOCOL} is spoken here; the program said {shown(said)}"
            raise BotFailed("malformed", self.reason)
        self.greeted = True

    def close(self) -> None:
        self.process.end()


def read_answer(text: object, view: View) -> Move:
    """Return the move in the program's answer; raise BotFailed if it isn't legal."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE_LETTERS:
        raise BotFailed("malformed", shown(text))
    try:
        move = read_move(text, view)
    except RuleError:
        raise BotFailed("malformed", shown(text)) from None
    if move not in view.moves:
        raise BotFailed("illegal", shown(text))
    return move


def shown(said: object) -> str:
    try:
        return repr(said)[:LONGEST_MOVE_LETTERS]
    except RecursionError:
        return "[[[…"


def program_bot(
    command: list[str] | str, seed: int, *, to_start: float = START_TIMEOUT_SECONDS, exchange: list[str] | None = None
) -> ProgramBot:
    """Start a program for one seat of one game; raises MalformedInput if the program doesn't exist.

    Wait for its first output, so that its start-up isn't taken from the time for its first answer.
    """
    bot = ProgramBot(Process(command_of(command)), seed, exchange)
    bot.process.spoke.wait(to_start)
    return bot
