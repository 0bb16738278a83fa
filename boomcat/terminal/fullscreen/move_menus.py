"""The player's legal moves, as lists to choose from: all of them, or those with one card of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomcat.core.cards import NO_CARD
from boomcat.core.fields import Field
from boomcat.core.move_pool import DRAW, PASSING, PLAYING
from boomcat.core.moves import Move, Play, SimpleMove
from boomcat.core.question import is_window
from boomcat.locale import text
from boomcat.story import ask, describe
from boomcat.terminal.menu import Menu, menu_of
from boomcat.terminal.places import by_place
from boomcat.views.view import View

#: The fields of answers that name a card of the hand.
CARD_FIELDS: Final = (Field.CARD, Field.HIDDEN_CARD, Field.OWN_CARD)


def menu_for(view: View, names: Sequence[str], card: int = NO_CARD) -> Menu | None:
    """Return the viewer's choices; with a card, only those that use it.  None if there are none."""
    moves = [move for move in view.moves if card == NO_CARD or uses(move, card)]
    if not moves:
        return None
    edition, question = view.rules.edition, ask(view, names)
    if is_window(view.asking):
        moves = [move for move in (PLAYING[view.asking], PASSING[view.asking]) if move in moves]
        labels = {at: describe(edition, move) for at, move in enumerate(moves, 1)}
        return Menu(question, labels, dict(enumerate(moves, 1)))
    if places := by_place(moves):
        return Menu(question, {place: place_label(place, max(places)) for place in places}, dict(places))
    return menu_of(edition, moves, question, view.top_cards, names)


def uses(move: Move, card: int) -> bool:
    """Return whether the move spends this card of the hand, or answers with it."""
    match move:
        case Play():
            return card in move.cards()
        case SimpleMove():
            return any(kind in CARD_FIELDS and getattr(move, name) == card for name, kind in move.fields.items())
        case _:
            return False


def place_label(place: int, bottom: int) -> str:
    if place == 0:
        return text("screen-place-top")
    if place == bottom:
        return text("screen-place-bottom")
    return text("screen-place", above=place)


def drawing(view: View) -> Move | None:
    """Return the move that draws, if the viewer may draw now."""
    return DRAW if DRAW in view.moves else None


def playing(view: View) -> Move | None:
    """Return the card for the open window, if the viewer may play one."""
    move = PLAYING.get(view.asking)
    return move if move in view.moves else None


def passing(view: View) -> Move | None:
    """Return what lets the open window pass, if the viewer is asked."""
    move = PASSING.get(view.asking)
    return move if move in view.moves else None
