"""Moves: what a player answers to the open question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from boomcat.core.answers import MOST_ALTERED, every_answer
from boomcat.core.cards import AIMED, AIMED_AT_CARDS, CATS, FERAL, PLAYED_ALONE, Card, bit, members_of, slot_word
from boomcat.core.combos import FERALS_OF, GODCATS_OF, TRIPLE_WILDS, Alike, Five, Pair, Triple
from boomcat.core.edition import ORIGINAL, Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.moves import WRITERS, Answer, Move, Play
from boomcat.core.plays import CardPlay
from boomcat.core.recipe import MOST_CARDS
from boomcat.core.rules import Rules
from boomcat.core.state import NOBODY, State
from boomcat.core.tables import DRAW, NOPE, PASS, five, pair, single, triple
from boomcat.notation.cards import check_holdable, read_row, write_cards
from boomcat.notation.questions import asks
from boomcat.notation.words import Words
from boomcat.views.view import View

COMBOS = ("pair", "triple", "five")

#: Every answer by its words and the values of its fields; `defuse` and `explode` are answers to two questions.
MEANT: dict[tuple[str, tuple[object, ...]], list[Answer]] = {}
#: One answer for each question and each text that begins with this word.
BEGINNINGS: dict[str, dict[tuple[int, str], Answer]] = {}
for one in (DRAW, NOPE, PASS, *every_answer()):
    MEANT.setdefault((one.words, one.values()), []).append(one)
    BEGINNINGS.setdefault(one.words.split()[0], {}).setdefault((one.answers, one.words), one)


# -- writing -----------------------------------------------------------------------


def write_move(move: Move, edition: Edition) -> str:
    """The text of a move in the words of the edition."""
    match move:
        case Answer():
            return write_answer(move.words, move.shape, move.values(), edition)
        case CardPlay():
            by = "godcat as " if move.card == Card.GODCAT else ""
            target = "" if move.target == NOBODY else f" {move.target + 1}"
            return f"{by}{edition.word(move.title)}{target}"
        case Pair():
            return f"pair {write_alike(move, edition)} {move.target + 1}"
        case Triple():
            return f"triple {write_alike(move, edition)} {move.target + 1} {edition.word(move.named)}"
        case Five():
            return f"five {write_cards(move.cards(), edition)}"
        case _:
            raise TypeError(f"no notation for {type(move).__name__}")


#: An edition that calls the cat slots by their numbers: moves are the same in all editions.
ANY = Edition("any", tuple(slot_word(card) for card in members_of(CATS)), True, ORIGINAL.box, ORIGINAL.packs)
WRITERS[:] = [lambda move: write_move(move, ANY)]


def write_answer(begins: str, shape: Mapping[str, str], values: Iterable[Any], edition: Edition) -> str:
    """By the types of its fields."""
    words = [begins]
    for kind, value in zip(shape.values(), values, strict=True):
        match kind.rstrip("?"):
            case "place":
                words.append(str(value))
            case "seat":
                words.append(str(value + 1))
            case "own" | "card" | "cat":
                words.append(edition.word(value))
            case "order":
                words += [str(place + 1) for place in value]
            case "flag":
                words.append("yes" if value else "no")
            case _:
                raise TypeError(f"no answer has a field of type {kind!r}")
    return " ".join(words)


def write_alike(play: Alike, edition: Edition) -> str:
    wild = [Card.FERAL_CAT] * play.ferals + [Card.GODCAT] * play.godcat
    return "+".join(edition.word(card) for card in [play.title, *wild])


# -- reading -----------------------------------------------------------------------


def read_move(text: str, at: State | View) -> Move:
    """The shared move that this text means at this moment; the referee knows whether it is allowed.

    The moment matters for three texts: `defuse` and `explode` answer a kitten or the Devilcat, and how deep
    `place bottom` is depends on the draw pile.
    """
    pile = at.draw_pile_size if isinstance(at, View) else len(at.draw_pile)
    return meant(text, at.rules, at.asking, pile)


@lru_cache(4_000)
def meant(text: str, rules: Rules, asking: int, pile: int) -> Move:
    """A server reads the same few texts thousands of times."""
    words = Words(text)
    move = read_answer(words, rules, asking, pile)
    words.end()
    return move


def read_play(text: str, rules: Rules) -> Play:
    """The same for cards that are played, which mean the same at every moment."""
    words = Words(text)
    word = words.next("play")
    if not begins_play(word, rules.edition):
        raise MalformedInput("not-a-play", {"word": word, "allowed": " ".join(beginnings_of_plays(rules.edition))})
    play = read_play_after(word, words, rules)
    words.end()
    return play


def read_answer(words: Words, rules: Rules, asking: int, pile: int) -> Move:
    word = words.next("move")
    play = begins_play(word, rules.edition)
    known = answers_beginning(word, rules.edition)
    if not known and not play:
        raise unknown_move(word, rules.edition)
    answer = next((one for one in known if words.skip(*one.words.split()[1:])), None)
    if answer is None and not play:
        words.one_of(*[one.words.split()[1] for one in known])
    if answer is None or (play and answer.shape and not words):
        # An answer may be called like the card that asks: `alter` is played, `alter 2 1 3` is answered.
        return read_play_after(word, words, rules)
    values = tuple(read_value(kind.rstrip("?"), words, rules, pile) for kind in answer.shape.values())
    alike = MEANT[answer.words, values]
    return next((one for one in alike if one.answers == asking), alike[0])


def answers_beginning(word: str, edition: Edition) -> list[Answer]:
    """One for each text that begins with this word in a game of the edition; only a card is played *as* another."""
    return [
        one
        for one in BEGINNINGS.get(word, {}).values()
        if asks(edition, one.answers) and (" as " not in one.words or begins_play(word, edition))
    ]


def read_value(kind: str, words: Words, rules: Rules, pile: int) -> object:
    match kind:
        case "place":
            return read_place(words, pile)
        case "seat":
            return words.seat(rules.players)
        case "own" | "card":
            return check_holdable(words.card(rules.edition), rules.edition)
        case "cat":
            return rules.edition.card(words.one_of("godcat", "devilcat"))
        case "flag":
            return words.one_of("yes", "no") == "yes"
        case _:
            return read_order(words)


def unknown_move(word: str, edition: Edition) -> MalformedInput:
    known = [known for known in BEGINNINGS if answers_beginning(known, edition)]
    allowed = dict.fromkeys([*known, *beginnings_of_plays(edition)])
    return MalformedInput("unknown-move", {"word": word, "allowed": " ".join(allowed)})


def read_place(words: Words, pile: int) -> int:
    if words.skip("top"):
        return 0
    if words.skip("bottom"):
        return min(pile, MOST_CARDS - 1)
    return words.number(0, MOST_CARDS - 1)


def read_order(words: Words) -> tuple[int, ...]:
    order = [words.number(1, MOST_ALTERED) - 1]
    while words:
        order.append(words.number(1, MOST_ALTERED) - 1)
    if sorted(order) != list(range(len(order))):
        raise MalformedInput("not-an-order", {"order": " ".join(str(place + 1) for place in order)})
    return tuple(order)


# -- plays -------------------------------------------------------------------------


def begins_play(word: str, edition: Edition) -> bool:
    return word in COMBOS or any(edition.word(card) == word for card in edition.titles)


def beginnings_of_plays(edition: Edition) -> list[str]:
    alone = [edition.word(card) for card in edition.titles if bit(card) & PLAYED_ALONE or card == Card.GODCAT]
    return [*alone, *COMBOS]


def read_play_after(word: str, words: Words, rules: Rules) -> Play:
    edition = rules.edition
    match word:
        case "pair":
            title, wild = read_alike(words, 2, edition)
            return pair(title, wild, words.seat(rules.players))
        case "triple":
            title, wild = read_alike(words, 3, edition)
            target = words.seat(rules.players)
            return triple(title, wild, target, words.card(edition))
        case "five":
            return read_five(words, edition)
        case "godcat":
            words.one_of("as")
            return read_single(words.card(edition), True, words, rules)
        case _:
            return read_single(edition.card(word), False, words, rules)


def read_single(title: int, by_godcat: bool, words: Words, rules: Rules) -> Play:
    if not bit(title) & PLAYED_ALONE:
        raise MalformedInput("never-alone", {"card": rules.edition.word(title)})
    aimed = bit(title) & (AIMED | AIMED_AT_CARDS)
    return single(title, by_godcat, words.seat(rules.players) if aimed else 0)


def read_alike(words: Words, copies: int, edition: Edition) -> tuple[int, int]:
    """The title of two or three of a kind, and which of them are stood in for; one at least is not."""
    together = words.next("card")
    title, *stand_ins = [check_holdable(edition.card(word), edition) for word in together.split("+")]
    ferals, godcats = stand_ins.count(Card.FERAL_CAT), stand_ins.count(Card.GODCAT)
    if ferals + godcats == len(stand_ins) < copies:
        for wild in range(TRIPLE_WILDS):
            if (FERALS_OF[wild], GODCATS_OF[wild]) == (ferals, godcats):
                return title, wild
    raise MalformedInput("wrong-stand-ins", {"cards": together, "copies": copies})


def read_five(words: Words, edition: Edition) -> Five:
    cards = [check_holdable(card, edition) for card in read_row(words, edition)]
    kinds = 0
    for card in cards:
        kinds |= bit(card)
    ferals = cards.count(Card.FERAL_CAT)
    if len(cards) != 5 or len(set(cards)) + max(ferals - 1, 0) != 5:
        raise MalformedInput("not-five-different", {"cards": write_cards(cards, edition)})
    return five(kinds & ~FERAL, ferals)
