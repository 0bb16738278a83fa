"""People at a table, in virtual time: seats, hosts, repeated requests, luck."""

from random import Random
from typing import Any

import msgspec
import pytest

from boomcat.bots.bot import Bot
from boomcat.champion import champion_bot as bot
from boomcat.core.answers import KEEP
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.referee import asked
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.virtual_session import Client, World, playing, turn_of


def draw_until_turn(world: World, clients: list[Client]) -> None:
    """Answer simply until a player is asked for a turn."""
    for _ in range(50):
        game = world.game
        if game.asking == Ask.TURN:
            return
        for seat in asked(game):
            client = clients[seat]
            offer = client.state["offers"][-1 if game.asking == Ask.NOPE else 0]
            client.act(offer["move"].replace("{place}", "0"))


# -- seats -----------------------------------------------------------------------


def test_the_player_who_opens_a_table_is_its_host_and_only_the_host_starts():
    world = World("open", "open", "heuristic")
    host, guest = Client(world, "token-0"), Client(world, "token-1")
    assert [seat["host"] for seat in host.state["table"]["seats"]] == [True, False, False]
    assert guest.ask("start")["reason"] == "not-host"
    assert host.ask("start")["message"] == "accepted"
    assert guest.state["table"]["phase"] == "sealing"


def test_no_two_players_at_a_table_have_the_same_name():
    world = World("open", *["heuristic"] * 3)
    host = Client(world, "token-0")
    host.ask("configure", settings={"edition": "party-pack"}, seats=10)
    longest = "The Duchess of Fluff"
    for number, name in enumerate(["ADA", "Ada", "Ziggy", longest, longest, longest], 1):
        world.join(name, f"token-{number}")
    names = [seat["name"] for seat in host.state["table"]["seats"]]
    assert names[:7] == ["Ada", "Ziggy", "Coco", "Galileo", "ADA 2", "Ada 3", "Ziggy 2"]
    assert names[7:] == [longest, "The Duchess of Fl 2", "The Duchess of Fl 3"]
    host.ask("remove_player", seat=5)
    host.ask("seat_bot", seat=5, bot="random")
    assert len({seat["name"].casefold() for seat in host.state["table"]["seats"]}) == 10


def paces(client: Client) -> str:
    return str(client.state["table"]["settings"]["pace"])


def test_the_pace_is_relaxed_once_for_a_player_who_has_never_played():
    world = World("open", "open", "random", "random")
    host = Client(world, "token-0")
    for seat in (3, 4):
        host.ask("remove_player", seat=seat)
    assert paces(host) == "normal"
    world.join("Newcomer", "token-8", first_game=True)
    assert paces(host) == "relaxed"
    world.restart()
    assert world.session.table.settings.pace == "relaxed"
    # The host may choose another pace, and keeps it when another such player comes.
    host = Client(world, "token-0")
    host.ask("configure", settings={"pace": "normal"})
    world.join("Another", "token-7", first_game=True)
    assert paces(host) == "normal"


@pytest.mark.parametrize("chosen", [{"pace": "quick"}, {"timers": {"nope": 5}}])
def test_a_pace_that_the_host_chose_is_not_relaxed_for_a_newcomer(chosen):
    world = World("open", "random")
    host = Client(world, "token-0")
    host.ask("configure", settings=chosen)
    host.ask("remove_player", seat=2)
    before = host.state["table"]["settings"]
    world.join("Newcomer", "token-8", first_game=True)
    assert host.state["table"]["settings"] == before


def test_open_seats_are_removed_at_the_start():
    world = World("open", "random", "heuristic")
    client = Client(world, "token-0")
    client.ask("configure", settings={}, seats=5)
    assert [seat["occupant"] for seat in client.state["table"]["seats"]] == ["person", "bot", "bot", "open", "open"]
    client.ask("start")
    assert [seat["occupant"] for seat in client.state["table"]["seats"]] == ["person", "bot", "bot"]


