"""What a player may do now: a full list for people and search, and sets for playouts to sample from."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from boomcat.core.answers import add_answers
from boomcat.core.cards import (
    AIMED,
    AIMED_AT_CARDS,
    FERAL,
    FREE,
    KINDS,
    NEEDS_MAT,
    Kind,
    bit,
    how_many,
    lowest,
    members_of,
    set_of,
)
from boomcat.core.combos import PAIR_WILDS, TRIPLE_WILDS, Wild
from boomcat.core.errors import no_such_seat
from boomcat.core.hand import Hand, copies_in, holds
from boomcat.core.move_pool import DRAW, NOPE, PASS, five, pair, single, triple
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS, Rules
from boomcat.core.state import NO_SEAT, State


def legal_moves(game: State, seat: int) -> list[Move]:
    """Every answer that this player may give to the open question; none if they are not asked."""
    players: int = game.players
    if not 0 <= seat < players:
        raise no_such_seat(seat, players)
    return moves_at(game, seat)


def moves_at(game: State, seat: i64) -> list[Move]:
    moves: list[Move] = []
    asking = game.asking
    if asking == Ask.NOPE:
        if (game.waiting >> seat) & 1:
            if holds(game.hands[seat], Kind.NOPE):
                moves.append(NOPE)
            moves.append(PASS)
        return moves
    if seat != game.decider or asking == Ask.OVER:
        return moves
    hand = game.hands[seat]
    if asking == Ask.TURN:
        add_turn_moves(game, hand, moves)
    else:
        add_answers(game, hand, moves)
    return moves


# -- the turn ----------------------------------------------------------------------


def playable_alone(game: State, titles: i64, victims: i64) -> i64:
    """Those of the titles that can be played alone now, if the card is at hand."""
    playable: i64 = titles & FREE
    if victims:
        playable |= titles & AIMED_AT_CARDS
    if titles & NEEDS_MAT and game.godcat_holder() == NO_SEAT:
        playable |= titles & NEEDS_MAT
    return playable


def add_turn_moves(game: State, hand: Hand, moves: list[Move]) -> None:
    rules = game.rules
    victims = game.with_cards()
    moves.append(DRAW)
    add_singles(game, playable_alone(game, hand.one, victims), False, victims, moves)
    if holds(hand, Kind.GODCAT):
        add_singles(game, playable_alone(game, rules.godcat_titles, victims), True, victims, moves)
    if victims:
        add_pairs(game, hand, victims, moves)
        if rules.triples:
            add_triples(game, hand, victims, moves)
    if rules.fives and hand.size >= 5:
        kinds = hand.one & ~FERAL
        ferals = copies_in(hand, Kind.FERAL_CAT)
        if how_many(kinds) + ferals >= 5:
            moves.extend(fives_within(kinds, ferals))


def add_singles(game: State, titles: i64, by_godcat: bool, victims: i64, moves: list[Move]) -> None:
    while titles:
        title = lowest(titles)
        titles &= titles - 1
        targets: i64 = 1
        if bit(title) & AIMED:
            targets = game.others()
        elif bit(title) & AIMED_AT_CARDS:
            targets = victims
        while targets:
            moves.append(single(title, by_godcat, lowest(targets)))
            targets &= targets - 1


def pair_titles(game: State, hand: Hand, wild: i64) -> i64:
    """The titles of which the hand holds a pair with these wild cards in it."""
    titles = game.rules.pair_titles
    if wild == Wild.NONE:
        return hand.two & titles
    if wild == Wild.FERAL and holds(hand, Kind.FERAL_CAT):
        return hand.one & game.rules.cats & titles
    if wild == Wild.GODCAT and holds(hand, Kind.GODCAT):
        return hand.one & titles & game.rules.godcat_titles
    return 0


def triple_titles(game: State, hand: Hand, wild: i64) -> i64:
    """The titles of which the hand holds three with these wild cards among them."""
    if wild == Wild.NONE:
        return hand.three
    if wild == Wild.FERAL:
        return hand.two & game.rules.cats if holds(hand, Kind.FERAL_CAT) else 0
    if wild == Wild.TWO_FERALS:
        return hand.one & game.rules.cats if copies_in(hand, Kind.FERAL_CAT) >= 2 else 0
    if not holds(hand, Kind.GODCAT):
        return 0
    if wild == Wild.GODCAT:
        return hand.two & game.rules.godcat_titles
    return hand.one & game.rules.cats if holds(hand, Kind.FERAL_CAT) else 0


def add_pairs(game: State, hand: Hand, victims: i64, moves: list[Move]) -> None:
    wild: i64 = 0
    while wild < (PAIR_WILDS if game.rules.wild else 1):
        titles = pair_titles(game, hand, wild)
        while titles:
            title = lowest(titles)
            titles &= titles - 1
            targets = victims
            while targets:
                moves.append(pair(title, wild, lowest(targets)))
                targets &= targets - 1
        wild += 1


def add_triples(game: State, hand: Hand, victims: i64, moves: list[Move]) -> None:
    wild: i64 = 0
    while wild < (TRIPLE_WILDS if game.rules.wild else 1):
        titles = triple_titles(game, hand, wild)
        while titles:
            title = lowest(titles)
            titles &= titles - 1
            targets = victims
            while targets:
                moves.extend(triples_against(game.rules, title, wild, lowest(targets)))
                targets &= targets - 1
        wild += 1


def triples_against(rules: Rules, title: i64, wild: i64, target: i64) -> list[Move]:
    """The triples that differ only in the card they name.  Remembered: there are many, and they are always the same."""
    if not rules.triples_listed:
        rules.triples_listed = [[] for _ in range(KINDS * TRIPLE_WILDS * SEATS)]
    row = rules.triples_listed[(title * TRIPLE_WILDS + wild) * SEATS + target]
    if not row:
        for named in rules.nameable:
            row.append(triple(title, wild, target, named))
    return row


#: By the different cards, for each number of Feral Cats.
FIVES_WITHIN: Final[list[dict[int, list[Move]]]] = [{} for _ in range(6)]
#: The Original has twelve kinds, and 4,096 sets of them; with Feral Cats there are too many to keep.
MOST_REMEMBERED: Final = 5_000
MOST_KINDS: Final = 12


def fives_within(kinds: i64, ferals: i64) -> list[Move]:
    """Every five out of these different cards and this many Feral Cats.  Remembered: hands repeat."""
    most: i64 = min(ferals, 5)
    remembered = FIVES_WITHIN[most]
    found = remembered.get(kinds)
    if found is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        found = []
        members = members_of(kinds)
        for spent in range(most + 1):
            for chosen in combinations(members, 5 - spent):
                found.append(five(set_of(list(chosen)), spent))
        if len(members) <= MOST_KINDS:
            remembered[kinds] = found
    return found
