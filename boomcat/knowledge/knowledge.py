"""All that follows from what one player has seen, and nothing more: a fold over the player's own redacted events.

It never looks at the state.  What is certain is certain; what is not is a belief about the draw pile (`pile.py`),
exact under one assumption: a place, an order or a card that a player chose in secret is counted as uniform.  Of other
hands it keeps what must be in them and what cannot be; a card that may have moved on is forgotten, and a card that is
shown, or missing, isn't evidence about the rest beyond what it rules out.  A player under the curse knows the own hand
as well as that of another player (H8).

That a kitten may be in a hand beside the Streaking Kitten belongs to the belief about the pile (H1).  While everybody
puts a card into the pile it is taken for granted that no Streaking Kitten left its kitten: if one goes off in the end,
what happened since is seen again in that light (H3).  Ways to lie are forgotten when they are too many (`pile.py`), so
what is seen may fit none of those that are left: then all but what is certain, the sizes, the cards that everybody
sees and which cards are unseen at all, is forgotten.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from boomcat.core.cards import CARDS, FACE_UP, HOLDABLE, KINDS, NO_CARD, SHELTER, Kind, bit, lowest
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
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
    Stirred,
    Stole,
    Surfaced,
    Took,
    Towered,
    TowerTaken,
    TurnBegan,
    TurnedUp,
    WentOff,
    WindowClosed,
    Won,
)
from boomcat.core.hand import Hand, add_card, cards_in, copies_in, hand_of, holds, remove_card
from boomcat.core.question import Ask, hides_lifted
from boomcat.core.rules import Rules
from boomcat.core.state import MARK, NO_SEAT
from boomcat.knowledge.blocks import ANY, SEAT, Block, Row, single, unseen
from boomcat.knowledge.pile import Keeping, Pile, Pool, pins_of
from boomcat.views.view import View

ANY_NUMBER: Final = 99
#: The cards for which the odds of the bottom card matter.
ABOUT_BOTTOM: Final[i64] = bit(Kind.DRAW_FROM_THE_BOTTOM) | bit(Kind.RAISING_HECK) | bit(Kind.SWAP_TOP_AND_BOTTOM)
#: The bounds of a hand of which nothing was ever denied, as nearly all are.
UNBOUNDED: Final[tuple[int, ...]] = tuple([ANY_NUMBER] * KINDS)
#: What a copy takes over.
FIELDS: Final = (
    "hand_sizes", "current", "godcat", "pool", "pile", "face_up", "faces_up", "top_changed", "before_look", "held",
    "most", "cursed", "marks", "before_move", "moved",
)  # fmt: skip
#: What comes of the cards of Streaking and Barking Kittens, or stirs the pile.
Rarer: TypeAlias = (
    Added
    | LiftedTop
    | Buried
    | Discarded
    | WentOff
    | Barked
    | Marked
    | Cursed
    | PickedUp
    | Laid
    | Intercepted
    | Towered
    | Reached
    | Stirred
)
#: Of a player who can't keep a kitten.
NOT_KEPT: Final = Keeping(NO_SEAT, Pool(Hand(), 0))


@final
class Knowledge:
    """A player's knowledge of the cards they cannot see.  Begin with a view, then `see` every event."""

    def __init__(self, view: View) -> None:
        self.rules: Final[Rules] = view.rules
        self.seat: Final[int] = view.viewer
        self.hand_sizes: list[int] = view.hand_sizes[:]
        #: Whose turn it is: the Godcat helps no other player against a kitten (G7).
        self.current: int = view.current
        self.godcat: int = view.godcat
        #: Whether the own hand is unseen (H8); then it is like that of another player.
        self.cursed: bool = view.viewer in view.cursed
        #: Unseen cards: neither in the own hand nor lying open nor known to be in a hand.  Kittens are counted apart.
        self.pool = Pool(unseen_at(view), view.kittens - view.hand.count(CARDS[Kind.EXPLODING_KITTEN]))
        self.pile = Pile(view.draw_pile_size)
        #: The card that lies face up in the pile, and how often; and whether the pile may have got another top card
        #: since a player looked: if it isn't seen there, it is not there (E10).
        self.face_up: int = NO_CARD
        self.faces_up: int = view.imploding[1]
        if self.faces_up:
            self.face_up = Kind.IMPLODING_FACE_UP
        self.top_changed = False
        #: The pile before the last answer took it for granted that the card is not on top: `Surfaced` may still follow.
        self.before_look: Pile | None = None
        #: What each other hand surely holds, and the most of each kind that the rest of it can hold.
        self.held: list[Hand] = [Hand() for _ in view.hand_sizes]
        self.most: list[tuple[int, ...]] = [UNBOUNDED for _ in view.hand_sizes]
        #: The cards that everybody sees in hands, as in the state (H7).
        self.marks: list[int] = []
        #: All this before cards moved that may set off a kitten in a hand, and what happened since; and the hand in
        #: which one has gone off, while that is seen again.
        self.before_move: Knowledge | None = None
        self.moved: list[Event] = []
        self.going_off: int = NO_SEAT
        dealt = just_dealt(view)
        if dealt and view.rules.dealt_defuses:
            for seat in range(len(view.hand_sizes)):
                if seat != view.viewer:
                    # Everybody was dealt one, for all to see (S2).
                    add_card(self.held[seat], Kind.DEFUSE)
                    remove_card(self.pool.loose, Kind.DEFUSE)
        self.see_question(view)
        self.see_marks(view)
        if self.rules.keeps_kittens and not dealt:
            self.suspect_kitten()

    def copy(self) -> Knowledge:
        """An independent twin: what the one sees the other does not."""
        held = [hand.copy() for hand in self.held]
        fields = {**self.fields(), "hand_sizes": self.hand_sizes[:], "held": held, "most": self.most[:]}
        before = None if self.before_look is None else self.before_look.copy()
        fields.update({"pool": self.pool.copy(), "pile": self.pile.copy(), "before_look": before})
        fields.update({"marks": self.marks[:], "moved": self.moved[:]})
        return knowledge_of(self.rules, self.seat, fields)

    def fields(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in FIELDS}

    def __copy__(self) -> Knowledge:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Knowledge:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (knowledge_of, (self.rules, self.seat, self.fields()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and self.says() == other.says()

    def says(self) -> tuple[object, ...]:
        """Return a value that is equal for those who know the same of the same table."""
        self.look_at_top()
        rows = [(row.key(), row.weight) for row in self.pile.rows]
        unseen = (self.pool.loose, int(self.pool.kittens))
        public = (self.rules, self.seat, self.hand_sizes, self.godcat, self.faces_up, self.cursed, self.marks)
        return (public, unseen, rows, self.held, self.most)

    def __repr__(self) -> str:
        """Return a text without what is known, which doesn't belong into a log."""
        who = "spectators" if self.seat == NO_SEAT else str(self.seat + 1)
        return (
            f"<Knowledge of {who} in {self.rules.edition.key}, {self.rules.players} players, {self.pile.size()} cards>"
        )

    def sees(self, seat: i64) -> bool:
        """Return whether this is the own hand, and in sight (H8)."""
        return seat == self.seat and not self.cursed

    def see_question(self, view: View) -> None:
        """Take in what the open question shows by itself."""
        asking = view.asking
        if view.drawn == Kind.EXPLODING_KITTEN:
            # It lies on the table.
            self.pool.kittens -= 1
        if asking == Ask.DEFUSE:
            self.see_defusable(view.asked[0])
        elif asking in (Ask.DEVILCAT, Ask.BARK):
            self.must_hold(view.asked[0], Kind.DEFUSE)
        if hides_lifted(asking):
            self.see_lifted(view)
        else:
            self.add_two_sided(view)
        self.change_top()
        if view.face_up != NO_CARD:
            self.see_face_up(view.face_up)
        self.see_top(view.top_cards)

    def add_two_sided(self, view: View) -> None:
        """Take in that these cards are in the pile, each with the side up that all know (E10)."""
        for _ in range(view.imploding[0]):
            self.pile.add_known(Kind.IMPLODING_KITTEN)
        for _ in range(view.imploding[1]):
            self.pile.add_known(Kind.IMPLODING_FACE_UP)

    def see_lifted(self, view: View) -> None:
        """Take in that a player has lifted the bottom card (F8), or the top card (B3)."""
        if view.two_sided == NO_CARD:
            self.pile.rows[0].lifted = unseen(1) if view.lifted == NO_CARD else single(view.lifted)
            return
        # With it the pile was larger by one card, and the cards with two sides were somewhere in it.
        self.pile = Pile(view.draw_pile_size + 1)
        self.add_two_sided(view)
        if view.lifted != NO_CARD:
            self.pile.lift(view.lifted, self.pool)
        elif view.asking == Ask.HECK:
            self.pile.lift_hidden()
        else:
            self.pile.lift_top_hidden()

    def see_marks(self, view: View) -> None:
        """Take in the cards that everybody sees in hands (H7)."""
        for seat, cards in enumerate(view.marked):
            for card in cards:
                self.see_mark(seat, card)

    def suspect_kitten(self) -> None:
        """Take in that a kitten may have gone into a hand in secret, before this player came (H1): every way to lay
        out the hidden cards is as likely."""
        streaking = [seat for seat in range(len(self.held)) if holds(self.held[seat], SHELTER)]
        if not streaking and not holds(self.pool.loose, SHELTER):
            return
        for hand in self.held:
            if holds(hand, Kind.EXPLODING_KITTEN):
                return
        found: list[Row] = []
        for row in self.pile.rows:
            places: i64 = row.unseen()
            kittens: i64 = self.pool.kittens - row.known_of(Kind.EXPLODING_KITTEN)
            if kittens > 0:
                for seat in streaking or range(len(self.held)):
                    if self.sees(seat):
                        continue
                    room = self.room(seat) - pins_of(row, seat)
                    other = row.copy(row.weight)
                    # How many layouts there are with a kitten in this hand, for one without.
                    if kittens <= places:
                        other.weight *= float(kittens) / float(places - kittens + 1)
                    other.weight *= float(max(0, room))
                    if not streaking:
                        other.weight *= float(max(0, room - 1)) / float(max(1, self.pool.left(row)))
                        other.pin(seat, SHELTER)
                    other.pin(seat, Kind.EXPLODING_KITTEN)
                    found.append(other)
            if kittens <= places:
                found.append(row)
        self.pile.keep(found)
        self.learn_pins()

    def change_top(self) -> None:
        """Note that another card may be on top: it only matters where one lies face up."""
        self.top_changed = self.face_up != NO_CARD

    def see_face_up(self, card: i64) -> None:
        self.top_changed = False
        self.pile.reveal(0, card, self.pool)

    def look_at_top(self) -> None:
        """Conclude that the face-up card isn't on top if it isn't seen there.

        That holds for an answer, too, as long as no `Surfaced` follows: then it is taken back.
        """
        if self.top_changed and not self.pile.has_on_top(self.face_up):
            self.before_look = self.pile.copy()
            self.deny_top()

    def deny_top(self) -> None:
        self.top_changed = False
        if self.pile.size():
            self.pile.deny_top(self.face_up)

    def settle_top(self, at_once: bool) -> None:
        """Undo the assumption of the last answer if this event belongs to the previous one, else make it final."""
        if at_once:
            if self.before_look is not None:
                self.pile = self.before_look
                self.top_changed = True
        elif self.top_changed:
            self.deny_top()
        self.before_look = None

    # -- asking --------------------------------------------------------------------

    def chance_to_explode(self, above: i64 = 0) -> float:
        """Return the probability that the card under this many others is deadly: with 0, the next one (E11)."""
        risk = self.chance_of(Kind.EXPLODING_KITTEN, above)
        return risk if self.face_up == NO_CARD else min(1.0, risk + self.chance_of(self.face_up, above))

    def chance_at_bottom(self) -> float:
        return self.chance_to_explode(self.pile.size() - 1)

    def chance_of(self, card: i64, above: i64) -> float:
        """Return how likely the card under this many others is of this kind; 0 if no card is there."""
        if not 0 <= above < self.pile.size():
            return 0.0
        self.look_at_top()
        # Sums of many small shares may miss the whole by a hair.
        return min(1.0, max(0.0, self.pile.chance_of(card, above, self.pool)))

    def known_at(self, above: i64) -> int:
        """The card under this many others, if it is certain."""
        for place, card in self.known_places():
            if place == above:
                return card
        return NO_CARD

    def known_places(self) -> list[tuple[int, int]]:
        """All that `known_at` knows: how many cards lie above, and which card it is."""
        self.look_at_top()
        certain: dict[int, int] = {}
        for number, row in enumerate(self.pile.rows):
            left = self.pool.all_unseen(row)
            loose = self.pool.all_loose(row)
            here: dict[int, int] = {}
            above: i64 = 0
            for block in row.blocks:
                card = certain_in(block, left, loose)
                below = above + block.size()
                while above < below:
                    if card != NO_CARD and (number == 0 or certain.get(above, NO_CARD) == card):
                        here[above] = card
                    above += 1
            certain = here
            if not certain:
                break  # as nearly always
        return list(certain.items())

    def known_hands(self) -> list[list[str]]:
        """Return the cards each other player surely holds, by seat and in the words of the edition."""
        words = self.rules.edition.words
        return [[words[card] for card in self.cards_of(seat)] for seat in range(len(self.held))]

    def cards_of(self, seat: i64) -> list[int]:
        """Return the cards another player surely holds, with the Godcat, which is counted apart."""
        cards = cards_in(self.held[seat])
        if self.godcat == seat and not self.sees(seat):
            cards.append(Kind.GODCAT)
        return cards

    # -- seeing --------------------------------------------------------------------

    def see(self, event: Event) -> None:
        """Take in one event, as `redact` shows it to this seat."""
        if self.rules.keeps_kittens:
            self.mind_kitten(event)
        self.take_in(event)

    def take_in(self, event: Event) -> None:
        if self.top_changed or self.before_look is not None:
            self.settle_top(event.at_once)
        # No `match`: compiled, each case of it is a call, and this a comparison.
        if isinstance(event, Drew):
            self.see_draw(event)
        elif isinstance(event, Played):
            for card in event.play.cards():
                self.lose(event.seat, card)
        elif isinstance(event, Noped):
            self.lose(event.seat, Kind.NOPE)
        elif isinstance(event, DrewKitten):
            self.see_kitten(event)
        elif isinstance(event, Defused):
            self.lose(event.seat, event.card)
        elif isinstance(event, Placed):
            self.see_placing(event)
        elif isinstance(event, Surfaced):
            self.see_face_up(event.card)
        elif isinstance(event, Exploded):
            self.see_death(event.seat, event.cards)
        elif isinstance(event, (Peeked, Revealed, Shared)):
            self.see_top(event.cards)
        elif isinstance(event, Altered):
            self.see_altering(event)
        elif isinstance(event, (Gave, Handed)):
            self.move(event.giver, event.taker, event.card)
        elif isinstance(event, Stole):
            self.move(event.victim, event.thief, event.card)
        elif isinstance(event, Claimed):
            self.see_claim(event)
        elif isinstance(event, Took):
            self.gain(event.seat, event.card)
        elif isinstance(event, TowerTaken):
            self.gain(event.taker, event.card)
        elif isinstance(event, Lifted):
            if event.card == NO_CARD:
                self.pile.lift_hidden()
            else:
                self.pile.lift(event.card, self.pool)
        elif isinstance(event, PlacedOnTop):
            self.pile.put_on_top()
            self.change_top()
        elif isinstance(event, TurnedUp):
            self.godcat = event.godcat_seat
            self.hand_sizes[event.godcat_seat] += 1
            if event.defusable:
                self.must_hold(event.devilcat_seat, Kind.DEFUSE)
        elif isinstance(event, TurnBegan):
            self.current = event.seat
        elif not isinstance(event, (WindowClosed, FoundNothing, Faced, Won)):
            self.take_in_rarer(event)
        if self.pile.begun_anew:
            self.pile.begun_anew = False
            if self.face_up != NO_CARD and not self.pile.has_on_top(self.face_up):
                self.change_top()
            if self.rules.keeps_kittens:
                self.suspect_kitten()
        self.learn_pins()

    def take_in_rarer(self, event: Rarer) -> None:
        """Take in what comes of the cards of Streaking and Barking Kittens, or stirs the pile."""
        if isinstance(event, Added):
            self.see_adding(event)
        elif isinstance(event, LiftedTop):
            if event.card == NO_CARD:
                self.pile.lift_top_hidden()
            else:
                self.pile.lift_top(event.card, self.pool)
            self.change_top()
        elif isinstance(event, Buried):
            if event.card == NO_CARD:
                self.pile.bury_hidden()
            else:
                self.pile.bury(event.above, event.card)
            self.change_top()
        elif isinstance(event, Discarded):
            self.lose(event.seat, event.card)
        elif isinstance(event, WentOff):
            self.lose(event.seat, event.card)
            if event.defusable:
                self.see_defusable(event.seat)
        elif isinstance(event, Barked):
            if event.defusable:
                self.must_hold(event.target, Kind.DEFUSE)
        elif isinstance(event, Marked):
            self.see_mark(event.target, event.card)
        elif isinstance(event, Cursed):
            if event.target == self.seat:
                self.cursed = True
                self.held[self.seat] = hand_of([int(card) for card in event.cards if card != Kind.GODCAT])
                self.most[self.seat] = UNBOUNDED
        elif isinstance(event, PickedUp):
            if event.seat == self.seat:
                self.see_own_hand(event.cards)
        elif isinstance(event, Laid):
            if event.card == Kind.BARKING_KITTEN:
                # No living player holds the other one (B1).
                for seat in range(len(self.held)):
                    self.deny(seat, Kind.BARKING_KITTEN)
        elif not isinstance(event, (Intercepted, Towered, Reached)):
            if isinstance(event, Bombed):
                self.count_kittens(event.kittens)
            self.pile.stir(event, self.pool)
            self.change_top()

    # -- the pile ------------------------------------------------------------------

    def see_draw(self, event: Drew) -> None:
        seat = event.seat
        self.hand_sizes[seat] += 1
        self.see_taken(seat, event.card, event.bottom)
        if event.card == NO_CARD:
            self.shift_bounds(seat, 1)
            return
        if event.card == Kind.EXPLODING_KITTEN:
            self.remove_kitten()
        else:
            self.remove_loose(event.card)
        if not self.sees(seat):
            # The player sees what is drawn, though not the hand (H8).
            add_card(self.held[seat], event.card)

    def see_kitten(self, event: DrewKitten) -> None:
        keeping = self.keeping(event.seat) if event.card == Kind.EXPLODING_KITTEN else NOT_KEPT
        self.see_taken(event.seat, event.card, event.bottom)
        if event.card == Kind.EXPLODING_KITTEN:
            if keeping.rooms:
                self.refuse(event.seat, keeping)
            self.remove_kitten()
        if event.defusable:
            self.see_defusable(event.seat)

    def see_taken(self, seat: i64, card: i64, bottom: bool) -> None:
        """Note that a card left the pile, perhaps after it was lifted (F8); NO_CARD if it went unseen."""
        lifted = self.pile.rows[0].lifted is not None
        above: i64 = self.pile.size() - 1 if bottom and not lifted else 0
        if card != NO_CARD:
            if lifted:
                self.pile.put_on_top()
            self.pile.take(above, card, self.pool)
        elif lifted:
            self.pile.keep_hidden(seat, self.pool, self.keeping(seat, 1))
        else:
            self.pile.take_hidden(above, seat, self.pool, self.keeping(seat, 1))
        if card == Kind.IMPLODING_FACE_UP:
            self.faces_up -= 1
            if not self.faces_up:
                self.face_up = NO_CARD
        if not bottom:
            self.change_top()

    def see_placing(self, event: Placed) -> None:
        if event.card == Kind.EXPLODING_KITTEN:
            self.pool.kittens += 1
        if bit(event.card) & FACE_UP:
            self.face_up = event.card
            self.faces_up += 1
        if event.seat == self.seat:
            self.pile.insert(event.above, event.card)
        else:
            self.pile.insert_secretly(event.card)
        self.change_top()

    def see_adding(self, event: Added) -> None:
        """Take in that a card of a hand went onto the pile (H9, B6)."""
        seat = event.seat
        card: int = event.card
        if card == NO_CARD and self.going_off == seat:
            self.must_hold(seat, SHELTER)
            card = SHELTER
        if card == NO_CARD:
            card = self.only_kind(seat)
        if card == NO_CARD:
            cards = self.loose_room(seat)
            self.hand_sizes[seat] -= 1
            self.unsettle(seat)
            self.pile.unpin(seat)
            self.pile.add_hidden(seat, cards)
            self.pile.drop_pins(seat, self.room(seat))
        else:
            self.lose(seat, card)
            if card == Kind.EXPLODING_KITTEN:
                self.pool.kittens += 1
            else:
                add_card(self.pool.loose, card)
            self.pile.insert(0, card)
        self.change_top()

    def see_death(self, seat: i64, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.lose(seat, card)
        if self.godcat == seat:
            self.lose(seat, Kind.GODCAT)
        self.forget_hand(seat)
        self.marks = [mark for mark in self.marks if mark // MARK != seat]
        if seat == self.seat:
            self.cursed = False

    def see_own_hand(self, cards: tuple[int, ...]) -> None:
        """Take in the whole own hand, once the curse is over (H8)."""
        seat = self.seat
        for card in cards:
            # As if each were shown and then taken back.
            if card != Kind.GODCAT:
                self.uncover(seat, card)
                self.hand_sizes[seat] -= 1
        self.hand_sizes[seat] = len(cards)
        self.forget_hand(seat)
        self.cursed = False
        self.pile.drop_pins(seat, 0)

    def see_claim(self, event: Claimed) -> None:
        if event.found:
            self.move(event.victim, event.thief, event.card)
        elif event.card != Kind.GODCAT:  # everybody sees who holds it (G9)
            self.deny(event.victim, event.card)

    def deny(self, seat: i64, card: i64) -> None:
        """Take in that a hand has no (further) card of this kind."""
        if not self.sees(seat):
            bounds = list(self.most[seat])
            bounds[card] = 0
            self.most[seat] = tuple(bounds)
            self.pile.deny(seat, card)

    def see_top(self, cards: tuple[int, ...]) -> None:
        for above, card in enumerate(cards):
            if card != NO_CARD:
                self.set_loose(card)
                self.pile.reveal(above, card, self.pool)
        if self.pile.begun_anew:
            # Some of the places have been forgotten at once.
            for above, card in enumerate(cards):
                if card != NO_CARD:
                    self.pile.reveal(above, card, self.pool)

    def see_altering(self, event: Altered) -> None:
        self.pile.mix_top(len(event.cards))
        if event.seat == self.seat:
            # They were seen just before: taken off in any order, since the deepest may be forgotten, and put back.
            for card in event.cards:
                self.pile.take(0, card, self.pool)
            for above, card in enumerate(event.cards):
                self.pile.insert(above, card)
        self.change_top()

    # -- hands ---------------------------------------------------------------------

    def room(self, seat: i64) -> i64:
        """Return how many cards of a hand are unknown."""
        return self.hand_sizes[seat] - self.held[seat].size - (1 if self.godcat == seat else 0)

    def loose_room(self, seat: i64) -> i64:
        """Return how many cards of a hand can leave it unseen: neither the Godcat nor a marked one can."""
        cards: i64 = self.hand_sizes[seat] - (1 if self.godcat == seat else 0)
        for mark in self.marks:
            if mark // MARK == seat:
                cards -= 1
        return cards

    def lose(self, seat: i64, card: i64) -> None:
        """Note that a card left a hand, and this player saw which."""
        if self.marks and seat * MARK + card in self.marks:
            # Of equal cards the marked one leaves first (H7).
            self.marks.remove(seat * MARK + card)
        if card == Kind.GODCAT:
            self.hand_sizes[seat] -= 1
            self.godcat = NO_SEAT
            return
        if not self.sees(seat):
            self.uncover(seat, card)
        self.hand_sizes[seat] -= 1
        if not self.sees(seat):
            if card == SHELTER and self.going_off != seat:
                # No kitten goes off, so none was beside it (H3).
                self.pile.deny(seat, Kind.EXPLODING_KITTEN)
            self.pile.drop_pins(seat, self.room(seat))
            self.check_room(seat)

    def uncover(self, seat: i64, card: i64) -> None:
        """Take a card that was shown out of what is hidden."""
        if holds(self.held[seat], card):
            remove_card(self.held[seat], card)
            return
        self.pile.show(seat, card, self.room(seat), self.pool)
        if card == Kind.EXPLODING_KITTEN:
            self.remove_kitten()
        else:
            self.remove_loose(card)
        self.shift_bounds(seat, -1, card)

    def remove_loose(self, card: i64) -> None:
        """Take a card out of the loose ones; if it isn't among them, it was believed to be in some hand."""
        self.set_loose(card)
        remove_card(self.pool.loose, card)

    def set_loose(self, card: i64) -> None:
        """Count a card that is seen elsewhere among those without a place."""
        if card == Kind.EXPLODING_KITTEN:
            self.count_kittens(1)
        if bit(card) & HOLDABLE and not holds(self.pool.loose, card):
            for hand in self.held:
                if holds(hand, card):
                    remove_card(hand, card)
                    add_card(self.pool.loose, card)
                    return

    def remove_kitten(self) -> None:
        """Likewise a kitten."""
        if not self.pool.kittens:
            for hand in self.held:
                if holds(hand, Kind.EXPLODING_KITTEN):
                    remove_card(hand, Kind.EXPLODING_KITTEN)
                    return
        self.pool.kittens -= 1

    def count_kittens(self, kittens: int) -> None:
        """Take in that this many are in the pile; if that can't be, one was believed to be in some hand."""
        for hand in self.held:
            if self.pool.kittens < kittens and holds(hand, Kind.EXPLODING_KITTEN):
                remove_card(hand, Kind.EXPLODING_KITTEN)
                self.pool.kittens += 1

    def check_room(self, seat: i64) -> None:
        """Forget a hand of which more was believed to be certain than there are cards."""
        if self.room(seat) < 0:
            self.forget_hand(seat)

    def forget_hand(self, seat: i64) -> None:
        for card in cards_in(self.held[seat]):
            if card == Kind.EXPLODING_KITTEN:
                self.pool.kittens += 1
            else:
                add_card(self.pool.loose, card)
        self.held[seat] = Hand()
        self.most[seat] = UNBOUNDED

    def gain(self, seat: i64, card: i64) -> None:
        """Note that everybody saw this card go into a hand."""
        self.hand_sizes[seat] += 1
        if not self.sees(seat):
            add_card(self.held[seat], card)

    def move(self, giver: i64, taker: i64, card: i64) -> None:
        """Note that a card went from hand to hand; NO_CARD if this player did not see it."""
        if card == NO_CARD and self.going_off in (giver, taker):
            # What goes off is the giver's kitten, or it has gone off where it went (H3).
            self.must_hold(giver, Kind.EXPLODING_KITTEN)
            self.must_hold(giver, SHELTER)
            card = SHELTER if self.going_off == giver else Kind.EXPLODING_KITTEN
        if card == NO_CARD:
            card = self.only_kind(giver)
        if card == NO_CARD:
            self.move_hidden(giver, taker)
        else:
            self.lose(giver, card)
            if card == Kind.GODCAT:
                self.godcat = taker
            elif not self.sees(taker):
                add_card(self.held[taker], card)
        self.hand_sizes[taker] += 1

    def only_kind(self, seat: i64) -> int:
        """Return the kind of the card that leaves a hand unseen, if all of it is known, and all alike."""
        if self.room(seat) == 0:
            kinds = self.held[seat].one & ~self.fixed_in(seat)
            if kinds and bit(lowest(kinds)) == kinds:
                return int(lowest(kinds))
        return NO_CARD

    def fixed_in(self, seat: i64) -> i64:
        """The kinds of a hand that can't leave it unseen: the marked ones; the Streaking Kitten beside a kitten that is
        marked, which would go off."""
        kinds: i64 = 0
        for mark in self.marks:
            if mark // MARK == seat:
                kinds |= bit(mark % MARK)
        if kinds & bit(Kind.EXPLODING_KITTEN):
            kinds |= bit(SHELTER)
        return kinds

    def move_hidden(self, giver: i64, taker: i64) -> None:
        cards = self.loose_room(giver)
        self.hand_sizes[giver] -= 1
        self.unsettle(giver)
        if self.rules.keeps_kittens:
            self.pile.stay(giver, cards)
        self.pile.unpin(giver)
        self.shift_bounds(taker, 1)

    def unsettle(self, seat: i64) -> None:
        """Note that any card may have left a hand, so one of each kind isn't certain any more."""
        held = self.held[seat]
        kinds = held.one & ~self.fixed_in(seat)
        if kinds & bit(Kind.EXPLODING_KITTEN):
            # The pile's rows say where it may be, and the Streaking Kitten with it.
            kinds &= ~bit(Kind.EXPLODING_KITTEN)
            remove_card(held, Kind.EXPLODING_KITTEN)
            self.pool.kittens += 1
            self.shift_bounds(seat, 1, Kind.EXPLODING_KITTEN)
            for row in self.pile.rows:
                row.pin(seat, Kind.EXPLODING_KITTEN)
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            remove_card(held, card)
            add_card(self.pool.loose, card)
            self.shift_bounds(seat, 1, card)
            if card == SHELTER:
                for row in self.pile.rows:
                    if row.has_pin(seat, Kind.EXPLODING_KITTEN):
                        row.pin(seat, SHELTER)

    def shift_bounds(self, seat: i64, by: int, card: i64 = NO_CARD) -> None:
        """Allow one more or one less of the unknown cards in a hand to be of this kind, or of any."""
        bounds = self.most[seat]
        if bounds is not UNBOUNDED:
            self.most[seat] = tuple(
                [
                    max(0, most + by) if most < ANY_NUMBER and card in (NO_CARD, kind) else most
                    for kind, most in enumerate(bounds)
                ]
            )

    def must_hold(self, seat: i64, card: i64) -> None:
        """Take in that a hand surely holds such a card."""
        if self.sees(seat) or holds(self.held[seat], card):
            return
        self.uncover(seat, card)
        add_card(self.held[seat], card)
        self.pile.drop_pins(seat, self.room(seat))
        self.check_room(seat)

    def see_defusable(self, seat: i64) -> None:
        """Take in that a player can defuse a kitten: with a Defuse, or with the Godcat in their own turn (G7)."""
        if seat != self.godcat or seat != self.current:
            self.must_hold(seat, Kind.DEFUSE)

    def see_mark(self, seat: i64, card: i64) -> None:
        """Take in that everybody sees a card of this hand (H7)."""
        mark: int = seat * MARK + card
        self.marks = sorted([*self.marks, mark])
        if self.sees(seat):
            return
        if card == Kind.EXPLODING_KITTEN:
            self.must_hold(seat, SHELTER)
        if copies_in(self.held[seat], card) < self.marks.count(mark):
            self.uncover_another(seat, card)

    def uncover_another(self, seat: i64, card: i64) -> None:
        """Take in that a hand holds one more such card than it was known to."""
        held = self.held[seat]
        copies = copies_in(held, card)
        for _ in range(copies):
            remove_card(held, card)
        self.hand_sizes[seat] -= int(copies)
        self.must_hold(seat, card)
        self.hand_sizes[seat] += int(copies)
        for _ in range(copies):
            add_card(self.held[seat], card)

    def learn_pins(self) -> None:
        """Move cards into a hand that its player drew in every way that the pile may have lain."""
        if not self.pile.rows[0].pinned:
            return
        for pin in self.pile.certain_pins():
            seat = pin // SEAT
            card = pin % SEAT
            add_card(self.held[seat], card)
            if card == Kind.EXPLODING_KITTEN:
                self.remove_kitten()
            else:
                self.remove_loose(card)
            # It was counted as a card of which nothing is known.
            self.shift_bounds(seat, -1)

    # -- a kitten in a hand (H1-H3) ----------------------------------------------------

    def mind_kitten(self, event: Event) -> None:
        """Remember what was known before a kitten may be set off; if it was, see again what set it off."""
        if self.before_move is not None:
            if isinstance(event, WentOff):
                self.see_again(event.seat)
            elif isinstance(event, (Added, Shuffled, Surfaced)):
                self.moved.append(event)
            else:
                self.before_move = None
                self.moved = []
        if self.before_move is None:
            giver = giver_of(event)
            if giver != NO_SEAT and not self.sees(giver) and self.may_hold_kitten(giver):
                self.before_move = self.copy()
                self.moved = [event]

    def see_again(self, seat: int) -> None:
        """Take in once more what has just happened: it set off the kitten in this hand."""
        before = self.before_move
        assert before is not None
        moved = self.moved
        for name, value in before.copy().fields().items():
            setattr(self, name, value)
        self.going_off = seat
        for event in moved:
            self.take_in(event)
        self.going_off = NO_SEAT

    def may_hold_kitten(self, seat: i64) -> bool:
        return holds(self.held[seat], Kind.EXPLODING_KITTEN) or self.pile.may_be_pinned(seat, Kind.EXPLODING_KITTEN)

    def keeping(self, seat: i64, drawn: int = 0) -> Keeping:
        """Return how likely it is that this player can keep a kitten, before it is in the hand; `drawn` cards are
        counted in the hand that weren't there yet."""
        if not self.rules.keeps_kittens or self.sees(seat) or holds(self.held[seat], Kind.EXPLODING_KITTEN):
            return NOT_KEPT
        certain = holds(self.held[seat], SHELTER)
        if not certain and not holds(self.pool.loose, SHELTER):
            return NOT_KEPT
        keeping = Keeping(seat, self.pool)
        keeping.holds = certain
        for other in range(len(self.held)):
            room: int = self.room(other)
            if other == seat:
                room -= drawn
            keeping.rooms.append(0 if self.sees(other) else room)
            keeping.bounds.append(self.most[other][SHELTER])
        return keeping

    def refuse(self, seat: i64, keeping: Keeping) -> None:
        """Take in that a player could not keep a kitten: they don't hold the Streaking Kitten, unless beside one."""
        self.pile.refuse(seat, keeping)
        if not keeping.holds and not self.pile.may_be_pinned(seat, Kind.EXPLODING_KITTEN):
            self.deny(seat, SHELTER)


def giver_of(event: Event) -> int:
    """Return whose hand a card leaves in a way that may set off a kitten."""
    if isinstance(event, (Gave, Handed)):
        return event.giver
    if isinstance(event, (Stole, Claimed)):
        return event.victim
    if isinstance(event, (Added, Discarded)):
        return event.seat
    return NO_SEAT


def certain_in(block: Block, left: i64, loose: i64) -> i64:
    """The kind of every card of this block, if they must all be alike; `left` is that of all unseen cards of the pile,
    and `loose` that of all unseen cards that aren't kittens, if these must be."""
    found: i64 = NO_CARD
    kinds = block.known.one
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        card = loose if kind == ANY else kind
        if card == NO_CARD or (found != NO_CARD and card != found):
            return NO_CARD
        found = card
    if block.unseen and found != NO_CARD:
        return found if left == found else NO_CARD
    return left if block.unseen else found


def just_dealt(view: View) -> bool:
    """Return whether the cards were only just dealt: nothing was played, and everybody holds their deal (S4)."""
    rules = view.rules
    return (
        view.question == 0
        and view.asking == Ask.TURN
        and not view.discards
        and min(view.hand_sizes) == max(view.hand_sizes) == rules.deal + rules.dealt_defuses
        and view.boxed_count == rules.boxed()
        and view.draw_pile_size == rules.draw_pile_size()
        and not view.cursed
        and (view.viewer == NO_SEAT or not rules.dealt_defuses or Kind.DEFUSE in view.hand)
    )


def unseen_at(view: View) -> Hand:
    """The cards of the game that this view does not show, kittens and the two cats of the mat aside."""
    cards = Hand()
    for card in view.rules.deck:
        add_card(cards, card)
    for _ in range(view.rules.dealt_defuses * view.rules.players):
        add_card(cards, Kind.DEFUSE)
    for card in view.hand + view.discards + view.removed + view.tower:
        if bit(card) & HOLDABLE and card != Kind.GODCAT:
            remove_card(cards, card)
    return cards


def knowledge_of(rules: Rules, seat: int, fields: dict[str, object]) -> Knowledge:
    """The knowledge of this seat that says this."""
    knowledge = Knowledge(View(deal(rules, SeededChance(0)), seat))
    for name, value in fields.items():
        setattr(knowledge, name, value)
    return knowledge
