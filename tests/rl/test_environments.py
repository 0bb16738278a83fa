"""The environments pass the checks of the libraries whose interfaces they implement, and show a seat only what it
may know."""

import random
import re
import runpy
import shutil
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import boomcat.rl as rl
from benchmarks import baselines, environments
from boomcat import compare
from boomcat.bots.bot import Bot, BotFailed
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import MalformedInput
from boomcat.core.question import Ask
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.actions import Actions
from boomcat.rl.encoding import encoding_for
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.cli.test_extras import run
from tests.support.paths import ROOT

PACKAGE = ROOT / "boomcat"
#: A deck with all cards of Streaking and Barking Kittens.
KITTENS = (
    "original streaking=1 mark=3 curse=4 garbage=3 barking=2 alter-now=4 bury=3 take-that=3 personal=2 potluck=3 "
    "share=3 tower=1"
)


def test_importing_the_package_imports_none_of_the_libraries():
    asks = "import sys, boomcat.rl; print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", asks], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize(("call", "missing", "extra"), [
    ("aec_env", "pettingzoo", "rl"), ("gym_env", "gymnasium", "rl"), ("batch_env", "numpy", "rl"),
    ("openspiel_game", "pyspiel", "openspiel"), ("vector_env", "gymnasium", "rl"), ("gym_env", "librt", "rl"),
])  # fmt: skip
def test_a_missing_package_is_reported_with_what_to_install(tmp_path, call, missing, extra):
    done = run([missing], f"import boomcat.rl; boomcat.rl.{call}()", tmp_path)
    sentence = f"boomcat.rl needs {missing}: install Boomcat with its extra {extra}, see docs/environments.md"
    assert done.stderr.endswith(f"ModuleNotFoundError: {sentence}\n")


# -- PettingZoo ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "floats"), [("original", 4, False), ("good-vs-evil", 2, True), (KITTENS, 3, False)]
)
def test_pettingzoos_checks_pass(edition, players, floats):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(rl.aec_env(edition, players=players, floats=floats), num_cycles=60)
    # PettingZoo knows by name its own environments that have a mask in their observations, and warns about all others.
    doubts = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
    assert [one for one in caught if not str(one.message).startswith(doubts)] == []
    seed_test(lambda: rl.aec_env(edition, players=players), num_cycles=30)


