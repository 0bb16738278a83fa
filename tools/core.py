"""Compile the core, if it changed: `python -m tools.core`.

`play` begins it as soon as mypyc is there, and goes on installing; the checks run it once more, and thereby wait for it
while they look at what needs no core.
"""

from tools.web import play


def main() -> None:
    play().install_core(developing=True)


if __name__ == "__main__":
    main()