def test_a_game_needs_as_many_players_as_the_edition_says():
    world = World("open", "heuristic")
    client = Client(world, "token-0")
    client.ask("remove_player", seat=2)
    assert client.ask("start")["reason"] == "players-out-of-range"
    assert client.ask("seat_bot", seat=2, bot="random")["message"] == "accepted"
    assert client.ask("start")["message"] == "accepted"


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"message": "seat_bot", "seat": 2, "bot": "random"}, "seat-is-taken"),
        ({"message": "seat_bot", "seat": 9, "bot": "random"}, "no-such-seat"),
        ({"message": "remove_player", "seat": 1}, "not-yourself"),
        ({"message": "make_host", "seat": 3}, "not-a-person"),
        ({"message": "concede"}, "game-not-started"),
        ({"message": "answer", "question": 0, "move": "draw"}, "game-not-started"),
        ({"message": "contribute", "bytes": "00"}, "game-not-started"),
        ({"message": "emote", "emote": "shout"}, "unknown-emote"),
        ({"message": "configure", "settings": {"edition": "nonsense"}}, "unknown-edition"),
        ({"message": "configure", "settings": {}, "seats": 2}, "seats-are-taken"),
        ({"message": "configure", "settings": {}, "seats": 9}, "players-out-of-range"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["message"],
)
def test_a_request_that_the_table_does_not_allow_is_refused_with_a_reason(request_, reason):
    world = World("open", "open", "heuristic")
    host = Client(world, "token-0")
    stored = len(world.stored)
    answer = host.ask(request_.pop("message"), **request_)
    assert (answer["message"], answer["reason"]) == ("refused", reason)
    assert len(world.stored) == stored


def test_a_wrong_token_is_refused_and_a_client_without_one_watches_if_the_table_allows_it():
    world = World("open", "open", settings=Settings(spectators=False))
    assert Client(world, "token-7").last == {"message": "goodbye", "reason": "unknown-token"}
    assert Client(world, None).last == {"message": "goodbye", "reason": "spectators-forbidden"}
    assert Client(World("open", "open"), None).last["message"] == "welcome"


def test_a_spectator_can_only_watch():
    world, _ = playing("open", "heuristic", "heuristic")
    watcher = Client(world, None)
    assert watcher.state["view"]["hand"] == []
    assert watcher.state["seat"] is None
    assert watcher.state["knowledge"] is None
    assert watcher.state["offers"] == []
    for request in ("start", "rematch", "leave", "concede", "resume", "request_device_code"):
        assert watcher.ask(request)["reason"] == "only-watching"


def test_a_bot_plays_on_for_a_player_who_is_removed_during_a_game():
    world, (host, guest) = playing("open", "open", "heuristic")
    assert guest.ask("remove_player", seat=1)["reason"] == "not-host"
    assert host.ask("remove_player", seat=2)["message"] == "accepted"
    assert guest.last == {"message": "goodbye", "reason": "removed"}
    assert guest.ended == "removed"
    seat = host.state["table"]["seats"][1]
    assert (seat["played_by_bot"], seat["left_game"], seat["connected"]) == (True, True, False)
    assert Client(world, "token-1").last["reason"] == "unknown-token"


def test_a_player_who_concedes_watches_and_plays_again_in_the_rematch():
    world, (one, two) = playing("open", "open")
    two.ask("concede")
    assert two.state["offers"] == []
    assert two.act("draw")["reason"] == "you-conceded"
    assert two.ask("resume")["reason"] == "you-conceded"
    one.ask("concede")
    world.run(600)
    assert one.state["table"]["phase"] == "over"
    for client in (one, two):
        assert client.ask("rematch")["message"] == "accepted"
    assert [seat["left_game"] for seat in one.state["table"]["seats"]] == [False, False]
    assert one.state["table"]["game"] == 2


