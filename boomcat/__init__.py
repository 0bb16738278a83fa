"""Boomcat: the card game Exploding Kittens, complete.  Unofficial; not affiliated with the publisher.

Start with `Game`: see who is asked, push moves, look at the winner.

    game = Game("original", players=3, seed=7)
    while not game.over:
        for event in game.push(game.random_move()):
            print(event)
    print(game.winner, game.standings)

`play` and `compare` let bots play.  Beneath it are the rules themselves, without anything around them:

    state = deal("original", players=4, chance=luck)
    for seat in asked(state): ...
    apply(state, seat, state.question, move, luck)

Seats count from 0 in everything that Python calls or returns, and where a text says "seat 2".  Otherwise they count
from 1 in texts, which people read: the notation (`favor 3`, `turn: 2`), "player 3", both JSON protocols and records.

`__all__` is the public face, and this module is where to import it from; everything else may change.  The classes of
events are in `boomcat.events`, those of moves in `boomcat.moves`.
"""

__version__ = "0.1.0"

from typing import TYPE_CHECKING

from boomcat.build import choose_build as _choose_build

_choose_build()

# The switch comes before anything of the core is imported.
from boomcat import moves  # noqa: E402
from boomcat.bots.bot import Bot, BotFailed  # noqa: E402
from boomcat.bots.match import Match  # noqa: E402
from boomcat.bots.roster import bot_named  # noqa: E402
from boomcat.bots.seat import Seat  # noqa: E402
from boomcat.core import events  # noqa: E402
from boomcat.core.answers import EXPLODE, EXPLODE_BY_DEVILCAT  # noqa: E402
from boomcat.core.cards import NO_CARD, Card  # noqa: E402
from boomcat.core.chance import Chance, PlayerRng, ScriptedChance, SeededChance  # noqa: E402
from boomcat.core.decks import DECKS, Deck  # noqa: E402
from boomcat.core.edition import EDITIONS, Edition  # noqa: E402
from boomcat.core.errors import IllegalMove, MalformedInput, RuleError, StaleAnswer  # noqa: E402
from boomcat.core.events import Event  # noqa: E402
from boomcat.core.hand import Hand  # noqa: E402
from boomcat.core.move_pool import DRAW, NOPE, PASS  # noqa: E402
from boomcat.core.moves import Move  # noqa: E402
from boomcat.core.question import QUESTIONS, Question, QuestionKind  # noqa: E402
from boomcat.core.recipe import edition_named  # noqa: E402
from boomcat.core.referee import asked, standings  # noqa: E402
from boomcat.core.rules import BY_LOT, Options, Rules, rules_for  # noqa: E402
from boomcat.core.state import NO_SEAT, State  # noqa: E402
from boomcat.game.engine import apply, check, deal, default_move, legal_moves, random_move  # noqa: E402
from boomcat.game.game import Game  # noqa: E402
from boomcat.knowledge.knowledge import Knowledge  # noqa: E402
from boomcat.knowledge.redeal import Redeal  # noqa: E402
from boomcat.notation import (  # noqa: E402
    read_cards,
    read_move,
    read_position,
    write_cards,
    write_event,
    write_move,
    write_position,
    write_view,
)
from boomcat.views.redact import redact  # noqa: E402
from boomcat.views.view import View  # noqa: E402

if TYPE_CHECKING:
    from boomcat.game.contest import Comparison, compare, play
    from boomcat.game.seat_knowledge import SeatKnowledge
    from boomcat.records import Record, Recorder, RecordError, read_record, replay, write_record
    from boomcat.reviews.coach import Advice, coach
    from boomcat.reviews.judged import Review, judge, review
else:
    _LATER = {
        "boomcat.game.contest": ("Comparison", "compare", "play"),
        "boomcat.reviews.coach": ("Advice", "coach"),
        "boomcat.reviews.judged": ("Review", "judge", "review"),
        "boomcat.game.seat_knowledge": ("SeatKnowledge",),
        "boomcat.records": ("Record", "RecordError", "Recorder", "read_record", "replay", "write_record"),
    }

    def __getattr__(name: str) -> object:
        """Import what is asked for by name: what these need takes as long to import as all the rest."""
        for module, names in _LATER.items():
            if name in names:
                from importlib import import_module

                return getattr(import_module(module), name)
        raise AttributeError(f"module 'boomcat' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


__all__ = [
    "BY_LOT",
    "DECKS",
    "DRAW",
    "EDITIONS",
    "EXPLODE",
    "EXPLODE_BY_DEVILCAT",
    "NOPE",
    "NO_CARD",
    "NO_SEAT",
    "PASS",
    "QUESTIONS",
    "Advice",
    "Bot",
    "BotFailed",
    "Card",
    "Chance",
    "Comparison",
    "Deck",
    "Edition",
    "Event",
    "Game",
    "Hand",
    "IllegalMove",
    "Knowledge",
    "MalformedInput",
    "Match",
    "Move",
    "Options",
    "PlayerRng",
    "Question",
    "QuestionKind",
    "Record",
    "RecordError",
    "Recorder",
    "Redeal",
    "Review",
    "RuleError",
    "Rules",
    "ScriptedChance",
    "Seat",
    "SeatKnowledge",
    "SeededChance",
    "StaleAnswer",
    "State",
    "View",
    "apply",
    "asked",
    "bot_named",
    "check",
    "coach",
    "compare",
    "deal",
    "default_move",
    "edition_named",
    "events",
    "judge",
    "legal_moves",
    "moves",
    "play",
    "random_move",
    "read_cards",
    "read_move",
    "read_position",
    "read_record",
    "redact",
    "replay",
    "review",
    "rules_for",
    "standings",
    "write_cards",
    "write_event",
    "write_move",
    "write_position",
    "write_record",
    "write_view",
]
