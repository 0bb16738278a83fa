"""Writes what a seat may know, and what it may do, as bytes into rows of numbers; see `layout.py` for what they say."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.answers import (
    Alter,
    Defuse,
    DefuseDevilcat,
    Explode,
    Face,
    Give,
    Keep,
    Place,
    PutOnTop,
    Steal,
    Take,
    Trade,
)
from boomcat.core.cards import DEADLY, FACE_UP, HOLDABLE, KINDS, NO_CARD, TO_TURN, Kind, bit, lowest, set_of
from boomcat.core.combos import Five, OfAKind, Pair, Triple
from boomcat.core.hand import copies_in, holds
from boomcat.core.moves import Draw, Move, Nope, Pass
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS, Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.layout import (
    ABOUT,
    FINE,
    MOVE,
    MOVE_PARTS,
    OBSERVATION,
    OTHERS,
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

M_CARD: Final[i64] = start_of(MOVE_PARTS, "card")
M_NAMED: Final[i64] = start_of(MOVE_PARTS, "named")
M_THIRD: Final[i64] = start_of(MOVE_PARTS, "third")
M_SPENT: Final[i64] = start_of(MOVE_PARTS, "spent")
M_PLACE: Final[i64] = start_of(MOVE_PARTS, "place")
M_DEPTH: Final[i64] = start_of(MOVE_PARTS, "depth")
M_DISTANCE: Final[i64] = start_of(MOVE_PARTS, "distance")
M_TARGET: Final[i64] = start_of(MOVE_PARTS, "target")
M_HELD: Final[i64] = start_of(MOVE_PARTS, "target-held")
M_HIT: Final[i64] = start_of(MOVE_PARTS, "hit")

ROW: Final[i64] = OBSERVATION
MOVE_ROW: Final[i64] = MOVE

ATTACKS: Final[i64] = set_of([Kind.ATTACK, Kind.TARGETED_ATTACK, Kind.CATOMIC_BOMB])
WAYS_OUT: Final[i64] = set_of([Kind.SKIP, Kind.SUPER_SKIP, Kind.REVERSE, Kind.DRAW_FROM_THE_BOTTOM, Kind.RAISING_HECK])


def byte(value: i64) -> u8:
    """As near to the value as a byte comes."""
    # Not in one expression: of a number and a literal mypyc makes an object on the way.
    if value < 0:
        return 0
    if value < 255:
        return u8(value)
    return 255


def share(part: i64, whole: i64) -> u8:
    """In steps of 1/255."""
    return byte((part * STEPS + whole // 2) // whole) if whole > 0 else 0


@final
class Columns:
    """Where each part of an observation begins in a row, or -1, and the place of each kind of card in it."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        starts: dict[str, int] = {}
        width = 0
        for part in PARTS:
            starts[part.name] = width if columns[part.name] else -1
            width += len(columns[part.name])
        self.width: i64 = width
        first = start_of(PARTS, "hand")
        kinds = [column - first for column in columns["hand"]]
        self.kinds: i64 = len(kinds)
        self.kind: vec[i64] = vec[i64]([kinds.index(card) if card in kinds else 0 for card in range(KINDS)])
        self.question: i64 = starts["question"]
        self.game: i64 = starts["game"]
        self.options: i64 = starts["options"]
        self.one: i64 = starts["one"]
        self.two: i64 = starts["two"]
        self.three: i64 = starts["three"]
        self.hand: i64 = starts["hand"]
        self.discards: i64 = starts["discards"]
        self.unseen: i64 = starts["unseen"]
        self.sizes: i64 = starts["sizes"]
        self.risk: i64 = starts["risk"]
        self.bottom_risk: i64 = starts["bottom-risk"]
        self.top: i64 = starts["top"]
        self.bottom: i64 = starts["bottom"]
        self.floating: i64 = starts["floating"]
        self.since: i64 = starts["since"]
        self.two_sided: i64 = starts["two-sided"]
        self.turn: i64 = starts["turn"]
        self.current: i64 = starts["current"]
        self.living: i64 = starts["living"]
        self.window: i64 = starts["window"]
        self.pending: i64 = starts["pending"]
        self.title: i64 = starts["pending-title"]
        self.named: i64 = starts["pending-named"]
        self.cats: i64 = starts["cats"]
        self.lifted: i64 = starts["lifted"]
        self.others: i64 = starts["others"]


