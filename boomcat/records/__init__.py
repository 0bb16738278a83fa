"""Records of games: one line per move, from which a game can be replayed (`docs/records.md`)."""

from boomcat.records.decisions import Decision, decisions
from boomcat.records.reader import read_record
from boomcat.records.record import FORMAT, NO_TIME, RULES_VERSION, VERSION, Player, Promise, Record, RecordedMove
from boomcat.records.record_errors import RecordError
from boomcat.records.recorder import Recorder, write_record
from boomcat.records.replay import ReplayStep, dealt, replay
from boomcat.records.rolls import Rolled, rolled

__all__ = [
    "FORMAT",
    "NO_TIME",
    "RULES_VERSION",
    "VERSION",
    "Decision",
    "Player",
    "Promise",
    "Record",
    "RecordError",
    "RecordedMove",
    "Recorder",
    "ReplayStep",
    "Rolled",
    "dealt",
    "decisions",
    "read_record",
    "replay",
    "rolled",
    "write_record",
]
