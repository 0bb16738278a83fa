"""The heuristic uses the cards of Streaking and Barking Kittens, and it pays.

Positions show when it plays a card.  Games show that it wins more often than a copy that never plays it, where the
difference is large enough for a short test.  Measured with 400 deals and more, where it isn't:

- Curse of the Cat Butt wins 54 % of duels in a deck full of attacks, and nothing at larger tables: a curse ends with
  the next safe draw.
- Garbage Collection wins 52 to 53 % of duels, as one more Shuffle that costs everybody a card.
- Personal Attack wins 52 % of duels: two cards for one, where three safe cards are known, which is rare.
- Potluck wins 51 %: with one turn to take, the kitten below comes back to its player.
- Mark wins nothing: what it shows is worth less than half a pair, so it's kept for three of a kind in need.
- The Streaking Kitten is never played.
"""

import pytest

from boomcat.arena.rounds import play_match
from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import HeuristicBot
from boomcat.core.answers import NOW
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Peeked
from boomcat.core.plays import CardPlay
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_position, write_move
from boomcat.views.view import View


def answer(position: str, seat: int = 0, seen: int = 0) -> str:
    """Return what the heuristic at this seat answers, after a look at some top cards."""
    game = read_position(position)
    view = View(game, seat)
    known = Knowledge(view)
    if seen:
        known.see(Peeked(seat, game.top_cards(seen)))
    return write_move(HeuristicBot(PlayerRng(1)).choose(view, known, 1.0), game.rules.edition)


# -- whether it pays ---------------------------------------------------------------------------

#: Fewer other ways out make the difference larger, so that a short test can see it.
NO_WAY_OUT = "skip=0 attack=0 shuffle=0"
DECKS = {
    "alter-now": f"original alter-now=8 {NO_WAY_OUT}",
    "barking": "original barking=2 tacocat=0 cattermelon=0 potato=0 favor=0",
    "bury": f"original bury=8 {NO_WAY_OUT}",
    "share": f"original share=8 {NO_WAY_OUT}",
    "take-that": "original take-that=5",
    "tower": "original tower=1 tacocat=8 cattermelon=8 favor=8",
}
DEALS = 180


class Without(Bot):
    """The heuristic, to which one card is never offered."""

    def __init__(self, rng: PlayerRng, card: Card) -> None:
        self.bot = HeuristicBot(rng)
        self.card = card

    def choose(self, view, knowledge, seconds):
        view.moves = [move for move in view.moves if not self.plays(move)]
        return self.bot.choose(view, knowledge, seconds)

    def plays(self, move) -> bool:
        if isinstance(move, CardPlay):
            return move.title == self.card
        return move is NOW and self.card == Card.ALTER_THE_FUTURE_NOW


@pytest.mark.long(5)
@pytest.mark.parametrize("word", DECKS)
def test_a_bot_that_plays_a_card_beats_one_that_never_does(word):
    rules = rules_for(edition_named(DECKS[word]), 2, Options())
    wins = 0
    for deal in range(DEALS):
        for seat in range(2):
            bots: list[Bot] = [Without(PlayerRng(deal), Card(word)), Without(PlayerRng(deal), Card(word))]
            bots[seat] = HeuristicBot(PlayerRng(deal + 1))
            wins += play_match(rules, deal, bots, seconds=60).standings[0] == seat
    assert wins > DEALS * 2 * 0.52


# -- its own turn ------------------------------------------------------------------------------


def test_it_takes_a_safe_card_of_another_player_and_no_kitten():
    deck = "original take-that=2; 1: take-that; 2: skip; 3: skip"
    assert answer(f"{deck}; pile: see favor see favor 2*kitten", seen=4) in ("take-that 2", "take-that 3")
    assert answer(f"{deck}; pile: see 2*kitten", seen=3) == "draw"


def test_a_card_that_another_player_gets_is_no_danger():
    deck = "original take-that=2; 1: skip; 2: skip; pile: kitten see favor"
    assert answer(deck, seen=1) == "skip"
    assert answer(f"{deck}; taking: 2 from 1", seen=1) == "draw"


def test_it_barks_where_a_barking_kitten_lies_and_if_it_holds_both():
    for more in ("1: barking; barking: 2", "1: barking; barking: 1", "1: 2*barking"):
        assert answer(f"original barking=2; {more}; 2: 3*skip; pile: see kitten") == "barking"
    in_the_pile = "original barking=2; 1: barking; 2: skip; pile: barking see favor shuffle kitten"
    assert answer(in_the_pile, seen=2) == "draw"


def test_it_barks_at_the_player_who_is_less_likely_to_hold_a_defuse():
    assert answer("original barking=2; 1: -; 2: 3*skip; 3: skip; pile: see 2*kitten; asked: aim") == "aim 3"


def test_the_tower_is_taken_before_it_goes_on_helping_another_player():
    deck = "original tower=1; 1: tower; 2: skip; pile: see favor shuffle kitten"
    assert answer(f"{deck}; tower: 2 skip nope") == "tower"
    assert answer(deck) == "draw"


