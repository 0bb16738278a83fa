"""Draw the icons that phones put on their home screens, from web/public/home.svg: `python -m lab.icons`."""

import io
import sys
from pathlib import Path

from PIL import Image

from tools import chromium

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = (180, 192, 512)
COLOURS = 128
PAGE = '<body style="margin: 0; line-height: 0">{svg}</body>'


def main() -> str | None:
    path, why = chromium.find()
    if not path:
        return f"No icons can be drawn, because {why}."
    from playwright.sync_api import sync_playwright

    svg = (FOLDER / "home.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(svg=svg))
            with Image.open(io.BytesIO(page.screenshot())) as image:
                smaller = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
                smaller.save(FOLDER / f"icon-{size}.png", optimize=True)
        browser.close()
    return None


if __name__ == "__main__":
    sys.exit(main())
