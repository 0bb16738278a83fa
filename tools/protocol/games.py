"""Games for the tests of the web client: what the server sends to one seat, and the terminal's words for it.

The client's log must tell the same story, its hand must follow every view, and its selection must find every move.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.notation import write_move
from boomcat.server.tables.offers import offered
from boomcat.story import tell
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import event_message, view_message
from tools.golden import BARKING, STREAKING
from tools.new_card_games import first_seed, newcomers

#: Edition or recipe, players, the watched seat, and luck.  Nearly every kind of event happens to it and to others.
GAMES = [
    ("good-vs-evil", 3, 2, 56),
    ("party-pack", 2, 1, 71),
    ("original", 2, 0, 56),
    ("good-vs-evil", 3, 1, 37),
    ("good-vs-evil", 2, 0, 56),
    ("original imploding=1 swap=4 catomic=4 alter5=2 see5=2 reverse=3 super-skip=2", 3, 0, 126),
    (STREAKING, 3, 0, 5),
    (BARKING, 4, 0, 134),
]
#: Longer lists of moves would only make the file longer.
MOST_MOVES = 40


def game(key: str, players: int, seat: int, seed: int) -> dict[str, Any]:
    edition = edition_named(key)
    chance, rng = SeededChance(seed), PlayerRng(seed)
    table = deal(rules_for(edition, players, Options(quick=True)), chance)
    moments = [{"events": [], "story": [], **moment(View(table, seat))}]
    while table.asking != Ask.OVER:
        events: list[Event] = []
        table.log = events
        answering = asked(table)[rng.below(len(asked(table)))]
        apply(table, answering, table.question, random_move(table, answering, rng), chance)
        if events:
            moments.append(
                {
                    "events": [msgspec.to_builtins(event_message(redact(event, seat), edition)) for event in events],
                    "story": [tell(edition, redact(event, seat), seat) for event in events],
                    **moment(View(table, seat)),
                }
            )
    return {"edition": key, "seat": seat + 1, "moments": moments}


def moment(view: View) -> dict[str, Any]:
    found: dict[str, Any] = {"view": msgspec.to_builtins(view_message(view))}
    if 0 < len(view.moves) <= MOST_MOVES:
        found["offers"] = msgspec.to_builtins(offered(view)[0])
        found["moves"] = [write_move(move, view.rules.edition) for move in view.moves]
    return found


def newcomer(word: str, key: str) -> tuple[str, int, int, int]:
    """A game in which both players play the card, the watched seat more than once."""

    def shown(seed: int) -> bool:
        events = [event for one in game(key, 2, 0, seed)["moments"] for event in one["events"]]
        played = [event["seat"] for event in events if event["event"] == "played" and event["play"].split()[0] == word]
        return played.count(1) >= 2 and played.count(2) >= 1

    return key, 2, 0, first_seed(shown)


GAMES += [newcomer(word, key) for word, key in newcomers(*[key for key, *_ in GAMES]).items()]


def document() -> str:
    """One moment a line."""
    lines: list[str] = []
    for one in GAMES:
        played = game(*one)
        moments = ",\n".join(written(each) for each in played.pop("moments"))
        lines.append(f'{written(played)[:-1]},"moments":[\n{moments}\n]}}')
    return "[\n" + ",\n".join(lines) + "\n]\n"


def written(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
