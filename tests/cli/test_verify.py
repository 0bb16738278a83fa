"""`boomcat verify`: what was promised is proved, and whatever was changed is found."""

import hashlib
import json
import random
from datetime import UTC, datetime

import pytest
from click.testing import CliRunner

from boomcat.cli.program import program
from boomcat.cli.verify import Verdict
from boomcat.core.chance import PlayerRng
from boomcat.core.deal import deal
from boomcat.core.events import Added, Handed, Marked, Shuffled, Stole, TowerTaken
from boomcat.core.policies import random_move
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, standings
from boomcat.core.rules import Options, rules_for
from boomcat.luck import SealedChance, commitment
from boomcat.notation import write_move
from boomcat.records import Player, RecordError, read_record, replay, rolled, write_record
from tests.support.random_games import OPTIONS, TABLES
from tests.support.thorough import mixed

START = datetime(2026, 5, 1, 18, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")


def run(*arguments):
    return CliRunner().invoke(program, ["verify", *arguments], prog_name="boomcat")


def luck_of(seed, players):
    """The last seat is silent."""
    rng = random.Random(seed)
    return SealedChance(rng.randbytes(32), (*(rng.randbytes(8 * (1 + seat % 4)) for seat in range(players - 1)), b""))


def played(key="original", players=3, options=None, seed=4, luck=None):
    """The record of a random game, with passes among its moves as a server would keep them."""
    rules = rules_for(edition_named(key), players, options or Options())
    luck = luck or luck_of(seed, players)
    game, rng = deal(rules, luck), PlayerRng(seed)
    moves: list[tuple[int, int, str, float]] = []
    while waiting := asked(game):
        seat = waiting[rng.below(len(waiting))]
        question, move = game.question, random_move(game, seat, rng)
        apply(game, seat, question, move, luck)
        moves.append((question, seat, write_move(move, rules.edition), len(moves) / 2))
    seats = [Player(f"Nr. {seat}", "person" if luck.contributions[seat] else "bot") for seat in range(players)]
    return write_record(rules, luck, seats, START, moves, standings(game))


def resealed(fields):
    """A file of these lines with right checksums, as a forger would make it."""
    check, written = "", []
    for line in fields:
        content = json.dumps({k: v for k, v in line.items() if k != "check"}, ensure_ascii=False, separators=(",", ":"))
        check = hashlib.sha256(f"{check}\n{content[:-1]}".encode()).hexdigest()[:16]
        written.append(f'{content[:-1]},"check":"{check}"}}\n')
    return "".join(written)


def fields_of(text):
    return [json.loads(line) for line in text.splitlines()]


def right(text, noted=None, own=None):
    verdict = Verdict(read_record(text.splitlines()), noted, own)
    return verdict.right and verdict.whole


@pytest.fixture
def luck():
    return luck_of(4, 3)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(played(), "utf-8")
    return path


# -- what is right -------------------------------------------------------------------


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, ["default", "all"]))
def test_a_game_of_any_table_is_right(key, players, options):
    assert right(played(key, players, OPTIONS[options]))


def test_a_verified_game_shows_its_luck_and_what_is_proved(file, luck):
    noted, own = commitment(luck.secret), luck.contributions[1].hex()
    result = run(str(file), "--commitment", noted.upper(), "--contribution", own, "--seat", "2")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[:3] == [
        f"Player 1 (a person) gave {luck.contributions[0].hex()}.",
        f"Player 2 (a person) gave {own}.",
        "Player 3 (a bot) gave no bytes.",
    ]
    assert "  Outcomes 0 to 20: 21 cards were dealt to 3 players." in lines
    assert f"The fingerprint {noted} belongs to the secret." in lines
    assert "The fingerprint is the one that you noted." in lines
    assert "Player 2’s bytes are yours." in lines
    assert lines[-1].startswith("Everything checks out. The secret was settled before anybody gave bytes")
    assert "Wrong" not in result.stdout


def test_without_a_note_it_says_what_is_not_proved(file):
    result = run(str(file))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("Everything checks out, if the fingerprint is the one that you")


