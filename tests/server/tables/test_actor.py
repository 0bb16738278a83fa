"""Timers of tables, on loops that treat short timers as uvloop and Pyodide do."""

import asyncio
from typing import Any

from boomcat.core.question import Ask
from boomcat.notation import read_position
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.virtual_table import VirtualTable, virtual

POSITION = "original; 1: skip; 2: nope; 3: nope; 4: shuffle; turn: 1; pile: 3*kitten 3*see 3*favor"
SETTINGS = Settings(timers=Timers(turn=600, nope=2, grace=60))


class Soon:
    """A handle that can be cancelled, but has no `when`."""

    def __init__(self, timer: asyncio.TimerHandle) -> None:
        self.cancel = timer.cancel


def as_uvloop(loop: asyncio.AbstractEventLoop) -> None:
    """Make timers that are due within half a millisecond handles without a time, as uvloop does."""
    call_later = loop.call_later

    def frugal(delay: float, *given: Any, **more: Any) -> Any:
        timer = call_later(delay, *given, **more)
        return Soon(timer) if delay < 0.0005 else timer

    loop.call_later = frugal  # type: ignore[assignment, method-assign]


def as_pyodide(loop: asyncio.AbstractEventLoop) -> None:
    """Make timers fire up to a millisecond early, and refuse a moment that is over when the loop has looked it up."""
    time, call_at, late = loop.time, loop.call_at, [0.0]

    def later(delay: float, *given: Any, **more: Any) -> asyncio.TimerHandle:
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        return call_at(loop.time() + (int(delay * 1000) / 1000 or delay), *given, **more)

    def at(when: float, *given: Any, **more: Any) -> asyncio.TimerHandle:
        late[0] += 0.0006
        return later(when - loop.time(), *given, **more)

    loop.time = lambda: time() + late[0]  # type: ignore[method-assign]
    loop.call_later, loop.call_at = later, at  # type: ignore[assignment, method-assign]


def test_a_request_in_the_last_moment_of_a_window_is_answered():
    async def play() -> tuple[list[str], int]:
        as_uvloop(asyncio.get_running_loop())
        trouble: list[str] = []
        async with VirtualTable(read_position(POSITION), lambda: 0.001, SETTINGS, seed=1) as scene:
            scene.actor.stale = lambda: trouble.append("read anew")
            await scene.devices[0].ask("answer", "the play", question=scene.game.question, move="skip")
            left = scene.session.scheduler.left(scene.session.clock.now())
            assert left is not None
            await asyncio.sleep(left[0] - 0.0003)
            scene.actor.go_on()  # the timer fires a little too early, and again in a moment
            await scene.devices[1].ask("answer", "too late", question=0, move="draw")
            await asyncio.sleep(1)
            game = scene.session.table.game
            assert game is not None
            return trouble, game.asking

    assert virtual(play()) == ([], Ask.TURN)


def test_a_window_ends_although_its_timer_fires_too_early_in_a_browser():
    async def play() -> tuple[list[str], int]:
        as_pyodide(asyncio.get_running_loop())
        trouble: list[str] = []
        async with VirtualTable(read_position(POSITION), lambda: 0.001, SETTINGS, seed=1) as scene:
            scene.actor.stale = lambda: trouble.append("read anew")
            await scene.devices[0].ask("answer", "the play", question=scene.game.question, move="skip")
            await asyncio.sleep(3)
            game = scene.session.table.game
            assert game is not None
            return trouble, game.asking

    assert virtual(play()) == ([], Ask.TURN)
