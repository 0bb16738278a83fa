"""Which build of the rules core runs: compiled by mypyc, or the same source interpreted.

The compiled modules lie beside their source and are found first. BOOMCAT_INTERPRETED=1 in the environment picks the
source for one run, which is what debuggers and coverage want.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

__all__ = ["compiled", "prefer_source_if_asked"]

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


def prefer_source_if_asked() -> None:
    """Obey BOOMCAT_INTERPRETED. To be called before anything of the core is imported."""
    if os.environ.get("BOOMCAT_INTERPRETED", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourceFinder())


def compiled() -> bool:
    """Whether the core of this process is the compiled one."""
    spec = find_spec("boomcat.core.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
