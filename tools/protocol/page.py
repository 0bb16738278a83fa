"""The reference part of docs/protocol.md: every message over a WebSocket with its fields."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

from boomcat.server.tables.messages import AnyFromClient, AnyFromServer
from tools.protocol.source import ROOT, Field, Shape, records, sentence, shapes, union_of

PAGE = ROOT / "docs" / "protocol.md"

SECTIONS = {
    "client": (
        "From the client",
        (
            "The field `message` holds the name: `seat_bot` for SeatBot. All but `hello` and `ping` have an `id` of\n"
            "1 to 40 characters. `[]` marks a list, `?` what may be null, and left out of requests, as may a field\n"
            "with a default (`= 60`). Other numbers are lengths or bounds. Plain types are in the schema."
        ),
    ),
    "server": ("From the server", ""),
    "part": ("What they are made of", ""),
}
NAMES = {"AnyFromClient": "any message of a client", "AnyFromServer": "any message of the server"}
#: What docs/bot-protocol.md describes: it means the same here.
ELSEWHERE = {"OptionsMessage": "bot-protocol.md#options", "ViewMessage": "bot-protocol.md#view"}
EVENT = "[event](bot-protocol.md#what-happens)"


def tables() -> str:
    parts: list[str] = []
    # Bodies over HTTP, and what only they are made of, are in the schema.
    sent = {record.cls.__name__ for record in records(AnyFromClient, AnyFromServer)}
    for family, (title, about) in SECTIONS.items():
        parts += [f"## {title}", ""]
        if about:
            parts += [about, ""]
        for shape in shapes().values():
            if shape.family == family and shape.name in sent - {*ELSEWHERE}:
                parts += section(shape)
    return "\n".join(parts)


def section(shape: Shape) -> list[str]:
    lines = [f"### {shape.name}", ""]
    assert not shape.tag or shape.tag[1] == re.sub(r"(?<=[a-z])(?=[A-Z])", "_", shape.name).lower(), shape.name
    if shape.about:
        lines += [shape.about, ""]
    fields = [field for field in shape.fields if field.name != "id" or shape.family != "client"]
    for plain, group in groupby(fields, key=lambda field: not about(field)):
        named = {header(field): about(field) for field in group}
        if plain:
            lines.append(f"- {', '.join(named)}")
        else:
            lines += [f"- {name}: {words}" for name, words in named.items()]
    return [*lines, ""] if fields else lines


def header(field: Field) -> str:
    """Return the name of a field with its type and its default, if they are worth saying."""
    kind, value = written(field.type), default(field.default)
    if plain := re.fullmatch(r"(?:string|integer|number|boolean)((?:\[\])?\??) ?(.*)", kind):
        mark, kind = plain.groups()
    else:
        mark = ""
    details = " ".join(word for word in (kind, value) if word)
    return f"`{field.name}`{mark}" + (f" ({details})" if details else "")


def about(field: Field) -> str:
    return sentence(field.about) if field.about else ""


def default(value: object) -> str:
    if value is NODEFAULT or value is None:
        return ""
    if isinstance(value, msgspec.Struct):
        changed = {
            name: getattr(value, name)
            for name in value.__struct_fields__
            if isinstance(getattr(value, name), msgspec.Struct) and getattr(value, name) != type(getattr(value, name))()
        }
        return f"= {json_of(changed or {})}"
    return f"= {json_of(value)}"


def json_of(value: object) -> str:
    return f"`{msgspec.json.encode(value).decode()}`"


def written(info: types.Type) -> str:
    """The type in words."""
    match info:
        case types.Metadata():
            return written(info.type)
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return number(info)
        case types.StrType():
            return text(info)
        case types.LiteralType():
            return ", ".join(f'`"{value}"`' for value in info.values)
        case types.UnionType():
            if named := union_of(info):
                return NAMES.get(named, EVENT)
            kept = [written(one) for one in info.types if not isinstance(one, types.NoneType)]
            found = " or ".join(kept)
            return re.sub(r"(?= \d)|$", "?", found, count=1) if len(kept) < len(info.types) else found
        case types.ListType():
            return f"{written(info.item_type)}[]"
        case types.VarTupleType():
            return f"list of {size(info)}{written(info.item_type)}"
        case types.DictType():
            return f"object of {written(info.value_type)}"
        case types.StructType() | types.TypedDictType():
            name = info.cls.__name__
            return f"[{name}]({ELSEWHERE.get(name, '#' + name.lower())})"
        case _:
            raise TypeError(f"no words for {info}")


def number(info: types.IntType | types.FloatType) -> str:
    kind = "integer" if isinstance(info, types.IntType) else "number"
    bounds: Any = info
    if bounds.ge is not None and bounds.le is not None:
        return f"{kind} {bounds.ge}–{bounds.le}"
    if bounds.ge is not None and bounds.lt is not None:
        return f"{kind} {bounds.ge}–{bounds.lt - 1}"
    return kind


def text(info: types.StrType) -> str:
    if info.pattern is not None:
        choice = re.fullmatch(r"\^\(([\w|]+)\)\$", info.pattern)
        if choice:
            return ", ".join(f'`"{word}"`' for word in choice[1].split("|"))
        return f"string `{info.pattern}`"
    return "string" if info.max_length is None else f"string {info.min_length or 0}–{info.max_length}"


def size(info: types.VarTupleType) -> str:
    return f"{info.min_length} to {info.max_length} " if info.max_length is not None else ""
