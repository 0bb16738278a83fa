"""After a game: everybody is asked, all who agree play, and who asked for a seat gets one."""

from random import Random
from typing import Any

import msgspec
import pytest

from boomcat.bots.seat import Seat
from boomcat.core.referee import standings
from boomcat.luck import SealedChance
from boomcat.notation import read_position
from boomcat.server.tables.entries import Moved
from boomcat.server.tables.http_bodies import JoinTable
from boomcat.server.tables.next_game import lineup
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.seat_at_table import SeatAtTable
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.server.tables.turn_scheduler import AGREEING_SECONDS
from boomcat.wire import OptionsMessage
from tests.support.clients import any_move
from tests.support.virtual_session import Client, World, playing

SLOW = Timers(turn=600, nope=2)


def about(client: Client) -> dict[str, Any]:
    """Return what the client knows about the table, from any kind of message."""
    return next(
        message["table"] if "table" in message else message["state"]["table"]
        for message in reversed(client.messages)
        if "table" in message or "state" in message
    )


def of_seats(client: Client, field: str) -> list[Any]:
    return [seat[field] for seat in about(client)["seats"]]


def played(world: World) -> list[int]:
    """Play the game to its end: everybody draws, no player defuses.  Return the seats from the winner on."""
    table = world.session.table
    while table.phase == "playing":
        seat = world.game.decider
        client = next((one for one in world.clients if one.ended is None and one.state["seat"] == seat + 1), None)
        if client is None or table.chairs[seat].driven:
            world.run(1)
        else:
            client.act("explode" if client.state["view"]["asking"] == "defuse" else "draw")
    return standings(world.game)


def won_by(world: World, winner: int) -> None:
    """Let this player win: the others explode in order, the last one by the next draw.  No restart repeats that."""
    players = world.game.players
    fallen = [seat for seat in range(players) if seat != winner]
    hands = [f"{seat + 1}: out {place}" for place, seat in enumerate(fallen[:-1], 1)]
    hands += [f"{fallen[-1] + 1}: skip", f"{winner + 1}: defuse"]
    table = world.session.table
    table.game = read_position(f"original; {'; '.join(sorted(hands))}; turn: {fallen[-1] + 1}; pile: kitten see see")
    table.luck = SealedChance(table.secret, (b"",) * players)
    table.seats = [Seat(table.game, seat) for seat in range(players)]
    world.carry_out(world.session.propose(Moved(seat=fallen[-1], question=0, move="draw")))
    assert table.phase == "over"


def over(*seats: str, winner: int = 0, **settings: Any) -> tuple[World, list[Client]]:
    world, clients = playing(*seats, settings=Settings(timers=SLOW, **settings))
    won_by(world, winner)
    return world, clients


def start_over(world: World, clients: list[Client]) -> None:
    """Agree, all of them, and contribute."""
    for client in clients:
        assert client.ask("rematch")["message"] == "accepted"
    world.run(6)
    assert world.session.table.phase == "playing"


# -- agreeing ------------------------------------------------------------------------------


def test_the_next_game_begins_when_all_people_have_agreed():
    world, clients = over("open", "open", "open", "heuristic", winner=1)
    watcher = Client(world, None)
    for number, client in enumerate(clients[:2], 1):
        client.ask("rematch")
        assert about(client)["phase"] == "over"
        assert of_seats(watcher, "agreed") == [True] * number + [False] * (4 - number)
    clients[2].ask("rematch")
    assert world.session.table.phase == "sealing"
    assert of_seats(watcher, "agreed") == [False] * 4


def test_a_person_alone_with_bots_plays_on_at_once():
    world, clients = over("open", "heuristic", "heuristic", winner=2)
    clients[0].ask("rematch")
    assert world.session.table.phase == "sealing"


def test_agreeing_twice_changes_nothing():
    world, clients = over("open", "open")
    clients[0].ask("rematch")
    stored = len(world.stored)
    assert clients[0].ask("rematch")["message"] == "accepted"
    assert len(world.stored) == stored


def test_the_votes_survive_a_restart():
    world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW))
    played(world)
    clients[0].ask("rematch")
    clients[1].ask("rematch")
    world.restart()
    back = [Client(world, f"token-{seat}") for seat in range(3)]
    assert of_seats(back[2], "agreed") == [True, True, False]
    back[2].ask("rematch")
    assert world.session.table.phase == "sealing"


