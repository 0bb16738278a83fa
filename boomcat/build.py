"""The build of the rules core: compiled by mypyc, or the same source interpreted.

The compiled modules lie beside their source and are found first. BOOMCAT_INTERPRETED=1 in the environment picks the
source for one run, which is what debuggers and coverage want. In a clone, compiled modules that were made from other
sources are an error.
"""

import hashlib
import os
import sys
import tomllib
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
#: Files that only a clone has; either may lie beside an installed package by chance.
CLONE = (ROOT / "setup.py", ROOT / "play")
#: Checksums of the sources that the compiled modules were made from, as `sha256sum` writes them.
SUMS = ROOT / "boomcat" / "compiled.sha256"
STALE = (
    "The compiled core was made from other sources than these ({}): compile it with `python -m tools.core`, or run the "
    "sources themselves with BOOMCAT_INTERPRETED=1."
)
PACKAGE = "boomcat."


class _SourceFinder(MetaPathFinder):
    """Finds the modules of the package by their source alone, whatever else lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(fullname, target))), None)


def choose_build() -> None:
    """Obey BOOMCAT_INTERPRETED, and refuse a stale build. To be called before anything of the core is imported."""
    if os.environ.get("BOOMCAT_INTERPRETED", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourceFinder())
    elif all(path.exists() for path in CLONE) and (file := changed_source()):
        raise ImportError(STALE.format(file))


def compiled_sources() -> list[Path]:
    """Return the sources that mypyc compiles, which pyproject.toml lists. Only a clone or an sdist can answer."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["boomcat"]
    interpreted = {ROOT / "boomcat" / f"{name}.py" for name in settings["interpreted"]}
    found = {path for name in settings["compiled"] for path in (ROOT / "boomcat" / name).glob("*.py")}
    return sorted(path for path in found - interpreted if path.name != "__init__.py")


def sums(sources: Iterable[Path]) -> str:
    digests = ((hashlib.sha256(path.read_bytes()).hexdigest(), path) for path in sources if path.exists())
    return "".join(f"{digest}  {path.relative_to(ROOT).as_posix()}\n" for digest, path in digests)


def write_sums() -> None:
    """Write down what the compiled modules were made from."""
    SUMS.write_text(sums(compiled_sources()), encoding="utf-8")


def changed_source() -> str:
    """Return the first source that isn't the one its compiled module was made from; "" if there is none."""
    core = ROOT / "boomcat" / "core"
    if not any((core / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        return ""
    if not SUMS.exists():
        return f"{SUMS.name} is missing"
    before = SUMS.read_text("utf-8")
    now = sums(compiled_sources())
    different = sorted(set(before.splitlines()) ^ set(now.splitlines()), key=lambda line: line.partition("  ")[2])
    return different[0].partition("  ")[2] if different else ""


def compiled() -> bool:
    """Return whether the core of this process is the compiled one."""
    spec = find_spec("boomcat.core.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
