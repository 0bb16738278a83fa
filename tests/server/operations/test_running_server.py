"""The place where tables are stored, and a second start while a server has them open."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from boomcat.cli import databases
from boomcat.cli import serve as serve_command
from boomcat.cli.program import program
from boomcat.server.operations import running_server as module
from boomcat.server.operations.running_server import RunningServer, announced, found, running
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.writer_lock import lock_file

HERE, OUTSIDE = "http://localhost:8000", "http://192.0.2.7:8000"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of a user who has installed Boomcat, and works in another folder."""
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    for variable in ("BOOMCAT_DATABASE", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setattr(databases, "CLONE", tmp_path / "site-packages")
    monkeypatch.chdir(elsewhere)
    return home


# -- where tables are stored -------------------------------------------------------------


def test_an_installed_boomcat_stores_its_tables_in_the_home_folder(installed, monkeypatch):
    from boomcat.server.operations import server_process as serve

    monkeypatch.setattr(serve, "run", lambda store, listening, *_: listening.close())
    database = Path(databases.default_database())
    assert database.is_relative_to(installed)
    assert start("--port", "0")[0] == 0
    assert database.is_file()


def test_commands_that_only_read_tables_create_no_folder(installed):
    for words in (["tables"], ["backup", "saved"]):
        assert CliRunner().invoke(program, words, prog_name="boomcat").exit_code == 1
    assert list(installed.iterdir()) == []


def test_a_backup_is_restored_where_no_server_has_been(installed):
    SqlStore.open("before.db").close()
    for words in (["backup", "saved", "--database", "before.db"], ["restore", "saved"]):
        assert CliRunner().invoke(program, words, prog_name="boomcat").exit_code == 0
    assert Path(databases.default_database()).is_file()


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="they have other variables")
def test_the_data_folder_can_be_changed(installed, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert databases.default_database() == str(tmp_path / "data" / "boomcat" / "boomcat.db")


def test_a_clone_stores_its_tables_inside_itself_whichever_folder_it_is_started_from(installed, tmp_path, monkeypatch):
    clone = tmp_path / "clone"
    clone.mkdir()
    (clone / "play").touch()
    monkeypatch.setattr(databases, "CLONE", clone)
    assert databases.default_database() == str(clone / "boomcat.db")
    monkeypatch.chdir(clone)
    assert databases.default_database() == str(clone / "boomcat.db")


def test_without_a_data_folder_the_command_says_so(installed, monkeypatch):
    (installed / "file").touch()
    monkeypatch.setenv("HOME", str(installed / "file"))
    monkeypatch.setenv("LOCALAPPDATA", str(installed / "file"))
    done = CliRunner().invoke(program, ["serve", "--port", "0"], prog_name="boomcat")
    assert done.exit_code == 1
    assert done.stderr.startswith(f"The tables cannot be stored in {installed / 'file'}")


def start(*options: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(program, ["serve", *options], prog_name="boomcat")
    return done.exit_code, done.stdout, done.stderr


def test_tables_in_the_former_folder_are_found_and_reported(installed, monkeypatch):
    from boomcat.server.operations import server_process as serve

    monkeypatch.setattr(serve, "run", lambda store, listening, *_: listening.close())
    SqlStore.open("boomcat.db").close()
    used = Path("boomcat.db").resolve()
    place = databases.tables_folder()
    _, output, _ = start("--port", "0")
    assert output.splitlines()[0] == (
        f"Tables are kept in {used}, because that file is in this folder."
        f" Move it to {place} to find them from every folder."
    )
    _, output, _ = start("--port", "0", "--database", "boomcat.db")
    assert str(place) not in output


# -- a second start ----------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened."""
    pages: list[str] = []
    monkeypatch.setattr(serve_command, "open_page", pages.append)
    return pages


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "boomcat.db")


ELSEWHERE = f"Boomcat is already running at {HERE}, with the same tables."
ELSEWHERE += " Stop it first, or give this one another --database.\n"


@pytest.mark.parametrize(
    ("outside", "options", "opens"),
    [
        ("", ["--open"], True),
        ("", ["--open", "--port", "8000"], True),
        ("", ["--open", "--port", "8001"], False),
        ("", ["--open", "--lan"], False),
        (OUTSIDE, ["--open", "--lan"], True),
        (OUTSIDE, ["--open"], True),
        ("", ["--open", "--host", "127.0.0.1"], False),
        ("", [], False),
    ],
)
def test_a_second_start_opens_the_page_of_the_first_unless_its_options_differ(
    database, opened, outside, options, opens
):
    with SqlStore.open(database), announced(database, RunningServer(HERE, outside)):
        found = start("--database", database, *options)
    if opens:
        assert found == (0, f"Boomcat is already running at {HERE}\n", "")
        assert opened == [HERE]
    else:
        assert found == (1, "", ELSEWHERE)
        assert opened == []


def test_a_second_start_on_the_same_port_opens_the_page_of_the_first(database, opened, monkeypatch):
    from boomcat.server.operations import server_process as serve

    def refuse(host: str, port: int | None) -> None:
        raise serve.CannotListen("Address already in use")

    monkeypatch.setattr(serve, "listen", refuse)
    with SqlStore.open(database), announced(database, RunningServer(HERE, "")):
        assert start("--database", database, "--open", "--port", "8000")[0] == 0
    assert opened == [HERE]


def test_a_server_that_has_ended_is_not_found(database):
    with SqlStore.open(database), announced(database, RunningServer(HERE, "")):
        assert running(database) == RunningServer(HERE, "")
    assert running(database) is None
    assert not Path(f"{database}.address").exists()


def test_a_killed_server_is_not_found(database):
    Path(f"{database}.address").write_text(f"{HERE}\n\n")
    lock_file(Path(database)).touch()
    assert running(database) is None
    with SqlStore.open(database):  # and looking did not take the lock
        assert running(database) is None  # nor is it mistaken for this one, which has no address yet


def test_a_server_that_ends_leaves_the_address_of_the_next_one(database):
    address = Path(f"{database}.address")
    with announced(database, RunningServer(HERE, "")):
        address.write_text(f"{HERE}\n\n0\n")  # the first has closed the database, and the next has opened it
    assert address.read_text() == f"{HERE}\n\n0\n"


def test_a_server_that_is_just_starting_is_waited_for(database):
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 2:
            Path(f"{database}.address").write_text(f"{HERE}\n\n")

    with SqlStore.open(database):
        assert found(database, sleep) == RunningServer(HERE, "")
    assert len(waited) == 2
    Path(f"{database}.address").unlink()
    assert found(database, sleep) is None


@pytest.mark.parametrize("address", ["postgresql://localhost/boomcat", "nonsense://x"])
def test_a_database_without_a_file_has_no_address_file(address):
    assert module.files_beside(address) is None
    with announced(address, RunningServer(HERE, "")):
        assert running(address) is None


def test_a_folder_that_cannot_be_written_does_not_stop_a_server(tmp_path):
    with announced(str(tmp_path / "missing" / "boomcat.db"), RunningServer(HERE, "")):
        assert running(str(tmp_path / "missing" / "boomcat.db")) is None
