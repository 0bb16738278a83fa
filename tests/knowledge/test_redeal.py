"""Re-deals are possible games, with the right probabilities."""

from collections import Counter

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.events import Claimed, DrewKitten, Lifted, LiftedTop, TurnedUp
from boomcat.core.explosions import explode
from boomcat.core.hand import cards_in
from boomcat.core.playout import play_out
from boomcat.core.question import QUESTIONS, Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation import read_position, write_position
from boomcat.views.view import View
from tests.knowledge.test_knowledge import check_true
from tests.knowledge.test_odds_exact import SEATS, SMALL, Player, game_of, random_life
from tests.support import brute_force_odds as naive
from tests.support.brute_force_odds import ME, World
from tests.support.differences import differences
from tests.support.random_games import OPTIONS, TABLES, found_questions, known_moments, viewers_of
from tests.support.thorough import few, mixed

DRAWS = 4000


# -- how often --------------------------------------------------------------------------


def table_of(player: Player) -> State:
    """The table at which the player's true world lies now, with the question that the last event opened."""
    game = game_of(player.truth)
    for seat in range(SEATS):
        if seat not in player.alive:
            explode(game, seat, Card.EXPLODING_KITTEN)
        else:
            for card in player.held(seat):
                give(game, seat, card)
    match player.seen[-1]:
        case Lifted() as last:
            game.asking, game.current, game.lifted = Ask.HECK, last.seat, player.truth.lifted
        case LiftedTop() as last:
            game.asking, game.current, game.lifted = Ask.BURY, last.seat, player.truth.lifted
        case DrewKitten() as last:
            asking = Ask.DEFUSE if last.defusable else Ask.PLACE
            game.asking, game.current, game.lifted = asking, last.seat, last.card
        case _:
            pass  # the turn goes on
    game.decider = game.current
    return game


def world_of(game: State, player: Player) -> World:
    hands: list[tuple[int, ...]] = [()]
    for seat in range(1, SEATS):
        cards = cards_in(game.hands[seat])
        for card in player.held(seat) if seat in player.alive else ():
            cards.remove(card)
        hands.append(tuple(cards))
    lifted = game.lifted if game.asking in (Ask.HECK, Ask.BURY) else NO_CARD
    return World(tuple(reversed(game.draw_pile)), lifted, tuple(hands), tuple(game.set_aside))


def drawn_worlds(player: Player, rng: PlayerRng) -> Counter[World]:
    """Only worlds that can be."""
    again = Redeal(View(table_of(player), ME), player.known)
    drawn = Counter(world_of(again.draw(rng), player) for _ in range(DRAWS))
    assert drawn.keys() <= player.worlds.keys()
    return drawn


def check_frequencies(player: Player, rng: PlayerRng) -> None:
    """Chi-square, with room for luck: right draws fail less than once in a million times."""
    drawn = drawn_worlds(player, rng)
    chi_square, cells, rest, rest_drawn = 0.0, 0, 0.0, 0
    for world, weight in player.worlds.items():
        if weight * DRAWS < 8:
            rest += weight * DRAWS
            rest_drawn += drawn[world]
        else:
            chi_square += (drawn[world] - weight * DRAWS) ** 2 / (weight * DRAWS)
            cells += 1
    if rest >= 8:
        chi_square += (rest_drawn - rest) ** 2 / rest
        cells += 1
    freedom = max(cells - 1, 1)
    assert chi_square < freedom + 7 * (2 * freedom) ** 0.5 + 14, player.story(0)


@pytest.mark.parametrize(("name", "seed"), mixed([(name,) for name in SMALL], range(4), each=2))
def test_every_world_is_dealt_as_often_as_it_is_likely(name, seed):
    """After random events; while a card is lifted, and a kitten of either kind drawn, too."""
    player = Player(*SMALL[name], PlayerRng(40 + seed))
    for step, _ in enumerate(random_life(player, 8)):
        if step % 4 == seed:
            check_frequencies(player, PlayerRng(seed))


@pytest.mark.parametrize("seed", range(4))
def test_a_card_named_in_vain_is_not_dealt_there(seed):
    player = Player(*SMALL["five"], PlayerRng(seed))
    missing = [card for card in (Card.SKIP, Card.NOPE, Card.FAVOR) if card not in player.truth.hands[1]]
    assert player.do(naive.claim_in_vain(2, 1, missing[0])) == Claimed(2, 1, missing[0], False)
    check_frequencies(player, PlayerRng(seed))
    # A card drawn afterwards may be such a card.  Then a hand has at most one of them, and that is all that is kept.
    if not isinstance(player.do(naive.draw(1, False, ())), DrewKitten):
        drawn_worlds(player, PlayerRng(seed))


def test_a_player_who_was_asked_for_the_godcat_in_vain_may_get_it_later():
    game = read_position("good-vs-evil; 1: -; 2: horse; 3: -; pile: favor 2*kitten; discards: 3*knight")
    known = Knowledge(View(game, 2))
    known.see(Claimed(0, 1, Card.GODCAT, found=False))
    game = read_position("good-vs-evil; 1: -; 2: horse godcat; 3: -; pile: favor 2*kitten; discards: 3*knight; turn: 2")
    known.see(TurnedUp(0, False, 1, 0, defusable=False))
    assert Card.GODCAT in Redeal(View(game, 2), known).draw(PlayerRng(1)).hands[1]


