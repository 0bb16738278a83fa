"""Make the picture on which link previews are drawn: the cat and the name of the front page, and room for words.

    .venv/bin/python -m lab.preview        writes web/preview.png

The drawings come from the client as it was built.
"""

import re
import sys
import tempfile
from pathlib import Path

from PIL import Image

from boomcat.server.http.link_previews import HEIGHT, WIDTH
from tests.support.browser import DIST
from tests.support.paths import ROOT
from tools import chromium

WANTED = ROOT / "web" / "preview.png"
COLOURS = 128
DRAWING = re.compile(r'<svg[^>]*viewBox="(0 0 360 300|0 0 390 106)[^>]*>.*?</svg>', re.DOTALL)
PAGE = """<!doctype html><style>
  body {{ margin: 0; width: {width}px; height: {height}px; position: relative; background: #f8ecd2;
    color: #221d2d; overflow: hidden; }}
  svg {{ position: absolute; overflow: visible; }}
  .rug {{ position: absolute; left: 800px; top: -150px; width: 930px; height: 930px; border-radius: 50%;
    background: #e9d5ac; }}
  .cat {{ left: 664px; top: 118px; width: 560px; height: 467px; }}
  .moon {{ fill: transparent; }}
  .name {{ left: 66px; top: 52px; width: 356px; height: 97px; }}
</style><div class="rug"></div>{cat}{name}"""


def page() -> str:
    """Return the picture as a page."""
    home = (DIST / "pages" / "home-en.html").read_text("utf-8")
    found = {match[1]: match[0] for match in DRAWING.finditer(home)}
    cat, name = found["0 0 360 300"], found["0 0 390 106"]
    shown = {"cat": cat.replace("<svg", '<svg class="cat"', 1), "name": name.replace("<svg", '<svg class="name"', 1)}
    # The classes of the client's styles don't reach here, and an element takes its first one.
    shown = {key: re.sub(r'(<svg class="\w+")[^>]*?( viewBox)', r"\1\2", svg, count=1) for key, svg in shown.items()}
    return PAGE.format(width=WIDTH, height=HEIGHT, **shown)


def main() -> str | None:
    path, why = chromium.find()
    if not path:
        return f"No picture can be made, because {why}."
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        sheet = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        sheet.set_content(page(), wait_until="load")
        raw = Path(folder) / "preview.png"
        sheet.screenshot(path=raw)
        with Image.open(raw) as image:
            image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(WANTED, optimize=True)
        browser.close()
    print(WANTED)
    return None


if __name__ == "__main__":
    sys.exit(main())
