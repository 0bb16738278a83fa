"""The flat search: every sensible move is tried in the same re-deals with the same luck, and rules of thumb play on.

An opponent that the champion has never met:
`boomcat arena champion lab.flat_search_bot:Flat --players 2 --deals 50`. It knows
the Original.  In 2026 a rollout took half a millisecond here, so it makes do with few of them, and halves its choice.
"""

from __future__ import annotations

import math
from typing import ClassVar

from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import AFRAID, CERTAIN, CURIOUS, HeuristicBot
from boomcat.bots.worth import WORTH, least_worth
from boomcat.core.answers import DEFUSE, GIVES, PLACES
from boomcat.core.cards import NO_CARD, Card, bit, how_many, lowest, nth_of
from boomcat.core.chance import Chance, PlayerRng, SeededChance
from boomcat.core.combos import Alike
from boomcat.core.hand import cards_in, copies_in, holds
from boomcat.core.legal import pair_titles
from boomcat.core.move_pool import DRAW, NOPE, PASS, pair, single
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.choices import options_of
from boomcat.views.view import View

KITTEN = Card.EXPLODING_KITTEN
ATTACK, SKIP, SHUFFLE = single(Card.ATTACK, False, 0), single(Card.SKIP, False, 0), single(Card.SHUFFLE, False, 0)
LOOK = single(Card.SEE_THE_FUTURE, False, 0)
WAYS_OUT = bit(Card.ATTACK) | bit(Card.SKIP)
#: What See the Future shows.
SEEN = 3
#: One decision in so many is random: rollouts that are all alike prove nothing.
NOISE = 20
#: Higher than any place in a pile: nothing of it is known.
NOWHERE = 1000


class Thumbs:
    """Everybody by rules of thumb, each by what that seat could know: how much of the top of the pile it has seen."""

    def __init__(self, known: list[int]) -> None:
        #: From which place of the pile on, counted from the bottom, a seat knows the cards.
        self.known = known[:]
        self.watched = NO_CARD
        self.stopped = False

    def finish(self, game: State, move: Move, rng: PlayerRng, chance: Chance) -> int:
        """Make this move, and play to the end; who wins?"""
        pending = game.pending
        if isinstance(pending, CardPlay):
            self.watched, self.stopped = pending.title, game.nopes % 2 == 1
        self.step(game, move, chance)
        while game.asking != Ask.OVER:
            self.step(game, self.choose(game, game.decider, rng), chance)
        return game.winner()

    def step(self, game: State, move: Move, chance: Chance) -> None:
        asking, mover = game.asking, game.current
        if asking == Ask.TURN:
            self.watched, self.stopped = move.title if isinstance(move, CardPlay) else NO_CARD, False
        elif move is NOPE:
            self.stopped = not self.stopped
        move.apply(game, chance)
        if asking == Ask.PLACE:
            place = game.draw_pile.index(KITTEN)
            self.known = [NOWHERE] * len(self.known)
            if place == len(game.draw_pile) - 1:
                self.known[mover] = place
        elif self.watched != NO_CARD and game.asking != Ask.NOPE:
            if not self.stopped and self.watched == Card.SEE_THE_FUTURE:
                self.known[mover] = min(self.known[mover], max(0, len(game.draw_pile) - SEEN))
            elif not self.stopped and self.watched == Card.SHUFFLE:
                self.known = [NOWHERE] * len(self.known)
            self.watched = NO_CARD

    def choose(self, game: State, seat: int, rng: PlayerRng) -> Move:
        asking = game.asking
        if rng.below(NOISE) == 0:
            return random_move(game, seat, rng)
        if asking == Ask.TURN:
            return self.turn(game, seat, rng)
        if asking == Ask.NOPE:
            return self.window(game, seat)
        if asking == Ask.PLACE:
            return PLACES[min(game.owed - 1, len(game.draw_pile))]
        if asking == Ask.GIVE:
            return GIVES[least_worth(cards_in(game.hands[seat]))]
        return DEFUSE if asking == Ask.DEFUSE else random_move(game, seat, rng)

    def risk(self, game: State, seat: int) -> float:
        pile = game.draw_pile
        if len(pile) > self.known[seat]:
            return 1.0 if pile[-1] == KITTEN else 0.0
        return pile.count(KITTEN) / len(pile)

    def turn(self, game: State, seat: int, rng: PlayerRng) -> Move:
        hand, victims = game.hands[seat], game.with_cards()
        if victims:
            twos = pair_titles(game, hand, 0) & ~bit(Card.DEFUSE)
            while twos:
                title = lowest(twos)
                twos &= twos - 1
                if WORTH[title] < 1.5:
                    return pair(title, 0, nth_of(victims, rng.below(how_many(victims))))
            if holds(hand, Card.FAVOR):
                return single(Card.FAVOR, False, nth_of(victims, rng.below(how_many(victims))))
        lives = min(2, copies_in(hand, Card.DEFUSE))
        risk = self.risk(game, seat)
        if hand.one & WAYS_OUT:
            if CURIOUS[lives] <= risk < CERTAIN and holds(hand, Card.SEE_THE_FUTURE):
                return LOOK
            if risk >= AFRAID[lives]:
                return ATTACK if holds(hand, Card.ATTACK) else SKIP
        return SHUFFLE if risk >= CERTAIN and holds(hand, Card.SHUFFLE) else DRAW

    def window(self, game: State, seat: int) -> Move:
        play, mine = game.pending, game.current == seat
        if mine != (game.nopes % 2 == 1) or not holds(game.hands[seat], Card.NOPE):
            return PASS
        if isinstance(play, Alike):
            return NOPE if play.target == seat else PASS
        if isinstance(play, CardPlay) and play.title in (Card.ATTACK, Card.SKIP):
            hurt = mine or (play.title == Card.ATTACK and game.next_living(game.current) == seat)
            return (
                NOPE
                if hurt and self.risk(game, seat) >= AFRAID[min(2, copies_in(game.hands[seat], Card.DEFUSE))]
                else PASS
            )
        return PASS


