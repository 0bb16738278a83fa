"""Finds a bot by its name: a built-in bot, a Python class, a program, or the weights of a network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from boomcat.bots.bot import Bot
from boomcat.bots.roster import NAMES, bot_named
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.programs.classes import files_of_class, is_class, load, new_bot
from boomcat.programs.command import PREFIX, PYTHON_ENDING, check_program, command_of, is_program
from boomcat.programs.program_bot import program_bot

#: A network that `boomcat learn` trained.
WEIGHTS_ENDING = ".npz"


def any_bot(name: str | type[Bot], rng: PlayerRng) -> Bot:
    """Return a new bot for one seat of one game, of this name or class; its luck comes from `rng`.

    Raises BotFailed if it can't be made.
    """
    if not isinstance(name, str):
        return new_bot(name, rng)
    if name.endswith(WEIGHTS_ENDING):
        from boomcat.champion.champion_bot import Champion

        return Champion(Path(name))
    if is_class(name):
        return new_bot(load(name), rng)
    return program_bot(name, rng.word()) if is_program(name) else bot_named(name, rng)


def check_bot(name: str, own: Sequence[str] = NAMES) -> None:
    """Raise MalformedInput for an unknown bot; `own` are the built-in bots that may be chosen."""
    if name.endswith(WEIGHTS_ENDING):
        check_weights(Path(name))
    elif is_class(name):
        load(name)
    elif is_program(name):
        if name.endswith(PYTHON_ENDING) and not name.startswith(PREFIX) and not Path(name).is_file():
            raise MalformedInput("bot-no-such-file", {"file": name})
        check_program(name)
    elif name not in own:
        raise MalformedInput("unknown-bot", {"word": name, "allowed": " ".join(own)})
    elif name in NAMES:
        # One built-in bot needs extra packages: report missing ones now, not in the first game.
        bot_named(name, PlayerRng(0))


def check_weights(file: Path) -> None:
    from boomcat.champion.network import scores
    from boomcat.learn.weights import OtherLayout

    if not file.is_file():
        raise MalformedInput("bot-no-such-file", {"file": str(file)})
    try:
        scores(file)
    except (OtherLayout, KeyError, OSError, ValueError) as error:
        raise MalformedInput("bot-no-weights", {"file": str(file), "problem": str(error)}) from None


def files_of_bot(name: str) -> tuple[Path, ...]:
    """Return the files that the bot consists of, as far as we know; none for built-in bots."""
    if name.endswith(WEIGHTS_ENDING):
        return (Path(name),)
    if is_class(name):
        return files_of_class(name)
    return tuple(path for path in map(Path, command_of(name)) if path.is_file()) if is_program(name) else ()
