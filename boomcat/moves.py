"""The classes of moves: what a player may answer.  Moves are made by `legal_moves` and `read_move`, and never change.

There is one copy of each, so that equal moves are the same object.  `match` distinguishes them:

    match move:
        case Favor(target):
            print("asks", target)
        case Pair(card, target) | Triple(card, target):
            print("robs", target, "with cats like", card)
        case Place(above):
            print("hides the kitten under", above, "cards")

Seats count from 0, cards are members of `Card`.  `str(move)` is its text in the notation, `pair skip 2`.
"""

from boomcat.core.answers import (
    Alter,
    Defuse,
    DefuseDevilcat,
    Explode,
    Face,
    Give,
    Keep,
    Place,
    PutOnTop,
    Steal,
    Take,
    Trade,
)
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.moves import Answer, Draw, Move, Nope, Pass, Play
from boomcat.core.plays import (
    AlterTheFuture,
    AlterTheFuture5,
    Armageddon,
    Attack,
    CardPlay,
    CatomicBomb,
    DrawFromTheBottom,
    Favor,
    RaisingHeck,
    RevealTheFuture,
    Reverse,
    SeeTheFuture,
    SeeTheFuture5,
    Shuffle,
    Skip,
    SuperSkip,
    SwapTopAndBottom,
    TargetedAttack,
)

__all__ = [
    "Alter",
    "AlterTheFuture",
    "AlterTheFuture5",
    "Answer",
    "Armageddon",
    "Attack",
    "CardPlay",
    "CatomicBomb",
    "Defuse",
    "DefuseDevilcat",
    "Draw",
    "DrawFromTheBottom",
    "Explode",
    "Face",
    "Favor",
    "Five",
    "Give",
    "Keep",
    "Move",
    "Nope",
    "Pair",
    "Pass",
    "Place",
    "Play",
    "PutOnTop",
    "RaisingHeck",
    "RevealTheFuture",
    "Reverse",
    "SeeTheFuture",
    "SeeTheFuture5",
    "Shuffle",
    "Skip",
    "Steal",
    "SuperSkip",
    "SwapTopAndBottom",
    "Take",
    "TargetedAttack",
    "Trade",
    "Triple",
]
