"""Nothing leaks: what a player gets is the same bytes whatever lies where that player cannot see."""

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

import pytest

from boomcat.core.answers import NOW, Add, Give
from boomcat.core.cards import HOLDABLE, NO_CARD, Card, bit
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.errors import RuleError
from boomcat.core.events import (
    Added,
    Barked,
    Bombed,
    Claimed,
    Discarded,
    Drew,
    DrewKitten,
    Event,
    Exploded,
    Gave,
    Handed,
    Laid,
    Lifted,
    LiftedTop,
    Marked,
    Peeked,
    PickedUp,
    Played,
    Revealed,
    Shared,
    Stole,
    Surfaced,
    TurnedUp,
    WentOff,
)
from boomcat.core.fields import SECRET
from boomcat.core.hand import cards_in
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import DRAW, NOPE, PASS, WAIT, every_move
from boomcat.core.moves import Move, Play, SimpleMove, has_tower
from boomcat.core.policies import default_move, random_move
from boomcat.core.question import Ask, is_window
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, check
from boomcat.core.rules import Options
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give, take
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation.event_text import write_event
from boomcat.notation.move_text import write_move
from boomcat.notation.view_text import write_view
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import OPTIONS, TABLES, known_moments, logged_moments, moments, new_game, viewers_of
from tests.support.thorough import few, mixed

every_table = pytest.mark.parametrize(("key", "players"), TABLES)
some_options = pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, OPTIONS, each=2))


# -- what a player gets ----------------------------------------------------------------


def sight(game: State, viewer: int) -> str:
    return write_view(View(game, viewer))


def seen_by(viewer: int, events: list[Event]) -> list[Event]:
    return [redact(event, viewer) for event in events]


def as_text(events: list[Event], game: State) -> list[str]:
    return [write_event(event, game.rules.edition) for event in events]


def thoughts(known: Knowledge) -> object:
    """All that a player knows, to be compared."""
    rows = [(row.key(), row.weight) for row in known.pile.rows]
    held = [cards_in(hand) for hand in known.held]
    return (rows, cards_in(known.pool.loose), known.pool.kittens, held, known.most, known.hand_sizes, known.godcat)


def happen(game: State, seat: int, move: Move, chance: SeededChance) -> list[Event]:
    events: list[Event] = []
    game.log = events
    apply(game, seat, game.question, move, chance)
    return events


def twin_of(game: State, known: Knowledge, rng: PlayerRng) -> State:
    """The same table for this player, with the same luck to come, and who has passed in a window."""
    twin = Redeal(View(game, known.seat), known).draw(rng)
    twin.rolls = game.rolls
    twin.waiting = game.waiting
    twin.decider = game.decider
    return twin


def allows(game: State, seat: int, move: Move) -> bool:
    try:
        check(game, seat, game.question, move)
    except RuleError:
        return False
    return True


# -- views -----------------------------------------------------------------------------


@some_options
def test_a_view_is_the_same_bytes_when_all_that_is_hidden_is_dealt_again(key, players, options):
    """At every step, for each seat and for spectators."""
    rng = PlayerRng(players)
    for game, knowledge in known_moments(key, players, OPTIONS[options], 100 + players):
        if game.asking == Ask.OVER:
            break
        for known in knowledge:
            view = View(game, known.seat)
            assert sight(Redeal(view, known).draw(rng), known.seat) == write_view(view)


# -- twin games ------------------------------------------------------------------------


class Twin:
    """A game that one viewer cannot tell from the real one, and what the viewer gets from it."""

    def __init__(self, game: State, known: Knowledge, rng: PlayerRng) -> None:
        self.viewer = int(known.seat)
        self.known = known.copy()
        # Of a few the most alike, so that the others can do in both what they do.
        self.game = max([twin_of(game, self.known, rng) for _ in range(5)], key=lambda twin: overlap(game, twin))
        self.steps = 0


def kitten_of(event: Event) -> int:
    return event.card if isinstance(event, DrewKitten) else NO_CARD


