"""A person's seat at a server's table: what the screen shows of it, and the person's requests."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field

from msgspec.structs import replace

from boomcat.core.edition import Edition
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.recipe import edition_named
from boomcat.core.state import NO_SEAT
from boomcat.guest.table_client import TableClient, new_id, rules_of
from boomcat.locale import Missing, text
from boomcat.notation import write_move
from boomcat.server.tables.messages import (
    Answer,
    AnyFromServer,
    Contribute,
    Emoted,
    Presence,
    Refused,
    Rematch,
    Request,
    Resume,
    Said,
    Start,
    Update,
    Welcome,
)
from boomcat.server.tables.table_info import KnowledgeInfo, SeatInfo, TableInfo, TableState
from boomcat.story import Teller, ask, card_name, edition_name
from boomcat.terminal.fullscreen.move_menus import menu_for, passing, playing
from boomcat.terminal.fullscreen.scene import Display, KnownCards, Scene
from boomcat.terminal.news import News
from boomcat.terminal.screen import style_of
from boomcat.views.view import View
from boomcat.wire import GameEvent
from boomcat.wire.event_messages import event_from
from boomcat.wire.view_messages import game_like


@dataclass(eq=False, repr=False)
class Person(TableClient):
    """Shows the table on a display, and asks the server for what the person does."""

    _: KW_ONLY
    display: Display = field(init=False)
    #: Whether windows pass by themselves while the person has no card for them.
    auto_pass: bool = True
    state: TableState | None = None
    view: View | None = None
    #: The game whose events are in the log, and the last of them.
    game: int = 0
    news: News = field(default_factory=News)
    #: The question that was answered; the game that bytes were contributed to.
    answered: tuple[int, int] = (0, -1)
    contributed: int = 0
    log: list[tuple[str, str]] = field(default_factory=list)

    # -- hearing -------------------------------------------------------------------

    def hear(self, message: AnyFromServer) -> None:
        match message:
            case Welcome():
                self.last_sequence = message.sequence
                self.answered = (0, -1)
                self.see(message.state)
                self.log = self.sentences(message.history)
                self.display.retell(self.log)
            case Update():
                self.last_sequence = message.sequence
                begun = message.state.table.game != self.game
                self.see(message.state)
                if begun:
                    self.display.retell([])
                for words, style in self.sentences(message.events):
                    self.display.tell(words, style)
            case Presence() if self.state is not None:
                self.see(with_table(self.state, message))
            case Emoted():
                self.display.tell(f"{self.name_at(message.seat)}: {emote_text(message.emote)}", "italic")
            case Said():
                self.display.tell(f"{self.name_at(message.seat)}: {message.text}", "italic")
            case _:
                super().hear(message)

    def refused(self, request: Request | None, message: Refused) -> None:
        if message.reason not in ("question-is-closed", "already-passed"):
            self.display.warn(reason_text(message.reason, message.details))
        if isinstance(request, Answer):
            self.answered = (0, -1)
            self.show()

    def interrupted(self) -> None:
        self.display.warn(text("screen-reconnecting"))

    # -- asking --------------------------------------------------------------------

    def answer(self, move: Move) -> None:
        view, state = self.view, self.state
        if view is None or state is None:
            return
        self.answered = (state.table.game, view.question)
        words = write_move(move, view.rules.edition)
        self.ask(Answer(id=new_id(), question=view.question, move=words, game=state.table.game))
        self.show()

    def start(self) -> None:
        self.ask(Start(id=new_id()))

    def rematch(self) -> None:
        self.ask(Rematch(id=new_id()))

    def resume(self) -> None:
        self.ask(Resume(id=new_id()))

    # -- what is shown -------------------------------------------------------------

    def see(self, state: TableState) -> None:
        """Take in the table's state and show it."""
        self.state = state
        table = state.table
        self.game = table.game
        self.view = None
        if state.view is not None:
            rules = rules_of(state)
            game = game_like(state.view, rules, may_answer=bool(state.offers))
            self.view = View(game, NO_SEAT if state.seat is None else state.seat - 1)
        if table.phase == "sealing" and state.seat is not None and self.contributed != table.game + 1:
            self.contributed = table.game + 1
            self.ask(Contribute(id=new_id(), bytes=secrets.token_hex(16)))
        self.show()

    def show(self) -> None:
        state = self.state
        if state is None:
            return
        table, view = state.table, self.view
        edition = edition_named(table.settings.edition, table.settings.title)
        menu = None
        if view is not None and state.offers and self.answered != (table.game, view.question):
            menu = None if self.passes(view, state) else menu_for(view, self.names())
        self.display.show(
            Scene(
                title=text("screen-table", edition=edition_name(edition), table=table.code),
                prompt=ask(view, self.names())
                if menu is not None and view is not None
                else self.meanwhile(state, view),
                view=view,
                names=self.names(),
                menu=menu,
                knowledge=known_cards(state.knowledge, edition) if state.knowledge is not None else None,
                clock=None if state.clock is None else (state.clock.remaining, state.clock.total),
                lobby=tuple(seat_line(one) for one in table.seats),
            )
        )

    def passes(self, view: View, state: TableState) -> bool:
        """Return whether this window passes without the person, and let it pass if no other person can notice."""
        move = passing(view)
        if move is None or not self.auto_pass or not is_window(view.asking) or playing(view) is not None:
            return False
        if not is_observed(state.table, state.seat):
            self.answered = (state.table.game, view.question)
            words = write_move(move, view.rules.edition)
            self.ask(Answer(id=new_id(), question=view.question, move=words, game=state.table.game))
        return True

    def meanwhile(self, state: TableState, view: View | None) -> str:
        """Return what the table waits for while the person isn't asked."""
        table = state.table
        if state.queued is not None:
            return text("screen-queued", place=state.queued)
        match table.phase:
            case "lobby":
                return text("screen-lobby-host" if self.is_host(table, state.seat) else "screen-lobby")
            case "sealing":
                return text("screen-shuffling")
            case "over":
                return text("screen-over")
            case "playing":
                pass
        if view is not None and is_window(view.asking) and state.offers and playing(view) is None:
            return text("screen-passing")
        if state.seat is not None and table.seats[state.seat - 1].played_by_bot:
            return text("screen-bot-plays")
        if view is not None and view.viewer != NO_SEAT and not view.alive[view.viewer] and view.asking != Ask.OVER:
            return text("screen-you-are-out")
        return text("screen-others-think")

    def is_host(self, table: TableInfo, seat: int | None) -> bool:
        return any(one.host and one.seat == seat for one in table.seats)

    def names(self) -> tuple[str, ...]:
        return () if self.state is None else tuple(one.name for one in self.state.table.players)

    def name_at(self, seat: int) -> str:
        seats = () if self.state is None else self.state.table.seats
        return next((one.name for one in seats if one.seat == seat), text("table-seat", seat=seat))

    def sentences(self, messages: list[GameEvent]) -> list[tuple[str, str]]:
        if self.state is None or not self.state.table.players:
            return []
        rules = rules_of(self.state)
        teller = Teller(rules.edition, NO_SEAT if self.view is None else self.view.viewer, self.names())
        events = [event_from(message, rules) for message in messages]
        return [(teller.tell(event), style_of(event)) for event in events if self.news.includes(event)]


