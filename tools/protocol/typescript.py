"""The types for the web client: `web/src/protocol.ts`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import get_args

from msgspec import inspect as types

from boomcat.core.answers import ASKED_BY, PLACEMENTS
from boomcat.core.cards import FACTS, FAMILIES, NO_CARD
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Stirred
from boomcat.core.move_pool import PASSING, PLAYING
from boomcat.core.question import QUESTION_WORDS
from boomcat.event_sentences import ASIDES, PLAY_SENTENCES, SENTENCES, WEIGHTS, EventSentence
from boomcat.server.tables import messages, table_info
from boomcat.wire.event_messages import EVENTS
from boomcat.wire.recipes import LONGEST_TITLE
from tools.protocol.source import UNIONS, Shape, records, shapes, union_of

HEAD = "// Written by `python -m tools.protocol` from boomcat/server. Do not edit.\n"


def typescript() -> str:
    parts = [HEAD, constants()]
    parts += [interface(shape) for shape in shapes().values()]
    for name, union in UNIONS.items():
        members = "\n".join(f"  | {one.cls.__name__}" for one in records(union, deep=False))
        parts.append(f"export type {name} =\n{members};\n")
    return "\n".join(parts)


def code(value: object) -> str:
    """The value in TypeScript, on one line."""
    match value:
        case dict():
            return (
                "{ " + ", ".join(f"{key(name)}: {code(one)}" for name, one in value.items()) + " }" if value else "{}"
            )
        case list() | tuple():
            return f"[{', '.join(map(code, value))}]"
        case str():
            return quoted(value)
        case _:
            return f"{value:g}"


def const(about: str, head: str, value: Mapping[str, object] | Iterable[str], tail: str = "") -> str:
    """A constant with its comment, an entry a line."""
    if isinstance(value, Mapping):
        begin, rows, end = "{", [f"{key(name)}: {code(one)}" for name, one in value.items()], "}"
    else:
        begin, rows, end = "[", [code(one) for one in value], "]"
    entries = "".join(f"  {row},\n" for row in rows)
    return f"/** {about} */\nexport const {head} = {begin}\n{entries}{end}{tail};\n"


def constants() -> str:
    paces = {name: tempo.nope for name, tempo in table_info.PACES.items()}
    return "".join(
        [
            f"export const PROTOCOL = {messages.PROTOCOL};\n",
            f"export const LONGEST_NAME = {table_info.LONGEST_NAME};\n",
            f"export const LONGEST_TITLE = {LONGEST_TITLE};\n",
            f"export const LONGEST_TALK = {messages.LONGEST_TALK};\n",
            f"export const AVATARS = {table_info.AVATARS};\n",
            const("The seconds of a Nope window, by the pace of the table.", "PACES", paces, CONST),
            const("What people can say to each other at the table.", "EMOTES", messages.EMOTES, CONST),
            const("What `ViewMessage.asking` can be.", "QUESTIONS", QUESTION_WORDS, CONST),
            questions(),
            cards(),
            event_fields(),
            sentences(),
        ]
    )


CONST = " as const"
NEEDS = (
    "nothing",
    "player",
    "player-with-cards",
    "mat",
    "player-to-mark",
    "player-to-curse",
    "player-to-take-from",
    "own-next-card",
)
CARD_FACTS = f"""export type Family = (typeof FAMILIES)[number];
export interface CardFacts {{
  family: Family;
  /** The fewest copies that make a play: 1 alone, 2 only in a combo, 0 never. */
  fewest: number;
  needs: {" | ".join(f"'{word}'" for word in NEEDS)};
  /** Which rules of docs/rules.md decide about it. */
  rules: readonly string[];
  /** A card that lies face up in the draw pile is the other side of this one. */
  side_of?: string;
}}
"""
SENTENCE = """/** A message about an event, and the values that fill it; `when` is what has to be true of a field. */
export interface EventSentence {
  message: string;
  values: readonly string[];
  when?: readonly [string, 'set' | 'many' | 'even' | 'kitten'];
  roles?: Readonly<Record<string, string>>;
  card_as?: string;
}
"""


def questions() -> str:
    """Return what the browser may know of some kinds of questions."""
    dangers = {QUESTION_WORDS[asking]: FACTS[card].word for card, asking in ASKED_BY.items()}
    windows = {
        QUESTION_WORDS[asking]: {"play": play.words, "pass": PASSING[asking].words} for asking, play in PLAYING.items()
    }
    return (
        const(
            "By question of a window, the answer that plays a card, and the one that lets the window pass.",
            "WINDOWS: Readonly<Record<string, { readonly play: string; readonly pass: string }>>",
            windows,
        )
        + const(
            "By question, the card of which a player explodes who doesn't defuse it.",
            "DANGERS: Readonly<Record<string, string>>",
            dangers,
        )
        + const(
            "The questions where a card goes in the draw pile.",
            "PLACEMENTS: readonly string[]",
            [QUESTION_WORDS[asking] for asking in PLACEMENTS],
        )
    )


def cards() -> str:
    """The table of the core: what the browser may know of a kind of card."""
    rows: dict[str, dict[str, object]] = {}
    for facts in FACTS:
        words = [facts.word] if facts.word else dict.fromkeys(cat for one in EDITIONS.values() for cat in one.cats)
        row = {"family": facts.family, "fewest": facts.fewest, "needs": NEEDS[facts.needs]}
        side = {} if facts.side_of == NO_CARD else {"side_of": FACTS[facts.side_of].word}
        rows |= {word: {**row, "rules": facts.rules.split(), **side} for word in words}
    return (
        const("The families of cards, in the order in which a sorted hand shows them.", "FAMILIES", FAMILIES, CONST)
        + CARD_FACTS
        + const("Every kind of card, by its word.", "CARDS: Readonly<Record<string, CardFacts>>", rows)
    )


def event_fields() -> str:
    """Return the kinds of each event's fields, as `boomcat/core/fields.py` names them."""
    fields = {kind.tag: {name: one.value for name, one in kind.fields.items()} for kind in EVENTS}
    changes = {kind.tag: kind.pile for kind in EVENTS if kind.pile}
    held = dict.fromkeys(one for kind in fields.values() for one in kind.values())
    return (
        "/** What a field of an event holds. */\n"
        f"export type FieldKind = {' | '.join(map(quoted, held))};\n"
        + const(
            "The fields of each event: what a sentence about it is made of.",
            "EVENT_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>",
            fields,
        )
        + const(
            "By how many cards an event changes the draw pile; a draw, unless the card was lifted before.",
            "PILE_CHANGES: Readonly<Record<string, number>>",
            changes,
        )
        + "/** What changes nothing but the order of the draw pile, and is seen by everybody. */\n"
        f"export const STIRRED: readonly string[] = {code([kind.tag for kind in get_args(Stirred)])};\n"
    )


