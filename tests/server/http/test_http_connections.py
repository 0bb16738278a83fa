"""Silent and slow connections: cut off in virtual time, counted by address, and never in the way of other visitors."""

import asyncio
import contextlib
import gc
import io
import socket
import subprocess
import sys
import weakref
from collections.abc import Callable, Coroutine, Iterator
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

from boomcat.server.http import http_connections as lines
from boomcat.server.http.http_connections import ConnectionLimiter, HttpConnection, RequestTimeouts, room_in
from boomcat.server.http.networks import network
from boomcat.server.http.proxies import Trusted
from boomcat.server.operations.log import Log
from boomcat.server.websocket.connection import CLOSE_TIMEOUT_SECONDS, OpenWebSockets, WebSocketConnection
from boomcat.server.websocket.handshake import Handshake, turn_away
from tests.support.in_process_server import HouseServer
from tests.support.timeouts import PATIENCE_SECONDS
from tests.support.virtual_session import VirtualClock

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n"


class Timer:
    def __init__(self, due: float, call: Callable[[], None]) -> None:
        self.due, self.call, self.over = due, call, False

    def cancel(self) -> None:
        self.over = True


class VirtualLoop:
    """A server whose clock the test moves, and whose app never answers a request."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_soon(self, call: Callable[[], None]) -> None:
        self.call_later(0.0, call)

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(self.now + seconds, call))
        return self.timers[-1]

    def create_task(self, work: Coroutine[Any, Any, None]) -> Any:
        work.close()
        return self

    def add_done_callback(self, call: object) -> None:
        pass

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        for timer in list(self.timers):
            if timer.due <= self.now and not timer.over:
                timer.over = True
                timer.call()


class Wire(asyncio.Transport):
    """A transport whose other end has this address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5), "sockname": ("127.0.0.1", 8000)})
        self.line: HttpConnection | Handshake | WebSocketConnection | None = None
        self.sent = b""
        self.writes = 0
        self.limit: int | None = None
        self.reading = True
        self.closing = self.gone = False

    def write(self, data: Any) -> None:
        self.sent += data
        self.writes += 1

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.limit = high

    def set_protocol(self, protocol: object) -> None:
        pass

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.gone = True
        assert self.line is not None
        self.line.connection_lost(None)

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def silent_app(scope: Any, receive: Any, send: Any) -> None:
    """An app that never answers."""


class Host:
    """Accepts connections without a network."""

    def __init__(self, limiter: ConnectionLimiter) -> None:
        self.limiter = limiter
        self.loop = VirtualLoop()
        self.config = uvicorn.Config(silent_app, lifespan="off", log_config=None)
        self.state = ServerState()

    def connect(self, address: str = "203.0.113.9", *received: bytes) -> Wire:
        wire = Wire(address)
        loop: Any = self.loop
        wire.line = HttpConnection(
            limiter=self.limiter, config=self.config, server_state=self.state, app_state={}, _loop=loop
        )
        wire.line.connection_made(wire)
        for data in received:
            wire.line.data_received(data)
        return wire


@pytest.fixture
def logged() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def host(logged) -> Iterator[Host]:
    host = Host(ConnectionLimiter(Log(file=logged), Trusted([network("10.0.0.0/8")]), most_silent=3, most=10))
    yield host
    host.loop.pass_by(1000)
    assert (host.limiter.silent, host.limiter.networks) == ({}, {}), "nothing is left of anybody"


@pytest.mark.parametrize("received", [[], [b"G"], [HEAD], [HEAD[:9], HEAD[9:]]])
def test_unfinished_headers_are_cut_off(host, received):
    wire = host.connect("203.0.113.9", *received)
    host.loop.pass_by(9.9)
    assert not wire.gone
    host.loop.pass_by(0.2)
    assert wire.gone
    assert wire.sent == b""


def test_an_occasional_byte_does_not_extend_the_deadline(host):
    wire = host.connect("203.0.113.9", HEAD)
    for _ in range(9):
        host.loop.pass_by(1)
        wire.line.data_received(b"X")
    host.loop.pass_by(1.1)
    assert wire.gone


