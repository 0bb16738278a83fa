"""The cards that are played alone: one small class each, its meaning as the docstring.

What a card needs beside itself stands in the table of `cards.py`.  To add a card: `docs/adding-a-card.md`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import AIMED, AIMED_AT_CARDS, CARDS, NEEDS_MAT, Card, Kind, bit
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import draw, show_top, shuffle
from boomcat.core.events import Bombed, FoundNothing, Lifted, Peeked, Revealed, Swapped
from boomcat.core.hand import holds
from boomcat.core.moves import Play, is_kind, target_problem
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import spend
from boomcat.core.turns import ask, attack, carry_on, end_turn, pass_play


class CardPlay(Play):
    """One card, or the Godcat in its place (G7).  `card` is the one that is spent; `target` is a seat, or NO_SEAT.

    `title` and `kind` are the numbers of what it is played as and of what is spent.
    """

    __slots__ = ("kind", "target", "title")

    def __init__(self, title: i64, kind: i64, target: i64) -> None:
        super().__init__()
        self.title: Final[i64] = title
        self.kind: Final[i64] = kind
        self.target: Final[i64] = target

    @property
    def card(self) -> Card:
        """The card that is spent: of this title, or the Godcat."""
        return CARDS[self.kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.title), int(self.kind), int(self.target))

    def text(self, words: tuple[str, ...]) -> str:
        by = "godcat as " if self.kind == Kind.GODCAT else ""
        target = "" if self.target == NO_SEAT else f" {self.target + 1}"
        return f"{by}{words[self.title]}{target}"

    def problem(self, game: State, seat: i64) -> str:
        if PLAYS.get(self.title) is not type(self) or self.kind not in (self.title, Kind.GODCAT):
            return "card-is-not-that"
        if not is_kind(self.kind) or not holds(game.hands[seat], self.kind):
            return "card-not-held"
        if self.kind == Kind.GODCAT and not bit(self.title) & game.rules.godcat_titles:
            return "godcat-cannot-be-that"
        title = bit(self.title)
        if title & (AIMED | AIMED_AT_CARDS):
            problem = target_problem(game, self.target)
            if problem:
                return problem
            if title & AIMED_AT_CARDS and not game.hands[self.target].size:
                return "target-has-no-cards"
        elif self.target != NO_SEAT:
            return "card-is-not-that"
        elif title & NEEDS_MAT and (self.kind == Kind.GODCAT or game.godcat_holder() != NO_SEAT):
            return "godcat-not-on-mat"
        return ""

    def cards(self) -> list[Card]:
        return [CARDS[self.kind]]

    def spend(self, game: State) -> None:
        spend(game, self.kind)


@final
class Attack(CardPlay):
    """Draw nothing; the next player owes two turns more (A1, A2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        attack(game, game.next_living(game.current))


@final
class TargetedAttack(CardPlay):
    """Draw nothing; a player of one's choice owes two turns more, and play goes on from there (A3)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        attack(game, self.target)


@final
class Skip(CardPlay):
    """End one turn without drawing (F1)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        end_turn(game)


@final
class SuperSkip(CardPlay):
    """End every turn that is owed without drawing; the next player takes one (E1)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        pass_play(game, game.next_living(game.current), 1, False)


@final
class Reverse(CardPlay):
    """The order of play turns around, and one turn ends; between two players it is a Skip (E3)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        if game.living > 2:
            game.clockwise = not game.clockwise
        end_turn(game)


@final
class SeeTheFuture(CardPlay):
    """Look at the top three cards in private (F2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        look(game, 3)
        carry_on(game)


@final
class SeeTheFuture5(CardPlay):
    """Look at the top five cards in private (E4)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        look(game, 5)
        carry_on(game)


@final
class AlterTheFuture(CardPlay):
    """Look at the top three cards in private and put them back in any order (F3)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        alter(game, 3)


@final
class AlterTheFuture5(CardPlay):
    """Look at the top five cards in private and put them back in any order (E5)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        alter(game, 5)


@final
class RevealTheFuture(CardPlay):
    """Show the top three cards to everybody (F4)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        if game.recording:
            game.events.append(Revealed(game.top_cards(3)))
        carry_on(game)


@final
class Shuffle(CardPlay):
    """Shuffle the draw pile (F6)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        shuffle(game, chance)
        if game.recording:
            show_top(game)
        carry_on(game)


@final
class SwapTopAndBottom(CardPlay):
    """The top and the bottom card of the draw pile change places (E2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        pile = game.draw_pile
        last: i64 = len(pile) - 1
        if last > 0:
            pile[0], pile[last] = pile[last], pile[0]
            if game.recording:
                game.events.append(Swapped(game.current))
                show_top(game)
        carry_on(game)


@final
class CatomicBomb(CardPlay):
    """All Exploding Kittens come to the top of the draw pile, the rest is shuffled; one turn ends (E6)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        kittens: i64 = game.draw_pile.count(Kind.EXPLODING_KITTEN)
        game.draw_pile = [card for card in game.draw_pile if card != Kind.EXPLODING_KITTEN]
        shuffle(game, chance)
        game.draw_pile += [Kind.EXPLODING_KITTEN] * kittens
        if game.recording:
            game.events.append(Bombed(game.current, kittens))
            show_top(game)
        end_turn(game)


@final
class DrawFromTheBottom(CardPlay):
    """End the turn by drawing the bottom card (F7)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        draw(game, True)


@final
class RaisingHeck(CardPlay):
    """Take the bottom card, look at it, and keep it or put it on top; one turn ends (F8)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        game.lifted = game.draw_pile.pop(0)
        if game.recording:
            game.events.append(Lifted(game.current, game.lifted))
        ask(game, game.current, Ask.HECK)


@final
class Favor(CardPlay):
    """Another player gives a card of their own choice (F9)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        if game.hands[self.target].size:
            ask(game, self.target, Ask.GIVE)
        else:
            find_nothing(game, self.target)


@final
class Armageddon(CardPlay):
    """Take both cats from the mat and lay them down before oneself and an opponent (G1, G2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        ask(game, game.current, Ask.FACE)


def look(game: State, cards: i64) -> None:
    """Show the current player this many top cards, or as many as there are (F5)."""
    if game.recording:
        game.events.append(Peeked(game.current, game.top_cards(cards)))


def alter(game: State, cards: i64) -> None:
    """Show the top cards likewise, and ask for their new order."""
    look(game, cards)
    game.looking = min(cards, len(game.draw_pile))
    ask(game, game.current, Ask.ALTER)


def find_nothing(game: State, target: i64) -> None:
    """Spend the card without effect: the target's hand is empty by now (F12)."""
    if game.recording:
        game.events.append(FoundNothing(game.current, target))
    carry_on(game)


#: What each card does when it is played alone.
PLAYS: Final[dict[int, type[CardPlay]]] = {
    Kind.ATTACK: Attack,
    Kind.TARGETED_ATTACK: TargetedAttack,
    Kind.SKIP: Skip,
    Kind.SEE_THE_FUTURE: SeeTheFuture,
    Kind.ALTER_THE_FUTURE: AlterTheFuture,
    Kind.REVEAL_THE_FUTURE: RevealTheFuture,
    Kind.SHUFFLE: Shuffle,
    Kind.DRAW_FROM_THE_BOTTOM: DrawFromTheBottom,
    Kind.RAISING_HECK: RaisingHeck,
    Kind.FAVOR: Favor,
    Kind.ARMAGEDDON: Armageddon,
    Kind.SUPER_SKIP: SuperSkip,
    Kind.SWAP_TOP_AND_BOTTOM: SwapTopAndBottom,
    Kind.REVERSE: Reverse,
    Kind.SEE_THE_FUTURE_5: SeeTheFuture5,
    Kind.ALTER_THE_FUTURE_5: AlterTheFuture5,
    Kind.CATOMIC_BOMB: CatomicBomb,
}
