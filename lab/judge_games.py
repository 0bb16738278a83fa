"""Games that champions play to the end, and what every seat knew after everything that happened.

A judge learns from them, and is measured with others.  Windows ask everybody, as at a table: that a hurried one opens
shows that a player holds a Nope.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from boomcat.bots.roster import bot_named
from boomcat.champion.judge import is_settled
from boomcat.champion.sense import sensible
from boomcat.core.chance import Chance, PlayerRng, SeededChance
from boomcat.core.combos import OfAKind
from boomcat.core.deal import deal
from boomcat.core.events import Defused, Drew, DrewKitten, Event
from boomcat.core.hand import cards_in, copies_in, remove_card
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.learn.mix import Shape, spread
from boomcat.learn.run_folder import sizes_of
from boomcat.learn.torch_network import Network, tensors, value_network
from boomcat.rl.choices import MOST, options_of
from boomcat.rl.features import ObservationWriter
from boomcat.rl.game_slot import SeatedBot
from boomcat.rl.layout import MOVE, OBSERVATION
from boomcat.rl.memory import Memory, memories_of
from boomcat.views.redact import redact
from boomcat.views.view import View

ByteRows: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]

#: Who may play the beginning of a game that champions finish.
BEGINNERS: Final = ("champion", "champion", "apprentice", "heuristic", "random")
#: How often they do, and how often they end with any move at all.
BEGUN_BY_OTHERS: Final = 0.6
ANY_MOVE: Final = 0.6
#: How often a champion's option is chosen by an apprentice: as in `champion_bot.py`.
TEMPERATURE: Final = 3.0
#: Of the moments of a game, this share is kept; all of them are with so few cards in the pile.
KEPT: Final = 0.25
FEW_CARDS: Final = 4
#: ByteRows of all seats at one moment, and the questions of all lanes.
SEATS_AT_ONCE: Final = 16
ROOM: Final = 64

#: What a seat did in the step that led to a moment.
NOTHING, DREW, STOLE, DEFUSED, LOST_CARD = range(5)


class Columns(NamedTuple):
    """The facts about a row.  A row without an observation is the end of the game, for a seat."""

    shape: int
    game: int
    moment: int
    seat: int
    step: int
    pile: int
    living: int
    at: int  # the number of the observation, or -1
    won: int


class Position(NamedTuple):
    """A moment to be played on from again and again: what one seat knew there."""

    shape: int
    seat: int
    pile: int
    at: int
    begun: State
    game: State
    memories: list[Memory]
    events: list[Event]


class Theft(NamedTuple):
    """A pair or three of a kind that no one has Noped yet."""

    thief: int
    victim: int


def theft_in(game: State) -> Theft | None:
    play = game.pending
    if game.asking == Ask.NOPE and not game.nopes and isinstance(play, OfAKind):
        return Theft(game.player(), play.target)
    return None


def step_of(events: list[Event], seat: int, theft: Theft | None) -> int:
    """Return what came of the seat's own draw, Defuse or theft; of a theft, too, that it's stopped."""
    if theft is not None:
        return STOLE if seat == theft.thief else LOST_CARD if seat == theft.victim else NOTHING
    for event in events:
        if isinstance(event, (Drew, DrewKitten)) and event.seat == seat:
            return DREW
        if isinstance(event, Defused) and event.seat == seat:
            return DEFUSED
    return NOTHING


class RowLog:
    """The rows of one worker."""

    def __init__(self, keep: Callable[[ByteRows], None]) -> None:
        self.keep = keep
        self.count = self.games = 0
        self.columns: list[tuple[int, ...]] = []
        self.scratch = vec[u8](bytes(OBSERVATION * SEATS_AT_ONCE))
        self.rows = np.frombuffer(memoryview(self.scratch), np.uint8).reshape(-1, OBSERVATION)


class Lane:
    """One game after the other.  The caller answers for champions and apprentices, if they have a choice."""

    def __init__(self, seed: int, log: RowLog | None = None, share: float = 1.0, begun: float = 0.0) -> None:
        #: Where rows go, of how many moments, and how many of the games others begin.
        self.log, self.share, self.begun = log, share, begun
        self.rng = random.Random(seed)
        self.started = False
        self.before = 0
        self.sampled: list[Position] = []
        #: The chance that a moment is sampled, and a game that others deal.
        self.sampling = 0.0
        self.history: list[Event] = []

    # -- one game -------------------------------------------------------------------

    def deal(self, shape: Shape, number: int) -> bool:
        """Begin a game at such a table, which has this number."""
        rng = self.rng
        self.rules, self.writer = table_of(shape)
        self.number = number
        chance = SeededChance(rng.getrandbits(60))
        game = deal(self.rules, chance)
        self.first = game.copy()
        seats = game.players
        by_others = rng.random() < self.begun
        self.policies = [rng.choice(BEGINNERS) if by_others else "champion" for _ in range(seats)]
        #: How many decisions others make.
        self.before = 1 + int(rng.random() * 18 * int(seats)) if by_others else 0
        self.bots = [
            SeatedBot(bot_named(name, PlayerRng(rng.getrandbits(60))), game, seat)
            if name in ("heuristic", "random")
            else None
            for seat, name in enumerate(self.policies)
        ]
        self.go_on_from(game, memories_of(game), chance)
        if not self.before:
            self.look()
        return True

    def go_on_from(self, game: State, memories: list[Memory], chance: Chance) -> None:
        self.game, self.memories, self.chance = game, memories, chance
        self.events: list[Event] = []
        game.log = self.events
        self.history = []
        self.moment = self.decisions = 0
        #: What happened since the last moment, and what was going on there.
        self.since: list[Event] = []
        self.theft: Theft | None = None
        self.started = True
        self.columns: list[Columns] = []
        if self.log is not None:
            self.log.games += 1
            self.number_of_game = self.log.games

    def to_choice(self) -> bool:
        """Play on until the caller has a choice; return whether there is one before the game is over."""
        game = self.game
        while game.asking != Ask.OVER:
            seat = game.decider
            options = options_of(game, seat)
            if len(options) > 1:
                bot = self.bots[seat] if self.decisions < self.before else None
                if self.decisions + 1 == self.before and self.rng.random() < ANY_MOVE:
                    self.play(self.rng.choice(options))
                    continue
                if bot is not None:
                    self.play(bot.choose(game))
                    continue
                memory = self.memories[seat]
                self.seat = seat
                self.writer.look(game, seat, memory)
                self.options = sensible(game, seat, memory, options)
                if len(self.options) > 1:
                    return True
                options = self.options
                self.decisions += 1
            self.play(options[0], chosen=False)
        self.end()
        return False

    def samples(self) -> bool:
        """Return whether an apprentice is asked."""
        return self.decisions < self.before and self.policies[self.seat] == "apprentice"

    def play(self, move: Move, chosen: bool = True) -> None:
        game, events = self.game, self.events
        self.decisions += chosen
        if not self.since:
            self.alive = [seat for seat in range(game.players) if game.is_alive(seat)]
            self.theft = theft_in(game)
        move.apply(game, self.chance)
        if events:
            for event in events:
                for memory in self.memories:
                    memory.see(event)
            if self.decisions < self.before:
                for bot in self.bots:
                    if bot is not None and game.is_alive(bot.seat):
                        bot.see(events)
            if self.sampling:
                self.history += events
            self.since += events
            events.clear()
            if self.log is not None and self.decisions >= self.before and not is_settled(game):
                self.moment += 1
                self.look(self.alive)
            if not is_settled(game):
                self.since.clear()

    # -- what is kept ----------------------------------------------------------------

    def look(self, alive: list[int] | None = None) -> None:
        """Keep what every living seat knows now, and the end for those who fell."""
        log, game = self.log, self.game
        if log is None:
            return
        pile = len(game.draw_pile)
        over = game.asking == Ask.OVER
        kept = self.moment == 0 or pile <= FEW_CARDS or self.rng.random() < self.share
        count = 0
        for seat in range(game.players) if alive is None else alive:
            if over or not game.is_alive(seat):
                at = -1
            elif kept:
                memory = self.memories[seat]
                if len(memory.known) + memory.floating != pile:
                    memory = memory.copy()  # looking would change it
                self.writer.look(game, seat, memory)
                self.writer.observation(game, memory, log.scratch, count * OBSERVATION)
                at = log.count + count
                count += 1
            else:
                continue
            step = step_of(self.since, seat, self.theft)
            one = Columns(self.number, self.number_of_game, self.moment, seat, step, pile, game.living, at, 0)
            self.columns.append(one)
            if self.sampling and at >= 0 and self.rng.random() < self.sampling:
                memories = [memory.copy() for memory in self.memories]
                history = [redact(event, seat) for event in self.history]
                self.sampled.append(Position(self.number, seat, pile, at, self.first, game.copy(), memories, history))
        if count:
            log.keep(log.rows[:count])
            log.count += count

    def winner(self) -> int:
        return int(self.game.winner())

    def end(self) -> None:
        if self.log is not None:
            winner = self.winner()
            self.log.columns += [(*one[:-1], int(one.seat == winner)) for one in self.columns]


@cache
def table_of(shape: Shape) -> tuple[Rules, ObservationWriter]:
    rules = shape.slot(0).rules
    return rules, ObservationWriter(rules)


class ChampionPlayer:
    """The champion's network, for the questions of many lanes at once."""

    def __init__(self, weights: Path, device: str, lanes: int) -> None:
        self.device = device
        self.network = Network(**sizes_of(weights)).to(device)
        self.network.load_state_dict(tensors(weights))
        self.room = lanes * ROOM + MOST
        self.row_bytes = vec[u8](bytes(OBSERVATION * lanes))
        self.move_bytes = vec[u8](bytes(MOVE * self.room))
        self.rows = np.frombuffer(memoryview(self.row_bytes), np.uint8).reshape(-1, OBSERVATION)
        self.moves = np.frombuffer(memoryview(self.move_bytes), np.uint8).reshape(-1, MOVE)

    def answer(self, lanes: list[Lane]) -> None:
        """Answer for all lanes, each of which has a choice."""
        used = 0
        counts = []
        for at, lane in enumerate(lanes):
            lane.writer.look(lane.game, lane.seat, lane.memories[lane.seat])
            lane.writer.observation(lane.game, lane.memories[lane.seat], self.row_bytes, at * OBSERVATION)
            options = lane.options[: max(2, self.room - used - 2 * (len(lanes) - at - 1))]
            for move in options:
                lane.writer.move(lane.game, lane.memories[lane.seat], move, self.move_bytes, used * MOVE)
                used += 1
            counts.append(len(options))
        scores = self.scores(len(lanes), used, np.array(counts))
        start = 0
        for lane, count in zip(lanes, counts, strict=True):
            some = scores[start : start + count]
            start += count
            if lane.samples():
                some = some / TEMPERATURE + np.random.gumbel(size=count)
            lane.play(lane.options[int(some.argmax())])

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def scores(self, rows: int, used: int, counts: NDArray[np.int64]) -> Floats:
        known = torch.from_numpy(counts).to(self.device)
        owner = torch.repeat_interleave(torch.arange(rows, device=self.device), known, output_size=used)
        table, moves = torch.tensor(self.rows[:rows]).to(self.device), torch.tensor(self.moves[:used]).to(self.device)
        found: Floats = self.network(table, moves, owner)[0].cpu().numpy()
        return found


