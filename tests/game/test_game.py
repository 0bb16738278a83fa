"""`boomcat.Game`: the raw loop with everything around it, and an answer in words to every mistake."""

import copy
import doctest
import inspect
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import boomcat
import boomcat.game.contest
import boomcat.game.game
import boomcat.game.seat_knowledge
from boomcat import (
    NO_SEAT,
    Bot,
    BotFailed,
    Card,
    Game,
    IllegalMove,
    MalformedInput,
    PlayerRng,
    QuestionKind,
    RecordError,
    RuleError,
    ScriptedChance,
    SeededChance,
    View,
    apply,
    asked,
    random_move,
    redact,
    standings,
    write_position,
)
from boomcat.cli.program import program
from boomcat.core.hand import clear
from boomcat.core.question import Ask
from boomcat.core.rules import OPTIONS as OPTION_NAMES
from boomcat.core.rules import Options
from boomcat.moves import Pass, Wait
from boomcat.records import read_record, replay
from tests.support.paths import ROOT
from tests.support.random_games import OPTIONS, TABLES, new_game
from tests.support.thorough import mixed

every_table = pytest.mark.parametrize(("key", "players"), TABLES)
some_options = pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, OPTIONS, each=1))

#: Seat 0 has the turn; both hold a Nope, and there is something to draw.
DUEL = "original; 1: skip nope 2*tacocat; 2: nope favor; pile: see kitten favor"
THREE = "original; 1: skip; 2: favor; 3: nope; pile: see kitten kitten"


def keywords(options: Options) -> dict[str, Any]:
    """As the caller of `Game` writes them."""
    chosen = dict(zip(OPTION_NAMES, options.arguments(), strict=True))
    return {**chosen, "first": None if options.first == boomcat.BY_LOT else options.first}


def random_game(key="original", players=3, seed=1, moves=10_000) -> Game:
    game = Game(key, players=players, seed=seed)
    while not game.over and len(game.moves) < moves:
        game.push(game.random_move())
    return game


#: What the type checker would refuse.
ANYTHING: list[Any] = [3, int]
WRONG: dict[str, Any] = {"quikc": True}


class FirstMove(Bot):
    """Takes the first move, whatever it is."""

    def choose(self, view, knowledge, seconds):
        return view.moves[0]


# -- the same game as the raw loop -------------------------------------------------------


@some_options
def test_a_game_is_the_raw_loop_with_the_same_seed(key, players, options):
    for seed in range(2):
        state, chance = new_game(key, players, OPTIONS[options], seed)
        state.log = []
        rng = PlayerRng(seed)
        game = Game(key, players, seed, **keywords(OPTIONS[options]))
        assert game.rules == state.rules
        while seats := asked(state):
            before = len(state.log)
            move = random_move(state, seats[0], rng)
            apply(state, seats[0], state.question, move, chance)
            assert game.asked == seats
            assert game.turn in game.alive
            assert game.random_move() is move
            assert game.push(move) == state.log[before:]
            assert game.state == state
        assert game.over
        assert game.winner == standings(state)[0]
        assert game.standings == standings(state)
        assert game.events == state.log
        assert str(game) == write_position(state)


@every_table
def test_a_random_playout_makes_the_moves_that_pushing_makes(key, players):
    game = Game(key, players, 5)
    pushed = random_game(key, players, 5)
    assert game.playout() is game
    assert game == pushed
    assert (game.moves, game.events) == (pushed.moves, pushed.events)


def test_the_code_of_the_documentation_works_as_it_is_written(tmp_path, capsys):
    game = boomcat.Game("original", players=3, seed=7)
    while not game.over:
        seat = game.asked[0]
        for event in game.push(game.random_move(seat)):
            print(event)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Player 3 draws a Cattermelon."
    assert lines[-1] == "Player 1 is the last one in one piece, and wins."
    assert (game.winner, game.standings, len(game.hand(0)), game.legal_moves(0)) == (0, [0, 1, 2], 4, [])
    game.save(tmp_path / "game.jsonl")
    assert boomcat.Game.load(tmp_path / "game.jsonl") == game
    finished = boomcat.play("heuristic", FirstMove, seed=1)
    assert finished.over
    assert 0 <= boomcat.compare(FirstMove, "heuristic", deals=3).win_rate < 0.5
    game = boomcat.Game.read(DUEL)
    mind = game.knowledge(0)
    assert 0 < mind.chance_to_explode() < 1
    for world in mind.worlds(5, seed=1):
        world.push("skip")
        world.playout("heuristic")
        assert world.winner in (0, 1)


