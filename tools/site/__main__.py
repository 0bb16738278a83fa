"""Build the site: the guides of docs/, and the API from its docstrings.

    python3 play docs            writes build/docs/index.html; a broken link, or a name on no page, fails
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

#: Pages from beside docs/.
OTHERS = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/README.md": "browser-client.md",
    "web/animation.md": "animation.md",
    "benchmarks/champion.md": "champion-figures.md",
    "benchmarks/strength.md": "strength.md",
    "benchmarks/trials.md": "trial-figures.md",
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def main(arguments: list[str]) -> None:
    if not find_spec("sphinx") or not find_spec("myst_parser"):
        lock = ROOT / "requirements" / "docs.lock"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "-r", lock], check=True)
    write_source()
    folders = [str(path) for path in (Path(__file__).parent, SOURCE, SITE)]
    sphinx = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-c", *folders]
    # The source itself has what autodoc reads: types, and the comments above attributes.
    done = subprocess.run(sphinx, cwd=ROOT, env={**os.environ, "BOOMCAT_INTERPRETED": "1"}, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    print(f"{SITE / 'index.html'}")
    if "--open" in arguments:
        webbrowser.open((SITE / "index.html").as_uri())


def write_source() -> None:
    """Write all pages into one folder, as Sphinx wants them."""
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
        doors = chapters(sources)
        doors["The API"] = [f"api/{file_of(title)}" for title in PAGES]
        for name, pages in doors.items():
            index.write(toctree(name, pages))


def chapters(sources: dict[Path, str]) -> dict[str, list[str]]:
    """The pages behind each door of docs/index.md, in its order; those that it doesn't name come last."""
    index = ROOT / "docs" / "index.md"
    left = {name.removesuffix(".md") for path, name in sources.items() if path != index}
    doors: dict[str, list[str]] = {}
    for section in index.read_text("utf-8").split("\n## ")[1:]:
        title, _, text = section.partition("\n")
        linked = [sources[(index.parent / match[3]).resolve()].removesuffix(".md") for match in LINK.finditer(text)]
        doors[title] = [name for name in dict.fromkeys(linked) if name in left]
        left -= {*doors[title]}
    doors[title] += sorted(left)
    return doors


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
