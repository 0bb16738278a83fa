"""Writes what a seat may know, and what it may do, as bytes into rows of numbers; see `layout.py` for what they say."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.answers import (
    BLIND,
    DEFUSE,
    DEFUSE_BARKING,
    DEFUSE_DEVILCAT,
    EXPLODE,
    EXPLODE_BY_BARKING,
    EXPLODE_BY_DEVILCAT,
    GODCAT_AS_DEFUSE,
    KEEP,
    NOW,
    PLACEMENTS,
    PUT_ON_TOP,
    STAY,
    STEAL_GODCAT,
    STEAL_RANDOM,
    TRADE,
    Aim,
    CardAnswer,
    Face,
    Placement,
    Reordering,
    Steal,
)
from boomcat.core.cards import (
    DEADLY,
    EVADE,
    FACE_UP,
    HOLDABLE,
    KINDS,
    NO_CARD,
    TO_TURN,
    Kind,
    bit,
    lowest,
    set_of,
)
from boomcat.core.combos import Five, OfAKind, Pair, Triple
from boomcat.core.hand import Hand, copies_in, holds
from boomcat.core.move_pool import DRAW, NOPE, PASS, WAIT
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import WINDOW_CARDS, Ask, hides_lifted
from boomcat.core.rules import SEATS, Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.layout import (
    ABOUT,
    ANSWER_KINDS,
    FINE,
    LATER,
    MOVE,
    MOVE_PARTS,
    OBSERVATION,
    PARTS,
    PLACE_BINS,
    RISKS,
    STEPS,
    TOP,
    About,
    MoveKind,
    start_of,
)
from boomcat.rl.memory import KITTEN, Memory

ROW: Final[i64] = OBSERVATION
MOVE_ROW: Final[i64] = MOVE

#: Where the parts of an observation begin.
QUESTION: Final[i64] = start_of(PARTS, "question")
GAME: Final[i64] = start_of(PARTS, "game")
OPTIONS: Final[i64] = start_of(PARTS, "options")
ONE: Final[i64] = start_of(PARTS, "one")
TWO: Final[i64] = start_of(PARTS, "two")
THREE: Final[i64] = start_of(PARTS, "three")
HAND: Final[i64] = start_of(PARTS, "hand")
DISCARDS: Final[i64] = start_of(PARTS, "discards")
UNSEEN: Final[i64] = start_of(PARTS, "unseen")
SIZES: Final[i64] = start_of(PARTS, "sizes")
RISK: Final[i64] = start_of(PARTS, "risk")
BOTTOM_RISK: Final[i64] = start_of(PARTS, "bottom-risk")
TOP_CARDS: Final[i64] = start_of(PARTS, "top")
BOTTOM: Final[i64] = start_of(PARTS, "bottom")
FLOATING: Final[i64] = start_of(PARTS, "floating")
SINCE: Final[i64] = start_of(PARTS, "since")
TWO_SIDED: Final[i64] = start_of(PARTS, "two-sided")
TURN: Final[i64] = start_of(PARTS, "turn")
CURRENT: Final[i64] = start_of(PARTS, "current")
LIVING: Final[i64] = start_of(PARTS, "living")
WINDOW: Final[i64] = start_of(PARTS, "window")
PENDING: Final[i64] = start_of(PARTS, "pending")
TITLE: Final[i64] = start_of(PARTS, "pending-title")
NAMED: Final[i64] = start_of(PARTS, "pending-named")
CATS: Final[i64] = start_of(PARTS, "cats")
LIFTED: Final[i64] = start_of(PARTS, "lifted")
OTHERS: Final[i64] = start_of(PARTS, "others")
CURSED: Final[i64] = start_of(PARTS, "cursed")
MARKED: Final[i64] = start_of(PARTS, "marked")
MARKS: Final[i64] = start_of(PARTS, "marks")
NEXT_GONE: Final[i64] = start_of(PARTS, "next-card-gone")
NEXT_MINE: Final[i64] = start_of(PARTS, "next-card-mine")
BARKING: Final[i64] = start_of(PARTS, "barking")
TOWER: Final[i64] = start_of(PARTS, "tower")
TOWER_OWNER: Final[i64] = start_of(PARTS, "tower-owner")
ADDING: Final[i64] = start_of(PARTS, "adding")
ASKER: Final[i64] = start_of(PARTS, "asker")
KITTEN_HELD: Final[i64] = start_of(PARTS, "kitten-held")
#: And those of the row of a move.
M_CARD: Final[i64] = start_of(MOVE_PARTS, "card")
M_NAMED: Final[i64] = start_of(MOVE_PARTS, "named")
M_SPENT: Final[i64] = start_of(MOVE_PARTS, "spent")
M_PLACE: Final[i64] = start_of(MOVE_PARTS, "place")
M_DEPTH: Final[i64] = start_of(MOVE_PARTS, "depth")
M_DISTANCE: Final[i64] = start_of(MOVE_PARTS, "distance")
M_TARGET: Final[i64] = start_of(MOVE_PARTS, "target")
M_HELD: Final[i64] = start_of(MOVE_PARTS, "target-held")
M_HIT: Final[i64] = start_of(MOVE_PARTS, "hit")

#: The kinds of the moves that come in one form only.
PLAIN_KINDS: Final[dict[Move, int]] = {
    DRAW: MoveKind.DRAW,
    NOPE: MoveKind.NOPE,
    PASS: MoveKind.PASS,
    DEFUSE: MoveKind.DEFUSE,
    GODCAT_AS_DEFUSE: MoveKind.GODCAT_AS_DEFUSE,
    EXPLODE: MoveKind.EXPLODE,
    STEAL_GODCAT: MoveKind.STEAL_GODCAT,
    STEAL_RANDOM: MoveKind.STEAL_RANDOM,
    KEEP: MoveKind.KEEP,
    PUT_ON_TOP: MoveKind.PUT,
    STAY: MoveKind.STAY,
    TRADE: MoveKind.TRADE,
    DEFUSE_DEVILCAT: MoveKind.DEFUSE_DEVILCAT,
    EXPLODE_BY_DEVILCAT: MoveKind.EXPLODE_BY_DEVILCAT,
    NOW: MoveKind.NOW,
    WAIT: MoveKind.WAIT,
    BLIND: MoveKind.BLIND,
    DEFUSE_BARKING: MoveKind.DEFUSE_BARKING,
    EXPLODE_BY_BARKING: MoveKind.EXPLODE_BY_BARKING,
}

#: The cards with which some part of `LATER` is at the table.
LATER_CARDS: Final[i64] = set_of([card for cards in LATER.values() for card in cards])
ATTACKS: Final[i64] = set_of([Kind.ATTACK, Kind.TARGETED_ATTACK, Kind.CATOMIC_BOMB])


def byte(value: i64) -> u8:
    """Return the byte that comes nearest to the value."""
    # Not in one expression: of a number and a literal mypyc makes an object on the way.
    if value < 0:
        return 0
    if value < 255:
        return u8(value)
    return 255


@final
class ObservationWriter:
    """Looks at a table from a seat: `look` first, then `fill` and `move` as often as needed.

    It reads only what the player sees: a test deals everything else again and compares.
    """

    def __init__(self, rules: Rules, columns: dict[str, list[int]] | None = None, by_seat: bool = False) -> None:
        kept = (
            list(range(OBSERVATION)) if columns is None else [column for part in PARTS for column in columns[part.name]]
        )
        places = {column: at for at, column in enumerate(kept)}
        #: Where each number stands in a row that has only some of them, or -1.
        self.column: vec[i64] = vec[i64]([places.get(column, -1) for column in range(OBSERVATION)])
        #: Whether the others follow clockwise with gaps for the dead, as the targets of `actions.py` do; otherwise the
        #: living follow in the order of play.
        self.by_seat: bool = by_seat
        #: The copies of each kind in the game, the kinds that are in it, and the rules as numbers.
        copies = [rules.copies(card) for card in range(KINDS)]
        self.copies: vec[i64] = vec[i64](copies)
        self.cards: vec[i64] = vec[i64]([card for card in range(KINDS) if copies[card]])
        self.flags: list[bool] = [
            rules.fives,
            rules.triples,
            rules.options.combos == "special",
            rules.stacking,
            rules.remove_dead_hands,
            rules.options.quick,
        ]
        self.constants: bool = columns is None
        #: Whether the parts of `layout.LATER` can be anything but 0.
        self.later: bool = rules.titles & LATER_CARDS != 0
        self.seat: i64 = 0
        #: The own cards, as far as this seat knows them (H8).
        self.hand = Hand()
        #: Seats in the order of play, oneself first, and the place of each; 0 for the dead.
        self.order: vec[i64] = vec[i64]([0] * SEATS)
        self.place: vec[i64] = vec[i64]([0] * SEATS)
        self.room: vec[i64] = vec[i64]([0] * SEATS)
        self.living: i64 = 0
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        self.unseen: vec[i64] = vec[i64]([0] * KINDS)
        self.unseen_size: i64 = 0
        self.kittens: i64 = 0
        self.pile: i64 = 0
        self.next: i64 = 0
        self.target: i64 = NO_SEAT
        #: The chance, in steps, that a place of the pile of which nothing is known holds a kitten that doesn't float.
        self.loose_risk: i64 = 0

    def look(self, game: State, seat: i64, memory: Memory) -> None:
        """Work out what several numbers need."""
        self.seat = seat
        self.hand = memory.held[seat] if game.cursed & bit(seat) else game.hands[seat]
        players = game.players
        step: i64 = 1 if game.clockwise else players - 1
        at: i64 = 0
        who = seat
        for _ in range(players):
            self.place[who] = 0
            if (game.alive >> who) & 1:
                self.order[at] = who
                self.place[who] = at
                at += 1
            who = (who + step) % players
        self.living = at
        self.count_cards(game, memory)
        self.next = game.next_living(game.current)
        self.target = self.target_of(game.pending)

    def target_of(self, play: Move | None) -> i64:
        if isinstance(play, OfAKind):
            return play.target
        if isinstance(play, CardPlay):
            return self.next if play.title == Kind.ATTACK else play.target
        return NO_SEAT

    def count_cards(self, game: State, memory: Memory) -> None:
        unseen = self.unseen
        discards = self.discards
        card: i64
        i: i64
        for i in range(len(self.cards)):
            card = self.cards[i]
            unseen[card] = self.copies[card]
            discards[card] = 0
        for card in game.discards:
            discards[card] += 1
            unseen[card] -= 1
        for card in game.removed:
            unseen[card] -= 1
        for card in game.tower:
            unseen[card] -= 1
        hand = self.hand
        kinds = hand.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            unseen[card] -= copies_in(hand, card)
        unseen[KITTEN] = 0
        unseen[Kind.GODCAT] = 0
        unseen[Kind.DEVILCAT] = 0
        unseen[Kind.IMPLODING_KITTEN] = 0
        for i in range(1, self.living):
            who = self.order[i]
            held = memory.held[who]
            kinds = held.one
            while kinds:
                card = lowest(kinds)
                kinds &= kinds - 1
                unseen[card] -= copies_in(held, card)
            other = game.hands[who]
            self.room[who] = other.size - held.size - (1 if holds(other, Kind.GODCAT) else 0)
        total: i64 = 0
        for i in range(len(self.cards)):
            card = self.cards[i]
            if unseen[card] < 0:
                unseen[card] = 0
            total += unseen[card]
        self.unseen_size = total
        self.count_kittens(game, memory)

    def count_kittens(self, game: State, memory: Memory) -> None:
        """Count the kittens in the pile, as every player can (T4), and how likely each unknown place is one.

        One that is in an unknown hand counts as well: it may be in the pile (H6).
        """
        self.pile = len(game.draw_pile)
        self.kittens = game.draw_pile.count(KITTEN)
        if hides_lifted(game.asking) and self.seat != game.current and game.lifted == KITTEN:
            # It may be the lifted card or not: as good as in the pile.
            self.kittens += 1
        hands: i64 = 0
        if game.rules.keeps_kittens:
            for hand in game.hands:
                self.kittens += copies_in(hand, KITTEN)
            hands = 1
            who: i64
            for who in range(game.players):
                held = copies_in(self.hand if who == self.seat else memory.held[who], KITTEN)
                self.kittens -= held
                hands -= held
        memory.fit(self.pile)
        left = self.kittens - memory.kittens - memory.floating
        self.loose_risk = 0
        places = memory.unknown + max(0, hands)
        if left > 0 and memory.unknown > 0:
            self.loose_risk = min(STEPS, left * STEPS // places)

    def risk_at(self, memory: Memory, above: i64) -> i64:
        """Return how likely the card under this many others is a kitten, in steps."""
        at: i64 = len(memory.known)
        at -= above + 1
        card: i64 = NO_CARD
        if at >= 0:
            card = memory.known[at]
        risk = self.loose_risk
        if card != NO_CARD:
            risk = STEPS if bit(card) & DEADLY else 0
        floating = memory.floating
        if floating and above >= memory.clear:
            places = self.pile - memory.clear
            loose: i64 = STEPS
            if places > floating:
                loose = floating * STEPS // places
            risk = loose + (STEPS - loose) * risk // STEPS
        return risk

    # -- the observation -----------------------------------------------------------

    def put(self, row: vec[u8], base: i64, column: i64, value: i64) -> None:
        """Write a number, if the row has it."""
        at = self.column[column]
        if at >= 0:
            row[base + at] = byte(value)

    def observation(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        """Write everything that this seat knows into the bytes from `base` on."""
        i: i64
        for i in range(base, base + ROW):
            row[i] = 0
        self.fill(game, memory, row, base)

    def fill(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        """Do the same with bytes that are 0 already."""
        self.put(row, base, QUESTION + game.asking, 1)
        card: i64
        i: i64
        for i in range(len(self.cards)):
            card = self.cards[i]
            self.put(row, base, DISCARDS + card, self.discards[card])
            self.put(row, base, UNSEEN + card, self.unseen[card])
        if self.constants:
            for card in range(KINDS):
                self.put(row, base, GAME + card, self.copies[card])
            for i in range(len(self.flags)):
                self.put(row, base, OPTIONS + i, 1 if self.flags[i] else 0)
        hand = self.hand
        kinds = hand.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            copies = copies_in(hand, card)
            self.put(row, base, ONE + card, 1)
            self.put(row, base, TWO + card, 1 if copies > 1 else 0)
            self.put(row, base, THREE + card, 1 if copies > 2 else 0)
            self.put(row, base, HAND + card, copies)
        self.put(row, base, SIZES, game.hands[self.seat].size)
        self.put(row, base, SIZES + 1, self.pile)
        self.put(row, base, SIZES + 2, self.kittens)
        self.put(row, base, SIZES + 3, self.unseen_size)
        self.write_pile(game, memory, row, base)
        self.write_turn(game, row, base)
        for i in range(1, self.living):
            who = self.order[i]
            slot = self.distance(who, game.players) if self.by_seat else i
            self.about(game, memory, who, row, base + self.column[OTHERS + (slot - 1) * ABOUT])
        if self.later:
            self.write_later(game, memory, row, base)

    def write_later(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        """Write the parts that came with Streaking and Barking Kittens."""
        seat = self.seat
        i: i64
        for i in range(self.living):
            who = self.order[i]
            slot = self.slot(who, game)
            if game.cursed & bit(who):
                self.put(row, base, CURSED + slot, 1)
            if game.marks:
                self.put(row, base, MARKS + slot, len(game.marked(who)))
            taker = game.taker_from(who)
            if taker != NO_SEAT:
                self.put(row, base, NEXT_GONE + slot, 1)
                self.put(row, base, NEXT_MINE + slot, 1 if taker == seat else 0)
            if holds(self.hand if who == seat else memory.held[who], KITTEN):
                self.put(row, base, KITTEN_HELD + slot, 1)
        marked = memory.marked[seat]
        kinds = marked.one
        card: i64
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            self.put(row, base, MARKED + card, copies_in(marked, card))
        if game.barking != NO_SEAT:
            self.put(row, base, BARKING + self.slot(game.barking, game), 1)
        for card in game.tower:
            self.put(row, base, TOWER + card, game.tower.count(card))
        if game.tower_owner != NO_SEAT:
            self.put(row, base, TOWER_OWNER + self.slot(game.tower_owner, game), 1)
        if game.adding != NO_CARD:
            self.put(row, base, ADDING + LATER["adding"].index(game.adding), 1)
        self.put(row, base, ASKER, 0 if game.actor == NO_SEAT else 1)
        self.put(row, base, ASKER + 1, 1 if game.from_hand else 0)

    def slot(self, who: i64, game: State) -> i64:
        """Return the place of a seat in a part that has a number for each."""
        return self.distance(who, game.players) if self.by_seat else self.place[who]

    def distance(self, who: i64, players: i64) -> i64:
        """Return how many seats clockwise from this one another player sits."""
        ahead = who - self.seat
        return ahead if ahead >= 0 else ahead + players

    def write_pile(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        known = memory.known
        above: i64
        for above in range(min(self.pile, RISKS)):
            self.put(row, base, RISK + above, self.risk_at(memory, above))
        if self.pile:
            self.put(row, base, BOTTOM_RISK, self.risk_at(memory, self.pile - 1))
        last: i64 = len(known) - 1
        card: i64
        for above in range(min(TOP, last + 1)):
            card = known[last - above]
            if card != NO_CARD:
                self.put(row, base, TOP_CARDS + above * KINDS + card, 1)
        if last >= 0:
            card = known[0]
            if card != NO_CARD:
                self.put(row, base, BOTTOM + card, 1)
        self.put(row, base, FLOATING, memory.floating)
        self.put(row, base, FLOATING + 1, memory.clear)
        self.put(row, base, FLOATING + 2, memory.owed)
        self.put(row, base, FLOATING + 3, 2 if memory.doubt else 0)
        if memory.placer != NO_SEAT:
            self.put(row, base, SINCE + min(memory.since, 5), 1)
        if game.rules.two_sided:
            down: i64 = 0
            up: i64 = 0
            for card in game.draw_pile:
                if bit(card) & TO_TURN:
                    down += 1
                elif bit(card) & FACE_UP:
                    up += 1
            if hides_lifted(game.asking) and self.seat != game.current and bit(game.lifted) & (TO_TURN | FACE_UP):
                # Which card was lifted is a secret.
                if bit(game.lifted) & TO_TURN:
                    down += 1
                else:
                    up += 1
            self.put(row, base, TWO_SIDED, down)
            self.put(row, base, TWO_SIDED + 1, up)
            if game.face_up() != NO_CARD:
                self.put(row, base, TWO_SIDED + 2, 1)
        if hides_lifted(game.asking) and game.lifted != NO_CARD and game.current == self.seat:
            self.put(row, base, LIFTED + game.lifted, 1)

    def write_turn(self, game: State, row: vec[u8], base: i64) -> None:
        seat = self.seat
        mine = game.current == seat
        self.put(row, base, TURN, game.owed)
        self.put(row, base, TURN + 1, 4 if game.attacked else 0)
        self.put(row, base, TURN + 2, game.attack_turns())
        self.put(row, base, TURN + 3, 4 if mine else 0)
        self.put(row, base, TURN + 4, 4 if game.top_player == seat else 0)
        self.put(row, base, TURN + 5, 4 if self.next == seat else 0)
        self.put(row, base, CURRENT + self.slot(game.current, game), 1)
        self.put(row, base, LIVING + self.living, 1)
        play = game.pending
        if play is not None:
            nopes = game.nopes
            self.put(row, base, WINDOW, 1)
            self.put(row, base, WINDOW + 1, nopes & 1)
            self.put(row, base, WINDOW + 2, 1 if nopes == 1 else 0)
            self.put(row, base, WINDOW + 3, 1 if nopes > 1 else 0)
            self.put(row, base, WINDOW + 4, 1 if self.target == seat else 0)
            self.put(row, base, WINDOW + 5, 1 if game.player() == seat else 0)
            if isinstance(play, CardPlay):
                self.put(row, base, PENDING, 1)
                self.put(row, base, TITLE + play.title, 1)
            elif isinstance(play, OfAKind):
                self.put(row, base, PENDING + play.copies - 1, 1)
                self.put(row, base, TITLE + play.title, 1)
                if isinstance(play, Triple):
                    self.put(row, base, NAMED + play.named_kind, 1)
            else:
                self.put(row, base, PENDING + 3, 1)
        if game.rules.titles & bit(Kind.GODCAT):
            holder = game.godcat_holder()
            if holder != NO_SEAT:
                self.put(row, base, CATS if holder == seat else CATS + 1, 1)
            if game.asking == Ask.TRADE and mine and game.godcat_kept:
                self.put(row, base, CATS + 2, 1)

    def about(self, game: State, memory: Memory, who: i64, row: vec[u8], base: i64) -> None:
        """Write what this seat knows of another player, into bytes that are 0."""
        held = memory.held[who]
        room = self.room[who]
        row[base + About.THERE] = 1
        row[base + About.SIZE] = byte(game.hands[who].size)
        row[base + About.ROOM] = byte(room)
        row[base + About.CURRENT] = 1 if who == game.current else 0
        row[base + About.TOP] = 1 if who == game.top_player else 0
        row[base + About.AIMED] = 1 if who == self.target else 0
        row[base + About.PLACER] = 1 if who == memory.placer else 0
        row[base + About.LOOKED] = byte(memory.looked[who])
        kinds = held.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            at = base + About.OTHERS
            if card == Kind.DEFUSE:
                at = base + About.DEFUSES
            elif card == Kind.NOPE:
                at = base + About.NOPES
            elif bit(card) & ATTACKS:
                at = base + About.ATTACKS
            elif bit(card) & EVADE:
                at = base + About.ESCAPES
            row[at] += u8(copies_in(held, card))
        lacks: i64 = memory.lacks[who]
        row[base + About.LACKS_DEFUSE] = u8((lacks >> Kind.DEFUSE) & 1)
        row[base + About.LACKS_NOPE] = u8((lacks >> Kind.NOPE) & 1)
        row[base + About.GODCAT] = 1 if who == memory.godcat else 0
        row[base + About.IN_QUESTION] = 1 if who == game.opponent else 0
        row[base + About.EXPECTED_DEFUSES] = byte(self.expected(who, Kind.DEFUSE, lacks, FINE))
        row[base + About.EXPECTED_NOPES] = byte(self.expected(who, Kind.NOPE, lacks, FINE))
        row[base + About.NEXT] = 1 if who == self.next else 0

    def expected(self, who: i64, card: i64, lacks: i64, steps: i64) -> i64:
        """Return how many of these are to be expected among another player's unknown cards, in such steps."""
        if self.unseen_size <= 0 or self.room[who] <= 0 or lacks & bit(card):
            return 0
        return self.room[who] * self.unseen[card] * steps // self.unseen_size

    # -- moves ---------------------------------------------------------------------

    def move(self, game: State, memory: Memory, move: Move, row: vec[u8], base: i64) -> None:
        """Write the features of a move into the bytes from `base` on."""
        i: i64
        for i in range(base, base + MOVE_ROW):
            row[i] = 0
        if isinstance(move, CardPlay):
            row[base + MoveKind.SINGLE] = 1
            godcat = move.kind == Kind.GODCAT
            row[base + M_SPENT] = 1
            row[base + M_SPENT + 2] = 2 if godcat else 0
            self.card(game, move.title, 0 if godcat else 1, row, base)
            target = self.target_of(move)
            if target != NO_SEAT:
                self.aim(game, memory, target, row, base)
        elif isinstance(move, Pair):
            row[base + MoveKind.PAIR] = 1
            self.combo(game, memory, move, row, base)
        elif isinstance(move, Triple):
            row[base + MoveKind.TRIPLE] = 1
            row[base + M_NAMED + move.named_kind] = 1
            self.combo(game, memory, move, row, base)
            row[base + M_HIT] = self.chance_to_hold(memory, move.target, move.named_kind)
        elif isinstance(move, Five):
            row[base + MoveKind.FIVE] = 1
            row[base + M_SPENT] = 5
            row[base + M_SPENT + 1] = byte(move.ferals)
            row[base + M_SPENT + 2] = 2 if move.kinds & bit(Kind.GODCAT) else 0
            kinds = move.kinds
            while kinds:
                row[base + M_CARD + lowest(kinds)] = 1
                kinds &= kinds - 1
        elif isinstance(move, CardAnswer):
            self.kind(move, row, base)
            self.card(game, move.kind, 0 if move.answers == Ask.TAKE else 1, row, base)
        elif isinstance(move, Placement):
            self.kind(move, row, base)
            if hides_lifted(game.asking):
                row[base + M_CARD + game.lifted] = 1
            self.put_under(game, memory, move.above, row, base)
        elif isinstance(move, Reordering):
            self.kind(move, row, base)
            self.reorder(game, memory, move.order, row, base)
        elif isinstance(move, Aim):
            self.kind(move, row, base)
            self.aim(game, memory, move.target, row, base)
        elif isinstance(move, Face):
            self.kind(move, row, base)
            row[base + M_CARD + move.own_kind] = 1
            self.aim(game, memory, move.opponent, row, base)
        else:
            kind: i64 = PLAIN_KINDS.get(move, -1)
            if kind >= 0:
                row[base + kind] = 1
            if kind == MoveKind.NOPE:
                row[base + M_SPENT] = 1
                row[base + M_SPENT + 3] = byte(copies_in(self.hand, Kind.NOPE) - 1)
            elif kind == MoveKind.NOW:
                self.card(game, WINDOW_CARDS[game.asking], 1, row, base)
            elif isinstance(move, Steal):
                self.aim(game, memory, game.opponent, row, base)

    def kind(self, move: Move, row: vec[u8], base: i64) -> None:
        """Write which question the move answers.  One that has no column yet looks like nothing."""
        kind = ANSWER_KINDS[move.answers]
        if kind >= 0:
            row[base + kind] = 1

    def card(self, game: State, card: i64, gone: i64, row: vec[u8], base: i64) -> None:
        """Write that the move is about this card, and `gone` of its copies leave the hand."""
        row[base + M_CARD + card] = 1
        row[base + M_SPENT + 3] = byte(copies_in(self.hand, card) - gone)

    def combo(self, game: State, memory: Memory, move: OfAKind, row: vec[u8], base: i64) -> None:
        self.card(game, move.title, move.naturals, row, base)
        row[base + M_SPENT] = byte(move.copies)
        row[base + M_SPENT + 1] = byte(move.ferals)
        row[base + M_SPENT + 2] = 2 if move.godcat else 0
        self.aim(game, memory, move.target, row, base)
        # A random card of the target is a Defuse, surely or by chance.
        size = game.hands[move.target].size
        if size > 0:
            surely = copies_in(memory.held[move.target], Kind.DEFUSE) * STEPS
            by_chance = self.expected(move.target, Kind.DEFUSE, memory.lacks[move.target], STEPS)
            row[base + M_HIT + 1] = byte((surely + by_chance) // size)

    def chance_to_hold(self, memory: Memory, who: i64, card: i64) -> u8:
        if holds(memory.held[who], card):
            return 255
        lacks: i64 = memory.lacks[who]
        if lacks & bit(card) or not bit(card) & HOLDABLE:
            return 0
        without: float = 1.0
        size = self.unseen_size
        others = size - self.unseen[card]
        room = self.room[who]
        if others == size:
            return 0
        while room > 0:
            if others <= 0:
                return 255
            without *= float(others) / float(size)
            others -= 1
            size -= 1
            room -= 1
        found: i64 = int((1.0 - without) * STEPS)
        return byte(found)

    def aim(self, game: State, memory: Memory, target: i64, row: vec[u8], base: i64) -> None:
        """Write about the player whom the move is aimed at."""
        distance = self.place[target]
        row[base + M_DISTANCE] = byte(distance)
        row[base + M_DISTANCE + 1] = 4 if distance == 1 else 0
        row[base + M_DISTANCE + 2] = 4 if distance == self.living - 1 else 0
        if target == self.seat:
            return
        self.about(game, memory, target, row, base + M_TARGET)
        held = memory.held[target]
        kinds = held.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            row[base + M_HELD + card] = byte(copies_in(held, card))

    def put_under(self, game: State, memory: Memory, above: i64, row: vec[u8], base: i64) -> None:
        """Write who will draw a kitten under this many cards, if everybody simply draws."""
        pile = self.pile
        if above < PLACE_BINS:
            row[base + M_PLACE + above] = 1
        if pile:
            row[base + M_DEPTH] = byte((above * STEPS + pile // 2) // pile)
        if above >= pile:
            row[base + M_DEPTH + 1] = 255
        # Placing and burying end a turn, unless the kitten came from a hand; putting cards into order does not.
        ends = game.asking in PLACEMENTS and not game.from_hand
        owed: i64 = game.owed - 1 if ends else game.owed
        first = self.place[game.current]
        if above < owed:
            if first == 0:
                row[base + M_DEPTH + 2] = 255
            else:
                self.aim(game, memory, game.current, row, base)
            return
        turn = above - owed
        lap = turn // self.living
        row[base + M_DEPTH + 3] = byte(lap * 64)
        self.aim(game, memory, self.order[(first + turn + 1) % self.living], row, base)

    def reorder(self, game: State, memory: Memory, order: tuple[int, ...], row: vec[u8], base: i64) -> None:
        cards = game.top_cards(game.looking)
        done = False
        above: i64
        card: i64
        for above in range(len(order)):
            card = cards[order[above]]
            if above < 3:  # the parts of the second and the third card follow
                row[base + M_CARD + above * KINDS + card] = 1
            if bit(card) & DEADLY and not done:
                done = True
                self.put_under(game, memory, above, row, base)
