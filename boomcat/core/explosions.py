"""Players who explode, kittens that go off in hands, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import NO_CARD, Kind, bit, members_of, shifted
from boomcat.core.events import Exploded, WentOff, Won
from boomcat.core.hand import Hand, cards_in, holds
from boomcat.core.kept_kittens import can_keep_kitten
from boomcat.core.question import Ask
from boomcat.core.state import MARK, NO_SEAT, NONE, State
from boomcat.core.transfers import take
from boomcat.core.turns import ask, carry_on, end_turn, pass_play


def explode(game: State, seat: i64, by: i64) -> None:
    """Eliminate a player: by the kitten that is lifted, or by the Devilcat or a Barking Kitten (K1, G4, B1)."""
    cards = cards_left_by(game, seat)
    goes_on = game.from_hand or by == Kind.BARKING_KITTEN
    game.from_hand = False
    if game.recording:
        game.events.append(Exploded(seat, tuple(cards), by))
    if game.lifted != NO_CARD:
        cards.append(by)
        game.lifted = NO_CARD
    if game.tower_owner == seat:
        cards = game.tower + cards
        game.tower = NONE
        game.tower_owner = NO_SEAT
    if game.rules.remove_dead_hands:
        game.removed = game.removed + cards
    else:
        game.discards.extend(cards)
    game.hands[seat] = Hand()
    game.holding &= ~bit(seat)
    game.noping &= ~bit(seat)
    game.alive ^= bit(seat)
    clear_markers(game, seat)
    game.living -= 1
    game.eliminated = (game.eliminated << 4) | (seat + 1)
    if game.living == 1:
        end_game(game)
    elif seat == game.current:
        pass_play(game, game.next_living(seat), 1, False)
    elif goes_on:
        carry_on(game)
    else:
        end_turn(game)


def clear_markers(game: State, seat: i64) -> None:
    """Take away what lies before a player who is out, and what they have before others."""
    game.cursed &= ~bit(seat)
    if game.barking == seat:
        game.barking = NO_SEAT
    if game.marks:
        game.marks = [mark for mark in game.marks if mark // MARK != seat]
    if game.taking:
        for victim in range(game.players):
            if victim == seat or game.taker_from(victim) == seat:
                clear_taker(game, victim)


def clear_taker(game: State, victim: i64) -> None:
    """Take the I'll Take That away from before this player (B4)."""
    game.taking &= ~shifted(15, victim * 4)


# -- kittens in hands ------------------------------------------------------------


def settle(game: State) -> None:
    """Continue the turn, once a kitten in a hand that the Streaking Kitten left has gone off (H3)."""
    if game.rules.keeps_kittens:
        for seat in members_of(game.alive):
            hand = game.hands[seat]
            if holds(hand, Kind.EXPLODING_KITTEN) and not can_keep_kitten(hand):
                go_off(game, seat)
                return
    carry_on(game)


def go_off(game: State, seat: i64) -> None:
    """Let the Exploding Kitten in a hand go off: Defuse or out (H3)."""
    take(game, seat, Kind.EXPLODING_KITTEN)
    defusable = can_defuse(game, seat)
    if game.recording:
        game.events.append(WentOff(seat, Kind.EXPLODING_KITTEN, defusable))
    game.lifted = Kind.EXPLODING_KITTEN
    game.from_hand = True
    if defusable:
        ask(game, seat, Ask.DEFUSE)
    else:
        explode(game, seat, Kind.EXPLODING_KITTEN)


def can_defuse(game: State, seat: i64) -> bool:
    """Return whether the player has a Defuse, or the Godcat in their own turn (G7)."""
    hand = game.hands[seat]
    return holds(hand, Kind.DEFUSE) or (seat == game.current and holds(hand, Kind.GODCAT))


def end_game(game: State) -> None:
    """End the game: one player is left (T5)."""
    winner = game.next_living(game.current)
    ask(game, winner, Ask.OVER)
    game.current = winner
    game.owed = 1
    game.attacked = False
    if game.recording:
        game.events.append(Won(winner))


def cards_left_by(game: State, seat: i64) -> list[int]:
    """Return the hand of a dead player without the Godcat, which goes back to the mat (G8)."""
    hand = game.hands[seat]
    cards = cards_in(hand)
    if holds(hand, Kind.GODCAT):
        cards.pop()
    return cards