def test_a_player_who_vanishes_is_waited_for_only_during_the_grace_time():
    world, clients = over("open", "open", "open")
    clients[0].ask("rematch")
    clients[1].ask("rematch")
    clients[2].leave()
    world.run(29)
    assert about(clients[0])["phase"] == "over"
    world.run(2)
    assert about(clients[0])["phase"] == "sealing"
    assert of_seats(clients[0], "sits_out") == [False, False, True]


def test_the_last_one_who_is_asked_may_leave_instead():
    world, clients = over("open", "open", "heuristic", winner=2)
    clients[0].ask("rematch")
    clients[1].ask("leave")
    assert world.session.table.phase == "sealing"
    assert of_seats(clients[0], "name") == ["Ada", of_seats(clients[0], "name")[1]]
    assert about(clients[0])["open_seats"] == 1


def test_nothing_begins_without_an_agreement():
    world, clients = over("open", "open", "heuristic", winner=2)
    clients[0].leave()
    clients[1].leave()
    world.run(100)
    watcher = Client(world, None)
    world.run(1000)
    assert about(watcher)["phase"] == "over"


# -- starting without those who stay away --------------------------------------------------


def test_the_host_starts_without_the_others_after_a_fair_wait():
    world, clients = over("open", "open", "open")
    assert clients[0].ask("start")["reason"] == "agree-first"
    clients[0].ask("rematch")
    assert clients[1].state["clock"] == {"remaining": AGREEING_SECONDS, "total": AGREEING_SECONDS}
    world.run(AGREEING_SECONDS - 1)
    refused = clients[0].ask("start")
    assert (refused["reason"], refused["details"]) == ("wait-for-the-others", {"seconds": 1})
    clients[1].ask("rematch")
    world.run(1)
    assert clients[1].ask("start")["reason"] == "not-host"
    assert clients[0].ask("start")["message"] == "accepted"
    assert of_seats(clients[0], "sits_out") == [False, False, True]
    assert of_seats(clients[0], "played_by_bot") == [False, False, True]


def test_another_player_starts_if_the_host_does_not_agree():
    world, clients = over("open", "open", "open")
    clients[1].ask("rematch")
    clients[2].ask("rematch")
    world.run(AGREEING_SECONDS)
    assert clients[1].ask("start")["message"] == "accepted"
    assert of_seats(clients[1], "sits_out") == [True, False, False]


def away(**settings: Any) -> tuple[World, list[Client]]:
    """Return a game that began without Cy, who still looks at the last one."""
    world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW, **settings))
    played(world)
    clients[0].ask("rematch")
    clients[1].ask("rematch")
    world.run(AGREEING_SECONDS)
    clients[0].ask("start")
    for client in clients[:2]:
        client.ask("contribute", bytes="00")
    assert world.session.table.phase == "playing"  # without a wait for Cy's luck
    return world, clients


def test_a_bot_plays_for_a_person_who_stays_away_until_they_come_along():
    world, clients = away()
    late = clients[2]
    assert late.state["seat"] == 3
    assert late.state["offers"] == []
    assert late.act("draw")["reason"] == late.ask("concede")["reason"] == "you-sit-out"
    world.restart()
    late = [Client(world, f"token-{seat}") for seat in range(3)][2]
    assert of_seats(late, "sits_out") == [False, False, True]
    assert late.ask("resume")["message"] == "accepted"
    assert of_seats(late, "sits_out") == of_seats(late, "played_by_bot") == [False] * 3
    assert late.ask("rematch")["reason"] == "game-is-running"


def test_the_next_game_does_not_wait_for_a_person_who_stayed_away_and_is_gone():
    world, clients = away()
    clients[2].leave()
    world.run(40)
    won_by(world, 0)
    for client in clients[:2]:
        client.ask("rematch")
    assert world.session.table.phase == "sealing"


