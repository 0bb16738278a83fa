"""Writes tools/help.txt, which `play` shows before the set-up: `python -m tools.commands`.  A test keeps it true."""

import os
from pathlib import Path

from boomcat.cli.localized_click import Context
from boomcat.cli.program import program

DOCUMENT = Path(__file__).with_name("help.txt")


def document() -> str:
    whole = Context(program, info_name="boomcat", terminal_width=80)
    parts = [section("boomcat", program.get_help(whole))]
    for name in program.list_commands(whole):
        command = program.get_command(whole, name)
        assert command is not None
        context = Context(command, info_name=name, parent=whole)
        parts.append(section(f"boomcat {name}", command.get_help(context)))
    return "\n".join(parts)


def section(title: str, text: str) -> str:
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join([f"## {title}", "", *lines, ""])


if __name__ == "__main__":
    os.environ["BOOMCAT_LANG"] = "en"
    DOCUMENT.write_text(document(), encoding="utf-8")
