"""The legal moves as a tree of short lists: first the kind of move, then the player, the cards, the named card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boomcat.core.answers import Alter
from boomcat.core.cards import Card
from boomcat.core.combos import Five, OfAKind, Triple
from boomcat.core.edition import Edition
from boomcat.core.fields import Field
from boomcat.core.moves import Move, SimpleMove
from boomcat.core.plays import CardPlay
from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.story import card_name, counted, describe, played_as

#: The orders of more cards are too many for one list.
MOST_LISTED = 3


@dataclass(frozen=True)
class Choice:
    """One choice on the way to a move: what is asked, and this answer to it."""

    question: str
    label: str
    #: The number to type, where it is not just the place in the list: a player's own.
    number: int = 0


@dataclass(frozen=True)
class Menu:
    """A question with numbered answers, each of which is a move or the next menu."""

    question: str
    labels: dict[int, str]
    answers: dict[int, Move | Menu]


def menu_of(
    edition: Edition, moves: list[Move], question: str, seen: tuple[int, ...] = (), names: Sequence[str] = ()
) -> Menu:
    """`seen` are the top cards, where the player who is asked knows them; `names` are the players'."""
    paths = [(path(edition, move, question, seen, names), move) for move in moves]
    return branch(paths, 0, edition, seen)


def branch(paths: list[tuple[list[Choice], Move]], depth: int, edition: Edition, seen: tuple[int, ...]) -> Menu:
    groups: dict[Choice, list[tuple[list[Choice], Move]]] = {}
    for steps, move in paths:
        groups.setdefault(steps[depth], []).append((steps, move))
    if len(groups) == 1 and len(paths) > 1 and len(paths[0][0]) > depth + 1:
        return branch(paths, depth + 1, edition, seen)
    labels: dict[int, str] = {}
    answers: dict[int, Move | Menu] = {}
    for place, (step, members) in enumerate(groups.items(), 1):
        number = step.number or place
        steps, move = members[0]
        if len(members) > 1 and len(steps) > depth + 1:
            labels[number] = text("menu-more", label=step.label)
            answers[number] = branch(members, depth + 1, edition, seen)
        else:
            # The last choice on the way to a move says all that it settles.  Moves that sound the same do the same:
            # two orders of top cards, of which some are equal.
            rest = text("list-separator").join(later.label for later in steps[depth:])
            labels[number] = rest if depth else describe(edition, move, seen)
            answers[number] = move
    return Menu(next(iter(groups)).question, labels, answers)


def path(edition: Edition, move: Move, question: str, seen: tuple[int, ...], names: Sequence[str]) -> list[Choice]:
    match move:
        case CardPlay() if move.card == Card.GODCAT:
            steps = [
                Choice(question, text("menu-godcat")),
                Choice(text("menu-ask-title"), card_name(edition, move.title)),
            ]
            return steps + whom(move.target, names)
        case CardPlay():
            played = text("move-play", card=played_as(edition, move.title, move.card))
            return [Choice(question, played), *whom(move.target, names)]
        case Triple():
            named = Choice(text("menu-ask-named"), card_name(edition, move.named))
            return [Choice(question, text("menu-triple")), which(edition, move), *whom(move.target, names), named]
        case OfAKind():
            return [Choice(question, text("menu-pair")), which(edition, move), *whom(move.target, names)]
        case Five():
            cards = [
                Choice(text("menu-ask-five", number=number), card_name(edition, card))
                for number, card in enumerate(move.cards(), 1)
            ]
            return [Choice(question, text("menu-five")), *cards]
        case Alter() if seen and len(move.order) > MOST_LISTED:
            return [
                Choice(text("menu-ask-order", place=place), card_name(edition, seen[old]))
                for place, old in enumerate(move.order, 1)
            ]
        case SimpleMove() if list(move.fields.values()) == [Field.SEAT]:
            target: int = getattr(move, next(iter(move.fields)))
            return [Choice(question, describe(edition, move), target + 1)]
        case _:
            return [Choice(question, describe(edition, move, seen))]


def name_of(seat: int, names: Sequence[str]) -> str:
    """Return what a player is called within a sentence; a player without a name by number."""
    return names[seat] if names and names[seat] else text("menu-player", seat=seat + 1)


def whom(target: int, names: Sequence[str]) -> list[Choice]:
    if target == NO_SEAT:
        return []
    label = name_of(target, names)
    return [Choice(text("menu-ask-whom"), label, target + 1)]


def which(edition: Edition, play: OfAKind) -> Choice:
    return Choice(text("menu-ask-cards"), counted(edition, play.cards()))