def test_a_seat_of_a_person_who_stays_away_is_removed_if_the_host_wants_that():
    world, clients = away(absentees="remove")
    late = clients[2]
    assert of_seats(clients[0], "name") == ["Ada", "Bea"]
    assert (late.ended, late.state["seat"], late.state["queued"]) == (None, None, None)
    assert about(clients[0])["queue"] == []
    assert late.ask("emote", emote="wow")["reason"] == "only-watching"
    world.restart()
    late = [Client(world, f"token-{seat}") for seat in range(3)][2]
    assert late.ask("resume")["message"] == "accepted"
    assert late.state["queued"] == 1
    played(world)
    start_over(world, world.clients[:2])
    assert of_seats(world.clients[0], "name") == ["Ada", "Bea", "Cy"]
    assert late.state["seat"] == 3
    assert len(late.state["view"]["hand"]) == 8


def test_a_person_whose_seat_is_removed_is_no_longer_shown_what_a_bot_did_for_them():
    """It was a part of the last game, which is put away."""
    world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW, absentees="remove"))
    clients[2].leave()
    world.run(SLOW.grace)
    for client in clients[:2]:
        client.ask("concede")
    world.run(600)
    late = Client(world, "token-2")
    assert late.state["meanwhile"]
    clients[0].ask("rematch")
    clients[1].ask("rematch")
    world.run(AGREEING_SECONDS)
    assert clients[0].ask("start")["message"] == "accepted"
    assert (late.state["table"]["phase"], late.state["meanwhile"]) == ("sealing", [])
    world.restart()
    assert Client(world, "token-2").state["meanwhile"] == []


def test_a_repeated_request_to_wait_for_a_seat_gets_the_same_answer():
    """The first answer may have been lost."""
    _, clients = away(absentees="remove")
    answer = clients[2].ask("resume", "once")
    assert answer["message"] == "accepted"
    assert clients[2].ask("resume", "once") == answer


def test_a_bot_keeps_the_seat_if_too_few_players_would_be_left():
    world, clients = over("open", "open", absentees="remove")
    clients[0].ask("rematch")
    world.run(AGREEING_SECONDS)
    assert clients[0].ask("start")["message"] == "accepted"
    assert of_seats(clients[0], "sits_out") == [False, True]


# -- the queue -----------------------------------------------------------------------------


def ask_for_seat(world: World, name: str) -> Client:
    token = f"token-{name}"
    world.carry_out(world.session.propose_join(JoinTable(name=name, wait=True), token))
    seated = world.session.seated(token)
    assert (seated.seat, seated.token) == (None, token)
    return Client(world, token)


def test_a_person_who_asks_for_a_seat_during_a_game_waits_where_everybody_sees_it():
    world, clients = playing("open", "open", "heuristic", settings=Settings(timers=SLOW))
    with pytest.raises(NotAllowed):
        world.session.propose_join(JoinTable(name="Zoe"), "token-z")
    zoe = ask_for_seat(world, "Zoe")
    (waiting,) = about(clients[1])["queue"]
    assert (waiting["name"], waiting["connected"]) == ("Zoe", True)
    assert (zoe.state["seat"], zoe.state["queued"]) == (None, 1)
    assert about(clients[0])["spectators"] == 0
    assert zoe.state["view"]["hand"] == []
    assert zoe.act("draw")["reason"] == "only-watching"
    zoe.leave()
    assert not about(clients[0])["queue"][0]["connected"]


def test_people_take_open_seats_and_then_seats_of_bots_in_the_order_they_asked():
    world, clients = playing("open", "open", "heuristic", "open", settings=Settings(timers=SLOW))
    clients[1].ask("leave")
    early = [ask_for_seat(world, name) for name in ("Zoe", "Yan", "Xi", "Wim")]
    assert [client.state["queued"] for client in early] == [1, 2, 3, 4]
    world.restart()
    clients = [Client(world, f"token-{seat}") for seat in ("0", "2", "Zoe", "Yan", "Xi", "Wim")]
    bots = of_seats(clients[0], "name")[2]
    clients[0].ask("concede")
    clients[1].ask("concede")
    world.run(600)
    assert about(clients[0])["phase"] == "over"
    for client in clients[:2]:
        client.ask("rematch")
    # Bea's seat and the bot's are free; Xi and Wim wait on.
    assert of_seats(clients[0], "name") == ["Ada", "Zoe", "Yan", "Cy"]
    assert bots not in of_seats(clients[0], "name")
    assert [client.state["seat"] for client in clients] == [1, 4, 2, 3, None, None]
    assert [client.state["queued"] for client in clients[4:]] == [1, 2]
    world.run(6)
    assert len(clients[2].state["view"]["hand"]) == 8


