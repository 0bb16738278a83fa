"""A guest's connection to its table: one HTTP request to sit down, then WebSockets, reconnecting as needed."""

from __future__ import annotations

import json
import secrets
import ssl
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from urllib.parse import unquote, urlsplit

import msgspec

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.guest.table_client import TableClient
from boomcat.server.tables.http_bodies import JoinTable, Seated
from boomcat.server.tables.messages import PROTOCOL, AnyFromServer, Goodbye, Leave
from boomcat.server.tables.table_info import TableInfo

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

#: The part of a link before the table's code.
BEFORE_CODE = "t"
#: Seconds for an answer over HTTP, and to open a socket.
REQUEST_TIMEOUT_SECONDS = 15.0
#: Seconds before it reconnects, at first and at most; and without any connection until it gives up.
FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.2, 5.0
GIVE_UP_SECONDS = 600.0
#: Seconds to listen before it checks whether it should leave; and seconds to wait for the goodbye.
LISTEN_SECONDS = 0.25
GOODBYE_TIMEOUT_SECONDS = 3.0
LARGEST_ANSWER_BYTES = 1_000_000

T = TypeVar("T")
C = TypeVar("C", bound=TableClient)
DECODER: msgspec.json.Decoder[AnyFromServer] = msgspec.json.Decoder(AnyFromServer)


class CannotJoin(RuleError):
    """The guest can't join the table."""


@dataclass(frozen=True)
class TableAddress:
    """The server with its path prefix, without a slash at the end; and the code of the table."""

    server: str
    code: str

    @classmethod
    def read(cls, link: str) -> TableAddress:
        """Return the address in a link; raise MalformedInput if it isn't the link of a table."""
        try:
            parts = urlsplit(link.strip())
            parts.port  # noqa: B018 (it is read when it is asked for)
        except ValueError:
            raise MalformedInput("not-a-link", {"word": link}) from None
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise MalformedInput("not-a-link", {"word": link})
        folders = [folder for folder in parts.path.split("/") if folder]
        if len(folders) < 2 or folders[-2] != BEFORE_CODE:
            raise MalformedInput("not-a-table", {"word": link})
        code = "-".join(unquote(folders[-1]).lower().replace("-", " ").split())
        if not code.replace("-", "").isalnum() or not code.isascii():
            raise MalformedInput("not-a-table", {"word": link})
        return cls("/".join([f"{parts.scheme}://{parts.netloc}", *folders[:-2]]), code)

    @property
    def table(self) -> str:
        return f"{self.server}/api/tables/{self.code}"

    @property
    def socket(self) -> str:
        return self.table.replace("http", "ws", 1) + "/socket"


# -- over HTTP -----------------------------------------------------------------------


def look_at(address: TableAddress) -> TableInfo:
    """Return the table's public state, before the guest joins."""
    return request(address.table, TableInfo)


def sit_down(address: TableAddress, name: str) -> Seated:
    asked = JoinTable(name=name, token=secrets.token_urlsafe(24))
    return request(f"{address.table}/join", Seated, msgspec.json.encode(asked))


