"""A plausible game for a view: any cards at all are in the places where the player cannot look."""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle, islice
from typing import Any

from boomcat.core.cards import HOLDABLE, NO_CARD, Card, bit
from boomcat.core.hand import Hand
from boomcat.core.nope_window import add_noper
from boomcat.core.question import Ask
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give
from boomcat.views.view import SAME


def game_matching(rules: Rules, seen: dict[str, Any], *, may_answer: bool) -> State:
    """Return a game with the fields of a view (`View.as_dict`), in which the player may answer or has done so."""
    game = public_part(rules, seen, may_answer=may_answer)
    for other, size in enumerate(seen["hand_sizes"]):
        for one in any_cards(rules, size - game.hands[other].size):
            give(game, other, one)
    lay_pile(game, seen)
    game.set_aside = any_cards(rules, seen["boxed_count"])
    return game


def public_part(rules: Rules, seen: dict[str, Any], *, may_answer: bool) -> State:
    """A state with all that the view shows, the hidden hands and the pile empty."""
    viewer: int = seen["viewer"]
    game = State(rules, [Hand() for _ in seen["hand_sizes"]], [], [int(card) for card in seen["discards"]])
    game.removed = [int(card) for card in seen["removed"]]
    for name in SAME:
        setattr(game, name, seen[name])
    for card in seen["hand"]:
        give(game, viewer, card)
    if seen["godcat"] not in (NO_SEAT, viewer):
        give(game, seen["godcat"], Card.GODCAT)
    for gone in seen["eliminated"]:
        game.alive ^= bit(gone)
        game.living -= 1
        game.eliminated = (game.eliminated << 4) | (gone + 1)
    game.lifted = seen["drawn"]
    game.godcat_kept = seen["own_cat"] == Card.GODCAT
    for one in seen["noped_by"]:
        add_noper(game, one)
    game.decider = seen["asked"][0] if seen["asked"] else seen["current"]
    if game.asking == Ask.NOPE:
        for one in seen["asked"]:
            if one != viewer or may_answer:
                game.waiting |= bit(one)
        if game.waiting:  # none is left if the viewer was the only player asked, and has passed
            game.decider = game.first_waiting()
    return game


def lay_pile(game: State, seen: dict[str, Any]) -> None:
    """The cards that the player sees or must be there, and any others below them."""
    top = list(seen["top_cards"]) or [one for one in (seen["face_up"],) if one != NO_CARD]
    lifted = seen["lifted"] if seen["drawn"] == NO_CARD else seen["drawn"]
    placed = [*top, lifted]
    somewhere: list[int] = [Card.EXPLODING_KITTEN] * (seen["kittens"] - placed.count(Card.EXPLODING_KITTEN))
    if seen["two_sided"] != NO_CARD and seen["two_sided"] not in placed:
        # Not on top, where it might be seen.
        somewhere.append(seen["two_sided"])
    room = seen["draw_pile_size"] - len(top)
    if seen["asking"] == Ask.HECK and lifted == NO_CARD:
        # Another player looks at the bottom card: a card that finds no room elsewhere.
        lifted = somewhere.pop(0) if len(somewhere) > room else any_cards(game.rules, 1)[0]
    others = any_cards(game.rules, room - len(somewhere))
    game.draw_pile = [*reversed(somewhere), *others, *reversed(top)]
    game.lifted = lifted


def any_cards(rules: Rules, count: int) -> list[int]:
    """This many cards that players can hold and that no question is about."""
    plain = plain_cards(rules.edition.titles)
    return list(islice(cycle(plain), max(0, count)))


@lru_cache
def plain_cards(titles: tuple[int, ...]) -> list[int]:
    return [one for one in titles if bit(one) & HOLDABLE and one not in (Card.NOPE, Card.GODCAT)]
