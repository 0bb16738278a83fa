"""Every check there is, the quick ones first: `python3 play test` comes here.

With arguments, only pytest runs and gets them.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TYPED = ["play", "boomcat", "tools", "tests", "benchmarks"]
#: They take over each other's tests, because a game in the browser lasts as long as a thousand other tests; there
#: are twice as many as cores, because such a game mostly waits.
WORKERS = ("-n", str((os.cpu_count() or 1) * 2), "--dist", "worksteal")


@dataclass(frozen=True)
class Step:
    title: str
    #: What `python -m` runs.
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


CHECKS = [
    Step("lint", ("ruff", "check")),
    Step("format", ("ruff", "format", "--check")),
    Step("types", ("mypy", *(name for name in TYPED if (ROOT / name).exists()))),
    Step("types of the browser client", ("tools.web", "check")),
    Step("tests of the browser client's own", ("tools.web", "test")),
    Step("a browser for the tests", ("tools.chromium",)),
    Step("a proxy for the tests", ("tools.nginx",)),
]
#: Only the files that have such tests: to read all others takes longer than these tests.
MARKED = [str(path) for path in sorted(ROOT.glob("tests/test_*.py")) if "both_builds" in path.read_text("utf-8")]
BOTH = Step(
    "tests marked both_builds, interpreted",
    ("pytest", "-q", "-m", "both_builds", "-p", "no:cacheprovider", *MARKED),
    environment={"BOOMCAT_INTERPRETED": "1"},
)


def run(step: Step) -> tuple[int, bytes, float]:
    start = time.monotonic()
    command = [sys.executable, "-m", *step.command]
    environment = {**os.environ, **step.environment}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode, done.stdout, time.monotonic() - start


def all_of(steps: list[Step]) -> None:
    """Run them all at once, and tell of each in order; after one that fails everything ends with its exit code."""
    with ThreadPoolExecutor(len(steps)) as pool:
        for step, result in zip(steps, [pool.submit(run, step) for step in steps], strict=True):
            print(f"=== {step.title}", flush=True)
            code, output, seconds = result.result()
            sys.stdout.buffer.write(output)
            print(f"    {seconds:.1f} s", flush=True)
            if code:
                sys.exit(code)


def main(arguments: list[str]) -> None:
    # Dozens of servers and workers start here: each would compile every module anew where this is set.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not arguments:
        from boomcat.build import compiled

        all_of([*CHECKS, BOTH] if compiled() else CHECKS)
    print("=== tests", flush=True)
    # No time after this one: pytest's closing line, which has it, is to be the last.
    sys.exit(subprocess.call([sys.executable, "-m", "pytest", *(arguments or WORKERS)], cwd=ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
