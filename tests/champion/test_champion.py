"""The champion sees what it was trained to see; weights and numbers that don't belong together are never used."""

import pickle
import re
import tracemalloc
from hashlib import sha256
from xml.etree import ElementTree as ET

import pytest

from boomcat.arena.rounds import play_match
from boomcat.bots.roster import bot_named
from boomcat.champion import network
from boomcat.champion.champion_bot import Apprentice, Champion
from boomcat.champion.network import WEIGHTS, Scores, scores
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.core.moves import Move
from boomcat.core.question import QUESTION_WORDS, Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import asked
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.plausible import game_matching
from boomcat.learn.curves import curves
from boomcat.learn.weights import OtherLayout, columns_trained, read_weights
from boomcat.notation import read_position, write_move
from boomcat.programs.named import any_bot, check_bot, files_of_bot
from boomcat.rl.features import MOVE_ROW, ROW
from boomcat.rl.layout import FIRST_MOVE_PARTS, FIRST_PARTS, MOVE_PARTS, PARTS, column_names
from boomcat.rl.option_batch import OptionBatch, option_slot
from boomcat.server.tables.turn_scheduler import BotAtSeat
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.paths import ROOT
from tests.support.random_games import RECIPES

TABLES = [
    ("original", 2), ("original", 4), ("nsfw", 5), ("party-pack", 8), ("good-vs-evil", 4),
    *[(key, sizes[0]) for key, sizes in RECIPES.items()],
]  # fmt: skip
STEPS = 40
#: Questions that came with Barking and Streaking Kittens.
UNKNOWN = ("add", "aim", "bury", "bark")
#: The tables whose cards don't become more with every new card, and the digest of all rows that they come to.
LASTING = [*TABLES[:5], ("original imploding=1 attack=0 favor=0 see=8 alter=4 shuffle=8 heck=4", 4)]
ROWS = "13756ac5552c2930"
RETRAIN = (
    "The observation of a learner has changed: the champion in the package was trained with other numbers and plays "
    "nonsense. Undo the change, or train a new one (boomcat/learn) and put its weights and this digest in."
)


def questions(key: str, players: int, steps: int):
    """Yield the questions of a batch of one slot, with the rows that it wrote."""
    slot = option_slot(key, ["learner"] * players, 7 + players)
    slot.history = []
    batch = OptionBatch([slot], 200)
    batch.begin()
    rng = PlayerRng(players)
    arrays = batch.arrays()
    for _ in range(steps):
        count = arrays["counts"][0]
        yield slot, bytes(arrays["observations"]), bytes(arrays["moves"][: count * MOVE_ROW])
        batch.step(bytes([rng.below(count)]))


def rows_for(bot: Champion, slot) -> tuple[bytes, bytes]:
    """Return the network's input as the bot computes it, from the view and what it saw."""
    view = View(slot.game, slot.seat)
    game = game_matching(view.rules, view.as_dict(), may_answer=True)
    knowledge = Knowledge(View(slot.game, slot.seat))
    row, moves = bot.rows(view, game, slot.options, knowledge)
    return bytes(row), bytes(moves)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_champion_gets_the_same_numbers_as_the_learner(key, players):
    """And so is its copy."""
    for slot, row, moves in questions(key, players, STEPS):
        bot = Champion()
        for event in slot.history:
            bot.see(redact(event, slot.seat))
        assert rows_for(pickle.loads(pickle.dumps(bot)), slot) == rows_for(bot, slot) == (row, moves)


def test_the_observation_of_a_learner_does_not_change():
    """Columns that were added later come behind."""
    every, every_move = column_names(PARTS), column_names(MOVE_PARTS)
    columns = [every.index(name) for name in column_names(FIRST_PARTS)]
    move_columns = [every_move.index(name) for name in column_names(FIRST_MOVE_PARTS)]
    digest = sha256()
    for key, players in LASTING:
        for _, row, moves in questions(key, players, STEPS):
            digest.update(bytes(row[column] for column in columns))
            for at in range(0, len(moves), MOVE_ROW):
                digest.update(bytes(moves[at + column] for column in move_columns))
    assert digest.hexdigest()[:16] == ROWS, RETRAIN


def test_the_weights_are_small_and_belong_to_the_columns():
    assert WEIGHTS.stat().st_size <= 3_000_000
    weights = read_weights(WEIGHTS)
    assert weights["enter.weight"].shape == (512, ROW), RETRAIN
    assert weights["move.weight"].shape == (256, MOVE_ROW), RETRAIN


