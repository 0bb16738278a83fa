"""Playouts of every move of a puzzle, in the same re-deals and with the same luck, by champions or by heuristics.

Near the end of a game few cards are unseen, so most of 20,000 games are the same ones again.  A game depends on the
re-deal, on the mood of its players, and on the outcomes of its luck; all three are looked up before it's played, and so
only games that are new cost anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from boomcat.bots.heuristic import HeuristicBot
from boomcat.core.cards import NO_CARD
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.events import Event, Peeked
from boomcat.core.hand import cards_in
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.records.replay import Outcome, RecordingChance
from boomcat.reviews.minds import filled, minds_of_others
from boomcat.reviews.rollouts import Line, play_out
from boomcat.reviews.seat_position import SeatPosition
from boomcat.rl.features import ObservationWriter
from boomcat.rl.memory import Memory
from boomcat.views.redact import redact
from boomcat.views.view import View

#: What players decide by lot, where they do, is one of this many.
MOODS: Final = 4
#: New games that are played side by side.
AT_ONCE: Final = 256
#: A game that isn't over after this many decisions has two bots that wait for each other.
MOST_DECISIONS: Final = 2_000


class Branch:
    """A random outcome in a game, and what has followed each of its values so far."""

    __slots__ = ("after", "bound", "ordinal")

    def __init__(self, ordinal: int, bound: int) -> None:
        self.ordinal = ordinal
        self.bound = bound
        self.after: dict[int, Node] = {}


#: Whether the seat won, or what it depends on.
Node: TypeAlias = "Branch | bool"


class Redealt:
    """One re-deal in one mood: what the players remember, and the games that were played from there, by move."""

    __slots__ = ("game", "minds", "mood", "played")

    def __init__(self, game: State, mood: int, minds: list[Memory]) -> None:
        self.game = game
        self.mood = mood
        self.minds = minds
        self.played: dict[int, Node] = {}

    def result(self, move: int, chance: SeededChance) -> bool | None:
        """Return whether the move wins with this luck, or None if that game hasn't been played."""
        node = self.played.get(move)
        while isinstance(node, Branch):
            node = node.after.get(chance.below(node.ordinal, node.bound))
        return node

    def remember(self, move: int, outcomes: Sequence[Outcome], won: bool) -> None:
        nodes: dict[int, Node] = self.played
        at = move
        for one in outcomes:
            node = nodes.get(at)
            if not isinstance(node, Branch):
                node = nodes[at] = Branch(one.ordinal, one.bound)
            nodes, at = node.after, one.value
        nodes[at] = won


class Playouts:
    """Playouts of one position: each call of `more` adds to them."""

    def __init__(self, position: SeatPosition, moves: Sequence[Move], *, champions: bool, purpose: int) -> None:
        self.position = position
        self.moves = moves
        self.champions = champions
        self.redeal = Redeal(position.view, position.knowledge.copy())
        self.rng = position.rng(purpose)
        self.minds = minds_of_others(position.view.rules, position.seat, position.history)
        self.minds[position.seat] = position.memory
        self.writer = ObservationWriter(position.view.rules)
        self.redealt: dict[tuple[Any, ...], Redealt] = {}
        self.games = 0

    def more(self, count: int, among: Sequence[int]) -> Any:
        """Return the wins of these moves in this many more re-deals: a row for each re-deal, a column for each move."""
        tries: list[tuple[Redealt, int]] = []
        for _ in range(count):
            game = self.redeal.draw(self.rng)
            seed = int(self.rng.word())
            mood = seed % MOODS
            key = (mood, *layout_of(game))
            redealt = self.redealt.get(key)
            if redealt is None:
                redealt = self.redealt[key] = Redealt(game, mood, self.filled(game, mood))
            tries.append((redealt, seed))
        won = np.zeros((count, len(among)), bool)
        self.look_up(list(np.ndindex(won.shape)), tries, among, won)
        return won

    def look_up(
        self, wanted: list[tuple[int, ...]], tries: list[tuple[Redealt, int]], among: Sequence[int], won: Any
    ) -> None:
        """Fill in the results, and play what hasn't been played, in batches: the first may make others superfluous."""
        missing: list[tuple[int, int]] = []
        for row, column in wanted:
            redealt, seed = tries[row]
            found = redealt.result(among[column], SeededChance(seed))
            if found is None:
                missing.append((row, column))
                if len(missing) == AT_ONCE:
                    self.play(missing, tries, among, won)
                    missing = []
            else:
                won[row, column] = found
        if missing:
            self.play(missing, tries, among, won)

    def play(
        self, missing: list[tuple[int, int]], tries: list[tuple[Redealt, int]], among: Sequence[int], won: Any
    ) -> None:
        lines = []
        for row, column in missing:
            redealt, seed = tries[row]
            luck = RecordingChance(SeededChance(seed))
            move = self.moves[among[column]]
            kind = ChampionLine if self.champions else HeuristicLine
            lines.append(kind(self.position, redealt, luck, move))
        if self.champions:
            play_out([line for line in lines if isinstance(line, Line)], self.position.seat, self.writer)
        self.games += len(lines)
        for (row, column), line in zip(missing, lines, strict=True):
            tries[row][0].remember(among[column], line.luck.outcomes, line.won)
            won[row, column] = line.won

    def filled(self, game: State, mood: int) -> list[Memory]:
        seat = self.position.seat
        rng = PlayerRng(mood)
        return [mind if mind.seat == seat else filled(mind, game, rng) for mind in self.minds]


