"""Boomcat: the card game Exploding Kittens, complete.  Unofficial; not affiliated with the publisher.

Deal a game or read a position, see who is asked, list their moves, apply one, ask for the standings:

    game = deal("original", players=4, chance=luck)
    for seat in asked(game): ...
    apply(game, seat, game.question, move, luck)

`__all__` is the public face; everything else may change.
"""

__version__ = "0.1.0"

from boomcat.build import prefer_source_if_asked as _prefer_source_if_asked

_prefer_source_if_asked()

# The switch comes before anything of the core is imported.
from boomcat.core.chance import Chance, PlayerRng, ScriptedChance, SeededChance  # noqa: E402
from boomcat.core.deal import deal as _deal  # noqa: E402
from boomcat.core.edition import EDITIONS, Edition  # noqa: E402
from boomcat.core.errors import IllegalMove, MalformedInput, RuleError, StaleAnswer  # noqa: E402
from boomcat.core.game import Game  # noqa: E402
from boomcat.core.legal import legal_moves  # noqa: E402
from boomcat.core.moves import Move  # noqa: E402
from boomcat.core.policies import default_move, random_move  # noqa: E402
from boomcat.core.recipe import edition_named as _edition_named  # noqa: E402
from boomcat.core.referee import apply, asked, standings  # noqa: E402
from boomcat.core.rules import Options  # noqa: E402
from boomcat.core.rules import rules_for as _rules_for  # noqa: E402
from boomcat.notation import read_move, read_position, write_move, write_position  # noqa: E402

__all__ = [
    "EDITIONS",
    "Chance",
    "Edition",
    "Game",
    "IllegalMove",
    "MalformedInput",
    "Move",
    "Options",
    "PlayerRng",
    "RuleError",
    "ScriptedChance",
    "SeededChance",
    "StaleAnswer",
    "apply",
    "asked",
    "deal",
    "default_move",
    "legal_moves",
    "random_move",
    "read_move",
    "read_position",
    "standings",
    "write_move",
    "write_position",
]


def deal(edition: str, players: int, chance: Chance, options: Options | None = None) -> Game:
    """A new game of the edition with this key, or the beginning of one."""
    return _deal(_rules_for(_edition_named(edition), players, options or Options()), chance)
