"""Answers to all questions but the turn and the Nope window: what each does, and what may be answered now.

For every question there is a class or two, their only copies beside them, and a branch in `add_answers`.
"""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final, final

from mypy_extensions import i64

from boomcat.core.cards import (
    CARDS,
    GODCATS,
    HOLDABLE,
    IN_FIVES,
    KINDS,
    NO_CARD,
    PLAYED_ALONE,
    PUT_BACK,
    SLOT_WORDS,
    TARGETED,
    Card,
    Kind,
    bit,
    how_many,
    members_of,
    nth_of,
)
from boomcat.core.chance import Chance
from boomcat.core.contributions import add, ask_next
from boomcat.core.draw_pile import receive, roll, show_top
from boomcat.core.events import (
    Altered,
    Buried,
    Defused,
    Faced,
    Placed,
    PlacedOnTop,
    Shared,
    Took,
    TurnedUp,
)
from boomcat.core.explosions import explode, go_off, settle
from boomcat.core.fields import Field, Fields
from boomcat.core.hand import Hand, holds, nth_card
from boomcat.core.moves import Move, SimpleMove, has_tower, is_kind, steal, take_from_tower, target_problem
from boomcat.core.nope_window import play_now
from boomcat.core.plays import bark, single
from boomcat.core.question import Ask
from boomcat.core.recipe import MOST_CARDS
from boomcat.core.rules import SEATS
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import discard, give, hand_over, take
from boomcat.core.turns import ask, carry_on, end_turn

# -- the shapes that several answers have ------------------------------------------


class CardAnswer(SimpleMove):
    """An answer that names a card."""

    __slots__ = ("kind",)
    __match_args__: Final = ("card",)

    def __init__(self, asking: i64, words: str, card: i64) -> None:
        super().__init__(asking, words)
        self.kind: Final[i64] = card

    @property
    def card(self) -> Card:
        """The card that is given away, taken or put into the pile."""
        return CARDS[self.kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.kind),)

    def text(self, words: tuple[str, ...]) -> str:
        return f"{self.words} {words[self.kind]}"


class Placement(SimpleMove):
    """An answer that puts a card back under this many others."""

    __slots__ = ("above",)
    __match_args__: Final = ("above",)

    fields: ClassVar[Fields] = {"above": Field.PLACE}

    def __init__(self, asking: i64, words: str, above: i64) -> None:
        super().__init__(asking, words)
        self.above: Final[i64] = above

    def text(self, words: tuple[str, ...]) -> str:
        return f"{self.words} {self.above}"

    def problem(self, game: State, seat: i64) -> str:
        return "" if 0 <= self.above <= len(game.draw_pile) else "place-too-deep"


class Reordering(SimpleMove):
    """An answer that puts the top cards into an order: first the old place, from 0, of the new top card."""

    __slots__ = ("order",)
    __match_args__: Final = ("order",)

    fields: ClassVar[Fields] = {"order": Field.ORDER}

    def __init__(self, asking: i64, words: str, order: tuple[int, ...]) -> None:
        super().__init__(asking, words)
        self.order: Final = order

    def text(self, words: tuple[str, ...]) -> str:
        return f"{self.words} {' '.join([str(place + 1) for place in self.order])}"

    def problem(self, game: State, seat: i64) -> str:
        return "" if sorted(self.order) == list(range(game.looking)) else "wrong-number-of-cards"

    def reorder(self, game: State) -> None:
        pile = game.draw_pile
        seen = game.top_cards(game.looking)
        last: i64 = len(pile) - 1
        for place in self.order:
            pile[last] = seen[place]
            last -= 1
        if game.recording:
            game.events.append(Altered(game.decider, game.top_cards(game.looking)))
            show_top(game)


# -- kittens -------------------------------------------------------------------


@final
class Defuse(SimpleMove):
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
        if self.kind != Kind.DEFUSE and (self.kind != Kind.GODCAT or seat != game.current):
            return "card-does-not-defuse"
        return "" if holds(game.hands[seat], self.kind) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        if game.recording:
            game.events.append(Defused(game.decider, self.kind, False))
        take(game, game.decider, self.kind)
        if self.kind != Kind.GODCAT:
            game.discards.append(self.kind)
        ask(game, game.decider, Ask.PLACE)


