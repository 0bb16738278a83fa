"""The kinds of questions that a player can be asked, and all that is to be said about each in one table."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import NO_CARD, Kind
from boomcat.core.fields import Field, Fields
from boomcat.core.value import Value


@final
class Ask:
    """The number of every kind of question: at every moment exactly one is open, or the game is over."""

    TURN: Final = 0
    NOPE: Final = 1
    DEFUSE: Final = 2
    PLACE: Final = 3
    GIVE: Final = 4
    STEAL: Final = 5
    TAKE: Final = 6
    ALTER: Final = 7
    HECK: Final = 8
    FACE: Final = 9
    TRADE: Final = 10
    DEVILCAT: Final = 11
    NOW: Final = 12
    ADD: Final = 13
    BURY: Final = 14
    SHARE: Final = 15
    AIM: Final = 16
    BARK: Final = 17
    OVER: Final = 18


class QuestionKind(int, Enum):
    """A kind of question: `QuestionKind.NOPE`, `QuestionKind("nope")`.  `str` gives the word in the notation.

    Compiled code says `Ask.NOPE`, because mypyc folds those constants and not the members of an enum.
    """

    TURN = Ask.TURN
    NOPE = Ask.NOPE
    DEFUSE = Ask.DEFUSE
    PLACE = Ask.PLACE
    GIVE = Ask.GIVE
    STEAL = Ask.STEAL
    TAKE = Ask.TAKE
    ALTER = Ask.ALTER
    HECK = Ask.HECK
    FACE = Ask.FACE
    TRADE = Ask.TRADE
    DEVILCAT = Ask.DEVILCAT
    NOW = Ask.NOW
    ADD = Ask.ADD
    BURY = Ask.BURY
    SHARE = Ask.SHARE
    AIM = Ask.AIM
    BARK = Ask.BARK
    OVER = Ask.OVER

    @classmethod
    def _missing_(cls, value: object) -> QuestionKind:
        """Read a word, for `QuestionKind("nope")`."""
        if isinstance(value, int):
            raise ValueError(f"no question has the number {value}")
        if not isinstance(value, str):
            raise TypeError(f"a kind of question is a QuestionKind, its number or its word, not {value!r}")
        if value not in QUESTION_WORDS:
            raise ValueError(f"no question is called {value!r}; there are {', '.join(QUESTION_WORDS)}")
        return cls(QUESTION_WORDS.index(value))

    def __str__(self) -> str:
        return QUESTION_WORDS[self.value]

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __repr__(self) -> str:
        return f"QuestionKind.{self.name}"


@final
class Question(Value):
    """A row of the table.  Whatever else knows a kind of question takes it from here.

    The statement `asked:` of a position is the word of the question and its `fields`, which are fields of the game.
    """

    def __init__(
        self,
        asking: int,
        word: str,
        meaning: str,
        moves: str,
        fields: Fields | None = None,
        asked: str = "",
        asked_by: tuple[int, ...] = (),
        looks: dict[int, int] | None = None,
        window_card: int = NO_CARD,
        luck: str = "",
    ) -> None:
        self.asking: Final = asking
        #: In the notation, in the catalogues and on every wire.
        self.word: Final = word
        #: For the pages: what the player is asked, and some of the answers.
        self.meaning: Final = meaning
        self.moves: Final = moves
        #: What the statement `asked:` says behind the word; and for the page, if it isn't the word alone: an example,
        #: and what it means.
        self.fields: Final[Fields] = fields or {}
        self.asked: Final = asked
        #: At how many top cards the player looks, by the card that asks: `State.looking` (or as many as there are).
        self.looks: Final[dict[int, int]] = looks or {}
        #: The cards without which an edition never asks; () if all editions do.
        self.asked_by: Final[tuple[int, ...]] = asked_by or tuple(self.looks)
        #: In a window, the card that any player who is asked may play.
        self.window_card: Final = window_card
        #: Which luck decides what comes of an answer; empty if the player who gives it knows.
        self.luck: Final = luck

    def arguments(self) -> tuple[object, ...]:
        return (self.asking,)

    def __reduce__(self) -> tuple[object, ...]:
        return (question_of, (self.asking,))

    def __repr__(self) -> str:
        return f"<Question {self.word}>"


QUESTIONS: Final = (
    Question(
        Ask.TURN,
        "turn",
        "play cards, or draw and end the turn (T1)",
        "`draw`, `skip`, `favor 3`, `pair tacocat 3`",
    ),
    Question(
        Ask.NOPE,
        "nope",
        "Nope what was played, or let it pass; for several players at once (N6)",
        "`nope`, `pass`",
        window_card=Kind.NOPE,
    ),
    Question(
        Ask.DEFUSE,
        "defuse",
        "a kitten was drawn, and is in no pile: defuse it or explode (K2, K5)",
        "`defuse`, `godcat as defuse`, `explode`",
    ),
    Question(
        Ask.PLACE,
        "place",
        "where the kitten goes (K2)",
        "`place 0` on top, `place 5` under five cards; `place top` and `place bottom` are read too",
        fields={"lifted": Field.DRAWN_KITTEN},
        asked="`place` | where the kitten goes; `place imploding`: the Imploding Kitten was drawn",
    ),
    Question(
        Ask.GIVE,
        "give",
        "which card to give away as a favor (F9)",
        "`give skip`",
        fields={"decider": Field.OTHER_SEAT},
        asked="`give 3` | player 3 gives the current player a card",
    ),
    Question(
        Ask.STEAL,
        "steal",
        "the victim of a pair holds the Godcat: take it, or a random card (G9)",
        "`steal godcat`, `steal random`",
        fields={"opponent": Field.OTHER_SEAT},
        asked="`steal 3` | Godcat or random, from player 3",
        asked_by=(Kind.GODCAT,),
        luck="steal",
    ),
    Question(
        Ask.TAKE,
        "take",
        "which card to take from the discard pile for five different ones (X3)",
        "`take defuse`",
    ),
    Question(
        Ask.ALTER,
        "alter",
        "a new order of the top cards (F3)",
        "`alter 2 1 3`: the second card comes on top, then the first, then the third",
        asked="`alter` | the order of the top three cards, or of those there are; `alter 5` of the top five",
        looks={Kind.ALTER_THE_FUTURE: 3, Kind.ALTER_THE_FUTURE_5: 5, Kind.ALTER_THE_FUTURE_NOW: 3},
    ),
    Question(
        Ask.HECK,
        "heck",
        "keep the card from the bottom, or put it on top (F8)",
        "`keep`, `put`",
        fields={"lifted": Field.LIFTED_CARD},
        asked="`heck favor` | the Favor was lifted from the bottom",
        asked_by=(Kind.RAISING_HECK,),
    ),
    Question(
        Ask.FACE,
        "face",
        "Armageddon: choose an opponent, and the cat in front of oneself (G2)",
        "`face 3 godcat`: the opponent is player 3, the own cat the Godcat",
        asked_by=(Kind.ARMAGEDDON,),
        luck="cats",
    ),
    Question(
        Ask.TRADE,
        "trade",
        "Armageddon: keep the card before oneself, or trade it, unseen (G3)",
        "`stay`, `trade`",
        fields={"opponent": Field.OTHER_SEAT, "godcat_kept": Field.GODCAT},
        asked="`trade 3 godcat` | player 3 keeps or trades; the Godcat is in front of the current player",
        asked_by=(Kind.ARMAGEDDON,),
        luck="cats",
    ),
    Question(
        Ask.DEVILCAT,
        "devilcat",
        "the Devilcat is in front of the player: defuse or explode (G4)",
        "`defuse`, `explode`",
        fields={"decider": Field.LIVING_SEAT},
        asked="`devilcat 3` | the Devilcat is in front of player 3",
        asked_by=(Kind.ARMAGEDDON,),
    ),
    Question(
        Ask.NOW,
        "now",
        "the current player is about to draw: alter the future now, or wait; for all others at once (B2)",
        "`now`, `wait`",
        asked_by=(Kind.ALTER_THE_FUTURE_NOW,),
        window_card=Kind.ALTER_THE_FUTURE_NOW,
    ),
    Question(
        Ask.ADD,
        "add",
        "which card to put into the draw pile (H9), or on top of it (B6)",
        "`add skip`",
        fields={"adding": Field.CARD, "decider": Field.LIVING_SEAT},
        asked="`add garbage 3` | player 3 puts a card into the pile; `add potluck 3` on top of it",
        asked_by=(Kind.GARBAGE_COLLECTION, Kind.POTLUCK),
    ),
    Question(
        Ask.BURY,
        "bury",
        "where the top card goes, which the player looked at (B3)",
        "`bury 0` on top, `bury 5` under five cards",
        fields={"lifted": Field.LIFTED_CARD},
        asked="`bury favor` | the Favor was lifted from the top",
        asked_by=(Kind.BURY,),
    ),
    Question(
        Ask.SHARE,
        "share",
        "a new order of the top cards, which the next player sees (B7)",
        "`share 2 1 3`",
        looks={Kind.SHARE_THE_FUTURE: 3},
    ),
    Question(
        Ask.AIM,
        "aim",
        "at whom both Barking Kittens bark (B1)",
        "`aim 3`",
        asked_by=(Kind.BARKING_KITTEN,),
        luck="bark",
    ),
    Question(
        Ask.BARK,
        "bark",
        "a Barking Kitten barks at the player: defuse or explode (B1)",
        "`defuse`, `explode`",
        fields={"decider": Field.OTHER_SEAT},
        asked="`bark 3` | a Barking Kitten barks at player 3",
        asked_by=(Kind.BARKING_KITTEN,),
    ),
    Question(Ask.OVER, "over", "no question: one player is left (T5)", ""),
)


#: By number.
QUESTION_KINDS: Final = list(QuestionKind)


def question_of(asking: int) -> Question:
    """The row of this kind of question."""
    return QUESTIONS[asking]


QUESTION_WORDS: Final = tuple([question.word for question in QUESTIONS])


#: By the question of every window, the card that is played in it.
WINDOW_CARDS: Final = {row.asking: row.window_card for row in QUESTIONS if row.window_card != NO_CARD}
#: The same questions as bits.
WINDOWS: Final[i64] = sum([1 << asking for asking in WINDOW_CARDS])


def is_window(asking: i64) -> bool:
    """Return whether several players are asked at once, and letting it pass is secret (N7, B2)."""
    return (WINDOWS >> asking) & 1 != 0


#: The questions about a card that was lifted from the draw pile, as bits.
LIFTING: Final[i64] = sum([1 << row.asking for row in QUESTIONS if Field.LIFTED_CARD in row.fields.values()])


def hides_lifted(asking: i64) -> bool:
    """Return whether only the current player sees the lifted card (F8, B3)."""
    return (LIFTING >> asking) & 1 != 0
