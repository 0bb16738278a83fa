"""The kinds of questions that a player can be asked, and their words."""

from __future__ import annotations

from typing import Final, final


@final
class Ask:
    """At every moment exactly one of these is open, or the game is over."""

    TURN: Final = 0
    """Play cards, or draw and end the turn (T1)."""
    NOPE: Final = 1
    """Nope what was played, or let it pass (N6); asked of several players at once."""
    DEFUSE: Final = 2
    """A kitten was drawn: defuse it or explode (K2, K5)."""
    PLACE: Final = 3
    """Put the kitten back into the draw pile (K2)."""
    GIVE: Final = 4
    """Give a card away as a favor (F9)."""
    STEAL: Final = 5
    """Take the Godcat or a random other card (G9)."""
    TAKE: Final = 6
    """Take a card from the discard pile (X3)."""
    ALTER: Final = 7
    """Put the top cards into a new order (F3)."""
    HECK: Final = 8
    """Keep the card from the bottom or put it on top (F8)."""
    FACE: Final = 9
    """Armageddon: choose an opponent and lay down the two cats (G2)."""
    TRADE: Final = 10
    """Armageddon: keep the card before you or trade it, unseen (G3)."""
    DEVILCAT: Final = 11
    """The Devilcat is before you: defuse or explode (G4)."""
    OVER: Final = 12
    """Nobody is asked: one player is left (T5)."""


#: In the notation and on every wire.
QUESTION_WORDS: Final = (
    "turn", "nope", "defuse", "place", "give", "steal", "take", "alter", "heck", "face", "trade", "devilcat", "over",
)  # fmt: skip