def test_weights_for_columns_that_are_gone_are_refused(tmp_path):
    import numpy as np  # not before the champion, which asks it for one thread

    with np.load(WEIGHTS) as file:
        weights = {name: file[name] for name in file.files if not name.endswith("columns")}
    known = columns_trained()
    gone = {"enter.columns": np.array(["hand joker", *known["enter.columns"][1:]])}
    for columns in ({}, {"layout": "0123456789abcdef"}, known | gone):
        np.savez(tmp_path / "other.npz", **weights, **columns)
        with pytest.raises(OtherLayout, match="was trained for the columns of another version"):
            Scores(tmp_path / "other.npz")


def test_weights_that_were_trained_before_a_card_came_think_the_same_of_all_others(tmp_path):
    """Their columns are found by name, wherever they are now, and the new ones count nothing."""
    import numpy as np  # not before the champion, which asks it for one thread

    first, known = read_weights(WEIGHTS), columns_trained()
    kept = {
        name: np.array([at for at, column in enumerate(known[f"{name}.columns"]) if "catomic" not in column][::-1])
        for name in ("enter", "move")
    }
    older = first | {f"{name}.weight": first[f"{name}.weight"][:, columns] for name, columns in kept.items()}
    older |= {f"{name}.columns": known[f"{name}.columns"][columns] for name, columns in kept.items()}
    np.savez(tmp_path / "older.npz", **older)
    now = read_weights(tmp_path / "older.npz")
    for name, columns in kept.items():
        assert (now[f"{name}.weight"][:, columns] == first[f"{name}.weight"][:, columns]).all()
        others = np.setdiff1d(np.arange(len(known[f"{name}.columns"])), columns)
        assert len(others) > 3
        assert not now[f"{name}.weight"][:, others].any()
    scores, same = Scores(tmp_path / "older.npz"), Scores(WEIGHTS)
    for _, row, moves in questions("original", 4, STEPS):
        assert scores(row, moves) == pytest.approx(same(row, moves))


def test_of_many_options_the_best_is_among_those_that_it_thinks_through(monkeypatch):
    scores = Scores(WEIGHTS)
    many = [
        (row, moves)
        for _, row, moves in questions("party-pack", 8, 400)
        if len(moves) > network.MOST_EVALUATED_MOVES * MOVE_ROW
    ]
    assert len(many) > 10
    found = [scores(*one) for one in many]
    monkeypatch.setattr(network, "MOST_EVALUATED_MOVES", 200)
    for some, one in zip(found, many, strict=True):
        every = scores(*one)
        assert some.argmax() == every.argmax()
        thought = some > float("-inf")
        assert thought.sum() == 32
        assert some[thought] == pytest.approx(every[thought], abs=1e-3)


def test_it_plays_the_same_game_again():
    rules = rules_for(edition_named("good-vs-evil"), 3, Options())
    first, second = (
        play_match(rules, 5, [bot_named("champion", PlayerRng(luck)) for luck in lucks], seconds=60)
        for lucks in ((1, 2, 3), (4, 5, 6))
    )
    assert (first.standings, first.decisions) == (second.standings, second.decisions)


@pytest.mark.parametrize("question", ["add garbage 2", "aim", "bury kitten", "bark 2"])
def test_questions_on_which_weights_were_not_trained_are_answered_by_the_heuristic(question, tmp_path):
    import numpy as np  # not before the champion, which asks it for one thread

    weights, known = read_weights(WEIGHTS), columns_trained()
    kept = [at for at, name in enumerate(known["enter.columns"]) if name not in {f"question {one}" for one in UNKNOWN}]
    weights["enter.weight"] = weights["enter.weight"][:, kept]
    np.savez(tmp_path / "older.npz", **weights | known | {"enter.columns": known["enter.columns"][kept]})
    deck = "original garbage=1 barking=2 bury=1"
    pile = "see kitten" if "kitten" in question else "see 2*kitten"
    game = read_position(f"{deck}; 1: defuse see; 2: defuse tacocat; 3: see; pile: {pile}; asked: {question}")
    view = View(game, asked(game)[0])
    bots = [any_bot(name, PlayerRng(1)) for name in (str(tmp_path / "older.npz"), "heuristic")]
    chosen = [bot.choose(view, Knowledge(view), 1.0) for bot in bots]
    assert chosen[0] == chosen[1]


