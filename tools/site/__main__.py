"""Build the site: the guides of docs/ and the API from its docstrings.  `python3 play docs` comes here.

    python3 play docs            writes build/docs/index.html; a link that leads nowhere, or a name on no page, fails
    python3 play docs --open     and shows it

Sphinx is installed when it is needed; the site itself needs nothing from anywhere.
"""

import os
import re
import shutil
import subprocess
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE, SITE = ROOT / "build" / "docs-source", ROOT / "build" / "docs"

#: The pages by chapter, the rest in the last one; the first page is the README.
GUIDES = {
    "Play and host": "rules commands hosting reliability scale table fairness",
    "Build on it": "bots bot-protocol environments notation records protocol",
    "Work on it": "architecture testing adding-a-card adding-an-edition decisions",
}
#: Pages from beside docs/.
OTHERS = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def main(arguments: list[str]) -> None:
    if not find_spec("sphinx") or not find_spec("myst_parser"):
        lock = ROOT / "requirements" / "docs.lock"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "-r", lock], check=True)
    write_source()
    sphinx: list[str | Path] = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-b",
        "html",
        "-c",
        Path(__file__).parent,
    ]
    # The source itself has what autodoc reads: types, and the comments above attributes.
    done = subprocess.run(
        [*sphinx, SOURCE, SITE], cwd=ROOT, env={**os.environ, "BOOMCAT_INTERPRETED": "1"}, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)
    print(f"{SITE / 'index.html'}")
    if "--open" in arguments:
        webbrowser.open((SITE / "index.html").as_uri())


def write_source() -> None:
    """All pages in one folder, as Sphinx wants them."""
    from tools.site.api import PAGES, file_of, page

    for folder in (SOURCE, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    (SOURCE / "api").mkdir(parents=True)
    sources = {ROOT / name: target for name, target in OTHERS.items()}
    guides = sorted(ROOT.glob("docs/*.md"))
    sources |= {path: path.name for path in guides}
    for path, target in sources.items():
        (SOURCE / target).write_text(as_page(path, sources), "utf-8")
    shutil.copytree(ROOT / "docs", SOURCE, ignore=shutil.ignore_patterns("*.md"), dirs_exist_ok=True)
    for title in PAGES:
        (SOURCE / "api" / f"{file_of(title)}.md").write_text(page(title), "utf-8")
    with (SOURCE / "index.md").open("a", encoding="utf-8") as index:
        chapters = {name: pages.split() for name, pages in GUIDES.items()}
        listed = {page for pages in chapters.values() for page in pages}
        chapters["Work on it"] += [name for name in sorted(path.stem for path in guides) if name not in listed]
        chapters["Work on it"] += ["contributing", "changelog"]
        chapters["The API"] = [f"api/{file_of(title)}" for title in PAGES]
        for name, pages in chapters.items():
            index.write(toctree(name, pages))


def toctree(caption: str, pages: list[str]) -> str:
    return "\n```{toctree}\n:hidden:\n:caption: " + caption + "\n\n" + "\n".join(pages) + "\n```\n"


def as_page(path: Path, pages: dict[Path, str]) -> str:
    """The text with its links as they are in the site: to pages and pictures; files of the source are only named."""

    def link(match: re.Match[str]) -> str:
        image, text, target, anchor = match.groups()
        found = (path.parent / target).resolve()
        if not found.exists():
            sys.exit(f"{path.relative_to(ROOT)} points at {target}, which is not there.")
        if found in pages:
            return f"[{text}]({pages[found]}{anchor or ''})"
        if found.is_relative_to(ROOT / "docs"):
            return f"{image}[{text}]({found.relative_to(ROOT / 'docs')})"
        return f"`{text}`" if "`" not in text and "\\" not in text else text

    return LINK.sub(link, path.read_text("utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
