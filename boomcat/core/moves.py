"""Moves: what a player may decide to do.  They are immutable and shared: there is one copy of each.

Plays are in `plays.py` and `combos.py`, with their only copies in `move_pool.py`; the answers to all questions but the
turn and the window are in `answers.py`.

`problem` says why a player who is asked may not do it now ("" if they may), as the id of a message.  `apply` does it
without asking again.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from boomcat.core.cards import KINDS, SLOT_WORDS, Card, Kind, bit
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import draw
from boomcat.core.events import TowerTaken
from boomcat.core.explosions import settle
from boomcat.core.fields import Fields
from boomcat.core.hand import holds
from boomcat.core.nope_window import let_pass, nope, open_window, reach, wait
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.core.transfers import give, hand_over
from boomcat.core.value import Value


class Move(Value):
    """An answer to one kind of question."""

    __slots__ = ("answers",)

    def __init__(self, answers: i64) -> None:
        self.answers: Final[i64] = answers

    def problem(self, game: State, seat: i64) -> str:
        """Return why this player, who is asked, may not do it now: the id of a message, or "" if they may."""
        return ""

    def apply(self, game: State, chance: Chance) -> None:
        """Do it, without asking whether it is allowed: `boomcat.apply` asks."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        from boomcat.core.move_pool import shared_move

        return (shared_move, (type(self), self.arguments()))

    def text(self, words: tuple[str, ...]) -> str:
        """Return the move as text, with these words for the cards: those of an edition, or SLOT_WORDS."""
        raise NotImplementedError

    def __str__(self) -> str:
        """`pair skip 2`; the cats are `cat-1` to `cat-5`, because moves are the same in all editions."""
        return self.text(SLOT_WORDS)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {str(self)!r}>"


class Play(Move):
    """Cards from the hand that do something, unless they are Noped.

    `resolve` ends with the next question: `carry_on` (the turn goes on), `end_turn`, `attack`, `pass_play` or `ask`.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.TURN)

    def cards(self) -> list[Card]:
        """Return the cards that leave the hand, in the order in which they do."""
        raise NotImplementedError

    def spend(self, game: State) -> None:
        raise NotImplementedError

    def resolve(self, game: State, chance: Chance) -> None:
        raise NotImplementedError

    def apply(self, game: State, chance: Chance) -> None:
        self.spend(game)
        open_window(game, self, chance)


class SimpleMove(Move):
    """Anything but a play: words, and `fields`, in the order in which they are written after the words.

    `boomcat.notation` reads answers, `boomcat.story` describes them and `boomcat.server.tables.offers` offers them by
    their words and the kinds of their fields.
    """

    __slots__ = ("words",)

    fields: ClassVar[Fields] = {}

    def __init__(self, answers: i64, words: str) -> None:
        super().__init__(answers)
        #: With which its text begins: "give", "steal godcat".  The message that describes it is called after them.
        self.words: Final = words

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def arguments(self) -> tuple[object, ...]:
        return self.values()

    def text(self, words: tuple[str, ...]) -> str:
        return self.words


@final
class Draw(SimpleMove):
    """Draw the top card and end the turn (T1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.TURN, "draw")

    def apply(self, game: State, chance: Chance) -> None:
        if game.rules.now_cards:
            reach(game)
        else:
            draw(game, False)


# -- the Nope window -----------------------------------------------------------


@final
class Nope(SimpleMove):
    """Stop what was played, or the Nope on top of it (N1, N2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOPE, "nope")

    def problem(self, game: State, seat: i64) -> str:
        if game.cursed & bit(seat):
            return "you-are-cursed"
        return "" if holds(game.hands[seat], Kind.NOPE) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        nope(game, chance)


@final
class Pass(SimpleMove):
    """Let it happen (N6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOPE, "pass")

    def apply(self, game: State, chance: Chance) -> None:
        let_pass(game, chance)


@final
class Wait(SimpleMove):
    """Let the current player draw (B2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOW, "wait")

    def apply(self, game: State, chance: Chance) -> None:
        wait(game)


# -- what several moves need -------------------------------------------------------


def steal(game: State, victim: i64, card: i64) -> None:
    hand_over(game, victim, game.current, card, True)
    settle(game)


def take_from_tower(game: State, card: i64) -> None:
    """Give the current player this card of the tower, in place of one from its owner's hand (B8)."""
    tower = game.tower[:]
    tower.remove(int(card))
    game.tower = tower
    give(game, game.current, card)
    if game.recording:
        game.events.append(TowerTaken(game.current, game.tower_owner, card))
    settle(game)


def has_tower(game: State, seat: i64) -> bool:
    """Return whether a tower with cards stands before the player (B8)."""
    return bool(game.tower) and game.tower_owner == seat


def is_kind(card: i64) -> bool:
    return 0 <= card < KINDS


def target_problem(game: State, target: i64) -> str:
    """Return why this player cannot be the target of the current player, as the id of a message."""
    if not 0 <= target < game.players:
        return "target-not-at-table"
    if target == game.current:
        return "target-is-yourself"
    if not game.is_alive(target):
        return "target-is-out"
    return ""
