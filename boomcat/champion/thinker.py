"""`champion@50ms`: the champion with a time to think.

The search of `search.py`, with layouts weighed by the chance that the network does what the others did, as well.  What
happened since the last event that nobody can undo (a theft, a shuffle, a kitten) is undone in each layout, and the
network is asked for each turn on the way what it would have done there with that hand.  Which of the cards somebody
drew is left to chance, as in the re-deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeGuard

import numpy as np

from boomcat.champion.judge import PAPER
from boomcat.champion.minds import filled
from boomcat.champion.search import ROWS_A_MILLISECOND, Search
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Drew, Event, Noped, Peeked, Played, TurnBegan, WindowClosed
from boomcat.core.hand import cards_in, holds
from boomcat.core.move_pool import DRAW
from boomcat.core.moves import Move
from boomcat.core.plays import Reverse
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.core.transfers import give, take
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.choices import options_of
from boomcat.rl.features import MOVE_ROW, ROW, Table
from boomcat.rl.memory import Memory

#: So many decisions of others are asked about in each layout: more than half of the time would go into more.
LAST = 4
#: How often a champion may have done something else with that hand: the cards that it drew are guessed.
DOUBT = 0.3


@dataclass
class Step:
    """Something that can be undone, with what who did it remembered then, and the turns owed."""

    event: Drew | Played | Noped
    mind: Memory
    owed: int
    attacked: bool


@dataclass
class Decision:
    """Of somebody else: where it was taken, what they remembered, and what was chosen from what."""

    game: State
    mind: Memory
    options: list[Move]
    move: Move


class Thinker(Search):
    """Its time is that of an idle core of 2026, the weights included."""

    def __init__(self, rng: PlayerRng, milliseconds: int) -> None:
        super().__init__(rng, milliseconds * ROWS_A_MILLISECOND)
        self.milliseconds = milliseconds
        self.steps: list[Step] = []
        self.turn = TurnBegan(0, 1, False)

    def __reduce__(self) -> tuple[object, ...]:
        return (thinker_with_events, (self.rng, self.milliseconds, self.champion.events))

    def notice(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.turn = event
        elif can_be_undone(event):
            self.steps.append(Step(event, self.minds[event.seat].copy(), self.turn.owed, self.turn.attacked))
        elif not isinstance(event, (WindowClosed, Peeked)):
            self.steps.clear()

    def weights(self, pool: list[State], redeal: Redeal, memory: Memory) -> Any:
        found = super().weights(pool, redeal, memory)
        table = Table(redeal.view.rules)
        counts: list[int] = []
        chosen: list[int] = []
        owners: list[int] = []
        used = 0
        for at, layout in enumerate(pool):
            for one in self.undone(layout, redeal):
                self.writer.look(table, one.game, one.mind.seat, one.mind)
                self.writer.observation(table, one.game, one.mind, PAPER.rows, len(counts) * ROW)
                for option in one.options:
                    self.writer.move(one.game, one.mind, option, PAPER.moves, used * MOVE_ROW)
                    used += 1
                counts.append(len(one.options))
                chosen.append(one.options.index(one.move))
                owners.append(at)
        if counts:
            scores = self.judge.options(self.judge.trunk(len(counts)), counts)
            starts = np.cumsum([0, *counts[:-1]])
            chances = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
            likely = chances[starts + chosen] / np.add.reduceat(chances, starts)
            np.multiply.at(found, owners, DOUBT + (1.0 - DOUBT) * likely)
            self.weighing += len(counts)
        return found

    def undone(self, layout: State, redeal: Redeal) -> list[Decision]:
        """The last decisions of the others, the latest first."""
        found: list[Decision] = []
        game = layout.copy()
        for step in reversed(self.steps):
            event = step.event
            move: Move | None = None
            if isinstance(event, Drew):
                # Only who missed something of the game comes upon what isn't there.
                if not game.hands[event.seat].size:
                    break
                card = event.card if event.seat == redeal.view.viewer else self.drawn(game, event.seat, redeal)
                if not holds(game.hands[event.seat], card):
                    break
                take(game, event.seat, card)
                game.draw_pile.append(card)
                move = DRAW
            else:
                cards = event.play.cards() if isinstance(event, Played) else [Card.NOPE]
                if sorted(game.discards[-len(cards) :]) != sorted(cards):
                    break
                for card in cards:
                    give(game, event.seat, card)
                del game.discards[-len(cards) :]
                move = event.play if isinstance(event, Played) else None
            if move is None or event.seat == redeal.view.viewer:
                continue
            game.current = game.decider = event.seat
            game.owed, game.attacked = step.owed, step.attacked
            game.asking, game.pending, game.nopes, game.waiting = Ask.TURN, None, 0, 0
            options = options_of(game, event.seat)
            if len(options) > 1 and move in options:
                # The next step changes this game.
                mind = filled(step.mind.copy(), event.seat, game, self.rng)
                found.append(Decision(game.copy(), mind, options, move))
                if len(found) == LAST:
                    break
        return found

    def drawn(self, game: State, seat: int, redeal: Redeal) -> int:
        """Any card of which it isn't certain that the player has it."""
        cards = cards_in(game.hands[seat])
        for card in cards_in(redeal.held[seat]):
            if card in cards and len(cards) > 1:
                cards.remove(card)
        return cards[self.rng.below(len(cards))]


def can_be_undone(event: Event) -> TypeGuard[Drew | Played | Noped]:
    """Cards that went from the pile's top to a hand, or from there to the discards; not round the other way (E3), and
    no Godcat, which goes back to the mat (G8)."""
    if isinstance(event, Played):
        return not isinstance(event.play, Reverse) and Card.GODCAT not in event.play.cards()
    return isinstance(event, Noped) or (isinstance(event, Drew) and not event.bottom)


def thinker_with_events(rng: PlayerRng, milliseconds: int, events: list[Event]) -> Thinker:
    bot = Thinker(rng, milliseconds)
    bot.champion.events = events[:]
    return bot
