"""The languages beside English: nothing is missing or falls back, and cards have the names of the rulebooks."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest
from click.testing import CliRunner
from fluent.syntax import ast as fluent

from boomcat import locale, story
from boomcat.bots.roster import NAMES
from boomcat.cli.program import COMMANDS, program
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS, ORIGINAL
from boomcat.core.events import Drew
from boomcat.core.legal import legal_moves
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.referee import asked
from boomcat.core.rules import Options
from boomcat.core.state import NO_SEAT
from boomcat.locale import ENGLISH, FOLDER, catalogue, languages, text
from boomcat.server.tables.messages import EMOTES, Goodbye
from boomcat.server.tables.table_info import LONGEST_NAME, TableInfo
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.locale.test_locale import arguments, in_english, parsed, persons
from tests.support import web_message_ids as web_words
from tests.support.paths import ROOT
from tests.support.random_games import moments
from tests.support.scenario import rule
from tests.support.thorough import few

OTHERS = [name for name in languages() if name != ENGLISH]
NAMES_FILE = ROOT / "tests" / "locale" / "printed_names.md"
#: A number of each form that a plural can have in one of the languages.
NUMBERS = (0, 1, 2, 11, 1_000_000)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def entries(folder):
    """The messages of every file, by file and id; an attribute is a separate entry."""
    found: dict[tuple[str, str, str], Any] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in parsed(path.read_text("utf-8")):
            assert not isinstance(entry, fluent.Junk), (path.name, entry.content)
            if isinstance(entry, fluent.Message):
                found[path.name, entry.id.name, ""] = entry
                found |= {(path.name, entry.id.name, one.id.name): one for one in entry.attributes}
    return found


def parts(node: fluent.BaseNode) -> Iterator[Any]:
    """A part of a message with all that it is made of, however deep."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, fluent.BaseNode):
                yield from parts(part)


def selections(entry: Any) -> list[Any]:
    """Every choice in a message."""
    return [part for part in parts(entry.value) if isinstance(part, fluent.SelectExpression)]


def numbers_in(entry: Any) -> set[str]:
    """The arguments that a message writes as numbers of a certain form."""
    calls: list[Any] = [part for part in parts(entry.value) if isinstance(part, fluent.FunctionReference)]
    return {call.arguments.positional[0].id.name for call in calls}


def key_of(variant):
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value


def words_chosen(entry):
    """The words, not numbers, that select a message's variants, by argument."""
    chosen: dict[str, set[str]] = {}
    for choice in selections(entry):
        keys = {key_of(variant) for variant in choice.variants}
        if not all(key in PLURALS or key.isdigit() for key in keys):
            chosen.setdefault(choice.selector.id.name, set()).update(keys)
    return chosen


def players_named(name, entry):
    """Return the players that a sentence names, by the part that its reader has in it."""
    return {
        (key_of(variant), frozenset(persons(name, arguments(variant.value))))
        for choice in selections(entry)
        if choice.selector.id.name == "role"
        for variant in choice.variants
    }


def differences(english, other):
    """Return where a language differs from English: in messages, arguments, players or cases."""
    found = [("only English", key) for key in english.keys() - other.keys()]
    found += [("not English", key) for key in other.keys() - english.keys()]
    for key in english.keys() & other.keys():
        ours, theirs, name = english[key], other[key], key[1]
        if persons(name, arguments(ours.value)) != persons(name, arguments(theirs.value)):
            found.append(("arguments", key))
        if players_named(name, ours) != players_named(name, theirs):
            found.append(("players", key))
        if any(words_chosen(theirs).get(chosen) != words for chosen, words in words_chosen(ours).items()):
            found.append(("cases", key))
    return sorted(found)


@cache
def entries_of(tongue):
    return entries(FOLDER / tongue)


@pytest.fixture
def speak(monkeypatch):
    """Switches to a language, in which everything must be said: English is not there to help out."""

    def to(tongue):
        monkeypatch.setenv("BOOMCAT_LANG", tongue)
        monkeypatch.setenv("COLUMNS", "120")

        def only(name):
            assert name == tongue, f"{tongue} falls back to {name}"
            return catalogue(name)

        monkeypatch.setattr(locale, "catalogue", only)

    return to


