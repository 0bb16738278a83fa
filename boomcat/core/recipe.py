"""Recipes: custom decks, which start from an edition or a built-in deck (D1-D11).

They change how many of some cards it has, and turn the knobs of its set-up.
"""

from __future__ import annotations

from typing import Final

from boomcat.core.cards import FACTS, MOST_COPIES, NO_CARD, SHELTER, Kind
from boomcat.core.decks import DECKS, Deck
from boomcat.core.edition import EDITIONS, ORIGINAL, UNSET, Edition, Pack
from boomcat.core.errors import MalformedInput
from boomcat.core.knobs import KNOBS, read_amounts, read_players, write_amounts, write_players

#: As many as a table can hold.
MOST_CARDS: Final = 250
#: The most cards that are dealt to a player, beside Defuses; and the most Defuses (D5, D6).
MOST_DEALT: Final = 7
MOST_DEFUSES_DEALT: Final = 1

KNOWN: Final[dict[tuple[str, str], Edition]] = {}
#: More than any server has tables with custom decks.
MOST_KNOWN: Final = 10_000
BUILT_IN: Final[dict[str, Edition]] = {}


def edition_named(text: str, title: str = "") -> Edition:
    """The edition or built-in deck of this key; or a recipe: a key, counts and knobs, `original skip=6 deal=5`.

    The beginning of a key will do when only one starts so.  The same text gives the same edition.
    """
    key = (text, title)
    found = KNOWN.get(key)
    if found is None:
        words = text.split()
        start = start_named(words[0] if words else text)
        knobs, counts = read_words(words[1:])
        found = recipe(start, counts, title, knobs)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = found
    return found


def start_named(name: str) -> Edition:
    """The edition or deck of this key, or of this beginning; of a beginning that several have, the only edition."""
    word = name.lower()
    if word in EDITIONS:
        return EDITIONS[word]
    if word in DECKS:
        return deck_named(word)
    editions = [key for key in EDITIONS if word and key.startswith(word)]
    if len(editions) == 1:
        return EDITIONS[editions[0]]
    decks = [key for key in DECKS if word and key.startswith(word)]
    if editions or len(decks) != 1:
        raise MalformedInput("unknown-edition", {"word": name, "allowed": " ".join([*EDITIONS, *DECKS])})
    return deck_named(decks[0])


def read_words(texts: list[str]) -> tuple[dict[str, str], dict[str, int]]:
    """Read knobs and counts: `deal=5`, `skip=6`."""
    knobs: dict[str, str] = {}
    counts: dict[str, int] = {}
    for text in texts:
        word, _, value = text.lower().partition("=")
        if word in knobs or word in counts:
            raise MalformedInput("recipe-card-twice", {"card": word})
        if word in KNOBS:
            knobs[word] = value
        elif value.isascii() and value.isdigit() and len(value) < 4:
            counts[word] = int(value)
        else:
            raise MalformedInput("recipe-bad-count", {"card": word, "most": MOST_COPIES})
    return knobs, counts


def recipe(start: Edition, counts: dict[str, int], title: str = "", knobs: dict[str, str] | None = None) -> Edition:
    """The edition with other counts and knobs.  Without a change it is the edition itself."""
    named = checked(start, counts)
    named = {card: count for card, count in named.items() if changes(start, card, count)}
    turned, words = turned_packs(start, {} if knobs is None else knobs)
    if not named and not words and not title:
        return start
    by_pack = {id(pack.counts): {**pack.counts, **named} for pack in turned}
    packs = [pack.turned(pack.fewest, pack.most, by_pack[id(pack.counts)]) for pack in turned]
    box = {**start.box, **named}
    cards = sum(box.values())
    if cards > MOST_CARDS:
        raise MalformedInput("recipe-too-many-cards", {"cards": cards, "most": MOST_CARDS})
    check_mat(box)
    words = [start.key, *[f"{start.word(card)}={named[card]}" for card in sorted(named)], *words]
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


# -- knobs -------------------------------------------------------------------------


def turned_packs(start: Edition, knobs: dict[str, str]) -> tuple[list[Pack], list[str]]:
    """Return the packs with these knobs, and what they change as the words of a key."""
    for word in knobs:
        if word not in KNOBS:
            raise MalformedInput("recipe-unknown-field", {"word": word, "allowed": " ".join(KNOBS)})
    sizes = read_players(knobs["players"], start.sizes) if "players" in knobs else start.sizes
    setups = {players: list(start.pack(players).setup()) for players in sizes}
    words: list[str] = []
    for at, word in enumerate(KNOBS):
        if word == "players" or word not in knobs:
            continue
        before = {players: setups[players][at] for players in sizes if setups[players][at] != UNSET}
        after = {**before, **read_amounts(word, knobs[word], sizes)}
        if after != before:
            words.append(f"{word}={write_amounts(after, sizes)}")
            for players, value in after.items():
                setups[players][at] = value
    if len(sizes) < len(start.sizes):
        words.append(f"players={write_players(sizes)}")
    if not words:
        return list(start.packs), []
    packs: list[Pack] = []
    for players in sizes:
        pack = start.pack(players)
        deal, dealt_defuses, defuses, kittens, implodings = setups[players]
        packs.append(pack.turned(players, players, pack.counts, (deal, dealt_defuses, defuses, kittens, implodings)))
    return packs, words


