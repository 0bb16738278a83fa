"""A table in the middle of a game, for tests that read like rulings.

    table = scenario("original; 1: skip; 2: nope; pile: see kitten")
    table.play(1, "skip")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1; discards: nope skip")

Seats count from 1, moves and positions are written as in docs/notation.md.  Luck is a list of outcomes, and it must be
used up.  When the test is over, a turn must be open or the game must be over, unless the test said `ends_at`.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest

from boomcat.core.cards import KINDS, NO_CARD, Card
from boomcat.core.chance import Chance, ScriptedChance
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.hand import cards_in
from boomcat.core.legal import legal_moves
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_move, read_position, write_move, write_position
from boomcat.notation.markers import NEEDED_BY, write_markers
from boomcat.notation.question_text import write_asked
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.differences import differences

Test = TypeVar("Test", bound=Callable[..., object])
SomeEvent = TypeVar("SomeEvent", bound=Event)

#: A Cat card of each edition.
CAT = {key: edition.cats[0] for key, edition in EDITIONS.items()}


def out(first: int, last: int) -> str:
    """The players from one seat to another are out; they are there for the cards that this many players need (S3)."""
    return "; ".join(f"{seat}: out {seat - first + 1}" for seat in range(first, last + 1))


every_edition = pytest.mark.parametrize("edition", list(EDITIONS))


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Name the rules of docs/rules.md that a test proves; `test_every_rule.py` reads them from the source."""

    def named(test: Test) -> Test:
        return test

    assert numbers
    return named


class Luck(Chance):
    """A script that remembers out of how many outcomes each was."""

    def __init__(self, outcomes: Sequence[int], start: int) -> None:
        self.script = ScriptedChance(list(outcomes), start)
        self.bounds: list[int] = []

    def below(self, ordinal: int, bound: int) -> int:
        self.bounds.append(bound)
        return self.script.below(ordinal, bound)


