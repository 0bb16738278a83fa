"""`boomcat learn`, as far as it works without PyTorch: tables, workers, the returns of decisions, and resuming."""

import json
import re
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click import UsageError

from boomcat.champion.network import WEIGHTS, Scores
from boomcat.cli.learn import command
from boomcat.learn.mix import DUEL, MEASURING, TRAINING, Shape, spread
from boomcat.learn.run_folder import FROZEN, keep, replacing
from boomcat.learn.settings import SMALL, SMALL_NETWORK, TrainingSettings, settings_for
from boomcat.learn.weights import read_weights
from boomcat.learn.worker import Slice, work
from boomcat.rl.game_slot import LEARNER, OTHER

#: Not before the champion, which asks numpy for one thread.
import numpy as np  # isort: skip

from boomcat.learn.returns import NO_WINNER, advantages, interval, ranges  # isort: skip


@pytest.mark.parametrize("shapes", [TRAINING, MEASURING, DUEL], ids=["training", "measuring", "duel"])
def test_every_kind_of_table_can_be_set_up_and_has_a_unique_name(shapes: list[Shape]):
    slots = [shape.slot(seed) for seed, shape in enumerate(shapes)]
    assert all(slot.cast.count("learner") == shape.learners for slot, shape in zip(slots, shapes, strict=True))
    assert len({shape.label() for shape in shapes}) == len(shapes)


def test_lanes_hold_tables_of_each_kind_in_proportion_to_its_weight():
    total = sum(shape.weight for shape in TRAINING)
    found = Counter(spread(TRAINING, 10 * total, 0))
    assert all(abs(found[shape] - 10 * shape.weight) <= 10 for shape in TRAINING)
    assert spread(TRAINING, 20, 5) == spread(TRAINING, 25, 0)[5:]


def test_a_worker_follows_orders_and_counts_the_learners_wins():
    shapes = [Shape("original", 2, 1, "random"), Shape("original", 2, 1, "other"), Shape("original", 3, 3)]
    slice_ = Slice(len(shapes))
    ours, theirs = Pipe()
    thread = Thread(target=work, args=([shapes], 3, [slice_], theirs), daemon=True)
    thread.start()

    def order_worker(order: str, about: object = None) -> Any:
        ours.send((order, about))
        return ours.recv()

    assert order_worker("show", 0) == 0
    roles, winners = Counter[int](), 0
    for step in range(600):
        assert slice_.counts.min() >= 2  # no learner is asked without a choice
        assert all(slice_.rows.any(1))
        assert all(slice_.moves[: slice_.counts.sum()].any(1))
        roles.update(slice_.roles.tolist())
        slice_.choices[:] = step % 200 % slice_.counts
        order_worker("step", 0)
        winners += int((slice_.winners != NO_WINNER).sum())
    assert roles[LEARNER] > roles[OTHER] > 100
    (first,) = order_worker("results")
    labels = {"original 2p 1 vs 1 random", "original 2p 1 vs 1 other"}
    assert set(first) == {(label, what) for label in labels for what in ("games", "won")}
    assert 0 < sum(first[label, "games"] for label in labels) < winners
    assert all(0 <= first[label, "won"] <= first[label, "games"] for label in labels)
    assert order_worker("results") == [dict.fromkeys(first, 0)]
    order_worker("measure", ([shapes], 1))
    slice_.choices[:] = 0
    for _ in range(300):
        order_worker("step", 0)
    (second,) = order_worker("results")
    assert [second[label, "games"] for label in labels] == [1, 1]
    ours.send(("end", None))
    thread.join(10)
    assert not thread.is_alive()


def test_a_decision_is_credited_with_what_its_seat_gained_by_it():
    """Two seats take turns, seat 1 wins after the third decision, and another game begins."""
    seats = np.array([0, 1, 0, 1, 0]).reshape(5, 1, 1)
    winners = np.full((5, 1, 1), NO_WINNER, np.uint8)
    winners[2] = 1
    roles = np.zeros((5, 1, 1), np.uint8)
    values = np.array([0.5, 0.5, 0.25, 0.5, 0.5], np.float32).reshape(5, 1, 1)
    gains, returns, counts = advantages(values, seats, roles, winners, trust=0.5)
    # Seat 0 loses what it expected; its first decision led to a worse position, and gets half of what followed.
    assert gains.ravel().tolist() == [0.25 - 0.5 + 0.5 * -0.25, 0.5, -0.25, 0.0, 0.0]
    assert returns.ravel().tolist() == (gains + values).ravel().tolist()
    # The outcome of the next game is unknown yet.
    assert counts.ravel().tolist() == [True, True, True, False, False]
    roles[1] = OTHER
    assert advantages(values, seats, roles, winners, trust=0.5)[2].ravel().tolist() == [True, False, True, False, False]


def test_ranges_and_intervals():
    assert ranges(np.array([10, 0, 5]), np.array([2, 3, 1])).tolist() == [10, 11, 0, 1, 2, 5]
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert low + high == pytest.approx(1.0)


def test_a_small_machine_trains_a_small_network_and_continues_with_the_one_it_finds(tmp_path):
    large, small = (settings_for(tmp_path, 60.0, 3, large=large) for large in (True, False))
    assert large == TrainingSettings(seconds=60.0, workers=3)
    assert {name: getattr(small, name) for name in SMALL | SMALL_NETWORK} == SMALL | SMALL_NETWORK
    history = {"settings": {"width": 96, "move_width": 32, "blocks": 3}, "decisions": 5000}
    (tmp_path / "history.json").write_text(json.dumps(history))
    found = [settings_for(tmp_path, 60.0, 3, large=large) for large in (True, False)]
    assert [(one.width, one.move_width, one.blocks) for one in found] == [(96, 32, 3)] * 2
    # With other deals than those that it has learnt from.
    assert [one.seed for one in found] == [large.seed + 5000] * 2


