"""All lines between two nodes.  What is said on them in one moment travels in one batch, and batches are numbered.

A batch may be lost.  Then nothing is repeated: every line ends, its client is told to come back, and says what it has
seen last.  So an order of messages that a client gets is always one that its table sent.

Each side counts its batches from 1 in an epoch of its own.  Who misses one says which epoch it cannot follow, until the
other has begun another.  Who has nothing to say sends an empty batch every second, so that a loss at the end, or a
silence, is noticed, too.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from enum import IntEnum

import msgspec

from boomcat.server.cluster.formats import HERE
from boomcat.server.cluster.ownership import GONE, Holder
from boomcat.server.tables.messages import Goodbye, Hello, Ping, Refused, Request
from boomcat.server.tables.table_port import DECODER, Guest, Place

__all__ = [
    "Link",
    "LinkBatch",
    "LinkBatchHead",
    "Opening",
    "RemoteTable",
    "RemoteViewer",
    "head_of",
    "read_batch",
    "refusal",
]

#: A batch is sent when it has so many bytes: NATS takes no more than a megabyte.
LARGEST = 256 * 1024


class FrameKind(IntEnum):
    """What a frame is.  The first four are said by the node of the guest, the others by that of the table."""

    OPEN = 1
    HELLO = 2
    ASK = 3
    CLOSE = 4
    SAY = 5
    END = 6
    DONE = 7


class Frame(msgspec.Struct, array_like=True, frozen=True):
    line: int
    kind: int
    data: bytes = b""


class Opening(msgspec.Struct, array_like=True, frozen=True):
    """Which table is wanted, and where the guest is."""

    code: str
    address: str


class LinkBatchHead(msgspec.Struct, array_like=True, frozen=True):
    """As much of a batch as can always be read."""

    format: int
    node: str
    incarnation: str
    epoch: str


class LinkBatch(LinkBatchHead, array_like=True, frozen=True):
    number: int
    #: The other's epoch, if we have lost one of its batches.
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


def head_of(message: bytes) -> LinkBatchHead:
    return HEADS.decode(message)


def refusal(me: Holder, says: int, strange: LinkBatchHead) -> bytes:
    """To who sent something that we can't read: whoever is on their lines must come back, wherever the table is."""
    return ENCODER.encode(LinkBatch(says, *me, secrets.token_hex(6), 1, strange.epoch, []))


class RemoteTable:
    """A table of another node, for one guest of ours."""

    __slots__ = ("guest", "number", "opening", "link")

    def __init__(self, link: Link, opening: Opening) -> None:
        self.link = link
        self.opening = opening
        #: 0 until the guest has said hello, and again when it is over.
        self.number = 0
        self.guest: Guest | None = None

    def hello(self, guest: Guest, hello: Hello, said: bytes) -> None:
        if not self.number:
            self.guest = guest
            self.number = self.link.add_line(self)
            self.link.say(self.number, FrameKind.OPEN, ENCODER.encode(self.opening))
        guest.begin()
        self.link.say(self.number, FrameKind.HELLO, said)

    def ask(self, guest: Guest, request: Request, said: bytes) -> None:
        if self.number:
            guest.begin()
            self.link.say(self.number, FrameKind.ASK, said)

    def leave(self, guest: Guest) -> None:
        if self.number:
            self.link.say(self.number, FrameKind.CLOSE)
            self.link.forget_line(self)

    def take(self, kind: int, data: bytes) -> None:
        guest = self.guest
        assert guest is not None
        if kind == FrameKind.SAY:
            guest.send(data)
        elif kind == FrameKind.DONE:
            guest.answered()
        elif kind == FrameKind.END:
            self.link.forget_line(self)
            guest.end(data.decode())

    def cut(self) -> None:
        """Nobody knows what was lost: come back, wherever the table is then."""
        guest = self.guest
        assert guest is not None
        self.link.forget_line(self)
        guest.send(STOPPING)
        guest.end("stopping")


class RemoteViewer:
    """A guest of another node, at a table of ours."""

    __slots__ = ("address", "asking", "begun", "entered", "number", "place", "link")

    def __init__(self, link: Link, number: int, place: Place, address: str) -> None:
        self.link = link
        self.number = number
        self.place = place
        self.address = address
        self.asking = 0
        #: How many requests the table has taken up so far.
        self.begun = 0
        self.entered = False

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

    # -- as its node says it ---------------------------------------------------------------

    def take(self, kind: int, data: bytes) -> None:
        if kind == FrameKind.CLOSE:
            self.vanish()
            return
        begun = self.begun
        try:
            request = DECODER.decode(data)
        except msgspec.DecodeError as error:  # the other node is newer, and knows requests that we don't
            self.send(REFUSALS.encode(Refused(None, "bad-message", {"problem": str(error)[:200]}, [])))
        else:
            if isinstance(request, Hello):
                self.entered = True
                self.place.hello(self, request, data)
            elif not isinstance(request, Ping):
                self.place.ask(self, request, data)
        if self.begun == begun and self.number:
            self.link.say(self.number, FrameKind.DONE)  # it never got to the table, which would have said so

    def vanish(self) -> None:
        """The line is no more."""
        self.link.guests.pop(self.number, None)
        self.number = 0
        if self.entered:
            self.entered = False
            self.place.leave(self)


