"""A recorded game, moment by moment, as one seat saw it or with every card.

It's made of what a table sends: the same events, views and knowledge, so that the client draws it as it draws a table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from boomcat.bots.cast import CAST
from boomcat.bots.seat import Seat
from boomcat.core.cards import cards_of
from boomcat.core.errors import no_such_seat
from boomcat.core.events import Event
from boomcat.core.hand import cards_in
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.records.chain import Chain
from boomcat.records.reader import read_record
from boomcat.records.record import Player, Record, RecordError
from boomcat.records.replay import dealt, replay
from boomcat.server.tables.http_bodies import OpenCards, ReadReplay, Replay, ReplayMoment
from boomcat.server.tables.invisible_characters import visible_words
from boomcat.server.tables.table_info import AVATARS, LONGEST_NAME, SeatInfo, Settings, TableInfo
from boomcat.server.tables.updates import knowledge_info
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import event_message, options_message, view_message
from boomcat.wire.knowledge_messages import bottom_matters

ENCODER = msgspec.json.Encoder()


def write_replay(wanted: ReadReplay) -> bytes:
    """Return the JSON of a replay; raises a RuleError for a record that can't be read or played again."""
    record = read_replayed(wanted.record)
    players = record.rules.players
    if wanted.seat is not None and wanted.seat > players:
        raise no_such_seat(wanted.seat - 1, players)
    viewer = NO_SEAT if wanted.seat is None else wanted.seat - 1
    return ENCODER.encode(replay_for(record, viewer, wanted.open))


def read_replayed(text: str) -> Record:
    """Return the record, as it was written or as a link holds it."""
    return read_record(sealed(text))


def sealed(record: str) -> Iterator[str]:
    """Yield the lines of a record; those of a link have no checksums, which are added."""
    lines = record.splitlines(keepends=True)
    if not lines or '"check"' in lines[0]:
        yield from lines
        return
    chain = Chain()
    for number, line in enumerate(lines, 1):
        content = None
        with suppress(ValueError, RecursionError):  # also half of a surrogate pair, which no file could hold
            fields = json.loads(line)
            if isinstance(fields, dict):
                content = chain.seal(fields)
        if content is None and number == len(lines) > 1 and not line.endswith("\n"):
            return  # torn: the writer was stopped in the middle of it
        if content is None:
            raise RecordError("record-foreign" if number == 1 else "record-line-changed", number)
        yield content + "\n"


def replay_for(record: Record, viewer: int, everything: bool) -> Replay:
    """Return the game as this seat saw it; `everything` adds all hands and the pile."""
    steps = Steps(dealt(record), viewer, everything)
    for step in replay(record):
        steps.add(step.game, step.events, step.seconds, step.seat)
    return Replay(
        table=table_of(record),
        seat=None if viewer == NO_SEAT else viewer + 1,
        start=record.start.isoformat(),
        finished=record.finished,
        steps=steps.written,
    )


class Steps:
    """The moments of a game, written as it goes on."""

    def __init__(self, game: State, viewer: int, everything: bool) -> None:
        self.viewer = viewer
        self.everything = everything
        self.seat = None if viewer == NO_SEAT else Seat(game, viewer)
        self.events: list[Event] = []
        self.bottom = bottom_matters(game.rules)
        self.written: list[ReplayMoment] = []
        self.add(game, (), None, NO_SEAT)

    def add(self, game: State, events: tuple[Event, ...], seconds: float | None, seat: int) -> None:
        edition, known = game.rules.edition, None
        self.events += events
        if self.seat is not None:
            self.seat.see(self.events)
            odds = game.asking != Ask.OVER and len(game.draw_pile) > 0 and game.is_alive(self.viewer)
            known = knowledge_info(self.seat.knowledge, odds, self.bottom)
        self.written.append(
            ReplayMoment(
                events=[event_message(self.seen(event), edition) for event in events],
                view=view_message(View(game, self.viewer)),
                seconds=seconds,
                seat=None if seat == NO_SEAT else seat + 1,
                knowledge=known,
                cards=open_cards(game) if self.everything else None,
            )
        )

    def seen(self, event: Event) -> Event:
        return event if self.everything else redact(event, self.viewer)


def open_cards(game: State) -> OpenCards:
    words = game.rules.edition.words
    return OpenCards(
        hands=[[words[card] for card in cards_in(hand)] for hand in game.hands],
        pile=[words[card] for card in reversed(cards_of(game.draw_pile))],
    )


def table_of(record: Record) -> TableInfo:
    """Return what everybody sees of a table; that of a recorded game has no code."""
    edition = record.rules.edition
    return TableInfo(
        code="",
        phase="over" if record.finished else "playing",
        game=1,
        settings=Settings(edition=edition.key, title=edition.title, options=options_message(record.rules.options)),
        min_players=edition.fewest,
        max_players=edition.most,
        seats=[
            SeatInfo(
                seat=seat,
                name=name,
                avatar=avatar,
                occupant="bot" if player.player == "bot" else "person",
                bot=None,
                host=False,
                connected=True,
                played_by_bot=False,
                left_game=False,
            )
            for seat, (player, (name, avatar)) in enumerate(
                zip(record.players, looks_of(record.players), strict=True), 1
            )
        ],
        players=[],
        spectators=0,
        only_bots=False,
        hurried=False,
        fairness=None,
    )


def looks_of(players: tuple[Player, ...]) -> list[tuple[str, int]]:
    """Return a name and a face for each player.

    A record has no faces: a bot gets that of its character, and people what is left.  Its names may be longer than
    those at a table, or show nothing; then it's that of the character with this face.
    """
    known = {name: face for face, name in enumerate(CAST)}
    faces = [known.get(player.name) if player.player == "bot" else None for player in players]
    left = [face for face in range(AVATARS) if face not in faces]
    avatars = [left.pop(0) if face is None else face for face in faces]
    names = [visible_words(player.name)[:LONGEST_NAME].rstrip() for player in players]
    return [(name or CAST[avatar], avatar) for name, avatar in zip(names, avatars, strict=True)]
