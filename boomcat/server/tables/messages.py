"""The messages between the server and its clients: these types are the protocol.

`docs/protocol.md`, the JSON Schema and the TypeScript types are made from them (`python -m tools.protocol`).  Seats
count from 1; cards and moves are words of the notation; null stands for no player, no card, or something hidden.
Clients choose the language: texts are sent as message ids with arguments.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from boomcat.bots.roster import NAMES
from boomcat.lessons import FIRST
from boomcat.wire import GameEvent, KnownCard, OptionsMessage, ViewMessage
from boomcat.wire.option_messages import SeatNumber
from boomcat.wire.recipes import LONGEST_TITLE, DeckSize, RecipeMessage

#: Raised by changes that break existing clients.  New fields alone don't.
PROTOCOL = 6

LONGEST_NAME = 20
AVATARS = 12
#: In characters: the text of a recipe, and what a player says at once.
LONGEST_RECIPE = 10_000
LONGEST_TALK = 80
#: In characters: the record of a game of some three thousand moves.
LONGEST_RECORD = 400_000

#: The emotes that players can send each other.
EMOTES = (
    *("hello", "laugh", "wow", "oops", "angry", "cry", "think", "clap", "love", "sleep", "sorry", "boom"),
    *("thanks", "please", "yes", "never", "luck", "played", "hurry", "sneaky", "scared", "cool", "shrug", "party"),
)


class Tempo(NamedTuple):
    """The timing of a pace."""

    #: The length of a window, in which several players are asked at once, in seconds.
    nope: float
    #: Bots take this many times as long.
    bots: float


Pace: TypeAlias = Literal["relaxed", "normal", "quick"]
PACES: dict[Pace, Tempo] = {"relaxed": Tempo(8.0, 1.5), "normal": Tempo(4.0, 1.0), "quick": Tempo(2.5, 0.6)}

#: Who begins a game after the first one: who was out first, the next player clockwise, or who draws the lot.
Starter: TypeAlias = Literal["loser", "rotation", "random"]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Avatar: TypeAlias = Annotated[int, Meta(ge=0, lt=AVATARS)]
#: Chosen by the client, a new one for every request; the answer repeats it, and a request that is sent again under the
#: same id is not carried out again.
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
#: "open", or the name of a bot.
SeatPlan: TypeAlias = Annotated[str, Meta(pattern=f"^(open|{'|'.join(NAMES)})$")]
BotName: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(NAMES)})$")]
Argument: TypeAlias = str | int


# -- a table and how it is set up ----------------------------------------------------


class Timers(Struct, frozen=True, forbid_unknown_fields=True):
    """In seconds."""

    #: To answer; then a default move is played.
    turn: Annotated[int, Meta(ge=10, le=3600)] = 60
    #: The length of a window; null leaves it to the pace.
    nope: Annotated[float, Meta(ge=2, le=20)] | None = None
    #: How long to wait for a vanished player before a bot plays for them.
    grace: Annotated[int, Meta(ge=5, le=3600)] = 30


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Chosen when a table is opened; the host may change them between games."""

    #: The key of an edition, or a recipe: `original skip=6 see5=2`.
    edition: Annotated[str, Meta(max_length=1_000)] = "original"
    #: A recipe's name.
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    options: OptionsMessage = OptionsMessage()
    timers: Timers = Timers()
    #: The length of windows (relaxed 8, normal 4, quick 2.5 seconds) and of bots' thoughts.
    pace: Pace = "normal"
    #: Whether people may watch.
    spectators: bool = True
    #: Whether players see their odds of exploding.
    odds: bool = True
    #: Whether players may send each other text.
    talk: bool = False
    #: Whether the coach may be asked: alone with bots, or if all people allow it.
    coach: bool = True
    #: Who begins after the first game, unless `options` name a player.
    starter: Starter = "loser"
    #: What becomes of the seat of a person who stays away from the next game: a bot keeps it, or it's removed.
    absentees: Literal["bot", "remove"] = "bot"
    #: Whether strangers meet here: everybody can find and watch the table, and it has no host.  During a game
    #: spectators get everything with the next action, and no clock.  Only `POST /api/play-now` opens such a table.
    public: bool = False


