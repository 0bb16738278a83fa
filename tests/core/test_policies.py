"""The moves for absent players, and the shape of the `random` policy."""

from collections import Counter

import pytest

from boomcat.core.chance import PlayerRng
from boomcat.core.policies import default_move, random_move
from boomcat.core.referee import asked
from boomcat.notation import read_position, write_move

pytestmark = pytest.mark.both_builds

#: A position with each kind of question, and every answer that the default may give.
DEFAULTS = {
    "original; 1: skip attack; 2: nope; pile: kitten": {"draw"},
    "original; 1: -; 2: nope; pile: kitten; discards: skip; window: skip": {"pass"},
    "good-vs-evil; 1: defuse godcat; 2: -; pile: favor; asked: defuse": {"defuse"},
    "good-vs-evil; 1: godcat; 2: -; pile: favor; asked: defuse": {"godcat as defuse"},
    "original; 1: -; 2: -; pile: see skip; asked: place": {"place 0", "place 1", "place 2"},
    "original; 1: -; 2: skip 3*nope; pile: kitten; asked: give 2": {"give skip", "give nope"},
    "good-vs-evil; 1: -; 2: godcat nope; pile: kitten; asked: steal 2": {"steal random"},
    "original; 1: -; 2: -; 3: out 1; pile: kitten; discards: skip nope kitten; asked: take": {"take skip", "take nope"},
    "party-pack; 1: -; 2: -; pile: skip kitten see; asked: alter": {"alter 1 2 3"},
    "good-vs-evil; 1: -; 2: -; pile: kitten; asked: heck favor": {"keep"},
    "good-vs-evil; 1: defuse; 2: -; pile: -; asked: heck kitten": {"keep"},
    "good-vs-evil; 1: -; 2: -; 3: -; pile: 2*kitten; asked: face": {
        f"face {opponent} {own}" for opponent in (2, 3) for own in ("godcat", "devilcat")
    },
    "good-vs-evil; 1: -; 2: -; pile: kitten; asked: trade 2 godcat": {"stay"},
    "good-vs-evil; 1: -; 2: -; pile: kitten; asked: trade 2 devilcat": {"stay"},
    "good-vs-evil; 1: godcat; 2: defuse; pile: kitten; asked: devilcat 2": {"defuse"},
}


@pytest.mark.parametrize("position", list(DEFAULTS))
def test_the_absent_draw_pass_defuse_and_keep(position):
    game = read_position(position)
    seat = asked(game)[0]
    answers = {write_move(default_move(game, seat, PlayerRng(seed)), game.rules.edition) for seed in range(200)}
    assert answers == DEFAULTS[position]


def test_the_absent_give_each_card_of_the_hand_as_often():
    game = read_position("original; 1: -; 2: skip 3*nope; pile: kitten; asked: give 2")
    gifts = Counter(write_move(default_move(game, 1, PlayerRng(seed)), game.rules.edition) for seed in range(2_000))
    assert 0.70 < gifts["give nope"] / gifts.total() < 0.80


def test_random_draws_half_of_the_time_and_picks_kinds_of_plays_evenly():
    game = read_position("original; 1: skip 3*nope favor; 2: see; 3: see; pile: 2*kitten")
    kinds = Counter(
        write_move(random_move(game, 0, PlayerRng(seed)), game.rules.edition).split()[0] for seed in range(4_000)
    )
    assert set(kinds) == {"draw", "skip", "favor", "pair", "triple"}
    assert 0.46 < kinds["draw"] / 4_000 < 0.54
    for kind in ("skip", "favor", "pair", "triple"):
        assert 0.10 < kinds[kind] / 4_000 < 0.15


def test_random_nopes_a_quarter_of_the_time_and_never_declines_a_defuse():
    game = read_position("original; 1: -; 2: nope; pile: kitten; discards: skip; window: skip")
    answers = Counter(write_move(random_move(game, 1, PlayerRng(seed)), game.rules.edition) for seed in range(2_000))
    assert 0.21 < answers["nope"] / 2_000 < 0.29
    game = read_position("good-vs-evil; 1: defuse godcat; 2: -; pile: favor; asked: defuse")
    answers = Counter(write_move(random_move(game, 0, PlayerRng(seed)), game.rules.edition) for seed in range(500))
    assert set(answers) == {"defuse", "godcat as defuse"}
