"""The protocol: what is written about it is true, and what the server says is as described."""

import json
import re
from itertools import product
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.events import Event
from boomcat.core.recipe import edition_named
from boomcat.core.state import NO_SEAT
from boomcat.server.tables import http_bodies, messages, table_info
from boomcat.server.tables.offers import offered
from boomcat.server.websocket import rate_limit as limits
from boomcat.server.websocket import session as socket
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import EventMessage, GameEvent, OptionsMessage, ViewMessage, event_message, view_message
from boomcat.wire import event_messages as wire_events
from tests.support.random_games import OPTIONS, RECIPES, TABLES, logged_moments, viewers_of
from tools.protocol import games
from tools.protocol.__main__ import WRITTEN
from tools.protocol.page import PAGE
from tools.protocol.schema import schema
from tools.protocol.source import HTTP, UNIONS, shapes
from tools.protocol.typescript import typescript

SCHEMA = schema()
TEXT = PAGE.read_text(encoding="utf-8")
#: The examples on the page, each with the name of its type.
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)\n```$", TEXT, flags=re.MULTILINE | re.DOTALL)
EVENTS = {kind.tag for kind in wire_events.EVENTS}
#: The types of the protocol, by name.
TYPES = {
    name: kind
    for module in (messages, http_bodies, table_info)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
}


def problems(name: str, value: object) -> list[str]:
    """Return the schema's errors for a value of the type of this name."""
    validator = Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})
    return [error.message for error in validator.iter_errors(value)]


def sent(message: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(message))


# -- what is written ---------------------------------------------------------------


@pytest.mark.parametrize("path", list(WRITTEN), ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path):
    """Or else: `python -m tools.protocol`."""
    assert path.read_text(encoding="utf-8") == WRITTEN[path]()


def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_on_the_page_is_as_the_schema_says(name, text):
    value = json.loads(text)
    assert problems(name, value) == []
    kind = TYPES[name]
    assert msgspec.convert(value, kind) == msgspec.json.decode(text, type=kind)


def test_the_page_has_examples():
    assert len(EXAMPLES) > 10


def test_every_link_on_the_page_leads_somewhere():
    headings = re.findall(r"^#+ (.*)$", TEXT, flags=re.MULTILINE)
    anchors = [re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings]
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= set(anchors)


@pytest.mark.parametrize(
    "words",
    [
        f"the protocol number, now {messages.PROTOCOL}.",
        f"A message has at most {limits.LARGEST_MESSAGE_BYTES} bytes, a body over HTTP {limits.LARGEST_BODY_BYTES}.",
        f"A burst of {socket.REQUEST_BURST} messages is allowed, then {socket.REQUEST_RATE} a second;",
        f"another hello counts as {1 + socket.HELLO_COSTS}.",
        f"The first must come within {socket.HELLO_TIMEOUT_SECONDS:g} seconds.",
    ],
)
def test_the_numbers_on_the_page_are_those_of_the_server(words):
    assert words in " ".join(TEXT.split())


def test_the_bots_page_says_what_every_option_and_every_field_of_a_view_is():
    """The bots' page has every field, so this page only links there."""
    other = PAGE.with_name("bot-protocol.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^- (`.*?): ", other, flags=re.MULTILINE))))
    fields = {*OptionsMessage.__struct_fields__, *ViewMessage.__annotations__}
    assert len(fields) > 30
    assert fields <= named


def test_the_page_names_every_endpoint():
    """By the docstrings of their bodies."""
    named = [found for kind in HTTP for found in re.findall(r"(?:POST|GET) [\w/-]+", kind.__doc__ or "")]
    assert {"POST /api/tables", "POST /api/tables/CODE/join", "POST /api/claim"} <= set(named)
    assert all(f"`{endpoint}`" in TEXT for endpoint in named)


# -- the types -----------------------------------------------------------------------


def test_every_type_of_the_source_is_described():
    assert set(TYPES) - {"FromClient", "FromPlayer", "FromServer"} <= set(shapes())


def test_a_client_knows_every_message_by_its_tag():
    for name in UNIONS:
        tags = [shape.tag for shape in shapes().values() if shape.name in members(name)]
        assert None not in tags
        assert len(set(tags)) == len(tags) > 10 - (name == "AnyFromServer")


