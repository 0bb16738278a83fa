"""Writes docs/commands.md from the help of the commands: `python -m tools.commands`.  A test keeps it true."""

import os
import re
from pathlib import Path

from boomcat.cli.program import program
from boomcat.cli.worded import Context

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "commands.md"

HEAD = """# Commands

What `boomcat COMMAND --help` says, which `python3 play COMMAND --help` says too. Options that mean the same as in an
earlier command are only named. Written by `python -m tools.commands`.
"""
#: An option in a help text, with the lines that it continues on.
OPTION = re.compile(r"^  (--[\w-]+) .*\n(?: {4,}.*\n)*", re.MULTILINE)


def document() -> str:
    whole = Context(program, info_name="boomcat", terminal_width=80)
    parts = [HEAD, section("boomcat", program.get_help(whole), [])]
    shown: set[str] = set()
    for name in program.list_commands(whole):
        command = program.get_command(whole, name)
        assert command is not None
        context = Context(command, info_name=name, parent=whole)
        said, named = without_repeats(command.get_help(context), shown)
        parts.append(section(f"boomcat {name}", said, named))
    return "\n".join(parts)


def without_repeats(text: str, shown: set[str]) -> tuple[str, list[str]]:
    """The help without options that are in `shown`, and their names.  Adds the other options to `shown`."""
    named: list[str] = []

    def once(found: re.Match[str]) -> str:
        words = " ".join(found[0].split())
        if words in shown:
            named.append(found[1])
            return ""
        shown.add(words)
        return found[0]

    return OPTION.sub(once, text + "\n").rstrip().removesuffix("Options:"), named


def section(title: str, text: str, named: list[str]) -> str:
    lines = [line.rstrip() for line in text.rstrip().splitlines()]
    more = [f"As above: {', '.join(f'`{option}`' for option in named)}.", ""] if named else []
    return "\n".join([f"## {title}", "", "```text", *lines, "```", "", *more])


if __name__ == "__main__":
    os.environ["BOOMCAT_LANG"] = "en"
    DOCUMENT.write_text(document(), encoding="utf-8")
