"""One seat's memory of what it has seen and can no longer see, in a form that costs next to nothing to keep.

`boomcat.knowledge` is exact and slow: it holds every way that the pile may lie.  Here a pile is one row of cards, known
or not, and a kitten that a player put back in secret *floats*: it is somewhere in the pile.  What is certain
here is certain there; the tests compare.

`see` takes the events as the table has them or as `redact` shows them to this seat: it reads nothing of an event that
this seat does not see, so both come to the same.
"""

from __future__ import annotations

from typing import Final, assert_never, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import HOLDABLE, NO_CARD, SHELTER, Kind, bit, members_of
from boomcat.core.events import (
    Added,
    Altered,
    Barked,
    Bombed,
    Buried,
    Claimed,
    Cursed,
    Defused,
    Discarded,
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Faced,
    FoundNothing,
    Gave,
    Handed,
    Intercepted,
    Laid,
    Lifted,
    LiftedTop,
    Marked,
    Noped,
    Peeked,
    PickedUp,
    Placed,
    PlacedOnTop,
    Played,
    Reached,
    Revealed,
    Shared,
    Shuffled,
    Stole,
    Surfaced,
    Swapped,
    Took,
    Towered,
    TowerTaken,
    TurnBegan,
    TurnedUp,
    WentOff,
    WindowClosed,
    Won,
)
from boomcat.core.hand import Hand, add_card, clear, copies_in, holds, remove_card
from boomcat.core.plays import CardPlay
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.core.value import fields_of

KITTEN: Final = Kind.EXPLODING_KITTEN