def with_table(state: TableState, news: Presence) -> TableState:
    """Return the state with the table as it is now."""
    return replace(state, table=news.table, clock=news.clock)


def is_observed(table: TableInfo, seat: int | None) -> bool:
    """Return whether another person could learn something from how long this one takes."""
    others = any(one.occupant == "person" and one.seat != seat for one in table.seats)
    return others or table.spectators > 0 or table.screens > 0


def seat_line(seat: SeatInfo) -> str:
    name = text("screen-open-seat") if seat.occupant == "open" else seat.name
    note = text("screen-host") if seat.host else text("screen-bot") if seat.occupant == "bot" else ""
    wins = text("screen-wins", wins=seat.wins) if seat.wins else ""
    return "  ".join(part for part in (f"{seat.seat:>2} {name}", note, wins) if part)


def emote_text(emote: str) -> str:
    try:
        return text(f"web-emote-{emote}")
    except Missing:
        return emote


def reason_text(reason: str, details: Mapping[str, str | int]) -> str:
    """Return the server's reason in the user's language, if we know it."""
    try:
        return text(f"error-{reason}", **details)
    except Missing:
        return text("error-server-refused", reason=reason)


def known_cards(known: KnowledgeInfo, edition: Edition) -> KnownCards:
    def name(word: str) -> str:
        return card_name(edition, edition.card(word))

    return KnownCards(
        known.risk_next,
        tuple((one.above, name(one.card)) for one in known.known_cards),
        tuple(tuple(name(word) for word in words) for words in known.hands),
    )