def may_differ(real: Event, other: Event, viewer: int, game: State) -> bool:
    """Return whether the first difference that a viewer sees is a hidden card that came to light."""
    cursed = [seat for seat in range(game.players) if bit(seat) & game.cursed]
    #: The hand that is the same in both.
    own = NO_SEAT if viewer in cursed else viewer
    giver = giver_of(real)
    if giver != NO_SEAT and giver == giver_of(other):
        # A thief who isn't cursed sees what was in another hand, and everybody a marked card; the victim's own hand is
        # the same in both.
        takes = own != NO_SEAT and own == taker_of(real) == taker_of(other)
        return giver != own and (takes or shown(real) or shown(other))
    match real, other:
        case ((Drew() | DrewKitten()), (Drew() | DrewKitten())) if kitten_of(real) != kitten_of(other):
            # The card that came was a kitten in one of them, or another one; or it was kept beside a Streaking Kitten.
            return (real.seat, real.bottom) == (other.seat, other.bottom)
        case Drew(), Drew():
            return real.seat == other.seat == viewer and real.bottom == other.bottom
        case DrewKitten(), DrewKitten():
            # Whether another player holds a Defuse.
            return real.seat == other.seat != own and real.bottom == other.bottom
        case Exploded(), Exploded():
            same_size = len(real.cards) == len(other.cards)
            return real.seat == other.seat != own and real.by == other.by and same_size
        case Peeked(), Peeked():
            return real.seat == other.seat == viewer and len(real.cards) == len(other.cards)
        case Shared(), Shared():
            return real.target == other.target == viewer and len(real.cards) == len(other.cards)
        case Lifted(), Lifted():
            return real.seat == other.seat == viewer
        case LiftedTop(), LiftedTop():
            return real.seat == other.seat == viewer
        case PickedUp(), PickedUp():
            return real.seat == other.seat == viewer and len(real.cards) == len(other.cards)
        case Revealed(), Revealed():
            return len(real.cards) == len(other.cards)
        case Claimed(), Claimed():
            same_play = (real.thief, real.victim, real.card) == (other.thief, other.victim, other.card)
            return same_play and real.victim != own
        case TurnedUp(), TurnedUp():
            # The player who laid the cats down knows which is where; no player knows of another's Defuse.
            if (real.opponent, real.traded) != (other.opponent, other.traded):
                return False
            if real.godcat_seat == other.godcat_seat:
                return real.devilcat_seat != own
            return viewer not in ({real.godcat_seat, real.devilcat_seat} - {real.opponent})
        case Marked(), Marked():
            return (real.seat, real.target) == (other.seat, other.target) and real.target != own
        case (Barked(), Barked()) if real.target == other.target and real.from_hand == other.from_hand:
            return real.target != own
        case WentOff(), WentOff():
            return real.seat == other.seat != own
        case Bombed(), Bombed():
            # Whether a kitten is in a hand.
            return game.rules.keeps_kittens
        case ((Played() | Discarded() | WentOff()), (Played() | Discarded() | WentOff())) if real.seat == other.seat:
            # Turned over blind.
            return real.seat in cursed
        case ((Discarded() | Barked() | Laid()), (Discarded() | Barked() | Laid())):
            # Who holds the other Barking Kitten.
            return own not in {one.seat for one in (real, other) if isinstance(one, Discarded)}
        case _:
            return False


def giver_of(event: Event) -> int:
    """Return whose hand an unseen card leaves."""
    match event:
        case Gave() | Handed():
            return event.giver
        case Stole():
            return event.victim
        case Added():
            return event.seat
        case _:
            return NO_SEAT


def taker_of(event: Event) -> int:
    match event:
        case Gave() | Handed():
            return event.taker
        case Stole():
            return event.thief
        case _:
            return NO_SEAT


def shown(event: Event) -> bool:
    return isinstance(event, Handed | Added) and event.shown


