"""The extras of pyproject.toml that the commands need, by the modules that they install.

The rules, the bots and all that `import boomcat` reaches stand on a few small packages.  A command
that needs more says in one sentence what to install.
"""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS = {
    "terminal": ("click", "rich", "textual"),
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
COMMANDS = {**dict.fromkeys(("serve", "web", "join", "backup", "restore", "tables"), "server"), "arena": "arena"}


def extra_with(error: ModuleNotFoundError) -> str | None:
    """Return the extra that installs the missing module; None for a module of no extra."""
    top = (error.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)


def need(module: str) -> None:
    """Raise ModuleNotFoundError now, not at the end of an hour's work that needs the module."""
    if find_spec(module) is None:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)


def to_install(extra: str) -> str:
    """Return the install command for a clone, quoted for every shell: Boomcat isn't on PyPI yet."""
    return f'pip install ".[{extra}]"'
