"""Nothing leaks over the wire: no byte that a seat or a spectator receives depends on the cards hidden from them.

Whole games are played through real sockets.  For every message the hidden cards are dealt again, consistently with all
that its reader knows, and the message that the server would send then must be the same bytes.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.server.tables import registry
from boomcat.server.tables import updates as perspective
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.messages import Update, Welcome
from boomcat.server.tables.seat_at_table import SeatAtTable, Stream
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_session import TableSession
from boomcat.server.websocket import session as server_socket
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.clients import Device, Message, Player, any_move, open_table
from tests.support.in_process_server import HouseServer
from tests.support.random_games import snapshot

SPEED = 100
GAMES = [
    ("original", 2, {}),
    ("original", 5, {"five_different": True}),
    ("nsfw", 4, {"quick": True}),
    ("good-vs-evil", 2, {}),
    ("good-vs-evil", 5, {}),
    ("party-pack", 10, {"remove_dead_hands": True}),
    ("original streaking=1 mark=4 curse=6 garbage=4 potluck=4 favor=6", 4, {}),
    ("original barking=2 alter-now=4 bury=4 take-that=4 potluck=3 share=4 tower=1 curse=3", 3, {}),
]


class RawUpdate(msgspec.Struct):
    sequence: int
    state: msgspec.Raw


class Spy:
    """Stands beside every session, and works out what each message would be if hidden cards lay elsewhere."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rng = PlayerRng(1)
        #: By table and game.
        self.spectator: dict[tuple[str, int], Knowledge] = {}
        #: By viewer, number of the message, and whether anything happened: the update of a pass repeats a number.
        self.expected: dict[tuple[int | None, int, bool], bytes] = {}
        self.welcomes = 0
        self.moved: Counter[int | None] = Counter()
        spy = self

        class SpiedSession(TableSession):
            def send_updates(self, happened: list[Event], streams: list[Stream]) -> None:
                spy.before_updates(self.table, happened)
                super().send_updates(happened, streams)
                spy.after_updates(self, happened, streams)

            def welcome(self, chair: SeatAtTable | None, last: int | None) -> Welcome:
                real = super().welcome(chair, last)
                with spy.dealt_again(self.table, self.table.seat_of(chair)):
                    again = super().welcome(chair, last)
                assert without_clock(real) == without_clock(again)
                spy.welcomes += 1
                return real

        monkeypatch.setattr(registry, "TableSession", SpiedSession)

    def before_updates(self, table: Table, happened: list[Event]) -> None:
        if table.game is not None:
            if (table.code, table.games) not in self.spectator:
                self.spectator[table.code, table.games] = Knowledge(View(table.game, NO_SEAT))
            for event in happened:
                self.spectator[table.code, table.games].see(redact(event, NO_SEAT))

    def after_updates(self, session: TableSession, happened: list[Event], streams: list[Stream]) -> None:
        table = session.table
        for seat in viewers(table):
            chair = None if seat is None else table.chairs[seat]
            stream = table.watchers if chair is None else chair.stream
            if any(stream is one for one in streams):
                with self.dealt_again(table, seat):
                    moment = perspective.StateWriter(table, session.info(), None)
                    self.expected[seat, stream.number, bool(happened)] = msgspec.json.encode(moment.state_for(chair))

    def dealt_again(self, table: Table, seat: int | None) -> "Swapped":
        game = table.game
        if game is None or game.asking == Ask.OVER:
            return Swapped(table, game)
        known = self.spectator[table.code, table.games] if seat is None else table.seats[seat].knowledge
        other = Redeal(View(game, known.seat), known).draw(self.rng)
        # Future random results are the same, and so are the players who have passed.
        other.rolls, other.waiting, other.decider = game.rolls, game.waiting, game.decider
        self.moved[seat] += snapshot(other) != snapshot(game)
        return Swapped(table, other)


class Swapped:
    def __init__(self, table: Table, game: State | None) -> None:
        self.table = table
        self.game = game

    def __enter__(self) -> None:
        self.table.game, self.game = self.game, self.table.game

    def __exit__(self, *_: object) -> None:
        self.table.game, self.game = self.game, self.table.game


def viewers(table: Table) -> Iterator[int | None]:
    yield from range(len(table.chairs))
    yield None


CLOCK = re.compile(rb'"clock":(null|\{[^{}]*\}),"ghosts":')


def timeless(state: bytes) -> bytes:
    """Return the state without its clock."""
    assert len(CLOCK.findall(state)) == 1
    return CLOCK.sub(b'"ghosts":', state)


