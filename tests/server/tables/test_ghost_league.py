"""The Ghost League: the exploded predict what happens next, and the living can't notice."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from boomcat.bots.seat import Seat
from boomcat.luck import SealedChance
from boomcat.notation import read_position
from boomcat.records import RULES_VERSION
from boomcat.server.tables import requests
from boomcat.server.tables import table as tables
from boomcat.server.tables.messages import Predict, Request
from boomcat.server.tables.requests import entry_to_predict
from boomcat.server.tables.seat_at_table import SeatAtTable
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.server.tables.table_session import Connection, PendingStep, TableSession
from tests.support import virtual_table
from tests.support.clients import any_move
from tests.support.virtual_session import Client, World, playing
from tests.support.virtual_table import VirtualTable, virtual

#: Player 4 is out, and the next card is a kitten.
POSITION = "original; 1: defuse skip skip; 2: skip; 3: skip; 4: out 1; turn: 1; pile: kitten see kitten see"
SETTINGS = Settings(timers=Timers(turn=600, nope=2))
GHOST = 3


def laid_out(world: World, position: str) -> None:
    """Put this position on the table."""
    table = world.session.table
    table.phase, table.games, table.secret = "playing", 1, b"\1" * 32
    table.game = read_position(position)
    table.luck = SealedChance(table.secret, (b"",) * table.game.players)
    table.seats = [Seat(table.game, seat) for seat in range(table.game.players)]
    for chair in table.chairs:
        chair.dealt = True


def scene(position: str = POSITION) -> tuple[World, list[Client]]:
    world = World(*["open"] * 4, settings=SETTINGS)
    laid_out(world, position)
    return world, [Client(world, f"token-{seat}") for seat in range(4)]


def predict(client: Client, what: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
    """Predict this as the client's choices say."""
    choice = next(one for one in client.state["ghosts"]["choices"] if one["what"] == what)
    return client.ask("predict", what=what, seat=seat, number=choice["number"], game=1, **fields)


def draw(world: World, client: Client) -> None:
    assert client.act("draw")["message"] == "accepted"
    if world.game.decider == world.clients.index(client) and client.state["view"]["asking"] == "defuse":
        client.act("defuse")
        client.act("place 0")


def league(client: Client) -> dict[int, int]:
    return {row["seat"]: row["points"] for row in client.state["ghosts"]["league"]}


# -- points --------------------------------------------------------------------------------


def test_a_kitten_gives_three_points_and_a_safe_draw_one():
    world, clients = scene(POSITION.replace("kitten see kitten see", "see kitten favor kitten"))
    ghost = clients[GHOST]
    for client, what, points in [(clients[0], "safe", 1), (clients[1], "kitten", 4)]:
        predict(ghost, what)
        assert [one["what"] for one in ghost.state["ghosts"]["predictions"]] == [what]
        draw(world, client)
        assert league(ghost) == {4: points}
        assert ghost.state["ghosts"]["predictions"] == []


def test_a_wrong_prediction_gives_nothing():
    world, clients = scene()
    predict(clients[GHOST], "safe")
    draw(world, clients[0])
    assert league(clients[GHOST]) == {4: 0}


def test_the_next_one_out_gives_a_point_for_each_player_who_is_alive():
    world, clients = scene()
    predict(clients[GHOST], "out", 2)
    draw(world, clients[0])  # defuses, and puts the kitten on top
    assert league(clients[GHOST]) == {4: 0}
    draw(world, clients[1])
    assert not world.game.is_alive(1)
    assert league(clients[GHOST]) == {4: 3}
    # With two players left that question is not asked.
    assert [one["what"] for one in clients[GHOST].state["ghosts"]["choices"]] == ["kitten", "safe", "winner"]


def test_the_winner_gives_more_points_the_earlier():
    world, clients = scene(POSITION.replace("kitten see kitten see", "kitten kitten see see"))
    early = clients[GHOST]
    predict(early, "winner", 1)
    draw(world, clients[0])
    draw(world, clients[1])
    late = clients[1]
    predict(late, "winner", 1)
    draw(world, clients[2])
    assert world.session.table.phase == "over"
    assert league(early) == {4: 6, 2: 4}


def test_a_ghost_whose_winner_explodes_predicts_another_one():
    world, clients = scene()
    ghost = clients[GHOST]
    predict(ghost, "winner", 2)
    draw(world, clients[0])
    draw(world, clients[1])
    assert ghost.state["ghosts"]["predictions"] == []
    assert predict(ghost, "winner", 3)["message"] == "accepted"


def test_a_kitten_that_goes_into_a_hand_unseen_is_a_safe_draw():
    """H1: points must not give it away."""
    deck = "original streaking=1"
    world, clients = scene(f"{deck}; 1: streaking; 2: skip; 3: skip; 4: out 1; turn: 1; pile: kitten kitten kitten see")
    predict(clients[GHOST], "safe")
    draw(world, clients[0])
    assert league(clients[GHOST]) == {4: 1}