# -- completeness ------------------------------------------------------------------


def test_the_game_speaks_the_languages_of_its_rulebooks():
    assert set(languages()) == {"en", "es", "fr", "it"}


@pytest.mark.parametrize("tongue", OTHERS)
def test_a_language_says_exactly_what_english_says(tongue):
    assert differences(entries_of(ENGLISH), entries_of(tongue)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("moves.ftl", "move-draw = Piocher une carte\n", "", ("only English", ("moves.ftl", "move-draw", ""))),
        ("moves.ftl", "move-draw =", "move-fly = x\nmove-draw =", ("not English", ("moves.ftl", "move-fly", ""))),
        ("cards.ftl", "    .one = un Passe-Tour\n", "", ("only English", ("cards.ftl", "card-skip", "one"))),
        ("moves.ftl", "Prendre { $card }", "Prendre", ("arguments", ("moves.ftl", "move-take", ""))),
        ("terminal.ftl", "[actor] C’est toi", "[actr] C’est toi", ("cases", ("terminal.ftl", "game-first", ""))),
        (
            "events.ftl",
            "*[other] { $Actor } échange",
            "*[other] On échange",
            ("arguments", ("events.ftl", "event-traded", "")),
        ),
        (
            "events.ftl",
            "[actor] Tu échanges",
            "[actor] { $Actor }, tu échanges",
            ("players", ("events.ftl", "event-traded", "")),
        ),
    ],
)
def test_missing_messages_of_a_language_are_noticed(tmp_path, file, old, new, problem):
    for path in (FOLDER / "fr").glob("*.ftl"):
        words = path.read_text("utf-8")
        assert path.name != file or old in words
        (tmp_path / path.name).write_text(words.replace(old, new) if path.name == file else words, "utf-8")
    assert problem in differences(entries_of(ENGLISH), entries(tmp_path))


def possibilities(entry):
    """Arguments that between them lead to every case of a message."""
    values: dict[str, list[str | int | float]] = {name: ["X"] for name in arguments(entry.value)}
    for choice in selections(entry):
        name = choice.selector.id.name
        keys = {key_of(variant) for variant in choice.variants}
        if all(key in PLURALS or key.isdigit() for key in keys):
            values[name] = [*NUMBERS, *(int(key) for key in keys if key.isdigit())]
        else:
            values[name] = [*sorted(keys), "something else"]
    values |= {name: [0.25, 3] for name in numbers_in(entry)}
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@pytest.mark.parametrize("tongue", OTHERS)
def test_every_message_can_be_said_in_every_case(tongue):
    for (_, name, attribute), entry in entries_of(tongue).items():
        for given in possibilities(entry):
            words = catalogue(tongue).words(name, attribute, given)
            assert words, (name, given)
            assert "{" not in words


#: What is the same in several languages, and not forgotten: names, and words that are typed as they stand.
SAME = {"card-kitten", "card-imploding", "edition-party-pack", "value-action", "value-combos"}
SAME |= {"value-log-format", "value-log-level"}


@pytest.mark.parametrize("tongue", OTHERS)
def test_no_sentence_was_left_in_english(tongue):
    for (_, name, attribute), entry in entries_of(tongue).items():
        if name in SAME and not attribute:
            continue
        for given in possibilities(entry):
            words = catalogue(tongue).words(name, attribute, given) or ""
            if len(re.findall(r"[^\W\d_]{2,}", words)) > 1:
                assert words != catalogue(ENGLISH).words(name, attribute, given), name


# -- the browser -------------------------------------------------------------------


def has(name):
    """Return whether English has the message, or with `id.attribute` that form of it."""
    message, _, attribute = name.partition(".")
    entry = in_english().get(message)
    return entry is not None and (not attribute or attribute in {one.id.name for one in entry.attributes})


