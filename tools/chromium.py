"""The browser that the browser tests drive: the machine's own Chromium, installed first where that is possible."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

#: This variable names a browser where it is none of these, or where another one is wanted.
VARIABLE = "BOOMCAT_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

#: No window, no sandbox (which root may not have), and no calls home.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def works(program: str) -> bool:
    """Whether it starts at all: some systems have a stand-in that only says how to get the real one."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


@cache
def find() -> tuple[str, str]:
    """The path of a Chromium that starts, or why there is none."""
    wanted = os.environ.get(VARIABLE)
    if wanted:
        path = shutil.which(wanted) or ""
        return (path, "") if works(path) else ("", f"{VARIABLE}={wanted} is no browser that starts")
    found = [path for path in map(shutil.which, NAMES) if path] + [str(path) for path in (MAC,) if path.exists()]
    for path in found:
        if works(path):
            return path, ""
    if found:
        return "", f"{found[0]} does not start"
    return "", f"there is no Chromium here; install it (Debian: apt-get install chromium) or name one in {VARIABLE}"


def can_install() -> bool:
    """Whether this is Debian or a child of it, and we may install packages."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> str:
    """Install Debian's package, quietly; what went wrong, or nothing."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    package = ["install", "--yes", "--no-install-recommends", "chromium"]
    for arguments in (["update"], package):
        command = ["apt-get", "-q", *arguments]
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if done.returncode and arguments is package:  # an index that cannot be renewed may still be good enough
            return done.stdout + done.stderr
    find.cache_clear()
    return ""


def main() -> None:
    """Find or install it, and say so. That there is none is no failure: the tests say what they did not test."""
    path, why = find()
    if not path and not os.environ.get(VARIABLE) and can_install():
        print(install(), end="", flush=True)
        path, why = find()
    print(path or f"NOT TESTED: the browser client, because {why}")


if __name__ == "__main__":
    main()
