"""The connection to NATS, and what has to be there: whoever set it up in another way is told what to do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import ssl
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import msgspec
import nats.errors
from nats.aio.client import Client

from boomcat.server.operations.log_throttle import LogThrottle
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_credentials import Key
from boomcat.server.storage.sql import StoreError

__all__ = ["SafeNatsClient", "api", "compare_clocks", "connect", "prepare", "shown"]

LOG = logging.getLogger(__name__)

CONNECT_SECONDS = 3.0
#: A question to JetStream that is not answered by then may have been dropped, by one who was not elected yet: again.
TRY_SECONDS = 3.0
#: Between two attempts.
RETRY_SECONDS = 0.1
#: A server that does not answer two of them is left for another one.
PING_SECONDS = 2
#: While they are elected, and while a new server catches up.
PATIENCE_SECONDS = 20.0
#: So far the clocks may be apart: what is stored says when it was.
CLOCK_SECONDS = 30.0
#: What reading a table at once, and the numbers that fence its subject, need.
OLDEST = (2, 11)

#: JetStream's words for what goes wrong.
NO_JETSTREAM = (10039, 10076)
NOT_ENABLED_HERE = 10035
#: One server alone; or not enough of them, which may be because some have only just come.
ALONE, TOO_FEW = 10074, 10005
NAME_IN_USE = 10058
NOT_THERE = 10059
#: What has to be as we made it.
CHECKED = ["subjects", "num_replicas", "retention", "storage", "discard", "max_msgs_per_subject", "max_age", "metadata"]
CHECKED += ["allow_direct", "allow_rollup_hdrs", "allow_msg_ttl"]
#: What a server says to whoever is not allowed something, in small letters.
PERMISSIONS_ERR = "permissions violation"
DENIED = re.compile(PERMISSIONS_ERR + r' for \w+ to "([^"]*)"')
SUBJECT = re.compile(r'"([^"]*)"')


class SafeNatsClient(Client):
    """nats-py's client, where ours has to be more stubborn, or more discreet.

    Where the address says tls://, nothing is said in the open; nats-py would, to a server that knows no better.  Who we
    are and whom we trust is read anew for every connection.  And nothing that a server says ends it for good: nats-py
    gives up when a password is changed while it is connected, or a server has too many connections.
    """

    def __init__(self, address: Address) -> None:
        super().__init__()
        self.address = address
        #: What we may not say or hear, if NATS has told us; and those who wait to be told.
        self.denied = ""
        self.denials: set[asyncio.Future[None]] = set()

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
            for waiting in self.denials:
                if not waiting.done():
                    waiting.set_result(None)
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
            except Exception as error:  # of a kind that nats-py does not expect: it would never try again
                await self._error_cb(error)
                await asyncio.sleep(CONNECT_SECONDS)


@contextlib.contextmanager
def as_nats_error() -> Iterator[None]:
    """What is wrong with our files is no reason to stop trying: somebody may be about to replace them."""
    try:
        yield
    except StoreError as error:
        raise nats.errors.Error(f"nats: {error}") from None
    except ImportError:
        raise nats.errors.Error("nats: PyNaCl is missing, which signs with nkeys") from None


def worth_a_word(record: logging.LogRecord) -> bool:
    """asyncio complains of how nats-py ends every encrypted connection, which changes nothing."""
    return "eof_received" not in str(record.msg)


async def connect(
    address: Address,
    name: str,
    lost: Callable[[], None] = lambda: None,
    back: Callable[[], None] = lambda: None,
) -> SafeNatsClient:
    """To any of the servers; from then on another one is found when it has to be, however long that takes."""
    logging.getLogger("asyncio").addFilter(worth_a_word)
    client = SafeNatsClient(address)
    problems: list[Exception] = []
    throttle = LogThrottle()
    connected = False

    async def heard(error: Exception) -> None:
        problems.append(error)
        del problems[:-8]
        if connected and throttle.allow(words := told(error)):
            LOG.warning(words)

    async def disconnected() -> None:
        lost()

    async def reconnected() -> None:
        back()

    try:
        async with asyncio.timeout(CONNECT_SECONDS * (1 + len(address.servers))):
            await client.connect(
                address.urls,
                name=f"boomcat {name}",
                error_cb=heard,
                disconnected_cb=disconnected,
                reconnected_cb=reconnected,
                connect_timeout=CONNECT_SECONDS,  # type: ignore[arg-type]  # it takes parts of seconds
                reconnect_time_wait=0.2,  # type: ignore[arg-type]
                max_reconnect_attempts=1,
                ping_interval=PING_SECONDS,
                max_outstanding_pings=2,
            )
    except (nats.errors.Error, OSError, TimeoutError) as error:
        with contextlib.suppress(Exception):
            await client.close()
        raise refused([*problems, error], address) from None
    client.options["max_reconnect_attempts"] = -1
    connected = True
    return client


def told(error: Exception) -> str:
    """For the log.  The code of a table opens it, so of subjects only their beginning is shown."""
    words = SUBJECT.sub(lambda found: f'"{shown(found[1])}"', str(error).partition("\n")[0])
    return f"NATS: {words or type(error).__name__}"[:200]


def shown(subject: str) -> str:
    """What a subject is about, without what it is called."""
    if subject.startswith("$"):
        return subject  # streams have no secrets in their names
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
    return StoreError("cluster-unreachable", {"why": ", ".join(address.servers)})


async def ask(
    client: SafeNatsClient, subject: str, body: bytes, seconds: float, headers: dict[str, str] | None = None
) -> bytes:
    """Whoever may not ask, or not hear the answer, is told so, and does not wait for it."""
    denial: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    client.denials.add(denial)
    asking = asyncio.ensure_future(client.request(subject, body, seconds, headers=headers))
    try:
        both: list[asyncio.Future[Any]] = [asking, denial]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise StoreError("cluster-not-permitted", {"why": shown(client.denied)})
        data: bytes = asking.result().data
        return data
    finally:
        client.denials.discard(denial)
        asking.cancel()


async def api(client: SafeNatsClient, what: str, details: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask JetStream, again and again while its servers have not agreed on a leader."""
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    body = b"" if details is None else msgspec.json.encode(details)
    while True:
        late = asyncio.get_running_loop().time() > end
        try:
            answer = await ask(client, f"$JS.API.{what}", body, TRY_SECONDS)
        except nats.errors.NoRespondersError:
            raise StoreError("cluster-no-jetstream") from None
        except (nats.errors.Error, TimeoutError, OSError) as error:
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
    """Have these streams, or find out why there can't be."""
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
    """By the time that a server writes on a message."""
    await touch(client, subject)
    found = await api(client, f"STREAM.MSG.GET.{stream}", {"last_by_subj": subject})
    written = found.get("message", {}).get("time", "")
    if not written:
        raise StoreError("store-failed", {"why": found.get("error", {}).get("description", "")})
    apart = msgspec.convert(written, datetime).timestamp() - wall()
    if abs(apart) > CLOCK_SECONDS:
        raise StoreError("cluster-clocks", {"why": f"{apart:+.0f} s"})


