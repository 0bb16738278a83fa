"""Everybody sees all that is public (T4), and of the rest only what is theirs."""

from collections import Counter

import pytest

from boomcat.core.cards import FACE_UP, NO_CARD, TO_TURN, Card, bit
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import Hand, add_card, cards_in
from boomcat.core.legal import legal_moves
from boomcat.core.question import QUESTIONS, Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give, take
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_position
from boomcat.notation.event_text import write_event
from boomcat.notation.view_text import view_statements, write_view
from boomcat.views.redact import redact
from boomcat.views.view import OWN, VIEW_FIELDS, View
from boomcat.wire.event_messages import EVENTS
from tests.knowledge.test_redeal import ASKED
from tests.support.random_games import OPTIONS, TABLES, fields_of, kittens_to_come, moments, new_game, viewers_of
from tests.views.test_redact import example

# -- everything is classified --------------------------------------------------------------

#: The fields of the state and who sees them.
PUBLIC = frozenset(
    [
        "rules", "players", "alive", "living", "eliminated", "current", "owed", "attacked", "clockwise", "asking",
        "question", "discards", "removed", "pending", "nopes", "nopers", "nopers_before", "top_player",
        "opponent", "looking", "cursed", "marks", "taking", "barking", "tower", "tower_owner", "actor", "adding",
        "from_hand",
    ]
)  # fmt: skip
#: Seen in part: sizes, counts, the own ones, or only by the player whom they concern.
PARTLY = frozenset(["hands", "draw_pile", "set_aside", "decider", "lifted", "godcat_kept"])
#: Hidden from every viewer: who could Nope and who passed (N7), and the engine's counters.
HIDDEN = frozenset(["waiting", "holding", "noping", "asks_holders_only", "rolls", "events", "recording"])


@pytest.mark.both_builds
def test_every_field_of_the_state_is_public_or_partly_or_hidden():
    """A new field of the state needs a decision about who sees it."""
    game, _ = new_game("original", 2, OPTIONS["default"], 1)
    assert sorted([*PUBLIC, *PARTLY, *HIDDEN]) == fields_of(game)


@pytest.mark.both_builds
def test_every_field_of_a_view_is_written_down():
    game, _ = new_game("original", 2, OPTIONS["default"], 1)
    view = View(game, 0)
    names = getattr(type(view), "__mypyc_attrs__", None) or vars(view)
    assert sorted(names) == sorted([*VIEW_FIELDS, "rules", "moves"])
    assert list(view_statements(view)) == ["table", *VIEW_FIELDS, "moves"]


@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_is_taken_in_by_those_who_know(kind):
    """A new kind of event must be handled by Knowledge, and can be written as text."""
    game, _ = new_game("party-pack", 3, OPTIONS["default"], 1)
    event = redact(example(kind), 2)
    assert type(event).__name__ in write_event(event, game.rules.edition)
    known = Knowledge(View(game, 2))
    problem = ""
    try:
        known.see(event)
    except (AssertionError, IndexError) as error:
        problem = str(error)
    # Some cannot happen at this moment; but none is unknown.
    assert "unreachable" not in problem


@pytest.mark.parametrize("viewer", [-2, 2, 10])
def test_only_those_who_are_there_see_the_table(viewer):
    game, _ = new_game("original", 2, OPTIONS["default"], 1)
    with pytest.raises(MalformedInput) as refusal:
        View(game, viewer)
    assert refusal.value.reason == "no-such-seat"
    assert refusal.value.details == {"seat": viewer + 1, "players": 2}


# -- what is public -------------------------------------------------------------------------


def check_public(game: State, view: View) -> None:
    """T4, word by word."""
    assert view.rules is game.rules
    assert view.draw_pile_size == len(game.draw_pile)
    assert view.hand_sizes == [hand.size for hand in game.hands]
    assert view.discards == game.discards
    assert view.removed == game.removed
    assert view.alive == [game.is_alive(seat) for seat in range(game.players)]
    assert (view.current, view.owed, view.attacked) == (game.current, game.owed, game.attacked)
    assert view.kittens == kittens_to_come(game)
    assert view.boxed_count == len(game.set_aside)
    looks = {min(cards, len(game.draw_pile)) for cards in QUESTIONS[game.asking].looks.values()} or {0}
    assert view.looking == game.looking
    assert view.looking in looks
    assert view.clockwise == game.clockwise
    assert view.godcat == game.godcat_holder()
    assert (view.asking, view.question) == (game.asking, game.question)
    assert (view.pending, view.noped_by, view.top_player) == (game.pending, game.noped_by(), game.top_player)
    assert view.cursed == [seat for seat in range(game.players) if bit(seat) & game.cursed]
    assert [list(cards) for cards in view.marked] == [game.marked(seat) for seat in range(game.players)]
    assert view.taking == [game.taker_from(seat) for seat in range(game.players)]
    assert (view.barking, view.tower, view.tower_owner) == (game.barking, game.tower, game.tower_owner)
    assert (view.actor, view.adding, view.from_hand) == (game.actor, game.adding, game.from_hand)
    hidden = [*game.draw_pile, *([game.lifted] if game.asking in (Ask.HECK, Ask.BURY) else [])]
    assert view.imploding == [sum(bool(bit(card) & side) for card in hidden) for side in (TO_TURN, FACE_UP)]


