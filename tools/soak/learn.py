"""`boomcat learn` on a processor, stopped halfway and gone on with: `python3 play soak --learn --minutes 4`.

PyTorch isn't part of the environment of the tests: if it's missing, it's installed beside it, into .venv/learn, from
the index that pip is configured to use.  With everything for graphics cards it took 5.3 GB and five minutes; it's less
for processors alone (PIP_INDEX_URL says where that is).
"""

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BESIDE = ROOT / ".venv" / "learn"
#: Seconds that a stop may take: what was learnt is measured and written first.
PATIENCE = 300


def packages() -> dict[str, str]:
    """Return the environment variable with which Python finds PyTorch, after installing it if necessary."""
    if find_spec("torch"):
        return {}
    if not BESIDE.exists():
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        torch = next(one for one in project["optional-dependencies"]["learn"] if one.startswith("torch"))
        print(f"installing {torch} into {BESIDE}; it may be gigabytes", flush=True)
        # The folder gets its name once it is complete, so that an interrupted installation isn't taken for PyTorch.
        unfinished = BESIDE.with_suffix(".new")
        shutil.rmtree(unfinished, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--no-compile", "--target", str(unfinished), torch]
        if subprocess.call(pip):
            sys.exit(f"PyTorch is missing and couldn’t be installed: {' '.join(pip)}")
        unfinished.rename(BESIDE)
    # After the environment's own packages, some of which it contains again.
    return {"PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(BESIDE)])}


def rates(folder: Path) -> str:
    """Return the win rate for each kind of table."""
    with (folder / "measured.csv").open(encoding="utf-8") as file:
        measured = {row["shape"]: float(row["rate"]) for row in csv.DictReader(file) if int(row["games"])}
    return ", ".join(f"{shape}: {100 * rate:.0f} %" for shape, rate in measured.items())


def learn(folder: Path, seconds: float, stop: bool, environment: dict[str, str]) -> int:
    """Train for this long, or for twice as long and stop halfway; return all decisions so far."""
    log = folder / "log.txt"
    before = log.stat().st_size if log.exists() else 0
    command = [sys.executable, "-m", "boomcat", "learn", str(folder)]
    command += ["--seconds", str(max(1, round(seconds * (2 if stop else 1))))]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}) as process:
        if stop:
            time.sleep(seconds)
            # Not before something was learnt: the first rollout takes a while on a slow machine.
            while process.poll() is None and not (log.exists() and log.stat().st_size > before):
                time.sleep(0.5)
            process.send_signal(signal.SIGINT)
        if process.wait(seconds * 2 + PATIENCE):
            sys.exit(f"boomcat learn ended with {process.returncode}; {log} may say why")
    known = json.loads((folder / "history.json").read_text("utf-8"))["decisions"]
    assert isinstance(known, int)
    return known


def demonstrate(minutes: float) -> None:
    environment = packages()
    seconds = minutes * 60 / 2
    with tempfile.TemporaryDirectory(prefix="boomcat-learn-") as name:
        folder = Path(name)
        first = learn(folder, seconds, True, environment)
        before = rates(folder)
        second = learn(folder, seconds, False, environment)
        assert 0 < first < second, f"it went on from {first} decisions to {second}"
        assert (folder / "curves.svg").read_text("utf-8").startswith("<svg"), "there are no curves"
        print(f"stopped after {first:,} decisions; {before}\nwent on to {second:,}; {rates(folder)}")
