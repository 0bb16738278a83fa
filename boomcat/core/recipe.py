"""Recipes: custom decks, which start from an edition and change how many of some cards it has (D1-D4)."""

from __future__ import annotations

from typing import Final

from boomcat.core.cards import FACTS, MOST_COPIES, NO_CARD, PERILS, Kind, bit
from boomcat.core.edition import Edition, Pack, printed_edition
from boomcat.core.errors import MalformedInput

#: As many as a table can hold.
MOST_CARDS: Final = 250
#: To each player, beside the Defuse (S4).
DEALT: Final = 7

KNOWN: Final[dict[tuple[str, str], Edition]] = {}
#: More than any server has tables with custom decks.
MOST_KNOWN: Final = 10_000


def edition_named(text: str, title: str = "") -> Edition:
    """The edition of this key; or a recipe: a key and counts, `original skip=6 see5=2`.

    The beginning of a key will do when only one starts so.  The same text gives the same edition.
    """
    key = (text, title)
    found = KNOWN.get(key)
    if found is None:
        words = text.split()
        start = printed_edition(words[0] if words else text)
        found = recipe(start, read_counts(words[1:]), title)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = found
    return found


def read_counts(texts: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for text in texts:
        word, _, count = text.lower().partition("=")
        if not (count.isascii() and count.isdigit() and len(count) < 4):
            raise MalformedInput("recipe-bad-count", {"card": word, "most": MOST_COPIES})
        if word in found:
            raise MalformedInput("recipe-card-twice", {"card": word})
        found[word] = int(count)
    return found


def recipe(start: Edition, counts: dict[str, int], title: str = "") -> Edition:
    """The edition with other counts.  Without a change it is the edition itself."""
    named = checked(start, counts)
    named = {card: count for card, count in named.items() if changes(start, card, count)}
    if not named and not title:
        return start
    packs = tuple([Pack(one.fewest, one.most, {**one.counts, **named}, one.spare_defuses) for one in start.packs])
    box = {**start.box, **named}
    cards = sum(box.values())
    if cards > MOST_CARDS:
        raise MalformedInput("recipe-too-many-cards", {"cards": cards, "most": MOST_CARDS})
    check_mat(box)
    words = [start.key] + [f"{start.word(card)}={named[card]}" for card in sorted(named)]
    found, missing = fitting(packs)
    return Edition(" ".join(words), start.cats, start.five_different, box, found, start.key, title, missing)


def checked(start: Edition, counts: dict[str, int]) -> dict[int, int]:
    """The counts by card."""
    kinds = [facts for facts in FACTS if facts.side_of == NO_CARD and (facts.word or has_slot(start, facts.card))]
    allowed = {start.word(facts.card): facts for facts in kinds}
    named: dict[int, int] = {}
    for written, count in counts.items():
        word = written.lower()
        if word not in allowed:
            raise MalformedInput("recipe-unknown-card", {"word": written, "allowed": " ".join(allowed)})
        if not 0 <= count <= allowed[word].most:
            raise MalformedInput("recipe-bad-count", {"card": word, "most": allowed[word].most})
        if allowed[word].card in named:
            raise MalformedInput("recipe-card-twice", {"card": word})
        named[allowed[word].card] = count
    return named


def has_slot(edition: Edition, card: int) -> bool:
    return card - Kind.CAT_1 < len(edition.cats)


def changes(start: Edition, card: int, count: int) -> bool:
    return any(pack.counts.get(card, 0) != count for pack in start.packs)


def check_mat(box: dict[int, int]) -> None:
    """Check that Godcat and Devilcat are one each, both or neither; Armageddon needs them (D2)."""
    godcats = box.get(Kind.GODCAT, 0)
    if godcats > 1 or box.get(Kind.DEVILCAT, 0) != godcats or (box.get(Kind.ARMAGEDDON, 0) and not godcats):
        raise MalformedInput("recipe-mat-incomplete")


# -- sizes -------------------------------------------------------------------------


def fitting(packs: tuple[Pack, ...]) -> tuple[tuple[Pack, ...], dict[int, MalformedInput]]:
    """The sizes of table for which there are enough cards (D3), as packs, and what the others are missing.

    Raises what the smallest is missing if it is all of them.
    """
    found: list[Pack] = []
    missing: dict[int, MalformedInput] = {}
    for pack in packs:
        for players in range(pack.fewest, pack.most + 1):
            why = problem(pack, players)
            if why is not None:
                missing[players] = why
            else:
                last = found[len(found) - 1] if found else None
                if last is not None and last.counts is pack.counts and last.most == players - 1:
                    last.most = players
                else:
                    found.append(Pack(players, players, pack.counts, pack.spare_defuses))
    if not found:
        raise missing[packs[0].fewest]
    return tuple(found), missing


def problem(pack: Pack, players: int) -> MalformedInput | None:
    """Return what this many players would be missing."""
    counts = pack.counts
    kittens = sum([count for card, count in counts.items() if bit(card) & PERILS])
    needed = players if counts.get(Kind.STREAKING_KITTEN, 0) else players - 1
    if kittens < needed:
        details: dict[str, str | int] = {"kittens": kittens, "needed": needed, "players": players}
        return MalformedInput("recipe-too-few-kittens", details)
    defuses = counts.get(Kind.DEFUSE, 0)
    if defuses < players:
        return MalformedInput("recipe-too-few-defuses", {"defuses": defuses, "players": players})
    cards = len(dealt_from(pack, players))
    if cards < DEALT * players:
        details = {"cards": cards, "needed": DEALT * players, "players": players}
        return MalformedInput("recipe-too-few-cards", details)
    return None


def perils_for(edition: Edition, players: int) -> list[int]:
    """Return the perils added after the deal: players - 1 in all, the rarer ones first (S5, E7)."""
    needed = players if Kind.STREAKING_KITTEN in edition.titles else players - 1
    rare = edition.box.get(Kind.IMPLODING_KITTEN, 0)
    return [Kind.IMPLODING_KITTEN] * rare + [Kind.EXPLODING_KITTEN] * (needed - rare)


def dealt_from(pack: Pack, players: int) -> list[int]:
    """Return the cards shuffled and dealt (S4): the pack without its kittens, with the spare Defuses of S3."""
    deck: list[int] = []
    for card in sorted(pack.counts):
        copies = pack.counts[card]
        if card == Kind.DEFUSE:
            copies = min(copies - players, pack.spare_defuses)
        if FACTS[card].fewest and card != Kind.GODCAT:
            deck += [card] * copies
    return deck
