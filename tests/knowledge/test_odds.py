"""`boomcat odds`: the risk of the next draw, as one player can know it, and how it comes about."""

import io
import json
import random
from datetime import UTC, datetime

import pytest
from click.testing import CliRunner

from boomcat.cli.odds import Odds, at_question, bar_of
from boomcat.cli.program import program
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import RuleError
from boomcat.core.hand import holds
from boomcat.core.moves import Move
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, standings
from boomcat.core.rules import Options
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_move, read_position, write_position
from boomcat.records import Player, Recorder, dealt, read_record, replay
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import RECIPES, TABLES, moments, new_game
from tests.support.thorough import THOROUGH, few

THREE = "original; 1: defuse nope; 2: defuse skip; 3: out; pile: kitten skip favor attack"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments, typed=""):
    return CliRunner().invoke(program, ["odds", *arguments], input=typed, prog_name="boomcat")


def as_json(*arguments):
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


class Table:
    """A table whose moves are recorded; moves that the test doesn't choose are random."""

    def __init__(self, key: str, players: int, seed: int) -> None:
        self.game, self.chance = new_game(key, players, Options(first=0), seed)
        self.file = io.StringIO()
        seats = [Player("", "bot")] * players
        self.recorder = Recorder(self.file, self.game.rules, seed, seats, datetime.now(UTC), lambda: 0.0)

    def make(self, move: Move) -> None:
        question, seat = int(self.game.question), asked(self.game)[0]
        apply(self.game, seat, question, move, self.chance)
        self.recorder.move(question, seat, move)

    def say(self, *moves: str) -> None:
        for words in moves:
            while self.game.asking == Ask.NOPE and words != "nope":
                self.make(read_move("pass", self.game))
            self.make(read_move(words, self.game))

    def write(self, path):
        path.write_text(self.file.getvalue(), "utf-8")
        return str(path)


def random_table(key: str, players: int, seed: int) -> Table:
    table = Table(key, players, seed)
    rng = PlayerRng(seed)
    while table.game.asking != Ask.OVER:
        table.make(random_move(table.game, asked(table.game)[0], rng))
    table.recorder.end(standings(table.game))
    return table


# -- a position ----------------------------------------------------------------------


def test_from_a_position_every_card_is_as_likely():
    found = as_json(THREE, "--seat", "1")
    assert found == {
        "seat": 1, "question": 0, "draw_pile_size": 4, "kittens": 1, "risk_next": 0.25, "risk_bottom": None,
        "risk_by_position": [0.25] * 3, "known_cards": [],
    }  # fmt: skip
    output = run(THREE, "--seat", "1").stdout
    assert output.startswith("Player 1, decision 0: the next card has a 25.0% chance of exploding.\n")
    assert "There is one kitten in the draw pile, which has 4 cards." in output
    assert "so the chance is the same everywhere: 1 in 4." in " ".join(output.split())
    assert "A position says nothing about what players saw earlier; use --record for that." in output
    assert "next      25.0%  " + "█" * 7 in output
    assert run(typed=THREE).exit_code == 2
    assert run("--seat", "1", typed=THREE).stdout == output


def test_only_who_alters_the_future_sees_the_top_cards_in_the_position():
    position = "party; 1: defuse; 2: defuse; pile: kitten skip favor attack; asked: alter"
    own = as_json(position, "--seat", "1")
    assert own["risk_by_position"] == [1, 0, 0]
    assert [(known["above"], known["card"]) for known in own["known_cards"]] == [
        (0, "kitten"),
        (1, "skip"),
        (2, "favor"),
    ]
    assert as_json(position, "--seat", "2")["risk_by_position"] == [0.25] * 3
    assert "the next card is an Exploding Kitten, without a doubt" in run(position, "--seat", "1").stdout


def test_a_face_up_kitten_on_top_is_deadly_but_is_not_an_explosion():
    position = "original imploding=1; 1: defuse; 2: defuse; 3: -; pile: imploding-up skip kitten"
    assert as_json(position, "--seat", "1")["risk_by_position"] == [1, 0.5, 0.5]
    output = run(position, "--seat", "1").stdout
    assert "Exploding Kitten, without a doubt" not in output
    assert "Known for certain, counted from the top: 1. Imploding Kitten (face up)." in output


