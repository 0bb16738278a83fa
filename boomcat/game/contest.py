"""Bots in games: to the end of one, a whole one, and many deals to compare them, as `boomcat arena` does."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from os import PathLike, fspath
from typing import Any, TypeAlias, TypedDict, Unpack

from boomcat.arena.contestants import CONTESTANTS, contestant
from boomcat.arena.plan import Plan
from boomcat.arena.pool import rounds
from boomcat.arena.rounds import play_round
from boomcat.arena.run_ended import RunEnded
from boomcat.arena.statistics import Result, results
from boomcat.bots.bot import Bot, BotFailed
from boomcat.bots.match import Match
from boomcat.bots.roster import NAMES
from boomcat.bots.seat import Seat
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import Edition
from boomcat.core.events import Event
from boomcat.core.move_pool import PASSING
from boomcat.core.moves import Move
from boomcat.core.question import WINDOW_CARDS, is_window
from boomcat.core.rules import Options, rules_for
from boomcat.game.arguments import Seed, check_flags, edition_from, first_from, seed_from, whole
from boomcat.game.game import BOT_SECONDS, BotLike, Game
from boomcat.programs import BotDied, check_bot
from boomcat.programs.classes import takes_luck
from boomcat.records import Player

#: Makes a bot for one seat of one game.
Maker: TypeAlias = Callable[[PlayerRng], Bot]

MANY_DEALS = 100
#: For how many seconds a bot may think in a comparison: as in the arena.
CONTEST_BOT_SECONDS = 1.0


class OptionKeywords(TypedDict, total=False):
    """The options of `Game`, with the same meaning."""

    combos: str
    quick: bool
    first: int | None
    five_different: bool
    stacking: bool
    remove_dead_hands: bool


# -- who plays -----------------------------------------------------------------------


class Contender:
    """A bot as the caller named it: what it is called, and how one is made."""

    def __init__(self, bot: object, own: Sequence[str] = NAMES) -> None:
        #: The name from which another process can make it; "" if only this one can.
        self.path = ""
        if isinstance(bot, str | PathLike):
            self.name = self.path = str(fspath(bot))
            check_bot(self.path, own)
            self.make: Maker = lambda rng: contestant(self.path, rng)
        elif isinstance(bot, type) and issubclass(bot, Bot):
            if bot.choose is Bot.choose:
                raise TypeError(f"{bot.__name__} has no method choose(self, view, knowledge, seconds)")
            self.name = bot.__name__
            if bot.__module__ != "__main__" and bot.__qualname__ == bot.__name__:
                self.path = f"{bot.__module__}:{bot.__name__}"
            self.make = maker_of(bot)
        elif isinstance(bot, Bot):
            found: Bot = bot
            self.name = type(bot).__name__
            self.make = lambda _: found
        elif callable(bot) and not isinstance(bot, type):
            self.name = getattr(bot, "__name__", type(bot).__name__)
            self.make = maker_of(bot)
        else:
            known = ", ".join(map(repr, own))
            raise TypeError(
                f"a bot is a name ({known}), a path, a subclass of boomcat.Bot, a function that makes a bot,"
                f" or a bot; not {bot!r}"
            )


def maker_of(make: Any) -> Maker:
    """A class or a function is given a source of luck if it takes an argument."""
    wants = takes_luck(make)

    def made(rng: PlayerRng) -> Bot:
        try:
            bot = make(rng) if wants else make()
        except Exception as error:
            raise BotFailed("crashed", repr(error)) from error
        if not isinstance(bot, Bot):
            raise TypeError(f"{getattr(make, '__name__', make)!s} made {bot!r}, which is not a boomcat.Bot")
        return bot

    return made


# -- to the end of a game --------------------------------------------------------------


def play_out(game: Game, bots: BotLike | Sequence[BotLike | None], seconds: float) -> None:
    """Let bots play the game to its end."""
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        if len(bots) != game.players:
            raise ValueError(f"{game.players} bots are needed, one for each seat, not {len(bots)}")
        contenders = [Contender("random" if one is None else one) for one in bots]
    else:
        contenders = [Contender(bots)] * game.players
    let_play(game, [one.make(PlayerRng(game._rng.word())) for one in contenders], seconds)


def let_play(game: Game, bots: Sequence[Bot], seconds: float) -> None:
    seats = [Seat(game.state, seat, bot) for seat, bot in enumerate(bots)]
    seen = len(game._events)
    for seat, bot in zip(seats, bots, strict=True):
        if bot.wants_knowledge and (seen or game._memory is not None):
            seat.knowledge = game._knows(seat.number).copy()
        seat.events_seen = seen
    try:
        GameMatch(game, seats, seconds).play()
    finally:
        for event in game._events[seen:]:
            event.edition = game.edition


class GameMatch(Match):
    """Continues a game, and keeps its moves.  A wrong move of a bot is an error."""

    def __init__(self, game: Game, seats: list[Seat], seconds: float) -> None:
        super().__init__(game.state, game.chance, seats, game._rng, seconds)
        self.played = game
        self.events = game._events
        game.state.log = game._events

    def answer(self, seat: int) -> Move:
        asking = self.game.asking
        if is_window(asking) and WINDOW_CARDS[asking] not in self.game.hands[seat]:
            return PASSING[asking]  # the only move there is
        return super().answer(seat)

    def happened(self, question: int, seat: int, move: Move, events: list[Event]) -> None:
        self.played._moves.append((question, seat, move))

    def failed(self, seat: int, why: BotFailed) -> None:
        if why.kind == "late":
            raise BotFailed(why.kind, f"seat {seat} took longer than {self.seconds:g} seconds") from None
        raise why


# -- a whole game ------------------------------------------------------------------------


def play(
    *bots: BotLike,
    edition: str | Edition = "original",
    players: int | None = None,
    seed: Seed = None,
    seconds: float = BOT_SECONDS,
    **options: Unpack[OptionKeywords],
) -> Game:
    """Play one game between bots, and return it when it is over.

    >>> play("heuristic", "random", seed=1).winner
    0

    The bots sit at seats 0, 1, …; with more players than bots the last one takes the seats that are left.  A bot is a
    name ("random", "heuristic", …), the path of a program or of a Python file, a subclass of `Bot`, a function that
    makes a bot, or a bot.  `options` are those of `Game`.  Raises BotFailed if a bot raises, takes longer than
    `seconds` for a move, or returns something that isn't a legal move.
    """
    contenders = [Contender(bot) for bot in bots]
    kind = edition_from(edition)
    game = Game(kind, table_size(contenders, kind, players), seed, **options)
    seated = [contenders[min(seat, len(contenders) - 1)] for seat in range(game.players)]
    game._players = tuple(Player(one.name, "bot") for one in seated)
    let_play(game, [one.make(PlayerRng(game._rng.word())) for one in seated], seconds)
    return game


def table_size(contenders: Sequence[Contender], edition: Edition, players: int | None) -> int:
    if not contenders:
        raise ValueError(f"which bots? For instance {', '.join(map(repr, NAMES))}, or a class of your own")
    size = max(edition.fewest, len(contenders)) if players is None else whole("players", players)
    if len(contenders) > size:
        raise ValueError(f"{len(contenders)} bots don't fit at a table for {size}")
    return size


# -- many deals --------------------------------------------------------------------------


@dataclass(frozen=True, repr=False)
class Comparison:
    """The result of many deals between bots; `print` shows it as a table.

    `win_rate` and `interval` are about the first bot.  `results` has a row for each, in their order, with `bot`,
    `seats`, `games`, `wins`, `win_rate`, `low`, `high`, `places`, `decisions`, `seconds_per_decision` and `incidents`:
    how often a default move was played for it, and why.
    """

    results: list[Result]
    edition: str
    players: int
    deals: int
    seed: int
    #: A recipe's name.
    title: str = ""

    @property
    def win_rate(self) -> float:
        """Return how often a seat of the first bot wins; among equals, one in as many as there are players."""
        return self.results[0].win_rate

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the first bot's win rate, with a deal as one observation."""
        return self.results[0].low, self.results[0].high

    @property
    def games(self) -> int:
        """Return how many games were played: each deal once for every seat."""
        return self.deals * self.players

    def __repr__(self) -> str:
        rates = ", ".join(f"{one.bot} {one.win_rate:.1%} ({one.low:.1%} – {one.high:.1%})" for one in self.results)
        return f"<Comparison {self.edition}, {self.players} players, {self.deals} deals: {rates}>"

    def __str__(self) -> str:
        from boomcat.game.comparison_table import table

        return table(self)


