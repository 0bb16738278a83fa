"""Puts docstrings into the C that mypyc writes: mypyc 2.4 drops them all, and `help()` would show none of them.

And Python's word for an integer: an error about a missing `i64` doesn't help the caller of a function.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

#: Where a class that Python makes, such as an enum, gets its docstring: its name, its module, and mypyc's filler.
ENUM = re.compile(
    r"(/\* '(\w+)' \*/\s+\w+ = CPyStatics\[\d+\]; /\* '__annotations__' \*/[^}]+CPyStatic_(\w+)___globals\);[^}]+\}\s+"
    r"\w+ = )CPyStatics\[\d+\](; /\* 'mypyc filler docstring' \*/)"
)


def document(modules: list[str], folder: Path) -> None:
    """Write the docstrings of these modules into the C in this folder."""
    docs = docstrings(modules)
    for source in folder.rglob("__native*.c"):
        source.write_text(documented(source.read_text("utf-8"), docs), "utf-8")


def docstrings(modules: list[str]) -> dict[str, str]:
    """Return every docstring as C writes it: of modules by their names, of others by mypyc's, `game___Game___copy`."""
    found: dict[str, str] = {}
    paths = [Path(module).with_suffix("").parts for module in modules]
    for module, path in zip(modules, paths, strict=True):
        tree = ast.parse(Path(module).read_text("utf-8"))
        found[".".join(path)] = in_c(ast.get_docstring(tree) or "")
        collect(tree, prefix(path, paths), found)
    return found


def prefix(path: tuple[str, ...], all_paths: list[tuple[str, ...]]) -> str:
    """Return as much of a module's name, from its end, as no other module has: `game`, but `core___cards`."""
    for length in range(1, len(path) + 1):
        if sum(one[-length:] == path[-length:] for one in all_paths) == 1:
            break
    return "___".join(path[-length:])


def collect(tree: ast.Module | ast.ClassDef, prefix: str, found: dict[str, str]) -> None:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            collect(node, f"{prefix}___{node.name}", found)
        # Of a property and its setter, the first one speaks.
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            found.setdefault(f"{prefix}___{node.name}", in_c(with_types(node)))


def with_types(node: ast.ClassDef | ast.FunctionDef) -> str:
    """Return the docstring, and of a function its types below, which `help()` shows of no compiled function."""
    text = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef) or node.returns is None:
        return text
    is_property = any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list)
    arguments = "" if is_property else f"({ast.unparse(node.args)})"
    return re.sub(r"\bi64\b", "int", f"{text}\n\n{node.name}{arguments} -> {ast.unparse(node.returns)}")


def in_c(text: str) -> str:
    """Between the quotes of a string in C: octal, because a hexadecimal escape would swallow the digits behind it."""
    plain = {*range(32, 127)} - {*b'"\\?'}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def documented(source: str, docs: dict[str, str]) -> str:
    """Return what mypyc wrote, with docstrings where C's objects have them: behind the signature, if there is one."""

    def module(match: re.Match[str]) -> str:
        return f'{match[1]}"{docs.get(match[2], "")}"'

    def kind(match: re.Match[str]) -> str:
        return f'PyDoc_STR("{match[1] or ""}{docs.get(match[3], "")}"){match[2]}'

    def function(match: re.Match[str]) -> str:
        return f'{match[1]}PyDoc_STR("{match[3] or ""}{docs.get(match[2], "")}")'

    def attribute(match: re.Match[str]) -> str:
        text = docs.get(f"{match[2]}___{match[3]}")
        return f'{match[1]}"{text}", NULL}}' if text else match[0]

    def enum(match: re.Match[str]) -> str:
        text = docs.get(f"{match[3]}___{match[2]}")
        return f'{match[1]}PyUnicode_FromString("{text}"){match[4]}' if text else match[0]

    doc = r'PyDoc_STR\((?:"([^\n]*?)"|NULL)\)'
    source = source.replace('CPy_TypeError("i64"', 'CPy_TypeError("int"')
    source = re.sub(r'(PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+)NULL(?=, /\* docstring)', module, source)
    source = re.sub(doc + r"(,\s+\};\s+static PyTypeObject \*CPyType_(\w+)_template\b)", kind, source)
    source = re.sub(ENUM, enum, source)
    source = re.sub(r"(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+,\s+)" + doc, function, source)
    return re.sub(r"(\(getter\)(\w+?)_get_(\w+),\s+(?:\(setter\)\w+|NULL),\s+)NULL, NULL\}", attribute, source)
