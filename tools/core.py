"""Compile the core, if it changed: `python -m tools.core`; with --background, without getting in anybody's way.

For the checks, `play` begins it as soon as mypyc is there, and goes on installing; they run it once more, and thereby
wait for it while they look at what needs no core. For players it runs beside their first game.
"""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType

from tools.web import play

LOWEST_PRIORITY = 19


def make_way() -> None:
    """Let every other process go first."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    with suppress(OSError):  # where Linux shares the processors between sessions, the priority of this one counts
        Path("/proc/self/autogroup").write_text(str(LOWEST_PRIORITY))


def compile_core(start: ModuleType, developing: bool) -> None:
    if start.compiler_found() and start.read(start.MYPYC_STAMP) != start.mypyc_fingerprint():
        with start.alone():
            start.install_mypyc()
    start.install_core(developing)


def main(words: list[str]) -> None:
    start = play()
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        if words == ["--background"]:
            make_way()
        compile_core(start, developing=not words)
    except (KeyboardInterrupt, SystemExit):
        start.CHILDREN.end()
        raise


if __name__ == "__main__":
    main(sys.argv[1:])
