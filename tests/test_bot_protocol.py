"""What programs are told: as docs/bot-protocol.md says, complete, and nothing that their seat cannot know."""

import json
import re
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from boomcat.programs.events import event_message

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import Rng
from boomcat.core.edition import EDITIONS, GOOD_VS_EVIL
from boomcat.core.events import Altered, Drew, Event, Faced, Gave, Lifted, Peeked, Placed, PlacedOnTop, Stole, TurnedUp
from boomcat.core.game import NOBODY
from boomcat.core.question import Ask
from boomcat.core.tables import single
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation.moves import write_move
from boomcat.programs import messages
from boomcat.programs.messages import KINDS_OF_QUESTIONS, ask_message, knowledge_message, view_message, write_line
from boomcat.views.redact import redact
from boomcat.views.view import FIELDS, View
from tests.walk import OPTIONS, TABLES, known_moments, new_game
from tools.exchange import PAGE, exchange, on_the_page

#: The sections of the page that describe an object, and its type.
DESCRIBED: dict[str, Any] = {
    "hello": messages.HelloMessage,
    "deal": messages.DealMessage,
    "events": messages.EventsMessage,
    "ask": messages.AskMessage,
    "refused": messages.RefusedMessage,
    "over": messages.OverMessage,
    "Options": messages.OptionsMessage,
    "View": messages.ViewMessage,
    "Knowledge": messages.KnowledgeMessage,
}


