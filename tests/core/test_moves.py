"""Moves as a caller sees them: classes with fields, one copy of each, and a text that leads back to it."""

import inspect
from typing import Any

import pytest

import boomcat
from boomcat import EDITIONS, Card, MalformedInput, Move, Options, read_move, write_move
from boomcat.build import compiled
from boomcat.core import answers, combos, moves, plays
from boomcat.core.answers import EXPLODE_BY_DEVILCAT
from boomcat.core.move_pool import every_move, five
from boomcat.moves import (
    Alter,
    Defuse,
    DefuseDevilcat,
    Draw,
    Face,
    Favor,
    Five,
    Give,
    Pair,
    Place,
    Skip,
    Steal,
    Take,
    TargetedAttack,
    Trade,
    Triple,
)
from tests.support.random_games import moments

pytestmark = pytest.mark.both_builds

PUBLIC = [name for name in vars(boomcat.moves) if not name.startswith("__")]


def test_every_class_of_moves_is_public():
    classes = {
        name: thing
        for module in (moves, plays, combos, answers)
        for name, thing in vars(module).items()
        if inspect.isclass(thing) and issubclass(thing, Move) and thing.__module__ == module.__name__
    }
    assert set(PUBLIC) == set(classes) - {"OfAKind", "CardAnswer", "Placement", "Reordering"}
    assert all(getattr(boomcat.moves, name) is classes[name] for name in PUBLIC)


def test_the_text_of_a_move_leads_back_to_it():
    """Of all moves; interpreted, of some."""
    fives: list[Move] = [five(0b1111100, 0), five(0b110, 3)]  # other tests have made fives of kittens
    known = [move for move in every_move() if not isinstance(move, Five)] + fives
    assert [move for move in known[:: 1 if compiled() else 10] if read_move(str(move)) is not move] == []
    assert str(EXPLODE_BY_DEVILCAT) == "explode devilcat"
    assert read_move("explode") is not EXPLODE_BY_DEVILCAT


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_the_words_of_every_edition_are_read_with_it_and_without_it(edition):
    for game, _ in moments(edition.key, edition.fewest, Options(), 3, hurried=False):
        for move in boomcat.legal_moves(game, game.decider):
            text = write_move(move, edition)
            assert read_move(text, game) is move
            if not isinstance(move, DefuseDevilcat) and move is not EXPLODE_BY_DEVILCAT:
                assert read_move(text, edition) is read_move(text) is read_move(text.upper()) is move


@pytest.mark.parametrize(
    ("text", "kind", "fields"),
    [
        ("draw", Draw, {}),
        ("skip", Skip, {"card": Card.SKIP, "target": boomcat.NO_SEAT}),
        ("favor 3", Favor, {"card": Card.FAVOR, "target": 2}),
        ("godcat as favor 3", Favor, {"card": Card.GODCAT, "target": 2}),
        ("targeted 1", TargetedAttack, {"card": Card.TARGETED_ATTACK, "target": 0}),
        ("pair tacocat+feral 2", Pair, {"card": Card.CAT_1, "target": 1}),
        ("triple skip 2 nope", Triple, {"card": Card.SKIP, "target": 1, "named": Card.NOPE}),
        ("defuse", Defuse, {"card": Card.DEFUSE}),
        ("place 4", Place, {"above": 4}),
        ("give skip", Give, {"card": Card.SKIP}),
        ("take skip", Take, {"card": Card.SKIP}),
        ("alter 2 1 3", Alter, {"order": (1, 0, 2)}),
        ("steal godcat", Steal, {"godcat": True}),
        ("face 2 godcat", Face, {"opponent": 1, "own": Card.GODCAT}),
        ("trade", Trade, {"traded": True}),
    ],
)
def test_a_move_has_fields(text: str, kind: type, fields: dict[str, Any]):
    move = read_move(text)
    assert type(move) is kind
    for name, value in fields.items():
        assert getattr(move, name) == value
        assert isinstance(getattr(move, name), Card) == isinstance(value, Card)


def test_match_distinguishes_moves_and_takes_them_apart():
    match read_move("favor 3"):
        case Favor(target):
            assert target == 2
        case _:
            pytest.fail("not a favor")
    match read_move("triple skip 2 nope"):
        case Pair() | Favor():
            pytest.fail("not a triple")
        case Triple(card, target=target, named=named):
            assert (card, target, named) == (Card.SKIP, 1, Card.NOPE)
        case _:
            pytest.fail("not a triple")
    match read_move("place 4"):
        case Place(0):
            pytest.fail("not on top")
        case Place(above):
            assert above == 4
        case _:
            pytest.fail("not a place")


def test_positional_arguments_can_be_given_by_name():
    for name in PUBLIC:
        kind = getattr(boomcat.moves, name)
        for field in getattr(kind, "__match_args__", ()):
            assert hasattr(kind, field), (name, field)


def test_a_five_says_its_cards():
    move = read_move("five skip nope favor tacocat feral")
    assert isinstance(move, Five)
    assert move.cards() == [Card.SKIP, Card.FAVOR, Card.NOPE, Card.CAT_1, Card.FERAL_CAT]
    assert str(move) == "five skip favor nope cat-1 feral"


def test_a_text_that_no_edition_knows_is_malformed():
    for text in ("uno", "pair uno 2", "favor 11", "favor", "draw draw", "place bottom", "pair tacocat horse 2"):
        with pytest.raises(MalformedInput):
            read_move(text)
    with pytest.raises(MalformedInput):
        read_move("pair horse 2", EDITIONS["original"])