def test_every_agent_that_explodes_has_lost_and_the_last_one_has_won():
    env = rl.aec_env("original", players=4).unwrapped
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    done = []
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        if terminated:
            done.append(agent)
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1
        for other in env.agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
        env.step(int(rng.choice(legal)))
    assert sorted(done) == env.possible_agents
    assert sorted(totals.values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    assert totals[env.possible_agents[env.slot.winner]] == 1


def test_an_illegal_move_is_an_error_in_pettingzoo_and_a_loss_in_gymnasium():
    env = rl.aec_env("original", players=2).unwrapped
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for number in (illegal, -1, 10_000, None):
        with pytest.raises(ValueError, match="isn't legal"):
            env.step(number)
    alone = rl.gym_env("original", ["random"])
    _, info = alone.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = alone.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


# -- Gymnasium -----------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("floats", [False, True])
def test_gymnasiums_checks_pass(floats):
    check_env(rl.gym_env("original", ["heuristic", "random"], floats=floats))


def test_a_seat_plays_against_bots_to_its_end():
    env = rl.gym_env("original", ["random", "random"], floats=True, render_mode="ansi")
    ends = []
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert env.observation_space.contains(observation)
            hand = observation[env.parts["hand"]].sum() / 0.25
            assert hand == env.slot.game.hands[info["seat"]].size
            number = np.random.default_rng(seed).choice(np.flatnonzero(info["action_mask"]))
            observation, reward, terminated, _, info = env.step(number)
        game = env.slot.game
        assert (reward == 1) == (game.asking == Ask.OVER and game.winner() == info["seat"])
        assert env.render()
        ends.append(reward)
    assert set(ends) <= {-1.0, 1.0}


# -- Gymnasium's registry --------------------------------------------------------------------

ORDERS = [
    "import boomcat.rl, gymnasium",
    "import gymnasium, boomcat.rl",
    "import gymnasium",
    "import boomcat.rl, importlib.util; assert importlib.util.find_spec('gymnasium'); import gymnasium",
]


@pytest.mark.parametrize("imports", ORDERS)
def test_gymnasium_makes_the_environment_by_name_whatever_was_imported_first(imports):
    name = "Boomcat-v0" if "boomcat" in imports else "boomcat.rl:Boomcat-v0"
    asks = f"{imports}\nprint(gymnasium.make({name!r}).unwrapped, gymnasium.make_vec({name!r}, num_envs=2).num_envs)"
    done = subprocess.run([sys.executable, "-c", asks], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("> 2")
    assert "GymEnv" in done.stdout
    assert done.stderr == ""


def test_only_with_floats_are_observations_those_of_the_environment_that_gymnasium_makes():
    made = gymnasium.make("Boomcat-v0").observation_space
    assert rl.gym_env(floats=True).observation_space == made
    assert (rl.gym_env().observation_space.dtype, made.dtype) == (np.uint8, np.float32)


@pytest.mark.parametrize("mask_in_observation", [False, True])
def test_gymnasiums_checks_pass_for_the_environment_it_made(mask_in_observation):
    env = gymnasium.make("Boomcat-v0", opponents=["random"], mask_in_observation=mask_in_observation)
    check_env(env.unwrapped)
    observation, info = env.reset(seed=1)
    if mask_in_observation:
        assert (observation["action_mask"] == info["action_mask"]).all()


# -- the vector environment ------------------------------------------------------------------


def rows_of(observation, at):
    return {key: value[at] for key, value in observation.items()} if isinstance(observation, dict) else observation[at]


def same(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return one.dtype == other.dtype and np.array_equal(one, other)


@pytest.mark.parametrize(
    ("options", "illegal"),
    [
        ({"opponents": ["random"] * 3}, 0.0),
        ({"opponents": ["heuristic", "random"], "mask_in_observation": True}, 0.1),
        ({"edition": "party-pack", "opponents": ["random"] * 6, "floats": False}, 0.05),
    ],
)
def test_each_row_of_the_vector_environment_equals_the_single_environment(options, illegal):
    """With the same seeds and the same answers, including the ends of games and illegal numbers."""
    rows, rng = 6, random.Random(5)
    many = gymnasium.make_vec("Boomcat-v0", num_envs=rows, vectorization_mode="vector_entry_point", **options)
    assert many.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    single: list[Any] = [gymnasium.make("Boomcat-v0", **options) for _ in range(rows)]
    observations, infos = many.reset(seed=40)
    asked = [env.reset(seed=40 + at) for at, env in enumerate(single)]
    ended = 0
    for _ in range(60):
        assert many.observation_space.contains(observations)
        for at, (observation, info) in enumerate(asked):
            assert same(rows_of(observations, at), observation)
            assert same(infos["action_mask"][at], info["action_mask"])
            assert infos["seat"][at] == info["seat"]
        numbers = [
            rng.randrange(int(single[0].unwrapped.actions.size))
            if rng.random() < illegal
            else rng.choice(np.flatnonzero(info["action_mask"]))
            for _, info in asked
        ]
        observations, rewards, terminations, truncations, infos = many.step(np.array(numbers))
        assert not truncations.any()
        for at, env in enumerate(single):
            observation, reward, terminated, _, info = env.step(numbers[at])
            assert (rewards[at], terminations[at]) == (reward, terminated)
            if terminated:
                ended += 1
                last = infos["final_obs"][at]
                seen = last["observation"] if isinstance(last, dict) else last
                assert same(seen, observation["observation"] if isinstance(last, dict) else observation)
                assert infos["final_info"]["seat"][at] == info["seat"]
                assert bool(infos["final_info"].get("illegal", terminations & False)[at]) == info.get("illegal", False)
                observation, info = env.reset()
            asked[at] = (observation, info)
    assert ended > rows


@pytest.mark.parametrize("seed", [np.int64(3), np.uint8(3), [3, np.int32(4)], np.array([3, 4])])
def test_the_vector_environment_takes_numpy_numbers_as_seeds(seed):
    env = rl.vector_env(2, opponents=["random"])
    expected, _ = env.reset(seed=3)
    assert same(env.reset(seed=seed)[0], expected)


def test_in_self_play_the_vector_environment_reports_who_was_asked_and_who_won():
    env = rl.vector_env(6, opponents=["learner"] * 2)
    env.reset(seed=3)
    ended = 0
    for _ in range(150):
        answered = env.seats.copy()
        _, rewards, terminated, _, info = env.step(np.frombuffer(env.batch.sample(), "<i4"))
        assert not rewards[~terminated].any()
        if terminated.any():
            final = info["final_info"]
            assert (final["seat"][terminated] == answered[terminated]).all()
            assert ((rewards == 1) == (final["winner"] == answered))[terminated].all()
            assert (final["winner"][terminated] >= 0).all()
            ended += int(terminated.sum())
    assert ended > 6


@pytest.mark.parametrize("bots", [1, 3])
def test_the_winner_is_a_bot_or_the_learner_or_minus_one_if_several_bots_are_left(bots):
    env = rl.vector_env(6, opponents=["random"] * bots)
    env.reset(seed=3)
    winners = []
    for _ in range(120):
        _, rewards, terminated, _, info = env.step(np.frombuffer(env.batch.sample(), "<i4"))
        if terminated.any():
            final = info["final_info"]
            assert ((rewards == 1) == (final["winner"] == final["seat"]))[terminated].all()
            winners += [
                "learner" if final["winner"][at] == final["seat"][at] else "bot" if final["winner"][at] >= 0 else "none"
                for at in np.flatnonzero(terminated)
            ]
    assert set(winners) == ({"learner", "bot"} if bots == 1 else {"learner", "bot", "none"})
    info = env.step(np.full(6, -1))[4]
    assert (info["final_info"]["winner"] == -1).all()


def test_gymnasium_counts_the_episodes_of_the_vector_environment():
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(rl.vector_env(8, opponents=["random"]))
    _, info = env.reset(seed=1)
    returns = []
    for _ in range(80):
        numbers = [np.random.default_rng(1).choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        _, _, ended, _, info = env.step(np.array(numbers))
        returns += list(info["episode"]["r"][ended]) if ended.any() else []
    assert len(returns) > 8
    assert set(returns) <= {1.0, -1.0}


def test_stable_baselines_learns_with_the_masks():
    contrib = pytest.importorskip("sb3_contrib", reason="NOT TESTED: sb3-contrib isn't among the test packages")
    model = contrib.MaskablePPO("MlpPolicy", rl.sb3_env(8, opponents=["random"]), n_steps=16, batch_size=64, n_epochs=1)
    model.learn(256)
    assert {one["r"] for one in model.ep_info_buffer} == {-1.0, 1.0}


# -- opponents -------------------------------------------------------------------------------

OPPONENT = (
    "from boomcat import Bot\nclass MyBot(Bot):\n    def choose(self, view, knowledge, seconds): return {answer}\n"
)


class First(Bot):
    made = closed = 0

    def __init__(self):
        First.made += 1

    def choose(self, view, knowledge, seconds):
        return view.moves[0]

    def close(self):
        First.closed += 1


def play_out(env, games):
    rng = random.Random(1)
    for seed in range(games):
        _, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            _, _, terminated, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))


def test_opponents_are_names_classes_files_and_networks(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(OPPONENT.format(answer="view.moves[-1]"), "utf-8")
    shutil.copy(PACKAGE / "champion" / "champion.npz", "net.npz")
    opponents: list[Any] = ["heuristic", "my_bot.py:MyBot", "net.npz", First]
    env = rl.gym_env("original", opponents)
    play_out(env, 3)
    bots = {type(chair.bot).__name__ for chair in env.slot.bots if chair is not None}
    assert bots == {"HeuristicBot", "MyBot", "Champion", "First"}
    # One instance is at the table, or was when the last game ended.
    assert First.made == First.closed + 1 > 2
    batch = rl.batch_env("original", ["learner", *opponents], games=2)
    batch.reset()
    batch.step(batch.sample())


class Listening(Bot):
    calls: ClassVar[list[str]] = []

    def see(self, event):
        self.calls.append("see")

    def choose(self, view, knowledge, seconds):
        self.calls.append("choose")
        return view.moves[0]

    def over(self, view):
        self.calls.append("over")

    def close(self):
        self.calls.append("close")


def test_opponents_get_the_calls_that_the_docs_promise():
    play_out(rl.gym_env("original", [Listening]), 5)
    assert set(Listening.calls) == {"see", "choose", "close"}


@pytest.mark.parametrize(
    ("opponent", "problem"),
    [
        ("lerner", "choose from random, heuristic, apprentice, champion"),
        ("gone.py:MyBot", "There’s no file gone.py"),
        ("gone.npz", "There’s no file gone.npz"),
        ("./x", "There’s no program"),
    ],
)
def test_an_unknown_opponent_is_refused_when_the_environment_is_made(opponent, problem):
    seven: Any = 7
    for make in (rl.gym_env, lambda edition, cast: rl.vector_env(2, edition, cast)):
        with pytest.raises(ValueError, match=f"can't be an opponent: .*{problem}"):
            make("original", [opponent])
        with pytest.raises(TypeError, match="an opponent is a name or a subclass of Bot, not 7"):
            make("original", [seven])
        with pytest.raises(TypeError, match=r"bots come in a list, one for each seat: \['heuristic'\]"):
            make("original", "heuristic")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("originel",), "Unknown edition “originel”"),
        (("original", ["lerner"] * 4), "'lerner' can't be an opponent: choose from .*, learner, other;"),
        (("original", ["learner"]), "Original is for 2 to 5 players, not 1"),
    ],
)
def test_a_batch_with_a_wrong_name_is_refused_in_words(arguments, problem):
    with pytest.raises((MalformedInput, ValueError), match=problem):
        rl.batch_env(*arguments)


