"""The whole server over real sockets: numbers, coming back, doubled requests, rude clients, slow ones, and its logs.

What the bytes tell about hidden cards is in test_server_leaks.py.
"""

import asyncio
import io
import json
import random
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from boomcat.server import socket as server_socket
from boomcat.server.clock import RealClock
from boomcat.server.entries import Moved, read_entry
from boomcat.server.limits import LARGEST_MESSAGE
from boomcat.server.log import FORMATS, Log
from tests.serving_app import HouseServer
from tests.serving_client import Device, Message, Player, any_move, open_table

PATIENT: Message = {"timers": {"turn": 3600, "nope": 20, "grace": 3600}, "options": {"first": 1}}
SPEED = 100


def served(folder: Path, play: Callable[[HouseServer], Awaitable[None]], speed: float = 1.0, log: Log | None = None):
    async def run() -> None:
        async with asyncio.timeout(120), HouseServer(folder / "boomcat.db", RealClock(speed), log=log).here() as server:
            await play(server)

    asyncio.run(run())


class Table:
    """Two people at a table whose game has begun, and whose turn is the first one's."""

    def __init__(self, server: HouseServer, seated: list[Message], devices: list[Device]) -> None:
        self.server = server
        self.code: str = seated[0]["table"]
        self.tokens: list[str] = [one["token"] for one in seated]
        self.one, self.two = devices

    @property
    def truth(self):
        return self.server.table(self.code)

    @property
    def question(self) -> int:
        return int(self.truth.game.question)

    def moves(self) -> list[Moved]:
        """As they are stored."""
        stored = self.server.store.load(self.code)
        assert stored is not None
        entries = [read_entry(entry.data) for entry in stored.entries]
        return [entry for entry in entries if isinstance(entry, Moved)]

    def device(self) -> Device:
        return Device(self.server.url, self.code)


async def begun(server: HouseServer, stack: AsyncExitStack, settings: Message = PATIENT) -> Table:
    seated = await open_table(server.url, ["open", "open"], settings)
    devices = [await stack.enter_async_context(Device(server.url, seated[0]["table"])) for _ in seated]
    for device, one in zip(devices, seated, strict=True):
        await device.hello(one["token"])
    await devices[0].ask("start")
    for device in devices:
        await device.ask("contribute", bytes="07")
    for device in devices:
        await device.state_in("playing")
    return Table(server, seated, devices)


def at_a_table(folder: Path, play: Callable[[Table], Awaitable[None]], log: Log | None = None) -> None:
    async def run(server: HouseServer) -> None:
        async with AsyncExitStack() as stack:
            await play(await begun(server, stack))

    served(folder, run, log=log)


# -- numbers, and coming back ------------------------------------------------------------


def test_numbers_have_no_gaps_and_a_resume_tells_exactly_the_rest(tmp_path):
    """For seats and for spectators; whatever was the last message that somebody has."""

    async def play(server: HouseServer) -> None:
        seats = ["open", "open", "random"]
        seated = await open_table(server.url, seats, {"timers": {"turn": 3600, "nope": 5, "grace": 3600}})
        async with Device(server.url, seated[0]["table"]) as eye:
            first = (await eye.hello())["number"]
            players = [Player(server.url, one, at, hosting=at == 0) for at, one in enumerate(seated)]
            await asyncio.gather(*(player.play() for player in players))
            heard = [message for message in await eye.quiet() if message["message"] == "update"]
        watched = {message["number"]: message["events"] for message in heard}
        assert list(watched) == list(range(first + 1, first + 1 + len(watched)))
        for token, told in [(player.token, player.told) for player in players] + [(None, watched)]:
            number = max(told)
            assert sorted(told)[-10:] == list(range(number - 9, number + 1))
            for last in [number, *random.Random(1).sample(range(number), 8)]:
                async with Device(server.url, seated[0]["table"]) as device:
                    welcome = await device.hello(token, last)
                assert welcome["number"] == number
                if welcome["missed"] is not None:
                    missed = {happened["number"]: happened["events"] for happened in welcome["missed"]}
                    assert list(missed) == list(range(last + 1, number + 1))
                    assert all(told[at] == events for at, events in missed.items() if at in told)
                whole = [event for at in sorted(told) for event in told[at]]
                assert welcome["history"] == whole

    served(tmp_path, play, SPEED)


