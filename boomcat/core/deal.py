"""Set-up (S1-S10)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from boomcat.core.cards import Card
from boomcat.core.chance import Chance
from boomcat.core.game import Game
from boomcat.core.hand import Hand
from boomcat.core.rules import BY_LOT, Rules


def deal(rules: Rules, chance: Chance) -> Game:
    """A new game: the first player is asked for the first turn."""
    deck = rules.deck[:]
    rolls: i64 = 0
    hands: list[Hand] = []
    for _ in range(rules.players):
        hand = Hand()
        hand.add(Card.DEFUSE)
        for _ in range(7):
            hand.add(take_any(deck, chance.below(rolls, len(deck))))
            rolls += 1
        hands.append(hand)
    game = Game(rules, hands, deck)
    if rules.options.quick:
        boxed: list[int] = []
        for _ in range(len(deck) // 3):
            boxed.append(take_any(deck, chance.below(rolls, len(deck))))
            rolls += 1
        boxed.sort()
        game.boxed = boxed
    for _ in range(rules.players - 1):
        deck.append(Card.EXPLODING_KITTEN)
    game.rolls = rolls
    game.shuffle(chance)
    first: i64 = rules.options.first
    game.current = game.roll(rules.players, chance) if first == BY_LOT else first
    game.decider = game.current
    return game


def take_any(deck: list[int], at: i64) -> int:
    """Take the card at this place of a deck whose order means nothing: dealing at random is shuffling and dealing."""
    cards = cast("list[object]", deck)
    taken: int = deck[at]
    cards[at] = cards[len(cards) - 1]
    cards.pop()
    return taken
