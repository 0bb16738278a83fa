"""A player's knowledge is true and complete, and gives the exact odds."""

import pickle
from collections import Counter
from itertools import combinations

import pytest

from boomcat.core.cards import FACE_UP, KINDS, NO_CARD, TWO_SIDED, Card, bit
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Altered, Event, Peeked
from boomcat.core.hand import cards_in
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import DRAW, PASS
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.blocks import SEAT, Row, single, unseen
from boomcat.knowledge.knowledge import ANY_NUMBER, Knowledge
from boomcat.knowledge.pile import MOST_ROWS, kittens_in_hands, pile_of
from boomcat.knowledge.redeal import Redeal
from boomcat.notation import read_position
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import OPTIONS, RECIPES, TABLES, known_moments, new_game
from tests.support.thorough import few, mixed


def outside(game: State) -> list[int]:
    """Places at which no card of the draw pile is."""
    return [-1, -(10**6), len(game.draw_pile), 10**6]


def check_true(game: State, known: Knowledge) -> None:
    """Everything that the player believes to be certain is so, and nothing that is so is believed impossible."""
    view = View(game, known.seat)
    assert known.hand_sizes == view.hand_sizes
    assert known.godcat == view.godcat
    assert known.pile.size() == view.draw_pile_size == len(game.draw_pile)
    assert sum(row.weight for row in known.pile.rows) == pytest.approx(1)
    assert known.marks == game.marks
    assert known.cursed == (known.seat in view.cursed)
    hidden: Counter[int] = Counter(game.draw_pile + game.set_aside)
    if game.asking in (Ask.HECK, Ask.BURY):
        hidden[int(game.lifted)] += 1
    for seat, hand in enumerate(game.hands):
        if seat == known.seat and not known.cursed:
            continue
        real = Counter(cards_in(hand))
        held = Counter(cards_in(known.held[seat]))
        assert Counter(game.marked(seat)) <= held <= real
        hidden += real - held
        for card, most in enumerate(known.most[seat]):
            assert most == ANY_NUMBER or (real - held)[card] <= most
    hidden.pop(Card.GODCAT, None)
    assert known.pool.kittens == hidden.pop(Card.EXPLODING_KITTEN, 0)
    two_sided = {card for card in hidden if bit(card) & TWO_SIDED}
    assert known.face_up == next((card for card in two_sided if bit(card) & FACE_UP), NO_CARD)
    assert known.faces_up == hidden[Card.IMPLODING_FACE_UP]
    for card in two_sided:
        hidden.pop(card)
    assert Counter(cards_in(known.pool.loose)) == +hidden
    places = known.known_places()
    assert [card for _, card in places] == [game.draw_pile[-1 - above] for above, _ in places]
    for above in {0, 1, 2, 3, len(game.draw_pile) // 2, len(game.draw_pile) - 1} & set(range(len(game.draw_pile))):
        assert known.chance_of(game.draw_pile[-1 - above], above) > 0
        assert known.known_at(above) == dict(places).get(above, NO_CARD)
    risks = [known.chance_to_explode(above) for above in range(len(game.draw_pile))]
    assert all(0.0 <= risk <= 1.0 for risk in risks)
    assert [known.chance_to_explode(above) for above in outside(game)] == [0.0] * 4
    if game.asking not in (Ask.HECK, Ask.BURY):
        in_hands = sum(row.weight * float(kittens_in_hands(row)) for row in known.pile.rows)
        assert sum(risks) == pytest.approx(int(known.pool.kittens) + known.faces_up - in_hands)
    if game.draw_pile:
        assert sum(known.chance_of(kind, 0) for kind in range(KINDS)) == pytest.approx(1)


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, OPTIONS))
def test_knowledge_is_true_at_every_moment(key, players, options):
    """For two players in turn, and what a spectator knows, at each moment."""
    for step, (game, knowledge) in enumerate(known_moments(key, players, OPTIONS[options], players)):
        if game.asking != Ask.OVER:
            for seat in {step % players, step // players % players, NO_SEAT}:
                check_true(game, knowledge[seat])


def check_complete(game: State, known: Knowledge) -> None:
    """Every card that the player doesn't see is counted once, and every hand and the pile have their sizes."""
    hidden: Counter[int] = Counter(game.draw_pile + game.set_aside)
    if game.asking in (Ask.HECK, Ask.BURY):
        hidden[int(game.lifted)] += 1
    for seat, hand in enumerate(game.hands):
        if not known.sees(seat):
            hidden.update(cards_in(hand))
            assert known.room(seat) >= 0
    counted = Counter(cards_in(known.pool.loose))
    counted[Card.EXPLODING_KITTEN] += int(known.pool.kittens)
    for held in known.held:
        counted.update(cards_in(held))
    for card in [card for card in hidden if card == Card.GODCAT or bit(card) & TWO_SIDED]:
        del hidden[card]
    assert +counted == +hidden
    assert known.hand_sizes == [hand.size for hand in game.hands]
    assert known.pile.size() == len(game.draw_pile)


@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[0] in RECIPES and table[1] < 9])
def test_the_belief_begins_anew_where_no_way_kept_in_mind_fits(key, players):
    """As if all ways for the pile to lie but one had been forgotten, again and again, for lack of room."""
    rng = PlayerRng(players)
    for game, knowledge in known_moments(key, players, OPTIONS["quick"], 7):
        if game.asking == Ask.OVER:
            break
        for known in knowledge:
            check_complete(game, known)
            assert 0.0 <= known.chance_to_explode() <= 1.0
            view = View(game, known.seat)
            assert View(Redeal(view, known).draw(rng), known.seat) == view
            rows = known.pile.rows
            if rng.below(4) == 0:
                known.pile = pile_of([rows[rng.below(len(rows))]])
                known.pile.rows[0].weight = 1.0