def same_until(real: list[Event], other: list[Event], viewer: int, game: State) -> bool:
    """Return whether the viewer saw the same; if not, it must be something that came to light."""
    own = NO_SEAT if viewer != NO_SEAT and bit(viewer) & game.cursed else viewer
    for one, two in zip_longest(seen_by(viewer, real), seen_by(viewer, other)):
        if isinstance(one, Surfaced) != isinstance(two, Surfaced):
            return False  # what lies on top came to light in one of them (E10)
        for gone_off, instead in ((one, two), (two, one)):
            if isinstance(gone_off, WentOff) and not isinstance(instead, WentOff | Played | Discarded):
                assert gone_off.seat != own
                return False  # a kitten in a hand came to light (H3)
        assert one is not None, f"{viewer} sees {two} only in the twin"
        assert two is not None, f"{viewer} sees {one} only in the real game"
        if as_text([one], game) != as_text([two], game):
            assert may_differ(one, two, viewer, game), f"{viewer} sees {one} and in the twin {two}"
            return False
        assert one == two
    return True


def common_move(game: State, seat: int, twins: list[Twin], rng: PlayerRng) -> Move:
    """Of a few random moves the one that most of the twins allow too, so that they stay twins for long."""
    moves = [random_move(game, seat, rng) for _ in range(4)]
    return max(moves, key=lambda move: sum(allows(twin.game, seat, move) for twin in twins))


def in_secret(move: Move, seat: int, twin: Twin, rng: PlayerRng) -> Move:
    """Another choice that looks the same to the viewer: a place, an order, a gift, the cat in front of oneself."""
    game = twin.game
    if twin.viewer in (seat, game.current):
        return move
    alike: list[Move] = []
    for other in legal_moves(game, seat):
        if not (isinstance(move, SimpleMove) and isinstance(other, SimpleMove)):
            continue
        if open_part(move, seat, game) == open_part(other, seat, game):
            alike.append(other)
    return alike[rng.below(len(alike))] if alike else move


def open_part(move: SimpleMove, seat: int, game: State) -> list[object]:
    """Return the part of an answer that everybody sees: of cards the Godcat, known by its back (G9), the marked ones
    (H7), and those of a tower (B8)."""
    seen = [value for value, kind in zip(move.values(), move.fields.values(), strict=True) if kind not in SECRET]
    card = move.card if isinstance(move, Give | Add) else NO_CARD
    of_tower = isinstance(move, Give) and has_tower(game, seat)
    is_open = card == Card.GODCAT or game.is_marked(seat, card) or of_tower
    return [move.answers, move.words, *seen, card if is_open else NO_CARD]


def overlap(game: State, twin: State) -> int:
    """Return how many cards are in the same hands."""
    hands = zip(game.hands, twin.hands, strict=True)
    return sum((Counter(cards_in(one)) & Counter(cards_in(two))).total() for one, two in hands)


def play_twins(key: str, players: int, options: Options, seed: int) -> Iterator[int]:
    """A game with a twin for each viewer; yields the length of each comparison when it ends."""
    game, chance = new_game(key, players, options, seed)
    rng = PlayerRng(seed)
    viewers = viewers_of(game)
    real = {viewer: Knowledge(View(game, viewer)) for viewer in viewers}
    twins = [Twin(game, real[viewer], rng) for viewer in viewers]
    while game.asking != Ask.OVER:
        seats = asked(game)
        seat = seats[rng.below(len(seats))]
        move = common_move(game, seat, twins, rng)
        choices = [in_secret(move, seat, twin, rng) for twin in twins]
        allowed = [allows(twin.game, seat, choice) for twin, choice in zip(twins, choices, strict=True)]
        # Legal moves are in the view, so a twin that forbids one shows only the actor's own hidden cards.
        assert all(allowed[twins.index(twin)] for twin in twins if twin.viewer == seat)
        events = happen(game, seat, move, chance)
        for at, twin in enumerate(twins):
            viewer = twin.viewer
            for event in seen_by(viewer, events):
                real[viewer].see(event)
            if allowed[at]:
                others = happen(twin.game, seat, choices[at], chance)
                if same_until(events, others, viewer, game):
                    twin.steps += 1
                    for event in seen_by(viewer, others):
                        twin.known.see(event)
                    assert twin.game.question == game.question
                    assert sight(twin.game, viewer) == sight(game, viewer)
                    assert thoughts(twin.known) == thoughts(real[viewer])
                    continue
            yield twin.steps
            if game.asking != Ask.OVER:
                twins[at] = Twin(game, real[viewer], rng)


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, ["default", "all"]))
def test_twin_games_give_the_same_bytes_until_something_comes_to_light(key, players, options):
    """The same moves in both, but for the choices that others make in secret: those differ."""
    lengths: list[int] = []
    for seed in range(1 if players > 5 else few(2, 3)):
        lengths += play_twins(key, players, OPTIONS[options], 10 * players + seed)
    # Otherwise nothing was compared.
    assert max(lengths) >= 5


