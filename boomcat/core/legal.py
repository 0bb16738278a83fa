"""The moves a player may make now: a full list for people and search, sets for playouts to sample from."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.answers import BLIND, add_answers
from boomcat.core.cards import (
    AIMED_AT_CARDS,
    CONDITIONAL,
    FERAL,
    FREE,
    GODCATS,
    IN_FIVES,
    KINDS,
    NEEDS_MAT,
    NEEDS_NEXT_CARD,
    TARGETED,
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
from boomcat.core.move_pool import DRAW, NOPE, PASS, PASSING, PLAYING, five, pair, single, triple
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
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
            if holds(game.hands[seat], Kind.NOPE) and not game.cursed & bit(seat):
                moves.append(NOPE)
            moves.append(PASS)
        return moves
    if is_window(asking):
        if (game.waiting >> seat) & 1:
            if game.can_play_in(asking) & bit(seat):
                moves.append(PLAYING[asking])
            moves.append(PASSING[asking])
        return moves
    if seat != game.decider or asking == Ask.OVER:
        return moves
    hand = game.hands[seat]
    if asking == Ask.TURN and game.cursed & bit(seat):
        moves.append(DRAW)
        if hand.size:
            moves.append(BLIND)
    elif asking == Ask.TURN:
        add_turn_moves(game, hand, moves)
    else:
        add_answers(game, hand, moves)
    return moves


# -- the turn ----------------------------------------------------------------------


def playable_alone(game: State, titles: i64, victims: i64) -> i64:
    """Return those of the titles that can be played alone now, if the card is at hand."""
    playable: i64 = titles & FREE
    if victims:
        playable |= titles & AIMED_AT_CARDS
    if titles & CONDITIONAL:
        playable |= playable_now(game, titles & CONDITIONAL)
    return playable


def playable_now(game: State, titles: i64) -> i64:
    """Return those of these titles, which depend on more than the hands, that can be played alone now."""
    playable: i64 = 0
    if titles & NEEDS_MAT and game.godcat_holder() == NO_SEAT:
        playable |= titles & NEEDS_MAT
    if titles & NEEDS_NEXT_CARD and game.taker_from(game.current) == NO_SEAT:
        playable |= titles & NEEDS_NEXT_CARD
    for title in members_of(titles & TARGETED):
        if game.targets(title):
            playable |= bit(title)
    return playable


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnSets:
    """The current player's plays, as sets of titles: the list, the sampler and the masks are read off them.

    `pair_titles` and `triple_titles` say with which wild cards.
    """

    __slots__ = ("alone", "by_godcat", "five", "pairs", "triples", "victims")

    def __init__(self, game: State, hand: Hand) -> None:
        rules = game.rules
        victims = game.with_cards()
        #: The players who can be robbed.
        self.victims: i64 = victims
        #: What can be played alone: as itself, and by the Godcat.
        self.alone: i64 = playable_alone(game, hand.one, victims)
        self.by_godcat: i64 = 0
        if hand.one & GODCATS:
            self.by_godcat = playable_alone(game, rules.godcat_titles, victims)
        #: Of what there is a pair, and three of a kind.
        self.pairs: i64 = 0
        self.triples: i64 = 0
        if victims:
            self.pairs = hand.two & rules.pair_titles
            if rules.triples:
                self.triples = hand.three
            if hand.one & (FERAL | GODCATS):
                self.add_wild(game, hand)
        #: Whether there are five different cards.
        self.five: bool = rules.fives and hand.size >= 5 and different_cards(hand) >= 5

    def add_wild(self, game: State, hand: Hand) -> None:
        """Add the combos in which a Feral Cat or the Godcat stands for another card."""
        wild: i64 = 1
        while wild < TRIPLE_WILDS:
            if wild < PAIR_WILDS:
                self.pairs |= pair_titles(game, hand, wild)
            if game.rules.triples:
                self.triples |= triple_titles(game, hand, wild)
            wild += 1


def different_cards(hand: Hand) -> i64:
    """Return how many cards of a hand are different, if each Feral Cat stands for another Cat kind (X9)."""
    return how_many(hand.one & IN_FIVES & ~FERAL) + copies_in(hand, Kind.FERAL_CAT)


def add_turn_moves(game: State, hand: Hand, moves: list[Move]) -> None:
    sets = TurnSets(game, hand)
    victims = sets.victims
    moves.append(DRAW)
    add_singles(game, sets.alone, False, victims, moves)
    add_singles(game, sets.by_godcat, True, victims, moves)
    if sets.pairs:
        add_pairs(game, hand, victims, moves)
    if sets.triples:
        add_triples(game, hand, victims, moves)
    if sets.five:
        moves.extend(fives_within(hand.one & IN_FIVES & ~FERAL, copies_in(hand, Kind.FERAL_CAT)))


def add_singles(game: State, titles: i64, by_godcat: bool, victims: i64, moves: list[Move]) -> None:
    while titles:
        title = lowest(titles)
        titles &= titles - 1
        targets: i64 = 1
        if bit(title) & AIMED_AT_CARDS:
            targets = victims
        elif bit(title) & TARGETED:
            targets = game.targets(title)
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