@pytest.mark.parametrize("module", [boomcat.game.game, boomcat.game.seat_knowledge, boomcat.game.contest])
def test_the_examples_in_docstrings_are_true(module):
    found = doctest.testmod(module)
    assert found.attempted
    assert not found.failed


@pytest.mark.both_builds
def test_compiled_methods_keep_their_docstrings_and_signatures():
    words = doctest.DocTestParser().get_doctest(Game.push.__doc__ or "", {"Game": Game}, "push", None, None)
    assert words.examples
    assert not doctest.DocTestRunner().run(words).failed
    assert list(inspect.signature(Game.push).parameters) == ["self", "move", "seat"]


# -- how a game begins ---------------------------------------------------------------------


def test_a_game_without_arguments_is_the_original_with_four_and_other_cards_every_time():
    first, second = Game(), Game()
    assert (first.edition.key, first.players) == ("original", 4)
    assert first.seed != second.seed
    assert Game("party-pack").players == 4
    assert Game(seed=first.seed) == first


def test_a_recipe_is_an_edition():
    game = Game("original see5=3 imploding=1", players=3, seed=1)
    assert game.edition.key == "original see5=3 imploding=1"
    assert Game(game.edition, 3, 1) == game


def test_a_seed_may_be_a_number_a_generator_or_a_source_of_luck():
    assert Game(seed=random.Random(3)) == Game(seed=random.Random(3))
    assert Game(seed=SeededChance(4)) == Game(seed=4)
    assert Game(seed=4).seed == 4
    assert Game.read(DUEL, seed=ScriptedChance([])).seed is None


def test_options_are_keywords_with_seats_from_0():
    assert Game(players=3, first=2, seed=1).asked == [2]
    game = Game(players=2, quick=True, combos="cats", stacking=False, five_different=True, remove_dead_hands=True)
    assert game.rules.options == Options("cats", True, boomcat.BY_LOT, True, False, True)


@pytest.mark.parametrize(("arguments", "error", "words"), [
    ({"edition": "orginal"}, MalformedInput, "Unknown edition “orginal”. Choose from: original, nsfw, party-pack"),
    ({"edition": 3}, TypeError, "edition must be a name such as 'original', or an Edition, not 3"),
    ({"players": 9}, MalformedInput, "Original is for 2 to 5 players, not 9."),
    ({"players": "three"}, TypeError, "players must be an int, not 'three'"),
    ({"players": 3.0}, TypeError, "players must be an int, not 3.0"),
    ({"players": 3, "first": 3}, MalformedInput, "no seat 3: seats are 0 to 2"),
    ({"players": 3, "first": "Ann"}, TypeError, "first must be an int, not 'Ann'; seats count from 0"),
    ({"seed": "lucky"}, TypeError, "seed must be an int or a random.Random, not 'lucky'"),
    ({"seed": 2**64}, ValueError, "seed must fit into 64 bits"),
    ({"combos": "dogs"}, MalformedInput, "“dogs” is not a kind of combos. Choose from: special, cats."),
    ({"quick": "yes"}, TypeError, "quick must be True or False, not 'yes'"),
    ({"quikc": True}, TypeError, "unexpected keyword argument 'quikc'"),
])  # fmt: skip
def test_a_wrong_beginning_is_answered_in_words(arguments, error, words):
    with pytest.raises(error) as caught:
        Game(**arguments)
    assert words in str(caught.value)


@pytest.mark.parametrize(("text", "error", "words"), [
    ("original; 1: skipp; 2: -; pile: kitten", MalformedInput, "Unknown card “skipp”"),
    ("original; 1: skip; 2: -", MalformedInput, "pile"),
    (None, TypeError, "a position is text such as 'original; 1: skip; 2: -; pile: kitten', not None"),
])  # fmt: skip
def test_a_wrong_position_is_answered_in_words(text, error, words):
    with pytest.raises(error) as caught:
        Game.read(text)
    assert words in str(caught.value)