@final
@mypyc_attr(acyclic=True)
class Memory:
    """Begin with a game that was just dealt, then `see` every event."""

    __slots__ = (
        "clear", "cursed", "dealt_defuses", "doubt", "floating", "godcat", "held", "kittens", "known", "lacks",
        "lifted", "lifted_card", "looked", "looked_most", "marked", "owed", "placer", "seat", "since",
        "events_seen", "keeps_kittens", "unknown",
    )  # fmt: skip

    def __init__(self, seat: i64, players: i64, pile: i64, keeps_kittens: bool = False, dealt_defuses: i64 = 1) -> None:
        self.seat: i64 = seat
        #: Whether a kitten can go into a hand unseen (H1).
        self.keeps_kittens: bool = keeps_kittens
        #: Dealt to each player, for all to know (S2, D6).
        self.dealt_defuses: i64 = dealt_defuses
        #: How many events of the game this seat has seen.
        self.events_seen: i64 = 0
        #: The pile without the kittens that float, the top card last: a card, or NO_CARD.
        self.known: list[int] = []
        #: How many of these are not known, and how many are kittens; updated with every change.
        self.unknown: i64 = 0
        self.kittens: i64 = 0
        #: Kittens that others put back, and of how many top cards it is certain where they lie.
        self.floating: i64 = 0
        self.clear: i64 = 0
        #: Whether it had to be guessed where one of them was: then what is known below may lie a place off.
        self.doubt: bool = False
        #: Who put the last one back, how many cards left the top since, and how many turns that player still owed.
        self.placer: i64 = NO_SEAT
        self.since: i64 = 0
        self.owed: i64 = 0
        #: What each other hand surely holds, and the kinds that it surely does not; and what everybody sees of each.
        #: The own hand is among them as long as this seat doesn't see it (H8).
        self.held: list[Hand] = [Hand() for _ in range(players)]
        self.marked: list[Hand] = [Hand() for _ in range(players)]
        self.cursed: bool = False
        self.lacks: list[int] = [0] * players
        #: Who holds the Godcat, which everybody sees.
        self.godcat: i64 = NO_SEAT
        #: How many of the top cards each player has looked at.
        self.looked: list[int] = [0] * players
        #: The most that anybody has: mostly none, and nothing to count down.
        self.looked_most: i64 = 0
        #: Whether a player has lifted the bottom card (F8), and what it is, if it was known.
        self.lifted: bool = False
        self.lifted_card: i64 = NO_CARD
        self.begin(pile)

    def begin(self, pile: i64) -> None:
        """Start anew for another game, with this many cards in the pile, in the same memory."""
        self.events_seen = 0
        self.forget_places(pile)
        self.forget_looks()
        self.placer = NO_SEAT
        self.since = 0
        self.owed = 0
        self.godcat = NO_SEAT
        self.lifted = False
        self.lifted_card = NO_CARD
        self.cursed = False
        for other in range(len(self.held)):
            clear(self.held[other])
            clear(self.marked[other])
            if other != self.seat and self.dealt_defuses:
                add_card(self.held[other], Kind.DEFUSE)
            self.lacks[other] = 0

    def copy(self) -> Memory:
        twin = Memory(self.seat, len(self.held), 0, self.keeps_kittens)
        for name in fields_of(Memory):
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        twin.held = [hand.copy() for hand in self.held]
        twin.marked = [hand.copy() for hand in self.marked]
        return twin

    def catch_up(self, events: list[Event]) -> None:
        """Take in the events that this seat hasn't seen yet."""
        last: i64 = len(events)
        for at in range(self.events_seen, last):
            self.see(events[at])
        self.events_seen = last

    def see(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            if self.placer != NO_SEAT and self.since == 0 and event.seat == self.placer:
                self.owed = event.owed
        elif isinstance(event, WindowClosed):
            pass
        elif isinstance(event, Played):
            if isinstance(event.play, CardPlay):
                self.lose(event.seat, event.play.kind)
            else:
                for gone in event.play.cards():
                    self.lose(event.seat, gone)
        elif isinstance(event, Drew):
            self.see_draw(event)
        elif isinstance(event, Noped):
            self.lose(event.seat, Kind.NOPE)
        elif isinstance(event, Gave):
            self.see_move(event.giver, event.taker, event.card)
        elif isinstance(event, Stole):
            self.see_move(event.victim, event.thief, event.card)
        elif isinstance(event, Peeked):
            if event.seat == self.seat:
                self.see_top(event.cards)
            self.look(event.seat, len(event.cards))
        elif isinstance(event, Shuffled):
            self.forget_pile()
        elif isinstance(event, DrewKitten):
            self.see_kitten(event)
        elif isinstance(event, Defused):
            self.lose(event.seat, event.card)
        elif isinstance(event, Placed):
            self.see_placing(event)
        elif isinstance(event, Claimed):
            if event.found and event.card == Kind.GODCAT:
                self.godcat = event.thief
            elif event.found:
                self.lose(event.victim, event.card)
                self.gain(event.thief, event.card)
            elif event.victim != self.seat:
                self.lacks[event.victim] = self.lacks[event.victim] | bit(event.card)
        elif isinstance(event, Took):
            self.gain(event.seat, event.card)
        elif isinstance(event, Exploded):
            clear(self.held[event.seat])
            clear(self.marked[event.seat])
            self.lacks[event.seat] = 0
            if self.godcat == event.seat:
                self.godcat = NO_SEAT
        elif isinstance(event, Altered):
            self.see_altering(event)
        elif isinstance(event, Revealed):
            self.see_top(event.cards)
            for seat in range(len(self.held)):
                self.look(seat, len(event.cards))
        elif isinstance(event, Swapped):
            self.see_swap()
        elif isinstance(event, Bombed):
            others: i64 = len(self.known) + self.floating - event.kittens
            self.forget_places(0)
            self.know([NO_CARD] * others + [KITTEN] * event.kittens)
            self.clear = event.kittens
        elif isinstance(event, TurnedUp):
            self.godcat = event.godcat_seat
        elif isinstance(event, Lifted):
            self.lifted = True
            self.lifted_card = self.take_bottom()
        elif isinstance(event, PlacedOnTop):
            card: i64 = event.card if event.seat == self.seat else self.lifted_card
            self.lay(card)
            self.clear = 0 if card == NO_CARD else self.clear + 1
            self.lifted = False
        elif isinstance(event, Surfaced):
            self.see_top((event.card,))
        elif isinstance(event, Handed):
            self.see_handing(event)
        elif isinstance(event, Marked):
            self.mark(event.target, event.card)
        elif isinstance(event, Cursed):
            if event.target == self.seat:
                self.cursed = True
                for own in event.cards:
                    if own != Kind.GODCAT:
                        self.gain(self.seat, own)
        elif isinstance(event, PickedUp):
            if event.seat == self.seat:
                self.cursed = False
                clear(self.held[event.seat])
        elif isinstance(event, Discarded):
            self.lose(event.seat, event.card)
        elif isinstance(event, Added):
            self.see_adding(event)
        elif isinstance(event, WentOff):
            self.lose(event.seat, event.card)
            if event.defusable:
                self.must_hold_defuse(event.seat)
        elif isinstance(event, LiftedTop):
            self.see_lifting(event)
        elif isinstance(event, Buried):
            self.see_burying(event)
        elif isinstance(event, Shared):
            if event.target == self.seat:
                self.see_top(event.cards)
            self.look(event.target, len(event.cards))
        elif isinstance(event, Barked):
            if event.defusable:
                self.must_hold_defuse(event.target)
        elif isinstance(event, TowerTaken):
            self.gain(event.taker, event.card)
        elif not isinstance(event, (FoundNothing, Faced, Laid, Intercepted, Towered, Reached, Won)):
            assert_never(event)  # these leave nothing to remember

    # -- the pile ------------------------------------------------------------------

    def lay(self, card: i64) -> None:
        """Put this card, or NO_CARD, on top."""
        self.insert(len(self.known), card)

    def insert(self, at: i64, card: i64) -> None:
        """Put a card between two others; at the bottom, if that is too deep."""
        self.known.insert(max(0, at), card)
        self.count(card, 1)

    def put(self, at: i64, card: i64) -> None:
        """Put a card in the place of the one that was thought to lie there."""
        before: i64 = self.known[at]
        if before != card:
            self.known[at] = card
            self.count(before, -1)
            self.count(card, 1)

    def pop(self) -> i64:
        """Take the top card, or NO_CARD."""
        if not self.known:
            return NO_CARD
        card: i64 = self.known.pop()
        self.count(card, -1)
        return card

    def count(self, card: i64, more: i64) -> None:
        if card == NO_CARD:
            self.unknown += more
        elif card == KITTEN:
            self.kittens += more

    def know(self, known: list[int]) -> None:
        """Replace all that is known of the places."""
        self.known = known
        self.unknown = known.count(NO_CARD)
        self.kittens = known.count(KITTEN)

    def forget_places(self, cards: i64) -> None:
        """Forget the place of every card; only their number is known."""
        self.know([NO_CARD] * cards)
        self.floating = 0
        self.clear = 0
        self.doubt = False

    def forget_pile(self) -> None:
        """Forget the pile, because it was shuffled."""
        self.forget_places(len(self.known) + self.floating)
        self.placer = NO_SEAT
        self.forget_looks()

    def look(self, seat: i64, cards: i64) -> None:
        if self.looked[seat] < cards:
            self.looked[seat] = cards
        self.looked_most = max(self.looked_most, cards)

    def forget_looks(self) -> None:
        if self.looked_most:
            self.looked = [0] * len(self.looked)
            self.looked_most = 0

    def take_top(self) -> i64:
        """Remove the top card and return it, if it was known and isn't a floating kitten."""
        self.since += 1
        sure = not self.doubt
        if self.clear:
            self.clear -= 1
            sure = True
        if self.looked_most:
            self.looked_most -= 1
            for seat in range(len(self.looked)):
                self.looked[seat] = max(0, self.looked[seat] - 1)
        card = self.pop()
        return card if sure else NO_CARD

    def take_bottom(self) -> i64:
        """Take the bottom card, unless a floating one may have been there."""
        if self.known:
            card: i64 = self.known.pop(0)
            self.count(card, -1)
            if not self.floating and not self.doubt:
                return card
            self.doubt = True
            return NO_CARD
        if self.floating:
            self.floating -= 1
        return NO_CARD

    def see_draw(self, event: Drew) -> None:
        card: i64
        if not event.bottom:
            # Whatever floats wasn't on top, or it would have been drawn; unless that can't be seen.
            hidden = self.keeps_kittens and event.seat != self.seat and self.floating > 0 and self.clear == 0
            card = self.take_top()
            if hidden:
                self.doubt = True
                card = NO_CARD
        elif self.lifted:
            self.lifted = False
            card = self.lifted_card
        else:
            card = self.take_bottom()
        if event.seat != self.seat:
            if card == NO_CARD:
                self.lacks[event.seat] = 0
            elif bit(card) & HOLDABLE:
                self.gain(event.seat, card)
            elif card == KITTEN and self.keeps_kittens:
                # It did not explode.
                self.gain(event.seat, card)
                if not holds(self.held[event.seat], SHELTER):
                    self.gain(event.seat, SHELTER)

    def see_kitten(self, event: DrewKitten) -> None:
        if not event.bottom:
            top: i64 = self.known[-1] if self.known else NO_CARD
            if self.floating and not self.clear and top != event.card:
                # Those who put one back like to put it on top.
                self.doubt = self.doubt or top == NO_CARD
                self.lay(NO_CARD)
                self.floating -= 1
            self.take_top()
        elif self.lifted:
            self.lifted = False
        else:
            self.take_bottom()
        if event.defusable:
            self.must_hold_defuse(event.seat)

    def see_placing(self, event: Placed) -> None:
        if event.seat == self.seat:
            self.put_under(event.card, event.above)
        elif event.card == KITTEN:
            self.floating += 1
            self.clear = 0
        else:
            self.forget_order()
        self.placer = event.seat
        self.since = 0
        self.owed = 0

    def see_top(self, cards: tuple[int, ...]) -> None:
        seen: i64 = len(cards)
        if self.floating and self.clear < seen:
            # An unexpected kitten there is one that floated.
            found: i64 = cards.count(KITTEN) - self.known[-seen:].count(KITTEN)
            while found > 0 and self.floating:
                self.lay(NO_CARD)
                self.floating -= 1
                found -= 1
                self.doubt = True
        while len(self.known) < seen and self.floating:
            self.lay(NO_CARD)
            self.floating -= 1
        place: i64 = len(self.known)
        for card in cards:
            place -= 1
            if place >= 0:
                self.put(place, card)
        self.clear = max(self.clear, seen)

    def see_altering(self, event: Altered) -> None:
        cards: i64 = len(event.cards)
        if event.seat == self.seat:
            self.see_top(event.cards)
        else:
            # Another player knows now; a kitten among them is as good as put back in secret.
            before = self.floating
            last: i64 = len(self.known)
            for at in range(max(0, last - cards), last):
                kitten = self.known[at] == KITTEN
                self.put(at, NO_CARD)
                if kitten:
                    self.floating += 1
            for _ in range(self.floating - before):
                self.pop()
            self.clear = 0
            self.placer = event.seat
            self.since = 0
            self.owed = 0
        self.forget_looks()
        self.look(event.seat, cards)

    def see_swap(self) -> None:
        known = self.known
        last: i64 = len(known) - 1
        if last > 0:
            if self.floating or self.doubt:
                self.put(0, NO_CARD)
                self.put(last, NO_CARD)
                self.clear = 0
                self.doubt = True
            else:
                known[0], known[last] = known[last], known[0]

    def see_lifting(self, event: LiftedTop) -> None:
        """Note that a player took the top card to bury it."""
        self.lifted = True
        if event.seat == self.seat:
            card: i64 = event.card
            self.see_top((card,))
            self.take_top()
            self.lifted_card = card
            return
        unsure = self.floating > 0 and self.clear == 0
        if unsure and not self.known:
            self.floating -= 1
            self.lifted_card = NO_CARD
            return
        self.lifted_card = self.take_top()
        if unsure:
            self.doubt = True
            self.lifted_card = NO_CARD

    def see_burying(self, event: Buried) -> None:
        self.lifted = False
        if event.seat == self.seat:
            self.put_under(event.card, event.above)
        elif self.lifted_card == KITTEN:
            self.floating += 1
            self.clear = 0
        else:
            self.forget_order()

    def put_under(self, card: i64, above: i64) -> None:
        """Put a card back under this many others, as this seat chose."""
        self.insert(len(self.known) - above, card)
        if above <= self.clear:
            self.clear += 1
        elif self.floating:
            self.doubt = True

    def forget_order(self) -> None:
        """Add a card in a secret place: all that was known may lie one place deeper now."""
        self.know([NO_CARD] * (len(self.known) + 1))
        self.clear = 0

    def see_adding(self, event: Added) -> None:
        """Note that a card went from a hand onto the pile."""
        if event.shown or (event.seat == self.seat and not event.blind):
            self.lose(event.seat, event.card)
            self.lay(event.card)
        else:
            self.lose_hidden(event.seat)
            self.lay(NO_CARD)
        self.clear += 1

    def fit(self, pile: i64) -> None:
        """Forget all places if a guess about floating kittens went wrong: only the number of cards is left to know."""
        if len(self.known) + self.floating != pile:
            self.forget_places(pile)

    # -- hands ---------------------------------------------------------------------

    def follows(self, seat: i64) -> bool:
        """Return whether the cards of this hand are remembered: this seat sees its own, unless it's cursed."""
        return seat != self.seat or self.cursed

    def gain(self, seat: i64, card: i64) -> None:
        if self.follows(seat):
            add_card(self.held[seat], card)
            self.lacks[seat] = self.lacks[seat] & ~bit(card)

    def lose(self, seat: i64, card: i64) -> None:
        if card == Kind.GODCAT:
            self.godcat = NO_SEAT
            return
        if holds(self.marked[seat], card):
            # Of equal cards the marked one leaves first.
            remove_card(self.marked[seat], card)
        if self.follows(seat) and holds(self.held[seat], card):
            remove_card(self.held[seat], card)

    def lose_hidden(self, seat: i64) -> None:
        """Note that some card left a hand: any but those that everybody sees there."""
        if not self.follows(seat):
            return
        held = self.held[seat]
        for kind in members_of(held.one):
            if copies_in(held, kind) > copies_in(self.marked[seat], kind):
                remove_card(held, kind)

    def see_move(self, giver: i64, taker: i64, card: i64) -> None:
        """Note that a card went from hand to hand."""
        if card == Kind.GODCAT:
            self.godcat = taker
        elif giver == self.seat:
            self.gain(taker, card)
        elif taker == self.seat:
            self.lose(giver, card)
        else:
            self.lose_hidden(giver)
            self.lacks[taker] = 0

    def see_handing(self, event: Handed) -> None:
        """Note the same, where a mark or a curse decides who sees the card."""
        seen = event.shown
        if event.giver == self.seat:
            seen = seen or event.giver_sees
        elif event.taker == self.seat:
            seen = seen or event.taker_sees
        if not seen:
            self.lose_hidden(event.giver)
            self.lacks[event.taker] = 0
        elif event.card == Kind.GODCAT:
            self.godcat = event.taker
        else:
            self.lose(event.giver, event.card)
            self.gain(event.taker, event.card)

    def mark(self, seat: i64, card: i64) -> None:
        """Note that a card of a hand, which was not marked, is seen by everybody."""
        if self.follows(seat) and copies_in(self.held[seat], card) <= copies_in(self.marked[seat], card):
            self.gain(seat, card)
        add_card(self.marked[seat], card)

    def must_hold_defuse(self, seat: i64) -> None:
        """Take in that a player is asked whether to defuse, with a Defuse or the Godcat."""
        if self.follows(seat) and not holds(self.held[seat], Kind.DEFUSE) and self.godcat != seat:
            self.gain(seat, Kind.DEFUSE)


def memories_of(game: State) -> list[Memory]:
    """Return the memory of each seat when a game begins."""
    return [memory_of(seat, game) for seat in range(game.players)]


def memory_of(seat: i64, game: State) -> Memory:
    """Return the memory of this seat when a game begins."""
    return memory_at(seat, game.rules, len(game.draw_pile))


def memory_at(seat: i64, rules: Rules, pile: i64) -> Memory:
    """Return the memory of a seat that has seen nothing but the rules and the size of the pile."""
    return Memory(seat, rules.players, pile, rules.keeps_kittens, rules.dealt_defuses)