def test_without_contributions_it_says_who_chose_the_luck(file):
    file.write_text(played(luck=SealedChance(bytes(32), (b"", b"", b""))), "utf-8")
    result = run(str(file), "--commitment", commitment(bytes(32)))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("Everything checks out, but no player gave bytes: the table alone")


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("key", ["original", "party-pack", "good-vs-evil"])
def test_every_outcome_is_shown_once_with_its_cause(key, seed):
    record = read_record(played(key, 5, OPTIONS["all"] if seed == 0 else Options(), seed).splitlines())
    groups = list(rolled(record))
    ordinals = [roll.ordinal for one in groups for roll in one.outcomes]
    steps = list(replay(record))
    assert ordinals == list(range(steps[-1].game.rolls))
    for one in groups:
        for roll in one.outcomes:
            assert roll.value == record.chance().below(roll.ordinal, roll.bound)
    dealt = [one.cause for one in groups if one.question is None]
    assert dealt == (["hands", "boxed", "pile"] if seed == 0 else ["hands", "pile", "first"])
    lucky = [event for step in steps for event in step.events if isinstance(event, Shuffled | Stole)]
    causes = [one.cause for one in groups if one.question is not None]
    assert causes == [event for event in lucky if event in causes]
    assert all(roll.bound > 1 for one in groups if one.cause == Shuffled() for roll in one.outcomes)


#: Cards that are chosen by luck: for a mark, from a hand that its player doesn't see, out of the tower.
BY_LUCK = "original mark=6 curse=8 garbage=4 potluck=4 tower=1 streaking=1 favor=6"


@pytest.mark.parametrize("seed", range(12))
def test_every_card_that_luck_chose_has_its_outcome(seed):
    record = read_record(played(BY_LUCK, 4, Options(), seed).splitlines())
    verdict = Verdict(record)
    groups = verdict.luck
    steps = list(replay(record))
    ordinals = [roll.ordinal for one in groups for roll in one.outcomes]
    assert ordinals == list(range(steps[-1].game.rolls))
    assert [one.cause for one in groups if one.question is None] == ["hands", "tower", "pile", "first"]
    for one in groups:
        event = one.cause
        if isinstance(event, Marked | Added | Handed | TowerTaken):
            assert len(one.outcomes) == 1
        assert not isinstance(event, Added) or event.blind
        assert verdict.decided(one)


def test_json_has_every_outcome(file, luck):
    found = json.loads(run(str(file), "--json").stdout)
    assert (found["right"], found["whole"], found["commitment"]) == (True, True, commitment(luck.secret))
    for one in found["decided"]:
        for roll in one["outcomes"]:
            assert roll["value"] == luck.below(roll["ordinal"], roll["bound"])
    assert found["decided"][0]["cause"] == "hands"
    assert luck.secret.hex() not in json.dumps(found)


def test_a_replay_shows_the_commitment_only_with_everything_else(file, luck):
    def replayed(*arguments):
        result = CliRunner().invoke(program, ["replay", str(file), "--json", *arguments], prog_name="boomcat")
        return json.loads(result.stdout)

    assert (replayed()["seed"], replayed()["luck"]["secret"]) == (None, luck.secret.hex())
    assert (replayed("--seat", "1")["seed"], replayed("--seat", "1")["luck"]) == (None, None)


# -- a plain seed --------------------------------------------------------------------


@pytest.fixture
def seeded(tmp_path):
    path = tmp_path / "seeded.jsonl"
    result = CliRunner().invoke(
        program, ["terminal", "--watch", "--seed", "3", "--record", str(path)], prog_name="boomcat"
    )
    assert result.exit_code == 0
    return path


def test_a_plain_seed_promises_nothing(seeded):
    result = run(str(seeded))
    assert result.exit_code == 0
    assert "This game was played with a plain seed. Nothing was promised" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("The replay checks out. Choosing the seed means choosing the luck")


def test_a_plain_seed_in_place_of_a_promise_is_wrong(seeded, luck):
    result = run(str(seeded), "--commitment", commitment(luck.secret))
    assert result.exit_code == 1
    assert "Wrong: You noted a fingerprint, but this record makes no promise." in result.stdout
    result = run(str(seeded), "--contribution", "00", "--seat", "1")
    assert result.exit_code == 1
    assert "Wrong: You gave bytes of your own, but this record has none." in result.stdout


# -- what is wrong -------------------------------------------------------------------


def flipped(digits, at):
    return digits[:at] + ("0" if digits[at] != "0" else "1") + digits[at + 1 :]


def test_any_changed_letter_of_the_file_is_found():
    data = played(players=2, seed=3)
    for at in range(len(data)):
        if data[at] != "\n":
            try:
                assert not right(flipped(data, at)), at
            except RecordError:
                continue


def test_a_changed_secret_is_found_even_with_right_checksums():
    fields = fields_of(played())
    luck = fields[0]["luck"]
    for at in range(64):
        secret = flipped(luck["secret"], at)
        assert not right(resealed([{**fields[0], "luck": {**luck, "secret": secret}}, *fields[1:]]))


