"""Markers before players, beside their hands: curses, marks, I'll Take That, Barking Kittens and the tower."""

from __future__ import annotations

from collections import Counter

from boomcat.core.cards import HOLDABLE, Card, Kind, bit, members_of, shifted
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import cards_in
from boomcat.core.state import MARK, NO_SEAT, State
from boomcat.notation.card_text import NO_CARDS, check_in_piles, read_row
from boomcat.notation.statements import Statement, in_line, reading
from boomcat.notation.words import Words, is_number

#: The card without which a table has no such statement.
NEEDED_BY = {
    "cursed": Card.CURSE_OF_THE_CAT_BUTT,
    "marked": Card.MARK,
    "taking": Card.ILL_TAKE_THAT,
    "barking": Card.BARKING_KITTEN,
    "tower": Card.TOWER_OF_POWER,
}


def write_markers(game: State) -> dict[str, str]:
    """Return the statements, by their names; empty ones say nothing."""
    edition = game.rules.edition
    marked = [f"{seat + 1} {edition.row(cards)}" for seat in range(game.players) if (cards := game.marked(seat))]
    taking = [
        f"{taker + 1} from {seat + 1}" for seat in range(game.players) if (taker := game.taker_from(seat)) != NO_SEAT
    ]
    return {
        "cursed": " ".join(str(seat + 1) for seat in members_of(game.cursed)),
        "marked": ", ".join(marked),
        "taking": ", ".join(taking),
        "barking": "" if game.barking == NO_SEAT else str(game.barking + 1),
        "tower": write_tower(game, edition),
    }


def write_tower(game: State, edition: Edition) -> str:
    cards = edition.row(game.tower)
    if game.tower_owner == NO_SEAT:
        return cards
    return f"{game.tower_owner + 1} {cards or NO_CARDS}"


def read_markers(named: dict[str, Statement], game: State) -> None:
    """Put what the statements say before the players, whose hands are there."""
    for name, card in NEEDED_BY.items():
        if name not in named:
            continue
        if not game.rules.edition.box.get(card, 0):
            with in_line(named[name].line):
                raise MalformedInput("statement-not-at-this-table", {"word": name})
        if name in ("marked", "taking"):
            for part in named[name].text.split(","):
                with reading(Statement(named[name].line, part)) as words:
                    (read_marked if name == "marked" else read_taking)(words, game)
            continue
        with reading(named[name]) as words:
            if name == "cursed":
                read_cursed(words, game)
            elif name == "barking":
                game.barking = read_living_seat(words, game)
            else:
                read_tower(words, game)


def read_living_seat(words: Words, game: State) -> int:
    seat = words.seat(game.players)
    if not game.is_alive(seat):
        raise MalformedInput("player-is-out", {"seat": seat + 1})
    return seat


def read_cursed(words: Words, game: State) -> None:
    while True:
        game.cursed |= bit(read_living_seat(words, game))
        if not words:
            break


def read_marked(words: Words, game: State) -> None:
    seat = read_living_seat(words, game)
    cards = read_row(words, game.rules.edition)
    missing = Counter([*cards, *game.marked(seat)]) - Counter(cards_in(game.hands[seat]))
    for card in cards:
        if card in missing or card == Kind.GODCAT:
            raise MalformedInput("marked-not-held", {"card": game.rules.edition.word(card), "seat": seat + 1})
    game.marks = sorted([*game.marks, *[seat * MARK + card for card in cards]])


def read_taking(words: Words, game: State) -> None:
    taker = read_living_seat(words, game)
    words.one_of("from")
    victim = read_living_seat(words, game)
    if taker == victim or game.taker_from(victim) != NO_SEAT:
        raise MalformedInput("taken-from-twice", {"seat": victim + 1})
    game.taking |= shifted(taker + 1, victim * 4)


def read_tower(words: Words, game: State) -> None:
    if is_number(words.ahead()):
        game.tower_owner = read_living_seat(words, game)
    edition = game.rules.edition
    game.tower = sorted([check_in_tower(card, edition) for card in read_row(words, edition)])


def check_in_tower(card: int, edition: Edition) -> int:
    """Return the card, if it is one of those that are dealt (B8)."""
    if not bit(card) & HOLDABLE:
        raise MalformedInput("never-in-a-hand", {"card": edition.word(card)})
    return check_in_piles(card, edition)
