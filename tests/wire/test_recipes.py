"""Recipes as text: files, the command line, positions, records, programs, and what a deck comes to."""

import io
import json
import re
from datetime import UTC, datetime

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from boomcat.cli.program import program
from boomcat.core.cards import FACTS, Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import cards_in
from boomcat.core.knobs import KNOBS
from boomcat.core.playout import play_out
from boomcat.core.recipe import edition_named, recipe
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.locale import languages, text
from boomcat.notation import read_position, write_position
from boomcat.programs.program_messages import deal_message
from boomcat.records import Player, read_record, replay, write_record
from boomcat.story import explain
from boomcat.views.view import View
from boomcat.wire import OptionsMessage, options_from
from boomcat.wire.recipes import (
    LONGEST_TITLE,
    RecipeMessage,
    deck_sizes,
    edition_of_recipe,
    read_recipe,
    recipe_message,
    write_recipe,
)
from tests.cli.test_verify import played
from tests.support.differences import differences
from tests.support.random_games import OPTIONS, RECIPES, moments
from tests.support.thorough import few

FILE = """
title = "More future"
start = "original"

[cards]
see5 = 3
skip = 6

[options]
quick = true
first = 2
"""
KEY = "original skip=6 see5=3"
KNOBS_FILE = """\
start = "original"

[cards]
imploding = 1

[deal]
cards = "7,4:5"
defuses_each = 0
defuses = "n+1"
players = "2-4"

[kittens]
exploding = "n-1"
imploding = "0,3:1"
"""


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("BOOMCAT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")


def run(*arguments, typed=""):
    return CliRunner().invoke(program, arguments, input=typed, prog_name="boomcat")


def as_json(*arguments):
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "future.toml"
    path.write_text(FILE, "utf-8")
    return str(path)


# -- reading and writing -----------------------------------------------------------------


def test_a_file_is_read():
    message = read_recipe(FILE)
    assert message == RecipeMessage(
        "original", "More future", {"see5": 3, "skip": 6}, OptionsMessage(quick=True, first=2)
    )
    edition = edition_of_recipe(message)
    assert (edition.key, edition.title, edition.start) == (KEY, "More future", "original")


def test_an_empty_file_is_the_original():
    assert edition_of_recipe(read_recipe("")) is EDITIONS["original"]


@pytest.mark.parametrize(
    "line", ["power-play skip=6 deal=5", "  Power-Play  deal=5\n skip=06 ", "\ufeffpower-p skip=6 deal=5"]
)
def test_a_line_is_read(line):
    message = read_recipe(line)
    assert message == RecipeMessage("power-play", cards={"skip": 6}, knobs={"deal": "5"})
    assert edition_of_recipe(message) is not edition_of_recipe(read_recipe("power-play"))
    assert edition_of_recipe(message).key == "power-play skip=6 deal=5"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("poker skip=6", "unknown-edition"),
        ("power-play skip=x", "recipe-bad-count"),
        ("power-play tofu=1", "recipe-unknown-card"),
        ("power-play skip=6 skip=5", "recipe-card-twice"),
        ("power-play deal=9", "recipe-knob-out-of-range"),
        ("power-play skip", "recipe-not-toml"),
    ],
)
def test_a_wrong_line_is_refused_with_its_reason(line, reason):
    with pytest.raises(MalformedInput) as refused:
        read_recipe(line)
    assert refused.value.reason == reason


def test_a_file_is_written_in_the_order_of_the_table_and_without_what_changes_nothing():
    message = read_recipe(FILE.replace("skip = 6", "skip = 6\nnope = 5\nattack = 4"))
    found = recipe_message(edition_of_recipe(message), options_from(message.options))
    assert write_recipe(found) == (
        'title = "More future"\nstart = "original"\n\n[cards]\nskip = 6\nsee5 = 3\n\n'
        "[options]\nquick = true\nfirst = 2\n"
    )


def words_of(start: str) -> list[str]:
    """The words of the cards that a recipe may name."""
    return [facts.word for facts in FACTS if facts.word and facts.card != Card.IMPLODING_FACE_UP] + list(
        edition_named(start).cats
    )


