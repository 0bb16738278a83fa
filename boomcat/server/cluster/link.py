"""The link between two nodes: carries the messages of viewers who are at one node and whose table is at the other.

Messages of the same moment travel in one numbered batch.  If a batch is lost nothing is repeated: every viewer on the
link is disconnected, reconnects, and resumes after the last message it has seen.  So a client gets the messages of its
table in order, without a gap.

Each side counts its batches from 1 in its epoch.  A node that misses one names the epoch that it can't follow, until
the other begins a new one.  An idle node sends an empty batch every second, so that a lost last batch and a silent node
are noticed, too.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

import msgspec

from boomcat.server.cluster.ownership import GONE_SECONDS, Holder, NodeMessage
from boomcat.server.tables.actor import TablePort, Viewer
from boomcat.server.tables.decoding import DECODER
from boomcat.server.tables.messages import Goodbye, Hello, Ping, Refused, Request

if TYPE_CHECKING:
    from boomcat.server.cluster.membership import ClusterMember

#: A batch of this size is sent at once: NATS takes at most a megabyte.
LARGEST_BATCH_BYTES = 256 * 1024


class FrameKind(IntEnum):
    """The kind of a frame.  The node of the viewer sends the first four, that of the table the others."""

    OPEN = 1
    HELLO = 2
    ASK = 3
    CLOSE = 4
    SAY = 5
    END = 6
    DONE = 7


class Frame(msgspec.Struct, array_like=True, frozen=True):
    #: The number of the viewer on this link.
    channel: int
    kind: int
    data: bytes = b""


class Opening(msgspec.Struct, array_like=True, frozen=True):
    """The code of the table, and the address of the viewer."""

    code: str
    address: str


class LinkBatchHead(NodeMessage, array_like=True, frozen=True):
    """The part of a batch that every version can read."""

    epoch: str


class LinkBatch(LinkBatchHead, array_like=True, frozen=True):
    number: int
    #: The other node's epoch, if we have lost one of its batches.
    lost: str
    frames: list[Frame]


ENCODER = msgspec.msgpack.Encoder()
HEADS = msgspec.msgpack.Decoder(LinkBatchHead)
BATCHES = msgspec.msgpack.Decoder(LinkBatch)
OPENINGS = msgspec.msgpack.Decoder(Opening)
REFUSALS = msgspec.json.Encoder()
STOPPING = msgspec.json.encode(Goodbye(reason="stopping"))


def read_batch(message: bytes) -> LinkBatch:
    return BATCHES.decode(message)


def refusal(me: Holder, says: int, strange: LinkBatchHead) -> bytes:
    """Return the reply to a batch that we can't read: its sender must disconnect its viewers."""
    return ENCODER.encode(LinkBatch(says, *me, secrets.token_hex(6), 1, strange.epoch, []))


@dataclass(slots=True, eq=False)
class RemoteTable:
    """A table at another node, for one viewer here."""

    link: Link
    opening: Opening
    #: 0 before the hello and after the end.
    number: int = 0
    viewer: Viewer | None = None

    def hello(self, viewer: Viewer, hello: Hello, said: bytes) -> None:
        if not self.number:
            self.viewer = viewer
            self.number = self.link.open_channel(self)
            self.link.say(self.number, FrameKind.OPEN, ENCODER.encode(self.opening))
        viewer.begin()
        self.link.say(self.number, FrameKind.HELLO, said)

    def ask(self, viewer: Viewer, request: Request, said: bytes) -> None:
        if self.number:
            viewer.begin()
            self.link.say(self.number, FrameKind.ASK, said)

    def leave(self, viewer: Viewer) -> None:
        if self.number:
            self.link.say(self.number, FrameKind.CLOSE)
            self.link.close_channel(self)

    def take(self, kind: int, data: bytes) -> None:
        viewer = self.viewer
        assert viewer is not None
        if kind == FrameKind.SAY:
            viewer.send(data)
        elif kind == FrameKind.DONE:
            viewer.answered()
        elif kind == FrameKind.END:
            self.link.close_channel(self)
            viewer.end(data.decode())

    def cut(self) -> None:
        """Disconnect the viewer, who reconnects: messages were lost."""
        viewer = self.viewer
        assert viewer is not None
        self.link.close_channel(self)
        viewer.send(STOPPING)
        viewer.end("stopping")


@dataclass(slots=True, eq=False)
class RemoteViewer:
    """A viewer at another node, for one table here."""

    link: Link
    number: int
    place: TablePort
    address: str
    asking: int = 0
    #: Requests that the table has begun so far.
    begun: int = 0
    entered: bool = False

    # -- as the table sees it --------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.number:
            self.link.say(self.number, FrameKind.SAY, message)

    def end(self, reason: str) -> None:
        if self.number:
            self.link.say(self.number, FrameKind.END, reason.encode())
            self.vanish()

    def begin(self) -> None:
        self.asking += 1
        self.begun += 1

    def answered(self) -> None:
        self.asking -= 1
        if self.number:
            self.link.say(self.number, FrameKind.DONE)

    # -- frames of its node ----------------------------------------------------------------

    def take(self, kind: int, data: bytes) -> None:
        if kind == FrameKind.CLOSE:
            self.vanish()
            return
        begun = self.begun
        try:
            request = DECODER.decode(data)
        except msgspec.DecodeError as error:  # a request that only newer nodes know
            self.send(REFUSALS.encode(Refused(None, "bad-message", {"problem": str(error)[:200]}, [])))
        else:
            if isinstance(request, Hello):
                self.entered = True
                self.place.hello(self, request, data)
            elif not isinstance(request, Ping):
                self.place.ask(self, request, data)
        if self.begun == begun and self.number:
            self.link.say(self.number, FrameKind.DONE)  # it did not reach the table, which would have answered

    def vanish(self) -> None:
        """Leave the table after the viewer has gone."""
        self.link.viewers.pop(self.number, None)
        self.number = 0
        if self.entered:
            self.entered = False
            self.place.leave(self)


