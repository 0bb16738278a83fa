"""Measure how much of the code the tests run.

    python3 play coverage        takes half an hour

Of compiled code nothing can be measured, and interpreted the whole suite would take hours.  So several runs are put
together: all tests without a browser, and once more, with the core interpreted, those that are about it and quick.
What only a browser test reaches counts as not run.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.check import BOTH, WORKERS
from tools.web import main as web

ROOT = Path(__file__).resolve().parent.parent

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


def measure(*arguments: str, **environment: str) -> None:
    """One run.  A test that fails there fails in `play test` too, where it is reported."""
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    code = subprocess.call(command, cwd=ROOT, env={**os.environ, **environment})
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        sys.exit(code)


def coverage(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, check=True)


def main(words: list[str]) -> None:
    if words:
        sys.exit((__doc__ or "").strip())
    coverage("erase")
    for title, arguments, environment in RUNS:
        print(f"=== {title}", flush=True)
        measure(*arguments, **environment)
    coverage("combine", "--quiet")
    print("=== tests of the browser client's own", flush=True)
    # Without the components: they are for a browser, and only its tests run them.
    web(["test", "--coverage", "--coverage.include=src/**/*.ts", "--coverage.reporter=text"])
    coverage("report", "--skip-covered", "--sort=cover")


if __name__ == "__main__":
    main(sys.argv[1:])