def test_it_robs_the_tower_of_a_defuse_that_it_can_name():
    deck = "original tower=1; 1: 3*tacocat; 2: 3*attack; pile: see favor shuffle kitten"
    assert answer(f"{deck}; tower: 2 skip defuse") == "triple tacocat 2 defuse"


def test_it_curses_the_player_who_must_draw_the_kitten():
    deck = "original curse=2; 1: curse attack; 2: 3*skip; pile: kitten see favor"
    assert answer(deck, seen=1) == "curse 2"
    assert answer(f"{deck}; cursed: 2", seen=1) == "attack"


def test_it_attacks_itself_only_for_three_safe_cards():
    deck = "original personal=2; 1: personal; 2: skip"
    assert answer(f"{deck}; pile: see favor see favor kitten", seen=3) == "personal"
    assert answer(f"{deck}; pile: see favor kitten favor", seen=3) == "draw"


@pytest.mark.parametrize("word", ["bury", "share", "alter-now", "garbage"])
def test_it_is_a_way_out(word):
    safe = "see favor shuffle tacocat potato beard rainbow"
    assert answer(f"original {word}=2; 1: {word}; 2: skip; pile: kitten {safe}", seen=1) == word


def test_potluck_is_a_way_out_of_two_turns():
    """After two cards the kitten comes to the other player."""
    deck = "original potluck=2; 1: potluck see; 2: skip; pile: kitten see favor; turn: 1 owes 2 attacked"
    assert answer(deck, seen=1) == "potluck"


def test_in_need_it_marks_a_card_to_know_what_three_of_a_kind_can_name():
    deck = "original mark=2; 2: 3*skip; pile: kitten see favor"
    assert answer(f"{deck}; 1: mark 3*tacocat", seen=1) == "mark 2"
    assert answer(f"{deck}; 1: mark", seen=1) == "draw"


def test_a_cursed_player_turns_a_card_over_rather_than_draw_a_kitten():
    deck = "original curse=2; 1: 2*skip; 2: skip; cursed: 1"
    assert answer(f"{deck}; pile: kitten see favor", seen=1) == "blind"
    assert answer(f"{deck}; pile: see favor kitten", seen=1) == "draw"


# -- other questions ---------------------------------------------------------------------------


def test_the_kitten_in_its_hand_is_what_it_gives_away_first():
    deck = "original streaking=1; 1: favor; 2: streaking kitten tacocat; pile: see favor kitten"
    assert answer(f"{deck}; asked: give 2", 1) == "give kitten"
    without = "original streaking=1; 1: see; 2: streaking tacocat; pile: see 2*kitten"
    assert answer(f"{without}; asked: give 2", 1) == "give tacocat"


def test_it_puts_its_kitten_on_top_only_where_another_player_draws_it():
    deck = "original streaking=1 potluck=1 garbage=1 take-that=1"
    deck += "; 1: tacocat; 2: streaking kitten beard; pile: see kitten"
    assert answer(f"{deck}; asked: add potluck 2", 1) == "add kitten"
    assert answer(f"{deck}; asked: add garbage 2", 1) == "add beard"
    assert answer(f"{deck}; asked: add potluck 2; taking: 2 from 1", 1) == "add beard"


def test_a_buried_kitten_comes_to_another_player_and_a_safe_card_to_itself():
    deck = "original bury=1; 1: see; 2: see; 3: see; pile: see favor shuffle kitten"
    assert answer(f"{deck} kitten; asked: bury favor") == "bury 2"
    assert answer(f"{deck}; asked: bury kitten; turn: 1 owes 2 attacked") in ("bury 1", "bury 4")


def test_the_next_player_is_not_shown_the_kitten_that_waits_for_them():
    deck = "original share=1; 1: see; 2: see; 3: see; pile: kitten see favor kitten"
    assert answer(f"{deck}; asked: share") == "share 2 3 1"


def test_out_of_turn_it_alters_what_it_would_draw_itself():
    deck = "original alter-now=2 curse=1; 1: see; 2: alter-now; 3: see; window: draw"
    assert answer(f"{deck}; pile: see kitten favor kitten", 1, seen=2) == "now"
    assert answer(f"{deck}; pile: kitten see favor kitten", 1, seen=3) == "wait"
    assert answer(f"{deck}; cursed: 2; pile: see kitten favor kitten", 1, seen=2) == "wait"


def test_out_of_turn_the_kitten_goes_to_the_current_player():
    deck = "original alter-now=2; 1: see; 2: see; pile: see kitten favor; asked: alter by 2"
    assert answer(deck, 1).startswith("alter 2")


def test_a_kitten_that_went_off_goes_where_another_player_draws_it():
    deck = "original streaking=1; 1: see; 2: see; 3: see; pile: see favor kitten shuffle"
    assert answer(f"{deck}; asked: place by 2 hand", 1) == "place 0"
    assert answer(f"{deck}; asked: place hand") == "place 1"
