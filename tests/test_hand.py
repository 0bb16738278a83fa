"""Hands against a plain multiset, with every kind at its maximum and beyond."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomcat.core.cards import Card
from boomcat.core.edition import EDITIONS
from boomcat.core.hand import Hand

HOLDABLE = range(Card.DEFUSE, Card.GODCAT + 1)
MOST = {card: max(edition.box.get(card, 0) for edition in EDITIONS.values()) for card in HOLDABLE}

pytestmark = pytest.mark.both_builds


def check(hand: Hand, cards: Counter[int]) -> None:
    assert hand.cards() == sorted(cards.elements())
    assert hand.size == cards.total()
    assert [hand.count(card) for card in HOLDABLE] == [cards[card] for card in HOLDABLE]
    assert [hand.has(card) for card in HOLDABLE] == [cards[card] > 0 for card in HOLDABLE]
    for mask, least in ((hand.one, 1), (hand.two, 2), (hand.three, 3)):
        assert mask == sum(1 << card for card in HOLDABLE if cards[card] >= least)
    assert [hand.nth(n) for n in range(hand.size)] == hand.cards()


def test_a_hand_can_hold_every_kind_at_its_maximum():
    hand = Hand()
    cards: Counter[int] = Counter()
    for card in HOLDABLE:
        for _ in range(MOST[card]):
            hand.add(card)
            cards[card] += 1
            check(hand, cards)
    assert MOST[Card.DEFUSE] == MOST[Card.SKIP] == 10
    for card in reversed(HOLDABLE):
        for _ in range(MOST[card]):
            hand.remove(card)
            cards[card] -= 1
            check(hand, cards)
    assert hand.size == 0


def test_each_kind_counts_to_sixteen_without_touching_its_neighbours():
    for card in HOLDABLE:
        hand = Hand()
        for copies in range(1, 17):
            hand.add(card)
            check(hand, Counter({card: copies}))


@given(st.lists(st.tuples(st.sampled_from(list(HOLDABLE)), st.booleans()), max_size=80))
def test_a_hand_is_a_multiset(steps: list[tuple[int, bool]]):
    hand = Hand()
    cards: Counter[int] = Counter()
    for card, add in steps:
        if add and cards[card] < 16:
            hand.add(card)
            cards[card] += 1
        elif cards[card]:
            hand.remove(card)
            cards[card] -= 1
    check(hand, cards)
    twin = hand.copy()
    twin.add(Card.NOPE)
    check(hand, cards)
