"""The command line: one file for each command, and every word that it says from the catalogue."""

import sys

from boomcat.cli.extras import extra_with, to_install

__all__ = ["main"]


def main() -> None:
    try:
        from boomcat.cli.program import program
    except ModuleNotFoundError as error:
        extra = extra_with(error)
        if extra is None:
            raise
        # In English only: what reads the catalogues may be the very thing that is missing.
        sys.exit(f"The command boomcat needs {error.name}, which is not installed: {to_install(extra)}")
    program(prog_name="boomcat")
