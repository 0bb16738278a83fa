"""Positions: everything about one moment of a game, as a text of one statement a line."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from boomcat.core.cards import NO_CARD, PERILS, SHELTER, Kind, bit, front_of
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import Hand, cards_in, copies_in, holds
from boomcat.core.knobs import KNOBS
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Rules, rules_for
from boomcat.core.state import State
from boomcat.core.transfers import give
from boomcat.notation.card_text import NO_CARDS, check_copies, check_holdable, check_in_piles, read_row
from boomcat.notation.markers import read_markers, write_markers
from boomcat.notation.option_text import SWITCHES, VALUES, read_options, write_options
from boomcat.notation.question_text import read_asked, write_asked
from boomcat.notation.statements import Statement, Statements, in_line, reading
from boomcat.notation.windows import read_window, spent_on_window, write_window
from boomcat.notation.words import LARGEST_NUMBER, Words

#: For each seat in `State.eliminated`.
SEAT_BITS = 4
REVERSED = "reversed"
OPTIONS = (*VALUES, *SWITCHES)
COUNT = re.compile(r"([^=]+)=[0-9]+")
KNOB = re.compile(rf"({'|'.join(KNOBS)})=.*")


# -- writing -----------------------------------------------------------------------


def write_position(game: State) -> str:
    """The canonical text: what `read_position` supplies by itself is left out."""
    edition = game.rules.edition
    lines = [write_rules(game.rules)]
    for seat, hand in enumerate(game.hands, 1):
        if game.is_alive(seat - 1):
            lines.append(f"{seat}: {edition.row(cards_in(hand)) or NO_CARDS}")
        else:
            lines.append(f"{seat}: out {game.eliminated_in_order().index(seat - 1) + 1}")
    lines.append(f"pile: {edition.row(game.draw_pile[::-1]) or NO_CARDS}")
    rest = {
        "discards": edition.row(game.discards[::-1]),
        "removed": edition.row(game.removed),
        "boxed": edition.row(game.set_aside),
        **write_markers(game),
        "turn": write_turn(game),
        "window": write_window(game),
        "asked": write_asked(game),
        "question": str(game.question or ""),
        "luck": str(game.rolls or ""),
    }
    lines += [f"{name}: {statement}" for name, statement in rest.items() if statement]
    if game.asks_holders_only:
        lines.append("hurried")
    return "\n".join(lines) + "\n"


@lru_cache(1_000)
def write_rules(rules: Rules) -> str:
    return f"{rules.edition.key} {write_options(rules.options)}".rstrip()


def write_turn(game: State) -> str:
    words = [str(game.current + 1)]
    if game.owed != 1 or game.attacked:
        words.append(f"owes {game.owed}")
    if game.attacked:
        words.append("attacked")
    if not game.clockwise:
        words.append(REVERSED)
    return "" if words == ["1"] else " ".join(words)


# -- reading -----------------------------------------------------------------------


def read_position(text: str) -> State:
    """The moment that the text describes.  Whatever is accepted can be played on to the end."""
    statements = Statements(text)
    named = statements.named
    rules = read_rules(statements)
    pile, discards = read_pile(named, "pile", rules.edition), read_pile(named, "discards", rules.edition)
    game = State(rules, [Hand() for _ in range(rules.players)], pile, discards)
    game.removed = read_pile(named, "removed", rules.edition)[::-1]
    game.set_aside = read_pile(named, "boxed", rules.edition)[::-1]
    read_hands(statements.seats, game)
    read_markers(named, game)
    read_turn(named, game)
    read_question(named, game)
    game.question = read_count(named, "question")
    game.rolls = read_count(named, "luck")
    game.asks_holders_only = "hurried" in named
    check_cards(game)
    return game


def read_rules(statements: Statements) -> Rules:
    players = len(statements.seats)
    with reading(statements.edition) as words:
        edition = read_edition(words)
        options = read_options(words)
    for seat in range(max(statements.seats, default=-1)):
        if seat not in statements.seats:
            raise MalformedInput("seat-missing", {"seat": seat + 1})
    edition.pack(players)
    with in_line(statements.edition.line):
        return rules_for(edition, players, options)


def read_edition(words: Words) -> Edition:
    """Read its key, and behind it counts and knobs of a recipe: every `name=number` that isn't an option."""
    found = [words.next("edition")]
    while words and is_of_recipe(words.ahead()):
        found.append(words.next("count"))
    return edition_named(" ".join(found))


def is_of_recipe(word: str) -> bool:
    count = COUNT.fullmatch(word)
    return KNOB.fullmatch(word) is not None or (count is not None and count[1] not in OPTIONS)


def read_pile(named: dict[str, Statement], name: str, edition: Edition) -> list[int]:
    """Read a pile: it is written top card first, and kept top card last."""
    if name not in named:
        if name == "pile":
            raise MalformedInput("pile-missing")
        return []
    with reading(named[name]) as words:
        return [check_in_pile(card, name, edition) for card in reversed(read_row(words, edition))]


