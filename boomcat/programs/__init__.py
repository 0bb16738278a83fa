"""Bots that are programs of their own, in any language: `docs/bot-protocol.md`."""

from boomcat.programs.command import is_program
from boomcat.programs.program_bot import ProgramBot, program_bot

__all__ = ["ProgramBot", "is_program", "program_bot"]
