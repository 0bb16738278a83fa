"""The command line: one file for each command, and every word that it says from the catalogue."""

import sys

from boomcat.cli.extras import COMMANDS, extra_with, to_install

__all__ = ["main"]

INTERRUPTED = 130


def main() -> None:
    try:
        from boomcat.cli.program import program
    except ModuleNotFoundError as error:
        from boomcat.locale import text

        extra = extra_with(error)
        if extra is None:
            raise
        wanted = next((COMMANDS[word] for word in sys.argv[1:] if word in COMMANDS), extra)
        sys.exit(text("error-needs-extra", command="boomcat", module=error.name or "", install=to_install(wanted)))
    except KeyboardInterrupt:  # while it was being imported; later the program says so itself
        sys.exit(INTERRUPTED)
    program(prog_name="boomcat")
