"""The HTTP status of each refusal."""

from __future__ import annotations

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.records import RecordError

STATUS = {
    "no-such-table": 404,
    "no-such-record": 404,
    "no-such-puzzle": 404,
    "no-such-code": 404,
    "no-such-deal": 404,
    "no-such-endpoint": 404,
    "message-too-long": 413,
    "too-many-requests": 429,
    "table-unreadable": 500,
    "too-many-tables": 503,
    "server-is-busy": 503,
    "analysis-is-busy": 503,
    "analysis-failed": 500,
}


def status_of(error: RuleError) -> int:
    return STATUS.get(error.reason, 400 if isinstance(error, MalformedInput | RecordError) else 409)
