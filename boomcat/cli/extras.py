"""What the commands need beyond the library: the extras of pyproject.toml, by the modules that come with them.

The rules, the bots and all that `import boomcat` reaches stand on a few small packages.  A command
that needs more says in one sentence what to install.
"""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["COMMANDS", "EXTRAS", "extra_with", "need", "to_install"]

EXTRAS = {
    "terminal": ("click", "rich"),
    "server": ("alembic", "h11", "prometheus_client", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "cluster": ("nacl", "nats"),
    "arena": ("openskill",),
    "plots": ("PIL",),
    "dask": ("dask", "distributed"),
    "champion": ("librt", "numpy"),
    "rl": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "sb3": ("sb3_contrib", "stable_baselines3"),
    "learn": ("torch",),
}
#: The commands that need more than the terminal; if that is missing too, the error names both.
COMMANDS = {**dict.fromkeys(("serve", "join", "backup", "restore", "tables"), "server"), "arena": "arena"}


def extra_with(error: ModuleNotFoundError) -> str | None:
    """The extra that brings the missing module; none for a module that we never needed."""
    top = (error.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)


def need(module: str) -> None:
    """Find out now that it is missing, not after an hour's work that ends with it."""
    if find_spec(module) is None:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)


def to_install(extra: str) -> str:
    """Return the command for a clone, in quotes that every shell knows: on PyPI the name isn't ours yet."""
    return f'pip install ".[{extra}]"'
