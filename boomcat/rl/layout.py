"""Which number of an observation, or of the row of a move, says what: the parts by name, fixed and documented.

Every number is a byte.  `scales` says by what to multiply it: counts come to about one, chances to 0 … 1.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from boomcat.core.cards import FACE_UP, FACTS, KINDS, Kind, bit, members_of
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.rules import SEATS, Rules

#: Chances and shares are given in this many steps.
STEPS: Final = 255
#: Expected numbers of cards are given in this many steps each.
FINE: Final = 64


@final
class Part:
    """A named run of numbers."""

    def __init__(self, name: str, start: int, length: int, scale: float, meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.length: Final = length
        self.scale: Final = scale
        self.meaning: Final = meaning


def laid_out(rows: list[tuple[str, int, float, str]]) -> list[Part]:
    found: list[Part] = []
    start = 0
    for name, length, scale, meaning in rows:
        found.append(Part(name, start, length, scale, meaning))
        start += length
    return found


QUESTIONS: Final = 13
#: How many top cards are given by kind, and of how many the risk.
TOP: Final = 5
RISKS: Final = 6
#: Numbers about another player.
ABOUT: Final = 20
OTHERS: Final = SEATS - 1
MOVE_KINDS: Final = 23
PLACE_BINS: Final = 8

PARTS: Final = laid_out(
    [
        ("question", QUESTIONS, 1.0, "which question is open, one of `Ask`"),
        ("game", KINDS, 0.25, "how many cards of each kind are in the game"),
        ("options", 6, 1.0, "fives, triples, pairs of any card, stacking, the dead leave with their cards, quick"),
        ("one", KINDS, 1.0, "whether the hand holds one of each kind"),
        ("two", KINDS, 1.0, "two"),
        ("three", KINDS, 1.0, "three"),
        ("hand", KINDS, 0.25, "how many"),
        ("discards", KINDS, 0.25, "how many lie open"),
        ("unseen", KINDS, 0.25, "how many this seat hasn't placed"),
        ("sizes", 4, 1 / 16, "cards in the own hand, in the pile, kittens in it, cards unseen"),
        ("risk", RISKS, 1 / STEPS, "the chance that a kitten is under 0, 1, … 5 cards"),
        ("bottom-risk", 1, 1 / STEPS, "and at the bottom"),
        ("top", TOP * KINDS, 1.0, "the top cards, where they are known"),
        ("bottom", KINDS, 1.0, "the bottom card, if it is known"),
        (
            "floating",
            4,
            0.5,
            "kittens that others put back, top cards that are certain, turns the last one owed, doubt",
        ),
        ("since", 6, 1.0, "how many cards left the top since a player put a kitten back: 0, 1, … 4, more"),
        ("two-sided", 3, 1.0, "a card with two sides: face down in the pile, face up in it, on top for all to see"),
        ("turn", 6, 0.25, "turns owed, by attack, what an attack gives, my turn, my play, I'm the next"),
        ("current", SEATS, 1.0, "whose turn it is: 0 for oneself, then in the order of play"),
        ("living", SEATS + 1, 1.0, "how many live"),
        ("window", 6, 1.0, "a window is open, stopped so far, one Nope, more, aimed at me, my own play"),
        ("pending", 4, 1.0, "what was played: one card, two, three of a kind, five"),
        ("pending-title", KINDS, 1.0, "of which kind"),
        ("pending-named", KINDS, 1.0, "what it names"),
        ("cats", 3, 1.0, "the Godcat is mine, another player's, in front of me"),
        ("lifted", KINDS, 1.0, "the lifted card of Raising Heck"),
        ("others", OTHERS * ABOUT, 1.0, "about the other living players in the order of play; see ABOUT_PARTS"),
    ]
)
OBSERVATION: Final = PARTS[len(PARTS) - 1].start + PARTS[len(PARTS) - 1].length

#: The features of another player, with scales.
ABOUT_PARTS: Final = laid_out(
    [
        ("there", 1, 1.0, "lives"),
        ("size", 1, 1 / 8, "cards in the hand"),
        ("room", 1, 1 / 8, "of which this seat doesn't know"),
        ("current", 1, 1.0, "has the turn"),
        ("top", 1, 1.0, "played the top card of the window"),
        ("aimed", 1, 1.0, "is the target of what was played"),
        ("placer", 1, 1.0, "put the last kitten back in secret"),
        ("looked", 1, 0.25, "top cards that this player has seen"),
        ("held", 5, 0.5, "surely holds: Defuses, Nopes, attacks, ways out, others"),
        ("lacks", 2, 1.0, "surely has no Defuse, no Nope"),
        ("godcat", 1, 1.0, "holds the Godcat"),
        ("other", 1, 1.0, "is the other one in the open question"),
        ("expected", 2, 1 / FINE, "Defuses and Nopes to be expected among the unknown cards"),
        ("next", 1, 1.0, "comes after the one whose turn it is"),
    ]
)

MOVE_PARTS: Final = laid_out(
    [
        ("kind", MOVE_KINDS, 1.0, "what kind of move it is, in the order of `MoveKind`"),
        ("card", KINDS, 1.0, "its title, the card that is given or taken, the new top card, the own cat"),
        ("named", KINDS, 1.0, "what three of a kind name; the new second card"),
        ("third", KINDS, 1.0, "the new third card"),
        ("spent", 4, 0.5, "cards that are spent, Feral Cats among them, the Godcat, copies of the title that stay"),
        ("place", PLACE_BINS, 1.0, "under how many cards the kitten goes: 0, 1, … 7"),
        ("depth", 4, 1 / STEPS, "the share of the pile above it, at the bottom, before I draw again, by lap"),
        ("distance", 3, 0.25, "how far the target is in the order of play, the next one, the last one"),
        ("target", ABOUT, 1.0, "about the target, or about the player who will draw the kitten"),
        ("target-held", KINDS, 0.5, "what it surely holds"),
        ("hit", 2, 1 / STEPS, "the chance that the target holds what is named; that a random card is a Defuse"),
    ]
)
MOVE: Final = MOVE_PARTS[len(MOVE_PARTS) - 1].start + MOVE_PARTS[len(MOVE_PARTS) - 1].length


#: Parts with a number for each kind of card, and those that never change at a table.
BY_KIND: Final = (
    "one", "two", "three", "hand", "discards", "unseen", "top", "bottom", "pending-title", "pending-named", "lifted",
)  # fmt: skip
CONSTANT: Final = ("game", "options")


def columns_of(rules: Rules) -> dict[str, list[int]]:
    """Return the columns of each part that can differ from game to game at such a table."""
    kinds = members_of(rules.titles | (FACE_UP if rules.two_sided else 0))
    players = int(rules.players)
    lengths = {"current": players, "living": players + 1, "others": (players - 1) * ABOUT}
    if not rules.two_sided:
        lengths["two-sided"] = 0
    if not rules.titles & bit(Kind.GODCAT):
        lengths["cats"] = 0
    if not rules.titles & bit(Kind.RAISING_HECK):
        lengths["lifted"] = 0
    found: dict[str, list[int]] = {}
    for part in PARTS:
        length = 0 if part.name in CONSTANT else lengths.get(part.name, part.length)
        columns = range(part.start, part.start + length)
        if part.name in BY_KIND:
            found[part.name] = [column for column in columns if (column - part.start) % KINDS in kinds]
        else:
            found[part.name] = list(columns)
    return found


def about_scales() -> list[float]:
    return [part.scale for part in ABOUT_PARTS for _ in range(part.length)]


def scales(parts: list[Part]) -> list[float]:
    """By what to multiply each number."""
    found: list[float] = []
    for part in parts:
        if part.name == "others":
            found += about_scales() * OTHERS
        elif part.name == "target":
            found += about_scales()
        else:
            found += [part.scale] * part.length
    return found


def fingerprint() -> str:
    """Changes with whatever a number stands for: networks carry the one that they were trained with."""
    parts = [(part.name, part.start, part.length, part.scale) for part in PARTS + ABOUT_PARTS + MOVE_PARTS]
    cards = [(facts.card, facts.word) for facts in FACTS]
    return sha256(repr((parts, cards, QUESTION_WORDS, SEATS)).encode()).hexdigest()[:16]


def start_of(parts: list[Part], name: str) -> int:
    for part in parts:
        if part.name == name:
            return part.start
    raise ValueError(f"no part is called {name!r}")


@final
class About:
    """Where each number about another player stands, in the order of ABOUT_PARTS."""

    THERE: Final = 0
    SIZE: Final = 1
    ROOM: Final = 2
    CURRENT: Final = 3
    TOP: Final = 4
    AIMED: Final = 5
    PLACER: Final = 6
    LOOKED: Final = 7
    DEFUSES: Final = 8
    NOPES: Final = 9
    ATTACKS: Final = 10
    ESCAPES: Final = 11
    OTHERS: Final = 12
    LACKS_DEFUSE: Final = 13
    LACKS_NOPE: Final = 14
    GODCAT: Final = 15
    IN_QUESTION: Final = 16
    EXPECTED_DEFUSES: Final = 17
    EXPECTED_NOPES: Final = 18
    NEXT: Final = 19


@final
class MoveKind:
    """The kinds of moves, by number."""

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