@st.composite
def recipes(draw: st.DrawFn) -> RecipeMessage:
    """Of any start and title, with any counts; about half of them are valid."""
    start = draw(st.sampled_from([*EDITIONS, *DECKS]))
    some = st.integers(0, 3) | st.integers(0, 31)
    cards = draw(st.dictionaries(st.sampled_from(words_of(start)), some, max_size=8))
    title = draw(st.text(max_size=LONGEST_TITLE))
    knobs = draw(st.dictionaries(st.sampled_from(KNOBS[:-1]), amounts(), max_size=3))
    knobs |= {"players": draw(st.sampled_from(["2-4", "3", "3-5"]))} if draw(st.booleans()) else {}
    options = OptionsMessage(
        draw(st.sampled_from(["special", "cats"])),
        draw(st.booleans()),
        draw(st.none() | st.integers(1, 10)),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
    )
    return RecipeMessage(start, title, cards, options, knobs)


@st.composite
def amounts(draw: st.DrawFn) -> str:
    """As people write them: not the shortest way, and not always with a default."""
    one = st.integers(0, 9).map(str) | st.sampled_from(["n", "n-1", "n-2", "n+1", "n+0"])
    parts = [f"{players}:{draw(one)}" for players in draw(st.sets(st.integers(2, 10), max_size=3))]
    if not parts or draw(st.booleans()):
        parts.insert(draw(st.integers(0, len(parts))), draw(one))
    return ",".join(parts)


@settings(max_examples=few(100, 1_000))
@given(message=recipes())
def test_any_recipe_survives_being_written(message):
    """The file reads as the same recipe; its key as the same deck; the canonical form as itself."""
    try:
        edition = edition_of_recipe(message)
    except MalformedInput:
        return  # what is refused, and why, are other tests
    assert read_recipe(write_recipe(message)) == message
    found = recipe_message(edition, options_from(message.options))
    assert read_recipe(write_recipe(found)) == found
    again = edition_named(edition.key, edition.title)
    assert again == edition
    assert (again.key, again.title, again.start) == (edition.key, edition.title, edition.start)
    assert {players: why.reason for players, why in again.missing.items()} == {
        players: why.reason for players, why in edition.missing.items()
    }
    assert (again.box, again.sizes, again.titles) == (edition.box, edition.sizes, edition.titles)
    assert edition_of_recipe(found).key == edition.key
    assert msgspec.json.decode(msgspec.json.encode(found), type=RecipeMessage) == found


@given(message=recipes(), seed=st.integers(0, 9))
def test_a_deck_fits_a_size_or_says_what_it_is_missing(message, seed):
    """A deck that fits can be dealt and played to the end, with kittens enough (D3, D8)."""
    try:
        edition = edition_of_recipe(message)
    except MalformedInput:
        return
    allowed = [
        players for players in edition_named(edition.start).sizes if players in (*edition.sizes, *edition.missing)
    ]
    assert sorted([*edition.sizes, *edition.missing]) == allowed
    for players in edition.sizes:
        rules = rules_for(edition, players, Options())
        chance = SeededChance(seed)
        game = deal(rules, chance)
        assert 1 <= rules.deal <= 7
        assert [hand.size for hand in game.hands] == [rules.deal + rules.dealt_defuses] * players
        streaking = rules.copies(Card.STREAKING_KITTEN)
        assert len(rules.perils) >= players - 1 + streaking
        for card in edition.titles:
            assert rules.copies(card) <= edition.pack(players).counts[card]
        play_out(game, PlayerRng(seed), chance)
        assert game.living == 1
    for players in edition.missing:
        with pytest.raises(MalformedInput, match=r"this deck has|comes to"):
            edition.pack(players)


def test_the_knobs_of_a_file_are_those_of_the_key():
    message = read_recipe(KNOBS_FILE)
    edition = edition_of_recipe(message)
    assert edition.key == f"original imploding=1 {' '.join(f'{word}={message.knobs[word]}' for word in KNOBS)}"
    assert write_recipe(recipe_message(edition, Options())) == KNOBS_FILE


def test_amounts_may_be_a_table_by_players():
    table = read_recipe("[deal]\ncards = { default = 7, 5 = 'n' }\ndefuses = { 4 = 5 }")
    assert table.knobs == {"deal": "7,5:n", "defuses": "4:5"}
    assert edition_of_recipe(table).key == "original deal=7,5:5 defuses=4:5"


