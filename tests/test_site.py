"""The site of `python3 play docs`, as far as it goes without Sphinx."""

from pathlib import Path

import pytest

import boomcat
import boomcat.rl
from tools.site.__main__ import GUIDES, LINK, as_page
from tools.site.api import PAGES, file_of, page

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "bots.md"


def test_every_public_name_stands_on_one_page():
    names = [name for _, listed in PAGES.values() for name in listed.split()]
    environments = [f"rl.{name}" for name in boomcat.rl.__all__]
    assert sorted(names) == sorted([*boomcat.__all__, *environments])


def test_every_guide_of_a_chapter_is_there():
    listed = [name for names in GUIDES.values() for name in names.split()]
    assert {*listed} <= {path.stem for path in ROOT.glob("docs/*.md")}
    assert len(listed) == len({*listed})


def test_a_page_says_what_sphinx_is_to_put_in():
    text = page("The game")
    assert text.startswith("# The game\n")
    assert ".. autoclass:: boomcat.State\n   :members:" in text
    assert ".. autofunction:: boomcat.deal" in text
    assert ".. data:: boomcat.NOBODY\n\n   Instead of a seat." in text
    assert file_of("Editions and rules") == "editions-and-rules"


def test_links_lead_to_pages_and_pictures_and_only_name_other_files():
    pages = {ROOT / "README.md": "index.md", GUIDE: "bots.md"}
    found = [match[0] for match in LINK.finditer(as_page(ROOT / "README.md", pages))]
    assert "[docs/bots.md](bots.md)" in found
    assert any(link.endswith("](picture.png)") for link in found)
    assert "`examples/ten_lines.py`" in as_page(GUIDE, pages)


def test_a_link_that_leads_nowhere_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr("tools.site.__main__.ROOT", tmp_path)
    (tmp_path / "page.md").write_text("[there](nowhere.md)")
    with pytest.raises(SystemExit, match=r"page.md points at nowhere.md"):
        as_page(tmp_path / "page.md", {})
