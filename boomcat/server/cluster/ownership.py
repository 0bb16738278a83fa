"""Decides which node has which table, as one node sees it: events and clock readings go in, decisions come out.

Nothing here waits, reads a clock or sends anything, so a simulation runs a thousand of these for a day.  Correctness
does not depend on it: a node that wrongly believes it has a table can store nothing, since the new node has written a
claim after which nothing of the old one fits.  This is for speed: such errors are rare, and every table has a node
again soon after its node was lost.

Each node sends a heartbeat every second and receives its own.  Clocks are not compared: a node is gone when we have
seen nothing new from it for a while by our own clock.  A node that does not receive its own heartbeats drops its tables
before the others consider it gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import msgspec

from boomcat.server.cluster.formats import HERE, Formats

#: Seconds between two heartbeats of a node.
HEARTBEAT_SECONDS = 1.0
#: Seconds after which a node that has not received its own heartbeat drops its tables.
LAPSE_SECONDS = 3.0
#: Seconds after which a silent node is gone.
GONE_SECONDS = 4.0
#: Seconds that we remember that a node is gone.  A lease of it that turns up later delays one request.
GONE_NODE_TTL_SECONDS = 86_400.0


class Holder(NamedTuple):
    """A node and its incarnation: a restarted node has none of its former tables."""

    node: str
    incarnation: str


UNKNOWN_NODE = Holder("", "")


class NodeMessage(msgspec.Struct, array_like=True, frozen=True):
    """A lease, and the beginning of other messages.  `format` is the one that the node writes."""

    format: int
    node: str
    incarnation: str

    @property
    def holder(self) -> Holder:
        return Holder(self.node, self.incarnation)


class HeartbeatHead(NodeMessage, array_like=True, frozen=True):
    """The part of a heartbeat that every version can read."""

    number: int


class Heartbeat(HeartbeatHead, array_like=True, frozen=True):
    """The state that a node reports every second."""

    #: The part of its capacity in use, from 0; above 1 it should get no more.
    load: float = 0.0
    #: Whether it takes no new tables, and whether it is about to stop.
    full: bool = False
    leaving: bool = False
    #: Its wall clock, which earlier builds compare with theirs, and their version.
    wall: float = 0.0
    version: str = ""
    #: Whether it is the last one.
    gone: bool = False
    hears: int = 1
    writes: int = 1
    reads: int = 1

    @property
    def formats(self) -> Formats:
        return Formats(self.format, self.hears, self.writes, self.reads)


class TakenMessage(msgspec.Struct, array_like=True, frozen=True):
    """A notice that this table has a newer lease."""

    format: int
    code: str
    revision: int


ENCODER = msgspec.msgpack.Encoder()
HEADS = msgspec.msgpack.Decoder(HeartbeatHead)
BEATS = msgspec.msgpack.Decoder(Heartbeat)
LEASES = msgspec.msgpack.Decoder(NodeMessage)
TAKEN = msgspec.msgpack.Decoder(TakenMessage)


def read_beat(message: bytes, hears: int) -> Heartbeat:
    """Return the heartbeat.  If it is too new for us we know only that its node lives: it gets nothing from us."""
    head = HEADS.decode(message)
    if head.format <= hears:
        return BEATS.decode(message)
    return Heartbeat(head.format, head.node, head.incarnation, head.number, full=True, hears=0, writes=0, reads=0)


def lease_of(holder: Holder, says: int) -> bytes:
    return ENCODER.encode(NodeMessage(says, *holder))


def read_lease(value: bytes) -> Holder:
    """Return the holder of a lease; none if it can't be read, so after a moment another node takes the table."""
    try:
        return LEASES.decode(value).holder
    except msgspec.DecodeError:
        return UNKNOWN_NODE


# -- live nodes ------------------------------------------------------------------------


@dataclass(slots=True)
class Sighting:
    """The newest heartbeat of a node, and when it arrived."""

    at: float
    beat: Heartbeat


