"""Clients that send garbage, too much or nothing, that read too slowly, and internal errors: the table plays on."""

import asyncio
import io
import json
import socket
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boomcat.server.operations.log import Log
from boomcat.server.storage.change import Change
from boomcat.server.storage.store_errors import StoreError, Uncertain
from boomcat.server.tables import registry
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.table_session import PendingStep, TableSession
from boomcat.server.websocket import connection as conversation
from boomcat.server.websocket import session as server_socket
from boomcat.server.websocket.rate_limit import LARGEST_MESSAGE_BYTES
from tests.support.clients import Device, Message, open_table
from tests.support.in_process_table import PATIENT, Table, at_a_table
from tests.support.store_helpers import store_of

# -- hostile clients ---------------------------------------------------------------------


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"message": "start"}',
    '{"message": "nothing", "id": "x"}',
    '{"message": 7}',
    '{"message": "answer", "id": "x", "question": "1", "move": "draw"}',
    '{"message": "answer", "id": "x", "question": 1.5, "move": "draw"}',
    '{"message": "answer", "id": "x", "question": 1, "move": ["draw"]}',
    '{"message": "answer", "id": "x", "question": 1, "move": "draw", "seat": 2}',
    '{"message": "answer", "id": "", "question": 1, "move": "draw"}',
    '{"message": "answer", "id": "' + "x" * 41 + '", "question": 1, "move": "draw"}',
    '{"message": "contribute", "id": "x", "bytes": "XY"}',
    '{"message": "update", "sequence": 1}',
    "[" * 3000,
    '{"a":' * 600,
    "\x00",
    b"",
    b"\x00\xff",
    b'{"message": "ping"}',
    bytes(10_000),
]


def test_garbage_is_refused_and_the_table_plays_on(tmp_path, monkeypatch):
    monkeypatch.setattr(server_socket, "REQUEST_BURST", 1000)

    async def play(table: Table) -> None:
        for frame in GARBAGE:
            await table.one.socket.send(frame)
            refused = await table.one.hear()
            assert refused["message"] == "refused"
            assert refused["reason"] in ("bad-message", "message-too-long")
            assert refused["id"] in (None, "", "x")
        assert await table.two.quiet() == []
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play)


MOVES = [
    "",
    " ",
    "draw draw",
    "dra\u0307w",
    "place -1",
    "place 99999999999999999999999999",
    "place \u00b2",
    "place \u0663",
    "favor 0",
    "favor 11",
    "favor 99999999999999999999",
    "pair skip",
    "pair skip skip skip skip 1",
    "triple skip 2 2 2",
    "five " + "skip " * 30,
    "alter " + "1 " * 60,
    "alter 1 1 1",
    "godcat as godcat as godcat",
    "\u0000",
    "nope" * 40,
]


@pytest.mark.parametrize("when", ["now", "before", "after", "far"])
def test_an_invalid_move_is_refused(tmp_path, monkeypatch, when):
    """The player gets a reason and nothing happens, whatever the move and the question it answers."""
    monkeypatch.setattr(server_socket, "REQUEST_BURST", 1000)

    async def play(table: Table) -> None:
        questions = {"now": [table.question], "before": [table.question - 1, -7], "after": [table.question + 1]}
        for question in questions.get(when, [2**31, 2**62, 2**63, 10**30, -(2**63), -(10**30)]):
            for move in [*MOVES, "draw"]:
                if (when, move) == ("now", "draw"):
                    continue
                refused = await table.one.ask("answer", question=question, move=move)
                assert refused["message"] == "refused"
                assert refused["reason"] != "server-broken", (question, move)
        assert table.moves() == []
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play)


