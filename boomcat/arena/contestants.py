"""The bots that may enter the arena: built-in bots, the cheat, Python classes, programs and networks.

`cheat` is `heuristic` with every card face up: a ceiling to measure others by, nothing else.  Only the arena offers it
and shows it the hidden cards; at any other table it would be the plain heuristic.
"""

from __future__ import annotations

from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import HeuristicBot
from boomcat.bots.roster import NAMES
from boomcat.bots.seat import Seat
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.hand import add_card, cards_in, copies_in, remove_card
from boomcat.core.moves import Move
from boomcat.core.question import hides_lifted
from boomcat.core.state import State
from boomcat.knowledge.blocks import Row, single
from boomcat.knowledge.knowledge import Knowledge
from boomcat.programs import any_bot
from boomcat.views.view import View

CHEAT = "cheat"
CONTESTANTS = (*NAMES, CHEAT)


class Cheat(Bot):
    """Decides like `heuristic`; its seat gives it the `truth` instead of what can be known there."""

    #: Its seat finds out anew whenever it is asked.
    wants_knowledge = False

    def __init__(self, rng: PlayerRng) -> None:
        self.heuristic = HeuristicBot(rng)

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        return self.heuristic.choose(view, knowledge, seconds)


class CheatSeat(Seat):
    """A seat with a view into every hand and into the draw pile."""

    def believes(self, game: State) -> Knowledge:
        return truth(game, self.number)


def seat_for(game: State, seat: int, bot: Bot) -> Seat:
    return (CheatSeat if isinstance(bot, Cheat) else Seat)(game, seat, bot)


def truth(game: State, seat: int) -> Knowledge:
    """Return the knowledge of a player who sees every hand and the whole draw pile."""
    knowledge = Knowledge(View(game, seat))
    pile = Row([single(card) for card in reversed(game.draw_pile)], 1.0)
    knowledge.pile.rows = [pile]
    if hides_lifted(game.asking):
        pile.lifted = single(game.lifted)
    for other, hand in enumerate(game.hands):
        if knowledge.sees(other):
            continue
        held = knowledge.held[other]
        for card in cards_in(hand):
            # Who holds the Godcat is public, and kept apart.
            if card == Card.GODCAT or copies_in(held, card) == copies_in(hand, card):
                continue
            add_card(held, card)
            if card == Card.EXPLODING_KITTEN:
                knowledge.pool.kittens -= 1
            else:
                remove_card(knowledge.pool.loose, card)
    return knowledge


def contestant(name: str, rng: PlayerRng) -> Bot:
    """Return a new bot for one seat of one game."""
    return Cheat(rng) if name == CHEAT else any_bot(name, rng)
