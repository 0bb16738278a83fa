"""At which tables the learner plays, against whom, and how often; and the tables at which it is measured."""

from __future__ import annotations

from typing import Final, NamedTuple

from boomcat.core.decks import DECKS
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options
from boomcat.rl.game_slot import LEARNERS, OTHERS
from boomcat.rl.option_batch import OptionSlot, option_slot

#: Options by name.
OPTIONS: Final = {
    "": Options(),
    "quick": Options(quick=True),
    "old": Options(stacking=False, remove_dead_hands=True),
    "cats": Options(combos="cats"),
    "fives": Options(five_different=True),
}
#: Decks with the cards that no printed edition has.
NEW_CARDS: Final = "original imploding=1 super-skip=2 swap=2 reverse=3 see5=2 alter5=2 catomic=1 targeted=2"
MORE_CARDS: Final = "good-vs-evil imploding=1 skip=3 see=3 alter=2 reverse=2 swap=2 bottom=2"
STREAKING: Final = (
    "original streaking=1 kitten=5 mark=3 curse=2 garbage=1 potluck=2 super-skip=1 see5=1 alter5=1 swap=2 catomic=1"
)
BARKING: Final = "original barking=2 alter-now=2 bury=2 take-that=4 personal=4 potluck=2 share=2 super-skip=1 tower=1"
#: Nearly every card there is.
EVERY_CARD: Final = (
    "party-pack imploding=1 streaking=1 barking=2 mark=2 curse=2 garbage=1 potluck=1 bury=2 take-that=2 share=2 "
    "alter-now=2 personal=2 tower=1 catomic=1 see5=1 alter5=1 super-skip=1 swap=1 reverse=2"
)


DECK_NAMES: Final = {STREAKING: "streaking", BARKING: "barking", EVERY_CARD: "every-card"}


class Shape(NamedTuple):
    """Games of one kind."""

    edition: str
    players: int
    #: How many learners; the others are all of this name.
    learners: int
    others: str = ""
    weight: int = 1
    options: str = ""

    def label(self) -> str:
        words = [
            DECK_NAMES.get(self.edition) or self.edition.split()[0] + ("+" if " " in self.edition else ""),
            self.options,
            f"{self.players}p",
        ]
        if self.others:
            words.append(f"{self.learners} vs {self.players - self.learners} {self.others}")
        return " ".join(word for word in words if word)

    def slot(self, seed: int) -> OptionSlot:
        cast = [LEARNERS] * self.learners + [self.others] * (self.players - self.learners)
        return option_slot(self.edition, cast, seed, OPTIONS[self.options])


def alone(edition: str, sizes: dict[int, int], options: str = "") -> list[Shape]:
    """Return self-play only, by the number of players and its weight."""
    return [Shape(edition, players, players, "", weight, options) for players, weight in sizes.items()]


def against(name: str, edition: str, sizes: dict[int, int], learners: int = 1) -> list[Shape]:
    return [Shape(edition, players, learners, name, weight) for players, weight in sizes.items()]


TRAINING: Final = [
    *alone("original", {2: 24, 3: 6, 4: 28, 5: 6}),
    *alone("nsfw", {2: 8, 3: 3, 4: 10, 5: 3}),
    *alone("party-pack", {2: 10, 3: 3, 4: 12, 5: 2, 6: 4, 7: 2, 8: 14, 9: 1, 10: 3}),
    *alone("good-vs-evil", {2: 24, 3: 3, 4: 14, 5: 3}),
    *alone(STREAKING, {2: 4, 3: 3, 4: 5, 5: 3}),
    *alone(BARKING, {2: 4, 3: 3, 4: 5, 5: 3}),
    *alone(EVERY_CARD, {2: 2, 3: 1, 4: 4, 6: 2, 8: 2}),
    *(one for deck in DECKS for one in alone(deck, dict.fromkeys(edition_named(deck).sizes, 2))),
    *(one for deck in DECKS for one in against("heuristic", deck, {max(edition_named(deck).fewest, 3): 1})),
    *against("heuristic", STREAKING, {2: 2, 4: 2}),
    *against("heuristic", BARKING, {2: 2, 4: 2}),
    *alone(NEW_CARDS, {2: 5, 4: 5}),
    *alone(MORE_CARDS, {2: 2, 4: 3}),
    *alone("original", {2: 1, 4: 2}, "quick"),
    *alone("original", {2: 1, 4: 2}, "old"),
    *alone("nsfw", {4: 2}, "fives"),
    *alone("party-pack", {2: 1, 5: 2}, "cats"),
    *against(OTHERS, "original", {2: 6, 4: 8}),
    *against(OTHERS, "party-pack", {4: 4, 8: 3}),
    *against(OTHERS, "good-vs-evil", {2: 2, 4: 4}),
    *against(OTHERS, "nsfw", {4: 2}),
    *against("heuristic", "original", {2: 14, 4: 20}),
    *against("heuristic", "nsfw", {2: 5, 4: 6}),
    *against("heuristic", "party-pack", {2: 6, 4: 7, 8: 5}),
    *against("heuristic", "good-vs-evil", {2: 20, 4: 8}),
    *against("heuristic", NEW_CARDS, {2: 2, 4: 2}),
    *against("random", "original", {2: 3, 4: 20}),
    *against("random", "nsfw", {4: 2}),
    *against("random", "party-pack", {4: 2, 8: 1}),
    *against("random", "good-vs-evil", {4: 2}),
    *against("heuristic", "original", {4: 6}, learners=2),
    *against("heuristic", "party-pack", {8: 4}, learners=3),
]

MEASURING: Final = [
    *against("heuristic", "original", {2: 4, 4: 6}),
    *against("heuristic", "nsfw", {2: 2, 4: 3}),
    *against("heuristic", "party-pack", {2: 2, 4: 3, 8: 3}),
    *against("heuristic", "good-vs-evil", {2: 2, 4: 3}),
    *against("heuristic", NEW_CARDS, {2: 1, 4: 1}),
    *against("random", "original", {2: 1, 4: 1}),
]

#: Against one network that doesn't learn.
DUEL: Final = [Shape("original", 2, 1, OTHERS)]


def spread(shapes: list[Shape], lanes: int, start: int) -> list[Shape]:
    """Return the shapes of `count` lanes, from that number on; over many lanes each is as frequent as its weight."""
    total = sum(shape.weight for shape in shapes)
    found: list[Shape] = []
    for lane in range(start, start + lanes):
        # The golden ratio steps through the weights evenly, so that every worker gets some of each.
        point = lane * 0.6180339887498949 % 1.0 * total
        at = 0
        while point >= shapes[at].weight and at < len(shapes) - 1:
            point -= shapes[at].weight
            at += 1
        found.append(shapes[at])
    return found