#: Which question a player who may explode is asked.
ASKED_BY: Final[dict[int, int]] = {
    Kind.EXPLODING_KITTEN: Ask.DEFUSE,
    Kind.DEVILCAT: Ask.DEVILCAT,
    Kind.BARKING_KITTEN: Ask.BARK,
}


@final
class Explode(SimpleMove):
    """Explode although one could defuse: by the kitten, the Devilcat or a Barking Kitten (K5)."""

    __slots__ = ("by",)

    def __init__(self, by: i64) -> None:
        super().__init__(ASKED_BY[by], "explode")
        self.by: Final[i64] = by

    def arguments(self) -> tuple[object, ...]:
        return (int(self.by),)

    def __str__(self) -> str:
        return "explode" if self.by == Kind.EXPLODING_KITTEN else f"explode {SLOT_WORDS[self.by]}"

    def apply(self, game: State, chance: Chance) -> None:
        explode(game, game.decider, self.by)


DEFUSE: Final = Defuse(Kind.DEFUSE)
GODCAT_AS_DEFUSE: Final = Defuse(Kind.GODCAT)
EXPLODE: Final = Explode(Kind.EXPLODING_KITTEN)
EXPLODE_BY_DEVILCAT: Final = Explode(Kind.DEVILCAT)
EXPLODE_BY_BARKING: Final = Explode(Kind.BARKING_KITTEN)


@final
class Place(Placement):
    """Put the kitten back under this many other cards; then the turn is over (K2, K3, E8)."""

    __slots__ = ()

    def __init__(self, above: i64) -> None:
        super().__init__(Ask.PLACE, "place", above)

    def apply(self, game: State, chance: Chance) -> None:
        card = PUT_BACK[game.lifted]
        game.draw_pile.insert(len(game.draw_pile) - self.above, card)
        game.lifted = NO_CARD
        if game.recording:
            game.events.append(Placed(game.decider, card, self.above))
            show_top(game)
        if game.from_hand:
            game.from_hand = False
            settle(game)
        else:
            end_turn(game)


PLACES: Final[list[Placement]] = [Place(above) for above in range(MOST_CARDS)]


# -- cards that change hands -----------------------------------------------------


@final
class Give(CardAnswer):
    """Give this card to the one who asked a favor (F9)."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"card": Field.OWN_CARD}

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.GIVE, "give", card)

    def problem(self, game: State, seat: i64) -> str:
        if has_tower(game, seat):
            return "" if self.kind in game.tower else "card-not-in-tower"
        return "" if is_kind(self.kind) and holds(game.hands[seat], self.kind) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        if has_tower(game, game.decider):
            take_from_tower(game, self.kind)
        else:
            hand_over(game, game.decider, game.current, self.kind, False)
            settle(game)


GIVES: Final = [Give(card) for card in range(KINDS)]


@final
class Steal(SimpleMove):
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
class Take(CardAnswer):
    """Take this card from the discard pile (X3, X5)."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"card": Field.CARD}

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.TAKE, "take", card)

    def problem(self, game: State, seat: i64) -> str:
        if is_kind(self.kind) and not bit(self.kind) & IN_FIVES:
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
class Alter(Reordering):
    """Put the top cards into this order (F3)."""

    __slots__ = ()

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__(Ask.ALTER, "alter", order)

    def apply(self, game: State, chance: Chance) -> None:
        self.reorder(game)
        game.looking = 0
        game.actor = NO_SEAT
        carry_on(game)


@final
class Share(Reordering):
    """Put the top cards into this order, and show them to the next player (B7)."""

    __slots__ = ()

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__(Ask.SHARE, "share", order)

    def apply(self, game: State, chance: Chance) -> None:
        self.reorder(game)
        if game.recording:
            friend = game.next_living(game.current)
            game.events.append(Shared(game.current, friend, game.top_cards(game.looking)))
        game.looking = 0
        carry_on(game)


