"""Messages to programs: as docs/bot-protocol.md says, complete, and nothing that their seat cannot know."""

import json
import re
from typing import Any

import msgspec
import pytest

from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import GOOD_VS_EVIL
from boomcat.core.events import Altered, Drew, Faced, Gave, Lifted, Peeked, Placed, PlacedOnTop, Stole
from boomcat.core.question import QUESTION_WORDS, Ask
from boomcat.core.recipe import edition_named
from boomcat.core.state import NO_SEAT
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation.move_text import write_move
from boomcat.programs import program_messages as messages
from boomcat.programs.program_messages import PROTOCOL, ask_message, deal_message, write_line
from boomcat.views.redact import redact
from boomcat.views.view import VIEW_FIELDS, View
from boomcat.wire import (
    GameEvent,
    KnowledgeMessage,
    OptionsMessage,
    ViewMessage,
    event_message,
    knowledge_message,
    options_message,
    view_message,
)
from boomcat.wire.event_messages import EVENTS, MESSAGES
from tests.support.random_games import OPTIONS, TABLES, known_moments, logged_moments, new_game
from tests.views.test_redact import example
from tools.bot_protocol_example import PAGE, exchange, on_the_page

#: The sections of the page that describe an object, and its type.
DESCRIBED: dict[str, type[msgspec.Struct]] = {
    "hello": messages.EngineHello,
    "deal": messages.Deal,
    "events": messages.Events,
    "ask": messages.EngineQuestion,
    "refused": messages.EngineRefusal,
    "over": messages.Over,
    "Options": OptionsMessage,
    "View": ViewMessage,
    "Knowledge": KnowledgeMessage,
}
AnyMessage = (
    messages.EngineHello
    | messages.Deal
    | messages.Events
    | messages.EngineQuestion
    | messages.EngineRefusal
    | messages.Over
)


