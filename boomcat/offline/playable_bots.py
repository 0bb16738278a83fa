"""The bots that a browser can run."""

from __future__ import annotations

from collections.abc import Iterable

from boomcat.bots.roster import NAMES
from boomcat.offline.browser_network import Download, install
from boomcat.server.operations.log import Log
from boomcat.server.tables.requests import NotAllowed

#: They need the network, which is a separate download.
LEARNT = ("apprentice", "champion")


class PlayableBots:
    """Knows whether the learnt bots can play, and gets what they need."""

    def __init__(self, download: Download | None, log: Log) -> None:
        self.download = download
        self.log = log
        self.ready = False

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name in NAMES if name not in LEARNT or self.download is not None)

    async def prepare(self, bots: Iterable[str]) -> None:
        """Wait until these bots can play; refuse them if they can't.  Unknown ones are refused by the table."""
        wanted = [name for name in bots if name in LEARNT]
        if self.ready or not wanted:
            return
        try:
            if self.download is None:
                raise ConnectionError
            await install(self.download)
        except Exception as error:  # there's no network, or no room
            self.log.warning("no-champion", error=type(error).__name__)
            others = " ".join(name for name in NAMES if name not in LEARNT)
            raise NotAllowed("bot-needs-server", {"word": wanted[0], "allowed": others}) from None
        self.ready = True