def test_an_occasional_byte_does_not_extend_the_deadline_of_a_body(host):
    wire = host.connect("203.0.113.9", POST, b"{")
    for _ in range(8):
        host.loop.pass_by(2.4)
        wire.line.data_received(b" ")
    assert not wire.gone
    host.loop.pass_by(1)
    assert wire.gone


def test_a_client_may_wait_for_its_answer_and_must_read_it_in_time(host):
    wire = host.connect("203.0.113.9", HEAD + b"\r\n")
    host.loop.pass_by(299)
    assert not wire.gone
    host.loop.pass_by(2)
    assert wire.gone


def test_an_unread_goodbye_is_not_waited_for(host):
    wire = host.connect("203.0.113.9", b"no HTTP at all\r\n\r\n")
    assert wire.sent.startswith(b"HTTP/1.1 400 ")
    assert wire.closing
    assert not wire.gone
    host.loop.pass_by(31)
    assert wire.gone


def test_the_oldest_silent_connection_of_an_address_makes_room(host, logged):
    first, second, third = (host.connect() for _ in range(3))
    asking = host.connect("203.0.113.9", HEAD + b"\r\n")
    assert [wire.gone for wire in (first, second, third, asking)] == [True, False, False, False]
    host.connect("203.0.113.9")
    host.connect("203.0.113.10")
    assert not second.gone
    host.connect()
    assert second.gone
    assert not asking.gone, "who said something is not silent"
    assert logged.getvalue().count("too-many-silent-connections most=3") == 1, "not for each of them"
    assert "203.0.113" not in logged.getvalue()


def test_neighbouring_ipv6_addresses_count_as_one(host):
    first = host.connect("2001:db8::1")
    for number in range(2, 5):
        host.connect(f"2001:db8::{number}")
    assert first.gone


def test_a_trusted_proxy_may_open_any_number_of_connections(host):
    wires = [host.connect("10.1.2.3") for _ in range(8)]
    assert not any(wire.gone for wire in wires)


def test_a_full_server_lets_the_silent_go_and_says_so(host, logged):
    asking = [host.connect(f"203.0.113.{number}", HEAD + b"\r\n") for number in range(8)]
    assert logged.getvalue() == ""
    silent = [host.connect(f"198.51.100.{number}") for number in range(2)]
    assert logged.getvalue().count("many-connections now=9 most=10") == 1
    newcomer = host.connect("192.0.2.1")
    assert [wire.gone for wire in silent] == [True, False]
    assert not newcomer.gone
    assert logged.getvalue().count(" too-many-connections most=10") == 1
    assert not any(wire.gone for wire in asking)


# -- WebSockets ------------------------------------------------------------------------

UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
#: Masked with zeros: the shortest frames that a client can send.
PING, PONG = b"\x89\x80" + bytes(4), b"\x8a\x80" + bytes(4)
ANSWER = b"\x8a\x00"


class Heard(WebSocketConnection):
    """Keeps what it receives."""

    def __init__(self, open_sockets: OpenWebSockets) -> None:
        super().__init__(open_sockets, "")
        self.messages: list[tuple[bytes, bool]] = []
        self.left = self.gone = False
        self.over = self.end_of_it

    def end_of_it(self) -> None:
        self.gone = True

    def hear(self, message: bytes, is_text: bool) -> None:
        self.messages.append((message, is_text))
        self.send(b"heard")

    def leave(self) -> None:
        self.left = True


def asked(host: Host, request: bytes = UPGRADE, open_sockets: OpenWebSockets | None = None) -> tuple[Wire, Handshake]:
    """A socket whose handshake hasn't been accepted yet."""
    wire, loop = Wire("203.0.113.9"), host.loop
    given: Any = {"config": host.config, "server_state": host.state, "app_state": {}, "_loop": loop}
    handshake = wire.line = Handshake(open_sockets=open_sockets or OpenWebSockets(Log(level="error")), **given)
    handshake.connection_made(wire)
    handshake.data_received(request)
    return wire, handshake


