"""The notation: what was written is read again, and nothing else is accepted that the rules cannot play on from."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomcat.core.answers import Defuse, Give, Take
from boomcat.core.cards import FACTS, KINDS, MOST_COPIES, Card, bit
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.combos import Five, OfAKind, Triple
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import add_card
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import FIVES, PASS, every_move, five
from boomcat.core.moves import Move, SimpleMove
from boomcat.core.plays import CardPlay
from boomcat.core.policies import random_move
from boomcat.core.question import QUESTION_WORDS, QUESTIONS, Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, check
from boomcat.core.rules import SEATS, Options
from boomcat.core.state import State
from boomcat.locale import text as message
from boomcat.notation import (
    read_cards,
    read_move,
    read_position,
    write_cards,
    write_move,
    write_position,
)
from tests.support.differences import differences
from tests.support.paths import ROOT
from tests.support.random_games import OPTIONS, RECIPES, TABLES, found_questions, moments, new_game
from tests.support.thorough import few, mixed

DOCS = ROOT / "docs"
DOCUMENT = (DOCS / "notation.md").read_text("utf-8")
ANSWERS = (DOCS / "bot-protocol.md").read_text("utf-8").split("<!-- the questions begin -->\n")[1].split("<!--")[0]
EXAMPLE = DOCUMENT.split("```text\n")[1].split("```")[0]

ORIGINAL = EDITIONS["original"]


def dealt(edition: Edition) -> State:
    return new_game(edition.key, edition.most, Options(), 1)[0]


# -- round trips -------------------------------------------------------------------


@pytest.mark.parametrize(("key", "players", "hurried"), mixed(TABLES, [False, True]))
def test_every_moment_of_a_game_is_read_as_it_was_written(key: str, players: int, hurried: bool):
    name = list(OPTIONS)[(players * 2 + hurried) % len(OPTIONS)]
    for game, _ in moments(key, players, OPTIONS[name], players, hurried=hurried):
        text = write_position(game)
        again = read_position(text)
        assert differences(game, again) == [], text
        assert again.pending is game.pending
        assert write_position(again) == text


@pytest.mark.parametrize(("key", "players"), [("original", 2), ("good-vs-evil", 4), ("party-pack", 10)])
def test_every_stack_of_attacks_is_read_as_it_was_written(key: str, players: int):
    """Each player hands on all turns to the next until no attack is left, which gives the most turns possible (A2)."""
    cards = 2 * MOST_COPIES
    hands = [cards // players + (seat < cards % players) for seat in range(players)]
    lines = [f"{key} attack={MOST_COPIES} targeted={MOST_COPIES} skip=20", f"pile: {players - 1}*kitten"]
    left = MOST_COPIES
    for seat, count in enumerate(hands, 1):
        attacks = min(count, left)
        left -= attacks
        lines.append(
            f"{seat}: {attacks}*attack {count - attacks}*targeted".replace("0*attack ", "").replace(" 0*targeted", "")
        )
    game = read_position("\n".join(lines))
    for played in range(1, cards + 1):
        attacker, next_seat = game.current, (game.current + 1) % players
        move = "attack" if Card.ATTACK in game.hands[attacker] else f"targeted {next_seat + 1}"
        apply(game, attacker, game.question, read_move(move, game), SeededChance(1))
        while game.asking == Ask.NOPE:
            apply(game, asked(game)[0], game.question, PASS, SeededChance(1))
        assert (game.current, game.owed) == (next_seat, 2 * played)
        assert read_position(write_position(game)) == game


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_read_as_it_was_written(name: str):
    for key, players in TABLES:
        game, _ = new_game(key, players, OPTIONS[name], 3)
        assert read_position(write_position(game)).rules is game.rules


def test_a_window_that_is_hurried_in_the_middle_is_read_as_it_was_written():
    for game, _ in moments("party-pack", 6, Options(), 5, hurried=False):
        if game.asking == Ask.NOPE:
            twin = game.copy()
            twin.hurry()
            assert read_position(write_position(twin)) == twin


@pytest.mark.parametrize(("key", "players"), [("original", 3), ("nsfw", 4), ("party-pack", 8), ("good-vs-evil", 3)])
def test_every_legal_move_of_a_game_is_read_as_it_was_written(key: str, players: int):
    for game, _ in moments(key, players, OPTIONS["quick"], players, hurried=False):
        for seat in asked(game):
            texts = [write_move(move, game.rules.edition) for move in legal_moves(game, seat)]
            assert len(set(texts)) == len(texts)
            for move, text in zip(legal_moves(game, seat)[:300], texts, strict=False):
                assert read_move(text, game) is read_move(str(move), game) is move


def makes_sense(move: Move, edition: Edition) -> bool:
    """Return whether the move makes sense in this edition."""
    cards: list[int] = []
    match move:
        case CardPlay():
            cards = [move.title, move.card]
        case OfAKind():
            cards = [move.title] + [Card.FERAL_CAT] * (move.ferals > 0) + [Card.GODCAT] * move.godcat
        case Give() | Take() | Defuse():
            cards = [move.card]
        case SimpleMove() if move.answers not in (Ask.TURN, Ask.NOPE):
            asked_by = QUESTIONS[move.answers].asked_by
            return not asked_by or any(card in edition.box for card in asked_by)
        case Five():
            if len(move.cards()) != 5:
                return False  # another test tried one that is none
            cards = [card for card in range(KINDS) if bit(card) & move.kinds] + [Card.FERAL_CAT] * (move.ferals > 0)
        case _:
            pass
    if isinstance(move, Triple) and move.named not in edition.box:
        return False
    never = (Card.EXPLODING_KITTEN, Card.DEVILCAT)
    return all(card in edition.box and card not in never for card in cards)


def some_moves() -> list[Move]:
    """Every move; of the thousands of triples those that hit each title, each named card and each seat."""
    five(bit(Card.DEFUSE) | bit(Card.NOPE) | bit(Card.FAVOR) | bit(Card.ATTACK) | bit(Card.CAT_1), 0)
    five(bit(Card.DEFUSE) | bit(Card.NOPE) | bit(Card.GODCAT), 2)
    five(0, 5)
    assert len(FIVES) >= 3
    return [
        move
        for move in every_move()
        if not isinstance(move, Triple) or move.target == (move.title + move.wild + move.named) % SEATS
    ]


@pytest.mark.parametrize("key", EDITIONS)
def test_every_move_that_makes_sense_is_read_as_it_was_written(key: str):
    game = dealt(EDITIONS[key])
    edition = game.rules.edition
    known: dict[tuple[int, str], Move] = {}
    for move in some_moves():
        seat = getattr(move, "target", getattr(move, "opponent", -1))
        if seat < game.players and makes_sense(move, edition) and not too_many_ferals(move, edition):
            game.asking = move.answers
            text = write_move(move, edition)
            assert known.setdefault((game.asking, text), move) is move
            assert read_move(text, game) is move
    assert len(known) > 400


def too_many_ferals(move: Move, edition: Edition) -> bool:
    return isinstance(move, Five) and move.ferals > edition.box.get(Card.FERAL_CAT, 0)


def test_rows_of_cards_keep_their_order():
    row = [Card.SKIP, Card.SKIP, Card.NOPE, Card.SKIP, Card.CAT_3]
    assert write_cards(row, ORIGINAL) == "2*skip nope skip potato"
    assert read_cards("2*skip nope skip potato", ORIGINAL) == row
    assert read_cards("SKIP  1*Skip\tnope skip 1 * potato", ORIGINAL) == row
    assert write_cards([], ORIGINAL) == "-"
    assert read_cards(" - ", ORIGINAL) == []


def test_moments_that_differ_in_any_field_are_not_the_same():
    game, _ = new_game("good-vs-evil", 4, Options(), 1)
    numbers = ("owed", "current", "asking", "question", "rolls", "lifted", "waiting", "eliminated")
    for field in (*numbers, "asks_holders_only"):
        twin = game.copy()
        setattr(twin, field, getattr(twin, field) + 1 if field in numbers else True)
        assert differences(game, twin) == [field]
    twin = game.copy()
    add_card(twin.hands[2], Card.NOPE)
    assert differences(game, twin) == ["hands"]
    assert game == game.copy()


# -- the document ------------------------------------------------------------------


def section(name: str) -> str:
    return DOCUMENT.split(f"\n## {name}\n")[1].split("\n## ")[0]


def in_backticks(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_the_documented_position_is_canonical():
    assert write_position(read_position(EXAMPLE)) == EXAMPLE


def test_the_documented_cards_are_the_cards():
    documented = {word for word in in_backticks(section("Cards")) if "*" not in word and word != "-"}
    cats = {word for edition in EDITIONS.values() for word in edition.cats}
    assert documented == cats | {facts.word for facts in FACTS if facts.word}


@pytest.mark.parametrize(
    "text",
    [
        text
        for text in in_backticks(section("Moves") + " ".join(re.findall(r"^- `.*?`(:.*)$", ANSWERS, re.MULTILINE)))
        if text not in ("place top", "place bottom")
    ],
)
def test_the_documented_moves_are_canonical(text: str):
    written = []
    for edition in [*EDITIONS.values(), *map(edition_named, RECIPES)]:
        try:
            written.append(write_move(read_move(text, dealt(edition)), edition))
        except MalformedInput:
            continue
    assert written
    assert set(written) == {text}


def test_the_documented_places_top_and_bottom():
    game = dealt(ORIGINAL)
    assert write_move(read_move("place top", game), ORIGINAL) == "place 0"
    assert write_move(read_move("place bottom", game), ORIGINAL) == f"place {len(game.draw_pile)}"


def test_the_documented_options_are_the_options():
    words = in_backticks(section("Positions").split("differ from the default:")[1].split("Then, in any order")[0])
    game = read_position(EXAMPLE.replace("original", "original " + " ".join(words)))
    assert game.rules.options.key() == ("cats", True, 1, True, False, True)


#: Few cards, and as little as a position can say; and those that a walk comes upon, of every kind of question.
POSITIONS = {
    "turn": "original; 1: nope; 2: -; pile: kitten; asked: turn",
    "defuse": "original; 1: nope; 2: defuse; pile: skip; turn: 2; asked: defuse",
    "place": "original; 1: nope; 2: -; pile: -; asked: place",
    "give": "original; 1: -; 2: nope; 3: 2*skip; pile: 2*kitten; asked: give 3",
    "steal": "good; 1: -; 2: -; 3: nope godcat; pile: 2*kitten; asked: steal 3",
    "take": "original; 1: -; 2: -; 3: out 1; pile: kitten; discards: kitten nope; asked: take",
    "alter": "party; 1: -; 2: -; pile: kitten skip; asked: alter",
    "heck": "good; 1: -; 2: -; pile: kitten; asked: heck shuffle",
    "face": "good; 1: -; 2: nope; pile: kitten; turn: 2 owes 3 attacked; asked: face",
    "trade": "good; 1: nope; 2: -; 3: -; pile: 2*kitten; asked: trade 3 godcat",
    "devilcat": "good; 1: godcat; 2: -; 3: defuse; pile: 2*kitten; asked: devilcat 3",
    **{f"{word}, come upon": position for word, position in found_questions().items()},
}


def test_the_documented_questions_are_the_questions():
    rows = section("Positions").split("<!-- the questions begin -->")[1].split("<!--")[0]
    assert {text.split()[0] for text in in_backticks(rows)} == set(QUESTION_WORDS) - {"nope", "over"}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=list(POSITIONS))
def test_a_game_can_be_played_on_from_every_question(text: str):
    game = read_position(text)
    assert game == read_position(write_position(game))
    play_to_the_end(game)


# -- leniency ----------------------------------------------------------------------


def test_case_spaces_separators_order_and_comments_do_not_matter():
    edition, *rest = EXAMPLE.splitlines()
    shouted = "\n\n# a comment; with 1: a semicolon\n".join([edition, *reversed(rest)]).upper().replace(" ", " \t ")
    assert write_position(read_position(shouted)) == EXAMPLE
    assert write_position(read_position(EXAMPLE.replace("\n", ";"))) == EXAMPLE
    assert (
        write_position(read_position(EXAMPLE.replace("\n", "\r\n").replace(":", " : ").replace(",", " ,"))) == EXAMPLE
    )


def test_those_who_went_without_a_number_fill_the_gaps():
    game = read_position("original; 1: out; 2: out 1; 3: out; 4: -; 5: -; turn: 4; pile: kitten")
    assert [f"{seat}: out {place}" in write_position(game) for seat, place in ((2, 1), (1, 2), (3, 3))] == [True] * 3


def test_the_game_is_over_when_one_is_left():
    game = read_position("original; 1: out; 2: skip; pile: -; turn: 2")
    assert (game.asking, game.winner()) == (Ask.OVER, 1)


def test_a_player_who_passed_is_not_asked():
    game = read_position("original; 1: -; 2: nope; 3: -; 4: -; pile: 3*kitten; window: skip, nope 3, passed 4 1")
    assert asked(game) == [1]
    assert write_position(game).splitlines()[-1] == "window: skip, nope 3, passed 1 4"


# -- fuzzing -----------------------------------------------------------------------


def explained(error: MalformedInput) -> str:
    """The sentence for it; a message that is missing or wants other arguments raises an error itself."""
    return message("error-" + error.reason, **error.details)


def play_to_the_end(game: State) -> None:
    chance, rng = SeededChance(7), PlayerRng(7)
    for seat in asked(game):
        moves = legal_moves(game, seat)
        assert moves
        for move in moves:
            check(game, seat, game.question, move)
    for _ in range(20_000):
        seats = asked(game)
        if not seats:
            return
        seat = seats[rng.below(len(seats))]
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
    raise AssertionError("the game does not end")


def texts_by_question() -> dict[tuple[str, int], str]:
    """One written position of every kind of question of every edition."""
    found: dict[tuple[str, int], str] = {}
    for key, players in (("original", 3), ("nsfw", 4), ("party-pack", 5), ("good-vs-evil", 3)):
        for seed in range(4):
            for game, _ in moments(key, players, OPTIONS["quick"], seed, hurried=False):
                if (key, game.asking) not in found:
                    found[key, game.asking] = write_position(game)
    return found


TEXTS = sorted(texts_by_question().values()) + list(POSITIONS.values())
VOCABULARY = sorted(
    {word for text in TEXTS for word in re.findall(r"[\w-]+|[:;,*+=]", text)}
    | {
        "-",
        "#",
        "0",
        "11",
        "99",
        "100",
        "as",
        "out",
        "owes",
        "attacked",
        "godcat",
        "devilcat",
        "kitten",
        "nope",
        "passed",
    }
)


@st.composite
def almost_positions(draw: st.DrawFn) -> str:
    """A written position in which some words were replaced, dropped or added."""
    pieces = re.findall(r"[\w-]+|\s+|[^\w\s]", draw(st.sampled_from(TEXTS)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(pieces) - 1))
        words = draw(st.lists(st.sampled_from(VOCABULARY), max_size=2))
        pieces[at : at + draw(st.integers(0, 2))] = [" ".join(words)]
        if not pieces:
            break
    return "".join(pieces)


@settings(max_examples=few(150, 400))
@given(almost_positions())
def test_an_accepted_position_can_be_played_to_the_end(text: str):
    try:
        game = read_position(text)
    except MalformedInput as error:
        explained(error)
        return
    written = write_position(game)
    assert read_position(written) == game
    assert write_position(read_position(written)) == written
    play_to_the_end(game)


TWO = "original; 1: nope; 2: skip; pile: kitten"


@settings(max_examples=few(60, 150))
@given(
    st.sampled_from(["", "original\n", TWO + "; asked: ", TWO + "; window: ", TWO + "; discards: "]),
    st.text(max_size=30) | st.text("0123456789:;,#-+*= \nabcdefgiknoprtu", max_size=30),
)
def test_nonsense_is_malformed(beginning: str, text: str):
    try:
        read_position(beginning + text)
    except MalformedInput as error:
        explained(error)


GAMES = [dealt(edition) for edition in EDITIONS.values()]


@settings(max_examples=few(150, 400))
@given(st.sampled_from(GAMES), st.text(max_size=20) | st.lists(st.sampled_from(VOCABULARY), max_size=7).map(" ".join))
def test_a_text_is_a_move_that_is_written_so_or_malformed(game: State, text: str):
    try:
        move = read_move(text, game)
    except MalformedInput as error:
        explained(error)
        return
    assert read_move(write_move(move, game.rules.edition), game) is move
