"""Run every check: lint, types, rules, server, doctests, the browser client's checks, browser tests.

    python3 play test                                 all of it, a few minutes
    python3 play test tests/rulings/test_nope.py      only this file, interpreted, in seconds
    python3 play test tests/rulings -k favor          with any option of pytest
    python3 play test tests/rulings --compiled        only these, with the core compiled first

Compiling takes a single processor for a minute and more; meanwhile everything is checked that doesn't run the core.
What is left of that runs beside the tests, which wait for servers and pages half of the time.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

from tools.web import play

ROOT = Path(__file__).resolve().parent.parent
TYPED = ["play", "boomcat", "tools", "tests", "benchmarks", "lab"]
#: Three workers for each core, because some wait for servers and pages while others compute (tests/support/overlap.py).
WORKERS = ("-n", str((os.cpu_count() or 1) * 3), "--maxschedchunk", "4")
#: An argument that is for `play`, not for pytest.
COMPILED = "--compiled"
INTERRUPTED = 130
#: When nothing was printed for so long, a line says what runs.
PATIENCE_SECONDS = 10.0


@dataclass(frozen=True)
class Step:
    title: str
    #: What `python -m` runs.
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)
    #: Whether what it prints is shown as it comes.
    shown: bool = False


#: It reads all tests, and so compiles them once: otherwise each worker would do so later.
BOTH = Step(
    "tests marked both_builds, interpreted",
    ("pytest", "-q", "-m", "both_builds", "-p", "no:cacheprovider"),
    environment={"BOOMCAT_INTERPRETED": "1"},
)
#: What the tests need. The core is compiled by one processor, and what gets the browser and the proxy waits for the
#: network.
NEEDED = [
    Step("the core", ("tools.core",)),
    Step("a browser for the tests", ("tools.chromium",)),
    Step("a proxy for the tests", ("tools.nginx",)),
]
#: What runs beside them, in this order: what takes longest comes first, so that none ends alone.
CHECKS = [
    Step("lint", ("ruff", "check")),
    Step("format", ("ruff", "format", "--check")),
    Step("types", ("mypy", *(name for name in TYPED if (ROOT / name).exists()))),
    BOTH,
    Step("types of the browser client", ("tools.web", "check")),
    Step("lint of the browser client", ("tools.web", "lint")),
    Step("tests of the browser client's own", ("tools.web", "test")),
]
TESTS = Step("tests", ("pytest", *WORKERS), shown=True)
#: The processes of all steps that run.
RUNNING: set[subprocess.Popen[bytes]] = set()


def run(step: Step) -> tuple[int, bytes, float]:
    start = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", *step.command],
        cwd=ROOT,
        env={**os.environ, **step.environment},
        stdout=None if step.shown else subprocess.PIPE,
        stderr=None if step.shown else subprocess.STDOUT,
    )
    RUNNING.add(process)
    printed, _ = process.communicate()
    RUNNING.discard(process)
    return process.returncode, printed or b"", time.monotonic() - start


def all_of(
    needed: list[Step],
    others: list[Step],
    tests: Step,
    ready: Callable[[], object],
    patience: float = PATIENCE_SECONDS,
) -> None:
    """Run one more at once than there are processors, so that all are busy also while one waits, and report each when
    it is done. The tests run beside the others once all that they need is done, and `ready` was called. When one
    fails, all end with its exit code. While none is done for longer than `patience`, and the tests print nothing yet,
    say which ones run."""
    with ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool, ThreadPoolExecutor(1) as beside:
        start = time.monotonic()
        begun = {pool.submit(run, step): step for step in [*needed, *others]}
        missing = {future for future, step in begun.items() if step in needed}
        waiting = set(begun)
        try:
            while waiting or tests not in begun.values():
                if not missing and tests not in begun.values():
                    ready()
                    print(f"=== {tests.title}", flush=True)
                    future = beside.submit(run, tests)
                    begun[future] = tests
                    waiting.add(future)
                finished, waiting = wait(waiting, patience, FIRST_COMPLETED)
                missing -= finished
                if not finished and missing:
                    titles = ", ".join(step.title for future, step in begun.items() if future.running())
                    print(f"… {time.monotonic() - start:.0f} s: {titles}", flush=True)
                for done in finished:
                    code, output, seconds = done.result()
                    # Nothing follows what is shown as it comes: pytest's closing line is to be the last one.
                    if not begun[done].shown:
                        print(f"=== {begun[done].title}", flush=True)
                        sys.stdout.buffer.write(output)
                        print(f"    {seconds:.1f} s", flush=True)
                    if code:
                        sys.exit(code)
        except BaseException:  # Ctrl-C too
            pool.shutdown(wait=False, cancel_futures=True)
            for process in [*RUNNING]:
                process.terminate()
            raise


def main(arguments: list[str]) -> None:
    # Dozens of servers and workers start here: each would compile every module anew where this is set.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    chosen = [word for word in arguments if word != COMPILED]
    if arguments:
        print("=== tests", flush=True)
        sys.exit(subprocess.call([sys.executable, "-m", "pytest", *(chosen or WORKERS)], cwd=ROOT))
    start = play()
    all_of(NEEDED, [step for step in CHECKS if step is not BOTH or start.compiler_found()], TESTS, start.hold_core)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