@pytest.fixture
def talk(host) -> tuple[VirtualLoop, Wire, Heard]:
    """A socket whose handshake was just accepted."""
    wire, handshake = asked(host)
    talk = Heard(handshake.open_sockets)
    handshake.over = talk.over
    assert handshake.open(talk)
    wire.line = talk
    assert wire.sent.startswith(b"HTTP/1.1 101 ")
    assert host.state.connections == {talk}
    wire.sent = b""
    return host.loop, wire, talk


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


def received(wire: Wire) -> list[Frame]:
    """Return the frames that were sent since the last call."""
    client = Protocol(Side.CLIENT)
    client.receive_data(wire.sent)
    wire.sent = b""
    return [event for event in client.events_received() if isinstance(event, Frame)]


def closes(wire: Wire) -> list[int]:
    return [Close.parse(one.data).code for one in received(wire) if one.opcode is Opcode.CLOSE]


def test_a_connection_that_is_lost_before_the_decision_is_let_go(host):
    wire, handshake = asked(host)
    over = []
    handshake.over = lambda: over.append(True)
    wire.abort()
    talk = Heard(handshake.open_sockets)
    assert not handshake.open(talk)
    turn_away({"handshake": handshake}, "banned")
    assert (wire.sent, over, host.state.connections) == (b"", [True], set())


def test_a_client_that_sends_before_the_handshake_ends_is_cut_off(host):
    wire, handshake = asked(host)
    assert not wire.gone
    handshake.data_received(PING)
    assert wire.gone


def test_a_crowd_of_handshakes_is_begun_in_turns():
    """One that the server has cancelled keeps no other client out."""
    begun: list[int] = []

    async def begin(open_sockets: OpenWebSockets, number: int) -> None:
        await open_sockets.turn()
        begun.append(number)

    async def come() -> list[int]:
        open_sockets = OpenWebSockets(Log(level="error"))
        open_sockets.loop = asyncio.get_running_loop()
        tasks = [asyncio.create_task(begin(open_sockets, number)) for number in range(11)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        counts = []
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            counts.append(len(begun))
        return counts

    counts = asyncio.run(come())
    assert begun == list(range(1, 11))
    assert sorted({*counts, 0}) == [0, 3, 7, 10]


def test_a_client_that_left_while_waiting_is_not_let_in(host):
    wire, handshake = asked(host)
    wire.line = handshake
    asked_app: list[object] = []
    handshake.app = lambda *given: asked_app.append(given)

    async def leave() -> None:
        handshake.open_sockets.loop = asyncio.get_running_loop()
        running = asyncio.create_task(handshake.run_asgi())
        await asyncio.sleep(0)
        wire.abort()
        await running

    asyncio.run(leave())
    assert asked_app == []


def test_an_application_that_fails_refuses_the_handshake(host, capsys):
    wire, handshake = asked(host)

    async def fail(*given: object) -> None:
        raise ZeroDivisionError

    async def come() -> None:
        handshake.open_sockets.loop = asyncio.get_running_loop()
        await handshake.run_asgi()

    handshake.app = fail
    asyncio.run(come())
    assert wire.sent.startswith(b"HTTP/1.1 500 ")
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    "received",
    [
        UPGRADE.replace(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""),
        UPGRADE.replace(b"Version: 13", b"Version: 7"),
        UPGRADE.replace(b"Host: x", b"Host: " + b"x" * 10_000),
    ],
    ids=["no key", "old version", "long header"],
)
def test_a_request_that_is_not_a_valid_handshake_is_refused(host, received):
    wire, handshake = asked(host, received)
    assert wire.sent.startswith(b"HTTP/1.1 400 ")
    assert wire.closing
    assert not handshake.open(Heard(handshake.open_sockets))
    wire.abort()


def test_pings_are_answered_up_to_a_limit(talk):
    loop, wire, line = talk
    for _ in range(60):
        line.data_received(PING)
    assert wire.sent == ANSWER * 60
    loop.pass_by(1)
    line.data_received(PING + PONG)
    assert not wire.gone
    line.data_received(PONG)
    assert wire.gone
    assert line.gone


