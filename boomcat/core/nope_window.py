"""Windows, in which several players are asked at once: to Nope a play (N1-N9), or to play before a draw (B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from boomcat.core.cards import Kind, bit
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import draw
from boomcat.core.events import Noped, Played, Reached, WindowClosed
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, NONE, NOPERS, State
from boomcat.core.transfers import take
from boomcat.core.turns import carry_on

if TYPE_CHECKING:
    from boomcat.core.moves import Play


def open_window(game: State, play: Play, chance: Chance) -> None:
    """Open the window; the cards are spent already."""
    seat = game.player()
    game.pending = play
    if game.recording:
        game.events.append(Played(seat, play))
    await_nopes(game, seat, chance)


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
        waiting &= game.noping & ~game.cursed
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
        game.actor = NO_SEAT
        carry_on(game)
    else:
        play.resolve(game, chance)


# -- before a draw (B2) ----------------------------------------------------------


def reach(game: State) -> None:
    """Ask all others whether they alter the future before the current player draws, if any of them might (B2)."""
    if game.rules.now_cards <= publicly_gone(game, Kind.ALTER_THE_FUTURE_NOW):
        draw(game, False)
        return
    if game.recording:
        game.events.append(Reached(game.current))
    waiting = game.others()
    if game.asks_holders_only:
        waiting &= game.can_play_in(Ask.NOW)
    game.top_player = game.current
    game.waiting = waiting
    game.question += 1
    if waiting:
        game.asking = Ask.NOW
        game.decider = game.first_waiting()
    else:
        close_reach(game)


def publicly_gone(game: State, card: i64) -> i64:
    """Return how many cards of this kind everybody sees outside of all hands."""
    return game.discards.count(card) + game.removed.count(card) + game.tower.count(card)


def play_now(game: State, play: Play, chance: Chance) -> None:
    """Play an Alter the Future NOW of the player who is asked, out of turn."""
    seat = game.decider
    take(game, seat, Kind.ALTER_THE_FUTURE_NOW)
    game.discards.append(Kind.ALTER_THE_FUTURE_NOW)
    game.actor = seat
    open_window(game, play, chance)


def wait(game: State) -> None:
    """Let one player wait, without an event or a question, as with a pass."""
    game.waiting &= ~bit(game.decider)
    if game.waiting:
        game.decider = game.first_waiting()
    else:
        close_reach(game)


def close_reach(game: State) -> None:
    """Draw: everybody has waited."""
    game.top_player = NO_SEAT
    draw(game, False)


def add_noper(game: State, seat: i64) -> None:
    """Remember who played a Nope."""
    if game.nopes and game.nopes % NOPERS == 0:
        game.nopers_before = game.noped_by()
        game.nopers = 0
    game.nopes += 1
    game.nopers = (game.nopers << 4) | seat