def test_a_browser_sends_knobs_beside_the_counts():
    body = {"start": "original", "cards": {"imploding": 1}, "knobs": {"deal": "5", "implodings": "1", "players": "2-4"}}
    edition = edition_of_recipe(msgspec.json.decode(msgspec.json.encode(body), type=RecipeMessage))
    assert edition.key == "original imploding=1 deal=5 implodings=1 players=2-4"
    with pytest.raises(MalformedInput) as refused:
        edition_of_recipe(RecipeMessage(knobs={"hand": "5"}))
    assert (refused.value.reason, refused.value.details["word"]) == ("recipe-unknown-field", "hand")


@pytest.mark.parametrize("start", ["classic", "lightning"])
def test_a_recipe_may_start_from_a_built_in_deck(start):
    edition = edition_of_recipe(read_recipe(f"start = '{start}'\n[cards]\nskip = 6\n[deal]\ncards = 2"))
    assert edition.key == f"{start} skip=6 deal=2"
    assert recipe_message(edition, Options()).start == start
    assert edition_of_recipe(read_recipe(f"start = '{start}'")) is edition_named(start)


# -- what is wrong -----------------------------------------------------------------------

EVERY_CAT = " ".join(f"{cat} = 0\n" for cat in EDITIONS["original"].cats)
WRONG = {
    "recipe-not-toml": [
        "skip: 6",
        "[cards",
        "[cards]\nskip = 6\nskip = 7",
        "\x00",
        "[cards]\nskip = " + "9" * 5000,
        "cards = " + "[" * 5000,
        "start = 1979-99-99",
    ],
    "recipe-bad-value": [
        "cards = 3",
        "cards = 'skip = 3'",
        "[[cards]]\nskip = 3",
        "start = 3",
        "start = []",
        "[start]\nskip = 3",
        "start = 1979-05-27",
        "deal = 5",
        "kittens = 'n'",
        "[[deal]]\ncards = 5",
    ],
    "recipe-bad-amount": [
        "[deal]\ncards = 'seven'",
        "[deal]\ncards = ''",
        "[deal]\ncards = 1.5",
        "[deal]\ncards = true",
        "[deal]\ncards = [5]",
        "[deal]\ncards = {}",
        "[deal]\ncards = '7,5'",
        "[deal]\ncards = '5:7,5:6'",
        "[deal]\ncards = -1",
        "[deal]\ncards = { all = 5 }",
        "[deal]\ncards = { 5 = [5] }",
        "[deal]\ncards = { 5 = { 5 = 5 } }",
        "[deal]\ndefuses = 'm+1'",
        "[deal]\ndefuses = 'n+'",
        "[deal]\ndefuses = '2n'",
        "[kittens]\nexploding = '\u0665'",
        "[kittens]\nimploding = " + "9" * 100,
    ],
    "recipe-bad-players": [
        "[deal]\nplayers = 6",
        "[deal]\nplayers = '4-2'",
        "[deal]\nplayers = '1-5'",
        "[deal]\nplayers = 'n'",
        "[deal]\nplayers = '2,3'",
    ],
    "recipe-knob-out-of-range": [
        "[deal]\ncards = 0",
        "[deal]\ncards = 8",
        "[deal]\ncards = 'n+6'",
        "[deal]\ndefuses_each = 2",
    ],
    "recipe-not-in-deck": ["[deal]\ndefuses = 7", "[kittens]\nexploding = 5", "[kittens]\nimploding = 1"],
    "bad-option": [
        "options = 'quick'",
        "[[options]]\nquick = true",
        "[options]\nquick = 1",
        "[options]\nquick = 'yes'",
        "[options]\nfirst = 11",
        "[options]\nfirst = 0",
        "[options]\nfirst = true",
        "[options]\nfirst = 1.0",
        "[options]\nfirst = " + "9" * 100,
        "[options]\nstacking = 1979-05-27",
        "[options]\ncombos = 'cat'",
        "[options]\ncombos = 3",
    ],
    "unknown-option": ["[options]\nquik = true", "[options]\nQUICK = true"],
    "recipe-unknown-field": [
        "card = 3",
        "name = 'Friday'",
        "[option]\nquick = true",
        "[deal]\ncard = 5",
        "[kittens]\nkitten = 5",
    ],
    "recipe-card-twice": ["[cards]\nskip = 3\nSKIP = 9", "[cards]\n'Skip' = 3\nskip = 3\nnope = 1"],
    "recipe-unknown-card": ["[cards]\ntofu = 3", "[cards]\nimploding-up = 1", "[cards]\n'' = 1", "[cards]\nhorse = 1"],
    "recipe-bad-count": [
        "[cards]\nskip = 32",
        "[cards]\nskip = -1",
        "[cards]\nskip = 1.0",
        "[cards]\nskip = true",
        "[cards]\nskip = '4'",
        "[cards]\nskip = [4]",
        "[cards]\nskip = nan",
        "[cards]\nskip = " + "9" * 100,
    ],
    "recipe-too-many-cards": ["[cards]\n" + "\n".join(f"{word} = 31" for word in words_of("original")[1:10])],
    "recipe-mat-incomplete": ["[cards]\ngodcat = 1", "[cards]\narmageddon = 1"],
    "recipe-too-few-kittens": ["[cards]\nkitten = 0", "[kittens]\nexploding = 0"],
    "recipe-too-few-defuses": ["[cards]\ndefuse = 1", "[deal]\ndefuses = 1"],
    "recipe-too-few-cards": [f"[cards]\n{EVERY_CAT}nope = 0\nsee = 0\nfavor = 0\nskip = 0"],
    "recipe-bad-title": [
        "title = 'a\tb'",
        'title = "a\\u001b[31mb"',
        'title = "\\u202E"',
        "title = 3",
        f"title = '{'x' * 41}'",
    ],
    "unknown-edition": ["start = 'chess'", "start = ''"],
}


