"""The distributions: an sdist that is complete, the wheel that it builds, and a game served from that.

The compiled modules and the browser client are those of this clone, as the sources are the same; that they can be
built is shown by `play`, which built them.  The packages that the wheel asks for are those of this environment: that
they are declared is shown by test_extras.py, that an index has them is not tested here.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Callable
from email.parser import BytesParser
from fnmatch import fnmatch
from pathlib import Path

import httpx
import pytest

import boomcat
from boomcat.build import compiled
from boomcat.cli.extras import EXTRAS
from tests.support.paths import ROOT
from tests.support.server_process import ENVIRONMENT, ServerProcess
from tests.tools.test_build import MODULES
from tests.tools.test_play import load

STEM = f"boomcat-{boomcat.__version__}"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
#: What belongs to the project although its name begins with a dot.
HIDDEN = {".ci", ".github", ".gitignore", ".pre-commit-config.yaml"}
FORGE = {"GITHUB_SERVER_URL": "https://forge.example", "GITHUB_REPOSITORY": "cats/boomcat"}
BUILD = "import sys; from tools.backend import build_sdist; build_sdist(sys.argv[1])"


def run(*command: object, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**ENVIRONMENT, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def no_part_of_it() -> Callable[[str, list[str]], set[str]]:
    """Return the generated and private files, as `shutil.copytree` wants them."""
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    patterns = [line.rstrip("/") for line in lines if line and line[0] != "#"]

    def among(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(ROOT).as_posix()
        found = {name for name in names if any(fnmatch(name, one) or f"{inside}/{name}" == one for one in patterns)}
        # Editors, forges and tools leave files with a dot at the top of anybody's clone.
        return found | {name for name in names if folder == str(ROOT) and name[0] == "." and name not in HIDDEN}

    return among


def fresh_clone(folder: Path, web_client: Path) -> Path:
    """With the browser client of this one, which is what it would build."""
    shutil.copytree(ROOT, folder, ignore=no_part_of_it())
    shutil.copytree(web_client, folder / "web" / "dist")
    play = load(folder)
    play.VENV.mkdir()
    play.WEB_STAMP.write_text(play.web_fingerprint())
    return folder


def built_sdist(clone: Path) -> Path:
    """Unpacked."""
    run(sys.executable, "-c", BUILD, clone.parent, folder=clone, **FORGE)
    with tarfile.open(clone.parent / f"{STEM}.tar.gz") as archive:
        archive.extractall(clone.parent, filter="data")
    return clone.parent / STEM


def built_wheel(sdist: Path) -> Path:
    build = str(ROOT) if compiled() else "interpreted"
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", sdist.parent]
    # Without Node: the sdist has the built client.
    nowhere = {"PATH": str(sdist.parent)}
    run(*PIP, "wheel", *options, f"{sdist}.tar.gz", folder=sdist.parent, BOOMCAT_BUILD=build, **FORGE, **nowhere)
    (found,) = sdist.parent.glob("*.whl")
    return found


def installed(wheel: Path) -> Path:
    """The command of an environment that holds the wheel, and sees the packages that this one has."""
    folder = wheel.parent / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", folder, folder=wheel.parent)
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / "python"
    run(*PIP, "--python", python, "install", "--no-deps", "--no-index", "--no-compile", wheel, folder=wheel.parent)
    tell = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run(python, "-c", tell, folder=wheel.parent).strip())
    # A path in such a file is read, but no further such files in it: our own editable install stays out.
    places = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "others.pth").write_text("\n".join(places), "utf-8")
    return scripts / "boomcat"


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def check_sdist(sdist: Path, belongs: set[str]) -> None:
    added = {name for name in files_in(sdist) if name in ("PKG-INFO", "setup.cfg") or ".egg-info/" in name}
    assert files_in(sdist) - added == belongs, "MANIFEST.in names what goes in, .gitignore what does not"
    assert "web/dist/index.html" in belongs


def check_wheel(wheel: Path, belongs: set[str]) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        facts = BytesParser().parsebytes(archive.read(f"{STEM}.dist-info/METADATA"))
    package = {name for name in belongs if name.startswith("boomcat/")}
    client = {name.replace("web/dist", "boomcat/web", 1) for name in belongs if name.startswith("web/dist/")}
    libraries = {name for name in names if name.endswith((".so", ".pyd"))}
    assert names - libraries == package | client
    expected = {*MODULES, "boomcat.core.all__mypyc"} if compiled() else set()
    assert {name.split(".")[0].replace("/", ".") for name in libraries} == expected
    assert wheel.name.endswith("-none-any.whl") is not compiled()
    for kind in (
        "boomcat/locale/*.ftl",
        "boomcat/server/storage/sql/migrations/versions/step_*.py",
        "boomcat/py.typed",
    ):
        assert any(fnmatch(name, kind) for name in names), kind
    assert facts["Version"] == boomcat.__version__
    assert {*EXTRAS, "all"} <= set(facts.get_all("Provides-Extra", []))
    unconditional = [one for one in facts.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert {re.split("[<>=]", one)[0] for one in unconditional} == {"fluent.runtime", "msgspec", "mypy-extensions"}
    # A release links to the forge that made it; on an index there is nothing beside its page.
    assert "Source, https://forge.example/cats/boomcat" in facts.get_all("Project-URL", [])
    readme = str(facts.get_payload())
    assert "](https://forge.example/cats/boomcat/raw/HEAD/docs/picture.png)" in readme
    assert "](https://forge.example/cats/boomcat/blob/HEAD/docs/hosting.md)" in readme
    assert not re.findall(r"\]\((?!https:|#)", readme)


def check_game(command: Path, example: Path, folder: Path) -> None:
    build = "compiled" if compiled() else "interpreted"
    assert f"boomcat {boomcat.__version__} ({build})" in run(command, "--version", folder=folder)
    server = ServerProcess(folder / "server", str(folder / "boomcat.db"), speed=50)
    server.command[:3] = [str(command)]
    with server, httpx.Client(base_url=server.url, trust_env=False, verify=False) as browser:
        page = browser.get("/", headers={"accept-language": "fr"}).text
        assert '<html lang="fr"' in page
        scripts = re.findall(r'src="([^"]*assets/[^"]+\.js)"', page)
        assert scripts
        assert all(browser.get(script).status_code == 200 for script in scripts)
        words = run(sys.executable, example, server.url, folder=folder).split()
        assert sorted(words[-4:]) == ["1", "2", "3", "4"]
    assert not server.logged


# One test and not one for each thing to see: each is made of the one before it, by a single worker.
@pytest.mark.long(20)
def test_the_sdist_is_complete_and_its_wheel_serves_the_page_and_a_game(tmp_path, web_client):
    clone = fresh_clone(tmp_path / "clone" / "boomcat", web_client)
    belongs = {name for name in files_in(clone) if not name.startswith((".venv", "__pycache__"))}
    sdist = built_sdist(clone)
    check_sdist(sdist, belongs)
    wheel = built_wheel(sdist)
    check_wheel(wheel, belongs)
    check_game(installed(wheel), sdist / "examples" / "table_client.py", tmp_path)
