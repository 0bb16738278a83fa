"""The table: piles, hands, whose turn it is, and which question is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import DEADLY, FACE_UP, NO_CARD, PERILS, Card, bit, front_of
from boomcat.core.chance import Chance
from boomcat.core.events import (
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Noped,
    Played,
    Shuffled,
    Surfaced,
    TurnBegan,
    WindowClosed,
    Won,
)
from boomcat.core.hand import Hand
from boomcat.core.question import QUESTION_WORDS, Ask
from boomcat.core.rules import Rules
from boomcat.core.value import fields_of

if TYPE_CHECKING:
    from boomcat.core.moves import Play

NOBODY: Final = -1
NONE: Final[list[int]] = []
NO_EVENTS: Final[list[Event]] = []
#: As many seats fit into one word.
NOPERS: Final = 15


@final
@mypyc_attr(acyclic=True)
class State:
    """One moment of a game.  Holds no luck and no generator: copies are cheap and foresee nothing.

    Seats count from 0, clockwise.  Both piles have their top card at the end of the list.
    """

    __slots__ = (
        "alive", "asking", "attacked", "boxed", "clockwise", "current", "decider", "discards", "draw_pile",
        "eliminated", "events", "godcat_kept", "hands", "holding", "hurried", "lifted", "living", "looking", "nopers",
        "nopers_before", "nopes", "noping", "opponent", "owed", "pending", "players", "question", "recording",
        "removed", "rolls", "rules", "top_player", "waiting",
    )  # fmt: skip

    def __init__(self, rules: Rules, hands: list[Hand], draw_pile: list[int], discards: list[int]) -> None:
        self.rules = rules
        self.players: i64 = rules.players
        self.hands = hands
        self.draw_pile = draw_pile
        self.discards = discards
        #: Out of the game face up (V4), and unseen (S9).  Never changed in place: copies share them.
        self.removed = NONE
        self.boxed = NONE
        #: Who holds cards, and who a Nope: they follow from the hands, and `give` and `take` keep them right.
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
        self.top_player: i64 = NOBODY
        self.waiting: i64 = 0
        #: The card that is in nobody's hand and in no pile while a question about it is open.
        self.lifted: i64 = NO_CARD
        #: How many top cards the open question is about (F3).
        self.looking: i64 = 0
        #: The other player of an open question (G3, G9), and whether the Godcat is in front of the current player.
        self.opponent: i64 = NOBODY
        self.godcat_kept: bool = False
        #: How many random outcomes there were: the address of the next one.
        self.rolls: i64 = 0
        #: In simulations a window asks only those who hold a Nope.  At a table that would tell who they are (N7).
        self.hurried: bool = False
        #: What happened, if anybody wants to know: see `log`.
        self.recording: bool = False
        self.events: list[Event] = NO_EVENTS

    @property
    def log(self) -> list[Event] | None:
        """Where events are recorded: a list, or None for nowhere (which costs next to nothing)."""
        return self.events if self.recording else None

    @log.setter
    def log(self, events: list[Event] | None) -> None:
        self.recording = events is not None
        self.events = NO_EVENTS if events is None else events

    def copy(self) -> State:
        """An independent twin, without the log."""
        twin = State(self.rules, [hand.copy() for hand in self.hands], self.draw_pile[:], self.discards[:])
        twin.removed = self.removed
        twin.boxed = self.boxed
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
        twin.rolls = self.rolls
        twin.hurried = self.hurried
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
        """Whether they are at the same moment.  The log says how it came about, not what it is."""
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in MOMENT)

    def __repr__(self) -> str:
        """What everybody may know: a log is no place for hands."""
        if self.asking == Ask.OVER:
            return f"<State {self.rules.edition.key}, {self.players} players, won by {self.current + 1}>"
        asks = "" if self.asking == Ask.TURN else f", {QUESTION_WORDS[self.asking]}?"
        turn = f"turn of {self.current + 1}{asks}"
        return f"<State {self.rules.edition.key}, {self.players} players, {turn}, {len(self.draw_pile)} cards>"

    def hurry(self) -> None:
        """From now on windows ask only those who hold a Nope: for simulations and searches."""
        self.hurried = True
        if self.asking == Ask.NOPE:
            # A window that nobody can Nope still needs one pass to close.
            self.waiting = (self.waiting & self.noping) or bit(self.decider)
            self.decider = self.first_waiting()

    # -- who sits where ----------------------------------------------------

    def is_alive(self, seat: i64) -> bool:
        return (self.alive >> seat) & 1 != 0

    def next_living(self, seat: i64) -> i64:
        """Whose turn comes after this player's."""
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

    def godcat_holder(self) -> i64:
        seat: i64 = 0
        while seat < self.players:
            if self.hands[seat].has(Card.GODCAT):
                return seat
            seat += 1
        return NOBODY

    def eliminated_in_order(self) -> list[int]:
        """Who exploded, the first one first."""
        seats: list[int] = []
        fallen = self.eliminated
        while fallen:
            seats.append((fallen & 15) - 1)
            fallen >>= 4
        seats.reverse()
        return seats

    def winner(self) -> i64:
        """The last player, or NOBODY while the game goes on."""
        return self.current if self.asking == Ask.OVER else NOBODY

    # -- asking ------------------------------------------------------------

    def ask(self, seat: i64, asking: i64) -> None:
        self.asking = asking
        self.decider = seat
        self.question += 1

    def carry_on(self) -> None:
        """The turn goes on."""
        self.ask(self.current, Ask.TURN)

    # -- turns -------------------------------------------------------------

    def pass_play(self, seat: i64, owed: i64, attacked: bool) -> None:
        self.current = seat
        self.owed = owed
        self.attacked = attacked
        if self.recording:
            self.events.append(TurnBegan(seat, owed, attacked))
        self.ask(seat, Ask.TURN)

    def end_turn(self) -> None:
        """One owed turn is over (T7)."""
        if self.owed > 1:
            self.pass_play(self.current, self.owed - 1, self.attacked)
        else:
            self.pass_play(self.next_living(self.current), 1, False)

    def attack_turns(self) -> i64:
        """What an attack gives to its victim now: two turns, and with stacking the attacker's own as well (A2, A5)."""
        turns: i64 = 2
        if self.attacked and self.rules.stacking:
            turns += self.owed
        return turns

    def attack(self, target: i64) -> None:
        self.pass_play(target, self.attack_turns(), True)

    # -- cards -------------------------------------------------------------

    def give(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat].add(card)
        self.holding |= bit(seat)
        if card == Card.NOPE:
            self.noping |= bit(seat)

    def take(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        hand = self.hands[seat]
        hand.remove(card)
        if not hand.size:
            self.holding ^= bit(seat)
        if card == Card.NOPE and not hand.has(Card.NOPE):
            self.noping ^= bit(seat)

    def roll(self, bound: i64, chance: Chance) -> i64:
        ordinal = self.rolls
        self.rolls = ordinal + 1
        outcome = chance.below(ordinal, bound)
        if not 0 <= outcome < bound:
            raise ValueError(f"chance said {outcome}, which is not below {bound}")
        return outcome

    def shuffle(self, chance: Chance) -> None:
        # As objects, which are traded without being unpacked.
        pile = cast("list[object]", self.draw_pile)
        i: i64 = len(pile) - 1
        ordinal = self.rolls
        while i > 0:
            j = chance.below(ordinal, i + 1)
            if not 0 <= j <= i:
                raise ValueError(f"chance said {j}, which is not below {i + 1}")
            pile[i], pile[j] = pile[j], pile[i]
            ordinal += 1
            i -= 1
        self.rolls = ordinal
        if self.recording:
            self.events.append(Shuffled())

    def spend(self, card: i64) -> None:
        """The current player's card goes onto the discard pile, the Godcat back to the mat (G8)."""
        self.take(self.current, card)
        if card != Card.GODCAT:
            self.discards.append(card)

    def top_cards(self, cards: i64) -> tuple[int, ...]:
        """This many, or as many as there are (F5), the first one first."""
        pile = self.draw_pile
        at: i64 = len(pile)
        last = max(0, at - cards)
        found: list[int] = []
        while at > last:
            at -= 1
            found.append(pile[at])
        return tuple(found)

    def draw(self, bottom: bool) -> None:
        """Take the top or the bottom card and end the turn with it (T1, F7)."""
        self.receive(self.draw_pile.pop(0) if bottom else self.draw_pile.pop(), bottom)

    def receive(self, card: i64, bottom: bool) -> None:
        """A card from the draw pile comes into the hand, unless it is a kitten (K1, K7)."""
        seat = self.current
        if bit(card) & PERILS:
            self.receive_kitten(card, bottom)
            return
        self.give(seat, card)
        if self.recording:
            self.events.append(Drew(seat, card, bottom))
            if not bottom:
                self.show_top()
        self.end_turn()

    def receive_kitten(self, card: i64, bottom: bool) -> None:
        """Defuse it, or explode; what lies face up cannot be defused, and what has yet to do so goes back (E8, E9)."""
        seat = self.current
        hand = self.hands[seat]
        defusable = card == Card.EXPLODING_KITTEN and (hand.has(Card.DEFUSE) or hand.has(Card.GODCAT))
        if self.recording:
            self.events.append(DrewKitten(seat, card, bottom, defusable))
            if not bottom:
                self.show_top()
        self.lifted = card
        if defusable:
            self.ask(seat, Ask.DEFUSE)
        elif bit(card) & DEADLY:
            self.explode(seat)
        else:
            self.ask(seat, Ask.PLACE)

    def face_up(self) -> i64:
        """The card that lies on top of the draw pile, if everybody sees it (E10)."""
        pile = self.draw_pile
        if not self.rules.two_sided or not pile:
            return NO_CARD
        top: i64 = pile[len(pile) - 1]
        return top if bit(top) & FACE_UP else NO_CARD

    def show_top(self) -> None:
        """The top card may be another one now.  Only to be told, so only where events are recorded."""
        card = self.face_up()
        if card != NO_CARD:
            self.events.append(Surfaced(card))

    # -- explosions --------------------------------------------------------

    def cards_left_by(self, seat: i64) -> list[int]:
        """The hand of a dead player without the Godcat, which goes back to the mat (G8)."""
        hand = self.hands[seat]
        cards = hand.cards()
        if hand.has(Card.GODCAT):
            cards.pop()
        return cards

    def explode(self, seat: i64) -> None:
        """Out: by the drawn kitten if one is lifted, else by the Devilcat (K1, G4)."""
        cards = self.cards_left_by(seat)
        by = Card.DEVILCAT if self.lifted == NO_CARD else front_of(self.lifted)
        if self.recording:
            self.events.append(Exploded(seat, tuple(cards), by))
        if self.lifted != NO_CARD:
            cards.append(by)
            self.lifted = NO_CARD
        if self.rules.remove_dead_hands:
            self.removed = self.removed + cards
        else:
            self.discards.extend(cards)
        self.hands[seat] = Hand()
        self.holding &= ~bit(seat)
        self.noping &= ~bit(seat)
        self.alive ^= bit(seat)
        self.living -= 1
        self.eliminated = (self.eliminated << 4) | (seat + 1)
        if self.living == 1:
            self.end_game()
        elif seat == self.current:
            self.pass_play(self.next_living(seat), 1, False)
        else:
            self.end_turn()

    def end_game(self) -> None:
        winner = self.next_living(self.current)
        self.ask(winner, Ask.OVER)
        self.current = winner
        self.owed = 1
        self.attacked = False
        if self.recording:
            self.events.append(Won(winner))

    # -- the Nope window ---------------------------------------------------

    def play(self, play: Play, chance: Chance) -> None:
        """The cards are spent: open the window."""
        self.pending = play
        if self.recording:
            self.events.append(Played(self.current, play))
        self.open_window(self.current, chance)

    def nope(self, chance: Chance) -> None:
        seat = self.decider
        self.take(seat, Card.NOPE)
        self.discards.append(Card.NOPE)
        self.add_noper(seat)
        if self.recording:
            self.events.append(Noped(seat, self.nopes))
        self.open_window(seat, chance)

    def add_noper(self, seat: i64) -> None:
        if self.nopes and self.nopes % NOPERS == 0:
            self.nopers_before = self.noped_by()
            self.nopers = 0
        self.nopes += 1
        self.nopers = (self.nopers << 4) | seat

    def noped_by(self) -> list[int]:
        """Who played the Nopes of the window, the first one first."""
        seats = self.nopers_before[:]
        for later in range(self.nopes - len(seats) - 1, -1, -1):
            seats.append((self.nopers >> (later * 4)) & 15)
        return seats

    def open_window(self, top: i64, chance: Chance) -> None:
        """Ask everybody but the one who played the top card (N5, N6)."""
        waiting = self.alive & ~bit(top)
        if self.hurried:
            waiting &= self.noping
        self.top_player = top
        self.waiting = waiting
        self.question += 1
        if waiting:
            self.asking = Ask.NOPE
            self.decider = self.first_waiting()
        else:
            self.close_window(chance)

    def let_pass(self, chance: Chance) -> None:
        """A pass is no event and no new question: nobody can see it."""
        self.waiting &= ~bit(self.decider)
        if self.waiting:
            self.decider = self.first_waiting()
        else:
            self.close_window(chance)

    def close_window(self, chance: Chance) -> None:
        play = self.pending
        assert play is not None
        stopped = self.nopes & 1 != 0
        self.pending = None
        self.nopes = 0
        self.nopers = 0
        if self.nopers_before:
            self.nopers_before = NONE
        self.top_player = NOBODY
        self.waiting = 0
        if self.recording:
            self.events.append(WindowClosed(stopped))
        if stopped:
            self.carry_on()
        else:
            play.resolve(self, chance)

    def first_waiting(self) -> i64:
        """Clockwise from the one who played the top card."""
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
