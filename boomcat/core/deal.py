"""Set-up (S1-S10)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from boomcat.core.cards import Kind
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import roll, shuffle
from boomcat.core.hand import Hand
from boomcat.core.rules import BY_LOT, Rules
from boomcat.core.state import State
from boomcat.core.transfers import give


def deal(rules: Rules, chance: Chance) -> State:
    """A new game: the first player is asked for the first turn."""
    deck = rules.deck[:]
    left: i64 = len(deck)
    game = State(rules, [Hand() for _ in range(rules.players)], deck, [])
    for seat in range(rules.players):
        for _ in range(rules.dealt_defuses):
            give(game, seat, Kind.DEFUSE)
        for _ in range(rules.deal):
            give(game, seat, take_any(deck, left, roll(game, left, chance)))
            left -= 1
    if rules.tower:
        tower: list[int] = []
        for _ in range(rules.towered()):
            tower.append(take_any(deck, left, roll(game, left, chance)))
            left -= 1
        tower.sort()
        game.tower = tower
    if rules.options.quick:
        boxed: list[int] = []
        for _ in range(rules.boxed()):
            boxed.append(take_any(deck, left, roll(game, left, chance)))
            left -= 1
        boxed.sort()
        game.set_aside = boxed
    del deck[left:]
    deck.extend(rules.perils)
    shuffle(game, chance)
    first: i64 = rules.options.first
    game.current = roll(game, rules.players, chance) if first == BY_LOT else first
    game.decider = game.current
    return game


def take_any(deck: list[int], left: i64, at: i64) -> i64:
    """Take one of the first `left` cards, and close the gap with the last of them.

    The order of the deck means nothing yet: taking cards at random is shuffling and dealing.
    """
    taken: i64 = deck[at]
    cards = cast("list[object]", deck)
    cards[at] = cards[left - 1]
    return taken
