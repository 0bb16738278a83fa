"""The catalogue and the code agree: every message is used, what is used is there, and so are its arguments."""

import ast
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import boomcat
from boomcat import locale, story
from boomcat.core.answers import every_answer
from boomcat.core.cards import CATS, DEADLY, FACE_UP, FACTS, NO_CARD, PERILS, Card, bit, front_of, members_of, slot_word
from boomcat.core.combos import Five
from boomcat.core.decks import DECKS, MOODS
from boomcat.core.edition import EDITIONS, GOOD_VS_EVIL, ORIGINAL, PARTY
from boomcat.core.errors import IllegalMove, MalformedInput
from boomcat.core.events import (
    BaseEvent,
    Drew,
    DrewKitten,
    Exploded,
    Noped,
    Peeked,
    Placed,
    Played,
    Surfaced,
    TurnBegan,
    WentOff,
    WindowClosed,
)
from boomcat.core.fields import Field, has_secrets
from boomcat.core.move_pool import DRAW, NOPE, PASS, PLAYING, WAIT, every_move, five, pair, single, triple
from boomcat.core.plays import CANNOT_BE_TARGET
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.state import NO_SEAT
from boomcat.lessons import lessons
from boomcat.locale import ENGLISH, FOLDER, Missing, languages, text
from boomcat.reviews.reasons import FACT_KINDS, FOR_DRAWING, FOR_OTHERS
from boomcat.reviews.verdict import MoveVerdict
from boomcat.server.storage.store_errors import REASONS
from boomcat.story import message_of
from boomcat.views.redact import redact
from boomcat.wire.event_messages import EVENTS
from tests.support import web_message_ids as web_words

PACKAGE = Path(boomcat.__file__).parent
#: Errors that the browser raises itself when the server doesn't answer.
OF_THE_BROWSER = {"not-connected", "no-answer", "unreachable", "server-error"}


@cache
def sources():
    """Every module of the package."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def own():
    return {path: tree for path, tree in sources().items() if path.parent.name != "core"}


@cache
def parsed(words):
    """Return the parsed file of this text.  Cached: parsing takes long, and many tests read the same files."""
    return FluentParser().parse(words).body


def messages(language):
    """Every message of a language, by its id."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parsed(path.read_text("utf-8")):
            assert not isinstance(entry, fluent.Junk), (path.name, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def arguments(node):
    """The names of the arguments in a message, or in any part of one."""
    names = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, fluent.VariableReference):
                names.add(part.id.name)
            if isinstance(part, fluent.BaseNode):
                names |= arguments(part)
    return names


def persons(name, given):
    """Return the arguments of a message.  A player in an event or a question has one for each form that a language may
    need: `Actor`, `actor`, `to-actor`; all are always given, so each language takes those that it wants."""
    has_forms = name.startswith(("event-", "game-", "ask-"))
    return {one.removeprefix("to-").lower() if has_forms else one for one in given}


@cache
def in_english():
    return messages(ENGLISH)


THREE = bit(Card.DEFUSE) | bit(Card.ATTACK) | bit(Card.NOPE)
FIVE = five(THREE | bit(Card.FAVOR) | bit(Card.SHUFFLE), 0)
FIVE_WITH_FERALS = five(THREE, 2)


def constants(tree):
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def calls(tree, *names):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
            yield node


