"""The editions.  Everything that differs between them is data, and lives here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from boomcat.core.cards import FACTS, KINDS, Kind, front_of, row_of, slot_word
from boomcat.core.errors import MalformedInput
from boomcat.core.value import Value

ALL: Final = 99
#: To each player, beside the Defuse (S4), unless a recipe says otherwise (D5).
DEALT: Final = 7
#: What a recipe says nothing about.
UNSET: Final = -1


@final
class Pack(Value):
    """The cards that a number of players use, and how many left-over Defuses go back into the deck (S3).

    A recipe with knobs (`knobs.py`) has a pack for each number of players, with the numbers that it wants.
    """

    def __init__(
        self,
        fewest: int,
        most: int,
        counts: dict[int, int],
        spare_defuses: int = ALL,
        deal: int = DEALT,
        dealt_defuses: int = 1,
        defuses: int = UNSET,
        kittens: int = UNSET,
        implodings: int = UNSET,
    ) -> None:
        self.fewest = fewest
        self.most = most
        self.counts = counts
        self.spare_defuses = spare_defuses
        #: To each player: other cards, and Defuses.
        self.deal = deal
        self.dealt_defuses = dealt_defuses
        #: In the game: Defuses, in hands and deck; Exploding and Imploding Kittens.
        self.defuses = defuses
        self.kittens = kittens
        self.implodings = implodings

    def arguments(self) -> tuple[object, ...]:
        return (self.fewest, self.most, self.counts, self.spare_defuses, *self.setup())

    def setup(self) -> tuple[int, int, int, int, int]:
        """Return what knobs decide, in their order."""
        return (self.deal, self.dealt_defuses, self.defuses, self.kittens, self.implodings)

    def turned(
        self, fewest: int, most: int, counts: dict[int, int], setup: tuple[int, int, int, int, int] | None = None
    ) -> Pack:
        """Return the same for other numbers of players, with other cards or other knobs."""
        deal, dealt_defuses, defuses, kittens, implodings = self.setup() if setup is None else setup
        return Pack(fewest, most, counts, self.spare_defuses, deal, dealt_defuses, defuses, kittens, implodings)


@final
class Edition(Value):
    """An edition: its words for the cat slots, its cards, and whether it has the combo of five.

    A recipe (`recipe.py`) is an edition that starts from a printed one: its key is the `start`'s with the counts
    that it changes, `original skip=6 see5=2`, so that it can stand wherever the key of an edition does.  A built-in
    deck (`decks.py`) is one whose key is a word.
    """

    def __init__(
        self,
        key: str,
        cats: tuple[str, ...],
        five_different: bool,
        box: dict[int, int],
        packs: tuple[Pack, ...],
        start: str = "",
        title: str = "",
        missing: dict[int, MalformedInput] | None = None,
    ) -> None:
        self.key = key
        #: The key of the printed edition or deck that it is, or starts from; and what people call a recipe.
        self.start = start or key
        self.title = title
        self.cats = cats
        self.five_different = five_different
        self.box = box
        self.packs = packs
        self.fewest = packs[0].fewest
        self.most = packs[len(packs) - 1].most
        #: For how many players it is.
        self.sizes = [players for pack in packs for players in range(pack.fewest, pack.most + 1)]
        #: The sizes of table for which a recipe has too few cards, and why.
        self.missing: dict[int, MalformedInput] = {} if missing is None else missing
        self.hashed = hash((key, title))
        #: Every title of the edition.
        self.titles = tuple([card for card in range(KINDS) if box.get(card, 0)])
        #: The word of every kind, "" for a cat slot that it does not have.
        self.words = tuple([facts.word or cat_word(cats, facts.card) for facts in FACTS])

    def arguments(self) -> tuple[object, ...]:
        return (self.key, self.cats, self.five_different, self.box, self.packs, self.start, self.title, self.missing)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Edition) and self.says() == other.says()

    def says(self) -> tuple[object, ...]:
        return (self.key, self.title, self.cats, self.five_different, self.box, self.packs)

    def __hash__(self) -> int:
        return self.hashed

    def __repr__(self) -> str:
        players = f"{self.fewest}-{self.most}" if self.fewest < self.most else str(self.most)
        return f"<Edition {self.key}, {players} players, {sum(self.box.values())} cards>"

    def pack(self, players: int) -> Pack:
        for pack in self.packs:
            if pack.fewest <= players <= pack.most:
                return pack
        if players in self.missing:
            why = self.missing[players]
            raise MalformedInput(why.reason, why.details)
        details: dict[str, str | int] = {"players": players, "fewest": self.fewest, "most": self.most}
        raise MalformedInput("players-out-of-range", {**details, "edition": self.key, "title": self.title})

    def word(self, card: int) -> str:
        """The card's word in the notation, which is also its key in the catalogues."""
        if card < 0:
            raise ValueError("a hidden card has no word")
        return self.words[card]

    def row(self, cards: Sequence[int]) -> str:
        """Some cards in their order; equal neighbours are counted: `skip 2*nope`."""
        return row_of(cards, self.words)

    def card(self, word: str) -> int:
        for card in range(KINDS):
            # A card with another side has two words; a cat is also known by its slot, as `str` of a move writes it.
            if self.box.get(front_of(card), 0) and word in (self.word(card), slot_word(card)):
                return card
        raise MalformedInput(
            "unknown-card", {"word": word, "allowed": " ".join(self.word(title) for title in self.titles)}
        )