def check_in_pile(card: int, name: str, edition: Edition) -> int:
    """Check that a face-up card lies in the draw pile, the only place for one (E8)."""
    if card != front_of(card) and name != "pile":
        raise MalformedInput("in-draw-pile-only", {"card": edition.word(card)})
    return check_in_piles(card, edition)


def read_hands(seats: dict[int, Statement], game: State) -> None:
    """The cards of the living and the order in which the others went."""
    places: dict[int, int] = {}
    unplaced: list[int] = []
    for seat, statement in sorted(seats.items()):
        with reading(statement) as words:
            if words.skip("out"):
                read_out(words, game, seat, places, unplaced)
            else:
                for card in read_row(words, game.rules.edition):
                    give(game, seat, check_holdable(card, game.rules.edition))
    # Those without a number fill the gaps.
    for place in range(1, game.players - game.living + 1):
        if place not in places:
            if not unplaced:
                raise MalformedInput("place-missing", {"place": place})
            places[place] = unplaced.pop(0)
        game.eliminated = (game.eliminated << SEAT_BITS) | (places[place] + 1)
    if not game.living:
        raise MalformedInput("all-players-out")


def read_out(words: Words, game: State, seat: int, places: dict[int, int], unplaced: list[int]) -> None:
    game.alive ^= bit(seat)
    game.living -= 1
    if not words:
        unplaced.append(seat)
        return
    place = words.number(1, game.players - 1)
    if place in places:
        raise MalformedInput("place-taken", {"place": place, "seat": places[place] + 1})
    places[place] = seat


def read_turn(named: dict[str, Statement], game: State) -> None:
    if "turn" in named:
        with reading(named["turn"]) as words:
            game.current = words.seat(game.players)
            if words.skip("owes"):
                game.owed = words.number(1, LARGEST_NUMBER)  # attacks stack without a limit (A2)
                game.attacked = words.skip("attacked")
            if Kind.REVERSE in game.rules.edition.titles:
                game.clockwise = not words.skip(REVERSED)
    if not game.is_alive(game.current):
        raise MalformedInput("player-is-out", {"seat": game.current + 1})


def read_question(named: dict[str, Statement], game: State) -> None:
    """The window or the question; without both the turn, or nothing when the game is over."""
    statement = named.get("window") or named.get("asked")
    game.decider = game.current
    if game.living == 1:
        game.asking = Ask.OVER
        if statement:
            with in_line(statement.line):
                raise MalformedInput("game-is-over")
    if "window" in named and "asked" in named:
        with in_line(named["asked"].line):
            raise MalformedInput("window-and-question")
    if "window" in named:
        with in_line(named["window"].line):
            read_window(named["window"].text, game)
    elif "asked" in named:
        with reading(named["asked"]) as words:
            read_asked(words, game)


def read_count(named: dict[str, Statement], name: str) -> int:
    if name not in named:
        return 0
    with reading(named[name]) as words:
        return words.number(0, LARGEST_NUMBER)


def check_cards(game: State) -> None:
    """Check that no card is more often there than the table uses (C2, S3), and that kittens can end the game (T5)."""
    edition = game.rules.edition
    cards = [front_of(card) for card in game.draw_pile] + game.removed + game.set_aside + game.tower
    for hand in game.hands:
        cards += cards_in(hand)
    if game.lifted != NO_CARD:
        cards.append(front_of(game.lifted))
    # What was played in the window lies in the discard pile, but a position may leave it out there.
    played = spent_on_window(game)
    for card in edition.titles:
        cards += [card] * max(game.discards.count(card), played.count(card))
    check_copies(cards, edition)
    for card, copies in Counter(cards).items():
        most = game.rules.copies(card)
        if copies > most:
            word = edition.word(card)
            raise MalformedInput("too-many-at-table", {"card": word, "copies": copies, "most": most})
    check_kittens_in_hands(game)
    kittens = sum(bool(bit(card) & PERILS) for card in [*game.draw_pile, game.lifted] if card != NO_CARD)
    needed = game.living - 1 + (1 if game.living > 1 and may_keep_kitten(game) else 0)
    if kittens < needed:
        raise MalformedInput("too-few-kittens", {"kittens": kittens, "needed": needed})


def may_keep_kitten(game: State) -> bool:
    """Return whether a kitten of the pile may still go into a hand, beside the Streaking Kitten (H1)."""
    if not game.rules.keeps_kittens or any(holds(hand, Kind.EXPLODING_KITTEN) for hand in game.hands):
        return False
    in_hand = any(holds(hand, SHELTER) for hand in game.hands)
    somewhere = game.draw_pile + game.tower
    return in_hand or SHELTER in somewhere or game.lifted == SHELTER


def check_kittens_in_hands(game: State) -> None:
    """Check that only one hand holds a kitten, beside the Streaking Kitten unless that was just given away (H1, H3)."""
    for seat, hand in enumerate(game.hands):
        if holds(hand, Kind.EXPLODING_KITTEN):
            alone = not holds(hand, SHELTER) and game.asking != Ask.ADD
            if alone or copies_in(hand, Kind.EXPLODING_KITTEN) > 1:
                raise MalformedInput("kitten-without-streaking", {"seat": seat + 1})
