"""A table without a connection stands still, and continues unchanged when a client comes."""

from random import Random

from boomcat.bots.seat import Seat
from boomcat.notation import read_position
from boomcat.server.tables.clock import TableClock
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.wire import OptionsMessage
from tests.support.virtual_session import Client, VirtualClock, World, playing

DAY = 24 * 3600.0


def left(world: World) -> float:
    clock = world.session.face()
    assert clock is not None
    return clock.remaining


def test_bots_make_no_move_without_a_viewer():
    world, (ada,) = playing("open", "heuristic", "random", settings=Settings(options=OptionsMessage(first=2)))
    ada.leave()
    stored = len(world.stored)
    assert world.session.next() is None
    world.run(DAY)
    assert len(world.stored) == stored
    Client(world, "token-0")
    world.run(5)
    assert len(world.stored) > stored


def test_a_timer_is_due_exactly_at_its_time():
    """However the two clocks' numbers are rounded; otherwise a waiting task would wake again and again."""
    random = Random(1)
    outer = VirtualClock()
    clock = TableClock(outer)
    for _ in range(10_000):
        outer.time += random.uniform(0, 1000)
        clock.go_on()
        moment = clock.now() + random.uniform(0, 10)
        outer.time = clock.elsewhere(moment)
        assert clock.now() >= moment
        clock.stop()


def test_a_player_who_comes_back_to_an_empty_table_finds_it_as_it_was():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=60, grace=3600)))
    world.run(20)
    for client in clients:
        client.leave()
    world.run(DAY)
    client = Client(world, "token-0")
    assert client.state["clock"] == {"remaining": 40.0, "total": 60.0}
    world.run(39.9)
    question = world.game.question
    world.run(0.2)
    assert world.game.question > question


def test_absence_does_not_count_while_no_other_person_waits():
    world, (_, bea) = playing("open", "open", settings=Settings(timers=Timers(turn=600, grace=30)))
    ada = world.session.table.chairs[0]
    world.clients[0].leave()
    world.run(10)
    bea.leave()
    world.run(DAY)
    Client(world, "token-1")
    world.run(19.9)
    assert not ada.absent
    world.run(0.2)
    assert ada.absent


def test_a_warning_comes_when_it_is_due_by_the_clock_that_players_see():
    settings = Settings(timers=Timers(turn=30), options=OptionsMessage(first=1))
    world, clients = playing("open", "heuristic", settings=settings)
    world.run(left(world) - 15)
    clients[0].leave()
    world.run(DAY)
    back = Client(world, "token-0")
    world.run(4.9)
    assert not back.of_kind("time_warning")
    world.run(0.2)
    assert [warning["seconds"] for warning in back.of_kind("time_warning")] == [10.0]


def test_a_game_is_not_dealt_before_a_client_is_there_to_see_it():
    world = World("open", "heuristic", "heuristic")
    ada = Client(world, "token-0")
    ada.ask("start")
    ada.leave()
    world.run(DAY)
    assert world.session.table.phase == "sealing"
    ada = Client(world, "token-0")
    world.run(5.1)
    assert ada.state["table"]["phase"] == "playing"


def test_a_player_who_joins_has_the_whole_grace_time_to_connect():
    """The player has joined over HTTP, and the page is still loading."""
    world = World("open", "open", settings=Settings(timers=Timers(grace=30)))
    world.run(DAY)
    assert [chair.vanished for chair in world.session.table.chairs] == [world.session.clock.now()] * 2
    Client(world, "token-1")
    world.run(29.9)
    assert world.session.table.host == 0
    world.run(0.2)
    assert world.session.table.host == 1


def test_a_spectator_keeps_a_table_awake():
    world, clients = playing("open", "heuristic", settings=Settings(timers=Timers(turn=10, nope=2, grace=5)))
    Client(world, None)
    clients[0].leave()
    world.run(1000)
    assert world.session.table.phase == "over"


def test_a_refused_client_does_not_wake_a_table():
    settings = Settings(spectators=False, options=OptionsMessage(first=2))
    world, clients = playing("open", "heuristic", settings=settings)
    clients[0].leave()
    for token in (None, "no such token"):
        assert Client(world, token).ended is not None
    stored = len(world.stored)
    world.run(DAY)
    assert len(world.stored) == stored


def test_the_length_of_a_window_after_a_sleep_does_not_depend_on_the_cards():
    """N7: beside a bot that holds a Nope and beside one that holds none, a table sleeps and wakes in the same way."""
    for seed in range(20):
        heard = []
        for cards in ("nope", "skip"):
            world, (ada,) = playing("open", "heuristic", "heuristic", settings=Settings(timers=Timers(turn=600)))
            table = world.session.table
            game = table.game = read_position(
                f"original; 1: shuffle; 2: {cards}; 3: see; turn: 1; pile: 2*kitten 3*see"
            )
            table.seats = [Seat(game, seat) for seat in range(3)]
            world.session.scheduler.random = Random(seed)
            ada.act("shuffle")
            asked = dict(world.session.scheduler.answers)
            world.run(0.05)
            ada.leave()
            world.run(DAY)
            Client(world, "token-0")
            assert world.session.scheduler.answers == asked
            heard.append((asked, left(world), world.session.next()))
        assert heard[0] == heard[1]
