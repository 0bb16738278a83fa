"""Players talk: by emotes everywhere, by text where the host has switched it on; nothing of it is kept."""

import asyncio
import io
import re

import msgspec
import pytest

from boomcat.server.operations.log import Log
from boomcat.server.tables import requests
from boomcat.server.tables.http_bodies import JoinTable
from boomcat.server.tables.invisible_characters import visible_words
from boomcat.server.tables.messages import EMOTES, LONGEST_TALK
from boomcat.server.tables.table_info import Settings
from boomcat.server.tables.table_session import EMOTE_INTERVAL_SECONDS, TALK_INTERVAL_SECONDS
from tests.server.cluster.test_links import run
from tests.support.virtual_cluster import VirtualCluster, table_of
from tests.support.virtual_session import DECODER, Client, World, playing

TALKATIVE = Settings(talk=True)


def lobby(settings: Settings = TALKATIVE, *seats: str) -> tuple[World, list[Client]]:
    world = World(*(seats or ("open", "open", "open")), settings=settings)
    return world, [Client(world, f"token-{seat}") for seat in range(len(seats or "123"))]


def said(client: Client) -> list[tuple[int, str]]:
    return [(message["seat"], message["text"]) for message in client.of_kind("said")]


# -- emotes ------------------------------------------------------------------------------


def test_emotes_reach_everybody_and_are_rate_limited():
    world, clients = playing("open", "open")
    watcher = Client(world, None)
    assert clients[0].ask("emote", emote="laugh")["message"] == "accepted"
    assert watcher.of_kind("emoted") == [{"message": "emoted", "seat": 1, "emote": "laugh"}]
    assert clients[0].ask("emote", emote="laugh")["reason"] == "too-many-emotes"
    assert clients[1].ask("emote", emote="cry")["message"] == "accepted"
    world.run(EMOTE_INTERVAL_SECONDS + 0.1)
    assert clients[0].ask("emote", emote="boom")["message"] == "accepted"


def test_there_are_two_dozen_emotes_and_all_of_them_can_be_sent_in_the_lobby():
    world, clients = lobby(Settings())
    assert len(set(EMOTES)) == 24
    for emote in EMOTES:
        assert clients[0].ask("emote", emote=emote)["message"] == "accepted"
        world.run(EMOTE_INTERVAL_SECONDS + 0.1)
    assert [message["emote"] for message in clients[1].of_kind("emoted")] == list(EMOTES)


# -- text --------------------------------------------------------------------------------


def test_players_can_only_talk_where_the_host_has_switched_it_on():
    world, clients = lobby(Settings())
    refused = clients[1].ask("talk", text="hello")
    assert (refused["message"], refused["reason"]) == ("refused", "talk-is-off")
    assert clients[1].ask("configure", settings={"talk": True})["reason"] == "not-host"
    clients[0].ask("configure", settings={"talk": True})
    assert clients[1].ask("talk", text="hello")["message"] == "accepted"
    clients[0].ask("configure", settings={"talk": False})
    world.run(TALK_INTERVAL_SECONDS)
    assert clients[1].ask("talk", text="hello")["reason"] == "talk-is-off"
    assert said(clients[0]) == [(2, "hello")]


def test_text_reaches_all_players_and_no_spectator():
    world, clients = lobby()
    watcher, phone = Client(world, None), Client(world, "token-1")
    before = len(watcher.sent)
    assert clients[1].ask("talk", text="who has the kitten?")["message"] == "accepted"
    assert [said(client) for client in (*clients, phone)] == [[(2, "who has the kitten?")]] * 4
    assert len(watcher.sent) == before
    assert watcher.ask("talk", text="me!")["reason"] == "only-watching"


def test_a_person_who_waits_for_a_seat_reads_and_says_nothing():
    world, clients = playing("open", "open", settings=TALKATIVE)
    world.carry_out(world.session.propose_join(JoinTable(name="Zoe", wait=True), "token-z"))
    zoe = Client(world, "token-z")
    assert clients[0].ask("talk", text="psst")["message"] == "accepted"
    assert said(clients[1]) == [(1, "psst")]
    assert said(zoe) == []
    assert zoe.ask("talk", text="hello?")["reason"] == "only-watching"


@pytest.mark.parametrize("phase", ["lobby", "sealing", "playing", "over"])
def test_players_can_talk_in_every_phase(phase):
    world, clients = lobby(TALKATIVE, "open", "open")
    world.session.table.phase = phase
    assert clients[0].ask("talk", text="hi")["message"] == "accepted"
    assert said(clients[1]) == [(1, "hi")]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two \n lines\t", "two lines"),
        ("no\u200bbreak\u202eevil", "no break evil"),
        ("👋🏽", "👋🏽"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("é" * LONGEST_TALK, "é" * LONGEST_TALK),
    ],
)
def test_invisible_characters_are_left_out_and_the_rest_is_sent_as_it_is(text, shown):
    _, clients = lobby()
    assert clients[0].ask("talk", text=text)["message"] == "accepted"
    assert said(clients[1]) == [(1, shown)]


