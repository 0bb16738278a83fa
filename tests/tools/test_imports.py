"""Imports point one way, and the rules core needs only the standard library."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.support.paths import ROOT

PACKAGE = ROOT / "boomcat"

#: Each layer may import itself and the ones before it.  A new folder or file of the package must be added here.
LAYERS = [
    "core", "views", "knowledge", "notation", "bots", "rl", "learn", "wire", "champion", "programs", "locale", "luck",
    "records", "lessons", "arena", "event_sentences", "story", "reviews", "puzzles", "game", "terminal", "server",
    "offline", "guest", "cli",
]  # fmt: skip
#: Shared by the layers without being one: the switch between the builds, and the public interface.
EDGE = ["__init__", "__main__", "build", "moves"]


#: What a browser has of Python: the standard library, and two small packages.
IN_A_BROWSER = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in {"boomcat", "msgspec", "mypy_extensions", *sys.stdlib_module_names} or top == "sqlite3":
            raise ImportError(f"a browser has no {name}")
sys.meta_path.insert(0, Absent())
import boomcat.server.tables.registry
"""


@cache
def imported(path: Path) -> set[str]:
    """Return every module that a file imports, including those for the type checker."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.add(node.module or "")
    return found


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


FILES = sorted(PACKAGE.rglob("*.py"))


def test_every_file_belongs_to_a_layer():
    assert {layer_of(path) for path in FILES} <= {*LAYERS, *EDGE}


def test_the_core_imports_the_standard_library_and_mypy_extensions_only():
    for path in FILES:
        for module in imported(path) if layer_of(path) == "core" else ():
            top = module.partition(".")[0]
            known = top in {"mypy_extensions", *sys.stdlib_module_names}
            assert known or module.startswith("boomcat.core."), f"{path.name} imports {module}"


def test_the_core_does_no_input_and_output_and_reads_no_clock():
    forbidden = {"io", "os", "pathlib", "random", "secrets", "socket", "subprocess", "sys", "time", "datetime"}
    for path in FILES:
        if layer_of(path) == "core":
            assert not imported(path) & forbidden, path


def test_imports_point_one_way():
    for path in FILES:
        if layer_of(path) not in LAYERS:
            continue
        lower = LAYERS[: LAYERS.index(layer_of(path)) + 1]
        for module in imported(path):
            if module.startswith("boomcat."):
                assert module.split(".")[1] in {*lower, "build"}, f"{path.relative_to(PACKAGE)} imports {module}"


def test_inside_the_core_there_are_no_import_cycles():
    """At run time; types may refer to each other."""
    graph: dict[str, set[str]] = {}
    for path in FILES:
        if layer_of(path) != "core":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        graph[path.stem] = {
            node.module.rpartition(".")[2]
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("boomcat.core.")
        }
    done: list[str] = []
    while len(done) < len(graph):
        ready = [name for name, needs in graph.items() if name not in done and needs <= set(done)]
        assert ready, f"a circle among {sorted(set(graph) - set(done))}"
        done += ready


def test_tables_import_nothing_that_a_browser_does_not_have():
    subprocess.run([sys.executable, "-c", IN_A_BROWSER], check=True, cwd=ROOT)
