"""The arena: matches that no bot can stop, tournaments that can be repeated and resumed, and the command."""

import importlib
import json
import os
import re
import signal
import threading
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from boomcat.arena.contestants import CONTESTANTS, Cheat, contestant, truth
from boomcat.arena.plan import Plan
from boomcat.arena.rounds import play_match, play_round
from boomcat.arena.run_file import Store, cache_folder, run
from boomcat.bots.bot import Bot, BotFailed
from boomcat.bots.match import Match
from boomcat.bots.roster import NAMES, bot_named
from boomcat.bots.seat import Seat
from boomcat.cli.program import program
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS, GOOD_VS_EVIL, ORIGINAL
from boomcat.core.move_pool import PASS
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.rules import Options, rules_for
from boomcat.notation import write_move
from boomcat.programs import BotDied
from tests.knowledge.test_knowledge import check_true
from tests.support.random_games import logged_moments

pool: Any = importlib.import_module("boomcat.arena.pool")

RULES = rules_for(ORIGINAL, 3, Options())


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("BOOMCAT_CACHE", str(tmp_path / "cache"))


def plan(*bots, edition="original", players=2, deals=4, seed=1):
    return Plan(bots, edition, players, deals, seed, 60.0, Options().key())


# -- the match ---------------------------------------------------------------------


class Failing(Bot):
    """A bot that answers every question in the same useless way."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.closed = 0

    def choose(self, view, knowledge, seconds):
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer

    def close(self):
        self.closed += 1


@pytest.mark.parametrize("kind", ["late", "malformed", "illegal"])
def test_a_late_bot_or_a_wrong_program_gets_a_default_move_and_the_game_goes_on(kind):
    bot = Failing(BotFailed(kind))
    match = play_match(RULES, 1, [bot, bot_named("random", PlayerRng(1)), bot_named("random", PlayerRng(2))], 60)
    assert sorted(match.standings) == [0, 1, 2]
    assert match.incidents[0] == {kind: match.decisions[0]}
    assert not match.incidents[1]
    assert bot.closed == 1


class Rude:
    def __repr__(self):
        raise ValueError("what I am is my business")


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        (None, "None"),
        (7, "7"),
        (Ask, repr(Ask)),
        (Rude(), "an object of Rude"),
        ("x" * 1000, "'" + 99 * "x" + "…"),
        ("daw", "'daw'"),
        ("", "''"),
        # Moves, but no answers to the first question, which is about a turn.
        (PASS, "pass"),
        ("nope", "'nope'"),
    ],
)
def test_a_class_that_returns_anything_but_a_legal_move_ends_the_game(answer, shown):
    bots = [Failing(answer) for _ in range(3)]
    with pytest.raises(BotDied) as died:
        play_match(RULES, 1, bots, 60)
    assert (died.value.kind, died.value.words, died.value.method) == ("invalid", shown, "Failing.choose")
    assert str(died.value).endswith(f"Failing.choose returned {shown}; return one of view.moves")
    assert [bot.closed for bot in bots] == [1, 1, 1]
    chance = SeededChance(1)
    game = deal(RULES, chance)
    with pytest.raises(BotFailed, match=r"choose returned .+; return one of view"):
        Match(game, chance, [Seat(game, seat, bot) for seat, bot in enumerate(bots)], PlayerRng(1), 60.0).play()
    assert [bot.closed for bot in bots] == [2, 2, 2]


class Writing(Bot):
    """A bot that returns the text of another bot's move."""

    def __init__(self, seat):
        self.bot = bot_named("random", PlayerRng(seat))

    def choose(self, view, knowledge, seconds):
        move = self.bot.choose(view, knowledge, seconds)
        assert isinstance(move, Move)
        return write_move(move, view.rules.edition)


@pytest.mark.parametrize("key", ["original", "party-pack", "good-vs-evil"])
def test_a_bot_may_return_the_text_of_a_move(key):
    rules = rules_for(EDITIONS[key], 4, Options())
    for seed in range(5):
        written = play_match(rules, seed, [Writing(seat) for seat in range(4)], 60)
        assert not any(written.incidents)
        plain = play_match(rules, seed, [bot_named("random", PlayerRng(seat)) for seat in range(4)], 60)
        assert (written.standings, written.decisions) == (plain.standings, plain.decisions)
        assert (written.moves, written.incidents, written.digest) == (plain.moves, plain.incidents, plain.digest)


