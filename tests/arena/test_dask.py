"""Games on other machines: in any order, on workers that may lack something, in processes that may be killed."""

import importlib
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

import boomcat
from boomcat.arena.plan import Plan
from boomcat.arena.pool import play_rounds
from boomcat.arena.requirements import Requirements, check, requirements_for
from boomcat.arena.run_ended import RunEnded
from boomcat.arena.run_file import Store, run
from boomcat.cli.program import program
from boomcat.core.rules import Options
from boomcat.programs import BotDied
from tests.support.databases import eventually
from tests.support.paths import ROOT
from tests.support.server_process import free_port
from tests.support.timeouts import PATIENCE_SECONDS


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("BOOMCAT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", *sys.path])


class Jumbled:
    """A cluster of three workers that finish in another order than they began.  `trouble` is the error of the fourth
    part."""

    slots = 3

    def __init__(self, trouble: Exception | None = None) -> None:
        self.trouble = trouble
        self.sizes: list[int] = []

    def pool(self, play, bots):
        self.play = play
        self.out: list[range] = []
        return nullcontext(self)

    def has_room(self):
        return len(self.out) < 6

    def hand_out(self, part):
        # As if the part went to another machine.
        self.play = pickle.loads(pickle.dumps(self.play))
        self.out.append(part)
        self.sizes.append(len(part))

    def collect(self, seconds):
        if self.trouble is not None and len(self.sizes) > 3:
            raise self.trouble
        # The last and the first in turn.
        part = self.out.pop(len(self.sizes) % 2 - 1)
        return [(part, 0.01, self.play(part))]


def plan(*bots, players=2, deals=20, record=""):
    return Plan(bots, "original", players, deals, 1, 60.0, Options().key(), record=record)


def without_times(rounds):
    return [(one.deal, one.standings, one.decisions, one.incidents, one.digests) for one in rounds]


def test_rounds_are_collected_in_order_whichever_worker_is_quicker():
    tried = plan("heuristic", "random")
    cluster = Jumbled()
    games_played: list[int] = []
    assert without_times(run(tried, cluster=cluster, tell=games_played.append)) == without_times(run(tried, workers=1))
    assert sum(games_played) == 40
    assert sum(cluster.sizes) == 20


def test_parts_grow_while_they_are_quick_and_shrink_towards_the_end():
    cluster = Jumbled()
    run(plan("random", deals=300), cluster=cluster)
    assert cluster.sizes[0] == 1
    assert max(cluster.sizes) > 16
    assert cluster.sizes[-1] == 1


# -- the commands ------------------------------------------------------------------


def at_home(*words):
    """Run a command. Exceptions it doesn't handle fail the test, with their traceback."""
    return CliRunner().invoke(program, list(words), prog_name="boomcat", catch_exceptions=False)


def command(monkeypatch, cluster, *words):
    @contextmanager
    def at(address):
        assert address == "tcp://far:8786"
        if isinstance(cluster, RunEnded):
            raise cluster
        yield cluster

    with monkeypatch.context() as patch:
        patch.setattr("boomcat.cli.many_games.cluster_at", at)
        return at_home(*words, "--dask", "tcp://far:8786")


def untimed(value: Any) -> Any:
    """Return the value without measured times."""
    if isinstance(value, dict):
        return {key: untimed(one) for key, one in value.items() if "second" not in key}
    return [untimed(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "heuristic", "random", "--players", "3", "--deals", "10"],
        ["simulate", "--bots", "heuristic,random", "--games", "30", "--players", "2-3"],
        ["simulate", "--games", "500", "--edition", "good"],
        ["simulate", "--games", "3", "--players", "2-5"],
    ],
)
def test_a_cluster_gives_the_same_results_as_one_machine(words, monkeypatch):
    away = command(monkeypatch, Jumbled(), *words, "--json")
    assert away.exit_code == 0, away.stderr
    home = at_home(*words, "--json")
    assert untimed(json.loads(away.stdout)) == untimed(json.loads(home.stdout))


