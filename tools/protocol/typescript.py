"""The types for the web client: `web/src/protocol.ts`."""

from __future__ import annotations

import json

from msgspec import inspect as types

from boomcat.programs.messages import KINDS_OF_QUESTIONS
from boomcat.server import messages
from tools.protocol.source import UNIONS, Shape, records_alone, shapes

HEAD = "// Written by `python -m tools.protocol` from boomcat/server. Do not edit.\n"


def typescript() -> str:
    parts = [HEAD, constants()]
    parts += [interface(shape) for shape in shapes().values()]
    for name, union in UNIONS.items():
        members = "\n".join(f"  | {one.cls.__name__}" for one in records_alone(union))
        parts.append(f"export type {name} =\n{members};\n")
    return "\n".join(parts)


def constants() -> str:
    emotes = "".join(f"  {quoted(name)},\n" for name in messages.EMOTES)
    kinds = "".join(f"  {quoted(name)},\n" for name in KINDS_OF_QUESTIONS.values())
    return (
        f"export const PROTOCOL = {messages.PROTOCOL};\n"
        f"export const LONGEST_NAME = {messages.LONGEST_NAME};\n"
        f"export const AVATARS = {messages.AVATARS};\n"
        "/** What people can say to each other at the table. */\n"
        f"export const EMOTES = [\n{emotes}] as const;\n"
        "/** What `ViewMessage.kind` can be. */\n"
        f"export const QUESTIONS = [\n{kinds}] as const;\n"
    )


def interface(shape: Shape) -> str:
    lines = comment(shape.about, "")
    fields: list[str] = []
    if shape.tag:
        fields.append(f"  {shape.tag[0]}: {quoted(shape.tag[1])};")
    for field in shape.fields:
        fields += comment(field.about, "  ")
        fields.append(f"  {field.name}{'?' if field.optional else ''}: {written(field.type)};")
    return "\n".join([*lines, f"export interface {shape.name} {{", *fields, "}", ""])


def comment(about: str, indent: str) -> list[str]:
    return [f"{indent}/** {about.replace('*/', '* /')} */"] if about else []


def written(info: types.Type) -> str:
    """The type in TypeScript."""
    match info:
        case types.Metadata():
            return written(info.type)
        case types.NoneType():
            return "null"
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.LiteralType():
            return " | ".join(quoted(str(value)) for value in info.values)
        case types.UnionType():
            names = [one.cls for one in info.types if isinstance(one, types.StructType)]
            for name, union in UNIONS.items():
                if names and names == [one.cls for one in records_alone(union)]:
                    return name
            return " | ".join(written(one) for one in info.types)
        case types.ListType() | types.VarTupleType():
            item = written(info.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.DictType():
            return f"Record<{written(info.key_type)}, {written(info.value_type)}>"
        case types.StructType() | types.TypedDictType():
            return info.cls.__name__
        case _:
            raise TypeError(f"no TypeScript for {info}")


def quoted(text: str) -> str:
    return "'" + json.dumps(text, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'"