@dataclass(slots=True)
class NodeList:
    """All nodes as they were last seen.  Simulated nodes may share one list."""

    seen: dict[str, Sighting] = field(default_factory=dict)
    #: Incarnations that are gone, and since when.
    dead: dict[Holder, float] = field(default_factory=dict)
    #: Holders of leases without a heartbeat so far, and since when: their first one may be on its way.
    rumours: dict[Holder, float] = field(default_factory=dict)
    #: Since when we receive everything: every live node is seen within a few seconds.
    watching: float = 0.0

    def heard(self, beat: Heartbeat, now: float) -> None:
        """Note a heartbeat.  A repeated one does not count, nor does one of an earlier incarnation."""
        holder = beat.holder
        known = self.seen.get(holder.node)
        if known is not None and known.beat.holder == holder and beat.number <= known.beat.number:
            return
        if known is not None and known.beat.holder != holder:
            if holder in self.dead:
                return
            self.dead[known.beat.holder] = now
        self.seen[holder.node] = Sighting(now, beat)
        self.rumours.pop(holder, None)
        self.dead.pop(holder, None)

    def left(self, node: str, now: float) -> None:
        """Note that a node has stopped."""
        known = self.seen.pop(node, None)
        if known is not None:
            self.dead[known.beat.holder] = now

    def blind(self, now: float) -> None:
        """Note that we could not receive for a while: silent nodes are not gone for that."""
        for one in self.seen.values():
            one.at = max(one.at, now)
        for holder, since in self.rumours.items():
            self.rumours[holder] = max(since, now)
        self.watching = max(self.watching, now)

    def lives(self, holder: Holder, now: float) -> bool:
        known = self.seen.get(holder.node)
        if known is not None and known.beat.holder == holder:
            return now - known.at < GONE_SECONDS
        # A node that died before we started is only silent.  With a thousand nodes, a longer wait at each would add
        # up for a client that is sent from one to the next.
        limit = GONE_SECONDS if now - self.watching < GONE_SECONDS else HEARTBEAT_SECONDS
        return holder not in self.dead and now - self.rumours.setdefault(holder, now) < limit

    def gone(self, now: float) -> list[Holder]:
        """Return the nodes that are gone since the last call."""
        found = [one.beat.holder for one in self.seen.values() if now - one.at >= GONE_SECONDS]
        for holder in found:
            self.left(holder.node, now)
        for book in (self.dead, self.rumours):
            # The oldest first, but for the few that `blind` has moved.
            while book and now - book[oldest := next(iter(book))] > GONE_NODE_TTL_SECONDS:
                del book[oldest]
        return found

    def alive(self, now: float) -> Iterator[Heartbeat]:
        return (one.beat for one in self.seen.values() if now - one.at < GONE_SECONDS)

    def pick(
        self,
        now: float,
        random: Random,
        able: Callable[[Heartbeat], bool],
        but: Iterable[str] = (),
        added: Mapping[str, float] | None = None,
    ) -> Heartbeat | None:
        """Return a node with room: the less busy of two random ones, since all nodes would choose the least busy one.

        `added` is the load that we have given to each since its last heartbeat."""
        without, more = set(but), added or {}
        room = [one for one in self.alive(now) if not one.leaving and one.holder.node not in without and able(one)]
        if not room:
            return None
        return min(random.sample(room, min(2, len(room))), key=lambda one: one.load + more.get(one.holder.node, 0.0))


# -- our tables ------------------------------------------------------------------------


class Ownership:
    """The tables that a node has, and whether it may take more."""

    def __init__(self, me: Holder, nodes: NodeList, now: float, formats: Formats = HERE) -> None:
        self.me = me
        self.formats = formats
        self.nodes = nodes
        nodes.blind(now)
        #: When we sent the last heartbeat that we received: the others may have seen nothing newer.
        self.confirmed = now
        #: Whether we dropped all tables, and have received none of our heartbeats since.
        self.lapsed = False
        #: Whether we take no more tables, because we are about to stop.
        self.leaving = False
        #: The tables in memory, and the revisions of their leases.
        self.held: dict[str, int] = {}

    # -- heartbeats ----------------------------------------------------------------------

    def echoed(self, sent: float) -> None:
        """Note that we have received our heartbeat that was sent then."""
        self.confirmed = max(self.confirmed, sent)
        self.lapsed = False

    def look(self, now: float) -> list[str]:
        """Return the tables to drop now, because the others may consider us gone."""
        if now - self.confirmed < LAPSE_SECONDS:
            return []
        self.lapsed = True
        dropped = list(self.held)
        self.held.clear()
        return dropped

    def may_take(self, now: float) -> bool:
        return not self.leaving and not self.lapsed and now - self.confirmed < LAPSE_SECONDS

    # -- tables --------------------------------------------------------------------------

    def where(self, code: str, leased: Holder | None, now: float) -> Holder | None:
        """Return the node that has a table, given the lease that was just read; None without a live one."""
        if code in self.held:
            # If another node has replaced our lease, storing the next change fails.
            return self.me
        return leased if leased not in (None, self.me) and self.nodes.lives(leased, now) else None

    def took(self, code: str, revision: int, now: float) -> bool:
        """Note that our lease is written.  Return False if that took too long to use it."""
        if not self.may_take(now):
            return False
        self.held[code] = revision
        return True

    def let_go(self, code: str) -> int | None:
        """Forget a table, and return the revision of our lease, which may be deleted now."""
        return self.held.pop(code, None)

    def heirs(self, now: float, random: Random) -> Iterator[tuple[str, int, Holder | None]]:
        """Yield each of our tables with our revision and the node that gets it, or None without one."""

        def able(beat: Heartbeat) -> bool:
            """Return whether a node can run all our tables: it reads every format that we read."""
            return not beat.full and beat.formats.reads >= self.formats.reads

        held, mine = list(self.held.items()), self.nodes.seen.get(self.me.node)
        # All tables go before the next heartbeats: without this, one of two other nodes would get them all.
        each = (0.0 if mine is None else mine.beat.load) / max(len(held), 1)
        added: dict[str, float] = {}
        for code, revision in held:
            chosen = self.nodes.pick(now, random, able, [self.me.node], added)
            if chosen is not None:
                node = chosen.holder.node
                added[node] = added.get(node, 0.0) + each
            yield code, revision, None if chosen is None else chosen.holder
