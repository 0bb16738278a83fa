"""What a player may answer, in a form that a client can show without knowing the rules.

Thousands of moves may be legal at once.  Most differ only in a target, a named card or the choice among different
cards, so they are offered together: a text with gaps, and what may fill them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from boomcat.core.answers import Defuse, DefuseDevilcat
from boomcat.core.cards import Card, members_of
from boomcat.core.edition import Edition
from boomcat.core.moves import Answer, Move, Nope
from boomcat.core.question import Ask
from boomcat.notation.moves import write_alike, write_move
from boomcat.views.alike import Combos, Singles, Sorted
from boomcat.views.view import View

__all__ = ["Offer", "blocked", "offers"]


class Offer(Struct, frozen=True, omit_defaults=True):
    """One move, or many that differ in what fills the gaps of `move`."""

    #: The answer to send; `{target}`, `{named}`, `{cards}`, `{place}` and `{order}` are to be filled in.
    move: str
    #: "play", "pair", "triple", "five", or the first word of the answer.
    kind: str
    #: The own cards that it takes.
    cards: list[str] = []
    #: The card that it counts as, where that is not the one card played.
    title: str | None = None
    #: The seats for `{target}`.
    targets: list[int] = []
    #: The cards for `{named}`.
    named: list[str] = []
    #: `{cards}` are `cards` and this many different ones of these.
    pick_count: int = 0
    pick_from: list[str] = []
    #: `{place}` is 0 to this: how many cards lie above.
    max_above: int = 0
    #: `{order}` is an order of the numbers 1 to this.
    order_length: int = 0


def offers(view: View) -> list[Offer]:
    moves, edition = view.moves, view.rules.edition
    if not moves:
        return []
    if len(moves) <= FEW:
        return list(offers_of(tuple(moves), edition))
    return sorted_out(moves, edition)


#: Windows and most other questions have so few answers that the same ones come again and again.
FEW = 3


@lru_cache(1_000)
def offers_of(moves: tuple[Move, ...], edition: Edition) -> list[Offer]:
    return sorted_out(list(moves), edition)


def sorted_out(moves: list[Move], edition: Edition) -> list[Offer]:
    kinds = Sorted(moves)
    return [
        *[single(alike, edition) for alike in kinds.singles],
        *[combo("pair", alike, edition) for alike in kinds.pairs],
        *[combo("triple", alike, edition) for alike in kinds.triples],
        *fives_of(kinds.fives, edition),
        *answers_of(kinds.answers, edition),
    ]


#: By the types of the fields of an answer: the gap in the text that a client fills.
GAPS = {"place": " {place}", "order": " {order}", "seat": " {target}", "card": " {named}", "cat": " {named}"}


def answers_of(answers: list[Answer], edition: Edition) -> list[Offer]:
    """By the shape of the answers; those that differ in a place, an order or a player are offered together."""
    grouped: dict[str, list[Answer]] = {}
    found: list[Offer] = []
    for one in answers:
        if one.shape and {"place", "order", "seat"} & {kind.rstrip("?") for kind in one.shape.values()}:
            grouped.setdefault(one.words, []).append(one)
        else:
            found.append(answer(one, edition))
    return [with_gaps(alike, edition) for alike in grouped.values()] + found


def with_gaps(alike: list[Answer], edition: Edition) -> Offer:
    """Every value of one field goes with every value of the others."""
    text = alike[0].words
    gaps: dict[str, Any] = {}
    for name, kind in alike[0].shape.items():
        values = list(dict.fromkeys(getattr(move, name) for move in alike))
        text += GAPS[kind.rstrip("?")]
        match kind.rstrip("?"):
            case "place":
                gaps["max_above"] = max(values)
            case "order":
                gaps["order_length"] = len(values[0])
            case "seat":
                gaps["targets"] = sorted(seat + 1 for seat in values)
            case _:
                gaps["named"] = [edition.word(card) for card in values]
    return Offer(text, text.split()[0], **gaps)


@lru_cache(1_000)
def answer(move: Answer, edition: Edition) -> Offer:
    text = write_move(move, edition)
    word = text.split()[0]
    if isinstance(move, Nope | Defuse | DefuseDevilcat):
        godcat = word == "godcat"
        return Offer(text, "defuse" if godcat else word, cards=[word], title="defuse" if godcat else None)
    kinds = {kind.rstrip("?"): name for name, kind in move.shape.items()}
    cards = {kind: edition.word(getattr(move, name)) for kind, name in kinds.items() if kind in ("own", "card", "cat")}
    return Offer(
        text, word, cards=[cards["own"]] if "own" in cards else [], title=cards.get("card") or cards.get("cat")
    )


def single(alike: Singles, edition: Edition) -> Offer:
    """A card that is played alone."""
    words, play = edition.words, alike.first
    by_godcat = play.card == Card.GODCAT
    title, targets = words[play.title], alike.targets()
    text = f"godcat as {title}" if by_godcat else title
    return Offer(
        f"{text} {{target}}" if targets else text,
        "play",
        cards=[words[play.card]],
        title=title if by_godcat else None,
        targets=[seat + 1 for seat in targets],
    )


def combo(kind: str, alike: Combos, edition: Edition) -> Offer:
    """Two or three of a kind."""
    words, play, named = edition.words, alike.first, alike.named()
    return Offer(
        f"{kind} {write_alike(play, edition)} {{target}}" + (" {named}" if named else ""),
        kind,
        cards=[words[card] for card in play.cards()],
        title=words[play.title],
        targets=[seat + 1 for seat in alike.targets()],
        named=[words[card] for card in named],
    )


def fives_of(fives: dict[int, int], edition: Edition) -> list[Offer]:
    """By the number of Feral Cats in them: any that many of the other kinds complete the five."""
    return [
        Offer(
            "five {cards}",
            "five",
            cards=[edition.word(Card.FERAL_CAT)] * ferals,
            pick_count=5 - ferals,
            pick_from=[edition.word(card) for card in members_of(kinds)],
        )
        for ferals, kinds in sorted(fives.items())
    ]


def blocked(view: View, found: list[Offer]) -> dict[str, str]:
    """On the own turn: for each card in hand that nothing can be done with, the id of the message that says why."""
    if view.asking != Ask.TURN or not view.moves:
        return {}
    edition = view.rules.edition
    usable = {card for offer in found for card in (*offer.cards, *offer.pick_from)}
    alone = {offer.cards[0] for offer in found if offer.kind == "play" and len(offer.cards) == 1}
    others_hold = any(size for seat, size in enumerate(view.hand_sizes) if seat != view.viewer)
    reasons: dict[str, str] = {}
    for card in dict.fromkeys(view.hand):
        word = edition.word(card)
        if word in alone:
            continue
        if card == Card.NOPE:
            reason = "blocked-nope"
        elif card == Card.DEFUSE:
            reason = "blocked-defuse"
        elif card == Card.ARMAGEDDON:
            reason = "blocked-mat"
        elif not others_hold:
            reason = "blocked-no-victim"
        else:
            reason = "blocked-alone"
        reasons[word] = reason + ("-but-combo" if word in usable else "")
    return reasons
