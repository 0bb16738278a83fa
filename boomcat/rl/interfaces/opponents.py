"""The bots that play the other seats: built-in ones by name, classes, files with a class, and networks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from boomcat.bots.bot import Bot
from boomcat.bots.roster import NAMES, bot_named
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import RuleError
from boomcat.rl.game_slot import LEARNERS, OTHERS, Maker

#: `"heuristic"`, `"my_bot.py:MyBot"`, `"net.npz"`, or a class.
Opponent: TypeAlias = str | type[Bot]

NAMED = (*NAMES, LEARNERS, OTHERS)
ALLOWED = f"choose from {', '.join(NAMED)}; or give a class, its file (my_bot.py:MyBot), or a network (net.npz)"


def names_and_maker(cast: Sequence[Opponent]) -> tuple[list[str], Maker]:
    """Return a name for each of them, and what makes a bot of a name.  Raises ValueError for an unknown bot."""
    if isinstance(cast, str):
        raise TypeError(f"bots come in a list, one for each seat: [{cast!r}]")
    makers: dict[str, Callable[[PlayerRng], Bot]] = {}
    names = []
    for number, one in enumerate(cast):
        name = one if isinstance(one, str) else f"class {number}"
        names.append(name)
        if name not in NAMED and name not in makers:
            makers[name] = maker_of(one)

    def make(name: str, rng: PlayerRng) -> Bot:
        maker = makers.get(name)
        return bot_named(name, rng) if maker is None else maker(rng)

    return names, make


def maker_of(one: Opponent) -> Callable[[PlayerRng], Bot]:
    # These belong to layers above this one.
    named: Any = import_module("boomcat.programs.named")
    classes: Any = import_module("boomcat.programs.classes")
    if isinstance(one, str):
        try:
            named.check_bot(one)
        except RuleError as error:
            problem = ALLOWED if error.reason == "unknown-bot" else str(error)
            raise ValueError(f"{one!r} can't be an opponent: {problem}") from error
        if classes.is_class(one):
            # Loaded once, not for each game.
            one = classes.load(one)
        elif named.is_program(one) and not one.endswith(named.WEIGHTS_ENDING):
            raise ValueError(f"{one!r} can't be an opponent: it's a program, and only Python classes and networks can")
    if isinstance(one, str):
        network = one
        return lambda rng: named.any_bot(network, rng)
    if not (isinstance(one, type) and issubclass(one, Bot)):
        raise TypeError(f"an opponent is a name or a subclass of Bot, not {one!r}")
    kind = one
    return lambda rng: classes.new_bot(kind, rng)