@pytest.mark.parametrize(("reason", "wrong"), [(reason, one) for reason in WRONG for one in WRONG[reason]])
def test_an_invalid_recipe_is_refused_with_a_sentence_in_every_language(reason, wrong, monkeypatch):
    with pytest.raises(MalformedInput) as refused:
        read_recipe(wrong)
    assert refused.value.reason == reason
    sentences = set()
    for language in languages():
        monkeypatch.setenv("BOOMCAT_LANG", language)
        sentence = explain(refused.value)
        assert "error-" not in sentence
        assert "{" not in sentence
        assert sentence.endswith((".", "?"))
        # In our words: what a library says is English, and about Python.
        assert not re.search("[Ee]xpected|`|Cannot|Invalid", sentence)
        sentences.add(sentence)
    assert len(sentences) == 4


def test_a_card_that_is_named_twice_is_refused_in_every_form_with_one_sentence():
    twice = {"skip": 3, "SKIP": 9}
    decoded = msgspec.json.decode(msgspec.json.encode({"cards": twice}), type=RecipeMessage)
    ways = [
        lambda: read_recipe("[cards]\nskip = 3\nSKIP = 9"),
        lambda: edition_of_recipe(decoded),
        lambda: recipe(EDITIONS["original"], twice),
        lambda: edition_named("original skip=3 SKIP=9"),
        lambda: read_position("original skip=3 SKIP=9; 1: -; 2: -; pile: kitten"),
    ]
    sentences = set()
    for way in ways:
        with pytest.raises(MalformedInput) as refused:
            way()
        sentences.add(explain(refused.value).removeprefix("Line 1: "))
    assert sentences == {"“skip” appears twice in the recipe; how many are there to be?"}


def test_no_reason_is_forgotten():
    """Every message about recipes is that of a reason above, or of a file that cannot be read."""
    from tests.locale.test_locale import in_english

    documented = {name.removeprefix("error-") for name in in_english() if name.startswith("error-recipe-")}
    assert documented == {reason for reason in WRONG if reason.startswith("recipe-")} | {"recipe-unreadable"}


# -- the command line --------------------------------------------------------------------


def test_a_file_and_its_key_play_the_same_games(file):
    of_file = as_json("simulate", "--edition", file, "--players", "3", "--games", "30")
    of_key = as_json("simulate", "--edition", KEY, "--quick", "--first-seat", "2", "--players", "3", "--games", "30")
    assert of_file["fingerprint"] == of_key["fingerprint"]
    assert of_file["edition"] == of_key["edition"] == KEY
    without = as_json("simulate", "--edition", KEY, "--players", "3", "--games", "30")
    assert without["fingerprint"] != of_file["fingerprint"]
    assert as_json("simulate", "--players", "3", "--games", "30")["fingerprint"] != without["fingerprint"]


def test_options_in_a_file_hold_and_the_command_line_adds_to_them(file):
    same = ["simulate", "--edition", file, "--players", "3", "--games", "30"]
    assert as_json(*same, "--quick")["fingerprint"] == as_json(*same)["fingerprint"]
    assert as_json(*same, "--no-stacking")["fingerprint"] != as_json(*same)["fingerprint"]
    assert as_json(*same, "--first-seat", "1")["fingerprint"] != as_json(*same)["fingerprint"]