def test_the_champion_knows_every_question():
    missing = set(range(Ask.OVER)) - set(scores(WEIGHTS).questions)
    assert {QUESTION_WORDS[one] for one in missing} == {"bark"}  # who can defuse isn't asked whether to explode


def test_an_apprentice_plays_the_same_game_with_the_same_luck_and_takes_its_luck_along():
    import numpy as np  # not before the champion, which asks it for one thread

    rules = rules_for(edition_named("original"), 2, Options())
    games = [
        play_match(rules, 5, [bot_named("apprentice", PlayerRng(luck)) for luck in lucks], seconds=60).moves
        for lucks in ((1, 2), (1, 2), (3, 4))
    ]
    assert games[0] == games[1] != games[2]
    bot = Apprentice(PlayerRng(6))
    scores = np.array([2.0, 1.0, 0.0], np.float32)
    copy = pickle.loads(pickle.dumps(bot))
    picked = [bot.pick(scores) for _ in range(200)]
    assert picked == [copy.pick(scores) for _ in range(200)]
    assert sorted(map(picked.count, range(3)), reverse=True) == [picked.count(option) for option in range(3)]
    assert min(map(picked.count, range(3))) > 20


def test_a_bot_that_takes_a_seat_of_a_server_learns_what_the_seat_saw():
    for slot, row, moves in questions("party-pack", 4, 30):
        bot = Champion()
        bot_at_seat = BotAtSeat(1, "champion", bot)
        bot_at_seat.see(slot.history[: len(slot.history) // 2], slot.seat)
        bot_at_seat.see(slot.history, slot.seat)
        assert rows_for(bot, slot) == (row, moves)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_bot_that_comes_late_remembers_what_its_seat_knows(key, players):
    """Without a single event it still has a row for every question."""
    for slot, _, moves in questions(key, players, STEPS):
        row, others = rows_for(Champion(), slot)
        assert len(row) == ROW
        assert len(others) == len(moves)


PAGE = ROOT / "docs" / "champion.md"


@pytest.mark.parametrize("block", re.findall("```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
def test_in_the_positions_of_its_page_it_plays_as_described(block):
    game = read_position(block)
    seat = asked(game)[0]
    view = View(game, seat)
    for name, wanted in re.findall("# (champion|heuristic): (.*)", block):
        move = bot_named(name, PlayerRng(1)).choose(view, Knowledge(view), 1.0)
        assert isinstance(move, Move)
        assert write_move(move, game.rules.edition) == wanted


def test_a_decision_leaves_nothing_behind_in_memory():
    view = View(read_position("original\n1: defuse attack 2*potato\n2: defuse nope\npile: skip kitten\nturn: 1\n"), 0)
    knowledge, bot = Knowledge(view), bot_named("champion", PlayerRng(1))
    tracemalloc.start()
    try:
        sizes = []
        for _ in range(3):
            for _ in range(100):
                bot.choose(view, knowledge, 1.0)
            sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert sizes[2] - sizes[1] < 10_000


def test_weights_of_ones_own_play_by_the_name_of_their_file(tmp_path):
    file = tmp_path / "net.npz"
    with pytest.raises(MalformedInput, match="There’s no file"):
        check_bot(str(file))
    file.write_bytes(b"PK nothing")
    with pytest.raises(MalformedInput, match="holds no weights of a network"):
        check_bot(str(file))
    file.write_bytes(WEIGHTS.read_bytes())
    check_bot(str(file))
    assert files_of_bot(str(file)) == (file,)
    rules = rules_for(edition_named("original"), 2, Options())
    both = [any_bot(str(file), PlayerRng(1)), bot_named("champion", PlayerRng(1))]
    assert play_match(rules, 3, both, seconds=60).standings


def test_the_curves_are_a_picture_of_what_is_known():
    wins = {"original 2p <1 vs 1> heuristic": [0.25, 40], "nsfw 4p 1 vs 3 heuristic": [0.5, 3]}
    history = [
        {"decisions": 1000, "wins": wins},
        {"decisions": 2000, "wins": wins},
        {"decisions": 2000, "measured": []},
    ]
    picture = curves(history, "Won", "Decisions")
    lines = ET.fromstring(picture).findall("{http://www.w3.org/2000/svg}polyline")
    assert [line.get("points") for line in lines] == ["277.0,308.0 490.0,308.0"]
    assert ET.fromstring(curves([], "Won", "Decisions")) is not None
