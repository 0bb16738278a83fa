"""Cut the web client's fonts down to the letters of its languages: `python -m tools.fonts PYTHON`.

PYTHON is one that has `fonttools` and `brotli`; nothing else here needs them. What comes out is a third of what the
packages hold: no hints for old screens, no ligatures, no weights that nothing is set in. The licence reserves the name
of a font for its whole form, so ours have names of their own.
"""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
FONTS = WEB / "src" / "styles" / "fonts"
DISPLAY, TEXT = WEB / "node_modules/@fontsource/londrina-solid", WEB / "node_modules/@fontsource-variable/jost"

#: Western Europe's letters and signs: people's names may have more of them than our texts.
LETTERS = (
    "U+20-7E,U+A0,U+A1,U+AB,U+B0,U+B7,U+BB,U+BF-FF,U+152,U+153,U+178,"
    "U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+202F"
)
#: Where letters stand, and figures of one width.
FEATURES = "kern,mark,mkmk,ccmp,locl,tnum"
#: Copyright and licence; without a name there is none that is reserved.
NAMES = "0,13,14"

CUTS = {
    "display-400.woff2": (DISPLAY / "files/londrina-solid-latin-400-normal.woff2", ""),
    "display-900.woff2": (DISPLAY / "files/londrina-solid-latin-900-normal.woff2", ""),
    "text.woff2": (TEXT / "files/jost-latin-wght-normal.woff2", "wght=500:700"),
}


def cut(python: str, source: Path, weights: str, target: Path) -> None:
    if weights:
        subprocess.run([python, "-m", "fontTools.varLib.instancer", source, weights, "-q", "-o", target], check=True)
        source = target
    how = [f"--unicodes={LETTERS}", f"--layout-features={FEATURES}", f"--name-IDs={NAMES}", "--no-hinting"]
    command = [python, "-m", "fontTools.subset", str(source), *how, "--flavor=woff2", f"--output-file={target}"]
    subprocess.run(command, check=True)
    print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    FONTS.mkdir(exist_ok=True)
    for name, (source, weights) in CUTS.items():
        cut(sys.argv[1], source, weights, FONTS / name)
    for name, package in (("display", DISPLAY), ("text", TEXT)):
        (FONTS / f"{name}-licence.txt").write_bytes((package / "LICENSE").read_bytes())
