"""Walks through games and states that tests share."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from boomcat.core.cards import FACTS, NO_CARD, PERILS, Card, bit, front_of
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Event, Exploded
from boomcat.core.hand import Hand, cards_in, copies_in
from boomcat.core.policies import random_move
from boomcat.core.question import QUESTION_WORDS, Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import write_position
from boomcat.views.redact import redact
from boomcat.views.view import View


def with_everything(start: str, copies: int) -> str:
    """A recipe with every kind of card there is: a new one is in it by itself, and so in every test that walks."""
    edition = EDITIONS[start]
    kinds = [facts for facts in FACTS if facts.word and facts.card not in edition.titles and facts.side_of == NO_CARD]
    return " ".join([start, *(f"{one.word}={min(copies, one.most)}" for one in kinds)])


#: Recipes, by their keys: tables with every kind of card, one with the Imploding Kitten and little else,
#: and one with much that happens to a kitten in a hand.
RECIPES = {
    with_everything("original", 2): (2, 5),
    with_everything("good-vs-evil", 1): (3,),
    with_everything("party-pack", 2): (9,),
    "original imploding=1 attack=0 favor=0 see=8 alter=4 shuffle=8 heck=4": (4,),
    "original streaking=1 mark=4 curse=6 garbage=4 potluck=4 take-that=4 barking=2 alter-now=4 tower=1": (2, 4),
    # Without dealt Defuses, and with more kittens than players.
    "original kitten=5 imploding=1 deal=n+1 dealt-defuses=0 defuses=n+1 kittens=n players=3-4": (3,),
}
#: Every edition with every number of players it allows, and the recipes.
TABLES = [(key, players) for key, edition in EDITIONS.items() for players in edition.sizes]
TABLES += [(key, players) for key, sizes in RECIPES.items() for players in sizes]
#: Decks in which no Defuse is dealt and every kitten implodes; and with the Streaking and the Imploding Kitten.
TABLES += [("black-hole", 4), ("power-play", 3)]

#: Option sets that between them turn on every option, alone and together.
OPTIONS = {
    "default": Options(),
    "cats": Options(combos="cats", first=1),
    "quick": Options(quick=True, five_different=True),
    "old": Options(stacking=False, remove_dead_hands=True),
    "all": Options(quick=True, first=0, five_different=True, stacking=False, remove_dead_hands=True),
}


def fields_of(thing: object) -> list[str]:
    """The names of the fields, in either build."""
    kind = type(thing)
    kept: Iterable[str] = vars(thing) if hasattr(thing, "__dict__") else getattr(kind, "__slots__", ())
    return sorted(getattr(kind, "__mypyc_attrs__", kept))


def compared(kind: type) -> list[str]:
    names: Iterable[str] = getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    return [name for name in sorted(names) if name not in ("events", "recording")]


#: The fields of a state or a hand by which two are the same.
COMPARED = {kind: compared(kind) for kind in (State, Hand)}


def snapshot(thing: object) -> object:
    """The value of every field, deep, so that two states can be compared bit for bit."""
    if isinstance(thing, State | Hand):
        return tuple(snapshot(getattr(thing, name)) for name in COMPARED[type(thing)])
    if isinstance(thing, list):
        return tuple([snapshot(item) if isinstance(item, State | Hand | list) else item for item in thing])
    return thing


def new_game(key: str, players: int, options: Options, seed: int) -> tuple[State, SeededChance]:
    chance = SeededChance(seed)
    return deal(rules_for(edition_named(key), players, options), chance), chance


def moments(
    key: str, players: int, options: Options, seed: int, *, hurried: bool
) -> Iterator[tuple[State, SeededChance]]:
    """Every moment of a random game, through the checked path; in open windows a random one of the asked answers."""
    game, chance = new_game(key, players, options, seed)
    rng = PlayerRng(seed)
    if hurried:
        game.hurry()
    yield game, chance
    while game.asking != Ask.OVER:
        seats = asked(game)
        seat = seats[rng.below(len(seats))]
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
        yield game, chance


@cache
def found_questions() -> dict[str, str]:
    """Positions of all questions but the rarest, come upon in games with every kind of card: new ones are there too."""
    found: dict[str, str] = {}
    for key, sizes in list(RECIPES.items())[:3]:
        for players, seed in product(sizes, range(4)):
            for game, _ in moments(key, players, OPTIONS["quick"], seed, hurried=False):
                word = QUESTION_WORDS[game.asking]
                if word not in found:
                    found[word] = write_position(game)
    del found["over"]
    return found


def viewers_of(game: State) -> list[int]:
    """Every seat, and last where spectators stand."""
    return [*range(game.players), NO_SEAT]


def logged_moments(key: str, players: int, options: Options, seed: int, *, hurried: bool = False) -> Iterator[State]:
    """Every moment of a random game, whose log has what has happened since the one before."""
    game, chance = new_game(key, players, options, seed)
    rng = PlayerRng(seed)
    if hurried:
        game.hurry()
    yield game
    while game.asking != Ask.OVER:
        game.log = []
        seats = asked(game)
        seat = seats[rng.below(len(seats))]
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
        yield game


def known_moments(
    key: str, players: int, options: Options, seed: int, *, hurried: bool = False
) -> Iterator[tuple[State, list[Knowledge]]]:
    """The same, with what each seat knows, and last what a spectator knows."""
    knowledge: list[Knowledge] = []
    for game in logged_moments(key, players, options, seed, hurried=hurried):
        viewers = viewers_of(game)
        knowledge = knowledge or [Knowledge(View(game, viewer)) for viewer in viewers]
        events: list[Event] = game.log or []
        for viewer, known in zip(viewers, knowledge, strict=True):
            for event in events:
                known.see(redact(event, viewer))
        yield game, knowledge


def every_card(game: State) -> Counter[int]:
    """All cards, wherever they are."""
    found = Counter(map(front_of, game.draw_pile + game.discards + game.removed + game.set_aside + game.tower))
    for hand in game.hands:
        found.update(cards_in(hand))
    if game.lifted != NO_CARD:
        found[front_of(game.lifted)] += 1
    if game.rules.titles >> Card.GODCAT & 1 and game.godcat_holder() == NO_SEAT:
        found[Card.GODCAT] += 1
    return found


def in_hands(game: State, card: int) -> int:
    """Return how many cards of this kind all hands hold together."""
    return sum(copies_in(hand, card) for hand in game.hands)


def kittens_to_come(game: State) -> int:
    """The Exploding Kittens in the draw pile and in hands (H6), and the one that is drawn or lifted and undecided."""
    undecided = game.lifted == Card.EXPLODING_KITTEN
    return game.draw_pile.count(Card.EXPLODING_KITTEN) + in_hands(game, Card.EXPLODING_KITTEN) + undecided


def perils_to_come(game: State) -> int:
    """Return how many cards are left by which players explode (S5, E11, H6)."""
    face_down = [card for card in [*game.draw_pile, game.lifted] if card != NO_CARD]
    return sum(bool(bit(card) & PERILS) for card in face_down) + in_hands(game, Card.EXPLODING_KITTEN)


def perils_needed(game: State, log: Iterable[Event]) -> int:
    """Return how many there have to be: `log` is the whole game.

    All but those that were put in (S5, D8) and exploded: the Devilcat and a Barking Kitten spare one each (B1), and who
    explodes with a kitten in the hand loses that one, too (H6).
    """
    exploded = [event for event in log if isinstance(event, Exploded)]
    spared = sum(event.by in (Card.DEVILCAT, Card.BARKING_KITTEN) for event in exploded)
    lost = sum(event.cards.count(Card.EXPLODING_KITTEN) for event in exploded)
    return len(game.rules.perils) - len(exploded) + spared - lost
