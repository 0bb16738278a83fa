"""The table as one player sees it, in a few lines: the own hand, and what is public (T4)."""

from __future__ import annotations

from boomcat.core.cards import Card
from boomcat.core.game import NOBODY, Game
from boomcat.core.question import Ask
from boomcat.locale import text
from boomcat.story import card_name, counted
from boomcat.terminal.screen import unbroken

__all__ = ["hand_line", "public_lines"]

GAP = "   "


def public_lines(game: Game, viewer: int | None) -> list[str]:
    """The other players, the piles, the mat, and the turns that the viewer owes."""
    others = [player(game, seat) for seat in range(game.players) if seat != viewer]
    piles = [risk(game), discards(game)]
    off_the_mat = game.phase in (Ask.FACE, Ask.SWAP) or game.godcat_holder() != NOBODY
    if Card.GODCAT in game.rules.edition.titles and not off_the_mat:
        piles.append(text("table-mat"))
    if game.current == viewer and game.owed > 1:
        piles.append(text("table-owed", owed=game.owed))
    return [GAP.join(map(unbroken, others)), GAP.join(map(unbroken, piles))]


def hand_line(game: Game, viewer: int) -> str:
    hand = game.hands[viewer]
    separator = text("list-separator")
    cards = counted(game.rules.edition, hand.cards()).split(separator)
    return text("table-hand", count=hand.size, cards=separator.join(map(unbroken, cards)))


def player(game: Game, seat: int) -> str:
    state = text("table-out")
    if game.is_alive(seat):
        state = text("table-cards", count=game.hands[seat].size)
        if game.godcat_holder() == seat:
            state = text("table-with-godcat", cards=state)
    return text("table-player", seat=seat + 1, state=state)


def risk(game: Game) -> str:
    kittens, cards = game.deck.count(Card.EXPLODING_KITTEN), len(game.deck)
    if game.phase == Ask.HECK:
        # Whether the lifted card is a kitten is nobody else's business: it counts as if it were in the pile.
        kittens += game.lifted == Card.EXPLODING_KITTEN
        cards += 1
    return text("table-risk", kittens=kittens, cards=cards, share=kittens / cards if cards else 0.0)


def discards(game: Game) -> str:
    if not game.discards:
        return text("table-discards-none")
    top = card_name(game.rules.edition, game.discards[-1])
    return text("table-discards", count=len(game.discards), card=top)
