"""Records: a game replays to the same events."""

import io
import json
import re

import msgspec
import pytest

from boomcat.core.chance import PlayerRng
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.move_pool import PASS, PASSING
from boomcat.core.policies import random_move
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, standings
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.luck import SealedChance, commitment
from boomcat.notation import write_move, write_position
from boomcat.records import (
    FORMAT,
    RULES_VERSION,
    VERSION,
    Player,
    Promise,
    Recorder,
    RecordError,
    dealt,
    read_record,
    replay,
    write_record,
)
from boomcat.story import explain
from boomcat.wire import event_message, options_message
from boomcat.wire.event_messages import EVENTS
from tests.support.random_games import OPTIONS, RECIPES, TABLES, new_game
from tests.support.recorded_games import (
    GIVEN,
    SEATS,
    SECRET,
    START,
    Clock,
    Live,
    changed,
    error_of,
    read,
    sealed,
)
from tests.support.thorough import mixed


@pytest.fixture(scope="module")
def live():
    return Live("original", 3, seed=4)


@pytest.fixture
def fields(live):
    return [json.loads(line) for line in live.text.splitlines()]


# -- the same game -------------------------------------------------------------------


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, OPTIONS))
def test_a_replay_has_the_same_events_and_ends_at_the_same_moment(key, players, options):
    for hurried in (False, True):
        game = Live(key, players, OPTIONS[options], players, hurried=hurried)
        steps = list(replay(read(game.text)))
        assert [event for step in steps for event in step.events] == game.events
        assert [(s.question, s.seat, s.move) for s in steps if s.move is not None] == game.answers
        replayed = steps[-1].game
        replayed.asks_holders_only = game.game.asks_holders_only
        assert replayed == game.game


def test_recording_does_not_change_the_game():
    for key in EDITIONS:
        recorded, alone = Live(key, 4, seed=9), Live(key, 4, seed=9, record=False)
        assert recorded.events == alone.events
        assert write_position(recorded.game) == write_position(alone.game)


def test_every_question_of_the_game_is_open_once(live):
    questions = [0, *(step.game.question for step in replay(read(live.text)))]
    assert questions == list(range(len(questions)))


def driven(live, key, players, rng, *, hurried):
    """The record of the same moves at a table where others pass, in another order, or are not asked at all."""
    file = io.StringIO()
    game, chance = new_game(key, players, Options(), live.seed)
    seats = [Player(f"Nr. {seat} é", "bot") for seat in range(players)]
    recorder = Recorder(file, game.rules, live.seed, seats, START, Clock())
    if hurried:
        game.hurry()
    answers = list(live.answers)
    while waiting := asked(game):
        question, seat, move = answers[0] if answers else (NO_SEAT, NO_SEAT, PASS)
        if question == game.question and (len(waiting) == 1 or rng.below(2)):
            del answers[0]
        else:
            others = [one for one in waiting if question != game.question or one != seat]
            question, seat, move = game.question, others[rng.below(len(others))], PASSING[game.asking]
        apply(game, seat, question, move, chance)
        recorder.move(question, seat, move)
    recorder.end(standings(game))
    return file.getvalue()


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", ["original", "original alter-now=4"])
def test_passes_and_waits_leave_no_trace_n7(key, seed):
    """The file, times included, doesn't depend on who passed, in which order, or who was asked at all."""
    live = Live(key, 4, seed=seed)
    assert not re.search('"(pass|wait)"', live.text)
    rng = PlayerRng(seed)
    both = [driven(live, key, 4, rng, hurried=False) for _ in range(2)]
    assert both == [live.text, live.text]
    assert driven(live, key, 4, rng, hurried=True) == live.text


def test_the_first_and_the_last_line(live, fields):
    assert list(fields[0]) == [
        "format",
        "version",
        "rules",
        "edition",
        "title",
        "options",
        "seats",
        "seed",
        "start",
        "check",
    ]
    assert (fields[0]["format"], fields[0]["version"], fields[0]["rules"]) == (FORMAT, VERSION, RULES_VERSION)
    assert fields[0]["start"] == "2026-05-01T18:30:00+00:00"
    assert fields[-1]["standings"] == [seat + 1 for seat in standings(live.game)]
    record = read(live.text)
    assert record.finished
    assert not record.torn
    assert record.start == START
    assert record.players[0] == Player("Nr. 0 é", "bot")
    assert dealt(record) == new_game("original", 3, Options(), 4)[0]


