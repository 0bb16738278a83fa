"""Answers that no honest client sends, and the end of a game."""

import pytest

from boomcat import (
    IllegalMove,
    MalformedInput,
    SeededChance,
    StaleAnswer,
    apply,
    asked,
    legal_moves,
    read_position,
    standings,
)
from boomcat.core.answers import Alter, Defuse, Face, Give, Place, Take
from boomcat.core.cards import Card
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.move_pool import DRAW, PASS
from boomcat.core.moves import Move
from boomcat.core.plays import Attack, Favor, Skip
from boomcat.core.state import NO_SEAT
from boomcat.notation import write_position

pytestmark = pytest.mark.both_builds

HUGE = [10**30, -(10**30), 2**63, -(2**63) - 1, 65]


@pytest.mark.parametrize("number", HUGE)
def test_numbers_larger_than_any_machine_word_are_refused_like_others(number):
    game = read_position("original; 1: skip; 2: nope; pile: kitten; discards: skip; window: skip")
    before = write_position(game)
    with pytest.raises(MalformedInput):
        apply(game, number, 0, PASS, SeededChance(1))
    with pytest.raises(MalformedInput):
        apply(game, 1, number, PASS, SeededChance(1))
    with pytest.raises(MalformedInput):
        legal_moves(game, number)
    assert write_position(game) == before


#: Moves that are in no table, made by hand.
FORGED: list[tuple[str, Move]] = [
    ("asked: alter", Alter((0, 0, 0))),
    ("asked: alter", Alter((0, 1, 5))),
    ("asked: place", Place(-3)),
    ("asked: defuse", Defuse(Card.FAVOR)),
    ("asked: give 2", Give(99)),
    ("asked: give 2", Give(-1)),
    ("asked: take", Take(99)),
    ("asked: face", Face(1, Card.NOPE)),
    ("asked: face", Face(-1, Card.GODCAT)),
    ("asked: turn", Attack(Card.ATTACK, Card.FAVOR, -1)),
    ("asked: turn", Favor(Card.FAVOR, Card.FAVOR, -1)),
    ("asked: turn", Favor(Card.FAVOR, Card.FAVOR, 99)),
    ("asked: turn", Pair(99, 0, 1)),
    ("asked: turn", Pair(Card.FAVOR, 3, 1)),
    ("asked: turn", Triple(Card.FAVOR, 0, 1, 99)),
    ("asked: turn", Five(-1, 0)),
    ("asked: turn", Five(0, 5)),
]


@pytest.mark.parametrize(("question", "move"), FORGED)
def test_forged_moves_are_refused_and_change_nothing(question, move):
    edition = "party-pack" if "alter" in question else "good-vs-evil"
    pile = "nope favor" if question in ("asked: defuse", "asked: place") else "kitten nope favor"
    cards = "defuse 3*favor" if edition == "good-vs-evil" else "defuse favor"
    game = read_position(f"{edition} five-different; 1: {cards}; 2: nope; pile: {pile}; discards: nope; {question}")
    before = write_position(game)
    with pytest.raises(IllegalMove):
        apply(game, asked(game)[0], 0, move, SeededChance(1))
    assert write_position(game) == before


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(Skip(Card.CAT_1, Card.CAT_1, NO_SEAT), id="a cat as a Skip"),
        pytest.param(Skip(Card.CAT_1, Card.SKIP, NO_SEAT), id="a Skip as a cat"),
        pytest.param(Skip(Card.SKIP, Card.CAT_1, NO_SEAT), id="a cat for a Skip"),
        pytest.param(Attack(Card.SKIP, Card.SKIP, NO_SEAT), id="a Skip that attacks"),
        pytest.param(Attack(Card.NOPE, Card.NOPE, NO_SEAT), id="a Nope that attacks"),
        pytest.param(Favor(Card.ATTACK, Card.ATTACK, 1), id="an Attack that asks a favor"),
        pytest.param(Skip(Card.SKIP, Card.SKIP, 1), id="a Skip that is aimed"),
        pytest.param(Skip(99, 99, NO_SEAT), id="99"),
        pytest.param(Skip(-1, -1, NO_SEAT), id="-1"),
    ],
)
def test_a_card_does_what_is_printed_on_it_and_nothing_else(move):
    """Every card is in the hand, but calling a Cat card a Skip, or aiming a Skip, is refused."""
    game = read_position("party-pack; 1: tacocat skip attack nope favor; 2: nope; pile: kitten see")
    before = write_position(game)
    with pytest.raises(IllegalMove) as refusal:
        apply(game, 0, 0, move, SeededChance(1))
    assert refusal.value.reason == "card-is-not-that"
    assert write_position(game) == before


def test_a_late_answer_to_the_last_question_is_stale():
    game = read_position("original; 1: -; 2: -; pile: kitten")
    apply(game, 0, 0, DRAW, SeededChance(1))
    with pytest.raises(StaleAnswer):
        apply(game, 0, 0, DRAW, SeededChance(1))
    with pytest.raises(IllegalMove, match="the game is over: seat 1 has won"):
        apply(game, 1, game.question, DRAW, SeededChance(1))


def test_players_who_exploded_later_rank_higher():
    game = read_position("original; 1: -; 2: out 2; 3: out 1; 4: -; pile: kitten; turn: 4")
    assert standings(game) == []
    apply(game, 3, 0, DRAW, SeededChance(1))
    assert standings(game) == [0, 3, 1, 2]


def test_hurrying_in_the_middle_of_a_window_leaves_only_those_who_can_nope():
    game = read_position("original; 1: -; 2: -; 3: nope; 4: nope; pile: 3*kitten; window: skip")
    game.hurry()
    assert asked(game) == [2, 3]
    no_holders = read_position("original; 1: -; 2: -; 3: see; pile: 2*kitten; window: skip")
    no_holders.hurry()
    assert len(asked(no_holders)) == 1
    apply(no_holders, asked(no_holders)[0], 0, PASS, SeededChance(1))
    assert no_holders.current == 1


def test_a_copy_is_the_same_and_comparison_sees_a_difference():
    game = read_position("original; 1: skip; 2: nope; pile: kitten")
    twin = game.copy()
    assert game == twin
    twin.rolls += 1
    assert game != twin
