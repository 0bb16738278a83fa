"""Restarts and clocks in virtual time: another version in the middle of every kind of question, clocks that jump."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from boomcat.core.question import QUESTIONS, Ask
from boomcat.records import RULES_VERSION, read_record, replay
from boomcat.server.tables import table
from boomcat.server.tables import table_session as session
from boomcat.server.tables import turn_scheduler as scheduler
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.clients import any_move
from tests.support.virtual_session import Client, World, playing
from tools.soak.trial import Figures, Trial

#: Little besides the cards of Barking Kittens, so that they ask soon.
FEW_OTHERS = (
    "original attack=0 shuffle=0 see=0 favor=0 cattermelon=0 potato=0 beard=0 rainbow=0 "
    "barking=2 alter-now=2 bury=4 potluck=4 share=4"
)
#: Together these games ask every kind of question.
GAMES = [
    ("original", 2),
    ("party-pack", 4),
    ("good-vs-evil", 3),
    ("original imploding=1 swap=4 catomic=4 alter5=2 see5=2 reverse=3 super-skip=2", 3),
    (FEW_OTHERS, 3),
]
#: Weights: most kinds of questions occur in one edition, and some of them are rare.
OFTEN = [2, 1, 6, 1, 4]
#: In the order of the code, without the end of a game, which asks nothing.
KINDS = {one.asking: one.word for one in QUESTIONS if one.asking != Ask.OVER}


def seated(luck: Random) -> tuple[World, list[Client]]:
    edition, players = luck.choices(GAMES, OFTEN)[0]
    settings = Settings(edition=edition, timers=Timers(turn=3600, nope=20, grace=3600))
    return playing(*["open"] * players, settings=settings, seed=luck.getrandbits(32))


def step(clients: list[Client], luck: Random) -> bool:
    """Let a player who is asked answer; return whether any was."""
    for client in luck.sample(clients, len(clients)):
        state = client.state
        if state["table"]["phase"] == "playing" and state["offers"]:
            answer = client.act(any_move(state["offers"], luck), state["view"]["question"])
            assert answer["message"] == "accepted", answer
            return True
    return False


def seen(clients: list[Client]) -> list[tuple[Any, ...]]:
    return [(client.state["view"], client.state["offers"]) for client in clients]


def come_back(clients: list[Client], world: World) -> list[Client]:
    return [Client(world, f"token-{number}") for number in range(len(clients))]


# -- another version ---------------------------------------------------------------------


def versions(luck: Random, times: int, _: Path) -> Figures:
    """Let the next version take over, in each game, the first time that each kind of question is asked."""
    asked: Counter[int] = Counter()
    found: Figures = {"restarts": 0, "games": 0}
    while found["restarts"] < times or (len(asked) < len(KINDS) and times >= len(KINDS)):
        with ExitStack() as changed:
            world, clients = seated(luck)
            version, known = RULES_VERSION, set[int]()
            while world.session.table.phase == "playing":
                kind = world.game.asking
                if kind not in known:
                    known.add(kind)
                    asked[kind] += 1
                    before = seen(clients)
                    version += 1
                    for module in (scheduler, session, table):
                        changed.enter_context(patch.object(module, "RULES_VERSION", version))
                    world.restart()
                    clients = come_back(clients, world)
                    assert seen(clients) == before, f"another table, in {KINDS[kind]}"
                    found["restarts"] += 1
                assert step(clients, luck), "no question is open"
            found["games"] += 1
            # Only the rules with which the game began can replay it, and its record says which those are.
            assert f'"rules":{RULES_VERSION}' in world.records[1].replace(" ", "")
    return {**found, "kinds_of_questions": float(len(asked))} if times >= len(KINDS) else found


# -- clocks ------------------------------------------------------------------------------


def wrongly(honest: Callable[[], float], by: list[float]) -> float:
    """Return the time of a clock that an operator sets wrongly."""
    return honest() + by[0]


def jumps(luck: Random, times: int, _: Path) -> Figures:
    """Move the time of day to and fro, by years; and the other clock only forward, as after a sleep of the machine."""
    found: Figures = {"jumps": 0, "games": 0, "restarts": 0}
    while found["jumps"] < times:
        world, clients = seated(luck)
        honest, wrong_by = world.clock.wall, [0.0]
        with patch.object(world.clock, "wall", partial(wrongly, honest, wrong_by)):
            while world.session.table.phase == "playing":
                if luck.random() < 0.3:
                    before, left = seen(clients), world.session.scheduler.left(world.clock.now())
                    wrong_by[0] += luck.choice((-1, 1)) * 10 ** luck.uniform(0, 8.5)
                    world.settle_due()
                    assert seen(clients) == before, "the time of day decided something"
                    assert world.session.scheduler.left(world.clock.now()) == left
                    found["jumps"] += 1
                if luck.random() < 0.02:
                    world.run(10 ** luck.uniform(0, 6))
                    found["jumps"] += 1
                if luck.random() < 0.05:
                    world.restart()
                    clients = come_back(clients, world)
                    found["restarts"] += 1
                if world.session.table.phase == "playing" and not step(clients, luck):
                    world.run(60)
        found["games"] += 1
        record = read_record(world.records[1].splitlines(keepends=True))
        *_rest, last = replay(record)
        assert last.game.question == world.game.question
    return found


RESTARTS = [
    Trial("versions", "restarts with another version, in every kind of question", 1_000, 200, versions),
    Trial("clocks", "the clock jumps in the middle of a game", 10_000, 1_000, jumps),
]
