"""The coach at a table: who may ask it, who gets the answer, and what happens to a move that is taken back."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from boomcat.core.chance import PlayerRng
from boomcat.core.question import Ask
from boomcat.knowledge.redeal import Redeal
from boomcat.records import read_record
from boomcat.records.replay import replay
from boomcat.server.operations.log import Log
from boomcat.server.tables import requests
from boomcat.server.tables.coach_questions import Coach, CoachQuestion
from boomcat.server.tables.messages import AskCoach
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_info import Settings
from boomcat.views.view import View
from boomcat.wire import OptionsMessage
from tests.server.cluster.test_links import run
from tests.support.virtual_cluster import VirtualCluster, table_of
from tests.support.virtual_session import Client, PromptCoach, World, playing


def ask(client: Client, language: str = "en", question: int | None = None) -> dict[str, Any]:
    asked = client.world.game.question if question is None else question
    return client.ask("ask_coach", question=asked, language=language)


def own_turn(*seats: str, settings: Settings = Settings()) -> tuple[World, list[Client]]:  # noqa: B008
    """Return a game that Ada begins."""
    return playing(*seats, settings=replace(settings, options=OptionsMessage(first=1)))


def play_on(world: World) -> None:
    """Let the clock play to the end of the game."""
    while world.game.asking != Ask.OVER:
        world.run(600)


# -- who may ask -------------------------------------------------------------------------


def test_a_player_alone_with_bots_gets_up_to_three_moves_with_a_reason():
    world, (ada,) = own_turn("open", "heuristic", "heuristic")
    advised = ask(ada)
    assert (advised["message"], advised["question"]) == ("advised", world.game.question)
    assert 1 <= len(advised["moves"]) <= 3
    offered = {offer["move"].split()[0] for offer in ada.state["offers"]}
    for one in advised["moves"]:
        assert one["move"].split()[0] in offered
        assert 0 <= one["low"] <= one["chance"] <= one["high"] <= 1
        assert one["words"]
    assert advised["moves"][0]["close"] is False
    french = ask(ada, "fr")
    assert [one["move"] for one in french["moves"]] == [one["move"] for one in advised["moves"]]
    assert [one["words"] for one in french["moves"]] != [one["words"] for one in advised["moves"]]


def test_among_people_the_coach_answers_only_while_all_of_them_allow_it():
    world, (ada, bea) = own_turn("open", "open")
    assert ask(ada)["reason"] == "coach-is-off"
    assert ada.ask("allow_coach", allow=True)["message"] == "accepted"
    assert ask(ada)["reason"] == "coach-is-off"
    assert bea.ask("allow_coach", allow=True)["message"] == "accepted"
    assert bea.state["table"]["coach"] is True
    assert ask(ada)["message"] == "advised"
    assert ada.ask("allow_coach", allow=True)["reason"] == "nothing-changed"
    world.restart()
    ada, bea = Client(world, "token-0"), Client(world, "token-1")
    assert ask(ada)["message"] == "advised"
    bea.ask("allow_coach", allow=False)
    assert ask(ada)["reason"] == "coach-is-off"
    assert [seat["allows_coach"] for seat in ada.state["table"]["seats"]] == [True, False]


@pytest.mark.parametrize("settings", [Settings(coach=False), Settings(public=True)])
def test_the_coach_is_silent_where_the_host_forbids_it_and_among_strangers(settings: Settings):
    world = World("open", "heuristic", settings=settings)
    ada = Client(world, "token-0")
    assert ada.state["table"]["coach"] is False
    assert ask(ada, question=0)["reason"] == "coach-is-off"
    assert ada.ask("take_back", game=1)["reason"] == "coach-is-off"


def test_the_coach_is_silent_where_others_play_the_same_deal():
    world, (ada,) = own_turn("open", "heuristic")
    world.session.table.deal_name = "today"
    assert ask(ada)["reason"] == "coach-is-off"


def test_the_coach_answers_only_who_is_asked_and_has_a_choice():
    world, clients = own_turn("open", "open")
    for client in clients:
        client.ask("allow_coach", allow=True)
    assert ask(clients[1])["reason"] == "coach-no-choice"
    assert ask(clients[0], question=world.game.question + 1)["reason"] == "question-is-closed"
    assert Client(world, None).ask("ask_coach", question=0)["reason"] == "only-watching"


# -- who learns of it --------------------------------------------------------------------


def test_other_players_get_the_same_bytes_at_the_same_times_when_one_asks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(requests, "new_secret", lambda: bytes(32))
    seen = []
    for asks in (False, True):
        world, clients = own_turn("open", "open")
        for client in clients:
            client.ask("allow_coach", allow=True)
        phone, watcher = Client(world, "token-0"), Client(world, None)
        stored = len(world.stored)
        if asks:
            assert ask(clients[0])["message"] == "advised"
        assert len(world.stored) == stored
        world.run(150)
        clients[0].sent = [one for one in clients[0].sent if not one[1].startswith(b'{"message":"advised"')]
        seen.append([client.sent for client in (*clients, phone, watcher)])
    assert seen[0] == seen[1]
    assert all(len(sent) > 2 for sent in seen[0])


@pytest.mark.parametrize("edition", ["original", "good-vs-evil"])
def test_the_answer_is_the_same_byte_for_byte_wherever_hidden_cards_lie(edition: str):
    world, (ada,) = own_turn("open", "heuristic", "heuristic", settings=Settings(edition=edition))
    table = world.session.table
    assert table.game is not None
    ada.ask("ask_coach", "same", question=table.game.question)
    real = ada.sent[-1][1]
    other = Redeal(View(table.game, 0), table.seats[0].knowledge.copy()).draw(PlayerRng(3))
    assert other.draw_pile != table.game.draw_pile
    other.rolls = table.game.rolls
    table.game = other
    ada.ask("ask_coach", "same", question=table.game.question)
    assert ada.sent[-1][1] == real


# -- the thread --------------------------------------------------------------------------


def test_answers_come_one_at_a_time_and_too_many_questions_are_refused():
    world, (ada,) = own_turn("open", "heuristic")
    asked: list[CoachQuestion] = []

    class Noting(Coach):
        def ask(self, who, question, send):
            asked.append(question)

    world.session.coach = Noting(Log(level="error"))
    world.ask(ada, AskCoach(id="a", question=world.game.question))

    async def scene() -> None:
        coach, answers = Coach(Log(level="error")), list[bytes]()
        for _ in range(3):
            coach.ask("network", asked[0], answers.append)
        await asyncio.gather(*coach.tasks)
        assert len(answers) == 3
        assert len(set(answers)) == 1
        coach.turns.waiting = lambda: 3.0  # type: ignore[method-assign]
        with pytest.raises(NotAllowed, match="coffee"):
            coach.ask("network", asked[0], answers.append)
        await coach.close()

    asyncio.run(scene())


# -- taking a move back ------------------------------------------------------------------


def test_a_move_that_is_taken_back_begins_a_game_for_practice_before_it():
    world, (ada,) = own_turn("open", "heuristic", "heuristic")
    before = ada.state
    assert ada.ask("take_back", game=1)["reason"] == "nothing-to-take-back"
    assert ada.act("draw")["message"] == "accepted"
    drawn = ada.state["view"]["hand"]
    world.run(30)
    assert ada.ask("take_back", game=1)["message"] == "accepted"
    assert ada.last["message"] == "welcome"
    again = ada.state
    assert {**again["view"]} == before["view"]
    assert again["knowledge"] == before["knowledge"]
    assert (again["table"]["game"], again["table"]["practice"]) == (2, True)
    assert again["table"]["fairness"] == before["table"]["fairness"]
    # A second press takes nothing more back.
    assert ada.ask("take_back", game=1)["reason"] == "nothing-to-take-back"
    world.restart()
    ada = Client(world, "token-0")
    assert ada.state["view"] == before["view"]
    # The same luck: what was drawn is drawn again.
    ada.act("draw")
    assert ada.state["view"]["hand"] == drawn


def test_moves_are_taken_back_one_by_one_and_after_the_end_and_the_record_is_honest(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(requests, "new_secret", lambda: bytes(32))
    world, (ada,) = own_turn("open", "random")
    play_on(world)
    wins = dict(world.session.table.wins)
    mine = [move for move in world.session.table.moves if move[1] == 0]
    first = read_record(world.records[1].splitlines(keepends=True))
    for game, move in enumerate(reversed(mine[-2:]), 1):
        assert ada.ask("take_back", game=game)["message"] == "accepted"
        assert world.game.question == move[0]
    play_on(world)
    again = read_record(world.records[3].splitlines(keepends=True))
    assert again.luck == first.luck
    kept = [(one.question, one.seat) for one in first.moves].index(mine[-2][:2])
    moves = [[(one.question, one.seat, one.move) for one in record.moves[:kept]] for record in (first, again)]
    assert moves[0] == moves[1]
    assert list(replay(again))
    assert world.session.table.wins == wins
    assert sorted(world.records) == [1, 3]


def test_no_move_is_taken_back_where_other_people_play():
    _, clients = own_turn("open", "open")
    for client in clients:
        client.ask("allow_coach", allow=True)
    clients[0].act("draw")
    assert clients[0].ask("take_back", game=1)["reason"] == "only-against-bots"


# -- a table on another node -------------------------------------------------------------


def test_a_player_asks_the_coach_from_another_node_than_the_tables():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            for node in cluster.nodes.values():
                node.registry.coach = PromptCoach(Log(level="error"))
            browsers = await table_of(cluster, "a", "b")
            for browser in browsers:
                assert (await browser.asked("allow_coach", allow=True))["message"] == "accepted"
            kinds = [
                (await browser.asked("ask_coach", question=browser.state["view"]["question"]))["message"]
                for browser in browsers
            ]
            # One of them is asked; the other learns nothing.
            assert sorted(kinds) == ["advised", "refused"]
            assert [browser.kinds().count("advised") for browser in browsers] == [int(k == "advised") for k in kinds]

    run(scene())
