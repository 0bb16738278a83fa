"""A statistical test that a player who watches windows and probes can't find out who holds a Nope (N7).

Or an Alter the Future NOW, in the window before a draw (B2).

Windows are played in two worlds, which differ in one thing: whether a player holds that card.  From a living seat, a
dead one and from outside everything is noted that can be: how long the window lasts, what comes and how much, and how
long refusals take that are asked for all the time.  Each of these is compared by Smirnov's test of two samples; for
real, where windows that are open at the same time are late together, pairs of them are compared, by the sign of what
they differ in.  All comparisons together raise a false alarm with a probability of at most `ALARM`; a leak of 20 ms is
planted, and found.
"""

from __future__ import annotations

import asyncio
import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Literal

from msgspec.structs import replace

from boomcat.core.cards import Card
from boomcat.core.hand import holds
from boomcat.core.question import Ask
from boomcat.notation import read_position
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.virtual_table import TableDevice, VirtualTable

__all__ = [
    "ALARM",
    "KINDS",
    "NOPE_WINDOW",
    "NOW_WINDOW",
    "Kind",
    "Plant",
    "Seen",
    "Test",
    "Watched",
    "WindowKind",
    "Worlds",
    "alarms",
    "later",
    "pairs",
    "sign_test",
    "smirnov",
    "windows",
]

Kind = Literal["person", "bot", "absent", "away"]
#: Who the suspect is: a person who is here, a bot, a person for whom a bot plays on, and one who vanished a moment ago.
KINDS: tuple[Kind, ...] = ("person", "bot", "absent", "away")
#: Of a false alarm, in all comparisons together.
ALARM = 1e-4


@dataclass(frozen=True)
class WindowKind:
    """A kind of window, how it opens, and the card for which it's there.

    Of the players one opens it; then come the suspect, a living player who watches, one who is out and watches, and one
    more.
    """

    position: str
    opening: str
    asking: int
    card: Card
    passing: str


NOPE_WINDOW = WindowKind(
    "original; 1: skip; 2: {held}; 3: shuffle; 4: out; 5: shuffle; turn: 1; pile: 3*kitten 3*see 3*favor",
    "skip",
    Ask.NOPE,
    Card.NOPE,
    "pass",
)
NOW_WINDOW = WindowKind(
    # A pile in which a kitten is rare: bots keep their cards.
    "original alter-now=4; 1: skip; 2: {held}; 3: shuffle; 4: out; 5: shuffle; turn: 1; "
    "pile: 3*see 3*kitten 4*favor 4*tacocat 4*cattermelon 4*potato 4*beard 4*rainbow",
    "draw",
    Ask.NOW,
    Card.ALTER_THE_FUTURE_NOW,
    "wait",
)
SUSPECT, ALIVE, DEAD, OTHER, OUTSIDE = 1, 2, 3, 4, 5
OBSERVERS = {"alive": ALIVE, "dead": DEAD, "outside": OUTSIDE}
WINDOW_SECONDS = 1.0
SETTINGS = Settings(timers=Timers(turn=600, nope=WINDOW_SECONDS, grace=60))
#: Between two probes of an observer, in seconds.
PROBE_INTERVAL_SECONDS = 0.02
LEAK_SECONDS = 0.02

#: Makes a table leak: given it, and whether the suspect holds a Nope.
Plant = Callable[[VirtualTable, bool], None]


@dataclass(frozen=True, slots=True)
class Watched:
    """One observer's measurements of one window."""

    lasts: float
    messages: float
    size: float
    longest: float
    average: float


FEATURES = Watched.__slots__
Seen = list[dict[str, Watched]]
#: How probable it is that two samples are of one thing.
Test = Callable[[Sequence[float], Sequence[float]], float]
#: By the kind of the suspect: without a Nope, and with one.
Worlds = Mapping[str, tuple[Seen, Seen]]


