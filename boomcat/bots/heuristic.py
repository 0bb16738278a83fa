"""`heuristic`: rules of thumb.  Each method answers one kind of question and says how it thinks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.bots.bot import Bot
from boomcat.bots.worth import (
    ESCAPES,
    LAST_TURN,
    LOOKS,
    WORTH,
    chance_to_hold,
    price,
    worth_of,
    worth_of_loose,
    worth_of_random_card,
)
from boomcat.core.answers import (
    ALTERS,
    DEFUSE,
    DEFUSE_DEVILCAT,
    GIVES,
    GODCAT_AS_DEFUSE,
    KEEP,
    PLACES,
    PUT_ON_TOP,
    STAY,
    STEAL_GODCAT,
    TAKES,
    TRADE,
    Face,
    Take,
)
from boomcat.core.cards import AIMED, DEADLY, FACE_UP, NO_CARD, Card, Kind, bit
from boomcat.core.chance import PlayerRng
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.move_pool import DRAW, NOPE, PASS
from boomcat.core.moves import Move, Play
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT
from boomcat.knowledge.knowledge import ABOUT_BOTTOM, Knowledge
from boomcat.views.view import View

#: A risk from which a draw is avoided, with no Defuse in hand, with one, and with more: hardly ever.
AFRAID: Final[list[float]] = [0.15, 0.50, 1.10]
#: Less for every way out beyond the first: who has many need not save them.
RICH: Final = 0.05
#: A risk at which it is worth a card to know more.
CURIOUS: Final[list[float]] = [0.10, 0.30, 0.60]
CERTAIN: Final = 0.999
#: The risk if a player has just put a kitten back: most people put it on top.
SUSPICION: Final = 0.5
#: How much safer the draw must become for the pile to be shuffled.
SHUFFLE_GAIN: Final = 0.25
#: Three cards of a kind, and five different ones, are too many for less than this,
NAME_FROM: Final = 3.0
TAKE_FROM: Final = 4.0
#: and unless death is as likely as this: the cards last longer as pairs and ways out.
DESPERATE: Final = 0.5
BLUFFS: Final = 4
#: To be stolen at any price.
GODCAT: Final = 12.0


@final
class Best:
    """The best move offered so far; of several of one kind that are equally good, any with the same chance.

    Moves are listed by seat: a bot that kept the first of them would always pick on the same player.
    """

    def __init__(self, rng: PlayerRng, above: float) -> None:
        self.rng = rng
        self.move: Move | None = None
        #: A move must score more than this at first, and as much as the best one later.
        self.score = above
        self.equals = 0

    def offer(self, move: Move, score: float) -> None:
        if score > self.score:
            self.move = move
            self.score = score
            self.equals = 1
        elif self.equals and score == self.score and type(move) is type(self.move):
            self.equals += 1
            if self.rng.below(self.equals) == 0:
                self.move = move


@final
class HeuristicBot(Bot):
    """Keeps cards while the risk is low, steals early, and spends them when it must."""

    def __init__(self, rng: PlayerRng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return (HeuristicBot, (self.rng,))

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        asking = view.asking
        if asking == Ask.TURN:
            return self.turn(view, knowledge)
        if asking == Ask.NOPE:
            return self.window(view, knowledge)
        if asking == Ask.DEFUSE:
            # The Godcat is the easier one to lose to a thief.
            return GODCAT_AS_DEFUSE if GODCAT_AS_DEFUSE in view.moves else DEFUSE
        if asking == Ask.DEVILCAT:
            return DEFUSE_DEVILCAT
        if asking == Ask.PLACE:
            return self.place(view)
        if asking == Ask.GIVE:
            return GIVES[min(view.hand, key=worth_of)]
        if asking == Ask.TAKE:
            return TAKES[max(worth_taking(view), key=worth_of)]
        if asking == Ask.ALTER:
            return self.alter(view)
        if asking == Ask.HECK:
            return self.heck(view)
        if asking == Ask.FACE:
            return self.face(view, knowledge)
        if asking == Ask.TRADE:
            return STAY if self.rng.below(2) == 0 else TRADE
        if asking == Ask.STEAL:
            return STEAL_GODCAT
        # No rule of thumb: any answer may be as good.
        return view.moves[self.rng.below(len(view.moves))]

    # -- the turn ------------------------------------------------------------------

    def turn(self, view: View, knowledge: Knowledge) -> Move:
        """Gain what is free; if the draw is too dangerous, know more or get away; else draw."""
        # No Defuse helps against a card that lies face up.
        lives = min(2, lives_of(view)) if view.face_up == NO_CARD else 0
        risk = self.risk(view, knowledge)
        gain = self.gain(view, knowledge, risk if lives == 0 else 0.0)
        if gain is not None:
            return gain
        ways_out = len([card for card in view.hand if card in ESCAPES])
        if risk >= CURIOUS[lives] and risk < CERTAIN and knowledge.known_at(0) == NO_CARD and ways_out:
            for title in LOOKS:
                look = find(view.moves, title)
                if look is not None:
                    return look
        if risk >= AFRAID[lives] - RICH * float(max(0, ways_out - 1)):
            way_out = self.escape(view, knowledge, risk)
            if way_out is not None:
                return way_out
        return DRAW

    def risk(self, view: View, knowledge: Knowledge) -> float:
        """Return the probability that the next card is a kitten.  One just put back is likely to be on top."""
        risk = knowledge.chance_to_explode(0)
        discards = view.discards
        if 0.0 < risk < SUSPICION and discards and discards[len(discards) - 1] == Kind.DEFUSE:
            return SUSPICION
        return risk

    def escape(self, view: View, knowledge: Knowledge, risk: float) -> Move | None:
        """Return the cheapest way not to draw this card."""
        for title in ESCAPES:
            move = find(view.moves, title)
            if move is not None and self.helps(view, knowledge, title, risk):
                return self.best_target(view, knowledge, title) if bit(title) & AIMED else move
        return None

    def helps(self, view: View, knowledge: Knowledge, title: i64, risk: float) -> bool:
        """Return whether this way out is better than drawing."""
        if title == Kind.RAISING_HECK:  # the bottom card need not be kept
            return True
        if bit(title) & ABOUT_BOTTOM and knowledge.chance_at_bottom() >= risk / 2:
            return False
        if bit(title) & LAST_TURN and view.owed > 1:
            return False
        if title == Kind.SHUFFLE:
            return risk - risk_anywhere(view) >= SHUFFLE_GAIN
        return title != Kind.ARMAGEDDON or lives_of(view) > 0 or risk >= 0.5

    def best_target(self, view: View, knowledge: Knowledge, title: i64) -> Move | None:
        """Return the play against the player who is least likely to hold a Defuse."""
        best = Best(self.rng, -2.0)
        for move in view.moves:
            if isinstance(move, CardPlay) and move.title == title and move.kind == title:
                best.offer(move, -chance_to_hold(knowledge, move.target, Kind.DEFUSE))
        return best.move

    # -- gaining cards ---------------------------------------------------------------

    def gain(self, view: View, knowledge: Knowledge, danger: float) -> Move | None:
        """Play pairs of cheap cards and favors; in need triples that name a Defuse, fives that take one.

        In danger of death the cards that it takes are worth less: the dead keep none.
        """
        best = Best(self.rng, 0.0)
        thrift = 1.0 - danger
        loose = worth_of_loose(knowledge)
        discarded = max([WORTH[card] for card in view.discards], default=0.0)
        for move in view.moves:
            score = 0.0
            if isinstance(move, Pair):
                expected = GODCAT if view.godcat == move.target else worth_of_random_card(knowledge, move.target, loose)
                score = expected + 0.5 - thrift * price(move)
            elif isinstance(move, Triple):
                if danger >= DESPERATE and WORTH[move.named_kind] >= NAME_FROM:
                    chance = chance_to_hold(knowledge, move.target, move.named_kind)
                    score = chance * WORTH[move.named_kind] - thrift * price(move)
            elif isinstance(move, Five):
                if danger >= DESPERATE and discarded >= TAKE_FROM:
                    score = discarded - thrift * price(move)
            elif isinstance(move, CardPlay) and move.title == Kind.FAVOR and move.kind == Kind.FAVOR:
                score = 0.3 * worth_of_random_card(knowledge, move.target, loose)
            best.offer(move, score)
        return best.move

    # -- the window ------------------------------------------------------------------

    def window(self, view: View, knowledge: Knowledge) -> Move:
        """Nope the plays that hurt this seat, and pass on the others."""
        if NOPE not in view.moves or view.pending is None:
            return PASS
        stopped = len(view.noped_by) % 2 == 1
        # An own play is won back, another player's is stopped.
        useful = stopped == (view.current == view.viewer)
        return NOPE if useful and self.harm(view, knowledge, view.pending) >= 3.0 else PASS

    def harm(self, view: View, knowledge: Knowledge, play: Play) -> float:
        """Return the cost to this seat if the play happens (for its own play: the gain)."""
        mine = view.current == view.viewer
        risk = knowledge.chance_to_explode(0)
        if isinstance(play, Triple):
            hurts = play.target == view.viewer and play.named_kind in view.hand
            return 5.0 if mine else WORTH[play.named_kind] if hurts else 0.0
        if isinstance(play, Pair):
            if mine:
                return 3.0 if view.hand_sizes[play.target] <= 3 else 1.0
            return 4.0 if play.target == view.viewer else 0.0
        if isinstance(play, Five):
            # With more than two it is not this seat alone that it hurts: let others pay for the Nope.
            return 6.0 if Kind.DEFUSE in view.discards and (mine or duel(view)) else 1.0
        if isinstance(play, CardPlay):
            title = play.title
            if title == Kind.ARMAGEDDON:
                return 4.0 if lives_of(view) == 0 and not mine else 0.0
            if mine:
                return 10.0 * risk if title in ESCAPES else 0.0
            if title in (Kind.ATTACK, Kind.TARGETED_ATTACK):
                if view.viewer == (play.target if title == Kind.TARGETED_ATTACK else view.next):
                    return 4.0 if risk >= AFRAID[min(2, lives_of(view))] else 0.0
                return 5.0 if risk >= CERTAIN and duel(view) else 0.0
            # They are running from a kitten that this seat has seen.
            return 5.0 if title in ESCAPES and risk >= 0.6 else 0.0
        return 0.0

    # -- the other questions -----------------------------------------------------------

    def place(self, view: View) -> Move:
        """Put the kitten where the next player draws it: on top, or under the cards that this seat must still draw.

        Who always did that would be expected to: with two players one in BLUFFS goes to the bottom.
        """
        bluffs = duel(view) and self.rng.below(BLUFFS) == 0
        return PLACES[view.draw_pile_size if bluffs else min(view.owed - 1, view.draw_pile_size)]

    def alter(self, view: View) -> Move:
        """Order the top cards: safe ones for this seat, the kitten for the next player."""
        mine = min(view.owed, len(view.top_cards))
        best = ALTERS[len(view.top_cards)][0]
        best_score = -1000.0
        for move in ALTERS[len(view.top_cards)]:
            score = 0.0
            for place, old in enumerate(move.order):
                card = view.top_cards[old]
                if bit(card) & DEADLY:
                    score += -10.0 if place < mine else 4.0 - float(place)
                elif place < mine:
                    score += WORTH[card] / 10.0
            if score > best_score:
                best = move
                best_score = score
        return best

    def heck(self, view: View) -> Move:
        """Put a kitten on top for the next player, unless this seat must draw again and can stop it."""
        if not bit(view.lifted) & DEADLY:
            return KEEP
        stoppable = lives_of(view) > 0 and not bit(view.lifted) & FACE_UP
        return KEEP if view.owed > 1 and stoppable else PUT_ON_TOP

    def face(self, view: View, knowledge: Knowledge) -> Move:
        """Face the player who is least likely to hold a Defuse; which cat lies where is a coin toss."""
        own = Kind.GODCAT if self.rng.below(2) == 0 else Kind.DEVILCAT
        best = Best(self.rng, -2.0)
        for move in view.moves:
            if isinstance(move, Face) and move.own_kind == own:
                best.offer(move, -chance_to_hold(knowledge, move.opponent, Kind.DEFUSE))
        return view.moves[0] if best.move is None else best.move


def find(moves: list[Move], title: i64) -> Move | None:
    """Return the play of a card as itself; the Godcat is kept for better things."""
    for move in moves:
        if isinstance(move, CardPlay) and move.title == title and move.kind == title:
            return move
    return None


def risk_anywhere(view: View) -> float:
    """Return the probability that a card of which nothing is known is deadly."""
    face_up = 1 if view.two_sided != NO_CARD and bit(view.two_sided) & FACE_UP else 0
    return float(view.kittens + face_up) / float(view.draw_pile_size)


def lives_of(view: View) -> int:
    """Return how many kittens this seat can survive."""
    return view.hand.count(Card.DEFUSE) + (1 if view.godcat == view.viewer and view.viewer != NO_SEAT else 0)


def duel(view: View) -> bool:
    """Return whether only two players are left."""
    return len(view.eliminated) + 2 == len(view.hand_sizes)


def worth_taking(view: View) -> list[int]:
    """Return the kinds that a five may take now."""
    return [move.kind for move in view.moves if isinstance(move, Take)]
