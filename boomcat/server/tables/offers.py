"""Offers: a player's legal moves, in a form that a client can show without knowing the rules.

Thousands of moves may be legal at once.  Most differ only in a target, a named card or the choice among different
cards, so they are offered together: a text with gaps, and what may fill them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from boomcat.core.answers import Defuse, DefuseBarking, DefuseDevilcat, Give
from boomcat.core.cards import (
    CONDITIONAL,
    CURSING,
    FACTS,
    GODCATS,
    HOLDABLE,
    MARKING,
    PLAYED_ALONE,
    WILD_CATS,
    Kind,
    bit,
    members_of,
)
from boomcat.core.combos import Triple
from boomcat.core.edition import Edition
from boomcat.core.fields import Field
from boomcat.core.move_pool import PLAYING
from boomcat.core.moves import Move, SimpleMove
from boomcat.core.question import WINDOW_CARDS, Ask
from boomcat.core.state import NO_SEAT
from boomcat.notation.move_text import write_move
from boomcat.server.tables.table_info import Offer
from boomcat.views.move_groups import ComboGroup, MoveGroups, SingleGroup
from boomcat.views.view import View


def offered(view: View) -> tuple[list[Offer], dict[str, str]]:
    """Return the offers; and in the player's turn, by card, the id of the message why it can't be played."""
    moves, edition = view.moves, view.rules.edition
    if not moves:
        return [], {}
    if view.asking != Ask.TURN:
        return answers(tuple(moves), edition, gives_from_tower(view)), {}
    groups = MoveGroups(moves)
    return plays(groups, edition) + answers(tuple(groups.answers), edition), blocked(view, groups)


def plays(groups: MoveGroups, edition: Edition) -> list[Offer]:
    """Return the offers to play cards in one's turn."""
    found = [single(group, edition) for group in groups.singles]
    found += [combo(group, edition) for group in groups.pairs]
    found += [combo(group, edition) for group in groups.triples]
    return found + [five(ferals, groups.fives[ferals], edition) for ferals in sorted(groups.fives)]


#: The gap in the text that a client fills, for each field of an answer.
GAPS = {
    Field.PLACE: " {place}",
    Field.ORDER: " {order}",
    Field.SEAT: " {target}",
    Field.CARD: " {named}",
    Field.CAT: " {named}",
}
#: Answers that differ in one of these are offered together.
GROUPED = {Field.PLACE, Field.ORDER, Field.SEAT}


def gives_from_tower(view: View) -> bool:
    """Return whether the player gives a card of the tower, in place of one in the hand (B8)."""
    return view.asking == Ask.GIVE and view.tower_owner == view.viewer and bool(view.tower)


@lru_cache(1_000)
def answers(few: tuple[SimpleMove, ...], edition: Edition, from_tower: bool = False) -> list[Offer]:
    """Return the offers for answers; those that differ only in a place, an order or a player are one offer.

    They are cached: windows and most other questions have few answers, and the same ones recur.
    """
    grouped: dict[str, list[SimpleMove]] = {}
    found: list[Offer] = []
    for one in few:
        if one.fields and not GROUPED.isdisjoint(one.fields.values()):
            grouped.setdefault(one.words, []).append(one)
        else:
            found.append(answer(one, edition, from_tower))
    return [with_gaps(alike, edition) for alike in grouped.values()] + found


def with_gaps(alike: list[SimpleMove], edition: Edition) -> Offer:
    """Return one offer for several answers, in which every value of a field goes with every value of the others."""
    text = alike[0].words
    gaps: dict[str, Any] = {}
    for name, field in alike[0].fields.items():
        values = list(dict.fromkeys([getattr(move, name) for move in alike]))
        text += GAPS[field]
        match field:
            case Field.PLACE:
                gaps["max_above"] = max(values)
            case Field.ORDER:
                gaps["order_length"] = len(values[0])
            case Field.SEAT:
                gaps["targets"] = sorted(seat + 1 for seat in values)
            case _:
                gaps["named"] = [edition.word(card) for card in values]
    return Offer(text, text.split()[0], **gaps)


