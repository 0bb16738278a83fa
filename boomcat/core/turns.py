"""Turns and questions: every effect of a card ends with one of these functions."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.events import TurnBegan
from boomcat.core.question import Ask
from boomcat.core.state import State


def ask(game: State, seat: i64, asking: i64) -> None:
    """Open the next question, to this player."""
    game.asking = asking
    game.decider = seat
    game.question += 1


def carry_on(game: State) -> None:
    """Continue the turn."""
    ask(game, game.current, Ask.TURN)


def pass_play(game: State, seat: i64, owed: i64, attacked: bool) -> None:
    """Begin a turn of this player, who owes this many."""
    game.current = seat
    game.owed = owed
    game.attacked = attacked
    if game.recording:
        game.events.append(TurnBegan(seat, owed, attacked))
    ask(game, seat, Ask.TURN)


def end_turn(game: State) -> None:
    """End one of the turns owed (T7)."""
    if game.owed > 1:
        pass_play(game, game.current, game.owed - 1, game.attacked)
    else:
        pass_play(game, game.next_living(game.current), 1, False)


def attack(game: State, target: i64) -> None:
    """End the turn; the target owes what an attack gives (A2, A5)."""
    pass_play(game, target, game.attack_turns(), True)
