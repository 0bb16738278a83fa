"""External bots: programs in any language (`docs/bot-protocol.md`), and Python classes by name."""

from boomcat.programs.classes import is_class
from boomcat.programs.command import is_program
from boomcat.programs.crash_report import BotDied, last_words, traceback_of
from boomcat.programs.named import any_bot, check_bot, files_of_bot
from boomcat.programs.program_bot import ProgramBot, program_bot

__all__ = [
    "BotDied",
    "ProgramBot",
    "any_bot",
    "check_bot",
    "files_of_bot",
    "is_class",
    "is_program",
    "last_words",
    "program_bot",
    "traceback_of",
]