class Window:
    """One window, seen by everybody.  `patient`: the others never pass, so it takes its whole time."""

    def __init__(
        self, scene: VirtualTable, kind: Kind, holds: bool, patient: bool, luck: Random, of: WindowKind
    ) -> None:
        self.scene = scene
        self.of = of
        self.kind = kind
        self.holds = holds
        self.patient = patient
        self.luck = luck
        self.asked: dict[str, float] = {}
        self.tasks: list[asyncio.Task[bool]] = []
        self.open = True

    async def watch(self) -> dict[str, Watched] | None:
        """Return what each observer notes; None if the card was used, which everybody sees."""
        scene, session = self.scene, self.scene.session
        chair = session.table.chairs[SUSPECT]
        if self.kind == "away":
            await scene.actor.do(lambda: session.leave(scene.devices[SUSPECT]))
        elif self.kind == "absent":
            chair.absent = True
        elif self.kind == "bot":
            chair.player, chair.bot = "bot", "heuristic"
        for device in scene.devices:
            device.sent.clear()
        question = scene.game.question
        await scene.devices[0].ask("answer", "the play", question=question, move=self.of.opening)
        begin = scene.now()
        actions = [(begin + after, act) for after, act in self.actions(question + 1)]
        for time, act in sorted(actions, key=lambda action: action[0]):
            await self.sleep(time - scene.now())
            if not self.is_open(question + 1):
                break
            act()
        while self.is_open(question + 1):
            await self.sleep(0.05)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.sleep(0.05)
        game = session.table.game
        assert game is not None
        if holds(game.hands[SUSPECT], self.of.card) != self.holds:
            return None
        return {name: self.noted(scene.devices[seat], name) for name, seat in OBSERVERS.items()}

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, self.scene.clock.real(seconds)))

    def is_open(self, question: int) -> bool:
        game = self.scene.session.table.game
        assert game is not None
        return game.question == question and game.asking == self.of.asking

    def actions(self, question: int) -> Iterator[tuple[float, Callable[[], None]]]:
        for name, seat in OBSERVERS.items():
            first = self.luck.uniform(0, PROBE_INTERVAL_SECONDS)
            for number in range(int((WINDOW_SECONDS - first) / PROBE_INTERVAL_SECONDS)):
                yield first + number * PROBE_INTERVAL_SECONDS, partial(self.probe, name, seat, number)
        if self.kind == "person" and self.holds:
            # By hand, when they have thought about it; a device says nothing for those who have nothing to think about.
            yield self.luck.uniform(0.1, 0.8) * WINDOW_SECONDS, partial(self.let_pass, SUSPECT, question)
        if not self.patient:
            for seat in (ALIVE, OTHER):
                yield self.luck.uniform(0.1, 0.4) * WINDOW_SECONDS, partial(self.let_pass, seat, question)

    def let_pass(self, seat: int, question: int) -> None:
        self.tasks.append(
            self.scene.devices[seat].ask("answer", f"pass {seat}", question=question, move=self.of.passing)
        )

    def probe(self, name: str, seat: int, number: int) -> None:
        """Send an answer to a question that closed long ago, or from a player who isn't asked."""
        request = f"{name} {number}"
        self.asked[request] = self.scene.now()
        self.tasks.append(self.scene.devices[seat].ask("answer", request, question=0, move="draw"))

    def noted(self, device: TableDevice, name: str) -> Watched:
        news = [(time, message) for time, message in device.sent if b'"message":"update"' in message]
        if name == "alive":
            # Players know that they passed.
            news = [(time, message) for time, message in news if b'"events":[]' not in message]
        waits = [
            device.answered(request) - time for request, time in self.asked.items() if request.startswith(f"{name} ")
        ]
        return Watched(
            lasts=news[-1][0] - news[0][0],
            messages=len(news),
            size=sum(len(message) for _, message in news),
            longest=max(waits),
            average=sum(waits) / len(waits),
        )


async def window(
    kind: Kind,
    holds: bool,
    luck: Random,
    plant: Plant | None = None,
    store: SqlStore | None = None,
    clock: ServerClock | None = None,
    of: WindowKind = NOPE_WINDOW,
) -> dict[str, Watched] | None:
    """One; half of them, where bots decide, end when all have answered."""
    other = luck.choice(["shuffle", "attack"])
    game = read_position(of.position.format(held=str(of.card) if holds else other))
    assert (of.card in game.hands[SUSPECT]) == holds
    syncs = Random(luck.random())
    storage = None if store is None else DatabaseStorage(store)
    scene = VirtualTable(
        game, lambda: syncs.uniform(0.004, 0.03), SETTINGS, seed=luck.getrandbits(32), store=storage, clock=clock
    )
    async with scene:
        if plant is not None:
            plant(scene, holds)
        patient = kind in ("person", "away") or luck.random() < 0.5
        return await Window(scene, kind, holds, patient, luck, of).watch()


