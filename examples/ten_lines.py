from boomcat import DRAW, EXPLODE, EXPLODE_BY_DEVILCAT, Bot


class TenLines(Bot):
    """Draws while that is likely to end well; otherwise, and wherever it must choose, takes any other move."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, view, knowledge, seconds):
        safe = DRAW in view.moves and knowledge.chance_to_explode() < 0.2
        others = [move for move in view.moves if move not in (DRAW, EXPLODE, EXPLODE_BY_DEVILCAT)]
        return DRAW if safe or not others else others[self.rng.below(len(others))]
