"""docs/cluster.md states what follows from the measurements."""

from lab.scale import BUSY, PAGE, need, written


def test_the_page_is_up_to_date():
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "python -m lab.scale --write"


def test_twice_as_many_tables_need_twice_as_much():
    some, more = need(100_000, BUSY), need(200_000, BUSY)
    assert more.moves_per_second == 2 * some.moves_per_second
    assert 2 * some.node_cores - 2 < more.node_cores <= 2 * some.node_cores
    assert more.stored_gb_per_day == 2 * some.stored_gb_per_day


def test_a_few_tables_still_need_three_of_each():
    assert need(1, BUSY).node_cores == 3
    assert need(1, BUSY).nats_sets == 1
