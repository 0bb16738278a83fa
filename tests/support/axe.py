"""Accessibility checks of a page with axe-core, which npm installs for the client."""

from functools import cache
from typing import TYPE_CHECKING

from tests.support.paths import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Everything that axe knows, advice and trials included.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"]
#: What depends on the colours, and so on the theme.
COLOURS = ["color-contrast", "link-in-text-block"]
#: What lies over others, catches no press and has nothing to show, as the layer for cards that fly. axe can't tell what
#: is seen through it, and so would judge the contrast of nothing below; what isn't visible it passes over.
EMPTY = """[...document.querySelectorAll('main :is(div, span)')].filter((one) => {
    const { pointerEvents, backgroundColor, backgroundImage, visibility } = getComputedStyle(one);
    return pointerEvents === 'none' && visibility === 'visible' && !one.childElementCount && !one.textContent.trim()
      && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  })"""
#: One rule reads every style sheet, which takes a third of the time: it looks again when there is another one.
LOOK = """async ([tags, rules, within]) => {
  const sheets = [...document.styleSheets].map(({ href, cssRules }) => `${href} ${cssRules.length}`).join();
  const known = window.axeHasRead === sheets;
  const options = rules ? { runOnly: { type: 'rule', values: rules }, preload: false } : {
    runOnly: tags,
    ...(known && { preload: { assets: ['media'] }, rules: { 'css-orientation-lock': { enabled: false } } }),
  };
  if (!rules) window.axeHasRead = sheets;
  const empty = EMPTY;
  for (const one of empty) one.style.visibility = 'hidden';
  const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'], ...options });
  for (const one of empty) one.style.visibility = '';
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 300)}\\n    ${failureSummary.split('\\n').slice(1).join(' ')}`));
}""".replace("EMPTY", EMPTY)


@cache
def source() -> str:
    return f"() => {{ {SOURCE.read_text('utf-8')} }}"


def faults(page: "Page", rules: list[str] | None = None, within: str | None = None) -> list[str]:
    """Return one line for each violation on the screen now or within these elements, by all rules or by these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[str] = page.evaluate(LOOK, [TAGS, rules, within])
    return found
