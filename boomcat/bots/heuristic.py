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
    ADDS,
    ALTERS,
    BLIND,
    BURIES,
    DEFUSE,
    DEFUSE_BARKING,
    DEFUSE_DEVILCAT,
    GIVES,
    GODCAT_AS_DEFUSE,
    KEEP,
    NOW,
    ORDERS,
    PLACES,
    PUT_ON_TOP,
    STAY,
    STEAL_GODCAT,
    TAKES,
    TRADE,
    Add,
    Aim,
    Face,
    Give,
    Take,
)
from boomcat.core.cards import AIMED, DEADLY, FACE_UP, NO_CARD, SHELTER, Card, Kind, bit, set_of
from boomcat.core.chance import PlayerRng
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.move_pool import DRAW, NOPE, PASS, WAIT
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
#: How likely a kitten must be among the top cards, but not on top, to be put there for another player to draw.
OUT_OF_TURN: Final = 0.5
#: How likely another player must hold the other Barking Kitten.
BARK_FROM: Final = 0.35
#: The greatest risk of a kitten with which the only opponent's card is taken, by lives; and another player's.
TAKE_UP_TO: Final[list[float]] = [0.06, 0.15, 0.30]
SAFE: Final = 0.02
#: A risk from which the player to whom it's passed on is cursed first, and how it's passed on.
CURSE_FROM: Final = 0.8
PASSES_ON: Final[i64] = set_of(
    [Kind.ATTACK, Kind.TARGETED_ATTACK, Kind.SKIP, Kind.SUPER_SKIP, Kind.REVERSE, Kind.BURY, Kind.DRAW_FROM_THE_BOTTOM]
)
#: A risk from which a cursed player would rather turn over a card of the own hand, by lives.
BLIND_FROM: Final[list[float]] = [0.3, 0.7, 1.1]
#: The cards that end no turn and are best played at once, in this order.
AT_ONCE: Final = [
    Kind.BARKING_KITTEN,
    Kind.TOWER_OF_POWER,
    Kind.ILL_TAKE_THAT,
    Kind.PERSONAL_ATTACK,
    Kind.POTLUCK,
    Kind.MARK,
]
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
        if asking == Ask.BARK:
            return DEFUSE_BARKING
        if asking == Ask.PLACE:
            return PLACES[self.place(view)]
        if asking == Ask.BURY:
            return BURIES[self.bury(view)]
        if asking == Ask.GIVE:
            return GIVES[min(givable(view), key=worth_of)]
        if asking == Ask.ADD:
            return ADDS[self.add(view)]
        if asking == Ask.TAKE:
            return TAKES[max(worth_taking(view), key=worth_of)]
        if asking in ORDERS:
            return ORDERS[asking][len(view.top_cards)][self.order(view)]
        if asking == Ask.NOW:
            return self.now(view, knowledge)
        if asking == Ask.AIM:
            return self.aim(view, knowledge)
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
        if view.viewer in view.cursed:
            return self.blind(view, knowledge)
        # No Defuse helps against a card that lies face up.
        lives = min(2, lives_of(view)) if view.face_up == NO_CARD else 0
        risk = self.risk(view, knowledge)
        extra = self.extra(view, knowledge, risk, lives)
        if extra is not None:
            return extra
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
                curse = self.curse_first(view, way_out, risk)
                return way_out if curse is None else curse
        return DRAW

    def risk(self, view: View, knowledge: Knowledge) -> float:
        """Return the probability that the next card is a kitten.  One just put back is likely to be on top."""
        if view.taking[view.viewer] != NO_SEAT:
            return 0.0  # another player gets it
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
        if title in (Kind.SHUFFLE, Kind.GARBAGE_COLLECTION):
            return risk - risk_anywhere(view) >= SHUFFLE_GAIN
        if title == Kind.POTLUCK:
            # If everybody draws one of the new cards, what lies below comes back to this seat.
            return risk >= CERTAIN or self.comes_to_others(view)
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
                if tower_of(view, move.target):
                    expected = sum([WORTH[card] for card in view.tower]) / float(len(view.tower))
                elif view.godcat == move.target:
                    expected = GODCAT
                else:
                    expected = worth_of_random_card(knowledge, move.target, loose)
                score = expected + 0.5 - thrift * price(move)
            elif isinstance(move, Triple):
                tower = tower_of(view, move.target)
                if WORTH[move.named_kind] >= NAME_FROM and (danger >= DESPERATE or move.named_kind in tower):
                    if tower:
                        chance = 1.0 if move.named_kind in tower else 0.0
                    else:
                        chance = chance_to_hold(knowledge, move.target, move.named_kind)
                    score = chance * WORTH[move.named_kind] - thrift * price(move)
            elif isinstance(move, Five):
                if danger >= DESPERATE and discarded >= TAKE_FROM:
                    score = discarded - thrift * price(move)
            elif isinstance(move, CardPlay) and move.title == Kind.FAVOR and move.kind == Kind.FAVOR:
                tower = tower_of(view, move.target)
                if tower:
                    score = min([WORTH[card] for card in tower])
                else:
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
        useful = stopped == (player_of(view) == view.viewer)
        return NOPE if useful and self.harm(view, knowledge, view.pending) >= 3.0 else PASS

    def harm(self, view: View, knowledge: Knowledge, play: Play) -> float:
        """Return the cost to this seat if the play happens (for its own play: the gain)."""
        mine = player_of(view) == view.viewer
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
            if title == Kind.CURSE_OF_THE_CAT_BUTT:
                return 4.0 if play.target == view.viewer and len(view.hand) >= 4 else 0.0
            if view.actor != NO_SEAT and view.current == view.viewer:
                # They may put a kitten on top, for this seat to draw.
                return 4.0 if self.risk_below(knowledge, 3) >= AFRAID[min(2, lives_of(view))] else 0.0
            if title in (Kind.ATTACK, Kind.TARGETED_ATTACK):
                if view.viewer == (play.target if title == Kind.TARGETED_ATTACK else view.next):
                    return 4.0 if risk >= AFRAID[min(2, lives_of(view))] else 0.0
                return 5.0 if risk >= CERTAIN and duel(view) else 0.0
            # They are running from a kitten that this seat has seen.
            running = title in ESCAPES and view.taking[view.current] == NO_SEAT
            return 5.0 if running and risk >= 0.6 else 0.0
        return 0.0

    # -- the other questions -----------------------------------------------------------

    def place(self, view: View) -> int:
        """Put the kitten where the next player draws it: on top, or under the cards that this seat must still draw.

        Who always did that would be expected to: with two players one in BLUFFS goes to the bottom.
        """
        bluffs = duel(view) and self.rng.below(BLUFFS) == 0
        if bluffs:
            return view.draw_pile_size
        for place, seat in enumerate(drawers(view, view.draw_pile_size, 0 if view.from_hand else 1)):
            if seat != view.viewer:
                return place
        return view.draw_pile_size

    def bury(self, view: View) -> int:
        """Put a kitten where another player draws it, and a safe card where this seat does."""
        if bit(view.lifted) & DEADLY:
            return self.place(view)
        for place, seat in enumerate(drawers(view, view.draw_pile_size, 1)):
            if seat == view.viewer:
                return place
        return view.draw_pile_size

    def add(self, view: View) -> int:
        """Add the card worth the least, as long as it isn't a kitten that comes back to this seat (H9, B6)."""
        cards = [move.kind for move in view.moves if isinstance(move, Add)]
        if Kind.EXPLODING_KITTEN in cards and len(cards) > 1 and not self.hits_other(view):
            cards.remove(Kind.EXPLODING_KITTEN)
        return min(cards, key=worth_of)

    def hits_other(self, view: View) -> bool:
        """Return whether another player will draw what this seat puts on top, under the cards of others (B6)."""
        if view.adding == Kind.GARBAGE_COLLECTION:
            return False
        above = 0
        seat = view.viewer
        while True:
            seat = next_seat(view, seat)
            if seat == view.current:
                break
            above += 1 if view.hand_sizes[seat] else 0
        return drawers(view, above + 1, 0)[above] != view.viewer

    def comes_to_others(self, view: View) -> bool:
        """Return whether another player will draw the top card if everybody puts one on top of it."""
        cards = len([size for size in view.hand_sizes if size])
        return drawers(view, cards + 1, 0)[cards] != view.viewer

    def order(self, view: View) -> int:
        """Return the number of the best order: safe cards for this seat, the kitten for the next player.

        In its own turn this seat counts on the cards of this turn alone.
        """
        cards = view.top_cards
        seats = drawers(view, len(cards), 0)
        if player_of(view) == view.current:
            rest = range(min(view.owed, len(cards)), len(cards))
            for place in rest:
                if seats[place] == view.viewer and view.taking[view.next] != view.viewer:
                    seats[place] = NO_SEAT
        # The next player sees what is shared.
        warned = view.next if view.asking == Ask.SHARE and not duel(view) else NO_SEAT
        best = 0
        best_score = -1000.0
        for number, move in enumerate(ALTERS[len(cards)]):
            score = 0.0
            for place, old in enumerate(move.order):
                card = cards[old]
                mine = seats[place] == view.viewer
                if bit(card) & DEADLY:
                    score += -10.0 if mine else 1.5 if seats[place] == warned else 4.0 - float(place)
                elif mine:
                    score += WORTH[card] / 10.0
            if score > best_score:
                best = number
                best_score = score
        return best

    def now(self, view: View, knowledge: Knowledge) -> Move:
        """Alter the future out of turn to keep a kitten from this seat, or to put one on top for the current player."""
        if NOW not in view.moves:
            return WAIT
        top = knowledge.chance_to_explode(0)
        seats = drawers(view, 3, 0)
        danger = 0.0
        chance = 0.0
        for place, seat in enumerate(seats):
            risk = knowledge.chance_to_explode(place)
            if seat == view.viewer:
                danger += risk
            chance += risk
        if danger >= AFRAID[min(2, lives_of(view))]:
            return NOW
        return NOW if seats[0] != view.viewer and chance - top >= OUT_OF_TURN and top < 0.5 else WAIT

    def aim(self, view: View, knowledge: Knowledge) -> Move:
        """Bark at the player who is least likely to hold a Defuse."""
        best = Best(self.rng, -2.0)
        for move in view.moves:
            if isinstance(move, Aim):
                best.offer(move, -chance_to_hold(knowledge, move.target, Kind.DEFUSE))
        return view.moves[0] if best.move is None else best.move

    # -- the cards that cost no turn -----------------------------------------------------

    def extra(self, view: View, knowledge: Knowledge, risk: float, lives: int) -> Move | None:
        """Play what is best played at once, and stays before a player or in a hand."""
        held: i64 = 0
        for card in view.hand:
            held |= bit(card)
        for title in AT_ONCE:
            if held & bit(title) and find(view.moves, title) is not None:
                move = self.play_at_once(view, knowledge, title, risk, lives)
                if move is not None:
                    return move
        return None

    def play_at_once(self, view: View, knowledge: Knowledge, title: i64, risk: float, lives: int) -> Move | None:
        if title == Kind.TOWER_OF_POWER:
            return find(view.moves, title) if view.tower and view.tower_owner != view.viewer else None
        if title == Kind.BARKING_KITTEN:
            return find(view.moves, title) if self.bites(view, knowledge) else None
        if title == Kind.PERSONAL_ATTACK:
            safe = view.owed == 1 and view.draw_pile_size > 3 and self.risk_below(knowledge, 3) <= 0.0
            return find(view.moves, title) if safe else None
        if title == Kind.POTLUCK:
            # Another player will draw the kitten that was hidden beside the Streaking Kitten.
            return find(view.moves, title) if Card.EXPLODING_KITTEN in view.hand and self.hits_other(view) else None
        if title == Kind.ILL_TAKE_THAT:
            return self.best_taking(view, knowledge, risk, lives)
        return self.best_mark(view, knowledge) if lives == 0 and risk >= DESPERATE else None

    def risk_below(self, knowledge: Knowledge, cards: int) -> float:
        """Return the expected number of kittens among this many top cards."""
        return sum([knowledge.chance_to_explode(above) for above in range(cards)])

    def bites(self, view: View, knowledge: Knowledge) -> bool:
        """Return whether a Barking Kitten played now is likely to hit another player (B1)."""
        if view.barking != NO_SEAT or view.hand.count(Card.BARKING_KITTEN) > 1:
            return True
        chance = 0.0
        for seat, alive in enumerate(view.alive):
            if alive and seat != view.viewer:
                chance += chance_to_hold(knowledge, seat, Kind.BARKING_KITTEN)
        return chance >= BARK_FROM

    def best_taking(self, view: View, knowledge: Knowledge, risk: float, lives: int) -> Move | None:
        """Take the next card of the player whose next one is safe enough: who won't keep it has no fear of a kitten."""
        best = Best(self.rng, -1.0)
        seats = drawers(view, 6, 0)
        for move in view.moves:
            if isinstance(move, CardPlay) and move.title == Kind.ILL_TAKE_THAT and move.kind == move.title:
                place = seats.index(move.target) if move.target in seats else 5
                # Those who come before may draw nothing: then it's a card further up.
                danger = max([knowledge.chance_to_explode(above) for above in range(place + 1)])
                if danger <= (TAKE_UP_TO[lives] if duel(view) else SAFE):
                    best.offer(move, -danger)
        return best.move

    def curse_first(self, view: View, way_out: Move, risk: float) -> Move | None:
        """Curse the player who must draw the card from which this seat gets away: who can't see a way out has none."""
        if risk < CURSE_FROM or not isinstance(way_out, CardPlay) or not bit(way_out.title) & PASSES_ON:
            return None
        victim = way_out.target if way_out.target != NO_SEAT else view.next
        for move in view.moves:
            if isinstance(move, CardPlay) and move.title == Kind.CURSE_OF_THE_CAT_BUTT and move.target == victim:
                return move
        return None

    def best_mark(self, view: View, knowledge: Knowledge) -> Move | None:
        """Mark a card of the player of whom the least is known, in search of a Defuse that three of a kind can name."""
        if not [move for move in view.moves if isinstance(move, Triple)]:
            return None
        best = Best(self.rng, 0.5)
        for move in view.moves:
            if isinstance(move, CardPlay) and move.title == Kind.MARK and move.kind == move.title:
                best.offer(move, float(knowledge.room(move.target)))
        return best.move

    def blind(self, view: View, knowledge: Knowledge) -> Move:
        """Turn a card over without seeing it, if the draw is too dangerous: it may be a way out."""
        known = knowledge.held[view.viewer]
        lives = min(2, known.count(Card.DEFUSE) + (1 if view.godcat == view.viewer else 0))
        return BLIND if BLIND in view.moves and self.risk(view, knowledge) >= BLIND_FROM[lives] else DRAW

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
    deadly = view.kittens - view.hand.count(Card.EXPLODING_KITTEN) + view.imploding[1]
    return float(deadly) / float(view.draw_pile_size)