# -- the Nope window ---------------------------------------------------------------------


#: In a window: the card that some play, and the answer of those who don't.
WINDOWS: dict[int, tuple[Card, Move, Move]] = {
    Ask.NOPE: (Card.NOPE, NOPE, PASS),
    Ask.NOW: (Card.ALTER_THE_FUTURE_NOW, NOW, WAIT),
}
#: What can't lie anywhere else without a word.
FIXED = {Card.GODCAT, Card.EXPLODING_KITTEN, Card.STREAKING_KITTEN}


def with_card_moved(game: State, wanted: Card, holder: int, rng: PlayerRng) -> tuple[State, set[int]] | None:
    """The same table, but this card of the player's lies elsewhere; and who can tell."""
    twin = game.copy()
    if game.is_marked(holder, wanted):
        return None
    places = [at for at, card in enumerate(game.draw_pile) if bit(card) & HOLDABLE and card not in {wanted, *FIXED}]
    others = [
        (seat, card)
        for seat in range(game.players)
        if seat != holder
        for card in set(cards_in(game.hands[seat])) - {wanted, *FIXED}
        if not game.is_marked(seat, card)
    ]
    if not places or (others and rng.below(2)):
        if not others:
            return None
        seat, card = others[rng.below(len(others))]
        take(twin, seat, card)
        give(twin, seat, wanted)
    else:
        seat, at = NO_SEAT, places[rng.below(len(places))]
        card = twin.draw_pile[at]
        twin.draw_pile[at] = wanted
    take(twin, holder, wanted)
    give(twin, holder, card)
    return twin, {one for one in (holder, seat) if one == NO_SEAT or not bit(one) & game.cursed}


def play_window(
    games: list[State], move: Move, rarely: int, blind: list[int], chance: SeededChance, rng: PlayerRng
) -> None:
    """The same move in both, answered by those who can in both, until all pass.  Who can't tell sees the same."""
    game, twin = games
    seat = int(game.current)
    answer = move
    opened = game.question
    while True:
        question = game.question
        events = [happen(one, seat, answer, chance) for one in games]
        for viewer in blind:
            if not same_until(events[0], events[1], viewer, game):
                return
            assert game.question == twin.question
            assert sight(game, viewer) == sight(twin, viewer)
        if answer in (PASS, WAIT) and is_window(game.asking):
            # A pass is nothing that anybody can see.
            assert events == [[], []]
            assert game.question == twin.question == question
        if not is_window(game.asking) or game.question > opened + 4:
            return
        assert asked(game) == asked(twin)
        seats = asked(game)
        seat = seats[rng.below(len(seats))]
        _, yes, no = WINDOWS[game.asking]
        both = [yes in legal_moves(one, seat) for one in games]
        answer = yes if all(both) and rng.below(rarely) == 0 else no


