"""The numbers of `actions.py` at speed: the legal ones as a mask, and the move behind a number.

The mask is read off the hand, without a list of moves; `Actions.legal` says the same, slowly, and the tests compare.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.answers import PLACES, Alter, Give, Place, Take, takeable
from boomcat.core.cards import AIMED, AIMED_AT_CARDS, KINDS, Kind, bit, lowest
from boomcat.core.combos import PAIR_WILDS, TRIPLE_WILDS, Five, Pair, Triple
from boomcat.core.hand import holds
from boomcat.core.legal import TurnSets, legal_moves, pair_titles, triple_titles
from boomcat.core.move_pool import DRAW, NOPE, PASS, pair, single, triple
from boomcat.core.moves import Move, Play
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.rl.actions import EVERY_PLACE, PLAIN, Actions, price, turned
from boomcat.rl.choices import add_five

NOWHERE: Final = -1
#: The numbers of the answers that every table knows begin the list.
DRAW_NUMBER: Final[i64] = PLAIN.index(DRAW)
NOPE_NUMBER: Final[i64] = PLAIN.index(NOPE)
PASS_NUMBER: Final[i64] = PLAIN.index(PASS)


@final
class Masks:
    """The mask and the moves of a table."""

    def __init__(self, actions: Actions) -> None:
        rules = actions.rules
        self.actions = actions
        self.rules = rules
        self.size: i64 = actions.size
        self.players: i64 = rules.players
        #: The number that was written last: the only one, if there was only one.
        self.last: i64 = NOWHERE
        #: Where the numbers begin: of places, of what is about one kind of card, of new orders of the top cards.
        self.places: i64 = NOWHERE
        self.five: i64 = NOWHERE
        self.triples: i64 = NOWHERE
        self.gives: vec[i64] = vec[i64]([NOWHERE] * KINDS)
        self.takes: vec[i64] = vec[i64]([NOWHERE] * KINDS)
        self.singles: vec[i64] = vec[i64]([NOWHERE] * KINDS)
        self.pairs: vec[i64] = vec[i64]([NOWHERE] * KINDS)
        self.orders: vec[i64] = vec[i64]([NOWHERE] * 8)
        self.order_counts: vec[i64] = vec[i64]([0] * 8)
        self.names: i64 = len(rules.nameable)
        #: All moves as each seat makes them: those of seat 1 follow those of seat 0.
        self.moves: list[Move] = []
        for seat in range(rules.players):
            self.moves += [turned(move, seat, rules.players) for move in actions.moves]
        #: Which numbers stand for one move, whatever is in the hand and in the pile.
        self.alone: vec[u8] = vec[u8]([1 if self.stands_alone(move) else 0 for move in actions.moves])
        for number, move in enumerate(actions.moves):
            self.note(number, move)

    def stands_alone(self, move: Move) -> bool:
        if isinstance(move, (Triple, Five)):
            return False
        if isinstance(move, Place):
            return move.above < EVERY_PLACE
        return not self.rules.wild or not isinstance(move, Play)

    def note(self, number: i64, move: Move) -> None:
        """Remember the first number of its kind."""
        if isinstance(move, CardPlay):
            if self.singles[move.title] == NOWHERE:
                self.singles[move.title] = number
        elif isinstance(move, Triple):
            if self.triples == NOWHERE:
                self.triples = number
        elif isinstance(move, Pair):
            if self.pairs[move.title] == NOWHERE:
                self.pairs[move.title] = number
        elif isinstance(move, Five):
            if self.five == NOWHERE:
                self.five = number
        elif isinstance(move, Place):
            if self.places == NOWHERE:
                self.places = number
        elif isinstance(move, Give):
            self.gives[move.kind] = number
        elif isinstance(move, Take):
            self.takes[move.kind] = number
        elif isinstance(move, Alter):
            cards: i64 = len(move.order)
            if self.orders[cards] == NOWHERE:
                self.orders[cards] = number
            self.order_counts[cards] += 1

    # -- the mask ------------------------------------------------------------------

    def write(self, game: State, seat: i64, row: vec[u8], base: i64) -> i64:
        """A 1 for each number that this seat, which is asked, may answer, into bytes that are 0; returns how many."""
        asking = game.asking
        if asking == Ask.TURN:
            return self.write_turn(game, seat, row, base)
        hand = game.hands[seat]
        if asking == Ask.NOPE:
            row[base + PASS_NUMBER] = 1
            self.last = PASS_NUMBER
            if not holds(hand, Kind.NOPE):
                return 1
            row[base + NOPE_NUMBER] = 1
            return 2
        if asking == Ask.PLACE:
            return self.write_places(len(game.draw_pile), row, base)
        if asking == Ask.GIVE:
            return self.write_cards(hand.one, self.gives, row, base)
        if asking == Ask.TAKE:
            return self.write_cards(takeable(game), self.takes, row, base)
        if asking == Ask.ALTER:
            at = self.orders[game.looking]
            count = self.order_counts[game.looking]
            self.fill(row, base + at, count)
            self.last = at
            return count
        return self.write_listed(game, seat, row, base)

    def write_listed(self, game: State, seat: i64, row: vec[u8], base: i64) -> i64:
        """Do the same by the list of moves, for questions that are rarely asked."""
        pile: i64 = len(game.draw_pile)
        count: i64 = 0
        for move in legal_moves(game, seat):
            number = self.actions.number(move, seat, pile)
            if not row[base + number]:
                row[base + number] = 1
                self.last = number
                count += 1
        return count

    def fill(self, row: vec[u8], start: i64, count: i64) -> None:
        end = start + count
        while start < end:
            row[start] = 1
            start += 1

    def write_cards(self, kinds: i64, numbers: vec[i64], row: vec[u8], base: i64) -> i64:
        count: i64 = 0
        while kinds:
            number = numbers[lowest(kinds)]
            kinds &= kinds - 1
            row[base + number] = 1
            self.last = number
            count += 1
        return count

    def write_places(self, pile: i64, row: vec[u8], base: i64) -> i64:
        at = base + self.places
        self.last = self.places
        if pile < EVERY_PLACE:
            self.fill(row, at, pile + 1)
            return pile + 1
        self.fill(row, at, EVERY_PLACE)
        row[at + EVERY_PLACE + 1] = 1
        if pile == EVERY_PLACE:
            return EVERY_PLACE + 1
        row[at + EVERY_PLACE] = 1
        return EVERY_PLACE + 2

    def write_turn(self, game: State, seat: i64, row: vec[u8], base: i64) -> i64:
        sets = TurnSets(game, game.hands[seat])
        victims = sets.victims
        row[base + DRAW_NUMBER] = 1
        self.last = DRAW_NUMBER
        count: i64 = 1
        titles = sets.alone | sets.by_godcat
        while titles:
            title = lowest(titles)
            titles &= titles - 1
            number = self.singles[title]
            if bit(title) & AIMED:
                count += self.write_targets(game.others(), seat, row, base + number)
            elif bit(title) & AIMED_AT_CARDS:
                count += self.write_targets(victims, seat, row, base + number)
            else:
                row[base + number] = 1
                count += 1
        titles = sets.pairs
        while titles:
            title = lowest(titles)
            titles &= titles - 1
            count += self.write_targets(victims, seat, row, base + self.pairs[title])
        if sets.triples:
            count += self.write_triples(victims, seat, row, base)
        if sets.five:
            row[base + self.five] = 1
            count += 1
        return count

    def write_targets(self, targets: i64, seat: i64, row: vec[u8], start: i64) -> i64:
        """The numbers of one play follow its targets clockwise, from the next seat on."""
        count: i64 = 0
        while targets:
            ahead = lowest(targets) - seat
            targets &= targets - 1
            row[start + (ahead if ahead > 0 else ahead + self.players) - 1] = 1
            count += 1
        return count

    def write_triples(self, victims: i64, seat: i64, row: vec[u8], base: i64) -> i64:
        count: i64 = 0
        while victims:
            ahead = lowest(victims) - seat
            victims &= victims - 1
            at = (ahead if ahead > 0 else ahead + self.players) - 1
            self.fill(row, base + self.triples + at * self.names, self.names)
            count += self.names
        return count

    # -- the move ------------------------------------------------------------------

    def move(self, game: State, seat: i64, number: i64) -> Move:
        """What this number, which is legal, stands for: of those that share it the one that `Actions.legal` takes."""
        move = self.moves[seat * self.size + number]
        if self.alone[number]:
            return move
        if isinstance(move, CardPlay):
            if holds(game.hands[seat], move.title):
                return move
            return single(move.title, True, max(move.target, 0))
        if isinstance(move, Place):
            return self.place(move, len(game.draw_pile))
        if isinstance(move, Triple):
            return self.cheapest_triple(game, seat, move)
        if isinstance(move, Pair):
            return self.cheapest_pair(game, seat, move) if self.rules.wild else move
        if isinstance(move, Five):
            found: list[Move] = []
            add_five(game.hands[seat], found)
            return found[0]
        return move

    def place(self, move: Place, pile: i64) -> Move:
        if move.above < EVERY_PLACE:
            return move
        return PLACES[pile] if move.above > EVERY_PLACE else PLACES[(pile + EVERY_PLACE) // 2]

    def cheapest_pair(self, game: State, seat: i64, move: Pair) -> Move:
        hand = game.hands[seat]
        best: Move = move
        least = -1.0
        wild: i64 = 0
        while wild < PAIR_WILDS:
            if pair_titles(game, hand, wild) & bit(move.title):
                other = pair(move.title, wild, move.target)
                cost = price(other)
                if least < 0.0 or cost < least:
                    best = other
                    least = cost
            wild += 1
        return best

    def cheapest_triple(self, game: State, seat: i64, move: Triple) -> Move:
        hand = game.hands[seat]
        three = hand.three
        if three and not three & (three - 1) and not self.rules.wild:
            return triple(lowest(three), 0, move.target, move.named_kind)
        best: Move = move
        least = -1.0
        wild: i64 = 0
        while wild < (TRIPLE_WILDS if self.rules.wild else 1):
            titles = triple_titles(game, hand, wild)
            while titles:
                other = triple(lowest(titles), wild, move.target, move.named_kind)
                titles &= titles - 1
                cost = price(other)
                if least < 0.0 or cost < least:
                    best = other
                    least = cost
            wild += 1
        return best