def members(union: str) -> set[str]:
    return {kind.__name__ for kind in get_args(UNIONS[union])}


def test_exactly_the_fields_that_the_server_leaves_out_are_optional_for_the_client():
    interfaces = dict(re.findall(r"export interface (\w+) \{\n(.*?)\n\}", typescript(), flags=re.DOTALL))
    assert "  cards?: string[];" in interfaces["Offer"]
    assert "  edition: string;" in interfaces["Settings"]
    assert "  last_sequence?: number | null;" in interfaces["Hello"]
    for name in members("AnyFromServer") | {"TableState", "TableInfo", "SeatInfo", "ViewMessage"}:
        assert "?:" not in interfaces[name]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("AnyFromClient", {"message": "answer", "id": "1", "question": "2", "move": "draw"}),
        ("AnyFromClient", {"message": "answer", "question": 2, "move": "draw"}),
        ("AnyFromClient", {"message": "start", "id": "1", "now": True}),
        ("AnyFromClient", {"message": "contribute", "id": "1", "bytes": "abc"}),
        ("AnyFromServer", {"message": "start", "id": "1"}),
        ("OpenTable", {"name": ""}),
        ("OpenTable", {"name": "Anna", "seats": ["open"]}),
        ("OpenTable", {"name": "Anna", "settings": {"timers": {"nope": 1}}}),
        ("GameEvent", {"event": "meowed", "seat": 1}),
    ],
)
def test_the_schema_refuses_what_is_wrong(name, wrong):
    assert problems(name, wrong) != []


def redacted_message(event: Event, viewer: int, edition: Edition) -> EventMessage:
    return event_message(redact(event, viewer), edition)


# -- what is said --------------------------------------------------------------------


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_event_of_every_edition_can_be_sent_to_every_viewer(key, players):
    for game in logged_moments(key, players, OPTIONS["quick"], players):
        events: list[Event] = game.log or []
        for viewer in viewers_of(game):
            for event in events:
                message = redacted_message(event, viewer, edition_named(key))
                assert msgspec.convert(sent(message), GameEvent) == message


def test_random_games_contain_every_kind_of_event():
    """Or else the test above would prove less than it says.

    A hand that was empty by then, and a kitten that goes off in a hand, are too rare to wait for.
    """
    seen: set[str] = set()
    wanted = EVENTS - {"found_nothing", "went_off"}
    tables = [(key, edition_named(key).sizes[1]) for key in EDITIONS] + [
        (key, sizes[-1]) for key, sizes in RECIPES.items()
    ]
    for seed, (key, players) in product(range(12), tables):
        if not seen >= wanted:
            for game in logged_moments(key, players, OPTIONS["quick"], seed):
                messages_of = (redacted_message(event, NO_SEAT, edition_named(key)) for event in game.log or [])
                seen.update(sent(message)["event"] for message in messages_of)
    assert seen >= wanted


@pytest.mark.parametrize(("key", "players"), [("original", 3), ("party-pack", 4), ("good-vs-evil", 2)])
def test_messages_to_a_seat_match_the_schema(key, players):
    settings = table_info.Settings(edition=key)
    table = table_info.TableInfo("abc", "playing", 1, settings, 2, 5, [], [], 0, False, False, None)
    for number, game in enumerate(logged_moments(key, players, OPTIONS["quick"], 5)):
        if number % 3:
            continue
        for viewer in viewers_of(game):
            view = View(game, viewer)
            found, reasons = offered(view)
            seat = None if viewer == NO_SEAT else viewer + 1
            state = table_info.TableState(
                table, seat, view_message(view), found, reasons, None, table_info.Clock(1.0, 4.0)
            )
            events = [redacted_message(event, viewer, edition_named(key)) for event in game.log or []]
            assert problems("AnyFromServer", sent(messages.Update(number, events, state))) == []


def test_the_games_for_the_web_client_show_nearly_every_kind_of_event():
    shown = {
        event["event"] for one in games.GAMES for moment in games.game(*one)["moments"] for event in moment["events"]
    }
    assert shown >= EVENTS - {"found_nothing"}