def test_at_least_one_game_is_needed():
    with pytest.raises(ValueError, match="games must be 1 or more, not 0"):
        rl.batch_env(games=0)
    with pytest.raises(ValueError, match="num_envs must be 1 or more, not 0"):
        rl.vector_env(0)


def test_an_opponent_that_returns_nonsense_ends_the_step_with_a_sentence(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("wrong_bot.py").write_text(OPPONENT.format(answer="None"), "utf-8")
    with pytest.raises(BotFailed, match=r"MyBot.choose returned None; return one of view\.moves"):
        play_out(rl.gym_env("original", ["wrong_bot.py"]), 3)


# -- observations ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players"), [("original", 3), ("party-pack", 4), ("good-vs-evil", 3), (KITTENS, 3)]
)
def test_observations_do_not_depend_on_hidden_cards(edition, players):
    """All cards that the acting seat can't know are dealt again; then the text must be the same."""
    env = rl.aec_env(edition, players=players, render_mode="ansi").unwrapped
    rng, luck, compared = random.Random(2), PlayerRng(3), 0
    for seed in range(4):
        env.slot.history = []
        env.reset(seed=seed)
        known = {seat: Knowledge(View(env.slot.game, seat)) for seat in range(players)}
        seen = len(env.slot.history)
        for agent in env.agent_iter():
            _, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            seat = env.seats[agent]
            for event in env.slot.history[seen:]:
                for place, mind in known.items():
                    mind.see(redact(event, place))
            seen = len(env.slot.history)
            shown = env.render()
            assert f"viewer: {seat + 1}" in shown.splitlines()
            assert re.search(r"^moves: \d+ \w+.*, \d+ \w+", shown, re.MULTILINE)
            game = env.slot.game
            twin = Redeal(View(game, seat), known[seat]).draw(luck)
            if rng.random() < 0.3 and [*map(str, twin.hands)] != [*map(str, game.hands)]:
                env.slot.game = twin
                assert env.render() == shown
                env.slot.game = game
                compared += 1
            env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
    assert compared > 10


