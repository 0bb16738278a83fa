"""Random games over every edition, number of players and set of options: what must be true at every moment."""

from collections import Counter
from itertools import product

import pytest

from boomcat.core.cards import FERAL, KINDS, NO_CARD, PERILS, Card, members_of
from boomcat.core.chance import Chance, PlayerRng
from boomcat.core.combos import TRIPLE_WILDS, Five, Triple
from boomcat.core.decks import DECKS
from boomcat.core.errors import IllegalMove, MalformedInput, StaleAnswer
from boomcat.core.events import Event, Won
from boomcat.core.hand import Hand, copies_in
from boomcat.core.kept_kittens import keeps
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import DRAW, every_move, five, triple
from boomcat.core.moves import Move
from boomcat.core.policies import default_move, random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, check
from boomcat.core.rules import SEATS
from boomcat.core.state import NO_SEAT, State
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.invariants import card_count, check_hands, check_markers
from tests.support.random_games import (
    OPTIONS,
    RECIPES,
    TABLES,
    every_card,
    moments,
    new_game,
    perils_needed,
    perils_to_come,
    snapshot,
    viewers_of,
)
from tests.support.thorough import few, mixed

every_table = pytest.mark.parametrize(("key", "players"), TABLES)
#: Each table with some of the options and manners; soak plays all.
some_games = pytest.mark.parametrize(
    ("key", "players", "chosen"), mixed(TABLES, product(OPTIONS, [False, True]), each=2)
)
both_manners = pytest.mark.parametrize("hurried", [False, True], ids=["patient", "hurried"])

NOT_TRIPLES = [move for move in every_move() if not isinstance(move, Triple)]


def any_triple(rng: PlayerRng) -> Move:
    """Of anything, kittens too, against any seat."""
    return triple(rng.below(KINDS), rng.below(TRIPLE_WILDS), rng.below(SEATS), rng.below(KINDS))


def refusal(game: State, seat: int, move: Move) -> str:
    try:
        check(game, seat, game.question, move)
    except IllegalMove as error:
        return error.reason
    return ""


def near_fives(hand: Hand, rng: PlayerRng) -> list[Move]:
    """Fives, fours and sixes out of a hand, some of them with a card that is not in it."""
    kinds = members_of(hand.one)
    found: list[Move] = []
    for count in (4, 5, 5, 5, 6):
        picked = sum({1 << kinds[rng.below(len(kinds))] for _ in range(count)}) if kinds else 0
        found.append(five(picked & ~FERAL, rng.below(copies_in(hand, Card.FERAL_CAT) + 2)))
    return found


@some_games
def test_no_card_is_lost_or_made_and_the_kittens_suffice(key, players, chosen):
    options, hurried = chosen
    for seed in (1, 2):
        cards = None
        log: list[Event] = []
        for game, _ in moments(key, players, OPTIONS[options], seed, hurried=hurried):
            if cards is None:
                cards = every_card(game)
                game.log = log
            assert every_card(game) == cards
            assert perils_to_come(game) == perils_needed(game, log)
            assert perils_to_come(game) >= game.living - 1
        assert cards is not None
        assert all(0 <= copies <= edition_named(key).box.get(card, 0) for card, copies in cards.items())
        assert game.living == 1
        assert log[-1] == Won(game.winner())


@pytest.mark.parametrize("key", list(DECKS))
@both_manners
def test_every_built_in_deck_is_played_to_the_end_with_all_its_cards(key, hurried):
    for players, options in product(edition_named(key).sizes, ("default", "all")):
        cards: Counter[int] | None = None
        log: list[Event] = []
        for game, _ in moments(key, players, OPTIONS[options], players, hurried=hurried):
            if cards is None:
                cards = every_card(game)
                game.log = log
            assert every_card(game) == cards
            assert card_count(game) == cards.total()
            assert perils_to_come(game) == perils_needed(game, log) >= game.living - 1
        assert log[-1] == Won(game.winner())


@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[0] in RECIPES])
@both_manners
def test_cards_before_players_and_in_their_hands_stay_possible(key, players, hurried):
    for options, seed in product(("default", "all"), range(3)):
        for game, _ in moments(key, players, OPTIONS[options], seed, hurried=hurried):
            check_hands(game)
            check_markers(game)


@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[0] in RECIPES])
@both_manners
def test_nothing_is_left_of_a_question_that_is_closed(key, players, hurried):
    for game, _ in moments(key, players, OPTIONS["default"], 11, hurried=hurried):
        asking = game.asking
        assert (game.lifted != NO_CARD) == (asking in (Ask.DEFUSE, Ask.PLACE, Ask.HECK, Ask.BURY))
        assert not game.from_hand or asking in (Ask.DEFUSE, Ask.PLACE)
        assert not game.looking or asking in (Ask.ALTER, Ask.SHARE)
        assert (game.opponent != NO_SEAT) == (asking in (Ask.STEAL, Ask.TRADE))
        assert (game.pending is not None) == (asking == Ask.NOPE)
        assert (game.top_player != NO_SEAT) == (asking in (Ask.NOPE, Ask.NOW))
        assert (game.adding != NO_CARD) == (asking == Ask.ADD)
        assert (game.waiting != 0) == (asking in (Ask.NOPE, Ask.NOW, Ask.ADD))
        assert game.actor == NO_SEAT or asking in (Ask.NOPE, Ask.ALTER)
        assert game.actor != game.current


