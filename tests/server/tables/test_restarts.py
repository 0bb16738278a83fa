"""After any failure of the server, a table is what was stored of it."""

from random import Random

import msgspec
import pytest

from boomcat.notation import write_position
from boomcat.records import RULES_VERSION, read_record, replay
from boomcat.server.tables import table as tables
from boomcat.server.tables.entries import Moved, write_entry
from boomcat.server.tables.seat_at_table import KEPT_UPDATES, Stream
from boomcat.server.tables.table_info import Settings, TableState, Timers
from boomcat.server.tables.table_session import TableSession
from boomcat.wire import OptionsMessage
from tests.support.virtual_session import Client, World, playing


def states(session: TableSession) -> list[object]:
    """Return the state each viewer would see, without the clock and without presence."""
    found: list[object] = []
    for chair in [*session.table.chairs, None]:
        state = msgspec.json.decode(msgspec.json.encode(session.welcome(chair, None).state), type=TableState)
        found.append((state.view, state.offers, state.knowledge, state.blocked))
    return found


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("original", ("open", "open", "heuristic")),
        ("nsfw", ("open", "random")),
        ("party-pack", ("open", *["heuristic"] * 9)),
        ("good-vs-evil", ("open", "open", "open", "random", "heuristic")),
    ],
)
def test_after_a_restart_at_any_moment_every_seat_sees_the_same_table(edition, seats):
    settings = Settings(
        edition=edition, timers=Timers(turn=10, nope=2), options=OptionsMessage(quick=edition == "nsfw")
    )
    world, clients = playing(*seats, settings=settings, seed=len(seats))
    random = Random(7)
    for _ in range(400):
        if world.session.table.phase == "over":
            break
        world.session.table.passed.clear()  # the one thing that a crash forgets
        before = states(world.session)
        numbers = [chair.stream.number for chair in world.session.table.chairs]
        position = write_position(world.game)
        world.restart()
        assert states(world.session) == before
        assert [chair.stream.number for chair in world.session.table.chairs] == numbers
        assert write_position(world.game) == position
        assert world.snapshot_or(position) == position
        left = world.session.scheduler.left(world.clock.now())
        assert left is not None
        assert left[0] > 9.999
        clients = [Client(world, f"token-{number}") for number in range(len(clients))]
        for client in clients:
            offers = client.state["offers"]
            if offers and random.random() < 0.7:
                answers = [offer["move"] for offer in offers if "{" not in offer["move"]]
                client.act(random.choice(answers) if answers else "draw")
        world.run(random.uniform(0, 12))
    assert world.session.table.phase == "over"
    assert world.session.table.forgotten == 0
    record = read_record(world.records[1].splitlines(keepends=True))
    *_, last = replay(record)
    assert last.game.question == world.game.question


def test_a_client_that_comes_back_gets_the_missed_events_or_a_fresh_view():
    world, clients = playing("open", "open", "heuristic", settings=Settings(timers=Timers(turn=10, nope=2)))
    one = clients[0]
    had = one.of_kind("update")[-1]["sequence"]
    one.leave()
    world.run(40)
    world.restart()
    two = Client(world, "token-0", last=had)
    welcome = two.messages[0]
    numbers = [happened["sequence"] for happened in welcome["missed"]]
    assert numbers == list(range(had + 1, welcome["sequence"] + 1))
    missed = [event for happened in welcome["missed"] for event in happened["events"]]
    assert welcome["history"][-len(missed) :] == missed
    assert Client(world, "token-0", last=10_000).messages[0]["missed"] is None
    assert Client(world, "token-0", last=-5).messages[0]["missed"] is None
    assert Client(world, "token-0", last=welcome["sequence"]).messages[0]["missed"] == []


def test_a_game_that_began_under_other_rules_continues_from_its_last_position(monkeypatch):
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=10, nope=2)))
    world.run(60)
    had = clients[0].of_kind("update")[-1]["sequence"]
    position = write_position(world.game)
    monkeypatch.setattr(tables, "RULES_VERSION", RULES_VERSION + 1)
    world.restart()
    assert write_position(world.game) == position
    # Once more, with moves that were made under the new rules.
    client = Client(world, "token-0", last=had)
    assert client.messages[0]["missed"] is None
    world.run(30)
    position = write_position(world.game)
    world.restart()
    assert write_position(world.game) == position
    Client(world, None)
    world.run(2000)
    assert world.session.table.phase == "over"
    assert f'"rules":{RULES_VERSION},' in world.records[1]


