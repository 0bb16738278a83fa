"""The `boomcat` command: finds its subcommands, and turns every error into one sentence."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from boomcat import __version__
from boomcat.cli.extras import extra_with, to_install
from boomcat.cli.localized_click import LocalizedCommand, Option, eager_flag, value_name
from boomcat.cli.output import INTERRUPTED, fail, reason_of
from boomcat.core.errors import RuleError
from boomcat.locale import VARIABLES, languages, text, wanted
from boomcat.locale.nearest import did_you_mean

#: In the order of the help.  Each is `command` in a separate module, imported on demand.
COMMANDS = (
    "terminal",
    "serve",
    "web",
    "join",
    "backup",
    "restore",
    "tables",
    "replay",
    "review",
    "puzzle",
    "verify",
    "position",
    "odds",
    "simulate",
    "arena",
    "learn",
    "editions",
)
#: The commands that stand by their own name in the module of another.
BESIDE = {"restore": "backup"}
#: Older names, which still work but aren't listed.
ALIASES = {"play": "terminal"}

WRONG_ARGUMENTS = 2


class Program(LocalizedCommand, click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        name = ALIASES.get(cmd_name, cmd_name)
        if name not in COMMANDS:
            return None
        module = import_module(f"boomcat.cli.{BESIDE.get(name, name)}")
        command: click.Command = getattr(module, name if name in BESIDE else "command")
        return command

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [text("help-some-options"), text("help-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        LocalizedCommand.format_options(self, ctx, formatter)
        found = [(name, self.get_command(ctx, name)) for name in COMMANDS]
        with formatter.section(text("help-commands")):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in found if command])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            extra = extra_with(error)
            if extra is None:
                raise
            command = f"{ctx.command_path} {ctx.invoked_subcommand}"
            fail(text("error-needs-extra", command=command, module=error.name or "", install=to_install(extra)))

    def main(self, *arguments: Any, **settings: Any) -> Any:
        """Run, and exit with a code: 0, 2 for wrong arguments, 130 when interrupted, 1 when the output is closed."""
        if sys.stdin is None:
            # Standard input is closed: read nothing.
            sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (as long as the program)
        if sys.stdout is None:
            # Standard output is closed: discard what is printed.
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
        for stream in (sys.stdout, sys.stderr):
            # Print a question mark for a character that the terminal can't encode, not a traceback.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        check_language()
        # Positions contain `*`, which Click would expand as a file pattern on Windows.
        settings |= {"standalone_mode": False, "windows_expand_args": False}
        try:
            code = super().main(*arguments, **settings)
        except RuleError as error:
            from boomcat.story import explain

            fail(explain(error), WRONG_ARGUMENTS)
        except click.ClickException as error:
            fail(sentence(error), WRONG_ARGUMENTS)
        except click.Abort:
            fail(text("interrupted"), INTERRUPTED)
        except OSError as error:
            fail_to_write(error)
        try:
            sys.stdout.flush()
        except OSError as error:
            fail_to_write(error)
        sys.exit(code if isinstance(code, int) else 0)


def check_language() -> None:
    """Warn about an unknown language, in English, as everything then is."""
    word = os.environ.get(VARIABLES[0], "")
    if word and wanted(word) not in languages():
        problem = text("error-no-such-language", word=word, allowed=", ".join(languages()))
        click.echo(did_you_mean(problem, word, languages()), err=True)


def fail_to_write(error: OSError) -> None:
    """Report a failed write, such as on a full disk, and discard what is still buffered."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    fail(text("error-cannot-write", reason=reason_of(error)))


def sentence(error: click.ClickException) -> str:
    """Return what is wrong with the arguments, and what is allowed."""
    context = getattr(error, "ctx", None)
    parameters = [] if context is None else context.command.get_params(context)
    match error:
        case click.NoSuchCommand():
            problem = text("error-no-such-command", word=error.command_name, allowed=", ".join(COMMANDS))
            return did_you_mean(problem, error.command_name, COMMANDS)
        case click.NoSuchOption():
            allowed = [name for one in parameters if isinstance(one, Option) for name in one.opts]
            problem = text("error-no-such-option", word=error.option_name, allowed=", ".join(allowed))
            return did_you_mean(problem, error.option_name, allowed)
        case click.BadOptionUsage():
            flags = [one for one in parameters if isinstance(one, Option) and one.is_flag]
            takes_none = any(error.option_name in one.opts for one in flags)
            message_id = "error-option-takes-no-value" if takes_none else "error-option-needs-value"
            return text(message_id, option=error.option_name)
        case click.MissingParameter(param=click.Parameter() as parameter):
            return text("error-missing-parameter", name=name_of(parameter))
        case click.BadParameter(param=click.Parameter() as parameter):
            return text("error-in-parameter", name=name_of(parameter), problem=error.message)
        case _:
            return error.message


def name_of(parameter: click.Parameter) -> str:
    return parameter.opts[0] if isinstance(parameter, Option) else value_name(parameter)


def show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted or context.resilient_parsing:
        return
    from boomcat.build import compiled

    build = "compiled" if compiled() else "interpreted"
    python = ".".join(str(part) for part in sys.version_info[:3])
    click.echo(text("version", version=__version__, build=build, python=python))
    context.exit()


def start(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


program = Program(
    "boomcat",
    help="command-boomcat",
    callback=click.pass_context(start),
    invoke_without_command=True,
    params=[eager_flag("--version", show_version, "option-version")],
)