def test_open_seats_are_there_again_in_the_next_game():
    world = World("open", "open", "open")
    clients = [Client(world, f"token-{seat}") for seat in range(2)]
    clients[0].ask("remove_player", seat=3)
    clients[0].ask("start")
    world.run(6)
    assert (len(about(clients[0])["seats"]), about(clients[0])["open_seats"]) == (2, 1)
    zoe = ask_for_seat(world, "Zoe")
    won_by(world, 1)
    start_over(world, clients)
    assert (of_seats(zoe, "name"), about(zoe)["open_seats"]) == (["Ada", "Bea", "Zoe"], 0)


def test_changing_the_table_brings_the_open_seats_back():
    world = World("open", "open", "open")
    clients = [Client(world, f"token-{seat}") for seat in range(2)]
    clients[0].ask("remove_player", seat=3)
    clients[0].ask("start")
    world.run(6)
    won_by(world, 1)
    assert clients[0].ask("configure", settings={"pace": "quick"})["message"] == "accepted"
    assert of_seats(clients[0], "occupant") == ["person", "person", "open"]


def test_only_people_who_are_here_are_seated():
    world, clients = playing("open", "heuristic", settings=Settings(timers=SLOW))
    asleep, awake = ask_for_seat(world, "Zoe"), ask_for_seat(world, "Yan")
    asleep.leave()
    won_by(world, 0) if world.game.current else won_by(world, 1)
    clients[0].ask("rematch")
    assert of_seats(clients[0], "name") == ["Ada", "Yan"]
    assert [one["name"] for one in about(awake)["queue"]] == ["Zoe"]


def test_a_person_who_wants_no_seat_any_more_leaves_the_queue():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW))
    zoe, yan = ask_for_seat(world, "Zoe"), ask_for_seat(world, "Yan")
    zoe.ask("leave")
    assert zoe.ended == "left"
    assert [one["name"] for one in about(clients[0])["queue"]] == ["Yan"]
    assert yan.state["queued"] == 1
    world.restart()
    assert Client(world, "token-Zoe").last["reason"] == "unknown-token"
    assert Client(world, "token-Yan").state["queued"] == 1


def test_a_newcomer_waits_behind_the_queue():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW))
    ask_for_seat(world, "Zoe")
    won_by(world, 0)
    clients[1].ask("leave")
    with pytest.raises(NotAllowed):
        world.session.propose_join(JoinTable(name="Yan"), "token-y")
    yan = ask_for_seat(world, "Yan")
    clients[0].ask("rematch")
    assert of_seats(clients[0], "name") == ["Ada", "Zoe"]
    assert yan.state["queued"] == 1


def test_a_newcomer_takes_the_seat_that_people_in_the_queue_are_not_here_for():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW))
    ask_for_seat(world, "Zoe").leave()
    won_by(world, 0)
    clients[1].ask("leave")
    world.join("Yan", "token-y")
    assert of_seats(Client(world, "token-y"), "name") == ["Ada", "Yan"]
    assert [one["name"] for one in about(clients[0])["queue"]] == ["Zoe"]


def test_a_queue_has_an_end():
    world, _ = playing("open", "heuristic", settings=Settings(timers=SLOW))
    for number in range(10):
        ask_for_seat(world, f"Zoe {number}")
    with pytest.raises(NotAllowed):
        world.session.propose_join(JoinTable(name="Yan", wait=True), "token-y")


def test_asking_again_with_the_same_token_gives_the_same_place():
    world, _ = playing("open", "heuristic", settings=Settings(timers=SLOW))
    ask_for_seat(world, "Zoe")
    assert world.session.seated("token-Zoe").seat is None
    assert len(world.session.table.queue) == 1


