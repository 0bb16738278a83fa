"""The review that a browser shows: as the server writes it, and a bad move with all that could be done instead."""

import json

import msgspec

from boomcat.records import read_record
from boomcat.reviews.game_review import Moment
from boomcat.reviews.verdict import MoveVerdict
from boomcat.server.tables.http_bodies import ReviewProgress
from boomcat.server.tables.written_reviews import offers_at
from tests.support.paths import ROOT

FIXTURES = ROOT / "tests" / "fixtures"
#: Of original.record.jsonl, in English.
STORED = FIXTURES / "original.review.jsonl"


def test_the_stored_review_is_what_the_server_writes_today():
    """The browser tests show it: a review takes seconds."""
    for line in STORED.read_bytes().splitlines():
        progress = msgspec.json.decode(line, type=ReviewProgress)
        assert json.loads(msgspec.json.encode(progress)) == json.loads(line)


def test_a_bad_move_comes_with_what_its_player_could_do():
    last = msgspec.json.decode(STORED.read_bytes().splitlines()[-1], type=ReviewProgress)
    assert last.review
    bad = [one for one in last.review.moments if one.verdict in ("slip", "mistake", "howler")]
    assert all(not one.offers for one in last.review.moments if one not in bad)
    assert len(bad) == 3
    for one in bad:
        assert any(option.move == one.best and option.good for option in one.options)
        assert any(option.move == one.played and not option.good for option in one.options)
    moments = [
        Moment(
            one.seat - 1, one.question, one.step, one.asking, one.played, one.best, one.loss, one.confirmed,
            MoveVerdict(one.verdict), tuple(one.chances), (), (),
        )
        for one in bad
    ]  # fmt: skip
    found = offers_at(read_record(FIXTURES / "original.record.jsonl"), moments)
    assert found == {(one.question, one.seat - 1): (one.offers, one.blocked) for one in bad}
