"""The champion with a time to think: a search that was measured and left out (docs/champion.md), kept to measure again.

    boomcat arena tools.search:Fifty champion --edition original --players 2 --deals 200

It lays the hidden cards anew, weighs the layouts by what the others did, tries the network's best moves in the same
layouts with the same luck, lets everybody play on by the network's policy until it is asked again after the others had
their turns, and takes the network's value of that place.  A budget is a number of rows for the network, as many as an
idle core of 2026 gets through in that time, so that games can be repeated.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import u8

from boomcat.bots.bot import Bot
from boomcat.champion.bot import Champion
from boomcat.champion.network import Scores, gelu
from boomcat.core.cards import DEADLY, NO_CARD, Card, bit
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.combos import Alike
from boomcat.core.deal import deal
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
from boomcat.core.game import NOBODY, Game
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.features import MOVE_ROW, ROW, Table, Writer
from boomcat.rl.memory import Memory
from boomcat.rl.options import options_of
from boomcat.views.view import View
from boomcat.wire.laying import table_like

#: Not before the champion, which asks numpy for one thread.
import numpy as np  # isort: skip

KITTEN = Card.EXPLODING_KITTEN
#: Of an unseen number of this many steps.
STEPS = 1 << 30
#: How often champions hide a kitten on top and at the bottom, with two players and with more.
HIDING = {True: (0.37, 0.30), False: (0.62, 0.18)}
#: How often champions who hold a Nope play it on what takes a card from them, and on anything else.
FIGHTS, INTERFERES = 0.95, 0.06
#: How often they end a turn without drawing when they know the top card: a kitten, or something else.
FLEES, LEAVES = 0.9, 0.15


@cache
def rows_for(length: int, count: int) -> tuple[Any, Any]:
    """Bytes to write into, and the same as rows to read; all searches share these megabytes."""
    found = vec[u8](bytes(length * count))
    return found, np.frombuffer(memoryview(found), np.uint8).reshape(-1, length)


class Judge:
    """The network for many rows at once: values, and scores of options."""

    def __init__(self, scores: Scores) -> None:
        self.scores = scores
        self.weights = scores.weights

    def norm(self, x: Any, name: str) -> Any:
        x -= x.mean(1, keepdims=True)
        x /= np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / x.shape[1] + 1e-5)
        x *= self.weights[f"{name}.weight"]
        x += self.weights[f"{name}.bias"]
        return x

    def trunk(self, rows: Any) -> Any:
        weights = self.weights
        x = gelu(self.norm(rows.astype(np.float32) @ self.scores.enter + weights["enter.bias"], "enter_norm"))
        for block in range(self.scores.blocks):
            inner = x @ weights[f"blocks.{block}.weight"] + weights[f"blocks.{block}.bias"]
            x = x + gelu(self.norm(inner, f"norms.{block}"))
        return x

    def values(self, x: Any) -> Any:
        return np.clip((x @ self.weights["value.weight"])[:, 0] + self.weights["value.bias"], 0.0, 1.0)

    def options(self, x: Any, moves: Any, owner: Any) -> Any:
        state = x @ self.weights["state.weight"] + self.weights["state.bias"]
        return self.scores.last(gelu(state[owner] + moves.astype(np.float32) @ self.scores.move))


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
    current: int = NOBODY
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
            if self.current not in (NOBODY, self.me, event.seat) and not self.drawn:
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
        victim = play.target if isinstance(play, Alike) else NOBODY
        for seat in range(self.players):
            if seat not in (self.me, self.play.seat):
                self.passed[seat].append(Passing(FIGHTS if seat == victim else INTERFERES, self.got[seat]))

    def likelihood(self, game: Game, memory: Memory) -> float:
        """How well this layout explains what the others did."""
        found = 1.0
        for seat, passed in enumerate(self.passed):
            nopes = game.hands[seat].count(Card.NOPE) if (game.alive >> seat) & 1 else 0
            if nopes:
                size = game.hands[seat].size
                found *= min((self.unseen(one, seat, nopes, size) for one in passed), default=1.0)
        pile = game.draw_pile
        if self.shunned and pile:
            found *= FLEES if bit(pile[-1]) & DEADLY else LEAVES
        if memory.floating and memory.placer not in (NOBODY, self.me):
            found *= hidden(game, memory)
        return found

    def unseen(self, passing: Passing, seat: int, nopes: int, size: int) -> float:
        """That somebody let it pass who now holds so many Nopes: they came later, or were kept."""
        later = self.got[seat] - passing.got
        new = math.comb(min(later, size), nopes) / math.comb(size, nopes)
        return new + (1.0 - new) * (1.0 - passing.nope)


def hidden(game: Game, memory: Memory) -> float:
    """How likely a champion would have put a kitten where this layout has one."""
    pile, since = game.draw_pile, memory.since
    top, bottom = HIDING[game.living == 2]
    between = (1 - top - bottom) / max(1, len(pile) + int(since) - 2)
    found = 0.0
    for above, card in enumerate(reversed(pile)):
        if card == KITTEN:
            found += top if above + since == 0 else bottom if above == len(pile) - 1 else between
    return found


@dataclass
class Line:
    """A game that goes on from one layout with one move."""

    game: Game
    events: list[Event]
    minds: list[Memory]
    chance: SeededChance
    rng: PlayerRng
    value: float = 0.0
    steps: int = 0
    options: list[Move] = field(default_factory=list)


class Search(Bot):
    """See above; `rows` is its budget for one decision."""

    rows: ClassVar[int] = 0
    #: A move is thought about if the network gives it this chance; and at most so many are.
    least: ClassVar[float] = 0.02
    most: ClassVar[int] = 4
    #: By how much better a move must be for each factor e that the network likes it less; by how many standard errors.
    trust: ClassVar[float] = 0.003
    surely: ClassVar[float] = 1.0
    #: Layouts at a time, and decisions after which a line is judged wherever it is.
    step: ClassVar[int] = 16
    cap: ClassVar[int] = 24

    def __init__(self, rng: PlayerRng) -> None:
        self.rng = rng
        self.champion = Champion()
        self.judge = Judge(self.champion.scores)
        self.suspicion: Suspicion | None = None
        self.minds: list[Memory] = []
        self.told = 0
        self.writer = Writer()
        self.row_bytes, self.row_array = rows_for(ROW, 256)
        self.move_bytes, self.move_array = rows_for(MOVE_ROW, 256 * 192)
        #: Decisions, those that were searched, those that were changed.
        self.counts = [0, 0, 0]
        #: Rows that went into the weights of layouts, in one decision.
        self.weighing = 0

    def see(self, event: Event) -> None:
        self.champion.see(event)

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        me = view.viewer
        game = table_like(view.rules, view.said(), may_answer=True)
        options = options_of(game, me)
        if len(options) == 1:
            return options[0]
        self.counts[0] += 1
        scores = self.champion.scores(*self.champion.rows(view, game, options, knowledge))
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        order = [int(at) for at in np.argsort(-chances, kind="stable")[: self.most]]
        tried = [at for at in order if chances[at] >= self.least]
        if len(tried) < 2:
            return options[order[0]]
        self.follow(view)
        self.counts[1] += 1
        best = self.search(view, knowledge, [options[at] for at in tried], [float(scores[at]) for at in tried])
        self.counts[2] += best > 0
        return options[tried[best]]

    def search(self, view: View, knowledge: Knowledge, moves: list[Move], likes: list[float]) -> int:
        """The best of these; the first is the network's choice."""
        memory = self.champion.memory
        assert memory is not None
        redeal = Redeal(view, knowledge)
        table = Table(view.rules)
        alive = list(range(len(moves)))
        gains: list[list[float]] = [[] for _ in moves]
        spent = self.weighing = 0
        while spent + self.weighing < self.rows and len(alive) > 1:
            lines: list[Line] = []
            for layout in self.layouts(redeal, memory, self.step):
                minds = [
                    memory.copy() if seat == view.viewer else self.mind(seat, layout) for seat in range(layout.players)
                ]
                seed = (self.rng.word() << 30) ^ self.rng.word()
                lines += [self.begin(layout, minds, seed, view.viewer, moves[at]) for at in alive]
            spent += self.play(lines, view.viewer, table)
            values = np.array([line.value for line in lines]).reshape(-1, len(alive))
            for place, at in enumerate(alive):
                gains[at] += (values[:, place] - values[:, 0]).tolist()
            alive = [at for at in alive if at == 0 or self.margin(gains[at], likes[0] - likes[at], -2.0) > 0]
        margins = [self.margin(gains[at], likes[0] - likes[at], self.surely) if at else 0.0 for at in alive]
        return alive[int(np.argmax(margins))]

    def margin(self, gains: list[float], doubt: float, errors: float) -> float:
        """By how much it beats the network's choice, less what it must, and so many standard errors."""
        found = np.array(gains)
        return float(found.mean() - self.trust * doubt - errors * found.std() / math.sqrt(len(found)))

    # -- layouts -------------------------------------------------------------------

    def follow(self, view: View) -> None:
        """Take in what happened, for oneself and as the others see it."""
        players = len(view.hand_sizes)
        if self.suspicion is None:
            pile = len(deal(view.rules, SeededChance(0)).draw_pile)
            self.suspicion = Suspicion(view.viewer, players)
            self.minds = [Memory(seat, players, pile) for seat in range(players)]
        for event in self.champion.events[self.told :]:
            self.suspicion.see(event)
            self.notice(event)
            for seat, mind in enumerate(self.minds):
                if seat != view.viewer:
                    tell(mind, seat, event)
        self.told = len(self.champion.events)

    def notice(self, event: Event) -> None:
        """Something happened of which the others haven't been told yet."""

    def layouts(self, redeal: Redeal, memory: Memory, count: int) -> list[Game]:
        """Of three times as many the likelier ones more often."""
        pool = [redeal.draw(self.rng) for _ in range(3 * count)]
        weights = self.weights(pool, redeal, memory)
        if weights.sum() <= 0:
            weights[:] = 1.0
        upto = np.cumsum(weights) / weights.sum()
        at = np.searchsorted(upto, (np.arange(count) + self.rng.below(STEPS) / STEPS) / count)
        return [pool[min(int(one), len(pool) - 1)] for one in at]

    def weights(self, pool: list[Game], redeal: Redeal, memory: Memory) -> Any:
        """How likely each layout is, by what the others did."""
        assert self.suspicion is not None
        return np.array([self.suspicion.likelihood(game, memory) for game in pool])

    def mind(self, seat: int, game: Game) -> Memory:
        """What another player would remember, if the cards lay so."""
        return self.filled(self.minds[seat].copy(), seat, game)

    def filled(self, mind: Memory, seat: int, game: Game) -> Memory:
        """What only that player saw, if the cards lay so."""
        mind.told = 0
        pile = game.draw_pile
        if mind.placer == seat and mind.floating > 0:
            places = [above for above, card in enumerate(reversed(pile)) if card == KITTEN]
            if places:
                above = places[self.rng.below(len(places))]
                mind.known.insert(max(0, len(mind.known) - above), KITTEN)
                mind.floating -= 1
                mind.clear += above <= mind.clear
        if mind.looked[seat]:
            mind.see_top(tuple(pile[::-1][: mind.looked[seat]]))
        mind.fit(len(pile))
        return mind

    def begin(self, layout: Game, minds: list[Memory], seed: int, me: int, move: Move) -> Line:
        game = layout.copy()
        game.hurry()
        events: list[Event] = []
        game.log = events
        game.decider = me
        line = Line(game, events, [mind.copy() for mind in minds], SeededChance(seed), PlayerRng(seed ^ 12345))
        line.minds[me].told = 0
        move.apply(game, line.chance)
        return line

    # -- lines ---------------------------------------------------------------------

    def play(self, lines: list[Line], me: int, table: Table) -> int:
        """Until each is judged; how many rows that took."""
        spent = 0
        while lines:
            asked: list[Line] = []
            judged: list[Line] = []
            at_row: list[list[int]] = [[], []]
            rows = used = 0
            for line in lines:
                if not self.go_on(line, me):
                    continue
                game, seat = line.game, line.game.decider
                last = line.steps >= self.cap or (seat == me and self.ends(line, me))
                seat = me if last else seat
                mind = line.minds[seat]
                mind.catch_up(line.events)
                self.writer.look(table, game, seat, mind)
                self.writer.observation(table, game, mind, self.row_bytes, rows * ROW)
                if last:
                    judged.append(line)
                else:
                    for move in line.options:
                        self.writer.move(game, mind, move, self.move_bytes, used * MOVE_ROW)
                        used += 1
                    asked.append(line)
                at_row[0 if last else 1].append(rows)
                rows += 1
            if rows:
                x = self.judge.trunk(self.row_array[:rows])
                for line, value in zip(judged, self.judge.values(x[at_row[0]]).tolist() if judged else (), strict=True):
                    line.value = value
                if asked:
                    self.answer(asked, x[at_row[1]], used)
            spent += rows
            lines = asked
        return spent

    def go_on(self, line: Line, me: int) -> bool:
        """To the next choice; False if it's over for this seat."""
        game = line.game
        while True:
            if game.asking == Ask.OVER:
                line.value = 1.0 if game.winner() == me else 0.0
                return False
            if not (game.alive >> me) & 1:
                return False
            line.options = options_of(game, game.decider)
            if len(line.options) > 1:
                return True
            line.options[0].apply(game, line.chance)

    def ends(self, line: Line, me: int) -> bool:
        """Whether this seat is asked for its turn after another's."""
        if line.game.asking != Ask.TURN:
            return False
        turns = [event.seat for event in line.events if isinstance(event, TurnBegan)]
        return any(seat != me for seat in turns)

    def answer(self, lines: list[Line], x: Any, used: int) -> None:
        """Everybody by the network's policy."""
        counts = np.array([len(line.options) for line in lines])
        scores = self.judge.options(x, self.move_array[:used], np.repeat(np.arange(len(lines)), counts))
        start = 0
        for line, count in zip(lines, counts.tolist(), strict=True):
            some = scores[start : start + count]
            upto = np.cumsum(np.exp(some - some.max()))
            start += count
            picked = int(np.searchsorted(upto[:-1], line.rng.below(STEPS) / STEPS * upto[-1], side="right"))
            line.steps += 1
            line.options[picked].apply(line.game, line.chance)


def tell(mind: Memory, seat: int, event: Event) -> None:
    """What another player saw of an event of which this seat may have seen less."""
    if isinstance(event, Peeked) and event.seat == seat:
        mind.look(seat, len(event.cards))
    elif isinstance(event, Placed) and event.seat == seat and event.card == KITTEN:
        mind.floating += 1
        mind.clear = mind.since = mind.owed = 0
        mind.placer = seat
    elif isinstance(event, (Placed, Altered)) and event.seat == seat:
        mind.forget_pile()
        if isinstance(event, Altered):
            mind.look(seat, len(event.cards))
    elif isinstance(event, Gave) and event.card == NO_CARD:
        mind.move_hidden(event.giver, event.taker)
    elif isinstance(event, Stole) and event.card == NO_CARD:
        mind.move_hidden(event.victim, event.thief)
    else:
        mind.see(event)


class Fifty(Search):
    """50 ms."""

    rows = 700


class FiveHundred(Search):
    """500 ms."""

    rows = 7000
