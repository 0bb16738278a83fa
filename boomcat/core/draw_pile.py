"""The draw pile: shuffling it, drawing from it, and showing a card that lies face up on it."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from boomcat.core.cards import DEADLY, NO_CARD, PERILS, Kind, bit, front_of
from boomcat.core.chance import Chance
from boomcat.core.events import Drew, DrewKitten, Intercepted, Shuffled, Surfaced
from boomcat.core.explosions import can_defuse, clear_taker, explode
from boomcat.core.kept_kittens import keeps
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give, pick_up
from boomcat.core.turns import ask, end_turn


def roll(game: State, bound: i64, chance: Chance) -> i64:
    """The next random outcome: one of 0, 1, … bound - 1."""
    ordinal = game.rolls
    game.rolls = ordinal + 1
    outcome = chance.below(ordinal, bound)
    if not 0 <= outcome < bound:
        raise ValueError(f"chance said {outcome}, which is not below {bound}")
    return outcome


def shuffle(game: State, chance: Chance) -> None:
    """Shuffle the draw pile (F6)."""
    # As objects, which are traded without being unpacked.
    pile = cast("list[object]", game.draw_pile)
    i: i64 = len(pile) - 1
    ordinal = game.rolls
    while i > 0:
        j = chance.below(ordinal, i + 1)
        if not 0 <= j <= i:
            raise ValueError(f"chance said {j}, which is not below {i + 1}")
        pile[i], pile[j] = pile[j], pile[i]
        ordinal += 1
        i -= 1
    game.rolls = ordinal
    if game.recording:
        game.events.append(Shuffled())


def show_top(game: State) -> None:
    """Record that the top card may be another one now; call it only if `game.recording`."""
    card = game.face_up()
    if card != NO_CARD:
        game.events.append(Surfaced(card))


def draw(game: State, bottom: bool) -> None:
    """Take the top or the bottom card and end the turn with it (T1, F7)."""
    receive(game, game.draw_pile.pop(0) if bottom else game.draw_pile.pop(), bottom)


def receive(game: State, card: i64, bottom: bool) -> None:
    """Take a card from the draw pile into the hand, or into that of the player who takes it instead (B4).

    A kitten goes there only beside the Streaking Kitten (H1); else it is shown (K1, K7).
    """
    seat = game.current
    if game.taking:
        seat = intercepting(game)
    if bit(card) & PERILS and not (game.rules.keeps_kittens and keeps(game.hands[seat], card)):
        receive_kitten(game, seat, card, bottom)
        return
    give(game, seat, card)
    if game.recording:
        game.events.append(Drew(seat, card, bottom))
    if game.cursed:
        pick_up(game, seat)
    if game.recording and not bottom:
        show_top(game)
    end_turn(game)


def intercepting(game: State) -> i64:
    """Return who gets the card that the current player draws (B4)."""
    seat = game.current
    taker = game.taker_from(seat)
    if taker == NO_SEAT:
        return seat
    clear_taker(game, seat)
    if game.recording:
        game.events.append(Intercepted(seat, taker))
    return taker


def receive_kitten(game: State, seat: i64, card: i64, bottom: bool) -> None:
    """Ask for a Defuse, explode, or ask where a card goes back: one that is deadly only once it's face up (E8, E9)."""
    defusable = card == Kind.EXPLODING_KITTEN and can_defuse(game, seat)
    if game.recording:
        game.events.append(DrewKitten(seat, card, bottom, defusable))
        if not bottom:
            show_top(game)
    game.lifted = card
    if defusable:
        ask(game, seat, Ask.DEFUSE)
    elif bit(card) & DEADLY:
        explode(game, seat, front_of(card))
    else:
        ask(game, seat, Ask.PLACE)