def literal(node):
    """Return the values an argument can have, where they are literals; both sides of a choice."""
    if isinstance(node, ast.IfExp):
        return literal(node.body) + literal(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def reasons():
    """Every reason that an error can have: written where it is raised, or what a `problem` returns."""
    found: set[str] = set()
    for path, tree in sources().items():
        folder = path.relative_to(PACKAGE).parts[0]
        if folder not in (
            "cli",
            "core",
            "guest",
            "notation",
            "offline",
            "programs",
            "records",
            "reviews",
            "server",
            "wire",
        ):
            continue
        for call in calls(
            tree,
            "MalformedInput",
            "IllegalMove",
            "StaleAnswer",
            "RuleError",
            "RecordError",
            "NotAllowed",
            "Problem",
            "CannotJoin",
        ):
            found.update(*([literal(call.args[0])] if call.args else []))
        for call in calls(tree, "refuse", "__init__") if folder == "server" else ():
            found.update(*(literal(argument) for argument in call.args))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and "problem" in function.name:
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        found.update(literal(node.value))
            if isinstance(function, ast.Assign) and getattr(function.targets[0], "id", "") == "problem":
                found.update(literal(function.value))
    return (found | set(CANNOT_BE_TARGET.values()) | set(REASONS) | OF_THE_BROWSER) - {""}


@cache
def families():
    """The ids that the code puts together from parts."""
    words = {cat for edition in EDITIONS.values() for cat in edition.cats} | {facts.word for facts in FACTS}
    words.remove("")
    words |= {slot_word(card) for card in members_of(CATS)}
    found = {f"card-{word}" for word in words} | {f"edition-{key}" for key in EDITIONS}
    found |= {deck.title for deck in DECKS.values()} | {f"mood-{mood}" for mood in MOODS}
    found |= {f"ask-{word}" for word in QUESTION_WORDS if word != "over"}
    answers = {message_of(one) for one in (DRAW, NOPE, PASS, WAIT, *every_answer())} - {"godcat-as-defuse"}
    found |= {f"move-{name}" for name in answers}
    found |= {f"menu-{no}{move}" for move in PLAYING.values() for no in ("", "no-")}
    found |= {text for lesson in lessons().values() for text in lesson.texts()}
    found |= {f"{where}-top-{facts.word}" for facts in FACTS if facts.side_of != NO_CARD for where in ("odds", "table")}
    found |= {f"review-fact-{kind}" for kind in FACT_KINDS} | {f"review-moment-{verdict}" for verdict in MoveVerdict}
    found |= {f"coach-fact-{kind}" for kind in (*FOR_DRAWING, *FOR_OTHERS)}
    return found | {f"error-{reason}" for reason in reasons()}


def choices_in_sentence(kind):
    """The fields that make another sentence of an event."""
    return [(name, word) for name, word in kind.fields.items() if word in (Field.VARIANT, Field.KITTEN)]


def of_events():
    """The ids of all sentences that the shapes of events make; a few events have other sentences."""
    deadly = ["", *[f"-{facts.word}" for facts in FACTS if facts.fewest == 0 or facts.card == Card.BARKING_KITTEN]]
    for kind in EVENTS:
        ends = [deadly if word is Field.KITTEN else ["", f"-{name}"] for name, word in choices_in_sentence(kind)]
        for chosen in product(*ends):
            sentence = f"event-{kind.tag}{''.join(chosen)}".replace("_", "-")
            yield sentence
            if has_secrets(kind.fields):
                yield f"{sentence}-hidden"


def test_the_reasons_of_errors_are_found():
    assert {"card-not-held", "not-an-answer", "target-is-out", "unknown-card", "question-is-closed"} <= reasons()
    assert {"not-host", "store-full", "say-hello-first", "server-broken"} <= reasons()


def test_every_reason_card_and_edition_has_its_message():
    assert families() <= set(in_english())


def test_every_id_in_the_code_is_in_the_catalogue():
    for path, tree in own().items():
        wanted: set[str] = set()
        for call in calls(tree, "text", "say", "say_card", "say_top_cards"):
            if path.name != "screen.py" and getattr(getattr(call.func, "value", None), "attr", "") != "screen":
                wanted.update(*([literal(call.args[0])] if call.args else []))
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg in ("help", "metavar") and path.parent.name == "cli":
                wanted.update(literal(node.value))
        missing = {name for name in wanted if name and name.partition(".")[0] not in in_english()}
        assert not missing, path.name


def test_every_message_is_used():
    used = families() | set().union(*(constants(tree) for tree in own().values()))
    used |= set(of_events())
    used |= {name for code in web_words.sources().values() for name in web_words.quoted(code)}
    assert sorted(set(in_english()) - used - web_words.catalogue_ids()) == []


def test_every_message_gets_exactly_its_arguments():
    for path, tree in own().items():
        for call in calls(tree, "text"):
            if not call.args or any(keyword.arg is None for keyword in call.keywords):
                continue
            for name in literal(call.args[0]):
                message, _, attribute = name.partition(".")
                entry = in_english()[message]
                if attribute:
                    entry = next(one for one in entry.attributes if one.id.name == attribute)
                given = {keyword.arg for keyword in call.keywords}
                assert given == arguments(entry), (path.name, name)


@pytest.mark.parametrize("language", languages())
def test_a_translation_has_no_messages_and_arguments_of_its_own(language):
    for name, entry in messages(language).items():
        assert persons(name, arguments(entry)) <= persons(name, arguments(in_english()[name])), name


def test_commands_and_cards_and_editions_have_their_other_forms():
    for name in in_english():
        kind = name.partition("-")[0]
        if kind in ("card", "edition", "command"):
            assert text(f"{name}.{ {'card': 'one', 'edition': 'special', 'command': 'short'}[kind] }")


# -- looking up --------------------------------------------------------------------


def test_a_message_that_is_not_there_is_an_error():
    with pytest.raises(Missing, match="no-such-message"):
        text("no-such-message")
    with pytest.raises(Missing, match=r"card-skip\.two"):
        text("card-skip.two")


def test_an_argument_that_is_not_there_is_an_error():
    with pytest.raises(Missing, match="move-play"):
        text("move-play")


def test_no_invisible_marks_stand_around_arguments():
    assert text("move-play", card="Skip") == "Play Skip"


#: A message that refers to one behind it, to a term before it, and through that to another term.
REFERRING = """-name = Boum { -of }
# A comment between them.
card-nope = { -name }, { $count ->
    [one] { card-favor }
   *[other] { card-favor }s
}.
-of = d’ici
card-favor = Faveur
"""


@pytest.fixture
def another_language(tmp_path, monkeypatch):
    """A folder is all that a language takes."""
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "some.ftl").write_text("card-skip = Hopla\nmove-play = { $cardd }\n", "utf-8")
    (tmp_path / "xx" / "other.ftl").write_text(REFERRING, "utf-8")
    (tmp_path / ENGLISH).symlink_to(FOLDER / ENGLISH)
    monkeypatch.setattr(locale, "FOLDER", tmp_path)
    for name in locale.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    locale.languages.cache_clear()
    yield monkeypatch
    locale.languages.cache_clear()
    locale.catalogue.cache_clear()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "xx"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en", "BOOMCAT_LANG": "XX-yy"}, "xx"),
        ({"BOOMCAT_LANG": "tlh", "LANG": "xx"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(another_language, variables, language):
    for name, value in variables.items():
        another_language.setenv(name, value)
    assert locale.language() == language


def test_missing_or_wrong_messages_of_a_language_are_english(another_language):
    another_language.setenv("BOOMCAT_LANG", "xx")
    assert text("card-skip") == "Hopla"
    assert text("card-shuffle") == "Shuffle"
    assert text("move-play", card="x") == "Play x"


def test_the_references_of_a_message_are_read_with_it(another_language):
    another_language.setenv("BOOMCAT_LANG", "xx")
    assert text("card-nope", count=2) == "Boum d’ici, Faveurs."
    assert text("card-favor") == "Faveur"


def test_only_what_is_asked_for_is_read(another_language):
    another_language.setenv("BOOMCAT_LANG", "xx")
    assert text("card-skip") == "Hopla"
    assert set(locale.catalogue("xx").unread) == {"move-play", "card-nope", "card-favor", "-name", "-of"}


# -- telling -----------------------------------------------------------------------


@pytest.fixture
def strict(monkeypatch):
    """Story with a `text` that wants no argument that the message does not use, `role` and `count` aside."""

    def checked(name, **given):
        entry = in_english()[name.partition(".")[0]]
        if not name.startswith(("error-", "card-")):
            assert persons(name, given) - persons(name, arguments(entry)) <= {"role", "count"}, name
        return text(name, **given)

    monkeypatch.setattr(story, "text", checked)


#: What can be drawn as a kitten, put back as one, come to the top for all to see, and kill.
BY_KITTENS: dict[type[BaseEvent], list[int]] = {
    DrewKitten: members_of(PERILS),
    Placed: members_of(DEADLY),
    Surfaced: members_of(FACE_UP),
    Exploded: [*{front_of(card) for card in members_of(DEADLY)}, Card.DEVILCAT, Card.BARKING_KITTEN],
    WentOff: [Card.EXPLODING_KITTEN],
}


def examples(kind):
    """Events of this kind, with every switch on and off; only seats 0 and 1 take part."""
    for switch in (False, True):
        for card, deadly in product((Card.DEFUSE, Card.GODCAT), BY_KITTENS.get(kind, [NO_CARD])):
            values: dict[Field, Any] = dict.fromkeys((Field.FLAG, Field.VARIANT), switch)
            values |= dict.fromkeys((Field.CARD, Field.HIDDEN_CARD), card)
            values |= dict.fromkeys((Field.CARDS, Field.HIDDEN_CARDS, Field.HAND), (card, card))
            values |= {Field.PLAY: single(Card.FAVOR, False, 1), Field.PLACE: 2}
            values |= {Field.NUMBER: 1 + switch, Field.KITTEN: deadly}
            seats = iter([0, 1, int(switch), 1 - switch])
            yield kind(*[next(seats) if field is Field.SEAT else values[field] for field in kind.fields.values()])


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence_for_every_viewer(kind):
    for whole, viewer in product(examples(kind), (NO_SEAT, 0, 1, 2)):
        for event in (whole, redact(whole, viewer)):
            sentence = story.tell(GOOD_VS_EVIL, event, viewer)
            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            if viewer not in (0, 1):
                assert not re.search(r"\b[Yy]ou\b", sentence)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        (TurnBegan(1, 1, False), 1, "It’s your turn."),
        (TurnBegan(1, 2, True), 0, "It’s player 2’s turn: 2 turns to take."),
        (Played(0, pair(Card.CAT_1, 0, 2)), 2, "Player 1 plays a pair (2 × Tacocat) to steal a card from you."),
        (
            Played(0, triple(Card.NOPE, 0, 2, Card.DEFUSE)),
            0,
            "You play three of a kind (3 × Nope) and want a Defuse from player 3.",
        ),
        (
            Played(3, FIVE_WITH_FERALS),
            NO_SEAT,
            "Player 4 plays five different cards (Defuse, Attack (2x), Nope, 2 × Feral Cat).",
        ),
        (Noped(2, 2), NO_SEAT, "Player 3 Nopes the Nope. Yup, it’s on again."),
        (WindowClosed(True), NO_SEAT, "Noped. Everybody act natural."),
        (Peeked(0, (Card.SKIP, Card.SKIP, Card.NOPE)), 0, "From the top, you see: Skip, Skip, Nope."),
        (Peeked(0, (NO_CARD,)), 1, "Player 1 looks at the top card."),
        (Placed(0, Card.EXPLODING_KITTEN, 0), 0, "You put the kitten on top of the draw pile."),
        (Placed(0, Card.EXPLODING_KITTEN, 1), 0, "You put the kitten back, under one card."),
        (Exploded(0, (), Card.EXPLODING_KITTEN), 1, "Player 1 goes boom, and leaves behind: no cards."),
        (
            Drew(0, Card.EXPLODING_KITTEN, False),
            0,
            "You draw an Exploding Kitten. Your Streaking Kitten hides it: no bang, and not a word.",
        ),
        (Drew(0, NO_CARD, False), 1, "Player 1 draws a card."),
    ],
)
def test_the_sentences_about_events(event, viewer, sentence):
    assert story.tell(ORIGINAL, event, viewer) == sentence


