"""How much of the code the tests run: `python3 play coverage`.

Of compiled code nothing can be measured, and interpreted the whole suite would take hours.  So several runs are put
together: all tests without a browser, and once more, with the core interpreted, those that are about it and quick.
What only a browser test reaches counts as not run.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tools.check import BOTH, WORKERS
from tools.web import main as web

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "src"

#: The subject of each run, the arguments of pytest, and its environment.
RUNS = [
    ("all tests without a browser", ("-m", "not browser", *WORKERS), {}),
    ("tests marked both_builds, interpreted", BOTH.command[1:], BOTH.environment),
    (
        "tests of rulings, bots and knowledge, interpreted",
        ("tests/rulings", "tests/bots/test_bots.py", "tests/knowledge/test_knowledge.py"),
        BOTH.environment,
    ),
]
#: Seconds.  A run that takes longer hangs: everything ends, and nothing is written.
LONGEST = 3600
TO_LEAVE = 60

#: By the name of a part: how many lines there are, and how many of them were run.
Figures = dict[str, tuple[int, int]]


def measure(*arguments: str, **environment: str) -> None:
    """One run.  A test that fails there fails in `play test` too, where it is reported."""
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}) as running:
        try:
            code = running.wait(LONGEST)
        except subprocess.TimeoutExpired:
            # As Ctrl-C does, so that it takes its workers and servers along.
            running.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                running.wait(TO_LEAVE)
            running.kill()
            sys.exit(f"A run of the tests takes longer than {LONGEST // 60} minutes: nothing was measured.")
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        sys.exit(code)


def coverage(*arguments: str) -> bytes:
    return subprocess.check_output([sys.executable, "-m", "coverage", *arguments], cwd=ROOT)


def grouped(lines: Iterable[tuple[str, int, int]], part_of: Callable[[str], str]) -> Figures:
    there: Counter[str] = Counter()
    ran: Counter[str] = Counter()
    for file, all_lines, run_lines in lines:
        there[part_of(file)] += all_lines
        ran[part_of(file)] += run_lines
    return {part: (there[part], ran[part]) for part in sorted(there)}


def of_python() -> Figures:
    coverage("erase")
    for number, (title, arguments, environment) in enumerate(RUNS, 1):
        print(f"=== {number} of {len(RUNS) + 1}: {title}", flush=True)
        measure(*arguments, **environment)
    coverage("combine", "--quiet")
    files = json.loads(coverage("json", "--quiet", "-o", "-"))["files"]
    lines = [(name, one["summary"]["num_statements"], one["summary"]["covered_lines"]) for name, one in files.items()]
    return grouped(lines, lambda name: "/".join(Path(name).parts[:2]))


def of_the_browser_client() -> Figures:
    """Without the components: they are for a browser, and only its tests run them."""
    print(f"=== {len(RUNS) + 1} of {len(RUNS) + 1}: tests of the browser client's own", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        reporting = [f"--coverage.{words}" for words in ("reporter=json-summary", f"reportsDirectory={folder}")]
        web(["test", "--coverage", "--coverage.include=src/**/*.ts", *reporting])
        files = json.loads(Path(folder, "coverage-summary.json").read_text("utf-8"))
    del files["total"]
    lines = [(name, one["lines"]["total"], one["lines"]["covered"]) for name, one in files.items()]

    def part_of(name: str) -> str:
        folder = Path(name).resolve().relative_to(SOURCES).parts[0]
        return f"web/src/{folder}" if (SOURCES / folder).is_dir() else "web/src"

    return grouped(lines, part_of)


def table(figures: Figures) -> str:
    rows = ["| part | lines | run by tests |", "|---|--:|--:|"]
    total = (sum(there for there, _ in figures.values()), sum(ran for _, ran in figures.values()))
    for part, (there, ran) in [*figures.items(), ("**all**", total)]:
        rows.append(f"| {part} | {there} | {100 * ran / max(there, 1):.0f} % |")
    return "\n".join(rows) + "\n"


def main(words: list[str]) -> None:
    if words:
        sys.exit((__doc__ or "").strip())
    day = datetime.now(UTC).date().isoformat()
    print(f"Measured on {day}.\n\n{table(of_python())}\n{table(of_the_browser_client())}")


if __name__ == "__main__":
    main(sys.argv[1:])