@some_games
def test_a_question_is_open_until_one_player_is_left(key, players, chosen):
    options, hurried = chosen
    for game, _ in moments(key, players, OPTIONS[options], 3, hurried=hurried):
        over = game.living == 1
        assert bool(asked(game)) != over
        assert (game.winner() >= 0) == over
        assert game.living == sum(game.is_alive(seat) for seat in range(players))
        assert game.question < 5_000, "the game does not end"
        for seat in range(players):
            assert bool(legal_moves(game, seat)) == (seat in asked(game))
            if seat in asked(game):
                assert game.is_alive(seat)
                assert default_move(game, seat, PlayerRng(1)) in legal_moves(game, seat)
                assert random_move(game, seat, PlayerRng(1)) in legal_moves(game, seat)
        assert all(hand.size == 0 for seat, hand in enumerate(game.hands) if not game.is_alive(seat))


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, ["default", "cats", "all"]))
def test_every_listed_move_is_accepted_and_every_other_refused(key, players, options):
    rng = PlayerRng(players)
    for game, chance in moments(key, players, OPTIONS[options], 5, hurried=False):
        if rng.below(few(24, 12)):
            continue
        before = snapshot(game)
        for seat in range(players):
            listed = legal_moves(game, seat)
            legal = set(listed)
            assert len(listed) == len(legal)
            for move in listed:
                twin = game.copy()
                apply(twin, seat, twin.question, move, chance)
            if seat not in asked(game):  # some of all moves will do
                assert not listed
                assert all(refusal(game, seat, move) for move in NOT_TRIPLES[rng.below(16) :: 16])
                continue
            triples = [any_triple(rng) for _ in range(300)]
            fives = [Five(rng.below(1 << KINDS) & rng.below(1 << KINDS), rng.below(4)) for _ in range(100)]
            for move in {*NOT_TRIPLES, *triples, *fives, *near_fives(game.hands[seat], rng), *listed}:
                assert (refusal(game, seat, move) == "") == (move in legal), move
        assert snapshot(game) == before


@every_table
def test_a_refused_answer_changes_nothing(key, players):
    for game, chance in moments(key, players, OPTIONS["all"], 6, hurried=False):
        before = snapshot(game)
        for seat, question, error in (
            (-1, game.question, MalformedInput),
            (players, game.question, MalformedInput),
            (0, game.question + 1, MalformedInput),
            (0, -1, MalformedInput),
            (0, game.question - 1, StaleAnswer if game.question else MalformedInput),
        ):
            with pytest.raises(error):
                apply(game, seat, question, NOT_TRIPLES[0], chance)
        for seat in range(players):
            if seat not in asked(game):
                with pytest.raises(IllegalMove):
                    apply(game, seat, game.question, NOT_TRIPLES[0], chance)
        assert snapshot(game) == before


@every_table
@both_manners
def test_copies_are_equal_and_independent(key, players, hurried):
    rng = PlayerRng(9)
    for game, chance in moments(key, players, OPTIONS["all"], 7, hurried=hurried):
        twin = game.copy()
        assert snapshot(twin) == snapshot(game)
        before = snapshot(game)
        steps = 0
        while twin.asking != Ask.OVER and steps < 5:
            random_move(twin, twin.decider, rng).apply(twin, chance)
            steps += 1
        assert snapshot(game) == before


def after_draw(game: State, card: int, chance: Chance, viewers: list[int]) -> object:
    """Return all that these viewers see when the current player draws, in a copy with this card on top of the pile."""
    twin = game.copy()
    pile, events = twin.draw_pile, list[Event]()
    at = pile.index(card)
    pile[at], pile[-1] = pile[-1], pile[at]
    twin.log = events
    DRAW.apply(twin, chance)
    return [[redact(event, viewer) for event in events] for viewer in viewers], [
        View(twin, viewer) for viewer in viewers
    ]


@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if "streaking=" in table[0]])
def test_a_kitten_that_is_kept_looks_like_any_other_card(key, players):
    """H1: all others see the same as with another card, down to the number of the question."""
    compared = 0
    for seed in range(12):
        for game, chance in moments(key, players, OPTIONS["default"], seed, hurried=False):
            taker = game.current if game.taker_from(game.current) == NO_SEAT else game.taker_from(game.current)
            pile = set(game.draw_pile)
            harmless = [card for card in pile if not PERILS >> card & 1]
            kept = game.asking == Ask.TURN and keeps(game.hands[taker], Card.EXPLODING_KITTEN)
            if kept and harmless and Card.EXPLODING_KITTEN in pile and Card.IMPLODING_FACE_UP not in pile:
                others = [viewer for viewer in viewers_of(game) if viewer != taker]
                game.asks_holders_only = True
                seen = [after_draw(game, card, chance, others) for card in (Card.EXPLODING_KITTEN, harmless[0])]
                game.asks_holders_only = False
                assert seen[0] == seen[1]
                compared += 1
    assert compared or players == 2


def events_and_end(key: str, players: int, seed: int, *, hurried: bool) -> tuple[list[Event], object]:
    """Return the events and the end of a game whose decisions depend only on the seat and the question's number."""
    game, chance = new_game(key, players, OPTIONS["default"], seed)
    events: list[Event] = []
    game.log = events
    if hurried:
        game.hurry()
    while game.asking != Ask.OVER:
        seat = int(game.decider)
        rng = PlayerRng(seed << 40 | int(game.question) << 8 | seat)
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
    game.asks_holders_only = False
    return events, snapshot(game)


@every_table
def test_possible_nopes_and_passes_leave_no_trace(key, players):
    """N7: asking everybody and asking only those who hold a Nope give the same events, question numbers and luck."""
    for seed in range(5):
        asked_holders = events_and_end(key, players, seed, hurried=True)
        assert asked_holders == events_and_end(key, players, seed, hurried=False)