def step_all(player: ChampionPlayer, lanes: list[Lane], next_game: Callable[[Lane], bool]) -> None:
    """Play in all lanes until `next_game` begins no more games."""
    asking: list[Lane] = []
    free = list(lanes)
    while True:
        for lane in free:
            while next_game(lane):
                if lane.to_choice():
                    asking.append(lane)
                    break
        if not asking:
            return
        player.answer(asking)
        going = [lane for lane in asking if lane.to_choice()]
        ended = set(map(id, asking)) - set(map(id, going))
        free = [lane for lane in asking if id(lane) in ended]
        asking = going


# -- rollouts -------------------------------------------------------------------------


def worlds(position: Position, count: int, seed: int) -> Iterator[tuple[State, list[Memory], Chance]]:
    """Return other games that the seat cannot tell from this one, and what everybody remembers in them.

    Where another player knows the place of a card, they know the card that lies there now.
    """
    rng = PlayerRng(seed)
    known = Knowledge(View(position.begun, position.seat))
    for event in position.events:
        known.see(event)
    redeal = Redeal(View(position.game, position.seat), known)
    for _ in range(count):
        game = redeal.draw(rng)
        memories = [memory.copy() for memory in position.memories]
        for seat, memory in enumerate(memories):
            if seat != position.seat:
                adapt(memory, game)
        game.hurry()
        yield game, memories, SeededChance((rng.word() << 30) ^ rng.word())


