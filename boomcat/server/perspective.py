"""The table as one viewer sees it: the only place where a message gets what it tells."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from boomcat.core.events import Event
from boomcat.core.game import NOBODY
from boomcat.core.question import Ask
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.report import written as write_knowledge
from boomcat.luck import commitment
from boomcat.server.chair import Chair
from boomcat.server.messages import Clock, Fairness, KnowledgeInfo, SeatInfo, State, TableInfo
from boomcat.server.offers import blocked, offers
from boomcat.server.table import Table, edition_of
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import GameEvent, PublicView, event_message
from boomcat.wire.knowledge import bottom_matters
from boomcat.wire.views import quoted

__all__ = ["Moment", "Placard", "Retelling", "info"]

Message = TypeVar("Message")
ENCODER = msgspec.json.Encoder()
#: In place of a message that is part of others, and written already.
RAW: Any = Raw


def info(table: Table, spectators: int, hurried: bool = False) -> TableInfo:
    edition = edition_of(table.settings)
    sealed = table.phase != "lobby" and table.secret
    return TableInfo(
        code=table.code,
        phase=table.phase,
        game=table.games,
        settings=table.settings,
        min_players=edition.fewest,
        max_players=edition.most,
        seats=[seat_info(table, seat, chair) for seat, chair in enumerate(table.chairs)],
        players=table.players,
        spectators=spectators,
        only_bots=table.only_bots(),
        hurried=hurried,
        fairness=fairness(table.secret, table.contributions, table.phase == "over") if sealed else None,
    )


@lru_cache(2_000)
def fairness(secret: bytes, contributions: tuple[bytes, ...], over: bool) -> Fairness:
    """The same in every message of a game."""
    return Fairness(
        commitment=commitment(secret),
        contributions=[given.hex() for given in contributions],
        secret=secret.hex() if over else None,
    )


def seat_info(table: Table, seat: int, chair: Chair) -> SeatInfo:
    person = chair.player == "person"
    return SeatInfo(
        seat=seat + 1,
        name=chair.name,
        avatar=chair.avatar,
        occupant=chair.player,
        bot=chair.bot or None,
        host=person and seat == table.host,
        connected=chair.devices > 0,
        played_by_bot=person and chair.driven,
        left_game=chair.gone,
    )


class Placard:
    """What a table says about itself, in most messages the same as in the one before.

    Names, seats, settings and the like change with an entry that is no move; who is here at any time; and whether only
    bots play on, when somebody explodes.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key: tuple[object, ...] = ()
        self.written: TableInfo | None = None

    def about(self, spectators: int, hurried: bool) -> TableInfo:
        table = self.table
        key = (
            table.arrangements,
            table.phase,
            spectators,
            None if table.game is None else table.game.alive,
            hurried,
            [(chair.devices > 0, chair.absent, chair.gone) for chair in table.chairs],
        )
        if self.written is None or key != self.key:
            self.key, self.written = key, written(info(table, spectators, hurried))
        return self.written


class Moment:
    """A table as it is now, for all who look at it: what they all see is written once."""

    def __init__(self, table: Table, about: TableInfo, clock: Clock | None) -> None:
        self.table = table
        self.about = about
        self.clock = clock
        self.public: PublicView | None = None

    def state_for(self, seat: int | None) -> State:
        table, game = self.table, self.table.game
        own = None if seat is None else seat + 1
        if game is None:
            return State(self.about, own, view=None, offers=[], blocked={}, knowledge=None, clock=self.clock)
        viewer = viewer_at(table, seat)
        view = View(game, viewer)
        if self.public is None:
            self.public = PublicView(game)
        # Whoever gave the game up to a bot may watch, but no longer answers.
        offered = [] if seat is None or viewer == NOBODY or table.chairs[seat].gone else offers(view)
        known = None
        if viewer != NOBODY:
            known = knowledge_info(table.seats[viewer].knowledge, view, table.settings.odds)
        return State(
            table=self.about,
            seat=own,
            view=RAW(self.public.seen(view)),
            offers=offered,
            blocked=blocked(view, offered) if offered else {},
            knowledge=known,
            clock=self.clock,
        )


def viewer_at(table: Table, seat: int | None) -> int:
    """Whoever took a seat after the game looks at it as a spectator does."""
    return seat if seat is not None and table.chairs[seat].dealt else NOBODY


def knowledge_info(knowledge: Knowledge, view: View, odds: bool) -> KnowledgeInfo:
    telling = odds and view.draw_pile_size > 0 and view.asking != Ask.OVER and view.alive[view.viewer]
    bottom = telling and bottom_matters(view.rules)
    told: KnowledgeInfo = RAW(write_knowledge(knowledge, quoted(view.rules.edition), telling, bottom).encode())
    return told


class Retelling:
    """Some events, for all viewers: of each there are two forms at most.  What several viewers see is written once."""

    def __init__(self, table: Table, events: list[Event]) -> None:
        self.table = table
        self.events = events if table.game is not None else []
        #: By which of them are seen face up.
        self.told: dict[tuple[bool, ...], list[GameEvent]] = {}

    def to(self, seat: int | None) -> list[GameEvent]:
        viewer = viewer_at(self.table, seat)
        form = tuple([event.seen_by(viewer) for event in self.events])
        found = self.told.get(form)
        if found is None:
            found = self.told[form] = written([self.message(event, viewer) for event in self.events])
        return found

    def message(self, event: Event, viewer: int) -> GameEvent:
        assert self.table.game is not None
        return event_message(redact(event, viewer), self.table.game.rules.edition)


def written(message: Message) -> Message:
    """In place of the message: it is part of many others, and made into bytes only once."""
    told: Message = RAW(ENCODER.encode(message))
    return told
