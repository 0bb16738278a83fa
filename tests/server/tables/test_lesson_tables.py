"""Lessons at a table: the script decides, nothing runs out, and a restart changes nothing."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from boomcat.bots.seat import Seat
from boomcat.core.legal import legal_moves
from boomcat.core.question import Ask
from boomcat.lessons import FIRST, LEARNER, Lesson, lessons, read_lesson
from boomcat.notation.move_text import write_move
from boomcat.server.tables import table as tables
from boomcat.server.tables.http_bodies import JoinTable, PlayLesson
from boomcat.server.tables.requests import NotAllowed, begin_lesson
from boomcat.server.tables.table_info import Settings
from tests.server.tables.test_registry import in_a_house, look
from tests.support.virtual_session import Client, World

#: Longer than any clock of a table.
HOURS_SECONDS = 5 * 3600.0
#: Longer than all that bots do between two steps.
MINUTE_SECONDS = 60.0


def lesson_at_table(lesson: Lesson | None = None) -> tuple[World, Client]:
    lesson = lesson or lessons()[FIRST]
    world = World("open", *["heuristic"] * (lesson.position.players - 1), settings=Settings(spectators=False))
    world.carry_out(world.session.propose(begin_lesson(lesson)))
    return world, Client(world, "token-0")


def added(patch: pytest.MonkeyPatch, lesson: Lesson) -> Lesson:
    """Add a lesson to those that come with Boomcat."""
    known = lessons()
    patch.setattr(tables, "lessons", lambda: {**known, lesson.name: lesson})
    return lesson


def task(client: Client) -> dict[str, Any]:
    """Return the step that waits, after all that bots do before it."""
    client.world.run(MINUTE_SECONDS)
    found: dict[str, Any] = client.state["lesson"]
    return found


def moves_of(lesson: Lesson) -> list[str]:
    return [step.move.text(lesson.position.rules.edition.words) for step in lesson.steps.values()]


def play(client: Client, moves: list[str]) -> Iterator[dict[str, Any]]:
    """Do what the steps say, each when it waits."""
    for move in moves:
        yield task(client)
        assert client.act(move)["message"] == "accepted", move
    client.world.run(MINUTE_SECONDS)


FIRST_MOVES = moves_of(lessons()[FIRST])
#: Where "the learner is asked in a window" is.
NOPED, NOPE = FIRST_MOVES.index("pass"), FIRST_MOVES.index("nope")


# -- from beginning to end -----------------------------------------------------------------


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_from_beginning_to_end(lesson: Lesson):
    _, learner = lesson_at_table(lesson)
    seen = list(play(learner, moves_of(lesson)))
    assert [step["number"] for step in seen] == list(range(1, seen[0]["steps"] + 1))
    assert [step["text"] for step in seen] == [step.text for step in lesson.steps.values()]
    assert learner.state["table"]["phase"] == "over"
    assert learner.state["lesson"] is None


def test_the_first_step_waits_at_once_and_says_what_to_touch():
    _, learner = lesson_at_table()
    assert learner.state["table"]["phase"] == "playing"
    assert learner.state["lesson"] == {
        "number": 1,
        "steps": len(FIRST_MOVES),
        "text": "lesson-first-draw",
        "instead": "lesson-first-draw-instead",
        "move": "draw",
        "kind": "draw",
        "cards": [],
    }


def test_a_step_names_an_offer():
    _, learner = lesson_at_table()
    for step in play(learner, FIRST_MOVES):
        offers = [one for one in learner.state["offers"] if one["kind"] == step["kind"]]
        assert step["cards"] in [one.get("cards", []) for one in offers], step


def test_while_bots_play_no_step_waits():
    _, learner = lesson_at_table()
    learner.act("draw")
    assert learner.state["view"]["current"] == 2
    assert learner.state["lesson"] is None


# -- other moves -----------------------------------------------------------------------------


def test_any_other_legal_move_is_refused_and_the_lesson_goes_on():
    world, learner = lesson_at_table()
    refused = 0
    for step in play(learner, FIRST_MOVES):
        before = learner.state
        moves = [write_move(one, world.game.rules.edition) for one in legal_moves(world.game, LEARNER)]
        for move in sorted({*moves} - {FIRST_MOVES[step["number"] - 1]}):
            answer = learner.act(move)
            assert (answer["message"], answer["reason"]) == ("refused", "not-in-lesson"), move
            assert step["instead"] is not None
            refused += 1
        assert learner.state == before
    assert refused > 20


def test_an_illegal_move_gets_the_usual_answer():
    _, learner = lesson_at_table()
    assert learner.act("favor 2")["reason"] == "card-not-held"
    assert learner.act("fly")["reason"] == "unknown-move"


def test_without_a_nope_the_learner_can_only_let_it_pass():
    _, learner = lesson_at_table()
    seen = list(zip(FIRST_MOVES, play(learner, FIRST_MOVES), strict=True))
    assert [step["instead"] is None for _, step in seen] == [move == "pass" for move, _ in seen]


def test_while_an_opponent_is_about_to_nope_another_the_learner_may_let_it_pass(monkeypatch):
    source = """
        position = "original; 1: skip; 2: attack; 3: nope; pile: see kitten kitten see"
        [[step]]
        name = "skip"
        move = "skip"
        then = ["attack", "3: nope"]
        [[step]]
        name = "let"
        move = "pass"
        then = ["draw", "draw"]
        [[step]]
        name = "draw"
        move = "draw"
    """
    world, learner = lesson_at_table(added(monkeypatch, read_lesson("x", source)))
    learner.act("skip")
    for _ in range(100):
        world.run(0.1)
        if (world.game.asking, world.game.top_player) == (Ask.NOPE, 1):
            break
    assert learner.state["lesson"] is None
    assert learner.act("pass")["message"] == "accepted"
    assert task(learner)["text"] == "lesson-x-let"


# -- no clock, no stand-in -------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, NOPED, NOPE])
def test_nothing_runs_out_under_a_learner(steps: int):
    world, learner = lesson_at_table()
    for _ in play(learner, FIRST_MOVES[:steps]):
        assert learner.state["clock"] is None
    step, question = task(learner), world.game.question
    world.run(HOURS_SECONDS)
    assert (task(learner), world.game.question) == (step, question)
    assert not learner.of_kind("time_warning")
    assert learner.act(FIRST_MOVES[steps])["message"] == "accepted"


def test_a_learner_who_comes_back_the_next_day_goes_on():
    world, learner = lesson_at_table()
    list(play(learner, FIRST_MOVES[:3]))
    step = task(learner)
    learner.leave()
    world.run(HOURS_SECONDS)
    assert task(Client(world, "token-0")) == step


# -- restarts --------------------------------------------------------------------------------


def test_a_restart_before_every_step_changes_nothing():
    world, learner = lesson_at_table()
    for number, move in enumerate(FIRST_MOVES, 1):
        before = task(learner)
        assert before["number"] == number
        world.restart()
        learner = Client(world, "token-0")
        assert task(learner) == before
        assert learner.act(move)["message"] == "accepted"
    world.run(MINUTE_SECONDS)
    world.restart()
    assert Client(world, "token-0").state["table"]["phase"] == "over"


def changed(lesson: Lesson) -> Lesson:
    """The same lesson with another script: another card on top of the pile."""
    other = Lesson(lesson.name, "changed", lesson.start(), lesson.luck)
    other.steps, other.replies = lesson.steps, lesson.replies
    other.position.draw_pile[-1] = other.position.draw_pile[0]
    return other


def test_a_lesson_whose_script_has_changed_begins_again(monkeypatch):
    world, learner = lesson_at_table()
    list(play(learner, FIRST_MOVES[:5]))
    last = max(message.get("sequence", 0) for message in learner.messages)
    added(monkeypatch, changed(lessons()[FIRST]))
    world.restart()
    learner = Client(world, "token-0")
    assert task(learner)["number"] == 1
    assert learner.messages[0]["sequence"] > last
    assert [type(seat) for seat in world.session.table.seats] == [Seat, Seat]
    assert learner.act("draw")["message"] == "accepted"
    # From here on the new script counts.
    world.restart()
    assert task(Client(world, "token-0"))["number"] == 2


def test_a_lesson_that_is_gone_is_replaced_by_the_first(monkeypatch):
    source = """
        position = "original; 1: skip; 2: skip; pile: kitten"
        [[step]]
        name = "skip"
        move = "skip"
        then = ["draw"]
    """
    with monkeypatch.context() as patch:
        world, learner = lesson_at_table(added(patch, read_lesson("x", source)))
        assert task(learner)["text"] == "lesson-x-skip"
    world.restart()
    assert task(Client(world, "token-0"))["text"] == "lesson-first-draw"


# -- nobody's game ---------------------------------------------------------------------------


def test_a_lesson_has_no_record_and_no_sealed_luck():
    world, learner = lesson_at_table()
    assert learner.state["table"]["fairness"] is None
    list(play(learner, FIRST_MOVES))
    assert world.records == {}


def test_a_learner_can_take_the_lesson_again():
    world, learner = lesson_at_table()
    assert learner.ask("rematch")["reason"] == "game-is-running"
    list(play(learner, FIRST_MOVES))
    assert learner.ask("rematch")["message"] == "accepted"
    assert learner.state["table"]["game"] == 2
    list(play(learner, FIRST_MOVES))
    assert learner.state["table"]["phase"] == "over"
    world.restart()
    assert Client(world, "token-0").state["table"]["game"] == 2


@pytest.mark.parametrize("request_", ["start", "concede", "configure", "seat_bot", "remove_player", "make_host"])
def test_a_lesson_is_not_arranged_like_a_table(request_: str):
    fields: dict[str, dict[str, Any]] = {
        "configure": {"settings": {}},
        "seat_bot": {"seat": 2, "bot": "random"},
        "remove_player": {"seat": 2},
        "make_host": {"seat": 2},
    }
    _, learner = lesson_at_table()
    assert learner.ask(request_, **fields.get(request_, {}))["reason"] == "only-a-lesson"


def test_a_learner_can_leave():
    _, learner = lesson_at_table()
    learner.ask("leave")
    assert learner.ended == "left"


def test_a_lesson_has_no_queue():
    """With a second person at the table, its clocks would run on without the learner."""
    world, learner = lesson_at_table()
    for moves in ([], FIRST_MOVES):
        list(play(learner, moves))
        with pytest.raises(NotAllowed):
            world.session.propose_join(JoinTable(name="Zoe", wait=True), "token-z")


def test_only_the_learner_sees_the_steps():
    world, _ = lesson_at_table()
    stranger = Client(world, None)
    assert stranger.ended == "spectators-forbidden"
    assert "lesson-" not in str(world.session.info())
    assert world.session.table.lesson_step(1) is None


# -- at a server -----------------------------------------------------------------------------


def test_a_server_opens_a_lesson_and_refuses_an_unknown_one(tmp_path):
    async def course(registry: Any, clock: Any) -> None:
        with pytest.raises(NotAllowed, match="Unknown lesson"):
            await registry.play_lesson(PlayLesson("Ada", "nothing"))
        seated = await registry.play_lesson(PlayLesson("Ada"))
        actor = await registry.find(seated.table)
        info = actor.session.info()
        assert (info.phase, info.lesson) == ("playing", FIRST)
        assert [seat.occupant for seat in info.seats] == ["person", "bot"]
        # It is read again after it was unloaded.
        registry.drop(seated.table)
        await asyncio.sleep(0)
        eye = await look(await registry.find(seated.table), seated.token)
        assert eye is not None
        assert (await registry.info(seated.table)).lesson == FIRST

    in_a_house(tmp_path, course)


def test_an_ordinary_table_has_no_lesson():
    world = World("open", "heuristic")
    assert Client(world, "token-0").state["table"]["lesson"] is None
