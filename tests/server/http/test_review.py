"""POST /api/review: lines as they're found, only of finished games, by another process."""

import asyncio
import json

import pytest
from starlette.requests import ClientDisconnect

from boomcat import Game
from boomcat.server.http.app import App, unless_gone
from boomcat.server.operations.analysis import AnalysisQueue
from boomcat.server.tables.written_reviews import hundredths
from tests.server.http.test_http import Site
from tests.support.virtual_session import VirtualClock


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A short game without mistakes, of which nothing has to be played out."""
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    Game("original", players=2, seed=28).playout(["champion", "champion"]).save(path)
    return path.read_text()


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("reviews") / "boomcat.db", VirtualClock()) as made:
        yield made


def test_a_review_comes_line_by_line_compressed_if_the_client_accepts_that(site, record):
    plain, packed = (
        site.client.post("/api/review", json={"record": record, "language": "fr"}, headers={"accept-encoding": kind})
        for kind in ("identity", "gzip")
    )
    lines = [json.loads(line) for line in plain.text.splitlines()]
    assert len(lines) > 3
    assert [line["done"] for line in lines] == sorted(line["done"] for line in lines)
    assert [line["review"] for line in lines[:-1]] == [None] * (len(lines) - 1)
    curve = [chances for line in lines for chances in line["curve"]]
    replay = site.client.post("/api/replay", json={"record": record}).json()
    assert len(curve) == len(replay["steps"])
    assert {sum(chances) for chances in curve} == {100}
    # The second time it's known already, and comes at once.
    again = [json.loads(line) for line in packed.text.splitlines()]
    assert (packed.headers["content-encoding"], len(again)) == ("gzip", 1)
    assert again[0]["review"] == lines[-1]["review"]
    assert again[0]["curve"] == curve
    review = again[0]["review"]
    assert "une partie" in review["summary"][-1].lower()
    for moment in review["moments"]:
        assert {moment["played"], moment["best"]} <= {option["move"] for option in moment["options"]}
        assert moment["chances"] in curve
    for one in review["highlights"]:
        for place in (one["find"], one["slip"]):
            assert place is None or review["moments"][place]["seat"] == one["seat"]


def test_an_unfinished_game_is_refused(site, record):
    """The chances of all seats, and who did what in a window, are for those who have played to the end."""
    torn = "".join(record.splitlines(keepends=True)[:-1])
    assert site.refusal("POST", "/api/review", {"record": torn}) == (400, "review-unfinished")
    seated = site.client.post("/api/solo", json={"name": "Ada", "bots": ["random"]}).json()
    assert site.client.get(f"/api/tables/{seated['table']}/records/1").json()["reason"] == "no-such-record"


@pytest.mark.parametrize("body", [{"record": "hello"}, {"record": "", "language": "xx"}, {"record": "{}"}])
def test_a_broken_record_is_refused_with_the_reason(site, body):
    assert site.refusal("POST", "/api/review", body)[0] == 400


def test_a_busy_server_refuses_politely(tmp_path, record):
    class Full(AnalysisQueue):
        def __init__(self):
            super().__init__(most=0)

    with Site(tmp_path / "boomcat.db", VirtualClock()) as site:
        app = site.server.config.app
        assert isinstance(app, App)
        app.analyses = Full()
        answer = site.client.post("/api/review", json={"record": record})
        assert (answer.status_code, answer.json()["reason"]) == (503, "analysis-is-busy")
        assert int(answer.headers["retry-after"]) > 0


def test_the_server_ends_the_review_of_a_client_that_leaves(tmp_path, record):
    class Stuck:
        """A process that never answers."""

        def __init__(self):
            self.left = asyncio.Event()

        async def start(self):
            return self

        def begin(self, *_):
            pass

        async def hear(self):
            await self.left.wait()
            return b"E", b""

        def cancel(self):
            self.left.set()

        async def close(self):
            pass

    async def run():
        worker = Stuck()
        queue = AnalysisQueue(worker.start)

        class Leaving:
            async def receive(self):
                return {"type": "http.disconnect"}

        with pytest.raises(ClientDisconnect):
            await unless_gone(Leaving(), anext(queue.run("a", "review", record)))  # type: ignore[arg-type]
        for _ in range(10):
            await asyncio.sleep(0)
        assert not queue.jobs
        await queue.close()

    asyncio.run(run())


def test_chances_are_rounded_so_that_they_sum_to_a_hundred():
    assert hundredths([1 / 3] * 3) == [34, 33, 33]
    assert hundredths([0.995, 0.005]) in ([99, 1], [100, 0])
    assert hundredths([1.0, 0.0]) == [100, 0]
    assert hundredths([0.29, 0.71]) == [29, 71]
    for parts in range(2, 11):
        assert sum(hundredths([1 / parts] * parts)) == 100
