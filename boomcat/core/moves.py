"""What a player may decide to do: intents.  Moves are immutable and shared: there is one copy of each.

Plays are in `plays.py` and `combos.py`, with their only copies in `tables.py`; the answers to all questions but the
turn and the window are in `answers.py`.

`problem` says why a player who is asked may not do it now ("" if they may), as the id of a message.  `apply` does it
without asking again.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from boomcat.core.cards import KINDS, SLOT_WORDS, Card, Kind
from boomcat.core.chance import Chance
from boomcat.core.draw_pile import draw
from boomcat.core.events import Stole
from boomcat.core.hand import holds
from boomcat.core.nope_window import let_pass, nope, open_window
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.core.transfers import give, take
from boomcat.core.turns import carry_on
from boomcat.core.value import Value


class Move(Value):
    """An answer to one kind of question."""

    __slots__ = ("answers",)

    def __init__(self, answers: i64) -> None:
        self.answers: Final[i64] = answers

    def problem(self, game: State, seat: i64) -> str:
        """Why this player, who is asked, may not do it now: the id of a message, or "" if they may."""
        return ""

    def apply(self, game: State, chance: Chance) -> None:
        """Do it, without asking whether it is allowed: `boomcat.apply` asks."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        from boomcat.core.move_pool import shared_move

        return (shared_move, (type(self), self.arguments()))

    def text(self, words: tuple[str, ...]) -> str:
        """How it is written, with these words for the cards: those of an edition, or SLOT_WORDS."""
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
        """What leaves the hand, in the order in which it does."""
        raise NotImplementedError

    def spend(self, game: State) -> None:
        raise NotImplementedError

    def resolve(self, game: State, chance: Chance) -> None:
        raise NotImplementedError

    def apply(self, game: State, chance: Chance) -> None:
        self.spend(game)
        open_window(game, self, chance)


class Answer(Move):
    """Whatever isn't a play: words, and the fields that `shape` names, by type, in the order in which they are written.

    Whoever writes answers down, reads them, tells them or offers them goes by the words and the types alone
    (`boomcat.notation`, `boomcat.story`, `boomcat.server.tables.offers`).  A `?` behind the type: the others don't see
    it.

        place      a place in the draw pile, by the number of cards above it
        seat       a player
        own        a card of one's own
        card       another kind of card that a hand can hold
        cat        the Godcat or the Devilcat
        order      the places of the top cards, from 0, in their new order
        flag       yes or no; who describes the answer has a message for each
    """

    __slots__ = ("words",)

    shape: ClassVar[dict[str, str]] = {}

    def __init__(self, answers: i64, words: str) -> None:
        super().__init__(answers)
        #: With which its text begins: "give", "steal godcat".  The message that describes it is called after them.
        self.words: Final = words

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.shape])

    def arguments(self) -> tuple[object, ...]:
        return self.values()

    def text(self, words: tuple[str, ...]) -> str:
        written = [self.words]
        for kind, value in zip(self.shape.values(), self.values(), strict=True):
            written += value_text(kind.rstrip("?"), value, words)
        return " ".join(written)


@final
class Draw(Answer):
    """Draw the top card and end the turn (T1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.TURN, "draw")

    def apply(self, game: State, chance: Chance) -> None:
        draw(game, False)


# -- the Nope window -----------------------------------------------------------


@final
class Nope(Answer):
    """Stop what was played, or the Nope on top of it (N1, N2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOPE, "nope")

    def problem(self, game: State, seat: i64) -> str:
        return "" if holds(game.hands[seat], Kind.NOPE) else "card-not-held"

    def apply(self, game: State, chance: Chance) -> None:
        nope(game, chance)


@final
class Pass(Answer):
    """Let it happen (N6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Ask.NOPE, "pass")

    def apply(self, game: State, chance: Chance) -> None:
        let_pass(game, chance)


# -- what several moves need -------------------------------------------------------


def value_text(kind: str, value: object, words: tuple[str, ...]) -> list[str]:
    """A field of an answer, by its type."""
    if kind == "place":
        return [str(value)]
    if kind == "seat":
        return [str(cast("int", value) + 1)]
    if kind in ("own", "card", "cat"):
        return [words[cast("int", value)]]
    if kind == "order":
        return [str(place + 1) for place in cast("tuple[int, ...]", value)]
    if kind == "flag":
        return ["yes" if value else "no"]
    raise TypeError(f"no answer has a field of type {kind!r}")


def steal(game: State, victim: i64, card: i64) -> None:
    take(game, victim, card)
    give(game, game.current, card)
    if game.recording:
        game.events.append(Stole(game.current, victim, card))
    carry_on(game)


def is_kind(card: i64) -> bool:
    return 0 <= card < KINDS


def target_problem(game: State, target: i64) -> str:
    """Why this player cannot be the target of the current player."""
    if not 0 <= target < game.players:
        return "target-not-at-table"
    if target == game.current:
        return "target-is-yourself"
    if not game.is_alive(target):
        return "target-is-out"
    return ""