def lives_of(view: View) -> int:
    """Return how many kittens this seat can survive."""
    lives = view.hand.count(Card.DEFUSE) + (1 if view.godcat == view.viewer and view.viewer != NO_SEAT else 0)
    shelter = SHELTER in view.hand and Card.EXPLODING_KITTEN not in view.hand
    return lives + (1 if shelter else 0)


def duel(view: View) -> bool:
    """Return whether only two players are left."""
    return len(view.eliminated) + 2 == len(view.hand_sizes)


def player_of(view: View) -> int:
    """Return who played, or plays: the current player, but for a play out of turn."""
    return view.current if view.actor == NO_SEAT else view.actor


def next_seat(view: View, seat: int) -> int:
    """Return whose turn comes after this player's."""
    players = len(view.alive)
    while True:
        seat = (seat + (1 if view.clockwise else players - 1)) % players
        if view.alive[seat]:
            return seat


def drawers(view: View, cards: int, ending: int) -> list[int]:
    """Return who gets each of these top cards if everybody simply draws, after as many turns of the current player.

    Some may go to another player instead (B4).
    """
    found: list[int] = []
    taking = view.taking[:]
    seat = view.current
    left = view.owed - ending
    while len(found) < cards:
        if left <= 0:
            seat = next_seat(view, seat)
            left = 1
        found.append(seat if taking[seat] == NO_SEAT else taking[seat])
        taking[seat] = NO_SEAT
        left -= 1
    return found


def tower_of(view: View, seat: int) -> list[Card]:
    """Return the tower if it stands before this player, from whom nothing else can be got then (B8)."""
    return view.tower if view.tower_owner == seat else []


def givable(view: View) -> list[int]:
    """Return the kinds that can be given away now."""
    return [move.kind for move in view.moves if isinstance(move, Give)]


def worth_taking(view: View) -> list[int]:
    """Return the kinds that a five may take now."""
    return [move.kind for move in view.moves if isinstance(move, Take)]
