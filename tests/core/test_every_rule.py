"""Every rule of docs/rules.md is named by a test, by the decorator `@rule("K1")`, or stands in the list of the owed."""

import ast
import re
from functools import cache
from itertools import groupby

from tests.support.paths import ROOT
from tests.support.untested_rules import OWED

TESTS = ROOT / "tests"
RULES = TESTS.parent / "docs" / "rules.md"


def written() -> list[str]:
    """The numbers that begin a rule, in the order of the document."""
    return re.findall(r"^([A-Z][0-9]+)(?: \([^)]*\))?[.:] ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


@cache
def named_by_tests() -> dict[str, set[str]]:
    """The rules that each test names, by file and name of the test."""
    named = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named[f"{path.relative_to(TESTS).as_posix()}::{node.name}"] = numbers_of(node)
    return named


def numbers_of(test: ast.FunctionDef) -> set[str]:
    found = set()
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
            found |= {ast.literal_eval(argument) for argument in decorator.args}
    return found


@cache
def proved() -> set[str]:
    return set().union(*named_by_tests().values())


def test_the_rules_of_each_chapter_are_numbered_without_a_gap():
    chapters = {letter: list(numbers) for letter, numbers in groupby(written(), key=lambda number: number[0])}
    assert list(chapters) == list("CSTKAFNXVGDEHBL")
    for letter, numbers in chapters.items():
        assert numbers == [f"{letter}{n}" for n in range(1, len(numbers) + 1)]


def test_every_rule_is_named_by_a_test_or_owed():
    assert [number for number in written() if number not in proved() and number not in OWED] == []


def test_a_rule_that_a_test_names_is_not_owed():
    assert sorted(proved() & set(OWED)) == []


def test_only_rules_that_exist_are_named_or_owed():
    assert sorted((proved() | set(OWED)) - set(written())) == []


def test_every_ruling_names_its_rule():
    assert [test for test, numbers in named_by_tests().items() if test.startswith("rulings/") and not numbers] == []
