"""The table on the whole terminal, driven by keys and the mouse: it fits, it plays, and shows nothing hidden."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static
from textual.widgets._footer import FooterKey

from boomcat.bots.cast import names
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.move_pool import DRAW
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.game.game import Game
from boomcat.locale import languages
from boomcat.records import read_record
from boomcat.reviews import reviewer
from boomcat.story import tell
from boomcat.terminal.fullscreen.hand_row import CardStack
from boomcat.terminal.fullscreen.local_feed import DisplayScreen, LocalFeed, ScreenMatch
from boomcat.terminal.fullscreen.move_menus import menu_for
from boomcat.terminal.fullscreen.panels import LogPanel
from boomcat.terminal.fullscreen.replay_feed import ReplayFeed
from boomcat.terminal.fullscreen.review_feed import ReviewFeed
from boomcat.terminal.fullscreen.scene import Scene
from boomcat.terminal.fullscreen.table_app import TableApp
from boomcat.views.redact import redact
from boomcat.views.view import View

SMALLEST = (80, 24)
NEW_CARDS = "original streaking=1 curse=3 alter-now=3 share=3 tower=1"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")


class WatchedApp(TableApp):
    """Keeps the lines and scenes that it received."""

    def __init__(self, feed) -> None:
        super().__init__(feed)
        self.lines: list[str] = []
        self.scenes: list[Scene] = []

    def tell(self, words: str, style: str = "") -> None:
        self.lines.append(words)
        super().tell(words, style)

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)
        super().show(scene)


def local_feed(key: str, players: int, seat: int, seed: int) -> LocalFeed:
    rules = rules_for(edition_named(key), players, Options())
    called = names(players, PlayerRng(seed))
    called[seat] = ""
    match = ScreenMatch(
        rules, SeededChance(seed), PlayerRng(seed), DisplayScreen(), seat, "heuristic", True, None, called
    )
    feed = LocalFeed(match)
    feed.speed = 2
    return feed


def drive(app: TableApp, act: Callable[[Pilot[str]], Awaitable[None]], size: tuple[int, int] = SMALLEST) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await act(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[str], holds: Callable[[], bool]) -> None:
    """Wait for the feed's thread."""
    for _ in range(3_000):
        await pilot.pause(0.01)
        if holds():
            return
    raise AssertionError("the screen never got there")


def is_over(app: TableApp) -> bool:
    view = app.scene.view
    return view is not None and bool(view.standings)


async def play_first_choices(pilot: Pilot[str], app: TableApp) -> None:
    """Take the first choice of every list until the game is over."""
    while not is_over(app):
        await until(pilot, lambda: bool(app.menus) or is_over(app))
        if app.menus:
            app.query_one("#choices", OptionList).focus()
            await pilot.press("enter")


@pytest.mark.parametrize(("key", "players", "seed"), [("original", 3, 1), ("good-vs-evil", 2, 2), (NEW_CARDS, 4, 3)])
def test_a_whole_game_by_keyboard_shows_no_hidden_card(key, players, seed):
    feed = local_feed(key, players, 0, seed)
    app = WatchedApp(feed)
    drive(app, lambda pilot: play_first_choices(pilot, app))
    edition, called = feed.match.edition, feed.match.names
    events = feed.match.events
    allowed = {tell(edition, redact(event, 0), 0, called) for event in events}
    hidden = {tell(edition, event, 0, called) for event in events if redact(event, 0) != event} - allowed
    assert hidden
    assert not hidden & set(app.lines)
    assert all(scene.view is not None and scene.view.viewer == 0 for scene in app.scenes)


