"""`.ci/run` tests a new clone called boomcat, as the README does, and leaves nothing behind."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

#: Stands for the start script: shows where it runs and how it was called, and makes what can't be made in a checkout
#: that others read.
PLAY = """
import pathlib, sys
print(pathlib.Path.cwd().name, *sys.argv[1:], *sorted(path.name for path in pathlib.Path().iterdir()), flush=True)
pathlib.Path(".venv").mkdir()
sys.exit(int(pathlib.Path("code").read_text()))
"""

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not (shutil.which("bash") and shutil.which("git")),
    reason="NOT TESTED: .ci/run, which needs bash and git",
)


def git(folder: Path, *words: str) -> None:
    name = {f"GIT_{who}_{what}": "x" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    subprocess.run(["git", *words], cwd=folder, env={**os.environ, **name}, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path):
    folder = tmp_path / "a checkout"
    (folder / ".ci").mkdir(parents=True)
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci")
    (folder / "play").write_text(PLAY)
    (folder / "code").write_text("0")
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", "All")
    return folder


def run(checkout: Path, **more: str) -> tuple[int, str]:
    """The exit code and what was printed; whatever lies in the folder for temporary files afterwards is too much."""
    temporary = checkout.parent / "temporary"
    temporary.mkdir()
    environment = {**os.environ, "TMPDIR": str(temporary), "CI": "true", **more}
    command = [str(checkout / ".ci" / "run")]
    done = subprocess.run(
        command, cwd="/", env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert list(temporary.iterdir()) == []
    assert not (checkout / ".venv").exists()
    assert done.stderr == ""
    return done.returncode, done.stdout


TESTED = "boomcat test .ci .git code play\n"


def test_a_clone_called_boomcat_is_tested_and_removed(checkout):
    assert run(checkout) == (0, TESTED)


def test_the_exit_code_is_that_of_the_tests(checkout):
    (checkout / "code").write_text("3")
    git(checkout, "commit", "--quiet", "-am", "Fail")
    assert run(checkout) == (3, TESTED)


def test_uncommitted_changes_are_not_tested_and_a_line_says_so(checkout):
    (checkout / "code").write_text("3")
    (checkout / "new").touch()
    code, printed = run(checkout)
    assert code == 0
    assert printed == f"Only what is committed gets tested: there are changes in {checkout} that are not.\n{TESTED}"


def test_a_shallow_checkout_of_no_branch_will_do(checkout):
    (checkout / "second").touch()
    git(checkout, "add", ".")
    git(checkout, "commit", "--quiet", "-m", "Second")
    shallow = checkout.parent / "shallow"
    git(checkout.parent, "clone", "--depth=1", checkout.as_uri(), str(shallow))
    git(shallow, "checkout", "--detach")
    git(shallow, "branch", "-D", "@{-1}")
    assert run(shallow) == (0, "boomcat test .ci .git code play second\n")


def test_a_hook_of_another_repository_changes_nothing(checkout):
    assert run(checkout, GIT_DIR=str(ROOT / ".git"), GIT_INDEX_FILE="elsewhere") == (0, TESTED)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can give files away")
def test_a_checkout_of_another_user_is_tested(checkout):
    for path in [checkout, *checkout.rglob("*")]:
        os.chown(path, 12345, 12345)
    assert run(checkout) == (0, TESTED)
