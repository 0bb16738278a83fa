"""Bots that are Python classes: `module:Class`, or a file with a class, `my_bot.py` or `my_bot.py:Class`.

Such a bot runs inside our process; its class is the same subclass of `Bot` that users of the library write.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypeGuard

from boomcat.bots.bot import Bot, BotFailed
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.programs.command import PREFIX, PYTHON_ENDING


def is_class(name: str) -> bool:
    """Return whether this names a Python class and not a program.

    A `.py` file with classes and an import of Boomcat is a file of classes, any other `.py` file a program.  `program:`
    and a file is always a program; a file, a colon and a class is always a class.
    """
    if name.startswith(PREFIX):
        return False
    if name.endswith(PYTHON_ENDING):
        return has_classes(Path(name))
    where, colon, called = name.rpartition(":")
    if not colon or not (called.isidentifier() or not called):
        return False
    return where.endswith(PYTHON_ENDING) or all(word.isidentifier() for word in where.split("."))


def has_classes(path: Path) -> bool:
    """Return whether a file has classes.  It is parsed, not run: a program might run forever."""
    try:
        tree = ast.parse(path.read_bytes())
    except OSError:
        return False
    except (SyntaxError, ValueError):
        # The error from loading it says where the mistake is.
        return True
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    uses_boomcat = any(name.partition(".")[0] == "boomcat" for name in imported)
    return uses_boomcat and any(isinstance(node, ast.ClassDef) and node.bases for node in tree.body)


def load(name: str) -> type[Bot]:
    """Return the class of this name; raise MalformedInput with what is wrong."""
    return load_at(name, Path.cwd())


@cache
def load_at(name: str, _: Path) -> type[Bot]:
    """Load a class; cached with the folder, because the same name may mean another class elsewhere."""
    where, called = (name, "") if name.endswith(PYTHON_ENDING) else name.rpartition(":")[::2]
    module = module_of_file(Path(where)) if where.endswith(PYTHON_ENDING) else module_named(where)
    found = getattr(module, called, None) if called else only_class(module, where)
    if found is None:
        allowed = " ".join(bot.__name__ for bot in classes_in(module) if decides(bot)) or "–"
        raise MalformedInput("bot-no-such-class", {"word": called, "file": where, "allowed": allowed})
    if not is_bot(found):
        raise MalformedInput("bot-not-a-bot", {"word": called, "file": where})
    if not decides(found):
        raise MalformedInput("bot-no-choose", {"word": found.__name__, "file": where})
    return found


def module_of_file(path: Path) -> ModuleType:
    """Import the file as a module that can import its neighbours.

    The module gets a new name, because the file's may be taken: `random.py`.
    """
    if not path.is_file():
        raise MalformedInput("bot-no-such-file", {"file": str(path)})
    whole = path.resolve()
    reach(whole.parent)
    name = f"{path.stem}_{hashlib.sha256(str(whole).encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, whole)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Pickles, dataclasses and the like look up the module there.
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise broken(str(path), error) from error
    return module


def module_named(name: str) -> ModuleType:
    reach(Path.cwd())
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{name}.".startswith(f"{missing}."):
            raise MalformedInput("bot-no-such-module", {"module": name}) from None
        raise broken(name, error) from error


def reach(folder: Path) -> None:
    """Make the files in the folder importable, as if Python had been started there."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def broken(where: str, error: Exception | SystemExit) -> MalformedInput:
    return MalformedInput("bot-not-loaded", {"file": where, "problem": f"{type(error).__name__}: {error}"})


def is_bot(found: object) -> TypeGuard[type[Bot]]:
    return isinstance(found, type) and issubclass(found, Bot) and found is not Bot


def classes_in(module: ModuleType) -> list[type[Bot]]:
    """Return the bots defined in the module, not those it imports, and not those with an underscore."""
    return [
        one
        for name, one in vars(module).items()
        if is_bot(one) and one.__module__ == module.__name__ and not name.startswith("_")
    ]


def decides(kind: type[Bot]) -> bool:
    """Return whether the class implements `choose`; a base class may leave it to its subclasses."""
    return kind.choose is not Bot.choose


def only_class(module: ModuleType, where: str) -> type[Bot]:
    every = classes_in(module)
    found = [one for one in every if decides(one)] or every
    if not found:
        raise MalformedInput("bot-no-class", {"file": where})
    if len(found) > 1:
        raise MalformedInput("bot-many-classes", {"file": where, "allowed": " ".join(one.__name__ for one in found)})
    return found[0]


def new_bot(kind: type[Bot], rng: PlayerRng) -> Bot:
    """Return a new bot of this class, which gets the source of luck if it takes one: `Class(rng)`.

    Raises BotFailed if it can't be made.
    """
    try:
        return kind(rng) if takes_luck(kind) else kind()  # type: ignore[call-arg,arg-type]
    except (Exception, SystemExit) as error:
        raise BotFailed("crashed", repr(error)) from error


@cache
def takes_luck(kind: type[Bot]) -> bool:
    if kind.__init__ is Bot.__init__:
        return False
    try:
        signature = inspect.signature(kind)
    except ValueError:
        # Compiled classes have no signature: all of our bots take the source of luck.
        return True
    try:
        signature.bind(None)
    except TypeError:
        return False
    first = next(iter(signature.parameters.values()))
    # An optional parameter, such as `threshold=0.2`, doesn't count unless it is called `rng`.
    return first.default is first.empty or first.name == "rng"


def files_of_class(name: str) -> tuple[Path, ...]:
    """Return the file of the class, and the files that it has imported from the same folder."""
    own = Path(inspect.getfile(load(name))).resolve()
    files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    near = {Path(file).resolve() for file in files if file and Path(file).suffix == PYTHON_ENDING}
    return (own, *sorted(file for file in near if file != own and file.is_relative_to(own.parent)))
