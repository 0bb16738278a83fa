"""Pages: the messages of a table's subject.  A page holds changes that were stored together, or a claim of the table.

A page begins with its format number and a checksum over the rest and the code of its table.  Unknown fields of newer
versions are skipped; a newer format is for newer nodes only (see formats.py).
"""

from __future__ import annotations

import secrets
import struct
import zlib
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from boomcat.server.cluster.formats import HERE
from boomcat.server.storage.change import Change, Damaged, StoredEntry, StoredTable
from boomcat.server.storage.store_errors import StoreError

HEAD = struct.Struct(">BI")
NONCE_BYTES = 9


class Page(msgspec.Struct, omit_defaults=True):
    #: Distinguishes this page from any other that was to be written in its place.
    nonce: bytes
    entries: list[tuple[int, float, bytes]] = []
    rules: int = 0
    created: float | None = None
    snapshot: str | None = None
    #: Numbers of finished games with their records, compressed, as loading a table does not need them.
    records: list[tuple[int, bytes]] = []
    closed: bool = False
    #: The node that takes the table; such a page holds nothing else.
    claim: str = ""


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Page)


def encoded(code: str, page: Page) -> bytes:
    body = ENCODER.encode(page)
    return HEAD.pack(HERE.writes, checksum(code, body)) + body


def checksum(code: str, body: bytes) -> int:
    return zlib.crc32(body, zlib.crc32(code.encode()))


def written(code: str, changes: Sequence[Change]) -> bytes:
    """Return one page with several changes of a table."""
    page = Page(secrets.token_bytes(NONCE_BYTES), rules=changes[-1].rules)
    page.entries = [(seq, at, data) for change in changes for seq, at, data in change.entries]
    page.created = changes[0].created
    page.closed = changes[-1].closed
    for change in changes:
        page.snapshot = page.snapshot if change.snapshot is None else change.snapshot
        if change.record is not None:
            number, text = change.record
            page.records = [*page.records, (number, zlib.compress(text.encode()))]
    return encoded(code, page)


def claiming(code: str, node: str) -> bytes:
    return encoded(code, Page(secrets.token_bytes(NONCE_BYTES), claim=node))


def read_page(code: str, data: bytes) -> Page:
    """Decode a page; raises Damaged, or `store-too-new` with the format."""
    if len(data) < HEAD.size:
        raise Damaged
    number, sum_of_body = HEAD.unpack_from(data)
    body = data[HEAD.size :]
    if sum_of_body != checksum(code, body):
        raise Damaged
    if number > HERE.reads:
        raise StoreError("store-too-new", {"format": number})
    try:
        return DECODER.decode(body)
    except msgspec.DecodeError:
        raise Damaged from None


def assembled(code: str, messages: Sequence[bytes]) -> StoredTable | None:
    """Return the table of these messages, or None if it is closed or there are none."""
    created = touched = 0.0
    rules, snapshot = 0, None
    entries: list[StoredEntry] = []
    try:
        for page in (read_page(code, data) for data in messages):
            if page.closed:
                return None
            if page.claim:
                continue
            if page.created is not None:
                created = touched = page.created
            for entry in page.entries:
                if entry[0] != len(entries):
                    raise Damaged
                entries.append(StoredEntry(*entry))
                touched = entry[1]
            rules = page.rules
            snapshot = snapshot if page.snapshot is None else page.snapshot
    except Damaged:
        return StoredTable(code, created, touched, rules, snapshot, (), damaged=True)
    return StoredTable(code, created, touched, rules, snapshot, tuple(entries)) if messages else None


def newest(code: str, last: bytes) -> int | None:
    """Return the format of a table's last page, or None if that page closes the table."""
    try:
        closed = read_page(code, last).closed
    except Damaged:
        return 0  # reading the whole table reports it
    except StoreError:
        closed = False
    return None if closed else HEAD.unpack_from(last)[0]


def too_new(data: bytes) -> bool:
    """Return whether only newer nodes can read this page; a damaged one may look like it and is left to them."""
    return data[:1] > bytes([HERE.reads])


def changes_in(code: str, messages: Sequence[bytes]) -> list[Change]:
    """Return all changes of a table, to be written elsewhere.  Raises Damaged."""
    found: list[Change] = []
    for page in (read_page(code, data) for data in messages):
        if page.claim:
            continue
        found.append(Change(code, page.rules, tuple(page.entries), page.created, page.snapshot))
        for number, text in page.records:
            found.append(Change(code, page.rules, record=(number, zlib.decompress(text).decode())))
        if page.closed:
            found.append(Change(code, page.rules, closed=True))
    return found


def record_in(code: str, messages: Sequence[bytes], number: int) -> str | None:
    """Return the record of a finished game."""
    for data in messages:
        with suppress(Damaged):
            for game, text in read_page(code, data).records:
                if game == number:
                    return zlib.decompress(text).decode()
    return None