def contents(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_records_are_written_here_and_belong_to_the_games_that_were_counted(tmp_path):
    words = ["arena", "heuristic", "random", "--deals", "8", "--record"]
    assert at_home(*words, "home").exit_code == 0
    tried = plan("heuristic", "random", deals=8, record=str(tmp_path / "away"))
    (tmp_path / "away").mkdir()
    stop = threading.Event()
    store = Store(tried, tmp_path / "cache")
    some = run(tried, store, stop, tell=lambda games: stop.set() if games else None, cluster=Jumbled())
    assert 0 < len(some) < 8
    assert not any(one.records for one in some)
    assert len(contents(tmp_path / "away")) == 2 * len(some)
    run(tried, store, cluster=Jumbled())
    assert contents(tmp_path / "away") == contents(tmp_path / "home")


WORKER = {"worker": "tcp://far:1"}


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (RunEnded("dask-not-there", {"address": "tcp://far:8786"}), "No Dask scheduler answers at tcp://far:8786."),
        (RunEnded("dask-lost", {"address": "tcp://far:8786"}), "The Dask scheduler at tcp://far:8786 has gone."),
        (RunEnded("error-worker-died"), "One of the processes that played has ended"),
        (
            RunEnded("dask-no-boomcat", {**WORKER, "version": "1"}),
            "The Dask worker tcp://far:1 lacks Boomcat 1.",
        ),
        (
            RunEnded("dask-other-boomcat", {**WORKER, "version": "2", "theirs": "1"}),
            "The Dask worker tcp://far:1 has another Boomcat: 1 where this is 2",
        ),
        (RunEnded("dask-no-folder", {**WORKER, "folder": "/x"}), "the Dask worker tcp://far:1 has no /x."),
        (
            RunEnded("dask-no-bot", {**WORKER, "bot": "x.py"}, ("bot-no-such-file", {"file": "x.py"})),
            "The Dask worker tcp://far:1 can’t play x.py: There’s no file x.py",
        ),
        (
            RunEnded("dask-other-bot", {**WORKER, "bot": "x.py"}),
            "The Dask worker tcp://far:1 has another x.py than you.",
        ),
        (
            RunEnded("dask-no-module", {**WORKER, "bot": "champion", "module": "numpy"}),
            "The Dask worker tcp://far:1 lacks numpy, which champion needs.",
        ),
    ],
)
@pytest.mark.parametrize("words_of", [["arena", "random", "--deals", "50"], ["simulate", "--games", "50"]])
def test_every_error_that_ends_a_run_is_reported_in_a_sentence(words_of, trouble, words, monkeypatch):
    cluster = trouble if trouble.reason == "dask-not-there" else Jumbled(trouble)
    result = command(monkeypatch, cluster, *words_of)
    assert result.exit_code == 1
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert not result.stdout
    resumes = words_of[0] == "arena" and trouble.reason in ("dask-lost", "error-worker-died")
    assert result.stderr.endswith("the same command resumes.\n") is resumes


def test_the_error_of_a_bot_on_another_machine_is_shown_here(monkeypatch):
    died = BotDied("crashed", "ZeroDivisionError: mine", 0, 3, 7, "my_bot.py")
    result = command(monkeypatch, Jumbled(died), "arena", "random", "--deals", "50")
    assert result.exit_code == 1
    assert "my_bot.py crashed at decision 3" in result.stderr
    assert result.stderr.endswith("ZeroDivisionError: mine\n")


# -- requirements of workers -------------------------------------------------------

BOT = "from boomcat import Bot\nclass One(Bot):\n    def choose(self, view, knowledge, seconds): return view.moves[0]\n"


def test_a_worker_needs_the_same_boomcat(monkeypatch):
    terms = requirements_for(["heuristic", "champion", "cheat"])
    assert terms.folder == ""
    check(terms)
    with pytest.raises(RunEnded, match="dask-other-boomcat") as unfit:
        check(Requirements("0.0.1", *list(vars(terms).values())[1:]))
    assert unfit.value.details == {"version": "0.0.1", "theirs": boomcat.__version__}
    with pytest.raises(RunEnded, match="dask-other-boomcat"):
        check(Requirements(terms.version, "other files", "", ()))


