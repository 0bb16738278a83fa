"""Garbage Collection and Potluck: everybody puts a card into the draw pile, one after the other (H9, B6)."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import NO_CARD, Kind, bit
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import roll, show_top, shuffle
from boomcat.core.events import Added
from boomcat.core.explosions import settle
from boomcat.core.hand import holds, nth_card
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import take
from boomcat.core.turns import ask


def collect(game: State, card: i64, chance: Chance) -> None:
    """Begin with the current player; `card` says what it is for."""
    game.adding = card
    for seat in range(game.players):
        if addable(game, seat):
            game.waiting |= bit(seat)
    ask_next(game, chance)


def addable(game: State, seat: i64) -> i64:
    """Return how many cards of a hand can go into the pile: all but the Godcat."""
    hand = game.hands[seat]
    return hand.size - (1 if holds(hand, Kind.GODCAT) else 0)


def ask_next(game: State, chance: Chance) -> None:
    """Ask the next player for a card; the cursed give one by chance (H8), and after the last the turn goes on."""
    while True:
        seat = next_waiting(game)
        if seat == NO_SEAT:
            break
        if not game.cursed & bit(seat):
            ask(game, seat, Ask.ADD)
            return
        # The Godcat, which can't be added, is the last card of any hand.
        add(game, seat, nth_card(game.hands[seat], roll(game, addable(game, seat), chance)))
    garbage = game.adding == Kind.GARBAGE_COLLECTION
    game.adding = NO_CARD
    if garbage:
        shuffle(game, chance)
        if game.recording:
            show_top(game)
    settle(game)


def next_waiting(game: State) -> i64:
    """Return the player who has yet to add a card and comes first, from the current player on."""
    seat = game.current
    while game.waiting:
        if game.waiting & bit(seat):
            return seat
        seat = game.next_living(seat)
    return NO_SEAT


def add(game: State, seat: i64, card: i64) -> None:
    """Put a card of a hand on top of the draw pile."""
    shown = game.is_marked(seat, card)
    take(game, seat, card)
    game.draw_pile.append(int(card))
    game.waiting &= ~bit(seat)
    if game.recording:
        blind = game.cursed & bit(seat) != 0
        game.events.append(Added(seat, card, game.adding == Kind.POTLUCK, shown, blind))
