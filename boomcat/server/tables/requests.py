"""Turns players' requests into entries, or refuses them with a reason."""

from __future__ import annotations

from typing import Any

from boomcat.bots.roster import NAMES
from boomcat.core.errors import MalformedInput, RuleError, StaleAnswer
from boomcat.core.legal import legal_moves
from boomcat.core.moves import Move
from boomcat.core.referee import check
from boomcat.core.state import State
from boomcat.lessons import Lesson
from boomcat.luck import new_secret
from boomcat.records import RULES_VERSION
from boomcat.server.tables import entries, http_bodies, messages, table_info
from boomcat.server.tables.entries import AnyEntry
from boomcat.server.tables.invisible_characters import visible_words
from boomcat.server.tables.table import Table, edition_of, rules_of, settled

#: People who ask for a seat, and those who lost theirs and watch.
MOST_QUEUED = 10


class NotAllowed(RuleError):
    """The table doesn't allow the request now."""


def clean_name(name: str) -> str:
    """Return the name with what is visible of it; raise NotAllowed if that's nothing."""
    words = visible_words(name)
    if not words:
        raise NotAllowed("name-is-empty")
    return words


def check_private(settings: table_info.Settings) -> table_info.Settings:
    """Refuse to make a table public: strangers meet at tables that no host has set up."""
    if settings.public:
        raise NotAllowed("only-play-now")
    return settings


def entry_to_join(table: Table, request: http_bodies.JoinTable, token: str) -> entries.Joined | entries.Queued:
    """Return the entry that gives a newcomer a seat, or a place in the queue, behind those who wait."""
    between = table.phase in ("lobby", "over")
    open_seats = [seat for seat, chair in enumerate(table.chairs) if between and chair.player == "open"]
    asking = sum(chair.asks and chair.devices > 0 for chair in table.queue)
    # Who waits at a public table would see the game at once, and not as late as a spectator; after a lesson there's no
    # game to wait for.
    wait = request.wait and not table.settings.public and table.lesson is None
    if len(open_seats) <= asking and not wait:
        full = NotAllowed("table-is-full", {"seats": len(table.chairs)})
        raise full if between else NotAllowed("game-is-running")
    name, avatar = table.free_name(clean_name(request.name)), table.free_avatar(request.avatar)
    if len(open_seats) > asking:
        return entries.Joined(seat=open_seats[0], name=name, avatar=avatar, token=token, first_game=request.first_game)
    if len(table.queue) >= MOST_QUEUED:
        raise NotAllowed("queue-is-full", {"most": MOST_QUEUED})
    return entries.Queued(name=name, avatar=avatar, token=token)


def entry_to_move(table: Table, seat: int, request: messages.Answer, words: str) -> entries.Moved:
    """Return the entry of a move; `words` is its standard notation: `place 0` for `place top`."""
    if table.phase != "playing":
        raise NotAllowed("game-is-over" if table.phase == "over" else "game-not-started")
    if table.chairs[seat].gone:
        raise NotAllowed("you-conceded")
    if table.chairs[seat].sits_out:
        raise NotAllowed("you-sit-out")
    if request.game not in (None, table.games):
        open_now = 0 if table.game is None else table.game.question
        raise StaleAnswer("question-is-closed", {"question": request.question, "open": open_now})
    return entries.Moved(seat=seat, question=request.question, move=words, by=seat, id=request.id)


def entry_to_predict(table: Table, seat: int, request: messages.Predict) -> entries.Predicted:
    """Return the entry of a prediction.  One that arrives when the event has happened is refused as late."""
    game = table.game
    if game is None or table.phase in ("lobby", "sealing"):
        raise NotAllowed("game-not-started")
    if table.phase == "over" or request.game not in (None, table.games):
        raise NotAllowed("too-late-to-predict")
    if not table.is_ghost(seat):
        raise NotAllowed("not-a-ghost")
    choice = next((one for one in table.league.choices(game, seat) if one.what == request.what), None)
    if choice is None:
        raise NotAllowed("already-predicted" if table.league.has_open(seat, request.what) else "too-late-to-predict")
    if request.number != choice.number:
        raise NotAllowed("too-late-to-predict")
    if choice.seats and request.seat not in choice.seats:
        raise NotAllowed("no-such-prediction")
    target = None if not choice.seats or request.seat is None else request.seat - 1
    return entries.Predicted(seat=seat, what=request.what, target=target, points=choice.points, by=seat, id=request.id)