@pytest.mark.parametrize("frame", [PING, PONG])
def test_a_flood_in_one_piece_is_not_read_to_its_end(talk, frame):
    _, wire, line = talk
    line.data_received(frame * 100_000)
    assert wire.gone
    assert len(line.frames.events) < 1_000, "what came behind was not even looked at"
    assert wire.sent.count(ANSWER) < 1_000


def test_a_message_in_fragments_is_one_message(talk):
    _, _, line = talk
    whole = frame(Opcode.TEXT, b"a", fin=False) + PING + frame(Opcode.CONT, b"b", fin=False) + frame(Opcode.CONT, b"c")
    for byte in whole:
        line.data_received(bytes([byte]))
    line.data_received(frame(Opcode.BINARY, b"d") + frame(Opcode.TEXT, b"e"))
    assert line.messages == [(b"abc", True), (b"d", False), (b"e", True)]


def test_a_message_of_endless_empty_fragments_is_cut_off(talk):
    _, wire, line = talk
    line.data_received(frame(Opcode.TEXT, b"", fin=False) + frame(Opcode.CONT, b"", fin=False) * 1000)
    assert wire.gone
    assert line.messages == []


def test_a_message_right_before_a_close_frame_is_received(talk):
    """A browser sends both in one piece."""
    loop, wire, line = talk
    line.data_received(frame(Opcode.TEXT, b"leave") + frame(Opcode.CLOSE, Close(1000, "").serialize()))
    assert line.messages == [(b"leave", True)]
    assert line.left
    assert [one.opcode for one in received(wire)] == [Opcode.TEXT, Opcode.CLOSE]
    assert wire.closing
    line.send(b"too late")
    assert wire.sent == b""
    loop.pass_by(CLOSE_TIMEOUT_SECONDS + 1)
    assert wire.gone


@pytest.mark.parametrize(
    ("garbage", "code"),
    [
        (b"\x81\x01a", 1002),
        (b"\xf1\x80" + bytes(4), 1002),
        (b"\x83\x80" + bytes(4), 1002),
        (frame(Opcode.CONT, b"x"), 1002),
        (frame(Opcode.BINARY, bytes(70_000)), 1009),
        (frame(Opcode.TEXT, bytes(40_000), fin=False) + frame(Opcode.CONT, bytes(40_000)), 1009),
    ],
    ids=["no mask", "reserved bits", "unknown kind", "a part of nothing", "too long", "too long in parts"],
)
def test_an_invalid_frame_closes_the_socket(talk, garbage, code):
    _, wire, line = talk
    line.data_received(garbage)
    assert closes(wire) == [code]
    assert wire.closing
    assert line.left
    assert line.messages == []


def test_no_data_piles_up_for_a_client_that_reads_nothing(talk):
    """It is sent the reason, should it ever read it; for the table it is gone at once, and nothing more is written."""
    loop, wire, line = talk
    assert wire.limit == 256 * 1024
    line.pause_writing()
    first, second = received(wire)
    assert first.data == b'{"message":"goodbye","reason":"too-slow"}'
    assert Close.parse(second.data).code == 1013
    assert line.left
    line.send(b"more")
    line.pause_writing()
    assert wire.sent == b""
    assert not wire.gone
    loop.pass_by(CLOSE_TIMEOUT_SECONDS + 1)
    assert wire.gone


def test_a_closed_socket_is_not_kept_for_a_client_that_reads_nothing(talk):
    loop, wire, line = talk
    line.end("stopping")
    assert closes(wire) == [1012]
    loop.pass_by(CLOSE_TIMEOUT_SECONDS - 1)
    assert not wire.gone
    loop.pass_by(2)
    assert wire.gone
    assert line.gone


def test_a_client_that_sends_after_the_goodbye_is_ignored_and_cut_off_in_the_end(talk):
    _, wire, line = talk
    line.end("removed")
    assert closes(wire) == [1008]
    line.data_received(frame(Opcode.TEXT, b"but") * 50)
    assert not wire.gone
    line.data_received(frame(Opcode.TEXT, b"but") * 50)
    assert wire.gone
    assert line.messages == []


