"""Which node has which table, as one node sees it: events and readings of a clock go in, decisions come out.

Nothing here waits, reads a clock or speaks with anybody, so a simulation runs a thousand of these for a day.  None of
it has to be right: a node that believes wrongly that a table is its own can store nothing, for whoever has taken the
table since has written a claim behind which nothing of the other's fits.  This is for speed: that nodes seldom believe
wrongly, and that somebody has every table soon after its node was lost.

Each node sends a heartbeat every second, and hears its own.  Nobody compares clocks: a node is gone when *we* have seen
nothing new from it for a while by our own.  A node that does not hear itself lets its tables go before the others think
it gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeAlias

from boomcat.server.cluster.formats import HERE, Formats

__all__ = [
    "BEAT",
    "GONE",
    "LAPSE",
    "Cannot",
    "Decision",
    "Heartbeat",
    "Holder",
    "Lease",
    "Mine",
    "NodeList",
    "Ownership",
    "TakeLease",
    "Theirs",
]

#: Seconds between two heartbeats of a node.
BEAT = 1.0
#: A node that has not heard its own for so long lets its tables go.
LAPSE = 3.0
#: A node of which nothing new was seen for so long is gone.
GONE = 4.0
#: So long we know that somebody is dead; a lease of theirs that turns up later costs whoever asks a moment.
REMEMBERED = 86_400.0


class Holder(NamedTuple):
    """A node, and which of its lives: one that was started again has none of its tables any more."""

    node: str
    incarnation: str


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """What a node says of itself every second."""

    holder: Holder
    #: Which part of what it can do it does: from 0, and above 1 it had better not be given more.
    load: float = 0.0
    #: It takes no new tables, or is about to stop.
    full: bool = False
    leaving: bool = False
    #: Its wall clock, only to tell an operator of clocks that are apart; and its version, for the same.
    wall: float = 0.0
    version: str = ""
    formats: Formats = HERE


@dataclass(frozen=True, slots=True)
class Lease:
    """What is written about a table; the revision is what a new one must replace."""

    holder: Holder
    revision: int


# -- decisions -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mine:
    """It is here, in memory."""


@dataclass(frozen=True, slots=True)
class Theirs:
    """Ask this node, which lives."""

    holder: Holder


@dataclass(frozen=True, slots=True)
class TakeLease:
    """Nobody has it: write a lease in place of this revision (0: where there is none), then the claim."""

    revision: int


@dataclass(frozen=True, slots=True)
class Cannot:
    """We may take nothing now: we have not been heard for too long, or are about to stop."""


Decision: TypeAlias = Mine | Theirs | TakeLease | Cannot


# -- who lives -------------------------------------------------------------------------


@dataclass(slots=True)
class Sighting:
    """The newest that was seen of a node, and when."""

    number: int
    at: float
    beat: Heartbeat


@dataclass(slots=True)
class NodeList:
    """All nodes as they were last seen.  Nodes that see the same may share one."""

    seen: dict[str, Sighting] = field(default_factory=dict)
    #: Those who are gone, and since when.
    dead: dict[Holder, float] = field(default_factory=dict)
    #: Nodes of which only leases tell, and since when we wonder: their first heartbeat may be on its way.
    rumours: dict[Holder, float] = field(default_factory=dict)
    #: Since when we see everything: whoever lives is heard within a few seconds.
    watching: float = 0.0

    def heard(self, number: int, beat: Heartbeat, now: float) -> None:
        """A heartbeat was seen.  One that was seen before is no sign of life, however often it comes; nor is one of a
        life that is over, because the node has begun another."""
        holder = beat.holder
        known = self.seen.get(holder.node)
        if known is not None and known.beat.holder == holder and number <= known.number:
            return
        if known is not None and known.beat.holder != holder:
            if holder in self.dead:
                return
            self.dead[known.beat.holder] = now
        self.seen[holder.node] = Sighting(number, now, beat)
        self.rumours.pop(holder, None)
        self.dead.pop(holder, None)

    def left(self, node: str, now: float) -> None:
        """It has taken its name off the list: it stopped gently."""
        known = self.seen.pop(node, None)
        if known is not None:
            self.dead[known.beat.holder] = now

    def blind(self, now: float) -> None:
        """We saw nothing for a while, which was our doing: nobody is gone for that."""
        for one in self.seen.values():
            one.at = max(one.at, now)
        for holder, since in self.rumours.items():
            self.rumours[holder] = max(since, now)
        self.watching = max(self.watching, now)

    def lives(self, holder: Holder, now: float) -> bool:
        known = self.seen.get(holder.node)
        if known is not None and known.beat.holder == holder:
            return now - known.at < GONE
        # Of those who died before we came we learn nothing but that they are silent.  Each of a thousand nodes would
        # wonder anew, for as long as somebody is sent from one to the other.
        patience = GONE if now - self.watching < GONE else BEAT
        return holder not in self.dead and now - self.rumours.setdefault(holder, now) < patience

    def gone(self, now: float) -> list[Holder]:
        """Those who have died since the last look."""
        found = [one.beat.holder for one in self.seen.values() if now - one.at >= GONE]
        for holder in found:
            self.left(holder.node, now)
        for book in (self.dead, self.rumours):
            # In the order of time, but for those few that were put off by `blind`.
            while book and now - book[oldest := next(iter(book))] > REMEMBERED:
                del book[oldest]
        return found

    def alive(self, now: float) -> Iterator[Heartbeat]:
        return (one.beat for one in self.seen.values() if now - one.at < GONE)

    def pick(
        self,
        now: float,
        random: Random,
        able: Callable[[Heartbeat], bool],
        but: Iterable[str] = (),
        added: Mapping[str, float] | None = None,
    ) -> Heartbeat | None:
        """A node with room: the less busy one of two.  If all chose the least busy, it would not be for long.  `added`
        is what we have given to each since it said how busy it is."""
        without, more = set(but), added or {}
        room = [one for one in self.alive(now) if not one.leaving and one.holder.node not in without and able(one)]
        if not room:
            return None
        return min(random.sample(room, min(2, len(room))), key=lambda one: one.load + more.get(one.holder.node, 0.0))

    def apart(self, wall: float, now: float) -> float:
        """By how many seconds another node's wall clock differs from ours at most."""
        gaps = (abs(one.beat.wall + (now - one.at) - wall) for one in self.seen.values() if now - one.at < GONE)
        return max(gaps, default=0.0)


