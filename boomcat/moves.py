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

# ruff: noqa: PLC0414 (each name is exported)

from boomcat.core.answers import Add as Add
from boomcat.core.answers import Aim as Aim
from boomcat.core.answers import Alter as Alter
from boomcat.core.answers import Blind as Blind
from boomcat.core.answers import Bury as Bury
from boomcat.core.answers import Defuse as Defuse
from boomcat.core.answers import DefuseBarking as DefuseBarking
from boomcat.core.answers import DefuseDevilcat as DefuseDevilcat
from boomcat.core.answers import Explode as Explode
from boomcat.core.answers import Face as Face
from boomcat.core.answers import Give as Give
from boomcat.core.answers import Keep as Keep
from boomcat.core.answers import Now as Now
from boomcat.core.answers import Place as Place
from boomcat.core.answers import PutOnTop as PutOnTop
from boomcat.core.answers import Share as Share
from boomcat.core.answers import Steal as Steal
from boomcat.core.answers import Take as Take
from boomcat.core.answers import Trade as Trade
from boomcat.core.combos import Five as Five
from boomcat.core.combos import Pair as Pair
from boomcat.core.combos import Triple as Triple
from boomcat.core.moves import Draw as Draw
from boomcat.core.moves import Move as Move
from boomcat.core.moves import Nope as Nope
from boomcat.core.moves import Pass as Pass
from boomcat.core.moves import Play as Play
from boomcat.core.moves import SimpleMove as SimpleMove
from boomcat.core.moves import Wait as Wait
from boomcat.core.plays import AlterTheFuture as AlterTheFuture
from boomcat.core.plays import AlterTheFuture5 as AlterTheFuture5
from boomcat.core.plays import AlterTheFutureNow as AlterTheFutureNow
from boomcat.core.plays import Armageddon as Armageddon
from boomcat.core.plays import Attack as Attack
from boomcat.core.plays import BarkingKitten as BarkingKitten
from boomcat.core.plays import BuryTopCard as BuryTopCard
from boomcat.core.plays import CardPlay as CardPlay
from boomcat.core.plays import CatomicBomb as CatomicBomb
from boomcat.core.plays import CurseOfTheCatButt as CurseOfTheCatButt
from boomcat.core.plays import DrawFromTheBottom as DrawFromTheBottom
from boomcat.core.plays import Favor as Favor
from boomcat.core.plays import GarbageCollection as GarbageCollection
from boomcat.core.plays import IllTakeThat as IllTakeThat
from boomcat.core.plays import Mark as Mark
from boomcat.core.plays import PersonalAttack as PersonalAttack
from boomcat.core.plays import Potluck as Potluck
from boomcat.core.plays import RaisingHeck as RaisingHeck
from boomcat.core.plays import RevealTheFuture as RevealTheFuture
from boomcat.core.plays import Reverse as Reverse
from boomcat.core.plays import SeeTheFuture as SeeTheFuture
from boomcat.core.plays import SeeTheFuture5 as SeeTheFuture5
from boomcat.core.plays import ShareTheFuture as ShareTheFuture
from boomcat.core.plays import Shuffle as Shuffle
from boomcat.core.plays import Skip as Skip
from boomcat.core.plays import SuperSkip as SuperSkip
from boomcat.core.plays import SwapTopAndBottom as SwapTopAndBottom
from boomcat.core.plays import TargetedAttack as TargetedAttack
from boomcat.core.plays import TowerOfPower as TowerOfPower