def entry_for(table: Table, seat: int, request: messages.Request) -> AnyEntry:
    """Return the entry that carries the request out.  `Table.attempt` checks whether a move is legal."""
    by: dict[str, Any] = {"by": seat, "id": request.id}
    match request:
        case messages.Contribute():
            if table.phase != "sealing" or table.deal_name:
                raise NotAllowed("game-not-started" if table.phase == "lobby" else "too-late-to-contribute")
            if table.chairs[seat].contribution is not None:
                raise NotAllowed("already-contributed")
            return entries.Contributed(seat=seat, given=bytes.fromhex(request.bytes), **by)
        case messages.Start() if table.phase == "over":
            if not table.chairs[seat].agreed:
                raise NotAllowed("agree-first")
            if seat != table.host and table.chairs[table.host].agreed and not table.settings.public:
                check_host(table, seat)
            return begin(table, by)
        case messages.Start():
            check_arranging(table, seat)
            return begin(table, by)
        case messages.Rematch() if table.lesson is not None:
            if table.phase != "over":
                raise NotAllowed("game-is-running")
            return begin_lesson(table.lesson, by)
        case messages.Rematch() | messages.Resume():
            if table.phase not in ("lobby", "over") and not table.chairs[seat].sits_out:
                raise NotAllowed("game-is-running")
            return entries.Agreed(seat=seat, **by)
        case messages.Configure():
            check_arranging(table, seat)
            return configured(table, request, by)
        case messages.SeatBot():
            check_arranging(table, seat)
            if table.chairs[check_seat(table, request.seat)].player == "person":
                raise NotAllowed("seat-is-taken", {"seat": request.seat})
            return entries.BotSeated(seat=request.seat - 1, bot=check_bot(request.bot), **by)
        case messages.RemovePlayer():
            check_host(table, seat)
            return removed(table, seat, check_seat(table, request.seat), by)
        case messages.MakeHost():
            check_host(table, seat)
            if not table.chairs[check_seat(table, request.seat)].keyed:
                raise NotAllowed("not-a-person", {"seat": request.seat})
            if request.seat - 1 == table.host:
                raise NotAllowed("already-host")
            return entries.HostChanged(seat=request.seat - 1, **by)
        case messages.Concede():
            check_no_lesson(table)
            if table.phase not in ("sealing", "playing"):
                raise NotAllowed("game-not-started" if table.phase == "lobby" else "game-is-over")
            if table.chairs[seat].gone:
                raise NotAllowed("you-conceded")
            if table.chairs[seat].sits_out:
                raise NotAllowed("you-sit-out")
            return entries.Gone(seat=seat, why="conceded", **by)
        case messages.AllowCoach():
            if table.settings.public or table.lesson is not None:
                raise NotAllowed("coach-is-off")
            if table.chairs[seat].allows_coach == request.allow:
                raise NotAllowed("nothing-changed")
            return entries.CoachAllowed(seat=seat, allowed=request.allow, **by)
        case messages.TakeBack():
            return taken_back(table, seat, request, by)
        case messages.Leave():
            if table.phase in ("sealing", "playing"):
                return entries.Gone(seat=seat, why="left", **by)
            return entries.Freed(seat=seat, **by)
        case _:
            raise TypeError(f"{type(request).__name__} makes no entry")


def taken_back(table: Table, seat: int, request: messages.TakeBack, by: dict[str, Any]) -> entries.TakenBack:
    if not table.coaches:
        raise NotAllowed("coach-is-off")
    if len(table.people) > 1:
        raise NotAllowed("only-against-bots")
    questions = [question for question, mover, _, _ in table.moves if mover == seat]
    here = table.phase in ("playing", "over") and table.rules_version == RULES_VERSION
    if not here or request.game != table.games or not questions:
        raise NotAllowed("nothing-to-take-back")
    return entries.TakenBack(seat=seat, question=questions[-1], **by)


