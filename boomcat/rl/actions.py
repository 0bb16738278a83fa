"""A number for every move, fixed for an edition or recipe and a number of players, with its text both ways.

Targets count from the seat that acts, clockwise, so that a number means the same from every seat.

Moves that hardly differ share a number, so that there are at most 2,048 (usually a few hundred):

- all fives are one, and so are all threes of a kind that name the same card to the same player, and the ways to make a
  pair of one kind; a card is the same whether it or the Godcat is played.  The card worth least is spent;
- under eight cards or more a kitten goes into the middle of the rest, or to the bottom; likewise a buried card.

The numbers follow in this order: the answers that take nothing further, places, cards given, cards taken, new orders
of the top cards, faces, single cards, pairs, threes, fives, and what came later.  They depend on nothing but the rules,
so they stay the same from game to game and from process to process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.bots.worth import price
from boomcat.core.answers import (
    AIMS,
    ALTERS,
    BLIND,
    FACE_WITH_DEVILCAT,
    FACE_WITH_GODCAT,
    GIVES,
    PLACEMENTS,
    PLACES,
    TAKES,
    Aim,
    Face,
    Placement,
    every_answer,
    givable,
    takeable,
)
from boomcat.core.cards import HOLDABLE, KINDS, PLAYED_ALONE, TARGETED, Kind, bit, lowest, members_of
from boomcat.core.combos import PAIR_WILDS, TRIPLE_WILDS, Five, OfAKind, Pair, Triple
from boomcat.core.fields import Field
from boomcat.core.hand import holds
from boomcat.core.legal import TurnSets, legal_moves, pair_titles, triple_titles
from boomcat.core.move_pool import DRAW, NOPE, PASS, PASSING, PLAYING, five, pair, single, triple
from boomcat.core.moves import Move, Play, SimpleMove
from boomcat.core.plays import CardPlay
from boomcat.core.question import QUESTIONS, WINDOW_CARDS, Ask, is_window
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.notation.move_text import write_move
from boomcat.rl.choices import add_five
from boomcat.rl.features import PLAIN_KINDS
from boomcat.rl.layout import MoveKind, is_new

#: Places that have separate numbers; the two numbers after them are for the rest and for the bottom.
EVERY_PLACE: Final = 8
MOST_ACTIONS: Final = 2048
NOWHERE: Final = -1
#: Stands for all fives.
FIVE: Final = five(0, 5)
#: The answers that take nothing further, and that there are at every table.
PLAIN: Final = [move for move, kind in PLAIN_KINDS.items() if kind <= MoveKind.FIVE]
#: Moves whose words alone are also those of another one.
IN_FULL: Final = [answer for answer in every_answer() if not answer.fields and str(answer) != answer.words]
#: Their numbers begin the list of every table.
DRAW_NUMBER: Final[i64] = PLAIN.index(DRAW)
NOPE_NUMBER: Final[i64] = PLAIN.index(NOPE)
PASS_NUMBER: Final[i64] = PLAIN.index(PASS)


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
    if isinstance(move, Aim):
        return AIMS[(move.target + by) % players]
    return move


@final
class Actions:
    """The numbers of a table: their texts, the legal ones as a mask, and the moves behind them.

    The mask is read off the hand, without a list of moves; the tests compare it with the list.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players: i64 = rules.players
        every = every_move_of(rules)
        self.size: i64 = len(every)
        if self.size > MOST_ACTIONS:
            raise ValueError(f"{self.size} actions")
        #: One move for each number as seat 0 makes it, then the same for seat 1, and so on.
        self.moves: list[Move] = []
        for seat in range(rules.players):
            self.moves += [turned(move, seat, rules.players) for move in every]
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(every)}
        self.texts: dict[int, dict[str, int]] = {}
        #: The number that was written last: the only one, if there was only one.
        self.last: i64 = NOWHERE
        #: Where the numbers begin: of what is about one kind of card, of new orders of some top cards, of places.
        self.gives: vec[i64] = self.numbers_of(GIVES)
        self.takes: vec[i64] = self.numbers_of(TAKES)
        self.singles: vec[i64] = self.numbers_of([single(title, False, first_target(title)) for title in range(KINDS)])
        self.pairs: vec[i64] = self.numbers_of([pair(title, 0, 1) for title in range(KINDS)])
        self.orders: vec[i64] = self.numbers_of([orders[0] for orders in ALTERS])
        self.places: i64 = self.numbers[PLACES[0]]
        self.triples: i64 = self.numbers.get(triple(0, 0, 1, rules.nameable[0]), NOWHERE)
        self.five: i64 = self.numbers.get(FIVE, NOWHERE)
        self.names: i64 = len(rules.nameable)
        #: Which numbers stand for one move, whatever is in the hand and in the pile.
        self.alone: vec[u8] = vec[u8]([1 if self.stands_alone(move) else 0 for move in every])

    def numbers_of(self, moves: Sequence[Move]) -> vec[i64]:
        return vec[i64]([self.numbers.get(move, NOWHERE) for move in moves])

    def stands_alone(self, move: Move) -> bool:
        if isinstance(move, (Triple, Five)):
            return False
        if isinstance(move, Placement):
            return move.above < EVERY_PLACE
        return not self.rules.wild or not isinstance(move, Play)

    def number(self, move: Move, seat: i64, pile: i64) -> i64:
        """Return the number of this seat's move, with this many cards in the draw pile."""
        return self.numbers[leader(turned(move, self.players - seat, self.players), pile)]

    # -- text ----------------------------------------------------------------------

    def text(self, number: int, seat: int = 0) -> str:
        """Return the number as this seat's move in the notation, or what the moves that share it have in common."""
        if not 0 <= number < self.size:
            raise IndexError(f"no action has the number {number}")
        move = self.moves[seat * self.size + number]
        if move in IN_FULL:
            return str(move)
        if isinstance(move, Five):
            return "five"
        if isinstance(move, Triple):
            return f"triple {move.target + 1} {self.rules.edition.word(move.named_kind)}"
        if isinstance(move, Placement) and move.above >= EVERY_PLACE:
            return f"{move.words} {'deep' if move.above == EVERY_PLACE else 'bottom'}"
        return write_move(move, self.rules.edition)

    def read(self, text: str, seat: int = 0) -> int:
        """Return the number of what `text` wrote for this seat."""
        if seat not in self.texts:
            self.texts[seat] = {self.text(number, seat): number for number in range(self.size)}
        if text not in self.texts[seat]:
            raise ValueError(f"no action is called {text!r}")
        return self.texts[seat][text]

    # -- the mask ------------------------------------------------------------------

    def write(self, game: State, seat: i64, row: vec[u8], base: i64) -> i64:
        """Write a 1 for each number that this seat, which is asked, may answer, into bytes of 0; return how many."""
        asking = game.asking
        if asking == Ask.TURN:
            return self.write_turn(game, seat, row, base)
        if asking == Ask.NOPE:
            self.last = PASS_NUMBER
            row[base + PASS_NUMBER] = 1
            if not game.can_nope() & bit(seat):
                return 1
            row[base + NOPE_NUMBER] = 1
            return 2
        if asking == Ask.PLACE:
            return self.write_places(len(game.draw_pile), row, base)
        if asking == Ask.GIVE:
            return self.write_cards(givable(game, game.hands[seat]), self.gives, row, base)
        if asking == Ask.TAKE:
            return self.write_cards(takeable(game), self.takes, row, base)
        if asking == Ask.ALTER:
            self.last = self.orders[game.looking]
            return self.fill(row, base + self.last, len(ALTERS[game.looking]))
        # Branches only save time: any other question is read off the list of moves.
        return self.write_listed(game, seat, row, base)

    def write_listed(self, game: State, seat: i64, row: vec[u8], base: i64) -> i64:
        pile: i64 = len(game.draw_pile)
        count: i64 = 0
        for move in legal_moves(game, seat):
            self.last = self.number(move, seat, pile)
            if not row[base + self.last]:
                row[base + self.last] = 1
                count += 1
        return count

    def fill(self, row: vec[u8], start: i64, count: i64) -> i64:
        at: i64
        for at in range(start, start + count):
            row[at] = 1
        return count

    def write_cards(self, kinds: i64, numbers: vec[i64], row: vec[u8], base: i64) -> i64:
        count: i64 = 0
        while kinds:
            self.last = numbers[lowest(kinds)]
            kinds &= kinds - 1
            row[base + self.last] = 1
            count += 1
        return count

    def write_places(self, pile: i64, row: vec[u8], base: i64) -> i64:
        self.last = self.places
        at = base + self.places
        if pile < EVERY_PLACE:
            return self.fill(row, at, pile + 1)
        row[at + EVERY_PLACE + 1] = 1
        return self.fill(row, at, EVERY_PLACE if pile == EVERY_PLACE else EVERY_PLACE + 1) + 1

    def write_turn(self, game: State, seat: i64, row: vec[u8], base: i64) -> i64:
        if game.cursed & bit(seat):
            return self.write_listed(game, seat, row, base)
        sets = TurnSets(game, game.hands[seat])
        victims = sets.victims
        row[base + DRAW_NUMBER] = 1
        self.last = DRAW_NUMBER
        count: i64 = 1
        titles = sets.alone | sets.by_godcat
        while titles:
            title = lowest(titles)
            titles &= titles - 1
            if bit(title) & TARGETED:
                count += self.write_targets(game.targets(title), seat, row, base + self.singles[title], 1)
            else:
                row[base + self.singles[title]] = 1
                count += 1
        titles = sets.pairs
        while titles:
            title = lowest(titles)
            titles &= titles - 1
            count += self.write_targets(victims, seat, row, base + self.pairs[title], 1)
        if sets.triples:
            count += self.write_targets(victims, seat, row, base + self.triples, self.names)
        if sets.five:
            row[base + self.five] = 1
            count += 1
        return count

    def write_targets(self, targets: i64, seat: i64, row: vec[u8], start: i64, each: i64) -> i64:
        """The numbers of one play, `each` for a target, follow its targets clockwise, from the next seat on."""
        count: i64 = 0
        while targets:
            ahead = lowest(targets) - seat
            targets &= targets - 1
            at = (ahead if ahead > 0 else ahead + self.players) - 1
            count += self.fill(row, start + at * each, each)
        return count

    # -- the move ------------------------------------------------------------------

    def move(self, game: State, seat: i64, number: i64) -> Move:
        """Return the move of this number, which is legal: of those that share it the one that costs the least."""
        move = self.moves[seat * self.size + number]
        if self.alone[number]:
            return move
        hand = game.hands[seat]
        if isinstance(move, CardPlay):
            return move if holds(hand, move.title) else single(move.title, True, max(move.target, 0))
        if isinstance(move, OfAKind):
            return self.cheapest(game, seat, move)
        if isinstance(move, Placement):
            pile: i64 = len(game.draw_pile)
            above: i64 = pile if move.above > EVERY_PLACE else (pile + EVERY_PLACE) // 2
            return PLACEMENTS[move.answers][above]
        found: list[Move] = []
        add_five(hand, found)
        return found[0]

    def cheapest(self, game: State, seat: i64, move: OfAKind) -> Move:
        hand = game.hands[seat]
        best: Move = move
        least = -1.0
        wild: i64 = 0
        wilds: i64 = PAIR_WILDS if isinstance(move, Pair) else TRIPLE_WILDS
        while wild < (wilds if self.rules.wild else 1):
            if isinstance(move, Triple):
                titles = triple_titles(game, hand, wild)
            else:
                titles = pair_titles(game, hand, wild) & bit(move.title)
            while titles:
                title = lowest(titles)
                titles &= titles - 1
                if isinstance(move, Triple):
                    other: Move = triple(title, wild, move.target, move.named_kind)
                else:
                    other = pair(title, wild, move.target)
                cost = price(other)
                if least < 0.0 or cost < least:
                    best = other
                    least = cost
            wild += 1
        return best