def test_the_cats_of_armageddon_lie_either_way_for_all_but_the_one_who_laid_them():
    game = read_position(ASKED["trade"])
    for viewer, most in ((0, 1), (1, 2), (2, 2), (NO_SEAT, 2)):
        view = View(game, viewer)
        again = Redeal(view, Knowledge(view))
        rng = PlayerRng(3)
        kept = Counter(again.draw(rng).godcat_kept for _ in range(400))
        assert len(kept) == most
        assert max(kept.values()) < 240 or most == 1


# -- what ---------------------------------------------------------------------------------


def check_playable(twin: State, game: State, known: Knowledge, rng: PlayerRng) -> None:
    assert View(twin, known.seat) == View(game, known.seat)
    assert not differences(read_position(write_position(twin)), twin)
    play_out(twin, rng, SeededChance(rng.word()))
    assert twin.asking == Ask.OVER


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, ["default", "all"]))
def test_every_deal_is_a_whole_game_that_fits_what_is_known(key, players, options):
    """Nothing that is known to be held is missing, nothing that cannot be held is there, known places are kept."""
    rng = PlayerRng(players)
    for step, (game, knowledge) in enumerate(known_moments(key, players, OPTIONS[options], 70 + players)):
        if game.asking != Ask.OVER and step % few(2, 1) == 0:
            known = knowledge[step // 2 % (players + 1)]
            twin = Redeal(View(game, known.seat), known).draw(rng)
            check_true(twin, known)
            check_playable(twin, game, known, rng)


GOOD = """good-vs-evil; 1: defuse nope heck 2*horse armageddon; 2: 2*defuse nope knight; 3: favor defuse attack
pile: kitten nope favor kitten troll; """
PARTY = """party-pack; 1: defuse nope alter; 2: defuse nope skip; 3: favor defuse
pile: kitten skip nope favor kitten; """
DECK = (
    "streaking=1 kitten=4 mark=2 curse=2 garbage=2 barking=2 alter-now=2 bury=2 take-that=2 potluck=2 share=2 tower=1"
)
NEW = f"""original {DECK}
1: defuse nope favor; 2: 2*defuse skip streaking kitten; 3: defuse attack favor see; pile: kitten skip nope favor kitten
cursed: 3; marked: 2 skip; taking: 1 from 3; tower: 2 see shuffle; """
ASKED = {
    "turn": PARTY + "turn: 2 owes 3 attacked",
    "window": PARTY + "discards: skip; window: skip",
    "window, Noped and passed": PARTY.replace("nope favor", "see bottom")
    + "discards: nope nope favor; window: favor 2, nope 3, nope 1, passed 3",
    "defuse": PARTY.replace("favor kitten", "favor") + "asked: defuse",
    "place": PARTY.replace("favor kitten", "favor") + "asked: place",
    "give": PARTY + "asked: give 2",
    "alter": PARTY + "asked: alter",
    "take": PARTY.replace("party-pack", "party-pack five-different") + "discards: skip nope; asked: take",
    "steal": GOOD.replace("2: ", "2: godcat ") + "asked: steal 2",
    "heck": GOOD + "asked: heck troll",
    "heck, a kitten": GOOD.replace("favor kitten", "favor") + "asked: heck kitten",
    "face": GOOD + "asked: face",
    "trade": GOOD + "asked: trade 3 godcat",
    "devilcat": GOOD.replace("1: ", "1: godcat ") + "asked: devilcat 2",
    "turn, a kitten in a hand": NEW + "turn: 2",
    "turn, cursed": NEW + "turn: 3",
    "turn, cursed with a kitten": NEW.replace("cursed: 3", "cursed: 2") + "turn: 2",
    "a marked kitten": NEW.replace("2 skip", "2 skip kitten") + "discards: favor; window: favor 2",
    "defuse, cursed": NEW.replace("streaking kitten", "streaking") + "turn: 3; asked: defuse",
    "defuse, from a hand": NEW.replace(" streaking kitten", "") + "asked: defuse by 2 hand",
    "defuse, out of turn with the Godcat": f"good-vs-evil {DECK}; 1: favor; 2: godcat defuse; 3: attack; pile: favor "
    "2*kitten nope; asked: defuse by 2",
    "now": NEW + "window: draw, passed 3",
    "alter, out of turn": NEW + "asked: alter by 2",
    "add": NEW + "asked: add potluck 2",
    "bury": NEW + "asked: bury skip",
    "share": NEW + "asked: share",
    "aim": NEW + "asked: aim",
    "bark": NEW + "asked: bark 2",
    **{f"{word}, come upon": position for word, position in found_questions().items()},
}


@pytest.mark.parametrize("name", list(ASKED))
def test_under_every_question_the_deal_can_be_played(name):
    """Also at a table that has fewer cards than the edition."""
    game = read_position(ASKED[name])
    rng = PlayerRng(8)
    for viewer in viewers_of(game):
        known = Knowledge(View(game, viewer))
        again = Redeal(View(game, viewer), known)
        for _ in range(20):
            check_playable(again.draw(rng), game, known, rng)


def test_the_questions_above_are_all_that_there_are():
    kinds = {value for name, value in vars(Ask).items() if name.isupper()}
    assert {read_position(text).asking for text in ASKED.values()} | {Ask.OVER} == kinds
    assert [question.asking for question in QUESTIONS] == sorted(kinds)
