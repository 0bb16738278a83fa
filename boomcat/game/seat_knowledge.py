"""The knowledge of one seat, and games in which all cards that it can't see are dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boomcat.core.cards import CARDS, KINDS, NO_CARD, Card, cards_of
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.game.arguments import seat_from, seed_from, whole
from boomcat.game.game import Game
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.views.view import View


class SeatKnowledge:
    """All that follows from what one seat has seen until one moment of a game, and nothing more.

    >>> game = Game.read("original; 1: skip; 2: nope; pile: kitten see favor")
    >>> mind = game.knowledge(0)
    >>> round(mind.chance_to_explode(), 3)
    0.333

    `view` is what the seat sees of the table.  `known` is the `Knowledge` that bots are given.
    """

    __slots__ = ("known", "view")

    def __init__(self, view: View, known: Knowledge) -> None:
        self.view = view
        self.known = known

    @property
    def seat(self) -> int:
        """Return the seat whose knowledge it is."""
        return self.view.viewer

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SeatKnowledge):
            return NotImplemented
        return self.view == other.view and self.known == other.known

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        rules = self.view.rules
        table = f"{rules.edition.key}, {rules.players} players"
        return f"<SeatKnowledge of seat {self.seat}, {table}, {self.view.draw_pile_size} cards to draw>"

    # -- odds ------------------------------------------------------------------------

    def chance_to_explode(self, above: int = 0) -> float:
        """Return how likely the card under `above` others is deadly; with 0, the next one."""
        return self.known.chance_to_explode(whole("above", above))

    def chance_at_bottom(self) -> float:
        """Return how likely the bottom card is deadly."""
        return self.known.chance_at_bottom()

    def chance_of(self, card: int | str, above: int = 0) -> float:
        """Return how likely the card under `above` others is of this kind: `Card.SKIP`, or its word, "skip"."""
        return self.known.chance_of(self._card(card), whole("above", above))

    def _card(self, card: int | str) -> int:
        if isinstance(card, str):
            return self.view.rules.edition.card(card.strip().lower())
        kind = whole("card", card)
        if not 0 <= kind < KINDS:
            raise ValueError(f"no card {kind}: use Card.SKIP or 'skip'")
        return kind

    # -- certainties -------------------------------------------------------------------

    def known_at(self, above: int = 0) -> Card | None:
        """Return the card under `above` others if it is certain, else None."""
        card = self.known.known_at(whole("above", above))
        return None if card == NO_CARD else CARDS[card]

    def known_places(self) -> dict[int, Card]:
        """Return the cards of the draw pile that are certain, by the number of cards above them."""
        return {above: CARDS[card] for above, card in self.known.known_places()}

    def known_hand(self, seat: int) -> list[Card]:
        """Return what is certain to be in another seat's hand, or the own hand."""
        number = seat_from(seat, self.view.rules.players)
        if number == self.seat:
            return self.view.hand[:]
        return cards_of(self.known.cards_of(number))

    # -- re-deals ----------------------------------------------------------------------

    def worlds(self, n: int, seed: int | Random | None = None) -> Iterator[Game]:
        """Return games that look the same to this seat: all that it can't see is dealt again, as likely as it is.

        Each has other luck to come, and can be played on: `world.push("skip")`, `world.playout("heuristic").winner`.
        In an open window the others are all asked again: who has passed can't be known.
        """
        count = whole("n", n)
        if count < 0:
            raise ValueError(f"n must be 0 or more, not {count}")
        return self._worlds(count, PlayerRng(seed_from(seed)))

    def _worlds(self, count: int, rng: PlayerRng) -> Iterator[Game]:
        redeal = Redeal(self.view, self.known)
        for _ in range(count):
            state = redeal.draw(rng)
            luck = SeededChance((rng.word() << 30) ^ rng.word())
            # The other seats' past is unknown, so they begin anew; this seat doesn't.
            yield Game._at(state, luck, self.known)
