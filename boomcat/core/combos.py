"""Cards played together: two of a kind, three of a kind, five different (X1-X9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import CARDS, FERAL, IN_FIVES, Card, Kind, bit, cards_of, how_many, lowest, members_of, row_of
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import roll
from boomcat.core.events import Claimed
from boomcat.core.explosions import settle
from boomcat.core.hand import copies_in, holds, nth_card
from boomcat.core.moves import Play, has_tower, is_kind, steal, take_from_tower, target_problem
from boomcat.core.plays import find_nothing
from boomcat.core.question import Ask
from boomcat.core.rules import STAND_INS
from boomcat.core.state import State
from boomcat.core.transfers import give, spend, take
from boomcat.core.turns import ask


@final
class Wild:
    """The cards of a combo for which Feral Cats (X9) or the Godcat (G7) stand in.

    A pair has room for one stand-in, three of a kind for two: at least one card is what the combo is a combo of.
    """

    NONE: Final = 0
    FERAL: Final = 1
    GODCAT: Final = 2
    TWO_FERALS: Final = 3
    FERAL_AND_GODCAT: Final = 4


PAIR_WILDS: Final = 3
TRIPLE_WILDS: Final = STAND_INS
FERALS_OF: Final = (0, 1, 0, 2, 1)
GODCATS_OF: Final = (0, 0, 1, 0, 1)


class OfAKind(Play):
    """Cards of one title, aimed at a player who holds cards: `card`, and the seat `target`.

    `title` is the number of the card, `wild` says what stands in for some of them (`Wild`).
    """

    __slots__ = ("copies", "ferals", "godcat", "naturals", "target", "title", "wild")

    def __init__(self, copies: i64, title: i64, wild: i64, target: i64) -> None:
        super().__init__()
        self.copies: Final[i64] = copies
        self.title: Final[i64] = title
        self.wild: Final[i64] = wild
        self.target: Final[i64] = target
        self.ferals: Final[i64] = FERALS_OF[wild]
        self.godcat: Final[bool] = GODCATS_OF[wild] == 1
        self.naturals: Final[i64] = copies - FERALS_OF[wild] - GODCATS_OF[wild]

    @property
    def card(self) -> Card:
        """Return the card that they are two or three of."""
        return CARDS[self.title]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.title), int(self.wild), int(self.target))

    def together(self, words: tuple[str, ...]) -> str:
        """The card and its stand-ins: `tacocat+feral`."""
        written = [words[self.title]] + [words[Kind.FERAL_CAT]] * self.ferals
        if self.godcat:
            written.append(words[Kind.GODCAT])
        return "+".join(written)

    def problem(self, game: State, seat: i64) -> str:
        rules = game.rules
        if not is_kind(self.title) or not bit(self.title) & rules.pair_titles:
            return "combo-not-at-this-table"
        if self.copies == 3 and not rules.triples:
            return "combo-not-at-this-table"
        if self.ferals and (self.naturals < 1 or not bit(self.title) & rules.cats):
            return "feral-cannot-be-that"
        if self.godcat and not bit(self.title) & rules.godcat_titles:
            return "godcat-cannot-be-that"
        hand = game.hands[seat]
        held = copies_in(hand, self.title) >= self.naturals and copies_in(hand, Kind.FERAL_CAT) >= self.ferals
        if not held or (self.godcat and not holds(hand, Kind.GODCAT)):
            return "card-not-held"
        problem = target_problem(game, self.target)
        if not problem and not game.hands[self.target].size:
            return "target-has-no-cards"
        return problem

    def cards(self) -> list[Card]:
        cards = [CARDS[self.title]] * self.naturals + [Card.FERAL_CAT] * self.ferals
        if self.godcat:
            cards.append(Card.GODCAT)
        return cards

    def spend(self, game: State) -> None:
        left = self.naturals
        while left:
            spend(game, self.title)
            left -= 1
        left = self.ferals
        while left:
            spend(game, Kind.FERAL_CAT)
            left -= 1
        if self.godcat:
            spend(game, Kind.GODCAT)


@final
class Pair(OfAKind):
    """Two of a kind: take a random card from the target (X1)."""

    __slots__ = ()
    __match_args__: Final = ("card", "target")

    def __init__(self, title: i64, wild: i64, target: i64) -> None:
        super().__init__(2, title, wild, target)

    def text(self, words: tuple[str, ...]) -> str:
        return f"pair {self.together(words)} {self.target + 1}"

    def resolve(self, game: State, chance: Chance) -> None:
        victim = self.target
        hand = game.hands[victim]
        if has_tower(game, victim):
            take_from_tower(game, game.tower[roll(game, len(game.tower), chance)])
        elif not hand.size:
            find_nothing(game, victim)
        elif not holds(hand, Kind.GODCAT):
            steal(game, victim, nth_card(hand, roll(game, hand.size, chance)))
        elif hand.size == 1:
            steal(game, victim, Kind.GODCAT)
        else:
            game.opponent = victim
            ask(game, game.current, Ask.STEAL)


@final
class Triple(OfAKind):
    """Three of a kind: name a card, `named`, and get one if the target has it (X2)."""

    __slots__ = ("named_kind",)
    __match_args__: Final = ("card", "target", "named")

    def __init__(self, title: i64, wild: i64, target: i64, named: i64) -> None:
        super().__init__(3, title, wild, target)
        self.named_kind: Final[i64] = named

    @property
    def named(self) -> Card:
        """The card that is asked for."""
        return CARDS[self.named_kind]

    def arguments(self) -> tuple[object, ...]:
        return (*super().arguments(), int(self.named_kind))

    def text(self, words: tuple[str, ...]) -> str:
        return f"triple {self.together(words)} {self.target + 1} {words[self.named_kind]}"

    def problem(self, game: State, seat: i64) -> str:
        if not is_kind(self.named_kind) or not bit(self.named_kind) & game.rules.titles:
            return "card-not-in-edition"
        return super().problem(game, seat)

    def resolve(self, game: State, chance: Chance) -> None:
        if has_tower(game, self.target):
            if self.named_kind in game.tower:
                take_from_tower(game, self.named_kind)
            else:
                find_nothing(game, self.target)
            return
        found = holds(game.hands[self.target], self.named_kind)
        if found:
            take(game, self.target, self.named_kind)
            give(game, game.current, self.named_kind)
        if game.recording:
            game.events.append(Claimed(game.current, self.target, self.named_kind, found))
        settle(game)


@final
class Five(Play):
    """Five different, `cards()`: take any card but a kitten from the discard pile (X3, X5).

    `kinds` are the different cards; Feral Cats are counted apart, because the first stands for itself and every further
    one for a Cat kind that is not among the five (X9).  Every edition with Feral Cats has four Cat kinds or more, so
    there always is one left, also where a recipe left it out (D4); likewise a title for the Godcat.
    """

    __slots__ = ("ferals", "kinds")

    def __init__(self, kinds: i64, ferals: i64) -> None:
        super().__init__()
        self.kinds: Final[i64] = kinds
        self.ferals: Final[i64] = ferals

    def arguments(self) -> tuple[object, ...]:
        return (int(self.kinds), int(self.ferals))

    def text(self, words: tuple[str, ...]) -> str:
        return f"five {row_of(self.cards(), words)}"

    def problem(self, game: State, seat: i64) -> str:
        if not game.rules.fives:
            return "combo-not-at-this-table"
        if self.ferals < 0 or self.kinds & (FERAL | ~IN_FIVES) or how_many(self.kinds) + self.ferals != 5:
            return "not-five-different"
        hand = game.hands[seat]
        if self.kinds & ~hand.one or copies_in(hand, Kind.FERAL_CAT) < self.ferals:
            return "card-not-held"
        return ""

    def cards(self) -> list[Card]:
        return cards_of(members_of(self.kinds)) + [Card.FERAL_CAT] * self.ferals

    def spend(self, game: State) -> None:
        kinds = self.kinds
        while kinds:
            spend(game, lowest(kinds))
            kinds &= kinds - 1
        left = self.ferals
        while left:
            spend(game, Kind.FERAL_CAT)
            left -= 1

    def resolve(self, game: State, chance: Chance) -> None:
        ask(game, game.current, Ask.TAKE)
