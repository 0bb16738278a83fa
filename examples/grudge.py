"""A bot with a memory and its own luck: it plays against the player who last took something from it.

boomcat arena examples/grudge.py heuristic --deals 200
boomcat terminal --bot examples/grudge.py
"""

from boomcat import DRAW, EXPLODE, EXPLODE_BY_DEVILCAT, Bot, events


class Grudge(Bot):
    def __init__(self, rng):
        """A new one for every game and seat.  All luck from `rng` makes a game that can be played again."""
        self.rng = rng
        self.taken = []

    def see(self, event):
        """Take in an event as this seat sees it; only the next question says which seat that is."""
        if isinstance(event, events.Stole):
            self.taken.append((event.victim, event.thief))
        elif isinstance(event, events.Gave):
            self.taken.append((event.giver, event.taker))

    def choose(self, view, knowledge, seconds):
        robbers = [taker for loser, taker in self.taken if loser == view.viewer and view.alive[taker]]
        if DRAW in view.moves and knowledge.chance_to_explode() < 0.15:
            return DRAW
        willing = [move for move in view.moves if move not in (DRAW, EXPLODE, EXPLODE_BY_DEVILCAT)] or view.moves
        revenge = [move for move in willing if robbers and getattr(move, "target", None) == robbers[-1]]
        return self.any_of(revenge or willing)

    def any_of(self, moves):
        return moves[self.rng.below(len(moves))]
