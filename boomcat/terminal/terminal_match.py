"""One game in the terminal: a person and bots, or bots alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TypeVar

from boomcat.bots.bot import FATAL, BotFailed
from boomcat.bots.heuristic import HeuristicBot
from boomcat.bots.match import Match
from boomcat.bots.seat import Seat
from boomcat.core.chance import Chance, PlayerRng
from boomcat.core.deal import deal
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.move_pool import PASSING, PLAYING
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import asked, check, standings
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.notation import read_move, write_move
from boomcat.programs import BotDied, any_bot, last_words
from boomcat.records import Recorder
from boomcat.story import Teller, ask, edition_name, explain
from boomcat.terminal.menu import Menu, menu_of, name_of
from boomcat.terminal.news import News
from boomcat.terminal.places import by_place
from boomcat.terminal.screen import Left, Screen, style_of
from boomcat.terminal.table_text import hand_line, public_lines
from boomcat.views.redact import redact
from boomcat.views.view import View

T = TypeVar("T")
#: More than any built-in bot needs; a player who waits longer for an answer loses interest.
BOT_SECONDS = 5.0


class TerminalMatch(Match):
    """A game on a screen.  `seat` is the person's, or NO_SEAT where only bots play; `names` are the bots'."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        rng: PlayerRng,
        screen: Screen,
        seat: int,
        bots: str,
        auto_pass: bool,
        recorder: Recorder | None = None,
        names: Sequence[str] = (),
    ) -> None:
        game = deal(rules, chance)
        players = range(rules.players)
        seats = [
            Seat(game, place, None if place == seat else any_bot(bots, PlayerRng(rng.word()))) for place in players
        ]
        super().__init__(game, chance, seats, rng, BOT_SECONDS)
        self.edition = rules.edition
        self.screen = screen
        self.seat = seat
        self.auto_pass = auto_pass
        self.recorder = recorder
        self.names = names
        self.teller = Teller(rules.edition, seat, names)
        self.news = News()
        #: The bots that broke down on the way.
        self.deaths: list[BotDied] = []

    def play(self) -> None:
        """Play to the end; raise Left if the person leaves before it."""
        players = self.game.players
        self.screen.say(text("game-dealt", edition=edition_name(self.edition), players=players), "bold")
        if self.seat != NO_SEAT:
            self.screen.say(text("game-seat", seat=self.seat + 1))
        self.screen.say(self.teller.say("game-first", actor=self.game.current))
        super().play()
        self.screen.say(self.teller.tell_places(standings(self.game)))

    def next(self) -> int:
        """Return who is asked next: in a window the person first, so that no bot can be quicker."""
        seats = asked(self.game)
        return self.seat if self.seat in seats else seats[0]

    def answer(self, seat: int) -> Move:
        return self.ask_person(View(self.game, seat)) if seat == self.seat else super().answer(seat)

    def happened(self, question: int, seat: int, move: Move, events: list[Event]) -> None:
        self.record(question, seat, move)
        self.tell_news(events)

    def failed(self, seat: int, why: BotFailed) -> None:
        """A default move is made for it.  Of one that died that would spoil the game: `heuristic` plays on."""
        self.screen.say(self.teller.say("bot-failed", {"kind": why.kind}, actor=seat), "yellow")
        place = self.seats[seat]
        if why.kind not in FATAL or place.bot is None:
            return
        self.deaths.append(BotDied(why.kind, last_words(why), seat, self.game.question, method=why.method))
        with suppress(Exception):
            place.bot.close()
        if not place.bot.wants_knowledge:
            # The knowledge of this seat isn't up to date.
            self.seats[seat] = place = Seat(self.game, seat)
            place.events_seen = len(self.events)
        place.bot = HeuristicBot(PlayerRng(self.absent.word()))

    def record(self, question: int, seat: int, move: Move) -> None:
        if self.recorder is None:
            return
        try:
            self.recorder.move(question, seat, move)
            if self.game.asking == Ask.OVER:
                self.recorder.end(standings(self.game))
        except OSError as error:
            # A full disk spoils no game.
            self.recorder = None
            self.screen.say(text("record-stopped", reason=error.strerror or type(error).__name__), "yellow")

    # -- telling -------------------------------------------------------------

    def tell_news(self, events: list[Event]) -> None:
        for event in events:
            if self.news.includes(event):
                self.screen.say(self.teller.tell(redact(event, self.seat)), style_of(event))

    def show_table(self, view: View) -> None:
        self.screen.say()
        self.screen.rule(ask(view, self.names))
        for line in public_lines(view, self.names):
            self.screen.say(line, "cyan")
        self.screen.say(hand_line(view), "bold")

    # -- asking --------------------------------------------------------------

    def ask_person(self, view: View) -> Move:
        if is_window(view.asking):
            return self.ask_in_window(view)
        self.show_table(view)
        if places := by_place(view.moves):
            return self.choose(view, text("menu-place", bottom=max(places)), places)
        menu = menu_of(self.edition, view.moves, ask(view, self.names), view.top_cards, self.names)
        move = self.ask_menu(view, menu, menu.labels)
        assert move is not None
        return move

    def ask_in_window(self, view: View) -> Move:
        playing, passing = PLAYING[view.asking], PASSING[view.asking]
        word, name = str(playing), name_of(view.current, self.names)
        if playing in view.moves:
            return self.choose(view, text(f"menu-{word}", name=name), {1: playing}, otherwise=passing)
        if self.auto_pass:
            return passing
        return self.choose(view, text(f"menu-no-{word}", name=name), {}, otherwise=passing)

    def ask_menu(self, view: View, menu: Menu, labels: dict[int, str], question: str = "") -> Move | None:
        """Return the move that was chosen from a menu, or those below it; None to go back."""
        while True:
            chosen = self.choose(view, text("menu-prompt"), {0: None, **menu.answers}, labels, question)
            if not isinstance(chosen, Menu):
                return chosen
            move = self.ask_menu(view, chosen, {0: text("menu-back"), **chosen.labels}, chosen.question)
            if move is not None:
                return move

    def choose(
        self,
        view: View,
        prompt: str,
        answers: dict[int, T],
        labels: dict[int, str] | None = None,
        question: str = "",
        otherwise: Move | None = None,
    ) -> T | Move:
        """Ask until a number is typed that has an answer, or a move; `otherwise` is the answer of an empty line."""
        word = "?"
        while True:
            if labels and word == "?":
                if question:
                    self.screen.say(question, "bold")
                self.screen.options(labels)
            word = self.screen.ask(prompt)
            if otherwise is not None and not word:
                return otherwise
            numbers = labels or answers
            if is_number(word) and int(word) in numbers:
                return answers[int(word)]
            move = self.read(word, view, ranges(numbers))
            if move is not None:
                return move

    def advise(self, view: View) -> None:
        """Say what the coach would do."""
        try:
            from boomcat.reviews.coach import coach
            from boomcat.reviews.named_text import NamedTeller
        except ModuleNotFoundError:
            self.screen.say(text("coach-missing"), "yellow")
            return
        place = self.seats[view.viewer]
        place.see(self.events)
        teller = NamedTeller(self.edition, self.names)
        seen = [redact(event, view.viewer) for event in self.events]
        for one in coach(view, place.knowledge.copy(), seen):
            words = text(
                "coach-line-close" if one.is_close else "coach-line",
                move=teller.move(one.move, view.top_cards),
                chance=one.chance,
                low=one.low,
                high=one.high,
            )
            self.screen.say(words, "bold")
            if one.reason is not None:
                self.screen.say(f"  {teller.fact(one.reason, now=True)}")

    def read(self, word: str, view: View, numbers: str) -> Move | None:
        """The move that was typed in the notation; otherwise says what is wrong, helps, or leaves."""
        if word.lower() == "q":
            if self.screen.ask(text("menu-leave")).lower().startswith(text("menu-yes")):
                raise Left(text("game-left"))
            return None
        if word.lower() == "c":
            self.advise(view)
            return None
        if word == "?":
            examples = dict.fromkeys(write_move(move, self.edition) for move in (view.moves[0], view.moves[-1]))
            self.screen.say(text("menu-help", moves=text("list-separator").join(examples)))
            self.show_table(view)
            return None
        try:
            move = read_move(word, view)
            check(self.game, view.viewer, view.question, move)
        except RuleError as error:
            if word and not word.isdigit():
                self.screen.say(explain(error), "yellow")
            self.screen.say(text("menu-allowed", numbers=numbers) if numbers else text("menu-allowed-pass"), "yellow")
            return None
        return move


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4


def ranges(numbers: Iterable[int]) -> str:
    """The numbers as people say them: 0, 2–4."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return text("list-separator").join(f"{first}" if first == last else f"{first}–{last}" for first, last in found)
