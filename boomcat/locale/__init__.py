"""The words that people see: a folder of Fluent files for each language, and English where a language lacks them.

A new language is a new folder.  Messages refer to no message of another file, so a file is read only when something
that stands in it, or behind it in the alphabet, is asked for: `boomcat --version` must not read the whole catalogue.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["ENGLISH", "FOLDER", "VARIABLES", "Missing", "language", "languages", "text", "text_in", "wanted"]

FOLDER = Path(__file__).parent
ENGLISH = "en"
#: What a message can be told: words, and numbers, which it writes as its language does.
Argument: TypeAlias = str | int | float
#: As in every program, the first of these that is set decides; ours comes first.
VARIABLES = ("BOOMCAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

#: Longer than any list of allowed words.
LONGEST = 1_000
TINY = 1e-12


class Missing(LookupError):
    """No catalogue has the message, or it wants an argument that was not given."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, name: str) -> None:
        # English numbers and plurals where the libraries do not know the language.
        self.bundle = FluentBundle([name, ENGLISH], use_isolating=False)
        self.unread = sorted((FOLDER / name).glob("*.ftl"), reverse=True)

    def has(self, message_id: str) -> bool:
        while not self.bundle.has_message(message_id) and self.unread:
            self.bundle.add_resource(FluentResource(self.unread.pop().read_text("utf-8")))
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


def language() -> str:
    """The language that the environment asks for, if there is a folder for it."""
    name = wanted(next((os.environ[name] for name in VARIABLES if os.environ.get(name)), ENGLISH))
    return name if name in languages() else ENGLISH


def wanted(word: str) -> str:
    """The name of the language in what a variable says: `fr` of `fr_CA.UTF-8`."""
    return word.replace("-", "_").partition(".")[0].partition("_")[0].lower()


def readable(value: Argument) -> Argument:
    """What somebody typed may be endless, which Fluent refuses, and may hold signs that command a terminal."""
    if isinstance(value, float) and abs(value) < TINY:
        # What is left of a difference between equals must not become -0.0 %.
        return 0.0
    if not isinstance(value, str):
        return value
    shown = "".join("\N{REPLACEMENT CHARACTER}" if category(letter) == "Cc" else letter for letter in value[:LONGEST])
    return shown + "…" if len(value) > LONGEST else shown


def text(message_id: str, **arguments: Argument) -> str:
    """A message, or with `id.attribute` one of its other forms, in the language of the environment."""
    return text_in([language()], message_id, **arguments)


def text_in(tongues: Sequence[str], message_id: str, **arguments: Argument) -> str:
    """The same in the first of these languages that there is."""
    name, _, attribute = message_id.partition(".")
    shown = {key: readable(value) for key, value in arguments.items()}
    for tongue in dict.fromkeys((*tongues, ENGLISH)):
        if tongue not in languages():
            continue
        words = catalogue(tongue).words(name, attribute, shown)
        if words is not None:
            return words
    raise Missing(f"{message_id} with {sorted(arguments)}")