def test_the_lifted_card_of_raising_heck_counts_for_the_others_only():
    position = "good; 1: defuse; 2: defuse; pile: nope favor; asked: heck kitten"
    assert as_json(position, "--seat", "1")["risk_by_position"] == [0, 0]
    assert as_json(position, "--seat", "1")["kittens"] == 0
    other = as_json(position, "--seat", "2")
    assert other["risk_by_position"] == pytest.approx([1 / 3, 1 / 3])
    assert other["risk_bottom"] == pytest.approx(1 / 3)
    output = " ".join(run(position, "--seat", "2").stdout.split())
    assert "among the 2 cards of the draw pile and the one that player 1 has lifted from it" in output


def test_a_kitten_on_the_table_is_not_counted():
    position = "original; 1: defuse; 2: defuse; pile: skip; asked: defuse"
    output = run(position, "--seat", "2").stdout
    assert "the next card can’t be an Exploding Kitten" in output
    assert "A kitten that was drawn is on the table and not counted." in output


def test_an_empty_draw_pile():
    position = "original; 1: defuse; 2: defuse; pile: -; asked: place"
    found = as_json(position, "--seat", "2")
    assert (found["risk_next"], found["risk_by_position"], found["draw_pile_size"]) == (None, [], 0)
    assert "the draw pile is empty" in run(position, "--seat", "2").stdout


@pytest.mark.parametrize(("key", "bottom"), [("original", False), ("nsfw", False), ("party", True), ("good", True)])
def test_the_bottom_risk_is_given_only_if_a_card_can_reach_it(key, bottom):
    position = f"{key}; 1: defuse; 2: defuse; pile: kitten nope favor attack"
    found = as_json(position, "--seat", "1")["risk_bottom"]
    assert found == (0.25 if bottom else None)
    assert ("The bottom card has a" in run(position, "--seat", "1").stdout) == bottom


def shares(game: State) -> list[float]:
    """Return the share of deadly cards by place without memory: a face-up Imploding Kitten is on top or isn't (E10)."""
    cards = len(game.draw_pile)
    kittens = game.draw_pile.count(Card.EXPLODING_KITTEN)
    faces_up = game.draw_pile.count(Card.IMPLODING_FACE_UP)
    top = 1.0 if game.draw_pile[-1] == Card.IMPLODING_FACE_UP else kittens / (cards - faces_up)
    below = (kittens + faces_up - top) / (cards - 1) if cards > 1 else 0.0
    return [top] + [below] * (cards - 1)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_moment_of_a_game_has_its_odds(key, players):
    """As a position, which forgets what was seen: every card is as likely, the lifted one included. For one player at
    each question, in turn."""
    last = NO_SEAT
    for game, _ in moments(key, players, Options(), players, hurried=False):
        if game.asking == Ask.OVER:
            break
        if game.question == last:
            continue
        last = int(game.question)
        again = read_position(write_position(game))
        for seat in range(players) if THOROUGH else [game.question % players]:
            if not game.is_alive(seat):
                continue
            odds = Odds(again, seat)
            odds.check()
            odds.reasons()
            assert odds.headline(odds.next())
            # With the Streaking Kitten, a kitten may be in a hand instead.
            if game.asking not in (Ask.HECK, Ask.BURY) and not game.looking and game.draw_pile:
                if game.rules.keeps_kittens:
                    assert all(0.0 <= risk <= 1.0 for risk in odds.next())
                else:
                    assert odds.next() == pytest.approx(shares(game)[:3])


def test_every_made_up_position_has_odds_or_gets_an_error_message():
    rng = random.Random(1)
    answers = [
        "defuse",
        "place",
        "give 2",
        "steal 2",
        "take",
        "alter",
        "heck {}",
        "face",
        "trade 2 godcat",
        "devilcat 2",
    ]
    reckoned = 0
    for _ in range(3000):
        edition, players = rng.choice(list(EDITIONS.values())), rng.randint(2, 4)
        words = [edition.word(card) for card in edition.titles]
        rows = [" ".join(rng.choices(words, k=rng.randrange(4))) or "-" for _ in range(players)]
        hands = "; ".join(f"{seat}: {cards}" for seat, cards in enumerate(rows, 1))
        pile = " ".join(rng.choices(words, k=rng.randrange(6)) + ["kitten"] * (players - 1))
        question = rng.choice(answers).format(rng.choice(words))
        position = f"{edition.key}; {hands}; pile: {pile}; discards: nope; asked: {question}"
        try:
            game = read_position(position)
        except RuleError:
            continue
        for seat in range(players):
            odds = Odds(game, seat)
            assert odds.headline(odds.next())
            assert odds.reasons()
            assert all(0 <= risk <= 1 for risk in odds.next())
            reckoned += 1
    assert reckoned > 200


