"""Click's classes with their texts in the catalogue.

`help` and `metavar` are ids of messages, looked up only when help is printed: a command that just runs doesn't load
the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from boomcat.locale import text


def value_name(parameter: click.Parameter) -> str:
    """Return what help calls the value of a parameter: by its `metavar`, or else by its type."""
    return text(parameter.metavar or parameter.type.name)


class Option(click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.get_help_spec(ctx), text(self.help or "")

    def make_metavar(self, ctx: click.Context) -> str:
        return value_name(self)


class Argument(click.Argument):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), text(self.help or "")

    def make_metavar(self, ctx: click.Context) -> str:
        name = value_name(self)
        if self.nargs < 0:
            # At least one is needed, but the command's error says it better than Click's.
            return f"{name}..."
        return name if self.required else f"[{name}]"


def option(*names: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(*names, cls=Option, **settings)


def setting(name: str, *names: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """An option that can also be set in the environment: `--log-level` as BOOMCAT_LOG_LEVEL."""
    return option(name, *names, envvar="BOOMCAT_" + name[2:].upper().replace("-", "_"), **settings)


def argument(name: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.argument(name, cls=Argument, **settings)


def show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(context.get_help())
        context.exit()


def eager_flag(name: str, callback: Callable[..., None], message_id: str) -> Option:
    """Return an option that prints something instead of running the command."""
    return Option([name], is_flag=True, is_eager=True, expose_value=False, callback=callback, help=message_id)


HELP = eager_flag("--help", show_help, "option-help")


class Formatter(click.HelpFormatter):
    def write_heading(self, heading: str) -> None:
        """Write a heading without Click's colon: French has a space before it, so the catalogue has the colon."""
        self.write(f"{'':>{self.current_indent}}{heading}\n")


class Context(click.Context):
    formatter_class = Formatter


class LocalizedCommand(click.Command):
    """The base of commands and of the whole program.  `help` has the attribute `short` for lists of commands."""

    context_class = Context

    def get_help_option(self, ctx: click.Context) -> Option:
        return HELP

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            # Click forgets this at times, and the error needs it to say what is allowed.
            error.ctx = error.ctx or ctx
            raise

    def get_short_help_str(self, limit: int = 45) -> str:
        return text(f"{self.help}.short")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [text("help-some-options")]
        for parameter in self.get_params(ctx):
            pieces += parameter.get_usage_pieces(ctx)
        return pieces

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, text("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(text(self.help or ""))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments = [one.get_help_record(ctx) for one in self.get_params(ctx) if isinstance(one, Argument)]
        if arguments:
            with formatter.section(text("help-arguments")):
                formatter.write_dl(arguments)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [one.get_help_record(ctx) for one in self.get_params(ctx) if isinstance(one, Option)]
        with formatter.section(text("help-options")):
            formatter.write_dl(options)


class Command(LocalizedCommand):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # Click's error message would be English in every language.
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise click.UsageError(text("error-extra-argument", word=rest[0], help=f"{ctx.command_path} --help"), ctx)
        return rest
