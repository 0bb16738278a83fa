"""The proxy that a test puts before the server: the machine's own nginx, or one that is fetched but not installed."""

import shutil
import subprocess
from pathlib import Path

from tools import chromium

#: Where a fetched one lies; git ignores it.
FOLDER = Path(__file__).resolve().parent.parent / "build" / "nginx"
#: Debian's packages, of which one has the program: which one, differs by release.
PACKAGES = ("nginx", "nginx-light", "nginx-core")


def find() -> tuple[str, str]:
    """The path of an nginx that starts, or why there is none."""
    if shutil.which("openssl") is None:
        return "", "openssl, which would write its certificate, isn't installed"
    for path in (shutil.which("nginx"), "/usr/sbin/nginx", str(FOLDER / "usr" / "sbin" / "nginx")):
        if path and version(path):
            return path, ""
    return "", "nginx isn't installed (Debian: apt-get install nginx-light)"


def version(path: str) -> str:
    try:
        return subprocess.run([path, "-v"], capture_output=True, text=True, check=False).stderr.strip()
    except OSError:
        return ""


def fetch() -> str:
    """Unpack Debian's package: to install it would start a server for all the world.  What went wrong, or nothing."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        return ""
    if chromium.can_install():
        chromium.get("update")
    FOLDER.mkdir(parents=True, exist_ok=True)
    said = ""
    for package in PACKAGES:
        words = ["apt-get", "-q", "download", package]
        done = subprocess.run(words, cwd=FOLDER, capture_output=True, text=True, check=False)
        said = done.stdout + done.stderr
        for file in FOLDER.glob("*.deb"):
            subprocess.run(["dpkg-deb", "-x", str(file), str(FOLDER)], check=False)
            file.unlink()
        if find()[0]:
            return ""
    return said


def main() -> None:
    """Find or fetch it, and report that. A missing one isn't a failure: the tests say what they did not test."""
    if not find()[0]:
        print(fetch(), end="", flush=True)
    path, why = find()
    print(version(path) if path else f"NOT TESTED: a server behind a proxy, because {why}")


if __name__ == "__main__":
    main()
