"""Records of games: what was decided, line by line, so that a game can be told again: `docs/records.md`."""

from boomcat.records.errors import RecordError
from boomcat.records.reader import read_record
from boomcat.records.record import FORMAT, RULES_VERSION, VERSION, Entry, Player, Record
from boomcat.records.recorder import Recorder
from boomcat.records.replay import Step, dealt, replay

__all__ = [
    "FORMAT",
    "RULES_VERSION",
    "VERSION",
    "Entry",
    "Player",
    "Record",
    "RecordError",
    "Recorder",
    "Step",
    "dealt",
    "read_record",
    "replay",
]