def test_a_late_answer_does_not_count():
    time = 0.0

    def clock():
        nonlocal time
        time += 0.3
        return time

    late = play_match(RULES, 1, [bot_named("random", PlayerRng(seat)) for seat in range(3)], 0.2, clock)
    assert [found["late"] for found in late.incidents] == late.decisions
    assert [seat.seconds for seat in late.seats] == pytest.approx([0.3 * count for count in late.decisions])
    in_time = play_match(RULES, 1, [bot_named("random", PlayerRng(seat)) for seat in range(3)], 0.4, clock)
    assert not any(in_time.incidents)


@pytest.mark.parametrize(
    ("answer", "kind", "words"),
    [
        (ZeroDivisionError("my mistake"), "crashed", "ZeroDivisionError: my mistake"),
        (RecursionError(), "crashed", "RecursionError"),
        (SystemExit(0), "crashed", "SystemExit: 0"),
        (BotFailed("dead", "Segmentation fault"), "dead", "Segmentation fault"),
    ],
)
def test_a_bot_that_dies_ends_the_game_with_its_error(answer, kind, words):
    bots = [Failing(answer) for _ in range(3)]
    with pytest.raises(BotDied) as died:
        play_match(RULES, 4, bots, 60)
    assert (died.value.kind, died.value.seed, died.value.words.splitlines()[-1]) == (kind, 4, words)
    # Of the traceback, only the bot's part; this folder may itself be called boomcat.
    assert set(re.findall(r'File "(.+?)", line', died.value.words)) <= {__file__}
    assert [bot.closed for bot in bots] == [1, 1, 1]


def test_a_bot_that_fails_to_close_does_not_hold_up_the_others():
    class Clinging(Failing):
        def close(self):
            super().close()
            raise OSError

    bots = [Clinging(None) for _ in range(3)]
    with pytest.raises(BotDied) as died:
        play_match(RULES, 1, bots, 60)
    assert died.value.seat == 0
    assert [bot.closed for bot in bots] == [1, 1, 1]


def test_an_interruption_is_not_an_incident_of_the_bot():
    class Interrupted(Failing):
        def choose(self, view, knowledge, seconds):
            raise KeyboardInterrupt

    bots = [Interrupted(None) for _ in range(3)]
    with pytest.raises(KeyboardInterrupt):
        play_match(RULES, 1, bots, 60)
    assert [bot.closed for bot in bots] == [1, 1, 1]


def test_the_knowledge_is_up_to_date_for_bots_that_want_it():
    class Knowing(Failing):
        def choose(self, view, knowledge, seconds):
            assert knowledge.hand_sizes == view.hand_sizes
            assert knowledge.pile.size() == view.draw_pile_size
            return bot_named("random", PlayerRng(view.question)).choose(view, knowledge, seconds)

    match = play_match(rules_for(GOOD_VS_EVIL, 4, Options()), 3, [Knowing(None) for _ in range(4)], 60)
    assert not any(match.incidents)


# -- the cheat ---------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["good-vs-evil", "original streaking=1 mark=5 curse=5 bury=5 tower=1"])
def test_the_cheat_knows_every_card(edition):
    for game in logged_moments(edition, 3, Options(), 5):
        if game.asking == Ask.OVER:
            break
        known = truth(game, 0)
        check_true(game, known)
        assert [known.known_at(above) for above in range(len(game.draw_pile))] == game.draw_pile[::-1]
        assert [known.held[seat].size + (game.godcat_holder() == seat) for seat in (1, 2)] == [
            game.hands[seat].size for seat in (1, 2)
        ]


def test_the_cheat_can_be_chosen_in_the_arena_only():
    assert set(CONTESTANTS) - set(NAMES) == {"cheat"}
    assert isinstance(contestant("cheat", PlayerRng(1)), Cheat)
    result = CliRunner().invoke(program, ["terminal", "--bot", "cheat"], prog_name="boomcat")
    assert result.exit_code == 2


# -- rounds ------------------------------------------------------------------------


def test_every_deal_is_played_with_every_rotation_and_the_same_cards(monkeypatch):
    seen = []
    rounds: Any = importlib.import_module("boomcat.arena.rounds")
    match = rounds.play_match

    def watched(rules, seed, bots, seconds):
        seen.append((seed, [type(bot).__name__ for bot in bots]))
        return match(rules, seed, bots, seconds)

    monkeypatch.setattr(rounds, "play_match", watched)
    one = play_round(plan("heuristic", "random", players=3, seed=40), 2)
    assert seen == [
        (42, ["HeuristicBot", "RandomBot", "RandomBot"]),
        (42, ["RandomBot", "RandomBot", "HeuristicBot"]),
        (42, ["RandomBot", "HeuristicBot", "RandomBot"]),
    ]
    assert [sorted(standings) for standings in one.standings] == [[0, 1, 1]] * 3


