"""Custom decks on the server: previews, tables that play them, restarts and records."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from boomcat.cli.verify import Verdict
from boomcat.core.edition import EDITIONS
from boomcat.core.knobs import KNOBS
from boomcat.core.recipe import edition_named
from boomcat.records import read_record, replay
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.wire import OptionsMessage
from tests.server.http.test_http import Site, hear, hello, say
from tests.server.tables.test_restarts import states
from tests.support.clients import Message
from tests.support.random_games import RECIPES, with_everything
from tests.support.virtual_session import Client, World, playing
from tests.wire.test_recipes import FILE, WRONG

#: As a user may write it, and as it is stored.
SLOPPY, KEY = "original  see5=3 nope=5   skip=06", "original skip=6 see5=3"
EVERYTHING = edition_named(with_everything("original", 2)).key
QUICK_TIMERS = Timers(turn=10, nope=2)


@pytest.fixture(scope="module")
def shared(tmp_path_factory) -> Iterator[Site]:
    """A server for tests that only read."""
    with Site(tmp_path_factory.mktemp("shared") / "boomcat.db") as made:
        yield made


@pytest.fixture
def site(tmp_path) -> Iterator[Site]:
    with Site(tmp_path / "boomcat.db") as made:
        yield made


def read(site: Site, **body: object) -> Message:
    answer = site.client.post("/api/recipe", json=body)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


# -- previews ----------------------------------------------------------------------------


def test_a_recipe_is_answered_with_its_deck(shared):
    found = read(shared, recipe={"start": "original", "title": " More future ", "cards": {"see5": 3, "skip": 6}})
    assert found["edition"] == KEY
    assert found["recipe"]["title"] == "More future"
    assert list(found["recipe"]["cards"].items()) == [("skip", 6), ("see5", 3)]
    assert [size["players"] for size in found["sizes"]] == [2, 3, 4, 5]
    first = found["sizes"][0]
    assert (first["draw_pile_size"], first["kittens"], first["risk"]) == (35 + 2 + 3, 1, 1 / 40)
    assert (first["counts"]["skip"], first["counts"]["see5"], first["counts"]["nope"]) == (6, 3, 5)


def test_the_text_of_a_recipe_equals_the_recipe(shared):
    of_text = read(shared, text=FILE)
    assert of_text["edition"] == KEY
    assert of_text["recipe"]["options"]["quick"]
    assert read(shared, recipe=of_text["recipe"]) == of_text
    assert read(shared, text=of_text["text"]) == of_text
    # The text takes precedence.
    assert read(shared, text=FILE, recipe={"start": "nsfw"}) == of_text


def test_an_edition_is_a_recipe_too(shared):
    for key, edition in EDITIONS.items():
        found = read(shared, recipe={"start": key})
        assert (found["edition"], found["recipe"]["cards"]) == (key, {})
        assert [size["players"] for size in found["sizes"]] == edition.sizes
    assert read(shared)["edition"] == "original"


@pytest.mark.parametrize(("key", "towered"), [("original", 0), ("power-play", 0), ("original tower=1", 6)])
def test_the_numbers_say_how_many_cards_the_tower_takes(shared, key, towered):
    for size in read(shared, text=key)["sizes"]:
        dealt = size["players"] * (size["deal"] + size["dealt_defuses"])
        assert size["cards"] - dealt - size["draw_pile_size"] == towered


@pytest.mark.parametrize("key", RECIPES)
def test_every_recipe_is_answered(shared, key):
    start, *rest = key.split()
    words = dict(one.split("=") for one in rest)
    cards = {word: int(count) for word, count in words.items() if word not in KNOBS}
    knobs = {word: amounts for word, amounts in words.items() if word in KNOBS}
    found = read(shared, recipe={"start": start, "cards": cards, "knobs": knobs})
    assert found["recipe"]["knobs"] == knobs
    edition = edition_named(key)
    assert found["edition"] == edition.key
    assert [size["players"] for size in found["sizes"]] == edition.sizes


@pytest.mark.parametrize(("reason", "wrong"), [(reason, one) for reason in WRONG for one in WRONG[reason]])
def test_a_text_that_is_not_a_recipe_is_refused_with_its_reason(shared, reason, wrong):
    assert shared.refusal("POST", "/api/recipe", {"text": wrong}) == (400, reason)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"cards": {"tofu": 1}}, "recipe-unknown-card"),
        ({"cards": {"skip": 32}}, "recipe-bad-count"),
        ({"cards": {"skip": -1}}, "recipe-bad-count"),
        ({"cards": {"skip": 10**18}}, "recipe-bad-count"),
        ({"cards": {"skip": 10**30}}, "recipe-bad-count"),
        ({"cards": {"skip": "4"}}, "bad-message"),
        ({"cards": {"kitten": 0}}, "recipe-too-few-kittens"),
        ({"title": "x" * 41}, "bad-message"),
        ({"title": "a\u001bb"}, "recipe-bad-title"),
        ({"start": "chess"}, "unknown-edition"),
        ({"knobs": {"deal": "8"}}, "recipe-knob-out-of-range"),
        ({"knobs": {"deal": "x"}}, "recipe-bad-amount"),
        ({"knobs": {"deal": 5}}, "bad-message"),
        ({"knobs": {"hand": "5"}}, "recipe-unknown-field"),
        ({"knobs": {"kittens": "9"}}, "recipe-not-in-deck"),
        ({"knobs": {"players": "2-9"}}, "recipe-bad-players"),
        ({"deck": []}, "bad-message"),
    ],
)
def test_an_invalid_recipe_is_refused_with_its_reason(shared, wrong, reason):
    assert shared.refusal("POST", "/api/recipe", {"recipe": wrong}) == (400, reason)


def test_a_text_that_is_too_long_is_refused(shared):
    assert shared.refusal("POST", "/api/recipe", {"text": "#" * 10_001}) == (400, "bad-message")


# -- tables ------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), [("lightning", (2, 4)), ("black-hole deal=5", (3, 5))])
def test_a_table_plays_a_built_in_deck(site, edition, players):
    seated = site.open("open", "random", "random", settings={"edition": edition})
    info = site.client.get(f"/api/tables/{seated['table']}").json()
    assert info["settings"]["edition"] == edition
    assert (info["min_players"], info["max_players"]) == players


def test_a_table_keeps_the_canonical_text_of_its_recipe(site):
    seated = site.open("open", "random", settings={"edition": SLOPPY, "title": " More   future "})
    info = site.client.get(f"/api/tables/{seated['table']}").json()
    assert (info["settings"]["edition"], info["settings"]["title"]) == (KEY, "More future")
    assert (info["min_players"], info["max_players"]) == (2, 5)


@pytest.mark.parametrize(
    ("edition", "title", "seats", "reason"),
    [
        ("original kitten=2", "", 4, "recipe-too-few-kittens"),
        ("original defuse=2", "", 3, "recipe-too-few-defuses"),
        ("party-pack skip=0 nope=0 favor=0 attack=0 see=0", "", 6, "recipe-too-few-cards"),
        ("original skip=6", "", 6, "players-out-of-range"),
        ("original skip=99", "", 2, "recipe-bad-count"),
        ("original tofu=1", "", 2, "recipe-unknown-card"),
        ("original imploding-up=1", "", 2, "recipe-unknown-card"),
        ("orig skip=6", "", 2, "unknown-edition"),
        ("original\tskip=6", "", 2, "unknown-edition"),
        ("original skip=6", "a\u001b[31mb", 2, "recipe-bad-title"),
        ("original skip=6", "x" * 41, 2, "bad-message"),
        ("original" + " skip=6" * 200, "", 2, "bad-message"),
    ],
)
@pytest.mark.parametrize("solo", [False, True])
def test_a_table_with_an_impossible_deck_is_refused(shared, edition, title, seats, reason, solo):
    settings = {"edition": edition, "title": title}
    if solo:
        body = {"name": "Ada", "bots": ["random"] * (seats - 1), "settings": settings}
        assert shared.refusal("POST", "/api/solo", body) == (400, reason)
    else:
        body = {"name": "Ada", "seats": ["open"] * seats, "settings": settings}
        assert shared.refusal("POST", "/api/tables", body) == (400, reason)
    assert shared.registry.actors == {}


def test_a_solo_game_plays_a_recipe_at_once(site):
    body = {"name": "Ada", "bots": ["random", "heuristic"], "settings": {"edition": SLOPPY, "title": "Future"}}
    answer = site.client.post("/api/solo", json=body)
    assert answer.status_code == 201
    info = site.client.get(f"/api/tables/{answer.json()['table']}").json()
    assert (info["phase"], info["settings"]["edition"], info["settings"]["title"]) == ("sealing", KEY, "Future")


def test_the_host_chooses_a_recipe_between_games():
    world = World("open", "open", "heuristic")
    host = Client(world, "token-0")
    assert host.ask("configure", settings={"edition": SLOPPY, "title": "Future"})["message"] == "accepted"
    settings = host.state["table"]["settings"]
    assert (settings["edition"], settings["title"]) == (KEY, "Future")
    # The same deck in other words isn't a change; another title is.
    assert host.ask("configure", settings={"edition": KEY, "title": "Future "})["reason"] == "nothing-changed"
    assert host.ask("configure", settings={"edition": KEY, "title": "Past"})["message"] == "accepted"
    world.restart()
    assert (world.session.table.settings.edition, world.session.table.settings.title) == (KEY, "Past")


def test_a_recipe_that_does_not_fit_the_players_at_the_table_is_refused():
    world = World("open", "heuristic", "heuristic", "heuristic")
    host = Client(world, "token-0")
    stored = len(world.stored)
    assert host.ask("configure", settings={"edition": "original kitten=2"})["reason"] == "recipe-too-few-kittens"
    assert host.ask("configure", settings={"edition": "original tofu=2"})["reason"] == "recipe-unknown-card"
    assert len(world.stored) == stored
    host.ask("remove_player", seat=4)
    assert host.ask("configure", settings={"edition": "original kitten=2"})["message"] == "accepted"
    assert len(host.state["table"]["seats"]) == 3
    assert (host.state["table"]["min_players"], host.state["table"]["max_players"]) == (2, 3)


def test_a_game_starts_only_with_a_number_of_players_that_the_recipe_fits():
    """Seven seats are too many for it, nine are not; open seats are removed at the start."""
    deck = "party-pack skip=0 nope=0 favor=0 attack=0 see=0"
    world = World("open", *["heuristic"] * 6, "open", "open", settings=Settings(edition=deck))
    host = Client(world, "token-0")
    for seat in (8, 9):
        host.ask("remove_player", seat=seat)
    refused = host.ask("start")
    assert (refused["reason"], refused["details"]["players"]) == ("recipe-too-few-cards", 7)


# -- games -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        (EVERYTHING, ("open", "open", "heuristic")),
        ("original kitten=1 super-skip=4 swap=4 reverse=4 catomic=4 imploding=1", ("open", "random", "heuristic")),
        (edition_named(with_everything("good-vs-evil", 1)).key, ("open", "open", "random")),
        (edition_named(with_everything("party-pack", 3)).key, ("open", *["heuristic"] * 8)),
    ],
)
def test_a_game_of_a_recipe_is_played_to_its_end_through_restarts(edition, seats):
    settings = Settings(
        edition=edition, title="Our own", timers=QUICK_TIMERS, options=OptionsMessage(quick=len(seats) > 5)
    )
    world, clients = playing(*seats, settings=settings, seed=len(edition))
    random = Random(len(seats))
    for step in range(600):
        if world.session.table.phase == "over":
            break
        if step % 3 == 0:
            world.session.table.passed.clear()  # the one thing that a crash forgets
            before = states(world.session)
            world.restart()
            assert states(world.session) == before
            clients = [Client(world, f"token-{number}") for number in range(len(clients))]
        for client in clients:
            offers = client.state["offers"]
            if offers and random.random() < 0.7:
                answers = [offer["move"] for offer in offers if "{" not in offer["move"]]
                client.act(random.choice(answers) if answers else "draw")
        world.run(random.uniform(0, 12))
    assert world.session.table.phase == "over"
    assert world.session.table.forgotten == 0
    record = read_record(world.records[1].splitlines(keepends=True))
    assert (record.rules.edition.key, record.rules.edition.title) == (edition, "Our own")
    *_, last = replay(record)
    assert last.game.question == world.game.question
    assert Verdict(record, None, None).right


def test_a_downloaded_record_can_be_verified(site):
    settings = {
        "edition": EVERYTHING,
        "title": "Our own",
        "timers": {"turn": 10, "nope": 2, "grace": 5},
        "options": {"first": 1},
    }
    seated = site.open("open", "heuristic", settings=settings)
    path = f"/api/tables/{seated['table']}/records/1"
    with site.socket(seated) as socket:
        hello(socket, seated["token"])
        say(socket, "start", id="1")
        say(socket, "contribute", id="2", bytes="00")
        while hear(socket, "update")["state"]["table"]["phase"] != "playing":
            pass
        # The player concedes, so that bots finish the game, and the test moves the clock.
        say(socket, "concede", id="3")
        say(socket, "hurry", id="4")
        actor = site.registry.actors[seated["table"]]
        while site.client.get(path).status_code == 404:
            site.clock.time += 1
            actor.loop.call_soon_threadsafe(actor.wake)
            with suppress(TimeoutError):
                while socket.recv(0):
                    pass
    record = read_record(site.client.get(path).text.splitlines(keepends=True))
    assert (record.rules.edition.key, record.rules.edition.title) == (EVERYTHING, "Our own")
    verdict = Verdict(record, None, None)
    assert verdict.right
    assert verdict.whole
