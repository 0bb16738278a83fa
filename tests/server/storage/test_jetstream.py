"""A node and JetStream's servers, some of which lag behind; all in virtual time."""

from __future__ import annotations

import base64
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from nats.errors import TimeoutError as Unanswered

from boomcat.server.storage.nats.jetstream import Streams
from boomcat.server.storage.store_errors import StoreError
from tests.support.virtual_table import virtual

SUBJECT = "boomcat.table.0.code"


class Server:
    """A leader, or a former one: the messages of the stream that it knows."""

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
    """nats-py's client: each request goes to the next server, whose answer may be lost."""

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
    """Return the number under which the message was stored, or the reason why it was not."""

    async def write() -> int | str:
        try:
            return await Streams(line).write("boomcat-tables-0", SUBJECT, b"ours", after)  # type: ignore[arg-type]
        except StoreError as error:
            return error.reason

    return virtual(write())


BEFORE = [("other", b"x"), (SUBJECT, b"opened"), (SUBJECT, b"move")]


@pytest.mark.parametrize("behind", [0, 1, 2])
def test_a_stored_message_is_not_missed_because_a_server_lags_behind(behind: int):
    """The answer is lost; then the leader refuses the message that it already has, and a former leader is asked why."""
    leader, deposed = Server(*BEFORE), Server(*BEFORE[:behind])
    line = Line((leader, False), (leader, True), (deposed, True), (deposed, True), (leader, True))
    assert written(line, 3) == 4
    assert leader.ours() == [2, 3, 4]


def test_a_node_refused_by_a_server_that_lags_behind_tries_again():
    leader, late = Server(*BEFORE), Server(*BEFORE[:2])
    assert written(Line((late, True), (late, True), (late, True), (leader, True)), 3) == 4


def test_a_foreign_write_makes_the_stream_stale_at_once():
    leader = Server(*BEFORE, (SUBJECT, b"theirs"))
    assert written(Line((leader, True)), 3) == "store-stale"


def test_a_purged_subject_is_stale_even_without_a_later_message():
    leader = Server(*BEFORE)
    leader.messages = {3: ("other", b"x")}
    assert written(Line((leader, True)), 3) == "store-stale"


def test_a_first_message_is_written_once_the_old_one_is_gone():
    """As with a note that expires after a while."""
    full, empty = Server((SUBJECT, b"old")), Server()
    assert written(Line((full, True), (empty, True), (empty, True)), 0) == 1
