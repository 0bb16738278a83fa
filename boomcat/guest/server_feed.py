"""A seat at a server's table for the screen: a thread carries its messages."""

from __future__ import annotations

import threading
import time

from boomcat.core.moves import Move
from boomcat.guest.kept_seats import keep_token
from boomcat.guest.person import Person, reason_text
from boomcat.guest.table_connection import TableAddress, TableConnection
from boomcat.locale import text
from boomcat.terminal.fullscreen.scene import Display, FeedCommand

#: Reasons of a goodbye after which the seat's key opens nothing any more.
LOST = ("removed", "left", "closed", "shut", "banned", "unknown-token")


class ServerFeed:
    """Plays at a table by the key of a seat.  Who leaves the screen keeps the seat, and can take it again."""

    plays = True

    def __init__(self, address: TableAddress, token: str) -> None:
        self.address = address
        self.stopped = threading.Event()
        self.person = Person(token, time.monotonic)
        self.thread = threading.Thread(target=self.run, name="table", daemon=True)

    def commands(self) -> list[FeedCommand]:
        return [
            FeedCommand("s", text("screen-key-start"), self.person.start),
            FeedCommand("r", text("screen-key-rematch"), self.person.rematch),
            FeedCommand("b", text("screen-key-resume"), self.person.resume, shown=False),
            FeedCommand("x", text("screen-key-give-up"), self.person.leave, shown=False),
            FeedCommand("a", text("screen-key-auto-pass"), self.toggle_auto_pass, shown=False),
        ]

    def start(self, display: Display) -> None:
        self.display = self.person.display = display
        self.thread.start()

    def answer(self, move: Move) -> None:
        self.person.answer(move)

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join()

    def toggle_auto_pass(self) -> None:
        self.person.auto_pass = not self.person.auto_pass
        self.display.warn(text("screen-auto-pass-on" if self.person.auto_pass else "screen-auto-pass-off"))
        self.person.show()

    def run(self) -> None:
        connection = TableConnection(self.address, self.person, self.stopped, keeps_seat=True)
        connection.run()
        if connection.problem is not None:
            self.display.finish(reason_text(connection.problem.reason, connection.problem.details))
        elif self.person.over is not None:
            if self.person.over in LOST:
                keep_token(self.address.table, None)
            self.display.finish(text("join-over-person", reason=self.person.over))
