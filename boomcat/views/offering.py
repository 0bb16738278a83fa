"""What can be played with a hand, as JSON, and why the other cards of it can't be played now.

Compiled, because a server says it to whoever is asked, after every move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import FERAL, Kind, bit, members_of
from boomcat.core.moves import Play
from boomcat.views.alike import MANY, Aimed, Combos, Sorted
from boomcat.views.view import View

__all__ = ["Offering", "blocked"]

#: Before the keys of cards that are played together.
TOGETHER: Final = MANY * MANY


@final
class Offering:
    """In the words of one edition.  Moves made of the same cards differ in their targets and in the cards that they
    name, which come last: all that stands before them is written once."""

    def __init__(self, words: tuple[str, ...], begin: Callable[[Play], str]) -> None:
        #: With their quotation marks.
        self.words = words
        self.begin = begin
        self.begun: dict[int, str] = {}

    def plays(self, kinds: Sorted) -> list[str]:
        """The offers, in the order in which a client shows them."""
        found: list[str] = []
        for single in kinds.singles:
            play = single.first
            found.append(self.written(int(play.kind) * MANY + int(play.title), play, single))
        for pair in kinds.pairs:
            found.append(self.together(pair))
        for triple in kinds.triples:
            found.append(self.together(triple))
        return found

    def together(self, combo: Combos) -> str:
        play = combo.first
        key: int = (int(play.copies) * MANY + int(play.title)) * MANY + int(play.wild)
        return self.written(TOGETHER + key, play, combo)

    def written(self, key: int, play: Play, alike: Aimed) -> str:
        begun = self.begun.get(key)
        if begun is None:
            begun = self.begun[key] = self.begin(play)
        targets = f',"targets":[{",".join([str(seat + 1) for seat in alike.targets()])}]' if alike.at else ""
        named = f',"named":[{",".join([self.words[card] for card in alike.named()])}]' if alike.naming else ""
        return f"{begun}{targets}{named}}}"


def blocked(view: View, kinds: Sorted, words: tuple[str, ...]) -> str:
    """For each card in hand that can't be played alone, the id of the message that says why."""
    alone: i64 = 0
    for single in kinds.singles:
        alone |= bit(single.first.kind)
    together: i64 = 0
    for pair in kinds.pairs:
        for card in pair.first.cards():
            together |= bit(card)
    for triple in kinds.triples:
        for card in triple.first.cards():
            together |= bit(card)
    for ferals, five in kinds.fives.items():
        together |= five
        if ferals:
            together |= FERAL
    others_hold = False
    for seat, size in enumerate(view.hand_sizes):
        if size and seat != view.viewer:
            others_hold = True
    reasons: list[str] = []
    hand: i64 = 0
    for card in view.hand:
        hand |= bit(card)
    for kind in members_of(hand & ~alone):
        combo = "-but-combo" if bit(kind) & together else ""
        reasons.append(f'{words[kind]}:"{reason(kind, others_hold)}{combo}"')
    return f"{{{','.join(reasons)}}}"


def reason(card: i64, others_hold: bool) -> str:
    if card == Kind.NOPE:
        return "blocked-nope"
    if card == Kind.DEFUSE:
        return "blocked-defuse"
    if card == Kind.ARMAGEDDON:
        return "blocked-mat"
    return "blocked-alone" if others_hold else "blocked-no-victim"
