"""The five walks of docs/architecture.md name functions that exist, that call each other, and are short enough."""

import ast
import re
from functools import cache

import pytest

from tests.support.paths import ROOT

WALKS = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Five walks")[2].partition("\n## ")[0]
#: A file with a function, and further functions of the file behind arrows.
HOP = re.compile(r"`([\w/.]+\.(?:py|ts|svelte)):(\w+)`((?: → `\w+`)*)")
#: A walk is a numbered list.
LISTS = re.split(r"\n(?=1\. )", WALKS)[1:]


def walk(title: str) -> tuple[int, int]:
    """Count the numbered steps of a walk, and the forms of the data, which are in bold."""
    text = WALKS.partition(f"### {title}")[2].partition("\n### ")[0]
    return len(re.findall(r"^\d+\. ", text, re.MULTILINE)), text.count("**") // 2


@cache
def bodies(file: str) -> dict[str, str]:
    """Return the source of each function in a file; functions of the same name together."""
    text = (ROOT / file).read_text("utf-8")
    found: dict[str, str] = {}
    if file.endswith(".py"):
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
        parts = [(node.name, ast.get_source_segment(text, node) or "") for node in functions]
    else:
        head = r"^( *)(?:export )?(?:function |private |async )*(\w+)\((?:.*|\n[\s\S]*?\n\1\).*)\{\n[\s\S]*?^\1\}"
        parts = [(match[2], match[0]) for match in re.finditer(head, text, re.MULTILINE)]
    for name, source in parts:
        found[name] = found.get(name, "") + source.partition("\n")[2]
    return found


@pytest.mark.parametrize("steps", LISTS, ids=range(len(LISTS)))
def test_each_step_of_a_walk_is_called_by_one_before_it(steps):
    before = ""
    for step in re.split(r"^\d+\. ", steps, flags=re.MULTILINE)[1:]:
        found = HOP.search(step)
        assert found is not None, step
        file, first, others = found.groups()
        for number, name in enumerate([first, *re.findall(r"\w+", others)]):
            assert name in bodies(file), f"{file} has no {name}"
            later = not before or (number == 0 and "*Later*" in step)
            assert later or re.search(rf"\b{name}\b", before), f"nothing before {file}:{name} calls it"
            before += bodies(file)[name]


@pytest.mark.parametrize(
    ("title", "most_steps", "most_forms"), [("From a click to pixels", 40, 14), ("A bot's move at a table", 10, 4)]
)
def test_the_walks_are_short(title, most_steps, most_forms):
    steps, forms = walk(title)
    assert most_steps / 2 < steps <= most_steps
    assert 1 < forms <= most_forms
