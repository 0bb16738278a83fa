"""The browser that the browser tests drive: the machine's own Chromium, installed first where that is possible."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

#: Debian's packages; older releases have only the second.
PACKAGES = ("chromium-headless-shell", "chromium")
#: This variable names a browser where it is none of these, or where another one is wanted.
VARIABLE = "BOOMCAT_CHROMIUM"
#: The first has no windows at all and takes a third of the time for a page; otherwise it is the same.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    """Return whether it starts at all: some systems have a stand-in that only says how to get the real one."""
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
        return (path, "") if works(path) else ("", f"{VARIABLE}={wanted} doesn't start as a browser")
    found = [path for path in map(shutil.which, NAMES) if path] + [str(path) for path in (MAC,) if path.exists()]
    for path in found:
        if works(path):
            return path, ""
    if found:
        return "", f"{found[0]} does not start"
    return "", f"Chromium isn't installed; install it (Debian: apt-get install chromium) or name one in {VARIABLE}"


def can_install() -> bool:
    """Return whether this is Debian or a derivative, and we may install packages."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> str:
    """Install one of Debian's packages, quietly; what went wrong, or nothing."""
    get("update")  # an index that cannot be renewed may still be good enough
    done = None
    for package in PACKAGES:
        done = get("install", "--yes", "--no-install-recommends", package)
        if done.returncode == 0:
            find.cache_clear()
            return ""
    return done.stdout + done.stderr if done else ""


def get(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-q", *arguments]
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def main() -> None:
    """Find or install it, and report that. A missing one isn't a failure: the tests say what they did not test."""
    path, why = find()
    if not path and not os.environ.get(VARIABLE) and can_install():
        print(install(), end="", flush=True)
        path, why = find()
    print(path or f"NOT TESTED: the browser client, because {why}")


if __name__ == "__main__":
    main()
