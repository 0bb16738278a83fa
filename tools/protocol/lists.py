"""The lists of docs/bot-protocol.md and docs/notation.md: events, questions and the words of cards."""

from __future__ import annotations

from boomcat.core.cards import FACTS, front_of
from boomcat.core.edition import EDITIONS
from boomcat.core.fields import SECRET
from boomcat.core.question import QUESTIONS, Ask
from boomcat.locale import text
from boomcat.wire.event_messages import EVENTS
from tools.protocol.source import about_event


def events() -> str:
    """Return the list of events with their fields; a star marks cards that may be face down."""
    lines: list[str] = []
    for kind in EVENTS:
        fields = ", ".join(f"`{name}`" + ("\\*" if field in SECRET else "") for name, field in kind.fields.items())
        lines.append(f"- `{kind.tag}`{f' ({fields})' if fields else ''}: {about_event(kind)}")
    return "\n".join(lines)


def questions() -> str:
    """Return the list of questions and their answers."""
    asked = [one for one in QUESTIONS if one.asking != Ask.OVER]
    return "\n".join(f"- `{one.word}`: {one.meaning}: {one.moves}" for one in asked)


def statements() -> str:
    """Return the list of questions in positions; a Nope window and the end of a game are written otherwise."""
    alone = [f"`{one.word}`" for one in QUESTIONS if not one.asked and one.asking not in (Ask.NOPE, Ask.OVER)]
    rows = ["- " + one.asked.replace(" | ", ": ", 1) for one in QUESTIONS if one.asked]
    return "\n".join([*rows, f"- the word alone: {', '.join(alone)}"])


def words() -> str:
    """A line for each set of editions that have the same cards, and one for each set of cats.

    A name that is its word isn't repeated.
    """
    found: dict[str, list[str]] = {}
    for facts in FACTS:
        if facts.word:
            front = front_of(facts.card)
            editions = [text(f"edition-{key}") for key, one in EDITIONS.items() if front in one.titles]
            where = "every edition" if len(editions) == len(EDITIONS) else ", ".join(editions) or "recipes"
            name = text(f"card-{facts.word}")
            plain = name.lower() == facts.word.replace("-", " ")
            found.setdefault(where, []).append(f"`{facts.word}`" if plain else f"`{facts.word}` {name}")
    lines = [f"- {where}: {', '.join(cards)}" for where, cards in found.items()]
    cats: dict[tuple[str, ...], list[str]] = {}
    for key, edition in EDITIONS.items():
        cats.setdefault(edition.cats, []).append(text(f"edition-{key}"))
    for kinds, editions in cats.items():
        lines.append(f"- Cat kinds of {', '.join(editions)}: {', '.join(f'`{word}`' for word in kinds)}")
    return "\n".join(lines)