# -- refusals ------------------------------------------------------------------------------


def test_a_prediction_that_arrives_after_the_draw_is_refused():
    world, clients = scene()
    ghost = clients[GHOST]
    numbers = {one["what"]: one["number"] for one in ghost.state["ghosts"]["choices"]}
    draw(world, clients[0])
    late = ghost.ask("predict", what="kitten", number=numbers["kitten"], game=1)
    assert (late["message"], late["reason"]) == ("refused", "too-late-to-predict")
    draw(world, clients[1])
    for what in ("out", "winner"):
        late = ghost.ask("predict", what=what, number=numbers[what], seat=1, game=1)
        assert late["reason"] == "too-late-to-predict"
    assert league(ghost) == {}


def test_only_ghosts_predict_and_only_what_can_happen():
    _, clients = scene()
    ghost = clients[GHOST]
    watcher = Client(clients[0].world, None)

    def reason(client: Client, what: str = "kitten", **fields: Any) -> str:
        return str(client.ask("predict", **{"what": what, "number": 0, "game": 1, **fields})["reason"])

    assert reason(clients[0]) == "not-a-ghost"
    assert reason(watcher) == "only-watching"
    assert reason(ghost, game=2) == "too-late-to-predict"
    assert reason(ghost, "out") == "no-such-prediction"
    assert reason(ghost, "out", seat=4) == "no-such-prediction"
    assert reason(ghost, "winner", seat=10) == "no-such-prediction"
    predict(ghost, "safe")
    assert reason(ghost) == "already-predicted"
    assert (
        Client(World("open", "open"), "token-0").ask("predict", what="safe", number=0)["reason"] == "game-not-started"
    )


def test_a_player_who_gave_the_game_up_cannot_predict():
    world, clients = scene()
    clients[GHOST].ask("concede")
    assert clients[GHOST].state["ghosts"] is None
    assert clients[GHOST].ask("predict", what="safe", number=0)["reason"] == "not-a-ghost"
    world.session.table.seat_bot(GHOST, "random", 3)
    assert not world.session.table.is_ghost(GHOST)


def test_a_prediction_that_is_sent_again_counts_once():
    _, clients = scene()
    first = predict(clients[GHOST], "kitten", request="mine")
    again = clients[GHOST].ask("predict", "mine", what="kitten", number=0, game=1)
    assert again == first
    assert len(clients[GHOST].state["ghosts"]["predictions"]) == 1


# -- what the others see -------------------------------------------------------------------


def test_the_living_and_the_spectators_see_the_league_when_the_game_is_over():
    world, clients = scene()
    clients.append(Client(world, None))
    predict(clients[GHOST], "out", 3)
    predict(clients[GHOST], "kitten")
    draw(world, clients[0])
    for client in (clients[0], clients[1], clients[2], clients[4]):
        assert client.state["ghosts"] is None
    draw(world, clients[1])
    assert clients[1].state["ghosts"]["league"] == [{"seat": 4, "points": 3}]
    clients[2].act("skip")
    world.run(3)
    clients[0].act("skip")
    world.run(3)
    draw(world, clients[2])
    draw(world, clients[0])
    world.run(3)
    while world.session.table.phase != "over":
        draw(world, clients[world.game.current])
    shown = clients[0].state["ghosts"]
    assert shown["league"]
    assert (shown["choices"], shown["predictions"]) == ([], [])
    assert all(client.state["ghosts"] == shown for client in clients)
    for client in clients[:4]:
        client.ask("rematch")
    assert all(client.state["ghosts"] is None for client in clients)


def test_without_any_prediction_the_end_shows_nothing():
    world, clients = scene(POSITION.replace("3: skip", "3: out 2"))
    draw(world, clients[0])
    draw(world, clients[1])
    assert world.session.table.phase == "over"
    assert all(client.state["ghosts"] is None for client in clients)


EVENING = Settings(timers=Timers(turn=20, nope=2, grace=20))
#: By client: when each message was sent, and its bytes, until the player is out.
Seen = list[list[tuple[float, bytes]]]


