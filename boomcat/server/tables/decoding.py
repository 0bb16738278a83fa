"""Reads the messages of clients; a message that can't be read is answered with a refusal."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from boomcat.server.tables.messages import AnyFromClient, Refused

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
#: Our clients never send longer ids.
LONGEST_ID = 40
#: Letters of a library's error that a refusal repeats.
LONGEST_PROBLEM = 200


def read_message(frame: bytes) -> AnyFromClient | Refused:
    """Return the message, or a refusal that says what is wrong with it."""
    try:
        return DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        details: dict[str, str | int] = {"problem": str(error)[:LONGEST_PROBLEM]}
        return Refused(id=request_id(frame), reason="bad-message", details=details, allowed=[])


def request_id(frame: bytes) -> str | None:
    """Return the id of a message that was not read, if it has one."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(frame)
        name = found.get("id") if isinstance(found, dict) else None
        return name if isinstance(name, str) and len(name) <= LONGEST_ID else None
    return None