class Link:
    """Our end of the link to a node, which listens to this subject."""

    def __init__(self, member: ClusterMember, subject: str) -> None:
        self.member = member
        self.subject = subject
        self.tables: dict[int, RemoteTable] = {}
        self.viewers: dict[int, RemoteViewer] = {}
        self.last_channel = 0
        #: Our epoch, its last batch, and unsent frames with their bytes.
        self.epoch = secrets.token_hex(6)
        self.number = 0
        self.frames: list[Frame] = []
        self.waiting = 0
        #: The epoch of the other node and its last batch, or the epoch that we can't follow.
        self.their_epoch = ""
        self.their_number = 0
        self.lost = ""
        self.heard_at = member.now()

    @property
    def busy(self) -> bool:
        return bool(self.tables or self.viewers or self.lost)

    # -- sending ---------------------------------------------------------------------------

    def open_channel(self, table: RemoteTable) -> int:
        if not self.busy:
            self.heard_at = self.member.now()
        self.last_channel += 1
        self.tables[self.last_channel] = table
        return self.last_channel

    def close_channel(self, table: RemoteTable) -> None:
        self.tables.pop(table.number, None)
        table.number = 0

    def say(self, channel: int, kind: FrameKind, data: bytes = b"") -> None:
        if not self.frames:
            asyncio.get_running_loop().call_soon(self.flush)
        self.frames.append(Frame(channel, kind, data))
        self.waiting += len(data)
        if self.waiting > LARGEST_BATCH_BYTES:
            self.flush()

    def flush(self) -> None:
        if self.frames:
            self.dispatch()

    def dispatch(self) -> None:
        frames, self.frames, self.waiting = self.frames, [], 0
        self.number += 1
        says = self.member.formats.says
        batch = LinkBatch(says, *self.member.me, self.epoch, self.number, self.lost, frames)
        self.member.bus.publish(self.subject, ENCODER.encode(batch))

    # -- receiving -------------------------------------------------------------------------

    def heard(self, batch: LinkBatch) -> None:
        self.heard_at = self.member.now()
        if batch.lost == self.epoch:
            self.begin_anew()
        if batch.epoch == self.lost:
            return  # until they begin a new one
        if batch.epoch != self.their_epoch:
            if self.their_epoch:
                self.end_all()  # they have begun anew
            self.their_epoch, self.their_number, self.lost = batch.epoch, 0, ""
        if batch.number != self.their_number + 1:
            self.lose()
            return
        self.their_number = batch.number
        for frame in batch.frames:
            try:
                self.take(frame)
            except Exception as error:  # the other frames are about other people
                self.member.complain(error)
                self.break_off(frame.channel, frame.kind)

    def take(self, frame: Frame) -> None:
        if frame.kind >= FrameKind.SAY:
            table = self.tables.get(frame.channel)
            if table is not None:
                table.take(frame.kind, frame.data)
        elif frame.kind == FrameKind.OPEN:
            opening = OPENINGS.decode(frame.data)
            place = self.member.here(opening.code)
            if place is None:  # it has moved meanwhile
                self.turn_away(frame.channel)
            else:
                self.viewers[frame.channel] = RemoteViewer(self, frame.channel, place, opening.address)
        else:
            viewer = self.viewers.get(frame.channel)
            if viewer is not None:
                viewer.take(frame.kind, frame.data)

    def turn_away(self, number: int) -> None:
        """Disconnect a viewer at the other node, who reconnects."""
        self.say(number, FrameKind.SAY, STOPPING)
        self.say(number, FrameKind.END, b"stopping")

    def break_off(self, number: int, kind: int) -> None:
        """Disconnect the viewer of a frame that failed; it reconnects and resumes."""
        try:
            if kind >= FrameKind.SAY:
                table = self.tables.get(number)
                if table is not None:
                    self.say(number, FrameKind.CLOSE)
                    table.cut()
            else:
                self.turn_away(number)
                viewer = self.viewers.get(number)
                if viewer is not None:
                    viewer.vanish()
        except Exception as error:
            self.member.complain(error)

    # -- losing ----------------------------------------------------------------------------

    def lose(self) -> None:
        """Handle the loss of one of their batches."""
        self.end_all()
        if self.their_epoch:
            self.lost, self.their_epoch, self.their_number = self.their_epoch, "", 0
        self.dispatch()

    def begin_anew(self) -> None:
        """Begin a new epoch after one of our batches was lost."""
        self.end_all()
        self.epoch, self.number = secrets.token_hex(6), 0

    def void(self) -> None:
        """Handle a lost connection: batches of both sides may be missing."""
        self.begin_anew()
        self.lose()

    def look(self) -> None:
        """Send a batch every second, and notice a silent node."""
        if self.busy:
            if self.member.now() - self.heard_at > GONE_SECONDS:
                self.heard_at = self.member.now()
                self.void()
            else:
                self.dispatch()

    def end_all(self) -> None:
        for table in list(self.tables.values()):
            table.cut()
        for viewer in list(self.viewers.values()):
            viewer.vanish()
        self.frames, self.waiting = [], 0  # all of it was about these channels, which the other side ends, too