def answer(move: SimpleMove, edition: Edition, from_tower: bool) -> Offer:
    text = write_move(move, edition)
    word = text.split()[0]
    if move == PLAYING.get(move.answers):
        return Offer(text, word, cards=[edition.word(WINDOW_CARDS[move.answers])])
    if isinstance(move, Give) and from_tower:
        return Offer(text, word, title=edition.word(move.kind))
    if isinstance(move, Defuse | DefuseDevilcat | DefuseBarking):
        godcat = word == "godcat"
        return Offer(text, "defuse" if godcat else word, cards=[word], title="defuse" if godcat else None)
    own: list[str] = []
    title: str | None = None
    for name, field in move.fields.items():
        if field is Field.OWN_CARD:
            own = [edition.word(getattr(move, name))]
        elif field in (Field.CARD, Field.CAT):
            title = edition.word(getattr(move, name))
    return Offer(text, word, cards=own, title=title)


def offer_of(move: Move, view: View) -> Offer:
    """Return the offer of one legal move."""
    if isinstance(move, SimpleMove):
        return answers((move,), view.rules.edition, gives_from_tower(view))[0]
    return plays(MoveGroups([move]), view.rules.edition)[0]


def single(group: SingleGroup, edition: Edition) -> Offer:
    """Return the offer to play a card alone."""
    play = group.first
    by_godcat = play.kind == Kind.GODCAT
    title = edition.words[play.title]
    text = f"godcat as {title}" if by_godcat else title
    return Offer(
        text if play.target == NO_SEAT else f"{text} {{target}}",
        "play",
        cards=[edition.words[play.kind]],
        title=title if by_godcat else None,
        targets=[seat + 1 for seat in group.targets()],
    )


def combo(group: ComboGroup, edition: Edition) -> Offer:
    """Return the offer to play two or three of a kind."""
    play, words = group.first, edition.words
    kind, names = ("triple", " {named}") if isinstance(play, Triple) else ("pair", "")
    return Offer(
        f"{kind} {play.together(words)} {{target}}{names}",
        kind,
        cards=[words[card] for card in play.cards()],
        title=words[play.title],
        targets=[seat + 1 for seat in group.targets()],
        named=[words[card] for card in group.named()],
    )


def five(ferals: int, kinds: int, edition: Edition) -> Offer:
    """Return the offer to play five different cards, of which this many are Feral Cats."""
    return Offer(
        "five {cards}",
        "five",
        cards=[edition.word(Kind.FERAL_CAT)] * ferals,
        pick_count=5 - ferals,
        pick_from=[edition.word(card) for card in members_of(kinds)],
    )


# -- what can't be played ------------------------------------------------------------


def blocked(view: View, groups: MoveGroups) -> dict[str, str]:
    """Return, for each card in hand that can't be played alone, the id of the message that says why."""
    alone = {int(group.first.kind) for group in groups.singles}
    together: set[int] = set()
    for group in [*groups.pairs, *groups.triples]:
        together.update([int(card) for card in group.first.cards()])
    for ferals, kinds in groups.fives.items():
        together.update(members_of(kinds))
        if ferals:
            together.add(Kind.FERAL_CAT)
    others_hold = any(size > 0 and seat != view.viewer for seat, size in enumerate(view.hand_sizes))
    words = view.rules.edition.words
    return {
        words[card]: reason(card, others_hold) + ("-but-combo" if card in together else "")
        for card in sorted(set(view.hand))
        if card not in alone
    }


#: The cards that have their own reason why they can't be played alone; cats and the Godcat need a match.
EXPLAINED = CONDITIONAL | (HOLDABLE | bit(Kind.EXPLODING_KITTEN)) & ~(PLAYED_ALONE | WILD_CATS | GODCATS)


def reason(card: int, others_hold: bool) -> str:
    if not others_hold and (bit(card) & (MARKING | CURSING) or not bit(card) & EXPLAINED):
        return "blocked-no-victim"
    if card == Kind.ARMAGEDDON:
        return "blocked-mat"
    return f"blocked-{FACTS[card].word}" if bit(card) & EXPLAINED else "blocked-alone"
