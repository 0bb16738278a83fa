"""A number for every move, fixed for an edition or recipe and a number of players, with its text both ways.

Targets count from the seat that acts, clockwise, so that a number means the same from every seat.

Moves that hardly differ share a number, so that there are at most 2,048 (usually a few hundred):

- all fives are one, and so are all threes of a kind that name the same card to the same player, and the ways to make a
  pair of one kind; a card is the same whether it or the Godcat is played.  The card worth least is spent;
- under eight cards or more a kitten goes into the middle of the rest, or to the bottom.

The numbers follow in this order: the answers that take nothing further, places, cards given, cards taken, new orders
of the top cards, faces, single cards, pairs, threes, fives.  They depend on nothing but the rules, so they stay the
same from game to game and from process to process.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.bots.worth import WORTH
from boomcat.core.answers import (
    ALTERS,
    DEFUSE,
    DEFUSE_DEVILCAT,
    EXPLODE,
    EXPLODE_BY_DEVILCAT,
    FACE_WITH_DEVILCAT,
    FACE_WITH_GODCAT,
    GIVES,
    GODCAT_AS_DEFUSE,
    KEEP,
    PLACES,
    PUT_ON_TOP,
    STAY,
    STEAL_GODCAT,
    STEAL_RANDOM,
    TAKES,
    TRADE,
    Face,
    Place,
)
from boomcat.core.cards import AIMED, AIMED_AT_CARDS, HOLDABLE, PLAYED_ALONE, Kind, bit, members_of
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import DRAW, NOPE, PASS, five, pair, single, triple
from boomcat.core.moves import Move, Play
from boomcat.core.plays import CardPlay
from boomcat.core.question import QUESTIONS, Ask
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.notation.move_text import write_move

#: Places that have separate numbers; the two numbers after them are for the rest and for the bottom.
EVERY_PLACE: Final = 8
MOST_ACTIONS: Final = 2048


def turned(move: Move, by: i64, players: i64) -> Move:
    """Return the same move with its target moved on by this many seats."""
    if isinstance(move, Triple):
        return triple(move.title, move.wild, (move.target + by) % players, move.named_kind)
    if isinstance(move, Pair):
        return pair(move.title, move.wild, (move.target + by) % players)
    if isinstance(move, CardPlay):
        if move.target == NO_SEAT:
            return move
        return single(move.title, move.kind == Kind.GODCAT and move.title != Kind.GODCAT, (move.target + by) % players)
    if isinstance(move, Face):
        faces = FACE_WITH_GODCAT if move.own_kind == Kind.GODCAT else FACE_WITH_DEVILCAT
        return faces[(move.opponent + by) % players]
    return move


def price(move: Move) -> float:
    """What it spends; of equals the cheapest is played."""
    total = 0.0
    if isinstance(move, Play):
        for card in move.cards():
            total += WORTH[card]
    return total


@final
class Actions:
    """The numbers of a table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players: i64 = rules.players
        #: One move for each number, as seat 0 makes it.
        self.moves: list[Move] = []
        self.numbers: dict[Move, int] = {}
        self.texts: dict[int, dict[str, int]] = {}
        for move in every_move_of(rules):
            self.numbers[move] = len(self.moves)
            self.moves.append(move)
        self.size: i64 = len(self.moves)
        if self.size > MOST_ACTIONS:
            raise ValueError(f"{self.size} actions")

    def number(self, move: Move, seat: i64, pile: i64) -> i64:
        """Return the number of this seat's move, with this many cards in the draw pile."""
        return self.numbers[self.leader(turned(move, self.players - seat, self.players), pile)]

    def leader(self, move: Move, pile: i64) -> Move:
        """Return the move that stands for all moves with the same number."""
        if isinstance(move, Triple):
            return triple(0, 0, move.target, move.named_kind)
        if isinstance(move, Pair):
            return pair(move.title, 0, move.target) if move.wild else move
        if isinstance(move, CardPlay):
            if move.kind != move.title:
                return single(move.title, False, move.target if move.target != NO_SEAT else 0)
        elif isinstance(move, Five):
            return FIVE
        elif isinstance(move, Place) and move.above >= EVERY_PLACE:
            return PLACES[EVERY_PLACE + 1] if move.above >= pile else PLACES[EVERY_PLACE]
        return move

    def legal(self, game: State, seat: int) -> dict[int, Move]:
        """Return what this seat may do now, by number."""
        pile: i64 = len(game.draw_pile)
        found: dict[int, Move] = {}
        for move in legal_moves(game, seat):
            number = self.number(move, seat, pile)
            other = found.get(number)
            if other is None or self.better(move, other, pile):
                found[number] = move
        return found

    def better(self, move: Move, other: Move, pile: i64) -> bool:
        if isinstance(move, Place) and isinstance(other, Place):
            return move.above == (pile + EVERY_PLACE) // 2
        return price(move) < price(other)

    # -- text ----------------------------------------------------------------------

    def text(self, number: int, seat: int = 0) -> str:
        """Return the number as this seat's move in the notation, or what the moves that share it have in common."""
        move = turned(self.moves[number], seat, self.players)
        if move is DEFUSE_DEVILCAT:
            return "defuse devilcat"
        if move is EXPLODE_BY_DEVILCAT:
            return "explode devilcat"
        if isinstance(move, Five):
            return "five"
        if isinstance(move, Triple):
            return f"triple {move.target + 1} {self.rules.edition.word(move.named_kind)}"
        if isinstance(move, Place) and move.above >= EVERY_PLACE:
            return "place deep" if move.above == EVERY_PLACE else "place bottom"
        return write_move(move, self.rules.edition)

    def read(self, text: str, seat: int = 0) -> int:
        """Return the number of what `text` wrote for this seat."""
        if seat not in self.texts:
            self.texts[seat] = {self.text(number, seat): number for number in range(self.size)}
        if text not in self.texts[seat]:
            raise ValueError(f"no action is called {text!r}")
        return self.texts[seat][text]