@pytest.mark.parametrize(("language", "size"), [*((one, SMALLEST) for one in languages()), ("en", (200, 60))])
def test_everything_has_its_place_on_the_screen(language, size, monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", language)
    app = WatchedApp(local_feed("party-pack", 10, 0, 4))

    async def act(pilot):
        await until(pilot, lambda: bool(app.menus))
        await pilot.pause()
        shown = [app.query_one(one) for one in ("#title", "#middle", "#prompt", "#hand", "#choices", "Footer")]
        below = 0
        for widget in shown:
            assert widget.region.y == below, widget
            assert widget.region.height > 0, widget
            below = widget.region.bottom
        assert below == size[1]
        assert app.query_one("#log", RichLog).region.width >= 30

    drive(app, act, size)


def test_the_log_shows_its_end_whatever_height_is_left_until_the_player_scrolls_back():
    app = WatchedApp(local_feed("original", 3, 0, 5))

    async def act(pilot):
        await until_turn(pilot, app)
        log = app.query_one("#log", RichLog)
        for number in range(30):
            app.write(f"line {number}", "")
        await until(pilot, lambda: log.max_scroll_y > 0 and log.scroll_y == log.max_scroll_y)
        end = log.max_scroll_y
        app.query_one("#choices").styles.height = 2
        await until(pilot, lambda: log.max_scroll_y < end and log.scroll_y == log.max_scroll_y)
        app.query_one("#choices").styles.height = 8
        await until(pilot, lambda: log.max_scroll_y > end and log.scroll_y == log.max_scroll_y)
        log.scroll_home(animate=False)
        await until(pilot, lambda: log.scroll_y == 0)
        app.write("news", "")
        await pilot.pause()
        assert log.scroll_y == 0
        log.focus()
        await pilot.press("end")
        await until(pilot, lambda: log.scroll_y == log.max_scroll_y)

    drive(app, act)


async def until_turn(pilot: Pilot[str], app: TableApp) -> View:
    """Wait until the player has a turn, and the cards lie where they belong."""
    await until(pilot, lambda: bool(app.menus) and app.scene.view is not None and DRAW in app.scene.view.moves)
    await pilot.pause()
    assert app.scene.view is not None
    return app.scene.view


def test_a_pressed_card_lists_only_what_it_can_do():
    app = WatchedApp(local_feed("original", 3, 0, 7))

    async def act(pilot):
        view = await until_turn(pilot, app)
        everything = len(app.menus[0].labels)
        playable = [one for one in app.query(CardStack) if menu_for(view, app.scene.names, one.card) is not None]
        await pilot.click(playable[0])
        await until(pilot, lambda: len(app.menus) == 2)
        assert 0 < len(app.menus[-1].labels) < everything
        await pilot.press("escape")
        assert len(app.menus) == 1

    drive(app, act)


def test_a_typed_move_is_read_and_a_wrong_one_explained():
    app = WatchedApp(local_feed("original", 3, 0, 7))

    async def act(pilot):
        question = (await until_turn(pilot, app)).question
        await pilot.press("colon", *"dance", "enter")
        assert [len(app.menus), app.query_one("#typed").has_class("open")] == [1, True]
        await pilot.press("escape", "colon", *"draw", "enter")
        await until(pilot, lambda: app.scene.view is not None and app.scene.view.question > question)

    drive(app, act)


def test_a_place_in_the_pile_is_chosen_by_its_number():
    game = Game.read("original; 1: defuse skip; 2: nope; pile: kitten skip see")
    game.push("draw")
    game.push("defuse")
    menu = menu_for(game.view(0), [])
    assert menu is not None
    assert list(menu.labels.items()) == [(0, "On top"), (1, "Under 1 card"), (2, "At the bottom")]


def test_help_and_palette_name_every_key():
    app = WatchedApp(local_feed("original", 2, 0, 1))

    async def act(pilot):
        await until(pilot, lambda: bool(app.menus))
        await pilot.press("question_mark")
        words = " ".join(str(one.render()) for one in app.screen.query(Static))
        assert "Ctrl-P" in words
        titles = {one.title for one in app.get_system_commands(app.screen)}
        assert {words for _, _, words in app.keys} <= titles

    drive(app, act)


def test_leaving_stops_the_thread_of_the_game():
    feed = local_feed("original", 4, 0, 1)
    app = WatchedApp(feed)

    async def act(pilot):
        await until(pilot, lambda: bool(app.menus))
        await pilot.press("q")

    drive(app, act)
    assert not feed.thread.is_alive()


def finished_record(tmp_path, seed: int = 5):
    game = Game("original", players=3, seed=seed).playout("heuristic")
    game.save(tmp_path / "game.jsonl")
    return read_record(tmp_path / "game.jsonl")


def test_a_replay_goes_back_and_forth_and_shows_each_seat_only_what_it_saw(tmp_path):
    feed = ReplayFeed(finished_record(tmp_path), 0, ["", "", ""])
    app = WatchedApp(feed)

    async def act(pilot):
        await pilot.press("end")
        last = feed.at
        assert last == len(feed.games) - 1
        await pilot.press("left")
        assert feed.at == last - 1
        await pilot.press("left_square_bracket")
        assert feed.at in feed.turns
        await pilot.press("home", "right")
        assert feed.at == 1
        await pilot.press("s")
        assert feed.seat == 1
        await pilot.pause()
        assert app.scene.view is not None
        assert app.scene.view.viewer == 1

    drive(app, act)
    for seat in range(3):
        feed.seat, feed.at = seat, len(feed.games) - 1
        edition = feed.record.rules.edition
        events = [event for events in feed.events for event in events]
        allowed = {tell(edition, redact(event, seat), seat, feed.names) for event in events}
        assert {words for words, _ in feed.lines()} <= allowed


def test_the_log_is_wrapped_anew_when_the_terminal_gets_wider_or_narrower(tmp_path):
    app = WatchedApp(ReplayFeed(finished_record(tmp_path), 0, ["", "", ""]))

    async def act(pilot):
        await pilot.press("end")
        heights = []
        for width in (80, 200, 80):
            await pilot.resize_terminal(width, 24)
            await until(pilot, lambda: app.query_one(LogPanel).wrapped_at > 0)
            await pilot.pause()
            heights.append(app.query_one(LogPanel).virtual_size.height)
        assert heights[1] < heights[0]
        assert heights[2] == heights[0]

    drive(app, act)


@pytest.fixture
def quick_reviews(monkeypatch):
    monkeypatch.setattr(reviewer, "FULL", reviewer.Effort(redeals=2, rolled_out=0, dealt_again=0))


@pytest.mark.usefixtures("quick_reviews")
@pytest.mark.parametrize("language", languages())
def test_the_keys_of_a_review_fit_below_it_and_its_help_names_no_choices(tmp_path, language, monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", language)
    app = WatchedApp(ReviewFeed(finished_record(tmp_path), NO_SEAT, ["", "", ""]))

    async def act(pilot):
        await pilot.pause()
        keys = app.query(FooterKey)
        assert [key.key for key in keys][-1] == "q"
        assert all(key.region.right <= SMALLEST[0] for key in keys)
        await pilot.press("question_mark")
        words = " ".join(str(one.render()) for one in app.screen.query(Static))
        assert "Ctrl-P" in words
        assert "↑ ↓" not in words

    drive(app, act)


@pytest.mark.usefixtures("quick_reviews")
def test_a_review_shows_chances_that_sum_to_one_at_every_moment(tmp_path):
    feed = ReviewFeed(finished_record(tmp_path), NO_SEAT, ["", "", ""])
    app = WatchedApp(feed)

    async def act(pilot):
        await until(pilot, lambda: not feed.thread.is_alive())
        await pilot.press("end")
        await pilot.pause()

    drive(app, act)
    assert len(feed.chances) == len(feed.games)
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in feed.chances)
    assert app.scenes[-1].chances == feed.chances[-1]
    assert feed.record.standings is not None
    winner = feed.record.standings[0]
    assert feed.chances[-1][winner] == 1.0