def test_a_game_begins_at_a_copy_of_a_state():
    state = Game(seed=2).state
    game = Game.from_state(state, seed=3)
    game.push("draw")
    assert state == Game(seed=2).state
    wrong: Any = "original"
    with pytest.raises(TypeError, match=r"Game\.read reads text"):
        Game.from_state(wrong)


# -- pushing -------------------------------------------------------------------------------


def test_moves_are_pushed_as_text_as_objects_and_for_a_seat():
    game = Game.read(DUEL, seed=1)
    assert [str(event) for event in game.push("skip")] == ["Player 1 plays a Skip."]
    assert game.asked == [1]
    game.push("nope", seat=1)
    assert game.asked == [0]
    game.push(boomcat.PASS, 0)
    assert game.turn == 0
    assert repr(game.push("pair tacocat 2")[0]).startswith("Played(seat=0")


def test_in_a_window_a_move_without_a_seat_is_the_first_ones_who_may_make_it():
    game = Game.read(THREE, seed=1)
    game.push("skip")
    assert game.asked == [1, 2]
    assert game.is_legal("nope")
    assert not game.is_legal("nope", 1)
    noped = game.push("nope")
    assert noped == [boomcat.events.Noped(2, 1)]
    assert game.asked == [0, 1]
    assert game.push("pass") == []
    assert game.moves[-1] == (0, boomcat.PASS)
    assert game.asked == [1]


def test_unnamed_players_pass_in_order():
    game = Game("party-pack", players=10, seed=4, first=0)
    play = next(move for move in game.legal_moves() if move is not boomcat.DRAW)
    game.push(play)
    for seat in range(1, 10):
        assert game.asked[0] == seat
        game.push("pass")
    assert game.question != Ask.NOPE


@pytest.mark.parametrize(("move", "seat", "error", "words"), [
    ("favor 2", None, IllegalMove, "seat 0 can't 'favor 2': You don’t have the cards for that. Legal: draw, skip,"),
    ("skp", None, MalformedInput, "Legal: draw, skip, pair tacocat 2"),
    ("", None, MalformedInput, "Legal: draw, skip, pair tacocat 2"),
    ("pair tacocat 3", None, MalformedInput, "There’s no player 3 at this table; players are 1 to 2."),
    ("pair tacocat 1", None, IllegalMove, "Choose another player, not yourself."),
    ("draw", 1, IllegalMove, "seat 1 isn't asked now; asked: 0 (turn)"),
    ("draw", 2, MalformedInput, "no seat 2: seats are 0 to 1"),
    ("draw", -1, MalformedInput, "no seat -1: seats are 0 to 1"),
    ("draw", "1", TypeError, "seat must be an int, not '1'; seats count from 0"),
    (None, None, TypeError, "a move is needed, or its text such as 'draw' or 'favor 3', not None"),
    (3, None, TypeError, "not 3"),
    ("pass", None, IllegalMove, "That doesn’t answer the current question. Legal: draw"),
])  # fmt: skip
def test_a_wrong_move_is_answered_in_words_and_changes_nothing(move, seat, error, words):
    game = Game.read(DUEL, seed=1)
    before = str(game)
    with pytest.raises(error) as caught:
        game.push(move, seat)
    assert words in str(caught.value)
    assert str(game) == before
    assert not game.moves
    assert not game.events


def test_many_legal_moves_are_counted_not_listed():
    game = Game("party-pack", players=10, seed=1, first=0)
    while len(game.legal_moves()) < 30:
        game.push(game.random_move())
    with pytest.raises(IllegalMove, match=r"… \(\d+ more\)$"):
        game.push("explode", game.asked[0])


def test_nothing_is_pushed_when_the_game_is_over():
    game = random_game()
    for again in (lambda: game.push("draw"), game.random_move, lambda: game.random_move(0)):
        with pytest.raises(IllegalMove, match=f"the game is over: seat {game.winner} has won"):
            again()
    assert game.legal_moves() == []
    assert not game.is_legal("draw")