def living(sent: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """Return the messages up to the first one that shows the league."""
    shown = [msgspec.json.decode(message).get("state") or {"ghosts": None} for _, message in sent]
    return sent[: next((at for at, state in enumerate(shown) if state["ghosts"] is not None), len(shown))]


def evening(seed: int, ghosts_predict: bool) -> tuple[Seen, int]:
    """Play a whole game of four people, a bot and a spectator; return what the living and the spectator were sent.

    Every player has separate luck, so that what ghosts do changes nothing else in the test.
    """
    world, clients = playing(*["open"] * 4, "heuristic", settings=EVENING, seed=seed)
    clients.append(Client(world, None))
    begin = world.clock.time
    lucks = [Random(seed * 10 + number) for number in range(4)]
    whims = [Random(seed * 100 + number) for number in range(4)]
    predictions = 0
    while world.session.table.phase != "over":
        for seat, client in enumerate(clients[:4]):
            ghosts = client.state["ghosts"]
            if ghosts is not None and ghosts_predict:
                for choice in ghosts["choices"]:
                    guess = whims[seat].choice(choice["seats"]) if choice["seats"] else None
                    number = choice["number"] - (whims[seat].random() < 0.2)  # some come late
                    answer = client.ask("predict", what=choice["what"], number=number, seat=guess)
                    predictions += answer["message"] == "accepted"
            offers = client.state["offers"]
            if offers and lucks[seat].random() < 0.6:
                client.act(any_move(offers, lucks[seat]), request=f"move {world.game.question}")
        world.run(lucks[0].uniform(0, 6))
    found = [living([(time - begin, message) for time, message in client.sent]) for client in clients]
    assert all(found)
    return found, predictions


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_living_and_spectators_get_the_same_bytes_at_the_same_times_whatever_ghosts_predict(monkeypatch, seed):
    """Their numbers are among the bytes."""
    monkeypatch.setattr(requests, "new_secret", lambda: bytes([seed]) * 32)
    quiet, none = evening(seed, ghosts_predict=False)
    loud, many = evening(seed, ghosts_predict=True)
    assert (none, many > 5) == (0, True)
    # At the end of the loud game the league is shown: without it, the last message is the same too.
    for client, (before, after) in enumerate(zip(quiet, loud, strict=True)):
        assert after == before[: len(after)], client
        assert len(before) - len(after) in (0, 1), client
    assert any(len(before) > len(after) for before, after in zip(quiet, loud, strict=True))


def test_the_last_message_differs_only_by_the_league(monkeypatch):
    monkeypatch.setattr(requests, "new_secret", lambda: bytes(32))
    last = []
    for predicted in (False, True):
        world, clients = scene(POSITION.replace("3: skip", "3: out 2"))
        if predicted:
            predict(clients[GHOST], "winner", 1)
        draw(world, clients[0])
        draw(world, clients[1])
        last.append(clients[0].last)
    assert last[1]["state"].pop("ghosts")["league"] == [{"seat": 4, "points": 4}]
    assert last[0]["state"].pop("ghosts") is None
    assert last[0] == last[1]


#: Far slower than a disk should be, so that waiting for it shows.
SYNC = 0.015


async def observed(predicts: list[tuple[float, str, int | None]]) -> Seen:
    """Return all messages to the living and the spectator."""
    async with VirtualTable(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as table:
        for chair in table.session.table.chairs:
            chair.dealt = True
        loop, begin, tasks = asyncio.get_running_loop(), table.now(), list[asyncio.Task[bool]]()
        ghost, league = table.devices[GHOST], table.session.table.league

        def guess(number: int, what: str, seat: int | None) -> None:
            of = league.draws if what in ("kitten", "safe") else league.explosions
            tasks.append(ghost.ask("predict", f"guess {number}", what=what, number=of, seat=seat))

        for number, (after, what, seat) in enumerate(predicts):
            loop.call_later(after, guess, number, what, seat)
        for after, seat, move in [(0.1, 0, "skip"), (3.0, 1, "draw"), (5.0, 2, "draw")]:
            await asyncio.sleep(begin + after - table.now())
            question = table.game.question if table.session.table.game is None else table.session.table.game.question
            await table.devices[seat].ask("answer", f"{seat} {move}", question=question, move=move)
            tasks.append(table.devices[0].ask("emote", f"emote {seat}", emote="wow"))
        await asyncio.sleep(1)
        assert (GHOST in league.points) == bool(predicts)
        return [
            living([(round(time - begin, 9), message) for time, message in device.sent])
            for at, device in enumerate(table.devices)
            if at != GHOST
        ]


#: A moment before something that the others ask for, or that the clock does, and in the middle of the disk's work.
MOMENTS: list[tuple[float, str, int | None]] = [
    (0.099, "winner", 3),
    (0.105, "safe", None),
    (2.114, "out", 2),
    (2.999, "kitten", None),
    (4.99, "safe", None),
]


def test_no_living_player_waits_for_the_disk_because_of_a_prediction():
    quiet = virtual(observed([]))
    for moment in MOMENTS:
        assert virtual(observed([moment])) == quiet
    assert virtual(observed(MOMENTS)) == quiet


class StoresAtOnce(TableSession):
    step: PendingStep | None = None

    def predict(self, connection: Connection, seat: int, chair: SeatAtTable, request: Predict) -> None:
        entry = entry_to_predict(self.table, seat, request)
        self.step = self.propose(entry, connection, request)

    def ask(self, connection: Connection, request: Request) -> PendingStep | None:
        self.step = None
        return super().ask(connection, request) or self.step


def test_a_prediction_that_the_others_wait_for_is_found(monkeypatch):
    monkeypatch.setattr(virtual_table, "TableSession", StoresAtOnce)
    assert virtual(observed(MOMENTS)) != virtual(observed([]))


class Restarts(TableSession):
    """Starts the clocks anew with every prediction."""

    def predict(self, connection: Connection, seat: int, chair: SeatAtTable, request: Predict) -> None:
        super().predict(connection, seat, chair, request)
        self.scheduler.open = None
        self.scheduler.look(self.clock.now())


def test_a_prediction_that_moves_a_deadline_is_found(monkeypatch):
    monkeypatch.setattr(virtual_table, "TableSession", Restarts)
    assert virtual(observed(MOMENTS)) != virtual(observed([]))


def test_a_prediction_brings_no_absent_player_back():
    """The others would see it, and a bot's time would change."""
    world, clients = scene()
    chair = world.session.table.chairs[GHOST]
    chair.absent, chair.idle = True, 2
    before = [len(client.sent) for client in clients[:GHOST]]
    predict(clients[GHOST], "safe")
    assert (chair.absent, chair.idle) == (True, 2)
    assert [len(client.sent) for client in clients[:GHOST]] == before


# -- stored --------------------------------------------------------------------------------


def test_predictions_and_points_outlive_a_restart():
    world, clients = playing(*["open"] * 4, settings=EVENING, seed=3)
    luck, whim = Random(3), Random(4)
    compared = 0
    while world.session.table.phase != "over":
        for client in clients:
            ghosts = client.state["ghosts"]
            for choice in [] if ghosts is None else ghosts["choices"]:
                client.ask(
                    "predict",
                    what=choice["what"],
                    number=choice["number"],
                    seat=whim.choice(choice["seats"] or [None]),
                )
        seat = world.session.scheduler.table.awaited(world.game)
        asked = [clients[one] for one in seat if clients[one].state["offers"]]
        if not asked:
            world.run(3)
            continue
        asked[0].act(any_move(asked[0].state["offers"], luck))
        if world.session.unstored or world.session.table.passed:
            continue
        before = [client.state["ghosts"] for client in clients]
        world.restart()
        clients = [Client(world, f"token-{number}") for number in range(4)]
        assert [client.state["ghosts"] for client in clients] == before
        compared += any(one is not None and bool(one["predictions"]) for one in before)
    assert compared > 3
    assert clients[0].state["ghosts"]["league"]


def test_a_prediction_is_stored_with_what_happens_next():
    world, clients = scene()
    world.stored.clear()
    world.session.table.entries = 0
    predict(clients[GHOST], "kitten", request="mine")
    assert world.stored == []
    # The disk is in trouble: nothing is lost, and nothing is stored twice.
    world.broken = "store-full"
    clients[0].act("draw")
    world.broken = None
    assert league(clients[GHOST]) == {4: 0}
    draw(world, clients[0])
    kinds = [msgspec.json.decode(data)["entry"] for data, _ in world.stored]
    assert kinds == ["predicted", "moved", "moved", "moved"]
    assert league(clients[GHOST]) == {4: 3}


def until_one_is_out() -> tuple[World, list[Client], int]:
    """Play until a player explodes, and return their seat."""
    world, clients = playing(*["open"] * 4, settings=EVENING, seed=1)
    luck = Random(1)
    while all(world.game.is_alive(seat) for seat in range(4)):
        asked = next((client for client in clients if client.state["offers"]), None)
        if asked is None:
            world.run(3)
        else:
            asked.act(any_move(asked.state["offers"], luck))
    return world, clients, next(seat for seat in range(4) if not world.game.is_alive(seat))


def test_a_ghost_is_asked_again_after_a_crash_before_anything_was_stored():
    world, clients, ghost = until_one_is_out()
    predict(clients[ghost], "safe", request="mine")
    world.restart()
    again = Client(world, f"token-{ghost}")
    assert "safe" in [one["what"] for one in again.state["ghosts"]["choices"]]
    assert predict(again, "safe", request="mine")["message"] == "accepted"


def test_a_game_that_began_under_other_rules_goes_on_with_a_new_league(monkeypatch):
    world, clients, ghost = until_one_is_out()
    predict(clients[ghost], "winner", 1 if ghost else 2)
    world.run(20)
    monkeypatch.setattr(tables, "RULES_VERSION", RULES_VERSION + 1)
    world.restart()
    again = Client(world, f"token-{ghost}")
    assert again.state["ghosts"]["predictions"] == []
    assert predict(again, "kitten")["message"] == "accepted"
    Client(world, None)
    world.run(2000)
    assert world.session.table.phase == "over"
