"""The bots that a browser can run."""

from __future__ import annotations

from boomcat.bots.roster import NAMES
from boomcat.server.tables.requests import NotAllowed

#: The others have learnt, and need NumPy, which is larger than everything else.
BOTS = tuple(name for name in NAMES if name not in ("apprentice", "champion"))


def check_bot(name: str) -> None:
    """Refuse a bot that needs a server; an unknown one is refused by the table."""
    if name in NAMES and name not in BOTS:
        raise NotAllowed("bot-needs-server", {"word": name, "allowed": " ".join(BOTS)})