async def windows(
    kind: Kind, holds: bool, count: int, seed: int, plant: Plant | None = None, of: WindowKind = NOPE_WINDOW
) -> Seen:
    """Play `count` windows, one after the other, in virtual time."""
    found: Seen = []
    number = 0
    while len(found) < count:
        watched = await window(kind, holds, Random(f"{seed} {kind} {holds} {number}"), plant, of=of)
        if watched is not None:
            found.append(watched)
        number += 1
        assert number < 20 * count + 100, "hardly a window without a Nope"
    return found


async def pairs(
    kind: Kind, count: int, seed: int, plant: Plant | None, store: SqlStore, clock: ServerClock, at_once: int
) -> tuple[Seen, Seen]:
    """Play windows in both worlds, without a Nope and with one, in real time; `at_once` pairs in parallel.

    The two of a pair are played at the same time, with the same luck, and it's luck who of them begins.  So whatever
    the machine has to do besides, it's as likely to be in the way of either.
    """
    found: tuple[Seen, Seen] = [], []

    async def pair(number: int) -> None:
        order = Random(f"{seed} {number}").choice([(False, True), (True, False)])
        both = await asyncio.gather(
            *(window(kind, holds, Random(f"{seed} {kind} {number}"), plant, store, clock) for holds in order)
        )
        without, holding = both if order[1] else reversed(both)
        if without is not None and holding is not None:
            found[0].append(without)
            found[1].append(holding)

    number = 0
    while len(found[0]) < count:
        beside = range(number, number + min(at_once, count - len(found[0])))
        number = beside.stop
        await asyncio.gather(*(pair(at) for at in beside))
        assert number < 20 * count + 100, "hardly a window without a Nope"
    return found


def later(scene: VirtualTable, holds: bool) -> None:
    """Plant a leak: windows last 20 ms longer if the suspect holds a Nope."""
    table, window = scene.session.table, scene.session.scheduler.window()
    timers = replace(table.settings.timers, nope=window + LEAK_SECONDS * holds)
    table.settings = replace(table.settings, timers=timers)


# -- statistics --------------------------------------------------------------------------


def smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the probability that two samples of one thing differ as much (an upper bound; exact for many)."""
    first, second = sorted(one), sorted(other)
    distance = max(
        abs(bisect_right(first, at) / len(first) - bisect_right(second, at) / len(second)) for at in {*first, *second}
    )
    many = len(first) * len(second) / (len(first) + len(second))
    # The inequality of Dvoretzky, Kiefer and Wolfowitz for two samples, with Massart's constant (Wei and Dudley).
    return min(1.0, 2 * math.exp(-2 * many * distance**2))


def sign_test(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the probability that at least as many pairs, whose order is luck, differ in the same direction."""
    above = sum(second > first for first, second in zip(one, other, strict=True))
    below = sum(second < first for first, second in zip(one, other, strict=True))
    many = above + below
    tail = sum(math.comb(many, at) for at in range(max(above, below), many + 1))
    return min(1.0, tail / 2.0 ** (many - 1))


def alarms(worlds: Worlds, test: Test = smirnov) -> dict[str, float]:
    """Return the features that differ with and without a Nope, with their probabilities."""
    limit = ALARM / (len(worlds) * len(OBSERVERS) * len(FEATURES))
    found = {}
    for kind, (without, holding) in worlds.items():
        for observer in OBSERVERS:
            for feature in FEATURES:
                values = [[getattr(one[observer], feature) for one in some] for some in (without, holding)]
                # In virtual time equal moments differ in the last digits of a number.
                chance = test(*([round(value, 6) for value in some] for some in values))
                if chance < limit:
                    found[f"{kind}, {observer}: {feature}"] = chance
    return found