def test_simulate_plays_the_sizes_that_a_recipe_fits():
    found = as_json("simulate", "--edition", "original kitten=2", "--games", "8")
    assert [size["players"] for size in found["sizes"]] == [2, 3]
    gap = as_json("simulate", "--edition", "party-pack skip=0 nope=0 favor=0 attack=0 see=0", "--games", "12")
    assert [size["players"] for size in gap["sizes"]] == [2, 3, 4, 5, 8, 9]


def test_editions_shows_a_recipe(file):
    shown = run("editions", file).stdout
    assert "More future (from Original)" in shown
    found = as_json("editions", file)
    assert (found["key"], found["total"]) == (KEY, 56 + 2 + 3)
    assert as_json("editions", KEY)["titles"] == found["titles"]
    sizes = as_json("editions", "party-pack kitten=4")["packs"]
    assert [pack["players"] for pack in sizes] == [[2, 3], [4, 5]]


@pytest.mark.parametrize("key", RECIPES)
def test_editions_shows_every_recipe(key):
    assert run("editions", key).exit_code == 0
    assert as_json("editions", key)["key"] == edition_named(key).key


def test_a_watched_game_of_a_recipe_is_recorded_replayed_and_verified(file, tmp_path):
    record = tmp_path / "game.jsonl"
    result = run("play", "--watch", "--seed", "3", "--edition", file, "--players", "3", "--record", str(record))
    assert result.exit_code == 0, result.output
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert (header["edition"], header["title"]) == (KEY, "More future")
    assert header["options"]["quick"]
    assert "More future (from Original)" in run("replay", str(record)).stdout
    assert json.loads(run("replay", str(record), "--json").stdout)["standings"]
    assert run("verify", str(record)).exit_code == 0


def test_the_odds_and_the_table_of_a_recipe():
    position = "original imploding=1 swap=2; 1: defuse swap; 2: defuse; 3: -; pile: skip imploding-up kitten see"
    odds = as_json("odds", position, "--seat", "2")
    # The Imploding Kitten is not on top, or everybody would see it; the other one may be at any other place.
    assert odds["risk_by_position"] == pytest.approx([1 / 3, 5 / 9, 5 / 9])
    shown = run("position", position)
    assert shown.exit_code == 0
    assert "Remixed Original, 3 players" in shown.stdout
    assert "Imploding Kitten" in shown.stdout


def test_the_arena_plays_a_recipe(file):
    bots = ["arena", "heuristic", "random", "--deals", "2", "--restart"]
    found = as_json(*bots, "--edition", file)
    again = as_json(*bots, "--edition", KEY, "--quick", "--first-seat", "2")
    assert [(one["edition"], one["wins"], one["decisions"]) for one in found] == [
        (KEY, one["wins"], one["decisions"]) for one in again
    ]


@pytest.mark.parametrize("name", ["nowhere.toml", "folder.toml", "binary.toml", "text.toml"])
@pytest.mark.parametrize("command", [["simulate", "--edition"], ["play", "--watch", "--edition"], ["editions"]])
def test_a_file_that_cannot_be_used_gets_one_sentence(name, command, tmp_path):
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "binary.toml").write_bytes(bytes(range(256)))
    (tmp_path / "text.toml").write_text("Dear diary,\n", "utf-8")
    result = run(*command, str(tmp_path / name))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Error" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--edition", "original tofu=3"],
            "--edition: Unknown card “tofu” in the recipe. Choose from: kitten,",
        ),
        (["--edition", "original skip=99"], "--edition: “skip” needs a whole number from 0 to 31."),
        (["--edition", "original kitten=2", "--players", "4"], "4 players need 3 kittens; this deck has 2."),
        (["--edition", "original skip=6", "--players", "9"], "Remixed Original is for 2 to 5 players, not 9."),
        (["--edition", "originel skip=6"], "--edition: Unknown edition “originel”."),
    ],
)
def test_a_wrong_recipe_gets_one_sentence(arguments, sentence):
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


# -- positions, records, programs --------------------------------------------------------