def games_of(rounds):
    return [(one.deal, one.standings, one.decisions) for one in rounds]


def test_the_number_of_workers_does_not_change_the_results(monkeypatch):
    monkeypatch.setattr(pool, "PROCESSES_AFTER_GAMES", 0)
    tried = plan("heuristic", "random", deals=12)
    assert games_of(run(tried, workers=2)) == games_of(run(tried, workers=1))


def test_workers_end_when_they_are_not_wanted_any_more(monkeypatch):
    monkeypatch.setattr(pool, "PROCESSES_AFTER_GAMES", 0)
    stop = threading.Event()
    played = run(plan("random", deals=100_000), stop=stop, workers=2, tell=lambda games: stop.set() if games else None)
    assert 0 < len(played) < 100_000


# -- the store ---------------------------------------------------------------------


def interrupted_after(deals):
    stop, games_played = threading.Event(), 0

    def tell(games):
        nonlocal games_played
        games_played += games
        if games_played >= 2 * deals:
            stop.set()

    return {"stop": stop, "tell": tell}


def test_an_interrupted_run_continues_where_it_was(tmp_path, monkeypatch):
    tried = plan("heuristic", "random", deals=6)
    whole = run(tried, workers=1)
    store = Store(tried, tmp_path)
    assert games_of(run(tried, store, workers=1, **interrupted_after(3))) == games_of(whole[:3])
    assert games_of(store.read()) == games_of(whole[:3])
    games_played: list[int] = []
    assert games_of(run(tried, Store(tried, tmp_path), workers=1, tell=games_played.append)) == games_of(whole)
    assert games_played == [6, 2, 2, 2]
    # The run is finished, so its file is removed.
    assert Store(tried, tmp_path).read() == []
    assert not list(store.path.parent.iterdir())


@pytest.mark.parametrize(
    "end", ["[3,[[0,1],[1,", "[7,[[0,1],[1,0]],[1,1],[0,0],[{},{}]]\n", "{}\n", "[3,[[0,0],[1,0]],[],[],[]]\n"]
)
def test_broken_entries_of_a_store_do_not_count(tmp_path, end):
    tried = plan("heuristic", "random", deals=6)
    store = Store(tried, tmp_path)
    run(tried, store, workers=1, **interrupted_after(3))
    with store.path.open("a", encoding="utf-8") as file:
        file.write(end)
    assert len(store.read()) == 3
    assert games_of(run(tried, store, workers=1)) == games_of(run(tried, workers=1))


def test_other_arguments_make_another_run():
    first = plan("heuristic", "random")
    others = [
        plan("random", "heuristic"),
        plan("heuristic", "random", seed=2),
        plan("heuristic", "random", deals=5),
        plan("heuristic", "random", players=3),
        plan("heuristic", "random", edition="nsfw"),
        Plan(first.bots, "original", 2, 4, 1, 60.0, Options(quick=True).key()),
    ]
    assert len({first.key(), *(other.key() for other in others)}) == 7
    assert plan("heuristic", "random").key() == first.key()


def test_a_store_that_cannot_be_written_stops_nothing(tmp_path):
    (tmp_path / "arena").write_text("in the way", "utf-8")
    tried = plan("random", deals=2)
    assert len(run(tried, Store(tried, tmp_path), workers=1)) == 2


def test_the_folder_of_unfinished_runs(monkeypatch, tmp_path):
    assert cache_folder() == tmp_path / "cache"
    monkeypatch.delenv("BOOMCAT_CACHE")
    assert cache_folder().name == "boomcat"


# -- the command -------------------------------------------------------------------


def arena(*arguments):
    return CliRunner().invoke(program, ["arena", *arguments], prog_name="boomcat")


def test_the_json_output_has_one_row_for_each_bot():
    result = arena("heuristic", "random", "--players", "4", "--deals", "5", "--json")
    assert result.exit_code == 0, result.stderr
    first, second = json.loads(result.stdout)
    assert (first["bot"], second["bot"]) == ("heuristic", "random")
    for row in (first, second):
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["games"] == 20
        assert row["incidents"] == {}
    assert first["rating"] > second["rating"]
    assert second["seats"] == 3
    assert first["win_rate"] + 3 * second["win_rate"] == pytest.approx(1)


def test_the_table_names_what_was_played():
    output = arena("heuristic", "random", "--edition", "good", "--deals", "3").stdout
    assert "Good vs. Evil, 2 players: 3 deals, 6 games" in output
    assert "equals would win 50.0% each" in output
    assert "No bot was late" in output
    assert "random × 2" in arena("cheat", "random", "--players", "3", "--deals", "1").stdout