def test_a_worker_needs_the_same_bots_in_the_same_folder(tmp_path):
    Path("mine.py").write_text(BOT, "utf-8")
    Path("program.py").write_text("print('hello')", "utf-8")
    terms = requirements_for(["mine.py", "program.py", "random"])
    os.chdir("/")
    check(terms)
    assert Path.cwd() == tmp_path
    with pytest.raises(RunEnded, match="dask-other-bot") as unfit:
        check(Requirements(terms.version, terms.sources, terms.folder, (("program.py", {"program.py": "other"}),)))
    assert unfit.value.details == {"bot": "program.py"}
    Path("mine.py").unlink()
    importlib.import_module("boomcat.programs.classes").load_at.cache_clear()
    with pytest.raises(RunEnded, match="dask-no-bot") as unfit:
        check(terms)
    assert unfit.value.cause == ("bot-no-such-file", {"file": "mine.py"})
    with pytest.raises(RunEnded, match="dask-no-folder"):
        check(Requirements(terms.version, terms.sources, "/no/such/folder", terms.bots))


# -- the worker process ------------------------------------------------------------


@contextmanager
def player():
    """Start a worker process; it ends with its input, whatever it is doing."""
    words = [sys.executable, "-m", "boomcat.arena.worker_process"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdout as answers:
        try:
            yield partial(say, process.stdin), partial(pickle.load, answers)
        finally:
            process.stdin.close()
            process.wait()


def say(stream, order):
    pickle.dump(order, stream)
    stream.flush()


def order_for(tried):
    terms = requirements_for(tried.bots)
    return tuple(vars(terms).values()), pickle.dumps(partial(play_rounds, tried))


def test_a_worker_process_plays_part_after_part_and_output_of_bots_does_not_disturb_it():
    Path("talks.py").write_text(BOT + "    def see(self, event): print('hm', flush=True)\n", "utf-8")
    tried = plan("talks.py", "random", deals=3)
    with player() as (tell, hear):
        terms, play = order_for(tried)
        tell(terms)
        found = []
        for part in (range(2), range(2, 3)):
            tell((play, part))
            kind, seconds, rounds = hear()
            assert kind == "played"
            assert seconds > 0
            found += [(one.deal, one.standings, one.digests) for one in rounds]
    assert found == [(one.deal, one.standings, one.digests) for one in run(tried, workers=1)]


def test_a_worker_process_reports_unmet_requirements_and_survives_the_death_of_a_bot():
    Path("mortal.py").write_text(BOT.replace("return view.moves[0]", "1 // 0"), "utf-8")
    tried = plan("mortal.py", "random")
    terms, play = order_for(tried)
    with player() as (tell, hear):
        tell(("0.0.1", *terms[1:]))
        assert hear()[:2] == ("unfit", "dask-other-boomcat")
    with player() as (tell, hear):
        tell(terms)
        for _ in range(2):
            tell((play, range(1)))
            kind, why, words, *_ = hear()
            assert (kind, why) == ("bot", "crashed")
            assert words.endswith("ZeroDivisionError: integer division or modulo by zero")


#: A bot that ignores every signal and exception.
ENDLESS = """
        while True:
            try:
                open('begun', 'w').close()
            except BaseException:
                pass
"""


def test_a_worker_process_ends_with_its_input_whatever_a_bot_does():
    Path("endless.py").write_text(BOT.replace(" return view.moves[0]\n", ENDLESS), "utf-8")
    with player() as (tell, _):
        terms, play = order_for(plan("endless.py"))
        tell(terms)
        tell((play, range(1)))
        eventually(Path("begun").exists)


# -- a real cluster ----------------------------------------------------------------


@contextmanager
def dask(part, *words):
    """A scheduler or a worker, in a separate process."""
    process = subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{part}", "--host", "127.0.0.1", "--no-dashboard", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize(("address", "settings"), [
    ("tls://127.0.0.1:1", {}),
    ("tls://127.0.0.1:1", {"distributed.comm.tls.ca-file": "/nowhere", "distributed.comm.tls.client.cert": "/nowhere"}),
    ("tcp://127.0.0.1:1", {"distributed.comm.require-encryption": True}),
])  # fmt: skip
def test_a_cluster_without_encryption_is_reported(address, settings):
    # distributed adds its defaults to the configuration when it is imported. Imported within the block, it would lose
    # them all at the end of the block, and every later use of it in this process would fail.
    import dask
    import distributed  # noqa: F401

    with dask.config.set(settings):
        result = at_home("simulate", "--games", "1", "--dask", address)
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)
    assert f"Dask’s own configuration and {address} don’t fit together" in result.stderr