def leader(move: Move, pile: i64) -> Move:
    """Return the move that stands for all moves with the same number."""
    if isinstance(move, Triple):
        return triple(0, 0, move.target, move.named_kind)
    if isinstance(move, Pair):
        return pair(move.title, 0, move.target)
    if isinstance(move, CardPlay):
        return single(move.title, False, max(move.target, 0))
    if isinstance(move, Five):
        return FIVE
    if isinstance(move, Placement) and move.above >= EVERY_PLACE:
        above = EVERY_PLACE + 1 if move.above >= pile else EVERY_PLACE
        return PLACEMENTS[move.answers][above]
    return move


def first_target(title: int) -> int:
    """Return the target of seat 0 that is listed first, or 0 if the card has none."""
    return 1 if bit(title) & TARGETED else 0


def every_move_of(rules: Rules) -> list[Move]:
    """Return one move of seat 0 for each number, in the order of the numbers.

    What is added goes to the end, and only where the rules have it: numbers that there are may not change.
    """
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
    for title in members_of(rules.titles & PLAYED_ALONE):
        found += [single(title, False, seat) for seat in (others if first_target(title) else [0])]
    found += [pair(title, 0, seat) for title in members_of(rules.pair_titles) for seat in others]
    if rules.triples:
        found += [triple(0, 0, seat, named) for seat in others for named in rules.nameable]
    if rules.fives:
        found.append(FIVE)
    found += later_moves(rules, holdable)
    return found


