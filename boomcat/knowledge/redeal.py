"""Full states that fit what one player knows, with the right probabilities: for search, and for the leak tests."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import HOLDABLE, NO_CARD, Kind, bit
from boomcat.core.chance import PlayerRng
from boomcat.core.hand import Hand, cards_in, copies_in, remove_card
from boomcat.core.legal import legal_moves
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.core.transfers import give
from boomcat.knowledge.blocks import ANY, SEAT, Row
from boomcat.knowledge.knowledge import ANY_NUMBER, Knowledge
from boomcat.knowledge.plausible import public_part
from boomcat.views.view import View

#: A random number of this many steps picks a row by its weight.
STEPS: Final = 1 << 31
#: Deals that break what is known of a hand are thrown away; in a real game few are.
MOST_TRIES: Final = 10_000


@final
class Redeal:
    """Deals what the player of a view cannot see, again and again."""

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        knowledge.look_at_top()
        if view.face_up == NO_CARD and knowledge.face_up != NO_CARD and knowledge.pile.has_on_top(knowledge.face_up):
            # It can't be: the way that the pile lies was forgotten.
            knowledge.deny_top()
        self.view = view
        self.knowledge = knowledge
        self.rows = knowledge.pile.rows
        self.kittens: i64 = knowledge.pool.kittens
        self.held = knowledge.held
        self.cursed = knowledge.cursed
        self.bounded = [
            seat
            for seat in range(len(view.hand_sizes))
            if view.alive[seat] and not knowledge.sees(seat) and min(knowledge.most[seat]) < ANY_NUMBER
        ]
        self.most = knowledge.most
        self.loose = knowledge.pool.loose
        self.decks: list[list[int]] = [[] for _ in self.rows]
        self.table = public_part(view.rules, view.as_dict(), may_answer=bool(view.moves))

    def __reduce__(self) -> tuple[object, ...]:
        return (Redeal, (self.view, self.knowledge))

    def draw(self, rng: PlayerRng) -> State:
        """Return one full state.  It asks everybody in windows, and only the player may have passed in an open one.

        If no deal fits the bounds of hands, because too much was forgotten, one that only fits the view will do.
        """
        for _ in range(MOST_TRIES):
            game = self.deal(self.pick_row(rng), rng)
            if (not self.bounded and not self.cursed) or self.possible(game):
                break
        return game

    def pick_row(self, rng: PlayerRng) -> i64:
        last: i64 = len(self.rows) - 1
        left = float(rng.below(STEPS)) / float(STEPS) if last else 0.0
        for at in range(last):
            left -= self.rows[at].weight
            if left < 0.0:
                return at
        return last

    def deal(self, at: i64, rng: PlayerRng) -> State:
        row = self.rows[at]
        if not self.decks[at]:
            self.decks[at] = loose_cards(self.loose, row)
        cards = self.decks[at][:]
        game = self.table.copy()
        view = self.view
        for seat in range(game.players):
            if (seat != view.viewer or self.cursed) and view.alive[seat]:
                for card in cards_in(self.held[seat]):
                    give(game, seat, card)
        for pin in row.pinned:
            give(game, pin // SEAT, pin % SEAT)
        for seat in range(game.players):
            for _ in range(view.hand_sizes[seat] - game.hands[seat].size):
                give(game, seat, take_random(cards, rng))
        places = row.unseen()
        kittens: i64 = self.kittens - row.known_of(Kind.EXPLODING_KITTEN)
        for block in reversed(row.blocks):
            start: i64 = len(game.draw_pile)
            for _ in range(block.unseen):
                if rng.below(places) < kittens:
                    game.draw_pile.append(Kind.EXPLODING_KITTEN)
                    kittens -= 1
                else:
                    game.draw_pile.append(take_random(cards, rng))
                places -= 1
            if block.known.size:
                for card in cards_in(block.known):
                    game.draw_pile.append(int(take_random(cards, rng)) if card == ANY else card)
                mix_from(game.draw_pile, start, rng)
        lifted = row.lifted
        if lifted is not None:
            if lifted.known.size:
                card = cards_in(lifted.known)[0]
                game.lifted = take_random(cards, rng) if card == ANY else card
            else:
                game.lifted = Kind.EXPLODING_KITTEN if kittens else take_random(cards, rng)
        if view.boxed_count:
            game.set_aside = sorted([int(take_random(cards, rng)) for _ in range(view.boxed_count)])
        if game.asking == Ask.TRADE and view.own_cat == NO_CARD:
            game.godcat_kept = rng.below(2) == 0
        return game

    def possible(self, game: State) -> bool:
        """Return whether no hand holds more of a kind than it can, and the player may do what they may (H8)."""
        if self.cursed and legal_moves(game, self.view.viewer) != self.view.moves:
            return False
        for seat in self.bounded:
            hand = game.hands[seat]
            held = self.held[seat]
            bounds = self.most[seat]
            for card in range(len(bounds)):
                if bounds[card] < ANY_NUMBER and copies_in(hand, card) - copies_in(held, card) > bounds[card]:
                    return False
        return True


def loose_cards(loose: Hand, row: Row) -> list[int]:
    """The unseen cards that may be anywhere, if the pile lies in this way."""
    left = loose.copy()
    for block in row.blocks if row.lifted is None else [*row.blocks, row.lifted]:
        for card in cards_in(block.known):
            if bit(card) & HOLDABLE:
                remove_card(left, card)
    for pin in row.pinned:
        if pin % SEAT != Kind.EXPLODING_KITTEN:
            remove_card(left, pin % SEAT)
    return cards_in(left)


def take_random(cards: list[int], rng: PlayerRng) -> i64:
    at = rng.below(len(cards))
    card: i64 = cards[at]
    last: i64 = cards.pop()
    if at < len(cards):
        cards[at] = last
    return card


def mix_from(deck: list[int], start: i64, rng: PlayerRng) -> None:
    """Shuffle the cards from this place to the end."""
    for i in range(len(deck) - 1, start, -1):
        j = start + rng.below(i - start + 1)
        deck[i], deck[j] = deck[j], deck[i]
