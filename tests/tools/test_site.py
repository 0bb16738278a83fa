"""The site of `python3 play docs`, as far as it goes without Sphinx."""

from pathlib import Path

import pytest

import boomcat
import boomcat.rl
from tests.support.paths import ROOT
from tools.site.__main__ import LINK, as_page, chapters
from tools.site.api import PAGES, file_of, page

GUIDE = ROOT / "docs" / "write-a-bot.md"


def test_every_public_name_is_on_one_page():
    names = [name for _, listed in PAGES.values() for name in listed.split()]
    environments = [f"rl.{name}" for name in boomcat.rl.__all__]
    assert sorted(names) == sorted([*boomcat.__all__, *environments])


def test_the_chapters_are_the_doors_of_the_index_and_every_guide_is_behind_one():
    sources = {path: path.name for path in ROOT.glob("docs/*.md")}
    sources |= {ROOT / name: Path(name).name.lower() for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")}
    sources |= {ROOT / "benchmarks" / "strength.md": "strength.md"}
    sources |= {ROOT / "web" / "README.md": "client.md", ROOT / "web" / "animation.md": "animation.md"}
    found = chapters(sources)
    assert list(found) == ["Play", "Host", "Write a bot", "Research", "Build on it"]
    assert found["Play"] == ["play-with-friends", "how-to-play", "terminal", "offline", "rules", "fairness"]
    named = [name for pages in found.values() for name in pages]
    assert sorted(named) == sorted(name.removesuffix(".md") for name in sources.values() if name != "index.md")
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    assert all(f"({path.name})" in index for path in ROOT.glob("docs/*.md") if path.stem != "index")


def test_a_page_says_what_sphinx_is_to_put_in():
    text = page("The raw rules")
    assert text.startswith("# The raw rules\n")
    assert ".. autoclass:: boomcat.State\n   :members:" in text
    assert ".. autofunction:: boomcat.deal" in text
    assert ".. data:: boomcat.NO_SEAT\n\n   Instead of a seat." in text
    assert file_of("Editions and rules") == "editions-and-rules"


def test_links_lead_to_pages_and_pictures_and_only_name_other_files():
    pages = {ROOT / "README.md": "readme.md", GUIDE: "write-a-bot.md"}
    found = [match[0] for match in LINK.finditer(as_page(ROOT / "README.md", pages))]
    assert "[a tutorial](write-a-bot.md)" in found
    assert any(link.endswith("](picture.png)") for link in found)
    assert "`examples/ten_lines.py`" in as_page(GUIDE, pages)


def test_a_link_that_leads_nowhere_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr("tools.site.__main__.ROOT", tmp_path)
    (tmp_path / "page.md").write_text("[there](nowhere.md)")
    with pytest.raises(SystemExit, match=r"page.md points at nowhere.md"):
        as_page(tmp_path / "page.md", {})