def test_when_the_host_leaves_another_player_becomes_the_host():
    _, (host, guest) = playing("open", "open", "heuristic")
    host.ask("leave")
    assert host.last == {"message": "goodbye", "reason": "left"}
    assert [seat["host"] for seat in guest.state["table"]["seats"]] == [False, True, False]


def test_a_vanished_host_is_replaced_after_the_grace_time():
    world = World("open", "open")
    host, guest = Client(world, "token-0"), Client(world, "token-1")
    host.leave()
    world.run(29)
    assert guest.state["table"]["seats"][0]["host"]
    world.run(2)
    assert guest.state["table"]["seats"][1]["host"]
    # Coming back doesn't give the role back.
    Client(world, "token-0")
    assert world.session.table.host == 1


def test_the_host_can_hand_over():
    world = World("open", "open")
    host, guest = Client(world, "token-0"), Client(world, "token-1")
    host.ask("make_host", seat=2)
    assert host.ask("start")["reason"] == "not-host"
    assert guest.ask("start")["message"] == "accepted"


def test_devices_at_one_seat_can_send_each_other_messages_that_no_other_seat_gets():
    world, (ada, bea) = playing("open", "open")
    other, watcher = Client(world, "token-0"), Client(world, None)
    before = [len(client.sent) for client in (bea, watcher)]
    assert ada.ask("relay", data="luggage")["message"] == "accepted"
    assert other.last == {"message": "relayed", "data": "luggage"}
    assert ada.of_kind("relayed") == []
    assert [len(client.sent) for client in (bea, watcher)] == before
    assert watcher.ask("relay", data="luggage")["reason"] == "only-watching"
    with pytest.raises(msgspec.ValidationError):
        ada.ask("relay", data="x" * 4_000)


def test_another_device_shares_the_seat():
    world, (one, _) = playing("open", "open")
    code = one.ask("request_device_code")["code"]
    world.carry_out(world.session.add_device(min(world.codes[code].tokens), "second-token"))
    other = Client(world, "second-token")
    assert other.state["seat"] == 1
    assert other.state["view"] == one.state["view"]
    one.leave()
    world.run(60)
    assert other.state["table"]["seats"][0]["connected"]


def finished(*seats: str) -> tuple[World, list[Client]]:
    """Return a game that is over, with all players still at the table."""
    world, clients = playing(*seats, settings=Settings(timers=Timers(turn=10, nope=2)))
    world.run(3000)
    assert world.session.table.phase == "over"
    return world, clients


def test_changing_the_table_after_a_game_leads_back_to_the_lobby_where_others_can_join():
    world, clients = finished("open", "heuristic")
    clients[0].ask("resume")
    assert clients[0].ask("configure", settings={"edition": "party-pack"}, seats=5)["message"] == "accepted"
    assert (clients[0].state["table"]["phase"], clients[0].state["view"]) == ("lobby", None)
    world.join("Zoe", "token-z")
    assert Client(world, "token-z").state["seat"] == 3
    assert clients[0].ask("start")["message"] == "accepted"


def test_a_player_who_takes_a_seat_after_a_game_does_not_see_its_former_cards():
    world, clients = finished("open", "open")
    clients[1].ask("leave")
    world.join("Zoe", "token-z")
    newcomer = Client(world, "token-z")
    assert newcomer.state["seat"] == 2
    view = newcomer.state["view"]
    assert (view["viewer"], view["hand"], newcomer.state["knowledge"]) == (None, [], None)


def test_a_player_of_a_game_stays_known_when_another_takes_the_seat():
    world, clients = finished("open", "open")
    played = [{"name": name, "avatar": avatar} for avatar, name in enumerate(["Ada", "Bea"])]
    clients[1].ask("leave")
    assert clients[0].state["table"]["players"] == played
    world.join("Zoe", "token-z")
    world.restart()
    newcomer = Client(world, "token-z")
    assert [seat["name"] for seat in newcomer.state["table"]["seats"]] == ["Ada", "Zoe"]
    assert newcomer.state["table"]["players"] == played
    Client(world, "token-0").ask("rematch")
    assert newcomer.state["table"]["players"] == []
    world.run(6)
    assert [player["name"] for player in newcomer.state["table"]["players"]] == ["Ada", "Zoe"]


