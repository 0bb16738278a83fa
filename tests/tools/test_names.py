"""A public class, a module and a component each have a name that no other has."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.support.paths import ROOT

#: Names that stand twice, and why.
MODULES = {
    "moves": "boomcat.moves is the public name of core/moves.py",
    "replay": "modules in cli/ are named after their command",
}


def repeated(named: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """Return the names that stand more than once, with the files."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, file in named:
        found[name].append(file.relative_to(ROOT).as_posix())
    return {name: files for name, files in found.items() if len(files) > 1}


def modules() -> list[Path]:
    return [file for file in sorted((ROOT / "boomcat").rglob("*.py")) if not file.stem.startswith("__")]


def test_no_public_class_name_stands_twice():
    classes = (
        (node.name, file)
        for file in modules()
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert repeated(classes) == {}


def test_no_module_name_stands_twice():
    found = repeated((file.stem, file) for file in modules())
    assert {name: files for name, files in found.items() if name not in MODULES} == {}


def test_no_component_name_stands_twice():
    assert repeated((file.stem, file) for file in sorted((ROOT / "web" / "src").rglob("*.svelte"))) == {}
