"""The types for the web client: `web/src/protocol.ts`."""

from __future__ import annotations

import json
from typing import get_args

from msgspec import inspect as types

from boomcat.core.cards import FACTS, FAMILIES, NO_CARD
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Stirred
from boomcat.core.question import QUESTION_WORDS
from boomcat.event_sentences import PLAY_SENTENCES, SENTENCES, WEIGHTS, EventSentence
from boomcat.server.tables import messages
from boomcat.wire.event_messages import EVENTS
from boomcat.wire.recipes import LONGEST_TITLE
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
    kinds = "".join(f"  {quoted(name)},\n" for name in QUESTION_WORDS)
    return (
        f"export const PROTOCOL = {messages.PROTOCOL};\n"
        f"export const LONGEST_NAME = {messages.LONGEST_NAME};\n"
        f"export const LONGEST_TITLE = {LONGEST_TITLE};\n"
        f"export const AVATARS = {messages.AVATARS};\n"
        f"{paces()}"
        "/** What people can say to each other at the table. */\n"
        f"export const EMOTES = [\n{emotes}] as const;\n"
        "/** What `ViewMessage.asking` can be. */\n"
        f"export const QUESTIONS = [\n{kinds}] as const;\n"
        f"{cards()}"
        f"{event_fields()}"
        f"{sentences()}"
    )


def paces() -> str:
    rows = "".join(f"  {name}: {tempo.nope:g},\n" for name, tempo in messages.PACES.items())
    return (
        f"/** The seconds of a Nope window, by the pace of the table. */\nexport const PACES = {{\n{rows}}} as const;\n"
    )


NEEDS = ("nothing", "player", "player-with-cards", "mat")


def cards() -> str:
    """The table of the core: what the browser may know of a kind of card."""
    rows: dict[str, str] = {}
    for facts in FACTS:
        words = [facts.word] if facts.word else dict.fromkeys(cat for one in EDITIONS.values() for cat in one.cats)
        for word in words:
            needs = quoted(NEEDS[facts.needs])
            side_of = "" if facts.side_of == NO_CARD else f", side_of: {quoted(FACTS[facts.side_of].word)}"
            rules = ", ".join(map(quoted, facts.rules.split()))
            fields = (
                f"family: {quoted(facts.family)}, fewest: {facts.fewest}, needs: {needs}, rules: [{rules}]{side_of}"
            )
            rows[word] = f"{{ {fields} }}"
    families = "".join(f"  {quoted(name)},\n" for name in FAMILIES)
    needs = " | ".join(map(quoted, NEEDS))
    return (
        "/** The families of cards, in the order in which a sorted hand shows them. */\n"
        f"export const FAMILIES = [\n{families}] as const;\n"
        "export type Family = (typeof FAMILIES)[number];\n"
        "export interface CardFacts {\n"
        "  family: Family;\n"
        "  /** The fewest copies that make a play: 1 alone, 2 only in a combo, 0 never. */\n"
        "  fewest: number;\n"
        f"  needs: {needs};\n"
        "  /** Which rules of docs/rules.md decide about it. */\n"
        "  rules: readonly string[];\n"
        "  /** A card that lies face up in the draw pile is the other side of this one. */\n"
        "  side_of?: string;\n"
        "}\n"
        "/** Every kind of card, by its word. */\n"
        "export const CARDS: Readonly<Record<string, CardFacts>> = {\n"
        + "".join(f"  {key(word)}: {row},\n" for word, row in rows.items())
        + "};\n"
    )


def event_fields() -> str:
    """What the fields of each event hold, as `boomcat/core/fields.py` names it."""
    lines = "".join(
        f"  {kind.tag}: {{ " + ", ".join(f"{name}: {quoted(one.value)}" for name, one in kind.fields.items()) + " },\n"
        for kind in EVENTS
    ).replace("{  }", "{}")
    held = dict.fromkeys(one for kind in EVENTS for one in kind.fields.values())
    stirred = ", ".join(quoted(kind.tag) for kind in get_args(Stirred))
    return (
        "/** What a field of an event holds. */\n"
        f"export type FieldKind = {' | '.join(quoted(one.value) for one in held)};\n"
        "/** The fields of each event: what a sentence about it is made of. */\n"
        f"export const EVENT_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {{\n{lines}}};\n"
        "/** What changes nothing but the order of the draw pile, and is seen by everybody. */\n"
        f"export const STIRRED: readonly string[] = [{stirred}];\n"
    )


def sentences() -> str:
    """The tables of `boomcat/event_sentences.py`: which sentences an event gets, and how much it matters."""

    def row(one: EventSentence) -> str:
        values = ", ".join(map(quoted, one.values))
        parts = [f"message: {quoted(one.message)}, values: [{values}]"]
        if one.when:
            parts.append(f"when: [{quoted(one.when[0])}, {quoted(one.when[1])}]")
        if one.roles:
            parts.append("roles: { " + ", ".join(f"{role}: {quoted(name)}" for role, name in one.roles.items()) + " }")
        if one.card_as:
            parts.append(f"card_as: {quoted(one.card_as)}")
        return "{ " + ", ".join(parts) + " }"

    weights = "".join(f"  {tag}: {quoted(weight)},\n" for tag, weight in WEIGHTS.items())
    events = "".join(
        f"  {tag}: [" + ", ".join("[" + ", ".join(map(row, each)) + "]" for each in rows) + "],\n"
        for tag, rows in SENTENCES.items()
    )
    plays = "".join(f"  {key(form)}: {row(one)},\n" for form, one in PLAY_SENTENCES.items())
    return (
        "/** A short log leaves out the quiet events; the loud ones stand out. */\n"
        "export type Weight = 'quiet' | 'plain' | 'loud';\n"
        "/** The weight of the events that are not plain. */\n"
        f"export const WEIGHTS: Readonly<Record<string, Weight>> = {{\n{weights}}};\n"
        "/** A message about an event, and the values that fill it; `when` is what has to be true of a field. */\n"
        "export interface EventSentence {\n"
        "  message: string;\n"
        "  values: readonly string[];\n"
        "  when?: readonly [string, 'set' | 'many' | 'even'];\n"
        "  roles?: Readonly<Record<string, string>>;\n"
        "  card_as?: string;\n"
        "}\n"
        "/** The sentences about an event, one of each row: the first whose condition holds. */\n"
        "export const SENTENCES: Readonly<Record<string, readonly (readonly EventSentence[])[]>> = {\n"
        f"{events}}};\n"
        "/** The sentence about a play: a kind of combo, a card that is worded specially, or any card. */\n"
        f"export const PLAY_SENTENCES = {{\n{plays}}} as const satisfies Record<string, EventSentence>;\n"
    )


def key(word: str) -> str:
    return word if word.isidentifier() else quoted(word)


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
