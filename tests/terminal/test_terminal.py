"""The game in the terminal: whole games by typing, and nothing on the screen that the player may not see."""

import random
from itertools import pairwise

import pytest
from click.testing import CliRunner

from boomcat.bots.cast import CAST, names
from boomcat.cli.program import program
from boomcat.core.answers import ALTERS
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Exploded, Noped, Played, Reached, Won
from boomcat.core.hand import cards_in, holds
from boomcat.core.legal import legal_moves
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.core.transfers import give, take
from boomcat.locale import text
from boomcat.notation import read_position, write_move
from boomcat.story import ask, tell
from boomcat.terminal import terminal_match as match
from boomcat.terminal.menu import Menu, menu_of
from boomcat.terminal.screen import Screen
from boomcat.terminal.table_text import hand_line, public_lines
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.thorough import few

SCREEN_LINES = 24


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def play(*arguments, typed=()):
    return CliRunner().invoke(program, ["terminal", *arguments], input="".join(f"{line}\n" for line in typed))


def answers(seed):
    """A user who types more or less anything."""
    rng = random.Random(seed)
    return [rng.choice(["1", "1", "2", "3", "4", "7", "0", "", "", "?", "skip", "nope", "x y"]) for _ in range(6000)]


@pytest.fixture
def happened(monkeypatch):
    """Every event of the game that is played, unredacted."""
    events = []
    tell_news = match.TerminalMatch.tell_news

    def recording(self, news):
        events.extend(news)
        tell_news(self, news)

    monkeypatch.setattr(match.TerminalMatch, "tell_news", recording)
    return events


#: Decks with the cards that ask, show and hide the most.
NEW_DECKS = (
    "original streaking=1 mark=3 curse=4 garbage=3 kitten=5",
    "original barking=2 alter-now=4 bury=3 take-that=3 potluck=2 share=3 tower=1",
)


@pytest.mark.parametrize("key", [*EDITIONS, *NEW_DECKS])
@pytest.mark.parametrize("seed", range(few(4, 6)))
def test_a_whole_game_shows_no_hidden_card(key, seed, happened):
    players = 2 + seed % 4
    seat = seed % players
    arguments = ["--edition", key, "--players", str(players), "--seat", str(seat + 1), "--seed", str(seed)]
    result = play(*arguments, typed=answers(seed))
    assert result.exit_code == 0, result.output
    assert isinstance(happened[-1], Won)
    lines = result.stdout.splitlines()
    assert lines[-1].startswith("Final ranking: 1. ")
    called = names(players, PlayerRng(seed))
    edition = edition_named(key)
    # That a player is about to draw is only said to those who are asked.
    told = [event for event in happened if not isinstance(event, Reached)]
    sentences = {tell(edition, redact(event, seat), seat, called) for event in told}
    # Public events are shown in the same words, except windows without a Nope.
    assert sum(line not in lines for line in sentences) <= 1
    hidden = [event for event in happened if redact(event, seat) != event]
    assert hidden
    for event in hidden:
        whole_truth = tell(edition, event, seat, called)
        assert whole_truth not in sentences
        assert whole_truth not in lines


@pytest.mark.parametrize("seed", range(8))
def test_the_player_is_asked_at_every_window_whatever_they_hold_n7(seed, happened, monkeypatch):
    asked_at = []
    ask_in_window = match.TerminalMatch.ask_in_window

    def counting(self, view):
        asked_at.append(view.question)
        return ask_in_window(self, view)

    monkeypatch.setattr(match.TerminalMatch, "ask_in_window", counting)
    play("--seed", str(seed), typed=answers(seed))
    out = [place for place, event in enumerate(happened) if isinstance(event, Exploded) and event.seat == 0]
    windows = [one for one in happened[: out[0] if out else None] if isinstance(one, Played | Noped) and one.seat]
    assert len(asked_at) == len(set(asked_at)) == len(windows)


def test_bots_can_be_watched(happened):
    result = play("--watch", "--seed", "3", "--edition", "good")
    assert result.exit_code == 0
    assert isinstance(happened[-1], Won)
    assert "You" not in result.stdout


def test_the_same_seed_is_the_same_game_and_without_one_every_game_is_new():
    assert play("--watch", "--seed", "3").stdout == play("--watch", "--seed", "3").stdout
    assert play("--watch").stdout != play("--watch").stdout


def test_the_start_shows_the_edition_the_deal_and_the_first_player():
    lines = play("--seed", "1", "--first-seat", "1").stdout.splitlines()
    assert lines[:3] == [
        "Original, 4 players. Everybody gets a Defuse and 7 more cards.",
        "You are player 1.",
        "You start.",
    ]


