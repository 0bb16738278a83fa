"""The five walks of docs/architecture.md name functions that exist, and are short enough."""

import ast
import re

import pytest

from tests.support.paths import ROOT

WALKS = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Five walks")[2].partition("\n## ")[0]
HOPS = sorted(set(re.findall(r"`([\w/.]+\.(?:py|ts)):(\w+)`", WALKS)))


def walk(title: str) -> tuple[int, int]:
    """Count the numbered steps of a walk, and the forms of the data, which are in bold."""
    text = WALKS.partition(f"### {title}")[2].partition("\n### ")[0]
    return len(re.findall(r"^\d+\. ", text, re.MULTILINE)), text.count("**") // 2


@pytest.mark.parametrize(("file", "function"), HOPS, ids=":".join)
def test_a_hop_names_a_function_that_exists(file, function):
    text = (ROOT / file).read_text("utf-8")
    if file.endswith(".py"):
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        assert function in {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)}
    else:
        assert re.search(rf"^(?:export function |  (?:private |async )*){function}\(", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("title", "most_steps", "most_forms"), [("From a click to pixels", 40, 14), ("A bot's move at a table", 10, 4)]
)
def test_the_walks_are_short(title, most_steps, most_forms):
    steps, forms = walk(title)
    assert most_steps / 2 < steps <= most_steps
    assert 1 < forms <= most_forms
