"""The whole server over real sockets: message numbers, reconnecting, repeated requests, and the logs.

Hostile clients are in test_hostile_clients.py; what the bytes reveal about hidden cards is in test_server_leaks.py.
"""

import asyncio
import io
import json
import logging
import random
import secrets
from contextlib import AsyncExitStack

import pytest

from boomcat.notation import read_position
from boomcat.server.operations.log import FORMATS, LibraryLogHandler, Log
from tests.support.clients import Device, Player, any_move, open_table
from tests.support.in_process_server import HouseServer
from tests.support.in_process_table import PATIENT, Table, at_a_table, served

SPEED = 100


# -- numbers and reconnecting ------------------------------------------------------------


def test_numbers_have_no_gaps_and_a_resume_sends_exactly_the_missed_messages(tmp_path):
    """For seats and for spectators, from every last message that a client may have."""

    async def play(server: HouseServer) -> None:
        seats = ["open", "open", "random"]
        seated = await open_table(server.url, seats, {"timers": {"turn": 3600, "nope": 5, "grace": 3600}})
        async with Device(server.url, seated[0]["table"]) as eye:
            first = (await eye.hello())["sequence"]
            players = [Player(server.url, one, at, hosting=at == 0) for at, one in enumerate(seated)]
            await asyncio.gather(*(player.play() for player in players))
            heard = [message for message in await eye.quiet() if message["message"] == "update"]
        watched = {message["sequence"]: message["events"] for message in heard}
        assert list(watched) == list(range(first + 1, first + 1 + len(watched)))
        for token, events_by_number in [(player.token, player.delivered) for player in players] + [(None, watched)]:
            number = max(events_by_number)
            assert sorted(events_by_number)[-10:] == list(range(number - 9, number + 1))
            for last in [number, *random.Random(1).sample(range(number), 8)]:
                async with Device(server.url, seated[0]["table"]) as device:
                    welcome = await device.hello(token, last)
                assert welcome["sequence"] == number
                if welcome["missed"] is not None:
                    missed = {happened["sequence"]: happened["events"] for happened in welcome["missed"]}
                    assert list(missed) == list(range(last + 1, number + 1))
                    assert all(
                        events_by_number[at] == events for at, events in missed.items() if at in events_by_number
                    )
                whole = [event for at in sorted(events_by_number) for event in events_by_number[at]]
                assert welcome["history"] == whole

    served(tmp_path, play, SPEED)


@pytest.mark.parametrize("last", [-1, 10**6, -(10**30), 10**30])
def test_a_client_with_an_unknown_number_gets_a_fresh_state(tmp_path, last):
    async def play(table: Table) -> None:
        async with table.device() as device:
            welcome = await device.hello(table.tokens[0], last)
            assert welcome["missed"] is None
            assert welcome["state"]["view"]["viewer"] == 1

    at_a_table(tmp_path, play)


def test_events_of_an_earlier_game_are_not_sent_again(tmp_path):
    async def play(server: HouseServer) -> None:
        seated = await open_table(server.url, ["open", "random"], {})
        player = Player(server.url, seated[0], 1, hosting=True)
        await player.play()
        async with Device(server.url, player.code) as device:
            await device.hello(player.token)
            assert (await device.ask("rematch"))["message"] == "accepted"
        async with Device(server.url, player.code) as device:
            welcome = await device.hello(player.token, 3)
            assert welcome["missed"] is None
            assert welcome["history"] == []
            assert welcome["sequence"] > max(player.delivered)

    served(tmp_path, play, SPEED)


def test_a_client_may_say_hello_again_on_the_same_connection(tmp_path):
    async def play(table: Table) -> None:
        before = await table.one.hello(table.tokens[0])
        again = await table.one.hello(table.tokens[0], before["sequence"])
        assert again["missed"] == []
        assert again["state"]["table"] == before["state"]["table"]
        # A connection can change its seat, and has one at a time.
        async with table.device() as device:
            assert (await device.hello())["state"]["table"]["spectators"] == 1
            assert (await device.hello(table.tokens[1]))["state"]["table"]["spectators"] == 0

    at_a_table(tmp_path, play)


# -- repeated requests -------------------------------------------------------------------


def test_a_repeated_request_is_carried_out_once(tmp_path):
    """On the same connection, and on a new one."""

    async def play(table: Table) -> None:
        question = table.question
        first = await table.one.ask("answer", "same", question=question, move="draw")
        assert first["message"] == "accepted"
        assert await table.one.ask("answer", "same", question=question, move="draw") == first
        async with table.device() as again:
            await again.hello(table.tokens[0], first["sequence"])
            assert await again.ask("answer", "same", question=question, move="draw") == first
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)


