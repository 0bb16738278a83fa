"""A person at a server's table from the terminal, in virtual time: what the screen shows and what is sent."""

import json
import stat

import msgspec
import pytest

from boomcat.guest.kept_seats import file_of_seats, keep_token, kept_token
from boomcat.guest.person import Person
from boomcat.server.tables.messages import AnyFromServer
from boomcat.server.tables.table_info import Settings
from boomcat.terminal.fullscreen.scene import Scene
from boomcat.views.view import View
from tests.support.virtual_session import Client, World

DECODER = msgspec.json.Decoder(AnyFromServer)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")


class Notes:
    """A display that keeps what it receives."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.lines: list[str] = []
        self.warnings: list[str] = []

    def show(self, scene):
        self.scenes.append(scene)

    def tell(self, words, style=""):
        self.lines.append(words)

    def retell(self, lines):
        self.lines = [words for words, _ in lines]

    def warn(self, words):
        self.warnings.append(words)

    def finish(self, words=""):
        self.lines.append(words)

    def repeat(self, seconds, act):
        return lambda: None


class PersonDevice(Client):
    """Carries messages between a person's client and the table."""

    def __init__(self, world: World, person: Person) -> None:
        self.person = person
        super().__init__(world, person.token, person.last_sequence)

    def send(self, message: bytes) -> None:
        super().send(message)
        self.person.hear(DECODER.decode(message))


class Sitting:
    """A table with a person at a terminal and what else is in `seats`; without `alone`, with a host at a browser."""

    def __init__(self, *seats: str, alone: bool = False) -> None:
        self.world = World("open", *([] if alone else ["open"]), *seats, settings=Settings(), seed=3)
        self.host = None if alone else Client(self.world, "token-0")
        self.notes = Notes()
        self.person = Person("token-0" if alone else "token-1", self.world.clock.now)
        self.person.display = self.notes
        self.device = PersonDevice(self.world, self.person)

    @property
    def scene(self) -> Scene:
        return self.notes.scenes[-1]

    def run(self, seconds: float) -> None:
        """Let time pass, and send what the person asks for."""
        until = self.world.clock.time + seconds
        while self.world.clock.time < until:
            for request in self.person.take_due():
                self.world.ask(self.device, request)
            due = self.world.session.next()
            self.world.clock.time = min(
                until, self.world.clock.time + 0.1 if due is None else max(due, self.world.clock.time + 0.1)
            )
            self.world.settle_due()

    def begin(self) -> None:
        if self.host is None:
            self.person.start()
        else:
            assert self.host.ask("start")["message"] == "accepted"
            self.host.ask("contribute", bytes="00")
        self.run(10)
        assert self.world.session.table.phase == "playing"


def play_on(table: Sitting) -> None:
    """Take the first move of every question until the game is over."""
    for _ in range(2_000):
        if table.world.session.table.phase == "over":
            return
        view = table.scene.view
        if table.scene.menu is not None and view is not None:
            table.person.answer(view.moves[0])
        table.run(1)
    raise AssertionError("the game does not end")


def test_a_person_plays_a_whole_game_and_sees_what_the_seat_sees():
    table = Sitting("heuristic")
    assert table.scene.view is None
    assert any("host" in line for line in table.scene.lobby)
    table.begin()
    shown = table.scene.view
    assert shown is not None
    assert shown == View(table.world.game, 1)
    assert table.host is not None
    table.host.ask("concede")
    play_on(table)
    assert table.notes.warnings == []
    assert table.scene.prompt == "The game is over. r asks for another one."
    table.person.rematch()
    table.run(1)
    assert table.world.session.table.chairs[1].agreed


def test_a_window_passes_silently_beside_people_and_at_once_beside_bots():
    beside_people, alone = Sitting("heuristic"), Sitting("heuristic", "heuristic", alone=True)
    for table in (beside_people, alone):
        table.begin()
    assert passes_sent(beside_people) == 0
    assert passes_sent(alone) > 0


def passes_sent(table: Sitting) -> int:
    """Return how often the client sends a pass by itself during some time of play."""
    sent = 0
    take = table.person.take_due

    def counting():
        nonlocal sent
        found = take()
        sent += sum(getattr(one, "move", "") == "pass" and table.scene.menu is None for one in found)
        return found

    table.person.take_due = counting  # type: ignore[method-assign]
    for _ in range(120):
        view = table.scene.view
        if table.scene.menu is not None and view is not None and table.world.session.table.phase == "playing":
            table.person.answer(view.moves[0])
        table.run(2)
    return sent


def test_a_key_is_kept_for_its_owner_only(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    keep_token("https://cats.example/api/tables/a", "one")
    keep_token("https://cats.example/api/tables/b", "two")
    assert kept_token("https://cats.example/api/tables/a") == "one"
    assert stat.S_IMODE(file_of_seats().stat().st_mode) == 0o600
    keep_token("https://cats.example/api/tables/a", None)
    assert json.loads(file_of_seats().read_text()) == {"https://cats.example/api/tables/b": "two"}
    file_of_seats().write_text("{")
    assert kept_token("https://cats.example/api/tables/b") is None
