"""The search of `tools/search.py` with other weights: by the chance that the network does what the others did.

    boomcat arena tools.replaying:Replaying champion --edition original --players 4 --deals 75

What happened since the last event that nobody can undo (a theft, a shuffle, a kitten) is undone in each layout, and the
network is asked for each turn on the way what it would have done there with that hand.  Which of the cards somebody
drew is left to chance, as in the re-deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boomcat.core.chance import PlayerRng
from boomcat.core.events import Drew, Event, Noped, Peeked, Played, TurnBegan, WindowClosed
from boomcat.core.game import Game
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.tables import DRAW
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.features import MOVE_ROW, ROW, Table
from boomcat.rl.memory import Memory
from boomcat.rl.options import options_of
from tools.search import Search

#: Not before the champion, which asks numpy for one thread.
import numpy as np  # isort: skip

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


class Replaying(Search):
    """50 ms, the weights included."""

    rows = 700

    def __init__(self, rng: PlayerRng) -> None:
        super().__init__(rng)
        self.steps: list[Step] = []
        self.turn = TurnBegan(0, 1, False)

    def notice(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.turn = event
        elif isinstance(event, (Played, Noped)) or (isinstance(event, Drew) and not event.bottom):
            self.steps.append(Step(event, self.minds[event.seat].copy(), self.turn.owed, self.turn.attacked))
        elif not isinstance(event, (WindowClosed, Peeked)):
            self.steps.clear()

    def weights(self, pool: list[Game], redeal: Redeal, memory: Memory) -> Any:
        found = super().weights(pool, redeal, memory)
        table = Table(redeal.view.rules)
        counts: list[int] = []
        chosen: list[int] = []
        owners: list[int] = []
        used = 0
        for at, layout in enumerate(pool):
            for game, mind, options, move in self.undone(layout, redeal):
                self.writer.look(table, game, mind.seat, mind)
                self.writer.observation(table, game, mind, self.row_bytes, len(counts) * ROW)
                for option in options:
                    self.writer.move(game, mind, option, self.move_bytes, used * MOVE_ROW)
                    used += 1
                counts.append(len(options))
                chosen.append(options.index(move))
                owners.append(at)
        if counts:
            x = self.judge.trunk(self.row_array[: len(counts)])
            scores = self.judge.options(x, self.move_array[:used], np.repeat(np.arange(len(counts)), counts))
            starts = np.cumsum([0, *counts[:-1]])
            chances = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
            likely = chances[starts + chosen] / np.add.reduceat(chances, starts)
            np.multiply.at(found, owners, DOUBT + (1.0 - DOUBT) * likely)
            self.weighing += len(counts)
        return found

    def undone(self, layout: Game, redeal: Redeal) -> list[tuple[Game, Memory, list[Move], Move]]:
        """The last decisions of the others: where they were taken, by whom, and what was chosen from what."""
        found: list[tuple[Game, Memory, list[Move], Move]] = []
        game = layout.copy()
        for step in reversed(self.steps):
            event = step.event
            move: Move | None = None
            if isinstance(event, Drew):
                card = event.card if event.seat == redeal.view.viewer else self.drawn(game, event.seat, redeal)
                game.take(event.seat, card)
                game.draw_pile.append(card)
                move = DRAW
            else:
                cards = event.play.cards() if isinstance(event, Played) else [game.discards[-1]]
                for card in cards:
                    game.give(event.seat, card)
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
                found.append((game.copy(), self.filled(step.mind.copy(), event.seat, game), options, move))
                if len(found) == LAST:
                    break
        return found

    def drawn(self, game: Game, seat: int, redeal: Redeal) -> int:
        """Any card of which it isn't certain that the player has it."""
        cards = game.hands[seat].cards()
        for card in redeal.held[seat].cards():
            if card in cards and len(cards) > 1:
                cards.remove(card)
        return cards[self.rng.below(len(cards))]


class Longer(Replaying):
    """500 ms."""

    rows = 7000
