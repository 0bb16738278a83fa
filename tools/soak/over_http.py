"""Valid and invalid HTTP requests that schemathesis generates from the server's own OpenAPI description."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx

from tests.support.clients import open_table
from tests.support.server_process import ENVIRONMENT, ServerProcess
from tools.soak.servers import healthy, megabytes, unlimited
from tools.soak.trial import Figures, Trial

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
CHECKS += ",negative_data_rejection"
#: A review starts a process first, which takes its time on a busy machine.
REQUEST_TIMEOUT_SECONDS = 120
#: Every 4xx status counts as a refusal; a valid code is that of a table.
SETTINGS = """
[checks]
negative_data_rejection.expected-statuses = ["4xx"]

[parameters]
code = "{code}"
"""


def requests(luck: Random, times: int, folder: Path) -> Figures:
    """Send `times` requests to every address."""
    server = unlimited(folder)
    with healthy(server):
        before = megabytes(server.pid)
        code = asyncio.run(open_table(server.url, ["open"] * 10, {"edition": "party-pack"}))[0]["table"]
        made = examined(server, luck, times, folder, code)
        grown = megabytes(server.pid) - before
        tables = httpx.get(server.url + "/health", trust_env=False, verify=False).json()["tables"]
    return {"requests": made, "tables_opened": tables, "memory_grown_mb": round(max(0.0, grown), 1)}


def examined(server: ServerProcess, luck: Random, times: int, folder: Path, code: str) -> int:
    config = folder / "schemathesis.toml"
    config.write_text(SETTINGS.format(code=code), encoding="utf-8")
    phases = "fuzzing" if times < 20 else "coverage,fuzzing"
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{server.url}/api/openapi.json", "--checks", CHECKS, "--max-examples", str(times), "--no-shrink"]
    command += [
        "--request-timeout",
        str(REQUEST_TIMEOUT_SECONDS),
        "--phases",
        phases,
        "--seed",
        str(luck.getrandbits(32)),
        "--generation-database",
        "none",
        "--no-color",
    ]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[:3000] + done.stderr[-1000:]
    found = re.search(r"([\d,]+) generated", done.stdout)
    assert found, done.stdout[-1000:]
    return int(found[1].replace(",", ""))


OVER_HTTP = [
    Trial("http", "requests to each address, made up from the description of the server", 2_000, 100, requests)
]
