"""The odds are those that one gets by writing down every world and striking out what did not happen (`worlds.py`).

A player's knowledge of the draw pile is exact for every place and every kind of card, under the assumptions that
Knowledge states: a place or an order that another player chose in secret is as likely as any other, and a player's
choice of move says nothing about the cards.  Knowledge of hands is not exact by design, and left out here: a card that
another player shows, loses or lacks only rules out what cannot be.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from boomcat.core.cards import KINDS, NO_CARD, Card
from boomcat.core.chance import PlayerRng
from boomcat.core.events import (
    Claimed,
    Defused,
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Marked,
    Placed,
    Reached,
    Surfaced,
    Took,
    WentOff,
)
from boomcat.core.hand import Hand, copies_in
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.core.transfers import give
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View
from tests.support import brute_force_odds as naive
from tests.support.brute_force_odds import FACE_DOWN, FACE_UP, KITTEN, ME, STREAKING, Step, World
from tests.support.thorough import few

SEATS = 3
RULES = rules_for(edition_named("party-pack imploding=1 streaking=1"), SEATS, Options())


NOTHING = Reached(0)


class Player:
    """Seat 0 of a small game: what it knows in both ways, and the world as it is."""

    def __init__(self, pile: int, hands: tuple[int, ...], box: int, cards: Sequence[int], rng: PlayerRng) -> None:
        self.rng = rng
        worlds = naive.all_worlds(pile, hands, box, cards)
        self.truth = self.any_of(list(worlds.items()))
        # Everybody sees the Imploding Kitten on top, or that it is not there.
        seen = naive.on_top(self.truth)
        self.worlds = naive.scaled({world: worlds[world] for world in worlds if naive.on_top(world) == seen})
        self.seen: list[Event] = []
        #: Own cards, and the Defuses that everybody has seen go into the hands.
        self.own: list[int] = []
        self.open = [0] * SEATS
        self.alive = list(range(SEATS))
        self.known = Knowledge(View(game_of(self.truth), ME))

    def any_of(self, weighed: list[tuple[World, float]]) -> World:
        left = self.rng.below(1 << 30) / (1 << 30)
        for world, weight in weighed:
            left -= weight
            if left < 0:
                return world
        return weighed[-1][0]

    def do(self, step: Step) -> Event:
        """It happens in the world as it is; the player sees it and thinks.  Return the first event seen."""
        outcomes = list(step(self.truth))
        self.truth = self.any_of([(outcome.world, outcome.chance) for outcome in outcomes])
        seen = next(outcome.seen for outcome in outcomes if outcome.world == self.truth)
        self.worlds = naive.after(self.worlds, step, seen)
        first = seen[0] if seen else NOTHING
        if isinstance(first, DrewKitten) and first.defusable and first.seat != ME:
            # Everybody has seen the Defuse go there: it says nothing about the hidden cards of the hand.
            self.see(Took(first.seat, Card.DEFUSE))
        for event in seen:
            self.see(event)
        return first

    def see(self, event: Event) -> None:
        self.seen.append(event)
        self.known.see(event)
        match event:
            case Took():
                self.open[event.seat] += 1
            case Defused() if event.seat != ME:
                self.open[event.seat] -= 1
            case Drew() if event.seat == ME:
                self.own.append(event.card)
            case Exploded():
                self.alive.remove(event.seat)
            case _:
                pass

    def held(self, seat: int) -> tuple[int, ...]:
        """Return the cards that the player knows for certain to be in a hand."""
        return tuple(self.own) if seat == ME else (Card.DEFUSE,) * self.open[seat]

    def check(self) -> None:
        """All odds agree."""
        self.check_risks()
        pile = len(self.truth.pile)
        for above in range(pile):
            for card in range(KINDS):
                naively = naive.chance_of(self.worlds, card, above)
                assert self.known.chance_of(card, above) == pytest.approx(naively, abs=1e-9), self.story(above)
            certain = {world.pile[above] for world in self.worlds}
            assert self.known.known_at(above) == (certain.pop() if len(certain) == 1 else NO_CARD), self.story(above)
        known = [(above, self.known.known_at(above)) for above in range(pile)]
        assert self.known.known_places() == [(above, card) for above, card in known if card != NO_CARD]
        if pile:
            naively = naive.deadly(self.worlds, pile - 1)
            assert self.known.chance_at_bottom() == pytest.approx(naively, abs=1e-9)

    def check_risks(self) -> None:
        """The odds of kittens agree."""
        assert self.known.pile.size() == len(self.truth.pile)
        for above in range(len(self.truth.pile)):
            naively = naive.deadly(self.worlds, above)
            assert self.known.chance_to_explode(above) == pytest.approx(naively, abs=1e-9), self.story(above)

    def story(self, above: int) -> str:
        return f"place {above} of {self.truth} after {self.seen}"


def game_of(world: World) -> State:
    """A table that is in this world: the cards that are in no world lie in the discard pile."""
    hidden = [*world.pile, *world.box, *(card for hand in world.hands for card in hand)]
    discards = [*RULES.deck, *[Card.DEFUSE] * SEATS]
    for card in hidden:
        if card not in naive.ONLY_IN_THE_PILE:
            discards.remove(card)
    game = State(RULES, [Hand() for _ in range(SEATS)], list(reversed(world.pile)), discards)
    game.set_aside = list(world.box)
    for seat, hand in enumerate(world.hands):
        for card in hand:
            give(game, seat, card)
    return game


#: Piles of four to seven cards, two hidden hands, perhaps a box; all kinds alike, some alike, all different.
#: The Imploding Kitten is there or not, face down or face up.
SMALL = {
    "four": (4, (1, 1), 0, [KITTEN, KITTEN, Card.SKIP, Card.SKIP, Card.NOPE, Card.NOPE]),
    "four, all different": (4, (1, 0), 1, [KITTEN, Card.SKIP, Card.NOPE, Card.FAVOR, Card.SHUFFLE, Card.DEFUSE]),
    "five": (5, (1, 1), 1, [KITTEN, KITTEN, Card.SKIP, Card.SKIP, Card.SKIP, Card.NOPE, Card.NOPE, Card.FAVOR]),
    "six, three kittens": (6, (1, 1), 0, [*[KITTEN] * 3, Card.SKIP, Card.SKIP, Card.NOPE, Card.NOPE, Card.FAVOR]),
    "seven, nothing elsewhere": (7, (0, 0), 0, [KITTEN, KITTEN, *[Card.SKIP] * 3, Card.NOPE, Card.FAVOR]),
    "seven": (7, (1, 0), 1, [KITTEN, KITTEN, *[Card.SKIP] * 4, Card.NOPE, Card.NOPE, Card.FAVOR]),
    "two, imploding": (2, (0, 1), 0, [FACE_DOWN, Card.SKIP, Card.NOPE]),
    "four, imploding": (4, (1, 1), 0, [FACE_DOWN, KITTEN, Card.SKIP, Card.SKIP, Card.NOPE, Card.NOPE]),
    "four, face up": (4, (1, 0), 1, [FACE_UP, KITTEN, Card.SKIP, Card.NOPE, Card.FAVOR, Card.FAVOR]),
    "five, imploding": (5, (0, 1), 0, [FACE_DOWN, KITTEN, KITTEN, Card.SKIP, Card.SKIP, Card.NOPE]),
    "five, no kitten": (5, (1, 0), 0, [FACE_DOWN, Card.SKIP, Card.SKIP, Card.SKIP, Card.NOPE, Card.NOPE]),
    "six, face up": (6, (0, 1), 0, [FACE_UP, KITTEN, KITTEN, Card.SKIP, Card.SKIP, Card.SKIP, Card.NOPE]),
    "four, streaking": (4, (2, 1), 0, [KITTEN, KITTEN, STREAKING, Card.SKIP, Card.SKIP, Card.NOPE, Card.NOPE]),
    "five, streaking": (5, (2, 2), 0, [*[KITTEN] * 3, STREAKING, *[Card.SKIP] * 3, Card.NOPE, Card.NOPE]),
    "three, streaking": (3, (3, 0), 1, [KITTEN, KITTEN, STREAKING, Card.SKIP, Card.SKIP, Card.NOPE, Card.FAVOR]),
    "six, imploding": (6, (1, 0), 1, [FACE_DOWN, KITTEN, *[Card.SKIP] * 3, Card.NOPE, Card.NOPE, Card.NOPE]),
}


def random_life(player: Player, steps: int) -> Iterator[None]:
    """Anybody does anything, again and again; a moment after each."""
    rng = player.rng
    for _ in range(steps):
        seat = player.alive[rng.below(len(player.alive))]
        cards = 3 if rng.below(2) else 5
        match rng.below(14):
            case 0:
                player.do(naive.peek(seat, cards))
            case 1 | 2:
                yield from drawing(player, seat, naive.draw(seat, rng.below(2) == 0, player.held(seat)))
            case 3 | 4:
                yield from drawing(player, seat, naive.draw(seat, False, player.held(seat)))
            case 5:
                player.do(naive.peek(seat, cards))
                orders = list(permutations(range(min(cards, len(player.truth.pile)))))
                player.do(naive.alter(seat, cards, orders[rng.below(len(orders))]))
            case 6:
                player.do(naive.reveal)
            case 7:
                player.do(naive.shuffle)
            case 8 | 9:
                for step in naive.STIRRING[rng.below(len(naive.STIRRING))](seat, rng.below(len(player.truth.pile))):
                    player.do(step)
            case 10 | 11:
                player.do(naive.lift_top(seat))
                yield
                player.do(naive.bury(seat, rng.below(len(player.truth.pile) + 1)))
            case _:
                player.do(naive.lift(seat))
                yield
                if rng.below(2):
                    player.do(naive.put_on_top(seat))
                else:
                    yield from drawing(player, seat, naive.keep(seat, player.held(seat)))
        if len(player.truth.pile) < 2 or len(player.alive) < 2 or hand_was_shown(player) or was_refused(player):
            return
        yield


def drawing(player: Player, seat: int, step: Step) -> Iterator[None]:
    """A draw; a kitten goes back, or leaves the game while there is another."""
    drawn = player.do(step)
    if was_refused(player):
        player.check_risks()
        return
    place = player.rng.below(len(player.truth.pile) + 1)
    if not isinstance(drawn, DrewKitten) or drawn.card == FACE_UP:
        return
    yield
    if drawn.card == FACE_DOWN:
        player.do(naive.place(seat, place, FACE_UP))
    else:
        kittens = player.truth.pile.count(KITTEN)
        if kittens and player.rng.below(4) == 0:
            return
        player.see(Defused(seat, Card.DEFUSE, False))
        player.do(naive.place(seat, place, KITTEN))


def hand_was_shown(player: Player) -> bool:
    """Return whether a player exploded and left unknown cards: evidence that is not counted, by design."""
    last = player.seen[-1]
    return isinstance(last, Exploded) and last.seat != ME and len(last.cards) > player.open[last.seat]


def was_refused(player: Player) -> bool:
    """Return whether a player could not keep a kitten, as one with the Streaking Kitten could: where that one is then
    counts for the risks, and not for the other cards, by design."""
    last = player.seen[-1]
    kitten = isinstance(last, DrewKitten) and last.card == KITTEN and last.seat != ME
    return kitten and player.known.pool.loose.count(STREAKING) > 0


COLLECTED = {
    "all different": (3, (3, 1), 0, [KITTEN, KITTEN, STREAKING, Card.SKIP, Card.NOPE, Card.FAVOR, Card.SHUFFLE]),
    "some alike": (4, (3, 2), 1, [*[KITTEN] * 3, STREAKING, *[Card.SKIP] * 3, *[Card.NOPE] * 3]),
    "no kitten elsewhere": (4, (2, 1), 0, [KITTEN, KITTEN, Card.SKIP, Card.SKIP, Card.NOPE, Card.FAVOR, Card.FAVOR]),
}


def with_defuses(name: str, seed: int) -> Player:
    """A player who sees a Defuse in each hand, so that a kitten that goes off says nothing about other cards."""
    player = Player(*COLLECTED[name], PlayerRng(seed))
    for seat in (1, 2):
        player.see(Took(seat, Card.DEFUSE))
        # It can't leave the hand unseen.
        player.see(Marked(ME, seat, Card.DEFUSE))
    return player


def defuse(player: Player, event: Event) -> None:
    if isinstance(event, WentOff):
        player.see(Defused(event.seat, Card.DEFUSE, False))
        player.do(naive.place(event.seat, 0, KITTEN))


@pytest.mark.parametrize("seed", range(few(4, 40)))
@pytest.mark.parametrize("on_top", [False, True])
@pytest.mark.parametrize("name", list(COLLECTED))
def test_the_odds_are_those_of_all_worlds_when_others_put_cards_into_the_pile(name, on_top, seed):
    """H9, B6: also if the Streaking Kitten or the kitten beside it may be among them."""
    player = with_defuses(name, seed)
    player.check()
    for seat in (1, 2):
        player.do(naive.add(seat, on_top))
    if not on_top:
        player.do(naive.shuffle)
    defuse(player, player.do(naive.settle))
    player.check()


@pytest.mark.parametrize("seed", range(few(6, 60)))
@pytest.mark.parametrize("name", list(COLLECTED))
def test_the_odds_are_those_of_all_worlds_when_a_card_changes_hands_unseen(name, seed):
    """H3: if no kitten goes off, neither it nor the Streaking Kitten beside it has moved."""
    player = with_defuses(name, seed)
    player.do(naive.steal(2, 1))
    defuse(player, player.seen[-1])
    player.check()


@pytest.mark.parametrize("seed", range(few(3, 12)))
@pytest.mark.parametrize("name", list(SMALL))
def test_the_odds_are_those_of_all_worlds(name, seed):
    player = Player(*SMALL[name], PlayerRng(seed))
    player.check()
    for _ in random_life(player, 10):
        player.check()


def test_a_card_named_in_vain_was_not_drawn():
    """A player drew one of three known cards in an unknown order, and then did not have the one that was named."""
    player = Player(4, (0, 0), 0, [KITTEN, Card.SKIP, Card.NOPE, Card.FAVOR], PlayerRng(1))
    while KITTEN in player.truth.pile[:3]:
        player = Player(4, (0, 0), 0, [KITTEN, Card.SKIP, Card.NOPE, Card.FAVOR], player.rng)
    player.do(naive.reveal)
    player.do(naive.alter(1, 3, (0, 1, 2)))
    player.do(naive.draw(1, False, ()))
    player.check()
    named = next(card for card in (Card.SKIP, Card.NOPE) if card not in player.truth.hands[1])
    assert player.do(naive.claim_in_vain(2, 1, named)) == Claimed(2, 1, named, False)
    player.check()


def test_everybody_was_dealt_a_defuse_s2():
    """So the Defuses in the pile are only those that were left over (S3)."""
    from tests.support.random_games import new_game

    game, _ = new_game("original", 4, Options(), 1)
    known = Knowledge(View(game, ME))
    assert [copies_in(hand, Card.DEFUSE) for hand in known.held] == [0, 1, 1, 1]
    own = int(copies_in(game.hands[ME], Card.DEFUSE))
    unseen = len(game.draw_pile) + 7 * 3 - 3
    expected = (1 - 3 / len(game.draw_pile)) * (3 - own) / unseen
    assert known.chance_of(Card.DEFUSE, 0) == pytest.approx(expected)


def test_the_lives_above_have_every_fate_of_the_imploding_kitten():
    """Found by anybody at either end, put back, coming to the top, deadly at either end."""
    fates: set[tuple[object, ...]] = set()
    for name in ("four, imploding", "four, face up", "five, imploding"):
        for seed in range(40):
            player = Player(*SMALL[name], PlayerRng(seed))
            for _ in random_life(player, 10):
                pass
            for event in player.seen:
                match event:
                    case DrewKitten() if event.card != KITTEN:
                        fates.add((event.card, event.seat == ME, event.bottom))
                    case Placed() if event.card != KITTEN:
                        fates.add((Placed, event.seat == ME))
                    case Surfaced():
                        fates.add((Surfaced,))
                    case _:
                        pass
    both_ends = {(kind, mine, end) for kind in (FACE_DOWN, FACE_UP) for mine in (0, 1) for end in (0, 1)}
    assert fates == both_ends | {(Placed, False), (Placed, True), (Surfaced,)}
