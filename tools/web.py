"""The tools of the browser client, with the Node that `play` found or installed.

python -m tools.web build    build it, if it changed
python -m tools.web check    types of Svelte and TypeScript
python -m tools.web lint     what the types do not tell; further words go to ESLint
python -m tools.web test     its own tests; further words go to vitest
python -m tools.web dev      a server that shows every change at once; further words go to Vite
python -m tools.web npm ...  npm itself, in web/
"""

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"

#: A file that did not change is not read again.
CACHED = ["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"]
SVELTE_CHECK = ["--tsconfig", "./tsconfig.json", "--incremental", "--fail-on-warnings", "--output", "human"]
TSC_CACHE = ["--tsBuildInfoFile", "node_modules/.cache/tsconfig.node.tsbuildinfo"]
#: What each command runs, by the scripts' paths in node_modules.  The type checks are incremental: they check files
#: that changed and files that import them, and repeat what they found in the others.
TOOLS = {
    "check": [
        ["svelte-check/bin/svelte-check", *SVELTE_CHECK],
        ["typescript/bin/tsc", "--noEmit", "--project", "tsconfig.node.json", "--incremental", *TSC_CACHE],
    ],
    "lint": [["eslint/bin/eslint.js", ".", "--max-warnings", "0", *CACHED]],
    "test": [["vitest/vitest.mjs", "run"]],
    "dev": [["vite/bin/vite.js"]],
}


def play() -> ModuleType:
    """The start script as a module: it alone knows where Node is and what the client is built from."""
    loader = SourceFileLoader("play", str(ROOT / "play"))
    spec = spec_from_loader("play", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def call(*command: str) -> None:
    """Run one tool in web/; if it fails, everything ends here with its exit code."""
    code = subprocess.call(command, cwd=WEB, env={**os.environ, "NO_UPDATE_NOTIFIER": "1"})
    if code:
        sys.exit(code)


def set_up(start: ModuleType, build: bool) -> None:
    """Put in place what is not: the client itself, or what it is made with."""
    if build:
        if not start.web_ready():
            start.install_web(needed=True)
        return
    sentence, why = start.install_web_tools()
    if sentence:
        sys.exit(f"{why}\n{sentence}" if why else sentence)


def main(words: list[str]) -> None:
    name, *arguments = words or [""]
    if name not in ("build", "npm", *TOOLS):
        sys.exit((__doc__ or "").strip())
    start = play()
    # npm must run even where the packages that it is asked to change do not fit together.
    if name == "build" or not start.find_node() or (name != "npm" and not start.npm_ready()):
        with start.alone():
            set_up(start, build=name == "build")
    node, npm = start.find_node()
    if name == "npm":
        call(*npm, *arguments)
    for tool in TOOLS.get(name, []):
        call(*node, str(WEB / "node_modules" / tool[0]), *tool[1:], *arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