# -- a record ------------------------------------------------------------------------


FOUR = [*EDITIONS, *(key for key in RECIPES if 4 in edition_named(key).sizes)]


@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("seed", range(1, few(2, 6)))
def test_at_every_question_of_a_record_the_odds_are_those_of_all_that_was_seen(key, seed):
    record = read_record(random_table(key, 4, seed).file.getvalue().splitlines())
    folded = [Knowledge(View(dealt(record), seat)) for seat in range(4)]

    def compare(game: State) -> None:
        for seat, known in enumerate(folded):
            if not game.is_alive(seat) or game.asking == Ask.OVER:
                continue
            odds = at_question(record, seat, game.question)
            odds.check()
            odds.reasons()
            assert write_position(odds.game) == write_position(game)
            want = [known.chance_to_explode(above) for above in range(min(3, len(game.draw_pile)))]
            assert odds.next() == pytest.approx(want, abs=1e-9)
            for above, card in odds.known().items():
                assert game.draw_pile[-1 - above] == card

    compare(dealt(record))
    for step in replay(record):
        for seat, known in enumerate(folded):
            for event in step.events:
                known.see(redact(event, seat))
        if step.question % few(15, 5) == 0:
            compare(step.game)


def test_a_bomb_is_among_what_was_seen(tmp_path):
    for seed in range(1000):
        table = Table("original imploding=1 catomic=31 swap=31", 3, seed)
        if all(holds(table.game.hands[0], card) for card in (Card.CATOMIC_BOMB, Card.SWAP_TOP_AND_BOTTOM)):
            break
    table.say("swap", "catomic", "draw")
    asked_at = ["--record", table.write(tmp_path / "game"), "--question", str(table.game.question - 1), "--seat", "1"]
    output = " ".join(run(*asked_at).stdout.split())
    assert "the next card is an Exploding Kitten, without a doubt" in output
    assert "Known for certain, counted from the top: 1. Exploding Kitten." in output
    assert "You put the only Exploding Kitten on top" in output
    assert as_json(*asked_at)["risk_bottom"] == 0


def drawn_kitten(key, players, wanted):
    """A table at which the current player has drawn a kitten and put it back."""
    for seed in range(1000):
        table = Table(key, players, seed)
        while table.game.asking == Ask.TURN and table.game.question < 8:
            table.say("draw")
        if table.game.asking == Ask.DEFUSE and table.game.current == wanted:
            table.say("defuse")
            return table
    raise AssertionError


def test_your_own_kitten_is_known_and_another_players_may_be_anywhere(tmp_path):
    table = drawn_kitten("original", 2, 0)
    table.say("place 1")
    cards, path = len(table.game.draw_pile), table.write(tmp_path / "game")
    asked_at = ["--record", path, "--question", str(table.game.question)]
    own = as_json(*asked_at, "--seat", "1")
    assert own["risk_by_position"] == [0, 1, 0]
    assert own["known_cards"] == [{"above": 1, "card": "kitten"}]
    output = run(*asked_at, "--seat", "1").stdout
    assert "Known for certain, counted from the top: 2. Exploding Kitten." in output
    assert "You put the kitten back, under one card." in output
    assert "except that none of them is a kitten." in output
    other = as_json(*asked_at, "--seat", "2")
    assert other["risk_by_position"] == pytest.approx([1 / cards] * 3)
    output = run(*asked_at, "--seat", "2").stdout
    assert "Player 1 puts the kitten back into the draw pile, in secret." in output
    assert "Where someone hid a card in secret, every position counts as equally likely." in output
    table.say("draw")
    again = as_json("--record", table.write(tmp_path / "later"), "--question", str(table.game.question), "--seat", "1")
    assert again["risk_by_position"] == [1, 0, 0]


