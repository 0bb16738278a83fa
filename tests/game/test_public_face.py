"""The public interface: the names of `boomcat.__all__`, and no others."""

import ast
import importlib
import inspect
import pydoc
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import boomcat
import boomcat.records
from boomcat import MalformedInput, Options, SeededChance, State, asked, deal, legal_moves, standings
from boomcat.build import compiled_sources
from tests.support.paths import ROOT
from tools.docstrings import with_types

COMPILED = compiled_sources()


def test_the_list_of_public_names_is_true():
    """All that the module has is public, and all that is public it has; some comes when it is asked for."""
    has = {name for name, thing in vars(boomcat).items() if name[0] != "_" and not isinstance(thing, ModuleType)}
    listed = {name for name in boomcat.__all__ if not isinstance(getattr(boomcat, name), ModuleType)}
    assert has - {"TYPE_CHECKING"} <= listed
    assert listed <= set(dir(boomcat))
    assert len(boomcat.__all__) == len(set(boomcat.__all__))
    with pytest.raises(AttributeError, match="no attribute 'uno'"):
        getattr(boomcat, "uno")  # noqa: B009 - the type checker knows that it is not there


def test_records_are_imported_on_first_use():
    """They need msgspec, which takes as long to import as all the rules."""
    asks = (
        "import sys, boomcat; print('msgspec' in sys.modules, boomcat.read_record.__name__, 'msgspec' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asks], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "read_record", "True"]


@pytest.mark.both_builds
def test_everything_public_says_what_it_is():
    """Compiled, too, although mypyc drops docstrings: `tools/docstrings.py` puts them back."""
    for name in boomcat.__all__:
        thing = getattr(boomcat, name)
        assert name.isupper() or name == "Event" or thing.__doc__, name


@pytest.mark.both_builds
def test_help_shows_what_the_source_says():
    shown = pydoc.plain(pydoc.render_doc(boomcat.State))
    assert "One moment of a game." in shown
    assert "The list that events are recorded in, or None for nowhere" in shown
    assert "An independent twin, without the log." in shown
    assert "who is asked, what may they do, and what happens" in pydoc.plain(pydoc.render_doc(boomcat.core.referee))
    assert "Seats count from 0" in pydoc.plain(pydoc.render_doc(boomcat))
    assert inspect.signature(boomcat.asked).parameters.keys() == {"game"}


@pytest.mark.both_builds
def test_a_state_has_no_method_that_breaks_the_rules():
    """Only `apply` and the moves change it; what is here answers questions, or makes a copy."""
    methods = {name for name in dir(State) if name[0] != "_" and callable(getattr(State, name))}
    assert methods == {
        "attack_turns", "can_nope", "can_play_in", "copy", "eliminated_in_order", "face_up", "first_waiting",
        "godcat_holder", "hurry", "is_alive", "is_marked", "markable", "marked", "next_living", "noped_by", "others",
        "player", "taker_from", "targets", "top_cards", "unmarked", "winner", "with_cards",
    }  # fmt: skip


@pytest.mark.both_builds
@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.stem)
def test_no_docstring_is_lost(path: Path):
    """Of every function, class and method of the layers that are compiled, with its types if compiled."""
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    built = str(module.__file__).endswith(".so")
    tree = ast.parse(path.read_text("utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for thing, node in documented(module, tree):
        assert inspect.getdoc(thing) == (with_types(node) if built else ast.get_docstring(node)), node.name


def documented(
    owner: object, tree: ast.Module | ast.ClassDef
) -> Iterator[tuple[object, ast.ClassDef | ast.FunctionDef]]:
    seen = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from documented(getattr(owner, node.name), node)
        # What Python itself calls has Python's own words; of a property, the first function speaks.
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name[-1] != "_" and node.name not in seen:
            seen.add(node.name)
            if ast.get_docstring(node):
                yield getattr(owner, node.name), node


def test_a_game_can_be_dealt_by_the_beginning_of_an_editions_key():
    game = deal("good", 5, SeededChance(1), Options(first=3))
    assert isinstance(game, State)
    assert game.rules.edition.key == "good-vs-evil"
    assert asked(game) == [3]
    assert legal_moves(game, 3)
    assert standings(game) == []


@pytest.mark.parametrize(
    ("edition", "players", "first", "reason"),
    [
        ("uno", 3, 0, "unknown-edition"),
        ("", 3, 0, "unknown-edition"),
        ("original", 6, 0, "players-out-of-range"),
        ("party-pack", 11, 0, "players-out-of-range"),
        ("nsfw", 1, 0, "players-out-of-range"),
        ("nsfw", 3, 3, "no-such-seat"),
    ],
)
def test_a_wrong_set_up_says_what_is_allowed(edition, players, first, reason):
    with pytest.raises(MalformedInput) as caught:
        deal(edition, players, SeededChance(1), Options(first=first))
    assert caught.value.reason == reason
    assert caught.value.details


#: Values that people give where an edition is wanted.
KEY: Any = "original"


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("mistake", "words"),
    [
        (lambda game: legal_moves(game, 3), "no seat 3: seats are 0 to 2"),
        (lambda game: legal_moves(game, boomcat.NO_SEAT), "no seat -1: seats are 0 to 2"),
        (lambda _: boomcat.Card("uno"), "no card is called 'uno'"),
        (lambda _: boomcat.read_move("draw", KEY), "needs a State, a View or an Edition, not 'original'"),
        (lambda _: boomcat.read_cards("skip", KEY), "not by 'original': use edition_named"),
        (lambda _: boomcat.write_cards([boomcat.Card.SKIP], KEY), "not by 'original': use edition_named"),
    ],
)
def test_a_mistake_is_answered_in_words(mistake: Callable[[Any], object], words: str):
    with pytest.raises((MalformedInput, TypeError, ValueError), match=re.escape(words)):
        mistake(deal("original", 3, SeededChance(1)))


#: What people give where a seat, a number, an edition, a move or luck is wanted.
ODD: list[Any] = ["1", None, 1.5, 10**30, -1, object(), [], b"draw", "uno"]
CALLS: dict[str, Callable[[State, Any], object]] = {
    "legal_moves": legal_moves,
    "apply a seat": lambda state, odd: boomcat.apply(state, odd, 0, "draw", 1),
    "apply a question": lambda state, odd: boomcat.apply(state, 0, odd, "draw", 1),
    "apply a move": lambda state, odd: boomcat.apply(state, 0, 0, odd, 1),
    "check": lambda state, odd: boomcat.check(state, odd, 0, "draw"),
    "random_move": lambda state, odd: boomcat.random_move(state, odd, 1),
    "default_move": lambda state, odd: boomcat.default_move(state, odd, 1),
    "deal an edition": lambda _, odd: deal(odd, 3, 1),
    "deal to players": lambda _, odd: deal("original", odd, 1),
    "read_move": lambda _, odd: boomcat.read_move(odd),
    "View": lambda state, odd: None if odd == -1 else boomcat.View(state, odd),
}


@pytest.mark.both_builds
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: f"{odd!r:.9}")
@pytest.mark.parametrize("call", CALLS)
def test_nonsense_is_an_error_in_the_words_of_python(call: str, odd: Any):
    state = deal("original", 3, 1, Options(first=0))
    before = state.copy()
    if (call, odd) == ("View", -1):
        return
    with pytest.raises((MalformedInput, TypeError, ValueError)) as caught:
        CALLS[call](state, odd)
    assert str(caught.value)
    assert "i64" not in str(caught.value)
    assert state == before


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("seat", "question", "move", "reason", "words"),
    [
        (0, 0, "favor 2", "card-not-held", "seat 0 can't 'favor 2': You don’t have the cards for that. Legal: draw"),
        (0, 0, boomcat.NOPE, "not-an-answer", "seat 0 can't 'nope': That doesn’t answer the current question."),
        (0, 0, boomcat.moves.Give(99), "not-an-answer", "seat 0 can't Give(99): That doesn’t answer"),
        (1, 0, "draw", "not-asked", "seat 1 isn't asked now; asked: 0 (turn)"),
        (2, 0, "draw", "you-are-out", "seat 2 isn't asked now; asked: 0 (turn)"),
        (0, 0, "skp", "unknown-move", "“skp”"),
        (0, 7, "draw", "no-such-question", "There’s no decision 7 yet; the open one is 0."),
    ],
)
def test_a_refused_answer_is_a_sentence_for_people_and_a_reason_for_programs(seat, question, move, reason, words):
    state = boomcat.read_position("original; 1: skip; 2: favor; 3: out; pile: kitten see")
    before = state.copy()
    apply = partial(boomcat.apply, chance=1)
    for call in (boomcat.check, apply):
        with pytest.raises(boomcat.RuleError) as caught:
            call(state, seat, question, move)
        assert caught.value.reason == reason
        assert words in str(caught.value)
    assert state == before


