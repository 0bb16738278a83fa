"""The stored entries of a table: every decision, in order.

A table is a fold over its entries, so these must be readable for as long as any table is open: a field that is added
needs a default, and none is ever renamed.  (Who is connected or idle isn't a decision, so it isn't here.)
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from boomcat.server.tables.table_info import GhostQuestion, Settings


class Entry(Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """An entry.  `by` is the seat that asked for it, from 0; `id` is the request's.

    Earlier versions wrote `mark`, a hash of the request.
    """

    by: int | None = None
    id: str = ""
    mark: str = ""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was opened.  `seats` are "open" or a bot's name; the host sits on the first open one.

    `faces` is the random order in which avatars are handed out, so that tables have different characters.
    """

    settings: Settings
    seats: list[str]
    name: str
    avatar: int
    token: str
    faces: list[int] = []


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """A person took a seat.  Tokens are stored as hashes."""

    seat: int
    name: str
    avatar: int
    token: str
    first_game: bool = False


class DeviceAdded(Entry, frozen=True, kw_only=True, tag="device_added"):
    seat: int
    token: str


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot_seated"):
    seat: int
    bot: str


class Freed(Entry, frozen=True, kw_only=True, tag="freed"):
    """A seat became open again, between games."""

    seat: int


class Configured(Entry, frozen=True, kw_only=True, tag="configured"):
    settings: Settings
    seats: int


class HostChanged(Entry, frozen=True, kw_only=True, tag="host_changed"):
    seat: int


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """A game begins: its secret is fixed from now on.

    Seats count with the open ones of the last game, which are at the end.  Earlier versions stored only the secret:
    all players of the last game played.
    """

    secret: bytes
    #: By place in the queue, who takes which seat.
    seated: list[tuple[int, int]] = []
    #: Who stays away: a bot plays until they come along; or they lose their seat.
    sit_out: list[int] = []
    removed: list[int] = []
    #: The seat that begins, of those that are dealt cards, if the last game decides that.
    first: int | None = None
    #: The name of the deal, if others play it, too, at other tables; until when its secret stays sealed, if it does.
    deal: str = ""
    sealed_until: float | None = None


class Contributed(Entry, frozen=True, kw_only=True, tag="contributed"):
    seat: int
    given: bytes


class GameDealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """The cards were dealt.  `rules` is the version of the rules with which the game is played."""

    rules: int


class LessonBegun(Entry, frozen=True, kw_only=True, tag="lesson_begun"):
    """A lesson was put on the table, in place of a game: of this name, and with this digest of its script."""

    rules: int
    lesson: str
    script: str


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    seat: int
    question: int
    move: str
    decided: Literal["person", "bot", "clock"] = "person"


class WindowEnded(Entry, frozen=True, kw_only=True, tag="window_closed"):
    """The window of this question closed without a card: its time was up, or all had let it pass."""

    question: int


class Gone(Entry, frozen=True, kw_only=True, tag="gone"):
    """A bot took over for this person during a game; the person keeps the seat only if they conceded."""

    seat: int
    why: Literal["conceded", "left", "removed"]


class BranchedPlayer(Struct, frozen=True):
    name: str
    avatar: int


class BranchedMove(Struct, frozen=True, array_like=True):
    """A move of the game that is played on; `seconds` are those since its start."""

    question: int
    seat: int
    move: str
    seconds: float


class Branched(Entry, frozen=True, kw_only=True, tag="branched"):
    """The table was opened in the middle of a recorded game: after these moves and, if it is `closed`, the window.

    The luck is the game's: a seed, or a secret with what the seats contributed.
    """

    settings: Settings
    players: list[BranchedPlayer]
    seed: int | None = None
    secret: bytes = b""
    contributions: list[bytes] = []
    moves: list[BranchedMove]
    closed: bool
    #: The person's; bots take the others.
    seat: int
    bot: str
    token: str
    rules: int


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken_back"):
    """A player took their last move back, the answer to this question: another game begins before it."""

    seat: int
    question: int


class CoachAllowed(Entry, frozen=True, kw_only=True, tag="coach_allowed"):
    """A person allowed players to ask the coach, or no longer does."""

    seat: int
    allowed: bool


class Agreed(Entry, frozen=True, kw_only=True, tag="agreed"):
    """A player wants to play the next game, or comes along to one that began without them."""

    seat: int


class Queued(Entry, frozen=True, kw_only=True, tag="queued"):
    """A newcomer asks for a seat in the next game, or a person who lost theirs (`place`, in the queue)."""

    name: str = ""
    avatar: int = 0
    token: str = ""
    place: int | None = None


class Unqueued(Entry, frozen=True, kw_only=True, tag="unqueued"):
    """A person in the queue wants no seat any more."""

    place: int


class Predicted(Entry, frozen=True, kw_only=True, tag="predicted"):
    """A player who exploded predicts what happens next.  `target` is a seat; `points` is what it's worth."""

    seat: int
    what: GhostQuestion
    target: int | None = None
    points: int


AnyEntry: TypeAlias = (
    Opened
    | Branched
    | Joined
    | DeviceAdded
    | BotSeated
    | Freed
    | Configured
    | HostChanged
    | Sealed
    | Contributed
    | GameDealt
    | LessonBegun
    | Moved
    | WindowEnded
    | Gone
    | TakenBack
    | CoachAllowed
    | Agreed
    | Queued
    | Unqueued
    | Predicted
)

DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
ENCODER = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    return ENCODER.encode(entry)


def read_entry(stored: bytes) -> AnyEntry:
    return DECODER.decode(stored)