# -- what is ours ----------------------------------------------------------------------


class Ownership:
    """One node: what it has, and what it may take."""

    def __init__(self, me: Holder, roll: NodeList, now: float, formats: Formats = HERE) -> None:
        self.me = me
        self.formats = formats
        self.roll = roll
        roll.blind(now)
        #: When the last heartbeat that we heard was sent: the others may have heard nothing newer.
        self.confirmed = now
        #: Whether we let everything go, and have not been heard since.
        self.lapsed = False
        self.leaving = False
        #: The tables in memory, and the revisions of their leases.
        self.held: dict[str, int] = {}

    # -- heartbeats ----------------------------------------------------------------------

    def echoed(self, sent: float) -> None:
        """We have heard our own heartbeat, which was sent then."""
        self.confirmed = max(self.confirmed, sent)
        self.lapsed = False

    def look(self, now: float) -> list[str]:
        """The tables that must be let go now, because the others may think us gone."""
        if now - self.confirmed < LAPSE:
            return []
        self.lapsed = True
        return self.let_all_go()

    def may_take(self, now: float) -> bool:
        return not self.leaving and not self.lapsed and now - self.confirmed < LAPSE

    # -- tables --------------------------------------------------------------------------

    def where(self, code: str, lease: Lease | None, now: float) -> Decision:
        """Where a table is, given the lease that was read just now."""
        if code in self.held:
            # Whoever has replaced our lease has the table, or will; we find that out by what we cannot store.
            return Mine()
        if lease is not None and lease.holder != self.me and self.roll.lives(lease.holder, now):
            return Theirs(lease.holder)
        if not self.may_take(now):
            return Cannot()
        return TakeLease(0 if lease is None else lease.revision)

    def took(self, code: str, revision: int, now: float) -> bool:
        """Our lease is written.  False if too much time has passed over it: then it must not be used."""
        if not self.may_take(now):
            return False
        self.held[code] = revision
        return True

    def let_go(self, code: str) -> int | None:
        """It has left the memory, or was lost.  The revision of our lease, which may be taken away now."""
        return self.held.pop(code, None)

    def let_all_go(self) -> list[str]:
        codes = list(self.held)
        self.held.clear()
        return codes

    def leave(self) -> None:
        """We are about to stop: nothing more is taken."""
        self.leaving = True

    def heirs(self, now: float, random: Random) -> Iterator[tuple[str, int, Holder | None]]:
        """Who gets each of our tables when we stop: its code, our revision, and a node; None if there is nobody."""

        def able(beat: Heartbeat) -> bool:
            """Who reads all that we read can run all that we have."""
            return not beat.full and beat.formats.reads >= self.formats.reads

        held, mine = list(self.held.items()), self.roll.seen.get(self.me.node)
        # They all go before anybody says again how busy it is: of two others, one would get every table.
        each = (0.0 if mine is None else mine.beat.load) / max(len(held), 1)
        added: dict[str, float] = {}
        for code, revision in held:
            chosen = self.roll.pick(now, random, able, [self.me.node], added)
            if chosen is not None:
                node = chosen.holder.node
                added[node] = added.get(node, 0.0) + each
            yield code, revision, None if chosen is None else chosen.holder
