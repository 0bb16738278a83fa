"""Other players' memories, as far as one seat can tell, and as they would be if the hidden cards lay in some way."""

from __future__ import annotations

from collections.abc import Iterable

from boomcat.core.cards import NO_CARD, Kind
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import (
    Added,
    Altered,
    Buried,
    Cursed,
    Event,
    Gave,
    Handed,
    LiftedTop,
    Peeked,
    Placed,
    Shared,
    Stole,
)
from boomcat.core.hand import cards_in, copies_in, remove_card
from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.rl.memory import Memory, memories_of

KITTEN = Kind.EXPLODING_KITTEN


def minds_of_others(rules: Rules, seat: int, history: Iterable[Event]) -> list[Memory]:
    """Return a memory for every seat, of what this seat knows that it has seen; its own among them."""
    minds = memories_of(deal(rules, SeededChance(0)))
    for event in history:
        for mind in minds:
            if mind.seat == seat:
                mind.see(event)
            else:
                tell(mind, event)
    return minds


def tell(mind: Memory, event: Event) -> None:
    """Let another player see an event, of which this seat may have seen less."""
    me = mind.seat
    match event:
        case Gave(giver=giver, taker=taker, card=card) if card == NO_CARD:
            hide(mind, giver, taker)
        case Stole(victim=giver, thief=taker, card=card) if card == NO_CARD:
            hide(mind, giver, taker)
        case Handed(giver=giver, taker=taker, card=card) if card == NO_CARD:
            hide(mind, giver, taker)
        case Peeked(seat=seat, cards=cards) if seat == me and NO_CARD in cards:
            mind.look(me, len(cards))
        case Shared(target=target, cards=cards) if target == me and NO_CARD in cards:
            mind.look(me, len(cards))
        case Altered(seat=seat, cards=cards) if seat == me and NO_CARD in cards:
            mind.forget_pile()
            mind.look(me, len(cards))
        case Placed(seat=seat, card=card) if seat == me:
            if card == KITTEN:
                mind.floating += 1
                mind.clear = 0
            else:
                mind.forget_order()
            mind.since = mind.owed = 0
            mind.placer = me
        case LiftedTop(seat=seat) if seat == me:
            mind.take_top()
            mind.lifted, mind.lifted_card = True, NO_CARD
        case Buried(seat=seat) if seat == me:
            mind.lifted = False
            mind.forget_order()
        case Added(card=card) if card == NO_CARD:
            mind.lose_hidden(event.seat)
            mind.lay(NO_CARD)
            mind.clear += 1
        case Cursed(target=target) if target == me:
            mind.cursed = True
        case _:
            mind.see(event)


def hide(mind: Memory, giver: int, taker: int) -> None:
    """Note that some card went from hand to hand."""
    mind.lose_hidden(giver)
    mind.lacks[taker] = 0


def filled(mind: Memory, game: State, rng: PlayerRng) -> Memory:
    """Return the memory of a player who has seen what only they saw, if the cards lie as in this game."""
    twin = mind.copy()
    seat, pile = twin.seat, game.draw_pile
    if twin.placer == seat and twin.floating > 0:
        places = [above for above, card in enumerate(reversed(pile)) if card == KITTEN]
        if places:
            above = places[rng.below(len(places))]
            twin.insert(len(twin.known) - above, KITTEN)
            twin.floating -= 1
            twin.clear += above <= twin.clear
    looked = min(twin.looked[seat], len(pile))
    if looked:
        twin.see_top(tuple(reversed(pile[len(pile) - looked :])))
    for other, held in enumerate(twin.held):
        # No player is certain of what isn't there.
        for card in cards_in(held):
            if other != seat and copies_in(held, card) > copies_in(game.hands[other], card):
                remove_card(held, card)
    if twin.cursed:
        twin.held[seat] = game.hands[seat].copy()
    twin.fit(len(pile))
    return twin
