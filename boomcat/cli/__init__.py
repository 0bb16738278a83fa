"""The command line: one file for each command, and every word that it says from the catalogue."""

__all__ = ["main"]


def main() -> None:
    from boomcat.cli.program import program

    program(prog_name="boomcat")
