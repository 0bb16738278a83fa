"""Games, views, moves and the rest as Python's own things: equal by what they say, copied, pickled and printed."""

import copy
import pickle
from collections.abc import Callable

import pytest

from boomcat.bots.bot import BotFailed
from boomcat.bots.heuristic import HeuristicBot
from boomcat.bots.random_bot import RandomBot
from boomcat.core.answers import PLACES, Place
from boomcat.core.cards import FACTS, NO_CARD, Card
from boomcat.core.chance import PlayerRng, ScriptedChance, SeededChance
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.draw_pile import shuffle
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import IllegalMove, MalformedInput
from boomcat.core.events import Drew, Exploded, Peeked, Played
from boomcat.core.hand import hand_of
from boomcat.core.move_pool import DRAW, every_move, five, pair, triple
from boomcat.core.plays import Favor
from boomcat.core.question import QUESTIONS, Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import standings
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation import read_move, read_position
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import RECIPES, moments, new_game

pytestmark = pytest.mark.both_builds

WAYS: list[Callable[[object], object]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
ORIGINAL, RECIPE = EDITIONS["original"], edition_named(next(iter(RECIPES)))

EQUAL_BY_WHAT_THEY_SAY = [
    SeededChance(7),
    ScriptedChance([1, 2], 3),
    PlayerRng(7),
    ORIGINAL,
    RECIPE,
    ORIGINAL.packs[0],
    Options(quick=True, first=2),
    rules_for(RECIPE, RECIPE.sizes[0], Options(stacking=False)),
    FACTS[Card.SKIP],
    QUESTIONS[Ask.NOPE],
    Drew(0, NO_CARD, True),
    Played(1, pair(Card.SKIP, 0, 2)),
    hand_of([Card.DEFUSE, Card.SKIP, Card.SKIP, Card.GODCAT]),
]


@pytest.mark.parametrize("thing", EQUAL_BY_WHAT_THEY_SAY, ids=repr)
def test_a_copy_equals_what_it_is_a_copy_of(thing):
    for way in WAYS:
        twin = way(thing)
        assert type(twin) is type(thing)
        assert twin == thing
        assert not (twin != thing)  # noqa: SIM202 - compiled, it is a separate method
    assert thing != "something else"


@pytest.mark.parametrize(("edition", "players"), [("original", 2), ("good-vs-evil", 4), (RECIPE.key, RECIPE.sizes[0])])
def test_games_views_and_knowledge_are_copied_at_any_moment(edition, players):
    known: list[Knowledge] = []
    for game, _ in moments(edition, players, Options(quick=True), 3, hurried=False):
        if not known:
            known = [Knowledge(View(game, seat)) for seat in range(players)]
            game.log = []
        for event in game.log or ():
            for seat in range(players):
                known[seat].see(redact(event, seat))
        seat = game.question % players
        for thing in (game, View(game, seat), View(game, NO_SEAT), known[seat]):
            for way in WAYS:
                assert way(thing) == thing
        game.log = []


def test_a_copied_game_goes_its_own_way_and_has_its_own_log():
    game, chance = new_game("original", 3, Options(), 7)
    game.log = []
    shuffle(game, chance)
    for way in WAYS:
        twin = way(game)
        assert isinstance(twin, State)
        assert twin.log == game.log
        assert twin.log is not game.log
        twin.draw_pile.pop()
        give(twin, 0, Card.NOPE)
        assert twin != game
        assert len(twin.draw_pile) == len(game.draw_pile) - 1
    assert game.copy().log is None
    assert game.copy() == game


def test_a_copied_knowledge_goes_its_own_way():
    game, _ = new_game("original", 3, Options(), 7)
    known = Knowledge(View(game, 0))
    for way in WAYS:
        twin = way(known)
        assert isinstance(twin, Knowledge)
        twin.see(Peeked(0, (Card.SKIP, Card.NOPE)))
        assert twin.known_at(0) == Card.SKIP
        assert known.known_at(0) == NO_CARD
        assert twin != known


@pytest.mark.parametrize("kind", [HeuristicBot, RandomBot])
def test_bots_and_redeals_come_from_a_pickle_with_their_luck(kind):
    game, _ = new_game("original", 3, Options(), 7)
    view = View(game, game.current)
    known = Knowledge(view)
    bot, redeal = kind(PlayerRng(4)), Redeal(view, known)
    for way in (copy.deepcopy, WAYS[2]):
        twin, again = way(bot), way(redeal)
        assert isinstance(twin, kind)
        assert twin.rng == bot.rng
        assert isinstance(again, Redeal)
        assert again.draw(PlayerRng(1)) == redeal.draw(PlayerRng(1))


def test_games_at_different_moments_are_not_equal():
    one, other = new_game("original", 3, Options(), 7)[0], new_game("original", 3, Options(), 8)[0]
    assert one != other
    assert View(one, 0) != View(other, 0)
    assert View(one, 0) != View(one, 1)
    assert Knowledge(View(one, 0)) != Knowledge(View(one, 1))
    assert hand_of([Card.SKIP]) != hand_of([Card.NOPE])
    assert PlayerRng(1) != PlayerRng(2)
    assert Options() != Options(quick=True)


def test_every_move_is_its_own_copy_also_from_a_pickle():
    moves = list({*every_move()[::7], five(62, 0)})
    assert all(twin is move for twin, move in zip(pickle.loads(pickle.dumps(moves)), moves, strict=True))
    assert all(copy.deepcopy(move) is copy.copy(move) is move for move in moves)


@pytest.mark.parametrize(
    ("made", "shared"),
    [
        (Place(3), PLACES[3]),
        (Pair(Card.SKIP, 0, 1), pair(Card.SKIP, 0, 1)),
        (Triple(Card.SKIP, 0, 1, Card.NOPE), triple(Card.SKIP, 0, 1, Card.NOPE)),
        (Five(62, 0), five(62, 0)),
        (Favor(Card.FAVOR, Card.FAVOR, 2), read_move("favor 3", new_game("original", 3, Options(), 1)[0])),
    ],
    ids=repr,
)
def test_a_move_made_by_its_class_equals_the_shared_one(made, shared):
    assert made == shared
    assert made is not shared
    assert hash(made) == hash(shared)
    assert pickle.loads(pickle.dumps(made)) is shared


def test_a_move_of_no_table_stays_what_it_is():
    for odd in (Place(10**6), Pair(99, 0, 1), Pair(Card.SKIP, 0, 99), Favor(Card.FAVOR, Card.FAVOR, -5)):
        assert pickle.loads(pickle.dumps(odd)) == odd


def test_mutable_objects_have_no_hash():
    game, _ = new_game("original", 3, Options(), 7)
    for thing in (game, game.hands[0], View(game, 0), Knowledge(View(game, 0)), PlayerRng(1), ScriptedChance([])):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)
    assert len({SeededChance(1), SeededChance(1), DRAW, ORIGINAL, game.rules, Options(), Drew(0, 1, False)}) == 6


