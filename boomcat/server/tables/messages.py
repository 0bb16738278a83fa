"""The messages between the server and its clients: these types are the protocol.

`docs/protocol.md`, the JSON Schema and the TypeScript types are made from them (`python -m tools.protocol`).  Seats
count from 1; cards and moves are words of the notation; null stands for no player, no card, or something hidden.
Clients choose the language: texts are sent as message ids with arguments.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from boomcat.server.tables.table_info import Argument, BotName, Clock, GhostQuestion, Settings, TableInfo, TableState
from boomcat.wire import GameEvent
from boomcat.wire.option_messages import SeatNumber

#: Raised by changes that break existing clients.  New fields alone don't.
PROTOCOL = 6
#: In characters: what a player says at once.
LONGEST_TALK = 80
#: The emotes that players can send each other.
EMOTES = (
    *("hello", "laugh", "wow", "oops", "angry", "cry", "think", "clap", "love", "sleep", "sorry", "boom"),
    *("thanks", "please", "yes", "never", "luck", "played", "hurry", "sneaky", "scared", "cool", "shrug", "party"),
)
#: Chosen by the client, a new one for every request; the answer repeats it, and a request that is sent again under the
#: same id is not carried out again.
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

# -- from the server -----------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="message"):
    """One message of the server."""


class Happened(Struct, frozen=True):
    """The events of a numbered update."""

    sequence: int
    events: list[GameEvent]


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello`: the present state, and what the client missed."""

    protocol: int
    sequence: int
    #: Null if the server no longer has it; use `history`.
    missed: list[Happened] | None
    #: The events of the game so far.
    history: list[GameEvent]
    state: TableState


class Update(FromServer, frozen=True, tag="update"):
    """Something happened.  After a gap in `sequence`, send `hello` again; your own pass repeats the last number."""

    sequence: int
    events: list[GameEvent]
    state: TableState


class Presence(FromServer, frozen=True, tag="presence"):
    """People came or went.  Not numbered: the next state includes it."""

    table: TableInfo
    clock: Clock | None


class Emoted(FromServer, frozen=True, tag="emoted"):
    """A player shows a feeling.  Not numbered or stored."""

    seat: int
    emote: str


class Said(FromServer, frozen=True, tag="said"):
    """A player says something to the other players; spectators don't get it.  Not numbered or stored."""

    seat: int
    text: str


class TimeWarning(FromServer, frozen=True, tag="time_warning"):
    """Answer now, or the clock answers for you."""

    question: int
    seconds: float


class Accepted(FromServer, frozen=True, tag="accepted"):
    """The request was carried out.  It is stored, unless it lets a window pass; a prediction, with what happens
    next at the table."""

    id: str
    sequence: int


class DeviceCode(FromServer, frozen=True, tag="device_code"):
    """A code that opens the same seat on another device, once, within this many seconds."""

    id: str
    code: str
    seconds: int


class AdvisedMove(Struct, frozen=True):
    """A move that could be chosen."""

    move: str
    words: str
    #: To win; from `low` to `high` in nine cases of ten.
    chance: float
    low: float
    high: float
    #: Whether it's too close to call between it and the first.
    close: bool
    #: A sentence, or nothing.
    why: str


class Advised(FromServer, frozen=True, tag="advised"):
    """The coach's advice, to this device only: the champion's move, then up to two others."""

    id: str
    question: int
    moves: list[AdvisedMove]


class Relayed(FromServer, frozen=True, tag="relayed"):
    """Another device at the same seat has sent this.  Not numbered or stored."""

    data: str


class Refused(FromServer, frozen=True, tag="refused"):
    """The request was not carried out."""

    id: str | None
    reason: str
    details: dict[str, Argument]
    allowed: list[str]


class Goodbye(FromServer, frozen=True, tag="goodbye"):
    """The server ends the connection.  A table is "closed" after a long time without a move, "shut" by the operator."""

    reason: Literal[
        "stopping",
        "too-slow",
        "removed",
        "left",
        "closed",
        "shut",
        "banned",
        "spectators-forbidden",
        "unknown-token",
        "full",
    ]


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to `ping`."""


# -- from the client -----------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="message", forbid_unknown_fields=True):
    """One message of a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message of a connection; without a token, to watch."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    #: The `sequence` of the last message that the client has.
    last_sequence: int | None = None
    #: Without a token: this spectator is a screen for everybody in the room, such as a TV; not at public tables.
    screen: bool = False


class Ping(FromClient, frozen=True, tag="ping"):
    """Keeps the connection alive."""


