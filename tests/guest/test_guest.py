"""A bot as a guest at a table of a server, in virtual time: it sees what the same bot in the process sees."""

import threading
from random import Random

import msgspec
import pytest

from boomcat.bots.bot import Bot, BotFailed
from boomcat.bots.roster import bot_named
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.guest import Guest, TableAddress, TableConnection
from boomcat.server.tables.messages import AnyFromServer, FromServer, Goodbye, Pong
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.views.view import View
from boomcat.wire import knowledge_message
from tests.support.virtual_session import Client, World

DECODER = msgspec.json.Decoder(AnyFromServer)


class Notebook:
    """The reports of a guest."""

    def __init__(self):
        self.lines = []

    def began(self, game, seat, name):
        self.lines.append(("began", game, seat, name))

    def ended(self, game, rank, players):
        self.lines.append(("ended", game, rank, players))

    def failed(self, kind):
        self.lines.append(("failed", kind))


class Twin(Bot):
    """Asks two bots with the same luck: one with what the guest received, one with the server's own seat."""

    def __init__(self, world: World, rng: PlayerRng) -> None:
        seed = rng.word()
        self.world = world
        self.remote = bot_named("heuristic", PlayerRng(seed))
        self.true = bot_named("heuristic", PlayerRng(seed))
        self.decisions = 0
        self.ended: list[list[int]] = []

    def choose(self, view, knowledge, seconds):
        truth, known = View(self.world.game, view.viewer), self.world.session.table.seats[view.viewer].knowledge
        assert view == truth
        assert knowledge_message(knowledge) == knowledge_message(known)
        move = self.remote.choose(view, knowledge, seconds)
        assert move == self.true.choose(truth, known, seconds)
        self.decisions += 1
        return move

    def over(self, view):
        self.ended.append(view.standings)


class GuestDevice(Client):
    """Carries messages between a guest and the table, without a delay."""

    def __init__(self, world: World, guest: Guest) -> None:
        self.guest = guest
        super().__init__(world, guest.token, guest.last_sequence)

    def send(self, message: bytes) -> None:
        super().send(message)
        self.guest.hear(DECODER.decode(message))


class Visitors:
    """A table whose players are all guests, except the host, who concedes every game."""

    def __init__(self, *seats: str, settings: Settings | None = None, seed: int = 1, make=None, **options) -> None:
        self.world = World(*seats, settings=settings or Settings(), seed=seed)
        self.twins: list[Bot] = []
        self.books: list[Notebook] = []
        self.devices: list[GuestDevice] = []
        self.make = make or (lambda rng: Twin(self.world, rng))
        self.host = Client(self.world, "token-0")
        self.party: list[Guest] = []
        for number in range(1, seats.count("open")):
            self.books.append(Notebook())
            self.party.append(
                Guest(
                    f"token-{number}",
                    self.world.clock.now,
                    self.made,
                    self.books[-1],
                    Random(seed + number),
                    party=self.party,
                    **options,
                )
            )
        self.devices = [GuestDevice(self.world, guest) for guest in self.party]

    def made(self, rng):
        self.twins.append(self.make(rng))
        return self.twins[-1]

    def start(self) -> None:
        assert self.host.ask("start")["message"] == "accepted"
        self.host.ask("contribute", bytes="00")
        self.run(10)
        assert self.world.session.table.phase == "playing"

    def run(self, seconds: float) -> None:
        """Let time pass, and let every guest send what is due."""
        until = self.world.clock.time + seconds
        while True:
            for device in self.devices:
                for request in device.guest.take_due():
                    self.world.ask(device, request)
            times = [device.guest.next_due() for device in self.devices] + [self.world.session.next(), until]
            due = min(time for time in times if time is not None)
            if due >= until:
                break
            self.world.clock.time = max(self.world.clock.time, due)
            self.world.settle_due()
        self.world.clock.time = until
        self.world.settle_due()

    def play(self) -> None:
        """Play to the end of the game."""
        self.start()
        self.host.ask("concede")
        for _ in range(1000):
            if self.world.session.table.phase == "over":
                return
            self.run(10)
        raise AssertionError("the game does not end")

    def come_back(self, number: int) -> None:
        self.devices[number].leave()
        self.devices[number] = GuestDevice(self.world, self.party[number])


