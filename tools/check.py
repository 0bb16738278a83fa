"""Every check there is, the quick ones first: `python3 play test` comes here.

With arguments, only pytest runs and gets them.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TYPED = ["play", "boomcat", "tools", "tests", "benchmarks"]
#: Twice as many workers as cores: servers and browsers mostly wait.  They take over each other's tests, because a game
#: in the browser lasts as long as a thousand other tests.
WORKERS = ("-n", str(2 * (os.cpu_count() or 1)), "--dist", "worksteal")
NO_TESTS = 5  # pytest's exit code


def step(title: str, *command: str, allowed: tuple[int, ...] = (0,), **environment: str) -> None:
    """Run `python -m command`; if it fails, everything ends here with its exit code."""
    print(f"=== {title}", flush=True)
    start = time.monotonic()
    code = subprocess.call([sys.executable, "-m", *command], cwd=ROOT, env={**os.environ, **environment})
    if code not in allowed:
        sys.exit(code)
    print(f"    {time.monotonic() - start:.1f} s", flush=True)


def main(arguments: list[str]) -> None:
    if not arguments:
        step("lint", "ruff", "check")
        step("format", "ruff", "format", "--check")
        step("types", "mypy", *(name for name in TYPED if (ROOT / name).exists()))
        step("types of the browser client", "tools.web", "check")
        step("tests of the browser client's own", "tools.web", "test")
        step("a browser for the tests", "tools.chromium")
        from boomcat.build import compiled  # only now is it known to be sound

        if compiled():
            both = ("pytest", "-q", "-m", "both_builds", *WORKERS)
            step("tests marked both_builds, interpreted", *both, allowed=(0, NO_TESTS), BOOMCAT_PURE="1")
    print("=== tests", flush=True)
    # No time after this one: pytest's closing line, which has it, is to be the last.
    sys.exit(subprocess.call([sys.executable, "-m", "pytest", *(arguments or WORKERS)], cwd=ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
