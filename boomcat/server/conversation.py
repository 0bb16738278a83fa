"""A WebSocket under the application: pings in moderation, and nobody who never reads is waited for."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from boomcat.server.limits import Bucket
from boomcat.server.log import Log

__all__ = ["Conversation", "conversations"]

#: Pings and pongs at once, and then a second: browsers send one in ten seconds.
BURST, RATE = 60, 2.0
#: Bytes for whoever does not read them.  Messages wait elsewhere (socket.py); pongs, which nobody waits for, do not.
MOST_UNREAD = 256 * 1024
#: So much is looked at before anybody counts: many small pings come in one piece.
SLICE = 4_096
#: So long a line that is being closed may take to be emptied.
CLOSING_SECONDS = 30.0


class Conversation(WebSocketsSansIOProtocol):
    def __init__(self, *, log: Log, **given: Any) -> None:
        super().__init__(**given)
        self.log = log
        self.control = Bucket(self.loop.time, BURST, RATE)
        self.ending: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        if self.counts():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > MOST_UNREAD:
                self.cut("unread")

    def handle_pong(self, event: Frame) -> None:
        if self.counts():
            super().handle_pong(event)

    def counts(self) -> bool:
        """Whether this ping or pong is one of those that are heard."""
        if self.transport.is_closing():
            return False
        if self.control.take():
            return True
        self.cut("pings")
        return False

    # -- the end -------------------------------------------------------------------------

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        """A line that is closed waits for what is still to be read, for ever if nobody does."""
        if self.ending is None and not self.disconnected:
            self.ending = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ending is not None:
            self.ending.cancel()

    def cut(self, why: str) -> None:
        self.log.debug("line-cut", part=why)
        self.transport.abort()


def conversations(log: Log) -> type[asyncio.Protocol]:
    """What uvicorn makes for every WebSocket."""
    return cast("type[asyncio.Protocol]", partial(Conversation, log=log))
