"""The only copy of every move.  Sharing them saves the allocation and makes the action space a fixed list."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from boomcat.core.cards import KINDS, Card, bit
from boomcat.core.combos import PAIR_WILDS, TRIPLE_WILDS, Five, Pair, Triple
from boomcat.core.game import NOBODY
from boomcat.core.moves import (
    Alter,
    Decline,
    Defuse,
    DefuseDevilcat,
    Draw,
    Face,
    Give,
    Keep,
    Move,
    Nope,
    Pass,
    Place,
    PutBack,
    Steal,
    Swap,
    Take,
)
from boomcat.core.plays import (
    AlterTheFuture,
    Armageddon,
    Attack,
    CardPlay,
    DrawFromTheBottom,
    Favor,
    Needs,
    NeverAlone,
    RaisingHeck,
    RevealTheFuture,
    SeeTheFuture,
    Shuffle,
    Skip,
    TargetedAttack,
)
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS

MOST_CARDS: Final = 120

#: What each card does when it is played alone.
PLAYED_ALONE: Final[dict[int, type[CardPlay]]] = {
    Card.ATTACK: Attack,
    Card.TARGETED_ATTACK: TargetedAttack,
    Card.SKIP: Skip,
    Card.SEE_THE_FUTURE: SeeTheFuture,
    Card.ALTER_THE_FUTURE: AlterTheFuture,
    Card.REVEAL_THE_FUTURE: RevealTheFuture,
    Card.SHUFFLE: Shuffle,
    Card.DRAW_FROM_THE_BOTTOM: DrawFromTheBottom,
    Card.RAISING_HECK: RaisingHeck,
    Card.FAVOR: Favor,
    Card.ARMAGEDDON: Armageddon,
}

DRAW: Final = Draw(Ask.TURN)
NOPE: Final = Nope(Ask.NOPE)
PASS: Final = Pass(Ask.NOPE)
DEFUSE: Final = Defuse(Card.DEFUSE)
GODCAT_AS_DEFUSE: Final = Defuse(Card.GODCAT)
DECLINE: Final = Decline(Ask.DEFUSE)
PLACES: Final = [Place(above) for above in range(MOST_CARDS)]
GIVES: Final = [Give(card) for card in range(KINDS)]
TAKES: Final = [Take(card) for card in range(KINDS)]
#: What a hand can hold.
HOLDABLE: Final = range(Card.DEFUSE, Card.GODCAT + 1)
STEAL_GODCAT: Final = Steal(True)
STEAL_RANDOM: Final = Steal(False)
#: By the number of cards.
ALTERS: Final = [[Alter(order) for order in permutations(range(cards))] for cards in range(4)]
KEEP: Final = Keep(Ask.HECK)
PUT_BACK: Final = PutBack(Ask.HECK)
FACE_WITH_GODCAT: Final = [Face(seat, Card.GODCAT) for seat in range(SEATS)]
FACE_WITH_DEVILCAT: Final = [Face(seat, Card.DEVILCAT) for seat in range(SEATS)]
SWAP: Final = Swap(True)
STAY: Final = Swap(False)
DEFUSE_DEVILCAT: Final = DefuseDevilcat(Ask.DEVILCAT)
DECLINE_DEVILCAT: Final = Decline(Ask.DEVILCAT)


def singles() -> list[CardPlay]:
    """Every card alone, as itself and by the Godcat, against every seat; see `single`."""
    found: list[CardPlay] = []
    for title in range(KINDS):
        kind = PLAYED_ALONE.get(title, NeverAlone)
        for card in (title, Card.GODCAT):
            aimless = kind(title, card, NOBODY)
            aimed = aimless.needs() in (Needs.OTHER_PLAYER, Needs.OTHER_PLAYER_WITH_CARDS)
            for seat in range(SEATS):
                found.append(kind(title, card, seat) if aimed else aimless)
    return found


def titles_that_need(needs: i64) -> i64:
    found: i64 = 0
    for title in PLAYED_ALONE:
        if single(title, False, 0).needs() == needs:
            found |= bit(title)
    return found


SINGLES: Final = singles()
PAIRS: Final = [
    Pair(title, wild, seat) for title in range(KINDS) for wild in range(PAIR_WILDS) for seat in range(SEATS)
]
TRIPLES: Final = [
    Triple(title, wild, seat, named)
    for title in range(KINDS)
    for wild in range(TRIPLE_WILDS)
    for seat in range(SEATS)
    for named in range(KINDS)
]
FIVES: Final[dict[int, Five]] = {}


def single(title: i64, by_godcat: bool, target: i64) -> CardPlay:
    """The play of a card alone.  Where it has no target, any seat will do."""
    return SINGLES[(title * 2 + (1 if by_godcat else 0)) * SEATS + target]


def pair(title: i64, wild: i64, target: i64) -> Pair:
    return PAIRS[(title * PAIR_WILDS + wild) * SEATS + target]


def triple(title: i64, wild: i64, target: i64, named: i64) -> Triple:
    return TRIPLES[((title * TRIPLE_WILDS + wild) * SEATS + target) * KINDS + named]


def five(kinds: i64, ferals: i64) -> Five:
    """There are thousands of these, so they are made when first asked for."""
    key = kinds * 8 + ferals
    found = FIVES.get(key)
    if found is None:
        found = Five(kinds, ferals)
        FIVES[key] = found
    return found


def every_move() -> list[Move]:
    """Everything that could be answered to any question, the fives that nobody played yet aside."""
    found: list[Move] = [DRAW, NOPE, PASS, DEFUSE, GODCAT_AS_DEFUSE, DECLINE, STEAL_GODCAT, STEAL_RANDOM, KEEP]
    found += [PUT_BACK, SWAP, STAY, DEFUSE_DEVILCAT, DECLINE_DEVILCAT]
    for orders in ALTERS[1:]:
        found += orders
    found += PLACES
    found += [GIVES[card] for card in HOLDABLE]
    found += [TAKES[card] for card in HOLDABLE]
    found += FACE_WITH_GODCAT
    found += FACE_WITH_DEVILCAT
    for title in PLAYED_ALONE:
        for by_godcat in (False, True):
            for seat in range(SEATS):
                play = single(title, by_godcat, seat)
                if play.target == seat or seat == 0:
                    found.append(play)
    found += [play for play in PAIRS if play.title in HOLDABLE]
    found += [play for play in TRIPLES if play.title in HOLDABLE]
    found += FIVES.values()
    return found


#: Sets of titles that can be played alone, by what they need.
ALONE: Final = titles_that_need(Needs.NOTHING)
AIMED: Final = titles_that_need(Needs.OTHER_PLAYER)
AIMED_AT_CARDS: Final = titles_that_need(Needs.OTHER_PLAYER_WITH_CARDS)
NEEDS_MAT: Final = titles_that_need(Needs.BOTH_CATS_ON_THE_MAT)