def test_waiting_for_workers_is_explained(monkeypatch):
    from boomcat.arena import dask_pool

    monkeypatch.setattr("distributed.as_completed", lambda **_: SimpleNamespace(add=lambda _: None))
    threads: dict[str, int] = {}
    client = SimpleNamespace(loop=None, nthreads=lambda: threads, submit=lambda *_, **__: object())
    messages: list[str] = []
    cluster = SimpleNamespace(client=client, address="", tell_waiting=lambda: messages.append("waiting"))
    pool = dask_pool.DaskPool(cluster, partial(play_rounds, plan("random")), ("random",))  # type: ignore[arg-type]
    pool.look()
    assert not messages  # some clusters start workers when there is work
    pool.hand_out(range(1))
    for there, words in ((0, 1), (0, 1), (2, 1), (0, 2), (0, 2)):
        threads.update(worker=there)
        pool.look()
        assert len(messages) == words


@pytest.mark.long(10)
@pytest.mark.filterwarnings("default")
def test_a_real_cluster_of_two_workers_one_of_which_is_killed(tmp_path, monkeypatch):
    from boomcat.arena import dask_pool

    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    one = ("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
    with dask("scheduler", "--port", str(port)) as scheduler, dask(*one) as doomed, dask(*one):
        # A worker that dies loses the part that it was playing, and those it was to play next.
        tried = plan("heuristic", "random", deals=40)
        home = without_times(run(tried, workers=1))
        monkeypatch.setattr(dask_pool, "CONNECT_SECONDS", PATIENCE_SECONDS)
        with dask_pool.DaskCluster(address) as cluster:
            cluster.client.wait_for_workers(2, timeout=PATIENCE_SECONDS)
            away = run(tried, tell=lambda games: doomed.kill() if games else None, cluster=cluster)
            eventually(lambda: len(cluster.client.nthreads()) == 1)
        assert without_times(away) == home
        # The command, with user-written bots and without any, as on one machine.
        Path("mine.py").write_text(BOT, "utf-8")
        for words in (["arena", "mine.py", "random", "--deals", "3", "--record"], ["simulate", "--games", "99"]):
            both = []
            for where in (["home"], ["away", "--dask", address]):
                folder = where if "--record" in words else where[1:]
                result = at_home(*words, *folder, "--json")
                assert result.exit_code == 0, result.stderr
                both.append(untimed(json.loads(result.stdout)))
            assert both[0] == both[1]
        assert contents(tmp_path / "away") == contents(tmp_path / "home")
        # A bot that ends its process ends the run, but not the worker; one that never answers is ended by Ctrl-C.
        Path("gone.py").write_text(BOT.replace("return view.moves[0]", "__import__('os')._exit(0)"), "utf-8")
        result = at_home("arena", "gone.py", "--deals", "2", "--dask", address)
        assert (result.exit_code, result.stderr.partition(":")[0]) == (1, "One of the processes that played has ended")
        Path("endless.py").write_text(BOT.replace(" return view.moves[0]\n", ENDLESS), "utf-8")
        interrupting = threading.Thread(target=interrupt_when_begun)
        interrupting.start()
        assert at_home("arena", "endless.py", "--deals", "2", "--dask", address).exit_code == 130
        interrupting.join()
        assert untimed(json.loads(at_home("simulate", "--games", "99", "--json", "--dask", address).stdout)) == both[0]
        # Without a scheduler no game can be played.
        with dask_pool.DaskCluster(address) as cluster, pytest.raises(RunEnded, match="dask-lost"):
            run(plan("random", deals=10_000), tell=lambda games: scheduler.kill() if games else None, cluster=cluster)
        monkeypatch.setattr(dask_pool, "CONNECT_SECONDS", 0.1)
        result = at_home("arena", "random", "--deals", "1", "--dask", address)
        assert (result.exit_code, result.stderr.partition(".")[0]) == (1, "No Dask scheduler answers at tcp://127")


def interrupt_when_begun():
    eventually(Path("begun").exists)
    os.kill(os.getpid(), signal.SIGINT)
