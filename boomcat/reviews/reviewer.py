"""Plays a record again, and keeps for every seat where its chance to win came from and where it went.

For seat i let V(k) be its chance at moment k from what it knows, and Q(m) what one of its moves is worth (`one_ply`):

    result − 1/n = V(0) − 1/n                        the deal
                 + Σ own moves    Q(m) − Q(c)        skill: c is the champion's move
                 + Σ own fates    V(k+1) − Q(m) − b  luck, less its mean among champions
                 + Σ own moves    Q(c) − V(k) + b    second thoughts
                 + Σ other steps  V(k+1) − V(k)      others

It telescopes, so it adds up whatever V and Q are.  Of an effect that a window lets happen, the expectation takes the
place of Q; that it wasn't Noped is what others did.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from boomcat.bots.seat import Seat
from boomcat.champion.champion_bot import Champion
from boomcat.champion.judge import FINGERPRINT, Onlooker, judge
from boomcat.core.edition import Edition
from boomcat.core.events import DrewKitten, Event
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import PASSING
from boomcat.core.moves import Move
from boomcat.core.question import QUESTION_WORDS, is_window
from boomcat.core.state import State
from boomcat.notation import write_move
from boomcat.records.record import Record, RecordError
from boomcat.records.replay import ReplayStep, dealt, replay
from boomcat.reviews.fate import fate_of, mean_luck
from boomcat.reviews.game_review import (
    Fortune,
    Highlights,
    Moment,
    Review,
    SeatAccount,
    TurningPoint,
    ValuedMove,
)
from boomcat.reviews.one_ply import REDEALS, OnePly
from boomcat.reviews.reasons import facts_about
from boomcat.reviews.rollouts import Difference, difference, rolled_out
from boomcat.reviews.seat_position import SeatPosition
from boomcat.reviews.verdict import ROLLOUTS, SLIP, MoveVerdict, confirms, verdict_of
from boomcat.views.redact import redact
from boomcat.views.view import View

#: How many options of a decision are valued: the played one, the champion's, and those that it likes next; of a bad
#: move all of them.
MOST_VALUED: Final = 6
#: Moves that rollouts look at: the worst first.
MOST_ROLLED_OUT: Final = 3
#: Games dealt again with the winner's hand.
DEALT_AGAIN: Final = 100
#: A turning point changes a seat's share of the chances by this much; and how many are named.
TURNING: Final = 0.08
MOST_TURNING_POINTS: Final = 6
#: A find is worth this much more than the next best move, and a lucky card that much more than could be expected.
FIND: Final = 0.05
LUCKY: Final = 0.02


@dataclass(frozen=True)
class Effort:
    """The amount of work that a review may take."""

    redeals: int = REDEALS
    #: Of how many moves that seem bad, and with how many games each.
    rolled_out: int = MOST_ROLLED_OUT
    rollouts: int = ROLLOUTS
    dealt_again: int = DEALT_AGAIN
    #: Whether luck is centred: not while its means are measured.
    centred: bool = True


#: As the command and the server review.
FULL: Final = Effort()


@dataclass
class Account:
    """The sums of a seat so far."""

    deal: float = 0.0
    luck: float = 0.0
    skill: float = 0.0
    others: float = 0.0
    second_thoughts: float = 0.0


@dataclass(frozen=True)
class JudgedChoice:
    """A seat's choice, before it's known what comes of it."""

    position: SeatPosition
    played: Move
    best: Move
    #: By one ply, of the moves that were valued.
    values: dict[Move, float]
    #: All that the champion considers.
    options: tuple[Move, ...]


class Watcher:
    """One seat: what it knows, and what the champion would do there."""

    def __init__(self, game: State, seat: int) -> None:
        self.seat = Seat(game, seat)
        self.history: list[Event] = []
        self.champion = Champion()

    def see(self, event: Event) -> None:
        seen = redact(event, self.seat.number)
        self.seat.knowledge.see(seen)
        self.history.append(seen)
        self.champion.see(seen)


class Reviewer:
    """Reviews one finished game: `run` does the work, bit by bit; then `review` has the result."""

    def __init__(self, record: Record, effort: Effort | None = None) -> None:
        if not record.finished:
            raise RecordError("review-unfinished", record.lines)
        self.record = record
        self.effort = effort or FULL
        self.players = int(record.rules.players)
        self.accounts = [Account() for _ in range(self.players)]
        self.moments: list[Moment] = []
        self.curve: list[tuple[float, ...]] = []
        self.fortunes: list[Fortune] = []
        #: What the decisions that may have been mistakes were made of, by their place among the moments.
        self.candidates: dict[int, JudgedChoice] = {}
        self.opening: SeatPosition | None = None
        self.redeals_won: int | None = None

    def run(self) -> Iterator[float]:
        """Do the work; yield how much of it is done, from 0 to 1, and first when the first moment can be shown."""
        length = max(1, len(self.record.moves))
        for number in self.one_ply():
            yield 0.5 * min(1.0, number / length)
        wanted = sorted(self.candidates, key=lambda at: -self.moments[at].loss)[: self.effort.rolled_out]
        for number, at in enumerate(wanted, 1):
            self.roll_out(at)
            yield 0.5 + 0.4 * number / len(wanted)
        self.deal_again()
        yield 1.0

    def review(self) -> Review:
        winner = self.winner
        return Review(
            judge=FINGERPRINT,
            seats=tuple(
                SeatAccount(
                    seat,
                    int(seat == winner),
                    one.deal,
                    one.luck,
                    one.skill,
                    one.others,
                    one.second_thoughts,
                )
                for seat, one in enumerate(self.accounts)
            ),
            moments=tuple(self.moments),
            curve=tuple(self.curve),
            turning_points=self.turning_points(),
            highlights=tuple(self.highlights_of(seat) for seat in range(self.players)),
            redeals_won=self.redeals_won,
            oddest=min(
                (one for one in self.fortunes if one.odds is not None), key=lambda one: one.odds or 1.0, default=None
            ),
        )

    # -- one ply -------------------------------------------------------------------

    def one_ply(self) -> Iterator[int]:
        game = dealt(self.record)
        onlooker = Onlooker(self.record.rules)
        watchers = [Watcher(game, seat) for seat in range(self.players)]
        values = judge().chances(game, onlooker)
        self.curve.append(shares(values))
        for seat, account in enumerate(self.accounts):
            account.deal = values[seat] - 1 / self.players
        assert self.record.standings is not None
        self.winner = self.record.standings[0]
        self.opening = position_of(game, watchers[self.winner], onlooker)
        before = game.copy()
        for number, step in enumerate(replay(self.record), 1):
            decisions = self.decisions_in(before, step, watchers, onlooker)
            expected = self.expectations_of(before, step, watchers, onlooker, decisions)
            risks = risks_in(step, watchers)
            onlooker.see(step.events)
            for watcher in watchers:
                if before.is_alive(watcher.seat.number):
                    for event in step.events:
                        watcher.see(event)
            after = judge().chances(step.game, onlooker)
            self.add_moments(decisions, before, step, number)
            self.book(before, step, number, values, after, decisions, expected, risks)
            values = after
            self.curve.append(shares(values))
            before = step.game.copy()
            yield number

    def decisions_in(
        self, before: State, step: ReplayStep, watchers: list[Watcher], onlooker: Onlooker
    ) -> dict[int, JudgedChoice]:
        """Return the choices that the step shows: of all who let a window pass, if it closed, else of one player."""
        if step.move is not None:
            chosen = [(step.seat, step.move)]
        else:
            passing = PASSING[before.asking]
            able = before.can_play_in(before.asking) & before.waiting
            chosen = [(seat, passing) for seat in range(self.players) if able >> seat & 1]
        found = {}
        for seat, move in chosen:
            if len(legal_moves(before, seat)) > 1:
                decision = self.decision(before, watchers[seat], onlooker, move)
                if decision is not None:
                    found[seat] = decision
        return found

    def decision(self, before: State, watcher: Watcher, onlooker: Onlooker, move: Move) -> JudgedChoice | None:
        position = position_of(before, watcher, onlooker)
        options = watcher.champion.ranked(position.view, position.knowledge)
        best = options[0]
        if len(options) == 1 and move == best:
            return None
        considered = tuple(dict.fromkeys([best, move, *options]))
        valued = considered[:MOST_VALUED]
        values = OnePly(position, self.effort.redeals).values(valued)
        return JudgedChoice(position, move, best, dict(zip(valued, values, strict=True)), considered)

    def expectations_of(
        self,
        before: State,
        step: ReplayStep,
        watchers: list[Watcher],
        onlooker: Onlooker,
        decisions: dict[int, JudgedChoice],
    ) -> dict[int, float]:
        """Return what the step was worth, before its luck was known, to those whom it befell without a choice."""
        found = {}
        for seat in range(self.players):
            if seat not in decisions and before.is_alive(seat) and fate_of(before, step, seat):
                ply = OnePly(position_of(before, watchers[seat], onlooker), self.effort.redeals)
                found[seat] = ply.value_of_closing() if step.move is None else ply.values([step.move])[0]
        return found

    def add_moments(self, decisions: dict[int, JudgedChoice], before: State, step: ReplayStep, number: int) -> None:
        edition = self.record.rules.edition
        for seat, one in decisions.items():
            loss = one.values[one.best] - one.values[one.played]
            verdict = verdict_of(loss, None, is_champions=one.played == one.best)
            if loss >= SLIP:
                self.candidates[len(self.moments)] = one
            self.moments.append(
                Moment(
                    seat=seat,
                    question=step.question,
                    step=number,
                    asking=QUESTION_WORDS[before.asking],
                    played=write_move(one.played, edition),
                    best=write_move(one.best, edition),
                    loss=loss,
                    confirmed=None,
                    verdict=verdict,
                    chances=self.curve[-1],
                    options=ranked(one.values, edition),
                    facts=facts_about(one.position, one.played, one.best),
                )
            )

    def book(
        self,
        before: State,
        step: ReplayStep,
        number: int,
        values: list[float],
        after: list[float],
        decisions: dict[int, JudgedChoice],
        expected: dict[int, float],
        risks: dict[int, float],
    ) -> None:
        """Enter the change of every seat's chance into its account."""
        for seat, account in enumerate(self.accounts):
            if not before.is_alive(seat):
                continue
            kind = fate_of(before, step, seat)
            expectation = values[seat]
            if seat in decisions:
                one = decisions[seat]
                account.skill += one.values[one.played] - one.values[one.best]
                account.second_thoughts += one.values[one.best] - values[seat]
                expectation = one.values[one.played]
            elif seat in expected:
                expectation = expected[seat]
                if step.seat == seat:
                    account.second_thoughts += expectation - values[seat]
                else:
                    account.others += expectation - values[seat]
            rest = after[seat] - expectation
            if kind:
                mean = mean_luck(kind, self.players) if self.effort.centred else 0.0
                account.luck += rest - mean
                account.second_thoughts += mean
                self.fortunes.append(Fortune(seat, number, kind, rest - mean, risks.get(seat)))
            elif seat == step.seat and not is_window(before.asking):
                account.second_thoughts += rest
            else:
                account.others += rest

    # -- rollouts ------------------------------------------------------------------

    def roll_out(self, at: int) -> None:
        """Look again at a move that seems bad, by playing on."""
        one = self.candidates[at]
        moment = confirmed(self.moments[at], difference(one.position, one.best, one.played, self.effort.rollouts))
        if moment.is_bad:
            # Who looks for the better move may find another one than the judge did.
            values = OnePly(one.position, self.effort.redeals).values(one.options)
            every = dict(zip(one.options, values, strict=True))
            moment = replace(moment, options=ranked(every, self.record.rules.edition))
        self.moments[at] = moment

    def deal_again(self) -> None:
        """Play again what the winner was dealt."""
        if self.effort.dealt_again and self.opening is not None:
            self.redeals_won = int(rolled_out(self.opening, [None], self.effort.dealt_again, purpose=2).sum())

    # -- what stands out -------------------------------------------------------------

    def turning_points(self) -> tuple[TurningPoint, ...]:
        found = []
        for step, (before, after) in enumerate(pairwise(self.curve), 1):
            changes = [new - old for old, new in zip(before, after, strict=True)]
            seat = max(range(self.players), key=lambda one: abs(changes[one]))
            if abs(changes[seat]) >= TURNING:
                found.append(TurningPoint(step, seat, changes[seat]))
        most = sorted(found, key=lambda one: -abs(one.change))[:MOST_TURNING_POINTS]
        return tuple(sorted(most, key=lambda one: one.step))

    def highlights_of(self, seat: int) -> Highlights:
        moments = [one for one in self.moments if one.seat == seat]
        finds = [one for one in moments if margin_of(one) >= FIND]
        slips = [one for one in moments if one.is_bad]
        lucky = [one for one in self.fortunes if one.seat == seat and one.luck >= LUCKY]
        return Highlights(
            seat,
            find=max(finds, key=margin_of, default=None),
            slip=max(slips, key=lambda one: one.loss, default=None),
            luckiest=max(lucky, key=lambda one: one.luck, default=None),
        )


