"""The table as one player sees it, in a few lines: the own hand, and what is public (T4)."""

from __future__ import annotations

from collections.abc import Sequence

from boomcat.core.cards import NO_CARD, SHELTER, Card
from boomcat.core.question import Ask, hides_lifted
from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.story import card_name, counted
from boomcat.terminal.screen import unbroken
from boomcat.views.view import View

GAP = "   "


def public_lines(view: View, names: Sequence[str] = ()) -> list[str]:
    """The other players, the piles, the mat, and the turns that the viewer owes."""
    others = [
        player(view, seat, names[seat] if names else "") for seat in range(len(view.hand_sizes)) if seat != view.viewer
    ]
    piles = [risk(view), discards(view), *middle_lines(view)]
    return [GAP.join(map(unbroken, others)), GAP.join(map(unbroken, piles))]


def middle_lines(view: View) -> list[str]:
    """Return lines about the middle of the table besides the piles, and about the turns that the viewer owes."""
    found = []
    off_the_mat = view.asking in (Ask.FACE, Ask.TRADE) or view.godcat != NO_SEAT
    if Card.GODCAT in view.rules.edition.titles and not off_the_mat:
        found.append(text("table-mat"))
    if view.tower and view.tower_owner == NO_SEAT:
        found.append(text("table-tower", cards=counted(view.rules.edition, view.tower)))
    if Card.REVERSE in view.rules.edition.titles:
        found.append(text("table-direction-clockwise" if view.clockwise else "table-direction-counter"))
    if view.current == view.viewer and view.owed > 1:
        found.append(text("table-owed", owed=view.owed))
    own = [] if view.viewer == NO_SEAT else notes(view, view.viewer)
    if own:
        found.append(text("table-before-you", notes=text("list-separator").join(own)))
    return found


def hand_line(view: View) -> str:
    if view.viewer in view.cursed:
        return text("table-hand-cursed", count=view.hand_sizes[view.viewer])
    separator = text("list-separator")
    cards = counted(view.rules.edition, view.hand).split(separator)
    return text("table-hand", count=len(view.hand), cards=separator.join(map(unbroken, cards)))


def player(view: View, seat: int, name: str) -> str:
    state = text("table-out")
    if view.alive[seat]:
        state = text("table-cards", count=view.hand_sizes[seat])
        if view.godcat == seat:
            state = text("table-with-godcat", cards=state)
        if found := notes(view, seat):
            state = text("table-noted", state=state, notes=text("list-separator").join(found))
    if name:
        return text("table-player-named", seat=seat + 1, name=name, state=state)
    return text("table-player", seat=seat + 1, state=state)


def notes(view: View, seat: int) -> list[str]:
    """Return notes on what everybody sees of a player: a curse, marked cards, and cards that lie before them."""
    edition = view.rules.edition
    found = [text("table-note-cursed")] if seat in view.cursed else []
    if view.marked[seat]:
        found.append(text("table-note-marked", cards=counted(edition, view.marked[seat])))
    if view.taking[seat] != NO_SEAT:
        found.append(text("table-note-taking", taker=view.taking[seat] + 1))
    if view.barking == seat:
        found.append(text("table-note-barking"))
    if view.tower and view.tower_owner == seat:
        found.append(text("table-note-tower", cards=counted(edition, view.tower)))
    return found


def risk(view: View) -> str:
    if view.face_up != NO_CARD:
        return text(f"table-top-{view.rules.edition.word(view.face_up)}")
    kittens, cards = view.kittens, view.draw_pile_size
    # Those that lie face up are as deadly (E11).
    kittens += view.imploding[1]
    if view.drawn == Card.EXPLODING_KITTEN:
        # One of them lies on the table.
        kittens -= 1
    elif hides_lifted(view.asking):
        # Other players don't know whether the lifted card is a kitten: it counts as if it were in the pile.
        cards += 1
    if keeps_kittens(view):
        return text("table-risk-streaking", kittens=kittens, cards=cards)
    return text("table-risk", kittens=kittens, cards=cards, share=kittens / cards if cards else 0.0)


def keeps_kittens(view: View) -> bool:
    """Return whether a kitten may be in a hand, for all that everybody knows (H1)."""
    gone = SHELTER in view.discards or SHELTER in view.removed
    return SHELTER in view.rules.edition.titles and not gone


def discards(view: View) -> str:
    if not view.discards:
        return text("table-discards-none")
    top = card_name(view.rules.edition, view.discards[-1])
    return text("table-discards", count=len(view.discards), card=top)