@pytest.mark.parametrize("key", [*RECIPES, "original skip=6"])
@pytest.mark.parametrize("options", ["default", "all"])
def test_a_position_of_a_recipe_is_written_and_read(key, options):
    for game, _ in moments(key, edition_named(key).sizes[0], OPTIONS[options], 5, hurried=False):
        written = write_position(game)
        assert written.startswith(edition_named(key).key)
        assert differences(read_position(written), game) == []


def test_a_position_names_the_counts_and_then_the_options():
    game = read_position("original skip=6 see5=0 quick first=2; 1: 6*skip; 2: -; pile: see kitten")
    assert game.rules.edition.key == "original skip=6"
    assert (game.rules.options.quick, game.rules.options.first) == (True, 1)
    assert game == read_position(write_position(game))
    with pytest.raises(MalformedInput, match="is there 7 times; the edition has only 6"):
        read_position("original skip=6; 1: 7*skip; 2: -; pile: kitten")
    with pytest.raises(MalformedInput, match="players need 2 kittens; this deck has 1"):
        read_position("original kitten=1; 1: skip; 2: -; 3: -; pile: 2*kitten")


def test_a_record_carries_the_recipe_and_its_title():
    edition = edition_named(KEY, "More future")
    rules = rules_for(edition, 2, Options())
    text_ = write_record(rules, 7, [Player("", "bot")] * 2, datetime(2026, 5, 1, tzinfo=UTC), [], None)
    record = read_record(io.BytesIO(text_.encode()))
    assert (record.rules.edition.key, record.rules.edition.title) == (KEY, "More future")
    assert record.rules is rules


@pytest.mark.parametrize("key", RECIPES)
def test_a_record_of_a_recipe_plays_the_same_game_and_is_verified(key, tmp_path):
    players = RECIPES[key][0]
    written = played(key, players)
    *_, last = replay(read_record(io.BytesIO(written.encode())))
    assert last.game.winner() >= 0
    (tmp_path / "record").write_text(written, "utf-8")
    assert run("verify", str(tmp_path / "record")).exit_code == 0


def test_programs_receive_the_key_of_the_recipe():
    game = deal(rules_for(edition_named(KEY, "More future"), 2, Options()), SeededChance(1))
    message = deal_message(View(game, 1), 5)
    assert (message.edition, message.players, message.seat) == (KEY, 2, 2)


# -- what it comes to --------------------------------------------------------------------


@pytest.mark.parametrize("options", list(OPTIONS))
@pytest.mark.parametrize(
    "key", [*EDITIONS, *RECIPES, *DECKS, "original kitten=2", "party-pack skip=31 kitten=9 defuse=31"]
)
def test_the_numbers_of_a_deck_are_those_of_real_deals(key, options):
    edition = edition_named(key)
    sizes = deck_sizes(edition, OPTIONS[options])
    assert [size.players for size in sizes] == edition.sizes
    for size in sizes:
        chosen = OPTIONS[options]
        game = deal(rules_for(edition, size.players, chosen), SeededChance(size.players))
        assert len(game.draw_pile) == size.draw_pile_size
        assert game.draw_pile.count(Card.EXPLODING_KITTEN) == size.kittens
        in_hands = sum(hand.size for hand in game.hands)
        assert size.cards == len(game.draw_pile) + len(game.set_aside) + len(game.tower) + in_hands
        assert size.risk == pytest.approx(size.kittens / size.draw_pile_size, abs=1e-4)
        assert Knowledge(View(game, -1)).chance_to_explode() == pytest.approx(size.risk, abs=1e-4)
        held = [card for hand in game.hands for card in cards_in(hand)]
        used = [*game.draw_pile, *game.set_aside, *game.tower, *held]
        assert (size.implodings, size.defuses) == (used.count(Card.IMPLODING_KITTEN), used.count(Card.DEFUSE))
        assert {hand.size for hand in game.hands} == {size.deal + size.dealt_defuses}
        for card in edition.titles:
            word = edition.word(card)
            spare = word in ("kitten", "imploding", "defuse", "godcat", "devilcat")
            assert size.counts[word] == used.count(card) or (spare and size.counts[word] >= used.count(card))


def test_the_seat_that_starts_changes_no_deck():
    """A recipe for two to five players may say that the fifth starts."""
    edition = edition_named(KEY)
    assert deck_sizes(edition, Options(first=4)) == deck_sizes(edition, Options())


def test_a_recipe_is_called_by_its_title():
    assert text("recipe-titled", title="More future", edition="Original") == "More future (from Original)"