def check_own(game: State, view: View) -> None:
    """Check that the view has the viewer's hand, moves and secrets, and those of no other player."""
    viewer = view.viewer
    mine = viewer == game.current
    sees = viewer != NO_SEAT and not bit(viewer) & game.cursed
    assert view.hand == (cards_in(game.hands[viewer]) if sees else [])
    assert view.moves == ([] if viewer == NO_SEAT else legal_moves(game, viewer))
    assert view.lifted == (game.lifted if mine and game.asking in (Ask.HECK, Ask.BURY) else NO_CARD)
    looks = QUESTIONS[game.asking].looks and viewer == game.decider
    assert view.top_cards == (game.top_cards(game.looking) if looks else ())
    cat = Card.GODCAT if game.godcat_kept else Card.DEVILCAT
    assert view.own_cat == (cat if mine and game.asking == Ask.TRADE else NO_CARD)


@pytest.mark.parametrize(("key", "players"), TABLES)
@pytest.mark.parametrize("options", ["default", "all"])
def test_everybody_sees_what_is_public_and_their_own_t4(key, players, options):
    for game, _ in moments(key, players, OPTIONS[options], 200 + players, hurried=False):
        for viewer in viewers_of(game):
            view = View(game, viewer)
            check_public(game, view)
            check_own(game, view)


@pytest.mark.parametrize("name", list(ASKED))
def test_the_views_of_one_moment_differ_only_in_what_is_private(name):
    """So all that T4 calls public is the same text in all of them, the spectator's included."""
    game = read_position(ASKED[name])
    views = [view_statements(View(game, viewer)) for viewer in viewers_of(game)]
    for statement in views[0].keys() - {*OWN, "moves"}:
        assert len({view[statement] for view in views}) == 1, statement


@pytest.mark.parametrize(
    ("name", "secret", "field"),
    [("heck", "troll", "lifted"), ("alter", "kitten skip nope", "top_cards"), ("trade", "godcat", "own_cat")],
)
def test_only_the_player_of_the_card_sees_the_secret(name, secret, field):
    """F3, F8, G2."""
    game = read_position(ASKED[name])
    seen = [view_statements(View(game, viewer))[field] for viewer in viewers_of(game)]
    assert seen == [secret, *["-"] * game.players]


# -- the window -------------------------------------------------------------------------------


def with_hand(game: State, seat: int, cards: list[int]) -> State:
    twin = game.copy()
    for card in cards_in(twin.hands[seat]):
        take(twin, seat, card)
    for card in cards:
        give(twin, seat, card)
    return twin


def test_a_window_does_not_show_who_holds_a_nope_n7():
    game = read_position(ASKED["window"])
    holding = with_hand(game, 1, [Card.NOPE, Card.SKIP])
    empty_handed = with_hand(game, 1, [Card.SKIP, Card.SKIP])
    for viewer in (0, 2, NO_SEAT):
        assert write_view(View(holding, viewer)) == write_view(View(empty_handed, viewer))
    assert write_view(View(holding, 1)) != write_view(View(empty_handed, 1))


def test_a_window_does_not_show_who_has_passed_n7():
    game = read_position(ASKED["window"])
    passed = read_position(ASKED["window"].replace("window: skip", "window: skip, passed 2"))
    for viewer in (0, 2, NO_SEAT):
        assert View(game, viewer) == View(passed, viewer)
        assert write_view(View(game, viewer)) == write_view(View(passed, viewer))
    assert View(game, 1).moves
    assert not View(passed, 1).moves


def test_the_bookkeeping_of_the_engine_is_in_no_view():
    game = read_position(ASKED["window"])
    luckier = game.copy()
    luckier.rolls += 1
    luckier.log = []
    for viewer in viewers_of(game):
        assert write_view(View(game, viewer)) == write_view(View(luckier, viewer))


# -- the text ---------------------------------------------------------------------------------


def test_the_text_is_equal_for_equal_views_only():
    """Of many different moments, no two views have one text."""
    seen: dict[str, View] = {}
    repeated = Counter[bool]()
    for game, _ in moments("good-vs-evil", 3, OPTIONS["default"], 4, hurried=False):
        for viewer in viewers_of(game):
            view = View(game, viewer)
            known = seen.setdefault(write_view(view), view)
            repeated[known is view] += 1
            assert known == view
    assert min(repeated.values()) > 10


def test_a_hand_is_public_in_nothing_but_its_size():
    """Another player's hand of the same size changes no view."""
    game, _ = new_game("original", 3, OPTIONS["default"], 1)
    other = Hand()
    for _ in range(8):
        add_card(other, Card.CAT_1)
    twin = with_hand(game, 2, cards_in(other))
    for viewer in (0, 1, NO_SEAT):
        assert write_view(View(game, viewer)) == write_view(View(twin, viewer))