def test_an_answered_goodbye_closes_the_connection(talk):
    _, wire, line = talk
    line.end("removed")
    line.data_received(frame(Opcode.CLOSE, Close(1008, "").serialize()))
    assert closes(wire) == [1008]
    assert wire.closing


def test_a_silent_client_is_pinged(talk):
    loop, wire, line = talk
    pass_slowly(loop, 9.5)
    assert wire.sent == b""
    pass_slowly(loop, 2)
    assert [one.opcode for one in received(wire)] == [Opcode.PING], "once"
    pass_slowly(loop, 8)
    line.data_received(PONG)
    pass_slowly(loop, 9)
    assert received(wire) == []
    pass_slowly(loop, 2)
    assert [one.opcode for one in received(wire)] == [Opcode.PING]
    pass_slowly(loop, 8)
    assert not wire.closing
    pass_slowly(loop, 2)
    assert closes(wire) == [1011]
    assert wire.closing
    assert line.left
    assert not wire.gone
    loop.pass_by(CLOSE_TIMEOUT_SECONDS + 1)
    assert wire.gone


def test_a_client_that_we_do_not_read_from_is_not_silent(talk):
    loop, wire, _ = talk
    wire.reading = False
    pass_slowly(loop, 60)
    assert wire.sent == b""
    wire.reading = True
    pass_slowly(loop, 30)
    assert closes(wire) == [1011]


def test_a_client_that_sends_something_is_not_pinged(talk):
    loop, wire, line = talk
    for _ in range(10):
        pass_slowly(loop, 9)
        line.data_received(frame(Opcode.TEXT, b"x"))
        assert [one.opcode for one in received(wire)] == [Opcode.TEXT]


def test_a_message_to_several_clients_is_framed_once(talk):
    """A hundred spectators who read slowly share one copy of it."""
    _, _, line = talk
    message = bytes(1000)
    assert line.open_sockets.frame(message) is line.open_sockets.frame(message)
    assert line.open_sockets.frame(bytes(999)) != line.open_sockets.frame(message)


def test_messages_are_written_before_the_close(talk):
    _, wire, line = talk
    line.send(b"one")
    line.send(b"two")
    assert [one.data for one in received(wire)] == [b"one", b"two"]
    line.send(b"three")
    line.dismiss("stopping")
    line.send(b"four")
    assert [one.opcode for one in received(wire)] == [Opcode.TEXT, Opcode.TEXT, Opcode.CLOSE]


def test_a_lost_connection_leaves_no_garbage(host):
    """Garbage would stay until Python's cyclic collector looks at everything, which happens rarely."""
    wire, handshake = asked(host)
    talk = wire.line = Heard(handshake.open_sockets)
    assert handshake.open(talk)
    frames, protocol = weakref.ref(talk.frames), weakref.ref(handshake.conn)
    talk.data_received(frame(Opcode.TEXT, b"x") + PING)
    wire.abort()
    wire.line = None
    gc.disable()
    try:
        del talk, handshake
        host.loop.pass_by(0)
        assert frames() is None
        assert protocol() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("size", [1, 4, 5, 125, 126, 127, 4_000, 65_535])
def test_a_message_of_any_length_in_any_pieces_is_received_whole(talk, size):
    _, _, line = talk
    message = bytes(32 + number % 90 for number in range(size))
    sent = frame(Opcode.TEXT, message)
    line.data_received(sent)
    for cut in (1, 2, 5, 6, len(sent) - 1):
        line.data_received(sent[:cut])
        line.data_received(sent[cut:])
        line.data_received(sent)
    assert line.messages == [(message, True)] * 11


def test_bytes_that_look_like_a_frame_inside_a_message_belong_to_it(talk):
    _, _, line = talk
    inner = b"\x81\x85" + bytes(4) + b"inner"
    outer = b"\x81" + bytes((0x80 | len(inner),)) + bytes(4) + inner
    line.data_received(outer[:6])
    line.data_received(outer[6:])
    line.data_received(inner)
    assert line.messages == [(inner, True), (b"inner", True)]