def test_seen_cards_are_named_until_they_are_drawn_or_shuffled(tmp_path):
    for seed in range(1000):
        table = Table("original", 2, seed)
        hand = table.game.hands[0]
        if (
            holds(hand, Card.SEE_THE_FUTURE)
            and holds(hand, Card.SHUFFLE)
            and Card.EXPLODING_KITTEN not in table.game.draw_pile[-6:]
        ):
            break
    table.say("see", "draw")
    top = table.game.question

    def seen(question):
        return run("--record", path, "--question", str(question), "--seat", "1").stdout

    table.say("draw", "shuffle")
    shuffled = table.game.question + 1
    # Only a later move shows that the window has closed.
    table.say("draw")
    path = table.write(tmp_path / "game")
    assert "From the top, you see" in seen(top)
    assert "Known for certain, counted from the top: 1. " in seen(top)
    assert "From the top, you see" in seen(shuffled - 1)
    after = seen(shuffled)
    assert "you see" not in after
    assert "Known for certain" not in after
    assert "The draw pile is shuffled. So much for the plan." in after


def test_cards_that_another_player_saw_are_not_known(tmp_path):
    for seed in range(1000):
        table = Table("original", 2, seed)
        if holds(table.game.hands[0], Card.SEE_THE_FUTURE):
            break
    table.say("see", "draw")
    path = table.write(tmp_path / "game")
    found = as_json("--record", path, "--question", "1", "--seat", "2")
    later = as_json("--record", path, "--question", "2", "--seat", "2")
    assert found["known_cards"] == later["known_cards"] == []
    assert found["risk_by_position"] == later["risk_by_position"]


def test_a_bar_is_as_long_as_the_risk():
    assert [bar_of(share) for share in (0, 0.5, 1)] == ["", "█" * 15, "█" * 30]
    assert bar_of(1 / 60) == "▌"


def test_the_words_fit_into_80_columns(tmp_path):
    path = random_table("party-pack", 5, 3).write(tmp_path / "game")
    for question in range(0, 60, 3):
        result = run("--record", path, "--question", str(question), "--seat", "2")
        assert all(len(line) <= 80 for line in result.stdout.splitlines())
        if result.exit_code:
            assert result.stderr == "Player 2 is out and no longer draws.\n"


# -- wrong arguments -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([THREE], "--seat is missing."),
        ([THREE, "--seat", "4"], "--seat: “4” is not a number from 1 to 3."),
        ([THREE, "--seat", "3"], "Player 3 is out and no longer draws."),
        (
            ["party; 1: -; 2: -; pile: 3*alter kitten; asked: alter", "--seat", "1"],
            "“alter” appears 3 times; this table has 2.",
        ),
        (["original; 1: defuse; 2: out; pile: skip", "--seat", "1"], "The game is over; no one draws any more."),
        (
            [THREE, "--seat", "1", "--question", "3"],
            "--question goes with --record; a position already says what is being decided.",
        ),
        ([THREE, "--seat", "1", "--record", "x"], "A position and --record don’t go together; give one of them."),
        (["--record", "no-such", "--seat", "1"], "The file no-such cannot be read: No such file or directory."),
        (
            ["--record", "GAME", "--seat", "1"],
            "--record goes with --question; this record has the decisions 0 to LAST.",
        ),
        (
            ["--record", "GAME", "--seat", "1", "--question", "999"],
            "--question: The record has the decisions 0 to LAST, not 999.",
        ),
        (["--record", "GAME", "--seat", "5", "--question", "0"], "--seat: “5” is not a number from 1 to 4."),
        (
            ["--record", "GAME", "--seat", "5", "--question", "-1"],
            "--question: “-1” is not a number from 0 to 999999999.",
        ),
    ],
)  # fmt: skip
def test_wrong_arguments_get_one_sentence(arguments, sentence, tmp_path):
    table = random_table("original", 4, 2)
    path = table.write(tmp_path / "game")
    result = run(*(path if word == "GAME" else word for word in arguments))
    last = str(table.game.question - 1)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", sentence.replace("LAST", last) + "\n")


def test_after_the_last_question_the_game_is_over(tmp_path):
    table = random_table("original", 4, 2)
    path = table.write(tmp_path / "game")
    result = run("--record", path, "--question", str(table.game.question), "--seat", "1")
    assert (result.exit_code, result.stderr) == (2, "The game is over; no one draws any more.\n")
