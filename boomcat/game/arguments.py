"""Arguments of callers, converted for the rules; errors are sentences, with seats as callers count them."""

from __future__ import annotations

import secrets
from operator import index
from random import Random
from typing import TypeAlias

from boomcat.core.chance import Chance, PlayerRng, SeededChance
from boomcat.core.edition import Edition
from boomcat.core.errors import IllegalMove, RuleError, no_such_seat
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import shared_move
from boomcat.core.moves import Move
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.recipe import edition_named
from boomcat.core.referee import asked
from boomcat.core.rules import BY_LOT
from boomcat.core.state import State
from boomcat.core.value import Value
from boomcat.notation import read_move, write_move

#: Where luck comes from: a number, a generator that is asked for one, a source of luck, or None for a random number.
Seed: TypeAlias = int | Random | Chance | None

#: This many legal moves are named in an error.
MOST_NAMED = 12

#: A seed that is chosen at random is exact in every reader of JSON.
SEED_BITS = 53
SMALLEST, LARGEST = -(2**63), 2**63 - 1


def int_from(name: str, value: object, wanted: str = "an int") -> int:
    """Return the value of this argument as an int of any size."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        hint = "; seats count from 0" if name in ("seat", "first") else ""
        raise TypeError(f"{name} must be {wanted}, not {value!r}{hint}") from None


def whole(name: str, value: object, wanted: str = "an int") -> int:
    """Return the value of this argument as an int that a record can hold."""
    number = int_from(name, value, wanted)
    if not SMALLEST <= number <= LARGEST:
        raise ValueError(f"{name} must fit into 64 bits, {SMALLEST} to {LARGEST}, not {number}")
    return number


def check_flags(**flags: object) -> None:
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise TypeError(f"{name} must be True or False, not {value!r}")


def check_luck(name: str, luck: object) -> None:
    """Raise unless luck was given, where nothing is left to a random seed."""
    if luck is None:
        raise TypeError(f"{name} must be an int or a random.Random, not None")


def seed_from(seed: int | Random | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, Random):
        return seed.getrandbits(SEED_BITS)
    return whole("seed", seed, "an int or a random.Random")


def chance_from(seed: Seed) -> Chance:
    """Return the luck of the cards."""
    return seed if isinstance(seed, Chance) else SeededChance(seed_from(seed))


def rng_from(seed: int | Random | PlayerRng | None) -> PlayerRng:
    """Return the luck of a player."""
    return seed if isinstance(seed, PlayerRng) else PlayerRng(seed_from(seed))


def seat_from(seat: object, players: int) -> int:
    """Return the seat, if the table has it."""
    number = int_from("seat", seat)
    if not 0 <= number < players:
        raise no_such_seat(number, players)
    return number


def asked_seat(state: State, seat: object) -> int:
    """Return the seat, if it is asked."""
    number = seat_from(seat, state.players)
    if number not in asked(state):
        raise not_asked(state, number)
    return number


def not_asked(state: State, seat: int) -> IllegalMove:
    seats = asked(state)
    error = IllegalMove("not-asked", {"asked": seats[0] + 1}) if seats else IllegalMove("game-is-over")
    error.words = not_asked_words(state, seat, seats)
    return error


def not_asked_words(state: State, seat: int, seats: list[int]) -> str:
    if not seats:
        return f"the game is over: seat {state.current} has won"
    return f"seat {seat} isn't asked now; asked: {', '.join(map(str, seats))} ({QUESTION_WORDS[state.asking]})"


def refused(error: RuleError, state: State, seat: int, move: Move | str) -> RuleError:
    """Return the error, in words that count seats from 0, with the moves that would have been legal."""
    seats = asked(state)
    if seat in seats:
        if isinstance(move, str):
            given = repr(move)
        elif shared_move(type(move), move.arguments()) is move:
            given = repr(write_move(move, state.rules.edition))
        else:
            # It was made by hand, and may have no text.
            given = Value.__repr__(move)
        error.words = f"seat {seat} can't {given}: {error}{may_do(state, seat)}"
    else:
        error.words = not_asked_words(state, seat, seats)
    return error


def may_do(state: State, seat: int) -> str:
    """Return the legal moves of this seat, as the end of an error."""
    legal = [write_move(one, state.rules.edition) for one in legal_moves(state, seat)]
    more = f", … ({len(legal) - MOST_NAMED} more)" if len(legal) > MOST_NAMED else ""
    return f" Legal: {', '.join(legal[:MOST_NAMED])}{more}" if legal else ""


def first_from(first: int | None, players: int) -> int:
    """Return the seat that starts, if the table has it; by lot for None."""
    starts = BY_LOT if first is None else whole("first", first)
    if first is not None and not 0 <= starts < players:
        raise no_such_seat(starts, players)
    return starts


def edition_from(edition: object) -> Edition:
    """Return the edition with this key, or the beginning of one, or this recipe."""
    if isinstance(edition, Edition):
        return edition
    if not isinstance(edition, str):
        raise TypeError(f"edition must be a name such as 'original', or an Edition, not {edition!r}")
    return edition_named(edition)


def move_from(move: object, state: State) -> Move:
    """Return the move, or the one that this text means at this moment."""
    if isinstance(move, Move):
        return move
    if not isinstance(move, str):
        raise TypeError(f"a move is needed, or its text such as 'draw' or 'favor 3', not {move!r}")
    return read_move(move, state)