def test_a_length_in_more_bytes_than_needed_is_understood(talk):
    _, _, line = talk
    long_winded = b"\x81\xfe\x00\x05" + bytes(4) + b"hello"
    plain = frame(Opcode.TEXT, b"again")
    line.data_received(long_winded + plain[:3])
    line.data_received(plain[3:])
    line.data_received(plain)
    assert line.messages == [(b"hello", True), (b"again", True), (b"again", True)]


def test_a_message_inside_a_fragmented_one_closes_the_socket(talk):
    _, wire, line = talk
    line.data_received(frame(Opcode.TEXT, b"the beginning", fin=False))
    line.data_received(frame(Opcode.TEXT, b"of something else"))
    assert line.messages == []
    assert closes(wire) == [1002]


@pytest.mark.parametrize("seed", range(20))
def test_frames_of_every_kind_in_any_pieces_are_handled_in_order(talk, seed):
    """Texts, pings and pongs, short and long, and fragmented messages with pings between the fragments."""
    _, wire, line = talk
    luck = Random(seed)
    sent, messages, pings = b"", [], []
    for _ in range(20):
        message = luck.randbytes(luck.choice([0, 1, 20, 124, 125, 126, 300])).hex().encode()
        if luck.random() < 0.3:
            pings.append(message[:125])
            sent += frame(Opcode.PING, pings[-1])
        if luck.random() < 0.2:
            sent += frame(Opcode.PONG, message[:125])
        messages.append((message, True))
        if luck.random() < 0.3:
            half = luck.randint(0, len(message))
            sent += frame(Opcode.TEXT, message[:half], fin=False)
            pings.append(b"between")
            sent += frame(Opcode.PING, b"between") + frame(Opcode.CONT, message[half:])
        else:
            sent += frame(Opcode.TEXT, message)
    while sent:
        size = luck.choice([1, 5, 6, 7, 50, 500])
        line.data_received(sent[:size])
        sent = sent[size:]
    assert line.messages == messages
    assert [one.data for one in received(wire) if one.opcode is Opcode.PONG] == pings
    assert not wire.gone


def test_without_connections_no_timer_runs(talk):
    loop, wire, line = talk
    wire.abort()
    loop.pass_by(2)
    assert (line.open_sockets.timer, line.open_sockets.open) == (None, set())


def pass_slowly(loop: VirtualLoop, seconds: float) -> None:
    """Let time pass in small steps, so that every timer fires when it is due."""
    for _ in range(round(seconds * 2)):
        loop.pass_by(0.5)


def test_the_open_file_limit_is_raised_as_far_as_the_system_allows():
    """Run in a separate process: a limit that was lowered cannot always be raised again."""
    resource = pytest.importorskip("resource", reason="NOT TESTED: limits of open files, which Windows does not have")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = 2000 if hard == resource.RLIM_INFINITY else min(2000, hard)
    code = (
        "import resource; from boomcat.server.http.http_connections import raise_file_limit as files\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (256, {wanted}))\n"
        "print(files(), *resource.getrlimit(resource.RLIMIT_NOFILE), files())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(wanted)] * 4
    assert (room_in(2000), room_in(100)) == (1900, 50)
    assert lines.MOST_FILES > 3 * 20_000


def test_over_a_real_socket(tmp_path):
    """A complete request is answered; the next one on the same connection hangs, and the connection is cut."""
    log = Log(level="error")
    limiter = ConnectionLimiter(log)
    with (
        HouseServer(tmp_path / "tables.db", VirtualClock(), log=log, limiter=limiter) as server,
        socket.create_connection(("127.0.0.1", server.port), PATIENCE_SECONDS) as line,
    ):
        line.sendall(HEAD.replace(b"/ ", b"/health ") + b"\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += line.recv(65536)
        assert answer.startswith(b"HTTP/1.1 200 ")
        limiter.timeouts = RequestTimeouts(head=0.05)
        line.sendall(HEAD)
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(1) == b""
