"""The files and guides for hosts: programs can read them, and they name only what exists.

(deploy/nginx.conf is used as it is in tests/browser/test_proxy.py.)
"""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from boomcat.cli.program import program
from tests.support.nats_servers import NatsMissing, certified
from tests.support.nats_servers import program as nats_program
from tests.support.paths import ROOT

DEPLOY = ROOT / "deploy"
GUIDES = [ROOT / "docs" / f"{name}.md" for name in ("hosting", "cluster", "operations")]


def commands() -> dict[str, click.Command]:
    context = click.Context(program)
    return {name: found for name in program.list_commands(context) if (found := program.get_command(context, name))}


def variables() -> set[str]:
    found = [parameter.envvar for command in commands().values() for parameter in command.params]
    return {name for name in found if isinstance(name, str)}


def test_every_variable_is_one_that_the_server_reads():
    texts = [file.read_text() for file in (*DEPLOY.iterdir(), *GUIDES, ROOT / "tools" / "help.txt")]
    named = {name for text in texts for name in re.findall(r"\bBOOMCAT_[A-Z_]+", text)}
    assert "BOOMCAT_PUBLIC_URL" in named
    assert named - variables() == {"BOOMCAT_CACHE", "BOOMCAT_INTERPRETED", "BOOMCAT_LANG"}  # of all commands
    assert variables() <= named


def test_every_command_has_the_options_it_is_given():
    known = commands()
    texts = [file.read_text() for file in (*DEPLOY.iterdir(), *GUIDES)]
    command = rf"\bboomcat ((?:{'|'.join(known)})\b[^\n`|]*)"
    lines = [line for text in texts for line in re.findall(command, text)]
    assert len(lines) > 8
    for line in lines:
        name, *words = shlex.split(line, comments=True)
        options = {option for parameter in known[name].params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, line


def test_systemd_understands_the_unit(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("NOT TESTED: deploy/boomcat.service, because systemd isn't installed")
    unit = (DEPLOY / "boomcat.service").read_text()
    program = re.search(r"^ExecStart=(\S+) serve$", unit, re.MULTILINE)
    assert program
    (tmp_path / "boomcat.service").write_text(unit.replace(program[1], shutil.which("true") or ""))
    words = ["systemd-analyze", "verify", str(tmp_path / "boomcat.service")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_caddy_understands_its_file():
    if shutil.which("caddy") is None:
        pytest.skip("NOT TESTED: deploy/Caddyfile, because Caddy isn't installed")
    words = ["caddy", "adapt", "--validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nats_understands_its_file(tmp_path):
    try:
        server = nats_program()
    except NatsMissing as problem:
        pytest.skip(f"NOT TESTED: deploy/nats.conf, because {problem}")
    certificate, key = certified(tmp_path)
    words = (DEPLOY / "nats.conf").read_text()
    for ours, named in ((certificate, r"/etc/nats/(?:one|ca)\.pem"), (key, r"/etc/nats/one-key\.pem")):
        words = re.sub(named, str(ours), words)
    assert "/etc/" not in words
    file = tmp_path / "nats.conf"
    file.write_text(words)
    environment = {"NATS_PASSWORD": "alongrandomword"}
    done = subprocess.run([server, "-t", "-c", file], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_a_guide_mentions_every_file(file: Path):
    assert any(f"(../deploy/{file.name})" in guide.read_text() for guide in GUIDES)