class Flat(Bot):
    """Keeps the move of `heuristic` unless another is better by so many standard errors."""

    rollouts: ClassVar[int] = 400
    surely: ClassVar[float] = 1.5

    def __init__(self, rng: PlayerRng) -> None:
        self.rng = rng
        self.heuristic = HeuristicBot(rng)

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        first = self.heuristic.choose(view, knowledge, seconds)
        if len(view.moves) == 1 or view.asking == Ask.DEFUSE:
            return first
        redeal = Redeal(view, knowledge)
        arms = [first, *(move for move in options_of(redeal.draw(self.rng), view.viewer) if move != first)]
        known = [NOWHERE] * len(view.hand_sizes)
        size = view.draw_pile_size
        above = 0
        while above < size and knowledge.known_at(above) != NO_CARD:
            above += 1
        if above:
            known[view.viewer] = size - above
        won: list[list[int]] = [[] for _ in arms]
        live = list(range(len(arms)))
        halvings = max(1, (len(arms) - 1).bit_length())
        while len(live) > 1:
            for _ in range(max(4, self.rollouts // halvings // len(live))):
                world = redeal.draw(self.rng)
                seed = (self.rng.word() << 30) ^ self.rng.word()
                for arm in live:
                    won[arm].append(self.wins(world, view.viewer, arms[arm], known, seed))
            if len(live) == 2:
                break
            others = sorted(live[1:], key=lambda arm: -sum(won[arm]))
            live = [0, *sorted(others[: max(1, (len(live) + 1) // 2 - 1)])]
        best = max(live, key=lambda arm: sum(won[arm]))
        gains = [one - other for one, other in zip(won[best], won[0], strict=True)]
        mean = sum(gains) / len(gains) if gains else 0.0
        error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / max(1, len(gains))
        return arms[best] if mean > self.surely * error else first

    def wins(self, world: State, me: int, move: Move, known: list[int], seed: int) -> int:
        game = world.copy()
        game.hurry()
        game.decider = me
        return int(Thumbs(known).finish(game, move, PlayerRng(seed), SeededChance(seed)) == me)
