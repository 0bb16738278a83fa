"""One game in the terminal: a person and bots, or bots alone."""

from __future__ import annotations

from collections.abc import Iterable

from boomcat.bots.roster import bot_named
from boomcat.core.chance import Chance, Rng
from boomcat.core.deal import deal
from boomcat.core.errors import RuleError
from boomcat.core.events import DrewKitten, Event, Exploded, Noped, TurnBegan, WindowClosed, Won
from boomcat.core.legal import legal_moves
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked, check, outcome
from boomcat.core.rules import Rules
from boomcat.core.tables import NOPE, PASS, PLACES
from boomcat.knowledge.knowledge import Knowledge
from boomcat.locale import text
from boomcat.notation import read_move, write_move
from boomcat.records import Recorder
from boomcat.story import Teller, ask, explain
from boomcat.terminal.menu import Menu, menu_of
from boomcat.terminal.screen import Screen
from boomcat.terminal.table import hand_line, public_lines
from boomcat.views.redact import redact
from boomcat.views.view import View

__all__ = ["Left", "Match"]

STYLES: dict[type[Event], str] = {
    TurnBegan: "dim",
    Noped: "yellow",
    DrewKitten: "bold red",
    Exploded: "bold red",
    Won: "bold green",
}


NO_CHOICE = -1
#: More than any bot of ours needs.
SECONDS = 1.0


class Left(Exception):
    """The person has left the game."""


class Match:
    """A game on a screen.  `seat` is the person's, or None where bots play among themselves."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        rng: Rng,
        screen: Screen,
        seat: int | None,
        bots: str,
        auto_pass: bool,
        recorder: Recorder | None = None,
    ) -> None:
        self.edition = rules.edition
        self.chance = chance
        self.screen = screen
        self.seat = seat
        self.auto_pass = auto_pass
        self.recorder = recorder
        self.teller = Teller(rules.edition, seat)
        self.log: list[Event] = []
        self.game = deal(rules, chance)
        self.game.log = self.log
        others = [place for place in range(rules.players) if place != seat]
        self.bots = {place: bot_named(bots, Rng(rng.word())) for place in others}
        self.knowledge = {place: Knowledge(View(self.game, place)) for place in others}
        #: Whether the last Nope window had a Nope in it: only then its end is worth a line.
        self.noped = False

    def play(self) -> None:
        """To the end.  Raises Left or InputEnded when the person does not stay so long."""
        self.tell_start()
        while seats := asked(self.game):
            # In a window the person answers first, so that no bot can be quicker.
            seat = self.seat if self.seat in seats else seats[0]
            assert seat is not None
            move = self.ask_person(seat) if seat == self.seat else self.ask_bot(seat)
            question = self.game.question
            apply(self.game, seat, question, move, self.chance)
            self.record(question, seat, move)
            self.tell_news()
        self.tell_places()

    def ask_bot(self, seat: int) -> Move:
        """A bot sees what a person on its seat would see, and no more."""
        return self.bots[seat].choose(View(self.game, seat), self.knowledge[seat], SECONDS)

    def record(self, question: int, seat: int, move: Move) -> None:
        if self.recorder is None:
            return
        try:
            self.recorder.move(question, seat, move)
            if self.game.phase == Ask.OVER:
                self.recorder.end(outcome(self.game))
        except OSError as error:
            # A full disk spoils no game.
            self.recorder = None
            self.screen.say(text("record-stopped", reason=error.strerror or type(error).__name__), "yellow")

    # -- telling -------------------------------------------------------------

    def tell_start(self) -> None:
        rules = self.game.rules
        name = text(f"edition-{self.edition.key}")
        self.screen.say(text("game-dealt", edition=name, players=rules.players), "bold")
        if self.seat is not None:
            self.screen.say(text("game-seat", seat=self.seat + 1))
        self.screen.say(self.teller.say("game-first", actor=self.game.current))

    def tell_news(self) -> None:
        for event in self.log:
            if isinstance(event, WindowClosed) and not (self.noped or event.stopped):
                continue
            self.noped = isinstance(event, Noped)
            style = STYLES.get(type(event), "")
            self.screen.say(self.teller.tell(redact(event, self.seat)), style)
        for place, known in self.knowledge.items():
            for event in self.log:
                known.see(redact(event, place))
        self.log.clear()

    def tell_places(self) -> None:
        places = [
            self.teller.say("game-place", {"place": place}, actor=seat)
            for place, seat in enumerate(outcome(self.game), 1)
        ]
        self.screen.say(text("game-places", places=text("list-separator").join(places)))

    def show_table(self, seat: int) -> None:
        self.screen.say()
        self.screen.rule(ask(self.game))
        for line in public_lines(self.game, seat):
            self.screen.say(line, "cyan")
        self.screen.say(hand_line(self.game, seat), "bold")

    # -- asking --------------------------------------------------------------

    def ask_person(self, seat: int) -> Move:
        moves = legal_moves(self.game, seat)
        if self.game.phase == Ask.NOPE:
            return self.ask_nope(seat, moves)
        self.show_table(seat)
        if self.game.phase == Ask.PLACE:
            return self.ask_place(seat, moves)
        seen = self.game.top_cards() if self.game.phase == Ask.ALTER else ()
        return self.ask_menu(seat, menu_of(self.edition, moves, ask(self.game), seen), moves)

    def ask_nope(self, seat: int, moves: list[Move]) -> Move:
        can_nope = NOPE in moves
        if self.auto_pass and not can_nope:
            return PASS
        prompt = text("menu-nope" if can_nope else "menu-no-nope")
        while True:
            word = self.screen.ask(prompt)
            if not word:
                return PASS
            move = NOPE if can_nope and word == "1" else self.read(word, seat, moves, "1" if can_nope else "")
            if move is not None:
                return move

    def ask_place(self, seat: int, moves: list[Move]) -> Move:
        bottom = len(self.game.deck)
        while True:
            word = self.screen.ask(text("menu-place", bottom=bottom))
            if is_number(word) and int(word) <= bottom:
                return PLACES[int(word)]
            move = self.read(word, seat, moves, f"0–{bottom}")
            if move is not None:
                return move

    def ask_menu(self, seat: int, top: Menu, moves: list[Move]) -> Move:
        above: list[Menu] = []
        menu = top
        shown = None
        while True:
            labels = {0: text("menu-back"), **menu.labels} if above else menu.labels
            if menu is not shown:
                if above:
                    self.screen.say(menu.question, "bold")
                self.screen.options(labels)
                shown = menu
            word = self.screen.ask(text("menu-prompt"))
            number = int(word) if is_number(word) else NO_CHOICE
            if number not in labels:
                typed = self.read(word, seat, moves, ranges(labels))
                if typed is not None:
                    return typed
                if word == "?":
                    shown = None
            elif number == 0:
                menu = above.pop()
            else:
                chosen = menu.answers[number]
                if not isinstance(chosen, Menu):
                    return chosen
                above.append(menu)
                menu = chosen

    def read(self, word: str, seat: int, moves: list[Move], numbers: str) -> Move | None:
        """The move that was typed in the notation; otherwise says what is wrong, helps, or leaves."""
        if word.lower() == "q":
            if self.screen.ask(text("menu-leave")).lower().startswith(text("menu-yes")):
                raise Left
            return None
        if word == "?":
            examples = dict.fromkeys(write_move(move, self.edition) for move in (moves[0], moves[-1]))
            self.screen.say(text("menu-help", moves=text("list-separator").join(examples)))
            self.show_table(seat)
            return None
        try:
            move = read_move(word, self.game)
            check(self.game, seat, self.game.question, move)
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
