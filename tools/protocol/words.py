"""The list of words of docs/notation.md: what every card is called."""

from __future__ import annotations

from boomcat.core.cards import FACTS, front_of
from boomcat.core.edition import EDITIONS
from boomcat.locale import text


def table() -> str:
    """A line for each set of editions that have the same cards, and one for each set of cats."""
    found: dict[str, list[str]] = {}
    for facts in FACTS:
        if facts.word:
            front = front_of(facts.card)
            editions = [text(f"edition-{key}") for key, one in EDITIONS.items() if front in one.titles]
            where = "every edition" if len(editions) == len(EDITIONS) else ", ".join(editions) or "recipes"
            found.setdefault(where, []).append(f"`{facts.word}` {text(f'card-{facts.word}')}")
    lines = [f"- {where}: {', '.join(cards)}" for where, cards in found.items()]
    cats: dict[tuple[str, ...], list[str]] = {}
    for key, edition in EDITIONS.items():
        cats.setdefault(edition.cats, []).append(text(f"edition-{key}"))
    for words, editions in cats.items():
        lines.append(f"- Cat kinds of {', '.join(editions)}: {', '.join(f'`{word}`' for word in words)}")
    return "\n".join(lines)
