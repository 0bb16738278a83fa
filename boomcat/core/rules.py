"""The rules of one table: an edition, a number of players and the options chosen at set-up, worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from boomcat.core.cards import (
    CATS,
    FACTS,
    FERAL,
    GODCAT_CAN_BE,
    GODCATS,
    HOLDABLE,
    SHELTER,
    WILD_CATS,
    Kind,
    set_of,
)
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput, no_such_seat
from boomcat.core.recipe import dealt_from, perils_for
from boomcat.core.value import Value

if TYPE_CHECKING:
    from boomcat.core.moves import Move

BY_LOT: Final = -1
#: In the tower (B8).
TOWER_CARDS: Final = 6
#: Ways to stand in for cards of three of a kind (`combos.Wild`), and seats of the largest table.
STAND_INS: Final = 5
SEATS: Final = 10


@final
class Options(Value):
    """The options of a table at set-up (V1-V4).  The defaults are the rulebooks' rules."""

    def __init__(
        self,
        combos: str = "special",
        quick: bool = False,
        first: int = BY_LOT,
        five_different: bool = False,
        stacking: bool = True,
        remove_dead_hands: bool = False,
    ) -> None:
        if combos not in ("special", "cats"):
            raise MalformedInput("unknown-combos", {"word": combos, "allowed": "special cats"})
        #: V1: "special" is every combo of the edition, "cats" only pairs of Cats.
        self.combos: Final = combos
        #: V2: a third of the deck leaves the game unseen.
        self.quick: Final = quick
        #: V3: the seat that starts, or BY_LOT.
        self.first: Final = first
        #: V4: five different cards in any edition; no effect in the Original, which has it anyway.
        self.five_different: Final = five_different
        #: V4: without it the victim of any attack owes exactly 2 turns.
        self.stacking: Final = stacking
        #: V4: the cards of the dead leave the game instead of going to the discard pile.
        self.remove_dead_hands: Final = remove_dead_hands

    def key(self) -> tuple[str, bool, int, bool, bool, bool]:
        return (self.combos, self.quick, self.first, self.five_different, self.stacking, self.remove_dead_hands)

    def arguments(self) -> tuple[object, ...]:
        return self.key()

    def __repr__(self) -> str:
        chosen = zip(OPTIONS, self.arguments(), STANDARD.arguments(), strict=True)
        return f"Options({', '.join(f'{name}={value!r}' for name, value, usual in chosen if value != usual)})"


#: In the order of the arguments; and the rulebooks' rules.
OPTIONS: Final = ("combos", "quick", "first", "five_different", "stacking", "remove_dead_hands")
STANDARD: Final = Options()


@final
class Rules(Value):
    """The facts of edition and options that moves depend on, as sets of kinds and switches."""

    def __init__(self, edition: Edition, players: int, options: Options) -> None:
        pack = edition.pack(players)
        if options.first != BY_LOT and not 0 <= options.first < players:
            raise no_such_seat(options.first, players)
        self.edition = edition
        self.options = options
        self.players: i64 = players
        #: To each player: other cards, and Defuses (S2, S4, D5, D6).
        self.deal: i64 = pack.deal
        self.dealt_defuses: i64 = pack.dealt_defuses
        #: What is shuffled and dealt (S4).
        self.deck: list[int] = dealt_from(pack, players)
        titles = set_of(list(edition.titles))
        self.titles: i64 = titles
        #: What the Godcat can be (G7).
        self.godcat_titles: i64 = 0
        if titles & GODCATS:
            self.godcat_titles = titles & GODCAT_CAN_BE
        self.nameable: list[int] = list(edition.titles)
        special = options.combos == "special"
        self.pair_titles: i64 = titles & (HOLDABLE if special else WILD_CATS)
        self.triples: bool = special
        self.fives: bool = special and (edition.five_different or options.five_different)
        #: What goes into the draw pile after the deal (S5, E7).
        self.perils: list[int] = perils_for(pack, players)
        #: Whether some card may lie face up in the draw pile.
        self.two_sided: bool = any(facts.side_of in edition.titles for facts in FACTS)
        #: Whether a kitten can be in a hand (H1), how many cards can be played before a draw (B2), and whether there
        #: is a tower (B8).
        self.keeps_kittens: bool = SHELTER in edition.titles
        self.now_cards: i64 = self.deck.count(Kind.ALTER_THE_FUTURE_NOW)
        self.tower: bool = Kind.TOWER_OF_POWER in edition.titles
        self.stacking: bool = options.stacking
        self.remove_dead_hands: bool = options.remove_dead_hands
        self.cats: i64 = titles & CATS
        #: Lists of moves that `legal.py` makes when they are first asked for: by title, stand-ins and target.
        self.triples_listed: list[list[Move]] = []
        self.hashed = hash((edition, players, options))
        #: Whether some card can stand for another one in a combo.
        self.wild: bool = titles & (FERAL | GODCATS) != 0

    def arguments(self) -> tuple[object, ...]:
        return (self.edition, int(self.players), self.options)

    def __hash__(self) -> int:
        return self.hashed

    def __reduce__(self) -> tuple[object, ...]:
        return (rules_for, self.arguments())

    def __repr__(self) -> str:
        return f"<Rules of {self.edition.key}, {self.players} players, {self.options}>"

    def dealt(self) -> int:
        """Return how many cards leave the deck when the hands are dealt (S4)."""
        return self.deal * self.players

    def towered(self) -> int:
        """Return how many of the cards that are left become the tower (B8)."""
        return min(TOWER_CARDS, len(self.deck) - self.dealt()) if self.tower else 0

    def boxed(self) -> int:
        """Return how many of the cards that are then left leave a quick game (S9)."""
        return (len(self.deck) - self.dealt() - self.towered()) // 3 if self.options.quick else 0

    def draw_pile_size(self) -> int:
        """Return how many cards are in the draw pile when a game begins."""
        return len(self.deck) - self.dealt() - self.towered() - self.boxed() + len(self.perils)

    def copies(self, card: int) -> int:
        """Return how many cards of this kind are in a game with this number of players (C2, S3, S5)."""
        if card in self.perils:
            return self.perils.count(card)
        if card in (Kind.GODCAT, Kind.DEVILCAT):
            return 1 if card in self.edition.titles else 0
        return self.deck.count(card) + (self.dealt_defuses * self.players if card == Kind.DEFUSE else 0)


KNOWN: Final[dict[tuple[str, str, int, Options], Rules]] = {}
#: Recipes are many; the rules of a forgotten one are worked out again.
MOST_KNOWN: Final = 1_000


def rules_for(edition: Edition, players: int, options: Options) -> Rules:
    """The Rules of these choices, the same object as long as it is remembered."""
    key = (edition.key, edition.title, players, options)
    found = KNOWN.get(key)
    if found is None:
        found = Rules(edition, players, options)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = found
    return found
