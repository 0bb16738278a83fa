"""The view: one player's sight of the table at one moment.

Built field by field from nothing: a new field of the state is hidden until it is shown here, and a test fails until
that is decided.  Everything that T4 calls public is here, and of the hidden things only what is this
player's own.
"""

from __future__ import annotations

from typing import Final, final

from boomcat.core.cards import CARDS, FACE_UP, NO_CARD, TWO_SIDED, Card, Kind, bit, card_of, cards_of, members_of
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.errors import no_such_seat
from boomcat.core.fields import Field, Fields
from boomcat.core.hand import copies_in
from boomcat.core.legal import legal_moves
from boomcat.core.moves import Move, Play
from boomcat.core.question import QUESTION_KINDS, QUESTION_WORDS, Ask, QuestionKind, hides_lifted, is_window
from boomcat.core.referee import standings
from boomcat.core.rules import Rules
from boomcat.core.state import MARK, NO_SEAT, State

#: The fields of the state which the view calls by the same name and doesn't change: a re-deal takes them over.
SAME: Final = (
    "current", "owed", "attacked", "clockwise", "asking", "question", "pending", "top_player", "opponent", "looking",
    "barking", "tower_owner", "actor", "adding", "from_hand",
)  # fmt: skip
#: Of what a view says: what is this player's own.  All else is the same for everybody.
OWN: Final = ("viewer", "hand", "lifted", "top_cards", "own_cat")