def test_the_chosen_player_begins_also_when_seats_before_them_are_removed():
    """V3."""
    world = World("open", "open", "open", "open")
    host = Client(world, "token-0")
    host.ask("configure", settings={"options": {"first": 3}}, seats=4)
    host.ask("remove_player", seat=2)
    host.ask("start")
    world.run(6)
    assert [chair.name for chair in world.session.table.chairs] == ["Ada", "Cy", "Dot"]
    assert world.game.current == 1


def test_spectators_are_sent_away_when_they_are_forbidden():
    world = World("open", "open")
    host, watcher = Client(world, "token-0"), Client(world, None)
    host.ask("configure", settings={"spectators": False})
    assert watcher.last == {"message": "goodbye", "reason": "spectators-forbidden"}


def test_a_player_gets_in_however_many_people_watch():
    world, clients = playing("open", "open")
    watchers = [Client(world, None) for _ in range(101)]
    assert [watcher.ended for watcher in watchers] == [None] * 100 + ["full"]
    tabs = [Client(world, "token-0") for _ in range(8)]
    assert clients[0].ended == "full"
    assert [tab.ended for tab in tabs] == [None] * 8


def test_a_crowd_of_spectators_is_announced_together():
    """Otherwise a hundred spectators who keep coming and going would keep the server busy."""
    world = World("open", "open")
    host = Client(world, "token-0")
    watchers = [Client(world, None) for _ in range(50)]

    def spectators_announced() -> list[int]:
        return [one["table"]["spectators"] for one in host.of_kind("presence")]

    assert spectators_announced() == [1]
    assert [watcher.state["table"]["spectators"] for watcher in watchers] == [*range(1, 51)]
    world.run(1)
    assert spectators_announced() == [1, 50]
    for watcher in watchers:
        watcher.leave()
    assert spectators_announced() == [1, 50, 49]
    world.run(1)
    assert spectators_announced() == [1, 50, 49, 0]
    # A new player is announced at once, and with them the number of spectators.
    Client(world, None)
    Client(world, None)
    Client(world, "token-1")
    assert spectators_announced() == [1, 50, 49, 0, 1, 2]
    world.run(1)
    assert spectators_announced() == [1, 50, 49, 0, 1, 2]


def test_another_request_under_the_same_id_is_not_taken_for_the_first_one():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    assert client.ask("emote", "a1", emote="wow")["message"] == "accepted"
    assert client.act("draw", request="a1")["reason"] == "id-used-before"
    assert client.ask("emote", "a1", emote="wow")["message"] == "accepted"


def test_another_request_under_the_id_of_a_stored_one_is_refused_after_a_restart():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    token, question = f"token-{clients.index(client)}", world.game.question
    assert client.act("draw", request="a1")["message"] == "accepted"
    world.restart()
    again = Client(world, token)
    assert again.ask("answer", "a1", question=question, move="draw", game=1)["message"] == "accepted"
    assert again.ask("answer", "a1", question=question + 1, move="draw", game=1)["reason"] == "id-used-before"
    assert again.ask("concede", "a1")["reason"] == "id-used-before"


def test_another_request_under_the_id_of_a_removal_is_refused():
    _, clients = playing("open", "open", "open")
    assert clients[0].ask("remove_player", "x", seat=2)["message"] == "accepted"
    assert clients[0].ask("make_host", "x", seat=3)["reason"] == "id-used-before"


