"""What the others remember, as far as this seat can tell, and what they would, if the hidden cards lay in some way."""

from __future__ import annotations

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Altered, Event, Gave, Peeked, Placed, Stole
from boomcat.core.hand import Hand
from boomcat.core.state import State
from boomcat.rl.memory import Memory
from boomcat.views.view import View

KITTEN = Card.EXPLODING_KITTEN


def new_minds(view: View, *, late: bool) -> list[Memory]:
    """As the game begins; of what happened before somebody came late, nobody is thought to remember anything."""
    players = len(view.hand_sizes)
    pile = view.draw_pile_size if late else len(deal(view.rules, SeededChance(0)).draw_pile)
    minds = [Memory(seat, players, pile) for seat in range(players)]
    if late:
        for mind in minds:
            mind.held = [Hand() for _ in range(players)]
            mind.godcat = view.godcat
    return minds


def tell(mind: Memory, seat: int, event: Event) -> None:
    """What another player saw of an event of which this seat may have seen less."""
    if isinstance(event, Peeked) and event.seat == seat:
        mind.look(seat, len(event.cards))
    elif isinstance(event, Placed) and event.seat == seat and event.card == KITTEN:
        mind.floating += 1
        mind.clear = mind.since = mind.owed = 0
        mind.placer = seat
    elif isinstance(event, Placed) and event.seat == seat:
        # A card with two sides went to a place that only they know.
        mind.lay(NO_CARD)
        mind.forget_pile()
    elif isinstance(event, Altered) and event.seat == seat:
        mind.forget_pile()
        mind.look(seat, len(event.cards))
    elif isinstance(event, Gave) and event.card == NO_CARD:
        mind.move_hidden(event.giver, event.taker)
    elif isinstance(event, Stole) and event.card == NO_CARD:
        mind.move_hidden(event.victim, event.thief)
    else:
        mind.see(event)


def filled(mind: Memory, seat: int, game: State, rng: PlayerRng) -> Memory:
    """With what only that player saw, if the cards lay so."""
    mind.told = 0
    pile = game.draw_pile
    if mind.placer == seat and mind.floating > 0:
        places = [above for above, card in enumerate(reversed(pile)) if card == KITTEN]
        if places:
            above = places[rng.below(len(places))]
            mind.insert(len(mind.known) - above, KITTEN)
            mind.floating -= 1
            mind.clear += above <= mind.clear
    if mind.looked[seat]:
        mind.see_top(tuple(pile[::-1][: mind.looked[seat]]))
    mind.fit(len(pile))
    return mind