def test_message_ids_in_the_web_clients_code_are_found():
    code = "text(kind === 'not-it' ? 'web-one' : 'web-two.phrase', { name: of(a, 'x-y'), seat }); t(`web-${kind}-it`)"
    assert list(web_words.said(code)) == [(["web-one", "web-two.phrase"], {"name", "seat"}), ([], set())]
    assert web_words.written_out(code) == {"web-one", "web-two.phrase"}
    assert web_words.templates(code) == {"web-${kind}-it"}
    assert web_words.fits("web-emote-${said}", "web-emote-hello")
    assert not web_words.fits("web-emote-${said}", "web-emote-no-such-emote")


def test_every_message_that_the_browser_names_is_there():
    for path, code in web_words.sources().items():
        named = web_words.written_out(code) | {one for ids, _ in web_words.said(code) for one in ids}
        assert [one for one in sorted(named) if not has(one)] == [], path


def test_every_message_that_the_browser_puts_together_can_be_there():
    for path, code in web_words.sources().items():
        for template in web_words.templates(code):
            start, _, attribute = template.partition("}.")
            whole = start + "}" if attribute else template
            fitting = [name for name in web_words.catalogue_ids() if web_words.fits(whole, name)]
            assert fitting, (path, template)
            assert not attribute or all(has(f"{name}.{attribute}") for name in fitting), (path, template)


def test_the_browser_gives_a_message_all_its_arguments():
    checked = 0
    for path, code in web_words.sources().items():
        # Sentences about events are filled elsewhere; the tests of whole games on both sides cover them.
        if path.endswith("state/eventSentences.ts"):
            continue
        for ids, given in web_words.said(code):
            for one in ids if given is not None else []:
                message, _, attribute = one.partition(".")
                forms = {"": in_english()[message].value} | {
                    form.id.name: form.value for form in in_english()[message].attributes
                }
                assert arguments(forms[attribute]) <= (given or set()), (path, one)
                checked += 1
    assert checked > 200


@pytest.mark.parametrize("tongue", languages())
def test_names_for_strangers_are_short_enough_for_a_seat(tongue):
    names = (catalogue(tongue).words("web-funny-names", "", {}) or "").split(", ")
    assert len(set(names)) >= 10
    assert all(len(name) <= LONGEST_NAME for name in names)


def test_every_message_of_the_browser_is_used():
    assert web_words.catalogue_ids() - web_words.used() == set()


def test_the_browser_has_words_for_all_that_the_server_can_send():
    cards = set(CARDS) - {cat for edition in EDITIONS.values() for cat in edition.cats}
    sent = {
        "emote": EMOTES,
        "edition": EDITIONS,
        "bot": NAMES,
        "card": cards,
        "phase": get_args(get_type_hints(TableInfo)["phase"]),
        "ended": set(get_args(get_type_hints(Goodbye)["reason"])) - {"stopping", "too-slow"},
        "wait": set(QUESTION_WORDS) - {"over"},
    }
    for kind, words in sent.items():
        assert [word for word in sorted(words) if f"web-{kind}-{word}" not in in_english()] == [], kind
        assert words


# -- names -------------------------------------------------------------------------


def printed_names():
    """Return the names that the rulebooks print (L1), by language and English name."""
    found: dict[str, dict[str, list[str]]] = {"fr": {}, "it": {}, "es": {}}
    table = NAMES_FILE.read_text("utf-8").partition("| card | French |")[2]
    for row in table.splitlines()[2:]:
        english, *columns = (cell.strip() for cell in row.strip("|").split("|"))
        for tongue, cell in zip(found, columns, strict=True):
            names = [] if cell == "–" else cell.split(", ")
            kinds = english.split(", ")
            if len(kinds) == 1:
                found[tongue][english] = names
            else:
                found[tongue] |= {kind: names[place : place + 1] for place, kind in enumerate(kinds)}
    return found


PRINTED = printed_names()
NOPE = "Nope (and a Noped Nope)"
CARDS = sorted({edition.word(card) for edition in EDITIONS.values() for card in edition.titles})


def spaced(words):
    return re.sub(r"\s", " ", words)


def names_of(tongue, word):
    """The names that the rulebook of this language prints for a card; none if it does not know the card."""
    english = catalogue(ENGLISH).words(f"card-{word}", "", {})
    names = PRINTED[tongue].get(NOPE if english == "Nope" else english or "", [])
    return [name.partition(" (")[0] for name in names] if english == "Nope" else names