class FromPlayer(FromClient, frozen=True):
    """A request."""

    id: RequestId


class Answer(FromPlayer, frozen=True, tag="answer"):
    """Answer the question of this number."""

    question: int
    move: Annotated[str, Meta(max_length=200)]
    #: The number of the game, so that an answer to an earlier game is refused.
    game: int | None = None


class Contribute(FromPlayer, frozen=True, tag="contribute"):
    """Add up to 32 bytes to the luck of the next game."""

    bytes: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$")]


class Emote(FromPlayer, frozen=True, tag="emote"):
    """Show a feeling: one of the `emotes` of `GET /api/catalog`."""

    emote: str


class Talk(FromPlayer, frozen=True, tag="talk"):
    """Say something to the other players, where `settings` allow it.  Invisible characters become spaces."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Start(FromPlayer, frozen=True, tag="start"):
    """The host starts the game, without the open seats.  After a game: without those who don't agree to another one in
    time, which any player who agreed may ask for if the host doesn't agree."""


class Configure(FromPlayer, frozen=True, tag="configure"):
    """The host changes the table between games; `seats` is their number."""

    settings: Settings
    seats: SeatNumber | None = None


class SeatBot(FromPlayer, frozen=True, tag="seat_bot"):
    """The host seats a bot, or changes one."""

    seat: SeatNumber
    bot: BotName


class RemovePlayer(FromPlayer, frozen=True, tag="remove_player"):
    """The host removes a bot or a player; a bot plays on in a running game."""

    seat: SeatNumber


class MakeHost(FromPlayer, frozen=True, tag="make_host"):
    """The host makes another person the host."""

    seat: SeatNumber


class Rematch(FromPlayer, frozen=True, tag="rematch"):
    """Agree to another game, which begins when all people who are here have agreed.  Before the first game: be ready;
    the host starts it."""


class Concede(FromPlayer, frozen=True, tag="concede"):
    """Give this game up but keep the seat; a bot plays on."""


class Leave(FromPlayer, frozen=True, tag="leave"):
    """Give the seat up, or the place in the queue; a bot plays on in a running game."""


class Resume(FromPlayer, frozen=True, tag="resume"):
    """Take the seat back from the bot; without a seat: ask for one again."""


class Hurry(FromPlayer, frozen=True, tag="hurry"):
    """Have the bots finish the game at once, when only they are left."""


class Predict(FromPlayer, frozen=True, tag="predict"):
    """Predict what happens next, as a player who exploded: one of `choices` of `ghosts`, and who, if it has seats."""

    what: GhostQuestion
    number: int
    seat: SeatNumber | None = None
    #: The number of the game, so that a prediction for an earlier game is refused.
    game: int | None = None


class AskCoach(FromPlayer, frozen=True, tag="ask_coach"):
    """Ask the coach about the open question. The answer is `advised`."""

    question: int
    language: Annotated[str, Meta(max_length=35)] = "en"


class AllowCoach(FromPlayer, frozen=True, tag="allow_coach"):
    """Allow players to ask the coach, or no longer."""

    allow: bool


class TakeBack(FromPlayer, frozen=True, tag="take_back"):
    """Take your last move back, alone with bots: another game begins before it, with the same luck, for practice."""

    game: int


class Relay(FromPlayer, frozen=True, tag="relay"):
    """Send something to the other devices at this seat, such as what this one remembers of earlier games."""

    data: Annotated[str, Meta(max_length=3_500)]


class ReportPlayer(FromPlayer, frozen=True, tag="report_player"):
    """Report a stranger at a public table to the operator of the server.  No other player learns of it."""

    seat: SeatNumber
    what: Literal["name", "emotes", "play"]


class RequestDeviceCode(FromPlayer, frozen=True, tag="request_device_code"):
    """Ask for a code that opens this seat on another device."""


Request: TypeAlias = (
    Answer
    | Contribute
    | Emote
    | Talk
    | Start
    | Configure
    | SeatBot
    | RemovePlayer
    | MakeHost
    | Rematch
    | Concede
    | Leave
    | Resume
    | Hurry
    | Predict
    | ReportPlayer
    | RequestDeviceCode
    | AskCoach
    | AllowCoach
    | TakeBack
    | Relay
)
AnyFromClient: TypeAlias = Hello | Ping | Request
AnyFromServer: TypeAlias = (
    Welcome
    | Update
    | Presence
    | Emoted
    | Said
    | TimeWarning
    | Accepted
    | DeviceCode
    | Advised
    | Relayed
    | Refused
    | Goodbye
    | Pong
)
