"""The proxy that a test puts before the server: the machine's own nginx, installed first where that is possible."""

import shutil
import subprocess

from tools import chromium

#: Debian's: without modules that nobody needs here, and what writes a certificate for it.
PACKAGES = ("nginx-light", "openssl")


def find() -> tuple[str, str]:
    """The path of an nginx, or why it cannot be used."""
    path = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    missing = [name for name, found in (("nginx", path), ("openssl", shutil.which("openssl"))) if not found]
    if missing:
        return "", f"there is no {' and no '.join(missing)} here (Debian: apt-get install {' '.join(PACKAGES)})"
    return path or "", ""


def install() -> str:
    """Install Debian's package without starting it as a service; what went wrong, or nothing."""
    chromium.get("update")
    done = chromium.get("install", "--yes", "--no-install-recommends", *PACKAGES)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def main() -> None:
    """Find or install it, and say so. That there is none is no failure: the tests say what they did not test."""
    path, why = find()
    if not path and chromium.can_install():
        print(install(), end="", flush=True)
        path, why = find()
    version = subprocess.run([path, "-v"], capture_output=True, text=True, check=False).stderr if path else ""
    print(version.strip() or f"NOT TESTED: a server behind a proxy, because {why}")


if __name__ == "__main__":
    main()
