"""Comparing journals with stored changes finds losses, duplicates and wrong orders."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import play_through_faults as through_trouble
from tests.support.clients import Player
from tests.support.play_through_faults import People, check_journals, count_journals

#: What happened, by the number of the message, and the requests of seat 1 that made it happen.
HAPPENED: dict[int, list[Any]] = {1: [{"event": "joined"}], 2: [{"event": "started"}], 3: [{"event": "drew"}]}
REQUESTS = ["join", "start", "draw"]


@pytest.fixture
def stored(monkeypatch):
    """Return the store's content: `stored(*requests)`, each with its message."""

    def store(*requests: str) -> Any:
        places: dict[tuple[int, str], list[int]] = {}
        for place, request in enumerate(requests):
            places.setdefault((0, request), []).append(place)
        numbers = {REQUESTS.index(request) + 1 for request in requests}
        seats = {0: {number: HAPPENED[number] for number in numbers}}
        replayed = SimpleNamespace(
            entries=[],
            requests=places,
            seats=seats,
            shown={0: {number: {"question": number} for number in numbers}},
            table=SimpleNamespace(games=1, phase="over" if "draw" in requests else ""),
        )
        monkeypatch.setattr(through_trouble, "Replayed", lambda _: replayed)
        return SimpleNamespace(load=lambda _: replayed)

    return store


def one_player() -> People:
    player = Player("", {"table": "miso-taru-kubo-lina", "seat": 1}, 1)
    player.accepted = {request: number for number, request in enumerate(REQUESTS, 1)}
    player.delivered = dict(HAPPENED)
    player.shown = {number: {"question": number} for number in HAPPENED}
    player.last = 3
    return People(SimpleNamespace(), SimpleNamespace(), [[player]])  # type: ignore[arg-type]


def counted(store: Any) -> tuple[float, float]:
    figures = count_journals(store, one_player())
    assert figures["acknowledged"] == 3
    return figures["lost"], figures["doubled"]


def test_entries_there_once_and_in_order_are_neither_lost_nor_doubled(stored):
    assert counted(stored("join", "start", "draw")) == (0, 0)
    check_journals(stored("join", "start", "draw"), one_player())


def test_a_missing_entry_is_lost_and_so_is_its_message(stored):
    assert counted(stored("join", "start")) == (2, 0)
    with pytest.raises(AssertionError, match="2 accepted requests or messages are not stored"):
        check_journals(stored("join", "start"), one_player())


def test_an_entry_that_is_there_twice_is_doubled(stored):
    assert counted(stored("join", "start", "start", "draw")) == (0, 1)
    with pytest.raises(AssertionError, match="1 accepted requests are stored more than once"):
        check_journals(stored("join", "start", "start", "draw"), one_player())


def test_another_order_is_noticed(stored):
    with pytest.raises(AssertionError, match="another order"):
        count_journals(stored("start", "join", "draw"), one_player())


def test_a_refused_request_must_not_be_stored(stored):
    people = one_player()
    people.all[0].refused["draw"] = "too-late"
    del people.all[0].accepted["draw"]
    with pytest.raises(AssertionError, match="refused as too-late, and stored"):
        count_journals(stored("join", "start", "draw"), people)


def test_a_game_that_was_shown_must_be_the_one_that_is_stored(stored):
    people = one_player()
    people.all[0].shown[2] = {"question": 1}
    with pytest.raises(AssertionError, match="shown another game than was stored"):
        count_journals(stored("join", "start", "draw"), people)


def test_one_number_never_shows_two_games():
    player = one_player().all[0]
    table = {"phase": "playing", "game": 1, "seats": [{"seat": 1, "connected": True}], "spectators": 0}
    state: Any = {"table": table, "view": {"question": 2}, "clock": None}
    player.look({"sequence": 4, "state": state})
    elsewhere = {**state, "clock": {"remaining": 3}, "table": {**table, "seats": [{"seat": 1, "connected": False}]}}
    player.look({"sequence": 4, "state": elsewhere})
    with pytest.raises(AssertionError, match="4 showed another game before"):
        player.look({"sequence": 4, "state": {**state, "view": {"question": 3}}})