class SeatInfo(Struct, frozen=True):
    """One seat, as everybody sees it."""

    seat: int
    name: str
    avatar: int
    occupant: Literal["open", "person", "bot"]
    #: The bot at a bot's seat.
    bot: str | None
    host: bool
    #: Whether a person's device is connected.
    connected: bool
    #: Whether a bot plays for a person who vanished, idled, conceded or left.
    played_by_bot: bool
    #: Whether the person conceded, left or was removed.
    left_game: bool
    #: Seconds until a bot plays for a person who isn't connected, during a game.
    bot_in: float | None = None
    #: Whether the person wants to play the next game; before the first one, whether they are ready.
    agreed: bool = False
    #: Whether the person has stayed away from this game so far: `resume` takes the seat back.
    sits_out: bool = False
    #: Games won at this table under this name.
    wins: int = 0
    allows_coach: bool = False


class QueuedInfo(Struct, frozen=True):
    """A person who asks for a seat in the next game."""

    name: str
    avatar: int
    connected: bool


class PlayerInfo(Struct, frozen=True):
    """A player who was dealt cards."""

    name: str
    avatar: int


class Fairness(Struct, frozen=True):
    """The luck of the game (docs/fairness.md)."""

    commitment: str
    #: The bytes of every seat in hexadecimal digits, once the cards are dealt.
    contributions: list[str]
    #: Only when the game is over.
    secret: str | None


class TableInfo(Struct, frozen=True):
    """The table, as everybody sees it."""

    code: str
    phase: Literal["lobby", "sealing", "playing", "over"]
    #: Games started at this table.
    game: int
    settings: Settings
    #: The fewest and the most players of the edition.
    min_players: int
    max_players: int
    seats: list[SeatInfo]
    #: Who was dealt cards in the game on the table, by seat; they may have left since.
    players: list[PlayerInfo]
    spectators: int
    #: Whether only bots are left, and whether a player has sent `hurry`.
    only_bots: bool
    hurried: bool
    fairness: Fairness | None
    #: Screens for everybody in the room, such as a TV; they aren't among the spectators.
    screens: int = 0
    #: The name of the lesson that is played here in place of a game.
    lesson: str | None = None
    #: Whether this game began in the middle of another one; then it counts in no statistics.
    practice: bool = False
    #: The name of the deal, if others play it, too, at other tables.
    deal: str | None = None
    #: Whether the coach can be asked now.
    coach: bool = False
    #: The seat that begins this game, if the last one decided that (`starter`).
    first: int | None = None
    #: Who asks for a seat, in this order, and how many open seats the next game has beside `seats`.
    queue: list[QueuedInfo] = []
    open_seats: int = 0


class Clock(Struct, frozen=True):
    """The time that the question stays open: the same for everybody, and independent of secrets.

    After a game, once a player has agreed to another one: the time until `start` doesn't wait for the others.
    """

    #: In seconds.
    remaining: float
    total: float


class KnowledgeInfo(Struct, frozen=True):
    """The conclusions from all that the player has seen."""

    #: The odds that the top and the bottom card explode; null if the table hides them.
    risk_next: float | None
    risk_bottom: float | None
    #: Cards in the draw pile, by how many are above them.
    known_cards: list[KnownCard]
    #: Cards that players surely hold, by seat.
    hands: list[list[str]]


class Offer(Struct, frozen=True, omit_defaults=True):
    """One move, or many that differ in what fills the gaps of `move`."""

    #: The answer to send, with `{target}`, `{named}`, `{cards}`, `{place}` and `{order}` filled in.
    move: str
    #: "play", "pair", "triple", "five", or the first word of the answer.
    kind: str
    #: The player's cards that it uses.
    cards: list[str] = []
    #: The card that it counts as, if that isn't the one card played.
    title: str | None = None
    #: The seats for `{target}`.
    targets: list[int] = []
    #: The cards for `{named}`.
    named: list[str] = []
    #: `{cards}` are `cards` and this many of `pick_from`.
    pick_count: int = 0
    pick_from: list[str] = []
    #: `{place}` is 0 to this: how many cards are above.
    max_above: int = 0
    #: `{order}` is an order of the numbers 1 to this.
    order_length: int = 0


#: What a ghost predicts: the next card drawn is a kitten, or isn't; who explodes next; who wins.
GhostQuestion: TypeAlias = Literal["kitten", "safe", "out", "winner"]


class GhostChoice(Struct, frozen=True):
    """A prediction that a ghost, a player who exploded, can make now."""

    what: GhostQuestion
    #: Of the draw or the explosion that it is about; `predict` repeats it.
    number: int
    #: The players to choose from; none for a draw.
    seats: list[int]
    #: What it's worth if it comes true.
    points: int


