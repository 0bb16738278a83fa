"""A client at a seat of a server's table: its requests until they are answered, and how the visit ended.

Nothing here waits, connects or reads the system's clock: the connection hands in messages, and asks which requests to
send and when.  A person's requests come from another thread.
"""

from __future__ import annotations

import secrets
from dataclasses import KW_ONLY, dataclass, field
from typing import Final

from msgspec.structs import replace

from boomcat.bots.seat import Clock
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Rules, rules_for
from boomcat.server.tables.messages import Accepted, AnyFromServer, Goodbye, Hello, Leave, Refused, Request
from boomcat.server.tables.table_info import TableState
from boomcat.wire import options_from

#: Seconds before a request that came too soon after others is sent again.
RETRY_SECONDS: Final = 0.5
#: The client reconnects after these goodbyes; after all others the server wouldn't let it in again.
COME_BACK: Final = ("stopping", "too-slow")


@dataclass(eq=False, repr=False)
class TableClient:
    token: str
    clock: Clock
    _: KW_ONLY
    last_sequence: int | None = None
    #: The unanswered requests by their ids, and when to send those that are still due.
    asked: dict[str, Request] = field(default_factory=dict)
    due: dict[str, float] = field(default_factory=dict)
    #: Why the visit ended: a reason of `Goodbye`, or "protocol"; None until then.
    over: str | None = None
    leaving: bool = False

    # -- saying --------------------------------------------------------------------

    def hello(self) -> list[Hello | Request]:
        """Return the first messages of a new connection: the hello, and the requests that are still unanswered."""
        return [Hello(token=self.token, last_sequence=self.last_sequence), *self.said()]

    def said(self) -> list[Hello | Request]:
        return [request for key, request in list(self.asked.items()) if key not in self.due]

    def ask(self, request: Request, delay: float = 0.0) -> None:
        self.asked[request.id] = request
        self.due[request.id] = self.clock() + delay

    def next_due(self) -> float | None:
        return min(list(self.due.values()), default=None)

    def take_due(self) -> list[Request]:
        """Return the requests to send now."""
        now = self.clock()
        ready = [key for key, time in list(self.due.items()) if time <= now]
        for key in ready:
            del self.due[key]
        return [self.asked[key] for key in ready]

    def leave(self) -> None:
        """Give up the seat; one of the server's bots takes over."""
        if not self.leaving:
            self.leaving = True
            self.asked.clear()
            self.due.clear()
            self.ask(Leave(id=new_id()))

    # -- hearing -------------------------------------------------------------------

    def hear(self, message: AnyFromServer) -> None:
        """Take in a message.  Subclasses take in those with the table."""
        match message:
            case Accepted():
                self.forget(message.id)
            case Refused():
                request = self.forget(message.id)
                if request is not None and message.reason == "too-many-requests":
                    self.ask(request, RETRY_SECONDS)
                else:
                    self.refused(request, message)
            case Goodbye() if message.reason not in COME_BACK:
                self.over = message.reason
                self.close()
            case _:
                pass

    def forget(self, key: str | None) -> Request | None:
        self.due.pop(key or "", None)
        return self.asked.pop(key or "", None)

    def refused(self, request: Request | None, message: Refused) -> None:
        """Receive the server's reason for a refusal; for subclasses."""

    def interrupted(self) -> None:
        """Learn that the connection broke and is made again; for subclasses."""

    def close(self) -> None:
        """Clear up, because the visit is over; for subclasses."""


def new_id() -> str:
    return secrets.token_hex(8)


def rules_of(state: TableState) -> Rules:
    """Return the rules of the game on the table."""
    table, settings = state.table, state.table.settings
    options = settings.options if table.first is None else replace(settings.options, first=table.first)
    return rules_for(edition_named(settings.edition, settings.title), len(table.players), options_from(options))