def compare(
    *bots: BotLike,
    deals: int = MANY_DEALS,
    edition: str | Edition = "original",
    players: int | None = None,
    seed: int = 1,
    seconds: float = CONTEST_BOT_SECONDS,
    processes: int = 1,
    **options: Unpack[OptionKeywords],
) -> Comparison:
    """Let bots play many deals, and return who wins how often, as `boomcat arena` does.

    >>> compare("heuristic", "random", deals=20).win_rate > 0.5
    True

    Each deal is played once for every seat, with the same cards and everybody moved on by one seat, so that luck
    cancels out.  Bots are named as in `play`, and with more players than bots the last one takes the seats that are
    left.  The same seed plays the same games.

    With `processes` the games are played by several processes at once, and the result is the same.  They have to import
    the bots, so a class in a notebook or in the running script won't do: put it into a separate file.

    A bot that answers later than `seconds` gets a default move, which is counted.  Raises BotFailed if a bot raises or
    returns something that isn't a legal move.
    """
    contenders = [Contender(bot, CONTESTANTS) for bot in bots]
    kind = edition_from(edition)
    size = table_size(contenders, kind, players)
    count, workers = whole("deals", deals), whole("processes", processes)
    if count < 1 or workers < 1:
        raise ValueError(f"{'deals' if count < 1 else 'processes'} must be 1 or more")
    rule_options: dict[str, Any] = {**options, "first": first_from(options.get("first"), size)}
    check_flags(**{name: value for name, value in options.items() if name not in ("combos", "first")})
    chosen = Options(**rule_options)
    rules_for(kind, size, chosen)
    plan = Plan(
        names_of(contenders) if workers == 1 else paths_of(contenders),
        kind.key,
        size,
        count,
        seed_from(seed),
        seconds,
        chosen.key(),
        kind.title,
    )
    try:
        if workers == 1:
            makers = dict(zip(plan.bots, [one.make for one in contenders], strict=True))
            found = [play_round(plan, deal, lambda name, rng: makers[name](rng)) for deal in range(count)]
        else:
            found = list(rounds(plan, range(count), workers, threading.Event()))
    except RunEnded as died:
        raise RuntimeError("a process that played has ended: something killed it, or a bot did") from died
    except BotDied as died:
        words = f"{died.bot}, seat {died.seat}, seed {died.seed}\n{died.words}"
        raise BotFailed(died.kind, died.words if died.method else words, died.method) from None
    named = replace(plan, bots=names_of(contenders))
    return Comparison(results(named, found), kind.key, size, count, plan.seed, kind.title)


def names_of(contenders: Sequence[Contender]) -> tuple[str, ...]:
    """Return the names of the rows: those that share a name are numbered."""
    names: list[str] = []
    for one in contenders:
        taken = sum(name == one.name or name.startswith(f"{one.name} (") for name in names)
        names.append(f"{one.name} ({taken + 1})" if taken else one.name)
    return tuple(names)


def paths_of(contenders: Sequence[Contender]) -> tuple[str, ...]:
    for one in contenders:
        if not one.path:
            raise ValueError(
                f"other processes can't make {one.name}: put its class into a separate file and import it from there,"
                " or leave out `processes`"
            )
    return tuple(one.path for one in contenders)
