"""The arena's statistics are right: intervals, ratings, and how rounds become rows."""

import random
from collections import Counter
from statistics import fmean

import pytest

from boomcat.arena.plan import Plan
from boomcat.arena.rounds import Round
from boomcat.arena.statistics import interval, ratings, rows, student
from boomcat.core.rules import Options


@pytest.mark.parametrize(
    ("degrees", "percentile"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_the_percentiles_of_students_distribution(degrees, percentile):
    assert student(degrees) == pytest.approx(percentile, abs=0.005)


def deals(choose, count, chance, games):
    """Return deals, some of which favour every player of a bot: their games go alike."""
    found = []
    for _ in range(count):
        luck = min(1.0, max(0.0, chance + choose.choice((-0.3, 0.3))))
        found.append(fmean(choose.random() < luck for _ in range(games)))
    return found


@pytest.mark.parametrize(("chance", "count"), [(0.5, 12), (0.65, 40), (0.4, 200)])
def test_the_interval_contains_the_truth_nineteen_times_in_twenty(chance, count):
    choose = random.Random(7)
    hits = 0
    for _ in range(1_000):
        low, high = interval(deals(choose, count, chance, 4), 4)
        hits += low <= chance <= high
    assert 0.925 < hits / 1_000 < 0.975


def test_games_of_one_deal_that_go_alike_count_less():
    alike, mixed = [1.0, 0.0] * 50, [0.5] * 50 + [0.25, 0.75] * 25
    widths = [high - low for low, high in (interval(shares, 4) for shares in (alike, mixed))]
    assert widths[0] > 2 * widths[1]
    assert widths[0] == pytest.approx(0.195, abs=0.01)


def test_an_interval_stays_within_bounds_and_a_single_deal_gives_the_whole_range():
    assert interval([1.0], 4) == (0.0, 1.0)
    low, high = interval([1.0] * 30, 2)
    assert 0.9 < low < 0.97
    assert high == pytest.approx(1.0)
    low, high = interval([0.0] * 9 + [0.5], 2)
    assert 0 <= low < 0.05 < high < 0.4


def made_up(deal: int, *places: list[int]) -> Round:
    return Round(deal, list(places), [10, 30], [0.001, 0.006], [{}, {"late": 2}], [7, 8])


def test_rows_count_wins_places_times_and_incidents_by_seat():
    plan = Plan(("heuristic", "random"), "original", 3, 2, 1, 1.0, Options().key())
    found = rows(plan, [made_up(0, [0, 1, 1], [1, 0, 1], [0, 1, 1]), made_up(1, [0, 1, 1], [1, 1, 0], [1, 0, 1])])
    first, second = found
    assert (first.bot, first.seats, first.games, first.wins) == ("heuristic", 1, 6, 3)
    assert first.win_rate == pytest.approx(0.5)
    assert first.places == pytest.approx([3 / 6, 2 / 6, 1 / 6])
    assert (second.seats, second.games, second.wins) == (2, 6, 3)
    assert second.win_rate == pytest.approx(0.25)
    assert sum(second.places) == pytest.approx(1)
    assert second.seconds_per_decision == pytest.approx(0.0002)
    assert second.incidents == Counter(late=4)
    assert first.low < first.win_rate < first.high


def test_the_better_bot_gets_the_better_rating_and_uncertainty_shrinks():
    one, two, three = ratings(3, [[0, 1, 2], [0, 2, 1], [1, 0, 2]] * 20)
    assert one.mean > two.mean > three.mean
    assert max(one.deviation, two.deviation, three.deviation) < 25 / 6
    alike = ratings(1, [[0, 0, 0, 0]] * 5)
    assert alike[0].mean == pytest.approx(25, abs=0.5)


def test_the_last_bot_fills_the_empty_seats():
    assert Plan(("heuristic", "random"), "original", 4, 1, 1, 1.0, Options().key()).line_up() == [0, 1, 1, 1]
    assert Plan(("random",), "original", 2, 1, 1, 1.0, Options().key()).line_up() == [0, 0]
    assert Plan(("a", "b", "c"), "original", 3, 1, 1, 1.0, Options().key()).line_up() == [0, 1, 2]
