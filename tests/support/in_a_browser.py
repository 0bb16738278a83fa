"""Runs in a browser's Python (web/offline/run.js): logs an error, and notes what champions decide in a game."""

import json
from collections.abc import Sequence
from pathlib import Path

from boomcat.bots.seat import Seat
from boomcat.champion import champion_bot
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.offline.browser_network import install
from boomcat.server.operations.log import Log


class Noted:
    """A network whose decisions are noted: what it read, in hexadecimal digits, and which option was the best."""

    def __init__(self, network: champion_bot.MoveScorer) -> None:
        self.network = network
        self.questions = network.questions
        self.decisions: list[tuple[str, str, int]] = []

    def __call__(self, row: memoryview, options: memoryview) -> Sequence[float]:
        found = self.network(row, options)
        best = max(range(len(found)), key=found.__getitem__)
        self.decisions.append((row.hex(), options.hex(), best))
        return found


async def main(words: list[str]) -> None:
    try:
        json.loads("{")
    except ValueError as error:
        with Path("log").open("w") as file:
            Log("error", file=file).broken(error)
    # What web/offline/run.js gives every script.
    await install(globals()["download"])
    noted = Noted(champion_bot.read_network(None))
    champion_bot.read_network = lambda _: noted
    chance = SeededChance(7)
    game = deal(rules_for(edition_named("original"), 4, Options()), chance)
    game.log = events = list[Event]()
    seats = [Seat(game, seat, champion_bot.Champion()) for seat in range(4)]
    while asked(game):
        seat = asked(game)[0]
        for one in seats:
            one.see(events)
        apply(game, seat, game.question, seats[seat].choose(game, 1.0, lambda: 0.0), chance)
    Path("decisions.json").write_text(json.dumps(noted.decisions))
