"""What library users may rely on: the names of `boomcat.__all__`, and no others."""

import ast
import importlib
import inspect
import pydoc
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import boomcat
import boomcat.records
from boomcat import MalformedInput, Options, SeededChance, State, asked, deal, legal_moves, standings

ROOT = Path(__file__).resolve().parent.parent
COMPILED = [
    path
    for name in ("core", "views", "notation", "knowledge", "bots", "rl", "server/tables", "server/talk")
    for path in sorted(ROOT.glob(f"boomcat/{name}/*.py"))
]


def test_the_list_of_public_names_is_true():
    """All that the module has is public, and all that is public it has; some comes when it is asked for."""
    has = {name for name, thing in vars(boomcat).items() if name[0] != "_" and not isinstance(thing, ModuleType)}
    listed = {name for name in boomcat.__all__ if not isinstance(getattr(boomcat, name), ModuleType)}
    assert has - {"TYPE_CHECKING"} <= listed
    assert listed <= set(dir(boomcat))
    assert len(boomcat.__all__) == len(set(boomcat.__all__))
    with pytest.raises(AttributeError, match="no attribute 'uno'"):
        getattr(boomcat, "uno")  # noqa: B009 - the type checker knows that it is not there


def test_records_wait_until_somebody_asks_for_them():
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
    assert "Where events are recorded: a list, or None for nowhere" in shown
    assert "An independent twin, without the log." in shown
    assert "who is asked, what may they do, and what happens" in pydoc.plain(pydoc.render_doc(boomcat.core.referee))
    assert "Seats count from 0" in pydoc.plain(pydoc.render_doc(boomcat))
    assert inspect.signature(boomcat.asked).parameters.keys() == {"game"}


@pytest.mark.both_builds
def test_a_state_has_no_method_that_breaks_the_rules():
    """Only `apply` and the moves change it; what is here answers questions, or makes a copy."""
    methods = {name for name in dir(State) if name[0] != "_" and callable(getattr(State, name))}
    assert methods == {
        "attack_turns", "copy", "eliminated_in_order", "face_up", "first_waiting", "godcat_holder", "hurry", "is_alive",
        "next_living", "noped_by", "others", "top_cards", "winner", "with_cards",
    }  # fmt: skip


@pytest.mark.both_builds
@pytest.mark.parametrize("path", [one for one in COMPILED if one.stem != "__init__"], ids=lambda path: path.stem)
def test_no_docstring_is_lost(path: Path):
    """Of every function, class and method of the layers that are compiled, word for word."""
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    tree = ast.parse(path.read_text("utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for thing, node in documented(module, tree):
        assert inspect.getdoc(thing) == ast.get_docstring(node), node.name


def documented(
    owner: object, tree: ast.Module | ast.ClassDef
) -> Iterator[tuple[object, ast.ClassDef | ast.FunctionDef]]:
    told = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from documented(getattr(owner, node.name), node)
        # What Python itself calls has Python's own words; of a property, the first function speaks.
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name[:2] != "__" and node.name not in told:
            told.add(node.name)
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


#: What people give where an edition is wanted.
KEY: Any = "original"


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("mistake", "words"),
    [
        (lambda game: legal_moves(game, 3), "no-such-seat (seat: 4, players: 3)"),
        (lambda game: legal_moves(game, boomcat.NOBODY), "no-such-seat (seat: 0, players: 3)"),
        (lambda _: boomcat.Card("skip"), "a card is a number"),
        (lambda _: boomcat.read_move("draw", KEY), "needs a State or a View, not 'original'"),
        (lambda _: boomcat.read_cards("skip", KEY), "not by 'original': use edition_named"),
        (lambda _: boomcat.write_cards([boomcat.Card.SKIP], KEY), "not by 'original': use edition_named"),
    ],
)
def test_a_mistake_is_answered_in_words(mistake: Callable[[Any], object], words: str):
    with pytest.raises((MalformedInput, TypeError), match=re.escape(words)):
        mistake(deal("original", 3, SeededChance(1)))