# -- batches -------------------------------------------------------------------------------


@pytest.mark.parametrize("floats", [False, True])
def test_a_batch_fills_the_callers_arrays_and_reports_who_won(floats):
    env = rl.batch_env("original", ["learner", "other", "heuristic"], games=16, seed=2, floats=floats)
    mine = np.zeros((16, env.encoding.width), np.float32 if floats else np.uint8)
    env.observations, env.masks = mine, np.zeros((16, env.encoding.action_count), np.uint8)
    env.reset()
    ended = 0
    for _ in range(120):
        assert (env.masks.sum(axis=1) > 1).all()
        assert env.observations is mine
        questions = mine[:, env.parts["question"]]
        assert (questions.sum(axis=1) == 1).all()
        env.step(env.sample())
        assert (env.rewards.any(axis=1) == env.ended).all()
        assert env.rewards[env.ended].max(axis=1).max(initial=1) == 1
        ended += int(env.ended.sum())
        assert set(env.roles) <= {0, 1}
    assert ended == sum(one.games for one in env.batch.slots) > 5


def test_bytes_and_floats_contain_the_same_values():
    envs = [rl.batch_env(games=3, seed=1, floats=floats) for floats in (False, True)]
    for env in envs:
        env.reset()
    factors = np.array(encoding_for("original", 4).scales, np.float32)
    assert envs[1].observations == pytest.approx(envs[0].observations * factors)


