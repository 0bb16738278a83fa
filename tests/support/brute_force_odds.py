"""The naive way to know: write down every world that there may be, and strike out what did not happen.

Deliberately simple and slow, and with nothing of `boomcat.knowledge` in it.  The player is in seat 0.  A world is the
draw pile, top card first, the card that Raising Heck has lifted, the hidden cards in the other hands, and the box.
A step is a function from one world to the worlds that can follow it, each with its chance and with the events that
the player sees; seeing them keeps the worlds that caused them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import (
    HIDDEN_PLACE,
    Added,
    Altered,
    Bombed,
    Buried,
    Claimed,
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Lifted,
    LiftedTop,
    Peeked,
    Placed,
    PlacedOnTop,
    Revealed,
    Shuffled,
    Stole,
    Surfaced,
    Swapped,
    WentOff,
)

ME = 0
KITTEN = Card.EXPLODING_KITTEN
FACE_DOWN = Card.IMPLODING_KITTEN
FACE_UP = Card.IMPLODING_FACE_UP
STREAKING = Card.STREAKING_KITTEN
#: They lie in the pile and nowhere else, but for a kitten beside the Streaking Kitten (H1).
ONLY_IN_THE_PILE = {KITTEN, FACE_DOWN, FACE_UP}


class World(NamedTuple):
    pile: tuple[int, ...]
    lifted: int
    #: By seat; the player's own is empty, for there is nothing hidden in it.
    hands: tuple[tuple[int, ...], ...]
    box: tuple[int, ...]

    def give(self, seat: int, card: int) -> "World":
        """The card comes into a hand, hidden unless it is the player's own."""
        if seat == ME:
            return self
        hands = list(self.hands)
        hands[seat] = tuple(sorted([*hands[seat], card]))
        return self._replace(hands=tuple(hands))

    def lose(self, seat: int, card: int) -> "World":
        hands = list(self.hands)
        cards = list(hands[seat])
        cards.remove(card)
        hands[seat] = tuple(cards)
        return self._replace(hands=tuple(hands))

    def without(self, seat: int) -> "World":
        hands = list(self.hands)
        hands[seat] = ()
        return self._replace(hands=tuple(hands))


class Outcome(NamedTuple):
    chance: float
    world: World
    seen: tuple[Event, ...]


Step = Callable[[World], Iterable[Outcome]]
Worlds = dict[World, float]


def all_worlds(pile: int, hands: tuple[int, ...], box: int, cards: Sequence[int]) -> Worlds:
    """Every way to lay out the hidden cards, all as likely: kittens only in the pile, but for one beside the Streaking
    Kitten; the others anywhere."""
    ends = [pile]
    for size in (*hands, box):
        ends.append(ends[-1] + size)
    assert ends[-1] == len(cards)
    found: Worlds = defaultdict(float)
    for row in arrangements(tuple(cards)):
        parts = [tuple(sorted(row[start:end])) for start, end in pairwise(ends)]
        *in_hands, boxed = parts
        if not ONLY_IN_THE_PILE & set(boxed) and all(
            is_kept(part) or not ONLY_IN_THE_PILE & set(part) for part in in_hands
        ):
            found[World(row[:pile], NO_CARD, ((), *parts[:-1]), parts[-1])] += 1.0
    return scaled(found)


def is_kept(hand: Sequence[int]) -> bool:
    """Return whether the only kitten of a hand is beside the Streaking Kitten (H1)."""
    return STREAKING in hand and [card for card in hand if card in ONLY_IN_THE_PILE] == [KITTEN]