MOST_ALTERED: Final = 5
MOST_SHARED: Final = 3
#: By the number of cards.
ALTERS: Final[list[list[Reordering]]] = [
    [Alter(order) for order in permutations(range(cards))] for cards in range(MOST_ALTERED + 1)
]
SHARES: Final[list[list[Reordering]]] = [
    [Share(order) for order in permutations(range(cards))] for cards in range(MOST_SHARED + 1)
]
#: By the questions that ask for an order.
ORDERS: Final = {Ask.ALTER: ALTERS, Ask.SHARE: SHARES}


@final
class Bury(Placement):
    """Put the top card back under this many others, and end the turn (B3)."""

    __slots__ = ()

    def __init__(self, above: i64) -> None:
        super().__init__(Ask.BURY, "bury", above)

    def apply(self, game: State, chance: Chance) -> None:
        card = game.lifted
        game.draw_pile.insert(len(game.draw_pile) - self.above, card)
        game.lifted = NO_CARD
        if game.recording:
            game.events.append(Buried(game.current, card, self.above))
            show_top(game)
        end_turn(game)


BURIES: Final[list[Placement]] = [Bury(above) for above in range(MOST_CARDS)]
#: By the questions that ask for a place.
PLACEMENTS: Final = {Ask.PLACE: PLACES, Ask.BURY: BURIES}


@final
class Add(CardAnswer):
    """Put this card into the draw pile, or on top of it (H9, B6)."""

    __slots__ = ()

    fields: ClassVar[Fields] = {"card": Field.OWN_CARD}

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.ADD, "add", card)

    def problem(self, game: State, seat: i64) -> str:
        if self.kind == Kind.GODCAT:
            return "godcat-stays-in-hand"
        return "" if is_kind(self.kind) and holds(game.hands[seat], self.kind) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        add(game, game.decider, self.kind)
        ask_next(game, chance)


ADDS: Final = [Add(card) for card in range(KINDS)]


@final
class Keep(SimpleMove):
    """Raising Heck: keep the lifted card.  Keeping a kitten is drawing it (F8, K7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.HECK, "keep")

    def apply(self, game: State, chance: Chance) -> None:
        card = game.lifted
        game.lifted = NO_CARD
        receive(game, card, True)


@final
class PutOnTop(SimpleMove):
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
class Face(SimpleMove):
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
class Trade(SimpleMove):
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
            explode(game, loser, Kind.DEVILCAT)


TRADE: Final = Trade(True)
STAY: Final = Trade(False)


@final
class DefuseDevilcat(SimpleMove):
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


# -- Barking Kittens -----------------------------------------------------------------


@final
class Aim(SimpleMove):
    """Bark at this player with both Barking Kittens (B1)."""

    __slots__ = ("target",)
    __match_args__: Final = ("target",)

    fields: ClassVar[Fields] = {"target": Field.SEAT}

    def __init__(self, target: i64) -> None:
        super().__init__(Ask.AIM, "aim")
        self.target: Final[i64] = target

    def arguments(self) -> tuple[object, ...]:
        return (int(self.target),)

    def text(self, words: tuple[str, ...]) -> str:
        return f"aim {self.target + 1}"

    def problem(self, game: State, seat: i64) -> str:
        return target_problem(game, self.target)

    def apply(self, game: State, chance: Chance) -> None:
        bark(game, self.target, False)


AIMS: Final = [Aim(seat) for seat in range(SEATS)]


@final
class DefuseBarking(SimpleMove):
    """Discard a Defuse against a Barking Kitten; the turn goes on (B1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.BARK, "defuse")

    def __str__(self) -> str:
        return "defuse barking"

    def apply(self, game: State, chance: Chance) -> None:
        seat = game.decider
        take(game, seat, Kind.DEFUSE)
        game.discards.append(Kind.DEFUSE)
        if game.recording:
            game.events.append(Defused(seat, Kind.DEFUSE, False))
        carry_on(game)


DEFUSE_BARKING: Final = DefuseBarking()


