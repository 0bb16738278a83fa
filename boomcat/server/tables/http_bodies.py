"""The bodies of requests and answers over plain HTTP: a part of the protocol, as `messages.py` is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boomcat.lessons import FIRST
from boomcat.server.tables.table_info import (
    Argument,
    Avatar,
    BotName,
    KnowledgeInfo,
    Name,
    Offer,
    SeatPlan,
    Settings,
    TableInfo,
    TableState,
    Timers,
)
from boomcat.wire import GameEvent, ViewMessage
from boomcat.wire.option_messages import SeatNumber
from boomcat.wire.recipes import DeckSize, RecipeMessage

#: In characters: the text of a recipe.
LONGEST_RECIPE = 10_000
#: In characters: the record of a game of some three thousand moves.
LONGEST_RECORD = 400_000


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
    #: The language of the review's sentences, such as `fr`; a language without translations gets English.
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