def sentences() -> str:
    """The tables of `boomcat/event_sentences.py`: which sentences an event gets, and how much it matters."""

    def row(one: EventSentence) -> dict[str, object]:
        more = {"when": one.when, "roles": one.roles, "card_as": one.card_as}
        return {"message": one.message, "values": one.values, **{name: value for name, value in more.items() if value}}

    events = {tag: [[row(one) for one in each] for each in rows] for tag, rows in SENTENCES.items()}
    return (
        "/** A short log leaves out the quiet events; the loud ones stand out. */\n"
        "export type Weight = 'quiet' | 'plain' | 'loud';\n"
        + const("The weight of the events that are not plain.", "WEIGHTS: Readonly<Record<string, Weight>>", WEIGHTS)
        + SENTENCE
        + const(
            "The sentences about an event, one of each row: the first whose condition holds.",
            "SENTENCES: Readonly<Record<string, readonly (readonly EventSentence[])[]>>",
            events,
        )
        + const(
            "What is said behind the sentences about an event, if its condition holds.",
            "ASIDES: Readonly<Record<string, EventSentence>>",
            {tag: row(one) for tag, one in ASIDES.items()},
        )
        + const(
            "The sentence about a play: a kind of combo, a card that is worded specially, or any card.",
            "PLAY_SENTENCES",
            {form: row(one) for form, one in PLAY_SENTENCES.items()},
            " as const satisfies Record<string, EventSentence>",
        )
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
            return union_of(info) or " | ".join(map(written, info.types))
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
