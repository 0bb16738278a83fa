"""Replays: a game is shown again as each seat saw it, and nobody learns anything from looking back."""

import json
import re
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from boomcat.bots.cast import CAST
from boomcat.core.errors import RuleError
from boomcat.core.question import is_window
from boomcat.core.referee import asked
from boomcat.server.tables.http_bodies import ReadReplay
from boomcat.server.tables.replays import write_replay
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.clients import any_move
from tests.support.virtual_session import Client, playing

TIMERS = Timers(turn=600, nope=2)
EDITIONS = ["original", "good-vs-evil", "original streaking=1 curse=4 alter-now=4 tower=1 share=2 mark=3"]


def shown(record: str, seat: int | None = None, everything: bool = False) -> Any:
    return msgspec.json.decode(write_replay(ReadReplay(record, seat, everything)))


def played(edition: str, seed: int) -> tuple[list[Client], str]:
    """Play a whole game at random among four people, with a spectator; return the clients and the record."""
    world, clients = playing(*["open"] * 4, settings=Settings(edition=edition, timers=TIMERS), seed=seed)
    watcher = Client(world, None)
    luck = Random(seed)
    while world.session.table.phase == "playing":
        game = world.game
        if is_window(game.asking) and luck.random() < 0.7:
            world.run(2)
            continue
        seat = luck.choice([seat for seat in asked(game) if clients[seat].state["offers"]] or [-1])
        if seat < 0:
            world.run(2)
        else:
            clients[seat].act(any_move(clients[seat].state["offers"], luck))
    return [*clients, watcher], world.records[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_replay_shows_each_seat_what_it_was_sent_during_the_game(edition: str):
    """So looking back tells a player nothing new: the same events, views and conclusions, moment by moment."""
    clients, record = played(edition, seed=5)
    for seat, client in enumerate(clients, 1):
        replay = shown(record, seat if seat <= 4 else None)
        sent = [one for one in client.of_kind("update") if one["events"]]
        steps = [step for step in replay["steps"] if step["events"]]
        assert len(steps) == len(sent) > 20
        for step, update in zip(steps, sent, strict=True):
            assert step["events"] == update["events"]
            assert step["view"] == update["state"]["view"]
            assert step.get("knowledge") == update["state"]["knowledge"]
            assert "cards" not in step
        # No step shows that a player let a window pass, or how long anybody took to.
        assert [bool(step["events"]) for step in replay["steps"]] == [False] + [True] * len(sent)
        for before, step in pairwise(replay["steps"]):
            assert step.get("seat") in (None, *before["view"]["asked"])


def test_an_open_replay_shows_every_card():
    _, record = played("original", seed=2)
    replay = shown(record, everything=True)
    assert replay["finished"]
    steps = replay["steps"]
    for step in steps:
        assert [len(hand) for hand in step["cards"]["hands"]] == step["view"]["hand_sizes"]
        assert len(step["cards"]["pile"]) == step["view"]["draw_pile_size"]
    draws = 0
    for before, after in pairwise(steps):
        for event in after["events"]:
            if event["event"] == "drew":
                assert event["card"] == before["cards"]["pile"][0]
                assert event["card"] in after["cards"]["hands"][event["seat"] - 1]
                draws += 1
    assert draws > 5


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes():
    _, record = played("original", seed=2)
    lines = record.splitlines(keepends=True)
    replay = shown("".join(lines[:10]), 1)
    assert not replay["finished"]
    assert replay["steps"][-1]["view"]["asking"] != "over"


def test_a_record_that_breaks_off_in_the_middle_of_a_line_is_shown_up_to_it():
    _, record = played("original", seed=2)
    bare = re.sub(r',"check":"[0-9a-f]+"', "", record)
    for text in (record, bare):
        lines = text.splitlines(keepends=True)
        assert shown("".join(lines[:9]) + lines[9][:20]) == shown("".join(lines[:9]))
        with pytest.raises(RuleError):
            shown(lines[0][:20])


def test_players_without_a_name_get_that_of_a_character():
    _, record = played("original", seed=2)
    header, *_ = record.splitlines()
    fields = json.loads(header)
    del fields["check"]
    names = ("x" * 90, "", "\u3164", "Ada")
    fields["seats"] = [{"name": name, "player": "person"} for name in names]
    seats = shown(json.dumps(fields))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["x" * 20, CAST[1], CAST[2], "Ada"]


def test_a_record_without_checksums_is_shown_too():
    """Links hold no checksums: they follow from the rest."""
    _, record = played("original", seed=2)
    bare = re.sub(r',"check":"[0-9a-f]+"', "", record)
    assert "check" not in bare
    assert shown(bare, 2) == shown(record, 2)
    with pytest.raises(RuleError, match="Line 2"):
        shown(bare.replace('"move":', '"move"', 1))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda record: "", "record-empty"),
        (lambda record: "hello", "record-foreign"),
        (lambda record: '{"title": "\\ud800"}', "record-foreign"),
        (lambda record: record.replace('"seat":1', '"seat":2', 1), "record-line-changed"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(change, reason: str):
    _, record = played("original", seed=2)
    with pytest.raises(RuleError) as refused:
        shown(change(record))
    assert refused.value.reason == reason
    assert "line" in refused.value.details


def test_a_seat_that_the_game_does_not_have_is_refused():
    _, record = played("original", seed=2)
    with pytest.raises(RuleError):
        shown(record, 5)