def test_an_answer_that_is_late_by_a_whole_game_is_refused():
    world, clients = finished("open", "open")
    clients[0].ask("rematch")
    assert clients[1].ask("rematch")["message"] == "accepted"
    world.run(6)
    client = turn_of(world, clients)
    late = client.ask("answer", question=world.game.question, move="draw", game=1)
    assert (late["message"], late["reason"]) == ("refused", "question-is-closed")
    question = world.game.question
    assert client.ask("answer", question=question, move="draw", game=2)["message"] == "accepted"
    # Also if the question of that number in this game had the same answer; the open question is sent as it is.
    late = client.ask("answer", question=question, move="draw", game=1)
    assert (late["message"], late["reason"]) == ("refused", "question-is-closed")
    assert late["details"] == {"question": question, "open": world.game.question}
    assert client.ask("contribute", bytes="00")["reason"] == "too-late-to-contribute"


def test_a_request_that_changes_nothing_is_not_stored():
    world, (one, _) = playing("open", "open")
    one.ask("concede")
    stored = len(world.stored)
    assert one.ask("concede")["reason"] == "you-conceded"
    assert one.ask("make_host", seat=1)["reason"] == "already-host"
    assert len(world.stored) == stored


def test_a_bot_that_answers_nonsense_does_not_stop_the_table(monkeypatch):
    class Nonsense(Bot):
        def choose(self, *_: object) -> Move:
            return KEEP

    monkeypatch.setattr(bot, "Champion", Nonsense)
    world, _ = playing("open", "champion")
    world.run(3000)
    assert world.session.table.phase == "over"


# -- requests --------------------------------------------------------------------


def test_a_repeated_request_is_carried_out_once():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    question = world.game.question
    first = client.act("draw", question, request="r1")
    stored = len(world.stored)
    assert client.act("draw", question, request="r1") == first
    assert len(world.stored) == stored


def test_two_tabs_that_give_the_same_answer_are_both_accepted():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    tab = Client(world, f"token-{clients.index(client)}")
    question = world.game.question
    first = client.act("draw", question)
    stored = len(world.stored)
    second = tab.act("draw", question)
    assert (second["message"], second["sequence"]) == ("accepted", first["sequence"])
    assert len(world.stored) == stored


def test_a_late_answer_is_refused_and_changes_nothing():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    question = world.game.question
    client.act("draw", question)
    draw_until_turn(world, clients)
    answer = client.act("skip", question)
    assert (answer["message"], answer["reason"]) == ("refused", "question-is-closed")


def test_a_request_is_remembered_across_a_restart():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    place = clients.index(client)
    question = world.game.question
    first = client.act("draw", question, request="before the crash")
    stored = len(world.stored)
    world.restart()
    again = Client(world, f"token-{place}")
    assert again.act("draw", question, request="before the crash") == first
    assert len(world.stored) == stored


def test_a_move_that_cannot_be_stored_has_not_happened_and_is_refused():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    before = [one.state for one in clients]
    messages = [len(one.sent) for one in clients]
    world.broken = "store-full"
    answer = client.act("draw", request="r1")
    assert (answer["message"], answer["reason"]) == ("refused", "store-full")
    assert [len(one.sent) for one in clients] == [n + (one is client) for n, one in zip(messages, clients, strict=True)]
    assert [one.state for one in clients] == before
    world.broken = None
    assert client.act("draw", request="r1")["message"] == "accepted"


def test_an_illegal_move_is_refused_with_the_legal_ones():
    world, clients = playing("open", "open")
    client = turn_of(world, clients)
    answer = client.act("nope")
    assert answer["reason"] == "not-an-answer"
    assert "draw" in answer["allowed"]
    assert client.act("fly to the moon")["reason"] == "unknown-move"
    assert clients[1 - clients.index(client)].act("draw")["reason"] == "not-asked"


# -- luck ------------------------------------------------------------------------