def without_clock(welcome: Welcome) -> bytes:
    state: Any = msgspec.Raw(timeless(msgspec.json.encode(welcome.state)))
    return msgspec.json.encode(msgspec.structs.replace(welcome, state=state))


# -- hidden fields of events ---------------------------------------------------------------

#: The players who see the cards of an event; for all others they are face down.  (docs/rules.md)
SEEN_BY = {
    "drew": ("seat",),
    "peeked": ("seat",),
    "altered": ("seat",),
    "lifted": ("seat",),
    "placed_on_top": ("seat",),
    "gave": ("giver", "taker"),
    "stole": ("thief", "victim"),
    "cursed": ("target",),
    "picked_up": ("seat",),
    "lifted_top": ("seat",),
    "shared": ("seat", "target"),
}


def check_event(event: Message, seat: int | None) -> bool:
    """Check that hidden cards are face down; return whether there were any."""
    kind = event["event"]
    if kind in SEEN_BY:
        if seat in [event[who] for who in SEEN_BY[kind]]:
            return False
        if event.get("card") == "godcat":
            return False  # it lies face up in any hand
        cards = event.get("cards", [event.get("card")])
        assert all(card is None for card in cards), (seat, event)
        return True
    if kind in ("handed", "added") and not event["shown"]:
        if kind == "handed":
            seeing = [event[who] for who in ("giver", "taker") if event[f"{who}_sees"]]
        else:
            seeing = [] if event["blind"] else [event["seat"]]
        assert event["card"] is None or seat in seeing
        return seat not in seeing
    if kind == "buried" and event["seat"] != seat:
        assert event["card"] is None
        assert event["above"] is None
        return True
    if kind == "placed" and event["seat"] != seat:
        assert event["above"] is None
        return True
    if kind == "faced" and event["seat"] != seat:
        assert event["own_cat"] is None
        return True
    return False


def check_frames(player: Player, spy: Spy) -> Counter[str]:
    """Check every byte of every update, and every event of every message."""
    seat = None if player.seat is None else player.seat - 1
    found: Counter[str] = Counter()
    for frame in player.frames:
        message: dict[str, Any] = msgspec.json.decode(frame)
        found[message["message"]] += 1
        events = [*message.get("events", []), *message.get("history", [])]
        events += [event for happened in message.get("missed") or [] for event in happened["events"]]
        found["hidden"] += sum(check_event(event, player.seat) for event in events)
        if message["message"] == "update":
            raw = msgspec.json.decode(frame, type=RawUpdate)
            assert timeless(bytes(raw.state)) == timeless(spy.expected[seat, raw.sequence, bool(message["events"])])
            # The update is also exactly what its type encodes to.
            assert msgspec.json.encode(msgspec.json.decode(frame, type=Update)).decode() == frame
        elif message["message"] == "presence":
            assert set(message) == {"message", "table", "clock"}
    assert set(found) <= {"welcome", "update", "presence", "accepted", "refused", "pong", "hidden", "time_warning"}
    return found


class Restless(Player):
    """A player who says hello again and again, to be welcomed in every situation."""

    async def hear(self, connection: Any, message: Message) -> None:
        await super().hear(connection, message)
        if message["message"] == "update" and self.luck.random() < 0.1:
            last = None if self.luck.random() < 0.5 else self.last
            if last is None:
                self.delivered, self.last = {}, None
            await self.say(connection, self.hello(last))

    def check_welcome(self, message: Message) -> None:
        for happened in message["missed"] or []:
            self.keep(happened)


@pytest.mark.parametrize(("edition", "players", "options"), GAMES)
def test_every_byte_is_the_same_when_all_that_is_hidden_is_dealt_again(
    tmp_path, monkeypatch, edition, players, options
):
    monkeypatch.setattr(server_socket, "REQUEST_BURST", 10**9)
    spy = Spy(monkeypatch)

    async def play(number: int) -> list[Player]:
        database = tmp_path / f"boomcat-{number}.db"
        async with asyncio.timeout(300), HouseServer(database, RealClock(SPEED)).here() as server:
            settings = {"edition": edition, "options": options, "timers": {"turn": 3600, "nope": 20, "grace": 3600}}
            seated = await open_table(server.url, ["open"] * players, settings)
            watching: Message = {"table": seated[0]["table"]}
            everybody = [
                Restless(server.url, one, at, hosting=at == 0)
                for at, one in enumerate([*seated, watching, {**watching, "screen": True}])
            ]
            await asyncio.gather(*(player.play() for player in everybody))
            return [*everybody]

    compared: list[Counter[str]] = [Counter() for _ in range(players + 2)]

    def enough() -> bool:
        seen = all(found["update"] > 10 and found["hidden"] > 0 for found in compared)
        return seen and spy.welcomes > 10 and all(spy.moved[seat] > 10 for seat in (*range(players), None))

    # A game may be over before enough of it was compared; then another one is played.
    for number in range(10):
        spy.expected.clear()
        for player, found in zip(asyncio.run(play(number)), compared, strict=True):
            found.update(check_frames(player, spy))
        if enough():
            break
    assert enough(), (compared, spy.welcomes, spy.moved)