@pytest.mark.parametrize("last", [-1, 10**6, -(10**30), 10**30])
def test_a_number_that_was_never_given_gets_a_fresh_state(tmp_path, last):
    async def play(table: Table) -> None:
        async with table.device() as device:
            welcome = await device.hello(table.tokens[0], last)
            assert welcome["missed"] is None
            assert welcome["state"]["view"]["seat"] == 1

    at_a_table(tmp_path, play)


def test_what_was_told_in_an_earlier_game_is_not_told_again(tmp_path):
    async def play(server: HouseServer) -> None:
        seated = await open_table(server.url, ["open", "random"], {})
        player = Player(server.url, seated[0], 1, hosting=True)
        await player.play()
        async with Device(server.url, player.code) as device:
            await device.hello(player.token)
            assert (await device.ask("rematch"))["message"] == "accepted"
        async with Device(server.url, player.code) as device:
            welcome = await device.hello(player.token, 3)
            assert welcome["missed"] is None
            assert welcome["history"] == []
            assert welcome["number"] > max(player.told)

    served(tmp_path, play, SPEED)


def test_hello_again_on_the_same_connection(tmp_path):
    async def play(table: Table) -> None:
        before = await table.one.hello(table.tokens[0])
        again = await table.one.hello(table.tokens[0], before["number"])
        assert again["missed"] == []
        assert again["state"]["table"] == before["state"]["table"]
        # A connection can change its seat, and is in one place at a time.
        async with table.device() as device:
            assert (await device.hello())["state"]["table"]["spectators"] == 1
            assert (await device.hello(table.tokens[1]))["state"]["table"]["spectators"] == 0

    at_a_table(tmp_path, play)


# -- doubled requests --------------------------------------------------------------------


def test_a_request_that_is_sent_again_is_not_carried_out_again(tmp_path):
    """On the same connection, and on a new one."""

    async def play(table: Table) -> None:
        question = table.question
        first = await table.one.ask("act", "same", question=question, move="draw")
        assert first["message"] == "accepted"
        assert await table.one.ask("act", "same", question=question, move="draw") == first
        async with table.device() as again:
            await again.hello(table.tokens[0], first["number"])
            assert await again.ask("act", "same", question=question, move="draw") == first
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)


def test_all_at_once_from_many_tabs_it_is_played_once(tmp_path):
    """A double click, two tabs, a phone and a computer: the same answer to the same question, under other ids."""

    async def play(table: Table) -> None:
        question = table.question
        async with AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(table.device()) for _ in range(5)]
            for tab in tabs:
                await tab.hello(table.tokens[0])
            asked = [tab.ask("act", f"{at}", question=question, move="draw") for at, tab in enumerate(tabs)]
            answers = await asyncio.gather(*asked)
        assert {answer["message"] for answer in answers} == {"accepted"}
        assert len({answer["number"] for answer in answers}) == 1
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)


def test_two_tabs_that_answer_differently(tmp_path):
    """The first one counts; the other is too late."""

    async def play(table: Table) -> None:
        question = table.question
        async with table.device() as tab:
            state = (await tab.hello(table.tokens[0]))["state"]
            others = [offer for offer in state["offers"] if offer["move"] != "draw"]
            assert (await table.one.ask("act", question=question, move="draw"))["message"] == "accepted"
            late = await tab.ask("act", question=question, move=any_move(others, random.Random(1)))
            assert (late["message"], late["reason"]) == ("refused", "question-is-closed")
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)


