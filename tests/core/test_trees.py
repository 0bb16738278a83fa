"""Counted game trees: how many ways a small position can go on for this many decisions.

Luck is fixed by its address, so a tree branches by decisions alone.  The first counts can be checked by hand, and the
comments do; the deeper ones were counted by this engine and guard it against silent change.
"""

import pytest

from boomcat.core.chance import Chance, SeededChance
from boomcat.core.legal import legal_moves
from boomcat.core.referee import asked
from boomcat.core.state import State
from boomcat.notation import read_position

TREES = {
    # 1 may draw, skip, favor 2 or pair 2.  After the first two it is 2's turn (draw, see, attack: 3 each), the favor
    # asks for one of 2 gifts, and the pair takes a card that leaves 1 with 4 moves: 3 + 3 + 2 + 4 = 12.
    "original": (
        "original; 1: skip favor 2*beard; 2: see attack; pile: shuffle nope kitten; hurried",
        [4, 12, 35, 96],
    ),
    # Everybody is asked.  1 may draw (then 2 can only draw: 1) or skip: 2 and 3 may both nope or pass: 4.
    "a window for two": (
        "nsfw; 1: skip; 2: nope; 3: nope; pile: see kitten kitten",
        [2, 5, 11, 19],
    ),
    # Draw, a pair of Nopes, or three of them naming each of the 13 titles.
    "nsfw": (
        "nsfw; 1: defuse 3*nope; 2: defuse favor; pile: kitten see; turn: 1 owes 2 attacked; hurried",
        [15, 19, 34, 76],
    ),
    # Draw and explode; two targets, alter, bottom, and the pair with a Feral Cat against two: 2 may Nope all of these.
    "party-pack": (
        "party-pack; 1: alter bottom targeted tacocat feral; 2: nope; 3: skip; pile: kitten skip kitten; hurried",
        [7, 13, 51],
    ),
    # Draw and explode (1), keep the kitten or put it on top (2), or two opponents and two ways to lay the cats (4).
    "good-vs-evil": (
        "good-vs-evil; 1: armageddon heck; 2: defuse; 3: -; pile: kitten shuffle kitten; hurried",
        [3, 7, 11, 25],
    ),
    # As attack, targeted, reveal, shuffle, heck, favor and in a pair; alone neither as Armageddon nor as a cat.
    "the Godcat": (
        "good-vs-evil; 1: godcat horse; 2: defuse nope; pile: kitten reveal shuffle; hurried",
        [8, 16, 20],
    ),
    # Draw or skip: then 2 may play it or wait and 3 can only wait, or both can only pass: 3 + 2 = 5.
    "a window before a draw": (
        "original alter-now=2; 1: skip; 2: alter-now; 3: -; pile: see favor 2*kitten",
        [2, 5, 7],
    ),
    # Draw or favor: then 2 can only draw, or gives one of three.  Then 2 defuses the kitten drawn or not (2), the
    # favor's kitten ends the game (1), its Defuse leaves 1 a draw (1), and the Streaking Kitten sets off the other (2).
    "a kitten in a hand": (
        "original streaking=1; 1: favor; 2: kitten streaking defuse; pile: see kitten; hurried",
        [2, 4, 6, 8],
    ),
    # Draw, bark, or a pair against 2: then 2's draw (1), two to aim at (2), or a draw with the stolen Defuse (1).
    "Barking Kittens": (
        "original barking=2; 1: 2*barking; 2: defuse; 3: -; pile: see 2*kitten; hurried",
        [3, 4, 6],
    ),
    # Draw, potluck or mark: then 2's draw, mark and curse (3), the only card to add (1), a draw and potluck (2).
    "marks and additions": (
        "original potluck=1 mark=2 curse=1; 1: potluck mark; 2: mark curse; pile: see favor kitten; hurried",
        [3, 6, 15],
    ),
    # The cursed only draw or turn over a card, which happens to be the Share: two orders.  Then 2 draws or buries.
    "a curse": (
        "original curse=1 share=1 bury=1; 1: share; 2: bury; pile: see kitten; cursed: 1; hurried",
        [2, 4, 4],
    ),
}


def leaves(game: State, depth: int, chance: Chance) -> int:
    """The number of ways to make this many decisions; a game that is over earlier is one."""
    if depth == 0 or not asked(game):
        return 1
    total = 0
    for seat in asked(game):
        moves = legal_moves(game, seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            twin = game.copy()
            twin.decider = seat
            move.apply(twin, chance)
            total += leaves(twin, depth - 1, chance)
    return total


@pytest.mark.both_builds
@pytest.mark.parametrize("name", list(TREES))
def test_the_tree_has_as_many_leaves_as_were_counted(name):
    position, counts = TREES[name]
    game = read_position(position)
    assert [leaves(game, depth, SeededChance(1)) for depth in range(1, len(counts) + 1)] == counts
