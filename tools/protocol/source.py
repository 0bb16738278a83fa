"""The types of the protocol, and what their source says about them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, get_type_hints

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

from boomcat import wire
from boomcat.server.tables import http_bodies, messages, table_info

ROOT = Path(__file__).resolve().parent.parent.parent
EVENTS = ROOT / "boomcat" / "core" / "events.py"
BOT_PROTOCOL = ROOT / "docs" / "bot-protocol.md"
NOTATION = ROOT / "docs" / "notation.md"

#: What goes over plain HTTP, in the order of the page.
HTTP: tuple[type[msgspec.Struct], ...] = (
    http_bodies.OpenTable,
    http_bodies.PlaySolo,
    http_bodies.PlayLesson,
    http_bodies.PlayNow,
    http_bodies.PlayOn,
    http_bodies.OpenDuel,
    http_bodies.PlayDeal,
    http_bodies.JoinTable,
    http_bodies.ClaimSeat,
    http_bodies.ReadRecipe,
    http_bodies.ReadReplay,
    http_bodies.ReadReview,
    http_bodies.Seated,
    http_bodies.PublicTables,
    http_bodies.DealInfo,
    http_bodies.DealResults,
    http_bodies.Catalog,
    http_bodies.RecipeInfo,
    http_bodies.Replay,
    http_bodies.ReviewProgress,
    http_bodies.PuzzleList,
    http_bodies.PuzzlePosition,
    http_bodies.Problem,
)
#: The unions, by the names that they have in the source.
UNIONS: dict[str, Any] = {
    "AnyFromClient": messages.AnyFromClient,
    "AnyFromServer": messages.AnyFromServer,
    "Request": messages.Request,
    "GameEvent": wire.GameEvent,
}
#: All types that are written or read directly; everything else follows from them.
ROOTS: tuple[Any, ...] = (*UNIONS.values(), *HTTP, table_info.TableInfo)
#: What clients write: there a field with a default may be left out.
WRITTEN_BY_CLIENTS: tuple[Any, ...] = (messages.AnyFromClient, *HTTP[: HTTP.index(http_bodies.Seated)])

FAMILIES = {messages.FromClient: "client", messages.FromServer: "server", wire.EventMessage: "event"}

Record: TypeAlias = types.StructType | types.TypedDictType


@dataclass(frozen=True)
class Field:
    name: str
    type: types.Type
    #: Whether it may be missing in all directions: from what clients read, too.
    optional: bool
    #: Its value where it may be missing; else NODEFAULT.
    default: object
    about: str


@dataclass(frozen=True)
class Shape:
    """One kind of JSON object."""

    name: str
    about: str
    #: The field that tags the kinds of a union, and its value here.
    tag: tuple[str, str] | None
    fields: tuple[Field, ...]
    #: Whether it is an event, a message of the client or of the server, or a part of others.
    family: str


# -- what the source says ----------------------------------------------------------


@cache
def classes_of(path: str) -> dict[str, tuple[ast.ClassDef, list[str]]]:
    source = Path(path).read_text(encoding="utf-8")
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: (node, source.splitlines()) for node in found}


def comments_of(kind: type) -> dict[str, str]:
    """The `#:` comments above the fields of a class."""
    node, lines = classes_of(inspect.getfile(kind))[kind.__name__]
    found: dict[str, str] = {}
    for statement in node.body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        above: list[str] = []
        line = statement.lineno - 2
        while lines[line].lstrip().startswith("#:"):
            above.insert(0, lines[line].lstrip().removeprefix("#:").strip())
            line -= 1
        found[statement.target.id] = " ".join(above)
    return found


def docstring(node: ast.ClassDef, _: list[str]) -> str:
    """Return the docstring of the class itself, not one that it inherits."""
    return " ".join((ast.get_docstring(node) or "").split())


def about_event(kind: type) -> str:
    """The docstring of an event in the source: neither the compiled class nor the type of the message has it."""
    return docstring(*classes_of(str(EVENTS))[kind.__name__])


@cache
def rows(section: str) -> dict[str, str]:
    """Return the rows of a list of docs/bot-protocol.md: a view means the same to bots and to people."""
    text = BOT_PROTOCOL.read_text(encoding="utf-8").partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    lines = re.findall(r"^- (`.*?): (.*)$", text, re.MULTILINE)
    return {name: words for names, words in lines for name in re.findall("`([^`]+)`", names)}


# -- shapes --------------------------------------------------------------------------


@cache
def shapes() -> dict[str, Shape]:
    """Return every kind of object by its name: unions first, in their order, then their parts."""
    found: dict[str, Shape] = {}
    written = {record.cls for record in records(*WRITTEN_BY_CLIENTS)}
    read = {record.cls for record in records(*(root for root in ROOTS if root not in WRITTEN_BY_CLIENTS))}
    read -= {record.cls for record in records(*WRITTEN_BY_CLIENTS, deep=False)}
    for record in records(*ROOTS):
        name = record.cls.__name__
        assert name not in found, f"two types are called {name}"
        found[name] = shape_of(record, written=record.cls in written, read=record.cls in read)
    return found


def union_of(info: types.UnionType) -> str | None:
    """The name of the union in the source, if it is one of those with a name."""
    kinds = [one.cls for one in info.types if isinstance(one, types.StructType)]
    named = (name for name, union in UNIONS.items() if kinds == [one.cls for one in records(union, deep=False)])
    return next(named, None) if kinds else None


def records(*roots: Any, deep: bool = True) -> list[Record]:
    """The objects of these types, and if `deep` those that they are made of."""
    found: dict[type, Record] = {}
    for info in types.multi_type_info(roots):
        for part in parts(info, deep=deep):
            if isinstance(part, types.StructType | types.TypedDictType):
                found.setdefault(part.cls, part)
    return list(found.values())


def parts(info: types.Type, *, deep: bool) -> Iterator[types.Type]:
    """The type and all that it is made of."""
    yield info
    inner: list[types.Type] = []
    match info:
        case types.UnionType():
            inner = list(info.types)
        case types.Metadata():
            inner = [info.type]
        case types.ListType() | types.VarTupleType():
            inner = [info.item_type]
        case types.DictType():
            inner = [info.key_type, info.value_type]
        case types.StructType() | types.TypedDictType() if deep:
            inner = [field.type for field in info.fields]
        case _:
            pass
    for one in inner:
        yield from parts(one, deep=deep)


def shape_of(record: Record, *, written: bool, read: bool) -> Shape:
    """Return the shape of a record: writers may leave out defaults; readers get every field, unless it omits them."""
    kind: Any = record.cls
    if issubclass(kind, wire.EventMessage):
        comments, says = {}, about_event(kind)
    elif kind is wire.ViewMessage:
        comments = {name: sentence(rows("View").get(name, "")) for name in kind.__struct_fields__}
        says = str(kind.__doc__)
    else:
        comments, says = comments_of(kind), docstring(*classes_of(inspect.getfile(kind))[kind.__name__])
    tag, omits = None, False
    if isinstance(record, types.StructType):
        tag = (record.tag_field, str(record.tag)) if record.tag_field else None
        omits = kind.__struct_config__.omit_defaults
    families = (name for base, name in FAMILIES.items() if issubclass(kind, base))
    family = "http" if kind in HTTP else next(families, "part")
    order = list(get_type_hints(kind))  # dictionaries with types come sorted by name
    fields = tuple(
        Field(
            one.encode_name,
            one.type,
            (omits or not read) and not one.required,
            default_of(one) if omits or written else NODEFAULT,
            comments.get(one.name, ""),
        )
        for one in sorted(record.fields, key=lambda field: order.index(field.name))
    )
    assert {one.name for one in fields} == {*order} - {"__match_args__"}, kind
    return Shape(kind.__name__, says, tag, fields, family)


def default_of(field: types.Field) -> object:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


def sentence(words: str) -> str:
    """Return the words as a sentence: a capital letter, unless a word of the protocol begins it, and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "…")) or not words else ".")
