"""Many games at once for a learner that scores moves by their features: each question lists its options."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.moves import Move
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.rl.choices import options_of
from boomcat.rl.features import MOVE_ROW, ROW, ObservationWriter
from boomcat.rl.game_slot import LEARNER, GameSlot

#: `go_on` writes masks; options need none.
NO_MASK = vec[u8]()


@final
class OptionSlot(GameSlot):
    """Games in which the caller is asked whenever `options_of` leaves a choice, and answers with an option's index."""

    def __init__(self, rules: Rules, cast: list[str], seed: i64) -> None:
        self.options: list[Move] = []
        self.writer = ObservationWriter(rules)
        #: Games that a learner won, and how many games count, or 0 for all.  With a limit, quick games count no more
        #: often than slow ones.
        self.won: i64 = 0
        self.limit: i64 = 0
        super().__init__(rules, cast, seed)

    def ask(self, seat: i64, row: vec[u8], base: i64) -> i64:
        self.options = options_of(self.game, seat)
        return len(self.options)

    def move_of(self, choice: i64) -> Move:
        return self.options[choice]

    def only_move(self, row: vec[u8], base: i64) -> Move:
        return self.options[0]

    def end(self, winner: i64) -> None:
        self.last_seat = self.seat
        if not self.limit or self.games < self.limit:
            self.games += 1
            if winner < self.rules.players and self.roles[winner] == LEARNER:
                self.won += 1


@final
class OptionBatch:
    """Steps slots side by side.  `step` answers in all of them, and leaves the next questions in its arrays.

    observations   ROW bytes for each slot
    moves          MOVE_ROW bytes for each option, slot after slot
    counts         the number of options of each slot
    seats, roles   the seat that is asked, and whether the learner or the other policy answers
    winners        the seat that won a game that has just ended, SOME_BOT, or NO_END
    """

    def __init__(self, slots: list[OptionSlot], room: i64) -> None:
        self.slots = slots
        rows: i64 = len(slots)
        #: The number of move rows that fit, and that are in use.
        self.room: i64 = room
        self.used: i64 = 0
        self.observations: vec[u8] = vec[u8](bytes(rows * ROW))
        self.moves: vec[u8] = vec[u8](bytes(room * MOVE_ROW))
        self.counts: vec[u8] = vec[u8](bytes(rows))
        self.seats: vec[u8] = vec[u8](bytes(rows))
        self.roles: vec[u8] = vec[u8](bytes(rows))
        self.winners: vec[u8] = vec[u8](bytes(rows))

    def arrays(self) -> dict[str, memoryview]:
        """Return views of the arrays; each step writes into the same memory."""
        return {
            "observations": memoryview(self.observations),
            "moves": memoryview(self.moves),
            "counts": memoryview(self.counts),
            "seats": memoryview(self.seats),
            "roles": memoryview(self.roles),
            "winners": memoryview(self.winners),
        }

    def begin(self) -> None:
        for slot in self.slots:
            slot.go_on(NO_MASK, 0)
        self.write()

    def step(self, choices: bytes) -> None:
        """Answer in every slot by the index of the option."""
        if len(choices) != len(self.slots):
            raise ValueError(f"{len(choices)} answers for {len(self.slots)} slots")
        for at, slot in enumerate(self.slots):
            slot.answer(choices[at])
            slot.go_on(NO_MASK, 0)
        self.write()

    def write(self) -> None:
        used: i64 = 0
        rows: i64 = len(self.slots)
        at: i64
        for at in range(rows):
            slot = self.slots[at]
            game = slot.game
            seat = slot.seat
            memory = slot.memories[seat]
            writer = slot.writer
            writer.look(game, seat, memory)
            writer.observation(game, memory, self.observations, at * ROW)
            # Each of the slots that follow needs room for two options at least.
            left = self.room - used - 2 * (rows - at - 1)
            count: i64 = 0
            for move in slot.options:
                if count < left:
                    writer.move(game, memory, move, self.moves, (used + count) * MOVE_ROW)
                    count += 1
            used += count
            self.counts[at] = u8(count)
            self.seats[at] = u8(seat)
            self.roles[at] = u8(slot.roles[seat])
            self.winners[at] = u8(slot.winner)
        self.used = used


def option_slot(edition: str, cast: list[str], seed: int, options: Options | None = None) -> OptionSlot:
    """Return a slot for games of this edition or recipe between "learner", "other", and bots by name."""
    return OptionSlot(rules_for(edition_named(edition), len(cast), options or Options()), cast, seed)
