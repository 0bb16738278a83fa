"""Connects to NATS, checks its streams, and reports what an operator has to fix."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import ssl
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from typing import Any

import msgspec
import nats.errors
from nats.aio.client import Client

from boomcat.server.operations.log import LogThrottle
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_credentials import Key
from boomcat.server.storage.store_errors import StoreError

LOG = logging.getLogger(__name__)

CONNECT_TIMEOUT_SECONDS = 3.0
#: For one request to JetStream; a server that was not elected yet may have dropped it.
REQUEST_TIMEOUT_SECONDS = 3.0
#: Between two attempts.
RETRY_SECONDS = 0.1
#: After two unanswered pings we switch to another server.
PING_INTERVAL_SECONDS = 2
#: For elections, and for a new server to catch up.
ELECTION_TIMEOUT_SECONDS = 20.0
#: The largest difference between clocks: stored entries have times.
MOST_CLOCK_DIFFERENCE_SECONDS = 30.0
#: The oldest server with batched reads and expected sequences per subject.
OLDEST = (2, 11)

#: JetStream's error codes.
NO_JETSTREAM = (10039, 10076)
NOT_ENABLED_HERE = 10035
#: A single server; or too few of them, perhaps because some have just started.
ALONE, TOO_FEW = 10074, 10005
NAME_IN_USE = 10058
NOT_THERE = 10059
#: The settings that must be as we create them.
CHECKED = ["subjects", "num_replicas", "retention", "storage", "discard", "max_msgs_per_subject", "max_age", "metadata"]
CHECKED += ["allow_direct", "allow_rollup_hdrs", "allow_msg_ttl"]
#: A server's message about missing permissions, in lower case.
PERMISSIONS_ERR = "permissions violation"
DENIED = re.compile(PERMISSIONS_ERR + r' for \w+ to "([^"]*)"')
SUBJECT = re.compile(r'"([^"]*)"')


#: How a connection ends that the other side closes at once.
CUT_OFF = (ConnectionResetError, BrokenPipeError, nats.errors.UnexpectedEOF)


class SafeNatsClient(Client):
    """nats-py's client, which never falls back to plain text and never gives up.

    With a tls:// address nats-py would still send plain text to a server without TLS.  Credentials and certificates are
    read anew for every connection.  nats-py gives up when a password changes while it is connected, or when a server
    has too many connections; this client tries again.
    """

    def __init__(self, address: Address) -> None:
        super().__init__()
        self.address = address
        #: The subject that NATS has denied us.
        self.denied = ""

    @property
    def ssl_context(self) -> ssl.SSLContext:
        with as_nats_error():
            return self.address.trust()

    def _connect_command(self) -> bytes:
        if self.address.scheme == "tls" and not self._server_info.get("tls_required"):
            raise nats.errors.Error("nats: the server does not ask for TLS")
        with as_nats_error():
            key = self.address.who()
            self.options |= {"user": key.user or None, "password": key.password or None, "token": key.token or None}
            self._auth_configured = self._auth_configured or key != Key()
            self._signature_cb = key.sign if key.seed else None
            self._public_nkey = key.public if key.seed else None
            self._user_jwt_cb = (lambda: bytearray(key.jwt.encode())) if key.jwt else None
            return super()._connect_command()

    async def _process_err(self, err_msg: str) -> None:
        if found := DENIED.search(err_msg):
            self.denied = found[1]
        if PERMISSIONS_ERR in err_msg:
            await super()._process_err(err_msg)
            return
        error = nats.errors.Error(f"nats: {err_msg}")
        await self._error_cb(error)
        await self._process_op_err(error)

    async def _attempt_reconnect(self) -> None:
        while True:
            try:
                return await super()._attempt_reconnect()
            except Exception as error:  # nats-py does not expect these and would never try again
                await self._error_cb(error)
                await asyncio.sleep(CONNECT_TIMEOUT_SECONDS)


@contextlib.contextmanager
def as_nats_error() -> Iterator[None]:
    """Raise errors in our files as NATS errors, so that it tries again: they may be about to be replaced."""
    try:
        yield
    except StoreError as error:
        raise nats.errors.Error(f"nats: {error}") from None
    except ImportError:
        raise nats.errors.Error("nats: PyNaCl is missing, which signs with nkeys") from None


def worth_a_word(record: logging.LogRecord) -> bool:
    """Return False for asyncio's harmless warning about how nats-py closes TLS connections."""
    return "eof_received" not in str(record.msg)


async def connect(
    address: Address,
    name: str,
    lost: Callable[[], Awaitable[None]] | None = None,
    back: Callable[[], Awaitable[None]] | None = None,
) -> SafeNatsClient:
    """Connect to any of the servers; the client later reconnects to another one, however long that takes."""
    logging.getLogger("asyncio").addFilter(worth_a_word)
    client = SafeNatsClient(address)
    problems: list[Exception] = []
    throttle = LogThrottle()
    connected = False

    async def heard(error: Exception) -> None:
        problems.append(error)
        del problems[:-8]
        if connected and throttle.allow(words := log_text(error)):
            LOG.warning(words)

    try:
        async with asyncio.timeout(CONNECT_TIMEOUT_SECONDS * (1 + len(address.servers))):
            await client.connect(
                address.urls,
                name=f"boomcat {name}",
                error_cb=heard,
                disconnected_cb=lost,
                reconnected_cb=back,
                connect_timeout=CONNECT_TIMEOUT_SECONDS,  # type: ignore[arg-type]  # it takes parts of seconds
                reconnect_time_wait=0.2,  # type: ignore[arg-type]
                max_reconnect_attempts=1,
                ping_interval=PING_INTERVAL_SECONDS,
                max_outstanding_pings=2,
            )
    except (nats.errors.Error, OSError, TimeoutError) as error:
        with contextlib.suppress(Exception):
            await client.close()
        raise refused([*problems, error], address) from None
    client.options["max_reconnect_attempts"] = -1
    connected = True
    return client


