"""Imports all modules and reads all files that a server needs, and does no more: for the forks of fork_server.py."""

import gc
from importlib import import_module

from boomcat.locale import ENGLISH, text_in
from boomcat.server.tables.registry import load_bots

for name in (
    "boomcat.cli.program",
    "boomcat.cli.serve",
    "boomcat.server.operations.server_process",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "tools.soak.__main__",  # each fork looks for it
    "tools.soak.fork_server",
):
    import_module(name)
text_in([ENGLISH], "serve-ready", address="")
load_bots()
gc.freeze()
