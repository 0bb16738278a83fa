"""Compile the core, if it changed: `python -m tools.core`.

`play` does it before everything that runs the core; the checks do it while they look at what does not.
"""

from tools.web import play


def main() -> None:
    start = play()
    if start.core_ready(developing=True):
        return
    with start.alone():
        if not start.core_ready(developing=True):
            start.install_core(developing=True)


if __name__ == "__main__":
    main()