def rows(section: str) -> list[list[str]]:
    """The cells of the table of this section, its head aside."""
    text = re.search(rf"^#+ {section}\n(.*?)(?=^#|\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert text is not None, section
    lines = [line for line in text[1].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def words(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


EVENTS = {words(kind)[0]: set(words(fields)) for kind, fields, _ in rows("What happens")}
QUESTIONS = {words(kind)[0] for kind, *_ in rows("Kinds of questions")} | {"over"}


def check(value: Any, hint: Any) -> None:
    """The value is of this type, with exactly its fields; a boolean is no number."""
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        assert set(value) == set(hints)
        for name, field in hints.items():
            check(value[name], field)
        return
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        assert value in arguments
    elif origin in (types.UnionType, Union):
        assert type(value) in [get_origin(one) or one for one in arguments]
    elif origin is list:
        assert type(value) is list
        for item in value:
            check(item, arguments[0])
    elif origin is dict:
        assert type(value) is dict
        for key, item in value.items():
            check(key, arguments[0])
            check(item, arguments[1])
    else:
        assert type(value) is hint, (value, hint)


def check_message(message: dict[str, Any]) -> None:
    check(message, DESCRIBED[message["message"]])
    if message["message"] == "ask":
        assert {message["kind"], message["view"]["kind"]} <= QUESTIONS
        assert message["moves"]
    for event in message.get("events", []):
        assert set(event) == {"event"} | EVENTS[event["event"]]


# -- the page --------------------------------------------------------------------


@pytest.mark.parametrize("section", list(DESCRIBED))
def test_the_page_names_every_field(section):
    described = [name for field, *_ in rows(section) for name in words(field)]
    assert described == list(get_type_hints(DESCRIBED[section]))


def test_the_page_names_every_question():
    assert set(KINDS_OF_QUESTIONS.values()) == QUESTIONS
    assert len(KINDS_OF_QUESTIONS) == Ask.OVER + 1


def test_the_page_shows_a_whole_game_as_it_is_played():
    assert on_the_page() == exchange()


def test_the_game_on_the_page_is_as_the_page_says():
    questions: list[int] = []
    for line in on_the_page():
        message = json.loads(line[2:])
        if line.startswith("> "):
            check_message(message)
            if message["message"] == "ask":
                questions.append(message["question"])
        elif "protocol" in message:
            assert set(message) == {"protocol", "name"}
        else:
            assert set(message) == {"question", "move"}
            assert message["question"] == questions[-1]


# -- messages --------------------------------------------------------------------


def test_every_field_of_a_view_is_told():
    """The viewer is called seat, the phase kind, and the moves stand beside the view."""
    renamed = {"viewer": "seat", "phase": "kind"}
    assert [renamed.get(name, name) for name in FIELDS if name != "moves"] == list(get_type_hints(messages.ViewMessage))


def question(view: View, knowledge: Knowledge) -> bytes:
    moves = [write_move(move, view.rules.edition) for move in view.moves]
    return write_line(ask_message(view, knowledge, moves, 1.0))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_message_is_as_described_and_tells_nothing_hidden(key, players):
    """Deal the hidden cards again, in any way that fits what the seat knows: not a byte may change."""
    rng = Rng(players)
    for game, knowledge in known_moments(key, players, OPTIONS["quick"], 11):
        seat = rng.below(players)
        view = View(game, seat)
        check(view_message(view), messages.ViewMessage)
        check(knowledge_message(knowledge[seat]), messages.KnowledgeMessage)
        check(view_message(View(game, NOBODY)), messages.ViewMessage)
        if game.asking == Ask.OVER:
            check_message(json.loads(write_line(messages.over_message(view))))
            break
        if view.moves:
            check_message(json.loads(question(view, knowledge[seat])))
        twin = Redeal(view, knowledge[seat]).draw(rng)
        assert question(View(twin, seat), knowledge[seat]) == question(view, knowledge[seat])


@pytest.mark.parametrize("options", list(OPTIONS))
def test_the_deal_tells_the_options(options):
    game, _ = new_game("party-pack", 4, OPTIONS[options], 0)
    message = messages.deal_message(View(game, 2), 5)
    check_message(json.loads(write_line(message)))
    chosen = OPTIONS[options]
    assert (message["players"], message["seat"], message["seed"]) == (4, 3, 5)
    assert message["options"]["first"] == (None if chosen.first < 0 else chosen.first + 1)
    assert [message["options"][name] for name in ("quick", "stacking", "dead_leave")] == [
        chosen.quick,
        chosen.stacking,
        chosen.dead_leave,
    ]


@pytest.mark.parametrize(("key", "players"), [("original", 3), ("party-pack", 5), ("good-vs-evil", 4)])
def test_every_event_is_as_described(key, players):
    edition = EDITIONS[key]
    told: set[str] = set()
    for seed in range(6):
        for game, _ in known_moments(key, players, OPTIONS["default"], seed):
            for event in game.log or []:
                for viewer in (0, 1, None):
                    message = event_message(redact(event, viewer), edition)
                    assert json.loads(write_line(message)) == message
                    assert set(message) == {"event"} | EVENTS[str(message["event"])]
                    told.add(str(message["event"]))
    assert {"turn", "played", "drew", "exploded", "won"} <= told <= set(EVENTS)


def test_every_kind_of_event_has_its_row():
    values: dict[str, Any] = {"cards": (Card.SKIP, NO_CARD), "play": single(Card.FAVOR, False, 1)}
    values |= dict.fromkeys(("attacked", "stopped", "bottom", "defusable", "found", "traded"), True)
    names: set[str] = set()
    for kind in Event.__subclasses__():
        given = values | ({} if kind is TurnedUp else {"devilcat": False})
        arguments = [given.get(name, 1) for name in kind.__match_args__]
        message = event_message(kind(*arguments), GOOD_VS_EVIL)
        assert set(message) == {"event"} | EVENTS[str(message["event"])]
        names.add(str(message["event"]))
    assert names == set(EVENTS)


HIDDEN = [
    (Drew(1, Card.SKIP, False), Drew(1, Card.NOPE, False)),
    (Placed(1, 3), Placed(1, 0)),
    (Peeked(1, (Card.SKIP, Card.NOPE)), Peeked(1, (Card.EXPLODING_KITTEN, Card.SKIP))),
    (Altered(1, (Card.SKIP, Card.NOPE)), Altered(1, (Card.NOPE, Card.SKIP))),
    (Gave(1, 2, Card.SKIP), Gave(1, 2, Card.NOPE)),
    (Stole(1, 2, Card.SKIP), Stole(1, 2, Card.NOPE)),
    (Lifted(1, Card.SKIP), Lifted(1, Card.EXPLODING_KITTEN)),
    (PlacedOnTop(1, Card.SKIP), PlacedOnTop(1, Card.EXPLODING_KITTEN)),
    (Faced(1, 2, Card.GODCAT), Faced(1, 2, Card.DEVILCAT)),
]


@pytest.mark.parametrize(("one", "other"), HIDDEN, ids=lambda event: type(event).__name__)
def test_what_others_do_in_secret_is_not_told(one, other):
    def seen(event, viewer):
        return write_line(event_message(redact(event, viewer), GOOD_VS_EVIL))

    assert seen(one, 0) == seen(other, 0)
    assert seen(one, 1) != seen(other, 1)


def test_numbers_are_of_the_kind_that_json_has():
    """The engine counts in machine integers; none of them may be a surprise to another language."""
    for game, knowledge in known_moments("good-vs-evil", 2, OPTIONS["default"], 1):
        line = question(View(game, 0), knowledge[0])
        assert line.count(b"\n") == 1
        assert line.isascii()
        assert json.loads(line)["question"] == game.question