def test_ids_belong_to_a_seat_also_when_seats_move(tmp_path):
    """When a game starts, open seats go and the others move up; what the host asked for stays the host's."""

    async def play(server: HouseServer) -> None:
        seated = await open_table(server.url, ["open", "open", "open"], PATIENT)
        code = seated[0]["table"]
        async with AsyncExitStack() as stack:
            devices = [await stack.enter_async_context(Device(server.url, code)) for _ in seated]
            for device, one in zip(devices, seated, strict=True):
                await device.hello(one["token"])
            await devices[0].ask("hand_over", seat=2)
            await devices[0].ask("leave")
            started = await devices[1].ask("start", "id")
            assert started["message"] == "accepted"
            assert await devices[1].ask("start", "id") == started
            # The same id of another player is another request.
            contributed = await devices[2].ask("contribute", "id", bytes="07")
            assert contributed["message"] == "accepted"
            assert server.table(code).chairs[1].contribution == b"\7"

    served(tmp_path, play)


# -- rude clients ------------------------------------------------------------------------


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
    '{"message": "act", "id": "x", "question": "1", "move": "draw"}',
    '{"message": "act", "id": "x", "question": 1.5, "move": "draw"}',
    '{"message": "act", "id": "x", "question": 1, "move": ["draw"]}',
    '{"message": "act", "id": "x", "question": 1, "move": "draw", "seat": 2}',
    '{"message": "act", "id": "", "question": 1, "move": "draw"}',
    '{"message": "act", "id": "' + "x" * 41 + '", "question": 1, "move": "draw"}',
    '{"message": "contribute", "id": "x", "bytes": "XY"}',
    '{"message": "update", "number": 1}',
    "[" * 3000,
    '{"a":' * 600,
    "\x00",
    b"",
    b"\x00\xff",
    b'{"message": "ping"}',
    bytes(10_000),
]


