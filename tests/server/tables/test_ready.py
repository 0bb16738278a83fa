"""In the lobby people say that they're ready: everybody sees it, and the host may start anyway."""

from boomcat.server.tables.table_info import Settings
from tests.support.virtual_session import Client, World


def lobby() -> tuple[World, list[Client]]:
    world = World("open", "open", "heuristic", "open")
    return world, [Client(world, f"token-{seat}") for seat in range(3)]


def ready(client: Client) -> list[bool]:
    return [seat["agreed"] for seat in client.state["table"]["seats"]]


def test_everybody_sees_who_is_ready():
    world, clients = lobby()
    watcher = Client(world, None)
    assert clients[1].ask("rematch")["message"] == "accepted"
    assert [ready(client) for client in (*clients, watcher)] == [[False, True, False, False]] * 4
    stored = len(world.stored)
    assert clients[1].ask("rematch")["message"] == "accepted"
    assert len(world.stored) == stored


def test_only_the_host_starts_and_may_start_before_the_others_are_ready():
    world, clients = lobby()
    for client in clients:
        client.ask("rematch")
    world.run(120)
    assert world.session.table.phase == "lobby"
    world, clients = lobby()
    assert clients[0].ask("start")["message"] == "accepted"
    assert world.session.table.phase == "sealing"
    assert not any(ready(clients[1]))


def test_ready_players_are_still_ready_after_a_restart():
    world, clients = lobby()
    clients[2].ask("rematch")
    world.restart()
    assert ready(Client(world, "token-0")) == [False, False, False, True]


def test_another_deck_asks_everybody_again():
    _, clients = lobby()
    clients[1].ask("rematch")
    clients[0].ask("configure", settings={"edition": "party-pack"})
    assert not any(ready(clients[0]))


def test_the_next_player_on_a_seat_is_not_ready_yet():
    world, clients = lobby()
    clients[1].ask("rematch")
    clients[1].ask("leave")
    assert not any(ready(clients[0]))
    assert world.session.table.settings == Settings()


def test_a_spectator_has_nothing_to_be_ready_for():
    world, _ = lobby()
    assert Client(world, None).ask("rematch")["reason"] == "only-watching"
