"""Set-up (S1-S10), on real deals of every edition for every number of players."""

from collections.abc import Iterator

import pytest

from boomcat.core.cards import Card
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import cards_in, copies_in, holds
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT, State
from tests.support.scenario import every_edition, rule

#: For each edition and number of players: the left-over Defuses that are put back, the cards in the draw pile, and the
#: cards in the draw pile of a quick game.
CLASSIC = {2: (2, 35, 24), 3: (2, 29, 20), 4: (2, 23, 17), 5: (1, 16, 12)}
SIZES = {
    "original": CLASSIC,
    "nsfw": CLASSIC,
    "good-vs-evil": {2: (2, 32, 22), 3: (2, 26, 18), 4: (2, 20, 15), 5: (1, 13, 10)},
    "party-pack": {
        2: (1, 29, 20), 3: (0, 22, 16),
        4: (3, 38, 27), 5: (2, 31, 22), 6: (1, 24, 18), 7: (0, 17, 14),
        8: (2, 54, 39), 9: (1, 47, 34), 10: (0, 40, 30),
    },
}  # fmt: skip
TABLES = [(edition, players) for edition, sizes in SIZES.items() for players in sizes]
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)


def dealt(edition: str, players: int, seed: int = 1, **options: object) -> State:
    return deal(rules_for(edition_named(edition), players, Options(**options)), SeededChance(seed))  # type: ignore[arg-type]


def deals(edition: str, players: int, seeds: int = 60, **options: object) -> Iterator[State]:
    for seed in range(seeds):
        yield dealt(edition, players, seed, **options)


def hands_and_pile(game: State) -> list[int]:
    return [card for hand in game.hands for card in cards_in(hand)] + game.draw_pile


@rule("S1", "S5")
@every_table
def test_no_player_is_dealt_a_kitten_and_one_fewer_than_players_go_in(edition, players):
    for game in deals(edition, players, 10):
        assert [copies_in(hand, Card.EXPLODING_KITTEN) for hand in game.hands] == [0] * players
        assert game.draw_pile.count(Card.EXPLODING_KITTEN) == players - 1


@rule("S2", "S4")
@every_table
def test_everybody_has_eight_cards_and_a_defuse_among_them(edition, players):
    for game in deals(edition, players, 10):
        assert [hand.size for hand in game.hands] == [8] * players
        assert all(holds(hand, Card.DEFUSE) for hand in game.hands)


@rule("S3")
@every_table
def test_as_many_spare_defuses_go_back_as_the_table_says(edition, players):
    defuses, _, _ = SIZES[edition][players]
    game = dealt(edition, players)
    assert hands_and_pile(game).count(Card.DEFUSE) == players + defuses
    assert game.removed == game.set_aside == []


@rule("S4")
@every_edition
def test_spare_defuses_are_in_the_deck_before_the_deal(edition):
    assert any(copies_in(hand, Card.DEFUSE) > 1 for game in deals(edition, 2) for hand in game.hands)


@rule("S4")
@every_edition
def test_the_deal_is_at_random(edition):
    assert len({tuple(cards_in(game.hands[0])) for game in deals(edition, 4)}) > 50


@rule("S5", "S6")
@every_table
def test_the_draw_pile_is_as_high_as_the_table_says(edition, players):
    _, pile, _ = SIZES[edition][players]
    game = dealt(edition, players)
    assert len(game.draw_pile) == pile
    assert game.discards == []


@rule("S6")
@every_edition
def test_a_kitten_may_lie_anywhere_in_the_pile(edition):
    places = {
        place
        for game in deals(edition, 5, 150)
        for place, card in enumerate(game.draw_pile)
        if card == Card.EXPLODING_KITTEN
    }
    assert places == set(range(len(dealt(edition, 5).draw_pile)))


@rule("S7", "V3")
@every_edition
def test_lots_may_fall_on_anybody_to_start(edition):
    first = {int(game.current) for game in deals(edition, 5)}
    assert first == set(range(5))


@rule("S7", "V3")
@every_edition
@pytest.mark.parametrize("seat", range(4))
def test_the_table_may_choose_who_starts(edition, seat):
    for game in deals(edition, 4, 5, first=seat):
        assert (game.current, game.decider, game.owed, game.attacked, game.asking) == (seat, seat, 1, False, Ask.TURN)


@rule("V3")
def test_the_starting_seat_must_be_one_of_the_table():
    with pytest.raises(MalformedInput, match="no seat 3: seats are 0 to 2"):
        dealt("original", 3, first=3)


@rule("S8")
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("quick", [False, True])
def test_both_cats_lie_on_the_mat_and_are_never_dealt(players, quick):
    for game in deals("good-vs-evil", players, 10, quick=quick):
        assert game.godcat_holder() == NO_SEAT
        assert not {Card.GODCAT, Card.DEVILCAT} & set(hands_and_pile(game) + game.set_aside)


@rule("S9", "S10", "V2")
@every_table
def test_a_third_of_the_deck_leaves_a_quick_game(edition, players):
    _, pile, quick_pile = SIZES[edition][players]
    kittens = players - 1
    for game in deals(edition, players, 5, quick=True):
        assert len(game.draw_pile) == quick_pile
        assert len(game.set_aside) == (pile - kittens) // 3
        assert game.draw_pile.count(Card.EXPLODING_KITTEN) == kittens
        assert Card.EXPLODING_KITTEN not in game.set_aside
        assert [hand.size for hand in game.hands] == [8] * players


@rule("S9")
@every_edition
def test_cards_that_leave_a_quick_game_are_random_and_stay_unseen(edition):
    boxes = {tuple(game.set_aside) for game in deals(edition, 3, quick=True)}
    assert len(boxes) > 50
    game = dealt(edition, 3, quick=True)
    whole = dealt(edition, 3)
    assert sorted(hands_and_pile(game) + game.set_aside) == sorted(hands_and_pile(whole))
    assert game.removed == game.discards == []
    # The order of a hidden pile says nothing about how it came about.
    assert game.set_aside == sorted(game.set_aside)


@rule("S10", "V2")
@every_edition
def test_the_quick_game_is_off_unless_it_is_chosen(edition):
    assert not Options().quick
    assert dealt(edition, 2).set_aside == []


@rule("C1", "S5")
@pytest.mark.parametrize(("edition", "players"), [(key, n) for key in EDITIONS for n in (1, EDITIONS[key].most + 1)])
def test_too_few_or_too_many_players_are_refused(edition, players):
    with pytest.raises(MalformedInput, match=r"is for 2 to \d+ players, not"):
        dealt(edition, players)
