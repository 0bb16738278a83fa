"""Answers to all questions but the turn and the Nope window: what each does, and what may be answered now.

For every question there is a class or two, their only copies beside them, and a branch in `add_answers`.
"""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final, final

from mypy_extensions import i64

from boomcat.core.cards import CARDS, HOLDABLE, KINDS, NO_CARD, PUT_BACK, Card, Kind, bit, members_of
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import receive, roll, show_top
from boomcat.core.events import (
    Altered,
    Defused,
    Faced,
    Gave,
    Placed,
    PlacedOnTop,
    Took,
    TurnedUp,
)
from boomcat.core.explosions import explode
from boomcat.core.fields import Field, Fields
from boomcat.core.hand import Hand, holds, nth_card
from boomcat.core.moves import Answer, Move, is_kind, steal, target_problem
from boomcat.core.question import Ask
from boomcat.core.recipe import MOST_CARDS
from boomcat.core.rules import SEATS
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give, spend, take
from boomcat.core.turns import ask, carry_on, end_turn

# -- kittens -------------------------------------------------------------------


@final
class Defuse(Answer):
    """Play a Defuse, or the Godcat as one, against the drawn kitten (K2, G7)."""

    __slots__ = ("kind",)
    __match_args__: Final = ("card",)

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.DEFUSE, "godcat as defuse" if card == Kind.GODCAT else "defuse")
        self.kind: Final[i64] = card

    @property
    def card(self) -> Card:
        """The Defuse, or the Godcat."""
        return CARDS[self.kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.kind),)

    def problem(self, game: State, seat: i64) -> str:
        if self.kind != Kind.DEFUSE and self.kind != Kind.GODCAT:
            return "card-does-not-defuse"
        return "" if holds(game.hands[seat], self.kind) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        if game.recording:
            game.events.append(Defused(game.current, self.kind, False))
        spend(game, self.kind)
        ask(game, game.current, Ask.PLACE)


@final
class Explode(Answer):
    """Explode although one could defuse, by the kitten or by the Devilcat (K5)."""

    __slots__ = ()

    def __init__(self, devilcat: bool) -> None:
        super().__init__(Ask.DEVILCAT if devilcat else Ask.DEFUSE, "explode")

    def arguments(self) -> tuple[object, ...]:
        return (self.answers == Ask.DEVILCAT,)

    def __str__(self) -> str:
        return "explode devilcat" if self.answers == Ask.DEVILCAT else "explode"

    def apply(self, game: State, chance: Chance) -> None:
        explode(game, game.decider)


DEFUSE: Final = Defuse(Kind.DEFUSE)
GODCAT_AS_DEFUSE: Final = Defuse(Kind.GODCAT)
EXPLODE: Final = Explode(False)
EXPLODE_BY_DEVILCAT: Final = Explode(True)


@final
class Place(Answer):
    """Put the kitten back under this many other cards; then the turn is over (K2, K3, E8)."""

    __slots__ = ("above",)
    __match_args__: Final = ("above",)

    fields: ClassVar[Fields] = {"above": Field.PLACE}

    def __init__(self, above: i64) -> None:
        super().__init__(Ask.PLACE, "place")
        self.above: Final[i64] = above

    def text(self, words: tuple[str, ...]) -> str:
        return f"place {self.above}"

    def problem(self, game: State, seat: i64) -> str:
        return "" if 0 <= self.above <= len(game.draw_pile) else "place-too-deep"

    def apply(self, game: State, chance: Chance) -> None:
        card = PUT_BACK[game.lifted]
        game.draw_pile.insert(len(game.draw_pile) - self.above, card)
        game.lifted = NO_CARD
        if game.recording:
            game.events.append(Placed(game.current, card, self.above))
            show_top(game)
        end_turn(game)


PLACES: Final = [Place(above) for above in range(MOST_CARDS)]


# -- cards that change hands -----------------------------------------------------


@final
class Give(Answer):
    """Give this card to the one who asked a favor (F9)."""

    __slots__ = ("kind",)
    __match_args__: Final = ("card",)

    fields: ClassVar[Fields] = {"card": Field.OWN_CARD}

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.GIVE, "give")
        self.kind: Final[i64] = card

    @property
    def card(self) -> Card:
        """The card that is given away."""
        return CARDS[self.kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.kind),)

    def text(self, words: tuple[str, ...]) -> str:
        return f"give {words[self.kind]}"

    def problem(self, game: State, seat: i64) -> str:
        return "" if is_kind(self.kind) and holds(game.hands[seat], self.kind) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        take(game, game.decider, self.kind)
        give(game, game.current, self.kind)
        if game.recording:
            game.events.append(Gave(game.decider, game.current, self.kind))
        carry_on(game)


GIVES: Final = [Give(card) for card in range(KINDS)]