def test_changed_bytes_of_any_seat_are_found_even_with_right_checksums():
    fields = fields_of(played())
    luck = fields[0]["luck"]
    for seat, given in enumerate(luck["contributions"]):
        others = [flipped(given, at) for at in range(len(given))] + [given + "00", given[2:] or "ff"]
        for other in others:
            contributions = [*luck["contributions"][:seat], other, *luck["contributions"][seat + 1 :]]
            forged = resealed([{**fields[0], "luck": {**luck, "contributions": contributions}}, *fields[1:]])
            assert not right(forged), (seat, other)


def test_swapped_bytes_of_two_seats_are_found():
    fields = fields_of(played())
    luck = fields[0]["luck"]
    swapped = {**luck, "contributions": [luck["contributions"][at] for at in (1, 0, 2)]}
    assert not right(resealed([{**fields[0], "luck": swapped}, *fields[1:]]))


def test_another_game_with_a_secret_and_a_commitment_of_its_own_needs_a_note_to_be_found(luck):
    other = played(luck=SealedChance(bytes(32), luck.contributions))
    assert right(other)
    assert right(other, own=(1, luck.contributions[1]))
    assert not right(other, noted=commitment(luck.secret))


def test_a_player_finds_out_if_the_table_left_their_bytes_out(luck):
    other = played(luck=SealedChance(luck.secret, (luck.contributions[0], b"", b"")))
    assert right(other, noted=commitment(luck.secret))
    assert not right(other, noted=commitment(luck.secret), own=(1, luck.contributions[1]))
    assert right(other, own=(1, b""))


def test_errors_are_sentences(file, luck):
    fields = fields_of(file.read_text("utf-8"))
    fields[0]["luck"]["secret"] = bytes(32).hex()
    file.write_text(resealed(fields), "utf-8")
    noted, own = "ab" * 32, "cd" * 4
    result = run(str(file), "--commitment", noted, "--contribution", own, "--seat", "3")
    assert result.exit_code == 1
    assert f"Wrong: The fingerprint in the record, {commitment(luck.secret)}, does not belong" in result.stdout
    assert f"whose fingerprint is {commitment(bytes(32))}." in result.stdout
    assert f"Wrong: The fingerprint is not the one that you noted, which is {noted}." in result.stdout
    assert f"Wrong: Player 3’s bytes are not yours, which are {own}." in result.stdout
    assert "Wrong: Line " in result.stdout
    assert result.stdout.splitlines()[-1] == "This is not the game that was promised."
    assert json.loads(run(str(file), "--json").stdout)["right"] is False


def test_other_places_are_found(file):
    fields = fields_of(file.read_text("utf-8"))
    fields[-1]["standings"].reverse()
    file.write_text(resealed(fields), "utf-8")
    result = run(str(file))
    assert result.exit_code == 1
    assert "These are not the standings the game ends with" in result.stdout


def test_a_part_of_a_game_is_not_proved(file):
    file.write_text("".join(file.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    result = run(str(file))
    assert result.exit_code == 1
    assert "The record ends before the game does" in result.stdout
    assert "Wrong" not in result.stdout
    assert result.stdout.splitlines()[-1].startswith("What is there checks out, but the game is incomplete")
    found = json.loads(run(str(file), "--json").stdout)
    assert (found["right"], found["whole"]) == (True, False)
    assert {roll["value"] for one in found["decided"] for roll in one["outcomes"]} == {None}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "FILE is missing."),
        (["no-such"], "The file no-such cannot be read: No such file or directory."),
        (["GAME", "--commitment", "abc"], "--commitment: “abc” should be 64 hexadecimal digits."),
        (
            ["GAME", "--contribution", "x", "--seat", "1"],
            "--contribution: “x” should be hexadecimal digits, two per byte and at most 64.",
        ),
        (["GAME", "--seat", "1"], "--contribution and --seat go together; name both or neither."),
        (["GAME", "--contribution", "00"], "--contribution and --seat go together; name both or neither."),
        (["GAME", "--contribution", "00", "--seat", "4"], "--seat: “4” is not a number from 1 to 3."),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments, sentence, file):
    result = run(*(str(file) if word == "GAME" else word for word in arguments))
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", sentence + "\n")


def test_an_unreadable_file_is_not_a_verdict(file):
    file.write_bytes(file.read_bytes().replace(b'"move":"', b'"move":" ', 1))
    result = run(str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Line 2: This line was changed")
