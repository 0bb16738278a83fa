"""The Ghost League: the exploded predict who is out next, whether the next card drawn is a kitten, and who wins.

The league is a fold over stored predictions and the game's events.  It reads only what a spectator sees of an event,
so points give nothing away, and nothing else at the table depends on it.  A prediction belongs to the draw or the
explosion that comes next: its number says which, so one that arrives later is refused.
"""

from __future__ import annotations

from boomcat.core.events import Drew, DrewKitten, Event, Exploded, Won
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.server.tables.table_info import GhostChoice, GhostPoints, GhostPrediction

#: The points for a draw that was predicted right.
KITTEN_POINTS = 3
SAFE_POINTS = 1
#: The points for the winner, for each player who is alive at the time; for the next one out it's one each.
WINNER_FACTOR = 2
#: A ghost has one open prediction on each of these.
TOPICS = {"kitten": "draw", "safe": "draw", "out": "out", "winner": "winner"}


class GhostLeague:
    def __init__(self) -> None:
        #: By seat, of those who have predicted anything.
        self.points: dict[int, int] = {}
        #: What each seat has predicted that isn't decided yet, by topic.
        self.open: dict[int, dict[str, GhostPrediction]] = {}
        #: How many cards were drawn, and how many players exploded.
        self.draws = 0
        self.explosions = 0

    # -- predicting ----------------------------------------------------------------

    def choices(self, game: State, seat: int) -> list[GhostChoice]:
        """Return what this ghost can predict now, and the points for it."""
        if game.asking == Ask.OVER:
            return []
        living = [other + 1 for other in range(game.players) if game.is_alive(other)]
        made = self.open.get(seat, {})
        found: list[GhostChoice] = []
        if "draw" not in made:
            found.append(GhostChoice("kitten", self.draws, [], KITTEN_POINTS))
            found.append(GhostChoice("safe", self.draws, [], SAFE_POINTS))
        # With two players left, the one who isn't out next wins: that is one question, not two.
        if "out" not in made and len(living) > 2:
            found.append(GhostChoice("out", self.explosions, living, len(living)))
        if "winner" not in made:
            found.append(GhostChoice("winner", self.explosions, living, WINNER_FACTOR * len(living)))
        return found

    def has_open(self, seat: int, what: str) -> bool:
        """Return whether this ghost waits for the outcome of such a prediction."""
        return TOPICS[what] in self.open.get(seat, {})

    def predict(self, seat: int, prediction: GhostPrediction) -> None:
        """Add a prediction that is one of the seat's choices."""
        self.points.setdefault(seat, 0)
        self.open.setdefault(seat, {})[TOPICS[prediction.what]] = prediction

    # -- scoring -------------------------------------------------------------------

    def see(self, events: list[Event]) -> None:
        """Score what these events decide."""
        for event in events:
            if isinstance(event, (Drew, DrewKitten)):
                self.draws += 1
                # A kitten that went into a hand unseen (H1) is a safe draw, as it is for everybody who watches.
                self.decide("draw", "kitten" if isinstance(event, DrewKitten) else "safe", None)
            elif isinstance(event, Exploded):
                self.explosions += 1
                self.decide("out", "out", event.seat + 1)
                for made in self.open.values():
                    if "winner" in made and made["winner"].seat == event.seat + 1:
                        del made["winner"]
            elif isinstance(event, Won):
                self.decide("winner", "winner", event.seat + 1)

    def decide(self, topic: str, what: str, seat: int | None) -> None:
        """Give points to those who predicted this, and close all predictions of the topic."""
        for ghost, made in self.open.items():
            prediction = made.pop(topic, None)
            if prediction is not None and prediction.what == what and prediction.seat == seat:
                self.points[ghost] += prediction.points

    # -- what is shown -------------------------------------------------------------

    def predictions(self, seat: int) -> list[GhostPrediction]:
        made = self.open.get(seat, {})
        return [made[topic] for topic in ("draw", "out", "winner") if topic in made]

    def standings(self) -> list[GhostPoints]:
        """Return the points of all who have predicted anything, the most first."""
        ranked = sorted(self.points.items(), key=lambda one: (-one[1], one[0]))
        return [GhostPoints(seat + 1, points) for seat, points in ranked]
