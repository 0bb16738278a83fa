"""The build backend: setuptools, which first sees to it that the browser client is there.

A clone builds the client, as `play` does, and asks for Node as a Python package where the machine has none.  An sdist
brings the built client along, so installing from one needs no Node.
"""

from pathlib import Path

from setuptools import build_meta

from tools.lock import NODE
from tools.web import play

build_editable = build_meta.build_editable
build_sdist = build_meta.build_sdist
build_wheel = build_meta.build_wheel
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel

ROOT = Path(__file__).resolve().parent.parent
#: Only an sdist has it.
PKG_INFO = ROOT / "PKG-INFO"

#: As the front ends hand them over.
Settings = dict[str, str | list[str] | None] | None


def client() -> Path:
    """The folder of the built browser client, which a clone builds first; setup.py lays it into the package."""
    if not PKG_INFO.exists():
        start = play()
        with start.alone():
            if not start.web_ready():
                start.install_web(needed=True)
    return ROOT / "web" / "dist"


def node() -> list[str]:
    """Node as a Python package, where it is needed and the machine has none."""
    if PKG_INFO.exists():
        return []
    start = play()
    return [] if start.web_ready() or start.find_node() else [NODE]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]
