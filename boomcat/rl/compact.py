"""The compact observation: what a seat may know of one kind of table, in as few bytes as say it.

The full one (`layout.py`) is the same for every table; this one knows only the cards and the seats that are there.  The
other players stand in it clockwise from the next seat on, the dead among them, as the targets of `actions.py` do.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.cards import FACE_UP, KINDS, NO_CARD, Kind, bit, members_of
from boomcat.core.combos import Alike, Pair, Triple
from boomcat.core.hand import copies_in, holds
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.features import Writer, byte
from boomcat.rl.layout import FINE, QUESTIONS, STEPS, Part, laid_out, start_of
from boomcat.rl.memory import KITTEN, Memory

#: How many top cards are told by name, and of how many the risk.
TOP: Final = 3
#: Numbers about another player.
ABOUT: Final = 15

ABOUT_PARTS: Final = laid_out(
    [
        ("lives", 1, 1.0, "lives"),
        ("size", 1, 1 / 8, "cards in the hand"),
        ("room", 1, 1 / 8, "of which this seat doesn't know"),
        ("current", 1, 1.0, "has the turn"),
        ("next", 1, 1.0, "comes after the one whose turn it is"),
        ("aimed", 1, 1.0, "is the target of what was played"),
        ("top", 1, 1.0, "played the top card of the window"),
        ("placer", 1, 1.0, "put the last kitten back in secret"),
        ("looked", 1, 0.25, "top cards that this player has seen"),
        ("held", 3, 0.5, "surely holds: Defuses, Nopes, others"),
        ("lacks", 1, 1.0, "surely has no Defuse"),
        ("expected", 2, 1 / FINE, "Defuses and Nopes to be expected among the unknown cards"),
    ]
)


def kinds_of(rules: Rules) -> list[int]:
    """What can be in a hand or a pile at this table."""
    return members_of(rules.titles | (FACE_UP if rules.two_sided else 0))


def parts_of(rules: Rules) -> list[Part]:
    """The layout of a table."""
    kinds = len(kinds_of(rules))
    rows = [
        ("question", QUESTIONS, 1.0, "which question is open, one of `Ask`"),
        ("hand", kinds, 0.25, "how many of each kind the hand holds"),
        ("discards", kinds, 0.25, "how many lie open"),
        ("unseen", kinds, 0.25, "how many this seat hasn't placed"),
        ("sizes", 4, 1 / 16, "cards in the own hand, in the pile, kittens in it, cards unseen"),
        ("odds", TOP + 1, 1 / STEPS, "the chance that a kitten is under 0, 1, 2 cards, and at the bottom"),
        ("top", TOP * kinds, 1.0, "the top cards, where they are known"),
        ("bottom", kinds, 1.0, "the bottom card, if it is known"),
        ("floating", 4, 0.5, "kittens that others put back, top cards that are certain, cards gone since, doubt"),
        ("turn", 6, 0.25, "turns owed, by attack, what an attack gives, my turn, I'm the next, counter-clockwise"),
        ("window", 6, 1.0, "a window is open, stopped so far, one Nope, more, aimed at me, my own play"),
        ("pending", 4, 1.0, "what was played: one card, two, three of a kind, five"),
        ("pending-title", kinds, 1.0, "of which kind"),
        ("pending-named", kinds, 1.0, "what it names"),
        ("others", (int(rules.players) - 1) * ABOUT, 1.0, "about the others, clockwise; see ABOUT_PARTS"),
    ]
    if rules.two_sided:
        rows.append(("two-sided", 1, 1.0, "the card with two sides lies on top for all to see"))
    if rules.titles & bit(Kind.GODCAT):
        rows.append(("cats", int(rules.players) + 1, 1.0, "who holds the Godcat, oneself first; it's in front of me"))
    if rules.titles & bit(Kind.RAISING_HECK):
        rows.append(("lifted", kinds, 1.0, "the lifted card of Raising Heck"))
    return laid_out(rows)


def scales_of(parts: list[Part]) -> list[float]:
    """By what to multiply each number."""
    found: list[float] = []
    about = [part.scale for part in ABOUT_PARTS for _ in range(part.length)]
    for part in parts:
        if part.name == "others":
            found += about * (part.length // ABOUT)
        else:
            found += [part.scale] * part.length
    return found


def start_in(parts: list[Part], name: str) -> i64:
    """Where the part begins, or 0 if this table has none."""
    for part in parts:
        if part.name == name:
            return part.start
    return 0


@final
class Discards:
    """How many cards of each kind lie open.  Counting goes on where it stopped, unless a card was taken out."""

    def __init__(self) -> None:
        self.counts: vec[u8] = vec[u8](bytes(KINDS))
        self.counted: i64 = 0

    def forget(self) -> None:
        """A card was taken out of the middle, or another game begins: count all again."""
        card: i64 = 0
        while card < KINDS:
            self.counts[card] = 0
            card += 1
        self.counted = 0

    def count(self, cards: list[int]) -> None:
        counts = self.counts
        last: i64 = len(cards)
        at = self.counted
        while at < last:
            counts[cards[at]] += 1
            at += 1
        self.counted = last


@final
class CompactWriter:
    """Writes the compact observation of one kind of table."""

    def __init__(self, rules: Rules) -> None:
        parts = parts_of(rules)
        self.parts = parts
        self.size: i64 = parts[len(parts) - 1].start + parts[len(parts) - 1].length
        self.writer = Writer()
        self.players: i64 = rules.players
        kinds = kinds_of(rules)
        self.kinds: i64 = len(kinds)
        #: The kinds of the table, and the place of each among them.
        self.cards: vec[i64] = vec[i64](kinds)
        self.at: vec[i64] = vec[i64]([kinds.index(card) if card in kinds else 0 for card in range(KINDS)])
        #: What may be unseen; kittens and the cats on the mat are told elsewhere.
        told = (KITTEN, Kind.IMPLODING_KITTEN, Kind.IMPLODING_FACE_UP, Kind.GODCAT, Kind.DEVILCAT)
        self.copies: vec[i64] = vec[i64]([0 if card in told else rules.copies(card) for card in kinds])
        self.unseen_size: i64 = 0
        self.unseen_defuses: i64 = 0
        self.unseen_nopes: i64 = 0
        self.next: i64 = 0
        self.target: i64 = NO_SEAT
        #: Whether each of the dead took a kitten along, so that the living tell how many are left.
        self.by_kitten: bool = not rules.two_sided and not rules.titles & bit(Kind.GODCAT)
        self.two_sided: bool = rules.two_sided
        self.nopes: bool = rules.titles & bit(Kind.NOPE) != 0
        self.godcat: bool = rules.titles & bit(Kind.GODCAT) != 0
        self.hand: i64 = start_of(parts, "hand")
        self.discards: i64 = start_of(parts, "discards")
        self.unseen: i64 = start_of(parts, "unseen")
        self.sizes: i64 = start_of(parts, "sizes")
        self.odds: i64 = start_of(parts, "odds")
        self.top: i64 = start_of(parts, "top")
        self.bottom: i64 = start_of(parts, "bottom")
        self.floating: i64 = start_of(parts, "floating")
        self.turn: i64 = start_of(parts, "turn")
        self.window: i64 = start_of(parts, "window")
        self.pending: i64 = start_of(parts, "pending")
        self.title: i64 = start_of(parts, "pending-title")
        self.named: i64 = start_of(parts, "pending-named")
        self.others: i64 = start_of(parts, "others")
        self.sides: i64 = start_in(parts, "two-sided")
        self.cats: i64 = start_in(parts, "cats")
        self.lifted: i64 = start_in(parts, "lifted")

    def write(self, game: State, seat: i64, memory: Memory, discards: Discards, row: vec[u8], base: i64) -> None:
        """All that this seat knows, into bytes from `base` on that are 0."""
        row[base + game.asking] = 1
        self.aim(game)
        self.write_cards(game, seat, memory, discards.counts, row, base)
        self.count_kittens(game, seat, memory)
        hand = game.hands[seat]
        i = base + self.sizes
        row[i] = byte(hand.size)
        row[i + 1] = byte(self.writer.pile)
        row[i + 2] = byte(self.writer.kittens)
        row[i + 3] = byte(self.unseen_size)
        self.write_pile(memory, row, base)
        self.write_turn(game, seat, row, base)
        i = 1
        while i < self.players:
            who = seat + i
            if who >= self.players:
                who -= self.players
            if (game.alive >> who) & 1:
                self.about(game, memory, who, row, base + self.others + (i - 1) * ABOUT)
            i += 1
        if self.two_sided and game.face_up() != NO_CARD:
            row[base + self.sides] = 1
        if self.godcat:
            self.write_cats(game, seat, row, base + self.cats)
        if game.asking == Ask.HECK and game.lifted != NO_CARD and game.current == seat:
            row[base + self.lifted + self.at[game.lifted]] = 1

    def aim(self, game: State) -> None:
        """Who is next, and at whom the pending play is aimed."""
        self.next = game.next_living(game.current)
        target: i64 = NO_SEAT
        play = game.pending
        if play is not None:
            if isinstance(play, Alike):
                target = play.target
            elif isinstance(play, CardPlay):
                target = self.next if play.title == Kind.ATTACK else play.target
        self.target = target

    def write_cards(self, game: State, seat: i64, memory: Memory, discards: vec[u8], row: vec[u8], base: i64) -> None:
        """The hand, the discards, and what is left when all that this seat can place is taken away."""
        hand = game.hands[seat]
        others: i64 = 0
        for held in memory.held:
            others |= held.one
        cards = self.cards
        copies = self.copies
        to_hand = base + self.hand
        to_discards = base + self.discards
        to_unseen = base + self.unseen
        total: i64 = 0
        last = self.kinds
        i: i64 = 0
        while i < last:
            card = cards[i]
            lying = discards[card]
            row[to_discards + i] = lying
            own = copies_in(hand, card)
            row[to_hand + i] = u8(own)
            count = copies[i] - i64(lying) - own
            if (others >> card) & 1:
                # What the other hands hold for certain.
                for held in memory.held:
                    count -= copies_in(held, card)
            if count > 0:
                row[to_unseen + i] = byte(count)
                total += count
            i += 1
        if game.removed:
            for out in game.removed:
                i = to_unseen + self.at[out]
                if row[i]:
                    row[i] -= 1
                    total -= 1
        self.unseen_size = total
        self.unseen_defuses = i64(row[to_unseen + self.at[Kind.DEFUSE]])
        if self.nopes:
            self.unseen_nopes = i64(row[to_unseen + self.at[Kind.NOPE]])

    def count_kittens(self, game: State, seat: i64, memory: Memory) -> None:
        """How many are in the pile, as everybody can count (T4), and how likely each unknown place is one."""
        writer = self.writer
        if not self.by_kitten:
            writer.seat = seat
            writer.count_kittens(game, memory)
            return
        pile: i64 = len(game.draw_pile)
        kittens = game.living - 1
        if game.lifted == KITTEN and (game.asking != Ask.HECK or seat == game.current):
            kittens -= 1
        writer.pile = pile
        writer.kittens = kittens
        memory.fit(pile)
        writer.expect(memory, kittens)

    def write_pile(self, memory: Memory, row: vec[u8], base: i64) -> None:
        writer = self.writer
        known = memory.known
        pile = writer.pile
        odds = base + self.odds
        top = base + self.top
        at: i64 = len(known)
        card: i64
        above: i64 = 0
        while above < TOP:
            at -= 1
            card = NO_CARD
            if at >= 0:
                card = known[at]
                if card != NO_CARD:
                    row[top + self.at[card]] = 1
            if above < pile:
                row[odds + above] = byte(writer.risk_of(memory, card, above))
            top += self.kinds
            above += 1
        if pile:
            row[odds + TOP] = byte(writer.risk_at(memory, pile - 1))
        if known:
            card = known[0]
            if card != NO_CARD:
                row[base + self.bottom + self.at[card]] = 1
        at = base + self.floating
        row[at] = byte(memory.floating)
        row[at + 1] = byte(memory.clear)
        if memory.placer != NO_SEAT:
            row[at + 2] = byte(memory.since)
        if memory.doubt:
            row[at + 3] = 2

    def write_turn(self, game: State, seat: i64, row: vec[u8], base: i64) -> None:
        at = base + self.turn
        row[at] = byte(game.owed)
        if game.attacked:
            row[at + 1] = 4
        row[at + 2] = byte(game.attack_turns())
        if game.current == seat:
            row[at + 3] = 4
        if self.next == seat:
            row[at + 4] = 4
        if not game.clockwise:
            row[at + 5] = 4
        play = game.pending
        if play is None:
            return
        at = base + self.window
        nopes = game.nopes
        row[at] = 1
        if nopes & 1:
            row[at + 1] = 1
        if nopes == 1:
            row[at + 2] = 1
        if nopes > 1:
            row[at + 3] = 1
        if self.target == seat:
            row[at + 4] = 1
        if game.current == seat:
            row[at + 5] = 1
        at = base + self.pending
        if isinstance(play, Pair):
            row[at + 1] = 1
            row[base + self.title + self.at[play.title]] = 1
        elif isinstance(play, Triple):
            row[at + 2] = 1
            row[base + self.title + self.at[play.title]] = 1
            row[base + self.named + self.at[play.named_kind]] = 1
        elif isinstance(play, CardPlay):
            row[at] = 1
            row[base + self.title + self.at[play.title]] = 1
        else:
            row[at + 3] = 1

    def about(self, game: State, memory: Memory, who: i64, row: vec[u8], at: i64) -> None:
        """What this seat knows of another living player."""
        held = memory.held[who]
        other = game.hands[who]
        row[at] = 1
        row[at + 1] = byte(other.size)
        room = other.size - held.size
        if self.godcat and holds(other, Kind.GODCAT):
            room -= 1
        row[at + 2] = byte(room)
        if who == game.current:
            row[at + 3] = 1
        if who == self.next:
            row[at + 4] = 1
        if who == self.target:
            row[at + 5] = 1
        if who == game.top_player:
            row[at + 6] = 1
        if who == memory.placer:
            row[at + 7] = 1
        row[at + 8] = byte(memory.looked[who])
        if held.size:
            defuses = copies_in(held, Kind.DEFUSE)
            nopes = copies_in(held, Kind.NOPE)
            row[at + 9] = byte(defuses)
            row[at + 10] = byte(nopes)
            row[at + 11] = byte(held.size - defuses - nopes)
        if memory.lacks[who] & bit(Kind.DEFUSE):
            row[at + 12] = 1
        size = self.unseen_size
        if room > 0 and size > 0:
            if self.unseen_defuses and not row[at + 12]:
                row[at + 13] = byte(room * self.unseen_defuses * FINE // size)
            if self.unseen_nopes:
                row[at + 14] = byte(room * self.unseen_nopes * FINE // size)

    def write_cats(self, game: State, seat: i64, row: vec[u8], at: i64) -> None:
        holder = game.godcat_holder()
        if holder != NO_SEAT:
            ahead = holder - seat
            row[at + (ahead if ahead >= 0 else ahead + self.players)] = 1
        if game.asking == Ask.TRADE and game.current == seat and game.godcat_kept:
            row[at + self.players] = 1
