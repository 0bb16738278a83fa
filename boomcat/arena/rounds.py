"""One deal between bots; played with every rotation of the seats and the same luck, the luck of the cards cancels."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from msgspec import Struct

from boomcat.arena.contestants import contestant, seat_for
from boomcat.arena.plan import Plan
from boomcat.arena.run_ended import RunEnded
from boomcat.bots.bot import FATAL, Bot, BotFailed
from boomcat.bots.match import Match
from boomcat.bots.seat import Clock
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal as deal_cards
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.playout import Tally
from boomcat.core.referee import standings
from boomcat.core.rules import Rules
from boomcat.notation import write_move
from boomcat.programs import BotDied, last_words
from boomcat.records import NO_TIME, Player, write_record

#: Of a record.
ENDING = ".jsonl"
#: Makes a bot of this name for one seat of one game, with this luck.
Make = Callable[[str, PlayerRng], Bot]
#: More than seats: every seat of every deal has separate luck.
STREAMS = 16


class ArenaMatch(Match):
    """Counts what goes wrong, and ends with a bot's death.  Windows are hurried: who is asked next is the only one."""

    def __init__(self, rules: Rules, seed: int, bots: Sequence[Bot], seconds: float, clock: Clock) -> None:
        chance = SeededChance(seed)
        game = deal_cards(rules, chance)
        game.hurry()
        seats = [seat_for(game, seat, bot) for seat, bot in enumerate(bots)]
        super().__init__(game, chance, seats, PlayerRng(seed), seconds, clock)
        self.seed = seed
        #: How often the bot gave no answer that could be used, by the kinds of `BotFailed`.
        self.incidents: list[Counter[str]] = [Counter() for _ in bots]
        #: Every answer: to which question, by which seat.
        self.moves: list[tuple[int, int, Move]] = []
        self.death: BotDied | None = None

    @property
    def standings(self) -> list[int]:
        """The seats from the first place to the last."""
        return [int(seat) for seat in standings(self.game)]

    @property
    def decisions(self) -> list[int]:
        return [seat.decisions for seat in self.seats]

    @property
    def digest(self) -> int:
        """Return a number that is equal for equal games."""
        tally = Tally(len(self.seats))
        tally.add(self.game, sum(self.decisions), PlayerRng(self.seed))
        return int(tally.digest)

    def play(self) -> None:
        super().play()
        if self.death is not None:
            raise self.death

    def answer(self, seat: int) -> Move:
        move = super().answer(seat)
        if self.death is not None:
            raise self.death
        return move

    def happened(self, question: int, seat: int, move: Move, events: list[Event]) -> None:
        self.moves.append((question, seat, move))

    def failed(self, seat: int, why: BotFailed) -> None:
        self.incidents[seat][why.kind] += 1
        # Not raised here: when the game is over the other bots must be sent home, too.
        if why.kind in FATAL and self.death is None:
            self.death = BotDied(why.kind, last_words(why), seat, self.game.question, self.seed, method=why.method)


def play_match(
    rules: Rules,
    seed: int,
    bots: Sequence[Bot],
    seconds: float,
    clock: Clock = time.perf_counter,
) -> ArenaMatch:
    """Play a game, one bot a seat, with the cards of this seed; every answer is due within this many seconds.

    A program that answers wrongly, or any bot that answers too late, gets `default_move` in its place.  Raises BotDied
    for a bot that raises, returns something that isn't a legal move, or whose program ends: default moves would say
    nothing about it.
    """
    match = ArenaMatch(rules, seed, bots, seconds, clock)
    match.play()
    return match


class Round(Struct, frozen=True, array_like=True):
    """The results of one deal, by the number of each bot in the plan's list."""

    deal: int
    #: For each rotation the bots from the first place to the last; who sits on several seats is there as often.
    standings: list[list[int]]
    decisions: list[int]
    seconds: list[float]
    incidents: list[dict[str, int]]
    #: Of each game.
    digests: list[int]
    #: Of each game, if they are wanted and not yet in their files.
    records: list[str] = []


def play_round(plan: Plan, deal: int, make: Make = contestant) -> Round:
    """Play the deal of this number, counted from 0."""
    rules, line_up, seats = plan.rules(), plan.line_up(), range(plan.players)
    seed = plan.seed + deal
    rows = range(len(plan.bots))
    places: list[list[int]] = []
    decisions, seconds = [0 for _ in rows], [0.0 for _ in rows]
    incidents: list[Counter[str]] = [Counter() for _ in rows]
    digests: list[int] = []
    records: list[str] = []
    for rotation in range(plan.games_per_deal):
        order = [(seat + rotation) % plan.players for seat in seats]
        names = [plan.bots[line_up[one]] for one in order]
        luck = [PlayerRng(seed * STREAMS + one) for one in order]
        match = play_game(rules, seed, names, luck, plan.seconds, make)
        if plan.record:
            records.append(record_of(plan, seed, names, match))
        digests.append(match.digest)
        places.append([line_up[order[seat]] for seat in match.standings])
        for seat, one in enumerate(order):
            row = line_up[one]
            decisions[row] += match.decisions[seat]
            seconds[row] += match.seats[seat].seconds
            incidents[row] += match.incidents[seat]
    return Round(deal, places, decisions, seconds, [dict(found) for found in incidents], digests, records)


def play_game(
    rules: Rules, seed: int, names: list[str], luck: list[PlayerRng], seconds: float, make: Make
) -> ArenaMatch:
    """Play a game of bots with these names; raise BotDied with the name of one that dies."""
    bots = []
    for seat, name in enumerate(names):
        try:
            bots.append(make(name, luck[seat]))
        except BotFailed as failure:
            raise BotDied(failure.kind, last_words(failure), seat, 0, seed, name) from None
    try:
        return play_match(rules, seed, bots, seconds)
    except BotDied as died:
        raise replace(died, bot=names[died.seat]) from None


def record_of(plan: Plan, seed: int, bots: Sequence[str], match: ArenaMatch) -> str:
    """The record of a game whose seats had these bots.

    It has no times, so that it is the same whenever and on whatever machine it is played.
    """
    rules = plan.rules()
    moves = [(question, seat, write_move(move, rules.edition), 0.0) for question, seat, move in match.moves]
    players = [Player(bot, "bot") for bot in bots]
    return write_record(rules, seed, players, NO_TIME, moves, match.standings)


def files_of_deal(plan: Plan, deal: int) -> list[Path]:
    """One for each rotation, and named so that they sort by seed."""
    digits = len(str(plan.seed + plan.deals - 1))
    edition = plan.edition.partition(" ")[0]
    name = f"{edition}-{plan.players}-seed-{plan.seed + deal:0{digits}}"
    if not plan.rotate:
        return [Path(plan.record, name + ENDING)]
    return [Path(plan.record, f"{name}-rotation-{rotation + 1}{ENDING}") for rotation in range(plan.players)]


def keep_records(plan: Plan, deal: int, records: Sequence[str]) -> None:
    """Write the records of a deal.  The process that counts them does it: players may be on other machines."""
    try:
        for file, words in zip(files_of_deal(plan, deal), records, strict=True):
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(words, "utf-8", newline="\n")
            # The folder never shows an incomplete record.
            part.replace(file)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RunEnded("record-cannot-write", {"file": plan.record, "reason": reason}) from error