def layout_of(game: State) -> tuple[Any, ...]:
    """Return all that a re-deal decides."""
    hands = [tuple(cards_in(hand)) for hand in game.hands]
    return (*hands, tuple(game.draw_pile), tuple(game.set_aside), int(game.lifted), game.godcat_kept)


class ChampionLine(Line):
    """A game of champions, whose luck is written down."""

    __slots__ = ("luck",)

    def __init__(self, position: SeatPosition, redealt: Redealt, luck: RecordingChance, move: Move) -> None:
        super().__init__(redealt.game, redealt.minds, 0, position.seat, None)
        self.luck = luck
        self.chance = luck  # type: ignore[assignment]
        self.game.decider = position.seat
        move.apply(self.game, luck)


class HeuristicLine:
    """A game of heuristics, played to the end.

    The others know what the view shows them, and the top cards that they have seen.
    """

    __slots__ = ("luck", "won")

    def __init__(self, position: SeatPosition, redealt: Redealt, luck: RecordingChance, move: Move) -> None:
        self.luck = luck
        seat, game = position.seat, redealt.game.copy()
        game.hurry()
        minds: dict[int, Knowledge] = {}
        for other in range(game.players):
            if other == seat:
                minds[other] = position.knowledge.copy()
            elif game.is_alive(other):
                minds[other] = Knowledge(View(game, other))
                if top := known_top(redealt.minds[other]):
                    minds[other].see(Peeked(other, top))
        bots = [HeuristicBot(PlayerRng(redealt.mood * game.players + one)) for one in range(game.players)]
        events: list[Event] = []
        game.log = events
        game.decider = seat
        move.apply(game, luck)
        for _ in range(MOST_DECISIONS):
            self.show(minds, events, game)
            if game.asking == Ask.OVER or not game.is_alive(seat):
                break
            decider = game.decider
            bots[decider].choose(View(game, decider), minds[decider], 0.0).apply(game, luck)
        self.won = game.asking == Ask.OVER and game.winner() == seat

    def show(self, minds: dict[int, Knowledge], events: list[Event], game: State) -> None:
        for event in events:
            for seat, mind in minds.items():
                if game.is_alive(seat):
                    mind.see(redact(event, seat))
        events.clear()


def known_top(mind: Memory) -> tuple[int, ...]:
    """Return the top cards that the player has surely seen, the first one first."""
    found: list[int] = []
    sure = mind.clear if mind.floating or mind.doubt else len(mind.known)
    for card in reversed(mind.known[len(mind.known) - min(sure, len(mind.known)) :]):
        if card == NO_CARD:
            break
        found.append(int(card))
    return tuple(found)


def heuristics_moves(position: SeatPosition, count: int) -> list[Move]:
    """Return what this many heuristics would do here."""
    bots = [HeuristicBot(PlayerRng(seed)) for seed in range(count)]
    return [bot.choose(position.view, position.knowledge.copy(), 0.0) for bot in bots]
