"""Many games at once by the numbers of `actions.py`: observations and legal masks in rows of bytes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.core.chance import PlayerRng
from boomcat.rl.game_slot import NO_END, EncodedSlot

#: Bytes of an answer: a 32-bit number, the lowest byte first.
WIDTH: Final = 4


@final
class Batch:
    """Steps slots side by side.  `step` answers in all of them, and leaves the next questions in its arrays.

    observations   a row of bytes for each slot
    masks          a byte for each number that may be answered, row by row
    seats, roles   the seat that is asked, and whether the learner or the other policy answers
    winners        the seat that won a game that has just ended; SOME_BOT, FORFEIT, or NO_END
    last_seats     in a game that has just ended, the seat that was asked last
    """

    def __init__(self, slots: list[EncodedSlot], seed: i64 = 0, forfeits: bool = False) -> None:
        self.slots = slots
        #: Whether an illegal number loses the game; otherwise it's an error.
        self.forfeits: bool = forfeits
        self.rng = PlayerRng(seed)
        encoding = slots[0].encoding
        if any(slot.encoding is not encoding for slot in slots):
            raise ValueError("the slots of a batch share one encoding")
        rows = len(slots)
        self.action_count: i64 = encoding.action_count
        self.width: i64 = encoding.width
        self.observations: vec[u8] = vec[u8](bytes(rows * self.width))
        self.masks: vec[u8] = vec[u8](bytes(rows * self.action_count))
        self.seats: vec[u8] = vec[u8](bytes(rows))
        self.roles: vec[u8] = vec[u8](bytes(rows))
        self.winners: vec[u8] = vec[u8](bytes([NO_END] * rows))
        self.last_seats: vec[u8] = vec[u8](bytes(rows))
        #: Copied before each step: one call of the C library clears all rows.
        self.no_observations: vec[u8] = self.observations[:]
        self.no_masks: vec[u8] = self.masks[:]

    def arrays(self) -> dict[str, memoryview]:
        """Return views of the arrays.  Each step makes new observations and masks, and leaves the old ones alone."""
        return {
            "observations": memoryview(self.observations),
            "masks": memoryview(self.masks),
            "seats": memoryview(self.seats),
            "roles": memoryview(self.roles),
            "winners": memoryview(self.winners),
            "last_seats": memoryview(self.last_seats),
        }

    def begin(self) -> None:
        self.clear()
        for at in range(len(self.slots)):
            self.ask(at)

    def step(self, choices: bytes) -> None:
        """Answer in every slot by number, as 32 bits each.

        An illegal number loses the game if `forfeits`; otherwise it's an error, and nothing happens.
        """
        at: i64
        rows: i64 = len(self.slots)
        if len(choices) != WIDTH * rows:
            raise ValueError(f"{len(choices)} bytes of answers for {rows} slots")
        legal = self.masks
        for at in range(rows):
            choice = number_at(choices, at)
            if not self.forfeits and (choice >= self.action_count or not legal[at * self.action_count + choice]):
                raise ValueError(f"slot {at}: {choice} isn't legal")
        self.clear()
        for at in range(rows):
            choice = number_at(choices, at)
            if choice >= self.action_count or not legal[at * self.action_count + choice]:
                self.slots[at].forfeit()
            else:
                self.slots[at].answer(choice)
            self.ask(at)

    def clear(self) -> None:
        self.observations = self.no_observations[:]
        self.masks = self.no_masks[:]

    def ask(self, at: i64) -> None:
        slot = self.slots[at]
        slot.go_on(self.masks, at * self.action_count)
        slot.observe(slot.seat, self.observations, at * self.width)
        self.seats[at] = u8(slot.seat)
        self.roles[at] = u8(slot.roles[slot.seat])
        self.winners[at] = u8(slot.winner)
        self.last_seats[at] = u8(slot.last_seat)

    def sample(self) -> bytes:
        """Return answers at random: every legal number is equally likely."""
        masks = self.masks
        rows: i64 = len(self.slots)
        choices = vec[u8](bytes(WIDTH * rows))
        at: i64
        for at in range(rows):
            left = self.rng.below(self.slots[at].count) + 1
            start = at * self.action_count
            number: i64 = -1
            while left:
                number += 1
                left -= i64(masks[start + number])
            choices[WIDTH * at] = u8(number & 255)
            choices[WIDTH * at + 1] = u8((number >> 8) & 255)
            choices[WIDTH * at + 2] = u8(number >> 16)
        return bytes(choices)


def number_at(choices: bytes, at: i64) -> i64:
    """Return the number at this place; -1 becomes a number that no action has."""
    at *= WIDTH
    low: i64 = choices[at]
    middle: i64 = choices[at + 1]
    high: i64 = choices[at + 2]
    highest: i64 = choices[at + 3]
    return low + (middle << 8) + (high << 16) + (highest << 24)