def test_the_commitment_is_public_before_players_contribute_and_the_secret_only_at_the_end():
    world = World("open", "heuristic")
    client = Client(world, "token-0")
    client.ask("start")
    fairness = client.state["table"]["fairness"]
    assert len(fairness["commitment"]) == 64
    assert (fairness["secret"], fairness["contributions"]) == (None, [])
    client.ask("contribute", bytes="ab" * 16)
    assert client.state["table"]["fairness"]["contributions"] == ["ab" * 16, ""]
    Client(world, None)
    client.leave()
    world.run(1000)
    fair = world.session.info().fairness
    assert fair is not None
    assert fair.secret == world.session.table.secret.hex()


def test_a_silent_seat_contributes_nothing_after_five_seconds():
    world = World("open", "open")
    one, _ = Client(world, "token-0"), Client(world, "token-1")
    one.ask("start")
    one.ask("contribute", bytes="01" * 16)
    assert one.ask("contribute", bytes="02" * 16)["reason"] == "already-contributed"
    world.run(4.9)
    assert one.state["table"]["phase"] == "sealing"
    world.run(0.2)
    assert one.state["table"]["phase"] == "playing"
    assert one.state["table"]["fairness"]["contributions"] == ["01" * 16, ""]


def test_the_secret_is_stored_before_its_commitment_is_sent():
    world = World("open", "heuristic")
    client = Client(world, "token-0")
    world.broken = "store-full"
    assert client.ask("start")["reason"] == "store-full"
    assert b"commitment" not in client.sent[-1][1]
    world.broken = None
    client.ask("start")
    assert b'"entry":"sealed"' in world.stored[-1][0]


# -- random requests ---------------------------------------------------------------

REQUESTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("start", {}), ("rematch", {}), ("concede", {}), ("leave", {}), ("resume", {}), ("request_device_code", {}),
    ("emote", {"emote": "wow"}), ("talk", {"text": "hi"}), ("contribute", {"bytes": "ff" * 16}),
    ("remove_player", {"seat": 2}), ("make_host", {"seat": 2}), ("seat_bot", {"seat": 3, "bot": "random"}),
    ("configure", {"settings": {"edition": "good-vs-evil"}}), ("answer", {"question": 3, "move": "draw"}),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_after_random_requests_the_table_plays_on_and_survives_a_restart(seed):
    random = Random(seed)
    world = World("open", "open", "open", "heuristic", seed=seed)
    clients = [Client(world, f"token-{number}") for number in range(3)]
    for _ in range(250):
        client = random.choice(clients)
        luck = random.random()
        if client not in world.session.viewers:
            clients[clients.index(client)] = Client(world, f"token-{clients.index(client)}")
            world.run(random.uniform(0, 8))
        elif luck < 0.55 and (state := client.state)["offers"] and world.session.table.phase == "playing":
            offer = random.choice(state["offers"])
            fields = {"target": offer.get("targets"), "named": offer.get("named")}
            move = offer["move"].replace("{place}", "1").replace("{order}", "2 1 3")
            move = move.replace(
                "{cards}",
                " ".join([*offer.get("cards", []), *offer.get("pick_from", [])[: offer.get("pick_count", 0)]]),
            )
            for gap, choices in fields.items():
                if choices:
                    move = move.replace("{" + gap + "}", str(random.choice(choices)))
            client.act(move)
        elif luck < 0.58:
            name, arguments = random.choice(REQUESTS)
            client.ask(name, **arguments)
        elif luck < 0.63:
            client.leave()
        else:
            world.run(random.uniform(0, 8))
    before = world.session.table
    numbers = [chair.stream.number for chair in before.chairs]
    position = None if before.game is None else before.game.question
    world.restart()
    after = world.session.table
    assert [chair.stream.number for chair in after.chairs[: len(numbers)]] >= numbers
    assert (None if after.game is None else after.game.question) == position
    Client(world, None)
    world.run(3000)
    assert world.session.table.phase in ("lobby", "over")
