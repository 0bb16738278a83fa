"""The keys of seats that this computer has taken, so that a later `boomcat join` takes the same seat again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

#: How many tables are remembered.
MOST_KEPT: Final = 50


def file_of_seats() -> Path:
    """Return where the keys are stored: in the user's folder for such things."""
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(folder, "boomcat", "seats.json")


def kept_token(table: str) -> str | None:
    """Return the key of the seat at this table, if there is one."""
    token = read().get(table)
    return token if isinstance(token, str) else None


def keep_token(table: str, token: str | None) -> None:
    """Remember the key of a seat; None forgets it.  Without a place to write to, nothing is remembered."""
    seats = {key: value for key, value in read().items() if key != table}
    if token is not None:
        seats[table] = token
    file = file_of_seats()
    beside = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        # A key is a secret: other users of the computer must not read it.
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as writing:
            json.dump(dict(list(seats.items())[-MOST_KEPT:]), writing)
        beside.replace(file)
    except OSError:
        return


def read() -> dict[str, object]:
    try:
        found = json.loads(file_of_seats().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