async def touch(client: SafeNatsClient, subject: str) -> None:
    """Write something there, again and again while the stream has no leader: nobody answers then, or with an error."""
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while True:
        try:
            answer = await ask(client, subject, b"", TRY_SECONDS, {"Nats-Rollup": "sub"})
        except (nats.errors.Error, TimeoutError, OSError) as error:
            refusal = StoreError("cluster-unreachable", {"why": str(error) or type(error).__name__})
        else:
            trouble = msgspec.json.decode(answer, type=dict[str, Any]).get("error")
            if trouble is None:
                return
            refusal = StoreError("store-failed", {"why": trouble.get("description", "")})
        if asyncio.get_running_loop().time() > end:
            raise refusal from None
        await asyncio.sleep(RETRY_SECONDS)


def check(wanted: dict[str, Any], found: dict[str, Any]) -> None:
    """Whether a stream that is there is the one that we want."""
    for key in CHECKED:
        there, ours = found.get(key), wanted.get(key)
        if key == "max_age":
            ours = ours or 0  # tables and leases that went by themselves would be missed
        if key == "metadata":
            there = {name: there.get(name) for name in ours or {}} if isinstance(there, dict) else None
        if ours is not None and there != ours:
            raise StoreError("cluster-other-streams", {"why": f"{wanted['name']}: {key}={there}"})
