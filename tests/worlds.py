"""The naive way to know: write down every world that there may be, and strike out what did not happen.

Deliberately simple and slow, and with nothing of `boomcat.knowledge` in it.  The player is in seat 0.  A world is the
draw pile, top card first, the card that Raising Heck has lifted, the hidden cards in the other hands, and the box.
What somebody does is a function from one world to the worlds that can come of it, each with its chance and with the
event that the player sees; seeing an event keeps the worlds that made it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, permutations
from typing import NamedTuple

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import (
    HIDDEN_PLACE,
    Altered,
    Claimed,
    Drew,
    DrewKitten,
    Event,
    Lifted,
    Peeked,
    Placed,
    PlacedOnTop,
    Revealed,
    Shuffled,
)

ME = 0
KITTEN = Card.EXPLODING_KITTEN


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


class Outcome(NamedTuple):
    chance: float
    world: World
    seen: Event


Step = Callable[[World], Iterable[Outcome]]
Worlds = dict[World, float]


def all_worlds(pile: int, hands: tuple[int, ...], box: int, kittens: int, others: list[int]) -> Worlds:
    """Every way to lay out the hidden cards, all as likely: kittens only in the pile, the others anywhere."""
    ends = [pile]
    for size in (*hands, box):
        ends.append(ends[-1] + size)
    assert ends[-1] == kittens + len(others)
    found: Worlds = defaultdict(float)
    for row in arrangements([KITTEN] * kittens + others):
        if KITTEN not in row[pile:]:
            parts = [tuple(sorted(row[start:end])) for start, end in pairwise(ends)]
            found[World(row[:pile], NO_CARD, ((), *parts[:-1]), parts[-1])] += 1.0
    return scaled(found)


def arrangements(cards: list[int]) -> Iterator[tuple[int, ...]]:
    """The different orders of cards of which some are alike."""
    if not cards:
        yield ()
    for card in set(cards):
        rest = cards[:]
        rest.remove(card)
        for row in arrangements(rest):
            yield (card, *row)


def scaled(worlds: Worlds) -> Worlds:
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def after(worlds: Worlds, step: Step, seen: Event) -> Worlds:
    """The worlds that are left when somebody did that and this was seen."""
    found: Worlds = defaultdict(float)
    for world, weight in worlds.items():
        for outcome in step(world):
            if outcome.seen == seen:
                found[outcome.world] += weight * outcome.chance
    return scaled(found)


def chance_of(worlds: Worlds, card: int, above: int) -> float:
    return sum(weight for world, weight in worlds.items() if world.pile[above] == card)


# -- what can be done -----------------------------------------------------------------


def draw(seat: int, bottom: bool) -> Step:
    """A drawn kitten is shown and can be defused; it is in no pile then."""

    def step(world: World) -> Iterable[Outcome]:
        card = world.pile[-1 if bottom else 0]
        left = world._replace(pile=world.pile[:-1] if bottom else world.pile[1:])
        return received(left, seat, card, bottom)

    return step


def received(world: World, seat: int, card: int, bottom: bool) -> Iterable[Outcome]:
    if card == KITTEN:
        return [Outcome(1.0, world, DrewKitten(seat, bottom, True))]
    return [Outcome(1.0, world.give(seat, card), Drew(seat, card if seat == ME else NO_CARD, bottom))]


def place(seat: int, above: int) -> Step:
    """The drawn kitten goes back; if another player puts it, every place is as likely."""

    def step(world: World) -> Iterable[Outcome]:
        pile = world.pile
        ways = [above] if seat == ME else range(len(pile) + 1)
        seen = Placed(seat, above if seat == ME else HIDDEN_PLACE)
        for way in ways:
            yield Outcome(1 / len(ways), world._replace(pile=(*pile[:way], KITTEN, *pile[way:])), seen)

    return step


def peek(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        top = world.pile[:3]
        return [Outcome(1.0, world, Peeked(seat, top if seat == ME else (NO_CARD,) * len(top)))]

    return step


def reveal(world: World) -> Iterable[Outcome]:
    return [Outcome(1.0, world, Revealed(world.pile[:3]))]


def alter(seat: int, order: tuple[int, ...]) -> Step:
    """If another player does it, every order is as likely."""

    def step(world: World) -> Iterable[Outcome]:
        top = world.pile[:3]
        orders = [order] if seat == ME else list(permutations(range(len(top))))
        for way in orders:
            new = tuple(top[old] for old in way)
            seen = Altered(seat, new if seat == ME else (NO_CARD,) * len(top))
            yield Outcome(1 / len(orders), world._replace(pile=new + world.pile[3:]), seen)

    return step


def shuffle(world: World) -> Iterable[Outcome]:
    piles = list(arrangements(list(world.pile)))
    return [Outcome(1 / len(piles), world._replace(pile=pile), Shuffled()) for pile in piles]


def lift(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        card = world.pile[-1]
        lifted = world._replace(pile=world.pile[:-1], lifted=card)
        return [Outcome(1.0, lifted, Lifted(seat, card if seat == ME else NO_CARD))]

    return step


def keep(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        return received(world._replace(lifted=NO_CARD), seat, world.lifted, True)

    return step


def put_on_top(seat: int) -> Step:
    def step(world: World) -> Iterable[Outcome]:
        put = world._replace(pile=(world.lifted, *world.pile), lifted=NO_CARD)
        return [Outcome(1.0, put, PlacedOnTop(seat, world.lifted if seat == ME else NO_CARD))]

    return step


def claim_in_vain(thief: int, victim: int, card: int) -> Step:
    """Three of a kind named a card; worlds in which the victim has it are told apart by the event."""

    def step(world: World) -> Iterable[Outcome]:
        return [Outcome(1.0, world, Claimed(thief, victim, card, card in world.hands[victim]))]

    return step
