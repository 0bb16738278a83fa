"""The table on the whole terminal, by keyboard or mouse, from 80 × 24 characters on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult, SystemCommand
from textual.command import CommandPalette
from textual.containers import Horizontal, Vertical
from textual.css.query import NoMatches
from textual.events import Key, Resize
from textual.screen import Screen
from textual.theme import ThemeProvider
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from boomcat.core.errors import RuleError
from boomcat.core.moves import Move
from boomcat.locale import text
from boomcat.notation import read_move
from boomcat.story import card_name, explain
from boomcat.terminal.fullscreen.hand_row import CardStack, HandRow, help_on
from boomcat.terminal.fullscreen.help_screen import HelpScreen
from boomcat.terminal.fullscreen.move_menus import drawing, menu_for, passing, playing
from boomcat.terminal.fullscreen.panels import LogPanel, PilesPanel, PlayersPanel, PromptBar
from boomcat.terminal.fullscreen.scene import Feed, FeedCommand, Scene
from boomcat.terminal.fullscreen.themes import DAY, NIGHT, preferred
from boomcat.terminal.menu import Menu

#: From this many lines on, cards and lists are taller.
TALL: Final = 34
#: The choice that leads back to the list before, by its key.
BACK: Final = "esc"
#: Where the jump keys lead.
JUMPS: Final = (
    ("h", "#hand", "screen-key-jump-hand"),
    ("c", "#choices", "screen-key-jump-choices"),
    ("l", "#log", "screen-key-jump-log"),
)


class TableApp(App[str]):
    """Shows what a feed reports, and hands the player's moves to the feed.  Returns the last words, if any."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    #: Keys that no widget wants belong to the table.
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[Any]] = []

    def __init__(self, feed: Feed) -> None:
        super().__init__()
        self.feed = feed
        self.scene = Scene("", "")
        #: The way into the lists of choices: the last one is shown.
        self.menus: list[Menu] = []
        self.title = "Boomcat"
        for theme in (NIGHT, DAY):
            self.register_theme(theme)
        self.theme = preferred()
        self.feed_commands: dict[str, FeedCommand] = {one.key: one for one in feed.commands()}
        #: The keys with their actions and what these do, in the order in which the help lists them.
        self.keys: list[tuple[str, str, str]] = []
        if feed.plays:
            self.add_key("d", "draw", text("screen-key-draw"), True)
            self.add_key("n", "play_in_window", text("screen-key-nope"), True)
            self.add_key("p", "let_pass", text("screen-key-pass"), True)
        for one in self.feed_commands.values():
            self.add_key(one.key, f"feed('{one.key}')", one.label, one.shown)
        if feed.plays:
            self.add_key("colon", "type_move", text("screen-key-type"), False)
        for key, target, words in JUMPS:
            if feed.plays or target != "#choices":
                self.add_key(key, f"jump('{target}')", text(words), False)
        self.add_key("escape", "step_back", text("screen-key-back"), False)
        self.add_key("question_mark", "help", text("screen-key-help"), True)
        self.add_key("q", "leave", text("screen-key-leave"), True)

    def add_key(self, key: str, action: str, words: str, shown: bool) -> None:
        self.keys.append((key, action, words))
        self.bind(key, action, description=words, show=shown)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield PlayersPanel(id="players", markup=False)
                yield PilesPanel(id="piles", markup=False)
            yield LogPanel()
        yield PromptBar()
        yield HandRow()
        yield OptionList(id="choices", classes="empty", markup=False)
        yield Input(id="typed", placeholder=text("screen-type-move"), compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.feed.start(self)

    def on_unmount(self) -> None:
        self.feed.stop()

    def on_resize(self, event: Resize) -> None:
        self.screen.set_class(event.size.height >= TALL, "tall")

    # -- what feeds call, from any thread ----------------------------------------------

    def show(self, scene: Scene) -> None:
        self.later(self.draw, scene)

    def tell(self, words: str, style: str = "") -> None:
        self.later(self.write, words, style)

    def retell(self, lines: Sequence[tuple[str, str]]) -> None:
        self.later(self.rewrite, lines)

    def warn(self, words: str) -> None:
        self.later(self.caution, words)

    def finish(self, words: str = "") -> None:
        self.later(self.exit, words)

    def repeat(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        return self.set_interval(seconds, act).stop

    def later(self, act: Any, *arguments: Any, **options: Any) -> None:
        """Run it in the app's own thread, in the order of the calls; no more once the player has left."""

        def run() -> None:
            with suppress(NoMatches):
                act(*arguments, **options)

        self.call_later(run)

    # -- drawing -----------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self.scene = scene
        self.query_one("#title", Static).update(scene.title)
        self.query_one(PlayersPanel).show(scene)
        self.query_one(PilesPanel).show(scene)
        self.query_one(PromptBar).show(scene)
        self.query_one(HandRow).show(scene.view)
        self.menus = [] if scene.menu is None else [scene.menu]
        self.list_choices()

    def write(self, words: str, style: str) -> None:
        self.query_one(LogPanel).add(words, style)

    def rewrite(self, lines: Sequence[tuple[str, str]]) -> None:
        self.query_one(LogPanel).replace(lines)

    def caution(self, words: str) -> None:
        """Show a note in place of an earlier one."""
        self.clear_notifications()
        self.notify(words, severity="warning")

    def list_choices(self) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.set_class(not self.menus, "empty")
        if not self.menus:
            return
        menu = self.menus[-1]
        rows = [(str(number), label) for number, label in menu.labels.items()]
        if len(self.menus) > 1:
            rows.append((BACK, text("menu-back")))
        choices.add_options([Option(Text(f"{name:>3}  {label}"), id=name) for name, label in rows])
        choices.highlighted = 0
        if not isinstance(self.focused, CardStack | Input):
            choices.focus()

    # -- choosing ----------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option.id or "")

    def choose(self, name: str) -> None:
        if not self.menus:
            return
        if name == BACK:
            self.action_step_back()
            return
        chosen = self.menus[-1].answers.get(int(name))
        if isinstance(chosen, Menu):
            self.menus.append(chosen)
            self.query_one("#prompt", PromptBar).ask(chosen.question)
            self.list_choices()
        elif chosen is not None:
            self.make(chosen)

    def make(self, move: Move) -> None:
        """Give the move to the feed; the next scene says what came of it."""
        self.menus = []
        self.list_choices()
        self.feed.answer(move)

    def on_card_stack_pressed(self, event: CardStack.Pressed) -> None:
        view = self.scene.view
        if view is None:
            return
        menu = menu_for(view, self.scene.names, event.card) if self.scene.menu is not None else None
        if menu is None:
            edition = view.rules.edition
            words = text("screen-cannot-play", card=card_name(edition, event.card))
            self.caution(f"{words} {help_on(edition, event.card)}".strip())
            return
        self.menus = [one for one in (self.scene.menu, menu) if one is not None]
        self.query_one("#prompt", PromptBar).ask(menu.question)
        self.list_choices()
        self.query_one("#choices", OptionList).focus()

    def on_key(self, event: Key) -> None:
        """A digit goes to the choice with that number, and chooses it if no longer number begins with it."""
        if not self.menus or not event.key.isdigit() or isinstance(self.focused, Input):
            return
        choices = self.query_one("#choices", OptionList)
        ids = [option.id or "" for option in choices.options]
        if event.key not in ids:
            return
        event.stop()
        choices.highlighted = ids.index(event.key)
        if not any(one.startswith(event.key) and one != event.key for one in ids):
            self.choose(event.key)

    # -- actions -----------------------------------------------------------------------

    def action_draw(self) -> None:
        self.make_if_allowed(None if self.scene.view is None else drawing(self.scene.view))

    def action_play_in_window(self) -> None:
        self.make_if_allowed(None if self.scene.view is None else playing(self.scene.view))

    def action_let_pass(self) -> None:
        self.make_if_allowed(None if self.scene.view is None else passing(self.scene.view))

    def make_if_allowed(self, move: Move | None) -> None:
        if move is None or self.scene.menu is None:
            self.caution(text("screen-not-now"))
        else:
            self.make(move)

    def action_jump(self, target: str) -> None:
        if target == "#hand":
            self.query_one(HandRow).focus_first()
        else:
            self.query_one(target).focus()

    def action_step_back(self) -> None:
        typed = self.query_one("#typed", Input)
        if typed.has_class("open"):
            typed.remove_class("open")
            self.query_one("#choices").focus()
        elif len(self.menus) > 1:
            self.menus.pop()
            self.query_one("#prompt", PromptBar).ask(
                self.scene.prompt if len(self.menus) == 1 else self.menus[-1].question
            )
            self.list_choices()

    def action_type_move(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.add_class("open")
        typed.value = ""
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        view = self.scene.view
        if view is None or not event.value.strip():
            self.action_step_back()
            return
        try:
            move = read_move(event.value.strip(), view)
        except RuleError as error:
            self.caution(explain(error))
            return
        self.action_step_back()
        self.make_if_allowed(move if move in view.moves else None)

    def action_feed(self, key: str) -> None:
        self.feed_commands[key].run()

    async def action_help(self) -> None:
        await self.push_screen(HelpScreen([(shown_key(key), words) for key, _, words in self.keys], self.feed.plays))

    def action_leave(self) -> None:
        self.exit("")

    # -- the palette -------------------------------------------------------------------

    async def action_command_palette(self) -> None:  # type: ignore[override]
        await self.push_screen(CommandPalette(placeholder=text("screen-palette"), id="--command-palette"))

    def search_themes(self) -> None:
        self.call_later(self.push_screen, CommandPalette(providers=[ThemeProvider], placeholder=text("screen-theme")))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        yield SystemCommand(text("screen-theme"), text("screen-theme-help"), self.action_change_theme)
        for key, action, words in self.keys:
            yield SystemCommand(words, shown_key(key), partial(self.run_action, action))


def shown_key(key: str) -> str:
    return {"colon": ":", "question_mark": "?", "left_square_bracket": "[", "right_square_bracket": "]"}.get(key, key)