def request(url: str, kind: type[T], data: bytes | None = None) -> T:
    asked = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=REQUEST_TIMEOUT_SECONDS) as answer:
            return msgspec.json.decode(answer.read(LARGEST_ANSWER_BYTES), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            raise refusal(error) from None
    except msgspec.DecodeError:
        raise CannotJoin("not-boomcat", {"status": 200}) from None
    except (OSError, ValueError, HTTPException) as error:
        raise unreachable(url, error) from None


def unreachable(url: str, error: Exception) -> CannotJoin:
    """Return an error that explains why the server can't be reached."""
    reason = getattr(error, "reason", error)
    if isinstance(reason, ssl.SSLCertVerificationError):
        return CannotJoin("certificate", {"address": url, "problem": reason.verify_message})
    if isinstance(reason, ssl.SSLError):
        return CannotJoin("no-https", {"address": url})
    if isinstance(reason, HTTPException) and not isinstance(reason, OSError):
        return CannotJoin("no-http", {"address": url})
    words = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
    return CannotJoin("server-unreachable", {"address": url, "problem": words})


def refusal(error: urllib.error.HTTPError) -> CannotJoin:
    try:
        problem: Any = json.loads(error.read(LARGEST_ANSWER_BYTES))
        return CannotJoin(str(problem["reason"]), dict(problem["details"]))
    except (ValueError, KeyError, TypeError, OSError):
        return CannotJoin("not-boomcat", {"status": error.code})


# -- over the socket -----------------------------------------------------------------


class TableConnection(Generic[C]):
    """Carries a client's messages, over as many connections as it takes."""

    def __init__(self, address: TableAddress, guest: C, stop: threading.Event, *, keeps_seat: bool = False) -> None:
        self.address = address
        self.guest = guest
        self.stop = stop
        #: Whether to hang up when it's stopped; otherwise the client leaves the table first.
        self.keeps_seat = keeps_seat
        self.problem: CannotJoin | None = None
        #: When a leaving guest stops waiting for the server's goodbye.
        self.deadline: float | None = None

    def run(self) -> None:
        """Run until the guest has left, or no longer gets a connection."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        pause, lost = FIRST_RETRY_SECONDS, time.monotonic()
        while not self.finished():
            try:
                with connect(
                    self.address.socket, open_timeout=REQUEST_TIMEOUT_SECONDS, close_timeout=1, max_size=None
                ) as socket:
                    self.say(socket, self.guest.hello())
                    while not self.finished():
                        if self.listen(socket):
                            pause, lost = FIRST_RETRY_SECONDS, time.monotonic()
            except (OSError, WebSocketException):
                # The connection broke; unanswered requests are sent again on the next one.
                if self.stop.is_set():
                    break
                self.guest.interrupted()
            except (msgspec.DecodeError, RuleError, LookupError, ValueError) as error:
                self.problem = CannotJoin("strange-message", {"problem": f"{type(error).__name__}: {error}"})
            if time.monotonic() - lost > GIVE_UP_SECONDS:
                self.problem = CannotJoin("server-unreachable", {"address": self.address.server, "problem": "–"})
                break
            if not self.finished():
                self.stop.wait(pause)
                pause = min(2 * pause, MAX_RETRY_SECONDS)
        self.guest.close()

    def finished(self) -> bool:
        if self.guest.over is not None or self.problem is not None:
            return True
        if self.stop.is_set():
            if self.keeps_seat:
                return True
            self.guest.leave()
        if self.guest.leaving and self.deadline is None:
            self.deadline = time.monotonic() + GOODBYE_TIMEOUT_SECONDS
        return self.deadline is not None and time.monotonic() > self.deadline

    def listen(self, socket: ClientConnection) -> bool:
        """Send due requests, and wait briefly for a message; return whether one came that isn't a goodbye."""
        self.say(socket, self.guest.take_due())
        due = self.guest.next_due()
        moment = LISTEN_SECONDS if due is None else min(LISTEN_SECONDS, max(0.0, due - self.guest.clock()))
        try:
            message = socket.recv(timeout=moment)
        except TimeoutError:
            return False
        spoken = GREETINGS.decode(message).protocol
        if spoken not in (None, PROTOCOL):
            self.problem = CannotJoin("other-protocol", {"spoken": int(spoken or 0), "own": PROTOCOL})
            # Every version understands this.
            self.say(socket, [Leave(id="leave")])
            return True
        heard = DECODER.decode(message)
        self.guest.hear(heard)
        # A guest that gets goodbyes again and again reconnects more and more slowly.
        return not isinstance(heard, Goodbye)

    def say(self, socket: ClientConnection, messages: Any) -> None:
        for message in messages:
            socket.send(msgspec.json.encode(message).decode())


class Greeting(msgspec.Struct):
    """The part of a message that is the same in every version."""

    protocol: int | None = None


GREETINGS = msgspec.json.Decoder(Greeting)