@pytest.mark.usefixtures("strict")
def test_every_move_has_words():
    edition = GOOD_VS_EVIL
    moves = [move for move in every_move() if not isinstance(move, Five) and getattr(move, "target", 1) in (-1, 1)]
    for move in [*moves, FIVE, FIVE_WITH_FERALS]:
        titles = [getattr(move, name) for name in ("title", "card", "named", "own") if hasattr(move, name)]
        if all(card in edition.titles for card in titles):
            assert story.describe(edition, move)
    plays = [move for move in moves if hasattr(move, "title")]
    party = [one for one in plays if {one.title, getattr(one, "named", one.title)} <= set(PARTY.titles)]
    assert len({story.describe(PARTY, move) for move in party}) > 1000


def test_an_error_is_one_sentence_in_words():
    with pytest.raises(MalformedInput) as unknown:
        ORIGINAL.card("heck")
    assert story.explain(unknown.value).startswith("Unknown card “heck” in this edition. Choose from: kitten, defuse,")
    with pytest.raises(MalformedInput) as crowded:
        PARTY.pack(11)
    assert story.explain(crowded.value) == "Party Pack is for 2 to 10 players, not 11."
    assert story.explain(IllegalMove("card-not-held")) == "You don’t have the cards for that."


SHOWING = (
    "echo",
    "print",
    "say",
    "ask",
    "rule",
    "UsageError",
    "fail",
    "add_column",
    "add_row",
    "Table",
    "Text",
    "Panel",
)
STYLES = {"bold", "dim", "cyan", "yellow"}


def test_no_words_for_people_stand_in_the_code():
    """Literals that go to a screen or into an error are ids, styles, or have no letters."""
    for path, tree in sources().items():
        speaks = path.parent.name in ("cli", "terminal") or path.name in ("story.py", "__main__.py")
        for call in calls(tree, *SHOWING) if speaks else ():
            for argument in call.args:
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                for words in [word for part in parts for word in literal(part)]:
                    silent = words in STYLES or not re.search("[a-zA-Z]", words)
                    assert silent or any(name.endswith(words) for name in in_english()), (path.name, words)