def test_legal_moves_are_listed_for_any_seat():
    game = Game.read(THREE)
    assert [boomcat.write_move(move, game.edition) for move in game.legal_moves(0)] == ["draw", "skip"]
    assert game.legal_moves(1) == []
    with pytest.raises(MalformedInput, match="no seat 3"):
        game.legal_moves(3)
    with pytest.raises(MalformedInput, match="no seat -1"):
        game.hand(-1)
    with pytest.raises(IllegalMove, match=r"seat 1 isn't asked now; asked: 0 \(turn\)"):
        game.random_move(1)
    with pytest.raises(MalformedInput, match="banana"):
        game.is_legal("banana")


def test_luck_that_fails_undoes_the_move():
    """`apply` leaves it half done."""
    game = Game.read("original; 1: shuffle skip; 2: skip; pile: see kitten favor", seed=ScriptedChance([0, 9]))
    game.push("shuffle")
    before, events = str(game), game.events
    with pytest.raises(ValueError, match="outcome 1 of the script is 9"):
        game.push("pass")
    assert (str(game), game.events) == (before, events)
    assert game.state.log is not None


def test_a_hand_and_the_piles_are_copies():
    game = Game.read(DUEL)
    assert repr(game.draw_pile) == "[Card.SEE_THE_FUTURE, Card.EXPLODING_KITTEN, Card.FAVOR]"
    assert game.question is QuestionKind.TURN
    game.draw_pile.clear()
    clear(game.hand(0))
    game.events.append(boomcat.events.Shuffled())
    assert str(game) == str(Game.read(DUEL))
    assert game.events == []


# -- taking back, copies, pickles ------------------------------------------------------------


@every_table
def test_every_move_can_be_taken_back(key, players):
    game = Game(key, players, 3)
    moments = [str(game)]
    while not game.over:
        game.push(game.random_move())
        moments.append(str(game))
    whole = game.copy()
    for number in sorted(random.Random(1).sample(range(len(moments) - 1), 6), reverse=True):
        while len(game.moves) > number:
            assert game.pop() is whole.moves[len(game.moves)][1]
        assert str(game) == moments[number]
        assert game.events == whole.events[: len(game.events)]
        assert game.knowledge(0).view == game.view(0)
    for _, move in whole.moves[len(game.moves) :]:
        game.push(move)
    assert game == whole
    assert game.events == whole.events


def test_pop_without_a_move_is_an_error():
    with pytest.raises(IndexError, match="no move to take back"):
        Game().pop()


@pytest.mark.parametrize(
    "twin_of", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_a_copy_goes_on_by_itself_in_the_same_way(twin_of):
    game = random_game(moves=20)
    twin = twin_of(game)
    assert twin == game
    assert (twin.moves, twin.events, twin.seed) == (game.moves, game.events, game.seed)
    game.playout()
    assert not twin.over
    assert twin.playout() == game
    assert twin.pop() is game.pop()
    assert str(twin) == str(game)


def test_a_copy_with_a_seed_has_other_luck_and_the_same_past():
    game = random_game(moves=20)
    copies = [game.copy(seed=seed) for seed in range(20)]
    for one in copies:
        assert one.state == game.state
        assert one.knowledge(0) == game.knowledge(0)
        one.playout()
    assert len({str(one) for one in copies}) > 15
    with pytest.raises(ValueError, match="this game began with other luck"):
        copies[0].save("never.jsonl")
    while copies[0].moves:
        copies[0].pop()
    assert copies[0].state == game.state
    assert copies[0].events == game.events


def test_games_are_equal_at_the_same_moment_with_the_same_luck():
    assert Game(seed=1) == Game(seed=1)
    assert Game(seed=1) != Game(seed=2)
    assert Game.read(DUEL, seed=1) != Game.read(DUEL, seed=2)
    assert Game(seed=1) != "original"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game())


def test_a_game_says_what_it_is():
    assert repr(Game(players=3, seed=7)) == "<Game original, 3 players, 29 cards to draw, seat 2 asked: turn>"
    game = Game.read(THREE)
    game.push("skip")
    assert repr(game) == "<Game original, 3 players, 3 cards to draw, seats 1, 2 asked: nope>"
    assert repr(random_game(seed=7)) == "<Game original, 3 players, won by seat 0>"


# -- words ---------------------------------------------------------------------------------


@every_table
def test_every_event_prints_as_a_sentence(key, players):
    for event in random_game(key, players, players).events:
        words = str(event)
        assert words[0].isupper()
        assert words[-1] in ".!"
        assert str(redact(event, NO_SEAT))[-1] in ".!"
        again = pickle.loads(pickle.dumps(event))
        assert again == event
        assert again.edition == event.edition


