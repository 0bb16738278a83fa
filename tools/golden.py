"""Golden playthroughs: whole games written down, move by move and event by event, with what everybody sees.

`python -m tools.golden` writes them anew into tests/golden; a change there shows what a change of the rules, or of what
a player may see, did.  Indented once: an event, and behind `>` how those who do not see all of it see it.  Indented
twice: what changed in the views, by who sees it (`all`, seats, `-` for spectators); rows of cards show what came (`+`)
and went.  Passes change nothing for anybody but the one who passes, so they stand in one line.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import Edition
from boomcat.core.events import Event
from boomcat.core.move_pool import PASS, WAIT
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT, State
from boomcat.notation import write_move, write_position
from boomcat.notation.card_text import read_cards, write_cards
from boomcat.notation.event_text import write_event
from boomcat.notation.view_text import view_statements
from boomcat.views.redact import redact
from boomcat.views.view import View
from tools.new_card_games import first_seed, newcomers

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"

EVERYTHING = Options(quick=True, five_different=True, stacking=False, remove_dead_hands=True)
#: Cards that no printed edition has.
NEW_CARDS = (
    "original super-skip=2 swap=3 reverse=3 see5=2 alter5=2 catomic=2 imploding=1 nope=3 favor=2 bottom=3 heck=3"
)
STREAKING = "original streaking=1 mark=3 curse=4 garbage=3 see=2 shuffle=2 attack=2 favor=5"
BARKING = (
    "original barking=2 alter-now=4 bury=4 take-that=4 personal=2 potluck=3 share=4 tower=1 "
    "see=2 shuffle=2 attack=2 nope=3 favor=5"
)
GAMES: dict[str, tuple[str, int, int, Options]] = {
    "original-2": ("original", 2, 124464, Options()),
    "original-4": ("original", 4, 12, Options()),
    "nsfw-3-cats": ("nsfw", 3, 22, Options(combos="cats", first=2)),
    "party-pack-2": ("party-pack", 2, 12, Options()),
    "party-pack-6": ("party-pack", 6, 16, EVERYTHING),
    "party-pack-10-quick": ("party-pack", 10, 24, Options(quick=True)),
    "good-vs-evil-2": ("good-vs-evil", 2, 172, Options()),
    "good-vs-evil-5": ("good-vs-evil", 5, 287, Options()),
    "good-vs-evil-4-options": ("good-vs-evil", 4, 20, EVERYTHING),
    "recipe-4": (NEW_CARDS, 4, 2617, Options()),
    "streaking-3": (STREAKING, 3, 62, Options()),
    "barking-4": (BARKING, 4, 1929, Options()),
}

#: Of a game that shows one new card.
MOST_LETTERS = 12_000

#: The statements of a view that are rows of cards.
ROWS = {"hand", "discards", "removed"}

Sights = dict[int, dict[str, str]]


def playthrough(key: str, players: int, seed: int, options: Options) -> str:
    """A game of the `random` policy: the deal, every decision with its events and what everybody sees, the end."""
    edition = edition_named(key)
    chance, rng = SeededChance(seed), PlayerRng(seed)
    game = deal(rules_for(edition, players, options), chance)
    sights = everybody_sees(game)
    lines = [write_position(game).rstrip(), "", *whole_views(sights)]
    passed: list[str] = []
    while game.asking != Ask.OVER:
        events: list[Event] = []
        game.log = events
        seat = int(game.decider)
        move = random_move(game, seat, rng)
        question = game.question
        apply(game, seat, question, move, chance)
        if move in (PASS, WAIT) and not events:
            passed.append(str(seat + 1))
            continue
        if passed:
            lines.append(f"question {question}: {' '.join(passed)} pass")
            passed = []
        lines.append(f"question {question}: {seat + 1} {write_move(move, edition)}")
        lines += [f"  {event_line(event, players, edition)}" for event in events]
        before, sights = sights, everybody_sees(game)
        lines += changes(before, sights, edition)
    return "\n".join([*lines, "", write_position(game).rstrip(), ""])


def event_line(event: Event, players: int, edition: Edition) -> str:
    """The whole truth, and what those see who do not see it all."""
    truth = write_event(event, edition)
    seen = {write_event(redact(event, viewer), edition) for viewer in [*range(players), NO_SEAT]}
    return " > ".join([truth, *sorted(seen - {truth})])


def everybody_sees(game: State) -> Sights:
    return {viewer: view_statements(View(game, viewer)) for viewer in [*range(game.players), NO_SEAT]}


def whole_views(sights: Sights) -> Iterator[str]:
    """Yield every statement of every view."""
    for name in sights[NO_SEAT]:
        yield from by_viewers({viewer: f"{name}: {sight[name]}" for viewer, sight in sights.items()})


def changes(before: Sights, after: Sights, edition: Edition) -> Iterator[str]:
    """Return the changes, a line for each group of viewers to whom the same changed."""
    changed: dict[int, str] = {}
    everywhere: list[str] = []
    for name in after[NO_SEAT]:
        new = {viewer: change(name, before[viewer][name], after[viewer][name], edition) for viewer in after}
        if len(set(new.values())) == 1:
            everywhere += [new[NO_SEAT]] if new[NO_SEAT] else []
            continue
        for viewer, text in new.items():
            if text:
                changed[viewer] = "; ".join(filter(None, [changed.get(viewer), text]))
    if everywhere:
        yield f"    all: {'; '.join(everywhere)}"
    yield from by_viewers({viewer: changed[viewer] for viewer in after if viewer in changed})


def change(name: str, before: str, after: str, edition: Edition) -> str:
    if before == after:
        return ""
    if name not in ROWS:
        return f"{name} {after}"
    old, new = Counter(read_cards(before, edition)), Counter(read_cards(after, edition))
    moved = [(sign, sorted(cards.elements())) for sign, cards in (("+", new - old), ("-", old - new))]
    return f"{name} " + " ".join(f"{sign} {write_cards(cards, edition)}" for sign, cards in moved if cards)


def by_viewers(texts: dict[int, str]) -> Iterator[str]:
    """The texts, each with those who see it before it."""
    viewers: dict[str, list[str]] = defaultdict(list)
    for viewer, text in texts.items():
        viewers[text].append("-" if viewer == NO_SEAT else str(viewer + 1))
    for text, who in viewers.items():
        yield f"    {'all' if len(who) == len(texts) and len(who) > 1 and '-' in who else ' '.join(who)}: {text}"


def newcomer(word: str, key: str) -> tuple[str, int, int, Options]:
    """A short game in which both players play the card, one of them more than once."""

    def shown(seed: int) -> bool:
        text = playthrough(key, 2, seed, Options())
        played = [len(re.findall(rf": {seat} {word}( \d)?\n", text)) for seat in (1, 2)]
        return min(played) >= 1 and max(played) >= 2 and len(text) < MOST_LETTERS

    return key, 2, first_seed(shown), Options()


GAMES |= {f"recipe-{word}": newcomer(word, key) for word, key in newcomers(NEW_CARDS, STREAKING, BARKING).items()}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    # All of them are played before the first file is touched.
    written = {f"{name}.txt": playthrough(*game) for name, game in GAMES.items()}
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in written.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
