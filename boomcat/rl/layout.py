"""The meaning of each number of an observation, or of the row of a move: parts by name, fixed and documented.

Every number is a byte, and has a name: that of its part, and a word in it (`hand skip`).  A new kind of card or of
question adds columns by itself, and weights that were trained before find theirs by name (learn/weights.py).

`scales` says by what to multiply a number: counts come to about one, chances to 0 … 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from boomcat.core.cards import FACE_UP, KINDS, SHELTER, SLOT_WORDS, Kind, bit, set_of
from boomcat.core.question import QUESTION_WORDS, QUESTIONS, Ask, hides_lifted
from boomcat.core.rules import SEATS, Rules

#: Chances and shares are given in this many steps.
STEPS: Final = 255
#: Expected numbers of cards are given in this many steps each.
FINE: Final = 64
#: How many top cards are given by kind, and of how many the risk.
TOP: Final = 5
RISKS: Final = 6
PLACE_BINS: Final = 8


@final
class About:
    """The numbers about another player."""

    THERE: Final = 0  # lives
    SIZE: Final = 1  # cards in the hand
    ROOM: Final = 2  # of which this seat doesn't know
    CURRENT: Final = 3  # has the turn
    TOP: Final = 4  # played the top card of the window
    AIMED: Final = 5  # is the target of what was played
    PLACER: Final = 6  # put the last kitten back in secret
    LOOKED: Final = 7  # top cards that this player has seen
    DEFUSES: Final = 8  # surely holds, as the next four
    NOPES: Final = 9
    ATTACKS: Final = 10
    ESCAPES: Final = 11
    OTHERS: Final = 12
    LACKS_DEFUSE: Final = 13  # surely has none
    LACKS_NOPE: Final = 14
    GODCAT: Final = 15  # holds it
    IN_QUESTION: Final = 16  # is the other one in the open question
    EXPECTED_DEFUSES: Final = 17  # among the unknown cards
    EXPECTED_NOPES: Final = 18
    NEXT: Final = 19  # comes after the one whose turn it is


@final
class MoveKind:
    """The kinds of moves.  A new one comes last."""

    DRAW: Final = 0
    NOPE: Final = 1
    PASS: Final = 2
    DEFUSE: Final = 3
    GODCAT_AS_DEFUSE: Final = 4
    EXPLODE: Final = 5
    PLACE: Final = 6
    GIVE: Final = 7
    STEAL_GODCAT: Final = 8
    STEAL_RANDOM: Final = 9
    TAKE: Final = 10
    ALTER: Final = 11
    KEEP: Final = 12
    PUT: Final = 13
    FACE: Final = 14
    STAY: Final = 15
    TRADE: Final = 16
    DEFUSE_DEVILCAT: Final = 17
    EXPLODE_BY_DEVILCAT: Final = 18
    SINGLE: Final = 19
    PAIR: Final = 20
    TRIPLE: Final = 21
    FIVE: Final = 22
    NOW: Final = 23
    WAIT: Final = 24
    BLIND: Final = 25
    ADD: Final = 26
    BURY: Final = 27
    SHARE: Final = 28
    AIM: Final = 29
    DEFUSE_BARKING: Final = 30
    EXPLODE_BY_BARKING: Final = 31


#: By question: the kind of the answers that consist of a card, a place, an order or a player.
ANSWER_KINDS: Final = [
    {
        Ask.PLACE: MoveKind.PLACE,
        Ask.GIVE: MoveKind.GIVE,
        Ask.TAKE: MoveKind.TAKE,
        Ask.ALTER: MoveKind.ALTER,
        Ask.FACE: MoveKind.FACE,
        Ask.ADD: MoveKind.ADD,
        Ask.BURY: MoveKind.BURY,
        Ask.SHARE: MoveKind.SHARE,
        Ask.AIM: MoveKind.AIM,
    }.get(row.asking, -1)
    for row in QUESTIONS
]
#: The cards for which everybody puts one into the pile, and those that lift one from it.
ADDING: Final = list(QUESTIONS[Ask.ADD].asked_by)
LIFTING_CARDS: Final[i64] = set_of([card for row in QUESTIONS if hides_lifted(row.asking) for card in row.asked_by])

ABOUT_WORDS: Final = [name.lower() for name in vars(About) if name.isupper()]
#: By what to multiply them, if not by 1.
ABOUT_SCALES: Final = {
    "size": 1 / 8,
    "room": 1 / 8,
    "looked": 0.25,
    **dict.fromkeys(["defuses", "nopes", "attacks", "escapes", "others"], 0.5),
    "expected_defuses": 1 / FINE,
    "expected_nopes": 1 / FINE,
}
ABOUT: Final = len(ABOUT_WORDS)
MOVE_WORDS: Final = [name.lower() for name in vars(MoveKind) if name.isupper()]


@final
class Part:
    """A named run of numbers, with a word for each of them."""

    def __init__(self, name: str, start: int, words: Sequence[str], scale: float, meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.words: Final = words
        self.length: Final = len(words)
        self.scale: Final = scale
        self.meaning: Final = meaning

    def scales(self) -> list[float]:
        """Return the factor of each number."""
        if self.name not in ("others", "target"):
            return [self.scale] * self.length
        return [ABOUT_SCALES.get(word, 1.0) for word in ABOUT_WORDS] * (self.length // ABOUT)


Row: TypeAlias = tuple[str, Sequence[str], float, str]


def laid_out(rows: list[Row]) -> list[Part]:
    found: list[Part] = []
    start = 0
    for name, words, scale, meaning in rows:
        found.append(Part(name, start, words, scale, meaning))
        start += len(words)
    return found


def numbered(count: int) -> list[str]:
    return [str(number) for number in range(count)]


def words(text: str) -> list[str]:
    return text.split()


def first_rows(cards: Sequence[str], questions: Sequence[str]) -> list[Row]:
    """The parts that there were when the first networks were trained."""
    tops = [f"{place} {card}" for place in range(TOP) for card in cards]
    others = [f"{place} {word}" for place in range(1, SEATS) for word in ABOUT_WORDS]
    return [
        ("question", questions, 1.0, "which question is open, one of `Ask`"),
        ("game", cards, 0.25, "how many cards of each kind are in the game"),
        ("options", words("fives triples any-pairs stacking remove-dead-hands quick"), 1.0, "the rules of the table"),
        ("one", cards, 1.0, "whether the hand holds one of each kind"),
        ("two", cards, 1.0, "two"),
        ("three", cards, 1.0, "three"),
        ("hand", cards, 0.25, "how many"),
        ("discards", cards, 0.25, "how many lie open"),
        ("unseen", cards, 0.25, "how many this seat hasn't placed"),
        ("sizes", words("hand pile kittens unseen"), 1 / 16, "own cards, the pile, kittens in it, cards unseen"),
        ("risk", numbered(RISKS), 1 / STEPS, "the chance that a kitten is under 0, 1, … 5 cards"),
        ("bottom-risk", ["bottom"], 1 / STEPS, "and at the bottom"),
        ("top", tops, 1.0, "the top cards, where they are known"),
        ("bottom", cards, 1.0, "the bottom card, if it is known"),
        (
            "floating",
            words("kittens certain owed doubt"),
            0.5,
            "kittens that others put back, and what is known above them",
        ),
        ("since", numbered(6), 1.0, "how many cards left the top since a player put a kitten back: 0, 1, … 4, more"),
        ("two-sided", words("down up on-top"), 1.0, "a card with two sides: face down in the pile, up in it, on top"),
        ("turn", words("owed attacked attack mine my-play next"), 0.25, "turns owed, what an attack gives, who is who"),
        ("current", numbered(SEATS), 1.0, "whose turn it is: 0 for oneself, then in the order of play"),
        ("living", numbered(SEATS + 1), 1.0, "how many live"),
        ("window", words("open stopped one more aimed mine"), 1.0, "the Nopes so far, and whom it is about"),
        ("pending", words("single pair triple five"), 1.0, "what was played"),
        ("pending-title", cards, 1.0, "of which kind"),
        ("pending-named", cards, 1.0, "what it names"),
        ("cats", words("mine other before-me"), 1.0, "the Godcat is mine, another player's, in front of me"),
        ("lifted", cards, 1.0, "the card that a player lifted from the pile, if it is seen"),
        ("others", others, 1.0, "about the other living players in the order of play; see `About`"),
    ]


def later_rows(cards: Sequence[str]) -> list[Row]:
    """The parts that came with Streaking and Barking Kittens; seats count from oneself, in the order of play."""
    seats = numbered(SEATS)
    return [
        ("cursed", seats, 1.0, "who doesn't see their own hand"),
        ("marked", cards, 0.5, "which cards of the hand everybody sees"),
        ("marks", seats, 0.5, "how many cards of each player everybody sees"),
        ("next-card-gone", seats, 1.0, "whose next card another player takes"),
        ("next-card-mine", seats, 1.0, "whose next card oneself takes"),
        ("barking", seats, 1.0, "before whom a Barking Kitten lies"),
        ("tower", cards, 0.25, "how many cards of each kind are in the tower"),
        ("tower-owner", seats, 1.0, "before whom the tower stands"),
        ("adding", [SLOT_WORDS[card] for card in ADDING], 1.0, "the card for which everybody puts one into the pile"),
        ("asker", words("out-of-turn from-hand"), 1.0, "a play out of turn; a kitten that went off in a hand"),
        ("kitten-held", seats, 1.0, "who surely has a kitten in the hand"),
    ]


def move_parts(cards: Sequence[str], kinds: Sequence[str]) -> list[Part]:
    rows: list[Row] = [
        ("kind", kinds, 1.0, "what kind of move it is, one of `MoveKind`"),
        ("card", cards, 1.0, "its title, the card that is given or taken, the new top card, the own cat"),
        ("named", cards, 1.0, "what three of a kind name; the new second card"),
        ("third", cards, 1.0, "the new third card"),
        ("spent", words("cards ferals godcat left"), 0.5, "cards that are spent, and copies of the title that stay"),
        ("place", numbered(PLACE_BINS), 1.0, "under how many cards the kitten goes: 0, 1, … 7"),
        (
            "depth",
            words("share bottom own-draw lap"),
            1 / STEPS,
            "how deep the kitten lies, and who will have drawn it",
        ),
        ("distance", words("seats next last"), 0.25, "how far the target is in the order of play"),
        ("target", ABOUT_WORDS, 1.0, "about the target, or about the player who will draw the kitten"),
        ("target-held", cards, 0.5, "what it surely holds"),
        ("hit", words("named defuse"), 1 / STEPS, "the chance that the target holds what is named, that it's a Defuse"),
    ]
    return laid_out(rows)


PARTS: Final = laid_out([*first_rows(SLOT_WORDS, QUESTION_WORDS), *later_rows(SLOT_WORDS)])
MOVE_PARTS: Final = move_parts(SLOT_WORDS, MOVE_WORDS)

#: What there was when the first networks were trained: their files don't name the columns, but carry this.
FIRST_LAYOUT: Final = "3ba7587c078ea706"
FIRST_CARDS: Final = words(
    "kitten defuse attack targeted skip see alter reveal shuffle bottom heck favor nope armageddon cat-1 cat-2 cat-3 "
    "cat-4 cat-5 feral super-skip swap reverse see5 alter5 catomic imploding imploding-up godcat devilcat"
)
FIRST_QUESTIONS: Final = [
    "turn",
    "nope",
    "defuse",
    "place",
    "give",
    "steal",
    "take",
    "alter",
    "heck",
    "face",
    "trade",
    "devilcat",
    "over",
]
FIRST_PARTS: Final = laid_out(first_rows(FIRST_CARDS, FIRST_QUESTIONS))
FIRST_MOVE_PARTS: Final = move_parts(FIRST_CARDS, MOVE_WORDS[: MoveKind.FIVE + 1])

#: The parts that a table has only with one of these cards, with a number for each seat, or as many as they have here.
LATER: Final[dict[str, list[int]]] = {
    "cursed": [Kind.CURSE_OF_THE_CAT_BUTT],
    "marked": [Kind.MARK],
    "marks": [Kind.MARK],
    "next-card-gone": [Kind.ILL_TAKE_THAT],
    "next-card-mine": [Kind.ILL_TAKE_THAT],
    "barking": [Kind.BARKING_KITTEN],
    "tower": [Kind.TOWER_OF_POWER],
    "tower-owner": [Kind.TOWER_OF_POWER],
    "adding": ADDING,
    "asker": [Kind.ALTER_THE_FUTURE_NOW, SHELTER],
    "kitten-held": [SHELTER],
}
#: Parts with a number for each kind of card, if they change at a table.
BY_KIND: Final = (
    "one", "two", "three", "hand", "discards", "unseen", "top", "bottom", "pending-title", "pending-named", "lifted",
    "marked", "tower",
)  # fmt: skip


def start_of(parts: list[Part], name: str) -> int:
    for part in parts:
        if part.name == name:
            return part.start
    raise ValueError(f"no part is called {name!r}")


def column_names(parts: list[Part]) -> list[str]:
    """Return the name of every number: `hand skip`."""
    return [f"{part.name} {word}" for part in parts for word in part.words]


def scales(parts: list[Part]) -> list[float]:
    """Return the factor of each number."""
    return [scale for part in parts for scale in part.scales()]


OBSERVATION: Final = len(column_names(PARTS))
MOVE: Final = len(column_names(MOVE_PARTS))


def is_first(question: i64) -> bool:
    """Return whether a question is one of those that have numbers at every table."""
    return QUESTION_WORDS[question] in FIRST_QUESTIONS


def is_new(rules: Rules, question: i64) -> bool:
    """Return whether it's another question, and can be asked at such a table."""
    asked_by = QUESTIONS[question].asked_by
    return not is_first(question) and (not asked_by or set_of(list(asked_by)) & rules.titles != 0)


def columns_of(rules: Rules) -> dict[str, list[int]]:
    """Return the columns of each part that can differ from game to game at such a table."""
    kinds = rules.titles | (FACE_UP if rules.two_sided else 0)
    players = int(rules.players)
    lengths = {
        "game": 0,
        "options": 0,
        "current": players,
        "living": players + 1,
        "two-sided": 3 if rules.two_sided else 0,
        "cats": 3 if rules.titles & bit(Kind.GODCAT) else 0,
        "lifted": KINDS if rules.titles & LIFTING_CARDS else 0,
        "others": (players - 1) * ABOUT,
    }
    found: dict[str, list[int]] = {}
    for part in PARTS:
        length = lengths.get(part.name, part.length)
        if part.name in LATER:
            if not set_of(LATER[part.name]) & rules.titles:
                length = 0
            elif part.length == SEATS:
                length = players
        places = list(range(length))
        if part.name in BY_KIND:
            places = [at for at in places if bit(at % KINDS) & kinds]
        elif part.name == "question":
            places = [at for at in places if is_first(at) or is_new(rules, at)]
        found[part.name] = [part.start + at for at in places]
    return found
