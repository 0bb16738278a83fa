"""docs/cluster.md says what follows from what was measured."""

from math import ceil

from boomcat.server.storage.nats import nats_address as address
from boomcat.server.storage.sql.sql_beats import BEAT_SECONDS
from lab.scale import BEATS, BUSY, PAGE, STREAMS, TOGETHER, need, written


def test_the_page_is_up_to_date():
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "python -m lab.scale --write"


def test_twice_as_many_tables_need_twice_as_much():
    some, more = need(100_000, BUSY), need(200_000, BUSY)
    assert more.moves_per_second == 2 * some.moves_per_second
    assert 2 * some.node_cores - 2 < more.node_cores <= 2 * some.node_cores
    assert more.stored_gb_per_day == 2 * some.stored_gb_per_day


def test_each_node_writes_to_each_stream_at_each_beat_so_nodes_are_kept_apart():
    one, many = need(10_000, BUSY), need(1_000_000, BUSY)
    assert round(1 / BEAT_SECONDS) == BEATS
    assert STREAMS == address.STREAMS
    assert one.clusters == 1
    assert one.beats_per_second == one.node_cores * STREAMS * BEATS
    assert many.clusters == ceil(many.node_cores / TOGETHER)
    # Not more than what people do.
    assert many.beats_per_second < many.moves_per_second


def test_a_few_tables_still_need_three_of_each():
    assert need(1, BUSY).node_cores == 3
    assert need(1, BUSY).nats_sets == 1
