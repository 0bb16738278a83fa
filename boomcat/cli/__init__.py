"""The command line: one file for each command, and every word that it says from the catalogue."""

import sys

from boomcat.cli.extras import COMMANDS, extra_with, to_install

__all__ = ["main"]


def main() -> None:
    try:
        from boomcat.cli.program import program
    except ModuleNotFoundError as error:
        extra = extra_with(error)
        if extra is None:
            raise
        wanted = next((COMMANDS[word] for word in sys.argv[1:] if word in COMMANDS), extra)
        # In English only: what reads the catalogues may be the very thing that is missing.
        install = f"In your clone of Boomcat: {to_install(wanted)}"
        sys.exit(f"The command boomcat needs {error.name}, which is not installed. {install}")
    program(prog_name="boomcat")