def test_bots_have_names_of_their_own_and_the_same_ones_again():
    for seed in range(20):
        called = names(10, PlayerRng(seed))
        assert len(set(called)) == 10
        assert set(called) <= set(CAST)
    assert len({tuple(names(3, PlayerRng(seed))) for seed in range(20)}) > 15
    output = play("--watch", "--seed", "5").stdout
    assert all(name in output for name in names(4, PlayerRng(5)))
    assert "layer 2" not in output


# -- one line typed ------------------------------------------------------------------


def table(seed="1", *arguments, typed=()):
    return play("--seed", seed, "--first-seat", "1", *arguments, typed=typed).stdout


def test_the_table_shows_the_hand_the_others_and_the_risk():
    output = table()
    _, *others = names(4, PlayerRng(1))
    assert "   ".join(f"{seat} {name}: 8 cards" for seat, name in enumerate(others, 2)) in output
    assert "Kittens in the draw pile: 3 of 23 cards (13%)   No discards yet" in output
    assert "Your hand (8): Defuse, " in output


def test_on_a_narrow_screen_no_card_is_broken_in_two(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    for seed in range(5):
        lines = table(str(seed)).splitlines()
        assert all(len(line) <= 40 for line in lines)
        for first, second in pairwise(lines):
            if first.startswith("Your hand"):
                assert first.endswith(",")
                assert second


def test_the_input_may_end_at_any_time():
    result = play()
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "End of input: the game stops here."


def test_leaving_is_asked_once():
    assert table(typed=["q", "n", "q", "y", "1"]).splitlines()[-1] == "You slip out through the cat flap."
    assert table(typed=["q", "n"]).splitlines()[-1] == "End of input: the game stops here."


def test_ctrl_c_ends_with_one_sentence(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    result = play()
    assert result.exit_code == 130
    assert result.stdout.splitlines()[-1] == "Interrupted: the game ends here."


def test_a_question_mark_helps():
    assert "You can also type a move: draw" in table(typed=["?"])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a number (1–"),
        ("99", "Type a number (1–"),
        ("armageddon", "“armageddon” is not a move"),
        ("pair tacocat", "A player’s number is missing"),
        ("favor 1", "Choose another player, not yourself."),
        ("place top", "That doesn’t answer the current question."),
        ("[bold]", "“[bold]” is not a move"),
    ],
)
def test_an_impossible_answer_is_explained_and_asked_again(typed, answer):
    output = table(typed=[typed])
    assert answer in output
    assert output.count("Your choice (? for help):") == 2


def test_the_coach_says_what_it_would_do_and_the_question_stays():
    output = table(typed=["c"])
    assert 1 <= output.count("Coach: ") <= 3
    assert output.count("Your choice") == 2


def test_a_move_can_be_typed_in_the_notation():
    assert "You draw " in table(typed=["DRAW"])


def test_players_are_chosen_by_their_own_numbers():
    favor = "original; 1: favor; 2: skip; 3: skip; 4: skip; pile: 3*kitten"
    game = read_position(favor)
    menu = menu_of(game.rules.edition, legal_moves(game, 0), ask(View(game, 0))).answers[2]
    assert isinstance(menu, Menu)
    assert menu.labels == {2: "player 2", 3: "player 3", 4: "player 4"}
    favors = [move for move in menu.answers.values() if not isinstance(move, Menu)]
    assert [write_move(move, game.rules.edition) for move in favors] == ["favor 2", "favor 3", "favor 4"]


def test_auto_pass_asks_only_who_holds_a_nope():
    always = [table(str(seed), typed=["1"] * 500) for seed in range(5)]
    sometimes = [table(str(seed), "--auto-pass", typed=["1"] * 500) for seed in range(5)]
    assert any(text("menu-no-nope") in output for output in always)
    assert not any(text("menu-no-nope") in output for output in sometimes)
    assert any(text("menu-nope") in output for output in sometimes)


def test_the_player_is_asked_before_every_draw_whether_to_alter_the_future():
    outputs = [play("--edition", "original alter-now=6", "--seed", str(seed), typed=answers(seed)) for seed in range(4)]
    assert all(one.exit_code == 0 for one in outputs)
    assert any("is about to draw. Enter to let it happen, 1 to alter" in one.stdout for one in outputs)
    assert any("is about to draw. You can’t alter the future now" in one.stdout for one in outputs)
    arguments = ["--edition", "original alter-now=6", "--auto-pass"]
    outputs = [play(*arguments, "--seed", str(seed), typed=answers(seed)) for seed in range(4)]
    assert any("1 to alter the future" in one.stdout for one in outputs)
    assert not any("You can’t alter the future now" in one.stdout for one in outputs)


def test_the_table_shows_what_lies_before_every_player():
    game = read_position(
        "original curse=2 mark=2 take-that=2 barking=2 tower=1 streaking=1; 1: skip; 2: see favor; 3: nope; "
        "pile: skip attack 2*kitten; cursed: 2; marked: 3 nope; taking: 1 from 2; barking: 3; tower: 1 attack skip"
    )
    shown = [" ".join(public_lines(View(game, seat))).replace("\u00a0", " ") for seat in range(3)]
    assert "Player 2: 2 cards; cursed, the next card goes to player 1" in shown[0]
    assert "Player 3: 1 card; shows: Nope, a Barking Kitten in front" in shown[0]
    assert "With you: the tower in front: Attack (2x), Skip" in shown[0]
    assert "2 kittens left, in the pile or one in a hand; draw pile: 4 cards" in shown[0]
    assert "With you: cursed, the next card goes to player 1" in shown[1]
    assert hand_line(View(game, 1)) == "Your hand: 2 cat butts"
    game = read_position("original tower=1; 1: skip; 2: see; pile: skip attack kitten; tower: attack skip")
    assert "Tower beside the pile: Attack (2x), Skip" in " ".join(public_lines(View(game, 0))).replace("\u00a0", " ")


# -- the menus -----------------------------------------------------------------------


def leaves(menu):
    for answer in menu.answers.values():
        yield from leaves(answer) if isinstance(answer, Menu) else [answer]


def menus(menu):
    yield menu
    for answer in menu.answers.values():
        if isinstance(answer, Menu):
            yield from menus(answer)


def moments(key, players, seed, options=None):
    """Every moment of a random game at a table of people."""
    chance, rng = SeededChance(seed), PlayerRng(seed)
    game = deal(rules_for(edition_named(key), players, options or Options()), chance)
    while seats := asked(game):
        yield game
        apply(game, seats[0], game.question, random_move(game, seats[0], rng), chance)


@pytest.mark.parametrize("key", [*EDITIONS, *NEW_DECKS])
def test_the_menus_hold_every_legal_move_once_and_fit_on_the_screen(key):
    for seed in range(2):
        for game in moments(key, edition_named(key).sizes[-1], seed, Options(five_different=True)):
            if game.asking in (Ask.PLACE, Ask.BURY, Ask.NOPE):
                continue
            moves = legal_moves(game, game.decider)
            if len(moves) > 1500:
                continue
            whole = menu_of(game.rules.edition, moves, ask(View(game, game.decider)))
            assert sorted(map(id, leaves(whole))) == sorted(map(id, moves))
            for menu in menus(whole):
                assert len(menu.labels) == len(set(menu.labels.values())) <= SCREEN_LINES - 4


def test_orders_of_the_top_cards_that_look_the_same_are_one_choice():
    top = (Card.NOPE, Card.SKIP, Card.NOPE)
    menu = menu_of(EDITIONS["party-pack"], list(ALTERS[3]), "", top)
    assert [label.removeprefix("From the top: ") for label in menu.labels.values()] == [
        "Nope, Skip, Nope", "Nope, Nope, Skip", "Skip, Nope, Nope",
    ]  # fmt: skip
    assert len(menu_of(EDITIONS["party-pack"], list(ALTERS[3]), "", (Card.NOPE,) * 3).labels) == 1


def test_long_lists_stand_in_two_columns(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    Screen().options({number: f"choice {letter}" for number, letter in enumerate("abcdefghijklmnopq", 1)})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 9
    assert lines[0].split() == ["1", "choice", "a", "10", "choice", "j"]
    assert lines[-1].split() == ["9", "choice", "i"]


# -- what is public --------------------------------------------------------------------


def dealt_again(game: State, viewer: int, rng: random.Random) -> State:
    """The same table as far as the viewer can know: all that is hidden from them is dealt anew."""
    twin = game.copy()
    others = [seat for seat in range(game.players) if seat != viewer]
    pool = [card for seat in others for card in cards_in(game.hands[seat]) if card != Card.GODCAT]
    sizes = [game.hands[seat].size - holds(game.hands[seat], Card.GODCAT) for seat in others]
    pool += [card for card in game.draw_pile if card != Card.EXPLODING_KITTEN]
    rng.shuffle(pool)
    for seat, size in zip(others, sizes, strict=True):
        for card in cards_in(game.hands[seat]):
            if card != Card.GODCAT:
                take(twin, seat, card)
        for _ in range(size):
            give(twin, seat, pool.pop())
    deck = pool + [card for card in game.draw_pile if card == Card.EXPLODING_KITTEN]
    lifted = game.asking == Ask.HECK and game.current != viewer
    deck += [game.lifted] if lifted else []
    rng.shuffle(deck)
    if lifted:
        twin.lifted = deck.pop()
    twin.draw_pile[:] = deck
    return twin


@pytest.mark.parametrize("key", EDITIONS)
def test_the_table_shows_nothing_hidden(key):
    rng = random.Random(1)
    for seed in range(2):
        for game in moments(key, 3, seed):
            for viewer in range(3):
                again = dealt_again(game, viewer, rng)
                assert public_lines(View(again, viewer)) == public_lines(View(game, viewer))