#: Stands for all fives.
FIVE: Final = five(0, 5)
#: The answers that take nothing further.
PLAIN: Final[list[Move]] = [
    DRAW,
    NOPE,
    PASS,
    DEFUSE,
    GODCAT_AS_DEFUSE,
    EXPLODE,
    STEAL_GODCAT,
    STEAL_RANDOM,
    KEEP,
    PUT_ON_TOP,
    STAY,
    TRADE,
    DEFUSE_DEVILCAT,
    EXPLODE_BY_DEVILCAT,
]


def every_move_of(rules: Rules) -> list[Move]:
    """Return one move of seat 0 for each number, in the order of the numbers."""
    holdable = members_of(rules.titles & HOLDABLE)
    others = list(range(1, rules.players))
    found: list[Move] = PLAIN[:]
    found += PLACES[: EVERY_PLACE + 2]
    found += [GIVES[card] for card in holdable]
    found += [TAKES[card] for card in holdable]
    looks = [cards for title, cards in QUESTIONS[Ask.ALTER].looks.items() if title in rules.edition.titles]
    for cards in range(1, max(looks, default=0) + 1):
        found += ALTERS[cards]
    if bit(Kind.ARMAGEDDON) & rules.titles:
        for seat in others:
            found += [FACE_WITH_GODCAT[seat], FACE_WITH_DEVILCAT[seat]]
    add_plays(rules, others, found)
    return found


def add_plays(rules: Rules, others: list[int], found: list[Move]) -> None:
    for title in members_of(rules.titles & PLAYED_ALONE):
        targets = others if bit(title) & (AIMED | AIMED_AT_CARDS) else [0]
        found += [single(title, False, seat) for seat in targets]
    found += [pair(title, 0, seat) for title in members_of(rules.pair_titles) for seat in others]
    if rules.triples:
        found += [triple(0, 0, seat, named) for seat in others for named in rules.nameable]
    if rules.fives:
        found.append(FIVE)