#: The whole row, which is the same for every table.
EVERY_COLUMN: Final = Columns({part.name: list(range(part.start, part.start + part.length)) for part in PARTS})


@final
class ObservationWriter:
    """Looks at a table from a seat: `look` first, then `observation` and `move` as often as needed.

    It reads only what the player sees: a test deals everything else again and compares.
    """

    def __init__(self, rules: Rules, columns: Columns = EVERY_COLUMN, by_seat: bool = False) -> None:
        self.columns = columns
        #: Whether the others follow clockwise with gaps for the dead, as the targets of `actions.py` do; otherwise the
        #: living follow in the order of play.
        self.by_seat: bool = by_seat
        #: The copies of each kind in the game, the kinds that are in it, and the rules as numbers.
        copies = [rules.copies(card) for card in range(KINDS)]
        self.copies: vec[i64] = vec[i64](copies)
        self.cards: vec[i64] = vec[i64]([card for card in range(KINDS) if copies[card]])
        flags = [
            rules.fives,
            rules.triples,
            rules.options.combos == "special",
            rules.stacking,
            rules.remove_dead_hands,
            rules.options.quick,
        ]
        self.flags: vec[i64] = vec[i64]([1 if flag else 0 for flag in flags])
        self.seat: i64 = 0
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
        order = self.order
        place = self.place
        players = game.players
        step: i64 = 1 if game.clockwise else players - 1
        at: i64 = 0
        who = seat
        left = players
        while left:
            if (game.alive >> who) & 1:
                order[at] = who
                place[who] = at
                at += 1
            else:
                place[who] = 0
            who += step
            if who >= players:
                who -= players
            left -= 1
        self.living = at
        self.count_cards(game, memory)
        self.next = game.next_living(game.current)
        target: i64 = NO_SEAT
        play = game.pending
        if play is not None:
            if isinstance(play, OfAKind):
                target = play.target
            elif isinstance(play, CardPlay):
                target = play.target
                if play.title == Kind.ATTACK:
                    target = self.next
        self.target = target

    def count_cards(self, game: State, memory: Memory) -> None:
        unseen = self.unseen
        discards = self.discards
        copies = self.copies
        cards = self.cards
        last: i64 = len(cards)
        card: i64
        i: i64 = 0
        while i < last:
            card = cards[i]
            unseen[card] = copies[card]
            discards[card] = 0
            i += 1
        out: i64
        for out in game.discards:
            discards[out] += 1
            unseen[out] -= 1
        if game.removed:
            for out in game.removed:
                unseen[out] -= 1
        hand = game.hands[self.seat]
        kinds = hand.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            unseen[card] -= copies_in(hand, card)
        unseen[KITTEN] = 0
        unseen[Kind.GODCAT] = 0
        unseen[Kind.DEVILCAT] = 0
        unseen[Kind.IMPLODING_KITTEN] = 0
        room = self.room
        at: i64 = 1
        while at < self.living:
            who = self.order[at]
            held = memory.held[who]
            kinds = held.one
            while kinds:
                card = lowest(kinds)
                kinds &= kinds - 1
                unseen[card] -= copies_in(held, card)
            other = game.hands[who]
            room[who] = other.size - held.size - (1 if holds(other, Kind.GODCAT) else 0)
            at += 1
        total: i64 = 0
        i = 0
        while i < last:
            card = cards[i]
            if unseen[card] < 0:
                unseen[card] = 0
            total += unseen[card]
            i += 1
        self.unseen_size = total
        self.count_kittens(game, memory)

    def count_kittens(self, game: State, memory: Memory) -> None:
        """Count the kittens in the pile, as every player can (T4), and how likely each unknown place is one."""
        pile: i64 = len(game.draw_pile)
        self.pile = pile
        kittens: i64 = game.draw_pile.count(KITTEN)
        if game.asking == Ask.HECK and self.seat != game.current and game.lifted == KITTEN:
            # It may be the lifted card or not: as good as in the pile.
            kittens += 1
        self.kittens = kittens
        memory.fit(pile)
        unknown = memory.unknown
        left = kittens - memory.kittens - memory.floating
        risk: i64 = 0
        if left > 0 and unknown > 0:
            risk = min(STEPS, left * STEPS // unknown)
        self.loose_risk = risk

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

    def observation(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        """Write everything that this seat knows into the bytes from `base` on."""
        i: i64 = base
        end = base + self.columns.width
        while i < end:
            row[i] = 0
            i += 1
        self.fill(game, memory, row, base)

    def fill(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        """Do the same with bytes that are 0 already."""
        c = self.columns
        kind = c.kind
        seat = self.seat
        row[base + c.question + game.asking] = 1
        unseen = self.unseen
        discards = self.discards
        cards = self.cards
        last: i64 = len(cards)
        card: i64
        i: i64 = 0
        while i < last:
            card = cards[i]
            row[base + c.discards + kind[card]] = byte(discards[card])
            row[base + c.unseen + kind[card]] = byte(unseen[card])
            i += 1
        if c.game >= 0:
            self.write_rules(row, base)
        hand = game.hands[seat]
        kinds = hand.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            copies_held = copies_in(hand, card)
            row[base + c.one + kind[card]] = 1
            if copies_held > 1:
                row[base + c.two + kind[card]] = 1
                if copies_held > 2:
                    row[base + c.three + kind[card]] = 1
            row[base + c.hand + kind[card]] = byte(copies_held)
        row[base + c.sizes] = byte(hand.size)
        row[base + c.sizes + 1] = byte(self.pile)
        row[base + c.sizes + 2] = byte(self.kittens)
        row[base + c.sizes + 3] = byte(self.unseen_size)
        self.write_pile(game, memory, row, base)
        self.write_turn(game, row, base)
        at: i64 = 1
        while at < self.living and at <= OTHERS:
            who = self.order[at]
            slot = self.distance(who, game.players) if self.by_seat else at
            self.about(game, memory, who, row, base + c.others + (slot - 1) * ABOUT)
            at += 1

    def distance(self, who: i64, players: i64) -> i64:
        """Return how many seats clockwise from this one another player sits."""
        ahead = who - self.seat
        return ahead if ahead >= 0 else ahead + players

    def write_rules(self, row: vec[u8], base: i64) -> None:
        """Write what never changes at a table."""
        c = self.columns
        card: i64 = 0
        while card < KINDS:
            row[base + c.game + card] = byte(self.copies[card])
            card += 1
        i: i64 = 0
        while i < 6:
            row[base + c.options + i] = byte(self.flags[i])
            i += 1

    def write_pile(self, game: State, memory: Memory, row: vec[u8], base: i64) -> None:
        c = self.columns
        kind = c.kind
        known = memory.known
        places = self.pile
        above: i64 = 0
        while above < places and above < RISKS:
            row[base + c.risk + above] = byte(self.risk_at(memory, above))
            above += 1
        if places:
            row[base + c.bottom_risk] = byte(self.risk_at(memory, places - 1))
        last: i64 = len(known) - 1
        above = 0
        card: i64
        while above < TOP and above <= last:
            card = known[last - above]
            if card != NO_CARD:
                row[base + c.top + above * c.kinds + kind[card]] = 1
            above += 1
        if last >= 0:
            card = known[0]
            if card != NO_CARD:
                row[base + c.bottom + kind[card]] = 1
        row[base + c.floating] = byte(memory.floating)
        row[base + c.floating + 1] = byte(memory.clear)
        row[base + c.floating + 2] = byte(memory.owed)
        row[base + c.floating + 3] = 2 if memory.doubt else 0
        if memory.placer != NO_SEAT:
            row[base + c.since + min(memory.since, 5)] = 1
        if game.rules.two_sided:
            for card in game.draw_pile:
                if bit(card) & TO_TURN:
                    row[base + c.two_sided] = 1
                elif bit(card) & FACE_UP:
                    row[base + c.two_sided + 1] = 1
            if game.face_up() != NO_CARD:
                row[base + c.two_sided + 2] = 1
        if game.asking == Ask.HECK and game.lifted != NO_CARD and game.current == self.seat:
            row[base + c.lifted + kind[game.lifted]] = 1

    def write_turn(self, game: State, row: vec[u8], base: i64) -> None:
        c = self.columns
        kind = c.kind
        seat = self.seat
        row[base + c.turn] = byte(game.owed)
        row[base + c.turn + 1] = 4 if game.attacked else 0
        row[base + c.turn + 2] = byte(game.attack_turns())
        row[base + c.turn + 3] = 4 if game.current == seat else 0
        row[base + c.turn + 4] = 4 if game.top_player == seat else 0
        row[base + c.turn + 5] = 4 if self.next == seat else 0
        current = self.distance(game.current, game.players) if self.by_seat else self.place[game.current]
        row[base + c.current + current] = 1
        row[base + c.living + self.living] = 1
        play = game.pending
        if play is not None:
            row[base + c.window] = 1
            nopes = game.nopes
            row[base + c.window + 1] = 1 if nopes & 1 else 0
            row[base + c.window + 2] = 1 if nopes == 1 else 0
            row[base + c.window + 3] = 1 if nopes > 1 else 0
            row[base + c.window + 4] = 1 if self.target == seat else 0
            row[base + c.window + 5] = 1 if game.current == seat else 0
            if isinstance(play, CardPlay):
                row[base + c.pending] = 1
                row[base + c.title + kind[play.title]] = 1
            elif isinstance(play, Pair):
                row[base + c.pending + 1] = 1
                row[base + c.title + kind[play.title]] = 1
            elif isinstance(play, Triple):
                row[base + c.pending + 2] = 1
                row[base + c.title + kind[play.title]] = 1
                row[base + c.named + kind[play.named_kind]] = 1
            else:
                row[base + c.pending + 3] = 1
        if game.rules.titles & bit(Kind.GODCAT):
            holder = game.godcat_holder()
            row[base + c.cats] = 1 if holder == seat else 0
            row[base + c.cats + 1] = 1 if holder != NO_SEAT and holder != seat else 0
            if game.asking == Ask.TRADE and game.current == seat and game.godcat_kept:
                row[base + c.cats + 2] = 1

    def about(self, game: State, memory: Memory, who: i64, row: vec[u8], base: i64) -> None:
        """What this seat knows of another player, into bytes that are 0."""
        held = memory.held[who]
        row[base + About.THERE] = 1
        row[base + About.SIZE] = byte(game.hands[who].size)
        room = self.room[who]
        row[base + About.ROOM] = byte(room)
        row[base + About.CURRENT] = 1 if who == game.current else 0
        row[base + About.TOP] = 1 if who == game.top_player else 0
        row[base + About.AIMED] = 1 if who == self.target else 0
        row[base + About.PLACER] = 1 if who == memory.placer else 0
        row[base + About.LOOKED] = byte(memory.looked[who])
        kinds = held.one
        if kinds:
            attacks: i64 = 0
            escapes: i64 = 0
            others: i64 = 0
            while kinds:
                card = lowest(kinds)
                kinds &= kinds - 1
                copies = copies_in(held, card)
                if card == Kind.DEFUSE:
                    row[base + About.DEFUSES] = byte(copies)
                elif card == Kind.NOPE:
                    row[base + About.NOPES] = byte(copies)
                elif bit(card) & ATTACKS:
                    attacks += copies
                elif bit(card) & WAYS_OUT:
                    escapes += copies
                else:
                    others += copies
            row[base + About.ATTACKS] = byte(attacks)
            row[base + About.ESCAPES] = byte(escapes)
            row[base + About.OTHERS] = byte(others)
        lacks: i64 = memory.lacks[who]
        no_defuse = lacks & bit(Kind.DEFUSE) != 0
        no_nope = lacks & bit(Kind.NOPE) != 0
        row[base + About.LACKS_DEFUSE] = 1 if no_defuse else 0
        row[base + About.LACKS_NOPE] = 1 if no_nope else 0
        if memory.godcat == who:
            row[base + About.GODCAT] = 1
        if game.opponent == who:
            row[base + About.IN_QUESTION] = 1
        size = self.unseen_size
        if room > 0 and size > 0:
            if not no_defuse:
                row[base + About.EXPECTED_DEFUSES] = byte(room * self.unseen[Kind.DEFUSE] * FINE // size)
            if not no_nope:
                row[base + About.EXPECTED_NOPES] = byte(room * self.unseen[Kind.NOPE] * FINE // size)
        if self.next == who:
            row[base + About.NEXT] = 1

    # -- moves ---------------------------------------------------------------------

    def move(self, game: State, memory: Memory, move: Move, row: vec[u8], base: i64) -> None:
        """What is to be said about a move, into the bytes from `base` on."""
        i: i64 = base
        end = base + MOVE_ROW
        while i < end:
            row[i] = 0
            i += 1
        if isinstance(move, CardPlay):
            row[base + MoveKind.SINGLE] = 1
            row[base + M_CARD + move.title] = 1
            row[base + M_SPENT] = 1
            if move.kind == Kind.GODCAT:
                row[base + M_SPENT + 2] = 2
                row[base + M_SPENT + 3] = byte(copies_in(game.hands[self.seat], move.title))
            else:
                row[base + M_SPENT + 3] = byte(copies_in(game.hands[self.seat], move.title) - 1)
            target = move.target
            if move.title == Kind.ATTACK:
                target = self.next
            if target != NO_SEAT:
                self.aim(game, memory, target, row, base)
        elif isinstance(move, Draw):
            row[base + MoveKind.DRAW] = 1
        elif isinstance(move, Pass):
            row[base + MoveKind.PASS] = 1
        elif isinstance(move, Nope):
            row[base + MoveKind.NOPE] = 1
            row[base + M_SPENT] = 1
            row[base + M_SPENT + 3] = byte(copies_in(game.hands[self.seat], Kind.NOPE) - 1)
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
            if move.kinds & bit(Kind.GODCAT):
                row[base + M_SPENT + 2] = 2
            kinds = move.kinds
            while kinds:
                row[base + M_CARD + lowest(kinds)] = 1
                kinds &= kinds - 1
        elif isinstance(move, Give):
            row[base + MoveKind.GIVE] = 1
            row[base + M_CARD + move.kind] = 1
            row[base + M_SPENT + 3] = byte(copies_in(game.hands[self.seat], move.kind) - 1)
        elif isinstance(move, Take):
            row[base + MoveKind.TAKE] = 1
            row[base + M_CARD + move.kind] = 1
            row[base + M_SPENT + 3] = byte(copies_in(game.hands[self.seat], move.kind))
        elif isinstance(move, Place):
            row[base + MoveKind.PLACE] = 1
            self.put_under(game, memory, move.above, self.pile, row, base)
        elif isinstance(move, Alter):
            row[base + MoveKind.ALTER] = 1
            self.alter(game, memory, move, row, base)
        else:
            self.rarer(game, memory, move, row, base)

    def rarer(self, game: State, memory: Memory, move: Move, row: vec[u8], base: i64) -> None:
        if isinstance(move, Defuse):
            row[base + (MoveKind.GODCAT_AS_DEFUSE if move.kind == Kind.GODCAT else MoveKind.DEFUSE)] = 1
        elif isinstance(move, Keep):
            row[base + MoveKind.KEEP] = 1
        elif isinstance(move, PutOnTop):
            row[base + MoveKind.PUT] = 1
        elif isinstance(move, Steal):
            row[base + (MoveKind.STEAL_GODCAT if move.godcat else MoveKind.STEAL_RANDOM)] = 1
            self.aim(game, memory, game.opponent, row, base)
        elif isinstance(move, Face):
            row[base + MoveKind.FACE] = 1
            row[base + M_CARD + move.own_kind] = 1
            self.aim(game, memory, move.opponent, row, base)
        elif isinstance(move, Trade):
            row[base + (MoveKind.TRADE if move.traded else MoveKind.STAY)] = 1
        elif isinstance(move, DefuseDevilcat):
            row[base + MoveKind.DEFUSE_DEVILCAT] = 1
        elif isinstance(move, Explode):
            by_devilcat = move.answers == Ask.DEVILCAT
            row[base + (MoveKind.EXPLODE_BY_DEVILCAT if by_devilcat else MoveKind.EXPLODE)] = 1

    def combo(self, game: State, memory: Memory, move: OfAKind, row: vec[u8], base: i64) -> None:
        row[base + M_CARD + move.title] = 1
        row[base + M_SPENT] = byte(move.copies)
        row[base + M_SPENT + 1] = byte(move.ferals)
        if move.godcat:
            row[base + M_SPENT + 2] = 2
        row[base + M_SPENT + 3] = byte(copies_in(game.hands[self.seat], move.title) - move.naturals)
        self.aim(game, memory, move.target, row, base)
        # A random card of theirs is a Defuse, surely or by chance.
        size = game.hands[move.target].size
        held = copies_in(memory.held[move.target], Kind.DEFUSE)
        expected: i64 = 0
        if self.unseen_size > 0 and not (memory.lacks[move.target] >> Kind.DEFUSE) & 1:
            expected = self.room[move.target] * self.unseen[Kind.DEFUSE] * STEPS // self.unseen_size
        if size > 0:
            row[base + M_HIT + 1] = byte((held * STEPS + expected) // size)

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
        """About the player whom it is aimed at."""
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

    def put_under(self, game: State, memory: Memory, above: i64, pile: i64, row: vec[u8], base: i64) -> None:
        """A kitten goes under this many cards: who will draw it if everybody simply draws?"""
        if above < PLACE_BINS:
            row[base + M_PLACE + above] = 1
        row[base + M_DEPTH] = share(above, pile)
        if above >= pile:
            row[base + M_DEPTH + 1] = 255
        # Placing ends a turn, putting cards into order does not.
        own: i64 = game.owed - 1 if game.asking == Ask.PLACE else game.owed
        if above < own:
            row[base + M_DEPTH + 2] = 255
            return
        turn = above - own
        lap = turn // self.living
        row[base + M_DEPTH + 3] = byte(lap * 64)
        self.aim(game, memory, self.order[(turn + 1) % self.living], row, base)

    def alter(self, game: State, memory: Memory, move: Alter, row: vec[u8], base: i64) -> None:
        cards = game.top_cards(game.looking)
        done = False
        above: i64
        card: i64
        for above in range(len(move.order)):
            card = cards[move.order[above]]
            if above == 0:
                row[base + M_CARD + card] = 1
            elif above == 1:
                row[base + M_NAMED + card] = 1
            elif above == 2:
                row[base + M_THIRD + card] = 1
            if bit(card) & DEADLY and not done:
                done = True
                self.put_under(game, memory, above, self.pile, row, base)
