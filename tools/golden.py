"""Golden playthroughs: whole games written down, move by move and event by event.

`python -m tools.golden` writes them anew into tests/golden; a change there shows what a change of the rules did.
"""

from pathlib import Path

from boomcat.core.chance import Rng, Seeded
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.events import Event
from boomcat.core.moves import Play
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply
from boomcat.core.rules import Options, rules_for
from boomcat.notation import write_cards, write_move, write_position

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"

EVERYTHING = Options(quick=True, five_different=True, stacking=False, dead_leave=True)
GAMES: dict[str, tuple[str, int, int, Options]] = {
    "original-2": ("original", 2, 11, Options()),
    "original-4": ("original", 4, 12, Options()),
    "nsfw-5": ("nsfw", 5, 13, Options()),
    "nsfw-3-cats": ("nsfw", 3, 14, Options(combos="cats", first=2)),
    "party-pack-2": ("party-pack", 2, 15, Options()),
    "party-pack-6": ("party-pack", 6, 16, EVERYTHING),
    "party-pack-10": ("party-pack", 10, 17, Options()),
    "good-vs-evil-2": ("good-vs-evil", 2, 18, Options()),
    "good-vs-evil-5": ("good-vs-evil", 5, 287, Options()),
    "good-vs-evil-4-options": ("good-vs-evil", 4, 20, EVERYTHING),
}

SEATS = {"seat", "giver", "taker", "thief", "victim", "target", "opponent", "godcat"}
CARDS = {"card", "own"}


def write_event(event: Event, edition: Edition) -> str:
    """The class and its fields: seats from 1, cards and plays in the notation."""
    words = [type(event).__name__]
    for name in event.__match_args__:
        value = getattr(event, name)
        if isinstance(value, Play):
            value = write_move(value, edition)
        elif isinstance(value, tuple):
            value = write_cards(value, edition)
        elif isinstance(value, bool):
            value = name if value else f"not-{name}"
        elif name in CARDS:
            value = edition.word(value)
        elif name in SEATS or (name == "devilcat" and isinstance(value, int)):
            value = value + 1
        words.append(str(value))
    return " ".join(words)


def playthrough(key: str, players: int, seed: int, options: Options) -> str:
    """A game of the `random` policy: the deal, every decision and its events, the end."""
    edition = EDITIONS[key]
    chance, rng = Seeded(seed), Rng(seed)
    game = deal(rules_for(edition, players, options), chance)
    game.hurry()
    lines = [write_position(game).rstrip(), ""]
    while game.phase != Ask.OVER:
        events: list[Event] = []
        game.log = events
        seat = int(game.decider)
        move = random_move(game, seat, rng)
        lines.append(f"question {game.question}: {seat + 1} {write_move(move, edition)}")
        apply(game, seat, game.question, move, chance)
        lines += [f"    {write_event(event, edition)}" for event in events]
    return "\n".join([*lines, "", write_position(game).rstrip(), ""])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(*game), encoding="utf-8")


if __name__ == "__main__":
    main()
