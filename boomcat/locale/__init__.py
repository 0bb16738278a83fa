"""The words that people see: a folder of Fluent files for each language, and English where a language lacks them.

A new language is a new folder.  To understand all of its messages takes longer than most commands do, so each is
understood when it is asked for, with those that it refers to.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

__all__ = [
    "ENGLISH",
    "FOLDER",
    "VARIABLES",
    "Missing",
    "language",
    "languages",
    "speaking",
    "text",
    "text_in",
    "wanted",
]

FOLDER = Path(__file__).parent
ENGLISH = "en"
#: The types of a message's arguments; numbers are formatted as in its language.
Argument: TypeAlias = str | int | float
#: As in every program, the first of these that is set decides; ours comes first.
VARIABLES = ("BOOMCAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

#: Where a message begins: no other of its lines has a name at its beginning.
BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: The arguments that it may refer to.
REFERS = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
#: Longer than any list of allowed words.
LONGEST_LIST = 1_000
#: Babel's decimals can't show larger numbers.
LARGEST_NUMBER = 10**20
TINY = 1e-12


class Missing(LookupError):
    """No catalogue has the message, or it wants an argument that was not given."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, name: str) -> None:
        # English numbers and plurals where the libraries do not know the language.
        self.bundle = FluentBundle([name, ENGLISH], use_isolating=False)
        #: The source of messages that haven't been used yet, by name.
        self.unread: dict[str, str] = {}
        for file in sorted((FOLDER / name).glob("*.ftl")):
            text = file.read_text("utf-8")
            begins = [(found[1], found.start()) for found in BEGINS.finditer(text)]
            for (message_id, start), (_, end) in pairwise([*begins, ("", len(text))]):
                self.unread.setdefault(message_id, text[start:end])

    def has(self, message_id: str) -> bool:
        found: dict[str, str] = {}
        names = [message_id]
        while names:
            name = names.pop()
            written = self.unread.get(name)
            if written is not None and name not in found:
                found[name] = written
                names += REFERS.findall(written)
        if found:
            # Referenced messages come first, and none is removed before: another thread may ask meanwhile.
            self.bundle.add_resource(FluentResource("".join(reversed(found.values()))))
            for name in found:
                self.unread.pop(name, None)
        return self.bundle.has_message(message_id)

    def words(self, message_id: str, attribute: str, arguments: dict[str, str | int | float]) -> str | None:
        """The message with its arguments filled in, or nothing if that is not possible."""
        if not self.has(message_id):
            return None
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        words, errors = self.bundle.format_pattern(pattern, arguments)
        return None if errors else str(words)


@cache
def catalogue(name: str) -> Catalogue:
    return Catalogue(name)


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


CHOSEN: ContextVar[str] = ContextVar("CHOSEN", default="")


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Use this language inside the block, whatever the environment asks for."""
    token = CHOSEN.set(name)
    try:
        yield
    finally:
        CHOSEN.reset(token)


def language() -> str:
    """The language of `speaking`, or else the one that the environment asks for, if there is a folder for it."""
    if CHOSEN.get():
        return CHOSEN.get()
    name = wanted(next((os.environ[name] for name in VARIABLES if os.environ.get(name)), ENGLISH))
    return name if name in languages() else ENGLISH


def wanted(word: str) -> str:
    """The name of the language in what a variable says: `fr` of `fr_CA.UTF-8`."""
    return word.replace("-", "_").partition(".")[0].partition("_")[0].lower()


def readable(value: Argument) -> Argument:
    """Return the argument as it can be shown: typed text may be too long for Fluent, or hold control characters."""
    if isinstance(value, float) and abs(value) < TINY:
        # A rounding error must not become -0.0 %.
        return 0.0
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if not isinstance(value, str):
        return value
    shown = "".join(
        "\N{REPLACEMENT CHARACTER}" if category(letter) == "Cc" else letter for letter in value[:LONGEST_LIST]
    )
    return shown + "…" if len(value) > LONGEST_LIST else shown


def text(message_id: str, **arguments: Argument) -> str:
    """A message, or with `id.attribute` one of its other forms, in the language of the environment."""
    return text_in([language()], message_id, **arguments)


def text_in(tongues: Sequence[str], message_id: str, **arguments: Argument) -> str:
    """Return the text in the first of these languages that there is."""
    name, _, attribute = message_id.partition(".")
    shown = {key: readable(value) for key, value in arguments.items()}
    for tongue in dict.fromkeys((*tongues, ENGLISH)):
        if tongue not in languages():
            continue
        words = catalogue(tongue).words(name, attribute, shown)
        if words is not None:
            return words
    raise Missing(f"{message_id} with {sorted(arguments)}")