# -- OpenSpiel -----------------------------------------------------------------------------


@pytest.fixture
def spiel():
    """OpenSpiel, whose wheels are for Linux and macOS, and not for every Python."""
    return pytest.importorskip("pyspiel", reason="NOT TESTED: OpenSpiel isn't available for this machine")


def random_state(game, seed: int, moves: int):
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            state.apply_action(rng.randrange(256))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("edition", ["original favor=6", "original deal=5,2:4 defuses=n+1", "lightning", KITTENS])
def test_openspiels_checks_pass(spiel, edition):
    game = rl.openspiel_game(edition, players=2)
    spiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert str(spiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("edition", ["original", KITTENS])
def test_a_seat_cannot_distinguish_a_state_that_was_dealt_again(spiel, edition):
    game = rl.openspiel_game(edition, players=3)
    rng = random.Random(4)
    different = 0
    for moves in range(1, 40, 3):
        state = random_state(game, moves, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        for name in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(twin, name)(player) == getattr(state, name)(player)
        different += str(twin) != str(state)
        again = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(game, twin))[1]
        assert str(again) == str(twin)
        while not twin.is_terminal():
            twin.apply_action(rng.choice(twin.legal_actions()))
        assert sum(twin.returns()) == pytest.approx(0)
    assert different > 5


def test_a_copy_of_a_state_is_independent(spiel):
    state = random_state(rl.openspiel_game("original", players=2), 1, 5)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.serialize()) == (before, state.clone().serialize())
    assert str(twin) != before


