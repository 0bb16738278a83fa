"""Builds what a browser needs to play without a server, if it changed: python -m tools.offline

Pyodide comes from npm with the other packages of the browser client, msgspec for it from PyPI.  Node runs both to find
out what of the standard library Boomcat's tables use (web/offline).  BOOMCAT_BROTLI=1 compresses fast and badly, for
tests.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import mypy_extensions

from tools.web import WEB, call, play, set_up

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = WEB / "python"
STAMP = "fingerprint"
#: The quality of brotli for what is sent; its best takes a minute.
BEST = "11"
#: Held by the process that builds.
BUILD_LOCK = WEB / "python.lock"
#: Those of our locked packages that are compiled for browsers; the lock has the checksums of all builds.
PACKAGES, LOCK = ("msgspec", "librt"), ROOT / "requirements" / "run.lock"
#: The champion's network and the puzzles, which are separate downloads.
NETWORK, PUZZLES = "champion.network", "puzzles.jsonl"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")


def sources() -> list[Path]:
    """Return the files that the bundle is made from."""
    found = [*ROOT.glob("boomcat/**/*.py"), *ROOT.glob("boomcat/lessons/*.toml"), *WEB.glob("offline/*")]
    read = ("puzzles/*.jsonl", "locale/*/*.ftl", "champion/*.npz")
    data = [path for pattern in read for path in (ROOT / "boomcat").glob(pattern)]
    return sorted([*found, *data, WEB / "package-lock.json", LOCK, Path(__file__), ROOT / "tools" / "offline_data.py"])


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def ready(small: bool = False) -> bool:
    """Return whether there is a bundle that was made from these sources, and as small as it can be."""
    stamp = BUNDLE / STAMP
    made = stamp.read_text().split() if stamp.exists() else []
    return made[:1] == [fingerprint()] and (not small or made[1:] == [BEST])


def requirement(package: str) -> str:
    """Return the lines of the lock with the package's version and its checksums."""
    _, _, rest = LOCK.read_text("utf-8").partition(f"\n{package}==")
    version, *hashes = rest.split("\n")
    kept = []
    for line in hashes:
        if not line.strip().startswith("--hash"):
            break
        kept.append(line)
    return "\n".join([f"{package}=={version}", *kept]).rstrip("\\ \n") + "\n"


def unpack_packages(site: Path) -> None:
    """Download the packages as browsers run them, and unpack them."""
    with tempfile.TemporaryDirectory() as name:
        wanted = Path(name, "wanted.txt")
        wanted.write_text("".join(requirement(package) for package in PACKAGES), "utf-8")
        only = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(wanted), "-d", name)
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
        subprocess.run([*pip, *only, *PLATFORM], check=True)
        for wheel in Path(name).glob("*.whl"):
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(site)


def collect(site: Path) -> None:
    """Put together what Python runs there: our sources, and the packages that they need."""
    for path in [*ROOT.glob("boomcat/**/*.py"), *ROOT.glob("boomcat/lessons/*.toml")]:
        target = site / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    shutil.copy(mypy_extensions.__file__, site)
    unpack_packages(site)
    # In another process: the compiled core may be older than its sources.
    data = (str(site / PUZZLES), str(site / NETWORK))
    interpreted = {**os.environ, "BOOMCAT_INTERPRETED": "1"}
    subprocess.run([sys.executable, "-m", "tools.offline_data", *data], cwd=ROOT, env=interpreted, check=True)


def build() -> None:
    start = play()
    with start.alone():
        set_up(start, build=False)
    made_from = fingerprint()
    with tempfile.TemporaryDirectory() as name:
        collect(Path(name))
        node, _ = start.find_node()
        call(*node, str(WEB / "offline" / "bundle.js"), name, str(BUNDLE))
    (BUNDLE / STAMP).write_text(f"{made_from} {os.environ.get('BOOMCAT_BROTLI', BEST)}")


def main() -> None:
    if ready():
        return
    with play().alone(BUILD_LOCK, "Another process builds the game for browsers: waiting for it."):
        if not ready():
            build()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    main()