class GhostPrediction(Struct, frozen=True):
    """A prediction that isn't decided yet."""

    what: GhostQuestion
    seat: int | None
    points: int


class GhostPoints(Struct, frozen=True):
    """The points of a player who has predicted anything."""

    seat: int
    points: int


class Ghosts(Struct, frozen=True):
    """The Ghost League.  `choices` and `predictions` are the ghost's own; both are empty once the game is over."""

    choices: list[GhostChoice]
    predictions: list[GhostPrediction]
    #: The most points first.
    league: list[GhostPoints]


class LessonTask(Struct, frozen=True):
    """The step of a lesson that waits for its learner."""

    #: From 1 to `steps`.
    number: int
    steps: int
    #: The message id of what to do; of the answer to any other move, if there is one.
    text: str
    instead: str | None
    #: The move, and how it is offered: `kind` and `cards` as in `offers`.
    move: str
    kind: str
    cards: list[str]


class TableState(Struct, frozen=True):
    """Everything a client needs to draw the table."""

    table: TableInfo
    #: The viewer's seat; null for spectators.
    seat: int | None
    view: ViewMessage | None
    #: Possible answers; and, by card, the message id that says why it can't be played now.
    offers: list[Offer]
    blocked: dict[str, str]
    knowledge: KnowledgeInfo | None
    clock: Clock | None
    #: During the game only for players who exploded; afterwards for everybody, if any of them has predicted anything.
    ghosts: Ghosts | None = None
    #: Only for the learner of a lesson, while it waits for them.
    lesson: LessonTask | None = None
    #: Your place in `queue`, from 1.
    queued: int | None = None
    #: What a bot drew and played for you while you were away, until you answer a question yourself.
    meanwhile: list[GameEvent] = []


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


# -- over plain HTTP -----------------------------------------------------------------


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables.  The client becomes the host and sits on the first open seat."""

    name: Name
    settings: Settings = Settings()
    #: Clockwise; "open" for a person, or the name of a bot.
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=10)] = ("open",) * 4
    avatar: Avatar | None = None


class PlaySolo(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/solo.  One person against bots; the game starts at once."""

    name: Name
    settings: Settings = Settings(timers=Timers(turn=600, grace=3600))
    bots: Annotated[tuple[BotName, ...], Meta(min_length=1, max_length=9)] = ("heuristic",) * 3
    avatar: Avatar | None = None


class PlayLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons.  One person against bots that follow a script, without a record or a score."""

    name: Name
    #: One of `lessons` of `GET /api/catalog`.
    lesson: Annotated[str, Meta(max_length=40)] = FIRST
    avatar: Avatar | None = None


class OpenDuel(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/duels.  A deal that friends play at separate tables, against the same bots."""

    #: Of these the deck, the options and the pace.
    settings: Settings = Settings()
    bots: Annotated[tuple[BotName, ...], Meta(min_length=1, max_length=9)] = ("heuristic",) * 3


class PlayDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/play-deal.  The game starts at once; the record of a game of the day can be had later."""

    #: A duel's name, or `today`.
    deal: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name
    avatar: Avatar | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/play-on.  A table that goes on in the middle of a recorded game, with the same luck, against bots."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    #: Which step of its [Replay](#replay): 0 is the deal.
    step: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    bot: BotName = "heuristic"


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables/CODE/join."""

    # The table's node may be older, and refuse a field that it doesn't know: defaults aren't sent to it.
    #: If it's taken, it gets a number.
    name: Name
    avatar: Avatar | None = None
    #: Random letters and digits, the seat's token. Asking again with the same ones gets the same seat.
    token: Annotated[str, Meta(min_length=22, max_length=64)] | None = None
    #: Whether the player has never finished a game: before the table's first game, a normal pace becomes relaxed.
    first_game: bool = False
    #: Whether to ask for a seat in the next game if none is free now.
    wait: bool = False


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/play-now.  A seat at a public table that is about to start; bots take the seats that stay empty.

    The countdown is the `clock` of the lobby.
    """

    #: Strangers see it: names that offend are refused.
    name: Name
    avatar: Avatar | None = None
    #: As in `JoinTable`.
    token: Annotated[str, Meta(min_length=22, max_length=64)] | None = None
    #: An edition or a built-in deck, and the number of players; any without them.
    edition: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")] | None = None
    players: SeatNumber | None = None
    first_game: bool = False
    #: Names of people whom you don't want to meet.
    avoid: Annotated[tuple[Name, ...], Meta(max_length=50)] = ()


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/claim, with a code from `device_code`."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Seated(Struct, frozen=True):
    """Your seat; null in the queue for the next game.  Keep the token, its key, to yourself."""

    table: str
    seat: int | None
    token: str


class PublicSeat(Struct, frozen=True):
    name: str
    avatar: int
    occupant: Literal["open", "person", "bot"]


class PublicTable(Struct, frozen=True):
    """A public table with people at it: one that is about to start, or a game that can be watched."""

    code: str
    playing: bool
    edition: str
    seats: list[PublicSeat]
    spectators: int
    #: Seconds until the game starts.
    starts_in: float | None


class PublicTables(Struct, frozen=True):
    """GET /api/public: at most 50, those that are about to start first."""

    tables: list[PublicTable]


class DealInfo(Struct, frozen=True):
    """GET /api/deals/NAME: a duel, or the deal of a day, such as `2026-11-19`; `today` is today's."""

    name: str
    #: Whether it's the deal of a day, which can be played on that day only.
    daily: bool
    #: The key of the edition or recipe, with a recipe's title; the players with you, and the bots clockwise.
    edition: str
    title: str
    players: int
    bots: list[str]
    #: Of its secret, which decides all luck (docs/fairness.md).
    commitment: str
    #: Seconds in which it can still be played; null for a duel.
    ends_in: float | None
    #: Seconds until everybody may see the secret of the deal of a day, and the secret then.
    opens_in: float | None
    secret: str | None


class DealResult(Struct, frozen=True):
    """A game of a duel that is over."""

    name: str
    avatar: int
    place: int
    #: Whether it's the game at the table that asks.
    own: bool


class DealResults(Struct, frozen=True):
    """GET /api/deals/NAME/results?table=CODE, for those who have played it to the end at this table.

    The results of the deal of a day have no names; everybody may see them with its secret.
    """

    #: How many came first, second, …; empty for those who may not see it yet.
    places: list[int]
    #: Yours.
    place: int | None
    #: Of a duel, the best first.
    players: list[DealResult]


class Problem(Struct, frozen=True):
    """The reason why a request over HTTP was refused, as in `refused`."""

    reason: str
    details: dict[str, Argument]


class EditionInfo(Struct, frozen=True):
    """An edition or a built-in deck: its cards, for how many players it is, and what a game of it is like."""

    key: str
    min_players: int
    max_players: int
    cards: list[str]
    five_different: bool
    #: By card, how many the box holds.
    counts: dict[str, int]
    #: Of `quick`, `nasty`, `thoughtful` and `crowded`, one or two.
    moods: list[str]
    #: How long a game takes people.
    minutes: int


class ReadRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recipe, with a recipe or its text: a file, or a line."""

    recipe: RecipeMessage = RecipeMessage()
    text: Annotated[str, Meta(max_length=LONGEST_RECIPE)] | None = None


class ReadReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replay, with the record of a game; nothing is stored."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    #: The seat that looks on; without one, a spectator's place.
    seat: SeatNumber | None = None
    #: Whether all hands and the draw pile are shown, too.
    open: bool = False


class OpenCards(Struct, frozen=True):
    """Every card at one moment: the hands by seat, and the draw pile from the top."""

    hands: list[list[str]]
    pile: list[str]


class ReplayMoment(Struct, frozen=True, omit_defaults=True):
    """One moment of a game: what had just happened, and the table after it."""

    events: list[GameEvent]
    view: ViewMessage
    #: Since the start; null where a window closed, and for the deal.
    seconds: float | None = None
    #: Who decided, as everybody saw it; null where a window closed, and for the deal.
    seat: int | None = None
    #: Of the seat that looks on; null for a spectator.
    knowledge: KnowledgeInfo | None = None
    cards: OpenCards | None = None


class Replay(Struct, frozen=True):
    """A recorded game, moment by moment.  The first step is the deal."""

    table: TableInfo
    seat: int | None
    start: str
    #: Whether the record has the whole game.
    finished: bool
    steps: list[ReplayMoment]


class ReadReview(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/review, with the record of a finished game; nothing is stored."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    #: Of the sentences, such as `fr`; English if there are none in it.
    language: Annotated[str, Meta(max_length=35)] = "en"


class ReviewedSeat(Struct, frozen=True):
    """The parts of a seat's result, in won games: they sum to the result less an equal share of one."""

    seat: int
    result: int
    deal: float
    luck: float
    skill: float
    others: float
    second_thoughts: float