def test_the_checksums_are_as_the_document_says(live, fields):
    assert sealed(fields) == live.text


@pytest.mark.parametrize("options", list(OPTIONS))
def test_the_options_are_written_whole_as_everywhere_else(options):
    text = Live("nsfw", 2, OPTIONS[options]).text
    written = json.loads(text.partition("\n")[0])["options"]
    assert written == json.loads(msgspec.json.encode(options_message(OPTIONS[options])))
    assert list(written) == ["combos", "quick", "first", "five_different", "stacking", "remove_dead_hands"]
    assert read(text).rules.options.key() == OPTIONS[options].key()


def test_every_line_is_written_at_once():
    class Flushed(io.StringIO):
        flushed = 0

        def flush(self):
            self.flushed = len(self.getvalue())

    file = Flushed()
    game, _ = new_game("original", 2, Options(), 1)
    recorder = Recorder(file, game.rules, 1, [Player("", "bot")] * 2, START, Clock())
    assert file.flushed == len(file.getvalue()) > 0
    move = random_move(game, game.decider, PlayerRng(1))
    recorder.move(0, game.decider, move)
    assert file.flushed == len(file.getvalue())
    assert file.getvalue().count("\n") == 2


def test_a_clock_that_is_set_back_makes_no_bad_record():
    times = iter([100.0, 105.0, 90.0])
    file = io.StringIO()
    game, _ = new_game("original", 2, Options(), 1)
    recorder = Recorder(file, game.rules, 1, [Player("", "bot")] * 2, START, lambda: next(times))
    move = random_move(game, game.decider, PlayerRng(1))
    recorder.move(0, 0, move)
    recorder.move(0, 0, move)
    assert [entry.seconds for entry in read(file.getvalue()).moves] == [5.0, 5.0]


def test_names_cannot_command_the_terminal():
    file = io.StringIO()
    rules = rules_for(EDITIONS["original"], 2, Options())
    Recorder(file, rules, 1, [Player("\x1b[2Jx\n", "person"), Player("y" * 500, "bot")], START, Clock())
    assert [one.name for one in read(file.getvalue()).players] == [" [2Jx ", "y" * 100]


def test_the_recorder_wants_every_seat_and_only_persons_and_bots():
    rules = rules_for(EDITIONS["original"], 2, Options())
    for seats in ([Player("", "bot")], [Player("", "bot"), Player("", "cat")]):
        with pytest.raises(ValueError, match="2 players"):
            Recorder(io.StringIO(), rules, 1, seats, START, Clock())


