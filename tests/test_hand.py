"""Hands against a plain multiset, with every kind at its maximum and beyond."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomcat.core import cards
from boomcat.core.cards import KINDS, Card, members_of
from boomcat.core.edition import EDITIONS
from boomcat.core.hand import Hand

HOLDABLE = members_of(cards.HOLDABLE)
#: As many kinds as there is room for, and as many copies of each.
ROOM, COPIES = 36, 31
MOST = {card: max(edition.box.get(card, 0) for edition in EDITIONS.values()) for card in HOLDABLE}

pytestmark = pytest.mark.both_builds


def check(hand: Hand, held: Counter[int]) -> None:
    assert hand.cards() == sorted(held.elements())
    assert hand.size == held.total()
    assert [hand.count(card) for card in range(ROOM)] == [held[card] for card in range(ROOM)]
    assert [hand.has(card) for card in range(ROOM)] == [held[card] > 0 for card in range(ROOM)]
    for mask, least in ((hand.one, 1), (hand.two, 2), (hand.three, 3)):
        assert mask == sum(1 << card for card in range(ROOM) if held[card] >= least)
    assert [hand.nth(n) for n in range(hand.size)] == hand.cards()


def test_a_hand_can_hold_every_kind_at_its_maximum():
    hand = Hand()
    held: Counter[int] = Counter()
    for card in HOLDABLE:
        for _ in range(MOST[card]):
            hand.add(card)
            held[card] += 1
            check(hand, held)
    assert MOST[Card.DEFUSE] == MOST[Card.SKIP] == 10
    for card in reversed(HOLDABLE):
        for _ in range(MOST[card]):
            hand.remove(card)
            held[card] -= 1
            check(hand, held)
    assert hand.size == 0


def test_there_is_room_for_more_kinds_than_there_are():
    assert set(HOLDABLE) < set(range(KINDS)) <= set(range(ROOM))


def test_each_kind_counts_to_thirty_one_without_touching_its_neighbours():
    for card in range(ROOM):
        hand = Hand()
        for copies in range(1, COPIES + 1):
            hand.add(card)
            check(hand, Counter({card: copies}))


def test_all_kinds_there_is_room_for_fit_into_one_hand():
    hand = Hand()
    for card in range(ROOM):
        for _ in range(COPIES):
            hand.add(card)
    check(hand, Counter(dict.fromkeys(range(ROOM), COPIES)))
    assert hand.key() == hand.copy().key()
    for card in range(ROOM):
        for _ in range(COPIES):
            hand.remove(card)
    check(hand, Counter())
    assert hand.key() == Hand().key()


@given(st.lists(st.tuples(st.sampled_from(range(ROOM)), st.booleans()), max_size=80))
def test_a_hand_is_a_multiset(steps: list[tuple[int, bool]]):
    hand = Hand()
    held: Counter[int] = Counter()
    for card, add in steps:
        if add and held[card] < COPIES:
            hand.add(card)
            held[card] += 1
        elif held[card]:
            hand.remove(card)
            held[card] -= 1
    check(hand, held)
    twin = hand.copy()
    twin.add(Card.NOPE)
    check(hand, held)