def cat_word(cats: tuple[str, ...], card: int) -> str:
    slot = card - Kind.CAT_1
    return cats[slot] if slot < len(cats) else ""


CLASSIC: Final = {
    Kind.EXPLODING_KITTEN: 4,
    Kind.DEFUSE: 6,
    Kind.ATTACK: 4,
    Kind.SKIP: 4,
    Kind.SEE_THE_FUTURE: 5,
    Kind.SHUFFLE: 4,
    Kind.FAVOR: 4,
    Kind.NOPE: 5,
    Kind.CAT_1: 4,
    Kind.CAT_2: 4,
    Kind.CAT_3: 4,
    Kind.CAT_4: 4,
    Kind.CAT_5: 4,
}
CLASSIC_PACKS: Final = (Pack(2, 3, CLASSIC, spare_defuses=2), Pack(4, 5, CLASSIC))

ORIGINAL: Final = Edition(
    "original", ("tacocat", "cattermelon", "potato", "beard", "rainbow"), True, CLASSIC, CLASSIC_PACKS
)
NSFW: Final = Edition("nsfw", ("bikini", "schrodinger", "momma", "shy", "zombie"), False, CLASSIC, CLASSIC_PACKS)

WITH_PAW: Final = {
    Kind.EXPLODING_KITTEN: 9,
    Kind.DEFUSE: 3,
    Kind.ATTACK: 2,
    Kind.TARGETED_ATTACK: 2,
    Kind.SKIP: 4,
    Kind.SEE_THE_FUTURE: 3,
    Kind.ALTER_THE_FUTURE: 2,
    Kind.SHUFFLE: 2,
    Kind.DRAW_FROM_THE_BOTTOM: 3,
    Kind.FAVOR: 2,
    Kind.NOPE: 4,
    Kind.CAT_1: 3,
    Kind.CAT_2: 3,
    Kind.CAT_3: 3,
    Kind.CAT_4: 3,
    Kind.CAT_5: 3,
    Kind.FERAL_CAT: 2,
}
WITHOUT_PAW: Final = {
    Kind.EXPLODING_KITTEN: 9,
    Kind.DEFUSE: 7,
    Kind.ATTACK: 3,
    Kind.TARGETED_ATTACK: 3,
    Kind.SKIP: 6,
    Kind.SEE_THE_FUTURE: 3,
    Kind.ALTER_THE_FUTURE: 4,
    Kind.SHUFFLE: 4,
    Kind.DRAW_FROM_THE_BOTTOM: 4,
    Kind.FAVOR: 4,
    Kind.NOPE: 5,
    Kind.CAT_1: 4,
    Kind.CAT_2: 4,
    Kind.CAT_3: 4,
    Kind.CAT_4: 4,
    Kind.CAT_5: 4,
    Kind.FERAL_CAT: 4,
}
BOTH: Final = {card: WITH_PAW[card] + WITHOUT_PAW[card] for card in WITH_PAW}
BOTH[Kind.EXPLODING_KITTEN] = 9  # they have no paw; both lists count the same nine

PARTY: Final = Edition(
    "party-pack", ORIGINAL.cats, False, BOTH, (Pack(2, 3, WITH_PAW), Pack(4, 7, WITHOUT_PAW), Pack(8, 10, BOTH))
)

#: The Godcat and the Devilcat lie on the mat (S8), never in the deck.
GOOD_AND_EVIL: Final = {
    Kind.EXPLODING_KITTEN: 4,
    Kind.DEFUSE: 6,
    Kind.ATTACK: 2,
    Kind.TARGETED_ATTACK: 2,
    Kind.REVEAL_THE_FUTURE: 3,
    Kind.SHUFFLE: 2,
    Kind.RAISING_HECK: 2,
    Kind.FAVOR: 4,
    Kind.NOPE: 5,
    Kind.ARMAGEDDON: 3,
    Kind.CAT_1: 4,
    Kind.CAT_2: 4,
    Kind.CAT_3: 4,
    Kind.CAT_4: 4,
    Kind.FERAL_CAT: 4,
    Kind.GODCAT: 1,
    Kind.DEVILCAT: 1,
}

GOOD_VS_EVIL: Final = Edition(
    "good-vs-evil",
    ("horse", "knight", "mercat", "troll"),
    False,
    GOOD_AND_EVIL,
    (Pack(2, 5, GOOD_AND_EVIL, spare_defuses=2),),
)

EDITIONS: Final = {edition.key: edition for edition in (ORIGINAL, NSFW, PARTY, GOOD_VS_EVIL)}


def card_called(word: str) -> int:
    """The kind of this word, where no edition is at hand: a card's own word, a cat's in any edition, or `cat-1`."""
    found = WORDS.get(word.strip().lower())
    if found is None:
        raise ValueError(f"no card is called {word!r}; there are {', '.join(WORDS)}")
    return found


#: The words of all cards in all editions.  A cat's word is the same slot wherever it is used.
WORDS: Final = {
    word: facts.card
    for facts in FACTS
    for word in [slot_word(facts.card), *[edition.words[facts.card] for edition in EDITIONS.values()]]
    if word
}
