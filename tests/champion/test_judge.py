"""The judge values what every seat knows, at every moment, and changes nothing by looking."""

import pytest

from boomcat.champion.judge import FINGERPRINT, WEIGHTS, Onlooker, chance, is_settled, judge
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation import read_position
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import RECIPES

TABLES = [("original", 2), ("party-pack", 8), ("good-vs-evil", 4), *[(key, sizes[0]) for key, sizes in RECIPES.items()]]
#: What every review names: with other weights, what was measured with these says nothing.
FROZEN = "44ed5963d945e327"


def moments(key: str, players: int, seed: int = 5):
    """Yield a random game, what has happened in it, and its onlooker, after everything that happened."""
    rules = rules_for(edition_named(key), players, Options())
    chance, rng = SeededChance(seed), PlayerRng(seed)
    game = deal(rules, chance)
    events: list[Event] = []
    onlooker = Onlooker(rules)
    game.log = events
    begun = game.copy()
    history: list[Event] = []
    yield game, begun, history, onlooker
    while game.asking != Ask.OVER:
        random_move(game, game.decider, rng).apply(game, chance)
        if events:
            onlooker.see(events)
            history += events
            events.clear()
            yield game, begun, history, onlooker


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_living_seat_has_a_chance_at_every_moment(key, players):
    for game, _, _, onlooker in moments(key, players):
        chances = judge().chances(game, onlooker)
        assert len(chances) == players
        for seat, found in enumerate(chances):
            if game.asking == Ask.OVER:
                assert found == (seat == game.winner())
            else:
                assert 0 < found < 1 if game.is_alive(seat) else found == 0


def test_looking_changes_nothing():
    looked: list[object] = []
    unlooked: list[object] = []
    for found, looks in ((looked, True), (unlooked, False)):
        for game, _, _, onlooker in moments("original", 4):
            if looks:
                judge().chances(game, onlooker)
            found.append([(memory.known, memory.floating, memory.held) for memory in onlooker.copy().memories])
    assert looked == unlooked


@pytest.mark.parametrize(("key", "players"), [("original", 3), ("good-vs-evil", 3), ("original streaking=1 mark=3", 3)])
def test_a_chance_depends_on_nothing_that_its_seat_cannot_know(key, players):
    """All cards that the seat can't see are dealt again, and it saw only what it was shown."""
    compared = 0
    for at, (game, begun, history, onlooker) in enumerate(moments(key, players)):
        if at % 7 or game.asking == Ask.OVER or is_settled(game):
            continue
        for seat in range(players):
            if not game.is_alive(seat):
                continue
            known, seen = Knowledge(View(begun, seat)), Onlooker(game.rules)
            redacted = [redact(event, seat) for event in history]
            for event in redacted:
                known.see(event)
                seen.memories[seat].see(event)
            other = Redeal(View(game, seat), known).draw(PlayerRng(at))
            assert bytes(seen.rows(other, [seat])) == bytes(onlooker.rows(game, [seat]))
            compared += 1
    assert compared > 10


def test_a_seat_can_judge_itself_from_its_view_and_knowledge():
    """Nearly as its memory says, which holds a little more."""
    apart = []
    for at, (game, begun, history, onlooker) in enumerate(moments("original", 2)):
        if at == 0:
            minds = [Knowledge(View(begun, seat)) for seat in range(2)]
            seen = 0
        for event in history[seen:]:
            for seat, mind in enumerate(minds):
                mind.see(redact(event, seat))
        seen = len(history)
        for mind, wanted in zip(minds, judge().chances(game, onlooker), strict=True):
            apart.append(abs(chance(View(game, mind.seat), mind) - wanted))
    assert sum(apart) / len(apart) < 0.03


def test_a_defuse_that_is_certain_to_come_changes_no_chance():
    counted = 0
    for seed in range(24):
        before = None
        for game, _, _, onlooker in moments("original", 2, seed):
            now = judge().chances(game, onlooker)
            if before is not None and game.asking == Ask.PLACE:  # and didn't explode
                assert now == pytest.approx(before)
                counted += 1
            before = now if is_settled(game) else None
    assert counted > 4


def test_the_godcat_may_hide_a_defuse():
    hands = "2: favor; pile: favor; asked: defuse"
    for own, settled in (("defuse favor", True), ("godcat favor", False), ("defuse godcat", False)):
        assert is_settled(read_position(f"good-vs-evil; 1: {own}; {hands}")) is settled


def test_equals_have_equal_chances_when_the_cards_are_dealt():
    rules = rules_for(edition_named("original"), 4, Options())
    sums = [sum(judge().chances(deal(rules, SeededChance(seed)), Onlooker(rules))) for seed in range(50)]
    assert sum(sums) / 50 == pytest.approx(1.0, abs=0.05)


def test_the_judge_is_frozen():
    assert FINGERPRINT == FROZEN, "a new judge needs new figures: python -m lab.champion, then docs and this number"
    assert WEIGHTS.stat().st_size < 2_500_000