def test_a_record_is_read_from_a_file_and_from_lines_with_any_ends(live, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(live.text, "utf-8")
    want = read(live.text)
    for found in (
        read_record(path),
        read_record(str(path)),
        read_record(live.text.splitlines()),
        read_record(live.text.splitlines(keepends=True)),
        read(live.text.replace("\n", "\r\n")),
        read(live.text[:-1]),
    ):
        assert found == want


def test_every_kind_of_event_can_be_written_as_json():
    seen = set()
    tables = [(key, players) for key in EDITIONS for players in (3, 5)]
    tables += [(key, players) for key, sizes in RECIPES.items() for players in sizes]
    for key, players in tables:
        for seed in range(8):
            for event in Live(key, players, seed=seed).events:
                message = event_message(event, edition_named(key))
                written = msgspec.to_builtins(message)
                assert json.loads(msgspec.json.encode(message)) == json.loads(json.dumps(written)) == written
                seen.add(type(event).__name__)
    assert {kind.__name__ for kind in EVENTS} - seen <= {"FoundNothing"}


# -- a promise, and records that were kept elsewhere ---------------------------------


PROMISED = {
    "commitment": "329c4f88932adeca7da566fed9e73fe12777bfd8917139614fa17ec124382ad2",
    "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "contributions": ["416461", "", "ff" * 32],
}


def moves_of(live):
    """As a server keeps them: every pass among them, in words."""
    edition = live.game.rules.edition
    moves = []
    for number, (question, seat, move) in enumerate(live.answers, 1):
        moves += [(question, seat, "pass", number / 2), (question, seat, write_move(move, edition), number / 2)]
    return moves


def test_a_record_that_is_written_at_once_is_the_one_that_was_written_line_by_line(live):
    seats = [Player(f"Nr. {seat} é", "bot") for seat in range(3)]
    written = write_record(live.game.rules, 4, seats, START, moves_of(live), standings(live.game))
    assert written == live.text
    assert write_record(live.game.rules, 4, seats, START, moves_of(live), None) == "".join(
        live.text.splitlines(keepends=True)[:-1]
    )


def test_a_record_that_is_written_at_once_can_be_read_whatever_the_clock_and_the_names(live):
    moves = [(question, seat, words, 5.0 - number) for number, (question, seat, words, _) in enumerate(moves_of(live))]
    seats = [Player("\x1b[2J\ud800", "person"), Player("y" * 500, "bot"), Player('"', "person")]
    record = read(write_record(live.game.rules, 4, seats, START, moves, standings(live.game)))
    assert [one.name for one in record.players] == [" [2J ", "y" * 100, '"']
    assert {entry.seconds for entry in record.moves} == {4.0}
    assert [event for step in replay(record) for event in step.events] == live.events


def test_a_record_says_by_which_rules_it_was_played(live):
    seats = [Player("", "bot")] * 3
    written = write_record(live.game.rules, 4, seats, START, [], None, rules_version=RULES_VERSION + 1)
    assert error_of(written) == ("record-rules-version", 1)


def test_a_promise_takes_the_place_of_the_seed():
    rules = rules_for(EDITIONS["original"], 3, Options())
    luck = SealedChance(SECRET, GIVEN)
    file = io.StringIO()
    Recorder(file, rules, luck, SEATS, START, Clock())
    assert file.getvalue() == write_record(rules, luck, SEATS, START, [], None)
    header = json.loads(file.getvalue())
    assert list(header) == [
        "format",
        "version",
        "rules",
        "edition",
        "title",
        "options",
        "seats",
        "luck",
        "start",
        "check",
    ]
    assert header["luck"] == PROMISED
    record = read(file.getvalue())
    assert record.luck == Promise(commitment(SECRET), SECRET, GIVEN)
    assert record.luck.kept
    assert repr(SECRET) not in repr(record)
    assert dealt(record) == deal(rules, luck)


def test_the_recorder_wants_a_contribution_for_every_seat():
    rules = rules_for(EDITIONS["original"], 3, Options())
    with pytest.raises(ValueError, match="3 contributions"):
        write_record(rules, SealedChance(SECRET, GIVEN[:2]), SEATS, START, [], None)


@pytest.mark.parametrize(
    "luck",
    [
        7,
        None,
        [],
        {},
        {**PROMISED, "more": 1},
        {**PROMISED, "secret": "00" * 31},
        {**PROMISED, "secret": "00" * 33},
        {**PROMISED, "secret": "AA" * 32},
        {**PROMISED, "secret": "0 " * 32},
        {**PROMISED, "secret": "٠" * 64},
        {**PROMISED, "secret": 5},
        {**PROMISED, "commitment": "00"},
        {**PROMISED, "commitment": None},
        {**PROMISED, "contributions": ["", ""]},
        {**PROMISED, "contributions": "abc"},
        {**PROMISED, "contributions": ["", "", None]},
        {**PROMISED, "contributions": ["", "", "0"]},
        {**PROMISED, "contributions": ["", "", "00" * 33]},
        {**PROMISED, "contributions": ["", "", "00\n"]},
    ],
)
def test_a_promise_that_cannot_be_read(luck):
    rules = rules_for(EDITIONS["original"], 3, Options())
    header = json.loads(write_record(rules, SealedChance(SECRET, GIVEN), SEATS, START, [], None))
    assert error_of(sealed([{**header, "luck": luck}])) == ("record-wrong-value", 1)


def test_a_record_has_a_seed_or_a_promise():
    rules = rules_for(EDITIONS["original"], 3, Options())
    header = json.loads(write_record(rules, SealedChance(SECRET, GIVEN), SEATS, START, [], None))
    assert error_of(sealed([{**header, "seed": 1}])) == ("record-wrong-fields", 1)
    del header["luck"]
    assert error_of(sealed([header])) == ("record-wrong-fields", 1)
    with pytest.raises(RecordError) as caught:
        read(sealed([header]))
    assert caught.value.details["allowed"] == "format version rules edition title options seats seed start luck"


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_of_an_older_version_is_refused_in_a_clear_sentence(fields, version):
    """Their words are others: options were a text, standings were called places."""
    with pytest.raises(RecordError) as caught:
        read(changed(fields, 1, version=version))
    assert (caught.value.reason, caught.value.line) == ("record-version", 1)
    assert caught.value.details == {"found": str(version), "known": VERSION, "line": 1}
    assert f"version {version}" in explain(caught.value)
