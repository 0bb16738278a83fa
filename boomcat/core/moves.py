"""What a player may decide to do: intents.  Moves are immutable and shared; `tables.py` holds the only copy of each.

`problem` says why a player who is asked may not do it now ("" if they may), as the id of a message.  `apply` does it
without asking again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import HOLDABLE, KINDS, NO_CARD, Card, bit
from boomcat.core.chance import Chance
from boomcat.core.events import (
    Altered,
    Defused,
    Faced,
    Gave,
    Placed,
    PlacedImploding,
    PlacedOnTop,
    Stole,
    Took,
    TurnedUp,
)
from boomcat.core.game import NOBODY, Game
from boomcat.core.question import Ask


class Move:
    """An answer to one kind of question."""

    __slots__ = ("answers",)

    def __init__(self, answers: i64) -> None:
        self.answers: Final[i64] = answers

    def problem(self, game: Game, seat: i64) -> str:
        return ""

    def apply(self, game: Game, chance: Chance) -> None:
        raise NotImplementedError


class Play(Move):
    """Cards from the hand that do something, unless they are Noped.

    `resolve` ends with the next question: `carry_on` (the turn goes on), `end_turn`, `attack`, `pass_play` or `ask`.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.TURN)

    def cards(self) -> list[int]:
        """What leaves the hand, in the order in which it does."""
        raise NotImplementedError

    def spend(self, game: Game) -> None:
        raise NotImplementedError

    def resolve(self, game: Game, chance: Chance) -> None:
        raise NotImplementedError

    def apply(self, game: Game, chance: Chance) -> None:
        self.spend(game)
        game.play(self, chance)


@final
class Draw(Move):
    """Draw the top card and end the turn (T1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.TURN)

    def apply(self, game: Game, chance: Chance) -> None:
        game.draw(False)


# -- the Nope window -----------------------------------------------------------


@final
class Nope(Move):
    """Stop what was played, or the Nope on top of it (N1, N2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOPE)

    def problem(self, game: Game, seat: i64) -> str:
        return "" if game.hands[seat].has(Card.NOPE) else "card-not-held"

    def apply(self, game: Game, chance: Chance) -> None:
        game.nope(chance)


@final
class Pass(Move):
    """Let it happen (N6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOPE)

    def apply(self, game: Game, chance: Chance) -> None:
        game.let_pass(chance)


# -- kittens -------------------------------------------------------------------


@final
class Defuse(Move):
    """Play a Defuse, or the Godcat as one, against the drawn kitten (K2, G7)."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.DEFUSE)
        self.card: Final[i64] = card

    def problem(self, game: Game, seat: i64) -> str:
        if self.card != Card.DEFUSE and self.card != Card.GODCAT:
            return "card-does-not-defuse"
        return "" if game.hands[seat].has(self.card) else "card-not-held"

    def apply(self, game: Game, chance: Chance) -> None:
        if game.recording:
            game.events.append(Defused(game.current, self.card, False))
        game.spend(self.card)
        game.ask(game.current, Ask.PLACE)


@final
class Decline(Move):
    """Explode although one could defuse, by the kitten or by the Devilcat (K5)."""

    __slots__ = ()

    def __init__(self, devilcat: bool) -> None:
        super().__init__(Ask.DEVILCAT if devilcat else Ask.DEFUSE)

    def apply(self, game: Game, chance: Chance) -> None:
        game.explode(game.decider)


@final
class Place(Move):
    """Put the kitten back under so many other cards, an Imploding one face up; then the turn is over (K2, K3, E8)."""

    __slots__ = ("above",)

    def __init__(self, above: i64) -> None:
        super().__init__(Ask.PLACE)
        self.above: Final[i64] = above

    def problem(self, game: Game, seat: i64) -> str:
        return "" if 0 <= self.above <= len(game.deck) else "place-too-deep"

    def apply(self, game: Game, chance: Chance) -> None:
        imploding = game.lifted == Card.IMPLODING_KITTEN
        card: i64 = Card.IMPLODING_FACE_UP if imploding else Card.EXPLODING_KITTEN
        game.deck.insert(len(game.deck) - self.above, card)
        game.lifted = NO_CARD
        if game.recording:
            if imploding:
                game.events.append(PlacedImploding(game.current, self.above))
            else:
                game.events.append(Placed(game.current, self.above))
            game.show_top()
        game.end_turn()


# -- cards that change hands -----------------------------------------------------


@final
class Give(Move):
    """Give this card to the one who asked a favor (F9)."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.GIVE)
        self.card: Final[i64] = card

    def problem(self, game: Game, seat: i64) -> str:
        return "" if is_kind(self.card) and game.hands[seat].has(self.card) else "card-not-held"

    def apply(self, game: Game, chance: Chance) -> None:
        game.take(game.decider, self.card)
        game.give(game.current, self.card)
        if game.recording:
            game.events.append(Gave(game.decider, game.current, self.card))
        game.carry_on()


def steal(game: Game, victim: i64, card: i64) -> None:
    game.take(victim, card)
    game.give(game.current, card)
    if game.recording:
        game.events.append(Stole(game.current, victim, card))
    game.carry_on()


@final
class Steal(Move):
    """Take the Godcat, known by its back, or a random one of the victim's other cards (G9)."""

    __slots__ = ("godcat",)

    def __init__(self, godcat: bool) -> None:
        super().__init__(Ask.STEAL)
        self.godcat: Final = godcat

    def apply(self, game: Game, chance: Chance) -> None:
        victim = game.other
        game.other = NOBODY
        hand = game.hands[victim]
        # The Godcat is the last card of any hand.
        steal(game, victim, Card.GODCAT if self.godcat else hand.nth(game.roll(hand.size - 1, chance)))


