"""What the champion does that `heuristic` doesn't: `python -m lab.champion_statistics` renews benchmarks/champion.md.

In games against `heuristic` both are asked whenever the champion is.  `--positions` prints moments in which they
differ, also without memory of the game; choose those for the page by hand.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from boomcat.arena.rounds import ArenaMatch
from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import HeuristicBot
from boomcat.bots.roster import bot_named
from boomcat.bots.seat import Seat
from boomcat.core.answers import Place
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.edition import ORIGINAL
from boomcat.core.hand import holds
from boomcat.core.move_pool import DRAW, NOPE
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.notation import read_position, write_move, write_position
from boomcat.views.view import View

PAGE = Path(__file__).resolve().parent.parent / "benchmarks" / "champion.md"
BEGIN, END = "<!-- the habits begin -->\n", "<!-- the habits end -->"
SIZES = (2, 4)
GAMES = 150
SECONDS = 60.0
BOTS = ("champion", "heuristic")
#: Of positions of one kind, as many are printed.
FEW = 3


def case_of(game: State, seat: int) -> str:
    """Return the kind of question, if the statistics include it."""
    if game.asking == Ask.TURN:
        return "a turn with more to do than to draw"
    if game.asking == Ask.PLACE:
        return "a kitten to hide"
    play = game.pending
    if game.asking != Ask.NOPE or play is None or not holds(game.hands[seat], Card.NOPE):
        return ""
    what = name_of(play)
    if game.current == seat:
        return f"{what} of one’s own, stopped" if game.nopes % 2 else ""
    if game.nopes % 2:
        return ""
    return f"{what}, aimed at oneself" if getattr(play, "target", None) == seat else f"{what} of another player"


def name_of(move: Move) -> str:
    """A play, in a word or two."""
    if isinstance(move, Pair):
        return "a pair"
    if isinstance(move, Triple):
        return "three of a kind"
    if isinstance(move, Five):
        return "five different"
    words: dict[int, str] = {
        Card.ATTACK: "an Attack",
        Card.SKIP: "a Skip",
        Card.FAVOR: "a Favor",
        Card.SHUFFLE: "a Shuffle",
    }
    words[Card.SEE_THE_FUTURE] = "a See the Future"
    return words[move.title] if isinstance(move, CardPlay) else "draw"


def answer_of(game: State, move: Move) -> str:
    if isinstance(move, Place):
        if move.above == 0:
            return "on top"
        return "at the bottom" if move.above == len(game.draw_pile) else "between"
    if game.asking == Ask.NOPE:
        return "Nope" if move is NOPE else "pass"
    return "draw" if move is DRAW else name_of(move)


class Watched(ArenaMatch):
    """Asks `heuristic` as well, whenever the champion has a choice."""

    def __init__(self, players: int, seed: int, counts: dict[str, dict[str, Counter[str]]]) -> None:
        self.champion = seed % players
        bots: list[Bot] = [bot_named(BOTS[1], PlayerRng(seed * 16 + seat)) for seat in range(players)]
        bots[self.champion] = bot_named(BOTS[0], PlayerRng(seed))
        super().__init__(rules_for(ORIGINAL, players, Options()), seed, bots, SECONDS, lambda: 0.0)
        self.asked_too = HeuristicBot(PlayerRng(seed))
        self.counts = counts
        #: Positions by case and both answers.
        self.differing: dict[str, list[str]] = {}

    def answer(self, seat: int) -> Move:
        move = super().answer(seat)
        game = self.game
        view = View(game, seat)
        if seat == self.champion and len(view.moves) > 1 and (case := case_of(game, seat)):
            other = self.asked_too.choose(view, self.seats[seat].knowledge, SECONDS)
            found = [answer_of(game, one) for one in (move, other)]
            for name, one in zip(BOTS, found, strict=True):
                self.counts.setdefault(case, {}).setdefault(name, Counter())[one] += 1
            if found[0] != found[1]:
                self.differing.setdefault(f"{case}: {found[0]} / {found[1]}", []).append(write_position(game))
        return move


def moves_in(position: str) -> list[str]:
    """What each of them does who sees this for the first time."""
    game = read_position(position)
    seat = game.decider if game.asking != Ask.NOPE else View(game, game.decider).asked[0]
    return [
        write_move(Seat(game, seat, bot_named(name, PlayerRng(1))).choose(game, SECONDS), game.rules.edition)
        for name in BOTS
    ]


def watch(players: int, games: int, positions: bool) -> dict[str, dict[str, Counter[str]]]:
    counts: dict[str, dict[str, Counter[str]]] = {}
    shown: Counter[str] = Counter()
    for seed in range(games):
        match = Watched(players, seed, counts)
        match.play()
        for kind, found in match.differing.items() if positions else ():
            for position in found:
                wanted = moves_in(position)
                if shown[kind] < FEW and wanted[0] != wanted[1]:
                    shown[kind] += 1
                    print(f"{players} players, {kind}\n\n{position}")
                    print("".join(f"# {name}: {move}\n" for name, move in zip(BOTS, wanted, strict=True)))
    return counts


def table(counts: dict[int, dict[str, dict[str, Counter[str]]]]) -> str:
    """A line for each case that came up often enough to say something."""
    lines = ["| players | asked about | times | " + " | ".join(f"`{name}`" for name in BOTS) + " |", "|---" * 5 + "|"]
    for players, cases in counts.items():
        for case, found in sorted(cases.items(), key=lambda one: -one[1][BOTS[0]].total()):
            times = found[BOTS[0]].total()
            if times >= 20:
                cells = [percentages(found[name], times) for name in BOTS]
                lines.append(f"| {players} | {case} | {times:,} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def percentages(answers: Counter[str], times: int) -> str:
    shares = [(one, 100 * count / times) for one, count in answers.most_common()]
    return ", ".join(f"{one} {share:.0f} %" for one, share in shares if share >= 1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.champion_statistics", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each size; with another number nothing is written")
    parser.add_argument("--positions", action="store_true", help="print some in which they differ")
    arguments = parser.parse_args()
    found = table({players: watch(players, arguments.games, arguments.positions) for players in SIZES})
    if arguments.games != GAMES:
        print(found)
        return
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{found}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
