"""What the others' moves say about their cards, by the habits of champions."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from boomcat.core.cards import DEADLY, Card, bit
from boomcat.core.combos import Alike
from boomcat.core.events import (
    Altered,
    Claimed,
    Drew,
    DrewKitten,
    Event,
    Gave,
    Noped,
    Peeked,
    Placed,
    Played,
    Shuffled,
    Stole,
    Took,
    TurnBegan,
    WindowClosed,
)
from boomcat.core.hand import copies_in
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.memory import Memory

KITTEN = Card.EXPLODING_KITTEN
#: How often champions hide a kitten on top and at the bottom, with two players and with more.
HIDING = {True: (0.37, 0.30), False: (0.62, 0.18)}
#: How often champions who hold a Nope play it on what takes a card from them, and on anything else.
FIGHTS, INTERFERES = 0.95, 0.06
#: How often they end a turn without drawing when they know the top card: a kitten, or something else.
FLEES, LEAVES = 0.9, 0.15


@dataclass
class Passing:
    """Somebody let a play happen: how likely a Nope would have been, and how many cards they had got by then."""

    nope: float
    got: int


@dataclass
class Suspicion:
    """What the others' moves say about their cards, beyond what is certain."""

    me: int
    players: int
    looked: list[int] = field(default_factory=list)
    got: list[int] = field(default_factory=list)
    passed: list[list[Passing]] = field(default_factory=list)
    play: Played | None = None
    nopes: int = 0
    current: int = NO_SEAT
    drawn: bool = False
    #: Somebody who had seen the top card didn't draw it, and there it still lies.
    shunned: bool = False

    def __post_init__(self) -> None:
        self.looked = [0] * self.players
        self.got = [0] * self.players
        self.passed = [[] for _ in range(self.players)]

    def see(self, event: Event) -> None:
        if isinstance(event, Played):
            self.play, self.nopes = event, 0
        elif isinstance(event, Noped):
            self.nopes += 1
        elif isinstance(event, WindowClosed):
            self.see_closing()
        elif isinstance(event, TurnBegan):
            if self.current not in (NO_SEAT, self.me, event.seat) and not self.drawn:
                self.shunned = self.looked[self.current] > 0
            self.current, self.drawn = event.seat, False
        elif isinstance(event, (Drew, DrewKitten)):
            self.drawn = True
            if not event.bottom:
                self.shunned = False
                self.looked = [max(0, cards - 1) for cards in self.looked]
            if isinstance(event, Drew):
                self.got[event.seat] += 1
        elif isinstance(event, (Shuffled, Placed, Altered)):
            self.shunned = False
            self.looked = [0] * self.players
            if isinstance(event, Altered):
                self.looked[event.seat] = len(event.cards)
        elif isinstance(event, Peeked):
            self.looked[event.seat] = max(self.looked[event.seat], len(event.cards))
        elif isinstance(event, Gave):
            self.got[event.taker] += 1
        elif isinstance(event, (Stole, Claimed)):
            self.got[event.thief] += 1
        elif isinstance(event, Took):
            self.got[event.seat] += 1

    def see_closing(self) -> None:
        if self.play is None or self.nopes:
            return
        play = self.play.play
        victim = play.target if isinstance(play, Alike) else NO_SEAT
        for seat in range(self.players):
            if seat not in (self.me, self.play.seat):
                self.passed[seat].append(Passing(FIGHTS if seat == victim else INTERFERES, self.got[seat]))

    def likelihood(self, game: State, memory: Memory) -> float:
        """How well this layout explains what the others did."""
        found = 1.0
        for seat, passed in enumerate(self.passed):
            nopes = copies_in(game.hands[seat], Card.NOPE) if (game.alive >> seat) & 1 else 0
            if nopes:
                size = game.hands[seat].size
                found *= min((self.unseen(one, seat, nopes, size) for one in passed), default=1.0)
        pile = game.draw_pile
        if self.shunned and pile:
            found *= FLEES if bit(pile[-1]) & DEADLY else LEAVES
        if memory.floating and memory.placer not in (NO_SEAT, self.me):
            found *= hidden(game, memory)
        return found

    def unseen(self, passing: Passing, seat: int, nopes: int, size: int) -> float:
        """That somebody let it pass who now holds so many Nopes: they came later, or were kept."""
        later = self.got[seat] - passing.got
        new = math.comb(min(later, size), nopes) / math.comb(size, nopes)
        return new + (1.0 - new) * (1.0 - passing.nope)


def hidden(game: State, memory: Memory) -> float:
    """How likely a champion would have put a kitten where this layout has one."""
    pile, since = game.draw_pile, memory.since
    top, bottom = HIDING[game.living == 2]
    between = (1 - top - bottom) / max(1, len(pile) + int(since) - 2)
    found = 0.0
    for above, card in enumerate(reversed(pile)):
        if card == KITTEN:
            found += top if above + since == 0 else bottom if above == len(pile) - 1 else between
    return found