def test_openspiels_search_can_play(spiel):
    """The search finds its nodes again by what a seat knows, so that must determine what is legal."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = rl.openspiel_game("original", players=2)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        uct_c=1.0,
        max_simulations=30,
        random_state=luck,
    )
    state = random_state(game, 2, 3)
    assert bot.step(state) in state.legal_actions()


def test_the_code_on_the_page_runs(spiel, capsys):
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    blocks = re.findall(r"(?<!-->\n)```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 5
    names: dict[str, object] = {}
    for block in blocks:
        exec(block.replace("games=1024", "games=8").replace("num_envs=256", "num_envs=4"), names)
    assert "games ended with the last answers" in capsys.readouterr().out


def test_the_page_names_the_fewest_and_the_most_actions():
    counts = {
        (Actions(rules_for(edition, size, Options())).size, key, size)
        for key, edition in EDITIONS.items()
        for size in edition.sizes
    }
    fewest, most = min(counts), max(counts)
    assert (fewest[1:], most[1:]) == (("nsfw", 2), ("party-pack", 10))
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    assert f"from {fewest[0]} (`nsfw`, two players) to {most[0]} (`party-pack`, ten)" in page


# -- the benchmark -------------------------------------------------------------------------


def absent() -> environments.Run:
    import nowhere_to_be_found  # type: ignore[import-not-found]  # noqa: F401

    raise AssertionError


def broken(*_: object) -> int:
    raise ValueError("two")


def test_an_environment_without_its_package_gets_one_line_with_the_reason(monkeypatch):
    whole = ("whole", lambda: lambda least: least + 0 * sum(range(200_000)), "–")
    monkeypatch.setattr(environments, "OURS", [("absent", absent, "≥ 1"), whole])
    missing, (name, speed, _) = environments.measure(2, 0.001)
    assert missing == ("absent, not measured: nowhere_to_be_found is not installed", "", "≥ 1")
    assert name == "whole"
    assert int(speed.replace(",", "")) > 0
    monkeypatch.setattr(environments, "OURS", [("broken", lambda: broken, "≥ 1")])
    with pytest.raises(ValueError, match="two"):
        environments.measure(1, 0.001)


# -- the baselines -------------------------------------------------------------------------


def test_baselines_are_compared_as_in_the_arena():
    encoding = encoding_for("original", 3)
    for bot in ("random", lambda _: baselines.Policy(encoding, lambda row, mask: mask.index(1))):
        found = compare(bot, "heuristic", players=3, deals=2, seconds=60)
        assert baselines.win_rate(bot, 3, 2) == (found.win_rate, *found.interval)


def test_a_policy_knows_the_same_at_a_table_as_in_the_environment():
    """Otherwise the baselines would measure another policy than the one that was trained."""
    env = rl.aec_env("original", players=3).unwrapped
    observed: list[tuple[bytes, bytes]] = []

    def first(row: bytes, mask: bytes) -> int:
        observed.append((row, mask))
        return mask.index(1)

    for seed in range(3):
        env.slot.history = []
        env.reset(seed=seed)
        game = env.slot.game
        bots = [baselines.Policy(env.encoding, first) for _ in env.possible_agents]
        seen = [0] * len(bots)
        for agent in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            seat = env.seats[agent]
            for event in env.slot.history[seen[seat] :]:
                bots[seat].see(redact(event, seat))
            seen[seat] = len(env.slot.history)
            view = View(game, seat)
            move = bots[seat].choose(view, Knowledge(view), 1.0)
            row, mask = observed.pop()
            assert row == observation["observation"].tobytes()
            assert mask == observation["action_mask"].tobytes()
            number = mask.index(1) if seed else mask.rindex(1)
            assert seed == 0 or move in view.moves
            env.step(number)
    assert not observed


def test_the_table_of_baselines_is_written_into_the_page(tmp_path, monkeypatch, capsys):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{baselines.BEGIN}\nold\n{baselines.END}\nafter\n", "utf-8")
    monkeypatch.setattr(baselines, "PAGE", page)
    monkeypatch.setattr(baselines, "ppo", lambda players, decisions: "random")
    baselines.main(["--deals", "2", "--decisions", "10", "--write"])
    before, table, after = re.split(f"{baselines.BEGIN}|{baselines.END}", page.read_text("utf-8"))
    assert (before, after) == ("before\n", "\nafter\n")
    assert table.count(" %]") == 8
    assert "| masked PPO, 10 decisions | " in table
    assert capsys.readouterr().out.splitlines() == table.splitlines()[3:]


# -- the examples --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["learn_gymnasium", "learn_pettingzoo", "learn_openspiel"])
def test_the_examples_run(name, capsys):
    """They run for a moment; the page shows what they learn in a minute."""
    if name == "learn_openspiel":
        pytest.importorskip("pyspiel", reason="NOT TESTED: OpenSpiel isn't available for this machine")
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"](0, 2)
    before, after = capsys.readouterr().out.splitlines()
    assert before.startswith("before: ")
    assert after.startswith("after ")