@rule("L1")
def test_the_table_of_names_is_read():
    assert names_of("fr", "kitten") == ["Exploding Kitten", "Chaton Explosif"]
    assert [names_of(tongue, "nope") for tongue in PRINTED] == [["Non !"], ["No!"], ["Va a ser que no"]]
    assert [names_of(tongue, "beard") for tongue in PRINTED] == [["Barbachat"], ["Barbagatto"], []]
    assert [names_of(tongue, "devilcat") for tongue in PRINTED] == [[], [], ["El Minino de las Tinieblas"]]


@rule("L1")
@pytest.mark.parametrize("tongue", OTHERS)
def test_cards_have_the_names_that_the_rulebook_prints(tongue, speak):
    speak(tongue)
    named = {word: names_of(tongue, word) for word in CARDS if names_of(tongue, word)}
    assert len(named) >= 9
    for word, names in named.items():
        assert spaced(text(f"card-{word}")) in names
        # How often it works, "(2x)", stands in the title only, as in the rulebooks.
        within = spaced(text(f"card-{word}")).lower().removeprefix("el ").partition(" (")[0]
        assert within in spaced(text(f"card-{word}.one")).lower()


@rule("L1")
@pytest.mark.parametrize("tongue", OTHERS)
def test_piles_and_combos_are_called_as_in_the_rulebook(tongue, speak):
    speak(tongue)
    printed = {english: names[0].lower() for english, names in PRINTED[tongue].items() if names}
    for english, message in [("draw pile", "position-pile"), ("discard pile", "position-discards")]:
        assert text(message, count=2, cards="x").lower().startswith(printed[english])
    for english, message in [("two", "menu-pair"), ("three of a kind", "menu-triple"), ("five different", "menu-five")]:
        assert text(message).lower().startswith(printed.get(english, ""))
    assert printed["special combos"] in text("option-combos").lower()
    assert printed["Cat card"] in text("error-feral-cannot-be-that").lower()
    counter = re.sub(r".*\((.*)\)", r"\1", printed[NOPE])
    assert counter in spaced(text("event-yupped", role="other", depth=2, Actor="X")).lower()


@rule("L2")
@pytest.mark.parametrize("tongue", OTHERS)
def test_a_name_is_marked_as_ours_just_where_the_rulebook_has_none(tongue):
    for word in CARDS:
        comment = entries_of(tongue)["cards.ftl", f"card-{word}", ""].comment
        marked = comment is not None and comment.content == "Ours"
        assert marked == (not names_of(tongue, word)), word


