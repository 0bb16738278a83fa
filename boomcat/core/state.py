"""The table: piles, hands, whose turn it is, and which question is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import (
    AIMED,
    AIMED_AT_CARDS,
    CURSING,
    FACE_UP,
    GODCATS,
    MARKING,
    NO_CARD,
    Kind,
    bit,
    members_of,
)
from boomcat.core.errors import no_such_seat
from boomcat.core.events import Event
from boomcat.core.hand import Hand, cards_in, holds
from boomcat.core.question import QUESTION_WORDS, WINDOW_CARDS, Ask, is_window
from boomcat.core.rules import Rules
from boomcat.core.value import fields_of

if TYPE_CHECKING:
    from boomcat.core.moves import Play

NO_SEAT: Final = -1
NONE: Final[list[int]] = []
NO_EVENTS: Final[list[Event]] = []
#: A seat times this and a kind, in `State.marks`.
MARK: Final = 64
#: As many seats fit into one word.
NOPERS: Final = 15


@final
@mypyc_attr(acyclic=True)
class State:
    """One moment of a game.  Holds no luck and no generator: copies are cheap and foresee nothing.

    It only answers questions: `boomcat.apply` changes it, by way of the moves and of the modules that they call
    (`turns.py`, `transfers.py`, `draw_pile.py`, `explosions.py`, `nope_window.py`).

    Seats count from 0, clockwise.  Both piles have their top card at the end of the list.
    """

    __slots__ = (
        "actor", "adding", "alive", "asking", "asks_holders_only", "attacked", "barking", "clockwise", "current",
        "cursed", "decider", "discards", "draw_pile", "eliminated", "events", "from_hand", "godcat_kept", "hands",
        "holding", "lifted", "living", "looking", "marks", "nopers", "nopers_before", "nopes", "noping", "opponent",
        "owed", "pending", "players", "question", "recording", "removed", "rolls", "rules", "set_aside", "taking",
        "top_player", "tower", "tower_owner", "waiting",
    )  # fmt: skip

    def __init__(self, rules: Rules, hands: list[Hand], draw_pile: list[int], discards: list[int]) -> None:
        self.rules = rules
        self.players: i64 = rules.players
        self.hands = hands
        self.draw_pile = draw_pile
        self.discards = discards
        #: Out of the game face up (V4), and unseen (S9).  Never changed in place: copies share them.
        self.removed = NONE
        self.set_aside = NONE
        #: Who holds cards, and who a Nope: they follow from the hands, and `transfers.py` keeps them right.
        #: (Every move asks; looking through ten hands each time would cost a tenth of the speed.)
        self.holding: i64 = 0
        self.noping: i64 = 0
        self.alive: i64 = bit(self.players) - 1
        self.living: i64 = self.players
        #: Who exploded, four bits each, the latest lowest; 1 is seat 0.
        self.eliminated: i64 = 0
        #: Whose turn it is, how many turns they owe, and whether by attack (A5).
        self.current: i64 = 0
        self.owed: i64 = 1
        self.attacked: bool = False
        #: Which way round play goes.
        self.clockwise: bool = True
        #: The open question: its kind, its number, and who is asked (in a window: who is asked first).
        self.asking: i64 = Ask.TURN
        self.question: i64 = 0
        self.decider: i64 = 0
        #: The Nope window: what was played, how often it was Noped and by whom (four bits each, the latest lowest; when
        #: they are full, all before go into a list that is never changed in place), who played the top card, and who
        #: has yet to answer.
        self.pending: Play | None = None
        self.nopes: i64 = 0
        self.nopers: i64 = 0
        self.nopers_before = NONE
        self.top_player: i64 = NO_SEAT
        self.waiting: i64 = 0
        #: The card that is in no hand and no pile while a question about it is open.
        self.lifted: i64 = NO_CARD
        #: How many top cards the open question is about (F3).
        self.looking: i64 = 0
        #: The other player of an open question (G3, G9), and whether the Godcat is in front of the current player.
        self.opponent: i64 = NO_SEAT
        self.godcat_kept: bool = False
        #: Who does not see their own hand (H8); and the cards that all see in hands, as seat * MARK + kind (H7).
        #: That list and the tower are never changed in place.
        self.cursed: i64 = 0
        self.marks = NONE
        #: Before whom an I'll Take That lies: for each seat four bits, with 1 + the seat that gets its next card (B4).
        self.taking: i64 = 0
        #: Before whom a Barking Kitten lies (B1); the tower, and before whom it stands (B8).
        self.barking: i64 = NO_SEAT
        self.tower = NONE
        self.tower_owner: i64 = NO_SEAT
        #: Who played the pending card out of turn, and resolves it (B2).
        self.actor: i64 = NO_SEAT
        #: The card for which everybody puts a card into the pile; `waiting` says who has yet to (H9, B6).
        self.adding: i64 = NO_CARD
        #: Whether the lifted kitten came from a hand: then the turn goes on (H4).
        self.from_hand: bool = False
        #: How many random outcomes there were: the address of the next one.
        self.rolls: i64 = 0
        #: In simulations a window asks only the players who hold a Nope.  At a table that would give them away (N7).
        self.asks_holders_only: bool = False
        #: What happened, if anybody wants to know: see `log`.
        self.recording: bool = False
        self.events: list[Event] = NO_EVENTS

    @property
    def log(self) -> list[Event] | None:
        """The list that events are recorded in, or None for nowhere (which costs next to nothing)."""
        return self.events if self.recording else None

    @log.setter
    def log(self, events: list[Event] | None) -> None:
        self.recording = events is not None
        self.events = NO_EVENTS if events is None else events

    def copy(self) -> State:
        """An independent twin, without the log."""
        twin = State(self.rules, [hand.copy() for hand in self.hands], self.draw_pile[:], self.discards[:])
        twin.removed = self.removed
        twin.set_aside = self.set_aside
        twin.holding = self.holding
        twin.noping = self.noping
        twin.alive = self.alive
        twin.living = self.living
        twin.eliminated = self.eliminated
        twin.current = self.current
        twin.owed = self.owed
        twin.attacked = self.attacked
        twin.clockwise = self.clockwise
        twin.asking = self.asking
        twin.question = self.question
        twin.decider = self.decider
        twin.pending = self.pending
        twin.nopes = self.nopes
        twin.nopers = self.nopers
        twin.nopers_before = self.nopers_before
        twin.top_player = self.top_player
        twin.waiting = self.waiting
        twin.lifted = self.lifted
        twin.looking = self.looking
        twin.opponent = self.opponent
        twin.godcat_kept = self.godcat_kept
        twin.cursed = self.cursed
        twin.marks = self.marks
        twin.taking = self.taking
        twin.barking = self.barking
        twin.tower = self.tower
        twin.tower_owner = self.tower_owner
        twin.actor = self.actor
        twin.adding = self.adding
        twin.from_hand = self.from_hand
        twin.rolls = self.rolls
        twin.asks_holders_only = self.asks_holders_only
        return twin

    def __copy__(self) -> State:
        twin = self.copy()
        twin.recording = self.recording
        twin.events = self.events[:] if self.recording else NO_EVENTS
        return twin

    def __deepcopy__(self, memo: object) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return (game_at, (self.rules, {name: getattr(self, name) for name in FIELDS}))

    def __eq__(self, other: object) -> bool:
        """Return whether both are at the same moment.  The log says how it came about, not what it is."""
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in MOMENT)

    def __repr__(self) -> str:
        """Return a text with public facts only: hands don't belong into a log."""
        if self.asking == Ask.OVER:
            return f"<State {self.rules.edition.key}, {self.players} players, won by {self.current + 1}>"
        asks = "" if self.asking == Ask.TURN else f", {QUESTION_WORDS[self.asking]}?"
        turn = f"turn of {self.current + 1}{asks}"
        return f"<State {self.rules.edition.key}, {self.players} players, {turn}, {len(self.draw_pile)} cards>"

    def hurry(self) -> None:
        """Let windows ask only holders of a Nope from now on: for simulations and searches."""
        self.asks_holders_only = True
        if is_window(self.asking):
            # A window without such a card in any hand still needs one pass to close.
            self.waiting = (self.waiting & self.can_play_in(self.asking)) or bit(self.decider)
            self.decider = self.first_waiting()

    # -- who sits where ----------------------------------------------------

    def is_alive(self, seat: i64) -> bool:
        return (self.alive >> seat) & 1 != 0

    def next_living(self, seat: i64) -> i64:
        """Return the seat whose turn comes after this player's."""
        if not 0 <= seat < self.players:
            raise no_such_seat(seat, self.players)
        while True:
            if self.clockwise:
                seat += 1
                if seat == self.players:
                    seat = 0
            else:
                if seat == 0:
                    seat = self.players
                seat -= 1
            if self.is_alive(seat):
                return seat

    def with_cards(self) -> i64:
        """The players other than the current one who hold a card: who can be robbed (F12)."""
        return self.holding & ~bit(self.current)

    def others(self) -> i64:
        """The living players other than the current one."""
        return self.alive & ~bit(self.current)

    def player(self) -> i64:
        """The player whose play is resolved: the current one, but for a play out of turn (B2)."""
        return self.current if self.actor == NO_SEAT else self.actor

    def can_nope(self) -> i64:
        """The players who hold a Nope and see it (H8)."""
        return self.noping & ~self.cursed

    def can_play_in(self, window: i64) -> i64:
        """The players who hold the card that is played in such a window, and see it (H8)."""
        if window == Ask.NOPE:
            return self.can_nope()
        card: i64 = WINDOW_CARDS[window]
        found: i64 = 0
        for seat, hand in enumerate(self.hands):
            if holds(hand, card):
                found |= bit(seat)
        return found & ~self.cursed

    def targets(self, title: i64) -> i64:
        """The players at whom this card can be played now."""
        wanted = bit(title)
        if wanted & AIMED:
            return self.others()
        if wanted & AIMED_AT_CARDS:
            return self.with_cards()
        if wanted & CURSING:
            return self.with_cards() & ~self.cursed
        if wanted & MARKING:
            return self.markable()
        found = self.others()
        if self.taking:
            for seat in members_of(found):
                if self.taker_from(seat) != NO_SEAT:
                    found &= ~bit(seat)
        return found

    def markable(self) -> i64:
        """The other players who have a card that isn't marked, the Godcat aside (H7)."""
        found = self.with_cards()
        if self.marks or self.rules.titles & GODCATS:
            for seat in members_of(found):
                if not self.unmarked(seat):
                    found &= ~bit(seat)
        return found

    def marked(self, seat: i64) -> list[int]:
        """The cards of this hand that everybody sees, by kind (H7)."""
        return [mark % MARK for mark in self.marks if mark // MARK == seat]

    def unmarked(self, seat: i64) -> list[int]:
        """The cards of this hand that can be marked: those that nobody else sees, the Godcat aside (H7)."""
        cards = cards_in(self.hands[seat])
        for card in self.marked(seat):
            cards.remove(card)
        if Kind.GODCAT in cards:
            cards.remove(Kind.GODCAT)
        return cards

    def is_marked(self, seat: i64, card: i64) -> bool:
        """Return whether everybody sees the next card of this kind that leaves the hand."""
        return bool(self.marks) and seat * MARK + card in self.marks

    def taker_from(self, seat: i64) -> i64:
        """Return who gets the next card that this player draws, or NO_SEAT (B4)."""
        return ((self.taking >> (seat * 4)) & 15) - 1

    def godcat_holder(self) -> i64:
        seat: i64 = 0
        while seat < self.players:
            if holds(self.hands[seat], Kind.GODCAT):
                return seat
            seat += 1
        return NO_SEAT

    def eliminated_in_order(self) -> list[int]:
        """Return the seats that exploded, the first one first."""
        seats: list[int] = []
        fallen = self.eliminated
        while fallen:
            seats.append((fallen & 15) - 1)
            fallen >>= 4
        seats.reverse()
        return seats

    def winner(self) -> i64:
        """The last player, or NO_SEAT while the game goes on."""
        return self.current if self.asking == Ask.OVER else NO_SEAT

    def attack_turns(self) -> i64:
        """Return the turns an attack's victim gets: two, and with stacking the attacker's own as well (A2, A5)."""
        turns: i64 = 2
        if self.attacked and self.rules.stacking:
            turns += self.owed
        return turns

    # -- cards -------------------------------------------------------------

    def top_cards(self, cards: i64) -> tuple[int, ...]:
        """Return this many top cards, or as many as there are (F5), the first one first."""
        pile = self.draw_pile
        at: i64 = len(pile)
        last = max(0, at - cards)
        found: list[int] = []
        while at > last:
            at -= 1
            found.append(pile[at])
        return tuple(found)

    def face_up(self) -> i64:
        """The card that lies on top of the draw pile, if everybody sees it (E10)."""
        pile = self.draw_pile
        if not self.rules.two_sided or not pile:
            return NO_CARD
        top: i64 = pile[len(pile) - 1]
        return top if bit(top) & FACE_UP else NO_CARD

    # -- the Nope window ---------------------------------------------------

    def noped_by(self) -> list[int]:
        """Return the seats that played the Nopes of the window, the first one first."""
        seats = self.nopers_before[:]
        for later in range(self.nopes - len(seats) - 1, -1, -1):
            seats.append((self.nopers >> (later * 4)) & 15)
        return seats

    def first_waiting(self) -> i64:
        """Return the first seat that has yet to answer, clockwise from the one that played the top card."""
        seat = self.top_player
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if (self.waiting >> seat) & 1:
                return seat


#: All fields, and those that make two games equal.
FIELDS: Final = fields_of(State)
MOMENT: Final = tuple([name for name in FIELDS if name not in ("events", "recording")])


def game_at(rules: Rules, fields: dict[str, object]) -> State:
    """A game of these rules at the moment that the fields say."""
    game = State(rules, [], [], [])
    for name, value in fields.items():
        setattr(game, name, value)
    return game
