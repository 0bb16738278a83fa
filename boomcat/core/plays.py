"""The cards that are played alone: one small class each, its meaning as the docstring.

`needs` says what a card wants beside itself.  To add a card: `docs/adding-a-card.md`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import Card, bit
from boomcat.core.chance import Chance
from boomcat.core.events import FoundNothing, Lifted, Peeked, Revealed
from boomcat.core.game import NOBODY, Game
from boomcat.core.moves import Play, is_kind, target_problem
from boomcat.core.question import Ask


@final
class Needs:
    """What must be there for a card to be played."""

    NOTHING: Final = 0
    OTHER_PLAYER: Final = 1
    OTHER_PLAYER_WITH_CARDS: Final = 2
    BOTH_CATS_ON_THE_MAT: Final = 3


class CardPlay(Play):
    """One card, played as `title`: the card of that title, or the Godcat in its place (G7)."""

    __slots__ = ("card", "target", "title")

    def __init__(self, title: i64, card: i64, target: i64) -> None:
        super().__init__()
        self.title: Final[i64] = title
        self.card: Final[i64] = card
        self.target: Final[i64] = target

    def needs(self) -> i64:
        return Needs.NOTHING

    def problem(self, game: Game, seat: i64) -> str:
        if self.card != self.title and self.card != Card.GODCAT:
            return "card-is-not-that"
        if not is_kind(self.card) or not game.hands[seat].has(self.card):
            return "card-not-held"
        if self.card == Card.GODCAT and not bit(self.title) & game.rules.godcat_titles:
            return "godcat-cannot-be-that"
        needs = self.needs()
        if needs == Needs.BOTH_CATS_ON_THE_MAT:
            if self.card == Card.GODCAT or game.godcat_holder() != NOBODY:
                return "godcat-not-on-mat"
        elif needs != Needs.NOTHING:
            problem = target_problem(game, self.target)
            if problem:
                return problem
            if needs == Needs.OTHER_PLAYER_WITH_CARDS and not game.hands[self.target].size:
                return "target-has-no-cards"
        return ""

    def cards(self) -> list[int]:
        return [self.card]

    def spend(self, game: Game) -> None:
        game.spend(self.card)


@final
class NeverAlone(CardPlay):
    """A card that does nothing by itself: Cats, Defuse, Nope, the Godcat as itself (F10, K8, N10)."""

    __slots__ = ()

    def problem(self, game: Game, seat: i64) -> str:
        return "never-alone"


@final
class Attack(CardPlay):
    """Draw nothing; the next player owes two turns more (A1, A2)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        game.attack(game.next_living(game.current))


@final
class TargetedAttack(CardPlay):
    """Draw nothing; a player of one's choice owes two turns more, and play goes on from there (A3)."""

    __slots__ = ()

    def needs(self) -> i64:
        return Needs.OTHER_PLAYER

    def resolve(self, game: Game, chance: Chance) -> None:
        game.attack(self.target)


@final
class Skip(CardPlay):
    """End one turn without drawing (F1)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        game.end_turn()


@final
class SeeTheFuture(CardPlay):
    """Look at the top three cards in private (F2)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        if game.recording:
            game.events.append(Peeked(game.current, game.top_cards()))
        game.carry_on()


@final
class AlterTheFuture(CardPlay):
    """Look at the top three cards in private and put them back in any order (F3)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        if game.recording:
            game.events.append(Peeked(game.current, game.top_cards()))
        game.ask(game.current, Ask.ALTER)


@final
class RevealTheFuture(CardPlay):
    """Show the top three cards to everybody (F4)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        if game.recording:
            game.events.append(Revealed(game.top_cards()))
        game.carry_on()


@final
class Shuffle(CardPlay):
    """Shuffle the draw pile (F6)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        game.shuffle(chance)
        game.carry_on()


@final
class DrawFromTheBottom(CardPlay):
    """End the turn by drawing the bottom card (F7)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        game.draw(True)


@final
class RaisingHeck(CardPlay):
    """Take the bottom card, look at it, and keep it or put it on top; one turn ends (F8)."""

    __slots__ = ()

    def resolve(self, game: Game, chance: Chance) -> None:
        game.lifted = game.deck.pop(0)
        if game.recording:
            game.events.append(Lifted(game.current, game.lifted))
        game.ask(game.current, Ask.HECK)


@final
class Favor(CardPlay):
    """Another player gives a card of their own choice (F9)."""

    __slots__ = ()

    def needs(self) -> i64:
        return Needs.OTHER_PLAYER_WITH_CARDS

    def resolve(self, game: Game, chance: Chance) -> None:
        if game.hands[self.target].size:
            game.ask(self.target, Ask.GIVE)
        else:
            find_nothing(game, self.target)


@final
class Armageddon(CardPlay):
    """Take both cats from the mat and lay them down before oneself and an opponent (G1, G2)."""

    __slots__ = ()

    def needs(self) -> i64:
        return Needs.BOTH_CATS_ON_THE_MAT

    def resolve(self, game: Game, chance: Chance) -> None:
        game.ask(game.current, Ask.FACE)


def find_nothing(game: Game, target: i64) -> None:
    """The target's hand is empty by now: the card is spent and nothing happens (F12)."""
    if game.recording:
        game.events.append(FoundNothing(game.current, target))
    game.carry_on()