#: Windows before draws, curses, and whatever else players don't see of their cards.
NEW_CARDS = "original streaking=1 curse=4 mark=3 garbage=2 alter-now=3 bury=3 take-that=3 potluck=2 share=3 tower=1"


@pytest.mark.parametrize(
    "edition", ["original", "party-pack", "good-vs-evil", "original imploding=1 alter5=3 heck=3", NEW_CARDS]
)
def test_a_guest_decides_as_the_same_bot_would_in_the_process(edition):
    visitors = Visitors("open", "open", "open", "random", settings=Settings(edition=edition), seed=len(edition))
    visitors.play()
    for number, (twin, book) in enumerate(zip(visitors.twins, visitors.books, strict=True), 2):
        assert isinstance(twin, Twin)
        assert twin.decisions
        places = [seat + 1 for seat in twin.ended[0]]
        rank = places.index(number) + 1
        assert book.lines == [("began", 1, number, World.NAMES[number - 1]), ("ended", 1, rank, 4)]
    assert all(device.of_kind("refused") == [] for device in visitors.devices)


def test_a_guest_that_comes_back_has_missed_nothing():
    visitors = Visitors("open", "open", "random")
    visitors.start()
    visitors.host.ask("concede")
    for _ in range(1000):
        if visitors.world.session.table.phase == "over":
            break
        visitors.run(7)
        # Events that it missed are sent when it reconnects.
        visitors.devices[0].leave()
        visitors.world.run(2)
        visitors.devices[0] = GuestDevice(visitors.world, visitors.party[0])
    twin = visitors.twins[0]
    assert isinstance(twin, Twin)
    assert len(visitors.twins) == 1
    assert twin.decisions > 5
    assert len(twin.ended) == 1


def test_a_guest_survives_a_restart_of_the_server():
    visitors = Visitors("open", "open", "random")
    visitors.start()
    visitors.host.ask("concede")
    visitors.run(20)
    visitors.world.restart()
    visitors.devices[0] = GuestDevice(visitors.world, visitors.party[0])
    for _ in range(1000):
        if visitors.world.session.table.phase == "over":
            break
        visitors.run(10)
    assert visitors.books[0].lines[-1][0] == "ended"
    assert len(visitors.twins) == 1


def test_an_unacknowledged_answer_is_sent_again_under_the_same_id():
    visitors = Visitors("open", "open", settings=Settings(timers=Timers(turn=3600, grace=3600)), delay=False)
    visitors.start()
    visitors.host.ask("concede")
    guest = visitors.party[0]
    while not guest.due:
        visitors.world.run(1)
    (request,) = guest.take_due()
    assert guest.hello()[1:] == [request]
    visitors.world.ask(visitors.devices[0], request)
    visitors.world.ask(visitors.devices[0], request)
    assert [one["id"] for one in visitors.devices[0].of_kind("accepted")].count(request.id) == 2
    assert len(guest.hello()) == 1 + len(guest.said())


def test_guests_take_their_time_and_the_delay_does_not_depend_on_cards():
    """The delay is drawn before the bot has looked, from the pace of the table or the length of the window (N7)."""
    calls: list[object] = []

    class Drawing(Bot):
        def choose(self, view, knowledge, seconds):
            calls.append("chose")
            return view.moves[0]

    class Watched(Random):
        def uniform(self, low, high):
            calls.append((low, high))
            return super().uniform(low, high)

    visitors = Visitors("open", "open", "open", "heuristic", make=lambda rng: Drawing())
    for guest in visitors.party:
        guest.random = Watched(1)
    visitors.play()
    assert set(calls[::2]) == {(0.6, 1.7), (0.2, 0.5)}
    assert set(calls[1::2]) == {"chose"}


class Mortal(Bot):
    def choose(self, view, knowledge, seconds):
        raise ValueError("farewell")


def test_a_bot_that_dies_gives_up_the_seat_and_the_table_plays_on():
    visitors = Visitors("open", "open", "random", make=lambda rng: Mortal())
    visitors.play()
    guest = visitors.party[0]
    assert guest.death is not None
    assert guest.death.words.endswith("ValueError: farewell")
    assert guest.over == "left"
    assert len(visitors.twins) == 1
    assert visitors.world.session.table.phase == "over"


class Wrong(Bot):
    """A bot that answers wrongly, like a faulty program."""

    def choose(self, view, knowledge, seconds):
        raise BotFailed("malformed", "draw!")