class Table:
    """A game, its luck, and what a test asks about it."""

    def __init__(self, position: str, luck: Sequence[int]) -> None:
        self.game: State = read_position(position)
        self.beginning = self.game.copy()
        self.log: list[Event] = []
        self.game.log = self.log
        self.luck_used_up = self.game.rolls + len(luck)
        self.chance = Luck(luck, self.game.rolls)
        self.cards = self.every_card()
        self.ends = {"turn", "over"}

    # -- what players do -----------------------------------------------------

    def play(self, seat: int, *moves: str) -> None:
        """The player makes these moves, one after another; windows are left open."""
        for text in moves:
            offered = read_move(text, self.game) in legal_moves(self.game, seat - 1)
            self.answer(seat, text, self.question)
            assert offered, f"{text} was taken, but it is not among the legal moves"
            assert self.every_card() == self.cards, f"{text} lost a card or made one"
            assert differences(self.game, read_position(write_position(self.game))) == []

    def unopposed(self, seat: int, *plays: str) -> None:
        """Play these in turn; every other player passes."""
        for text in plays:
            self.play(seat, text)
            self.everybody_passes()

    def everybody_passes(self) -> None:
        assert self.game.asking == Ask.NOPE, "no window is open"
        self.everybody("pass")

    def everybody_waits(self) -> None:
        assert self.game.asking == Ask.NOW, "no player is about to draw"
        self.everybody("wait")

    def everybody(self, answer: str) -> None:
        """Let all who are asked in the open window give this answer."""
        question = self.game.question
        while self.game.question == question and self.asked:
            self.play(self.asked[0], answer)

    def refuses(self, seat: int, text: str, reason: str, question: int | None = None) -> None:
        """The move is refused for this reason, and nothing at all has changed."""
        before, events = self.game.copy(), len(self.log)
        with pytest.raises(RuleError) as refusal:
            self.answer(seat, text, self.question if question is None else question)
        assert refusal.value.reason == reason
        assert (differences(self.game, before), len(self.log)) == ([], events)
        assert text not in self.choices(seat) or question is not None

    def answer(self, seat: int, text: str, question: int) -> None:
        apply(self.game, seat - 1, question, read_move(text, self.game), self.chance)

    # -- what can be seen ------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in asked(self.game)]

    @property
    def question(self) -> int:
        return self.game.question

    @property
    def odds(self) -> list[int]:
        """Out of how many outcomes, all as likely, each piece of luck was."""
        return self.chance.bounds

    def choices(self, seat: int) -> list[str]:
        """Every legal move of the player."""
        return [write_move(move, self.game.rules.edition) for move in legal_moves(self.game, seat - 1)]

    def events(self, kind: type[SomeEvent]) -> list[SomeEvent]:
        """Return the events of this kind since the start, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def shows(self, statements: str) -> None:
        """These statements of the notation are true; hands, `removed` and `boxed` in any order, `-` for nothing."""
        expected = {}
        for statement in statements.replace("\n", ";").split(";"):
            if statement.strip():
                key, _, value = statement.partition(":")
                expected[key.strip()] = self.ordered(key.strip(), value.split())
        assert {key: self.statement(key) for key in expected} == expected

    def statement(self, key: str) -> str:
        game = self.game
        if key.isdigit():
            seat = int(key) - 1
            return self.row(cards_in(game.hands[seat])) if game.is_alive(seat) else "out"
        piles = {"pile": game.draw_pile, "discards": game.discards, "removed": game.removed, "boxed": game.set_aside}
        if key in piles:
            return self.ordered(key, self.row(reversed(piles[key])).split())
        if key == "turn":
            owes = f" owes {game.owed}" if game.owed > 1 else ""
            reversed_ = "" if game.clockwise else " reversed"
            return f"{game.current + 1}{owes}{' attacked' if game.attacked else ''}{reversed_}"
        if key == "asked":
            return self.open_question()
        if key in NEEDED_BY:
            return write_markers(game)[key] or "-"
        numbers = {"question": game.question, "luck": game.rolls}
        return str(numbers[key])

    def open_question(self) -> str:
        """As the statement `asked:` says it, or `window`, `now` or `over`."""
        unsaid = {Ask.TURN: "turn", Ask.NOPE: "window", Ask.NOW: "now", Ask.OVER: "over"}
        return unsaid.get(int(self.game.asking)) or write_asked(self.game)

    @property
    def godcat(self) -> str:
        """Return the place of the Godcat: `mat`, or `hand 2`."""
        holder = self.game.godcat_holder()
        return "mat" if holder == NO_SEAT else f"hand {holder + 1}"

    # -- what players know -----------------------------------------------------------

    def knowledge(self, seat: int) -> Knowledge:
        """Return the knowledge of a player who has seen everything since the beginning; 0 is a spectator."""
        known = Knowledge(View(self.beginning, seat - 1))
        for event in self.log:
            known.see(redact(event, seat - 1))
        return known

    def known_pile(self, seat: int) -> str:
        """The draw pile as the player knows it, the top card first; `?` is a card that may be another."""
        known = self.knowledge(seat)
        cards = [known.known_at(above) for above in range(len(self.game.draw_pile))]
        return " ".join("?" if card == NO_CARD else self.word(card) for card in cards)

    # -- the end -----------------------------------------------------------------

    def ends_at(self, question: str) -> None:
        """The test means to leave this question open."""
        self.ends = {question}

    def check_settled(self) -> None:
        assert self.open_question() in self.ends, "a question was left open"
        assert self.game.rolls == self.luck_used_up, "not all of the luck was needed"

    # -- the small print -----------------------------------------------------------

    def word(self, card: int) -> str:
        return self.game.rules.edition.word(card)

    def row(self, cards: Iterator[int] | Sequence[int]) -> str:
        return " ".join(self.word(card) for card in cards) or "-"

    def ordered(self, key: str, words: list[str]) -> str:
        """The cards of a row one by one, and sorted where their order means nothing."""
        if key.isdigit() or key in ("pile", "discards", "removed", "boxed"):
            expanded: list[str] = []
            for word in words:
                copies, _, card = word.rpartition("*")
                expanded += [card] * int(copies or 1)
            words = expanded
        if key.isdigit() or key in ("removed", "boxed"):
            places = {self.word(card): place for place, card in enumerate(range(KINDS)) if self.in_edition(card)}
            words.sort(key=lambda word: places.get(word, -1))
        return " ".join(words)

    def in_edition(self, card: int) -> bool:
        return card in self.game.rules.edition.titles

    def every_card(self) -> Counter[int]:
        """All cards of the table but the two cats of the mat."""
        game = self.game
        cards = Counter(game.draw_pile + game.discards + game.removed + game.set_aside + game.tower)
        for hand in game.hands:
            cards.update(cards_in(hand))
        if game.lifted != NO_CARD:
            cards[int(game.lifted)] += 1
        # One card, whichever way up it lies.
        cards[Card.IMPLODING_KITTEN] += cards.pop(Card.IMPLODING_FACE_UP, 0)
        assert cards[Card.GODCAT] <= 1
        assert not cards[Card.DEVILCAT]
        del cards[Card.GODCAT], cards[Card.DEVILCAT]
        return cards


@pytest.fixture
def scenario() -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def set_up(position: str, luck: Sequence[int] = ()) -> Table:
        tables.append(Table(position, luck))
        return tables[-1]

    yield set_up
    for table in tables:
        table.check_settled()