def test_the_queue_of_a_table_without_spectators_sees_no_game():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW, spectators=False))
    zoe = ask_for_seat(world, "Zoe")
    clients[world.game.current].act("draw")
    assert all(message["state"]["view"] is None for message in zoe.of_kind("welcome", "update"))
    assert all(message["events"] == [] for message in zoe.of_kind("update"))
    assert Client(world, "token-Zoe").last["history"] == []
    won_by(world, 0)
    assert zoe.state["view"] is None
    start_over(world, clients)
    assert about(zoe)["seats"][1]["name"] == "Bea"


def test_bots_take_their_time_if_a_person_in_the_queue_could_see_who_passes():
    """N7."""
    world, _ = playing("open", "heuristic", settings=Settings(timers=SLOW))
    game = world.game
    ask_for_seat(world, "Zoe")
    assert not world.session.scheduler.up_to_bots(game)


# -- the score and who begins --------------------------------------------------------------


def test_the_score_counts_the_games_of_the_evening():
    world, clients = over("open", "open", "open", winner=1)
    assert of_seats(clients[0], "wins") == [0, 1, 0]
    start_over(world, clients)
    won_by(world, 1)
    start_over(world, clients)
    won_by(world, 0)
    assert of_seats(clients[0], "wins") == [1, 2, 0]


def test_the_score_survives_a_restart_and_a_walk_around_the_block():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW))
    played(world)
    wins = of_seats(clients[0], "wins")
    assert sorted(wins) == [0, 1]
    world.restart()
    clients = [Client(world, f"token-{seat}") for seat in range(2)]
    assert of_seats(clients[0], "wins") == wins
    clients[1].ask("leave")
    world.join("Bea", "another token")
    assert of_seats(clients[0], "wins") == wins


def test_no_win_for_a_player_who_gave_the_game_up():
    world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW))
    clients[1].ask("concede")
    won_by(world, 1)
    assert of_seats(clients[0], "wins") == [0, 0, 0]


@pytest.mark.parametrize("starter", ["loser", "rotation", "random"])
def test_the_loser_begins_or_the_next_player_or_a_lot_decides(starter):
    world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW, starter=starter))
    began = world.game.current
    loser = played(world)[-1]
    start_over(world, clients)
    expected = {"loser": loser, "rotation": (began + 1) % 3, "random": None}[starter]
    assert about(clients[0])["first"] == (None if expected is None else expected + 1)
    current = world.game.current
    assert expected in (None, current)
    world.restart()
    assert world.game.current == current


def test_the_one_who_always_begins_begins():
    world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW, options=OptionsMessage(first=2)))
    won_by(world, 1)
    start_over(world, clients)
    assert world.game.current == 1


def test_the_next_one_begins_if_the_loser_has_left():
    world, clients = over("open", "open", "open", "heuristic", winner=3)
    clients[0].ask("leave")
    world.join("Zoe", "token-z")
    start_over(world, clients[1:])
    assert about(clients[1])["first"] == 2


# -- the lineup ----------------------------------------------------------------------------


def chair(kind: str) -> SeatAtTable:
    """An open seat, a bot, a person who has agreed, one who hasn't, or one in the queue."""
    if kind in ("open", "bot"):
        return SeatAtTable("open" if kind == "open" else "bot")
    found = SeatAtTable("person", kind, token=kind)
    found.dealt, found.agreed, found.devices = True, kind == "in", 1
    return found


@pytest.mark.parametrize(
    ("seats", "queue", "remove", "sizes", "expected"),
    [
        ("in in", 0, False, {2}, ([], [], [], 2)),
        ("in out bot", 0, False, {2, 3}, ([], [1], [], 3)),
        ("in out bot", 0, True, {2, 3}, ([], [], [1], 2)),
        ("in out bot", 0, True, {3}, ([], [1], [], 3)),
        ("in out bot", 1, True, {2, 3}, ([(0, 1)], [], [1], 3)),
        ("in bot bot open", 2, False, {2, 3, 4}, ([(0, 3), (1, 1)], [], [], 4)),
        # The deck is for three only: the open seat stays open.
        ("in bot bot open", 2, False, {3}, ([(0, 1), (1, 2)], [], [], 3)),
        ("in in open", 1, False, {2}, ([], [], [], 2)),
        ("in", 0, False, {2, 3}, ([], [], [], 1)),
    ],
)
def test_the_lineup(seats, queue, remove, sizes, expected):
    chairs = [chair(kind) for kind in seats.split()]
    waiting = [chair("waiting") for _ in range(queue)]
    assert lineup(chairs, waiting, True, remove, sizes.__contains__) == expected