def test_events_speak_english_and_name_the_cats_of_the_edition(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "fr")
    game = Game.read("nsfw; 1: 2*bikini; 2: nope; pile: kitten see")
    (played,) = game.push("pair bikini 2")
    assert str(played).startswith("Player 1 plays a pair (2 × ")
    assert "Cat 1" not in str(played)
    assert str(boomcat.events.Drew(0, Card.CAT_1, False)) == "Player 1 draws a Cat 1."
    assert str(boomcat.events.Drew(2, boomcat.NO_CARD, False)) == "Player 3 draws a card."


# -- files -----------------------------------------------------------------------------------


@some_options
def test_a_saved_game_is_loaded_as_it_was(tmp_path, key, players, options):
    file = tmp_path / "game.jsonl"
    game = Game(key, players, 6, **keywords(OPTIONS[options]))
    moments = [game.copy()]
    while not game.over:
        if game.push(game.random_move()) and not isinstance(game.moves[-1][1], Pass | Wait):
            # Passes and waits leave no trace in a record.
            moments.append(game.copy())
    for one in [*random.Random(2).sample(moments, 3), game]:
        one.save(file)
        loaded = Game.load(file)
        assert loaded.state == one.state
        assert loaded == one
        assert loaded.events == one.events
        assert read_record(file).finished == one.over
        *_, last = [None, *replay(read_record(file))]
        assert last is None or last.game == one.state
        for seat in range(players):
            assert loaded.knowledge(seat) == one.knowledge(seat)


def test_a_window_is_open_again_in_a_game_that_was_saved_before_the_next_move(tmp_path):
    game = Game("original", players=4, seed=3, first=0)
    play = next(move for move in game.legal_moves() if move is not boomcat.DRAW)
    game.push(play)
    at_first = game.copy()
    for _ in range(3):
        game.push("pass")
        game.save(tmp_path / "game.jsonl")
        assert Game.load(tmp_path / "game.jsonl") == at_first


def test_a_record_is_loaded_up_to_any_of_its_moves(tmp_path):
    game = random_game()
    game.save(tmp_path / "game.jsonl", names=["Ann", "Bo", "Cy"])
    record = read_record(tmp_path / "game.jsonl")
    assert [one.name for one in record.players] == ["Ann", "Bo", "Cy"]
    assert Game.load(tmp_path / "game.jsonl", at=0) == Game(players=3, seed=1)
    for at in range(len(record.moves) + 1):
        moves = [move for _, move in Game.load(tmp_path / "game.jsonl", at).moves if move is not boomcat.PASS]
        assert moves == [move for _, move in game.moves if move is not boomcat.PASS][:at]
    with pytest.raises(ValueError, match=f"at must be 0 to {len(record.moves)}"):
        Game.load(tmp_path / "game.jsonl", at=1000)
    again = Game.load(tmp_path / "game.jsonl")
    again.save(tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "game.jsonl").read_bytes()


def test_a_position_is_kept_as_text(tmp_path):
    game = Game.read(DUEL, seed=1)
    with pytest.raises(ValueError, match=r"this game began at a position; to keep the position, write str\(game\)"):
        game.save(tmp_path / "game.jsonl")
    (tmp_path / "position.txt").write_text(str(game), "utf-8")
    assert Game.load(tmp_path / "position.txt").state == game.state
    with pytest.raises(ValueError, match="holds a position, which has no moves"):
        Game.load(tmp_path / "position.txt", at=1)


