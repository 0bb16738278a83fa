"""Whole games by the `random` policy, as fast as they go: unchecked moves, hurried windows, nothing recorded."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import bit
from boomcat.core.chance import MASK32, Chance, PlayerRng, SeededChance, scramble
from boomcat.core.deal import deal
from boomcat.core.hand import Hand, cards_in
from boomcat.core.legal import legal_moves
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply
from boomcat.core.rules import Rules
from boomcat.core.state import State

PRIME: Final = 2147483647
COUNT_BITS: Final = 5
KINDS_TO_A_WORD: Final = 12


def play_out(game: State, rng: PlayerRng, chance: Chance) -> i64:
    """Play to the end; returns the number of decisions."""
    decisions: i64 = 0
    while game.asking != Ask.OVER:
        random_move(game, game.decider, rng).apply(game, chance)
        decisions += 1
    return decisions


def play_out_listing(game: State, rng: PlayerRng, chance: Chance) -> i64:
    """Play out likewise, and list every legal move at every decision."""
    decisions: i64 = 0
    listed: i64 = 0
    while game.asking != Ask.OVER:
        listed += len(legal_moves(game, game.decider))
        random_move(game, game.decider, rng).apply(game, chance)
        decisions += 1
    assert listed >= decisions
    return decisions


def play_out_checked(game: State, rng: PlayerRng, chance: Chance) -> i64:
    """Play out likewise, through the checked path that players use."""
    decisions: i64 = 0
    while game.asking != Ask.OVER:
        seat = game.decider
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
        decisions += 1
    return decisions


def hand_digest(hand: Hand) -> i64:
    """Return a number that depends on every count of a hand: five bits for each kind, twelve kinds to a word."""
    digest: i64 = 0
    word: i64 = 0
    last: i64 = 0
    for held in cards_in(hand):
        card: i64 = held
        if card // KINDS_TO_A_WORD != last:
            digest ^= word % PRIME
            word = 0
            last = card // KINDS_TO_A_WORD
        word += bit(card % KINDS_TO_A_WORD * COUNT_BITS)
    return digest ^ (word % PRIME)


@final
class Tally:
    """The totals of a run of games.  The digest depends on who won, how long it took, and where every card ended up.

    It is a sum over the games, so that a run may be played in parts, and by several at once.
    """

    def __init__(self, players: i64) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.shortest: i64 = 0
        self.longest: i64 = 0
        self.digest: i64 = 0
        self.wins: list[int] = [0] * players

    def add(self, game: State, decisions: i64, rng: PlayerRng) -> None:
        winner = game.winner()
        self.games += 1
        self.wins[winner] += 1
        self.decisions += decisions
        if decisions < self.shortest or self.games == 1:
            self.shortest = decisions
        if decisions > self.longest:
            self.longest = decisions
        # The word distinguishes games of different seeds that end alike.
        # Odd factors and 32 bits, so that no card's place is lost on the way.
        digest = (rng.word() * 31 + winner) * 31 + decisions
        digest = ((digest & MASK32) * 31 + game.question) * 31 + game.rolls
        for card in game.discards:
            digest = (digest * 37 + card) & MASK32
        for card in game.draw_pile:
            digest = (digest * 37 + card) & MASK32
        digest = scramble(digest ^ hand_digest(game.hands[winner]))
        self.digest = (self.digest + digest) & MASK32

    def merge(self, other: Tally) -> None:
        """Count what another tally has counted."""
        if other.games == 0:
            return
        if self.games == 0 or other.shortest < self.shortest:
            self.shortest = other.shortest
        if other.longest > self.longest:
            self.longest = other.longest
        self.games += other.games
        self.decisions += other.decisions
        self.digest = (self.digest + other.digest) & MASK32
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]


@final
class Path:
    """The ways to make the moves of a simulation; to see what listing, checking and recording them costs."""

    UNCHECKED: Final = 0
    LISTING: Final = 1
    CHECKED: Final = 2
    RECORDED: Final = 3


def simulate(rules: Rules, seed: i64, games: i64, tally: Tally, path: i64 = Path.UNCHECKED) -> None:
    """Play games with the seeds `seed`, `seed` + 1, …, and add them to the tally."""
    game_seed: i64 = seed
    while game_seed < seed + games:
        chance = SeededChance(game_seed)
        rng = PlayerRng(game_seed)
        game = deal(rules, chance)
        game.hurry()
        decisions: i64
        if path == Path.RECORDED:
            game.log = []
        if path in (Path.UNCHECKED, Path.RECORDED):
            decisions = play_out(game, rng, chance)
        elif path == Path.LISTING:
            decisions = play_out_listing(game, rng, chance)
        else:
            decisions = play_out_checked(game, rng, chance)
        tally.add(game, decisions, rng)
        game_seed += 1