def later_moves(rules: Rules, holdable: list[int]) -> list[Move]:
    """Return the moves that came with Streaking and Barking Kittens or later, for each number one, as for the first."""
    found: list[Move] = []
    kittens = [int(Kind.EXPLODING_KITTEN)] if rules.keeps_kittens else []
    found += [GIVES[card] for card in kittens]
    if bit(Kind.CURSE_OF_THE_CAT_BUTT) & rules.titles:
        found.append(BLIND)
    for window in WINDOW_CARDS:
        if is_new(rules, window):
            found += [PLAYING[window], PASSING[window]]
    cards = [card for card in [*kittens, *holdable] if card != Kind.GODCAT]
    for answer in every_answer():
        if is_new(rules, answer.answers) and not is_window(answer.answers) and has_number(answer, rules, cards):
            found.append(answer)
    return found


def has_number(answer: SimpleMove, rules: Rules, cards: list[int]) -> bool:
    """Return whether an answer stands for itself or for others, as seat 0 gives it, with these cards to name."""
    for name, field in answer.fields.items():
        value = getattr(answer, name)
        if field == Field.SEAT and not 0 < value < rules.players:
            return False
        if field == Field.OWN_CARD and value not in cards:
            return False
        if field == Field.PLACE and value >= EVERY_PLACE + 2:
            return False
    return True
