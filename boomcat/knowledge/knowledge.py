"""All that follows from what one player has seen, and nothing more: a fold over the player's own redacted events.

It never looks at the state.  What is certain is certain; what is not is a belief about the draw pile (`pile.py`),
exact under one assumption: a place or an order that a player chose in secret is counted as uniform.  Of other hands it
keeps what must be in them and what cannot be; a card that may have moved on is forgotten, and a card that is shown, or
missing, isn't evidence about the rest beyond what it rules out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import FACE_UP, HOLDABLE, KINDS, NO_CARD, Kind, bit, lowest
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import (
    Altered,
    Claimed,
    Defused,
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Faced,
    FoundNothing,
    Gave,
    Lifted,
    Noped,
    Peeked,
    Placed,
    PlacedOnTop,
    Played,
    Revealed,
    Stole,
    Surfaced,
    Took,
    TurnBegan,
    TurnedUp,
    WindowClosed,
    Won,
)
from boomcat.core.hand import Hand, add_card, cards_in, holds, remove_card
from boomcat.core.question import Ask
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT
from boomcat.knowledge.blocks import SEAT, Block, single, unseen
from boomcat.knowledge.pile import Pile, Pool
from boomcat.views.view import View

ANY_NUMBER: Final = 99
#: The cards for which the odds of the bottom card matter.
ABOUT_BOTTOM: Final[i64] = bit(Kind.DRAW_FROM_THE_BOTTOM) | bit(Kind.RAISING_HECK) | bit(Kind.SWAP_TOP_AND_BOTTOM)
#: The bounds of a hand of which nothing was ever denied, as nearly all are.
UNBOUNDED: Final[tuple[int, ...]] = tuple([ANY_NUMBER] * KINDS)
#: What a copy takes over.
FIELDS: Final = ("hand_sizes", "godcat", "pool", "pile", "face_up", "top_changed", "before_look", "held", "most")


@final
class Knowledge:
    """A player's knowledge of the cards they cannot see.  Begin with a view, then `see` every event."""

    def __init__(self, view: View) -> None:
        self.rules: Final[Rules] = view.rules
        self.seat: Final[int] = view.viewer
        self.hand_sizes: list[int] = view.hand_sizes[:]
        self.godcat: int = view.godcat
        #: Unseen cards: neither in the own hand nor lying open nor known to be in a hand.  Kittens are counted apart.
        self.pool = Pool(unseen_at(view), view.kittens)
        self.pile = Pile(view.draw_pile_size)
        #: The card that lies face up in the pile, and whether the pile may have got another top card since a player
        #: looked: if it isn't seen there, it is not there (E10).
        self.face_up: int = NO_CARD
        if view.two_sided != NO_CARD and bit(view.two_sided) & FACE_UP:
            self.face_up = view.two_sided
        self.top_changed = False
        #: The pile before the last answer took it for granted that the card is not on top: `Surfaced` may still follow.
        self.before_look: Pile | None = None
        #: What each other hand surely holds, and the most of each kind that the rest of it can hold.
        self.held: list[Hand] = [Hand() for _ in view.hand_sizes]
        self.most: list[tuple[int, ...]] = [UNBOUNDED for _ in view.hand_sizes]
        if view.rules.dealt_defuses and just_dealt(view):
            for seat in range(len(view.hand_sizes)):
                if seat != view.viewer:
                    # Everybody was dealt one, for all to see (S2).
                    add_card(self.held[seat], Kind.DEFUSE)
                    remove_card(self.pool.loose, Kind.DEFUSE)
        self.see_question(view)

    def copy(self) -> Knowledge:
        """An independent twin: what the one sees the other does not."""
        held = [hand.copy() for hand in self.held]
        fields = {**self.fields(), "hand_sizes": self.hand_sizes[:], "held": held, "most": self.most[:]}
        before = None if self.before_look is None else self.before_look.copy()
        fields.update({"pool": self.pool.copy(), "pile": self.pile.copy(), "before_look": before})
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
        return (self.rules, self.seat, self.hand_sizes, self.godcat, self.face_up, unseen, rows, self.held, self.most)

    def __repr__(self) -> str:
        """Return a text without what is known, which doesn't belong into a log."""
        who = "spectators" if self.seat == NO_SEAT else str(self.seat + 1)
        return (
            f"<Knowledge of {who} in {self.rules.edition.key}, {self.rules.players} players, {self.pile.size()} cards>"
        )

    def see_question(self, view: View) -> None:
        """Take in what the open question shows by itself."""
        asking = view.asking
        if view.drawn == Kind.EXPLODING_KITTEN:
            # It lies on the table.
            self.pool.kittens -= 1
        if asking in (Ask.DEFUSE, Ask.DEVILCAT):
            self.must_hold_defuse(view.asked[0])
        if asking == Ask.HECK:
            self.see_lifted(view)
        elif view.two_sided != NO_CARD:
            self.pile.add_known(view.two_sided)
        self.change_top()
        if view.face_up != NO_CARD:
            self.see_face_up(view.face_up)
        self.see_top(view.top_cards)

    def see_lifted(self, view: View) -> None:
        """Take in that a player has lifted the bottom card (F8)."""
        if view.two_sided == NO_CARD:
            self.pile.rows[0].lifted = unseen(1) if view.lifted == NO_CARD else single(view.lifted)
            return
        # With it the pile was larger by one card, and the card with two sides was somewhere in it.
        self.pile = Pile(view.draw_pile_size + 1)
        self.pile.add_known(view.two_sided)
        if view.lifted == NO_CARD:
            self.pile.lift_hidden()
        else:
            self.pile.lift(view.lifted, self.pool)

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
            here: dict[int, int] = {}
            above: i64 = 0
            for block in row.blocks:
                card = certain_in(block, left)
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
        if self.godcat == seat and seat != self.seat:
            cards.append(Kind.GODCAT)
        return cards

    # -- seeing --------------------------------------------------------------------

    def see(self, event: Event) -> None:
        """Take in one event, as `redact` shows it to this seat."""
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
        elif isinstance(event, (Peeked, Revealed)):
            self.see_top(event.cards)
        elif isinstance(event, Altered):
            self.see_altering(event)
        elif isinstance(event, Gave):
            self.move(event.giver, event.taker, event.card)
        elif isinstance(event, Stole):
            self.move(event.victim, event.thief, event.card)
        elif isinstance(event, Claimed):
            self.see_claim(event)
        elif isinstance(event, Took):
            self.hand_sizes[event.seat] += 1
            if event.seat != self.seat:
                add_card(self.held[event.seat], event.card)
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
                self.must_hold_defuse(event.devilcat_seat)
        elif not isinstance(event, (TurnBegan, WindowClosed, FoundNothing, Faced, Won)):
            self.pile.stir(event)
            self.change_top()
        self.learn_pins()

    # -- the pile ------------------------------------------------------------------

    def see_draw(self, event: Drew) -> None:
        self.hand_sizes[event.seat] += 1
        self.see_taken(event.seat, event.card, event.bottom)
        if event.seat != self.seat:
            self.shift_bounds(event.seat, 1)
        else:
            remove_card(self.pool.loose, event.card)

    def see_kitten(self, event: DrewKitten) -> None:
        self.see_taken(event.seat, event.card, event.bottom)
        if event.card == Kind.EXPLODING_KITTEN:
            self.pool.kittens -= 1
        if event.defusable:
            self.must_hold_defuse(event.seat)

    def see_taken(self, seat: i64, card: i64, bottom: bool) -> None:
        """Note that a card left the pile, perhaps after it was lifted (F8); NO_CARD if hidden and not a kitten."""
        lifted = self.pile.rows[0].lifted is not None
        above: i64 = self.pile.size() - 1 if bottom and not lifted else 0
        if card != NO_CARD:
            if lifted:
                self.pile.put_on_top()
            self.pile.take(above, card, self.pool)
        elif lifted:
            self.pile.keep_hidden(seat, self.pool)
        else:
            self.pile.take_hidden(above, seat, self.pool)
        if card == self.face_up:
            self.face_up = NO_CARD
        if not bottom:
            self.change_top()

    def see_placing(self, event: Placed) -> None:
        if event.card == Kind.EXPLODING_KITTEN:
            self.pool.kittens += 1
        if bit(event.card) & FACE_UP:
            self.face_up = event.card
        if event.seat == self.seat:
            self.pile.insert(event.above, event.card)
        else:
            self.pile.insert_secretly(event.card)
        self.change_top()

    def see_death(self, seat: i64, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.lose(seat, card)
        if self.godcat == seat:
            self.lose(seat, Kind.GODCAT)
        self.held[seat] = Hand()
        self.most[seat] = UNBOUNDED

    def see_claim(self, event: Claimed) -> None:
        if event.found:
            self.move(event.victim, event.thief, event.card)
        elif event.victim != self.seat:
            bounds = list(self.most[event.victim])
            bounds[event.card] = 0
            self.most[event.victim] = tuple(bounds)
            self.pile.deny(event.victim, event.card)

    def see_top(self, cards: tuple[int, ...]) -> None:
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

    def lose(self, seat: i64, card: i64) -> None:
        """Note that a card left a hand, and this player saw which."""
        if card == Kind.GODCAT:
            self.hand_sizes[seat] -= 1
            self.godcat = NO_SEAT
            return
        if seat != self.seat:
            if holds(self.held[seat], card):
                remove_card(self.held[seat], card)
            else:
                self.pile.show(seat, card, self.room(seat), self.pool)
                remove_card(self.pool.loose, card)
                self.shift_bounds(seat, -1, card)
        self.hand_sizes[seat] -= 1
        if seat != self.seat:
            self.pile.drop_pins(seat, self.room(seat))

    def move(self, giver: i64, taker: i64, card: i64) -> None:
        """Note that a card went from hand to hand; NO_CARD if this player did not see it."""
        if card == NO_CARD:
            self.move_hidden(giver, taker)
        else:
            self.lose(giver, card)
            if card == Kind.GODCAT:
                self.godcat = taker
            elif taker != self.seat:
                add_card(self.held[taker], card)
        self.hand_sizes[taker] += 1

    def move_hidden(self, giver: i64, taker: i64) -> None:
        held = self.held[giver]
        kinds = cards_in(held)
        alike = self.room(giver) == 0 and kinds[0] == kinds[len(kinds) - 1]
        self.hand_sizes[giver] -= 1
        if alike:
            # Their hand is known, and all of it is alike: so was this card.
            remove_card(held, kinds[0])
            add_card(self.held[taker], kinds[0])
            return
        # It may have been any of them, so one of each kind isn't certain any more.
        last = NO_CARD
        for card in kinds:
            if card != last:
                remove_card(held, card)
                add_card(self.pool.loose, card)
                self.shift_bounds(giver, 1, card)
                last = card
        self.pile.unpin(giver)
        self.shift_bounds(taker, 1)

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

    def must_hold_defuse(self, seat: i64) -> None:
        """Take in that a player who is asked whether to defuse holds a Defuse, or the Godcat."""
        if seat == self.seat or self.godcat == seat or holds(self.held[seat], Kind.DEFUSE):
            return
        self.pile.show(seat, Kind.DEFUSE, self.room(seat), self.pool)
        remove_card(self.pool.loose, Kind.DEFUSE)
        add_card(self.held[seat], Kind.DEFUSE)
        self.shift_bounds(seat, -1, Kind.DEFUSE)
        self.pile.drop_pins(seat, self.room(seat))

    def learn_pins(self) -> None:
        """Move cards into a hand that its player drew in every way that the pile may have lain."""
        if not self.pile.rows[0].pinned:
            return
        for pin in self.pile.certain_pins():
            seat = pin // SEAT
            card = pin % SEAT
            add_card(self.held[seat], card)
            remove_card(self.pool.loose, card)
            # It was counted as a card of which nothing is known.
            self.shift_bounds(seat, -1)


def certain_in(block: Block, left: i64) -> i64:
    """The kind of every card of this block, if they must all be alike; `left` is that of all unseen cards of the pile,
    if these must be."""
    kinds = block.known.one
    if kinds == 0:
        return left
    # One kind is known, and the others are of that kind, too.
    card = lowest(kinds)
    return card if bit(card) == kinds and (block.unseen == 0 or left == card) else NO_CARD


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
        and (view.viewer == NO_SEAT or Kind.DEFUSE in view.hand)
    )


def unseen_at(view: View) -> Hand:
    """The cards of the game that this view does not show, kittens and the two cats of the mat aside."""
    cards = Hand()
    for card in view.rules.deck:
        add_card(cards, card)
    for _ in range(view.rules.dealt_defuses * view.rules.players):
        add_card(cards, Kind.DEFUSE)
    for card in view.hand + view.discards + view.removed:
        if bit(card) & HOLDABLE and card != Kind.GODCAT:
            remove_card(cards, card)
    return cards


def knowledge_of(rules: Rules, seat: int, fields: dict[str, object]) -> Knowledge:
    """The knowledge of this seat that says this."""
    knowledge = Knowledge(View(deal(rules, SeededChance(0)), seat))
    for name, value in fields.items():
        setattr(knowledge, name, value)
    return knowledge