@final
class View:
    """The table from one seat, counted from 0, or from where spectators stand (NO_SEAT).  It never changes.

    A field of type `Card | int` is NO_CARD if the card doesn't exist, or this viewer does not see it.
    """

    def __init__(self, game: State, viewer: int, beside: View | None = None) -> None:
        """`beside` is anybody's view of the same moment, with whom this one shares what both see."""
        players: int = game.players
        if not NO_SEAT <= viewer < players:
            raise no_such_seat(viewer, players)
        asking = game.asking
        mine = viewer == game.current
        self.rules: Rules = game.rules
        self.viewer: int = viewer
        #: The open question: its number, its kind, and everybody whom it is put to; in a window that is everybody
        #: who lives but the player of the top card, whatever they hold and whether or not they have passed (N7).
        self.question: int = game.question
        self.asking: QuestionKind = QUESTION_KINDS[asking]
        self.asked: list[int] = asked_in_public(game) if beside is None else beside.asked
        #: What this player may answer; nothing if they are not asked, or have let the window pass.
        self.moves: list[Move] = legal_moves(game, viewer) if viewer != NO_SEAT else []
        self.current: int = game.current
        self.owed: int = game.owed
        self.attacked: bool = game.attacked
        self.clockwise: bool = game.clockwise
        #: Whose turn comes after the current player's, and how many turns an attack gives to its victim now (A2).
        self.next: int = game.next_living(game.current) if beside is None else beside.next
        self.attack_turns: int = game.attack_turns()
        #: Who lives, and who exploded, the first one first.
        self.alive: list[bool] = (
            [game.is_alive(seat) for seat in range(game.players)] if beside is None else beside.alive
        )
        self.eliminated: list[int] = game.eliminated_in_order() if beside is None else beside.eliminated
        #: When the game is over: from the first to the last.
        self.standings: list[int] = standings(game) if beside is None else beside.standings
        self.hand_sizes: list[int] = [hand.size for hand in game.hands] if beside is None else beside.hand_sizes
        #: The own hand; empty for those who don't see it (H8).
        self.hand: list[Card] = list(game.hands[viewer]) if sees_hand(game, viewer) else []
        #: The draw pile: cards in it, and kittens still to come, a drawn or lifted one and one in a hand included (T4).
        self.draw_pile_size: int = len(game.draw_pile)
        self.kittens: int = kittens_to_come(game) if beside is None else beside.kittens
        #: The drawn kitten, which lies on the table; the card on top of the pile, if it lies face up; and one that has
        #: two sides, as it lies in the pile or was lifted from it, face up if any does (E10).
        self.drawn: Card | int = card_of(game.lifted) if asking in (Ask.DEFUSE, Ask.PLACE) else NO_CARD
        self.face_up: Card | int = card_of(game.face_up())
        self.two_sided: Card | int = card_of(two_sided_in(game)) if game.rules.two_sided else NO_CARD
        self.discards: list[Card] = cards_of(game.discards) if beside is None else beside.discards
        self.removed: list[Card] = cards_of(game.removed) if beside is None else beside.removed
        self.boxed_count: int = len(game.set_aside)
        #: The Nope window as everybody sees it.
        self.pending: Play | None = game.pending
        self.noped_by: list[int] = game.noped_by() if beside is None else beside.noped_by
        self.top_player: int = game.top_player
        #: Who holds the Godcat; and the other player of a theft from its holder or of Armageddon (G2, G9).
        self.godcat: int = game.godcat_holder() if beside is None else beside.godcat
        self.opponent: int = game.opponent
        #: How many top cards the question is about (F3).
        self.looking: int = game.looking
        #: The lifted card (F8, B3), those top cards, the cat in front of oneself in Armageddon: only for the player
        #: whose question it is.
        self.lifted: Card | int = card_of(game.lifted) if mine and hides_lifted(asking) else NO_CARD
        self.top_cards: tuple[Card, ...] = ()
        if game.looking and viewer == game.player():
            self.top_cards = tuple(cards_of(game.top_cards(game.looking)))
        self.own_cat: Card | int = NO_CARD
        if mine and asking == Ask.TRADE:
            self.own_cat = Card.GODCAT if game.godcat_kept else Card.DEVILCAT
        #: Who doesn't see their own hand (H8); by seat, the cards that all see in the hand (H7), and who gets the next
        #: card that this player draws (B4).
        self.cursed: list[int] = members_of(game.cursed) if beside is None else beside.cursed
        self.marked: list[tuple[Card, ...]] = marked_in(game) if beside is None else beside.marked
        self.taking: list[int] = [game.taker_from(seat) for seat in range(players)] if beside is None else beside.taking
        #: Before whom a Barking Kitten lies (B1); the tower, and before whom it stands (B8).
        self.barking: int = game.barking
        self.tower: list[Card] = cards_of(game.tower) if beside is None else beside.tower
        self.tower_owner: int = game.tower_owner
        #: Who played out of turn (B2); the card for which everybody puts one into the pile (H9, B6); whether the
        #: kitten that lies on the table came from a hand (H4).
        self.actor: int = game.actor
        self.adding: Card | int = card_of(game.adding)
        self.from_hand: bool = game.from_hand
        #: The Imploding Kittens in the pile or lifted from it: face down, and face up.
        self.imploding: list[int] = imploding_in(game) if beside is None else beside.imploding

    def as_dict(self) -> dict[str, object]:
        """Return the moves and all other fields but the rules; lists are copied."""
        found: dict[str, object] = {"moves": self.moves[:]}
        for name in VIEW_FIELDS:
            value = getattr(self, name)
            found[name] = value[:] if isinstance(value, list) else value
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.rules == other.rules and self.as_dict() == other.as_dict()

    def __copy__(self) -> View:
        return view_of(self.rules, self.as_dict())

    def __deepcopy__(self, memo: object) -> View:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return (view_of, (self.rules, self.as_dict()))

    def __repr__(self) -> str:
        """Return a text without secrets: hands don't belong into a log."""
        viewer = "spectators" if self.viewer == NO_SEAT else str(self.viewer + 1)
        table = f"{self.rules.edition.key}, {self.rules.players} players"
        if self.asking == Ask.OVER:
            return f"<View for {viewer} of {table}, won by {self.current + 1}>"
        asks = "" if self.asking == Ask.TURN else f", {QUESTION_WORDS[self.asking]}?"
        return f"<View for {viewer} of {table}, turn of {self.current + 1}{asks}, {self.draw_pile_size} cards>"