def test_a_program_can_play_too():
    result = arena("examples/plain_bot.py", "random", "--deals", "1", "--json", "--think-time", "20")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)[0]["incidents"] == {}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            [],
            "Say which bots are to play. Choose from: random, heuristic, apprentice, champion, cheat",
        ),
        (
            ["smart"],
            "Unknown bot “smart”. Choose from: random, heuristic, apprentice, champion, cheat",
        ),
        (["./no-such-bot"], "There’s no program “./no-such-bot”"),
        (
            ["random"] * 3 + ["--players", "2"],
            "3 bots don’t fit at a table for 2: name at most 2, or set --players to 3.",
        ),
        (["random", "--players", "9"], "Original is for 2 to 5 players, not 9."),
        (["random", "--first-seat", "3"], "--first-seat: “3” is not a number from 1 to 2."),
        (["random", "--deals", "0"], "--deals: “0” is not a number from 1 to 1000000000."),
        (["random", "--think-time", "soon"], "--think-time: “soon” is not a number of seconds from 0.001 to 3,600."),
        (["random", "--plot", "x.pdf"], "--plot: “x.pdf” must end in one of: .svg, .png."),
        (["random", "--plot", "no/such/x.svg"], "--plot: There’s no folder no/such to draw the plot in."),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments, words):
    result = arena(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr.replace("\\", "/")
    assert result.stderr.count("\n") == 1
    assert not result.stdout


def deals_played(monkeypatch, play):
    """The deals that are played from now on."""
    dealt: list[int] = []

    def watched(plan, deal):
        dealt.append(deal)
        return play(plan, deal)

    monkeypatch.setattr(pool, "play_round", watched)
    return dealt


def test_ctrl_c_shows_the_results_so_far_and_the_same_command_continues(monkeypatch):
    play = pool.play_round
    arguments = ("heuristic", "random", "--deals", "5", "--json")

    def interrupted(plan, deal):
        if deal == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return play(plan, deal)

    monkeypatch.setattr(pool, "play_round", interrupted)
    result = arena(*arguments)
    assert result.exit_code == 130
    assert result.stderr == "Interrupted after 3 of 5 deals; the same command resumes.\n"
    assert json.loads(result.stdout)[0]["deals"] == 3
    dealt = deals_played(monkeypatch, play)
    result = arena(*arguments)
    assert result.exit_code == 0
    assert dealt == [3, 4]
    assert json.loads(result.stdout)[0]["deals"] == 5


def test_restart_starts_anew(monkeypatch):
    tried = Plan(("random",), "original", 2, 3, 1, 1.0, Options().key())
    run(tried, Store(tried, cache_folder()), workers=1, **interrupted_after(2))
    dealt = deals_played(monkeypatch, pool.play_round)
    assert arena("random", "--deals", "3", "--restart").exit_code == 0
    assert dealt == [0, 1, 2]


def test_the_plot_shows_every_bot_and_its_figures(tmp_path):
    result = arena("heuristic", "random", "--players", "4", "--deals", "3", "--plot", str(tmp_path / "p.svg"))
    assert result.exit_code == 0, result.stderr
    drawing = ET.parse(tmp_path / "p.svg").getroot()
    words = [node.text or "" for node in drawing.iter() if node.tag.endswith("text")]
    assert {"heuristic", "random × 3", "equals: 25.0%", "Original, 4 players: 3 deals, 12 games"} <= set(words)
    assert sum("–" in one for one in words) == 2
    assert arena("random", "--deals", "2", "--plot", str(tmp_path / "p.PNG")).exit_code == 0
    assert (tmp_path / "p.PNG").read_bytes().startswith(b"\x89PNG")


def test_a_plot_that_cannot_be_written_does_not_lose_the_results(tmp_path):
    (tmp_path / "p.svg").mkdir()
    result = arena("random", "--deals", "2", "--plot", str(tmp_path / "p.svg"), "--json")
    assert result.exit_code == 2
    assert "The plot cannot be written" in result.stderr
    assert json.loads(result.stdout)


def test_the_table_names_a_recipe():
    answer = arena("random", "random", "--edition", "original skip=6", "--players", "2", "--deals", "2")
    assert "Remixed Original, 2 players" in answer.output


class Blind(Bot):
    """A bot that raises an error at every event."""

    def see(self, event):
        raise ValueError("my eyes")

    def choose(self, view, knowledge, seconds):
        return view.moves[0]


def test_a_bot_that_fails_on_an_event_is_dead():
    with pytest.raises(BotDied, match="my eyes"):
        play_match(rules_for(ORIGINAL, 2, Options()), 1, [Blind(), Blind()], 60)