class Link:
    def __init__(
        self,
        me: Holder,
        peer: Holder,
        now: Callable[[], float],
        send: Callable[[bytes], None],
        soon: Callable[[Callable[[], None]], object],
        place: Callable[[str], Place | None],
        complain: Callable[[Exception], None],
        says: int = HERE.says,
    ) -> None:
        self.me = me
        self.says = says
        self.peer = peer
        self.now = now
        self.send = send
        #: Calls something when this moment is over.
        self.soon = soon
        #: Where a table of ours is, if it is here.
        self.place = place
        #: Told what went wrong with a frame.
        self.complain = complain
        self.lines: dict[int, RemoteTable] = {}
        self.guests: dict[int, RemoteViewer] = {}
        self.last_line = 0
        #: What we say, and what of it is not sent yet.
        self.epoch = secrets.token_hex(6)
        self.number = 0
        self.frames: list[Frame] = []
        self.waiting = 0
        #: What we hear: their epoch and its last number; or the one that we cannot follow.
        self.their_epoch = ""
        self.their_number = 0
        self.lost = ""
        self.heard_at = now()

    @property
    def busy(self) -> bool:
        return bool(self.lines or self.guests or self.lost)

    # -- speaking --------------------------------------------------------------------------

    def add_line(self, line: RemoteTable) -> int:
        if not self.busy:
            self.heard_at = self.now()
        self.last_line += 1
        self.lines[self.last_line] = line
        return self.last_line

    def forget_line(self, line: RemoteTable) -> None:
        self.lines.pop(line.number, None)
        line.number = 0

    def say(self, line: int, kind: FrameKind, data: bytes = b"") -> None:
        if not self.frames:
            self.soon(self.flush)
        self.frames.append(Frame(line, kind, data))
        self.waiting += len(data)
        if self.waiting > LARGEST:
            self.flush()

    def flush(self) -> None:
        if self.frames:
            self.dispatch()

    def dispatch(self) -> None:
        frames, self.frames, self.waiting = self.frames, [], 0
        self.number += 1
        node, incarnation = self.me
        batch = LinkBatch(self.says, node, incarnation, self.epoch, self.number, self.lost, frames)
        self.send(ENCODER.encode(batch))

    # -- hearing ---------------------------------------------------------------------------

    def heard(self, batch: LinkBatch) -> None:
        self.heard_at = self.now()
        if batch.lost == self.epoch:
            self.begin_anew()
        if batch.epoch == self.lost:
            return  # until they have begun another
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
                self.complain(error)
                self.break_off(frame.line, frame.kind)

    def take(self, frame: Frame) -> None:
        if frame.kind >= FrameKind.SAY:
            line = self.lines.get(frame.line)
            if line is not None:
                line.take(frame.kind, frame.data)
        elif frame.kind == FrameKind.OPEN:
            self.open(frame.line, OPENINGS.decode(frame.data))
        else:
            guest = self.guests.get(frame.line)
            if guest is not None:
                guest.take(frame.kind, frame.data)

    def open(self, number: int, opening: Opening) -> None:
        place = self.place(opening.code)
        if place is None:  # it went while they were on their way
            self.say(number, FrameKind.SAY, STOPPING)
            self.say(number, FrameKind.END, b"stopping")
        else:
            self.guests[number] = RemoteViewer(self, number, place, opening.address)

    def break_off(self, number: int, kind: int) -> None:
        """A frame of this line made no sense here: its client comes back, and says what it has seen."""
        try:
            if kind >= FrameKind.SAY:
                line = self.lines.get(number)
                if line is not None:
                    self.say(number, FrameKind.CLOSE)
                    line.cut()
            else:
                self.say(number, FrameKind.SAY, STOPPING)
                self.say(number, FrameKind.END, b"stopping")
                guest = self.guests.get(number)
                if guest is not None:
                    guest.vanish()
        except Exception as error:
            self.complain(error)

    # -- losing ----------------------------------------------------------------------------

    def lose(self) -> None:
        """Something of theirs is missing."""
        self.end_all()
        if self.their_epoch:
            self.lost, self.their_epoch, self.their_number = self.their_epoch, "", 0
        self.dispatch()

    def begin_anew(self) -> None:
        """Something of ours is missing."""
        self.end_all()
        self.epoch, self.number = secrets.token_hex(6), 0

    def void(self) -> None:
        """Both may be: we were not connected for a while."""
        self.begin_anew()
        self.lose()

    def look(self) -> None:
        """Every second."""
        if self.busy:
            if self.now() - self.heard_at > GONE:
                self.heard_at = self.now()
                self.void()
            else:
                self.dispatch()

    def end_all(self) -> None:
        for line in list(self.lines.values()):
            line.cut()
        for guest in list(self.guests.values()):
            guest.vanish()
        self.frames, self.waiting = [], 0  # all of it was about these lines, which the other side ends, too