def adapt(memory: Memory, game: State) -> None:
    pile = len(game.draw_pile)
    if len(memory.known) + memory.floating != pile:
        return
    for at in range(len(memory.known)):
        above = len(memory.known) - 1 - at
        if memory.known[at] >= 0:
            memory.put(at, game.draw_pile[pile - 1 - above])
    for seat, held in enumerate(memory.held):
        if seat != memory.seat:
            hand = game.hands[seat]
            for card in cards_in(held):
                if copies_in(held, card) > copies_in(hand, card):
                    remove_card(held, card)


class Rollout(NamedTuple):
    """One game that goes on from a position."""

    position: Position
    world: tuple[State, list[Memory], Chance]
    won: list[bool]


def roll_out(
    player: ChampionPlayer, positions: list[Position], shapes: tuple[Shape, ...], order: Order, seed: int
) -> Floats:
    """Return how often the seat of each position wins, if everybody plays on like the champion."""
    won: list[list[bool]] = [[] for _ in positions]
    coming = (
        Rollout(position, world, results)
        for number, (position, results) in enumerate(zip(positions, won, strict=True))
        for world in worlds(position, order.rollouts, seed + number)
    )
    playing: dict[int, Rollout] = {}

    def next_game(lane: Lane) -> bool:
        if (ended := playing.pop(id(lane), None)) is not None:
            ended.won.append(lane.winner() == ended.position.seat)
        one = next(coming, None)
        if one is None:
            return False
        playing[id(lane)] = one
        lane.rules, lane.writer = table_of(shapes[one.position.shape])
        lane.go_on_from(*one.world)
        return True

    step_all(player, [Lane(seed + at) for at in range(order.lanes)], next_game)
    return np.array([sum(results) / max(1, len(results)) for results in won], np.float32)