def test_a_request_that_is_not_allowed_is_refused(tmp_path):
    async def play(table: Table) -> None:
        settings: Message = {"edition": "original"}
        allowed_to_hosts: list[tuple[str, Message, str]] = [
            ("start", {}, "not-host"),
            ("configure", {"settings": settings}, "not-host"),
            ("seat_bot", {"seat": 1, "bot": "random"}, "not-host"),
            ("remove_player", {"seat": 1}, "not-host"),
            ("make_host", {"seat": 2}, "not-host"),
            ("rematch", {}, "game-is-running"),
            ("contribute", {"bytes": "00"}, "too-late-to-contribute"),
            ("emote", {"emote": "rude"}, "unknown-emote"),
        ]
        for message, fields, reason in allowed_to_hosts:
            refused = await table.two.ask(message, **fields)
            assert (refused["message"], refused["reason"]) == ("refused", reason)
        not_now: list[tuple[str, Message, str]] = [
            ("remove_player", {"seat": 1}, "not-yourself"),
            ("remove_player", {"seat": 9}, "no-such-seat"),
            ("make_host", {"seat": 9}, "no-such-seat"),
            ("start", {}, "game-is-running"),
            ("configure", {"settings": settings}, "game-is-running"),
            ("seat_bot", {"seat": 2, "bot": "random"}, "game-is-running"),
        ]
        for message, fields, reason in not_now:
            refused = await table.one.ask(message, **fields)
            assert (refused["message"], refused["reason"]) == ("refused", reason)
        async with table.device() as eye:
            await eye.say("answer", id="early", question=1, move="draw")
            assert (await eye.hear_until("refused"))["reason"] == "say-hello-first"
            await eye.hello()
            assert (await eye.ask("answer", question=table.question, move="draw"))["reason"] == "only-watching"
            assert (await eye.ask("request_device_code"))["reason"] == "only-watching"
        async with table.device() as stranger:
            assert await stranger.hello("guessed") == {"message": "goodbye", "reason": "unknown-token"}
            assert await stranger.closed() == 1008

    at_a_table(tmp_path, play)


def test_a_frame_that_is_far_too_long_closes_only_its_connection(tmp_path):
    async def play(table: Table) -> None:
        async with table.device() as device:
            await device.hello(table.tokens[0])
            await device.socket.send("x" * (LARGEST_MESSAGE_BYTES + 1))
            assert (await device.hear_until("refused"))["reason"] == "message-too-long"
            with suppress(ConnectionClosed):
                await device.socket.send("x" * 10_000_000)
            await device.closed()
            assert device.socket.close_code in (1009, 1006)
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play)


def test_a_thousand_messages_in_a_row_disturb_no_other_player(tmp_path, monkeypatch):
    """Each is answered by its id as too frequent; a client that goes on all the same is cut off."""
    monkeypatch.setattr(server_socket, "REQUEST_RATE", 0)  # a busy machine sends slowly enough to be allowed

    async def play(table: Table) -> None:
        answered = 0
        async with table.device() as flood:
            await flood.hello(table.tokens[1])
            with suppress(ConnectionClosed):
                for at in range(1000):
                    await flood.say("emote", id=str(at), emote="wow")
                    await flood.hear_until("refused", "accepted", id=str(at))
                    answered += 1
        assert server_socket.REQUEST_BURST <= answered < 1000
        reasons = {json.loads(frame).get("reason") for frame in flood.frames}
        assert reasons == {None, "too-many-emotes", "too-many-requests"}
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"
        async with table.device() as again:
            assert (await again.hello(table.tokens[1]))["message"] == "welcome"

    at_a_table(tmp_path, play)


def test_a_thousand_messages_at_once_disturb_no_other_player(tmp_path):
    """A client that sends that much without reading may be sent away; the others play on."""

    async def play(table: Table) -> None:
        async with table.device() as flood:
            await flood.hello(table.tokens[1])
            with suppress(ConnectionClosed):
                for at in range(1000):
                    await flood.say("emote", id=str(at), emote="wow")
            assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"
        async with table.device() as again:
            assert (await again.hello(table.tokens[1]))["message"] == "welcome"

    at_a_table(tmp_path, play)


def test_a_client_that_asks_for_the_whole_history_too_often_is_slowed_down(tmp_path, monkeypatch):
    """A few times is fine, more than the request limit allows is not; and the client keeps its seat."""
    monkeypatch.setattr(server_socket, "REQUEST_RATE", 0)

    async def play(table: Table) -> None:
        welcomes = 0
        async with table.device() as greedy:
            answer = await greedy.hello(table.tokens[1])
            while answer["message"] == "welcome":
                welcomes += 1
                await greedy.say("hello", token=table.tokens[1])
                answer = await greedy.hear_until("welcome", "refused")
        assert answer["reason"] == "too-many-requests"
        assert 2 <= welcomes <= 1 + server_socket.REQUEST_BURST // server_socket.HELLO_COSTS
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play)


def test_a_client_that_never_says_hello_is_disconnected(tmp_path, monkeypatch):
    async def play(table: Table) -> None:
        monkeypatch.setattr(server_socket, "HELLO_TIMEOUT_SECONDS", 0.05)  # the others have said hello already
        async with table.device() as silent:
            assert await silent.closed() == 1013

    at_a_table(tmp_path, play)