def ask_everything(known: Knowledge) -> None:
    """Every answer makes sense, and none changes what is known."""
    size = int(known.pile.size())
    for above in {-1, 0, 1, size // 2, size - 1, size}:
        chances = [known.chance_of(kind, above) for kind in range(KINDS)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0 if 0 <= above < size else 0.0)
        assert 0.0 <= known.chance_to_explode(above) <= 1.0
        certain = known.known_at(above)
        assert certain == NO_CARD or chances[certain] == pytest.approx(1)
    assert 0.0 <= known.chance_at_bottom() <= 1.0
    assert all(known.known_at(above) == card for above, card in known.known_places())
    assert known.copy() == known
    assert len(known.known_hands()) == known.rules.players


#: In some of them the Imploding Kitten lies face up, so what is known depends on the next event (E10).
SMALL = [
    *[(key, players) for key, players in TABLES if players in (2, 4)],
    *[(f"{key} imploding=1", 2) for key in EDITIONS],
    ("original imploding=1 shuffle=10 swap=8 alter=8 attack=0 favor=0 skip=0", 2),
    ("original imploding=1 catomic=8 swap=8 heck=8 attack=0 favor=0 skip=0", 3),
]


@pytest.mark.parametrize(("key", "players"), SMALL)
def test_asking_after_every_event_changes_nothing(key, players):
    for seed in range(few(2, 100)):
        game, chance = new_game(key, players, OPTIONS["quick"], seed)
        rng = PlayerRng(seed)
        viewer = NO_SEAT if seed % 3 == 2 else seed % players
        asked_often, silent = Knowledge(View(game, viewer)), Knowledge(View(game, viewer))
        while game.asking != Ask.OVER:
            events: list[Event] = []
            game.log = events
            seat = asked(game)[rng.below(len(asked(game)))]
            apply(game, seat, game.question, random_move(game, seat, rng), chance)
            for event in events:
                silent.see(redact(event, viewer))
                asked_often.see(redact(event, viewer))
                ask_everything(asked_often)
            assert asked_often == silent.copy()
            if game.asking != Ask.OVER:
                check_true(game, asked_often)


@pytest.mark.parametrize(
    "position",
    [
        "original imploding=1; 1: shuffle; 2: -; pile: see imploding-up favor skip",
        "original imploding=1; 1: shuffle; 2: -; pile: imploding-up",
        "original imploding=1 catomic=2; 1: catomic; 2: -; 3: -; pile: see imploding-up kitten skip",
    ],
)
def test_an_answer_before_the_face_up_card_surfaces_is_taken_back(position):
    for seed in range(8):
        game, chance = read_position(position), SeededChance(seed)
        known = Knowledge(View(game, 0))
        game.log = []
        apply(game, 0, game.question, next(move for move in legal_moves(game, 0) if move != DRAW), chance)
        for event in game.log:
            known.see(event)
            known = pickle.loads(pickle.dumps(known))
            ask_everything(known)
        while game.asking == Ask.NOPE:
            game.log = []
            apply(game, asked(game)[0], game.question, PASS, chance)
            for event in game.log:
                known.see(event)
                ask_everything(known)
        top, face_up = game.draw_pile[-1], game.face_up()
        assert known.chance_of(top, 0) > 0
        assert face_up == NO_CARD or known.known_at(0) == face_up


@pytest.mark.parametrize("viewer", [0, 1, NO_SEAT])
@pytest.mark.parametrize(
    ("position", "risks"),
    [
        ("original; 1: defuse; 2: defuse; pile: -; asked: place", []),
        ("good-vs-evil; 1: defuse; 2: -; pile: -; asked: heck kitten", []),
        ("original; 1: defuse; 2: -; pile: kitten", [1.0]),
        ("original; 1: defuse; 2: -; 3: -; pile: 2*kitten", [1.0, 1.0]),
        ("original; 1: defuse; 2: -; pile: kitten see", [0.5, 0.5]),
    ],
)
def test_a_risk_is_a_probability_and_none_where_no_card_is(position, risks, viewer):
    game = read_position(position)
    known = Knowledge(View(game, viewer))
    assert [known.chance_to_explode(above) for above in range(len(game.draw_pile))] == risks
    assert [known.chance_to_explode(above) for above in outside(game)] == [0.0] * 4
    assert known.chance_at_bottom() == (risks[-1] if risks else 0.0)
    assert [known.known_at(above) for above in outside(game)] == [NO_CARD] * 4


def test_five_cards_in_a_new_order_are_known_even_where_too_much_is_kept_in_mind():
    """The fifth card has too many possible origins to keep, so it is forgotten as soon as it's seen (F3, E5)."""
    game = deal(rules_for(edition_named("original alter5=2"), 4, Options()), SeededChance(1))
    knowledge = Knowledge(View(game, 0))
    kinds = [card for card in range(KINDS) if knowledge.pool.loose.count(card) >= 3]
    cards = tuple(kinds[:5])
    pins = [seat * SEAT + card for seat in (1, 2, 3) for card in kinds[5:]]
    rows = []
    for pair in list(combinations(pins, 2))[: MOST_ROWS - 10]:
        fifth = single(cards[4])
        fifth.unseen = 3
        rest = len(game.draw_pile) - 8
        row = Row([*(single(card) for card in cards[:4]), fifth, unseen(rest)], 1.0)
        row.pinned = sorted(pair)
        rows.append(row)
    knowledge.pile = pile_of(rows)
    knowledge.see(Peeked(0, cards))
    knowledge.see(Altered(0, cards[::-1]))
    assert [knowledge.known_at(above) for above in range(5)] == list(cards[::-1])


def test_rows_with_the_same_mark_are_joined_only_if_they_say_the_same():
    rows = [Row([unseen(5)], weight) for weight in (0.1, 0.2, 0.3, 0.4)]
    for row, card in zip(rows, (Card.SKIP, Card.NOPE, Card.SKIP, Card.NOPE), strict=True):
        row.lifted = single(card)
    assert len({row.mark() for row in rows}) == 1
    pile = pile_of([])
    pile.settle(rows)
    assert pile.rows == [rows[0], rows[1]]
    assert [row.weight for row in pile.rows] == pytest.approx([0.4, 0.6])
