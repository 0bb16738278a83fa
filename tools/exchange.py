"""The example in docs/bot-protocol.md: `python -m tools.exchange` plays the game again and writes it anew."""

from collections.abc import Sequence
from pathlib import Path

from boomcat.bots.bot import Bot
from boomcat.bots.random_bot import RandomBot
from boomcat.core.chance import Rng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import ORIGINAL
from boomcat.core.events import Event
from boomcat.core.game import Game
from boomcat.core.question import Ask
from boomcat.core.referee import apply
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.programs import ProgramBot, program_bot
from boomcat.views.redact import redact
from boomcat.views.view import View

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bot-protocol.md"
PROGRAM = ROOT / "examples" / "plain_bot.py"
BEGIN, END = "<!-- the exchange begins -->\n", "<!-- the exchange ends -->"

RULES = rules_for(ORIGINAL, 2, Options(combos="cats", quick=True))
SEED = 123
SECONDS = 60.0


def play(rules: Rules, seed: int, bots: Sequence[Bot], seconds: float) -> Game:
    """A whole game at a patient table, where everybody is asked in every window."""
    chance = SeededChance(seed)
    game = deal(rules, chance)
    knowledge = [Knowledge(View(game, seat)) for seat in range(len(bots))]
    while game.asking != Ask.OVER:
        events: list[Event] = []
        game.log = events
        seat = int(game.decider)
        move = bots[seat].choose(View(game, seat), knowledge[seat], seconds)
        apply(game, seat, game.question, move, chance)
        for viewer, bot in enumerate(bots):
            for event in events:
                seen = redact(event, viewer)
                knowledge[viewer].see(seen)
                if isinstance(bot, ProgramBot):
                    bot.see(seen)
    for viewer, bot in enumerate(bots):
        if isinstance(bot, ProgramBot):
            bot.over(View(game, viewer))
        bot.close()
    return game


def exchange(seed: int = SEED) -> list[str]:
    """All that is said in the example, one line each."""
    said: list[str] = []
    play(RULES, seed, [RandomBot(Rng(seed)), program_bot(str(PROGRAM), seed, exchange=said)], SECONDS)
    return said


def on_the_page() -> list[str]:
    """The example as it stands there."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return [line for line in rest.partition(END)[0].splitlines() if line.startswith(("> ", "< "))]


def main() -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    shown = "\n".join(exchange())
    PAGE.write_text(f"{before}{BEGIN}```\n{shown}\n```\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
