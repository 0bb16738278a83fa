"""Luck, which enters the rules only as an argument.

Luck is addressed: the n-th random outcome of a game depends on the source and on n alone, and n is in the state.  So a
game can be resumed in the middle, replayed, and dealt again with other players, and a copy that a bot makes cannot
foresee the shuffle unless it is given the same source.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF
MASK62: Final = 0x3FFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck."""

    def below(self, ordinal: i64, bound: i64) -> i64:
        """The outcome number `ordinal`: one of 0, 1, … bound - 1, all as likely."""
        raise NotImplementedError


@final
class SeededChance(Chance):
    """Luck from a small number, for simulations and tests.  A table that people play at needs a secret instead."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        small: i64 = seed & MASK62
        self.first: i64 = scramble((small & MASK32) ^ 0x2545F491)
        self.second: i64 = scramble((small >> 32) + self.first)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeededChance) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(("SeededChance", self.seed))

    def __reduce__(self) -> tuple[object, ...]:
        return (SeededChance, (self.seed,))

    def __repr__(self) -> str:
        return f"SeededChance({self.seed})"

    def below(self, ordinal: i64, bound: i64) -> i64:
        # Two keyed rounds of multiply and xor-shift.  The factors stay below 2**31, so no product leaves 63 bits.
        word: i64 = (self.first + ordinal * 0x61C88647) & MASK32
        word ^= word >> 16
        word = (word * 0x7FEB352D) & MASK32
        word = (word ^ (word >> 15) ^ self.second) & MASK32
        word = (word * 0x5A2D3C57) & MASK32
        word ^= word >> 16
        return (word * bound) >> 32


@final
class ScriptedChance(Chance):
    """Luck as written down: outcome by outcome, from the ordinal `start` on.  For scenarios and replays."""

    def __init__(self, outcomes: list[int], start: i64 = 0) -> None:
        self.outcomes = outcomes
        self.start: i64 = start

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScriptedChance) and (self.outcomes, self.start) == (other.outcomes, other.start)

    def __reduce__(self) -> tuple[object, ...]:
        return (ScriptedChance, (self.outcomes, self.start))

    def __repr__(self) -> str:
        return f"ScriptedChance({self.outcomes}, {self.start})"

    def below(self, ordinal: i64, bound: i64) -> i64:
        index = ordinal - self.start
        if index < 0 or index >= len(self.outcomes):
            raise IndexError(f"the script has no outcome {ordinal}")
        outcome: i64 = self.outcomes[index]
        if outcome < 0 or outcome >= bound:
            raise ValueError(f"outcome {ordinal} of the script is {outcome}, not below {bound}")
        return outcome


@final
@mypyc_attr(acyclic=True)
class PlayerRng:
    """sfc32: random numbers for those who decide.  Never for the cards: players must not share their luck."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int) -> None:
        small: i64 = seed & MASK62
        self.a: i64 = small >> 32
        self.b: i64 = small & MASK32
        self.c: i64 = 0x9E3779B9
        self.d: i64 = 1
        for _ in range(12):
            self.word()

    def state(self) -> tuple[int, int, int, int]:
        """Return the state, from which all numbers to come follow."""
        return (self.a, self.b, self.c, self.d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerRng) and self.state() == other.state()

    def __reduce__(self) -> tuple[object, ...]:
        return (rng_at, self.state())

    def __repr__(self) -> str:
        return "<PlayerRng at {:08x} {:08x} {:08x} {:08x}>".format(*self.state())

    def word(self) -> i64:
        b = self.b
        c = self.c
        word: i64 = (self.a + b + self.d) & MASK32
        self.d = (self.d + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = ((((c << 21) & MASK32) | (c >> 11)) + word) & MASK32
        return word

    def below(self, bound: i64) -> i64:
        return (self.word() * bound) >> 32


def rng_at(a: i64, b: i64, c: i64, d: i64) -> PlayerRng:
    """A generator that goes on from this state."""
    rng = PlayerRng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    return rng


def scramble(word: i64) -> i64:
    """Spread 32 bits over 32 bits, one to one."""
    word &= MASK32
    word ^= word >> 16
    word = (word * 0x7FEB352D) & MASK32
    word ^= word >> 15
    word = (word * 0x5A2D3C57) & MASK32
    return word ^ (word >> 16)
