"""Writes the table as one viewer sees it, for every message about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from boomcat.core.events import Event
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.luck import commitment
from boomcat.notation.move_text import write_move
from boomcat.server.tables.next_game import is_in
from boomcat.server.tables.offers import offer_of, offered
from boomcat.server.tables.seat_at_table import SeatAtTable
from boomcat.server.tables.table import Table, edition_of
from boomcat.server.tables.table_info import (
    Clock,
    Fairness,
    Ghosts,
    KnowledgeInfo,
    LessonTask,
    Offer,
    QueuedInfo,
    SeatInfo,
    TableInfo,
    TableState,
)
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import GameEvent, event_message, known_cards, view_beside, view_message
from boomcat.wire.knowledge_messages import bottom_matters

ENCODER = msgspec.json.Encoder()
#: An encoded message as part of another.
RAW: Any = msgspec.Raw
RISK_DIGITS = 4


def info(
    table: Table,
    spectators: int,
    screens: int,
    hurried: bool,
    away: Mapping[SeatAtTable, float],
    late: bool = False,
) -> TableInfo:
    """Describe the table; `away` is in how many seconds bots play for those who aren't connected.

    With `late`, describe it as it was before the last action.
    """
    edition = edition_of(table.settings)
    before = table.before if late else None
    if before is not None:
        known = info(table, spectators, screens, hurried, {})
        dealt = before.game is not None
        return replace(
            known,
            phase="playing" if dealt else "sealing",
            seats=[as_before(one, *was) for one, was in zip(known.seats, before.seats, strict=False)] or known.seats,
            players=known.players if dealt else [],
            only_bots=before.only_bots,
            hurried=hurried and before.only_bots,
            fairness=None if known.fairness is None else before_the_end(known.fairness, dealt),
        )
    return TableInfo(
        code=table.code,
        phase=table.phase,
        game=table.games,
        settings=table.settings,
        min_players=edition.fewest,
        max_players=edition.most,
        seats=[seat_info(table, seat, chair, away.get(chair)) for seat, chair in enumerate(table.chairs)],
        players=table.players,
        first=None if table.first is None else table.first + 1,
        queue=[QueuedInfo(chair.name, chair.avatar, chair.devices > 0) for chair in table.queue if chair.asks],
        open_seats=table.open_seats,
        spectators=spectators,
        only_bots=table.only_bots(),
        hurried=hurried,
        fairness=fairness(table) if table.phase != "lobby" and table.secret else None,
        screens=screens,
        lesson=None if table.lesson is None else table.lesson.name,
        practice=table.practice,
        deal=table.deal_name or None,
        coach=table.coaches,
    )


def fairness(table: Table) -> Fairness:
    return Fairness(
        commitment=commitment(table.secret),
        contributions=[given.hex() for given in table.contributions],
        # That of the deal of the day stays sealed: others still play it.
        secret=table.secret.hex() if table.phase == "over" and table.sealed_until is None else None,
    )


def before_the_end(found: Fairness, dealt: bool) -> Fairness:
    return replace(found, contributions=found.contributions if dealt else [], secret=None)


def as_before(seat: SeatInfo, connected: bool, driven: bool, gone: bool, sits_out: bool) -> SeatInfo:
    """Return the seat with what could be seen of its player then."""
    person = seat.occupant == "person"
    return replace(seat, connected=connected, played_by_bot=person and driven, left_game=gone, sits_out=sits_out)


def seat_info(table: Table, seat: int, chair: SeatAtTable, bot_in: float | None) -> SeatInfo:
    person = chair.player == "person"
    return SeatInfo(
        seat=seat + 1,
        name=chair.name,
        avatar=chair.avatar,
        occupant=chair.player,
        bot=chair.bot or None,
        host=person and seat == table.host and not table.settings.public,
        connected=chair.devices > 0,
        played_by_bot=person and chair.driven,
        left_game=chair.gone,
        bot_in=bot_in if table.phase in ("sealing", "playing") and not chair.driven else None,
        agreed=is_in(chair) if table.phase == "over" else table.phase == "lobby" and chair.agreed,
        sits_out=chair.sits_out,
        wins=table.wins.get(chair.name, 0),
        allows_coach=chair.allows_coach,
    )


class StateWriter:
    """Writes the current state for all viewers; the parts that all of them see are written once."""

    def __init__(self, table: Table, about: TableInfo, clock: Clock | None, late: bool = False) -> None:
        self.table = table
        self.about = RAW(ENCODER.encode(about))
        self.clock = clock
        game = self.game = table.before.game if late and table.before is not None else table.game
        self.public = None if game is None else View(game, NO_SEAT)
        self.message = None if self.public is None else view_message(self.public)
        #: Whether living players are shown the odds of the next card, and of the bottom one.
        self.odds = table.settings.odds and game is not None and game.asking != Ask.OVER and len(game.draw_pile) > 0
        self.bottom = game is not None and bottom_matters(game.rules)

    def state_for(self, chair: SeatAtTable | None) -> TableState:
        """Return the state of the table for this seat, for a person in the queue, or for a spectator."""
        table, game = self.table, self.game
        seat = table.seat_of(chair)
        seen = None if is_outside(table, chair) else self.message
        known: KnowledgeInfo | None = None
        offers: list[Offer] = []
        reasons: dict[str, str] = {}
        viewer = viewer_at(table, seat)
        if game is not None and seen is not None and viewer != NO_SEAT:
            view = View(game, viewer, self.public)
            seen = view_beside(seen, view)
            odds = self.odds and game.is_alive(viewer)
            known = knowledge_info(table.seats[viewer].knowledge, odds, self.bottom)
            # A player who gave the game up to a bot, or let the window pass, sees it but can't answer.
            away = table.chairs[viewer].gone or table.chairs[viewer].sits_out
            if view.moves and viewer not in table.passed and not away:
                offers, reasons = offered(view)
        return TableState(
            table=self.about,
            seat=None if seat is None else seat + 1,
            view=seen,
            offers=offers,
            blocked=reasons,
            knowledge=known,
            clock=self.clock,
            ghosts=ghosts_for(table, chair, seat),
            lesson=None if seat is None or game is None else lesson_for(table, game, seat),
            queued=place_in_queue(table, chair),
            meanwhile=[]
            if chair is None
            else events_for(table, [table.events[index] for index in chair.stood_in], chair),
        )


def knowledge_info(knowledge: Knowledge, odds: bool, bottom: bool) -> KnowledgeInfo:
    """Return what a player can conclude; with the odds of the next card, and of the bottom one."""
    return KnowledgeInfo(
        risk_next=round(knowledge.chance_to_explode(), RISK_DIGITS) if odds else None,
        risk_bottom=round(knowledge.chance_at_bottom(), RISK_DIGITS) if odds and bottom else None,
        known_cards=known_cards(knowledge),
        hands=knowledge.known_hands(),
    )


def is_outside(table: Table, chair: SeatAtTable | None) -> bool:
    """Return whether this person waits for a seat at a table without spectators."""
    return chair is not None and not table.settings.spectators and chair not in table.chairs


def place_in_queue(table: Table, chair: SeatAtTable | None) -> int | None:
    asking = [one for one in table.queue if one.asks]
    return asking.index(chair) + 1 if chair in asking else None


def ghosts_for(table: Table, chair: SeatAtTable | None, seat: int | None) -> Ghosts | None:
    """Return the Ghost League for this seat: only ghosts see it during the game."""
    game, league = table.game, table.league
    if is_outside(table, chair):
        return None
    if table.phase == "over" and league.points:
        return Ghosts([], [], league.standings())
    if game is None or table.phase != "playing" or seat is None or not table.is_ghost(seat):
        return None
    return Ghosts(league.choices(game, seat), league.predictions(seat), league.standings())


def lesson_for(table: Table, game: State, seat: int) -> LessonTask | None:
    """Return the step of the lesson that waits for this seat, and how its move is offered."""
    step = table.lesson_step(seat)
    if table.lesson is None or step is None:
        return None
    offer = offer_of(step.move, View(game, seat))
    move = write_move(step.move, game.rules.edition)
    return LessonTask(step.number, len(table.lesson.steps), step.text, step.instead, move, offer.kind, offer.cards)


def viewer_at(table: Table, seat: int | None) -> int:
    """Return the seat to see the game from: a player who was not dealt cards sees it as a spectator."""
    return seat if seat is not None and table.chairs[seat].dealt else NO_SEAT


def events_for(table: Table, events: list[Event], chair: SeatAtTable | None) -> list[GameEvent]:
    """Return the messages about these events for this seat, for a person in the queue, or for a spectator."""
    if table.game is None or is_outside(table, chair):
        return []
    viewer, edition = viewer_at(table, table.seat_of(chair)), table.game.rules.edition
    return [event_message(redact(event, viewer), edition) for event in events]