def play_windows(key: str, players: int, wanted: Card, rarely: int) -> int:
    """Open windows in games, and twins of them in which a card lies elsewhere; return how many."""
    windows = 0
    rng = PlayerRng(players)
    for seed in range(2):
        for game in logged_moments(key, players, OPTIONS["default"], seed):
            holders = [seat for seat in range(players) if wanted in game.hands[seat]]
            if game.asking != Ask.TURN or not holders:
                continue
            found = with_card_moved(game, wanted, holders[rng.below(len(holders))], rng)
            move = random_move(game, game.current, rng) if wanted == Card.NOPE else DRAW
            if found is None or not (isinstance(move, Play) or move is DRAW):
                continue
            twin, knowing = found
            if (wanted != Card.NOPE or move is not DRAW) and allows(twin, game.current, move):
                blind = [viewer for viewer in viewers_of(game) if viewer not in knowing or viewer == NO_SEAT]
                play_window([game.copy(), twin], move, rarely, blind, SeededChance(seed), rng)
                windows += 1
    return windows


@every_table
@pytest.mark.parametrize("nopes", [3, 1000])
def test_a_window_gives_the_same_bytes_with_and_without_a_nope(key, players, nopes):
    """N7: not the views, not the events, not their number, nor the numbers of the questions."""
    assert play_windows(key, players, Card.NOPE, nopes) > 5


WITH_NOW = [(key, players) for key, players in TABLES if Card.ALTER_THE_FUTURE_NOW in edition_named(key).titles]


@pytest.mark.parametrize(("key", "players"), WITH_NOW)
@pytest.mark.parametrize("rarely", [3, 1000])
def test_a_draw_gives_the_same_bytes_with_and_without_an_alter_the_future_now(key, players, rarely):
    """B2: the window before it is like a Nope window."""
    # A recipe may have one such card only, which is soon discarded.
    assert play_windows(key, players, Card.ALTER_THE_FUTURE_NOW, rarely) > 0


@every_table
def test_a_pass_changes_only_the_view_of_the_player_who_passed(key, players):
    """N7: a pass that leaves the window open causes no event and changes no view but that of the player who passed."""
    for game, chance in moments(key, players, OPTIONS["default"], 61, hurried=False):
        if game.asking != Ask.NOPE or len(asked(game)) < 2:
            continue
        before = {viewer: sight(game, viewer) for viewer in viewers_of(game)}
        for seat in asked(game):
            twin = game.copy()
            assert happen(twin, seat, PASS, chance) == []
            for viewer, seen in before.items():
                assert (sight(twin, viewer) == seen) == (viewer != seat)


# -- refusals and the absent -------------------------------------------------------------


def refusal(game: State, seat: int, question: int, move: Move) -> str:
    """Return everything from which the reply to this answer is written."""
    try:
        check(game, seat, question, move)
    except RuleError as error:
        allowed = ", ".join(write_move(move, game.rules.edition) for move in error.allowed)
        return f"{type(error).__name__} {error.reason} {error.details} {error.words} {allowed}"
    return ""


MOVES: dict[str, list[Move]] = {}
for _move in every_move():
    MOVES.setdefault(type(_move).__name__, []).append(_move)


@every_table
def test_a_refusal_reveals_nothing_that_the_player_does_not_know(key, players):
    """Every kind of move, by every player, also to older and later questions."""
    rng = PlayerRng(players)
    refused = set()
    for step, (game, knowledge) in enumerate(known_moments(key, players, OPTIONS["default"], 31)):
        if game.asking == Ask.OVER:
            break
        seat = step % players
        twin = twin_of(game, knowledge[seat], rng)
        for moves in MOVES.values():
            move = moves[rng.below(len(moves))]
            answers_in_both = {refusal(one, seat, game.question, move) for one in (game, twin)}
            assert len(answers_in_both) == 1
            refused |= answers_in_both
        for question in (game.question - 1, game.question + 1):
            assert refusal(game, seat, question, PASS) == refusal(twin, seat, question, PASS)
    assert len(refused) > 10


@some_options
def test_the_absent_decide_by_what_they_see_themselves(key, players, options):
    rng = PlayerRng(players)
    for game, knowledge in known_moments(key, players, OPTIONS[options], 51):
        for seat in asked(game):
            twin = twin_of(game, knowledge[seat], rng)
            word = rng.word()
            for decide in (default_move, random_move):
                assert decide(game, seat, PlayerRng(word)) is decide(twin, seat, PlayerRng(word))
