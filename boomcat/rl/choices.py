"""The moves that a learner chooses from: the legal ones, reduced to those that differ.

Of all fives only the cheapest is offered, of the places in the pile some, of new orders of the top cards those that
come out differently, and a player who can defuse isn't asked whether to explode.  Three of a kind name what is
worth naming.  Where one option is left it is played without asking.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomcat.bots.worth import WORTH
from boomcat.core.answers import ALTERS, BLIND, ORDERS, PLACEMENTS, Explode, add_answers
from boomcat.core.cards import HOLDABLE, IN_FIVES, KINDS, Kind, bit, members_of, set_of
from boomcat.core.combos import TRIPLE_WILDS
from boomcat.core.hand import Hand, copies_in, holds
from boomcat.core.legal import TurnSets, add_pairs, add_singles, triple_titles
from boomcat.core.move_pool import DRAW, NOPE, PASS, PASSING, PLAYING, five, triple
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.state import State

#: More options than this are cut off.
MOST: Final = 192
#: Places that are offered one by one; of the deeper ones only some.
EVERY_PLACE: Final = 10


#: What five different cards may be, the least worth first.
CHEAPEST: Final = [card for _, card in sorted([(WORTH[card], card) for card in members_of(IN_FIVES)])]
#: What three of a kind may name: a cat isn't worth three cards.
NAMED: Final[i64] = set_of([card for card in range(KINDS) if WORTH[card] >= 1.5])


def options_of(game: State, seat: i64) -> list[Move]:
    """Return the moves this player, who is asked, may choose from.  They depend only on what the player may know."""
    found: list[Move] = []
    asking = game.asking
    hand = game.hands[seat]
    if asking == Ask.NOPE:
        if game.can_nope() & bit(seat):
            found.append(NOPE)
        found.append(PASS)
    elif is_window(asking):
        if game.can_play_in(asking) & bit(seat):
            found.append(PLAYING[asking])
        found.append(PASSING[asking])
    elif asking == Ask.TURN and game.cursed & bit(seat):
        found.append(DRAW)
        if hand.size:
            found.append(BLIND)
    elif asking == Ask.TURN:
        add_turn(game, hand, found)
    elif asking in PLACEMENTS:
        found += [PLACEMENTS[asking][above] for above in places(len(game.draw_pile))]
    elif asking in ORDERS:
        found += [ORDERS[asking][game.looking][at] for at in orders(game)]
    else:
        add_answers(game, hand, found)
        if isinstance(found[-1], Explode):
            found.pop()
    del found[MOST:]
    return found


def add_turn(game: State, hand: Hand, found: list[Move]) -> None:
    sets = TurnSets(game, hand)
    victims = sets.victims
    found.append(DRAW)
    add_singles(game, sets.alone, False, victims, found)
    add_singles(game, sets.by_godcat, True, victims, found)
    if sets.five:
        add_five(hand, found)
    if sets.pairs:
        add_pairs(game, hand, victims, found)
    if sets.triples:
        add_triples(game, hand, victims, found)


def add_five(hand: Hand, found: list[Move]) -> None:
    """Add the five different cards that are worth the least."""
    ferals = copies_in(hand, Kind.FERAL_CAT)
    kinds: i64 = 0
    spent: i64 = 0
    missing: i64 = 5
    for card in CHEAPEST:
        if card == Kind.FERAL_CAT:
            while ferals and missing:
                ferals -= 1
                spent += 1
                missing -= 1
        elif holds(hand, card) and missing:
            kinds |= bit(card)
            missing -= 1
    found.append(five(kinds, spent))


def add_triples(game: State, hand: Hand, victims: i64, found: list[Move]) -> None:
    """Add triples, against the next players first: a cut must not always hit those at high seats."""
    names = members_of(game.rules.titles & NAMED & HOLDABLE)
    ahead = victims & -bit(game.current)
    targets = members_of(ahead) + members_of(victims ^ ahead)
    for wild in range(TRIPLE_WILDS if game.rules.wild else 1):
        for title in members_of(triple_titles(game, hand, wild)):
            found += [triple(title, wild, target, named) for target in targets for named in names]


def places(pile: int) -> list[int]:
    """Return the places that are offered in a pile of this many cards."""
    return [
        above
        for above in range(pile + 1)
        if above < EVERY_PLACE or above >= pile - 1 or above in (pile // 2, pile * 3 // 4)
    ]


def orders(game: State) -> list[int]:
    """Return which orders of the top cards leave them differently, by their numbers."""
    cards = game.top_cards(game.looking)
    seen: set[int] = set()
    found: list[int] = []
    for at, alter in enumerate(ALTERS[game.looking]):
        key: i64 = 0
        for place in alter.order:
            key = key * KINDS + cards[place]
        if key not in seen:
            seen.add(key)
            found.append(at)
    return found
