"""What a player may answer, in a form that a client can show without knowing the rules.

Thousands of moves may be legal at once.  Most differ only in a target, a named card or the choice among different
cards, so they are offered together: a text with gaps, and what may fill them.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

import msgspec

from boomcat.core.answers import Defuse, DefuseDevilcat
from boomcat.core.cards import Kind, members_of
from boomcat.core.combos import Alike, Triple
from boomcat.core.edition import Edition
from boomcat.core.moves import Answer, Nope, Play
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT
from boomcat.notation.move_text import write_move
from boomcat.server.tables.messages import Offer
from boomcat.views.alike import Sorted
from boomcat.views.offering import Offering, blocked
from boomcat.views.view import View
from boomcat.wire.view_messages import quoted

__all__ = ["offered"]

ENCODER = msgspec.json.Encoder()


def offered(view: View) -> tuple[bytes, bytes]:
    """The offers as JSON; and on the own turn, by card, the id of the message that says why it can't be played."""
    moves, edition = view.moves, view.rules.edition
    if not moves:
        return b"[]", b"{}"
    if view.asking != Ask.TURN:
        return f"[{answers(tuple(moves), edition)}]".encode(), b"{}"
    kinds, offering = Sorted(moves), offering_of(edition)
    found = offering.plays(kinds)
    found += [five(ferals, kinds.fives[ferals], edition) for ferals in sorted(kinds.fives)]
    found.append(answers(tuple(kinds.answers), edition))
    return f"[{','.join(found)}]".encode(), blocked(view, kinds, offering.words).encode()


@lru_cache(100)
def offering_of(edition: Edition) -> Offering:
    return Offering(quoted(edition), partial(beginning, edition))


def beginning(edition: Edition, play: Play) -> str:
    """All but the targets and the named cards, which are different each time."""
    assert isinstance(play, CardPlay | Alike)
    return written(single(play, edition) if isinstance(play, CardPlay) else combo(play, edition))[:-1]


def written(offer: Offer) -> str:
    return ENCODER.encode(offer).decode()


#: By the types of the fields of an answer: the gap in the text that a client fills.
GAPS = {"place": " {place}", "order": " {order}", "seat": " {target}", "card": " {named}", "cat": " {named}"}


@lru_cache(1_000)
def answers(few: tuple[Answer, ...], edition: Edition) -> str:
    """Windows and most other questions have so few that the same ones come again and again."""
    return ",".join(written(offer) for offer in answers_of(few, edition))


def answers_of(answers: tuple[Answer, ...], edition: Edition) -> list[Offer]:
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
        values = list(dict.fromkeys([getattr(move, name) for move in alike]))
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


def single(play: CardPlay, edition: Edition) -> Offer:
    """A card that is played alone."""
    by_godcat = play.kind == Kind.GODCAT
    title = edition.word(play.title)
    text = f"godcat as {title}" if by_godcat else title
    return Offer(
        text if play.target == NO_SEAT else f"{text} {{target}}",
        "play",
        cards=[edition.word(play.kind)],
        title=title if by_godcat else None,
    )


def combo(play: Alike, edition: Edition) -> Offer:
    """Two or three of a kind."""
    kind, names = ("triple", " {named}") if isinstance(play, Triple) else ("pair", "")
    return Offer(
        f"{kind} {play.together(edition.words)} {{target}}{names}",
        kind,
        cards=[edition.word(card) for card in play.cards()],
        title=edition.word(play.title),
    )


@lru_cache(1_000)
def five(ferals: int, kinds: int, edition: Edition) -> str:
    """With this many Feral Cats: any that many of the other kinds complete the five."""
    return written(
        Offer(
            "five {cards}",
            "five",
            cards=[edition.word(Kind.FERAL_CAT)] * ferals,
            pick_count=5 - ferals,
            pick_from=[edition.word(card) for card in members_of(kinds)],
        )
    )