def test_failed_saving_or_loading_says_why(tmp_path):
    scripted = Game(players=2, seed=ScriptedChance([0] * 100))
    with pytest.raises(ValueError, match="a record needs a seed"):
        scripted.save(tmp_path / "game.jsonl")
    with pytest.raises(ValueError, match="names must be 4 texts"):
        Game().save(tmp_path / "game.jsonl", names=["Ann"])
    with pytest.raises(FileNotFoundError):
        Game.load(tmp_path / "nothing.jsonl")
    (tmp_path / "empty.jsonl").write_text("")
    with pytest.raises(RecordError, match="empty"):
        Game.load(tmp_path / "empty.jsonl")
    game = random_game()
    game.save(tmp_path / "game.jsonl")
    lines = (tmp_path / "game.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "game.jsonl").write_text("".join(lines[:3] + lines[4:]), "utf-8")
    with pytest.raises(RecordError, match=r"[Ll]ine 4"):
        Game.load(tmp_path / "game.jsonl")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_commands_read_what_was_saved(tmp_path, monkeypatch, command):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    for name, game in (("whole", random_game()), ("begun", random_game(moves=15))):
        game.save(tmp_path / f"{name}.jsonl")
        done = CliRunner().invoke(program, [command, str(tmp_path / f"{name}.jsonl")])
        if name == "begun" and command == "verify":
            assert "What is there checks out, but the game is incomplete" in done.output
        else:
            assert done.exit_code == 0


# -- what a seat may know ------------------------------------------------------------------


@every_table
def test_worlds_look_the_same_to_the_seat_and_knowledge_depends_on_nothing_else(key, players):
    game = Game(key, players, 8)
    rng = random.Random(1)
    while not game.over:
        if rng.random() < 0.15:
            seat = rng.choice(game.alive)
            mind = game.knowledge(seat)
            worlds = list(mind.worlds(3, seed=rng))
            for world in worlds:
                assert world.view(seat) == game.view(seat) == mind.view
                assert world.knowledge(seat) == mind
                from_here = Game.from_state(world.state).knowledge(seat)
                assert from_here == Game.from_state(worlds[0].state).knowledge(seat)
                assert world.chance != game.chance
        game.push(game.random_move())


def test_seen_cards_stay_known_in_the_game_and_in_its_worlds():
    game = Game.read("original; 1: see skip; 2: nope; pile: favor kitten shuffle 2*attack", seed=1)
    assert game.knowledge(0).known_at(1) is None
    game.push("see")
    game.push("pass")
    mind = game.knowledge(0)
    assert mind.known_places() == {0: Card.FAVOR, 1: Card.EXPLODING_KITTEN, 2: Card.SHUFFLE}
    assert mind.chance_to_explode(1) == mind.chance_of("kitten", 1) == mind.chance_of(Card.EXPLODING_KITTEN, 1) == 1
    assert game.knowledge(1).chance_to_explode(1) == pytest.approx(0.2)
    for world in mind.worlds(10, seed=1):
        assert world.draw_pile[:3] == game.draw_pile[:3]
        world.push("skip")
        world.push("pass")
        world.push("draw")
        assert world.knowledge(0).chance_to_explode() == 1
        while world.moves:
            world.pop()
        assert world.knowledge(0) == mind


def test_worlds_of_a_seed_are_the_same_worlds():
    mind = random_game(moves=12).knowledge(0)
    assert [str(world) for world in mind.worlds(5, seed=3)] == [str(world) for world in mind.worlds(5, seed=3)]
    assert [str(world) for world in mind.worlds(5, seed=3)] != [str(world) for world in mind.worlds(5, seed=4)]
    assert list(mind.worlds(0)) == []


def test_knowledge_is_of_one_moment():
    game = random_game(moves=12)
    mind = game.knowledge(0)
    before = mind.chance_to_explode()
    game.playout()
    assert mind.chance_to_explode() == before
    assert game.knowledge(0).view.draw_pile_size < mind.view.draw_pile_size
    assert repr(mind).startswith("<SeatKnowledge of seat 0, original, 3 players, ")


def test_spectators_have_a_view_and_wrong_questions_an_answer():
    game = Game.read(DUEL)
    assert game.view(NO_SEAT) == View(game.state, NO_SEAT)
    mind = game.knowledge(0)
    assert mind.known_hand(0) == list(game.hand(0))
    assert mind.known_hand(1) == []
    for mistake, words in (
        (lambda: game.view(2), "no seat 2"),
        (lambda: game.knowledge(-1), "no seat -1"),
        (lambda: mind.chance_of("dog"), "Unknown card “dog”"),
        (lambda: mind.known_hand(2), "no seat 2"),
    ):
        with pytest.raises(RuleError, match=words):
            mistake()
    with pytest.raises(ValueError, match="no card 99"):
        mind.chance_of(99)
    with pytest.raises(ValueError, match="n must be 0 or more"):
        list(mind.worlds(-1))


# -- bots --------------------------------------------------------------------------------------


class Counting(Bot):
    """Remembers who made it."""

    made = 0

    def __init__(self, rng):
        type(self).made += 1
        self.rng = rng

    def choose(self, view, knowledge, seconds):
        return view.moves[self.rng.below(len(view.moves))]


def made_for_fun():
    return FirstMove()


def makes_no_bot() -> Any:
    return 3


def test_everything_that_makes_a_bot_is_a_bot():
    path = str(ROOT / "examples" / "ten_lines.py")
    for bot in ("heuristic", "random", FirstMove, FirstMove(), made_for_fun, Counting, Counting(PlayerRng(1)), path):
        game = boomcat.play(bot, "random", seed=2)
        assert game.over
        assert Game(players=2, seed=2).playout(bot).over
    assert boomcat.play("heuristic", seed=1, players=3).standings
    assert boomcat.play(Path(path), "random", seed=2) == boomcat.play(path, "random", seed=2)
    Counting.made = 0
    boomcat.play("random", Counting, players=4)
    assert Counting.made == 3
    assert Game(players=2, seed=3).playout(["heuristic", None]).over


def test_a_game_between_bots_depends_on_its_seed_alone(tmp_path):
    game = boomcat.play("heuristic", "random", seed=5, edition="party-pack", players=5, quick=True)
    assert game == boomcat.play("heuristic", "random", seed=5, edition="party-pack", players=5, quick=True)
    assert game.rules.options.quick
    game.save(tmp_path / "game.jsonl")
    names = [one.name for one in read_record(tmp_path / "game.jsonl").players]
    assert names == ["heuristic", "random", "random", "random", "random"]
    assert Game.load(tmp_path / "game.jsonl") == game


def test_bots_that_take_over_know_what_their_seats_have_seen():
    seen = []

    class Watching(Bot):
        def choose(self, view, knowledge, seconds):
            seen.append((view.viewer, knowledge == expected[view.viewer]))
            return view.moves[0]

    game = Game.read("original; 1: see skip; 2: nope; pile: favor kitten shuffle 2*attack", seed=1)
    game.push("see")
    game.push("pass")
    expected = {seat: game.knowledge(seat).known for seat in range(2)}
    game.playout(Watching)
    assert seen[0] == (0, True)


@pytest.mark.parametrize(("call", "error", "words"), [
    (boomcat.play, ValueError, "which bots?"),
    (lambda: boomcat.play("heuristik"), MalformedInput, "heuristik"),
    (lambda: boomcat.play("random", "random", players=1), ValueError, "2 bots don't fit at a table for 1"),
    (lambda: boomcat.play("random", players=9), MalformedInput, "Original is for 2 to 5 players, not 9."),
    (lambda: boomcat.play(ANYTHING[0]), TypeError, "a bot is a name ('random', 'heuristic', "),
    (lambda: boomcat.play(ANYTHING[1]), TypeError, "not <class 'int'>"),
    (lambda: boomcat.play(Bot), TypeError, "Bot has no method choose(self, view, knowledge, seconds)"),
    (lambda: boomcat.play(makes_no_bot), TypeError, "made 3, which is not a boomcat.Bot"),
    (lambda: Game().playout(["random"]), ValueError, "4 bots are needed, one for each seat, not 1"),
    (boomcat.compare, ValueError, "which bots?"),
    (lambda: boomcat.compare("random", deals=0), ValueError, "deals must be 1 or more"),
    (lambda: boomcat.compare("random", players=9), MalformedInput, "Original is for 2 to 5 players, not 9."),
    (lambda: boomcat.compare("random", first=2), MalformedInput, "no seat 2: seats are 0 to 1"),
    (lambda: boomcat.compare("random", **WRONG), TypeError, "quikc"),
    (lambda: boomcat.compare(made_for_fun, processes=2), ValueError, "other processes can't make made_for_fun"),
])  # fmt: skip
def test_a_wrong_contest_is_answered_in_words(call, error, words):
    with pytest.raises(error) as caught:
        call()
    assert words in str(caught.value)


def test_a_bot_that_fails_ends_the_game():
    class Broken(Bot):
        def choose(self, view, knowledge, seconds):
            raise ZeroDivisionError("oops")

    class Silent(Bot):
        def choose(self, view, knowledge, seconds):
            return None

    for bot, words in ((Broken, "oops"), (Silent, "None")):
        with pytest.raises(BotFailed, match=words):
            boomcat.play(bot, "random", seed=1)
        with pytest.raises(BotFailed, match=words):
            boomcat.compare(bot, "random", deals=1)


def test_a_bot_that_is_late_is_an_error_in_a_game_and_counted_in_a_comparison():
    with pytest.raises(BotFailed, match="late: seat 1 took longer than 0 seconds"):
        boomcat.play("heuristic", "random", seconds=0, seed=1, first=1)
    found = boomcat.compare(FirstMove, "random", deals=1, seconds=0)
    assert found.results[0].incidents["late"] == found.results[0].decisions
    assert str(found).splitlines()[1].endswith("default moves")


SCRIPT = """
import boomcat
found = boomcat.compare("random", deals=80, seed=2, processes=2)
print(found.results[0].places, found.games)
"""


def test_a_script_without_a_guard_can_use_several_processes_and_gets_the_same(tmp_path):
    """They don't import it.  (Fewer games aren't worth a process.)"""
    (tmp_path / "script.py").write_text(SCRIPT, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, str(tmp_path / "script.py")]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    here = boomcat.compare("random", deals=80, seed=2)
    assert (done.stdout, done.stderr) == (f"{here.results[0].places} 160\n", "")


def test_a_comparison_is_what_the_arena_says():
    from boomcat.arena.plan import Plan
    from boomcat.arena.run_file import run
    from boomcat.arena.statistics import rows

    found = boomcat.compare("heuristic", "random", deals=20, players=3, edition="nsfw", seed=4)
    plan = Plan(("heuristic", "random"), "nsfw", 3, 20, 4, 60.0, Options().key())
    expected = rows(plan, run(plan))
    assert [one.bot for one in found.results] == ["heuristic", "random"]
    for one, row in zip(found.results, expected, strict=True):
        assert (one.win_rate, one.low, one.high, one.places) == (row.win_rate, row.low, row.high, row.places)
    assert found.win_rate == expected[0].win_rate
    assert found.interval == (expected[0].low, expected[0].high)
    assert (found.games, found.deals, found.players) == (60, 20, 3)
    lines = str(found).splitlines()
    assert lines[0] == "NSFW, 3 players: 20 deals, 60 games"
    assert lines[1].split() == ["bot", "win", "rate", "(95%", "interval)", "ranks", "(%)", "decision"]
    assert lines[2].startswith("heuristic ")
    assert lines[3].startswith("random × 2 ")


def test_bots_of_one_name_are_numbered():
    found = boomcat.compare(FirstMove, FirstMove, FirstMove, deals=2)
    assert [one.bot for one in found.results] == ["FirstMove", "FirstMove (2)", "FirstMove (3)"]


def test_a_seed_of_a_world_is_a_seed_for_a_game():
    game = boomcat.Game("original", 3, seed=4)
    for world in game.knowledge(0).worlds(20, seed=1):
        assert boomcat.Game("original", 3, seed=world.seed).seed == world.seed


def test_worlds_are_refused_before_the_first_is_asked_for():
    with pytest.raises(ValueError, match="n must be 0 or more"):
        boomcat.Game("original", 3, seed=4).knowledge(0).worlds(-1)


def test_a_bot_that_cannot_be_made_has_failed():
    class Broken(boomcat.Bot):
        def __init__(self) -> None:
            raise RuntimeError("no")

        def choose(self, view: Any, knowledge: Any, seconds: float) -> boomcat.Move:
            return boomcat.DRAW

    with pytest.raises(boomcat.BotFailed, match="RuntimeError"):
        boomcat.play(Broken, "random", seed=1)


def test_a_comparison_is_named_after_the_deck():
    deck = boomcat.edition_named("original skip=6", "My deck")
    assert str(boomcat.compare("random", deals=1, edition=deck)).startswith("My deck")


def test_an_error_in_words_is_pickled_with_them():
    with pytest.raises(boomcat.MalformedInput) as caught:
        boomcat.Game("original", 3, seed=4).hand(9)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_no_seat_comes_after_one_that_is_not_there():
    with pytest.raises(boomcat.MalformedInput, match="no seat 9"):
        boomcat.Game("original", 3, seed=4).state.next_living(9)
