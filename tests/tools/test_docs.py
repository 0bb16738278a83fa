"""The documents: links lead somewhere, and every command and every piece of Python works or says that it isn't tested.

A fenced block of commands (`sh`) or of Python (`python`) is run here, unless the line above it is one of

    <!-- tested by: tests/cli/test_join.py -->      another test, or several, runs it, or what it claims
    <!-- not tested: it needs a domain -->      no test does, and why

The first of these, right under a page's title, speaks for all blocks of the page.  The blocks of a page are run one
after another in one folder.  A block called after a file (```python my_bot.py) is saved there.  Few games are played.
"""

import doctest
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from boomcat.cli.program import program
from tests.support.paths import ROOT
from tests.support.scenario import Table, scenario
from tests.tools.test_imports import LAYERS
from tools.web import play

__all__ = ["scenario"]

PAGES = sorted(path for folder in (".", "docs", "web", "benchmarks") for path in (ROOT / folder).glob("*.md"))
BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>[^\n]*) -->\n)?^ *```(?P<info>[^\n]*)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL
)
MARK = re.compile(r"(tested by|not tested): (\S.*)")
WHOLE_PAGE = re.compile(r"\A# [^\n]*\n\n<!-- (tested by: [^\n]*) -->\n")
#: Languages of blocks that are shown and not run.
SHOWN = {"json", "nginx", "text", "toml"}
#: Enough games to see that a command works.
FEW = {"--deals": "1", "--games": "2"}
#: Typed when a command asks for a move.
QUIT = "q\ny\n"
INLINE = re.compile(r"(?<!`)`(?:boomcat|python3 play) ([a-z]+)([^`\n]*)`(?!`)")


@dataclass(frozen=True)
class Block:
    mark: str
    language: str
    file: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    whole = WHOLE_PAGE.match(text)
    for found in BLOCK.finditer(text):
        language, _, file = found["info"].partition(" ")
        mark = found["mark"] or ""
        if whole and not MARK.fullmatch(mark):
            mark = whole[1]
        yield Block(mark, language, file, found["text"])


def commands() -> dict[str, click.Command]:
    context = click.Context(program)
    return {name: found for name in program.list_commands(context) if (found := program.get_command(context, name))}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


every_page = pytest.mark.parametrize("page", PAGES, ids=named)


@every_page
def test_links_lead_somewhere(page: Path):
    for target, anchor in re.findall(r"\]\(([^)#:]*)(#[^)]*)?\)", page.read_text("utf-8")):
        linked = page.parent / target if target else page
        assert linked.exists(), target
        if anchor and linked.suffix == ".md":
            assert anchor[1:] in anchors(linked), target + anchor


def anchors(page: Path) -> set[str]:
    """Return the anchors that forges and Sphinx make from headings."""
    titles = re.findall(r"^#+ (.*)$", BLOCK.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@every_page
def test_every_block_says_what_it_is_and_how_far_it_was_tested(page: Path):
    for block in blocks(page):
        assert block.language in {*SHOWN, "python", "sh"}, block
        if found := MARK.fullmatch(block.mark):
            kind, what = found.groups()
            if kind == "tested by":
                check_named(block, [(ROOT / file).read_text("utf-8") for file in what.split(", ")])


def check_named(block: Block, tests: list[str]) -> None:
    """Check that the name and all options of each of our commands are in one of the tests that the mark names."""
    for line in block.text.replace("\\\n", " ").splitlines() if block.language == "sh" else []:
        words = shlex.split(line, comments=True)
        if words[:2] == ["python3", "play"]:
            arguments = words[2:]
            if not arguments or arguments[0].startswith("-"):
                arguments = [*play().BARE, *arguments]
        elif words and Path(words[0]).name == "boomcat":
            arguments = words[1:]
        else:
            continue
        needed = [arguments[0], *(word.partition("=")[0] for word in arguments if word.startswith("--"))]
        assert any(all(word in test for word in needed) for test in tests), f"not in the test that is named: {line}"


@every_page
def test_every_command_exists(page: Path):
    known = {*commands(), *play().DEVELOPING}
    for name, _ in INLINE.findall(page.read_text("utf-8")):
        assert name in known, name


@pytest.mark.parametrize("page", [page for page in PAGES if any(not block.mark for block in blocks(page))], ids=named)
def test_unmarked_blocks_work(page: Path, tmp_path: Path, monkeypatch, scenario: Callable[..., Table]):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOMCAT_CACHE", str(tmp_path / "cache"))
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page):
        if block.file and block.language in ("python", "toml"):
            file = tmp_path / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
        if block.mark or block.language in SHOWN:
            continue
        if block.language == "sh":
            run_commands(block.text)
        elif ">>>" in block.text:
            run_doctest(block.text, page, names)
        else:
            run_python(block, names, scenario)


def run_commands(text: str) -> None:
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        start = ["boomcat"] if words[:1] == ["boomcat"] else ["python3", "play"]
        arguments = words[len(start) :]
        assert words[: len(start)] == start, f"neither run nor marked as not tested: {line}"
        assert arguments[0] in commands(), f"neither run nor marked as not tested: {line}"
        for option, few in FEW.items():
            if option in arguments:
                arguments[arguments.index(option) + 1] = few
        done = CliRunner().invoke(program, arguments, prog_name="boomcat", input=QUIT)
        assert done.exit_code == 0, f"{line}\n{done.output}"


def run_doctest(text: str, page: Path, names: dict[str, object]) -> None:
    example = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    output: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=output.append, clear_globs=False)
    names.update(example.globs)
    assert not result.failed, "".join(output)


def run_python(block: Block, names: dict[str, object], scenario: Callable[..., Table]) -> None:
    before = set(names)
    exec(compile(block.text, block.file or "the page", "exec"), names)
    for name in {*names} - before:
        if name.startswith("test_"):
            test = names[name]
            assert callable(test)
            test(scenario)


def test_the_layers_and_the_compiled_packages_on_the_page_are_those_there_are():
    page = " ".join((ROOT / "docs" / "architecture.md").read_text("utf-8").split())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    *others, last = (f"`{name}`" for name in project["tool"]["boomcat"]["compiled"])
    assert " → ".join(LAYERS) in page
    assert f"{', '.join(others)} and {last} are compiled." in page


def test_a_mark_that_names_another_test_is_found():
    named = Block("tested by: …", "sh", "", "python3 play --lan\n")
    check_named(named, ["serve --open", "serve --open --lan"])
    with pytest.raises(AssertionError, match="not in the test"):
        check_named(named, ["serve --open", "--lan"])


def test_a_command_that_is_neither_run_nor_marked_is_found():
    with pytest.raises(AssertionError, match="neither run nor marked"):
        run_commands("rm important\n")
    with pytest.raises(AssertionError, match="neither run nor marked"):
        run_commands("python3 play soak\n")
    with pytest.raises(AssertionError, match="Unknown option"):
        run_commands("boomcat simulate --no-such-option\n")
