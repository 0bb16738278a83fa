"""Writes docs/commands.md from the help of the commands: `python -m tools.commands`.  A test keeps it true."""

import os
from collections import Counter
from pathlib import Path

import click

from boomcat.cli.localized_click import HELP, Argument, Context, Formatter, LocalizedCommand, Option
from boomcat.cli.program import program
from boomcat.locale import text

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "commands.md"

HEAD = """# Commands

From `boomcat COMMAND --help`, or `python3 play COMMAND --help`, by `python -m tools.commands`. Options stand anywhere,
and those of [several commands](#options-of-several-commands) at the end. `boomcat --version` says whether the rules are
compiled.
"""
#: Options about the rules, which a command has all or none of.
RULES = "--combos --quick --five-different --no-stacking --remove-dead-hands --first-seat"
WIDTH = 110

Record = tuple[str, str]


def document() -> str:
    whole = Context(program, info_name="boomcat", terminal_width=WIDTH)
    commands: dict[str, LocalizedCommand] = {}
    for name in program.list_commands(whole):
        command = program.get_command(whole, name)
        assert isinstance(command, LocalizedCommand)
        commands[name] = command
    contexts = {name: Context(command, info_name=name, parent=whole) for name, command in commands.items()}
    often = Counter(record for name, command in commands.items() for record in options(command, contexts[name]))
    shared = [record for record, count in often.items() if count > 1]
    parts = [HEAD]
    for name, command in commands.items():
        parts.append(section(f"boomcat {name}", help_of(command, contexts[name], shared)))
    formatter = Formatter(width=WIDTH)
    formatter.write_dl(shared)
    parts.append(section("Options of several commands", formatter.getvalue()))
    return "\n".join(parts)


def options(command: click.Command, context: click.Context) -> list[Record]:
    """Return each option of a command with its help, but `--help` itself."""
    params = [one for one in command.get_params(context) if isinstance(one, Option) and one is not HELP]
    return [one.get_help_record(context) for one in params]


def help_of(command: LocalizedCommand, context: click.Context, shared: list[Record]) -> str:
    """Return the help of a command, with only the names of options that others have too."""
    formatter = Formatter(width=WIDTH)
    arguments = [one for one in command.get_params(context) if isinstance(one, Argument)]
    if arguments:
        formatter.write(f"{context.command_path} {' '.join(one.make_metavar(context) for one in arguments)}\n\n")
    formatter.write_text(text(command.help or ""))
    formatter.write_paragraph()
    found = options(command, context)
    own = [record for record in found if record not in shared]
    formatter.write_dl([one.get_help_record(context) for one in arguments] + own)
    if names := " ".join(record[0].split()[0] for record in found if record in shared):
        formatter.write_paragraph()
        formatter.write_text(f"Also: {names.replace(RULES, '--combos … --first-seat')}")
    return formatter.getvalue()


def section(title: str, content: str) -> str:
    lines = [line.rstrip() for line in content.strip("\n").splitlines()]
    return "\n".join([f"## {title}", "", "```text", *lines, "```", ""])


if __name__ == "__main__":
    os.environ["BOOMCAT_LANG"] = "en"
    DOCUMENT.write_text(document(), encoding="utf-8")
