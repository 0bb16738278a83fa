"""Run every check: lint, types, rules, server, doctests, the browser client's checks, browser tests.

    python3 play test                                 all of it, a few minutes
    python3 play test tests/rulings/test_nope.py      only this file, interpreted, in seconds
    python3 play test tests/rulings -k favor          with any option of pytest
    python3 play test tests/rulings --compiled        only these, with the core compiled first

Compiling takes a single processor for a minute and more; meanwhile everything is checked that doesn't run the core.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

from tools.web import play

ROOT = Path(__file__).resolve().parent.parent
TYPED = ["play", "boomcat", "tools", "tests", "benchmarks", "lab"]
#: More workers than cores, because some wait for servers and pages while others compute (tests/support/overlap.py).
WORKERS = ("-n", str((os.cpu_count() or 1) * 2 + 1), "--maxschedchunk", "4")
#: An argument that is for `play`, not for pytest.
COMPILED = "--compiled"
INTERRUPTED = 130
STOP_TIMEOUT_SECONDS = 10.0


@dataclass(frozen=True)
class Step:
    title: str
    #: What `python -m` runs.
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


#: It reads all tests, and so compiles them once: otherwise each worker would do so later.
BOTH = Step(
    "tests marked both_builds, interpreted",
    ("pytest", "-q", "-m", "both_builds", "-p", "no:cacheprovider"),
    environment={"BOOMCAT_INTERPRETED": "1"},
)
#: In the order in which they begin: what takes longest comes first, so that none ends alone.  The core is compiled by
#: one processor, and what gets the browser and the proxy waits for the network.
CHECKS = [
    Step("the core", ("tools.core",)),
    Step("lint", ("ruff", "check")),
    Step("format", ("ruff", "format", "--check")),
    Step("a browser for the tests", ("tools.chromium",)),
    Step("types", ("mypy", *(name for name in TYPED if (ROOT / name).exists()))),
    Step("a proxy for the tests", ("tools.nginx",)),
    BOTH,
    Step("types of the browser client", ("tools.web", "check")),
    Step("lint of the browser client", ("tools.web", "lint")),
    Step("tests of the browser client's own", ("tools.web", "test")),
]


def run(step: Step) -> tuple[int, bytes, float]:
    start = time.monotonic()
    command = [sys.executable, "-m", *step.command]
    environment = {**os.environ, **step.environment}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode, done.stdout, time.monotonic() - start


def all_of(steps: list[Step], patience: float = STOP_TIMEOUT_SECONDS) -> None:
    """Run one more at once than there are processors, so that all are busy also while one waits, and report each when
    it is done; after one that fails no other begins, and everything ends with its exit code. While none is done for
    longer than `patience`, say which ones run."""
    with ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        start = time.monotonic()
        begun = {pool.submit(run, step): step for step in steps}
        waiting = set(begun)
        try:
            while waiting:
                finished, waiting = wait(waiting, patience, FIRST_COMPLETED)
                if not finished:
                    titles = ", ".join(step.title for future, step in begun.items() if future.running())
                    print(f"… {time.monotonic() - start:.0f} s: {titles}", flush=True)
                for done in finished:
                    code, output, seconds = done.result()
                    print(f"=== {begun[done].title}", flush=True)
                    sys.stdout.buffer.write(output)
                    print(f"    {seconds:.1f} s", flush=True)
                    if code:
                        sys.exit(code)
        except BaseException:  # Ctrl-C too
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def main(arguments: list[str]) -> None:
    # Dozens of servers and workers start here: each would compile every module anew where this is set.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    chosen = [word for word in arguments if word != COMPILED]
    if not arguments:
        start = play()
        all_of([step for step in CHECKS if step is not BOTH or start.compiler_found()])
        start.hold_core()
    print("=== tests", flush=True)
    # Nothing is printed after it: pytest's closing line is to be the last one.
    sys.exit(subprocess.call([sys.executable, "-m", "pytest", *(chosen or WORKERS)], cwd=ROOT))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
