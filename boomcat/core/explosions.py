"""Players who explode, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import NO_CARD, Kind, bit, front_of
from boomcat.core.events import Exploded, Won
from boomcat.core.hand import Hand, cards_in, holds
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.core.turns import ask, end_turn, pass_play


def explode(game: State, seat: i64) -> None:
    """Eliminate a player: by the drawn kitten if one is lifted, else by the Devilcat (K1, G4)."""
    cards = cards_left_by(game, seat)
    by = Kind.DEVILCAT if game.lifted == NO_CARD else front_of(game.lifted)
    if game.recording:
        game.events.append(Exploded(seat, tuple(cards), by))
    if game.lifted != NO_CARD:
        cards.append(by)
        game.lifted = NO_CARD
    if game.rules.remove_dead_hands:
        game.removed = game.removed + cards
    else:
        game.discards.extend(cards)
    game.hands[seat] = Hand()
    game.holding &= ~bit(seat)
    game.noping &= ~bit(seat)
    game.alive ^= bit(seat)
    game.living -= 1
    game.eliminated = (game.eliminated << 4) | (seat + 1)
    if game.living == 1:
        end_game(game)
    elif seat == game.current:
        pass_play(game, game.next_living(seat), 1, False)
    else:
        end_turn(game)


def end_game(game: State) -> None:
    """End the game: one player is left (T5)."""
    winner = game.next_living(game.current)
    ask(game, winner, Ask.OVER)
    game.current = winner
    game.owed = 1
    game.attacked = False
    if game.recording:
        game.events.append(Won(winner))


def cards_left_by(game: State, seat: i64) -> list[int]:
    """Return the hand of a dead player without the Godcat, which goes back to the mat (G8)."""
    hand = game.hands[seat]
    cards = cards_in(hand)
    if holds(hand, Kind.GODCAT):
        cards.pop()
    return cards