@final
class Take(Move):
    """Take this card from the discard pile (X3, X5)."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        super().__init__(Ask.TAKE)
        self.card: Final[i64] = card

    def problem(self, game: Game, seat: i64) -> str:
        if is_kind(self.card) and not bit(self.card) & HOLDABLE:
            return "kitten-stays-discarded"
        return "" if self.card in game.discards else "card-not-discarded"

    def apply(self, game: Game, chance: Chance) -> None:
        discards = game.discards
        at: i64 = len(discards) - 1
        while discards[at] != self.card:
            at -= 1
        discards.pop(at)
        game.give(game.current, self.card)
        if game.recording:
            game.events.append(Took(game.current, self.card))
        game.carry_on()


# -- the draw pile ---------------------------------------------------------------


@final
class Alter(Move):
    """Put the top cards into this order: the first number is the old place, from 0, of the new top card (F3)."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__(Ask.ALTER)
        self.order: Final = order

    def problem(self, game: Game, seat: i64) -> str:
        return "" if sorted(self.order) == list(range(game.looking)) else "wrong-number-of-cards"

    def apply(self, game: Game, chance: Chance) -> None:
        deck = game.deck
        seen = game.top_cards(game.looking)
        last: i64 = len(deck) - 1
        for place in self.order:
            deck[last] = seen[place]
            last -= 1
        if game.recording:
            game.events.append(Altered(game.current, game.top_cards(game.looking)))
            game.show_top()
        game.looking = 0
        game.carry_on()


@final
class Keep(Move):
    """Raising Heck: keep the lifted card.  Keeping a kitten is drawing it (F8, K7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.HECK)

    def apply(self, game: Game, chance: Chance) -> None:
        card = game.lifted
        game.lifted = NO_CARD
        game.receive(card, True)


@final
class PutOnTop(Move):
    """Raising Heck: put the lifted card on top of the draw pile, unshown (F8)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.HECK)

    def apply(self, game: Game, chance: Chance) -> None:
        game.deck.append(game.lifted)
        if game.recording:
            game.events.append(PlacedOnTop(game.current, game.lifted))
            game.show_top()
        game.lifted = NO_CARD
        game.end_turn()


# -- Armageddon --------------------------------------------------------------------


@final
class Face(Move):
    """Lay the two cats down before oneself and an opponent: `own` is the one before oneself (G2)."""

    __slots__ = ("opponent", "own")

    def __init__(self, opponent: i64, own: i64) -> None:
        super().__init__(Ask.FACE)
        self.opponent: Final[i64] = opponent
        self.own: Final[i64] = own

    def problem(self, game: Game, seat: i64) -> str:
        if self.own != Card.GODCAT and self.own != Card.DEVILCAT:
            return "not-a-cat-of-the-mat"
        return target_problem(game, self.opponent)

    def apply(self, game: Game, chance: Chance) -> None:
        game.other = self.opponent
        game.godcat_kept = self.own == Card.GODCAT
        if game.recording:
            game.events.append(Faced(game.current, self.opponent, self.own))
        game.ask(self.opponent, Ask.TRADE)


@final
class Trade(Move):
    """Trade the card before oneself for the other one, or keep it; then both are turned up (G3, G4)."""

    __slots__ = ("traded",)

    def __init__(self, traded: bool) -> None:
        super().__init__(Ask.TRADE)
        self.traded: Final = traded

    def apply(self, game: Game, chance: Chance) -> None:
        player = game.current
        opponent = game.other
        player_has_godcat = game.godcat_kept != self.traded
        game.other = NOBODY
        game.godcat_kept = False
        winner = player if player_has_godcat else opponent
        loser = opponent if player_has_godcat else player
        defusable = game.hands[loser].has(Card.DEFUSE)
        if game.recording:
            game.events.append(TurnedUp(opponent, self.traded, winner, loser, defusable))
        game.give(winner, Card.GODCAT)
        if defusable:
            game.ask(loser, Ask.DEVILCAT)
        else:
            game.explode(loser)


@final
class DefuseDevilcat(Move):
    """Discard a Defuse; the Devilcat goes back to the mat, and the player's turn is over (G5, G6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.DEVILCAT)

    def apply(self, game: Game, chance: Chance) -> None:
        seat = game.decider
        game.take(seat, Card.DEFUSE)
        game.discards.append(Card.DEFUSE)
        if game.recording:
            game.events.append(Defused(seat, Card.DEFUSE, True))
        game.end_turn()


def is_kind(card: i64) -> bool:
    return 0 <= card < KINDS


def target_problem(game: Game, target: i64) -> str:
    """Why this player cannot be the target of the current player."""
    if not 0 <= target < game.players:
        return "target-not-at-table"
    if target == game.current:
        return "target-is-yourself"
    if not game.is_alive(target):
        return "target-is-out"
    return ""
