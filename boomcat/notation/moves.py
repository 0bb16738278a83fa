"""Moves: what a player answers to the open question."""

from __future__ import annotations

from boomcat.core.cards import AIMED, AIMED_AT_CARDS, FERAL, PLAYED_ALONE, Card, bit
from boomcat.core.combos import FERALS_OF, GODCATS_OF, TRIPLE_WILDS, Alike, Five, Pair, Triple
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.game import NOBODY, Game
from boomcat.core.moves import Alter, Face, Give, Move, Place, Play, Take
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.recipe import MOST_CARDS
from boomcat.core.rules import Rules
from boomcat.core.tables import (
    ALTERS,
    DECLINE,
    DECLINE_DEVILCAT,
    DEFUSE,
    DEFUSE_DEVILCAT,
    DRAW,
    FACE_WITH_DEVILCAT,
    FACE_WITH_GODCAT,
    GIVES,
    GODCAT_AS_DEFUSE,
    KEEP,
    MOST_ALTERED,
    NOPE,
    PASS,
    PLACES,
    PUT_ON_TOP,
    STAY,
    STEAL_GODCAT,
    STEAL_RANDOM,
    TAKES,
    TRADE,
    five,
    pair,
    single,
    triple,
)
from boomcat.notation.cards import check_holdable, read_row, write_cards
from boomcat.notation.questions import asks
from boomcat.notation.words import Words
from boomcat.views.view import View

#: The answers that are one word.
ONE_WORD: dict[str, Move] = {
    "draw": DRAW,
    "nope": NOPE,
    "pass": PASS,
    "defuse": DEFUSE,
    "explode": DECLINE,
    "keep": KEEP,
    "put": PUT_ON_TOP,
    "stay": STAY,
    "trade": TRADE,
}
#: What the same words mean when the Devilcat lies before the player.
AGAINST_DEVILCAT: dict[str, Move] = {"defuse": DEFUSE_DEVILCAT, "explode": DECLINE_DEVILCAT}

#: The answers that are always the same text.
FIXED: dict[Move, str] = {
    **{move: word for word, move in [*ONE_WORD.items(), *AGAINST_DEVILCAT.items()]},
    GODCAT_AS_DEFUSE: "godcat as defuse",
    STEAL_GODCAT: "steal godcat",
    STEAL_RANDOM: "steal random",
}

COMBOS = ("pair", "triple", "five")
#: The words, beside those of plays, with which an answer begins.
BEGINNINGS = (*ONE_WORD, "place", "give", "steal", "take", "face")
#: The questions that these words answer, which not every edition asks.
ANSWERS = {
    "keep": Ask.HECK,
    "put": Ask.HECK,
    "stay": Ask.TRADE,
    "trade": Ask.TRADE,
    "face": Ask.FACE,
    "steal": Ask.STEAL,
}


# -- writing -----------------------------------------------------------------------


def write_move(move: Move, edition: Edition) -> str:
    """The text of a move in the words of the edition."""
    fixed = FIXED.get(move)
    if fixed is not None:
        return fixed
    match move:
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
        case Place():
            return f"place {move.above}"
        case Give():
            return f"give {edition.word(move.card)}"
        case Take():
            return f"take {edition.word(move.card)}"
        case Alter():
            return "alter " + " ".join(str(place + 1) for place in move.order)
        case Face():
            return f"face {move.opponent + 1} {edition.word(move.own)}"
        case _:
            raise TypeError(f"no notation for {type(move).__name__}")


def write_alike(play: Alike, edition: Edition) -> str:
    wild = [Card.FERAL_CAT] * play.ferals + [Card.GODCAT] * play.godcat
    return "+".join(edition.word(card) for card in [play.title, *wild])


# -- reading -----------------------------------------------------------------------


def read_move(text: str, at: Game | View) -> Move:
    """The shared move that this text means at this moment; the referee knows whether it is allowed.

    The moment matters for three texts: `defuse` and `explode` answer a kitten or the Devilcat, and how deep
    `place bottom` is depends on the draw pile.
    """
    words = Words(text)
    pile = at.pile if isinstance(at, View) else len(at.deck)
    move = read_answer(words, at.rules, at.asking, pile)
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
    edition = rules.edition
    word = words.next("move")
    if word in ANSWERS and not asks(edition, ANSWERS[word]):
        raise unknown_move(word, edition)
    if word in ONE_WORD:
        return AGAINST_DEVILCAT.get(word, ONE_WORD[word]) if asking == Ask.DEVILCAT else ONE_WORD[word]
    match word:
        case "place":
            return read_place(words, pile)
        case "give":
            return GIVES[check_holdable(words.card(edition), edition)]
        case "take":
            return TAKES[check_holdable(words.card(edition), edition)]
        case "steal":
            return STEAL_GODCAT if words.one_of("godcat", "random") == "godcat" else STEAL_RANDOM
        case "face":
            opponent = words.seat(rules.players)
            faces = FACE_WITH_GODCAT if words.one_of("godcat", "devilcat") == "godcat" else FACE_WITH_DEVILCAT
            return faces[opponent]
        case "alter" if words and asks(edition, Ask.ALTER):
            return read_order(words)
        case _ if not begins_play(word, edition):
            raise unknown_move(word, edition)
        case "godcat" if words.skip("as", "defuse"):
            return GODCAT_AS_DEFUSE
        case _:
            return read_play_after(word, words, rules)


def unknown_move(word: str, edition: Edition) -> MalformedInput:
    known = [known for known in BEGINNINGS if known not in ANSWERS or asks(edition, ANSWERS[known])]
    return MalformedInput("unknown-move", {"word": word, "allowed": " ".join(known + beginnings_of_plays(edition))})


def read_place(words: Words, pile: int) -> Move:
    if words.skip("top"):
        return PLACES[0]
    if words.skip("bottom"):
        return PLACES[min(pile, MOST_CARDS - 1)]
    return PLACES[words.number(0, MOST_CARDS - 1)]


def read_order(words: Words) -> Move:
    order: list[int] = []
    while words:
        order.append(words.number(1, MOST_ALTERED) - 1)
    for alter in ALTERS[min(MOST_ALTERED, len(order))]:
        if alter.order == tuple(order):
            return alter
    raise MalformedInput("not-an-order", {"order": " ".join(str(place + 1) for place in order)})


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
