"""Two simple ways to decide: `random` for benchmarks and playouts, and the default for those who are absent."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.answers import (
    ALTERS,
    BLIND,
    DEFUSE,
    DEFUSE_BARKING,
    DEFUSE_DEVILCAT,
    FACE_WITH_DEVILCAT,
    FACE_WITH_GODCAT,
    GIVES,
    GODCAT_AS_DEFUSE,
    KEEP,
    PLACES,
    PUT_ON_TOP,
    STAY,
    STEAL_GODCAT,
    STEAL_RANDOM,
    TAKES,
    TRADE,
    add_answers,
    givable,
    takeable,
)
from boomcat.core.cards import AIMED_AT_CARDS, FERAL, IN_FIVES, TARGETED, Kind, bit, how_many, nth_of
from boomcat.core.chance import PlayerRng
from boomcat.core.combos import Wild
from boomcat.core.hand import Hand, copies_in, holds, nth_card
from boomcat.core.legal import TurnSets, pair_titles, triple_titles
from boomcat.core.move_pool import DRAW, NOPE, PASS, PASSING, PLAYING, five, pair, single, triple
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.state import State


def default_move(game: State, seat: i64, rng: PlayerRng) -> Move:
    """Return the move for an absent player, by what the seat can see: draw, pass, defuse, a random place or gift, keep.

    To a question that is not named here they answer at random.
    """
    asking = game.asking
    hand = game.hands[seat]
    if asking == Ask.TURN:
        return DRAW
    if is_window(asking):
        return PASSING[asking]
    if asking == Ask.DEFUSE:
        return DEFUSE if holds(hand, Kind.DEFUSE) else GODCAT_AS_DEFUSE
    if asking == Ask.GIVE and givable(game, hand) == hand.one:
        return GIVES[nth_card(hand, rng.below(hand.size))]
    if asking == Ask.STEAL:
        return STEAL_RANDOM
    if asking == Ask.ALTER:
        return ALTERS[game.looking][0]
    if asking == Ask.HECK:
        return KEEP
    if asking == Ask.TRADE:
        return STAY
    return random_answer(game, seat, rng)


def random_move(game: State, seat: i64, rng: PlayerRng) -> Move:
    """Draw with probability 1/2, else a uniform kind of play with uniform details; Nope with 1/4; else anything."""
    asking = game.asking
    if asking == Ask.TURN:
        return DRAW if rng.below(2) == 0 else random_play(game, rng)
    if asking == Ask.NOPE:
        if rng.below(4) or not holds(game.hands[seat], Kind.NOPE) or game.cursed & bit(seat):
            return PASS
        return NOPE
    return random_answer(game, seat, rng)


def random_answer(game: State, seat: i64, rng: PlayerRng) -> Move:
    """Return a uniform answer to a question but the turn and the Nope window; in another window, play with 1/4.

    Never an explosion that can be helped.
    """
    asking = game.asking
    hand = game.hands[seat]
    if asking == Ask.DEFUSE:
        if not holds(hand, Kind.GODCAT) or seat != game.current:
            return DEFUSE
        return GODCAT_AS_DEFUSE if not holds(hand, Kind.DEFUSE) or rng.below(2) == 0 else DEFUSE
    if asking == Ask.PLACE:
        return PLACES[rng.below(len(game.draw_pile) + 1)]
    if asking == Ask.GIVE:
        return GIVES[any_of(givable(game, hand), rng)]
    if asking == Ask.STEAL:
        return STEAL_GODCAT if rng.below(2) == 0 else STEAL_RANDOM
    if asking == Ask.TAKE:
        return TAKES[any_of(takeable(game), rng)]
    if asking == Ask.ALTER:
        orders = ALTERS[game.looking]
        return orders[rng.below(len(orders))]
    if asking == Ask.HECK:
        return KEEP if rng.below(2) == 0 else PUT_ON_TOP
    if asking == Ask.FACE:
        opponent = any_of(game.others(), rng)
        return FACE_WITH_GODCAT[opponent] if rng.below(2) == 0 else FACE_WITH_DEVILCAT[opponent]
    if asking == Ask.TRADE:
        return STAY if rng.below(2) == 0 else TRADE
    if asking == Ask.DEVILCAT:
        return DEFUSE_DEVILCAT
    if asking == Ask.BARK:
        return DEFUSE_BARKING
    if is_window(asking):
        plays = rng.below(4) == 0 and game.can_play_in(asking) & bit(seat) != 0
        return PLAYING[asking] if plays else PASSING[asking]
    # Branches only save time: any other question is answered in the same way.
    moves: list[Move] = []
    add_answers(game, hand, moves)
    return moves[rng.below(len(moves))]


def any_of(members: i64, rng: PlayerRng) -> i64:
    return nth_of(members, rng.below(how_many(members)))


# -- the random play ---------------------------------------------------------------


def random_play(game: State, rng: PlayerRng) -> Move:
    """Return a uniform kind of play, a title alone or a combo, with uniform details; Draw if there is none."""
    hand = game.hands[game.current]
    if game.cursed & bit(game.current):
        return BLIND if hand.size else DRAW
    sets = TurnSets(game, hand)
    victims = sets.victims
    titles = sets.alone | sets.by_godcat
    alone = how_many(titles)
    pairs: i64 = 1 if sets.pairs else 0
    triples: i64 = 1 if sets.triples else 0
    fives: i64 = 1 if sets.five else 0
    kinds = alone + pairs + triples + fives
    if not kinds:
        return DRAW
    n = rng.below(kinds)
    if n >= alone:
        n -= alone
        if n < pairs:
            return random_pair(game, hand, victims, rng)
        return random_triple(game, hand, victims, rng) if n < pairs + triples else random_five(hand, rng)
    title = nth_of(titles, n)
    chosen = bit(title)
    godcat = sets.by_godcat & chosen != 0 and (sets.alone & chosen == 0 or rng.below(2) == 0)
    if chosen & AIMED_AT_CARDS:
        return single(title, godcat, any_of(victims, rng))
    if chosen & TARGETED:
        return single(title, godcat, any_of(game.targets(title), rng))
    return single(title, godcat, 0)


def random_pair(game: State, hand: Hand, victims: i64, rng: PlayerRng) -> Move:
    titles = pair_titles(game, hand, Wild.NONE)
    ferals: i64 = 0
    godcat: i64 = 0
    if game.rules.wild:
        ferals = pair_titles(game, hand, Wild.FERAL)
        godcat = pair_titles(game, hand, Wild.GODCAT)
    natural = how_many(titles)
    n = rng.below(natural + how_many(ferals) + how_many(godcat))
    target = any_of(victims, rng)
    if n < natural:
        return pair(nth_of(titles, n), Wild.NONE, target)
    n -= natural
    if n < how_many(ferals):
        return pair(nth_of(ferals, n), Wild.FERAL, target)
    return pair(nth_of(godcat, n - how_many(ferals)), Wild.GODCAT, target)


def random_triple(game: State, hand: Hand, victims: i64, rng: PlayerRng) -> Move:
    wild: i64 = 0
    choices = how_many(hand.three)
    if game.rules.wild:
        wild = Wild.FERAL_AND_GODCAT
        while wild > Wild.NONE:
            choices += how_many(triple_titles(game, hand, wild))
            wild -= 1
    n = rng.below(choices)
    target = any_of(victims, rng)
    nameable = game.rules.nameable
    named: i64 = nameable[rng.below(len(nameable))]
    while True:
        titles = triple_titles(game, hand, wild)
        here = how_many(titles)
        if n < here:
            return triple(nth_of(titles, n), wild, target, named)
        n -= here
        wild += 1


def choose(n: i64, k: i64) -> i64:
    ways: i64 = 1
    done: i64 = 0
    while done < k:
        ways = ways * (n - done) // (done + 1)
        done += 1
    return ways


def random_five(hand: Hand, rng: PlayerRng) -> Move:
    """Return a five, uniform over all: first how many Feral Cats, then which of the different cards."""
    kinds = hand.one & IN_FIVES & ~FERAL
    different = how_many(kinds)
    most: i64 = min(copies_in(hand, Kind.FERAL_CAT), 5)
    ferals: i64 = 0
    if most:
        ways: i64 = 0
        while ferals <= most:
            ways += choose(different, 5 - ferals)
            ferals += 1
        n = rng.below(ways)
        ferals = 0
        while n >= choose(different, 5 - ferals):
            n -= choose(different, 5 - ferals)
            ferals += 1
    chosen: i64 = 0
    wanted: i64 = 5 - ferals
    while wanted:
        lowest_kind = kinds & -kinds
        if rng.below(different) < wanted:
            chosen |= lowest_kind
            wanted -= 1
        kinds ^= lowest_kind
        different -= 1
    return five(chosen, ferals)
