"""Records of games: one line per move, from which a game can be replayed (`docs/records.md`)."""

from boomcat.records.reader import read_record as read_record
from boomcat.records.record import FORMAT as FORMAT
from boomcat.records.record import NO_TIME as NO_TIME
from boomcat.records.record import RULES_VERSION as RULES_VERSION
from boomcat.records.record import VERSION as VERSION
from boomcat.records.record import Player as Player
from boomcat.records.record import Promise as Promise
from boomcat.records.record import Record as Record
from boomcat.records.record import RecordError as RecordError
from boomcat.records.recorder import Recorder as Recorder
from boomcat.records.recorder import write_record as write_record
from boomcat.records.replay import ReplayStep as ReplayStep
from boomcat.records.replay import Rolled as Rolled
from boomcat.records.replay import dealt as dealt
from boomcat.records.replay import decisions as decisions
from boomcat.records.replay import replay as replay
from boomcat.records.replay import rolled as rolled