def test_an_error_without_a_message_is_its_reason():
    assert str(boomcat.RuleError("odd", {"seat": 2})) == "odd (seat: 2)"
    assert str(boomcat.IllegalMove("you-are-out")) == "You’re out."


@pytest.mark.both_builds
def test_luck_is_a_seed_a_generator_or_a_source():
    state, twin = deal("original", 3, 7), deal("original", 3, SeededChance(7))
    assert state == twin
    assert deal("original", 3, Random(1)) == deal(boomcat.EDITIONS["original"], 3, Random(1)) != state
    seat = asked(state)[0]
    move = boomcat.random_move(state, seat, 5)
    assert move is boomcat.random_move(twin, seat, boomcat.PlayerRng(5))
    boomcat.apply(state, seat, state.question, str(move), 7)
    boomcat.apply(twin, seat, twin.question, move, SeededChance(7))
    assert state == twin
    for odd in ("7", None, 1.5):
        with pytest.raises(TypeError, match=r"must be an int or a random\.Random"):
            deal("original", 3, odd)  # type: ignore[arg-type]


@pytest.mark.both_builds
def test_only_those_who_are_asked_move_at_random():
    state = deal("original", 3, 1, Options(first=0))
    for choose in (boomcat.random_move, boomcat.default_move):
        with pytest.raises(boomcat.IllegalMove, match="seat 1 isn't asked now; asked: 0"):
            choose(state, 1, 1)


@pytest.mark.both_builds
def test_signatures_are_shown():
    """Compiled, too: editors and `help` show what a function is called with."""
    for name in boomcat.__all__:
        thing = getattr(boomcat, name)
        if inspect.isfunction(thing) or inspect.isbuiltin(thing):
            assert inspect.signature(thing).parameters, name
    assert list(inspect.signature(deal).parameters) == ["edition", "players", "chance", "options"]
    assert list(inspect.signature(boomcat.Hand.count).parameters) == ["self", "card"]
    for kind in (boomcat.Hand, boomcat.moves.Favor, boomcat.Card):
        assert "card" in pydoc.plain(pydoc.render_doc(kind)).lower()
