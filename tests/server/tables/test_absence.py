"""Players who vanish, think too long or come back, in virtual time; and clocks that no player can stretch."""

import pytest

from boomcat.core.question import Ask
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.server.tables.turn_scheduler import LEAST_SECONDS
from tests.support.virtual_session import Client, playing, turn_of


def test_a_bot_plays_for_a_vanished_player_after_the_grace_time_until_the_player_returns():
    settings = Settings(timers=Timers(turn=600))
    world, clients = playing("open", "open", settings=settings)
    gone = turn_of(world, clients)
    stays = clients[1 - clients.index(gone)]
    question = world.game.question
    gone.leave()
    world.run(29.5)
    assert world.game.question == question
    world.run(5)
    assert world.game.question > question
    place = clients.index(gone)
    assert stays.of_kind("presence")[-1]["table"]["seats"][place]["played_by_bot"] is True
    back = Client(world, f"token-{place}")
    assert back.state["table"]["seats"][place]["played_by_bot"] is False
    # From now on no bot answers for the player, however long they think.
    world.run(60)
    question = world.game.question
    world.run(60)
    assert world.game.question == question


def test_a_player_who_vanishes_just_before_their_time_is_up_is_replaced_by_a_bot_when_it_is():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=31, grace=30)))
    gone = turn_of(world, clients)
    question = world.game.question
    world.run(0.9)
    gone.leave()
    world.run(30.2)
    assert world.game.question > question


def test_an_idle_player_is_warned_then_the_clock_answers_and_the_second_time_a_bot_takes_over():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=30)))
    idler = turn_of(world, clients)
    assert not idler.of_kind("time_warning")
    world.run(20.5)
    assert idler.of_kind("time_warning") == [
        {"message": "time_warning", "question": world.game.question, "seconds": 10.0}
    ]
    others = [client for client in clients if client is not idler]
    assert not any(client.of_kind("time_warning") for client in others)
    world.run(9.6)
    assert b'"decided":"clock"' in world.stored[-1][0]
    world.run(400)
    assert world.session.table.phase == "over"


def test_an_idle_player_takes_the_seat_back_with_a_resume_request():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=30)))
    chair = world.session.table.chairs[0]
    chair.absent = True
    assert clients[0].ask("resume")["message"] == "accepted"
    assert not chair.absent


def test_a_table_that_all_players_left_plays_on_to_the_end_for_its_spectators():
    world, clients = playing("open", "open", "open", "random", "heuristic")
    Client(world, None)
    for client in clients:
        client.leave()
    world.run(1000)
    assert world.session.table.phase == "over"
    assert world.records


def test_a_player_who_answers_again_is_not_idle_any_more():
    """A bot takes over after two questions in a row that the clock answered, not after one now and one much later."""
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=30)))
    idler = turn_of(world, clients)
    chair = world.session.table.chairs[clients.index(idler)]
    world.run(31)
    assert chair.idle == 1
    idler.ask("emote", emote="wow")
    assert chair.idle == 0


# -- clocks ----------------------------------------------------------------------


def test_a_player_who_comes_back_has_at_least_ten_seconds():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=20, grace=5)))
    gone = turn_of(world, clients)
    world.run(12)
    gone.leave()
    world.run(5.05)
    back = Client(world, f"token-{clients.index(gone)}")
    assert back.state["clock"]["remaining"] == LEAST_SECONDS


@pytest.mark.parametrize("grace", [5, 8, 9, 30])
def test_a_player_cannot_hold_up_a_table_by_leaving_and_coming_back(grace):
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=10, grace=grace)))
    coming = turn_of(world, clients)
    token = f"token-{clients.index(coming)}"
    question = world.game.question
    spent = 0.0
    while world.game.question == question:
        coming.leave()
        world.run(grace + 0.05)
        coming = Client(world, token)
        spent += grace + 0.05
        assert spent < 10 + LEAST_SECONDS + 2 * grace


def test_the_length_of_a_window_does_not_depend_on_players_who_come_and_go():
    settings = Settings(timers=Timers(turn=600, nope=8, grace=5))
    for seed in range(30):
        world, clients = playing("open", "open", "open", settings=settings, seed=seed)
        mover = turn_of(world, clients)
        plays = [offer for offer in mover.state["offers"] if offer["kind"] == "play" and not offer.get("targets")]
        if plays:
            break
    mover.act(plays[0]["move"])
    assert world.game.asking == Ask.NOPE
    opened = world.clock.now()
    question = world.game.question
    place = next(seat for seat, client in enumerate(clients) if client is not mover)
    restless = clients[place]
    while world.game.question == question and world.clock.now() < opened + 60:
        eye = Client(world, None)
        restless.leave()
        world.run(0.4)
        restless = Client(world, f"token-{place}")
        eye.leave()
        world.run(0.1)
    assert world.clock.now() - opened == pytest.approx(8, abs=0.5)


@pytest.mark.parametrize("grace", [5, 30])
def test_after_a_restart_a_player_is_not_absent_before_ten_seconds_have_passed(grace):
    world, _ = playing("open", "open", settings=Settings(timers=Timers(turn=600, grace=grace)))
    world.restart()
    world.run(1000)
    Client(world, None)  # from now on a spectator is waiting
    world.run(max(grace, LEAST_SECONDS) - 0.1)
    assert [chair.absent for chair in world.session.table.chairs] == [False, False]
    world.run(0.2)
    assert [chair.absent for chair in world.session.table.chairs] == [True, True]


def test_a_failing_store_costs_no_player_their_turn():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=30)))
    idler = turn_of(world, clients)
    world.clock.time += 40
    for _ in range(5):
        world.session.due()  # proposed, and not stored
    chair = world.session.table.chairs[clients.index(idler)]
    assert (chair.idle, chair.absent) == (0, False)
    world.session.restart_clocks()
    assert [client.of_kind("presence")[-1]["clock"]["remaining"] for client in clients] == [30.0, 30.0]
    assert world.session.scheduler.left(world.clock.now()) == (30.0, 30.0)