@pytest.mark.parametrize("text", [" ", "\u3164", "\u200b\u200d", "\u2800 \ufe0f", "\u0301"])
def test_a_text_without_anything_visible_is_refused(text):
    _, clients = lobby()
    assert clients[0].ask("talk", text=text)["reason"] == "nothing-said"
    assert visible_words(text) == ""
    assert said(clients[1]) == []


@pytest.mark.parametrize("text", ["", "x" * (LONGEST_TALK + 1), 7, None])
def test_a_text_of_no_length_or_too_long_is_malformed(text):
    with pytest.raises(msgspec.ValidationError):
        DECODER.decode(msgspec.json.encode({"message": "talk", "id": "a", "text": text}))


def test_talk_is_throttled_for_each_player_and_apart_from_emotes():
    world, clients = lobby()
    assert clients[0].ask("talk", text="one")["message"] == "accepted"
    assert clients[0].ask("talk", text="two")["reason"] == "too-much-talk"
    assert clients[0].ask("emote", emote="wow")["message"] == "accepted"
    assert clients[1].ask("talk", text="three")["message"] == "accepted"
    world.run(TALK_INTERVAL_SECONDS + 0.1)
    assert clients[0].ask("talk", text="four")["message"] == "accepted"
    assert [text for _, text in said(clients[2])] == ["one", "three", "four"]


def test_a_refused_text_doesnt_count_for_the_throttle():
    _, clients = lobby()
    clients[0].ask("talk", text="\u3164")
    assert clients[0].ask("talk", text="now")["message"] == "accepted"


# -- what is kept ------------------------------------------------------------------------


def test_the_server_stores_remembers_and_repeats_no_text():
    world, clients = playing("open", "open", settings=TALKATIVE)
    log = io.StringIO()
    world.session.log = Log("debug", "json", log)
    stored = len(world.stored)
    assert clients[0].ask("talk", "secret-id", text="xyzzy")["message"] == "accepted"
    clients[0].ask("talk", text="xyzzy again")  # refused: too soon
    assert len(world.stored) == stored
    kept = repr([chair.done for chair in world.session.table.chairs])
    assert not {"secret-id", "xyzzy"} & set(re.findall(r"[\w-]+", kept))
    again = Client(world, "token-0")
    assert b"xyzzy" not in b"".join(message for _, message in again.sent)
    while world.session.table.phase == "playing":  # the record of the game has none of it either
        world.run(60)
    assert world.records
    assert "xyzzy" not in repr((world.stored, world.records, world.snapshot)) + log.getvalue()


def test_an_old_table_is_read_without_talk_and_a_restart_keeps_the_hosts_choice():
    world, clients = lobby(Settings())
    assert world.session.table.settings.talk is False
    clients[0].ask("configure", settings={"talk": True})
    world.restart()
    assert world.session.table.settings.talk is True
    old = msgspec.json.decode(b'{"edition":"original","spectators":false}', type=Settings)
    assert old.talk is False


def test_talk_changes_no_number_and_no_other_byte(monkeypatch):
    """Beside the text itself everybody gets the same messages at the same times as without it."""
    monkeypatch.setattr(requests, "new_secret", lambda: bytes(32))
    seen = []
    for talks in (False, True):
        world, clients = playing("open", "open", settings=TALKATIVE)
        clients.append(Client(world, None))
        if talks:
            assert clients[0].ask("talk", "talk", text="hurry up")["message"] == "accepted"
        world.run(150)
        answers = (b'{"message":"said"', b'{"message":"accepted","id":"talk"')
        seen.append([[one for one in client.sent if not one[1].startswith(answers)] for client in clients])
    assert seen[0] == seen[1]
    assert all(len(sent) > 2 for sent in seen[0])


# -- a table on another node -----------------------------------------------------------------


def test_players_of_other_nodes_get_what_is_said():
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c", talk=True)
            assert (await browsers[2].asked("talk", text="psst"))["message"] == "accepted"
            assert (await browsers[1].asked("talk", text="\u3164"))["reason"] == "nothing-said"
            await asyncio.sleep(0.1)
            said = {"message": "said", "seat": 3, "text": "psst"}
            assert [one for browser in browsers for one in browser.messages if one["message"] == "said"] == [said] * 3

    run(scene())
