"""Checks that the workers on other machines have the same Boomcat and the same bots as this one."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import boomcat
from boomcat.arena.contestants import CONTESTANTS
from boomcat.arena.plan import fingerprint, sources
from boomcat.arena.run_ended import RunEnded
from boomcat.core.errors import RuleError
from boomcat.programs import check_bot, files_of_bot

PACKAGE = Path(boomcat.__file__).resolve().parent


@dataclass(frozen=True)
class Requirements:
    """The requirements on a worker.  Only plain values, because another version of Boomcat may read them."""

    version: str
    sources: str
    #: The folder of the user's own bots; "" if there are none.
    folder: str
    #: The name of each bot, and the files that it is made of, each with its fingerprint.
    bots: tuple[tuple[str, dict[str, str]], ...]


def requirements_for(bots: Sequence[str]) -> Requirements:
    names = sorted({*bots})
    folder = str(Path.cwd()) if any(name not in CONTESTANTS for name in names) else ""
    return Requirements(
        boomcat.__version__, fingerprint(sources()), folder, tuple((name, written(name)) for name in names)
    )


def check(terms: Requirements) -> None:
    """Raise RunEnded if this worker doesn't meet them.  It changes the folder, so run it in a separate process."""
    if (terms.version, terms.sources) != (boomcat.__version__, fingerprint(sources())):
        raise RunEnded("dask-other-boomcat", {"version": terms.version, "theirs": boomcat.__version__})
    if terms.folder:
        try:
            os.chdir(terms.folder)
        except OSError:
            raise RunEnded("dask-no-folder", {"folder": terms.folder}) from None
    for name, made in terms.bots:
        try:
            check_bot(name, CONTESTANTS)
        except RuleError as error:
            raise RunEnded("dask-no-bot", {"bot": name}, (error.reason, error.details)) from None
        except ModuleNotFoundError as error:
            raise RunEnded("dask-no-module", {"bot": name, "module": error.name or ""}) from None
        # The machine that asks may have loaded more from that folder, such as another bot.
        if not written(name).items() <= made.items():
            raise RunEnded("dask-other-bot", {"bot": name})


def written(name: str) -> dict[str, str]:
    """Return the fingerprints of the files of a bot, without Python itself, installed packages, and Boomcat."""
    files = [file for file in files_of_bot(name) if file != Path(sys.executable)]
    installed = [file for file in files[1:] if any(file.is_relative_to(place) for place in (sys.prefix, PACKAGE))]
    return {seen_from_here(file): fingerprint((file,)) for file in files if file not in installed}


def seen_from_here(file: Path) -> str:
    whole, here = file.resolve(), Path.cwd().resolve()
    return whole.relative_to(here).as_posix() if whole.is_relative_to(here) else str(whole)
