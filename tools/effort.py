"""Marks code in the C that mypyc writes as not worth optimising, which saves two fifths of the compiler's time.

Three kinds of functions are compiled with less effort: the code of modules and classes, which runs once, the wrappers
through which interpreted code calls compiled code, and everything in packages that mostly call other code.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.docstrings import prefix

#: What other compilers than GCC do not know. They get no hint.
MACRO = """#if defined(__GNUC__) && !defined(__clang__)
#define BOOMCAT_EFFORT(level) __attribute__((optimize(level)))
#else
#define BOOMCAT_EFFORT(level)
#endif
"""
ONCE, LITTLE = 'BOOMCAT_EFFORT("O0") ', 'BOOMCAT_EFFORT("O1") '
FUNCTION = re.compile(r"^(?:\w+ )+\**(CPy(?:Def|Py)_(\w+))\([^;{]*\) ?\{$", re.MULTILINE)
#: mypyc 2.4 indents every line of a long file a little more, up to hundreds of blanks.
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)


def spare(modules: list[str], lightly: tuple[str, ...], folder: Path) -> None:
    """Mark the functions of these modules in the C in this folder; those of the packages `lightly` all of them."""
    paths = [Path(module).with_suffix("").parts for module in modules]
    packages = [Path("boomcat", name).parts for name in lightly]
    light = {prefix(path, paths) for path in paths if path[:-1] in packages}
    for source in folder.rglob("__native*.c"):
        source.write_text(spared(source.read_text("utf-8"), light), "utf-8")


def spared(source: str, light: set[str]) -> str:
    def marked(match: re.Match[str]) -> str:
        name, rest = match[1], match[2]
        if name.endswith("_____top_level__"):
            return ONCE + match[0]
        parts = rest.split("___")
        module = {parts[0], "___".join(parts[:2])}
        return LITTLE + match[0] if name.startswith("CPyPy_") or module & light else match[0]

    return MACRO + FUNCTION.sub(marked, INDENTATION.sub("", source))