# -- absence -------------------------------------------------------------------------------


def test_everybody_sees_how_long_until_a_bot_plays_for_a_person_who_is_away():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW))
    clients[1].leave()
    assert of_seats(clients[0], "bot_in") == [None, 30.0]
    world.run(10)
    assert Client(world, None).state["table"]["seats"][1]["bot_in"] == 20.0
    world.run(21)
    assert of_seats(clients[0], "bot_in") == [None, None]
    assert of_seats(clients[0], "played_by_bot") == [False, True]


def test_a_player_who_returns_learns_what_the_clock_did_before_a_bot_took_over():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=10, nope=2)))
    away = world.game.current
    clients[away].leave()
    world.run(11)
    back = Client(world, f"token-{away}")
    assert not world.session.table.chairs[away].driven
    assert back.state["meanwhile"][0]["event"] in ("drew", "drew_kitten")


def test_a_player_who_returns_learns_which_card_was_given_away():
    world, clients = playing("open", "open", settings=Settings(timers=Timers(turn=10, nope=2)))
    table = world.session.table
    table.game = read_position("original; 1: favor; 2: skip; turn: 1; pile: kitten see see")
    table.luck = SealedChance(table.secret, (b"",) * 2)
    clients[1].leave()
    clients[0].act("favor 2")
    world.run(13)
    gave = {"event": "gave", "giver": 2, "taker": 1, "card": "skip"}
    assert Client(world, "token-1").state["meanwhile"] == [gave]
    assert clients[0].state["meanwhile"] == []


def test_a_player_who_returns_learns_what_a_bot_did_and_the_others_do_not():
    world, clients = playing("open", "open", settings=Settings(timers=SLOW))
    away = world.game.current
    token, other = f"token-{away}", clients[1 - away]
    clients[away].leave()
    while world.game.current == away:
        world.run(1)
        if world.game.current == away and other.state["offers"] and other.state["view"]["asking"] != "nope":
            other.act(any_move(other.state["offers"], Random(1)))  # a bot asks for a favor
    world.restart()
    clients = [Client(world, f"token-{seat}") for seat in range(2)]
    back, other = clients[away], clients[1 - away]
    assert back.sent
    assert Client(world, token).state["meanwhile"] == back.state["meanwhile"]
    drawn = [event for event in back.state["meanwhile"] if event["event"] in ("drew", "drew_kitten")]
    assert drawn
    assert all(event["seat"] == away + 1 for event in back.state["meanwhile"])
    assert other.state["meanwhile"] == Client(world, None).state["meanwhile"] == []
    # It's over with their first move.
    while world.session.table.phase == "playing" and back.state["meanwhile"] and world.game.current != away:
        other.act("draw")
        if other.state["view"]["asking"] == "defuse":
            other.act("defuse")
            other.act("place 0")
    back.act("draw")
    assert back.state["meanwhile"] == []


# -- secrets -------------------------------------------------------------------------------


def test_votes_and_the_queue_say_nothing_about_cards():
    """With other hidden cards every byte is the same, while people come, go and ask for a seat."""

    def sent(hidden: str) -> list[list[bytes]]:
        world, clients = playing("open", "open", "open", settings=Settings(timers=SLOW))
        position = f"original; 1: skip see; 2: {hidden}; 3: out 1; turn: 1; pile: kitten see see skip"
        table = world.session.table
        table.secret = b"\1" * 32
        table.game = read_position(position)
        table.seats = [Seat(table.game, seat) for seat in range(3)]
        watchers = [clients[0], clients[2], ask_for_seat(world, "Zoe"), Client(world, None)]
        for client in watchers:
            client.sent.clear()
        yan = ask_for_seat(world, "Yan")
        clients[1].leave()
        world.run(5)
        world.clients[1] = Client(world, "token-1")
        yan.ask("leave")
        return [[message for _, message in client.sent] for client in watchers]

    first, second = sent("nope defuse"), sent("attack shuffle")
    assert all(first)
    assert [msgspec.json.decode(one) for one in first[0]] == [msgspec.json.decode(one) for one in second[0]]
    assert first == second
