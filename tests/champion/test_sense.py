"""The champion makes no move that people would laugh at, whatever its network thinks."""

from collections.abc import Sequence

import pytest

from boomcat.bots.roster import bot_named
from boomcat.champion.sense import sensible
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Peeked
from boomcat.core.referee import asked
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_position, write_move
from boomcat.rl.choices import options_of
from boomcat.rl.memory import memory_of
from boomcat.views.view import View


def options(position: str, peeked: int = 0) -> list[str]:
    """Return what is left to choose from, if the seat that is asked has just looked at this many cards."""
    game = read_position(position)
    seat = asked(game)[0]
    game.decider = seat
    memory = memory_of(seat, game)
    if peeked:
        memory.see(Peeked(seat, game.top_cards(peeked)))
    found = sensible(game, seat, memory, options_of(game, seat))
    return [write_move(move, game.rules.edition) for move in found]


@pytest.mark.parametrize(("pile", "peeked", "left"), [
    ("kitten", 0, ["draw", "see"]),  # one card can't be shuffled
    ("see kitten", 0, ["draw", "see", "shuffle"]),
    ("see kitten", 2, ["draw", "shuffle"]),  # nor does one look at what one knows
    ("see kitten favor skip", 3, ["draw", "shuffle"]),
    ("see kitten favor skip", 2, ["draw", "see", "shuffle"]),
])  # fmt: skip
def test_it_shuffles_no_single_card_and_looks_at_nothing_it_knows(pile, peeked, left):
    assert options(f"original; 1: defuse see shuffle; 2: nope; pile: {pile}; turn: 1", peeked) == left


@pytest.mark.parametrize(("deck", "hand", "left"), [
    ("original", "skip favor", ["skip", "favor 2"]),  # anything rather than certain death
    ("original", "nope", ["draw"]),
    ("original", "defuse skip", ["draw", "skip"]),  # it survives, and puts the kitten where it likes
    ("good-vs-evil", "godcat shuffle", ["draw", "shuffle"]),
    ("original streaking=1", "streaking skip; pile: kitten favor kitten", ["draw", "skip"]),
    ("original alter-now=2", "skip", ["draw", "skip"]),  # another player may alter the future before
    ("original take-that=2", "skip", ["skip"]),
    ("original take-that=2", "skip; taking: 2 from 1", ["draw", "skip"]),  # another player will take it
])  # fmt: skip
def test_it_never_draws_a_known_kitten_to_die_while_it_can_do_anything_else(deck, hand, left):
    hand, _, rest = hand.partition("; ")
    rest = rest if "pile" in rest else f"{rest}; pile: kitten favor shuffle"
    found = options(f"{deck}; 1: {hand}; 2: nope favor; turn: 1; {rest.removeprefix('; ')}", 3)
    assert [move for move in found if move in ("draw", *left)] == left


def test_it_does_not_stop_its_own_play():
    position = "original; 1: nope; 2: nope; 3: see; pile: see 2*kitten; window: attack, nope {}"
    assert options(position.format("2, passed 3")) == ["nope", "pass"]
    assert options(position.format("2, nope 3")) == ["pass"]


def test_its_network_is_not_asked_about_them(monkeypatch):
    view = View(read_position("original; 1: attack shuffle see favor; 2: nope; pile: kitten; turn: 1"), 0)
    bot = bot_named("champion", PlayerRng(1))
    asked_about: list[int] = []

    def pick(scores: Sequence[float]) -> int:
        asked_about.append(len(scores))
        return 0

    monkeypatch.setattr(bot, "pick", pick)
    bot.choose(view, Knowledge(view), 1.0)
    assert asked_about == [2]  # an Attack and a Favor: the only card is the kitten
