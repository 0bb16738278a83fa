"""The connection to NATS, and what has to be there: whoever set it up in another way is told what to do."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
import nats.errors
from nats.aio.client import Client

from boomcat.server.cluster.address import Address
from boomcat.server.store import StoreError

__all__ = ["api", "compare_clocks", "connect", "prepare"]

CONNECT_SECONDS = 3.0
API_SECONDS = 10.0
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


class Careful(Client):
    """Where the address says tls://, nothing is said in the open; nats-py would, to a server that knows no better."""

    def __init__(self, encrypted: bool) -> None:
        super().__init__()
        self.encrypted = encrypted

    def _connect_command(self) -> bytes:
        if self.encrypted and not self._server_info.get("tls_required"):
            raise nats.errors.Error("nats: the server does not ask for TLS")
        return super()._connect_command()


async def connect(
    address: Address,
    name: str,
    lost: Callable[[], None] = lambda: None,
    back: Callable[[], None] = lambda: None,
) -> Client:
    """To any of the servers; from then on nats-py finds another one when it has to, however long that takes."""
    client = Careful(address.scheme == "tls")
    problems: list[Exception] = []

    async def heard(error: Exception) -> None:
        problems.append(error)
        del problems[:-8]

    async def disconnected() -> None:
        lost()

    async def reconnected() -> None:
        back()

    try:
        async with asyncio.timeout(CONNECT_SECONDS * (1 + len(address.servers))):
            await client.connect(
                address.urls,
                name=f"boomcat {name}",
                user=address.user or None,
                password=address.password or None,
                error_cb=heard,
                disconnected_cb=disconnected,
                reconnected_cb=reconnected,
                connect_timeout=CONNECT_SECONDS,  # type: ignore[arg-type]  # it takes parts of seconds
                reconnect_time_wait=0.2,  # type: ignore[arg-type]
                max_reconnect_attempts=1,
                ping_interval=PING_SECONDS,
                max_outstanding_pings=2,
                tls=ssl.create_default_context() if address.scheme == "tls" else None,
            )
    except (nats.errors.Error, OSError, TimeoutError) as error:
        with contextlib.suppress(Exception):
            await client.close()
        raise refused([*problems, error], address) from None
    client.options["max_reconnect_attempts"] = -1
    return client


def refused(problems: list[Exception], address: Address) -> StoreError:
    for problem in reversed(problems):
        words = str(problem)
        if isinstance(problem, nats.errors.AuthorizationError) or "uthorization" in words:
            return StoreError("cluster-wrong-credentials")
        if isinstance(problem, ssl.SSLError) or "TLS" in words or "SSL" in words or "ssl" in words:
            return StoreError("cluster-wrong-tls", {"why": words.splitlines()[0][:200] if words else ""})
    return StoreError("cluster-unreachable", {"why": ", ".join(address.servers)})


async def api(client: Client, what: str, details: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask JetStream, again and again while its servers have not agreed on a leader."""
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    body = b"" if details is None else msgspec.json.encode(details)
    while True:
        late = asyncio.get_running_loop().time() > end
        try:
            answer = await client.request(f"$JS.API.{what}", body, API_SECONDS)
        except nats.errors.NoRespondersError:
            raise StoreError("cluster-no-jetstream") from None
        except (nats.errors.Error, TimeoutError, OSError) as error:
            if late:
                raise StoreError("cluster-unreachable", {"why": str(error) or type(error).__name__}) from None
        else:
            found = msgspec.json.decode(answer.data, type=dict[str, Any])
            error_code = found.get("error", {}).get("err_code", 0)
            if error_code in NO_JETSTREAM:
                raise StoreError("cluster-no-jetstream")
            if late or (found.get("error", {}).get("code") != 503 and error_code != TOO_FEW):
                return found
        await asyncio.sleep(0.1)


async def prepare(client: Client, streams: list[dict[str, Any]], make: bool = True) -> None:
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


async def compare_clocks(client: Client, stream: str, subject: str, wall: float) -> None:
    """By the time that a server writes on a message."""
    try:
        await client.request(subject, b"", API_SECONDS, headers={"Nats-Rollup": "sub"})
    except (nats.errors.Error, TimeoutError, OSError) as error:
        raise StoreError("cluster-unreachable", {"why": str(error) or type(error).__name__}) from None
    found = await api(client, f"STREAM.MSG.GET.{stream}", {"last_by_subj": subject})
    written = found.get("message", {}).get("time", "")
    if not written:
        raise StoreError("store-failed", {"why": found.get("error", {}).get("description", "")})
    there = msgspec.convert(written, datetime).timestamp()
    if abs(there - wall) > CLOCK_SECONDS:
        raise StoreError("cluster-clocks", {"why": f"{there - wall:+.0f} s"})


def check(wanted: dict[str, Any], found: dict[str, Any]) -> None:
    """Whether a stream that is there is the one that we want."""
    for key in ("subjects", "num_replicas", "storage", "max_msgs_per_subject", "max_age", "metadata"):
        there, ours = found.get(key), wanted.get(key)
        if key == "metadata":
            there = {name: there.get(name) for name in ours or {}} if isinstance(there, dict) else None
        if ours is not None and there != ours:
            raise StoreError("cluster-other-streams", {"why": f"{wanted['name']}: {key}={there}"})