class ReviewedOption(Struct, frozen=True):
    """A move that could have been chosen."""

    move: str
    words: str
    #: To win, by one ply.
    chance: float
    #: Whether it was worth as much as the champion's.
    good: bool


class ReviewedMoment(Struct, frozen=True):
    """A decision: what was played, and what the champion would have done."""

    seat: int
    question: int
    #: Which step of the [Replay](#replay) it led to.
    step: int
    #: As in a View.
    asking: str
    played: str
    best: str
    #: In won games.
    loss: float
    #: Whether rollouts agree; null if none were made.
    confirmed: bool | None
    verdict: Literal["best", "good", "close", "slip", "mistake", "howler"]
    words: str
    #: Sentences about what the player could know.
    why: list[str]
    #: Everybody's chances before it, in hundredths that sum to 100.
    chances: list[int]
    #: The best first; of a slip or worse, all that the champion considers.
    options: list[ReviewedOption]
    #: Of a slip or worse, what the player could do, as in TableState.
    offers: list[Offer] = []
    blocked: dict[str, str] = {}


class ReviewedEvent(Struct, frozen=True):
    """A step of a game, and by how much it changed the chances of a seat, in won games."""

    seat: int
    step: int
    change: float
    words: str


class ReviewedHighlights(Struct, frozen=True):
    """The best find and the worst slip of a seat, as places among the moments, and its luckiest card."""

    seat: int
    find: int | None
    slip: int | None
    luckiest: ReviewedEvent | None


class GameReview(Struct, frozen=True):
    """The review of a game: luck, skill and mistakes."""

    #: The fingerprint of the judge.
    judge: str
    seats: list[ReviewedSeat]
    moments: list[ReviewedMoment]
    turning_points: list[ReviewedEvent]
    highlights: list[ReviewedHighlights]
    #: Sentences about the whole game.
    summary: list[str]


class ReviewProgress(Struct, frozen=True):
    """A line of the answer to POST /api/review; the last one has the review."""

    #: The share of the work that is done.
    done: float
    #: The new part of the curve: everybody's chances after each step, in hundredths that sum to 100.
    curve: list[list[int]]
    review: GameReview | None = None


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list, before it's opened."""

    edition: str
    players: int
    #: What it's about, as the end of a message's id.
    motif: str


class PuzzleList(Struct, frozen=True):
    """GET /api/puzzles: all puzzles, by their numbers from 1."""

    #: The date in UTC, such as `2026-11-19`, and the number of its puzzle.
    day: str
    today: int
    puzzles: list[PuzzleInfo]


class PuzzleMove(Struct, frozen=True):
    """A legal move in a puzzle."""

    move: str
    words: str
    grade: Literal["best", "right", "wrong"]
    #: To win.
    chance: float
    #: Sentences about what the player could know.
    why: list[str]


class PuzzlePosition(Struct, frozen=True):
    """GET /api/puzzles/NUMBER: a position, with what one seat could see."""

    number: int
    motif: str
    state: TableState
    #: What had happened.
    history: list[GameEvent]
    #: All legal ones, the best first.
    moves: list[PuzzleMove]


class MissingCards(Struct, frozen=True):
    """The reason why a deck doesn't fit this many players, as in `refused`."""

    players: int
    reason: str
    details: dict[str, Argument]


class RecipeInfo(Struct, frozen=True):
    """The deck for every number of players that it fits, and why it doesn't fit the others."""

    recipe: RecipeMessage
    #: For `Settings.edition`, and the file to share.
    edition: str
    text: str
    sizes: list[DeckSize]
    missing: list[MissingCards]


class Catalog(Struct, frozen=True):
    """GET /api/catalog: everything that can be chosen when a table is opened."""

    editions: list[EditionInfo]
    #: The built-in decks: each stands wherever an edition does.
    decks: list[EditionInfo]
    #: The cards that any recipe may have, beside the cats of its edition.
    recipe_cards: list[str]
    #: How many of each of these a recipe may have; of a cat 31.
    most_copies: dict[str, int]
    bots: list[str]
    emotes: list[str]
    lessons: list[str]
    avatars: int
    defaults: Settings
    #: Where other devices on the network reach this server, if known.
    address: str | None
    #: What links begin with, if the operator set it.
    public_url: str | None
