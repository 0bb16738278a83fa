"""`gymnasium.make("Boomcat-v0")`: the environment is registered when both `boomcat.rl` and Gymnasium are imported.

Gymnasium finds environments only if their package is imported, and `boomcat.rl` is imported by what needs no Gymnasium.
So whichever comes second registers it.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

ID = "Boomcat-v0"


def register() -> None:
    """Add the environment to Gymnasium's registry, unless it is there."""
    from gymnasium.envs import registration

    if ID not in registration.registry:
        interfaces = "boomcat.rl.interfaces"
        registration.register(
            ID,
            entry_point=f"{interfaces}.gymnasium_env:GymEnv",
            vector_entry_point=f"{interfaces}.vector_env:BoomcatVectorEnv",
            kwargs={"floats": True},
        )


def register_now_or_later() -> None:
    if "gymnasium" in sys.modules:
        register()
    else:
        sys.meta_path.insert(0, Later())


class Later(MetaPathFinder):
    """Registers the environment as soon as Gymnasium has been imported.

    A search for Gymnasium isn't an import yet, so this stays in `sys.meta_path` until Gymnasium has been loaded.
    """

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != "gymnasium":
            return None
        sys.meta_path.remove(self)  # the other finders are asked, not this one again
        try:
            spec = find_spec(name)
        finally:
            sys.meta_path.insert(0, self)
        if spec is None or spec.loader is None:
            return None
        loader: Any = spec.loader
        load = loader.exec_module

        def load_and_register(module: ModuleType) -> None:
            load(module)
            if self in sys.meta_path:
                sys.meta_path.remove(self)
            register()

        loader.exec_module = load_and_register
        return spec