def test_garbage_is_refused_and_the_table_plays_on(tmp_path, monkeypatch):
    monkeypatch.setattr(server_socket, "BURST", 1000)

    async def play(table: Table) -> None:
        for frame in GARBAGE:
            await table.one.socket.send(frame)
            refused = await table.one.hear()
            assert refused["message"] == "refused"
            assert refused["reason"] in ("bad-message", "message-too-long")
            assert refused["id"] in (None, "", "x")
        assert await table.two.quiet() == []
        assert (await table.one.ask("act", question=table.question, move="draw"))["message"] == "accepted"

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
def test_moves_that_are_none(tmp_path, monkeypatch, when):
    """Whatever is written there, and whatever question it answers: a reason, and nothing happens."""
    monkeypatch.setattr(server_socket, "BURST", 1000)

    async def play(table: Table) -> None:
        questions = {"now": [table.question], "before": [table.question - 1, -7], "after": [table.question + 1]}
        for question in questions.get(when, [2**31, 2**62, 2**63, 10**30, -(2**63), -(10**30)]):
            for move in [*MOVES, "draw"]:
                if (when, move) == ("now", "draw"):
                    continue
                refused = await table.one.ask("act", question=question, move=move)
                assert refused["message"] == "refused"
                assert refused["reason"] != "server-broken", (question, move)
        assert table.moves() == []
        assert (await table.one.ask("act", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play)


def test_requests_that_are_not_allowed(tmp_path):
    async def play(table: Table) -> None:
        settings: Message = {"edition": "original"}
        allowed_to_hosts: list[tuple[str, Message, str]] = [
            ("start", {}, "not-host"),
            ("configure", {"settings": settings}, "not-host"),
            ("seat_bot", {"seat": 1, "bot": "random"}, "not-host"),
            ("remove", {"seat": 1}, "not-host"),
            ("hand_over", {"seat": 2}, "not-host"),
            ("rematch", {}, "game-is-running"),
            ("contribute", {"bytes": "00"}, "too-late-to-contribute"),
            ("emote", {"emote": "rude"}, "unknown-emote"),
        ]
        for message, fields, reason in allowed_to_hosts:
            refused = await table.two.ask(message, **fields)
            assert (refused["message"], refused["reason"]) == ("refused", reason)
        not_now: list[tuple[str, Message, str]] = [
            ("remove", {"seat": 1}, "not-yourself"),
            ("remove", {"seat": 9}, "no-such-seat"),
            ("hand_over", {"seat": 9}, "no-such-seat"),
            ("start", {}, "game-is-running"),
            ("configure", {"settings": settings}, "game-is-running"),
            ("seat_bot", {"seat": 2, "bot": "random"}, "game-is-running"),
        ]
        for message, fields, reason in not_now:
            refused = await table.one.ask(message, **fields)
            assert (refused["message"], refused["reason"]) == ("refused", reason)
        async with table.device() as eye:
            await eye.say("act", id="early", question=1, move="draw")
            assert (await eye.hear_until("refused"))["reason"] == "say-hello-first"
            await eye.hello()
            assert (await eye.ask("act", question=table.question, move="draw"))["reason"] == "only-watching"
            assert (await eye.ask("new_device"))["reason"] == "only-watching"
        async with table.device() as stranger:
            assert await stranger.hello("guessed") == {"message": "goodbye", "reason": "unknown-token"}
            assert await stranger.closed() == 1008

    at_a_table(tmp_path, play)


def test_a_frame_that_is_far_too_long_ends_the_connection_only(tmp_path):
    async def play(table: Table) -> None:
        async with table.device() as device:
            await device.hello(table.tokens[0])
            await device.socket.send("x" * (LARGEST_MESSAGE + 1))
            assert (await device.hear_until("refused"))["reason"] == "message-too-long"
            with suppress(ConnectionClosed):
                await device.socket.send("x" * 10_000_000)
            await device.closed()
            assert device.socket.close_code in (1009, 1006)
        assert (await table.one.ask("act", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play)


def test_a_thousand_messages_in_a_row_disturb_nobody(tmp_path):
    """Each is answered by its id, that it comes too often; whoever goes on all the same is cut off."""

    async def play(table: Table) -> None:
        answered = 0
        async with table.device() as flood:
            await flood.hello(table.tokens[1])
            with suppress(ConnectionClosed):
                for at in range(1000):
                    await flood.say("emote", id=str(at), emote="wow")
                    await flood.hear_until("refused", "accepted", id=str(at))
                    answered += 1
        assert answered >= server_socket.BURST
        reasons = {json.loads(frame).get("reason") for frame in flood.frames}
        assert reasons == {None, "too-many-emotes", "too-many-requests"}
        assert (await table.one.ask("act", question=table.question, move="draw"))["message"] == "accepted"
        async with table.device() as again:
            assert (await again.hello(table.tokens[1]))["message"] == "welcome"

    at_a_table(tmp_path, play)


def test_a_thousand_messages_at_once_disturb_nobody(tmp_path):
    """Whoever sends so much without reading may be sent away; the others play on."""

    async def play(table: Table) -> None:
        async with table.device() as flood:
            await flood.hello(table.tokens[1])
            with suppress(ConnectionClosed):
                for at in range(1000):
                    await flood.say("emote", id=str(at), emote="wow")
            assert (await table.one.ask("act", question=table.question, move="draw"))["message"] == "accepted"
        async with table.device() as again:
            assert (await again.hello(table.tokens[1]))["message"] == "welcome"

    at_a_table(tmp_path, play)


def test_who_says_nothing_is_sent_away(tmp_path, monkeypatch):
    async def play(table: Table) -> None:
        monkeypatch.setattr(server_socket, "HELLO_SECONDS", 0.05)  # only now: all others are welcome already
        async with table.device() as silent:
            assert await silent.closed() == 1013

    at_a_table(tmp_path, play)


def test_a_slow_reader_is_dropped_and_comes_back(tmp_path, monkeypatch):
    """For the others it is gone at once, and the table waits for nobody."""
    monkeypatch.setattr(server_socket, "MOST_WAITING", 10)

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
                    # Whoever looks in is news, and news are as long as any message.
                    async with table.device() as eye:
                        await eye.hello()
                number += 1
                assert number < 200
            played = await table.one.ask("act", question=table.question, move="draw")
            assert played["message"] == "accepted"
            slow.socket.transport.resume_reading()
            assert await slow.closed() == 1013
            last = json.loads(slow.frames[-1])
            assert last == {"message": "goodbye", "reason": "too-slow"}
        async with table.device() as again:
            welcome = await again.hello(table.tokens[1], 4)
            assert welcome["number"] == table.truth.chairs[1].stream.number

    async def here(table: Table, seat: int) -> bool:
        await table.one.quiet()
        found: bool = (await table.one.hello(table.tokens[0]))["state"]["table"]["seats"][seat - 1]["here"]
        return found

    monkeypatch.setattr(server_socket, "BURST", 10**9)
    at_a_table(tmp_path, play)


# -- a fault of ours ---------------------------------------------------------------------


def test_a_fault_of_ours_is_answered_and_the_table_plays_on(tmp_path, monkeypatch):
    log = io.StringIO()

    async def play(table: Table) -> None:
        room = table.server.house.runners[table.code].room

        def fails(*_: object) -> None:
            raise KeyError("a secret")

        with monkeypatch.context() as patch:
            patch.setattr(room, "answer", fails)
            refused = await table.one.ask("act", question=table.question, move="draw")
            assert (refused["message"], refused["reason"]) == ("refused", "server-broken")
        assert (await table.one.ask("act", question=table.question, move="draw"))["message"] == "accepted"

    at_a_table(tmp_path, play, Log("debug", "json", log))
    assert '"error": "KeyError"' in log.getvalue()
    assert "a secret" not in log.getvalue()


def test_a_table_that_no_longer_fits_what_is_stored_is_read_anew(tmp_path, monkeypatch):
    """The entry is stored, so it has happened; everybody is sent away and finds it when they come back."""

    async def play(table: Table) -> None:
        room = table.server.house.runners[table.code].room

        def fails(*_: object) -> None:
            raise KeyError

        question = table.question
        with monkeypatch.context() as patch:
            patch.setattr(room, "send_updates", fails)
            await table.one.say("act", id="once", question=question, move="draw")
            assert await table.one.closed() == 1012
            assert json.loads(table.one.frames[-1]) == {"message": "goodbye", "reason": "stopping"}
        async with table.device() as again:
            await again.hello(table.tokens[0])
            assert (await again.ask("act", "once", question=question, move="draw"))["message"] == "accepted"
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play, Log("error", "text", io.StringIO()))


# -- logs --------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMATS)
def test_logs_tell_no_secret(tmp_path, form):
    """No token, no secret, nobody's bytes, no card, no name and no code of a table, at any level."""
    written = io.StringIO()
    given: list[str] = []

    async def play(server: HouseServer) -> None:
        settings = {"edition": "good-vs-evil", "timers": {"turn": 3600, "nope": 5, "grace": 3600}}
        seated = await open_table(server.url, ["open", "open", "random"], settings)
        players = [Player(server.url, one, at, hosting=at == 0) for at, one in enumerate(seated)]
        await asyncio.gather(*(player.play() for player in players))
        code = seated[0]["table"]
        table = server.table(code)
        async with Device(server.url, code) as device:
            await device.hello(seated[0]["token"])
            device_code = (await device.ask("new_device"))["code"]
            await device.ask("act", question=1, move="draw")
        async with Device(server.url, code) as device:
            await device.hello("wrong-" + secrets.token_hex(8))
        # Something of every kind of line, faults included.
        runner = server.house.runners[code]
        runner.report(KeyError(table.secret.hex()))
        runner.room.bot_failed(1, ValueError(code))
        server.house.drop(code)
        given.extend([code, device_code, table.secret.hex(), *(one["token"] for one in seated)])
        given.extend(chair.contribution.hex() for chair in table.chairs if chair.contribution)
        given.extend(["Person", "defuse", "nope", "draw", "kitten"])

    served(tmp_path, play, SPEED, Log("debug", form, written))
    lines = written.getvalue().splitlines()
    assert len(lines) >= 3
    assert len(given) > 8
    for words in given:
        assert not [line for line in lines if words in line]
