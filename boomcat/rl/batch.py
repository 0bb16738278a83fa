"""Many games at once: a learner answers one question of each, and everything in between happens by itself."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.rl.choices import options_of
from boomcat.rl.features import MOVE_ROW, ROW, Table, Writer
from boomcat.rl.sitting import LEARNER, LEARNERS, Sitting


@final
class Lane(Sitting):
    """Games of which somebody outside is asked whatever leaves a choice of `options_of`."""

    def __init__(self, rules: Rules, cast: list[str], seed: i64) -> None:
        super().__init__(rules, cast, seed)
        self.table = Table(rules)
        self.learners: i64 = cast.count(LEARNERS)
        #: Games that ended, those that a learner won.
        self.games: i64 = 0
        self.won: i64 = 0
        #: How many of them count, or 0 for all: to measure without counting quick games more often than slow ones.
        self.limit: i64 = 0
        self.winner: i64 = NO_SEAT
        self.seat: i64 = 0
        self.options: list[Move] = []
        self.new()

    def answer(self, choice: i64) -> None:
        self.options[choice].apply(self.game, self.chance)

    def advance(self) -> None:
        """Go on until somebody outside has a choice; `winner` tells whether a game ended on the way."""
        self.winner = NO_SEAT
        while True:
            game = self.game
            if game.asking == Ask.OVER:
                self.winner = game.winner()
                if not self.limit or self.games < self.limit:
                    self.games += 1
                    if self.roles[self.winner] == LEARNER:
                        self.won += 1
                self.new()
                continue
            seat = game.decider
            chair = self.chairs[seat]
            if chair is not None:
                chair.catch_up(self.events)
                chair.choose(game).apply(game, self.chance)
                continue
            options = options_of(game, seat)
            if len(options) == 1:
                options[0].apply(game, self.chance)
                continue
            self.seat = seat
            self.options = options
            return


@final
class Batch:
    """Lanes side by side.  `step` answers in all of them, and leaves the next questions in its arrays.

    observations   ROW bytes for each lane
    moves          MOVE_ROW bytes for each option, lane after lane
    counts         how many options each lane has
    seats, roles   who is asked, and whether that is the learner or the other policy
    winners        the seat that won a game that ended on the way, or 255
    """

    def __init__(self, lanes: list[Lane], room: i64) -> None:
        self.lanes = lanes
        self.writer = Writer()
        rows: i64 = len(lanes)
        #: As many rows of moves fit.
        self.room: i64 = room
        self.used: i64 = 0
        self.observations: vec[u8] = vec[u8](bytes(rows * ROW))
        self.moves: vec[u8] = vec[u8](bytes(room * MOVE_ROW))
        self.counts: vec[u8] = vec[u8](bytes(rows))
        self.seats: vec[u8] = vec[u8](bytes(rows))
        self.roles: vec[u8] = vec[u8](bytes(rows))
        self.winners: vec[u8] = vec[u8](bytes(rows))

    def arrays(self) -> dict[str, memoryview]:
        """To be looked at from outside; each step writes into the same memory."""
        return {
            "observations": memoryview(self.observations),
            "moves": memoryview(self.moves),
            "counts": memoryview(self.counts),
            "seats": memoryview(self.seats),
            "roles": memoryview(self.roles),
            "winners": memoryview(self.winners),
        }

    def begin(self) -> None:
        for lane in self.lanes:
            lane.advance()
        self.write()

    def step(self, choices: bytes) -> None:
        """Answer in every lane by the number of the option."""
        if len(choices) != len(self.lanes):
            raise ValueError(f"{len(choices)} answers for {len(self.lanes)} lanes")
        for at, lane in enumerate(self.lanes):
            lane.answer(choices[at])
            lane.advance()
        self.write()

    def write(self) -> None:
        writer = self.writer
        used: i64 = 0
        rows: i64 = len(self.lanes)
        at: i64
        for at in range(rows):
            lane = self.lanes[at]
            game = lane.game
            seat = lane.seat
            memory = lane.memories[seat]
            memory.catch_up(lane.events)
            writer.look(lane.table, game, seat, memory)
            writer.observation(lane.table, game, memory, self.observations, at * ROW)
            # Whoever comes later must find room for two options at least.
            left = self.room - used - 2 * (rows - at - 1)
            count: i64 = 0
            for move in lane.options:
                if count < left:
                    writer.move(game, memory, move, self.moves, (used + count) * MOVE_ROW)
                    count += 1
            used += count
            self.counts[at] = u8(count)
            self.seats[at] = u8(seat)
            self.roles[at] = u8(lane.roles[seat])
            self.winners[at] = 255 if lane.winner == NO_SEAT else u8(lane.winner)
        self.used = used


def lane_for(edition: str, cast: list[str], seed: int, options: Options | None = None) -> Lane:
    """Games of this edition or recipe between these: "learner", "other", or bots by name."""
    rules = rules_for(edition_named(edition), len(cast), options or Options())
    return Lane(rules, cast, seed)
