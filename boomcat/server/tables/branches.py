"""Play on from here: a table whose game begins in the middle of a recorded one, with the same luck."""

from __future__ import annotations

from boomcat.core.errors import no_such_seat
from boomcat.core.question import Ask
from boomcat.records.record import RULES_VERSION, Promise
from boomcat.records.replay import dealt, replay
from boomcat.server.tables.entries import Branched, BranchedMove, BranchedPlayer
from boomcat.server.tables.http_bodies import PlayOn
from boomcat.server.tables.replays import looks_of, read_replayed
from boomcat.server.tables.requests import NotAllowed, check_bot
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.wire import options_message

#: Long, as in a game against bots.
TIMERS = Timers(turn=600, grace=3600)


def entry_to_branch(request: PlayOn) -> Branched:
    """Return the table's first entry, without the key to the seat; raise a RuleError if the seat can't play then."""
    record = read_replayed(request.record)
    rules = record.rules
    if request.seat > rules.players:
        raise no_such_seat(request.seat - 1, rules.players)
    check_bot(request.bot)
    moves, closed, steps = 0, False, 0
    game = dealt(record)
    walk = replay(record)
    while steps < request.step:
        step = next(walk, None)
        if step is None:
            raise NotAllowed("no-such-moment", {"moment": request.step, "most": steps})
        steps, game, closed = steps + 1, step.game, step.move is None
        moves += not closed
    if game.asking == Ask.OVER:
        raise NotAllowed("game-is-over")
    if not game.is_alive(request.seat - 1):
        raise NotAllowed("branch-seat-is-out", {"seat": request.seat})
    luck = record.luck
    return Branched(
        settings=Settings(
            edition=rules.edition.key,
            title=rules.edition.title,
            options=options_message(rules.options),
            timers=TIMERS,
            pace="relaxed",
        ),
        players=[BranchedPlayer(name, avatar) for name, avatar in looks_of(record.players)],
        seed=luck if isinstance(luck, int) else None,
        secret=luck.secret if isinstance(luck, Promise) else b"",
        contributions=list(luck.contributions) if isinstance(luck, Promise) else [],
        moves=[BranchedMove(one.question, one.seat, one.move, one.seconds) for one in record.moves[:moves]],
        closed=closed,
        seat=request.seat - 1,
        bot=request.bot,
        token="",
        rules=RULES_VERSION,
    )