#: The fields, in the order in which they are written.  The rules and the moves are written beside them.
VIEW_FIELDS: Final[Fields] = {
    "viewer": Field.OPTIONAL_SEAT,
    "question": Field.NUMBER,
    "asking": Field.QUESTION,
    "asked": Field.SEATS,
    "current": Field.SEAT,
    "owed": Field.NUMBER,
    "attacked": Field.FLAG,
    "clockwise": Field.FLAG,
    "next": Field.SEAT,
    "attack_turns": Field.NUMBER,
    "alive": Field.FLAGS,
    "eliminated": Field.SEATS,
    "standings": Field.SEATS,
    "hand_sizes": Field.NUMBERS,
    "hand": Field.HAND,
    "draw_pile_size": Field.NUMBER,
    "kittens": Field.NUMBER,
    "drawn": Field.OPTIONAL_CARD,
    "face_up": Field.OPTIONAL_CARD,
    "two_sided": Field.OPTIONAL_CARD,
    "discards": Field.PILE,
    "removed": Field.HAND,
    "boxed_count": Field.NUMBER,
    "pending": Field.OPTIONAL_PLAY,
    "noped_by": Field.SEATS,
    "top_player": Field.OPTIONAL_SEAT,
    "godcat": Field.OPTIONAL_SEAT,
    "opponent": Field.OPTIONAL_SEAT,
    "looking": Field.NUMBER,
    "lifted": Field.OPTIONAL_CARD,
    "top_cards": Field.CARDS,
    "own_cat": Field.OPTIONAL_CARD,
    "cursed": Field.SEATS,
    "marked": Field.HANDS,
    "taking": Field.OPTIONAL_SEATS,
    "barking": Field.OPTIONAL_SEAT,
    "tower": Field.HAND,
    "tower_owner": Field.OPTIONAL_SEAT,
    "actor": Field.OPTIONAL_SEAT,
    "adding": Field.OPTIONAL_CARD,
    "from_hand": Field.FLAG,
    "imploding": Field.NUMBERS,
}


def sees_hand(game: State, viewer: int) -> bool:
    """Return whether the viewer has a hand and sees it (H8)."""
    return viewer != NO_SEAT and not game.cursed & bit(viewer)


def kittens_to_come(game: State) -> int:
    """Return how many Exploding Kittens the game still has, wherever they are: where is a secret (H6)."""
    found = game.draw_pile.count(Kind.EXPLODING_KITTEN)
    if game.lifted == Kind.EXPLODING_KITTEN:
        found += 1
    if game.rules.keeps_kittens:
        for hand in game.hands:
            found += int(copies_in(hand, Kind.EXPLODING_KITTEN))
    return found


def two_sided_in(game: State) -> int:
    """Return a two-sided card with the side that is up, which all know, even if a player has lifted it.

    If there are several, one that lies face up, if any does: their order in the pile is a secret.
    """
    found = NO_CARD
    for card in cards_unseen(game):
        if bit(card) & FACE_UP:
            return card
        if bit(card) & TWO_SIDED:
            found = card
    return found


def imploding_in(game: State) -> list[int]:
    if not game.rules.two_sided:
        return [0, 0]
    cards = cards_unseen(game)
    return [cards.count(Kind.IMPLODING_KITTEN), cards.count(Kind.IMPLODING_FACE_UP)]


def cards_unseen(game: State) -> list[int]:
    """The draw pile, with the card that a player has lifted from it unless it lies open on the table."""
    return [*game.draw_pile, game.lifted] if hides_lifted(game.asking) else game.draw_pile


def marked_in(game: State) -> list[tuple[Card, ...]]:
    """The cards that all see in each hand, by kind (H7)."""
    found: list[tuple[Card, ...]] = [()] * len(game.hands)
    for mark in game.marks:
        found[mark // MARK] += (CARDS[mark % MARK],)
    return found


def view_of(rules: Rules, fields: dict[str, object]) -> View:
    """Return the view with these fields (`View.as_dict`), without the game that it was a view of."""
    view = View(deal(rules, SeededChance(0)), NO_SEAT)
    for name, value in fields.items():
        setattr(view, name, value)
    return view


def asked_in_public(game: State) -> list[int]:
    if game.asking == Ask.OVER:
        return []
    if not is_window(game.asking):
        return [game.decider]
    return [seat for seat in range(game.players) if seat != game.top_player and game.is_alive(seat)]
