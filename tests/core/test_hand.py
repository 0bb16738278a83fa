"""Hands against a plain multiset, with every kind at its maximum and beyond."""

from collections import Counter
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomcat.core import cards
from boomcat.core.cards import KINDS, Card, bit, how_many, lowest, members_of, nth_of, set_of
from boomcat.core.combos import Five
from boomcat.core.edition import EDITIONS
from boomcat.core.hand import Hand, add_card, cards_in, copies_in, hand_of, holds, nth_card, remove_card
from boomcat.core.legal import FIVES_WITHIN, fives_within
from boomcat.core.move_pool import FIVES

HOLDABLE = members_of(cards.HOLDABLE)
#: As many kinds as there is room for, and as many copies of each.
ROOM, COPIES = 64, 31
MOST = {card: max(edition.box.get(card, 0) for edition in EDITIONS.values()) for card in HOLDABLE}

pytestmark = pytest.mark.both_builds


def check(hand: Hand, held: Counter[int]) -> None:
    assert cards_in(hand) == sorted(held.elements())
    assert hand.size == held.total()
    assert [copies_in(hand, card) for card in range(ROOM)] == [held[card] for card in range(ROOM)]
    assert [holds(hand, card) for card in range(ROOM)] == [held[card] > 0 for card in range(ROOM)]
    for mask, least in ((hand.one, 1), (hand.two, 2), (hand.three, 3)):
        assert members_of(mask) == [card for card in range(ROOM) if held[card] >= least]
    some = slice(None, None, 1 + hand.size // 200)  # which card is the nth is counted from the first
    assert [nth_card(hand, n) for n in range(hand.size)[some]] == cards_in(hand)[some]
    assert len(hand) == held.total()
    if max(held, default=0) < KINDS:
        assert list(hand) == sorted(held.elements())
        assert all(isinstance(card, Card) for card in hand)
        assert [hand.count(card) for card in Card] == [hand.count(str(card)) for card in Card]
        assert [hand.count(card) for card in Card] == [held[card] for card in Card]
        assert [card for card in Card if card in hand] == [card for card in Card if str(card) in hand]
        assert [card for card in Card if card in hand] == sorted(+held)


def test_a_hand_can_hold_every_kind_at_its_maximum():
    hand = Hand()
    held: Counter[int] = Counter()
    for card in HOLDABLE:
        for _ in range(MOST[card]):
            add_card(hand, card)
            held[card] += 1
            check(hand, held)
    assert MOST[Card.DEFUSE] == MOST[Card.SKIP] == 10
    for card in reversed(HOLDABLE):
        for _ in range(MOST[card]):
            remove_card(hand, card)
            held[card] -= 1
            check(hand, held)
    assert hand.size == 0


def test_there_is_room_for_more_kinds_than_there_are():
    assert set(HOLDABLE) < set(range(KINDS)) <= set(range(ROOM))


def test_each_kind_counts_to_thirty_one_without_touching_its_neighbours():
    for card in range(ROOM):
        hand = Hand()
        for held in range(1, COPIES + 1):
            add_card(hand, card)
            assert [copies_in(hand, other) for other in range(ROOM)] == [0] * card + [held] + [0] * (ROOM - card - 1)
            if held & held - 1 == 0 or held == COPIES:
                check(hand, Counter({card: held}))


def test_all_kinds_there_is_room_for_fit_into_one_hand():
    hand = Hand()
    for card in range(ROOM):
        for _ in range(COPIES):
            add_card(hand, card)
    check(hand, Counter(dict.fromkeys(range(ROOM), COPIES)))
    assert hand.key() == hand.copy().key()
    for card in range(ROOM):
        for _ in range(COPIES):
            remove_card(hand, card)
    check(hand, Counter())
    assert hand.key() == Hand().key()


@given(st.lists(st.tuples(st.sampled_from(range(ROOM)), st.booleans()), max_size=80))
def test_a_hand_is_a_multiset(steps: list[tuple[int, bool]]):
    hand = Hand()
    held: Counter[int] = Counter()
    for card, add in steps:
        if add and held[card] < COPIES:
            add_card(hand, card)
            held[card] += 1
        elif held[card]:
            remove_card(hand, card)
            held[card] -= 1
    check(hand, held)
    twin = hand.copy()
    add_card(twin, Card.NOPE)
    check(hand, held)


@given(st.sets(st.sampled_from(range(ROOM)), min_size=1))
def test_a_set_has_room_for_sixty_four_kinds(kinds: set[int]):
    members = set_of(list(kinds))
    assert members_of(members) == sorted(kinds)
    assert how_many(members) == len(kinds)
    assert lowest(members) == min(kinds)
    assert [nth_of(members, n) for n in range(len(kinds))] == sorted(kinds)
    assert [card for card in range(ROOM) if members & bit(card)] == sorted(kinds)


@given(st.lists(st.sampled_from(range(ROOM))), st.lists(st.sampled_from(range(ROOM))))
def test_hands_are_equal_if_they_hold_the_same_cards(some: list[int], others: list[int]):
    assert hand_of(some) == hand_of(some[::-1])
    assert (hand_of(some) == hand_of(others)) == (Counter(some) == Counter(others))
    assert (hand_of(some).key() == hand_of(others).key()) == (Counter(some) == Counter(others))


@given(st.sets(st.sampled_from([card for card in range(ROOM) if card != Card.FERAL_CAT]), min_size=5, max_size=7))
def test_five_different_of_sixty_four_kinds_are_five_different_plays(kinds: set[int]):
    fives = [play for play in fives_within(set_of(list(kinds)), 0) if isinstance(play, Five)]
    assert len(set(fives)) == len(fives) == comb(len(kinds), 5)
    assert all(how_many(play.kinds) == 5 for play in fives)
    # The pools belong to real games.
    FIVES_WITHIN[0].clear()
    for play in fives:
        if max(members_of(play.kinds)) >= KINDS:
            del FIVES[play.kinds, play.ferals]


def test_a_hand_is_asked_for_cards_by_any_of_their_names():
    hand = hand_of([Card.SKIP, Card.SKIP, Card.CAT_1])
    assert "skip" in hand
    assert "tacocat" in hand
    assert 4 in hand
    assert Card.NOPE not in hand
    assert (hand.count("skip"), hand.count("Skip"), hand.count(Card.CAT_1), hand.count("nope")) == (2, 2, 1, 0)
    assert hand
    assert not Hand()


ODD: list[Any] = ["uno", 99, -1, 10**30, None, 2.5, b"skip", ["skip"]]


@pytest.mark.parametrize("card", ODD, ids=repr)
def test_an_invalid_card_is_in_no_hand(card: Any):
    hand = Hand()
    for ask in (lambda: card in hand, lambda: hand.count(card)):
        with pytest.raises((TypeError, ValueError), match=r"^(no card|a card) ") as caught:
            ask()
        assert "i64" not in str(caught.value)
