"""Moves: what a player answers to the open question."""

from __future__ import annotations

import re
from functools import lru_cache

from boomcat.core.answers import MOST_ALTERED
from boomcat.core.cards import (
    CATS,
    FACTS,
    FERAL,
    NO_CARD,
    PLAYED_ALONE,
    TARGETED,
    Kind,
    bit,
    members_of,
    slot_word,
)
from boomcat.core.combos import FERALS_OF, GODCATS_OF, TRIPLE_WILDS, Five
from boomcat.core.edition import WORDS, Edition, Pack
from boomcat.core.errors import MalformedInput
from boomcat.core.fields import Field
from boomcat.core.move_pool import ANSWERS, five, pair, single, triple
from boomcat.core.moves import Move, Play, SimpleMove
from boomcat.core.question import QUESTIONS, Ask
from boomcat.core.recipe import MOST_CARDS
from boomcat.core.rules import SEATS, Options, Rules, rules_for
from boomcat.core.state import State
from boomcat.notation.card_text import check_holdable, read_row, write_cards
from boomcat.notation.words import Words
from boomcat.views.view import View

COMBOS = ("pair", "triple", "five")

#: Every answer by its words and the values of its fields; `defuse` and `explode` are answers to two questions.
MEANT: dict[tuple[str, tuple[object, ...]], list[SimpleMove]] = {}
#: One answer for each question and each text that begins with this word.
BEGINNINGS: dict[str, dict[tuple[int, str], SimpleMove]] = {}
for one in ANSWERS.values():
    MEANT.setdefault((one.words, one.values()), []).append(one)
    BEGINNINGS.setdefault(one.words.split()[0], {}).setdefault((one.answers, one.words), one)


#: No edition in particular: it has all cards, and calls the cat slots by their numbers.
BOX = {facts.card: facts.most for facts in FACTS if facts.side_of == NO_CARD}
ANY = Edition("any", tuple([slot_word(card) for card in members_of(CATS)]), True, BOX, (Pack(2, SEATS, BOX),))
#: The draw pile's size is not known.
NO_PILE = -1
WORD = re.compile(r"[\w-]+")


def write_move(move: Move, edition: Edition) -> str:
    """The text of a move in the words of the edition."""
    return move.text(edition.words)


# -- reading -----------------------------------------------------------------------


def read_move(text: str, at: State | View | Edition | None = None) -> Move:
    """The shared move that this text means at this moment, in this edition or in any; the referee knows if it is legal.

    The moment matters for three texts: `defuse` and `explode` answer a kitten, unless the Devilcat or a Barking Kitten
    asks or is named (`defuse devilcat`), and how deep `place bottom` is depends on the draw pile.  In any edition the
    words of all are read, and `cat-1` to `cat-5`.
    """
    if at is None:
        return meant(WORD.sub(slot_word_of, text.lower()), rules_for(ANY, SEATS, Options()), Ask.DEFUSE, NO_PILE)
    if isinstance(at, Edition):
        return meant(text, rules_for(at, at.most, Options()), Ask.DEFUSE, NO_PILE)
    pile = at.draw_pile_size if isinstance(at, View) else len(at.draw_pile)
    return meant(text, at.rules, at.asking, pile)


def slot_word_of(match: re.Match[str]) -> str:
    """Its word in any edition, for the word of a card in some edition."""
    return slot_word(WORDS[match[0]]) if match[0] in WORDS else match[0]


@lru_cache(4_000)
def meant(text: str, rules: Rules, asking: int, pile: int) -> Move:
    """Return the move of this text.  Cached: a server reads the same few texts thousands of times."""
    words = Words(text)
    move = read_answer(words, rules, asking, pile)
    words.end()
    return move


def read_play(text: str, rules: Rules) -> Play:
    """Return the play of this text, which means the same at every moment."""
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
    if answer is None or (play and answer.fields and not words):
        # An answer may be called like the card that asks: `alter` is played, `alter 2 1 3` is answered.
        return read_play_after(word, words, rules)
    values = tuple(read_field(field, words, rules, pile) for field in answer.fields.values())
    alike = MEANT[answer.words, values]
    if len(alike) > 1:
        if words.skip("devilcat"):
            asking = Ask.DEVILCAT
        elif words.skip("barking"):
            asking = Ask.BARK
    return next((one for one in alike if one.answers == asking), alike[0])


def asks(edition: Edition, asking: int) -> bool:
    """Return whether this kind of question can come up in a game of the edition."""
    asked_by = QUESTIONS[asking].asked_by
    return not asked_by or any(edition.box.get(card, 0) for card in asked_by)


def answers_beginning(word: str, edition: Edition) -> list[SimpleMove]:
    """One for each text that begins with this word in a game of the edition; only a card is played *as* another."""
    return [
        one
        for one in BEGINNINGS.get(word, {}).values()
        if asks(edition, one.answers) and (" as " not in one.words or begins_play(word, edition))
    ]


def read_field(field: Field, words: Words, rules: Rules, pile: int) -> object:
    match field:
        case Field.PLACE:
            return read_place(words, pile)
        case Field.SEAT:
            return words.seat(rules.players)
        case Field.OWN_CARD | Field.CARD:
            return check_holdable(words.card(rules.edition), rules.edition)
        case Field.CAT:
            return rules.edition.card(words.one_of("godcat", "devilcat"))
        case Field.FLAG:
            return words.one_of("yes", "no") == "yes"
        case Field.ORDER:
            return read_order(words)
        case _:
            raise TypeError(f"no answer has a field of kind {field.value}")


def unknown_move(word: str, edition: Edition) -> MalformedInput:
    known = [known for known in BEGINNINGS if answers_beginning(known, edition)]
    allowed = dict.fromkeys([*known, *beginnings_of_plays(edition)])
    return MalformedInput("unknown-move", {"word": word, "allowed": " ".join(allowed)})


def read_place(words: Words, pile: int) -> int:
    if words.skip("top"):
        return 0
    if words.skip("bottom"):
        if pile == NO_PILE:
            raise MalformedInput("word-missing", {"expected": "number"})
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
    alone = [edition.word(card) for card in edition.titles if bit(card) & PLAYED_ALONE or card == Kind.GODCAT]
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
    aimed = bit(title) & TARGETED
    return single(title, by_godcat, words.seat(rules.players) if aimed else 0)


def read_alike(words: Words, copies: int, edition: Edition) -> tuple[int, int]:
    """The title of two or three of a kind, and which of them are stood in for; one at least is not."""
    together = words.next("card")
    title, *stand_ins = [check_holdable(edition.card(word), edition) for word in together.split("+")]
    ferals, godcats = stand_ins.count(Kind.FERAL_CAT), stand_ins.count(Kind.GODCAT)
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
    ferals = cards.count(Kind.FERAL_CAT)
    if len(cards) != 5 or len(set(cards)) + max(ferals - 1, 0) != 5:
        raise MalformedInput("not-five-different", {"cards": write_cards(cards, edition)})
    return five(kinds & ~FERAL, ferals)