def test_against_one_network_it_meets_no_other_and_starts_every_run_with_smaller_steps(tmp_path):
    assert keep(WEIGHTS, tmp_path)
    first, small = (settings_for(tmp_path, 60.0, 3, large=large) for large in (True, False))
    for found in (first, small):
        assert (found.width, found.move_width, found.blocks) == (512, 256, 2)  # the champion's, on any machine
        assert found.shapes == found.measured == DUEL
        assert Path(found.frozen).read_bytes() == WEIGHTS.read_bytes()
        assert found.rate > found.last_rate
    sizes = {"width": 512, "move_width": 256, "blocks": 2}
    (tmp_path / "history.json").write_text(json.dumps({"settings": sizes, "decisions": 150_000_000}))
    second = settings_for(tmp_path, 60.0, 3, large=True)
    assert first.rate > second.rate > second.last_rate == first.last_rate
    assert second.seed != first.seed


def test_a_folder_keeps_the_opponent_that_it_was_begun_with(tmp_path):
    weights = [tmp_path / f"{number}.npz" for number in range(2)]
    for number, file in enumerate(weights):
        file.write_bytes(bytes([number]))
    folder = tmp_path / "duel"
    assert keep(weights[0], folder)
    assert [path.name for path in folder.iterdir()] == [FROZEN]
    assert keep(weights[0], folder)
    assert not keep(weights[1], folder)
    assert (folder / FROZEN).read_bytes() == weights[0].read_bytes()
    # Nor does a folder that was trained at all tables become one that trains against one opponent.
    (tmp_path / "net.pt").touch()
    assert not keep(weights[0], tmp_path)


@pytest.mark.parametrize(("word", "sentence"), [
    ("heuristic", "“heuristic” isn’t a network"),
    ("nowhere.npz", "There’s no file nowhere.npz"),
    ("README.npz", "README.npz holds no weights"),
])  # fmt: skip
def test_only_a_network_can_be_learnt_against(word, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("README.npz").write_text("Read me.")
    with pytest.raises(UsageError, match=sentence):
        command.make_context("learn", ["folder", "--against", word])
    assert not Path("folder").exists()


def test_the_previous_files_stay_until_the_next_are_complete(tmp_path):
    (tmp_path / "net.pt").write_text("before")

    def save(net: str, breaks: bool) -> None:
        with replacing(tmp_path) as folder:
            (folder / "net.pt").write_text(net)
            if breaks:
                raise KeyboardInterrupt
            (folder / "opt.pt").write_text(net)

    with pytest.raises(KeyboardInterrupt):
        save("half", breaks=True)
    assert (tmp_path / "net.pt").read_text() == "before"
    save("after", breaks=False)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"net.pt": "after", "opt.pt": "after"}


@pytest.mark.skipif(not find_spec("torch"), reason="NOT TESTED: boomcat learn itself, because PyTorch isn’t installed")
def test_it_learns_for_a_moment_and_continues_where_it_stopped(tmp_path):
    decisions = []
    for _ in range(2):
        command = [sys.executable, "-m", "boomcat", "learn", str(tmp_path), "--seconds", "1", "--workers", "1"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
        decisions.append(json.loads((tmp_path / "history.json").read_text())["decisions"])
        assert re.search(r"decisions in all\. Let it play: boomcat arena", done.stdout)
        assert (tmp_path / "curves.svg").read_text().startswith("<svg")
        Scores(tmp_path / "net.npz")
    assert 0 < decisions[0] < decisions[1]


@pytest.mark.skipif(not find_spec("torch"), reason="NOT TESTED: learn --against, because PyTorch isn’t installed")
def test_it_learns_against_the_network_that_it_started_as(tmp_path):
    from boomcat.learn.torch_network import Network, export
    from boomcat.learn.trainer import Trainer

    first, other = tmp_path / "first.npz", tmp_path / "other.npz"
    for file in (first, other):
        export(Network(32, 16, 1), file)
    folder = tmp_path / "duel"

    def learn(against: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "boomcat", "learn", str(folder), "--against", str(against)]
        command += ["--seconds", "1", "--workers", "1"]
        return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)

    assert keep(first, folder)
    trainer = Trainer(settings_for(folder, 1.0, 1, large=False), folder, None)
    actor = trainer.actor
    for network in (trainer.network, actor.other):
        found = {name: values.cpu().numpy() for name, values in network.state_dict().items()}
        assert all((found[name] == values).all() for name, values in read_weights(first).items())
    # It chooses by chance, its opponent takes the best move.
    trainer.show_all()
    trainer.wait_all()
    rows, moves, counts = actor.gather(0)
    best, _, _ = actor.answer(actor.other, rows, moves, counts, greedy=True)
    for role, same in ((LEARNER, False), (OTHER, True)):
        choices, _, _ = actor.answer_all(rows, moves, counts, np.full(len(counts), role))
        assert bool((choices == best).all()) is same
    trainer.pool.close()
    decisions = []
    for _ in range(2):
        done = learn(first)
        assert re.search(r"original 2p 1 vs 1 other: [0-9.]+% \[.*, games: [1-9]", done.stdout), done.stderr
        assert f"boomcat arena {folder / 'net.npz'} {folder / FROZEN}" in done.stdout
        decisions.append(json.loads((folder / "history.json").read_text())["decisions"])
    assert 0 < decisions[0] < decisions[1]
    learnt = read_weights(folder / "net.npz")
    assert any((learnt[name] != values).any() for name, values in read_weights(folder / FROZEN).items())
    refused = learn(other)
    assert refused.returncode == 2
    assert "Something else was learnt" in refused.stderr
