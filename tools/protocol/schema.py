"""The JSON Schema of every message: `docs/protocol.schema.json`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tools.protocol.source import ROOTS, UNIONS, shapes

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """Return the schema of any message of either side, with every type and the source's words under `$defs`."""
    roots, parts = msgspec.json.schema_components(ROOTS)
    named = dict(zip(UNIONS, roots, strict=False))
    for name, shape in shapes().items():
        if shape.about:
            parts[name]["description"] = shape.about
        for field in shape.fields:
            if field.about:
                parts[name]["properties"][field.name]["description"] = field.about
    return {
        "$schema": DIALECT,
        "title": "The protocol of the Boomcat server",
        "anyOf": [{"$ref": "#/$defs/AnyFromClient"}, {"$ref": "#/$defs/AnyFromServer"}],
        "$defs": {**named, **parts},
    }


def document() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
