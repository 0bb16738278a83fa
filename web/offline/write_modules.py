"""Writes the modules that a browser needs of Python and of Boomcat, compiled; bundle.js runs it in Pyodide."""

import ast
import importlib.util
import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType

SITE = Path("/lib/python3.14/site-packages")
#: Begins an entry of a table of lines, for up to eight instructions that are on no line.
NOWHERE = 0b11111000
#: What asyncio and shutil do without.
NEEDLESS = {"ssl", "_ssl", "bz2", "lzma", "compression.zstd", "compression.zstd._zstdfile"}


def compiled(source, name, lines=True):
    """Return the compiled module without what nobody reads there: docstrings, and annotations of functions.

    bundle.js has Python leave out the columns of its lines; without `lines` those are left out, too.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
    code = compile(tree, name, "exec", dont_inherit=True)
    code = code if lines else without_lines(code)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def without_lines(code):
    """Return the code with a table of lines that names none: with an empty one no traceback could be read."""
    consts = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    units = len(code.co_code) // 2
    nowhere = bytes([NOWHERE | min(8, units - done) - 1 for done in range(0, units, 8)])
    return code.replace(co_linetable=nowhere, co_consts=consts)


def write_library(used, target):
    """Write the modules of the standard library that were used."""
    whole = zipfile.ZipFile("/lib/python314.zip")
    names = {name.replace(".", "/") + ending for name in used for ending in (".py", "/__init__.py")}
    # Not compressed: brotli finds more where it sees all files as they are.
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as small:
        for name in sorted(names & set(whole.namelist())):
            small.writestr(zipfile.ZipInfo(f"{name}c"), compiled(whole.read(name), name, lines=False))


def write_pack(used, target):
    """Write our own modules, what they read, and the packages that they need: a line with names and sizes, then all."""
    files = {}
    for name in sorted(used):
        path = Path(getattr(sys.modules.get(name), "__file__", None) or "/")
        if path.is_relative_to(SITE):
            inside = path.relative_to(SITE).as_posix()
            source = path.read_bytes()
            files.update([(f"{inside}c", compiled(source, inside))] if path.suffix == ".py" else [(inside, source)])
    for lesson in sorted(SITE.glob("boomcat/lessons/*.toml")):
        files[lesson.relative_to(SITE).as_posix()] = lesson.read_bytes()
    sizes = json.dumps([[name, len(content)] for name, content in files.items()])
    Path(target).write_bytes(sizes.encode() + b"\n" + b"".join(files.values()))


def write(used, target):
    write_library(set(used) - NEEDLESS, f"{target}/python.zip")
    write_pack(used, f"{target}/boomcat.pack")