# -- passes --------------------------------------------------------------------------------


class Circle:
    """Four players and a spectator, whose messages the test sends by hand."""

    def __init__(self, server: HouseServer, code: str, tokens: list[str | None], devices: list[Device]) -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.devices = devices

    async def begin(self, message: str) -> None:
        for device in self.devices[:1] if message == "start" else self.devices[:-1]:
            await device.ask(message)
        for device in self.devices[:-1]:
            await device.ask("contribute", bytes="00")

    async def states(self) -> list[Message]:
        """Return the states that newcomers get, without the clock, which runs."""
        found = []
        for device, token in zip(self.devices, self.tokens, strict=True):
            welcome = await device.hello(token)
            found.append({**welcome, "state": {**welcome["state"], "clock": None}})
        await self.quiet()
        return found

    async def quiet(self) -> list[list[Message]]:
        return [await device.quiet() for device in self.devices]

    async def answer(self, seat: int, question: int, move: str) -> None:
        answer = await self.devices[seat].ask("answer", question=question, move=move)
        assert answer["message"] == "accepted"

    async def over_http(self) -> bytes:
        async with httpx.AsyncClient(trust_env=False, verify=False) as client:
            return (await client.get(f"{self.server.url}/api/tables/{self.code}")).content


@pytest.mark.parametrize(("edition", "asking"), [("original", "nope"), ("original alter-now=4", "now")])
def test_a_pass_changes_no_byte_and_no_number_for_anybody_else(tmp_path, monkeypatch, edition, asking):
    """N7, B2: not on any socket, not in what newcomers get, not over HTTP."""
    monkeypatch.setattr(server_socket, "REQUEST_BURST", 10**9)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            # So slow that no window times out.
            server = await stack.enter_async_context(HouseServer(tmp_path / "boomcat.db", RealClock(0.01)).here())
            seated = await open_table(server.url, ["open"] * 4, {"edition": edition})
            tokens = [*(one["token"] for one in seated), None]
            code = seated[0]["table"]
            devices = [await stack.enter_async_context(Device(server.url, code)) for _ in tokens]
            circle = Circle(server, code, tokens, devices)
            await circle.states()
            await circle.begin("start")
            windows = 0
            luck = random.Random(1)
            while windows < 5:
                states = await circle.states()
                views = [one["state"]["view"] for one in states]
                if views[0]["asking"] in ("nope", "now"):
                    windows += views[0]["asking"] == asking
                    await let_pass(circle, states)
                elif views[0]["asking"] == "over":
                    await circle.begin("rematch")
                else:
                    seat = next(at for at, one in enumerate(states) if one["state"]["offers"])
                    offers = states[seat]["state"]["offers"]
                    plays = [offer for offer in offers if offer["kind"] in ("play", "pair")]
                    await circle.answer(seat, views[0]["question"], any_move(plays or offers, luck))

    asyncio.run(play())


async def let_pass(circle: Circle, states: list[Message]) -> None:
    """One after the other; only the last pass is news to anybody."""
    view = states[0]["state"]["view"]
    passing = "pass" if view["asking"] == "nope" else "wait"
    passed: set[int] = set()
    for seat in [number - 1 for number in view["asked"]]:
        last = len(passed) == len(view["asked"]) - 1
        before = await circle.over_http()
        await circle.answer(seat, view["question"], passing)
        if last:
            for at, (device, one) in enumerate(zip(circle.devices, states, strict=True)):
                # A pass has no number, and only the passer's own devices get an update.
                for number in [one["sequence"]] * (at == seat) + [one["sequence"] + 1]:
                    message = await device.hear()
                    assert (message["message"], message["sequence"]) == ("update", number)
                assert message["events"][0]["event"] in ("window_closed", "drew", "drew_kitten")
            return
        heard = await circle.quiet()
        passed.add(seat)
        assert [at for at, messages in enumerate(heard) if messages] == [seat]
        assert await circle.over_http() == before
        again = await circle.states()
        assert {at for at in range(len(states)) if again[at] != states[at]} == passed