def open_window(world: World, clients: list[Client]) -> list[Client]:
    """Play until a window is open; return the clients that are asked."""
    while "window: " not in write_position(world.game):
        for client in clients:
            moves = [offer["move"] for offer in client.state["offers"] if "{" not in offer["move"]]
            if moves and "window: " not in write_position(world.game):
                client.act(moves[0])
    return [client for client in clients if client.state["offers"]]


def test_a_crash_forgets_a_pass_and_the_player_is_asked_again():
    world, clients = playing("open", "open", "open", settings=Settings(timers=Timers(turn=10, nope=5)))
    passer = open_window(world, clients)[0]
    offers, had = passer.state["offers"], passer.of_kind("update", "welcome")[-1]["sequence"]
    stored = len(world.stored)
    passed = passer.act("pass", request="my pass")
    assert passed == {"message": "accepted", "id": "my pass", "sequence": had}
    assert len(world.stored) == stored
    assert passer.state["offers"] == []
    again = Client(world, f"token-{clients.index(passer)}", last=had)
    assert (again.messages[0]["missed"], again.state["offers"]) == ([], [])
    assert again.act("pass", request="my pass") == passed
    assert again.act("pass") == {**passed, "id": again.last["id"]}
    assert again.act("nope")["reason"] == "already-passed"
    world.restart()
    back = Client(world, f"token-{clients.index(passer)}", last=had)
    assert (back.messages[0]["missed"], back.state["offers"]) == ([], offers)
    assert back.act("pass", request="my pass") == passed
    assert back.state["offers"] == []


def test_a_pass_that_an_earlier_version_stored_still_counts():
    world, clients = playing("open", "open", "open", settings=Settings(timers=Timers(turn=10, nope=5)))
    passer, other = open_window(world, clients)
    question, seat = world.game.question, clients.index(passer)
    numbers = [chair.stream.number for chair in world.session.table.chairs]
    passing = Moved(seat=seat, question=question, move="pass", by=seat, id="my pass", mark="mark")
    world.stored.append((write_entry(passing), world.clock.wall()))
    world.restart()
    assert f" passed {seat + 1}" in write_position(world.game)
    numbers[seat] += 1  # only the passer was sent an update
    assert [chair.stream.number for chair in world.session.table.chairs] == numbers
    back = [Client(world, f"token-{clients.index(one)}") for one in (passer, other)]
    assert back[0].state["offers"] == []
    back[1].act("pass")
    assert world.game.question > question


def test_a_rematch_starts_a_new_game_with_the_same_people():
    world, clients = playing("open", "random", settings=Settings(timers=Timers(turn=10, nope=2)))
    world.run(2000)
    assert clients[0].state["table"]["phase"] == "over"
    first = world.session.table.secret
    clients[0].ask("rematch")
    clients[0].ask("contribute", bytes="07" * 16)
    assert world.session.table.secret != first
    assert clients[0].state["table"]["fairness"]["secret"] is None
    assert world.session.table.phase == "playing"
    world.restart()
    assert world.session.table.games == 2
    Client(world, None)
    world.run(2000)
    assert sorted(world.records) == [1, 2]
    for text in world.records.values():
        assert read_record(text.splitlines(keepends=True)).finished


def test_a_lobby_is_the_same_after_a_restart():
    world = World("open", "open", "open", "random")
    host = Client(world, "token-0")
    host.ask("remove_player", seat=3)
    host.ask("configure", settings={"edition": "party-pack"}, seats=6)
    host.ask("seat_bot", seat=6, bot="heuristic")
    host.ask("make_host", seat=2)
    before = world.session.info()
    world.restart()
    Client(world, "token-0")
    assert world.session.info() == before
    assert [seat.occupant for seat in before.seats] == ["person", "person", "open", "bot", "open", "bot"]


def test_a_stream_keeps_its_newest_messages_only():
    stream = Stream()
    numbered = [(number, 2 * number, 2 * number + number % 3) for number in range(1, KEPT_UPDATES + 51)]
    for number, first, last in numbered:
        assert stream.add(first, last) == number
    for last in (50, 51, 700, KEPT_UPDATES + 49, KEPT_UPDATES + 50):
        assert stream.since(last) == numbered[last:]
    assert stream.since(49) is None
    assert stream.since(KEPT_UPDATES + 51) is None
    stream.clear()
    assert stream.since(KEPT_UPDATES + 50) == []
    assert stream.since(KEPT_UPDATES + 49) is None
    stream.forget()
    assert stream.since(KEPT_UPDATES + 50) is None
    assert stream.add(0, 1) == 2 * KEPT_UPDATES + 51
