"""Finds and starts a bot's program by its name or command line."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from boomcat.core.errors import MalformedInput

PREFIX = "program:"
PYTHON_ENDING = ".py"

#: The interpreters of files with these endings, for error messages that name the right command.
INTERPRETERS = {
    ".jar": "java -jar",
    ".jl": "julia",
    ".js": "node",
    ".lua": "lua",
    ".mjs": "node",
    ".php": "php",
    ".pl": "perl",
    ".rb": "ruby",
    ".sh": "sh",
    ".ts": "npx tsx",
}

#: The environment variables that a program gets: where programs and temporary files are, and its user's language.
#: The last ones matter only on Windows, where no program starts without them.
VARIABLES = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "SYSTEMROOT", "COMSPEC", "PATHEXT", "TEMP", "TMP")


def is_program(name: str) -> bool:
    """Return whether this names a program and not a built-in bot: by a prefix, a path, an ending, or a command."""
    first, *others = name.split(maxsplit=1) or [""]
    if name.startswith(PREFIX) or first.endswith(PYTHON_ENDING) or is_path(name):
        return True
    ending = Path(name).suffix
    if ending and (ending in INTERPRETERS or Path(name).is_file()):
        return True  # a script, such as `my_bot.js`, even if the file doesn't exist
    return bool(others) and shutil.which(first) is not None


def is_path(name: str) -> bool:
    return any(separator in name for separator in (os.sep, os.altsep) if separator)


def check_program(command: str) -> None:
    """Raise MalformedInput, with advice, if the program doesn't exist or can't be started."""
    program = command_of(command)[0]
    if shutil.which(program) is not None:
        return
    if not Path(program).is_file():
        raise MalformedInput("program-not-found", {"program": program})
    file = str(Path(program))
    interpreter = INTERPRETERS.get(Path(file).suffix, "INTERPRETER")
    raise MalformedInput("program-not-executable", {"file": file, "command": f"{interpreter} {file}"})


def command_of(command: list[str] | str) -> list[str]:
    """Return the command line that starts the program.  A Python file is run by the Python that runs us."""
    if isinstance(command, str):
        named = command.removeprefix(PREFIX)
        try:
            # As a shell would split it, but without expansion.
            parts = [named] if Path(named).is_file() else shlex.split(named, posix=os.name != "nt")
        except ValueError:
            raise MalformedInput("program-not-found", {"program": named}) from None
    else:
        parts = list(command)
    if not parts or not parts[0]:
        raise MalformedInput("program-not-found", {"program": " ".join(parts)})
    if parts[0].endswith(PYTHON_ENDING):
        if not Path(parts[0]).is_file():
            raise MalformedInput("program-not-found", {"program": parts[0]})
        return [sys.executable, *parts]
    if len(parts) == 1 and not is_path(parts[0]) and Path(parts[0]).is_file():
        # A bare name would be looked for on the PATH only.
        return [f"{os.curdir}{os.sep}{parts[0]}"]
    return parts


def start(parts: list[str]) -> subprocess.Popen[bytes]:
    """Start the program in a new process group, so that its children can be killed with it."""
    environment = {name: os.environ[name] for name in VARIABLES if name in os.environ}
    try:
        return subprocess.Popen(
            parts,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # on Windows only, where sessions aren't
            start_new_session=True,
        )
    except (FileNotFoundError, ValueError):
        # A ValueError is a path with a zero byte in it.
        raise MalformedInput("program-not-found", {"program": parts[0]}) from None
    except OSError as error:
        # A folder of the PATH that this user may not enter hides that the program doesn't exist.
        if isinstance(error, PermissionError) and os.sep not in parts[0] and shutil.which(parts[0]) is None:
            raise MalformedInput("program-not-found", {"program": parts[0]}) from None
        reason = error.strerror or type(error).__name__
        raise MalformedInput("program-cannot-start", {"program": parts[0], "reason": reason}) from None