def test_the_same_answer_from_many_tabs_is_played_once(tmp_path):
    """A double click, two tabs, a phone and a computer: the same answer to the same question, under other ids."""

    async def play(table: Table) -> None:
        question = table.question
        async with AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(table.device()) for _ in range(5)]
            for tab in tabs:
                await tab.hello(table.tokens[0])
            asked = [tab.ask("answer", f"{at}", question=question, move="draw") for at, tab in enumerate(tabs)]
            answers = await asyncio.gather(*asked)
        assert {answer["message"] for answer in answers} == {"accepted"}
        assert len({answer["sequence"] for answer in answers}) == 1
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)


def test_of_two_different_answers_the_first_one_counts(tmp_path):
    """The other one is too late."""

    async def play(table: Table) -> None:
        question = table.question
        async with table.device() as tab:
            state = (await tab.hello(table.tokens[0]))["state"]
            others = [offer for offer in state["offers"] if offer["move"] != "draw"]
            assert (await table.one.ask("answer", question=question, move="draw"))["message"] == "accepted"
            late = await tab.ask("answer", question=question, move=any_move(others, random.Random(1)))
            assert (late["message"], late["reason"]) == ("refused", "question-is-closed")
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)


def test_ids_belong_to_a_seat_even_when_seats_move(tmp_path):
    """The host's requests stay the host's when open seats are removed and the others move up at the start."""

    async def play(server: HouseServer) -> None:
        seated = await open_table(server.url, ["open", "open", "open"], PATIENT)
        code = seated[0]["table"]
        async with AsyncExitStack() as stack:
            devices = [await stack.enter_async_context(Device(server.url, code)) for _ in seated]
            for device, one in zip(devices, seated, strict=True):
                await device.hello(one["token"])
            await devices[0].ask("make_host", seat=2)
            await devices[0].ask("leave")
            started = await devices[1].ask("start", "id")
            assert started["message"] == "accepted"
            assert await devices[1].ask("start", "id") == started
            # The same id from another player is another request.
            contributed = await devices[2].ask("contribute", "id", bytes="07")
            assert contributed["message"] == "accepted"
            assert server.table(code).chairs[1].contribution == b"\7"

    served(tmp_path, play)


# -- logs --------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMATS)
def test_logs_contain_no_secret(tmp_path, form):
    """No token, secret, player's bytes, card, name or table code, at any level."""
    written = io.StringIO()
    given: list[str] = []

    async def play(server: HouseServer) -> None:
        settings = {"edition": "good-vs-evil", "timers": {"turn": 3600, "nope": 5, "grace": 3600}}
        seated = await open_table(server.url, ["open", "open", "random"], settings)
        players = [Player(server.url, one, at, hosting=at == 0) for at, one in enumerate(seated)]
        await asyncio.gather(*(player.play() for player in players))
        code = seated[0]["table"]
        table = server.table(code)
        async with Device(server.url, code) as device:
            await device.hello(seated[0]["token"])
            device_code = (await device.ask("request_device_code"))["code"]
            await device.ask("answer", question=1, move="draw")
        async with Device(server.url, code) as device:
            await device.hello("wrong-" + secrets.token_hex(8))
        # Write lines of every kind, faults included.
        actor = server.registry.actors[code]
        actor.log.broken(KeyError(table.secret.hex()))
        table.chairs[2].bot = code  # a bot that doesn't exist, and says so
        actor.session.scheduler.decide(
            read_position("original; 1: skip; 2: skip; 3: skip; turn: 3; pile: 2*kitten 3*see"), 2
        )
        server.registry.drop(code)
        given.extend([code, device_code, table.secret.hex(), *(one["token"] for one in seated)])
        given.extend(chair.contribution.hex() for chair in table.chairs if chair.contribution)
        given.extend(["Person", "defuse", "nope", "draw", "kitten"])

    served(tmp_path, play, SPEED, Log("debug", form, written))
    lines = written.getvalue().splitlines()
    assert len(lines) >= 3
    assert "bot-failed" in written.getvalue()
    assert len(given) > 8
    for words in given:
        assert not [line for line in lines if words in line]


def test_messages_of_libraries_are_logged_without_values():
    words = io.StringIO()
    forwarding = LibraryLogHandler(Log("warning", "json", words))
    library = logging.getLogger("some.library")
    library.addHandler(forwarding)
    library.propagate = False
    try:
        raise KeyError("a secret")
    except KeyError:
        library.exception("it failed with %s", "a secret")
    library.warning("strange: %s", "a secret")
    library.info("never mind")
    broken, strange = [json.loads(line) for line in words.getvalue().splitlines()]
    assert (broken["level"], broken["event"], broken["error"]) == ("error", "library-broken", "KeyError")
    assert (strange["level"], strange["words"]) == ("warning", '"strange: %s"')
    assert "secret" not in words.getvalue().replace("without_values", "")