# -- out of turn, and blind ----------------------------------------------------------


@final
class Now(SimpleMove):
    """Play an Alter the Future NOW before the current player draws (B2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOW, "now")

    def problem(self, game: State, seat: i64) -> str:
        if game.cursed & bit(seat):
            return "you-are-cursed"
        return "" if holds(game.hands[seat], Kind.ALTER_THE_FUTURE_NOW) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        play_now(game, ALTER_NOW, chance)


@final
class Blind(SimpleMove):
    """Turn over a random card of the hand: it is played if it can be, else discarded (H8)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.TURN, "blind")

    def problem(self, game: State, seat: i64) -> str:
        if not game.cursed & bit(seat):
            return "you-see-your-cards"
        return "" if game.hands[seat].size else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        seat = game.current
        hand = game.hands[seat]
        card = nth_card(hand, roll(game, hand.size, chance))
        target: i64 = NO_SEAT
        playable = bit(card) & PLAYED_ALONE != 0
        if bit(card) & TARGETED:
            targets = game.targets(card)
            playable = targets != 0
            if playable:
                target = nth_of(targets, roll(game, how_many(targets), chance))
        if playable:
            play = single(card, False, max(target, 0))
            if not play.problem(game, seat):
                play.apply(game, chance)
                return
        if card == Kind.EXPLODING_KITTEN:
            go_off(game, seat)
        else:
            discard(game, seat, card)
            settle(game)


NOW: Final = Now()
BLIND: Final = Blind()
ALTER_NOW: Final = single(Kind.ALTER_THE_FUTURE_NOW, False, 0)


# -- all of them -------------------------------------------------------------------


def add_answers(game: State, hand: Hand, moves: list[Move]) -> None:
    """Add every legal answer of the player who is asked, to any question but the turn and the window."""
    asking = game.asking
    if asking == Ask.DEFUSE:
        if holds(hand, Kind.DEFUSE):
            moves.append(DEFUSE)
        if holds(hand, Kind.GODCAT) and game.decider == game.current:
            moves.append(GODCAT_AS_DEFUSE)
        moves.append(EXPLODE)
    elif asking == Ask.PLACE:
        moves.extend(PLACES[: len(game.draw_pile) + 1])
    elif asking == Ask.GIVE:
        for card in members_of(givable(game, hand)):
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
    elif asking == Ask.ADD:
        for card in members_of(hand.one & ~GODCATS):
            moves.append(ADDS[card])
    elif asking == Ask.BURY:
        moves.extend(BURIES[: len(game.draw_pile) + 1])
    elif asking == Ask.SHARE:
        moves.extend(SHARES[game.looking])
    elif asking == Ask.AIM:
        for target in members_of(game.others()):
            moves.append(AIMS[target])
    elif asking == Ask.BARK:
        moves.append(DEFUSE_BARKING)
        moves.append(EXPLODE_BY_BARKING)
    else:
        raise ValueError(f"question {asking} has no answers")


def givable(game: State, hand: Hand) -> i64:
    """The kinds that the player who is asked may give away: out of the tower, if one is before them (B8)."""
    if not has_tower(game, game.decider):
        return hand.one
    found: i64 = 0
    for card in game.tower:
        found |= bit(card)
    return found


def takeable(game: State) -> i64:
    """The kinds in the discard pile that a five may take: what a hand can hold (X5)."""
    found: i64 = 0
    for card in game.discards:
        found |= bit(card)
    return found & IN_FIVES


def every_answer() -> list[SimpleMove]:
    """The only copies of all answers, but of those to the turn and the window."""
    found: list[SimpleMove] = [DEFUSE, GODCAT_AS_DEFUSE, EXPLODE, *PLACES]
    holdable = members_of(HOLDABLE | bit(Kind.EXPLODING_KITTEN))
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
        NOW,
        BLIND,
        *[ADDS[card] for card in holdable],
        *BURIES,
    ]
    for orders in SHARES[1:]:
        found += orders
    return [*found, *AIMS, DEFUSE_BARKING, EXPLODE_BY_BARKING]