def check_may_ask_coach(table: Table, seat: int, request: messages.AskCoach) -> State:
    """Return the game; refuse a player who can't ask the coach about this question."""
    if not table.coaches:
        raise NotAllowed("coach-is-off")
    game = table.game
    if game is None or table.phase != "playing":
        raise NotAllowed("game-is-over" if table.phase == "over" else "game-not-started")
    chair = table.chairs[seat]
    if chair.gone or chair.sits_out:
        raise NotAllowed("you-conceded" if chair.gone else "you-sit-out")
    if request.question != game.question:
        raise StaleAnswer("question-is-closed", {"question": request.question, "open": game.question})
    if seat in table.passed or len(legal_moves(game, seat)) < 2:
        raise NotAllowed("coach-no-choice")
    return game


def check_host(table: Table, seat: int) -> None:
    check_no_lesson(table)
    if table.settings.public:
        raise NotAllowed("no-host-here")
    if seat != table.host:
        raise NotAllowed("not-host", {"host": table.chairs[table.host].name})


def check_no_lesson(table: Table) -> None:
    if table.lesson is not None:
        raise NotAllowed("only-a-lesson")


def check_in_lesson(table: Table, seat: int, request: messages.Answer, move: Move) -> None:
    """Refuse a legal move that the script of the lesson doesn't have."""
    if table.lesson is None or table.game is None or request.question != table.game.question:
        return
    check(table.game, seat, request.question, move)
    if not table.lesson.allows(table.game, move):
        raise NotAllowed("not-in-lesson")


def check_arranging(table: Table, seat: int) -> None:
    check_host(table, seat)
    if table.phase not in ("lobby", "over"):
        raise NotAllowed("game-is-running")


def check_seat(table: Table, number: int) -> int:
    if number > len(table.chairs):
        raise NotAllowed("no-such-seat", {"seat": number, "players": len(table.chairs)})
    return number - 1


def check_bot(name: str) -> str:
    """Return the name of a built-in bot; refuse others: the messages' pattern allows a line break at the end."""
    if name not in NAMES:
        raise MalformedInput("bad-message", {"problem": repr(name)})
    return name


def begin(table: Table, by: dict[str, Any]) -> entries.Sealed:
    """Return the entry that begins the next game; raise a RuleError if it can't be played."""
    lineup = table.next_lineup()
    return entries.Sealed(
        secret=new_secret(),
        seated=lineup.seated,
        sit_out=lineup.sit_out,
        removed=lineup.removed,
        first=table.next_first(lineup),
        **by,
    )


def entry_in_queue(table: Table, place: int, request: messages.Request) -> entries.Queued | entries.Unqueued:
    """Return the entry of a request by a person in the queue."""
    match request:
        case messages.Leave():
            return entries.Unqueued(place=place)
        case messages.Resume() | messages.Rematch() if not table.queue[place].asks:
            return entries.Queued(place=place)
        case _:
            raise NotAllowed("only-watching")


def begin_lesson(lesson: Lesson, by: dict[str, Any] | None = None) -> entries.LessonBegun:
    return entries.LessonBegun(rules=RULES_VERSION, lesson=lesson.name, script=lesson.digest, **(by or {}))


def configured(table: Table, request: messages.Configure, by: dict[str, Any]) -> entries.Configured:
    now = len(table.chairs) + table.open_seats
    seats = now if request.seats is None else request.seats
    taken = sum(chair.player != "open" for chair in table.chairs)
    settings = settled(check_private(request.settings))
    edition = edition_of(settings)
    if request.seats is None:
        # Keep the number of seats as far as the new deck allows.
        wanted = seats
        enough = [size for size in edition.sizes if size >= taken]
        seats = min(enough, key=lambda size: abs(size - wanted), default=wanted)
    if seats < taken:
        raise NotAllowed("seats-are-taken", {"seats": seats, "taken": taken})
    rules_of(settings, seats)
    if (settings, seats) == (table.settings, now):
        raise NotAllowed("nothing-changed")
    return entries.Configured(settings=settings, seats=seats, **by)


def removed(table: Table, seat: int, other: int, by: dict[str, Any]) -> AnyEntry:
    chair = table.chairs[other]
    if other == seat:
        raise NotAllowed("not-yourself")
    if chair.player == "open":
        raise NotAllowed("seat-is-open", {"seat": other + 1})
    if table.phase in ("lobby", "over"):
        return entries.Freed(seat=other, **by)
    if not chair.keyed:
        raise NotAllowed("not-a-person", {"seat": other + 1})
    return entries.Gone(seat=other, why="removed", **by)
