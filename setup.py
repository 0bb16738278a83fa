"""Compile the rules core, and what is closest to it, with mypyc; without a C compiler the same files run interpreted.

BOOMCAT_BUILD=compiled makes a core that cannot be compiled an error, BOOMCAT_BUILD=interpreted does not try.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("core", "views", "knowledge", "bots")
BUILD = os.environ.get("BOOMCAT_BUILD")


def core() -> list[Extension]:
    """The extension modules to build."""
    if BUILD == "interpreted":
        return []
    found = [path for folder in COMPILED for path in Path("boomcat", folder).glob("*.py")]
    modules = sorted(str(path) for path in found if path.name != "__init__.py")
    try:
        from mypyc.build import mypycify

        # The name keeps the library that the modules share in the package, not at the top of site-packages.
        extensions = mypycify(
            modules, opt_level="3", debug_level="0", target_dir="build/mypyc", group_name="boomcat.core.all"
        )
    except (ImportError, SystemExit) as why:  # mypyc exits when it refuses a module
        if BUILD == "compiled":
            raise
        print(f"The core stays interpreted: {why}", file=sys.stderr)
        return []
    for extension in extensions:
        extension.optional = BUILD != "compiled"
        if sys.platform != "win32":
            # The core calls its own functions: let the compiler inline them although they are exported.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return extensions


def addresses() -> dict[str, str]:
    """Where a release was made, if a forge made it: the repository moves with its owner, and forks name themselves."""
    forge, name = (os.environ.get(variable) for variable in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"))
    if not (forge and name):
        return {}
    home = f"{forge}/{name}"
    pages = {"Documentation": "tree/HEAD/docs", "Changelog": "blob/HEAD/CHANGELOG.md", "Issues": "issues"}
    return {"Source": home, **{title: f"{home}/{page}" for title, page in pages.items()}}


setup(ext_modules=core(), project_urls=addresses())