def test_errors_survive_the_way_to_another_process():
    error = pickle.loads(pickle.dumps(IllegalMove("card-not-held", {"asked": 2}, [DRAW])))
    assert (type(error), error.reason, error.details, error.allowed) == (
        IllegalMove, "card-not-held", {"asked": 2}, [DRAW],
    )  # fmt: skip
    failed = pickle.loads(pickle.dumps(BotFailed("late", "60 s")))
    assert (failed.kind, failed.details) == ("late", "60 s")


GAME = read_position("original; 1: defuse skip; 2: 2*tacocat nope; 3: out; pile: kitten see; turn: 2")


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (GAME, "<State original, 3 players, turn of 2, 2 cards>"),
        (View(GAME, 0), "<View for 1 of original, 3 players, turn of 2, 2 cards>"),
        (View(GAME, NO_SEAT), "<View for spectators of original, 3 players, turn of 2, 2 cards>"),
        (Knowledge(View(GAME, 1)), "<Knowledge of 2 in original, 3 players, 2 cards>"),
        (GAME.hands[1], "<Hand nope 2*cat-1>"),
        (hand_of([]), "<Hand ->"),
        (pair(Card.SKIP, 0, 0), "<Pair 'pair skip 1'>"),
        (triple(Card.CAT_2, 1, 0, Card.NOPE), "<Triple 'triple cat-2+feral 1 nope'>"),
        (DRAW, "<Draw 'draw'>"),
        (Drew(0, Card.SKIP, False), "Drew(seat=0, card=Card.SKIP, bottom=False)"),
        (Drew(0, NO_CARD, False), "Drew(seat=0, card=NO_CARD, bottom=False)"),
        (Peeked(1, (Card.NOPE,)), "Peeked(seat=1, cards=(Card.NOPE,))"),
        (
            Exploded(1, (Card.NOPE, Card.CAT_1), Card.EXPLODING_KITTEN),
            "Exploded(seat=1, cards=(Card.NOPE, Card.CAT_1), by=Card.EXPLODING_KITTEN)",
        ),
        (Played(0, pair(Card.SKIP, 0, 1)), "Played(seat=0, play=<Pair 'pair skip 2'>)"),
        (Options(), "Options()"),
        (Options(quick=True, first=0), "Options(quick=True, first=0)"),
        (ORIGINAL, "<Edition original, 2-5 players, 56 cards>"),
        (GAME.rules, "<Rules of original, 3 players, Options()>"),
        (SeededChance(7), "SeededChance(7)"),
        (ScriptedChance([1], 2), "ScriptedChance([1], 2)"),
        (QUESTIONS[Ask.NOPE], "<Question nope>"),
        (FACTS[Card.SKIP], "<CardFacts of Card.SKIP>"),
        (MalformedInput("unknown-edition", {"word": "uno"}), "MalformedInput('unknown-edition', {'word': 'uno'})"),
        (IllegalMove("game-is-over"), "IllegalMove('game-is-over')"),
    ],
)
def test_the_repr_is_readable(thing, said):
    assert repr(thing) == said


def test_a_game_says_what_is_asked_and_who_has_won():
    for game, _ in moments("original", 2, Options(), 5, hurried=False):
        asks = "" if game.asking == Ask.TURN else f", {QUESTIONS[game.asking].word}?"
        if game.asking != Ask.OVER:
            assert f"turn of {game.current + 1}{asks}, {len(game.draw_pile)} cards" in repr(game)
    winner = standings(game)[0] + 1
    assert repr(game) == f"<State original, 2 players, won by {winner}>"
    assert repr(View(game, 0)) == f"<View for 1 of original, 2 players, won by {winner}>"


def test_neither_a_game_nor_a_view_prints_a_card():
    """Both end up in logs, which others read than those whose hands they are."""
    words = {*map(GAME.rules.edition.word, GAME.rules.edition.titles)}
    for game, _ in moments("original", 3, Options(), 5, hurried=False):
        for thing in (game, View(game, 0), Knowledge(View(game, 0))):
            # Questions have words like some cards; they are public.
            said = repr(thing).replace(f"{QUESTIONS[game.asking].word}?", "")
            assert not words & set(said.replace(",", " ").replace(">", " ").split())
