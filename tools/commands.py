"""Writes docs/commands.md from the help of the commands: `python -m tools.commands`.  A test keeps it true."""

import os
import re
from pathlib import Path

from boomcat.cli.localized_click import Context
from boomcat.cli.program import program

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "commands.md"

HEAD = """# Commands

What `boomcat COMMAND --help` says, which `python3 play COMMAND --help` says too. Options that several commands have
are explained once. Written by `python -m tools.commands`.
"""
#: A line with an option's name, and the lines that continue its help.
OPTION = re.compile(r"^  (--[\w-]+).*\n(?:^   .*\n)*", re.MULTILINE)
EVERYWHERE = "--help"
FEWEST_REPEATS = 3


def document() -> str:
    whole = Context(program, info_name="boomcat", terminal_width=80)
    sections = {}
    for name in program.list_commands(whole):
        command = program.get_command(whole, name)
        assert command is not None
        context = Context(command, info_name=name, parent=whole)
        sections[name] = section(f"boomcat {name}", command.get_help(context))
    where = shared_options(sections)
    parts = [HEAD, section("boomcat", program.get_help(whole))]
    return "\n".join([*parts, *(without_repeats(name, text, where) for name, text in sections.items())])


def shared_options(sections: dict[str, str]) -> dict[str, str]:
    """Return the options that at least three commands explain in the same words, with the first of these commands."""
    found: dict[str, list[str]] = {}
    for name, text in sections.items():
        for option in OPTION.finditer(text):
            found.setdefault(words_of(option), []).append(name)
    return {words: names[0] for words, names in found.items() if len(names) >= FEWEST_REPEATS}


def without_repeats(command: str, text: str, where: dict[str, str]) -> str:
    """Only name the options that an earlier command explains."""
    repeated: dict[str, list[str]] = {}

    def once(match: re.Match[str]) -> str:
        first = where.get(words_of(match), command)
        if match[1] == EVERYWHERE:
            return ""
        if first == command:
            return match[0]
        repeated.setdefault(first, []).append(f"`{match[1]}`")
        return ""

    text = OPTION.sub(once, text).replace("\n\nOptions:\n```", "\n```")
    if repeated:
        as_there = (f"[{first}](#boomcat-{first}): {', '.join(those)}" for first, those in repeated.items())
        text += f"\nAs for {'; as for '.join(as_there)}.\n"
    return text


def words_of(option: re.Match[str]) -> str:
    return " ".join(option[0].split())


def section(title: str, text: str) -> str:
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join([f"## {title}", "", "```text", *lines, "```", ""])


if __name__ == "__main__":
    os.environ["BOOMCAT_LANG"] = "en"
    DOCUMENT.write_text(document(), encoding="utf-8")