@cache
def arrangements(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The different orders of cards of which some are alike."""
    if not cards:
        return [()]
    found = []
    for card in set(cards):
        at = cards.index(card)
        found += [(card, *rest) for rest in arrangements(cards[:at] + cards[at + 1 :])]
    return found


def scaled(worlds: Worlds) -> Worlds:
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def after(worlds: Worlds, step: Step, seen: tuple[Event, ...]) -> Worlds:
    """Return the worlds that are left after this step, given what was seen."""
    if step is shuffle:  # it leads to the same from every order
        worlds = in_one_order(worlds)
    found: Worlds = defaultdict(float)
    for world, weight in worlds.items():
        for outcome in step(world):
            if outcome.seen == seen:
                found[outcome.world] += weight * outcome.chance
    return scaled(found)


def in_one_order(worlds: Worlds) -> Worlds:
    """Return the worlds as if each had its pile sorted: those that differ only in its order become one."""
    found: Worlds = defaultdict(float)
    for world, weight in worlds.items():
        found[world._replace(pile=tuple(sorted(world.pile)))] += weight
    return found


def chance_of(worlds: Worlds, card: int, above: int) -> float:
    return sum(weight for world, weight in worlds.items() if world.pile[above] == card)


def deadly(worlds: Worlds, above: int) -> float:
    """A kitten explodes; an Imploding Kitten is out for blood once it lies face up (E11)."""
    return chance_of(worlds, KITTEN, above) + chance_of(worlds, FACE_UP, above)


def on_top(world: World) -> bool:
    """Return whether everybody sees the Imploding Kitten there."""
    return world.pile[:1] == (FACE_UP,)


def outcome(chance: float, world: World, *seen: Event) -> Outcome:
    """After a change of the top card everybody looks whether it is the Imploding Kitten (E10)."""
    return Outcome(chance, world, (*seen, Surfaced(FACE_UP)) if on_top(world) else seen)


# -- what can be done -----------------------------------------------------------------


def draw(seat: int, bottom: bool, held: tuple[int, ...]) -> Step:
    """A kitten that is drawn is shown: it can be defused, and is in no pile then.  `held` are no hidden cards."""

    def step(world: World) -> Iterable[Outcome]:
        card = world.pile[-1 if bottom else 0]
        left = world._replace(pile=world.pile[:-1] if bottom else world.pile[1:])
        return received(left, seat, card, bottom, held)

    return step


def received(world: World, seat: int, card: int, bottom: bool, held: tuple[int, ...]) -> Iterable[Outcome]:
    if card == FACE_UP:
        cards = tuple(sorted([*world.hands[seat], *held]))
        died = Exploded(seat, cards, FACE_DOWN)
        return [Outcome(1.0, world.without(seat), (DrewKitten(seat, card, bottom, False), died))]
    if card in ONLY_IN_THE_PILE and not is_kept([*world.hands[seat], *held, card]):
        seen: Event = DrewKitten(seat, card, bottom, card == KITTEN)
    else:
        seen = Drew(seat, card if seat == ME else NO_CARD, bottom)
        world = world.give(seat, card)
    return [Outcome(1.0, world, (seen,)) if bottom else outcome(1.0, world, seen)]


def place(seat: int, above: int, card: int) -> Step:
    """The drawn kitten goes back; if another player puts it, every place is as likely."""

    def step(world: World) -> Iterable[Outcome]:
        pile = world.pile
        ways = [above] if seat == ME else range(len(pile) + 1)
        seen = Placed(seat, card, above if seat == ME else HIDDEN_PLACE)
        for way in ways:
            yield outcome(1 / len(ways), world._replace(pile=(*pile[:way], card, *pile[way:])), seen)

    return step


def peek(seat: int, cards: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        top = world.pile[:cards]
        return [Outcome(1.0, world, (Peeked(seat, top if seat == ME else (NO_CARD,) * len(top)),))]

    return step


def reveal(world: World) -> Iterable[Outcome]:
    return [Outcome(1.0, world, (Revealed(world.pile[:3]),))]


def alter(seat: int, cards: int, order: tuple[int, ...]) -> Step:
    """Put the top cards into a new order; if another player does it, every order is as likely."""

    def step(world: World) -> Iterable[Outcome]:
        top = world.pile[:cards]
        ways = [tuple(top[old] for old in order)] if seat == ME else arrangements(tuple(sorted(top)))
        for way in ways:
            seen = Altered(seat, way if seat == ME else (NO_CARD,) * len(top))
            yield outcome(1 / len(ways), world._replace(pile=way + world.pile[cards:]), seen)

    return step


def shuffle(world: World) -> Iterable[Outcome]:
    piles = arrangements(tuple(sorted(world.pile)))
    return [outcome(1 / len(piles), world._replace(pile=pile), Shuffled()) for pile in piles]


def swap(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        top, *middle, bottom = world.pile
        return [outcome(1.0, world._replace(pile=(bottom, *middle, top)), Swapped(seat))]

    return step


def bomb(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        kittens = tuple(card for card in world.pile if card == KITTEN)
        rests = arrangements(tuple(sorted(card for card in world.pile if card != KITTEN)))
        for rest in rests:
            put = world._replace(pile=kittens + rest)
            yield outcome(1 / len(rests), put, Shuffled(), Bombed(seat, len(kittens)))

    return step


def lift(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        card = world.pile[-1]
        lifted = world._replace(pile=world.pile[:-1], lifted=card)
        return [Outcome(1.0, lifted, (Lifted(seat, card if seat == ME else NO_CARD),))]

    return step


def keep(seat: int, held: tuple[int, ...]) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        return received(world._replace(lifted=NO_CARD), seat, world.lifted, True, held)

    return step


def put_on_top(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        put = world._replace(pile=(world.lifted, *world.pile), lifted=NO_CARD)
        return [outcome(1.0, put, PlacedOnTop(seat, world.lifted if seat == ME else NO_CARD))]

    return step


def lift_top(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        card = world.pile[0]
        lifted = world._replace(pile=world.pile[1:], lifted=card)
        return [outcome(1.0, lifted, LiftedTop(seat, card if seat == ME else NO_CARD))]

    return step


def bury(seat: int, above: int) -> Step:
    """The lifted card goes back; if another player puts it, every place is as likely."""

    def step(world: World) -> Iterable[Outcome]:
        pile, card = world.pile, world.lifted
        ways = [above] if seat == ME else range(len(pile) + 1)
        seen = Buried(seat, card, above) if seat == ME else Buried(seat, NO_CARD, HIDDEN_PLACE)
        for way in ways:
            put = world._replace(pile=(*pile[:way], card, *pile[way:]), lifted=NO_CARD)
            yield outcome(1 / len(ways), put, seen)

    return step


def add(seat: int, on_top: bool) -> Step:
    """Another player puts a card onto the pile; any card of the hand is as likely."""

    def step(world: World) -> Iterable[Outcome]:
        hand = world.hands[seat]
        for card in hand:
            put = world._replace(pile=(card, *world.pile)).lose(seat, card)
            yield outcome(1 / len(hand), put, Added(seat, NO_CARD, on_top, False, False))

    return step


def steal(thief: int, victim: int) -> Step:
    """A random card goes from hand to hand, seen by neither."""

    def step(world: World) -> Iterable[Outcome]:
        hand = world.hands[victim]
        for card in hand:
            moved = world.lose(victim, card).give(thief, card)
            for settled in settle(moved):
                yield Outcome(1 / len(hand), settled.world, (Stole(thief, victim, NO_CARD), *settled.seen))

    return step


def settle(world: World) -> Iterable[Outcome]:
    """A kitten without the Streaking Kitten goes off; everybody knows of a Defuse there (H3)."""
    for seat, hand in enumerate(world.hands):
        if KITTEN in hand and not is_kept(hand):
            return [Outcome(1.0, world.lose(seat, KITTEN), (WentOff(seat, KITTEN, True),))]
    return [Outcome(1.0, world, ())]


def claim_in_vain(thief: int, victim: int, card: int) -> Step:
    """Three of a kind named a card; the event rules out worlds in which the victim has it."""

    def step(world: World) -> Iterable[Outcome]:
        return [Outcome(1.0, world, (Claimed(thief, victim, card, card in world.hands[victim]),))]

    return step


#: What cards do to the pile, by the seat and a place in it.
STIRRING: list[Callable[[int, int], list[Step]]] = [
    lambda seat, _: [swap(seat)],
    lambda seat, _: [bomb(seat)],
]