def log_text(error: Exception) -> str:
    """Return an error for the log, with shortened subjects: they contain codes that open tables."""
    words = SUBJECT.sub(lambda found: f'"{shown(found[1])}"', str(error).partition("\n")[0])
    return f"NATS: {words or type(error).__name__}"[:200]


def shown(subject: str) -> str:
    """Return a subject without its last parts."""
    if subject.startswith("$"):
        return subject  # names of streams are not secret
    known = subject.split(".")
    return ".".join([*known[:2], "…"]) if len(known) > 2 else subject


def refused(problems: list[Exception], address: Address) -> StoreError:
    for problem in reversed(problems):
        words = str(problem)
        if isinstance(problem, nats.errors.AuthorizationError) or "uthorization" in words:
            return StoreError("cluster-wrong-credentials")
        if isinstance(problem, ssl.SSLError) or "TLS" in words or "SSL" in words or "ssl" in words:
            return StoreError("cluster-wrong-tls", {"why": words.splitlines()[0][:200] if words else ""})
        if "PyNaCl" in words:
            return StoreError("cluster-bad-credentials", {"why": words})
        if address.scheme == "tls" and isinstance(problem, CUT_OFF):
            # A server that wants our certificate closes the connection, and its alert doesn't always arrive.
            return StoreError("cluster-wrong-tls", {"why": words.splitlines()[0][:200] if words else ""})
    return StoreError("cluster-unreachable", {"why": ", ".join(address.servers)})


async def api(client: SafeNatsClient, what: str, details: dict[str, Any] | None = None) -> dict[str, Any]:
    """Call JetStream's API."""
    return await persist(client, f"$JS.API.{what}", b"" if details is None else msgspec.json.encode(details))


async def persist(
    client: SafeNatsClient, subject: str, body: bytes, headers: dict[str, str] | None = None
) -> dict[str, Any]:
    """Send JetStream a request or a message, and retry while it has no leader."""
    end = asyncio.get_running_loop().time() + ELECTION_TIMEOUT_SECONDS
    while True:
        late = asyncio.get_running_loop().time() > end
        try:
            answer = (await client.request(subject, body, REQUEST_TIMEOUT_SECONDS, headers=headers)).data
        except (nats.errors.Error, TimeoutError, OSError) as error:
            if client.denied and isinstance(error, TimeoutError):
                raise StoreError("cluster-not-permitted", {"why": shown(client.denied)}) from None
            if isinstance(error, nats.errors.NoRespondersError) and subject.startswith("$JS.API."):
                raise StoreError("cluster-no-jetstream") from None
            if late:
                raise StoreError("cluster-unreachable", {"why": str(error) or type(error).__name__}) from None
        else:
            found = msgspec.json.decode(answer, type=dict[str, Any])
            error_code = found.get("error", {}).get("err_code", 0)
            if error_code in NO_JETSTREAM:
                raise StoreError("cluster-no-jetstream")
            if late or (found.get("error", {}).get("code") != 503 and error_code != TOO_FEW):
                return found
        await asyncio.sleep(RETRY_SECONDS)


async def prepare(client: SafeNatsClient, streams: list[dict[str, Any]], make: bool = True) -> None:
    """Create these streams if they are missing, and check them."""
    version = client.connected_server_version
    if (version.major, version.minor) < OLDEST:
        raise StoreError("cluster-too-old", {"why": f"{version.major}.{version.minor}"})
    await api(client, "INFO")
    for wanted in streams:
        name, replicas = wanted["name"], wanted["num_replicas"]
        found = await api(client, f"STREAM.INFO.{name}")
        if found.get("error", {}).get("err_code") == NOT_THERE:
            if not make:
                raise StoreError("cluster-other-streams", {"why": f"{name} is not there"})
            found = await api(client, f"STREAM.CREATE.{name}", wanted)
        if error := found.get("error"):
            if error["err_code"] in (ALONE, TOO_FEW, NOT_ENABLED_HERE):
                raise StoreError("cluster-too-few", {"why": f"{error['description']}; replicas={replicas}"})
            if error["err_code"] == NAME_IN_USE:  # another node was quicker
                found = await api(client, f"STREAM.INFO.{name}")
            else:
                raise StoreError("store-failed", {"why": error.get("description", "")})
        check(wanted, found.get("config", {}))


async def compare_clocks(client: SafeNatsClient, stream: str, subject: str, wall: Callable[[], float]) -> None:
    """Compare our clock with the time that a server stamps on a message."""
    found = await persist(client, subject, b"", {"Nats-Rollup": "sub"})
    if "error" not in found:
        found = await api(client, f"STREAM.MSG.GET.{stream}", {"last_by_subj": subject})
    written = found.get("message", {}).get("time", "")
    if not written:
        raise StoreError("store-failed", {"why": found.get("error", {}).get("description", "")})
    apart = msgspec.convert(written, datetime).timestamp() - wall()
    if abs(apart) > MOST_CLOCK_DIFFERENCE_SECONDS:
        raise StoreError("cluster-clocks", {"why": f"{apart:+.0f} s"})


def check(wanted: dict[str, Any], found: dict[str, Any]) -> None:
    """Raise if an existing stream differs from ours."""
    for key in CHECKED:
        # Messages must not expire.
        there, ours = found.get(key), wanted.get(key, 0 if key == "max_age" else None)
        if key == "metadata":
            there = {name: there.get(name) for name in ours or {}} if isinstance(there, dict) else None
        if ours is not None and there != ours:
            raise StoreError("cluster-other-streams", {"why": f"{wanted['name']}: {key}={there}"})
