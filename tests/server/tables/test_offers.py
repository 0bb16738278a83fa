"""Offers: all answers that a player may give, no others, and none of them twice."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec
import pytest

from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.state import NO_SEAT, State
from boomcat.notation import read_move, read_position, write_move
from boomcat.server.tables import offers as server_offers
from boomcat.server.tables.table_info import Offer
from boomcat.views.view import View
from tests.support.random_games import OPTIONS, TABLES, moments
from tests.support.thorough import mixed

pytestmark = pytest.mark.both_builds

#: Only a few of the larger tables: a seat's view differs little with the number of other players.
SOME_TABLES = [(key, players) for key, players in TABLES if players in (2, 3, 5, 10)]


def offers(view: View) -> list[Offer]:
    """Return the offers, and check that they survive being written and read."""
    found, _ = server_offers.offered(view)
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Offer]) == found
    return found


def blocked(view: View) -> dict[str, str]:
    return server_offers.offered(view)[1]


def texts(offer: Offer) -> Iterator[str]:
    """Yield every answer that the offer stands for, with its gaps filled as a client fills them."""
    rows = [" ".join([*picked, *offer.cards]) for picked in combinations(offer.pick_from, offer.pick_count)]
    gaps: dict[str, list[str]] = {
        "target": [str(target) for target in offer.targets],
        "named": offer.named,
        "cards": rows,
        "place": [str(place) for place in range(offer.max_above + 1)],
        "order": [" ".join(map(str, order)) for order in permutations(range(1, offer.order_length + 1))],
    }
    found = [offer.move]
    for gap, values in gaps.items():
        if f"{{{gap}}}" in offer.move:
            found = [text.replace(f"{{{gap}}}", value) for text in found for value in values]
    yield from found


def offered(game: State, seat: int) -> list[str]:
    """Return the same answers in canonical notation."""
    edition = game.rules.edition
    return [write_move(read_move(text, game), edition) for offer in offers(View(game, seat)) for text in texts(offer)]


def legal(game: State, seat: int) -> list[str]:
    return [write_move(move, game.rules.edition) for move in View(game, seat).moves]


@pytest.mark.parametrize(("key", "players", "options"), mixed(SOME_TABLES, OPTIONS, each=2))
def test_the_offers_are_the_legal_moves(key, players, options):
    for game, _ in moments(key, players, OPTIONS[options], players, hurried=False):
        for seat in range(players):
            found = offered(game, seat)
            assert len(found) == len(set(found)), "a move is offered twice"
            assert set(found) == set(legal(game, seat))


def test_random_games_offer_every_kind_of_answer():
    """Otherwise the test above would prove less than it claims."""
    seen: set[str] = set()
    for key, options in [("original", "default"), ("party-pack", "quick"), ("good-vs-evil", "quick")]:
        for seed in range(12):
            for game, _ in moments(key, 3, OPTIONS[options], seed, hurried=False):
                seen.update(offer.kind for seat in range(3) for offer in offers(View(game, seat)))
    assert seen == {
        "play", "pair", "triple", "five", "draw", "nope", "pass", "defuse", "explode", "place", "give", "steal",
        "take", "alter", "keep", "put", "face", "stay", "trade",
    }  # fmt: skip


@pytest.mark.parametrize(("key", "players"), SOME_TABLES)
def test_an_offer_uses_only_cards_that_are_held(key, players):
    for game, _ in moments(key, players, OPTIONS["quick"], 3, hurried=False):
        for seat in range(players):
            view = View(game, seat)
            held = Counter(edition_named(key).word(card) for card in view.hand)
            for offer in offers(view):
                assert Counter([*offer.cards, *offer.pick_from]) <= held


def test_spectators_and_players_who_are_not_asked_get_no_offers():
    for game, _ in moments("original", 3, OPTIONS["default"], 1, hurried=False):
        assert offers(View(game, NO_SEAT)) == []
        for seat in range(3):
            if seat not in View(game, seat).asked:
                assert offers(View(game, seat)) == []


@pytest.mark.parametrize(("key", "players"), SOME_TABLES)
def test_every_card_that_cannot_be_played_has_a_reason(key, players):
    """On a player's own turn each card can be played alone or has a reason, never both; at other times there are
    none."""
    for game, _ in moments(key, players, OPTIONS["default"], 4, hurried=False):
        for seat in range(players):
            view = View(game, seat)
            found = offers(view)
            reasons = blocked(view)
            if view.asking != Ask.TURN or seat != view.current:
                assert reasons == {}
                continue
            alone = {offer.cards[0] for offer in found if offer.kind == "play"}
            together = {card for offer in found if offer.kind != "play" for card in (*offer.cards, *offer.pick_from)}
            hand = {edition_named(key).word(card) for card in view.hand}
            assert reasons.keys() == hand - alone
            for card, reason in reasons.items():
                assert reason.endswith("-but-combo") == (card in together)


def test_a_hand_of_many_moves_is_a_short_list_of_offers():
    game = read_position(
        "party-pack five-different; 1: 3*tacocat 2*feral skip see nope favor beard potato; 2: skip; 3: skip; 4: skip; "
        "pile: 3*kitten see"
    )
    assert len(View(game, 0).moves) > 300
    assert len(offers(View(game, 0))) < 30