@final
class Steal(Answer):
    """Take the Godcat, known by its back, or a random one of the victim's other cards (G9)."""

    __slots__ = ("godcat",)
    __match_args__: Final = ("godcat",)

    def __init__(self, godcat: bool) -> None:
        super().__init__(Ask.STEAL, "steal godcat" if godcat else "steal random")
        self.godcat: Final = godcat

    def arguments(self) -> tuple[object, ...]:
        return (self.godcat,)

    def apply(self, game: State, chance: Chance) -> None:
        victim = game.opponent
        game.opponent = NO_SEAT
        hand = game.hands[victim]
        # The Godcat is the last card of any hand.
        steal(game, victim, Kind.GODCAT if self.godcat else nth_card(hand, roll(game, hand.size - 1, chance)))


STEAL_GODCAT: Final = Steal(True)
STEAL_RANDOM: Final = Steal(False)


@final
class Take(Answer):
    """Take this card from the discard pile (X3, X5)."""

    __slots__ = ("kind",)
    __match_args__: Final = ("card",)

    fields: ClassVar[Fields] = {"card": Field.CARD}

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.TAKE, "take")
        self.kind: Final[i64] = card

    @property
    def card(self) -> Card:
        """The card that is taken."""
        return CARDS[self.kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.kind),)

    def text(self, words: tuple[str, ...]) -> str:
        return f"take {words[self.kind]}"

    def problem(self, game: State, seat: i64) -> str:
        if is_kind(self.kind) and not bit(self.kind) & HOLDABLE:
            return "kitten-stays-discarded"
        return "" if self.kind in game.discards else "card-not-discarded"

    def apply(self, game: State, chance: Chance) -> None:
        discards = game.discards
        at: i64 = len(discards) - 1
        while discards[at] != self.kind:
            at -= 1
        discards.pop(at)
        give(game, game.current, self.kind)
        if game.recording:
            game.events.append(Took(game.current, self.kind))
        carry_on(game)


TAKES: Final = [Take(card) for card in range(KINDS)]


# -- the draw pile ---------------------------------------------------------------


@final
class Alter(Answer):
    """Put the top cards into this order: the first number is the old place, from 0, of the new top card (F3)."""

    __slots__ = ("order",)
    __match_args__: Final = ("order",)

    fields: ClassVar[Fields] = {"order": Field.ORDER}

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__(Ask.ALTER, "alter")
        self.order: Final = order

    def text(self, words: tuple[str, ...]) -> str:
        return f"alter {' '.join([str(place + 1) for place in self.order])}"

    def problem(self, game: State, seat: i64) -> str:
        return "" if sorted(self.order) == list(range(game.looking)) else "wrong-number-of-cards"

    def apply(self, game: State, chance: Chance) -> None:
        pile = game.draw_pile
        seen = game.top_cards(game.looking)
        last: i64 = len(pile) - 1
        for place in self.order:
            pile[last] = seen[place]
            last -= 1
        if game.recording:
            game.events.append(Altered(game.current, game.top_cards(game.looking)))
            show_top(game)
        game.looking = 0
        carry_on(game)


MOST_ALTERED: Final = 5
#: By the number of cards.
ALTERS: Final = [[Alter(order) for order in permutations(range(cards))] for cards in range(MOST_ALTERED + 1)]


@final
class Keep(Answer):
    """Raising Heck: keep the lifted card.  Keeping a kitten is drawing it (F8, K7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.HECK, "keep")

    def apply(self, game: State, chance: Chance) -> None:
        card = game.lifted
        game.lifted = NO_CARD
        receive(game, card, True)


@final
class PutOnTop(Answer):
    """Raising Heck: put the lifted card on top of the draw pile, unshown (F8)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.HECK, "put")

    def apply(self, game: State, chance: Chance) -> None:
        game.draw_pile.append(game.lifted)
        if game.recording:
            game.events.append(PlacedOnTop(game.current, game.lifted))
            show_top(game)
        game.lifted = NO_CARD
        end_turn(game)


KEEP: Final = Keep()
PUT_ON_TOP: Final = PutOnTop()


# -- Armageddon --------------------------------------------------------------------


@final
class Face(Answer):
    """Lay the two cats down before oneself and an opponent: `own` is the one before oneself (G2)."""

    __slots__ = ("opponent", "own_kind")
    __match_args__: Final = ("opponent", "own")

    fields: ClassVar[Fields] = {"opponent": Field.SEAT, "own": Field.CAT}

    def __init__(self, opponent: i64, own: i64) -> None:
        super().__init__(Ask.FACE, "face")
        self.opponent: Final[i64] = opponent
        self.own_kind: Final[i64] = own

    @property
    def own(self) -> Card:
        """The cat before oneself: the Godcat or the Devilcat."""
        return CARDS[self.own_kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.opponent), int(self.own_kind))

    def text(self, words: tuple[str, ...]) -> str:
        return f"face {self.opponent + 1} {words[self.own_kind]}"

    def problem(self, game: State, seat: i64) -> str:
        if self.own_kind != Kind.GODCAT and self.own_kind != Kind.DEVILCAT:
            return "not-a-cat-of-the-mat"
        return target_problem(game, self.opponent)

    def apply(self, game: State, chance: Chance) -> None:
        game.opponent = self.opponent
        game.godcat_kept = self.own_kind == Kind.GODCAT
        if game.recording:
            game.events.append(Faced(game.current, self.opponent, self.own_kind))
        ask(game, self.opponent, Ask.TRADE)