def position_of(game: State, watcher: Watcher, onlooker: Onlooker) -> SeatPosition:
    seat = watcher.seat.number
    knowledge = watcher.seat.knowledge.copy()
    return SeatPosition(View(game, seat), knowledge, onlooker.memories[seat].copy(), tuple(watcher.history))


def ranked(values: dict[Move, float], edition: Edition) -> tuple[ValuedMove, ...]:
    """Return the moves with what they're worth, the best first."""
    moves = sorted(values, key=lambda move: -values[move])
    return tuple(ValuedMove(write_move(move, edition), values[move]) for move in moves)


def confirmed(moment: Moment, found: Difference) -> Moment:
    verdict = verdict_of(moment.loss, found, is_champions=False)
    return replace(moment, confirmed=confirms(found), verdict=verdict)


def margin_of(moment: Moment) -> float:
    """Return by how much the played move was the best of those that were valued; 0 if it wasn't."""
    if moment.verdict not in (MoveVerdict.BEST, MoveVerdict.GOOD) or len(moment.options) < 2:
        return 0.0
    first, second = moment.options[:2]
    return first.chance - second.chance if first.move == moment.played else 0.0


def risks_in(step: ReplayStep, watchers: list[Watcher]) -> dict[int, float]:
    """Return how likely it was, in the eyes of who drew a deadly card from the top, that it was one."""
    return {
        event.seat: watchers[event.seat].seat.knowledge.copy().chance_to_explode(0)
        for event in step.events
        if isinstance(event, DrewKitten) and not event.bottom
    }


def shares(values: list[float]) -> tuple[float, ...]:
    """Return chances that sum to 1: each seat judges by what it knows itself, so these needn't."""
    total = sum(values)
    return tuple(value / total for value in values)


def review(record: Record, effort: Effort | None = None) -> Review:
    """Return the review of a finished game."""
    reviewer = Reviewer(record, effort)
    for _ in reviewer.run():
        pass
    return reviewer.review()
