"""What a node believes of JetStream's servers, of which some know less than others; all in virtual time."""

from __future__ import annotations

import base64
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from nats.errors import TimeoutError as Unanswered

from boomcat.server.storage.nats.jetstream import Streams
from boomcat.server.storage.sql import StoreError
from tests.support.virtual_table import virtual

SUBJECT = "boomcat.table.0.code"


class Server:
    """A leader, or one that was: the messages of the stream that it knows."""

    def __init__(self, *messages: tuple[str, bytes]) -> None:
        self.messages = dict(enumerate(messages, 1))

    def ours(self) -> list[int]:
        return [seq for seq, (subject, _) in self.messages.items() if subject == SUBJECT]

    def write(self, data: bytes, after: int) -> dict[str, Any]:
        if (self.ours() or [0])[-1] != after:
            return {"error": {"code": 400, "err_code": 10071}}
        seq = max(self.messages, default=0) + 1
        self.messages[seq] = SUBJECT, data
        return {"seq": seq}

    def api(self, what: str, details: dict[str, Any]) -> dict[str, Any]:
        if what.startswith("STREAM.INFO."):
            subjects = {SUBJECT: len(self.ours())} if self.ours() else None
            return {"state": {"last_seq": max(self.messages, default=0), "subjects": subjects}}
        found = [seq for seq in self.ours() if seq >= details["seq"]]
        if not found:
            return {"error": {"err_code": 10037}}
        data = base64.b64encode(self.messages[found[0]][1]).decode()
        return {"message": {"seq": found[0], "time": "2026-11-16T00:00:00Z", "data": data}}


class Line:
    """nats-py's client: each request goes to the server whose turn it is, whose answer may be lost."""

    is_connected = True
    max_payload = 1_000_000

    def __init__(self, *turns: tuple[Server, bool]) -> None:
        self.turns = list(turns)

    async def request(self, subject: str, data: bytes, seconds: float, headers: Any = None) -> SimpleNamespace:
        server, answered = self.turns.pop(0) if len(self.turns) > 1 else self.turns[0]
        if subject.startswith("$JS.API."):
            answer = server.api(subject.removeprefix("$JS.API."), msgspec.json.decode(data))
        else:
            answer = server.write(data, int(headers["Nats-Expected-Last-Subject-Sequence"]))
        if not answered:
            raise Unanswered
        return SimpleNamespace(data=msgspec.json.encode(answer))


def written(line: Line, after: int) -> int | str:
    """The number under which it was stored, or why it was not."""

    async def write() -> int | str:
        try:
            return await Streams(line).write("boomcat-tables-0", SUBJECT, b"ours", after)  # type: ignore[arg-type]
        except StoreError as error:
            return error.reason

    return virtual(write())


BEFORE = [("other", b"x"), (SUBJECT, b"opened"), (SUBJECT, b"move")]


@pytest.mark.parametrize("behind", [0, 1, 2])
def test_a_stored_message_is_not_missed_because_a_server_lags_behind(behind: int):
    """The answer is lost; then the leader refuses what it has already, and one that was deposed is asked why."""
    leader, deposed = Server(*BEFORE), Server(*BEFORE[:behind])
    line = Line((leader, False), (leader, True), (deposed, True), (deposed, True), (leader, True))
    assert written(line, 3) == 4
    assert leader.ours() == [2, 3, 4]


def test_who_is_refused_by_a_server_that_lags_behind_tries_again():
    leader, late = Server(*BEFORE), Server(*BEFORE[:2])
    assert written(Line((late, True), (late, True), (late, True), (leader, True)), 3) == 4


def test_a_foreign_write_makes_the_stream_stale_at_once():
    leader = Server(*BEFORE, (SUBJECT, b"theirs"))
    assert written(Line((leader, True)), 3) == "store-stale"


def test_what_was_thrown_away_is_stale_also_where_nothing_came_since():
    leader = Server(*BEFORE)
    leader.messages = {3: ("other", b"x")}
    assert written(Line((leader, True)), 3) == "store-stale"


def test_what_was_to_be_the_first_is_written_once_what_was_there_is_forgotten():
    """As with a note that is kept for a while only."""
    full, empty = Server((SUBJECT, b"old")), Server()
    assert written(Line((full, True), (empty, True), (empty, True)), 0) == 1
