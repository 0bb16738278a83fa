"""A table as its clients see it, in messages and over HTTP: settings, seats, clock, offers, ghosts, lessons."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from boomcat.bots.roster import NAMES
from boomcat.wire import GameEvent, KnownCard, OptionsMessage, ViewMessage
from boomcat.wire.recipes import LONGEST_TITLE

LONGEST_NAME = 20
AVATARS = 12


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
#: "open", or the name of a bot.
SeatPlan: TypeAlias = Annotated[str, Meta(pattern=f"^(open|{'|'.join(NAMES)})$")]
BotName: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(NAMES)})$")]
Argument: TypeAlias = str | int


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
