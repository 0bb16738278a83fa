"""The Nope window: cards were played, and happen unless a player stops them (N1-N9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from boomcat.core.cards import Kind, bit
from boomcat.core.chance import Chance
from boomcat.core.events import Noped, Played, WindowClosed
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, NONE, NOPERS, State
from boomcat.core.transfers import take
from boomcat.core.turns import carry_on

if TYPE_CHECKING:
    from boomcat.core.moves import Play


def open_window(game: State, play: Play, chance: Chance) -> None:
    """Open the window; the cards are spent already."""
    game.pending = play
    if game.recording:
        game.events.append(Played(game.current, play))
    await_nopes(game, game.current, chance)


def nope(game: State, chance: Chance) -> None:
    """Play a Nope of the player who is asked (N1, N2)."""
    seat = game.decider
    take(game, seat, Kind.NOPE)
    game.discards.append(Kind.NOPE)
    add_noper(game, seat)
    if game.recording:
        game.events.append(Noped(seat, game.nopes))
    await_nopes(game, seat, chance)


def await_nopes(game: State, top: i64, chance: Chance) -> None:
    """Ask everybody but the one who played the top card (N5, N6)."""
    waiting = game.alive & ~bit(top)
    if game.asks_holders_only:
        waiting &= game.noping
    game.top_player = top
    game.waiting = waiting
    game.question += 1
    if waiting:
        game.asking = Ask.NOPE
        game.decider = game.first_waiting()
    else:
        close_window(game, chance)


def let_pass(game: State, chance: Chance) -> None:
    """Let one player pass, without an event or a question: players can't see it."""
    game.waiting &= ~bit(game.decider)
    if game.waiting:
        game.decider = game.first_waiting()
    else:
        close_window(game, chance)


def close_window(game: State, chance: Chance) -> None:
    """Carry out the play, or its being stopped: everybody has passed."""
    play = game.pending
    assert play is not None
    stopped = game.nopes & 1 != 0
    game.pending = None
    game.nopes = 0
    game.nopers = 0
    if game.nopers_before:
        game.nopers_before = NONE
    game.top_player = NO_SEAT
    game.waiting = 0
    if game.recording:
        game.events.append(WindowClosed(stopped))
    if stopped:
        carry_on(game)
    else:
        play.resolve(game, chance)


def add_noper(game: State, seat: i64) -> None:
    """Remember who played a Nope."""
    if game.nopes and game.nopes % NOPERS == 0:
        game.nopers_before = game.noped_by()
        game.nopers = 0
    game.nopes += 1
    game.nopers = (game.nopers << 4) | seat