# -- built-in decks ----------------------------------------------------------------


def deck_named(key: str) -> Edition:
    """The edition that a built-in deck is."""
    found = BUILT_IN.get(key)
    if found is None:
        found = deck_edition(DECKS[key])
        BUILT_IN[key] = found
    return found


def deck_edition(deck: Deck) -> Edition:
    """Make the edition: the Original without all cards that the deck doesn't name."""
    knobs, counts = read_words(deck.line.split())
    none = {ORIGINAL.word(card): 0 for card in ORIGINAL.titles}
    made = recipe(ORIGINAL, {**none, **counts}, "", knobs)
    box = {card: count for card, count in made.box.items() if count}
    packs: list[Pack] = []
    for pack in made.packs:
        of_size = dict(box)
        if pack.most == 2 and deck.two_players:
            of_size.update(checked(ORIGINAL, read_words(deck.two_players.split())[1]))
        packs.append(pack.turned(pack.fewest, pack.most, of_size))
    return Edition(deck.key, made.cats, made.five_different, box, tuple(packs))


# -- sizes -------------------------------------------------------------------------


def fitting(packs: list[Pack]) -> tuple[tuple[Pack, ...], dict[int, MalformedInput]]:
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
                one = pack.turned(players, players, pack.counts)
                if last is not None and last.most == players - 1 and alike(last, one):
                    last.most = players
                else:
                    found.append(one)
    if not found:
        raise missing[packs[0].fewest]
    return tuple(found), missing


def alike(one: Pack, other: Pack) -> bool:
    """Return whether they differ in nothing but the numbers of players."""
    same = one.counts is other.counts and one.spare_defuses == other.spare_defuses
    return same and one.setup() == other.setup()


def problem(pack: Pack, players: int) -> MalformedInput | None:
    """Return what this many players would be missing."""
    for word, value, least, most in (
        ("deal", pack.deal, 1, MOST_DEALT),
        ("dealt-defuses", pack.dealt_defuses, 0, MOST_DEFUSES_DEALT),
    ):
        if not least <= value <= most:
            details: dict[str, str | int] = {"word": word, "players": players, "value": value}
            return MalformedInput("recipe-knob-out-of-range", {**details, "least": least, "most": most})
    counts = pack.counts
    wanted = [(Kind.DEFUSE, pack.defuses), (Kind.EXPLODING_KITTEN, pack.kittens)]
    for card, copies in [*wanted, (Kind.IMPLODING_KITTEN, pack.implodings)]:
        has = counts.get(card, 0)
        if copies > has:
            details = {"card": FACTS[card].word, "players": players, "needed": copies, "copies": has}
            return MalformedInput("recipe-not-in-deck", details)
    needed = fewest_kittens(pack, players)
    implodings, kittens = kittens_for(pack, players)
    has = implodings + min(kittens, counts.get(Kind.EXPLODING_KITTEN, 0))
    if has < needed:
        return MalformedInput("recipe-too-few-kittens", {"kittens": has, "needed": needed, "players": players})
    defuses = counts.get(Kind.DEFUSE, 0) if pack.defuses == UNSET else pack.defuses
    if defuses < pack.dealt_defuses * players:
        return MalformedInput("recipe-too-few-defuses", {"defuses": defuses, "players": players})
    cards = len(dealt_from(pack, players))
    if cards < pack.deal * players:
        details = {"cards": cards, "needed": pack.deal * players, "players": players}
        return MalformedInput("recipe-too-few-cards", details)
    return None


def fewest_kittens(pack: Pack, players: int) -> int:
    """Return how many kittens make the game end with one player, also if one can be in a hand (T5, H6)."""
    return players if pack.counts.get(SHELTER, 0) else players - 1


def kittens_for(pack: Pack, players: int) -> tuple[int, int]:
    """Return how many Imploding and Exploding Kittens are added after the deal (S5, E7, D8)."""
    needed = fewest_kittens(pack, players)
    implodings = pack.implodings
    if implodings == UNSET:
        implodings = min(pack.counts.get(Kind.IMPLODING_KITTEN, 0), needed)
    kittens = pack.kittens
    if kittens == UNSET:
        kittens = max(0, needed - implodings)
    return implodings, kittens


def perils_for(pack: Pack, players: int) -> list[int]:
    """Return the perils added after the deal, the Imploding Kittens first."""
    implodings, kittens = kittens_for(pack, players)
    return [Kind.IMPLODING_KITTEN] * implodings + [Kind.EXPLODING_KITTEN] * kittens


def dealt_from(pack: Pack, players: int) -> list[int]:
    """Return the cards shuffled and dealt (S4): the pack without its kittens, with the spare Defuses of S3 or D7."""
    deck: list[int] = []
    for card in sorted(pack.counts):
        copies = pack.counts[card]
        if card == Kind.DEFUSE:
            in_hands = pack.dealt_defuses * players
            spare = min(copies - in_hands, pack.spare_defuses)
            copies = spare if pack.defuses == UNSET else pack.defuses - in_hands
        if FACTS[card].fewest and card != Kind.GODCAT:
            deck += [card] * copies
    return deck
