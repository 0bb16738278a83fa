"""The coach advises what the champion would do, from no more than its seat knows, and gives true reasons."""

from functools import cache

import pytest

import boomcat
from boomcat.champion.champion_bot import Champion
from boomcat.core.chance import PlayerRng
from boomcat.core.question import is_window
from boomcat.locale import languages, speaking
from boomcat.records import read_record
from boomcat.reviews.coach import MARGIN_OF_FEW, MOST_ADVISED, TOO_CLOSE, coach
from boomcat.reviews.fact_check import is_true
from boomcat.reviews.named_text import NamedTeller
from boomcat.reviews.reasons import FOR_DRAWING, FOR_OTHERS, Fact
from boomcat.reviews.reviewer import Effort, Reviewer
from boomcat.reviews.seat_position import SeatPosition
from boomcat.views.view import View
from tests.reviews.test_reviews import FIXTURES

#: Enough to see that it works; how good it is, says benchmarks/coach.md.
REDEALS = 3


@cache
def positions(key):
    """Decisions in a game in which the players thought otherwise than the champion, the first of each kind."""
    reviewer = Reviewer(read_record(FIXTURES / f"{key}.record.jsonl"), Effort(1, rolled_out=0, dealt_again=0))
    for _ in reviewer.one_ply():
        pass
    by_kind: dict[tuple[int, int], SeatPosition] = {}
    for one in reviewer.candidates.values():
        by_kind.setdefault((one.position.view.asking, len(by_kind) % 2), one.position)
    return list(by_kind.values())


def asked(position, view=None):
    return coach(view or position.view, position.knowledge.copy(), position.history, redeals=REDEALS)


@pytest.mark.parametrize("key", ["original", "good-vs-evil", "streaking", "barking"])
def test_a_player_who_follows_the_coach_plays_like_the_champion(key):
    for position in positions(key):
        champion = Champion()
        for event in position.history:
            champion.see(event)
        moves = asked(position)
        assert moves[0].move == champion.choose(position.view, position.knowledge.copy(), 0.0)
        assert 1 <= len(moves) <= MOST_ADVISED
        assert len({one.move for one in moves}) == len(moves)
        for one in moves:
            assert 0 <= one.low <= one.chance <= one.high <= 1
            assert one.is_close == (one != moves[0] and moves[0].chance - one.chance < TOO_CLOSE)


@pytest.mark.parametrize("key", ["original", "good-vs-evil", "streaking"])
def test_the_coach_says_the_same_wherever_the_hidden_cards_lie(key):
    others = 0
    for position in positions(key):
        game = position.redeals(1, PlayerRng(7))[0]
        view = View(game, position.seat)
        others += game != position.redeals(1, PlayerRng(8))[0]
        assert asked(position, view) == asked(position)
    assert others


def test_every_reason_is_true():
    checked = set()
    for key in ("original", "good-vs-evil", "nsfw", "party-pack"):
        for position in positions(key):
            for one in asked(position):
                if one.reason is not None:
                    assert is_true(one.reason, position, one.move), (one, position.view)
                    checked.add((one.reason.kind, is_window(position.view.asking)))
    assert len(checked) >= 4


@pytest.mark.parametrize("language", languages())
def test_reasons_have_words_in_every_language(language):
    with speaking(language):
        for kind in (*FOR_DRAWING, *FOR_OTHERS):
            fact = Fact(kind, seat=1, card=boomcat.Card.NOPE, count=2, share=0.5)
            words = NamedTeller(boomcat.edition_named("original"), ["Ada", "Bea"]).fact(fact, now=True)
            assert words.endswith(".")
            assert "{" not in words


def test_the_share_of_a_chance_that_is_certain_has_no_margin():
    game = boomcat.Game.read("original; 1: skip; 2: favor 2*skip; pile: kitten shuffle; turn: 1")
    found = {str(one.move): one for one in coach(game.view(0), game.knowledge(0).known)}
    # Half of the draws are the end of it.
    assert found["draw"].high <= found["draw"].chance + MARGIN_OF_FEW / 2 + 1e-9
    assert found["skip"].high - found["skip"].chance == pytest.approx(MARGIN_OF_FEW)