def test_a_slow_reader_is_dropped_and_comes_back(tmp_path, monkeypatch):
    """The other players see it leave at once, and the table doesn't wait for it."""
    monkeypatch.setattr(conversation, "MOST_UNREAD_BYTES", 10_000)

    async def play(table: Table) -> None:
        table.server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        async with Device(table.server.url, table.code, slow=True) as slow:
            await slow.hello(table.tokens[1])
            await table.two.socket.close()
            assert await here(table, 2) is True
            slow.socket.transport.pause_reading()
            number = 0
            while await here(table, 2):
                for _ in range(10):
                    # A player's return is announced, in a message as long as any other.
                    async with table.device() as eye:
                        await eye.hello(table.tokens[0])
                number += 1
                assert number < 200
            played = await table.one.ask("answer", question=table.question, move="draw")
            assert played["message"] == "accepted"
            slow.socket.transport.resume_reading()
            assert await slow.closed() == 1013
            last = json.loads(slow.frames[-1])
            assert last == {"message": "goodbye", "reason": "too-slow"}
        async with table.device() as again:
            welcome = await again.hello(table.tokens[1], 4)
            assert welcome["sequence"] == table.truth.chairs[1].stream.number

    async def here(table: Table, seat: int) -> bool:
        await table.one.quiet()
        found: bool = (await table.one.hello(table.tokens[0]))["state"]["table"]["seats"][seat - 1]["connected"]
        return found

    monkeypatch.setattr(server_socket, "REQUEST_BURST", 10**9)
    at_a_table(tmp_path, play)


def test_idle_tables_and_sockets_have_no_task(tmp_path):
    """There are thousands of them, and each task takes memory and time."""

    def tasks() -> int:
        names = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
        return sum("Connection" not in name for name in names)  # those are the clients' tasks

    async def play(table: Table) -> None:
        before = tasks()
        async with AsyncExitStack() as stack:
            for _ in range(5):
                await open_table(table.server.url, ["open", "open"], PATIENT)
                eye = await stack.enter_async_context(table.device())
                await eye.hello()
            # Other tasks may run just now, but not as many as there are tables or sockets.
            assert tasks() < before + 5

    at_a_table(tmp_path, play)


# -- internal errors ---------------------------------------------------------------------


class Faulty(TableSession):
    #: The method that fails.
    broken = ""

    def answer(self, *given: Any) -> PendingStep | None:
        if self.broken == "answer":
            raise KeyError("a secret")
        return super().answer(*given)

    def send_updates(self, *given: Any) -> None:
        if self.broken == "send_updates":
            raise KeyError
        super().send_updates(*given)


@pytest.fixture
def faulty(monkeypatch):
    monkeypatch.setattr(registry, "TableSession", Faulty)
    monkeypatch.setattr(Faulty, "broken", "")


def test_an_internal_error_is_answered_and_the_table_plays_on(tmp_path, faulty):
    log = io.StringIO()

    async def play(table: Table) -> None:
        Faulty.broken = "answer"
        refused = await table.one.ask("answer", question=table.question, move="draw")
        assert (refused["message"], refused["reason"]) == ("refused", "server-broken")
        Faulty.broken = ""
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play, Log("debug", "json", log))
    assert '"error": "KeyError"' in log.getvalue()
    assert "a secret" not in log.getvalue()


def test_a_table_that_differs_from_the_store_is_loaded_again(tmp_path, faulty):
    """The entry is stored, so it has happened; all clients are disconnected, and see it when they reconnect."""

    async def play(table: Table) -> None:
        question = table.question
        Faulty.broken = "send_updates"
        await table.one.say("answer", id="once", question=question, move="draw")
        assert await table.one.closed() == 1012
        assert json.loads(table.one.frames[-1]) == {"message": "goodbye", "reason": "stopping"}
        Faulty.broken = ""
        async with table.device() as again:
            await again.hello(table.tokens[0])
            assert (await again.ask("answer", "once", question=question, move="draw"))["message"] == "accepted"
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play, Log("error", "text", io.StringIO()))


