"""Moves and facts in words that call the players by their names."""

from __future__ import annotations

from collections.abc import Sequence

from boomcat.core.cards import Card
from boomcat.core.combos import Pair, Triple
from boomcat.core.edition import Edition
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.reviews.reasons import Fact
from boomcat.story import Teller, card_name, counted, describe


class NamedTeller:
    """Writes them in the language that is spoken now; a player without a name goes by number."""

    def __init__(self, edition: Edition, names: Sequence[str]) -> None:
        self.edition = edition
        self.teller = Teller(edition, NO_SEAT, names)

    def name(self, seat: int) -> str:
        return dict(self.teller.call("actor", seat))["Actor"]

    def within(self, seat: int) -> str:
        """Return what the player is called within a sentence."""
        return dict(self.teller.call("actor", seat))["actor"]

    def move(self, move: Move, seen: tuple[int, ...] = ()) -> str:
        """Return what a player would do; `seen` are the top cards, if the player knows them."""
        if isinstance(move, (Pair, Triple)) or (isinstance(move, CardPlay) and move.target != NO_SEAT):
            return self.play(move)
        return describe(self.edition, move, seen)

    def play(self, move: Move) -> str:
        """Return what a play is called."""
        match move:
            case CardPlay(target=target):
                card = card_name(self.edition, move.title)
                cards = text("cards-godcat-as", card=card) if move.card == Card.GODCAT else card
                if target == NO_SEAT:
                    return cards
                return text("review-move-on", cards=cards, player=self.within(target))
            case Pair():
                cards = counted(self.edition, move.cards())
                return text("review-move-on", cards=cards, player=self.within(move.target))
            case Triple():
                cards, named = counted(self.edition, move.cards()), card_name(self.edition, move.named)
                return text("review-move-on-named", cards=cards, player=self.within(move.target), named=named)
            case _:
                return describe(self.edition, move)

    def fact(self, fact: Fact, *, now: bool = False) -> str:
        """Return a fact as a sentence; `now` is whether the move is still to be made."""
        message = f"coach-fact-{fact.kind}" if now else f"review-fact-{fact.kind}"
        match fact.kind:
            case "risk":
                return text(message, share=fact.share)
            case "defuses" | "owed" | "spends":
                return text(message, count=fact.count)
            case "last":
                return text(message, card=card_name(self.edition, fact.card))
            case "next":
                return text(message, player=self.name(fact.seat))
            case "holds":
                return text(message, player=self.name(fact.seat), card=card_name(self.edition, fact.card))
            case _:
                return text(message)
