"""Refresh requirements/*.lock from pyproject.toml: `python -m tools.lock`.

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
    "test": ["--group", "compile", "--extra", "test"],
    "build": ["--group", "compile"],
    "run": ["--group", "install"],
}


def uv(folder: str) -> str:
    """Install uv into `folder`."""
    venv.create(folder, with_pip=True)
    scripts = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
    return str(scripts / "uv")


def names_a_place(line: str) -> bool:
    """Whether a line says where to download from, which would tie the lock to one index or machine."""
    return "://" in line or line.startswith(("--index", "--extra-index", "--find-links"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [uv(folder), "pip", "compile", "--quiet", "--upgrade", "--universal", "--generate-hashes"]
        command += ["--no-annotate", "--custom-compile-command", "python -m tools.lock", "pyproject.toml"]
        for name, options in LOCKS.items():
            held = [] if name == "test" else ["--constraint", "requirements/test.lock"]
            lock = f"requirements/{name}.lock"
            subprocess.run([*command, *options, *held, "--output-file", lock], cwd=ROOT, check=True)
            if any(map(names_a_place, (ROOT / lock).read_text().splitlines())):
                sys.exit(f"{lock} names an index or a folder: unset the settings of pip and uv that do")
            print(lock)


if __name__ == "__main__":
    main()