# -- processes ------------------------------------------------------------------------


class Order(NamedTuple):
    """The games that a worker is to play."""

    shapes: tuple[Shape, ...]
    champion: str
    folder: str
    worker: int
    workers: int
    lanes: int
    seed: int
    #: Games of each shape by all workers, or seconds for games of all shapes by their weights.
    games: int = 0
    seconds: float = 0.0
    #: The judge that is measured; without it the rows are kept.
    judge: str = ""
    #: Positions of each shape that are played on from by all workers, and how often each.
    positions: int = 0
    rollouts: int = 0


def play(order: Order) -> None:
    """Play, and write down what a worker saw."""
    torch.set_num_threads(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    np.random.seed(order.seed + order.worker)
    kept: list[ByteRows] = []
    judge = Values(Path(order.judge), device) if order.judge else None
    log = RowLog(judge.add if judge is not None else lambda rows: kept.append(rows.copy()))
    player = ChampionPlayer(Path(order.champion), device, order.lanes)
    shapes = order.shapes
    where = Path(order.folder)
    seed = (order.seed * 1000 + order.worker) * 100_003
    if judge is not None:
        positions = measure_games(order, player, log, seed)
        found = judge.all()
        shares = roll_out(player, positions, shapes, order, seed)
        rolled = [(one.shape, one.pile, found[one.at], share) for one, share in zip(positions, shares, strict=True)]
        np.save(where / f"rolled{order.worker}.npy", np.array(rolled, np.float32).reshape(-1, 4))
        np.save(where / f"values{order.worker}.npy", found)
    else:
        begun = time.monotonic()
        lanes = [Lane(seed + at, log, KEPT, BEGUN_BY_OTHERS) for at in range(order.lanes)]
        tables = spread(list(shapes), order.lanes, order.worker * order.lanes)
        numbers = {id(lane): shapes.index(table) for lane, table in zip(lanes, tables, strict=True)}
        step_all(
            player,
            lanes,
            lambda lane: (
                time.monotonic() - begun < order.seconds and lane.deal(shapes[numbers[id(lane)]], numbers[id(lane)])
            ),
        )
        with (where / f"rows{order.worker}.bytes").open("wb") as file:
            for some in kept:
                some.tofile(file)
    np.save(where / f"columns{order.worker}.npy", np.array(log.columns, np.int32))


def measure_games(order: Order, player: ChampionPlayer, log: RowLog, seed: int) -> list[Position]:
    """Play as many games at each table, among champions only; return positions that were sampled on the way."""
    share = -(-order.games // order.workers)
    # The longest games first, so that all lanes end at about the same time.
    tables = sorted(range(len(order.shapes)), key=lambda number: -order.shapes[number].players)
    coming = iter([number for number in tables for _ in range(share)])
    lanes = [Lane(seed + at, log) for at in range(order.lanes)]

    def next_game(lane: Lane) -> bool:
        number = next(coming, None)
        if number is None:
            return False
        shape = order.shapes[number]
        # Rather too many than too few: how many rows a game has, varies.
        lane.sampling = min(1.0, 4 * order.positions / (order.games * 50 * shape.players))
        return lane.deal(shape, number)

    step_all(player, lanes, next_game)
    sampled = [position for lane in lanes for position in lane.sampled]
    random.Random(seed).shuffle(sampled)
    wanted = dict.fromkeys(range(len(order.shapes)), -(-order.positions // order.workers))
    found: list[Position] = []
    for position in sampled:
        if wanted[position.shape]:
            wanted[position.shape] -= 1
            found.append(position)
    return found


class Values:
    """The values of rows by a judge, worked out many at a time."""

    MANY = 16384

    def __init__(self, weights: Path, device: str) -> None:
        self.device = device
        self.network = value_network(weights).to(device)
        self.waiting: list[ByteRows] = []
        self.rows = 0
        self.done: list[Floats] = []

    def add(self, rows: ByteRows) -> None:
        self.waiting.append(rows.copy())
        self.rows += len(rows)
        if self.rows >= self.MANY:
            self.work()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def work(self) -> None:
        if self.waiting:
            rows = torch.from_numpy(np.concatenate(self.waiting)).to(self.device)
            self.done.append(torch.sigmoid(self.network.values(rows)).cpu().numpy())
            self.waiting, self.rows = [], 0

    def all(self) -> Floats:
        self.work()
        return np.concatenate(self.done)


def play_all(order: Order) -> None:
    """Play in as many processes as there are to be workers."""
    Path(order.folder).mkdir(parents=True, exist_ok=True)
    context = get_context("spawn")  # of a process that has used an accelerator no copy can be made
    processes = [context.Process(target=play, args=(order._replace(worker=at),)) for at in range(order.workers)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        raise RuntimeError("a worker failed")