def test_a_request_to_a_table_that_is_unloaded_gets_an_answer(tmp_path, monkeypatch):
    """One move is being written, the next requests are queued, and the table is unloaded."""

    async def play(table: Table) -> None:
        actor = table.server.registry.actors[table.code]
        saving, stored = asyncio.Event(), asyncio.Event()
        save = actor.store.save

        async def slowly(change: Change) -> None:
            saving.set()
            await stored.wait()
            await save(change)

        monkeypatch.setattr(actor.store, "save", slowly)
        await table.one.say("answer", id="first", question=table.question, move="draw")
        await saving.wait()
        waiting = [asyncio.create_task(actor.do(lambda: None)) for _ in range(3)]
        await asyncio.sleep(0)
        stopping = asyncio.create_task(actor.stop())
        for result in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(result, Broken)
        stored.set()
        await stopping
        with pytest.raises(Broken):
            await actor.do(lambda: None)

    at_a_table(tmp_path, play, Log("error", "text", io.StringIO()))


@pytest.mark.parametrize(
    ("fate", "answers"),
    [
        (None, ["accepted"]),
        (StoreError("store-full"), ["refused"]),
        (Uncertain("store-unreachable"), []),
    ],
    ids=["stored", "not stored", "unknown"],
)
def test_a_server_that_stops_answers_truthfully_about_a_move_being_stored(tmp_path, monkeypatch, fate, answers):
    async def play(table: Table) -> None:
        registry = table.server.registry
        saving, synced = asyncio.Event(), asyncio.Event()
        save = registry.store.save

        async def slowly(change: Change) -> None:
            saving.set()
            await synced.wait()
            if fate is not None:
                raise fate
            await save(change)

        monkeypatch.setattr(registry.store, "save", lambda change: asyncio.ensure_future(slowly(change)))
        await table.one.say("answer", id="last", question=table.question, move="draw")
        await saving.wait()
        stopping = asyncio.create_task(registry.say_goodbye())
        await asyncio.sleep(0.05)  # an answer sent now would come before the outcome is known
        synced.set()
        await stopping
        assert await table.one.closed() == 1012
        heard = [json.loads(frame) for frame in table.one.frames]
        assert [message["message"] for message in heard if message.get("id") == "last"] == answers

    at_a_table(tmp_path, play, Log("error", "text", io.StringIO()))


def test_a_spectators_request_is_refused_without_waiting_for_the_table(tmp_path, monkeypatch):
    async def play(table: Table) -> None:
        registry = table.server.registry
        saving, synced = asyncio.Event(), asyncio.Event()
        save = registry.store.save

        async def slowly(change: Change) -> None:
            saving.set()
            await synced.wait()
            await save(change)

        async with Device(table.server.url, table.code) as watcher:
            await watcher.hello()
            monkeypatch.setattr(registry.store, "save", lambda change: asyncio.ensure_future(slowly(change)))
            await table.one.say("answer", id="draw", question=table.question, move="draw")
            await saving.wait()
            answer = await watcher.ask("emote", emote="wave")
            assert (answer["message"], answer["reason"]) == ("refused", "only-watching")
            synced.set()
            await table.one.hear_until("accepted", id="draw")

    at_a_table(tmp_path, play, Log("error", "text", io.StringIO()))


def test_a_failing_clean_up_of_the_store_stops_no_game(tmp_path, monkeypatch):
    log = io.StringIO()

    async def play(table: Table) -> None:
        def fails(*_: object) -> None:
            raise StoreError("store-full")

        registry = table.server.registry
        with monkeypatch.context() as patch:
            patch.setattr(store_of(registry), "outdated", fails)
            registry.next_tidying = registry.clock.now()
            await registry.tidy_store()
        assert (await table.one.ask("answer", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play, Log("error", "json", log))
    assert '"reason": "store-full"' in log.getvalue()


def test_after_the_goodbye_a_table_stands_still(tmp_path):
    """Writes under way are answered first; clocks and bots stand still, however long the server takes to end."""

    async def play(table: Table) -> None:
        await table.one.say("answer", id="last", question=table.question, move="draw")
        while not table.moves():
            await asyncio.sleep(0)
        await table.server.registry.say_goodbye()
        assert all(actor.idle and actor.timer is None for actor in table.server.registry.actors.values())
        assert await table.one.closed() == 1012
        heard = [json.loads(frame) for frame in table.one.frames]
        assert [message.get("id") for message in heard if message["message"] == "accepted"][-1] == "last"
        assert heard[-1] == {"message": "goodbye", "reason": "stopping"}

    at_a_table(tmp_path, play)
