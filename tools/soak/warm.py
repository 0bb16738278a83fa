"""Imports all that a server imports, reads all that it reads, and does no more: for the forks of nursery.py."""

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
    "tools.soak.__main__",  # which each of them looks for
    "tools.soak.fork_server",
):
    import_module(name)
text_in([ENGLISH], "serve-ready", address="")
load_bots()
gc.freeze()