def test_a_program_that_answers_wrongly_makes_default_moves_that_are_reported():
    visitors = Visitors("open", "open", "random", make=lambda rng: Wrong())
    visitors.play()
    assert ("failed", "malformed") in visitors.books[0].lines
    assert visitors.books[0].lines[-1][0] == "ended"
    assert visitors.devices[0].of_kind("refused") == []


def test_a_guest_stays_for_the_number_of_games_it_was_given():
    visitors = Visitors("open", "open", "random", games=2)
    visitors.play()
    assert visitors.party[0].over is None
    assert visitors.host.ask("rematch")["message"] == "accepted"
    visitors.host.ask("contribute", bytes="00")
    visitors.run(6)
    visitors.host.ask("concede")
    for _ in range(1000):
        if visitors.party[0].over:
            break
        visitors.run(10)
    assert visitors.party[0].played == 2
    assert visitors.party[0].over == "left"
    assert len(visitors.twins) == 2


def test_a_guest_hands_the_hosts_role_on():
    visitors = Visitors("open", "open", "open", "open")
    other = Client(visitors.world, "token-3")
    visitors.devices.pop()
    visitors.party.pop()
    visitors.host.ask("leave")
    visitors.run(5)
    assert visitors.world.session.table.host == 3
    # Without other players the guests leave.
    other.ask("leave")
    visitors.run(5)
    assert [guest.over for guest in visitors.party] == ["left", "left"]


@pytest.mark.parametrize(
    ("link", "server", "code"),
    [
        ("http://localhost:8000/t/miso-taru-kubo-lina", "http://localhost:8000", "miso-taru-kubo-lina"),
        ("https://cats.example/t/Miso%20Taru%20Kubo%20Lina?watch#x", "https://cats.example", "miso-taru-kubo-lina"),
        (" https://cats.example/games/boom/t/abcd/ ", "https://cats.example/games/boom", "abcd"),
        ("http://[::1]:8000/t/abcd", "http://[::1]:8000", "abcd"),
    ],
)
def test_a_link_says_where_the_table_is(link, server, code):
    address = TableAddress.read(link)
    assert (address.server, address.code) == (server, code)
    assert address.table == f"{server}/api/tables/{code}"
    assert address.socket == f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("", "not-a-link"),
        ("cats.example/t/abcd", "not-a-link"),
        ("ftp://cats.example/t/abcd", "not-a-link"),
        ("http:///t/abcd", "not-a-link"),
        ("http://cats:many/t/abcd", "not-a-link"),
        ("http://[::1/t/abcd", "not-a-link"),
        ("http://cats.example", "not-a-table"),
        ("http://cats.example/t/", "not-a-table"),
        ("http://cats.example/t/a/b", "not-a-table"),
        ("http://cats.example/t/%2e%2e%2fhealth", "not-a-table"),
    ],
)
def test_a_link_that_is_not_a_tables_is_refused(link, reason):
    with pytest.raises(MalformedInput) as refused:
        TableAddress.read(link)
    assert refused.value.reason == reason


@pytest.mark.parametrize("why", ["banned", "shut", "closed", "removed"])
def test_a_guest_who_is_refused_for_good_stays_away(why):
    guest = Guest("token", lambda: 0.0, lambda rng: bot_named("random", rng), Notebook(), Random(1))
    guest.hear(Goodbye(reason="stopping"))
    guest.hear(Goodbye(reason="too-slow"))
    assert guest.over is None
    guest.hear(Goodbye(reason=why))
    assert guest.over == why


def test_a_goodbye_does_not_hurry_the_next_attempt():
    class Line:
        """One message, and whatever is said goes nowhere."""

        def __init__(self, message: FromServer) -> None:
            self.message = message

        def recv(self, timeout: float) -> str:
            return msgspec.json.encode(self.message).decode()

        def send(self, words: str) -> None: ...

    guest = Guest("token", lambda: 0.0, lambda rng: bot_named("random", rng), Notebook(), Random(1))
    visit = TableConnection(TableAddress("http://here", "code"), guest, threading.Event())
    assert visit.listen(Line(Pong()))  # type: ignore[arg-type]
    assert not visit.listen(Line(Goodbye(reason="stopping")))  # type: ignore[arg-type]
    assert guest.over is None