@pytest.mark.parametrize("tongue", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_no_two_cards_of_an_edition_have_the_same_name(edition, tongue, speak):
    speak(tongue)
    assert len({story.card_name(edition, card) for card in edition.titles}) == len(edition.titles)
    assert not any(text("list-separator") in story.card_name(edition, card) for card in edition.titles)


# -- the game in other words -------------------------------------------------------


@pytest.mark.parametrize("tongue", OTHERS)
@pytest.mark.parametrize("key", EDITIONS)
def test_a_whole_game_has_no_english_sentence(tongue, key, speak):
    speak(tongue)
    edition, sentences = EDITIONS[key], 0
    for seed in range(few(2, 3)):
        for game, _ in moments(key, 3, Options(), seed, hurried=False):
            for viewer in (NO_SEAT, 0, 1, 2):
                for event in game.log or []:
                    words = story.tell(edition, redact(event, viewer), viewer)
                    assert words.endswith((".", "!"))
                    assert not words.endswith("!.")
                    sentences += 1
            game.log = []
            for seat in asked(game):
                assert story.ask(View(game, seat)).endswith((".", "?"))
                assert all(story.describe(edition, move) for move in legal_moves(game, seat))
    assert sentences > 500


POSITION = "original; 1: skip nope; 2: nope; 3: defuse; pile: kitten see kitten; turn: 1"


@pytest.mark.parametrize("tongue", OTHERS)
@pytest.mark.parametrize(
    "arguments",
    [
        ["terminal", "--watch", "--seed", "4", "--edition", "good-vs-evil"],
        ["simulate", "--games", "4", "--players", "3"],
        ["editions"],
        ["editions", "party-pack"],
        ["position", POSITION],
        ["odds", POSITION, "--seat", "1"],
        ["--version"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_commands_answer_without_english(tongue, arguments, speak):
    speak(tongue)
    result = CliRunner().invoke(program, arguments, prog_name="boomcat")
    assert result.exit_code == 0, result.output
    assert result.stdout
    # The keys of decks are typed as they stand.
    words = re.sub("|".join(DECKS), "", result.stdout)
    assert not re.search(r"\b(player|the|card|cards|game|games)\b", words, re.IGNORECASE)


@pytest.mark.parametrize("tongue", OTHERS)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_that_fits_the_screen(tongue, name, speak):
    speak(tongue)
    result = CliRunner().invoke(program, [name, "--help"], prog_name="boomcat")
    assert result.exit_code == 0, result.output
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


@pytest.mark.parametrize("tongue", OTHERS)
def test_a_mistake_is_explained_without_english(tongue, speak):
    speak(tongue)
    result = CliRunner().invoke(program, ["position", "original; 1: heck; 2: skip; pile: kitten"], prog_name="boomcat")
    assert result.exit_code == 2
    assert "heck" in result.stderr


@pytest.mark.parametrize(("tongue", "letter"), [("fr", "o"), ("it", "s"), ("es", "s")])
def test_the_letter_for_yes_leaves_the_game(tongue, letter, speak):
    speak(tongue)
    assert text("menu-yes") == letter
    assert f" {letter} " in text("menu-leave")
    result = CliRunner().invoke(program, ["terminal", "--seed", "1"], input=f"q\nn\nq\n{letter}\n")
    assert result.stdout.count(text("menu-leave")) == 2
    assert result.stdout.splitlines()[-1] == text("game-left")


@pytest.mark.parametrize(
    ("tongue", "expected"),
    [
        ("fr", ["1 partie", "10 000 parties", "1 000 000 de parties"]),
        ("it", ["una partita", "10.000 partite", "1.000.000 di partite"]),
        ("es", ["una partida", "10.000 partidas", "1.000.000 de partidas"]),
    ],
)
def test_numbers_and_plurals_are_those_of_the_language(tongue, expected, speak):
    speak(tongue)
    said = [spaced(text("simulate-size", players=2, games=games)) for games in (1, 10_000, 1_000_000)]
    assert [words.partition(":")[2].strip() for words in said] == expected


# -- typography --------------------------------------------------------------------


def written(tongue):
    """Every piece of text in the files of a language, with the id of its message."""
    for (_, name, _), entry in entries_of(tongue).items():
        yield from ((name, part.value) for part in parts(entry.value) if isinstance(part, fluent.TextElement))


@pytest.mark.parametrize("tongue", OTHERS)
def test_apostrophes_and_quotes_are_those_of_print(tongue):
    foreign = {"fr": "'“”", "es": "'“”", "it": "'«»"}[tongue]
    assert [name for name, words in written(tongue) if set(words) & set(foreign)] == []


def test_french_binds_its_high_punctuation_with_a_narrow_space():
    for name, words in written("fr"):
        assert not re.search(r"[ \u00a0][?!:;»]|«[^\u202f]", words), name
        assert not re.search(r"[^\s\u202f][?!;»]|\w:(?= |$)", words), name


def test_spanish_opens_what_it_closes():
    for (_, name, attribute), entry in entries_of("es").items():
        for given in possibilities(entry):
            words = (catalogue("es").words(name, attribute, given) or "").replace("«?»", "")
            assert words.count("¿") == words.count("?"), name
            assert words.count("¡") == words.count("!"), name


def test_a_nope_in_quotes_ends_a_sentence_well(speak):
    speak("fr")
    sentence = story.tell(ORIGINAL, Drew(0, ORIGINAL.card("nope"), False), 0)
    assert sentence == "Tu pioches un «\u202fNon\u202f!\u202f»."
