"""The rules without a game around them: what a caller gives is checked and converted, and goes to the compiled core."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from boomcat.core import legal, policies, referee
from boomcat.core.chance import Chance, PlayerRng
from boomcat.core.deal import deal as deal_cards
from boomcat.core.edition import Edition
from boomcat.core.errors import IllegalMove
from boomcat.core.moves import Move
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.game.arguments import (
    asked_seat,
    chance_from,
    check_luck,
    edition_from,
    int_from,
    move_from,
    refused,
    rng_from,
    seat_from,
    whole,
)

#: The luck of the cards, and of a player: a seed, a generator that is asked for one, or the source itself.
Luck: TypeAlias = Chance | int | Random
PlayerLuck: TypeAlias = PlayerRng | int | Random


def deal(edition: str | Edition, players: int, chance: Luck, options: Options | None = None) -> State:
    """Return the state after the deal, of the edition with this key, or the beginning of one.

    The cards are dealt by `chance`: a seed, a `random.Random`, or a source of luck.
    """
    check_luck("chance", chance)
    rules = rules_for(edition_from(edition), whole("players", players), options or Options())
    return deal_cards(rules, chance_from(chance))


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every answer that this player may give to the open question; none if they are not asked."""
    return legal.legal_moves(state, seat_from(seat, state.players))


def check(state: State, seat: int, question: int, move: Move | str) -> None:
    """Raise MalformedInput, StaleAnswer or IllegalMove unless the player may answer so."""
    number, read = seat_from(seat, state.players), move_from(move, state)
    try:
        referee.check(state, number, int_from("question", question), read)
    except IllegalMove as error:
        raise refused(error, state, number, move) from None


def apply(state: State, seat: int, question: int, move: Move | str, chance: Luck) -> None:
    """Take a player's answer to the question of that number, if it is right; otherwise raise and change nothing.

    `move` is a move or its text, `chance` a source of luck, or a seed for one.  If the source itself fails, the move is
    half done: with one that can fail, apply the move to a copy.
    """
    check_luck("chance", chance)
    number, read = seat_from(seat, state.players), move_from(move, state)
    try:
        referee.apply(state, number, int_from("question", question), read, chance_from(chance))
    except IllegalMove as error:
        raise refused(error, state, number, move) from None


def random_move(state: State, seat: int, rng: PlayerLuck) -> Move:
    """Return a random answer of a player who is asked.

    Half of the turns are drawn; else the kind of play is uniform, and so are its details.  One window in four is Noped.
    """
    check_luck("rng", rng)
    return policies.random_move(state, asked_seat(state, seat), rng_from(rng))


def default_move(state: State, seat: int, rng: PlayerLuck) -> Move:
    """Return what happens if a player who is asked is absent: draw, pass, defuse, a random place or gift, keep."""
    check_luck("rng", rng)
    return policies.default_move(state, asked_seat(state, seat), rng_from(rng))