FACE_WITH_GODCAT: Final = [Face(seat, Kind.GODCAT) for seat in range(SEATS)]
FACE_WITH_DEVILCAT: Final = [Face(seat, Kind.DEVILCAT) for seat in range(SEATS)]


@final
class Trade(Answer):
    """Trade the card before oneself for the other one, or keep it; then both are turned up (G3, G4)."""

    __slots__ = ("traded",)
    __match_args__: Final = ("traded",)

    def __init__(self, traded: bool) -> None:
        super().__init__(Ask.TRADE, "trade" if traded else "stay")
        self.traded: Final = traded

    def arguments(self) -> tuple[object, ...]:
        return (self.traded,)

    def apply(self, game: State, chance: Chance) -> None:
        player = game.current
        opponent = game.opponent
        player_has_godcat = game.godcat_kept != self.traded
        game.opponent = NO_SEAT
        game.godcat_kept = False
        winner = player if player_has_godcat else opponent
        loser = opponent if player_has_godcat else player
        defusable = holds(game.hands[loser], Kind.DEFUSE)
        if game.recording:
            game.events.append(TurnedUp(opponent, self.traded, winner, loser, defusable))
        give(game, winner, Kind.GODCAT)
        if defusable:
            ask(game, loser, Ask.DEVILCAT)
        else:
            explode(game, loser)


TRADE: Final = Trade(True)
STAY: Final = Trade(False)


@final
class DefuseDevilcat(Answer):
    """Discard a Defuse; the Devilcat goes back to the mat, and the player's turn is over (G5, G6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.DEVILCAT, "defuse")

    def __str__(self) -> str:
        return "defuse devilcat"

    def apply(self, game: State, chance: Chance) -> None:
        seat = game.decider
        take(game, seat, Kind.DEFUSE)
        game.discards.append(Kind.DEFUSE)
        if game.recording:
            game.events.append(Defused(seat, Kind.DEFUSE, True))
        end_turn(game)


DEFUSE_DEVILCAT: Final = DefuseDevilcat()


# -- all of them -------------------------------------------------------------------


def add_answers(game: State, hand: Hand, moves: list[Move]) -> None:
    """Add every legal answer of the player who is asked, to any question but the turn and the window."""
    asking = game.asking
    if asking == Ask.DEFUSE:
        if holds(hand, Kind.DEFUSE):
            moves.append(DEFUSE)
        if holds(hand, Kind.GODCAT):
            moves.append(GODCAT_AS_DEFUSE)
        moves.append(EXPLODE)
    elif asking == Ask.PLACE:
        for above in range(len(game.draw_pile) + 1):
            moves.append(PLACES[above])
    elif asking == Ask.GIVE:
        for card in members_of(hand.one):
            moves.append(GIVES[card])
    elif asking == Ask.STEAL:
        moves.append(STEAL_GODCAT)
        moves.append(STEAL_RANDOM)
    elif asking == Ask.TAKE:
        for card in members_of(takeable(game)):
            moves.append(TAKES[card])
    elif asking == Ask.ALTER:
        moves.extend(ALTERS[game.looking])
    elif asking == Ask.HECK:
        moves.append(KEEP)
        moves.append(PUT_ON_TOP)
    elif asking == Ask.FACE:
        for opponent in members_of(game.others()):
            moves.append(FACE_WITH_GODCAT[opponent])
            moves.append(FACE_WITH_DEVILCAT[opponent])
    elif asking == Ask.TRADE:
        moves.append(STAY)
        moves.append(TRADE)
    elif asking == Ask.DEVILCAT:
        moves.append(DEFUSE_DEVILCAT)
        moves.append(EXPLODE_BY_DEVILCAT)
    else:
        raise ValueError(f"question {asking} has no answers")


def takeable(game: State) -> i64:
    """The kinds in the discard pile that a five may take: what a hand can hold (X5)."""
    found: i64 = 0
    for card in game.discards:
        found |= bit(card)
    return found & HOLDABLE


def every_answer() -> list[Answer]:
    """The only copies of all answers, but of those to the turn and the window."""
    found: list[Answer] = [DEFUSE, GODCAT_AS_DEFUSE, EXPLODE, *PLACES]
    holdable = members_of(HOLDABLE)
    found += [GIVES[card] for card in holdable]
    found += [STEAL_GODCAT, STEAL_RANDOM]
    found += [TAKES[card] for card in holdable]
    for orders in ALTERS[1:]:
        found += orders
    found += [
        KEEP,
        PUT_ON_TOP,
        *FACE_WITH_GODCAT,
        *FACE_WITH_DEVILCAT,
        STAY,
        TRADE,
        DEFUSE_DEVILCAT,
        EXPLODE_BY_DEVILCAT,
    ]
    return found