def listed(section: str) -> list[str]:
    """Return the names before the colon in each line of this section's list."""
    text = re.search(rf"^#+ {section}\n(.*?)(?=^#|\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert text is not None, section
    return re.findall(r"^- (`.*?): ", text[1], re.MULTILINE)


def words(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


DESCRIBED_EVENTS = {names[0]: names[1:] for names in map(words, listed("What happens"))}
QUESTIONS = {words(kind)[0] for kind in listed("Kinds of questions")} | {"over"}


def check(value: Any, kind: Any) -> None:
    """Check that the JSON has this type, with all fields and no others, all the way down; a boolean isn't a number."""
    read = msgspec.convert(value, kind, strict=True)
    assert json.loads(msgspec.json.encode(read)) == value


def check_message(message: dict[str, Any]) -> None:
    assert list(message) == ["message", *DESCRIBED[message["message"]].__struct_fields__]
    check(message, AnyMessage)
    if message["message"] == "ask":
        assert {message["asking"], message["view"]["asking"]} <= QUESTIONS
        assert message["moves"]
    for event in message.get("events", []):
        assert list(event) == ["event", *DESCRIBED_EVENTS[event["event"]]]


# -- the page --------------------------------------------------------------------


@pytest.mark.parametrize("section", list(DESCRIBED))
def test_the_page_names_every_field(section):
    assert [name for names in listed(section) for name in words(names)] == list(DESCRIBED[section].__struct_fields__)


def test_the_page_names_every_question():
    assert set(QUESTION_WORDS) == QUESTIONS
    assert len(QUESTION_WORDS) == Ask.OVER + 1


def test_the_page_names_the_version():
    assert f"- `protocol`: `{PROTOCOL}`, the version of this page\n" in PAGE.read_text("utf-8")


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


def test_every_field_of_a_view_is_sent():
    assert list(ViewMessage.__struct_fields__) == list(VIEW_FIELDS)


def question(view: View, knowledge: Knowledge) -> bytes:
    moves = [write_move(move, view.rules.edition) for move in view.moves]
    return write_line(ask_message(view, knowledge, moves, 1.0))


def sent(message: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(message))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_message_is_as_described_and_reveals_nothing_hidden(key, players):
    """Deal the hidden cards again, in any way that fits what the seat knows: not a byte may change."""
    rng = PlayerRng(players)
    for game, knowledge in known_moments(key, players, OPTIONS["quick"], 11):
        seat = rng.below(players)
        view = View(game, seat)
        check(sent(view_message(view)), ViewMessage)
        check(sent(knowledge_message(knowledge[seat])), KnowledgeMessage)
        check(sent(view_message(View(game, NO_SEAT))), ViewMessage)
        if game.asking == Ask.OVER:
            check_message(json.loads(write_line(messages.Over([one + 1 for one in view.standings]))))
            break
        if view.moves:
            check_message(json.loads(question(view, knowledge[seat])))
        twin = Redeal(view, knowledge[seat]).draw(rng)
        assert question(View(twin, seat), knowledge[seat]) == question(view, knowledge[seat])


@pytest.mark.parametrize("options", list(OPTIONS))
def test_the_deal_contains_the_options(options):
    game, _ = new_game("party-pack", 4, OPTIONS[options], 0)
    message = deal_message(View(game, 2), 5)
    check_message(json.loads(write_line(message)))
    chosen = OPTIONS[options]
    assert (message.edition, message.players, message.seat, message.seed) == ("party-pack", 4, 3, 5)
    assert message.options == options_message(chosen)
    assert message.options.first == (None if chosen.first < 0 else chosen.first + 1)
    assert (message.options.combos, message.options.five_different) == (chosen.combos, chosen.five_different)
    assert [message.options.quick, message.options.stacking, message.options.remove_dead_hands] == [
        chosen.quick,
        chosen.stacking,
        chosen.remove_dead_hands,
    ]


@pytest.mark.parametrize(("key", "players"), [("original", 3), ("party-pack", 5), ("good-vs-evil", 4)])
def test_every_event_is_as_described(key, players):
    edition = edition_named(key)
    kinds: set[str] = set()
    for seed in range(6):
        for game in logged_moments(key, players, OPTIONS["default"], seed):
            for event in game.log or []:
                for viewer in (0, 1, NO_SEAT):
                    message = sent(event_message(redact(event, viewer), edition))
                    check(message, GameEvent)
                    assert list(message) == ["event", *DESCRIBED_EVENTS[message["event"]]]
                    kinds.add(message["event"])
    assert {"turn_began", "played", "drew", "exploded", "won"} <= kinds <= set(DESCRIBED_EVENTS)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_has_its_row_and_its_type(kind):
    for viewer in (NO_SEAT, 0, 1, 2):
        message = sent(event_message(redact(example(kind), viewer), GOOD_VS_EVIL))
        assert list(message) == ["event", *DESCRIBED_EVENTS[kind.tag]]
        check(message, MESSAGES[kind])


def test_the_page_has_a_row_for_every_kind_of_event_and_no_other():
    assert list(DESCRIBED_EVENTS) == [kind.tag for kind in EVENTS]


HIDDEN = [
    (Drew(1, Card.SKIP, False), Drew(1, Card.NOPE, False)),
    (Placed(1, Card.EXPLODING_KITTEN, 3), Placed(1, Card.EXPLODING_KITTEN, 0)),
    (Peeked(1, (Card.SKIP, Card.NOPE)), Peeked(1, (Card.EXPLODING_KITTEN, Card.SKIP))),
    (Altered(1, (Card.SKIP, Card.NOPE)), Altered(1, (Card.NOPE, Card.SKIP))),
    (Gave(1, 2, Card.SKIP), Gave(1, 2, Card.NOPE)),
    (Stole(1, 2, Card.SKIP), Stole(1, 2, Card.NOPE)),
    (Lifted(1, Card.SKIP), Lifted(1, Card.EXPLODING_KITTEN)),
    (PlacedOnTop(1, Card.SKIP), PlacedOnTop(1, Card.EXPLODING_KITTEN)),
    (Faced(1, 2, Card.GODCAT), Faced(1, 2, Card.DEVILCAT)),
]


@pytest.mark.parametrize(("one", "other"), HIDDEN, ids=lambda event: type(event).__name__)
def test_secret_actions_of_others_are_not_sent(one, other):
    def seen(event, viewer):
        return msgspec.json.encode(event_message(redact(event, viewer), GOOD_VS_EVIL))

    assert seen(one, 0) == seen(other, 0)
    assert seen(one, 1) != seen(other, 1)


def test_numbers_are_of_the_kind_that_json_has():
    """The engine counts in machine integers; none of them may be a surprise to another language."""
    for game, knowledge in known_moments("good-vs-evil", 2, OPTIONS["default"], 1):
        line = question(View(game, 0), knowledge[0])
        assert line.count(b"\n") == 1
        assert line.isascii()
        assert json.loads(line)["question"] == game.question
