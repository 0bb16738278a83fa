"""Writes the example of docs/bot-protocol.md: `python -m tools.bot_protocol_example` plays its game again."""

from collections.abc import Sequence
from pathlib import Path

from boomcat.bots.bot import Bot, BotFailed
from boomcat.bots.match import Match
from boomcat.bots.random_bot import RandomBot
from boomcat.bots.seat import Seat
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import ORIGINAL
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import State
from boomcat.programs import program_bot
from tools.pages import filled, part

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bot-protocol.md"
PROGRAM = ROOT / "examples" / "plain_bot.py"
BEGIN, END = "<!-- the exchange begins -->\n", "<!-- the exchange ends -->"

RULES = rules_for(ORIGINAL, 2, Options(combos="cats", quick=True))
SEED = 123
BOT_SECONDS = 60.0


class PatientMatch(Match):
    """Everybody is asked in every window, and every bot must answer well."""

    def next(self) -> int:
        return int(self.game.decider)

    def failed(self, seat: int, why: BotFailed) -> None:
        raise why


def play(rules: Rules, seed: int, bots: Sequence[Bot], seconds: float) -> State:
    """A whole game."""
    chance = SeededChance(seed)
    game = deal(rules, chance)
    seats = [Seat(game, seat, bot) for seat, bot in enumerate(bots)]
    PatientMatch(game, chance, seats, PlayerRng(seed), seconds).play()
    return game


def exchange(seed: int = SEED) -> list[str]:
    """Return all lines that are exchanged in the example."""
    said: list[str] = []
    play(RULES, seed, [RandomBot(PlayerRng(seed)), program_bot(str(PROGRAM), seed, exchange=said)], BOT_SECONDS)
    return said


def on_the_page() -> list[str]:
    """The example as it stands there."""
    return [line for line in part(PAGE, BEGIN, END).splitlines() if line.startswith(("> ", "< "))]


def main() -> None:
    text = "\n".join(["```text", *exchange(), "```", ""])
    PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, text), "utf-8")


if __name__ == "__main__":
    main()
